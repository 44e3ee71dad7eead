"""What happens, told as events: ids and arguments, made only if anybody listens."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Event, Tell, Value, seat_name
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade


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


def counted(units: list[int]) -> list[dict[str, object]]:
    """Units as a list of phrases: how many of which."""
    return [
        {"id": "some-units", "arguments": {"number": units[unit], "unit": unit_name(unit)}}
        for unit in range(t.FOOTMAN, t.SHIP + 1)
        if units[unit]
    ]


# -- simple events ----------------------------------------------------------------------------------------------------


def tell_seat(listener: Tell, id: str, seat: int) -> None:
    """Something a House does: ready, raven-rests, buries, leaves-on-top, uses-blade, redraws, takes-all-back."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat)}))


def tell_between(listener: Tell, id: str, seat: int, other: int) -> None:
    """Something between two Houses: decides-tie, refuses-support."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "other": seat_name(other)}))


def tell_number(listener: Tell, id: str, seat: int, number: int) -> None:
    """A number of a House: gains, loses-power, supply-is."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "number": number}))


def tell_area(state: TronoDiSpade, listener: Tell, id: str, seat: int, area: int) -> None:
    """Something a House does somewhere.

    token-removed, raid-nothing, musters-at, leaves-token, falls-short, beats-neutral, supports-nobody, kept-out,
    enters, retreats, turns-away.
    """
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "area": area_name(state, area)}))


def tell_order(state: TronoDiSpade, listener: Tell, id: str, seat: int, area: int, token: int) -> None:
    """Something with an order: resolves, order-moves, removes-order, exchanges."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "area": area_name(state, area)}
        listener(Event(id, {**told, "order": order_name(token)}))


def tell_track(state: TronoDiSpade, listener: Tell, id: str, seat: int, track: int) -> None:
    """A House moves on a track: drops, rises."""
    if listener is not None:
        place = state.tracks[track].index(seat) + 1
        listener(Event(id, {"seat": seat_name(seat), "track": track_name(track), "place": place}))


def tell_card(state: TronoDiSpade, listener: Tell, id: str, seat: int, card: int) -> None:
    """Something with a house card: plays-card, discards, takes-back."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "card": card_name(state, card)}))


def tell_text(state: TronoDiSpade, listener: Tell, seat: int, text: int) -> None:
    """A text works."""
    if listener is not None:
        listener(Event("uses-text", {"seat": seat_name(seat), "text": text_name(text)}))


# -- alliances --------------------------------------------------------------------------------------------------------


def tell(listener: Tell, id: str, arguments: dict[str, Value]) -> None:
    """An event of its own kind."""
    if listener is not None:
        listener(Event(id, arguments))


def _names(seats: list[int]) -> list[str]:
    return [seat_name(seat) for seat in seats]


def tell_vote(listener: Tell, seat: int, named: list[int]) -> None:
    """A vote is shown."""
    if listener is not None:
        voter: dict[str, Value] = {"seat": seat_name(seat)}
        if named:
            listener(Event("votes", {**voter, "houses": _names(named)}))
        else:
            listener(Event("votes-alone", voter))


def tell_allied(listener: Tell, seats: list[int]) -> None:
    """An alliance is formed."""
    if listener is not None:
        listener(Event("allied", {"houses": _names(seats)}))


def tell_proposal(listener: Tell, seat: int, named: list[int]) -> None:
    """An alliance is proposed."""
    if listener is not None:
        listener(Event("proposes", {"seat": seat_name(seat), "houses": _names(named)}))


def tell_accepted(listener: Tell, seat: int, by: int, others: list[int]) -> None:
    """A proposal is accepted; ``others`` are whom the alliance would join the House with."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(by)}
        listener(Event("accepts-alliance", {**told, "houses": _names(others)}))


def tell_declined(listener: Tell, seat: int, by: int, others: list[int], reason: int) -> None:
    """A proposal is declined, and why."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(by), "houses": _names(others)}
        listener(Event("declines-alliance", {**told, "reason": f"reason-{t.REASONS[reason]}"}))


def tell_betrayal(listener: Tell, traitor: int, betrayed: list[int]) -> None:
    """A House breaks away."""
    if listener is not None:
        listener(Event("betrays", {"seat": seat_name(traitor), "houses": _names(betrayed)}))


