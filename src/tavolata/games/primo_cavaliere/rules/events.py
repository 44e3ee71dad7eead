"""What is told of what happens, and how things are named in what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Arguments, Event, Tell, seat_name
from .tables import DIRECTIONS, HOUSES, NOBODY, VARYS

if TYPE_CHECKING:
    from .state import PrimoCavaliere


# -- a turn -----------------------------------------------------------------------------------------------------------


def tell_move(game: PrimoCavaliere, move: int, start: int, taken: int, tell: Tell) -> None:
    """Varys moved and cards were taken."""
    if tell is not None:
        cards = [card for card in game.cards if card != VARYS and taken >> card & 1]
        way: Arguments = {
            "direction": f"direction-{DIRECTIONS[move // HOUSES]}",
            "house": house_name(game, move % HOUSES),
            "from": start,
            "to": int(game.varys),
        }
        names = [card_name(game, card) for card in cards]
        tell(Event("moves", {"seat": user(game), **way, "cards": names, "number": len(cards)}))


def tell_extra_turn(game: PrimoCavaliere, tell: Tell) -> None:
    """The same seat plays again."""
    if tell is not None:
        tell(Event("extra-turn", {"seat": user(game)}))


def tell_end(game: PrimoCavaliere, tell: Tell) -> None:
    """The game is over."""
    if tell is not None:
        tell(Event("end", {"winners": [seat_name(seat) for seat in game.winners()]}))


def tell_banner(game: PrimoCavaliere, house: int, before: int, after: int, tell: Tell) -> None:
    """A banner changed hands."""
    if tell is None:
        return
    named: Arguments = {"house": house_name(game, house)}
    if after == NOBODY:
        tell(Event("banner-returns", {**named, "other": seat_name(before)}))
    elif before == NOBODY:
        tell(Event("banner", {**named, "seat": seat_name(after)}))
    else:
        tell(Event("banner-from", {**named, "seat": seat_name(after), "other": seat_name(before)}))


# -- companions -------------------------------------------------------------------------------------------------------


def tell_chooses(game: PrimoCavaliere, number: int, tell: Tell) -> None:
    """A companion comes into play."""
    if tell is not None:
        tell(Event("chooses", {"seat": user(game), "companion": companion_name(game, number)}))


def tell_no_target(game: PrimoCavaliere, number: int, tell: Tell) -> None:
    """A companion finds nothing to do."""
    if tell is not None:
        tell(Event("no-target", {"companion": companion_name(game, number)}))


def tell_takes(game: PrimoCavaliere, card: int, owner: int, tell: Tell) -> None:
    """A character was taken from the city (NOBODY) or from an area."""
    if tell is not None:
        who: Arguments = {"seat": user(game), "card": card_name(game, card)}
        if owner == NOBODY:
            tell(Event("takes", who))
        else:
            tell(Event("takes-from", {**who, "owner": seat_name(owner)}))


def tell_kills(game: PrimoCavaliere, card: int, owner: int, tell: Tell) -> None:
    """A character was killed in the city (NOBODY) or in an area."""
    if tell is not None:
        who: Arguments = {"seat": user(game), "card": card_name(game, card)}
        if owner == NOBODY:
            tell(Event("kills", who))
        else:
            tell(Event("kills-in-area", {**who, "owner": seat_name(owner)}))


def tell_kills_companion(game: PrimoCavaliere, number: int, tell: Tell) -> None:
    """An available companion was killed."""
    if tell is not None:
        tell(Event("kills-companion", {"seat": user(game), "companion": companion_name(game, number)}))


def tell_swaps(game: PrimoCavaliere, one: int, other: int, tell: Tell) -> None:
    """Two characters changed places."""
    if tell is not None:
        cards: Arguments = {"card": card_name(game, one), "other": card_name(game, other)}
        tell(Event("swaps", {"seat": user(game), **cards}))


def tell_stays(game: PrimoCavaliere, number: int, house: int, tell: Tell) -> None:
    """A companion stays and counts for a House."""
    if tell is not None:
        who: Arguments = {"seat": user(game), "companion": companion_name(game, number)}
        tell(Event("stays", {**who, "house": house_name(game, house)}))


def tell_draws(game: PrimoCavaliere, drawn: list[int], tell: Tell) -> None:
    """Companions were drawn for all to see."""
    if tell is not None:
        names = [companion_name(game, one) for one in sorted(drawn)]
        tell(Event("draws", {"seat": user(game), "companions": names}))


# -- ravens -----------------------------------------------------------------------------------------------------------


def tell_raven(game: PrimoCavaliere, other: int, tell: Tell) -> None:
    """A raven was sent."""
    if tell is not None:
        tell(Event("raven", {"seat": user(game), "other": seat_name(other)}))


def tell_talk_ends(game: PrimoCavaliere, other: int, tell: Tell) -> None:
    """The private minute is over."""
    if tell is not None:
        tell(Event("talk-ends", {"seat": user(game), "other": seat_name(other)}))


# -- names ------------------------------------------------------------------------------------------------------------


def user(game: PrimoCavaliere) -> str:
    """The seat in turn among arguments."""
    return seat_name(int(game.turn))


def house_name(game: PrimoCavaliere, house: int) -> str:
    """A House among arguments."""
    return f"house-{game.tables.houses[house]}"


def card_name(game: PrimoCavaliere, card: int) -> str:
    """A card among arguments."""
    return "card-varys" if card == VARYS else f"card-{game.tables.characters[card]}"


def companion_name(game: PrimoCavaliere, number: int) -> str:
    """A companion among arguments."""
    return f"companion-{game.tables.companions[number].id}"
