"""What the chosen move will do, as far as the sheet tells: lines in the second person.

Everything follows from the view, so it is said also where a roll comes right after the move.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine.scene import Choice, Note, Scene
from ....kit import preview
from ....kit.markup import Markup, joined, tag
from ....kit.phrases import number_in
from ..rules.tables import ROUNDS_A_TURN
from ..rules.territories import linked
from ..view import ColumnView, SangueView, values_in
from .emblems import emblem
from .planning import head_start, ours
from .targets import Table, Yield, boxes_in, missing_numbers, rival, shares, territory_of

MOST_NAMES = 4
"""With more parcels than these a territory is told by their number."""


class Foretelling(preview.Foretelling[SangueView]):
    """The chosen move of a scene."""

    def __init__(self, scene: Scene[SangueView], choice: Choice) -> None:
        super().__init__(scene, choice)
        self.table = Table(scene)
        self.me = self.table.me
        self.other = self.words.player(rival(self.me))
        self.verb, *self.about = choice.text.split()

    def notes(self) -> Iterator[Note]:
        """All lines."""
        yield from TELLERS[self.verb](self)
        yield from self._points()

    def _names(self, names: list[str]) -> Markup:
        """Names as the language joins them."""
        return self.listed([tag("b", name) for name in names])

    def _values(self, values: list[int]) -> str:
        return self.words.join([str(value) for value in values])

    def _points(self) -> Iterator[Note]:
        """What changes in the ledger, where nothing but this move comes into it."""
        after = self.scene.after
        if after is None or after["era"]["number"] != self.view["era"]["number"]:
            return
        now, then = (view["players"][self.me]["points"] for view in (self.view, after))
        if now != then:
            yield self.note("star", "points", then > now, before=now, after=then)

    # -- planning -----------------------------------------------------------------------------------------------------

    def _plan(self) -> Iterator[Note]:
        value = int(self.about[0])
        yield self.note("modifier" if value == 6 else "dice", f"plan-{value}", player=self.other)
        written = [pair[rival(self.me)] for pair in self.view["track"]["written"]]
        yield self.note("cross", "plan-equal", player=self.other, value=value, number=written.count(value))
        if 1 < value < 6:
            yield self.note("hourglass", "plan-order", player=self.other)
        modifiers = self.view["players"][self.me]["modifiers"]
        if modifiers and value != 6:
            yield self.note("modifier", "plan-modifiers", number=modifiers)

    def _claimant(self) -> Iterator[Note]:
        claimant = next(one for one in self.view["era"]["claimants"] if one["id"] == self.about[0])
        yield Note("crown", tag("b", self.words.name(f"claimant-{claimant['id']}")))
        begins = self.words.say(head_start(claimant))
        yield Note("plus", joined([begins, " ", ours(claimant, self.words)]))

    # -- dice ---------------------------------------------------------------------------------------------------------

    def _dice(self) -> list[int]:
        """The dice that are used now."""
        return values_in(self.view["pending"][-1]["about"], "dice")

    def _take(self) -> Iterator[Note]:
        yield from self._brings(self.me, [int(self.about[0])])

    def _use(self) -> Iterator[Note]:
        value = int(self.about[0])
        pair = self.choice.phrase.arguments.get("circles") == 2
        yield from self._brings(self.me, [value] * (2 if pair else 1))
        left = self._dice()
        for _ in range(2 if pair else 1):
            left.remove(value)
        if left:
            yield self.note("dice", "left", dice=self._values(left), number=len(left))

    def _share(self) -> Iterator[Note]:
        own, give = shares(self.choice)
        yield from self._brings(self.me, own)
        if give:
            yield from self._brings(rival(self.me), give)

    def _brings(self, seat: int, dice: list[int]) -> Iterator[Note]:
        """What dice bring to either player."""
        got = Yield(self.view, seat, dice)
        who = "" if seat == self.me else "their-"
        yield self.note(
            "dice" if seat == self.me else "swap",
            f"{who}dice",
            player=self.other,
            dice=self._values(dice),
            number=len(dice),
            steps=got.steps,
        )
        for value in got.lines:
            change = str(self.view["era"]["marked"]) if value in got.marked else "no"
            yield self.note(
                "ring", f"{who}line", seat == self.me, player=self.other, value=value, change=change
            )
        for column in got.supporters:
            yield self._reaches(seat, column)
        if got.wasted:
            values = self._values(got.wasted)
            yield self.note("cross", f"{who}wasted", player=self.other, dice=values, number=len(got.wasted))

    def _reaches(self, seat: int, column: ColumnView) -> Note:
        """A Unique Supporter, with what he does for whoever takes him."""
        name = tag("b", self.table.supporter(column))
        supporter = column["supporter"]
        points = supporter["vp"]
        if seat == self.me:
            does = self.table.does(column)
            return self.note(emblem(supporter), "supporter", True, supporter=name, does=does, points=points)
        return self.note(emblem(supporter), "their-supporter", player=self.other, supporter=name)

    def _modify(self) -> Iterator[Note]:
        arguments = self.choice.phrase.arguments
        one, two = number_in(arguments, "from"), number_in(arguments, "to")
        left = self.view["players"][self.me]["modifiers"] - 1
        yield self.note("modifier", "modify", one=one, two=two, number=left)
        dice = self._dice()
        dice.remove(one)
        yield from self._brings(self.me, sorted([*dice, two]))

    def _turn(self) -> Iterator[Note]:
        turn = int(self.about[0])
        first = (turn - 1) * ROUNDS_A_TURN + 1
        yield self.note("modifier", "turn", turn=turn, first=first, last=first + ROUNDS_A_TURN - 1)

    def _column(self) -> Iterator[Note]:
        column = self.view["columns"][int(self.about[0]) - 1]
        circles = column["circles"][column["blackened"][self.me]]
        got = Yield(self.view, self.me, [column["value"]] * circles)
        yield self.note("dot", "column", value=column["value"])
        for value in got.lines:
            change = str(self.view["era"]["marked"]) if value in got.marked else "no"
            yield self.note("ring", "line", True, player=self.other, value=value, change=change)
        for reached in got.supporters:
            yield self._reaches(self.me, reached)

    # -- the map ------------------------------------------------------------------------------------------------------

    def _number(self) -> Iterator[Note]:
        parcel, value = self.about[0], int(self.about[1])
        if self.table.kind == "erase":
            yield from self._erase(parcel, value)
            return
        yield self.note("ring", "circle", value=value, place=tag("b", self.table.place(parcel)))
        group = territory_of(self.view, parcel)
        left = [one for one in missing_numbers(self.table, parcel, self.me) if one != (parcel, value)]
        boxes = boxes_in(self.table, group)
        if boxes != 1:
            yield self.note("castle", "no-control", number=boxes)
        elif left:
            yield self._missing(parcel, left)
        else:
            yield from self._control(group)

    def _missing(self, parcel: str, left: list[tuple[str, int]]) -> Note:
        here = [str(value) if id == parcel else f"{value} ({self.table.place(id)})" for id, value in left]
        return self.note("castle", "missing", numbers=self.words.join(here), number=len(left))

    def _control(self, group: list[str]) -> Iterator[Note]:
        """A territory is taken, with what that brings and spoils."""
        points = sum(self.table.parcels[id]["value"] for id in group)
        yield self.note("castle", "control", True, places=self._lands(group), points=points)
        theirs = sum(
            number["circled"][rival(self.me)] for id in group for number in self.table.parcels[id]["numbers"]
        )
        if theirs:
            yield self.note("cross", "control-spoils", player=self.other, number=theirs)
        castle = self.view["map"]["castle"]
        if castle is None:
            return
        for section in castle["sections"]:
            untouched = section["initials"] is None and section["stands"] == castle["stood"]
            if section["facing"] in group and untouched:
                yield self.note("wall", "gate", work="tear" if section["stands"] else "raise")

    def _erase(self, parcel: str, value: int) -> Iterator[Note]:
        place = tag("b", self.table.place(parcel))
        yield self.note("rubber", "erase", player=self.other, value=value, place=place)
        left = len(missing_numbers(self.table, parcel, rival(self.me))) + 1
        if boxes_in(self.table, territory_of(self.view, parcel)) == 1:
            yield self.note("castle", "erase-left", player=self.other, number=left)

    def _wall(self) -> Iterator[Note]:
        castle = self.view["map"]["castle"]
        assert castle is not None  # only then is there a wall
        section = next(one for one in castle["sections"] if one["facing"] == self.about[0])
        tear = section["stands"]
        place = tag("b", self.table.place(self.about[0]))
        yield self.note("wall", "wall", work="tear" if tear else "raise", place=place)
        standing = sum(one["stands"] for one in castle["sections"]) + (-1 if tear else 1)
        closed = standing >= castle["closed_at"]
        state = ("closed" if closed else "open") if closed != castle["closed"] else "same"
        id = "closed" if closed else "open"
        yield self.note(
            "lock" if closed else "castle", f"castle-{id}", not closed, standing=standing, state=state
        )

    def _edge(self) -> Iterator[Note]:
        one, other = self.about
        work = str(self.choice.phrase.arguments["work"])
        names = [tag("b", self.table.place(id)) for id in (one, other)]
        yield self.note(
            "border" if work in ("draw", "abolish") else "river", work, one=names[0], other=names[1]
        )
        opened = work in ("dry", "abolish")
        groups = _territories(self.view, one, other, opened)
        touched = [group for group in groups if one in group or other in group]
        if all(group == territory_of(self.view, group[0]) for group in touched):
            state = "apart" if len(touched) > 1 else "already" if opened else "still"
            yield self.note("castle", "same-land", state=state)
            return
        for group in touched:
            yield from self._group(group)

    def _lands(self, group: list[str]) -> Markup:
        """The parcels of a territory by name; many of them by their number."""
        if len(group) > MOST_NAMES:
            return self.say("lands", number=len(group))
        return self._names([self.table.place(id) for id in group])

    def _group(self, group: list[str]) -> Iterator[Note]:
        """A territory as it will be."""
        boxes = boxes_in(self.table, group)
        names = self._lands(group)
        numbers = [number for id in group for number in self.table.parcels[id]["numbers"]]
        if boxes != 1:
            yield self.note("castle", "group-no", places=names, number=boxes, size=len(group))
            return
        points = sum(self.table.parcels[id]["value"] for id in group)
        for seat in (self.me, rival(self.me)):
            if all(number["circled"][seat] for number in numbers):
                id = "control" if seat == self.me else "their-control"
                yield self.note("castle", id, seat == self.me, places=names, points=points, player=self.other)
                return
        left = sum(not number["circled"][self.me] for number in numbers)
        yield self.note("castle", "group", places=names, number=left, points=points, size=len(group))

    def _pass(self) -> Iterator[Note]:
        step = self.view["pending"][-1]["step"]
        if step == "dice":
            dice = self._dice()
            yield self.note("cross", "wasted", player="", dice=self._values(dice), number=len(dice))
        else:
            yield self.note("cross", "pass", step=step)


def _territories(view: SangueView, one: str, other: str, opened: bool) -> list[list[str]]:
    """The territories as they will be with one edge opened or closed."""
    ids = [parcel["id"] for parcel in view["map"]["parcels"]]
    open_edges = [
        (ids.index(edge["one"]), ids.index(edge["other"]))
        for edge in view["map"]["edges"]
        if (opened if {edge["one"], edge["other"]} == {one, other} else edge["kind"] == "open")
    ]
    groups = dict.fromkeys(linked(len(ids), open_edges))
    return [[id for place, id in enumerate(ids) if parcels >> place & 1] for parcels in groups]


TELLERS: dict[str, Callable[[Foretelling], Iterator[Note]]] = {
    "plan": Foretelling._plan,
    "claimant": Foretelling._claimant,
    "take": Foretelling._take,
    "use": Foretelling._use,
    "lower": Foretelling._modify,
    "raise": Foretelling._modify,
    "keep": Foretelling._share,
    "different": Foretelling._share,
    "pair": Foretelling._share,
    "pass": Foretelling._pass,
    "turn": Foretelling._turn,
    "column": Foretelling._column,
    "number": Foretelling._number,
    "edge": Foretelling._edge,
    "wall": Foretelling._wall,
}
"""How each move is foretold."""
