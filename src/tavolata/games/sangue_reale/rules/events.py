"""What is told of what happens, and how things are named in what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Arguments, Event, Tell, Value
from ....engine.phrases import seat_name as seat_name
from .tables import BORDER, RIVER, SEATS, Era, Supporter

if TYPE_CHECKING:
    from .state import SangueReale


# -- claimants and plans ----------------------------------------------------------------------------------------------


def tell_sides(game: SangueReale, tell: Tell) -> None:
    """Who plays whom."""
    if tell is not None:
        for seat in range(SEATS):
            claimant = claimant_name(game.sheet(), game.claimants[seat])
            tell(Event("side", {"seat": seat_name(seat), "claimant": claimant}))


def tell_planned(seat: int, tell: Tell) -> None:
    """A seat has planned; what is its secret."""
    if tell is not None:
        tell(Event("plans", {"seat": seat_name(seat)}))


def tell_plans(game: SangueReale, tell: Tell) -> None:
    """Both values at once, and whether they cancel each other."""
    if tell is not None:
        one, two = game.chronicle[-SEATS:]
        told: Arguments = {"one": one, "two": two, "first": seat_name(0), "second": seat_name(1)}
        tell(Event("void" if one == two else "reveal", {**told, "round": game.rounds()}))


# -- dice and columns -------------------------------------------------------------------------------------------------


def tell_dice(id: str, seat: int, dice: list[int], tell: Tell) -> None:
    """Dice that a seat rolls, gets, keeps or wastes."""
    if tell is not None:
        tell(Event(id, {"seat": seat_name(seat), "dice": dice_text(dice), "number": sum(dice)}))


def tell_modifies(seat: int, before: int, after: int, tell: Tell) -> None:
    """A die was changed by a modifier."""
    if tell is not None:
        tell(Event("modifies", {"seat": seat_name(seat), "from": before + 1, "to": after + 1}))


def tell_draws(seat: int, turn: int, tell: Tell) -> None:
    """A modifier was drawn."""
    if tell is not None:
        tell(Event("draws", {"seat": seat_name(seat), "turn": turn + 1}))


def tell_blackens(seat: int, column: int, step: int, circles: int, tell: Tell) -> None:
    """A step was blackened."""
    if tell is not None:
        told: Arguments = {"seat": seat_name(seat), "column": column + 1}
        tell(Event("blackens", {**told, "step": step, "circles": circles}))


def tell_supporter(seat: int, supporter: Supporter, tell: Tell) -> None:
    """A Unique Supporter is taken."""
    if tell is not None:
        says: Value = supporter.says.json()
        told: Arguments = {"seat": seat_name(seat), "supporter": f"supporter-{supporter.id}"}
        tell(Event("supporter", {**told, "does": says}))


def tell_pass(seat: int, tell: Tell) -> None:
    """A chance was left."""
    if tell is not None:
        tell(Event("passes", {"seat": seat_name(seat)}))


def tell_nothing(seat: int, what: str, tell: Tell) -> None:
    """A chance for which there was nothing to do."""
    if tell is not None:
        tell(Event("nothing", {"seat": seat_name(seat), "what": what}))


# -- the map ----------------------------------------------------------------------------------------------------------


def tell_slot(game: SangueReale, id: str, seat: int, slot: int, tell: Tell) -> None:
    """A number circled or erased."""
    if tell is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(1 - seat)}
        tell(Event(id, {**told, **slot_names(game.sheet(), slot)}))


def tell_control(game: SangueReale, seat: int, parcels: int, tell: Tell) -> None:
    """A territory has an owner."""
    if tell is not None:
        sheet = game.sheet()
        places = [place for place in range(len(sheet.parcels)) if parcels >> place & 1]
        value = sum([sheet.parcels[place].value for place in places])
        names = [parcel_name(sheet, place) for place in places]
        tell(Event("controls", {"seat": seat_name(seat), "parcels": names, "points": value}))


def tell_wall(game: SangueReale, seat: int, section: int, closed: bool, tell: Tell) -> None:
    """A section was torn down or raised, and the castle is closed or open."""
    if tell is not None:
        work = "raise" if game.walls >> section & 1 else "tear"
        told: Arguments = {"seat": seat_name(seat), "section": section_name(game, section)}
        tell(Event("wall", {**told, "work": work, "gate": "closed" if closed else "open"}))


def tell_edge(game: SangueReale, seat: int, edge: int, tell: Tell) -> None:
    """A river or a border was made or removed."""
    if tell is not None:
        sheet = game.sheet()
        one, other, _ = sheet.edges[edge]
        told: Arguments = {"one": parcel_name(sheet, one), "other": parcel_name(sheet, other)}
        work = edge_work(sheet.marked, game.edges[edge])
        tell(Event("edge", {**told, "seat": seat_name(seat), "work": work}))


# -- ends -------------------------------------------------------------------------------------------------------------


def tell_era_end(game: SangueReale, winner: int, tell: Tell) -> None:
    """An Era is over."""
    if tell is not None:
        one, two = game.points[-SEATS:]
        told: Arguments = {"era": era_name(game), "first": seat_name(0), "one": one}
        claimant = claimant_name(game.sheet(), game.claimants[winner])
        told = {**told, "second": seat_name(1), "two": two}
        tell(Event("era-ends", {**told, "seat": seat_name(winner), "claimant": claimant}))


def tell_era(game: SangueReale, tell: Tell) -> None:
    """A new sheet lies on the table."""
    if tell is not None:
        winner = game.tables.eras[game.era - 1].claimants[game.crowned[game.era - 1]].id
        tell(Event("era-begins", {"era": era_name(game), "change": f"flag-{game.sheet().id}-{winner}"}))


def tell_end(game: SangueReale, points: list[int], tell: Tell) -> None:
    """The match is over; with the points of each seat in all."""
    if tell is not None:
        winner = game.winners()[0]
        wins = [game.won.count(seat) for seat in (winner, 1 - winner)]
        told: Arguments = {"seat": seat_name(winner), "wins": wins[0], "others": wins[1]}
        id = "campaign-ends" if game.is_campaign() else "ends"
        tell(Event(id, {**told, "points": points[winner], "other_points": points[1 - winner]}))


# -- names ------------------------------------------------------------------------------------------------------------


def dice_text(dice: list[int]) -> list[str]:
    """Dice as marks for messages: each is a message id, ``die-4``."""
    return [f"die-{face + 1}" for face, count in enumerate(dice) for _ in range(count)]


def era_name(game: SangueReale) -> str:
    """The Era among arguments."""
    return f"era-{game.sheet().id}"


def claimant_name(sheet: Era, claimant: int) -> str:
    """A claimant among arguments."""
    return f"claimant-{sheet.claimants[claimant].id}"


def parcel_name(sheet: Era, parcel: int) -> str:
    """A parcel among arguments."""
    return f"parcel-{sheet.names[parcel]}"


def slot_names(sheet: Era, slot: int) -> Arguments:
    """A number on the map as arguments."""
    return {
        "value": sheet.slot_column[slot] + 1,
        "parcel": parcel_name(sheet, sheet.slot_parcel[slot]),
    }


def section_name(game: SangueReale, section: int) -> str:
    """A section of the wall among arguments: the parcel it faces."""
    sheet = game.sheet()
    return parcel_name(sheet, sheet.sections[section])


def edge_work(marked: int, after: int) -> str:
    """What was done to an edge that is now like this, as a mark for messages."""
    if after == RIVER:
        return "dig"
    if after == BORDER:
        return "draw"
    return "dry" if marked == RIVER else "abolish"