def tell_leave(
    state: TronoDiSpade, listener: Tell, granted: bool, seat: int, asker: int, what: str, area: int
) -> None:
    """An ally grants or denies what it was asked for: a bridge, entry, the land itself (gift), or a haven."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(asker), "what": what}
        listener(Event("allows" if granted else "denies", {**told, "area": area_name(state, area)}))


def tell_between_at(state: TronoDiSpade, listener: Tell, id: str, seat: int, other: int, area: int) -> None:
    """Something between two Houses somewhere: leaves-be."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(other)}
        listener(Event(id, {**told, "area": area_name(state, area)}))


def tell_guest(state: TronoDiSpade, listener: Tell, seat: int, host: int, area: int) -> None:
    """Units come into an ally's land."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(host)}
        listener(Event("is-guest", {**told, "area": area_name(state, area)}))


def tell_reached(listener: Tell, seat: int, name: str) -> None:
    """A House has reached the objective that wins at once."""
    if listener is not None:
        listener(Event("reaches", {"seat": seat_name(seat), "card": f"objective-{name}"}))


# -- units ------------------------------------------------------------------------------------------------------------


def tell_sunk(state: TronoDiSpade, listener: Tell, seat: int, port: int, number: int) -> None:
    """Ships in a port are destroyed."""
    if listener is not None:
        listener(Event("sunk", {"seat": seat_name(seat), "area": area_name(state, port), "number": number}))


def tell_captured(state: TronoDiSpade, listener: Tell, seat: int, other: int, port: int, number: int) -> None:
    """Ships in a port are taken over."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(other)}
        listener(Event("captures", {**told, "area": area_name(state, port), "number": number}))


def tell_loss(state: TronoDiSpade, listener: Tell, seat: int, area: int, unit: int, number: int) -> None:
    """Units are destroyed."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "area": area_name(state, area)}
        listener(Event("loses", {**told, "unit": unit_name(unit), "number": number}))


def tell_recruit(state: TronoDiSpade, listener: Tell, seat: int, area: int, unit: int) -> None:
    """A new unit."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "area": area_name(state, area)}
        listener(Event("recruits", {**told, "unit": unit_name(unit)}))


def tell_upgrade(state: TronoDiSpade, listener: Tell, seat: int, area: int, unit: int) -> None:
    """A footman becomes something better."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "area": area_name(state, area)}
        listener(Event("upgrades", {**told, "unit": unit_name(unit)}))


def tell_unhorsed(state: TronoDiSpade, listener: Tell, seat: int, area: int, replaced: bool) -> None:
    """A knight becomes a footman, or is lost."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "area": area_name(state, area)}
        listener(Event("unhorsed" if replaced else "knight-lost", told))


def tell_march(
    state: TronoDiSpade, listener: Tell, seat: int, area: int, other: int, units: list[int]
) -> None:
    """Units go from one area to another."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "from": area_name(state, area)}
        listener(Event("marches", {**told, "area": area_name(state, other), "units": counted(units)}))


def tell_raid(state: TronoDiSpade, listener: Tell, seat: int, other: int, area: int, order: int) -> None:
    """An order is raided."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(other)}
        listener(Event("raids", {**told, "area": area_name(state, area), "order": order_name(order)}))


# -- the round --------------------------------------------------------------------------------------------------------


def tell_round(state: TronoDiSpade, listener: Tell) -> None:
    """A round begins."""
    if listener is not None:
        listener(Event("round", {"number": state.round}))


def tell_winter(listener: Tell, deck: int) -> None:
    """Winter Is Coming: a Westeros deck is shuffled again."""
    if listener is not None:
        listener(Event("winter", {"number": deck + 1}))


def tell_westeros(state: TronoDiSpade, listener: Tell, cards: list[int]) -> None:
    """The three cards of a Westeros phase."""
    if listener is not None:
        names: list[str] = [westeros_name(state, card) for card in cards]
        listener(Event("westeros", {"cards": names}))


def tell_threat(state: TronoDiSpade, listener: Tell) -> None:
    """The threat has reached its limit."""
    if listener is not None:
        listener(Event("threat-full", {"number": state.threat}))


def tell_effect(state: TronoDiSpade, listener: Tell, seat: int, effect: int) -> None:
    """A card's effect is chosen."""
    if listener is not None:
        listener(Event("chooses-effect", {"seat": seat_name(seat), "effect": effect_name(effect)}))


