"""What the rules say: asks, refusals, events and the notation of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.errors import BadNotation
from ....engine.phrases import Arguments, Ask, Event, Phrase, Refusal, Tell, Value
from ....engine.phrases import seat_name as seat_name
from . import land, score
from . import state as r
from .tables import EDGE_NAMES, FACES, NOBODY, RIVER, SEATS, TURNS, Era

if TYPE_CHECKING:
    from .state import SangueReale

KINDS: Final = (
    ("plan", "SR-4.1"),
    ("sides", "SR-2.3"),
    ("face", "SR-5.1"),
    ("share", "SR-5.6"),
    ("five", "SR-5.7"),
    ("draw", "SR-5.10"),
    ("dice", "SR-6.4"),
    ("circle", "SR-8.1"),
    ("erase", "SR-9.10"),
    ("blacken", "SR-9.7"),
    ("gate", "SR-10.2"),
    ("walls", "SR-9.12"),
    ("edges", "SR-9.13"),
    ("act", ""),
    ("icon", ""),
    ("action-end", ""),
    ("round-end", ""),
)
"""What each kind of frame is called; for a question, the clause it comes from."""


# -- asks -------------------------------------------------------------------------------------------------------------


def ask(state: SangueReale, seat: int) -> Ask:
    """The question that is open for a seat that owes an answer."""
    frame = state.stack[-1]
    kind = frame[0]
    id, clause = KINDS[kind]
    if kind == r.PLAN:
        number = state.rounds() + 1
        return Ask(id, clause, {"round": number, "turn": state.turn() + 1}, at_once=True)
    if kind == r.SIDES:
        return Ask(id, "SR-2.2" if not state.points else clause, {"era": era_name(state)})
    if kind == r.FACE:
        return Ask(id, clause, {"covered": frame[2] + 1})
    if kind in (r.SHARE, r.FIVE):
        return Ask(id, clause, {"dice": dice_text(frame[2:])})
    if kind == r.DICE:
        modifiers = state.modifiers(seat)
        return Ask(
            id, "SR-7.1" if modifiers else clause, {"dice": dice_text(frame[2:]), "modifiers": modifiers}
        )
    if kind == r.CIRCLE:
        return _ask_circle(state, frame)
    if kind == r.GATE:
        return Ask(id, clause, {"section": section_name(state, frame[2]), "work": _work(state, frame[2])})
    return Ask(id, clause, {"number": frame[2]})


def _ask_circle(state: SangueReale, frame: list[int]) -> Ask:
    numbers = _numbers(frame)
    if len(numbers) > 1 or frame[2] > 1:
        return Ask("circle-any", "SR-9.9", {"number": frame[2]})
    if frame[4] != 0:
        return Ask("circle-or-change", "SR-11.1", {"value": numbers[0] + 1, "change": changing(state)})
    return Ask("circle", "SR-8.1", {"value": numbers[0] + 1})


def _numbers(frame: list[int]) -> list[int]:
    """The numbers that may be circled, by column: one for a line, perhaps more for an ability."""
    return [column for column in range(FACES) if frame[3] >> column & 1]


def changing(state: SangueReale) -> str:
    """What marked lines change, as a mark for messages."""
    return EDGE_NAMES[state.sheet().marked]


# -- refusals ---------------------------------------------------------------------------------------------------------


def why(state: SangueReale, seat: int, move: int) -> Refusal | None:
    """The clause that forbids a move now; None if it is legal. It says nothing the seat may not know."""
    if state.over:
        return Refusal("SR-12.3" if not state.is_campaign() else "SR-14.2", id="over")
    frame = state.stack[-1]
    kind = frame[0]
    if seat not in state.deciders():
        planned = kind == r.PLAN and seat in (0, 1)
        if planned:
            return Refusal("SR-4.2")
        return Refusal("SR-5.12", {"seat": seat_name(state.deciders()[0])})
    if move in state.legal(seat):
        return None
    if kind == r.FACE and move == r.TAKE + frame[2]:
        return Refusal("SR-5.2", {"value": frame[2] + 1})
    if kind == r.DICE:
        return _why_not_that_die(state, frame, move)
    if kind == r.DRAW and r.MARK <= move < r.MARK + TURNS:
        return Refusal("SR-7.4", {"turn": state.turn() + 1})
    if kind == r.BLACKEN and r.COLUMN <= move < r.COLUMN + FACES:
        full = frame[3] >> (move - r.COLUMN) & 1
        return Refusal("SR-6.5" if full else "SR-9.7", {"value": move - r.COLUMN + 1})
    if kind in (r.CIRCLE, r.ERASE, r.EDGES, r.WALLS):
        return _why_not_there(state, frame, move)
    return Refusal(KINDS[kind][1])


def _why_not_that_die(state: SangueReale, frame: list[int], move: int) -> Refusal:
    """No such die, a step that asks for two, a full column, no modifier, or dice that must be used."""
    if move == r.PASS:
        return Refusal("SR-6.4")
    if r.LOWER <= move < r.KEEP:
        face = (move - r.LOWER) % FACES
        if state.modifiers(frame[1]) == 0:
            return Refusal("SR-7.3")
        return Refusal("SR-7.2" if frame[2 + face] else "SR-7.5", {"value": face + 1})
    if r.USE <= move < r.LOWER:
        face = move - r.USE
        done = state.black[frame[1] * FACES + face]
        if frame[2 + face] == 0:
            return Refusal("SR-6.1", {"value": face + 1})
        full = done == state.sheet().columns[face].length
        return Refusal("SR-6.5" if full else "SR-6.2", {"value": face + 1})
    return Refusal("SR-6.4", id="SR-6.7")


def _why_not_there(state: SangueReale, frame: list[int], move: int) -> Refusal:
    """Why a number, an edge or a section is not to be had."""
    sheet = state.sheet()
    kind = frame[0]
    if r.NUMBER <= move < r.NUMBER + sheet.slots and kind in (r.CIRCLE, r.ERASE):
        return _why_not_that_number(state, frame, move - r.NUMBER)
    if r.EDGE <= move < r.EDGE + len(sheet.edges):
        if kind == r.CIRCLE and frame[4] == 0:
            return Refusal("SR-11.1")
        if kind in (r.CIRCLE, r.EDGES):
            one, other, _ = sheet.edges[move - r.EDGE]
            held = state.owner[one] != NOBODY or state.owner[other] != NOBODY
            return Refusal("SR-11.4" if held else "SR-11.3")
    return Refusal(KINDS[kind][1], id="SR-6.7")


def _why_not_that_number(state: SangueReale, frame: list[int], slot: int) -> Refusal:
    sheet = state.sheet()
    parcel = sheet.slot_parcel[slot]
    named: Arguments = {
        "value": sheet.slot_column[slot] + 1,
        "parcel": parcel_name(sheet, parcel),
    }
    if frame[0] == r.ERASE:
        return Refusal("SR-9.10", named)
    if state.owner[parcel] != NOBODY:
        return Refusal("SR-8.4", {**named, "seat": seat_name(state.owner[parcel])})
    if state.circled[frame[1]] >> slot & 1:
        return Refusal("SR-8.1", named, "SR-8.1-circled")
    if parcel == sheet.castle and land.is_closed(state):
        return Refusal("SR-10.4", named)
    return Refusal("SR-9.9" if len(_numbers(frame)) > 1 else "SR-8.1", named)


# -- notation ---------------------------------------------------------------------------------------------------------


def write(sheet: Era, move: int) -> str:
    """A move as text, the same in every position of an Era."""
    if move < r.CLAIMANT:
        return f"plan {move + 1}"
    if move < r.TAKE:
        return f"claimant {sheet.claimants[move - r.CLAIMANT].id}"
    if move < r.DIFFERENT:
        verb = ("take", "use", "lower", "raise", "keep")[(move - r.TAKE) // FACES]
        return f"{verb} {(move - r.TAKE) % FACES + 1}"
    if move < r.MARK:
        return "different" if move == r.DIFFERENT else "pass"
    if move < r.COLUMN:
        return f"turn {move - r.MARK + 1}"
    if move < r.PAIR:
        return f"column {move - r.COLUMN + 1}"
    if move < r.NUMBER:
        one, two = r.PAIRS[move - r.PAIR]
        return f"pair {one + 1} {two + 1}"
    return _write_place(sheet, move)


def _write_place(sheet: Era, move: int) -> str:
    if move < r.EDGE:
        slot = move - r.NUMBER
        return f"number {sheet.names[sheet.slot_parcel[slot]]} {sheet.slot_column[slot] + 1}"
    if move < r.WALL:
        one, other, _ = sheet.edges[move - r.EDGE]
        return f"edge {sheet.names[one]} {sheet.names[other]}"
    return f"wall {sheet.names[sheet.sections[move - r.WALL]]}"


def codes(sheet: Era) -> list[int]:
    """Every move that can be written in an Era."""
    found: list[int] = list(range(r.NUMBER))
    found += [r.NUMBER + slot for slot in range(sheet.slots)]
    found += [r.EDGE + edge for edge in range(len(sheet.edges))]
    return found + [r.WALL + section for section in range(len(sheet.sections))]


def read(sheet: Era, text: str) -> int:
    """The move a text means; edges and pairs may be written either way round."""
    words = text.lower().split()
    turned = words if len(words) < 3 else [words[0], words[2], words[1]]
    for plain in (" ".join(words), " ".join(turned)):
        for move in codes(sheet):
            if write(sheet, move) == plain:
                return move
    raise BadNotation(
        "bad-notation",
        f"{text!r} is not a move; a move reads like 'plan 3', 'use 4', 'pair 1 5', 'raise 2', 'turn 3', "
        f"'number {sheet.names[0]} {sheet.slot_column[0] + 1}' or 'pass'",
        {"text": text},
    )


# -- moves in words ---------------------------------------------------------------------------------------------------


def describe(state: SangueReale, seat: int, move: int) -> Phrase:
    """A legal move as a phrase, with what it does."""
    kind = state.stack[-1][0]
    frame = state.stack[-1]
    if move < r.CLAIMANT:
        return Phrase(f"move-plan-{move + 1}")
    if move < r.TAKE:
        return Phrase("move-claimant", {"claimant": claimant_name(state.sheet(), move - r.CLAIMANT)})
    if move < r.LOWER:
        return _describe_die(state, seat, move)
    if move < r.KEEP:
        face = (move - r.LOWER) % FACES
        return Phrase("move-modify", {"from": face + 1, "to": face + (2 if move >= r.RAISE else 0)})
    if move <= r.DIFFERENT:
        return _describe_five(frame, move)
    if move == r.PASS:
        return Phrase(f"move-pass-{KINDS[kind][0]}")
    if move < r.COLUMN:
        return Phrase("move-turn", {"turn": move - r.MARK + 1, "now": int(move - r.MARK == state.turn())})
    if move < r.PAIR:
        return Phrase(
            "move-column", {"value": move - r.COLUMN + 1, "gain": gain(state, seat, move - r.COLUMN)}
        )
    if move < r.NUMBER:
        return _describe_pair(frame, move)
    return _describe_place(state, seat, move)


def _describe_die(state: SangueReale, seat: int, move: int) -> Phrase:
    face = (move - r.TAKE) % FACES
    done = state.black[seat * FACES + face]
    column = state.sheet().columns[face]
    circles = column.circles[done] if done < column.length else 0
    if move < r.USE:  # one die is no pair
        brings = "none" if circles == 2 else gain(state, seat, face)
        return Phrase("move-take", {"value": face + 1, "circles": circles, "gain": brings})
    return Phrase("move-use", {"value": face + 1, "circles": circles, "gain": gain(state, seat, face)})


def gain(state: SangueReale, seat: int, column: int) -> str:
    """What the next step of a column brings, as a mark for messages: line, marked, supporter, both, full or none."""
    table = state.sheet().columns[column]
    step = state.black[seat * FACES + column] + 1
    if step > table.length:
        return "full"
    icon = step == table.icon_at and state.supporters[column] == NOBODY
    if table.line_mask >> step & 1:
        return "both" if icon else "line"
    return "supporter" if icon else "none"


def _describe_five(frame: list[int], move: int) -> Phrase:
    dice = frame[2:]
    rest = dice_text([int(count == 0) for count in dice])
    if move == r.DIFFERENT:
        own = [int(count > 0) for count in dice]
        return Phrase("move-different", {"dice": dice_text(own), "rest": rest, "number": len(rest)})
    own = [count if face == move - r.KEEP else 0 for face, count in enumerate(dice)]
    return Phrase("move-keep", {"dice": dice_text(own), "rest": rest, "number": len(rest)})


def _describe_pair(frame: list[int], move: int) -> Phrase:
    rest = frame[2:]
    for face in r.PAIRS[move - r.PAIR]:
        rest[face] -= 1
    own = [face + 1 for face in r.PAIRS[move - r.PAIR]]
    return Phrase("move-pair", {"one": own[0], "two": own[1], "rest": dice_text(rest)})


def _describe_place(state: SangueReale, seat: int, move: int) -> Phrase:
    sheet = state.sheet()
    if move >= r.WALL:
        section = move - r.WALL
        return Phrase("move-wall", {"section": section_name(state, section), "work": _work(state, section)})
    if move >= r.EDGE:
        one, other, _ = sheet.edges[move - r.EDGE]
        before = state.edges[move - r.EDGE]
        return Phrase(
            "move-edge",
            {
                "one": parcel_name(sheet, one),
                "other": parcel_name(sheet, other),
                "work": edge_work(sheet.marked, before),
            },
        )
    slot = move - r.NUMBER
    parcel = sheet.slot_parcel[slot]
    value = sheet.slot_column[slot] + 1
    named: Arguments = {"value": value, "parcel": parcel_name(sheet, parcel)}
    if state.stack[-1][0] == r.ERASE:
        return Phrase("move-erase", {**named, "other": seat_name(1 - seat)})
    return Phrase("move-number", {**named, "left": missing(state, seat, parcel) - 1})


def missing(state: SangueReale, seat: int, parcel: int) -> int:
    """How many numbers a seat has still to circle in a parcel's territory; a large number if it has not one box."""
    sheet = state.sheet()
    parcels = state.territory[parcel]
    if not land.is_single(parcels & sheet.boxes):
        return 100
    return land.bits_of(land.slots_of(sheet, parcels) & ~state.circled[seat])


