"""What happens, told as events: ids and arguments, made only if anybody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.phrases import Arguments, Event, Journey, Tell, seat_name, seat_place
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


CLAUSES: Final = {
    "accepts-alliance": "TS-21.12",
    "accepts-support": "TS-12.5",
    "allied": "TS-21.7",
    "allows": "TS-22.1",
    "beats-neutral": "TS-15.4",
    "betrays": "TS-23.6",
    "bids": "TS-6.5",
    "buries": "TS-8.10",
    "captures": "TS-16.3",
    "chooses-effect": "TS-4.8",
    "claims": "TS-22.11",
    "combat": "TS-12.1",
    "condemns": "TS-23.3",
    "decides-tie": "TS-6.3",
    "declines": "TS-13.1",
    "declines-alliance": "TS-21.12",
    "denies": "TS-22.5",
    "discards": "TS-13.23",
    "dissolve": "TS-21.3",
    "draws-objectives": "TS-25.6",
    "draws-tide": "TS-18.1",
    "drops": "TS-6.9",
    "enters": "TS-12.15",
    "exchanges": "TS-8.8",
    "excuses": "TS-23.3",
    "falls-short": "TS-15.7",
    "gains": "TS-1.8",
    "is-guest": "TS-22.2",
    "kept-out": "TS-13.30",
    "knight-lost": "TS-7.9",
    "leaves-be": "TS-22.11",
    "leaves-on-top": "TS-8.10",
    "leaves-token": "TS-10.11",
    "looks": "TS-8.8",
    "loses": "TS-1.5",
    "loses-power": "TS-1.9",
    "marches": "TS-10.1",
    "musters-at": "TS-11.3",
    "order-moves": "TS-13.27",
    "orders": "TS-8.7",
    "plays-card": "TS-12.9",
    "proposes": "TS-21.11",
    "proposes-nothing": "TS-21.11",
    "puts-back": "TS-25.1",
    "raid-nothing": "TS-9.2",
    "raids": "TS-9.4",
    "raven-rests": "TS-8.8",
    "reaches": "TS-24.7",
    "ready": "TS-8.6",
    "recruits": "TS-5.2",
    "redraws": "TS-18.3",
    "refuses-support": "TS-12.5",
    "removes-order": "TS-13.17",
    "resolves": "TS-9.1",
    "retreats": "TS-14.4",
    "rises": "TS-7.7",
    "round": "TS-4.1",
    "scores": "TS-25.5",
    "scores-nothing": "TS-25.5",
    "standing": "TS-6.6",
    "strengths": "TS-12.7",
    "sunk": "TS-16.4",
    "supply-is": "TS-3.7",
    "supports": "TS-12.3",
    "supports-nobody": "TS-12.3",
    "takes-all-back": "TS-7.11",
    "takes-back": "TS-7.10",
    "threat-full": "TS-4.3",
    "tide": "TS-18.4",
    "token-removed": "TS-17.1",
    "turns-away": "TS-22.15",
    "unhorsed": "TS-7.9",
    "upgrades": "TS-5.2",
    "uses-blade": "TS-12.11",
    "uses-text": "TS-13.1",
    "victory": "TS-19.1",
    "votes": "TS-21.7",
    "votes-alone": "TS-21.7",
    "watch-wins": "TS-7.2",
    "westeros": "TS-4.2",
    "wildling-card": "TS-7.6",
    "wildlings-attack": "TS-7.1",
    "wildlings-win": "TS-7.2",
    "wins-combat": "TS-12.13",
    "winter": "TS-4.5",
}
"""The rule by which things happen; where the same happens by several, whoever tells it says by which."""

WINS: Final = {"rounds": "TS-19.3", "on-points": "TS-24.5", "objective": "TS-24.6"}
"""The rule by which somebody has won, by how; else it is the seven structures."""


def made(id: str, told: Arguments, clause: str = "", journeys: list[Journey] | None = None) -> Event:
    """An event that everybody sees, by its rule."""
    return Event(id, told, clause=clause or CLAUSES[id], journeys=journeys)


def made_secret(id: str, told: Arguments, secret: Arguments, seat: int) -> Event:
    """An event of which one House alone knows all."""
    return Event(id, told, secret, [seat], CLAUSES[id])


# -- names among arguments --------------------------------------------------------------------------------------------


def area_name(state: TronoDiSpade, area: int) -> str:
    """An area."""
    return f"area-{state.tables.areas[area]}"


def order_name(token: int) -> str:
    """A kind of order."""
    return f"order-{t.TOKENS[token]}"


def unit_name(unit: int) -> str:
    """A kind of unit."""
    return f"unit-{t.UNITS[unit]}"


def track_name(track: int) -> str:
    """An influence track."""
    return f"track-{t.TRACKS[track]}"


def card_name(state: TronoDiSpade, card: int) -> str:
    """A house card by its number among all 42."""
    return f"card-{state.tables.card_names[card]}"


def text_name(text: int) -> str:
    """What a house card does."""
    return f"text-{t.TEXTS[text]}"


def westeros_name(state: TronoDiSpade, card: int) -> str:
    """A Westeros card."""
    return f"westeros-{state.tables.westeros[card].name}"


def wildling_name(card: int) -> str:
    """A wildling card."""
    return f"wildling-{t.WILDLINGS[card]}"


def effect_name(effect: int) -> str:
    """What a Westeros card does."""
    return f"effect-{t.EFFECTS[effect]}"


def piece_name(seat: int, unit: int) -> str:
    """A unit of a House as a thing that travels."""
    return f"{unit_name(unit)}-{seat}"


def units_journeys(state: TronoDiSpade, seat: int, units: list[int], start: int, end: int) -> list[Journey]:
    """Units go from one area to another."""
    places = area_name(state, start), area_name(state, end)
    return [
        Journey(piece_name(seat, unit), *places, units[unit])
        for unit in range(t.FOOTMAN, t.SHIP + 1)
        if units[unit]
    ]


def counted(units: list[int]) -> list[dict[str, object]]:
    """Units as a list of phrases: how many of which."""
    return [
        {"id": "some-units", "arguments": {"number": units[unit], "unit": unit_name(unit)}}
        for unit in range(t.FOOTMAN, t.SHIP + 1)
        if units[unit]
    ]


# -- simple events ----------------------------------------------------------------------------------------------------


def tell_seat(listener: Tell, id: str, seat: int, clause: str = "") -> None:
    """Something a House does: ready, raven-rests, buries, leaves-on-top, uses-blade, redraws, takes-all-back."""
    if listener is not None:
        listener(made(id, {"seat": seat_name(seat)}, clause))


def tell_between(listener: Tell, id: str, seat: int, other: int, clause: str = "") -> None:
    """Something between two Houses: decides-tie, refuses-support."""
    if listener is not None:
        listener(made(id, {"seat": seat_name(seat), "other": seat_name(other)}, clause))


def tell_number(listener: Tell, id: str, seat: int, number: int, clause: str = "") -> None:
    """A number of a House: gains, loses-power, supply-is."""
    if listener is not None:
        listener(made(id, {"seat": seat_name(seat), "number": number}, clause))


def tell_area(
    state: TronoDiSpade,
    listener: Tell,
    id: str,
    seat: int,
    area: int,
    clause: str = "",
    journeys: list[Journey] | None = None,
) -> None:
    """Something a House does somewhere.

    raid-nothing, musters-at, falls-short, beats-neutral, supports-nobody, kept-out, enters, retreats, turns-away.
    """
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "area": area_name(state, area)}
        listener(made(id, told, clause, journeys))


def tell_token(state: TronoDiSpade, listener: Tell, id: str, seat: int, area: int) -> None:
    """A power token comes or goes: leaves-token, token-removed."""
    if listener is not None:
        name, house = area_name(state, area), seat_place(seat)
        way = (house, name) if id == "leaves-token" else (name, house)
        listener(made(id, {"seat": seat_name(seat), "area": name}, journeys=[Journey("token", *way)]))


def tell_order(
    state: TronoDiSpade,
    listener: Tell,
    id: str,
    seat: int,
    area: int,
    token: int,
    clause: str = "",
    end: str = "",
) -> None:
    """Something with an order, which may come off: resolves, order-moves, removes-order, exchanges."""
    if listener is not None:
        name = area_name(state, area)
        told: Arguments = {"seat": seat_name(seat), "area": name, "order": order_name(token)}
        listener(made(id, told, clause, [Journey("order", name, end)] if end else None))


def tell_track(state: TronoDiSpade, listener: Tell, id: str, seat: int, track: int, clause: str = "") -> None:
    """A House moves on a track: drops, rises."""
    if listener is not None:
        place = state.tracks[track].index(seat) + 1
        listener(made(id, {"seat": seat_name(seat), "track": track_name(track), "place": place}, clause))


def tell_card(state: TronoDiSpade, listener: Tell, id: str, seat: int, card: int, clause: str = "") -> None:
    """Something with a house card: plays-card, discards, takes-back."""
    if listener is not None:
        listener(made(id, {"seat": seat_name(seat), "card": card_name(state, card)}, clause))


def tell_text(state: TronoDiSpade, listener: Tell, seat: int, text: int) -> None:
    """A text works."""
    if listener is not None:
        listener(made("uses-text", {"seat": seat_name(seat), "text": text_name(text)}))


# -- alliances --------------------------------------------------------------------------------------------------------


def tell(listener: Tell, id: str, arguments: Arguments) -> None:
    """An event of its own kind."""
    if listener is not None:
        listener(made(id, arguments))


def _names(seats: list[int]) -> list[str]:
    return [seat_name(seat) for seat in seats]


def tell_vote(listener: Tell, seat: int, named: list[int]) -> None:
    """A vote is shown."""
    if listener is not None:
        voter: Arguments = {"seat": seat_name(seat)}
        if named:
            listener(made("votes", {**voter, "houses": _names(named)}))
        else:
            listener(made("votes-alone", voter))


def tell_allied(listener: Tell, seats: list[int]) -> None:
    """An alliance is formed."""
    if listener is not None:
        listener(made("allied", {"houses": _names(seats)}))


def tell_proposal(listener: Tell, seat: int, named: list[int]) -> None:
    """An alliance is proposed."""
    if listener is not None:
        listener(made("proposes", {"seat": seat_name(seat), "houses": _names(named)}))


def tell_accepted(listener: Tell, seat: int, by: int, others: list[int]) -> None:
    """A proposal is accepted; ``others`` are whom the alliance would join the House with."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(by)}
        listener(made("accepts-alliance", {**told, "houses": _names(others)}))


