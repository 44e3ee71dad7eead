"""Questions that are answered in a word, as a sheet: what they are about, and the answers side by side."""

from __future__ import annotations

from collections.abc import Callable

from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag
from ....kit.phrases import seat_in
from .cards import tells
from .combat import Combat
from .emblems import arms
from .sayings import label
from .targets import Table


def answers(table: Table) -> Markup:
    """What a question is about, and all its answers; the combat it comes from lies under it."""
    buttons = [table.button(move, label(choice, table.scene), "hb") for move, choice in table.choices.items()]
    head = tag("h2", HEADS[table.kind](table))
    sheet = tag(
        "section", head, _tells(table), tag("p", *buttons, class_="row"), class_="ts-muster ts-word panel"
    )
    return sheet + (Combat(table).draw() if table.view["combat"] is not None else NOTHING)


def _tells(table: Table) -> Markup:
    """What the wildling card does that was looked at."""
    if table.kind != "top":
        return NOTHING
    return tag("p", tells(_top(table), table.words), class_="note")


def _top(table: Table) -> str:
    return str(table.view["wildlings"][0]["card"])


# -- what a question is about -----------------------------------------------------------------------------------------


def _area(table: Table) -> Markup:
    return tag("span", table.area(table.here))


def _wildling(table: Table) -> Markup:
    return joined([icon("axe"), tag("span", table.words.name(f"wildling-{_top(table)}"))])


def _westeros(table: Table) -> Markup:
    return joined([icon("scroll"), tag("span", table.words.name(str(table.about["westeros"])))])


def _horde(table: Table) -> Markup:
    return joined([icon("axe"), tag("span", table.say("wildlings"))])


def _owner(table: Table) -> Markup:
    """The ally whose land is to be entered, and the land."""
    return _with(table, table.areas[table.here]["controller"])


def _asker(table: Table) -> Markup:
    """The ally that asks for something, or that has refused it, and where."""
    return _with(table, seat_in(table.about, "other"))


def _with(table: Table, seat: int) -> Markup:
    house = table.house(seat)
    where = [icon("arrow", "ic dir right"), tag("span", table.area(table.here))] if table.here else []
    parts = [icon("pact"), arms(house), tag("span", table.short_house(house)), *where]
    return tag("span", *parts, class_="way")


HEADS: dict[str, Callable[[Table], Markup]] = {
    "collect": _area,
    "capture": _area,
    "top": _wildling,
    "effect": _westeros,
    "preemptive": _horde,
    **dict.fromkeys(("entry", "claim", "gift"), _owner),
    **dict.fromkeys(("bridge", "host", "haven", "excuse"), _asker),
}
"""What stands over the answers to each question."""