def tell_bids(state: TronoDiSpade, listener: Tell, what: int) -> None:
    """All bids are shown: one event for each House, highest first."""
    if listener is not None:
        goal = "wildlings" if what == f.FOR_WILDLINGS else t.TRACKS[what]
        for seat in sorted(range(state.seats), key=lambda seat: (-state.bids[seat], seat)):
            listener(Event("bids", {"seat": seat_name(seat), "number": state.bids[seat], "what": goal}))


def tell_standing(state: TronoDiSpade, listener: Tell, track: int) -> None:
    """A track after its bids."""
    if listener is not None:
        houses: list[str] = [seat_name(seat) for seat in state.tracks[track]]
        listener(Event("standing", {"track": track_name(track), "houses": houses}))


def tell_attack(listener: Tell, power: int) -> None:
    """The wildlings attack."""
    if listener is not None:
        listener(Event("wildlings-attack", {"number": power}))


def tell_watch(listener: Tell, won: bool, total: int, power: int) -> None:
    """Who has won at the Wall."""
    if listener is not None:
        listener(Event("watch-wins" if won else "wildlings-win", {"total": total, "number": power}))


def tell_wildling(listener: Tell, card: int, seat: int, won: bool) -> None:
    """The wildling card is turned up."""
    if listener is not None:
        told: dict[str, Value] = {"card": wildling_name(card), "seat": seat_name(seat)}
        listener(Event("wildling-card", {**told, "result": "won" if won else "lost"}))


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
                listener(Event("orders", {"seat": seat_name(seat), "orders": orders}))


def tell_looks(state: TronoDiSpade, listener: Tell, seat: int) -> None:
    """The top wildling card is seen by one House."""
    if listener is not None:
        listener(Event("looks", {"seat": seat_name(seat)}, {"card": wildling_name(state.wild[0])}, [seat]))


# -- combat -----------------------------------------------------------------------------------------------------------


def tell_combat(state: TronoDiSpade, listener: Tell) -> None:
    """A combat begins."""
    if listener is not None:
        fight = state.fight
        told: dict[str, Value] = {
            "seat": seat_name(fight[f.F_ATTACKER]),
            "other": seat_name(fight[f.F_DEFENDER]),
        }
        listener(Event("combat", {**told, "area": area_name(state, fight[f.F_AT])}))


def tell_strengths(listener: Tell, attack: int, defence: int) -> None:
    """What both sides bring before their cards."""
    if listener is not None:
        listener(Event("strengths", {"attack": attack, "defence": defence}))


def tell_support(state: TronoDiSpade, listener: Tell, seat: int, area: int, side: int) -> None:
    """A House supports a side."""
    if listener is not None:
        told: dict[str, Value] = {"seat": seat_name(seat), "area": area_name(state, area)}
        listener(Event("supports", {**told, "other": seat_name(state.fight[f.F_ATTACKER + side])}))


def tell_drawn_tide(state: TronoDiSpade, listener: Tell, side: int) -> None:
    """A tide is drawn, seen by its owner."""
    if listener is not None:
        seat = state.fight[f.F_ATTACKER + side]
        tide = {"tide": f"tide-{state.fight[f.F_TIDES + side]}"}
        listener(Event("draws-tide", {"seat": seat_name(seat)}, {**tide}, [seat]))


def tell_tides(state: TronoDiSpade, listener: Tell) -> None:
    """Both tides are shown."""
    if listener is not None:
        for side in (0, 1):
            told: dict[str, Value] = {"seat": seat_name(state.fight[f.F_ATTACKER + side])}
            listener(Event("tide", {**told, "tide": f"tide-{state.fight[f.F_TIDES + side]}"}))


def tell_result(state: TronoDiSpade, listener: Tell, winner: int, attack: int, defence: int) -> None:
    """Who has won a combat."""
    if listener is not None:
        fight = state.fight
        told: dict[str, Value] = {"seat": seat_name(fight[f.F_ATTACKER + winner])}
        told["other"] = seat_name(fight[f.F_DEFENDER - winner])
        listener(
            Event(
                "wins-combat",
                {**told, "attack": attack, "defence": defence, "area": area_name(state, fight[f.F_AT])},
            )
        )


def tell_end(state: TronoDiSpade, listener: Tell, how: str) -> None:
    """Who has won the game."""
    if listener is not None:
        winners: list[str] = [seat_name(seat) for seat in state.victors]
        listener(Event("victory", {"winners": winners, "number": len(winners), "how": how}))
