"""What is told of what happens, and how things are named in what is said."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING, Final

from ....engine.phrases import NOWHERE, Arguments, Event, Journey, Tell, seat_name, seat_place
from .tables import DIRECTIONS, HOUSES, NOBODY, VARYS

if TYPE_CHECKING:
    from .state import PrimoCavaliere

CITY: Final = "city"
SUPPLY: Final = "supply"
AVAILABLE: Final = "available"
"""Places where things lie that no player has: the characters, the banners, the companions."""


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
        mover = seat_place(game.turn)
        journeys = [Journey("varys", CITY, CITY), *[Journey(name, CITY, mover) for name in names]]
        told: Arguments = {"seat": user(game), **way, "cards": names, "number": len(cards)}
        tell(Event("moves", told, clause="PC-3.6", journeys=journeys))


def tell_extra_turn(game: PrimoCavaliere, tell: Tell) -> None:
    """The same seat plays again."""
    if tell is not None:
        tell(Event("extra-turn", {"seat": user(game)}, clause="PC-6.4"))


def tell_end(game: PrimoCavaliere, tell: Tell) -> None:
    """The game is over."""
    if tell is not None:
        winners: Arguments = {"winners": [seat_name(seat) for seat in game.winners()]}
        tell(Event("end", winners, clause="PC-7.1"))


def tell_banner(game: PrimoCavaliere, house: int, before: int, after: int, tell: Tell) -> None:
    """A banner changed hands."""
    if tell is None:
        return
    named: Arguments = {"house": house_name(game, house)}
    journeys = [Journey(f"banner-{game.tables.houses[house]}", _holder(before), _holder(after))]
    if after == NOBODY:
        named["other"] = seat_name(before)
        tell(Event("banner-returns", named, clause="PC-4.13", journeys=journeys))
    elif before == NOBODY:
        named["seat"] = seat_name(after)
        tell(Event("banner", named, clause="PC-4.2", journeys=journeys))
    else:
        named["seat"] = seat_name(after)
        named["other"] = seat_name(before)
        tell(Event("banner-from", named, clause="PC-4.2", journeys=journeys))


def _holder(seat: int) -> str:
    """Where a banner is."""
    return SUPPLY if seat == NOBODY else seat_place(seat)


# -- companions -------------------------------------------------------------------------------------------------------


def tell_chooses(game: PrimoCavaliere, number: int, tell: Tell) -> None:
    """A companion comes into play."""
    if tell is not None:
        name = companion_name(game, number)
        journeys = [Journey(name, AVAILABLE, seat_place(game.turn))]
        tell(Event("chooses", {"seat": user(game), "companion": name}, clause="PC-5.4", journeys=journeys))


def tell_no_target(game: PrimoCavaliere, number: int, tell: Tell) -> None:
    """A companion finds nothing to do."""
    if tell is not None:
        tell(Event("no-target", {"companion": companion_name(game, number)}, clause="PC-5.14"))


def tell_takes(game: PrimoCavaliere, card: int, owner: int, tell: Tell) -> None:
    """A character was taken from the city (NOBODY) or from an area."""
    if tell is not None:
        _tell_character(game, "takes", "takes-from", card, owner, "PC-5.9", seat_place(game.turn), tell)


def tell_kills(game: PrimoCavaliere, card: int, owner: int, tell: Tell) -> None:
    """A character was killed in the city (NOBODY) or in an area."""
    if tell is not None:
        _tell_character(game, "kills", "kills-in-area", card, owner, "PC-5.10", NOWHERE, tell)


def _tell_character(
    game: PrimoCavaliere,
    in_city: str,
    in_area: str,
    card: int,
    owner: int,
    clause: str,
    end: str,
    tell: Callable[[Event], None],
) -> None:
    name = card_name(game, card)
    who: Arguments = {"seat": user(game), "card": name}
    if owner == NOBODY:
        tell(Event(in_city, who, clause=clause, journeys=[Journey(name, CITY, end)]))
    else:
        who["owner"] = seat_name(owner)
        tell(Event(in_area, who, clause=clause, journeys=[Journey(name, seat_place(owner), end)]))


def tell_kills_companion(game: PrimoCavaliere, number: int, tell: Tell) -> None:
    """An available companion was killed."""
    if tell is not None:
        name = companion_name(game, number)
        told: Arguments = {"seat": user(game), "companion": name}
        journeys = [Journey(name, AVAILABLE, NOWHERE)]
        tell(Event("kills-companion", told, clause="PC-5.10", journeys=journeys))


def tell_swaps(game: PrimoCavaliere, one: int, other: int, tell: Tell) -> None:
    """Two characters changed places."""
    if tell is not None:
        names = [card_name(game, one), card_name(game, other)]
        told: Arguments = {"seat": user(game), "card": names[0], "other": names[1]}
        journeys = [Journey(thing_name(game, card), CITY, CITY) for card in (one, other)]
        tell(Event("swaps", told, clause="PC-6.2", journeys=journeys))


def tell_stays(game: PrimoCavaliere, number: int, house: int, tell: Tell) -> None:
    """A companion stays and counts for a House."""
    if tell is not None:
        told: Arguments = {"seat": user(game), "companion": companion_name(game, number)}
        told["house"] = house_name(game, house)
        tell(Event("stays", told, clause="PC-5.5"))


def tell_draws(game: PrimoCavaliere, drawn: list[int], tell: Tell) -> None:
    """Companions were drawn for all to see."""
    if tell is not None:
        names = [companion_name(game, one) for one in sorted(drawn)]
        tell(Event("draws", {"seat": user(game), "companions": names}, clause="PC-6.9"))


# -- ravens -----------------------------------------------------------------------------------------------------------


def tell_raven(game: PrimoCavaliere, other: int, tell: Tell) -> None:
    """A raven was sent."""
    if tell is not None:
        tell(Event("raven", {"seat": user(game), "other": seat_name(other)}, clause="PC-9.5"))


def tell_talk_ends(game: PrimoCavaliere, other: int, tell: Tell) -> None:
    """The private minute is over."""
    if tell is not None:
        tell(Event("talk-ends", {"seat": user(game), "other": seat_name(other)}, clause="PC-9.8"))


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


def thing_name(game: PrimoCavaliere, card: int) -> str:
    """A card as a thing that travels: Varys is a piece of his own."""
    return "varys" if card == VARYS else card_name(game, card)


def companion_name(game: PrimoCavaliere, number: int) -> str:
    """A companion among arguments."""
    return f"companion-{game.tables.companions[number].id}"
