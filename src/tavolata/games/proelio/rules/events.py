"""What is told: events, with what only some may hear, the rule of each, and which cards went where."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.phrases import Arguments, Event, Journey, Tell, seat_name
from ....engine.questions import KIND, SEAT
from . import tables as t
from .tables import BASE, DECKS, NOBODY, back_of, card_name, deck_name, guild_name

if TYPE_CHECKING:
    from .state import Proelio

CLAUSES: Final = {
    "attacks": "PR-5.1",
    "autumn": "PR-11.1",
    "blown-up": "PR-6.17",
    "buys": "PR-14.8",
    "buys-nothing": "PR-14.6",
    "cancelled": "PR-6.16",
    "caught": "PR-6.13",
    "chooses": "PR-14.3",
    "declines": "PR-8.5",
    "deploys": "PR-6.1",
    "equitas": "PR-10.5",
    "falls": "PR-7.1",
    "guild-kept": "PR-13.16",
    "leaves-it": "PR-6.14",
    "looks": "PR-9.7",
    "looks-at-nothing": "PR-9.7",
    "merchant": "PR-14.2",
    "no-scudi": "PR-10.7",
    "nothing-stolen": "PR-6.12",
    "offers": "PR-8.4",
    "passes": "PR-15.4",
    "plague-ends": "PR-8.10",
    "reveals": "PR-6.3",
    "sacrifices": "PR-6.4",
    "supports": "PR-15.4",
}
"""The rule by which things happen; where the same happens by several, whoever tells it says by which."""

PLAYS: Final = {
    t.RISORSE: "PR-8.3",
    t.ALLEANZA: "PR-8.4",
    t.PESTE: "PR-8.6",
    t.INQUISIZIONE: "PR-9.7",
    t.RISORSE_IMPERIALI: "PR-9.9",
}
"""The rule of each Strategy card."""


# -- places and backs -------------------------------------------------------------------------------------------------


def hand_of(seat: int) -> str:
    """A hand."""
    return f"hand-{seat}"


def before(seat: int) -> str:
    """Where an attack on a House lies."""
    return f"before-{seat}"


def walls_of(seat: int) -> str:
    """A House's Fortification, and what it deploys beside it."""
    return f"walls-{seat}"


def house_of(seat: int) -> str:
    """What else lies open before a House: its Guild, the Merchant, the Plague."""
    return f"house-{seat}"


def discards_of(back: int) -> str:
    """The discards of a deck."""
    return f"discards-{DECKS[back]}"


def back_name(back: int) -> str:
    """A card that is seen from behind, as a thing."""
    return f"back-{DECKS[back]}"


def discarded(kind: int, start: str) -> Journey:
    """A card goes to the discards of its deck, face up (PR-9.10)."""
    return Journey(card_name(kind), start, discards_of(back_of(kind)))


# -- what a House does ------------------------------------------------------------------------------------------------


def tell(
    listener: Tell, id: str, arguments: Arguments, clause: str = "", journeys: list[Journey] | None = None
) -> None:
    """Tell an event that everybody sees, if anybody listens."""
    if listener is not None:
        listener(Event(id, arguments, clause=clause or CLAUSES[id], journeys=journeys))


def tell_seat(listener: Tell, id: str, seat: int) -> None:
    """Something a House does."""
    if listener is not None:
        tell(listener, id, {"seat": seat_name(seat)})


def tell_between(listener: Tell, id: str, seat: int, other: int) -> None:
    """Something between two Houses."""
    if listener is not None:
        tell(listener, id, _between(seat, other))


def tell_card(listener: Tell, id: str, seat: int, kind: int, start: str = "", end: str = "") -> None:
    """Something a House does with a card that everybody sees, which may go from one place to another."""
    if listener is not None:
        tell(listener, id, _card(seat, kind), "", [Journey(card_name(kind), start, end)] if start else [])


def tell_played(listener: Tell, seat: int, kind: int) -> None:
    """A Strategy card is played: discarded, but for a Peste, which lies open."""
    if listener is not None:
        laid = Journey(card_name(kind), hand_of(seat), house_of(seat))
        card = laid if kind == t.PESTE else discarded(kind, hand_of(seat))
        tell(listener, "plays", _card(seat, kind), PLAYS[kind], [card])


