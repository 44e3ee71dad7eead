"""What is told: events, with what only some may hear."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Arguments, Event, Tell, seat_name
from .tables import DECKS, NOBODY, back_of, card_name, deck_name, guild_name

if TYPE_CHECKING:
    from .state import Proelio


def tell(listener: Tell, id: str, arguments: Arguments) -> None:
    """Tell an event, if anybody listens."""
    if listener is not None:
        listener(Event(id, arguments))


def tell_seat(listener: Tell, id: str, seat: int) -> None:
    """Something a House does."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat)}))


def tell_between(listener: Tell, id: str, seat: int, other: int) -> None:
    """Something between two Houses."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "other": seat_name(other)}))


def tell_card(listener: Tell, id: str, seat: int, kind: int) -> None:
    """Something a House does with a card that everybody sees."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "card": card_name(kind)}))


def tell_drawn(listener: Tell, seat: int, back: int, drawn: list[int]) -> None:
    """Cards drawn: all see how many, their owner which."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "number": len(drawn), "deck": deck_name(back)}
        listener(Event("draws", told, {"cards": [card_name(kind) for kind in drawn]}, [seat]))


def tell_handed(listener: Tell, id: str, seat: int, to: int, kind: int) -> None:
    """A card that goes from hand to hand: all see its back, the two see its face (PR-16.3)."""
    if listener is not None:
        told: Arguments = {
            "seat": seat_name(seat),
            "other": seat_name(to),
            "back": DECKS[back_of(kind)],
        }
        listener(Event(id, told, {"card": card_name(kind)}, sorted([seat, to])))


def tell_attack(listener: Tell, seat: int, target: int, kind: int) -> None:
    """An attack laid face down: all see its back."""
    if listener is not None:
        told: Arguments = {
            "seat": seat_name(seat),
            "other": seat_name(target),
            "back": DECKS[back_of(kind)],
        }
        listener(Event("attacks", told, {"card": card_name(kind)}, [seat]))


def tell_revealed(listener: Tell, seat: int, attacker: int, kind: int, total: int) -> None:
    """An attack turned up against a defence."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(attacker)}
        told["card"] = card_name(kind)
        told["total"] = total
        listener(Event("reveals", told))


def tell_loot(listener: Tell, seat: int, attacker: int, number: int) -> None:
    """How much loot is due."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(attacker), "number": number}
        listener(Event("pays", told))


def tell_guild(listener: Tell, id: str, seat: int, guild: int) -> None:
    """A Guild is used up, or kept for later."""
    if listener is not None:
        listener(Event(id, {"seat": seat_name(seat), "guild": guild_name(guild)}))


def tell_looked(game: Proelio, listener: Tell, seat: int, other: int) -> None:
    """A hand was seen by one House."""
    if listener is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(other)}
        if not game.hands[other]:
            listener(Event("looks-at-nothing", told))
            return
        listener(Event("looks", told, {"cards": hand_names(game, other)}, [seat]))


def tell_equitas(game: Proelio, listener: Tell, seat: int) -> None:
    """A hand is shown to all. It is never empty: whoever has no walls either is defeated (PR-7.1)."""
    if listener is not None:
        listener(Event("equitas", {"seat": seat_name(seat), "cards": hand_names(game, seat)}))


def hand_names(game: Proelio, seat: int) -> list[str]:
    """The cards of a hand as arguments, in no telling order."""
    return [card_name(kind) for kind in sorted(game.hands[seat])]


def tell_end(game: Proelio, listener: Tell) -> None:
    """Who has won, and how."""
    if listener is not None:
        winners: list[str] = [seat_name(seat) for seat in game.winners()]
        if game.conqueror != NOBODY:
            listener(Event("conquest", {"winners": winners, "number": len(winners)}))
        else:
            listener(
                Event("points", {"winners": winners, "number": len(winners), "points": max(game.scores())})
            )
