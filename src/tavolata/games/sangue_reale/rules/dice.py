"""Using dice and changing them by modifiers (SR-6, SR-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Arguments, Ask, Phrase, Refusal, Tell
from ....engine.questions import KIND, SEAT, Frame
from . import events
from .notation import KEEP, LOWER, MARK, PASS, RAISE, USE
from .questions import ACT, CIRCLE, COUNTS, DICE, DRAW, ICON, LEFT, SangueQuestion
from .tables import FACES, NOBODY, SEATS, TURNS, Column

if TYPE_CHECKING:
    from .state import SangueReale


def roll(game: SangueReale, seat: int, number: int, clause: str, tell: Tell) -> list[int]:
    """Roll so many dice, as a clause says: how many there are of each value."""
    dice = [0] * FACES
    for _ in range(number):
        dice[game.rng.below(FACES)] += 1
    game.fence += 1
    events.tell_dice("rolls", seat, dice, clause, tell)
    return dice


# -- using dice -------------------------------------------------------------------------------------------------------


@final
class Dice(SangueQuestion):
    """Use one's dice, one by one and in any order (SR-6.4): ``(seat, dice of each value)``."""

    kind = DICE
    name = "dice"
    clause = "SR-6.4"

    def legal(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """Use a die, change one by a modifier, or, if none can be used, let the rest go (SR-6.4, SR-6.5, SR-7.1).

        As long as there are modifiers the same die can be changed again (SR-7.6).
        """
        found = [USE + column for column in usable(game, frame)]
        idle = not found
        if game.modifiers(seat) > 0:
            for face in range(FACES):
                if frame[COUNTS + face] > 0:
                    if face > 0:
                        found.append(LOWER + face)
                    if face < FACES - 1:
                        found.append(RAISE + face)
        if idle:
            found.append(PASS)
        return found

    def answer(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Use a die or a pair, change a die, or let the rest go."""
        if move == PASS:
            events.tell_wastes(seat, frame[COUNTS:], tell)
        elif move >= RAISE:
            self.modify(game, frame, move - RAISE, 1, tell)
        elif move >= LOWER:
            self.modify(game, frame, move - LOWER, -1, tell)
        else:
            self.use(game, frame, move - USE, tell)

    def use(self, game: SangueReale, frame: Frame, column: int, tell: Tell) -> None:
        """Blacken a step; the dice left wait until all that follows is done (SR-6.7)."""
        seat = frame[SEAT]
        dice = game.circles(seat, column)
        rest = frame[:]
        rest[COUNTS + column] -= dice
        if sum(rest[COUNTS:]) > 0:
            game.stack.append(rest)
        blacken(game, seat, column, dice, tell)

    def modify(self, game: SangueReale, frame: Frame, face: int, step: int, tell: Tell) -> None:
        """Change a die by one, and cross a modifier out (SR-7.1, SR-7.7)."""
        seat = frame[SEAT]
        rest = frame[:]
        rest[COUNTS + face] -= 1
        rest[COUNTS + face + step] += 1
        game.spent[seat * TURNS + game.turn()] += 1
        game.stack.append(rest)
        events.tell_modifies(seat, game.turn(), face, face + step, tell)

    def settle(self, game: SangueReale, frame: Frame, tell: Tell) -> bool:
        """Use what needs no question (SR-6.8).

        A die is used at once if nothing else can be done, or if nothing but blackening comes of it and no Unique
        Supporter is in reach of these dice, so that its place in the order cannot matter.
        """
        seat = frame[SEAT]
        if game.modifiers(seat) > 0:
            return False
        columns = usable(game, frame)
        if not columns:
            return self.answer_with(game, frame, PASS, tell)
        if len(columns) > 1:
            if icon_in_reach(game, frame):
                return False
            columns = [column for column in columns if is_plain(game, seat, column)]
            if not columns:
                return False
        return self.answer_with(game, frame, USE + columns[0], tell)

    def ask(self, game: SangueReale, frame: Frame, seat: int) -> Ask:
        """Which dice there are; with modifiers they can be changed."""
        modifiers = game.modifiers(seat)
        dice = events.dice_text(frame[COUNTS:])
        return Ask(self.name, "SR-7.1" if modifiers else self.clause, {"dice": dice, "modifiers": modifiers})

    def shown(self, game: SangueReale, frame: Frame) -> Arguments:
        """The dice that are left."""
        return {"dice": events.dice_text(frame[COUNTS:])}

    def why(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Refusal:
        """No such die, a step that asks for two, a full column, no modifier, or dice that must be used."""
        if move == PASS:
            return Refusal(self.clause)
        if LOWER <= move < KEEP:
            face = (move - LOWER) % FACES
            if game.modifiers(seat) == 0:
                return Refusal("SR-7.3")
            return Refusal("SR-7.2" if frame[COUNTS + face] else "SR-7.5", {"value": face + 1})
        if USE <= move < LOWER:
            face = move - USE
            if frame[COUNTS + face] == 0:
                return Refusal("SR-6.1", {"value": face + 1})
            return Refusal("SR-6.2" if is_open(game, seat, face) else "SR-6.5", {"value": face + 1})
        return Refusal(self.clause, id="SR-6.7")

    def describe(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """What a step brings, or what becomes of a die."""
        if move == PASS:
            return Phrase("move-pass-dice")
        if move >= LOWER:
            face = (move - LOWER) % FACES
            return Phrase("move-modify", {"from": face + 1, "to": face + (2 if move >= RAISE else 0)})
        face = move - USE
        brings = gain(game, seat, face)
        return Phrase("move-use", {"value": face + 1, "circles": game.circles(seat, face), "gain": brings})


def is_open(game: SangueReale, seat: int, column: int) -> bool:
    """Whether a column has a step left."""
    return game.black[seat * FACES + column] < game.sheet().columns[column].length


def usable(game: SangueReale, frame: Frame) -> list[int]:
    """The values of which a die, or the pair their column asks for, can be used now (SR-6.1, SR-6.2, SR-6.3)."""
    columns, first = game.sheet().columns, frame[SEAT] * FACES
    found = []
    for column in range(FACES):
        count = frame[COUNTS + column]
        if count > 0:
            done = game.black[first + column]
            table = columns[column]
            if done < table.length and count >= table.circles[done]:
                found.append(column)
    return found


def steps_with(circles: list[int], done: int, dice: int) -> int:
    """How far down a column dice of its value lead, one step after the other; the rest is wasted (SR-6.2, SR-6.5)."""
    while done < len(circles) and circles[done] <= dice:
        dice -= circles[done]
        done += 1
    return done


def is_plain(game: SangueReale, seat: int, column: int) -> bool:
    """Whether nothing but blackening happens at the next step of a column."""
    return game.sheet().columns[column].plain[game.black[seat * FACES + column] + 1]


def icon_in_reach(game: SangueReale, frame: Frame) -> bool:
    """Whether these dice may come to a Unique Supporter who is free."""
    sheet = game.sheet()
    for column in range(FACES):
        if game.supporters[column] == NOBODY:
            done = game.black[frame[SEAT] * FACES + column]
            if done < sheet.columns[column].icon_at <= done + frame[COUNTS + column]:
                return True
    return False


def blacken(game: SangueReale, seat: int, column: int, dice: int, tell: Tell) -> None:
    """Blacken the next step of a column with so many dice, or with none by an ability (SR-6.1, SR-6.6).

    A line comes before a Unique Supporter (SR-8.1, SR-9.4).

    A Unique Supporter who is taken is nothing to whoever comes later (SR-9.3).
    """
    place = seat * FACES + column
    game.black[place] += 1
    step = game.black[place]
    table = game.sheet().columns[column]
    events.tell_blackens(seat, column, step, table.circles[step - 1], dice, tell)
    if step == table.icon_at and game.supporters[column] == NOBODY:
        game.stack.append([ICON, seat, column])
    if table.line_mask >> step & 1:
        game.stack.append([CIRCLE, seat, 1, 1 << column, table.marked_mask >> step & 1])


def gain(game: SangueReale, seat: int, column: int) -> str:
    """What the next step of a column brings a seat."""
    table = game.sheet().columns[column]
    return gain_at(table, game.black[seat * FACES + column] + 1, game.supporters[column] == NOBODY)


def gain_at(table: Column, step: int, free: bool) -> str:
    """What a step of a column brings, as a mark for messages: line, supporter, both, full or none.

    A Unique Supporter is nobody's gain unless he is free (SR-9.3).
    """
    if step > table.length:
        return "full"
    icon = step == table.icon_at and free
    if table.line_mask >> step & 1:
        return "both" if icon else "line"
    return "supporter" if icon else "none"


# -- modifiers --------------------------------------------------------------------------------------------------------


@final
class Draw(SangueQuestion):
    """Draw a small circle in a turn cell of the King's Track (SR-5.10, SR-9.6): ``(seat, how many)``."""

    kind = DRAW
    name = "draw"
    clause = "SR-5.10"

    def legal(self, game: SangueReale, frame: Frame, seat: int) -> list[int]:
        """This turn or a later one (SR-7.4)."""
        return [MARK + turn for turn in range(game.turn(), TURNS)]

    def answer(self, game: SangueReale, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One is drawn; the others are asked for one by one."""
        game.drawn[seat * TURNS + move - MARK] += 1
        events.tell_draws(seat, move - MARK, "SR-5.10" if action(game) == 6 else "SR-9.6", tell)
        if frame[LEFT] > 1:
            game.stack.append([DRAW, seat, frame[LEFT] - 1])

    def about(self, game: SangueReale, frame: Frame, seat: int) -> Arguments:
        """What all know."""
        return self.shown(game, frame)

    def shown(self, game: SangueReale, frame: Frame) -> Arguments:
        """How many."""
        return {"number": frame[LEFT]}

    def why(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Refusal:
        """A turn that is past, or none."""
        if MARK <= move < MARK + TURNS:
            return Refusal("SR-7.4", {"turn": game.turn() + 1})
        return Refusal(self.clause)

    def describe(self, game: SangueReale, frame: Frame, seat: int, move: int) -> Phrase:
        """The turn, and whether it is this one."""
        turn = move - MARK
        return Phrase("move-turn", {"turn": turn + 1, "now": int(turn == game.turn())})


def action(game: SangueReale) -> int:
    """The action in progress: the higher one waits while the lower is done (SR-4.5)."""
    values = game.chronicle[-SEATS:]
    for frame in game.stack:
        if frame[KIND] == ACT:
            return min(values)
    return max(values)