def tell_declined(listener: Tell, seat: int, by: int, others: list[int], reason: int) -> None:
    """A proposal is declined, and why."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(by), "houses": _names(others)}
        listener(made("declines-alliance", {**told, "reason": f"reason-{t.REASONS[reason]}"}))


def tell_betrayal(listener: Tell, traitor: int, betrayed: list[int]) -> None:
    """A House breaks away."""
    if listener is not None:
        listener(made("betrays", {"seat": seat_name(traitor), "houses": _names(betrayed)}))


def tell_leave(
    state: TronoDiSpade,
    listener: Tell,
    granted: bool,
    seat: int,
    asker: int,
    what: str,
    area: int,
    clause: str = "",
) -> None:
    """An ally grants or denies what it was asked for: a bridge, entry, the land itself (gift), or a haven."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(asker), "what": what}
        listener(made("allows" if granted else "denies", {**told, "area": area_name(state, area)}, clause))


def tell_between_at(state: TronoDiSpade, listener: Tell, id: str, seat: int, other: int, area: int) -> None:
    """Something between two Houses somewhere: leaves-be."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(other)}
        listener(made(id, {**told, "area": area_name(state, area)}))


def tell_guest(state: TronoDiSpade, listener: Tell, seat: int, host: int, area: int) -> None:
    """Units come into an ally's land."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(host)}
        listener(made("is-guest", {**told, "area": area_name(state, area)}))


