"""The dice in front of the reader: what they show, which one a question is about, and the end of the turn."""

from __future__ import annotations

from ....kit.emblems import icon, shield
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from .boards import no_dice
from .emblems import die, owner
from .slips import needs, patience
from .targets import OWN_DICE, PLACING, TURN, Table

STEPS = {"up": "+1", "down": "−1"}


class Rack:
    """The reader's dice of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.dice: list[int] = sorted(table.mine["dice"])

    def draw(self) -> Markup:
        """The dice in a row, what is picked so far, and the way to end the turn."""
        me = self.table.me
        label = tag("span", shield(me), tag("span", self._title()), class_="who")
        parts = [
            label,
            self._row(),
            self._sum(),
            *self._marks(),
            *self._automa(),
            self._end(),
            *self._order(),
        ]
        return tag("div", *parts, class_="rack", data_anchor=f"dice-{me}")

    def _title(self) -> str:
        """Whose dice these are."""
        table = self.table
        return table.say("your-dice") if table.own is not None else table.words.player(table.me)

    def _row(self) -> Markup:
        dice = [self._die(face) for face in self.dice]
        if not dice:
            return tag("p", no_dice(self.table), class_="note nil")
        return tag("ul", *dice, class_=f"toggles{self._rolled()}", aria_label=self._title())

    def _rolled(self) -> str:
        """The class of dice that were rolled in the last move."""
        before = self.table.before
        return " rolled" if before is not None and before["round"] != self.table.view["round"] else ""

    def _die(self, face: int) -> Markup:
        me = self.table.me
        label = self.table.name(f"die-{face}")
        drawn = die(face, owner(me), label, f"die-{face}")
        moves = self._moves(face)
        plain = f"die {face}"
        carry = f' data-carry="{plain}"' if self._may_be_carried() else ""
        if plain in moves:
            shown = self.table.button(plain, drawn, "toggle may", carry)
        else:
            dim = " dim" if self.table.kind in OWN_DICE and not moves else ""
            shown = Markup(f'<span class="toggle{dim}"{carry}>{drawn}</span>')
        others = [self._change(move) for move in moves if move != plain]
        return tag("li", shown, tag("span", *others, class_="changes") if others else "")

    def _may_be_carried(self) -> bool:
        """Whether dice can be put down on a zone: on the one that is chosen, or on one that is still to be chosen."""
        if self.table.kind in TURN:
            return any([move.startswith("place ") for move in self.table.choices])
        return self.table.kind in PLACING

    def _moves(self, face: int) -> list[str]:
        """The moves on offer that begin with a die of this face."""
        start = (f"die {face}", f"modify {face} ") if self.table.kind in OWN_DICE else (f"modify {face} ",)
        return [move for move in self.table.choices if move.startswith(start)]

    def _change(self, move: str) -> Markup:
        """A die that would be changed: by a track, an item or a Modifier."""
        verb, _, step = move.split(" ")
        said = STEPS.get(step, step.replace("-", "−"))
        inside = joined([icon("wedge"), said]) if verb == "modify" else Markup(said)
        return self.table.button(move, inside, "step num")

    def _sum(self) -> Markup:
        """The dice picked so far and what they add up to."""
        picked = list(self.table.view["picked"])
        if not picked:
            return NOTHING
        faces = " + ".join(str(face) for face in picked)
        total = tag("b", str(sum(picked)), class_="num") if self.table.kind == "dice" else ""
        return tag("p", vh(self.table.say("picked")), tag("span", faces), total, class_="sum")

    def _marks(self) -> list[Markup]:
        """The First Player marker, the white die and the orders served."""
        view, me, found = self.table.view, self.table.me, []
        if view["seats"] > 1 and view["marker"] == me:
            found.append(_mark(icon("crown", "ic first"), self.table.say("first")))
        if view["white"] == me:
            found.append(_mark(tag("span", class_="white-die"), self.table.say("white")))
        served = len(self.table.mine["served"])
        if served:
            number = tag("b", str(served), class_="num short", aria_hidden="true")
            found.append(_mark(icon("check") + number, self.table.words.text("board-served", number=served)))
        return [tag("p", *found, class_="marks")] if found else []

    def _automa(self) -> list[Markup]:
        """The dice of the automa, for one player alone."""
        rolled = self.table.view["automa"]
        if not rolled:
            return []
        dice = [
            die(face, f"auto a-{name}", f"{self.table.name(f'automa-{name}')} {face}")
            for name, face in rolled.items()
        ]
        return [tag("p", tag("span", self.table.say("automa")), *dice, class_="autos")]

    def _order(self) -> list[Markup]:
        """What the open order asks for, where the own board is out of sight while dice are placed."""
        order = self.table.mine["open"]
        if order is None:
            return []
        then = self.table.then(self.table.me)["ingredients"]
        goods = needs(order, self.table.mine["ingredients"], then)
        waits = patience(order["patience"] - order["late"], order["penalty"])
        worth = tag("b", str(order["now"]), class_="pts num")
        return [tag("p", icon("scroll"), goods, worth, waits, class_="want", aria_hidden="true")]

    def _end(self) -> Markup:
        if "end" not in self.table.choices:
            return NOTHING
        inside = joined([icon("check"), self.table.say("end")])
        return self.table.button("end", inside, "btn small end-turn")


def _mark(sign: Markup, said: str) -> Markup:
    return tag("span", sign, tag("span", said, class_="wording"), class_="mark", title=said)
