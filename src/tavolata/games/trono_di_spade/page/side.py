"""Beside the map: alliances and cards, and between them the three influence tracks, supply, and how near everybody is
to winning."""

from __future__ import annotations

from collections.abc import Callable

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from ..rules import tables as t
from .cards import Cards
from .emblems import TRACKS, arms
from .pacts import Pacts
from .targets import Table


def beside(table: Table) -> Markup:
    """Everything that stands there; objectives come first while they are asked about."""
    cards = Cards(table)
    parts = [Pacts(table).draw(), Tracks(table).draw(), cards.hand(), cards.westeros(), cards.everybody()]
    parts.insert(0 if table.kind in ("keep", "score") else 3, cards.objectives())
    return tag("div", *parts, class_="ts-side")


class Tracks:
    """The tracks of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.seats = range(table.view["seats"])

    def draw(self) -> Markup:
        """One panel for all that players compare."""
        say = self.table.say
        head = [tag("th", say("influence"), scope="col", class_="cap")]
        head += [tag("th", str(place + 1), scope="col") for place in self.seats]
        rows = [self._track(track) for track in t.TRACKS]
        influence = tag(
            "table",
            tag("caption", say("influence"), class_="vh"),
            tag("thead", tag("tr", *head)),
            tag("tbody", *rows),
            class_=f"n{len(self.seats)}",
        )
        return tag("section", influence, self._supply(), self._victory(), class_="ts-trk panel")

    def _track(self, track: str) -> Markup:
        name = self.table.say(f"track-{track}")
        inside = joined([icon(TRACKS[track]), tag("span", name)])
        move = f"track {track}"
        head = self.table.button(move, inside, "trk-b") if move in self.table.choices else inside
        seats = self.table.view["tracks"][track]
        cells = [self._cell(track, place, seat) for place, seat in enumerate(seats)]
        return tag("tr", tag("th", head, scope="row"), *cells, data_anchor=f"track-{track}")

    def _cell(self, track: str, place: int, seat: int) -> Markup:
        """A House at its place; on the court's track with the special orders it may use."""
        shield = arms(self.table.house(seat), f"{place + 1}: {self.table.house_name(seat)}")
        note: Markup = NOTHING
        if track == "court":
            stars = self.table.houses[seat]["stars"]
            note = tag("i", f"{stars}★", vh(self.table.say("stars", number=stars)))
        if track == "fiefdoms" and place == 0:
            state = "ready" if self.table.view["blade_ready"] else "used"
            note = icon("blade", f"ic bl {state}", self.table.say(f"blade-{state}"))
        mine = "mine" if seat == self.table.own else None
        moved = self._was(track, seat)
        css = " ".join(
            [css for css in (mine, "moved" if moved is not None and moved != place else None) if css]
        )
        return tag("td", shield, note, class_=css or None)

    def _was(self, track: str, seat: int) -> int | None:
        before = self.table.before
        return None if before is None else int(before["tracks"][track].index(seat))

    # -- ladders ------------------------------------------------------------------------------------------------------

    def _supply(self) -> Markup:
        """How much each House can feed; the armies of each step stand in its name."""
        houses = self.table.houses
        armies = self.table.printed["supply"]
        names = [
            self.table.say("supply-step", number=step, armies="·".join(map(str, armies[step])))
            for step in range(7)
        ]
        return self._ladder(
            "supply", "barrel", list(range(7)), lambda seat: int(houses[seat]["supply"]), names
        )

    def _victory(self) -> Markup:
        """Structures towards seven, or the points of objectives."""
        table = self.table
        goals = table.view["objectives"]
        if goals is not None:
            most = table.printed["needs"][0]["points"]
            return self._ladder(
                "points", "star", list(range(most + 1)), lambda seat: int(goals["points"][seat])
            )
        return self._ladder(
            "castles", "tower", list(range(1, 8)), lambda seat: int(table.houses[seat]["structures"])
        )

    def _ladder(
        self,
        id: str,
        emblem: str,
        steps: list[int],
        value: Callable[[int], int],
        names: list[str] | None = None,
    ) -> Markup:
        """Steps with the Houses that stand on each; who is below or above stands at the end."""
        name = self.table.say(f"ladder-{id}")
        cells = []
        for place, step in enumerate(steps):
            here = [
                seat
                for seat in self.seats
                if min(max(value(seat), steps[0]), steps[-1]) == step and value(seat) > 0
            ]
            if step == 0:
                here = [seat for seat in self.seats if value(seat) <= 0]
            shields = [arms(self.table.house(seat), self.table.house_name(seat)) for seat in here]
            css = "mine" if self.table.own in here else None
            title = names[place] if names else None
            cells.append(tag("td", tag("b", str(step)), tag("span", *shields), class_=css, title=title))
        head = tag("th", icon(emblem), tag("span", name), scope="row")
        return tag("table", tag("tbody", tag("tr", head, *cells)), class_="ladder", aria_label=name)