def tell_reached(listener: Tell, seat: int, name: str) -> None:
    """A House has reached the objective that wins at once."""
    if listener is not None:
        listener(made("reaches", {"seat": seat_name(seat), "card": f"objective-{name}"}))


# -- units ------------------------------------------------------------------------------------------------------------


def tell_sunk(state: TronoDiSpade, listener: Tell, seat: int, port: int, number: int) -> None:
    """Ships in a port are destroyed."""
    if listener is not None:
        name = area_name(state, port)
        told: Arguments = {"seat": seat_name(seat), "area": name, "number": number}
        journeys = [Journey(piece_name(seat, t.SHIP), name, seat_place(seat), number)]
        listener(made("sunk", told, journeys=journeys))


def tell_captured(
    state: TronoDiSpade, listener: Tell, seat: int, other: int, port: int, number: int, clause: str = ""
) -> None:
    """Ships in a port are taken over."""
    if listener is not None:
        name = area_name(state, port)
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(other), "area": name, "number": number}
        journeys = [Journey(piece_name(seat, t.SHIP), seat_place(seat), name, number)] if number else []
        listener(made("captures", told, clause, journeys))


def tell_loss(
    state: TronoDiSpade, listener: Tell, seat: int, area: int, unit: int, number: int, clause: str = ""
) -> None:
    """Units are destroyed."""
    if listener is not None:
        name = area_name(state, area)
        told: Arguments = {"seat": seat_name(seat), "area": name, "unit": unit_name(unit), "number": number}
        journeys = [Journey(piece_name(seat, unit), name, seat_place(seat), number)]
        listener(made("loses", told, clause, journeys))