def _work(state: SangueReale, section: int) -> str:
    """What is done to a section, as a mark for messages."""
    return "tear" if state.walls >> section & 1 else "raise"


def edge_work(marked: int, before: int) -> str:
    """What is done to an edge, as a mark for messages."""
    if marked == RIVER:
        return "dry" if before == RIVER else "dig"
    return "abolish" if EDGE_NAMES[before] == "border" else "draw"


# -- events -----------------------------------------------------------------------------------------------------------


def notify(tell: Tell, id: str, arguments: Arguments) -> None:
    """Tell an event, if anybody listens."""
    if tell is not None:
        tell(Event(id, arguments))


def tell_sides(state: SangueReale, tell: Tell) -> None:
    """Who plays whom."""
    if tell is not None:
        for seat in range(SEATS):
            claimant = claimant_name(state.sheet(), state.claimants[seat])
            tell(Event("side", {"seat": seat_name(seat), "claimant": claimant}))


def tell_plans(state: SangueReale, tell: Tell) -> None:
    """Both values at once, and whether they cancel each other."""
    if tell is None:
        return
    one, two = state.chronicle[-2:]
    told: Arguments = {"one": one, "two": two, "first": seat_name(0), "second": seat_name(1)}
    tell(Event("void" if one == two else "reveal", {**told, "round": state.rounds()}))


