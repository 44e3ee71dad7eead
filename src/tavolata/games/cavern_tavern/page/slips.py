"""Orders as slips of paper: what they ask for, what they are worth by lateness, and when they are forgotten."""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache

from ....kit.emblems import icon
from ....kit.markup import Markup, tag
from ..view import OpenOrderView, OrderView
from .emblems import SYMBOLS, good
from .targets import Table, sorted_goods

LONG, LONGER = 15, 18
"""From how many letters on the name of an order is written smaller, and smaller still."""


def said(table: Table, order: OrderView) -> str:
    """An order in a sentence: people, ingredients, points by lateness, penalty."""
    points = ", ".join(str(number) for number in order["points"])
    return table.say(
        "order",
        order=table.name(f"order-{order['id']}"),
        race=table.name(f"race-{order['race']}"),
        goods=table.goods(order["needs"]),
        points=points,
        patience=order["patience"],
        penalty=order["penalty"],
    )


def people(table: Table, order: OrderView) -> Markup:
    """Whose order it is, and the track it moves."""
    return _people(table.name(f"race-{order['race']}"), order["symbol"])


@lru_cache(64)
def _people(race: str, symbol: str) -> Markup:
    return tag("span", race, icon(SYMBOLS[symbol]) if symbol in SYMBOLS else "", class_="race")


@lru_cache(512)
def patience(rounds: int, penalty: int) -> Markup:
    """For how many rounds a guest waits, and what it costs to forget him."""
    fine = tag("b", f"−{penalty}", class_="red")
    return tag("span", icon("hourglass"), str(rounds), fine, class_="patience num")


def due(order: OpenOrderView) -> Markup:
    """What a taken order is worth now, for how many rounds its guest still waits, and what it costs to forget it."""
    waits = patience(order["patience"] - order["late"], order["penalty"])
    return tag("span", _points(order["now"]), waits, class_="due")


def ladder(order: OrderView, late: int) -> Markup:
    """The points by rounds late: those gone by, those of this round, the rest, and the penalty."""
    return _ladder(tuple(order["points"]), late, order["penalty"])


@lru_cache(1024)
def _ladder(points: tuple[int, ...], late: int, penalty: int) -> Markup:
    steps = []
    for step, number in enumerate(points):
        css = "past" if step < late else "now" if step == late else None
        steps.append(tag("span", str(number), class_=css))
    steps.append(tag("span", f"−{penalty}", class_="red"))
    return tag("span", *steps, class_="ladder num", aria_hidden="true")


def needs(order: OrderView, held: Mapping[str, int], then: Mapping[str, int] | None = None) -> Markup:
    """What an order asks for: what is there already, what a move would bring, what is missing."""
    soon = held if then is None else then
    kinds = order["needs"]
    return _needs(
        tuple(sorted_goods(kinds)),
        tuple([held.get(kind, 0) for kind in kinds]),
        tuple([soon.get(kind, 0) for kind in kinds]),
        tuple(kinds),
    )


@lru_cache(4096)
def _needs(
    wanted: tuple[str, ...], held: tuple[int, ...], soon: tuple[int, ...], kinds: tuple[str, ...]
) -> Markup:
    met, would = dict(zip(kinds, held, strict=True)), dict(zip(kinds, soon, strict=True))
    found = []
    for kind in wanted:
        css = "has" if met[kind] > 0 else "soon" if would[kind] > 0 else "no"
        met[kind] -= 1
        would[kind] -= 1
        found.append(good(kind, classes=css))
    return tag("span", *found, class_="goods", aria_hidden="true")


def asked(order: OrderView) -> Markup:
    """What an order asks for, as it is printed."""
    return _asked(tuple(sorted_goods(order["needs"])))


@lru_cache(512)
def _asked(kinds: tuple[str, ...]) -> Markup:
    return tag("span", *[good(kind) for kind in kinds], class_="goods", aria_hidden="true")


def slip(table: Table, order: OrderView, wanted: bool) -> Markup:
    """The inside of an order in the Mess Hall; what the reader has for it is marked where it can be taken."""
    goods = needs(order, table.mine["ingredients"]) if wanted else asked(order)
    waits = patience(order["patience"], order["penalty"])
    size = len(table.name(f"order-{order['id']}"))
    name = table.card(
        "order", order, "caption longest" if size > LONGER else "caption long" if size > LONG else "caption"
    )
    return Markup(f"{name}{_points(order['points'][0])}{people(table, order)}{waits}{goods}")


@lru_cache(64)
def _points(points: int) -> Markup:
    return tag("b", str(points), class_="pts num")
