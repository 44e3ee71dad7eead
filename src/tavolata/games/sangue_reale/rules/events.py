"""What is told of what happens, and how things are named in what is said."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.phrases import NOWHERE, Arguments, Event, Journey, Tell, Value, seat_place
from ....engine.phrases import seat_name as seat_name
from .tables import BORDER, RIVER, SEATS, Era, Supporter

if TYPE_CHECKING:
    from .state import SangueReale

SHEET: Final = "sheet"
TRACK: Final = "track"
TABLE: Final = "table"
"""Places that belong to nobody: where the claimants stand, the King's Track with his crown, and where the dice lie."""


# -- claimants and plans ----------------------------------------------------------------------------------------------


def tell_sides(game: SangueReale, chooser: int, clause: str, tell: Tell) -> None:
    """Who plays whom: by the clause whoever has chosen, and the other seat the other claimant."""
    if tell is not None:
        for seat in range(SEATS):
            claimant = claimant_name(game.sheet(), game.claimants[seat])
            told: Arguments = {"seat": seat_name(seat), "claimant": claimant}
            rule = clause if seat == chooser else "SR-2.1"
            tell(Event("side", told, clause=rule, journeys=[Journey(claimant, SHEET, seat_place(seat))]))


def tell_planned(seat: int, tell: Tell) -> None:
    """A seat has planned; what is its secret."""
    if tell is not None:
        tell(Event("plans", {"seat": seat_name(seat)}, clause="SR-4.1"))


def tell_plans(game: SangueReale, tell: Tell) -> None:
    """Both values at once, and whether they cancel each other."""
    if tell is not None:
        one, two = game.chronicle[-SEATS:]
        told: Arguments = {"one": one, "two": two, "first": seat_name(0), "second": seat_name(1)}
        told["round"] = game.rounds()
        if one == two:
            tell(Event("void", told, clause="SR-4.4" if one == 6 else "SR-4.3"))
        else:
            tell(Event("reveal", told, clause="SR-4.1"))


# -- dice and columns -------------------------------------------------------------------------------------------------


def tell_dice(id: str, seat: int, dice: list[int], clause: str, tell: Tell) -> None:
    """Dice that a seat rolls, gets or keeps."""
    if tell is not None:
        tell(Event(id, _dice_told(seat, dice), clause=clause))


def tell_wastes(seat: int, dice: list[int], tell: Tell) -> None:
    """Dice that a seat cannot use."""
    if tell is not None:
        journeys = [
            Journey(die_name(face), TABLE, NOWHERE, count) for face, count in enumerate(dice) if count > 0
        ]
        tell(Event("wastes", _dice_told(seat, dice), clause="SR-6.5", journeys=journeys))


def _dice_told(seat: int, dice: list[int]) -> Arguments:
    return {"seat": seat_name(seat), "dice": dice_text(dice), "number": sum(dice)}


def tell_modifies(seat: int, turn: int, before: int, after: int, tell: Tell) -> None:
    """A die was changed by a modifier of this turn."""
    if tell is not None:
        told: Arguments = {"seat": seat_name(seat), "from": before + 1, "to": after + 1}
        journeys = [Journey(modifier_name(seat), turn_place(turn), TABLE)]
        tell(Event("modifies", told, clause="SR-7.1", journeys=journeys))


def tell_draws(seat: int, turn: int, clause: str, tell: Tell) -> None:
    """A modifier was drawn."""
    if tell is not None:
        told: Arguments = {"seat": seat_name(seat), "turn": turn + 1}
        journeys = [Journey(modifier_name(seat), seat_place(seat), turn_place(turn))]
        tell(Event("draws", told, clause=clause, journeys=journeys))


def tell_blackens(seat: int, column: int, step: int, circles: int, dice: int, tell: Tell) -> None:
    """A step was blackened with so many dice, or with none by an ability."""
    if tell is not None:
        told: Arguments = {"seat": seat_name(seat), "column": column + 1, "step": step, "circles": circles}
        if dice == 0:
            tell(Event("blackens", told, clause="SR-9.7"))
            return
        journeys = [Journey(die_name(column), TABLE, column_place(column), dice)]
        tell(Event("blackens", told, clause="SR-6.2" if dice > 1 else "SR-6.1", journeys=journeys))


def tell_supporter(seat: int, column: int, supporter: Supporter, tell: Tell) -> None:
    """A Unique Supporter is taken."""
    if tell is not None:
        says: Value = supporter.says.json()
        name = f"supporter-{supporter.id}"
        told: Arguments = {"seat": seat_name(seat), "supporter": name, "does": says}
        journeys = [Journey(name, column_place(column), seat_place(seat))]
        tell(Event("supporter", told, clause="SR-9.1", journeys=journeys))


def tell_pass(seat: int, clause: str, tell: Tell) -> None:
    """A chance was left."""
    if tell is not None:
        tell(Event("passes", {"seat": seat_name(seat)}, clause=clause))


def tell_nothing(seat: int, what: str, clause: str, tell: Tell) -> None:
    """A chance for which there was nothing to do."""
    if tell is not None:
        tell(Event("nothing", {"seat": seat_name(seat), "what": what}, clause=clause))