def tell_dice(id: str, seat: int, dice: list[int], tell: Tell) -> None:
    """Dice that a seat rolls, gets, keeps or wastes."""
    if tell is not None:
        tell(Event(id, {"seat": seat_name(seat), "dice": dice_text(dice), "number": sum(dice)}))


def tell_slot(state: SangueReale, id: str, seat: int, slot: int, tell: Tell) -> None:
    """A number circled or erased."""
    if tell is not None:
        sheet = state.sheet()
        tell(
            Event(
                id,
                {
                    "seat": seat_name(seat),
                    "other": seat_name(1 - seat),
                    "value": sheet.slot_column[slot] + 1,
                    "parcel": parcel_name(sheet, sheet.slot_parcel[slot]),
                },
            )
        )


def tell_control(state: SangueReale, seat: int, parcels: int, tell: Tell) -> None:
    """A territory has an owner."""
    if tell is not None:
        sheet = state.sheet()
        places = [place for place in range(len(sheet.parcels)) if parcels >> place & 1]
        value = sum([sheet.parcels[place].value for place in places])
        names = [parcel_name(sheet, place) for place in places]
        tell(Event("controls", {"seat": seat_name(seat), "parcels": names, "points": value}))


def tell_supporter(state: SangueReale, seat: int, column: int, tell: Tell) -> None:
    """A Unique Supporter is taken."""
    if tell is not None:
        supporter = state.sheet().supporters[column]
        says: Value = supporter.says
        told: Arguments = {"seat": seat_name(seat), "supporter": f"supporter-{supporter.id}"}
        tell(Event("supporter", {**told, "does": says}))


