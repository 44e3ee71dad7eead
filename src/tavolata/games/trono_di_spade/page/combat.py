"""A combat as a sheet under the map: two columns that add up line by line, as far as everybody knows."""

from __future__ import annotations

from typing import NamedTuple

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from ..rules import frames as f
from ..rules import tables as t
from ..rules.frames import SIDES
from ..view import SideView, sides
from .cards import Cards, icons_said
from .emblems import arms, unit
from .sayings import WORDS, label
from .targets import Table

WORD_QUESTIONS = frozenset(("support", "accept", "text", "doran", "blade", "thorns", "cersei", "renly"))
"""What is asked in a combat and can be answered in a word."""


class Line(NamedTuple):
    """A line of a sum: what it is, and how much it adds; ``None`` while that is hidden."""

    says: str
    adds: int | None


class Combat:
    """The combat of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.combat = table.combat()
        self.sides = sides(self.combat)

    def draw(self) -> Markup:
        """Who fights where, and both sums."""
        table = self.table
        where = table.area(self.combat["area"])
        head = tag("h2", icon("swords"), tag("span", table.say("combat-at", area=where)))
        columns = [self._column(side) for side in (f.ATTACK, f.DEFENCE)]
        body = tag("div", *columns, class_="sums")
        parts = [head, body, self._maybe(), self._units(), self._answers()]
        return tag("section", *parts, class_="ts-fight panel")

    # -- a side -------------------------------------------------------------------------------------------------------

    def _column(self, number: int) -> Markup:
        side = self.sides[number]
        if side is None:
            return self._neutral()
        lines = self.lines(number, side)
        rows = [
            tag("li", tag("span", line.says), tag("b", "?" if line.adds is None else f"{line.adds:+d}"))
            for line in lines
        ]
        known = sum(line.adds or 0 for line in lines)
        total = side["total"] if side["total"] is not None else known
        hidden = any(line.adds is None for line in lines)
        note = self.table.say("sum-so-far") if hidden or side["total"] is None else self.table.say("sum")
        won = self.combat["winner"] == number
        foot = tag("p", tag("b", str(total), data_count=f"sum-{number}"), tag("span", note), class_="total")
        css = "side" + (" won" if won else " lost" if self.combat["winner"] >= 0 else "")
        parts = [self._head(number, side), tag("ul", *rows), foot, self._icons(side), self._text(side)]
        return tag("div", *parts, class_=css)

    def _head(self, number: int, side: SideView) -> Markup:
        """Whose side it is; where support is asked for, it can be given here."""
        house = self.table.house(side["seat"])
        inside = joined(
            [
                arms(house),
                tag("b", self.table.short_house(house)),
                tag("span", self.table.say("attacks" if number == f.ATTACK else "defends"), class_="note"),
            ]
        )
        move = SIDES[number]
        if move in self.table.choices:
            return self.table.button(move, inside, "who")
        return tag("p", inside, class_="who")

    def lines(self, number: int, side: SideView) -> list[Line]:
        """What a side brings, in the order in which it is counted."""
        say = self.table.say
        named = [
            say(f"has-{kind}", number=count)
            for kind, count in zip(t.UNITS, side["units"], strict=True)
            if count
        ]
        found = [Line(self.table.words.join(named) if named else say("no-units"), side["from_units"])]
        if side["from_order"]:
            found.append(
                Line(say("line-march" if number == f.ATTACK else "line-defense"), side["from_order"])
            )
        if side["from_garrison"]:
            found.append(Line(say("line-garrison"), side["from_garrison"]))
        if side["supporters"]:
            names = self.table.words.join([self.table.area(area) for area in side["supporters"]])
            found.append(Line(say("line-support", areas=names), side["from_support"]))
        found += self._card(side)
        if self.combat["blade"] == number:
            found.append(Line(say("line-blade"), 1))
        found += self._tide(side)
        known = sum(line.adds or 0 for line in found)
        if side["total"] is not None and side["total"] != known:
            found.append(Line(say("line-text"), side["total"] - known))
        return found

    def _card(self, side: SideView) -> list[Line]:
        """The house card, as far as the reader knows it."""
        if side["card"] is not None:
            adds = side["from_card"]
            if adds is None:
                adds = self.table.printed["cards"][side["card"]]["strength"]
            return [Line(self.table.card(side["card"]), adds)]
        return [Line(self.table.say("card-hidden"), None)] if side["chosen"] else []

    def _tide(self, side: SideView) -> list[Line]:
        if not side["drawn"]:
            return []
        if side["tide"] is None:
            return [Line(self.table.say("tide-hidden"), None)]
        return [Line(self.table.say("line-tide"), self.table.printed["tides"][side["tide"]][0])]

    def _icons(self, side: SideView) -> Markup:
        """Swords and forts, once they are known."""
        swords, forts = side["swords"] or 0, side["forts"] or 0
        if not swords and not forts:
            return NOTHING
        drawn = [icon("sword")] * swords + [icon("tower")] * forts
        return tag("p", *drawn, vh(icons_said(swords, forts, self.table.words)), class_="icons")

    def _text(self, side: SideView) -> Markup:
        """What the card of a side does, once the reader knows it."""
        does = None if side["card"] is None else Cards(self.table).does(side["card"])
        return tag("p", does, class_="tx") if does else NOTHING

    def _neutral(self) -> Markup:
        force = self.table.areas[self.combat["area"]]["garrison"]
        name = self.table.words.text("neutral")
        who = tag("p", icon("shield"), tag("b", name), class_="who")
        foot = tag("p", tag("b", str(force)), tag("span", self.table.say("sum")), class_="total")
        return tag("div", who, tag("ul"), foot, class_="side")

    # -- what is still open -------------------------------------------------------------------------------------------

    def _maybe(self) -> Markup:
        """The support that is not yet decided about."""
        names = [self.table.area(id) for id in self.combat["undecided"]]
        if not names:
            return NOTHING
        return tag(
            "p",
            icon("banner"),
            tag("span", self.table.say("undecided", areas=self.table.words.join(names))),
            class_="maybe",
        )

    def _units(self) -> Markup:
        """The units among which a loss is chosen."""
        if self.table.kind != "casualty" or self.table.own is None:
            return NOTHING
        house = self.table.house(self.table.own)
        named = [kind for kind in t.UNITS if kind in self.table.choices]
        inside = [self.table.button(kind, unit(kind, house), "ut") for kind in named]
        return tag("p", *inside, class_="units")

    def _answers(self) -> Markup:
        """What is answered in a word; the two sides themselves can be touched above."""
        table = self.table
        if table.kind not in WORD_QUESTIONS:
            return NOTHING
        words = [move for move in table.choices if move in WORDS and move not in SIDES]
        inside = [table.button(move, label(table.choices[move], table.scene), "hb") for move in words]
        return tag("p", *inside, class_="row")
