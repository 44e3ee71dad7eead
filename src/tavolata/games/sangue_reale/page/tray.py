"""Below the sheet: both plates of the round, and between them what is chosen, shared or used now."""

from __future__ import annotations

from functools import lru_cache

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag, text, vh
from ....kit.phrases import number_in
from ..rules.tables import FACES, TURNS
from ..view import dice_in, values_in
from .emblems import ABILITIES, die, emblem, plate
from .planning import Claimants, Ending, Planning
from .targets import Table, Yield, rival, shares

QUESTIONS = {
    "circle": "ring",
    "circle-or-change": "ring",
    "circle-any": "ring",
    "erase": "rubber",
    "blacken": "dot",
    "gate": "wall",
    "walls": "wall",
    "edges": "",
}
"""The emblem of each question that is answered on the map or the columns."""


class Desk:
    """The desk of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.pending = table.view["pending"]
        self.step = self.pending[-1]["step"] if self.pending else ""
        self.fresh = table.before is not None and not table.chosen

    def draw(self) -> Markup:
        """The desk with both plates; whoever chooses a claimant has no plate yet."""
        inside = self._middle()
        middle = tag("div", inside, class_="desk-middle")
        plates: tuple[Markup, Markup] = (NOTHING, NOTHING)
        if self.step and self.step != "sides":
            plates = self._plate(self.table.order[0]), self._plate(self.table.order[1])
        label = self.table.say("desk")
        css = f"desk {self.step}"
        return tag("section", plates[0], middle, plates[1], class_=css, aria_label=label, data_anchor="table")

    def _middle(self) -> Markup:
        if self.view["over"]:
            return Ending(self.table).draw()
        if self.step == "sides":
            return Claimants(self.table).draw()
        if self.step == "plan":
            return Planning(self.table).draw()
        return Actions(self).draw()

    # -- the plates of the round --------------------------------------------------------------------------------------

    def _plate(self, seat: int) -> Markup:
        player = self.table.player(seat)
        if self.step == "plan":
            planned = self.view["planned"][seat]
            id = "plate-covered" if planned else "plate-empty"
            return plate(seat, None, "covered" if planned else "empty", self.table.say(id, player=player))
        value = self.view["track"]["written"][-1][seat]
        acting = " now" if self._acting() == seat else ""
        says = self.table.say("plate-shown", player=player, value=value)
        return plate(seat, value, f"shown{acting}", says)

    def _acting(self) -> int:
        """Whose action it is: one's own dice may come from the other's."""
        waiting = any(frame["step"] == "act" for frame in self.pending)
        one, two = self.view["track"]["written"][-1]
        first = 0 if one < two else 1
        return first if waiting else rival(first)


class Actions:
    """What is done in the Action phase."""

    def __init__(self, desk: Desk) -> None:
        self.table = desk.table
        self.view = desk.view
        self.step = desk.step
        self.pending = desk.pending
        self.about = desk.pending[-1]["about"]
        self.dice = values_in(self.about, "dice")
        """The dice that are shared or used now."""
        self.seat = desk.view["deciders"][0]
        """Who decides."""
        self.rolls = " roll" if desk.fresh and self._new_dice() else ""

    def draw(self) -> Markup:
        """Plates to choose from; for those who wait, what the other is doing."""
        if self.step == "dice":
            return self._dice()
        if self.step == "face":
            return self._faces()
        if self.step in ("share", "five"):
            return self._sharing() if self.table.kind else self._watched()
        if self.step == "draw":
            return self._turns()
        return self._question()

    def _new_dice(self) -> bool:
        """Whether these dice were not on the table before the last move."""
        before = self.table.before
        if before is None:
            return False
        was = before["pending"][-1]["step"] if before["pending"] else ""
        dealt = dice_in(before["pending"])
        return not dealt and (self.step != "face" or was != "face")

    def _head(self, id: str, emblem_id: str, **arguments: str | int) -> Markup:
        """A line above the plates, in the second person for whoever decides."""
        mine = self.seat == self.table.own
        said = self.table.say(
            f"{id}{'' if mine else '-of'}", player=self.table.player(self.seat), **arguments
        )
        return tag("p", icon(emblem_id), tag("span", said), *self._rest(), class_="desk-head")

    def _rest(self) -> list[Markup]:
        """Dice that are being shared, and those that wait for their turn below the question."""
        found = [tag("span", *self._rolled(), class_="row")] if self.step in ("share", "five") else []
        for seat, values in reversed(dice_in(self.pending[:-1])):
            dice = [die(value, seat, thing=f"die-{value}") for value in values]
            says = vh(
                self.table.say(
                    "dice-later",
                    player=self.table.player(seat),
                    dice=self.table.words.join([str(value) for value in values]),
                )
            )
            found.append(tag("span", self.table.say("then"), says, *dice, class_="rest"))
        return found

    # -- using dice ---------------------------------------------------------------------------------------------------

    def _dice(self) -> Markup:
        """The dice to use, one plate for each value, with a modifier's plus and minus."""
        modifiers = self.view["players"][self.seat]["modifiers"]
        head = self._head("use-dice", "dice", number=modifiers)
        plates = [tag("li", self._value(value), class_="by-value") for value in sorted(set(self.dice))]
        if "pass" in self.table.choices:
            plates.append(self._pass())
        return head + tag("ul", *plates, class_="plates", aria_label=self.table.say("dice"))

    def _value(self, value: int) -> Markup:
        """All dice of a value, what they do, and ± where there is a modifier."""
        number = self.dice.count(value)
        one = die(value, self.seat, "big" + self.rolls, thing=f"die-{value}")
        gains = gain(self.table, Yield(self.view, self.seat, [value] * self._needed(value)))
        inside = tag("span", *[one] * number, class_="plate-dice") + gains
        label = self.table.say("die", value=value)
        face = self.table.touched(f"use {value}", inside, self._css(f"use {value}"), label)
        return joined([self._change("lower", value, "−"), face, self._change("raise", value, "+")])

    def _needed(self, value: int) -> int:
        """How many dice the next step of a column asks for."""
        column = self.view["columns"][value - 1]
        done = column["blackened"][self.seat]
        left = column["circles"][done : done + 1]
        return left[0] if left and left[0] <= self.dice.count(value) else 1

    def _css(self, move: str) -> str:
        return "plate may" if move in self.table.choices else "plate"

    def _change(self, verb: str, value: int, sign: str) -> Markup:
        move = f"{verb} {value}"
        if move not in self.table.choices:
            return NOTHING
        return self.table.button(move, tag("b", sign, aria_hidden="true"), f"plus-minus {verb}")

    # -- one die, any face --------------------------------------------------------------------------------------------

    def _faces(self) -> Markup:
        covered = number_in(self.about, "covered")
        rolled = FACES + 1 - covered
        head = self._head("one-face", "dice", value=rolled, covered=covered)
        plates = []
        for value in range(1, FACES + 1):
            gains = gain(self.table, Yield(self.view, self.seat, [value]))
            note = tag("span", self.table.say("covered"), class_="gains") if value == covered else gains
            css = "big" + (self.rolls if value == rolled else "")
            inside = tag("span", die(value, self.seat, css, thing=f"die-{value}"), class_="plate-dice") + note
            move = f"take {value}"
            shown = self._css(move) + (" up" if value == rolled else " hidden" if value == covered else "")
            label = self.table.say("die", value=value)
            plates.append(tag("li", self.table.touched(move, inside, shown, label)))
        return head + tag("ul", *plates, class_="plates", aria_label=self.table.say("dice"))

    # -- sharing dice -------------------------------------------------------------------------------------------------

    def _sharing(self) -> Markup:
        """A plate for every way to share: mine above, the rival's below."""
        other = self.table.player(rival(self.seat))
        head = self._head("share" if self.step == "share" else "five", "swap", other=other)
        plates = [tag("li", self._share(move)) for move in self.table.choices]
        return head + tag("ul", *plates, class_="plates sharing", aria_label=self.table.say("dice"))

    def _rolled(self) -> list[Markup]:
        """All dice on the table, in the colours of those they go to with the chosen share."""
        own = list(self.dice)
        if self.table.scene.chosen:
            own, _ = shares(self.table.scene.chosen)
        found, left = [], list(own)
        for value in self.dice:
            mine = value in left
            if mine:
                left.remove(value)
            seat = self.seat if mine else (rival(self.seat) if self.step == "share" else None)
            label = self.table.say("die", value=value)
            found.append(die(value, seat, self.rolls.strip(), label, f"die-{value}"))
        return found

    def _share(self, move: str) -> Markup:
        own, give = shares(self.table.choices[move])
        mine = tag("span", *[die(value, self.seat) for value in own], class_="plate-dice")
        theirs = [die(value, rival(self.seat)) for value in give]
        gains = gain(self.table, Yield(self.view, self.seat, own))
        others = tag("span", icon("arrow", "ic dir right"), *theirs, class_="given") if give else NOTHING
        return self.table.button(move, mine + gains + others, "plate may")

    def _watched(self) -> Markup:
        """The dice that the other shares, for those who wait."""
        return self._head("share" if self.step == "share" else "five", "swap", other="")

    # -- modifiers, and what is answered elsewhere --------------------------------------------------------------------

    def _turns(self) -> Markup:
        head = self._head("draw", "modifier", number=number_in(self.about, "number"))
        plates = []
        for turn in range(1, TURNS + 1):
            move = f"turn {turn}"
            now = turn - 1 == self.view["track"]["turn"]
            inside = tag("b", str(turn), class_="plate-number") + tag(
                "span", self.table.say("turn-now" if now else "turn-number", number=turn)
            )
            label = self.table.say("turn-number", number=turn)
            plates.append(tag("li", self.table.touched(move, inside, self._css(move), label)))
        return head + tag("ul", *plates, class_="plates", aria_label=self.table.say("track"))

    def _question(self) -> Markup:
        """What is to be done on the map or the columns, and the way past it."""
        kind = self.table.kind or self.step
        sign = QUESTIONS.get(kind, "") or ABILITIES[self.view["era"]["marked"] or "river"]
        head = self._head(f"do-{self.step}", sign, value=self._one_number())
        plates = [self._pass()] if "pass" in self.table.choices else []
        return head + tag("ul", *plates, class_="plates one", aria_label=self.table.say("or-else"))

    def _one_number(self) -> int:
        """The number a line lets circle; 0 where it may be one of several."""
        values = values_in(self.about, "values")
        return values[0] if len(values) == 1 else 0

    def _pass(self) -> Markup:
        inside = icon("cross") + tag("span", self.table.choices["pass"].says)
        return tag("li", self.table.button("pass", inside, "plate may pass"))


def gain(table: Table, got: Yield) -> Markup:
    """What dice bring, in signs, and in words for those who listen."""
    found = tuple(emblem(column["supporter"]) for column in got.supporters)
    says = table.say("gain", steps=got.steps, lines=len(got.lines), supporters=len(got.supporters))
    return _gain(got.steps, tuple(got.lines), found, says)


@lru_cache(1024)
def _gain(steps: int, lines: tuple[int, ...], supporters: tuple[str, ...], says: str) -> Markup:
    if not steps:
        return tag("span", icon("cross"), class_="gains nil", title=says)
    parts = [tag("b", f"+{steps}", class_="steps")]
    parts += [Markup(f'<b class="line-value">{value}</b>') for value in lines]
    parts += [icon(name, "ic supporter-sign") for name in supporters]
    return tag("span", *parts, class_="gains num", title=text(says))