def tell_wall(state: SangueReale, seat: int, section: int, tell: Tell) -> None:
    """A section was torn down or raised."""
    if tell is not None:
        raised = "raise" if state.walls >> section & 1 else "tear"
        told: Arguments = {"seat": seat_name(seat), "section": section_name(state, section)}
        closed = "closed" if land.is_closed(state) else "open"
        tell(Event("wall", {**told, "work": raised, "gate": closed}))


def tell_edge(state: SangueReale, seat: int, edge: int, tell: Tell) -> None:
    """A river or a border was made or removed."""
    if tell is not None:
        sheet = state.sheet()
        one, other, _ = sheet.edges[edge]
        after = EDGE_NAMES[state.edges[edge]]
        removed = "dry" if sheet.marked == RIVER else "abolish"
        work = {"river": "dig", "border": "draw", "open": removed}[after]
        told: Arguments = {"one": parcel_name(sheet, one), "other": parcel_name(sheet, other)}
        tell(Event("edge", {**told, "seat": seat_name(seat), "work": work}))


def tell_idle(state: SangueReale, frame: list[int], tell: Tell) -> None:
    """A question that had no answer."""
    if tell is not None:
        told: Arguments = {"seat": seat_name(frame[1]), "what": KINDS[frame[0]][0]}
        tell(Event("nothing", told))


