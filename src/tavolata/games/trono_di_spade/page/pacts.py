"""Alliances: who is bound to whom, what they hold together, and what they need to win."""

from __future__ import annotations

from ....kit.emblems import icon
from ....kit.markup import Markup, joined, tag
from ..view import TronoView
from .emblems import arms
from .talk import BARGAINING, spoken
from .targets import NOTHING, Table


def alliances(view: TronoView) -> list[list[int]]:
    """The alliances of more than one House, each once."""
    if view["alliances"] is None:
        return []
    found: list[list[int]] = []
    for allies in view["alliances"]["allies"]:
        if len(allies) > 1 and allies not in found:
            found.append(allies)
    return found


class Pacts:
    """The alliances of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table

    def draw(self) -> Markup:
        """A panel for each alliance; nothing where alliances are not played."""
        if self.table.view["alliances"] is None:
            return NOTHING
        found = [self._pact(side) for side in alliances(self.table.view)]
        if not found:
            notes = [self.table.say("no-pacts"), *self._needs()]
            head = tag("h2", icon("pact"), self.table.say("pacts"))
            parts = [tag("p", note, class_="note") for note in notes]
            return tag("section", head, *parts, self._spoken(), class_="ts-pact panel none")
        said = self._spoken()
        return joined([*found, tag("section", said, class_="ts-pact panel none") if said else NOTHING])

    def _spoken(self) -> Markup:
        """What was proposed; who is asked about it has it on the sheet."""
        return NOTHING if self.table.kind in BARGAINING else spoken(self.table)

    def _needs(self) -> list[str]:
        """What a side of each size needs to win."""
        found = []
        points = self.table.view["objectives"] is not None
        for members, needs in enumerate(self.table.printed["needs"], 1):
            if members < self.table.view["seats"] and needs["points" if points else "structures"]:
                id = "needs-points" if points else "needs-castles"
                found.append(self.table.say(id, members=members, **needs))
        return found

    def _pact(self, side: list[int]) -> Markup:
        link = icon("pact", "ic gold")
        shields = [arms(self.table.house(seat), self.table.house_name(seat)) for seat in side]
        head = joined([link.join(shields), tag("b", self.table.say("allied"))])
        mine = " mine" if self.table.own in side else ""
        says = tag("p", self._says(side), class_="note")
        return tag("section", tag("h2", head), says, class_=f"ts-pact panel{mine}")

    def _says(self, side: list[int]) -> str:
        """What they have, and what they need."""
        table = self.table
        needs = table.printed["needs"][len(side) - 1]
        goals = table.view["objectives"]
        if goals is not None:
            points = sum(goals["points"][seat] for seat in side)
            return table.say("pact-points", number=points, needs=needs["points"])
        number = sum(table.houses[seat]["structures"] for seat in side)
        return table.say(
            "pact-castles",
            number=number,
            value=sum(table.houses[seat]["value"] for seat in side),
            needs=needs["structures"],
            worth=needs["value"],
        )