def tell_recruit(
    state: TronoDiSpade, listener: Tell, seat: int, area: int, unit: int, clause: str = ""
) -> None:
    """A new unit."""
    if listener is not None:
        name = area_name(state, area)
        told: Arguments = {"seat": seat_name(seat), "area": name, "unit": unit_name(unit)}
        listener(made("recruits", told, clause, [Journey(piece_name(seat, unit), seat_place(seat), name)]))


def tell_upgrade(
    state: TronoDiSpade, listener: Tell, seat: int, area: int, unit: int, clause: str = ""
) -> None:
    """A footman becomes something better."""
    if listener is not None:
        name = area_name(state, area)
        told: Arguments = {"seat": seat_name(seat), "area": name, "unit": unit_name(unit)}
        listener(made("upgrades", told, clause, [Journey(piece_name(seat, unit), seat_place(seat), name)]))


def tell_unhorsed(state: TronoDiSpade, listener: Tell, seat: int, area: int, replaced: bool) -> None:
    """A knight becomes a footman, or is lost."""
    if listener is not None:
        name = area_name(state, area)
        journeys = [Journey(piece_name(seat, t.KNIGHT), name, seat_place(seat))]
        told: Arguments = {"seat": seat_name(seat), "area": name}
        listener(made("unhorsed" if replaced else "knight-lost", told, journeys=journeys))


def tell_march(
    state: TronoDiSpade, listener: Tell, seat: int, area: int, other: int, units: list[int]
) -> None:
    """Units go from one area to another."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "from": area_name(state, area)}
        told["area"] = area_name(state, other)
        told["units"] = counted(units)
        listener(made("marches", told, journeys=units_journeys(state, seat, units, area, other)))


def tell_raid(state: TronoDiSpade, listener: Tell, seat: int, other: int, area: int, order: int) -> None:
    """An order is raided."""
    if listener is not None:
        name = area_name(state, area)
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(other)}
        told["area"] = name
        told["order"] = order_name(order)
        listener(made("raids", told, journeys=[Journey("order", name, seat_place(other))]))


# -- the round --------------------------------------------------------------------------------------------------------


def tell_round(state: TronoDiSpade, listener: Tell) -> None:
    """A round begins."""
    if listener is not None:
        listener(made("round", {"number": state.round}))


def tell_winter(listener: Tell, deck: int) -> None:
    """Winter Is Coming: a Westeros deck is shuffled again."""
    if listener is not None:
        listener(made("winter", {"number": deck + 1}))


def tell_westeros(state: TronoDiSpade, listener: Tell, cards: list[int]) -> None:
    """The three cards of a Westeros phase."""
    if listener is not None:
        names: list[str] = [westeros_name(state, card) for card in cards]
        listener(made("westeros", {"cards": names}))


def tell_threat(state: TronoDiSpade, listener: Tell) -> None:
    """The threat has reached its limit."""
    if listener is not None:
        listener(made("threat-full", {"number": state.threat}))


def tell_effect(listener: Tell, seat: int, effect: int, clause: str) -> None:
    """A card's effect is chosen."""
    if listener is not None:
        listener(made("chooses-effect", {"seat": seat_name(seat), "effect": effect_name(effect)}, clause))


def tell_bids(state: TronoDiSpade, listener: Tell, what: int) -> None:
    """All bids are shown: one event for each House, highest first."""
    if listener is not None:
        goal = "wildlings" if what == f.FOR_WILDLINGS else t.TRACKS[what]
        for seat in sorted(range(state.seats), key=lambda seat: (-state.bids[seat], seat)):
            listener(made("bids", {"seat": seat_name(seat), "number": state.bids[seat], "what": goal}))