def tell_era_end(state: SangueReale, winner: int, tell: Tell) -> None:
    """An Era is over."""
    if tell is not None:
        one, two = state.points[-2:]
        told: Arguments = {"era": era_name(state), "first": seat_name(0), "one": one}
        claimant = claimant_name(state.sheet(), state.claimants[winner])
        tell(
            Event(
                "era-ends",
                {**told, "second": seat_name(1), "two": two, "seat": seat_name(winner), "claimant": claimant},
            )
        )


def tell_era(state: SangueReale, tell: Tell) -> None:
    """A new sheet lies on the table."""
    if tell is not None:
        winner = state.tables.eras[state.era - 1].claimants[state.crowned[state.era - 1]].id
        tell(Event("era-begins", {"era": era_name(state), "change": f"flag-{state.sheet().id}-{winner}"}))


def tell_end(state: SangueReale, tell: Tell) -> None:
    """The match is over."""
    if tell is not None:
        winner = state.winners()[0]
        wins = [state.won.count(seat) for seat in (winner, 1 - winner)]
        points = [score.sum_of(state, seat) for seat in (winner, 1 - winner)]
        told: Arguments = {"seat": seat_name(winner), "wins": wins[0], "others": wins[1]}
        id = "campaign-ends" if state.is_campaign() else "ends"
        tell(Event(id, {**told, "points": points[0], "other_points": points[1]}))


# -- names ------------------------------------------------------------------------------------------------------------


def dice_text(dice: list[int]) -> list[str]:
    """Dice as marks for messages: each is a message id, ``die-4``."""
    return [f"die-{face + 1}" for face, count in enumerate(dice) for _ in range(count)]


def era_name(state: SangueReale) -> str:
    """The Era among arguments."""
    return f"era-{state.sheet().id}"


def claimant_name(sheet: Era, claimant: int) -> str:
    """A claimant among arguments."""
    return f"claimant-{sheet.claimants[claimant].id}"


def parcel_name(sheet: Era, parcel: int) -> str:
    """A parcel among arguments."""
    return f"parcel-{sheet.names[parcel]}"


def section_name(state: SangueReale, section: int) -> str:
    """A section of the wall among arguments: the parcel it faces."""
    sheet = state.sheet()
    return parcel_name(sheet, sheet.sections[section])