def tell_fortified(listener: Tell, seat: int, kind: int, replaced: int) -> None:
    """A Fortification is built from the hand; the one it replaces, if there is one, is discarded (PR-4.3)."""
    if listener is not None:
        journeys = [Journey(card_name(kind), hand_of(seat), walls_of(seat))]
        if replaced >= 0:
            journeys.append(discarded(replaced, walls_of(seat)))
        tell(listener, "fortifies", _card(seat, kind), "PR-4.2", journeys)


def tell_found(listener: Tell, seat: int, kind: int) -> None:
    """A Fortification is taken from the deck."""
    if listener is not None:
        journeys = [Journey(card_name(kind), deck_name(back_of(kind)), walls_of(seat))]
        tell(listener, "fortifies", _card(seat, kind), "PR-10.6", journeys)


def tell_discarded(game: Proelio, listener: Tell, seat: int, kind: int, clause: str) -> None:
    """A card of a hand is discarded; if an attack waits for it to be over, the table is cleared."""
    if listener is not None:
        journeys = [discarded(kind, hand_of(seat)), *_clearing(game)]
        tell(listener, "discards", _card(seat, kind), clause, journeys)


def _between(seat: int, other: int) -> Arguments:
    return {"seat": seat_name(seat), "other": seat_name(other)}


def _card(seat: int, kind: int) -> Arguments:
    return {"seat": seat_name(seat), "card": card_name(kind)}


# -- cards that not all see -------------------------------------------------------------------------------------------


def tell_drawn(listener: Tell, seat: int, back: int, drawn: list[int], clause: str) -> None:
    """Cards drawn: all see how many, their owner which."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "number": len(drawn), "deck": deck_name(back)}
        cards = [card_name(kind) for kind in drawn]
        journeys = [Journey(back_name(back), deck_name(back), hand_of(seat), 1, card) for card in cards]
        listener(Event("draws", told, {"cards": cards}, [seat], clause, journeys))


def tell_handed(
    game: Proelio, listener: Tell, id: str, seat: int, to: int, kind: int, clause: str, last: bool
) -> None:
    """A card goes from hand to hand: all see its back, the two see its face (PR-16.3)."""
    if listener is not None:
        journeys = [_unseen(kind, hand_of(seat), hand_of(to)), *(_clearing(game) if last else [])]
        told, secret = _with_back(seat, to, kind), _face(kind)
        listener(Event(id, told, secret, sorted([seat, to]), clause or CLAUSES[id], journeys))


def tell_attack(listener: Tell, seat: int, target: int, kind: int) -> None:
    """An attack laid face down: all see its back."""
    if listener is not None:
        journeys = [_unseen(kind, hand_of(seat), before(target))]
        told, secret = _with_back(seat, target, kind), _face(kind)
        listener(Event("attacks", told, secret, [seat], CLAUSES["attacks"], journeys))


def _with_back(seat: int, other: int, kind: int) -> Arguments:
    return {"seat": seat_name(seat), "other": seat_name(other), "back": DECKS[back_of(kind)]}


def _face(kind: int) -> Arguments:
    return {"card": card_name(kind)}


def _unseen(kind: int, start: str, end: str) -> Journey:
    return Journey(back_name(back_of(kind)), start, end, 1, card_name(kind))


def tell_looked(game: Proelio, listener: Tell, seat: int, other: int) -> None:
    """A hand was seen by one House."""
    if listener is not None:
        told = _between(seat, other)
        if not game.hands[other]:
            tell(listener, "looks-at-nothing", told)
            return
        listener(Event("looks", told, {"cards": hand_names(game, other)}, [seat], CLAUSES["looks"]))


def tell_equitas(game: Proelio, listener: Tell, seat: int) -> None:
    """A hand is shown to all. It is never empty: whoever has no walls either is defeated (PR-7.1)."""
    if listener is not None:
        tell(listener, "equitas", {"seat": seat_name(seat), "cards": hand_names(game, seat)})


def hand_names(game: Proelio, seat: int) -> list[str]:
    """The cards of a hand as arguments, in no telling order."""
    return [card_name(kind) for kind in sorted(game.hands[seat])]


# -- the defence ------------------------------------------------------------------------------------------------------


def tell_revealed(listener: Tell, seat: int, attacker: int, kind: int, total: int) -> None:
    """An attack turned up against a defence."""
    if listener is not None:
        told = _between(seat, attacker)
        told["card"] = card_name(kind)
        told["total"] = total
        tell(listener, "reveals", told)


def tell_outcome(game: Proelio, listener: Tell, id: str, seat: int, other: int, clause: str = "") -> None:
    """How an attack ends; then the table is cleared."""
    if listener is not None:
        tell(listener, id, _between(seat, other), clause, _clearing(game))


def tell_blown_up(game: Proelio, listener: Tell, seat: int, attacker: int) -> None:
    """Polvere Pirica: the Fortification goes with all else."""
    if listener is not None:
        journeys = [*_fallen_walls(game, seat), *_clearing(game)]
        tell(listener, "blown-up", _between(seat, attacker), "", journeys)


def tell_loot(game: Proelio, listener: Tell, seat: int, attacker: int, number: int, clause: str) -> None:
    """How much loot is due; with too few cards the Fortification is lost (PR-6.9)."""
    if listener is not None:
        told = _between(seat, attacker)
        told["number"] = number
        journeys = _fallen_walls(game, seat) if clause == "PR-6.9" else []
        tell(listener, "pays", told, clause, [*journeys, *([] if number else _clearing(game))])


def cleared(game: Proelio) -> list[Journey]:
    """What is discarded when an attack is over: the attack and everything deployed (PR-6.10)."""
    for frame in game.stack:
        if frame[KIND] == t.AFTER_ATTACK:
            seat = frame[SEAT]
            deployed = [discarded(kind, walls_of(seat)) for kind in game.deployed]
            return [discarded(game.revealed, before(seat)), *deployed]
    return []


def _clearing(game: Proelio) -> list[Journey]:
    """The same, where nothing else comes before it."""
    return cleared(game) if game.stack and game.stack[-1][KIND] == t.AFTER_ATTACK else []


def _fallen_walls(game: Proelio, seat: int) -> list[Journey]:
    fort = game.forts[seat]
    return [discarded(fort, walls_of(seat))] if fort >= 0 else []


# -- Guilds, the Merchant, the Plague ---------------------------------------------------------------------------------


def tell_guild(listener: Tell, seat: int, guild: int, clause: str, journeys: list[Journey]) -> None:
    """A Guild is used up."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "guild": guild_name(guild)}
        tell(listener, "guild", told, clause, journeys)