def tell_standing(state: TronoDiSpade, listener: Tell, track: int) -> None:
    """A track after its bids."""
    if listener is not None:
        houses: list[str] = [seat_name(seat) for seat in state.tracks[track]]
        listener(made("standing", {"track": track_name(track), "houses": houses}))


def tell_attack(listener: Tell, power: int) -> None:
    """The wildlings attack."""
    if listener is not None:
        listener(made("wildlings-attack", {"number": power}))


def tell_watch(listener: Tell, won: bool, total: int, power: int) -> None:
    """Who has won at the Wall."""
    if listener is not None:
        listener(made("watch-wins" if won else "wildlings-win", {"total": total, "number": power}))


def tell_wildling(listener: Tell, card: int, seat: int, won: bool) -> None:
    """The wildling card is turned up."""
    if listener is not None:
        told: Arguments = {"card": wildling_name(card), "seat": seat_name(seat)}
        listener(made("wildling-card", {**told, "result": "won" if won else "lost"}))


def tell_orders(state: TronoDiSpade, listener: Tell) -> None:
    """All orders are turned up: one event for each House."""
    if listener is not None:
        for seat in state.tracks[0]:
            orders: list[dict[str, object]] = [
                {
                    "id": "order-at",
                    "arguments": {"area": area_name(state, area), "order": order_name(state.order[area])},
                }
                for area in range(state.tables.size)
                if state.owner[area] == seat and state.order[area] >= 0
            ]
            if orders:
                listener(made("orders", {"seat": seat_name(seat), "orders": orders}))


def tell_looks(state: TronoDiSpade, listener: Tell, seat: int) -> None:
    """The top wildling card is seen by one House."""
    if listener is not None:
        secret: Arguments = {"card": wildling_name(state.wild[0])}
        listener(made_secret("looks", {"seat": seat_name(seat)}, secret, seat))


# -- combat -----------------------------------------------------------------------------------------------------------


def tell_combat(state: TronoDiSpade, listener: Tell) -> None:
    """A combat begins."""
    if listener is not None:
        fight = state.fight
        told: Arguments = {
            "seat": seat_name(fight[f.F_ATTACKER]),
            "other": seat_name(fight[f.F_DEFENDER]),
        }
        listener(made("combat", {**told, "area": area_name(state, fight[f.F_AT])}))


def tell_strengths(listener: Tell, attack: int, defence: int) -> None:
    """What both sides bring before their cards."""
    if listener is not None:
        listener(made("strengths", {"attack": attack, "defence": defence}))


def tell_support(state: TronoDiSpade, listener: Tell, seat: int, area: int, side: int) -> None:
    """A House supports a side."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "area": area_name(state, area)}
        listener(made("supports", {**told, "other": seat_name(state.fight[f.F_ATTACKER + side])}))


def tell_drawn_tide(state: TronoDiSpade, listener: Tell, side: int) -> None:
    """A tide is drawn, seen by its owner."""
    if listener is not None:
        seat = state.fight[f.F_ATTACKER + side]
        secret: Arguments = {"tide": f"tide-{state.fight[f.F_TIDES + side]}"}
        listener(made_secret("draws-tide", {"seat": seat_name(seat)}, secret, seat))


def tell_tides(state: TronoDiSpade, listener: Tell) -> None:
    """Both tides are shown."""
    if listener is not None:
        for side in (0, 1):
            told: Arguments = {"seat": seat_name(state.fight[f.F_ATTACKER + side])}
            listener(made("tide", {**told, "tide": f"tide-{state.fight[f.F_TIDES + side]}"}))


def tell_result(state: TronoDiSpade, listener: Tell, winner: int, attack: int, defence: int) -> None:
    """Who has won a combat."""
    if listener is not None:
        fight = state.fight
        told: Arguments = {"seat": seat_name(fight[f.F_ATTACKER + winner])}
        told["other"] = seat_name(fight[f.F_DEFENDER - winner])
        listener(
            made(
                "wins-combat",
                {**told, "attack": attack, "defence": defence, "area": area_name(state, fight[f.F_AT])},
            )
        )


def tell_end(state: TronoDiSpade, listener: Tell, how: str) -> None:
    """Who has won the game."""
    if listener is not None:
        winners: list[str] = [seat_name(seat) for seat in state.victors]
        told: Arguments = {"winners": winners, "number": len(winners), "how": how}
        listener(made("victory", told, WINS.get(how, "")))
