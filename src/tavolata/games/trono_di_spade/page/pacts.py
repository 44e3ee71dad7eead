"""Alliances: who is bound to whom, what they hold together, and what they need to win."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag
from ..view import TronoView
from .emblems import arms
from .talk import BARGAINING, offers
from .targets import Table

if TYPE_CHECKING:
    from ....engine.room import Speaker


def alliances(view: TronoView) -> list[list[int]]:
    """The alliances of more than one House, each once."""
    if view["alliances"] is None:
        return []
    found: list[list[int]] = []
    for allies in view["alliances"]["allies"]:
        if len(allies) > 1 and allies not in found:
            found.append(allies)
    return found


def needs(view: TronoView, words: Speaker) -> list[str]:
    """What a side of each size needs to win."""
    castles = view["objectives"] is None
    id = "page-needs-castles" if castles else "page-needs-points"
    return [
        words.text(id, members=members, **figures)
        for members, figures in enumerate(view["printed"]["needs"], 1)
        if members < view["seats"] and (figures["structures"] if castles else figures["points"])
    ]


def together(view: TronoView, words: Speaker, side: list[int]) -> str:
    """What an alliance has, and what it needs."""
    figures = view["printed"]["needs"][len(side) - 1]
    goals = view["objectives"]
    if goals is not None:
        points = sum(goals["points"][seat] for seat in side)
        return words.text("page-pact-points", number=points, needs=figures["points"])
    return words.text(
        "page-pact-castles",
        number=sum(view["houses"][seat]["structures"] for seat in side),
        value=sum(view["houses"][seat]["value"] for seat in side),
        needs=figures["structures"],
        worth=figures["value"],
    )


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
            notes = [self.table.say("no-pacts"), *needs(self.table.view, self.table.words)]
            head = tag("h2", icon("pact"), self.table.say("pacts"))
            parts = [tag("p", note, class_="note") for note in notes]
            return tag("section", head, *parts, self._offers(), class_="ts-pact panel none")
        said = self._offers()
        return joined([*found, tag("section", said, class_="ts-pact panel none") if said else NOTHING])

    def _offers(self) -> Markup:
        """What was proposed; who is asked about it has it on the sheet."""
        return NOTHING if self.table.kind in BARGAINING else offers(self.table)

    def _pact(self, side: list[int]) -> Markup:
        link = icon("pact", "ic gold")
        shields = [arms(self.table.house(seat), self.table.house_name(seat)) for seat in side]
        head = joined([link.join(shields), tag("b", self.table.say("allied"))])
        mine = " mine" if self.table.own in side else ""
        says = tag("p", together(self.table.view, self.table.words, side), class_="note")
        return tag("section", tag("h2", head), says, class_=f"ts-pact panel{mine}")
