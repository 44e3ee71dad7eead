"""Beside the sheet: both players' points by source, and the race to each Unique Supporter."""

from __future__ import annotations

from functools import lru_cache
from typing import Literal

from ....kit.emblems import icon, player_class, shield
from ....kit.markup import Markup, joined, tag, vh
from ....kit.phrases import PhraseView, number_in, said
from ....kit.provenance import badge_of_all
from ....kit.targets import becomes
from ....kit.words import sentence
from ..view import ColumnView, SangueView, SupporterView
from .emblems import RULES, ability, emblem
from .targets import Table


class Ledger:
    """The ledger of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.view = table.view
        self.players = table.view["players"]
        after = table.scene.after
        same = after is not None and after["era"]["number"] == table.view["era"]["number"]
        self.after: SangueView | None = after if same else None

    def draw(self) -> Markup:
        """Points above, supporters below, and what the signs in the columns mean where there is room for it."""
        return self._points() + self._race() + self._legend()

    # -- points -------------------------------------------------------------------------------------------------------

    def _points(self) -> Markup:
        words, id = self.table.words, f"era-{self.view['era']['id']}"
        story = words.text(f"{id}-intro") if words.knows(f"{id}-intro") else None
        whose = [
            tag(
                "th",
                shield(seat, self.table.player(seat)),
                scope="col",
                class_="me" if seat == self.table.me else None,
            )
            for seat in self.table.order
        ]
        corner = tag("th", words.name(id), scope="col", title=story)
        rows = [self._row(place, rule) for place, rule in enumerate(self.players[0]["by_rule"])]
        rows.append(self._sum("total", "points"))
        if self.view["options"]["era"] == "campaign":
            rows.append(self._sum("wins", "wins"))
        body = tag("table", tag("thead", tag("tr", corner, *whose)), tag("tbody", *rows))
        return tag("section", body, class_="ledger panel sc")

    def _row(self, place: int, rule: str) -> Markup:
        words = self.table.words
        scoring = self.view["era"]["scoring"][place]
        says = sentence(said(words, scoring))
        numbers = [self._change(seat, rule) for seat in self.table.order]
        return _row(RULES.get(rule, "star"), words.text(f"rule-name-{rule}"), says, *numbers)

    def _change(self, seat: int, rule: str) -> tuple[int, int]:
        now = self.players[seat]["by_rule"][rule]
        then = now if self.after is None else self.after["players"][seat]["by_rule"][rule]
        return now, then

    def _sum(self, id: str, what: Literal["points", "wins"]) -> Markup:
        cells = []
        for seat in self.table.order:
            now = self.players[seat][what]
            then = now if self.after is None else self.after["players"][seat][what]
            cells.append((now, then))
        return _sum(self.table.say(id), id, *cells)

    # -- the race -----------------------------------------------------------------------------------------------------

    def _race(self) -> Markup:
        note = tag("span", self.table.say("steps-missing"), class_="note")
        sources = [column["supporter"]["source"] for column in self.view["columns"]]
        known = badge_of_all(self.table.words, sources)
        heading = tag("h2", self.table.say("supporters"), " ", known, " ", note)
        rows = [self._supporter(column) for column in self.view["columns"]]
        return tag("section", heading, tag("ul", *rows), class_="panel race")

    def _supporter(self, column: ColumnView) -> Markup:
        supporter = column["supporter"]
        does = sentence(self.table.does(column))
        short = self._short(supporter)
        owner = supporter["owner"]
        who = "" if owner is None else self.table.player(owner)
        gaps = tuple(self._gap(column, seat) for seat in self.table.order)
        return _supporter(
            emblem(supporter), self.table.supporter(column), column["value"], short, does, owner, who, gaps
        )

    def _short(self, supporter: SupporterView) -> str:
        """What a supporter gives, in a few words: points and ability."""
        says = supporter["says"]
        number = number_in(says["arguments"], "number")
        points = supporter["vp"] + (number if ability(says) == "vp" else 0)
        does = self._ability(says, number)
        return self.table.say("gives" if does else "gives-plain", points=points, does=does)

    def _ability(self, says: PhraseView, number: int) -> str:
        id = f"short-{ability(says)}"
        return self.table.say(id, number=number) if self.table.words.knows(f"page-{id}") else ""

    def _gap(self, column: ColumnView, seat: int) -> tuple[int, int, int, str]:
        """The steps that a seat is missing, now and then, and that in words."""
        now = column["icon"] - column["blackened"][seat]
        then = now
        if self.after is not None:
            then = column["icon"] - self.after["columns"][column["value"] - 1]["blackened"][seat]
        return seat, now, max(0, then), self.table.say("gap", player=self.table.player(seat), number=now)

    # -- the legend ---------------------------------------------------------------------------------------------------

    def _legend(self) -> Markup:
        marked = self.view["era"]["marked"]
        signs = ["line", *([marked] if marked else []), "double"]
        return tag(
            "p", *[tag("span", tag("i", class_=sign), self._sign(sign)) for sign in signs], class_="legend"
        )

    def _sign(self, sign: str) -> str:
        return self.table.say(f"legend-{sign}")


def _to(now: int, then: int) -> Markup:
    """A number, or what it will become."""
    return tag("span", becomes(now, then), class_=None if now == then else "to")


@lru_cache(2048)
def _row(emblem_id: str, name: str, says: str, mine: tuple[int, int], theirs: tuple[int, int]) -> Markup:
    head = tag("th", tag("span", icon(emblem_id), name, vh(f": {says}"), title=says), scope="row")
    cells = [
        tag("td", _to(*pair), class_=f"num{' me' if first else ''}{'' if pair[0] or pair[1] else ' zero'}")
        for first, pair in ((True, mine), (False, theirs))
    ]
    changed = mine[0] != mine[1] or theirs[0] != theirs[1]
    return tag("tr", head, *cells, class_="changed" if changed else None)


@lru_cache(1024)
def _sum(name: str, id: str, mine: tuple[int, int], theirs: tuple[int, int]) -> Markup:
    cells = [tag("td", _to(*mine), class_="num me"), tag("td", _to(*theirs), class_="num")]
    return tag("tr", tag("th", name, scope="row"), *cells, class_="total" if id == "total" else "won-by")


@lru_cache(2048)
def _supporter(
    emblem_id: str,
    name: str,
    value: int,
    short: str,
    does: str,
    owner: int | None,
    who: str,
    gaps: tuple[tuple[int, int, int, str], ...],
) -> Markup:
    box = tag(
        "span", icon(emblem_id), class_="emblem-box" if owner is None else f"emblem-box {player_class(owner)}"
    )
    where = icon(f"die-{value}", "ic", str(value))
    words = tag("p", tag("b", name), tag("span", where, short), vh(does), title=does)
    if owner is not None:
        end = tag("span", shield(owner, who), class_="own")
    else:
        end = tag("span", *[_gap(*gap) for gap in gaps], class_="gap")
    return tag("li", box, words, end, class_="taken" if owner is not None else None)


def _gap(seat: int, now: int, then: int, says: str) -> Markup:
    number = tag("b", becomes(now, then), class_="num" if now == then else "num to")
    return tag(
        "span",
        vh(says + " "),
        joined([Markup(f'<span aria-hidden="true">{number}</span>')]),
        class_=player_class(seat),
    )