# -- the map ----------------------------------------------------------------------------------------------------------


def tell_slot(game: SangueReale, id: str, seat: int, slot: int, clause: str, tell: Tell) -> None:
    """A number circled or erased."""
    if tell is not None:
        told: Arguments = {"seat": seat_name(seat), "other": seat_name(1 - seat)}
        tell(Event(id, {**told, **slot_names(game.sheet(), slot)}, clause=clause))


def tell_control(game: SangueReale, seat: int, parcels: int, clause: str, tell: Tell) -> None:
    """A territory has an owner, whose shield is set on its box."""
    if tell is not None:
        sheet = game.sheet()
        places = [place for place in range(len(sheet.parcels)) if parcels >> place & 1]
        value = sum([sheet.parcels[place].value for place in places])
        names = [parcel_name(sheet, place) for place in places]
        told: Arguments = {"seat": seat_name(seat), "parcels": names, "points": value}
        journeys = [
            Journey(f"shield-{seat}", seat_place(seat), parcel_name(sheet, place))
            for place in places
            if sheet.boxes >> place & 1
        ]
        tell(Event("controls", told, clause=clause, journeys=journeys))


def tell_wall(game: SangueReale, seat: int, section: int, closed: bool, clause: str, tell: Tell) -> None:
    """A section was torn down or raised, and the castle is closed or open."""
    if tell is not None:
        work = "raise" if game.walls >> section & 1 else "tear"
        told: Arguments = {"seat": seat_name(seat), "section": section_name(game, section)}
        told["work"] = work
        told["gate"] = "closed" if closed else "open"
        journeys = [Journey(f"initials-{seat}", seat_place(seat), wall_place(game, section))]
        tell(Event("wall", told, clause=clause, journeys=journeys))


def tell_edge(game: SangueReale, seat: int, edge: int, clause: str, tell: Tell) -> None:
    """A river or a border was made or removed."""
    if tell is not None:
        sheet = game.sheet()
        one, other, _ = sheet.edges[edge]
        told: Arguments = {"one": parcel_name(sheet, one), "other": parcel_name(sheet, other)}
        told["seat"] = seat_name(seat)
        told["work"] = edge_work(sheet.marked, game.edges[edge])
        tell(Event("edge", told, clause=clause))


# -- ends -------------------------------------------------------------------------------------------------------------


def tell_era_end(game: SangueReale, winner: int, clause: str, tell: Tell) -> None:
    """An Era is over; a clause says by what it was won."""
    if tell is not None:
        one, two = game.points[-SEATS:]
        told: Arguments = {"era": era_name(game), "first": seat_name(0), "one": one}
        told["second"] = seat_name(1)
        told["two"] = two
        told["seat"] = seat_name(winner)
        told["claimant"] = claimant_name(game.sheet(), game.claimants[winner])
        journeys = [Journey("crown", TRACK, seat_place(winner))]
        tell(Event("era-ends", told, clause=clause, journeys=journeys))


def tell_era(game: SangueReale, tell: Tell) -> None:
    """A new sheet lies on the table."""
    if tell is not None:
        winner = game.tables.eras[game.era - 1].claimants[game.crowned[game.era - 1]].id
        told: Arguments = {"era": era_name(game), "change": f"flag-{game.sheet().id}-{winner}"}
        tell(Event("era-begins", told, clause="SR-14.1"))


def tell_end(game: SangueReale, points: list[int], clause: str, tell: Tell) -> None:
    """The match is over, a single Era as it was won; with the points of each seat in all."""
    if tell is not None:
        winner = game.winners()[0]
        wins = [game.won.count(seat) for seat in (winner, 1 - winner)]
        told: Arguments = {"seat": seat_name(winner), "wins": wins[0], "others": wins[1]}
        told["points"] = points[winner]
        told["other_points"] = points[1 - winner]
        if game.is_campaign():
            rule = "SR-14.4" if wins[0] != wins[1] else "SR-14.5"
            tell(Event("campaign-ends", told, clause=rule))
        else:
            tell(Event("ends", told, clause=clause))


# -- names ------------------------------------------------------------------------------------------------------------


def dice_text(dice: list[int]) -> list[str]:
    """Dice as marks for messages: each is a message id, ``die-4``."""
    return [die_name(face) for face, count in enumerate(dice) for _ in range(count)]


def die_name(face: int) -> str:
    """A die among arguments and as a thing."""
    return f"die-{face + 1}"


def modifier_name(seat: int) -> str:
    """A modifier as a thing: everybody has his own."""
    return f"modifier-{seat}"


def turn_place(turn: int) -> str:
    """A turn cell of the King's Track."""
    return f"turn-{turn + 1}"


def column_place(column: int) -> str:
    """A column of supporters."""
    return f"column-{column + 1}"


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


def wall_place(game: SangueReale, section: int) -> str:
    """A section of the wall as a place."""
    sheet = game.sheet()
    return f"wall-{sheet.names[sheet.sections[section]]}"


def edge_work(marked: int, after: int) -> str:
    """What was done to an edge that is now like this, as a mark for messages."""
    if after == RIVER:
        return "dig"
    if after == BORDER:
        return "draw"
    return "dry" if marked == RIVER else "abolish"