def tell_kept(listener: Tell, seat: int, guild: int) -> None:
    """A Guild is kept for later."""
    if listener is not None:
        tell(listener, "guild-kept", {"seat": seat_name(seat), "guild": guild_name(guild)})


def merchant_goes(seat: int, to: int) -> Journey:
    """The Merchant on his way."""
    return Journey("merchant", house_of(seat), house_of(to))


def tell_merchant(listener: Tell, seat: int, to: int) -> None:
    """The Merchant goes from one House to another."""
    if listener is not None:
        tell(listener, "merchant", {"seat": seat_name(to)}, "", [merchant_goes(seat, to)])


def plague_ends(seat: int) -> Journey:
    """A Peste that lay open is discarded."""
    return discarded(t.PESTE, house_of(seat))


def tell_plague_ends(listener: Tell, seat: int) -> None:
    """A Peste is over."""
    if listener is not None:
        tell(listener, "plague-ends", {"seat": seat_name(seat)}, "", [plague_ends(seat)])


# -- decks, and the end -----------------------------------------------------------------------------------------------


def tell_autumn(listener: Tell, number: int) -> None:
    """Autumn comes: so many Base discards become a deck."""
    if listener is not None:
        tell(listener, "autumn", {"number": number}, "", [_new_deck(BASE, number)])


def tell_reshuffled(listener: Tell, back: int, number: int) -> None:
    """So many discards become a deck, without any other effect."""
    if listener is not None:
        told: Arguments = {"deck": deck_name(back), "number": number}
        clause = "PR-15.8" if back == BASE else "PR-9.11"
        tell(listener, "reshuffles", told, clause, [_new_deck(back, number)])


def _new_deck(back: int, number: int) -> Journey:
    return Journey(back_name(back), discards_of(back), deck_name(back), number)


def tell_end(game: Proelio, listener: Tell, clause: str) -> None:
    """Who has won, and how: a conquest by the clause."""
    if listener is not None:
        winners: list[str] = [seat_name(seat) for seat in game.winners()]
        told: Arguments = {"winners": winners, "number": len(winners)}
        if game.conqueror != NOBODY:
            tell(listener, "conquest", told, clause)
        else:
            told["points"] = max(game.scores())
            shared = "PR-12.6" if len(winners) > 1 else "PR-12.4"
            tell(listener, "points", told, "PR-15.8" if game.teams() else shared)
