"""A scene of Il Trono di Spade as the page shows it: the map, the sheet under it, tracks and cards beside it."""

from __future__ import annotations

from typing import Any

from ....engine.scene import Drawing, Scene, SeatMark
from ....kit.emblems import icon
from ....kit.markup import Markup, joined, tag
from ....kit.page import Page
from .board import Map
from .cards import Cards
from .emblems import arms, sprite
from .pacts import Pacts
from .picture import picture
from .sayings import gist, label, preview, reckoning
from .side import Tracks
from .targets import NOTHING, Table, vh
from .tray import sheet


def paint(scene: Scene) -> Drawing:
    """All drawings of a scene."""
    table = Table(scene)
    return Drawing(
        board=Map(table).draw(),
        side=_side(table),
        tray=sheet(table),
        seats=tuple(_seat(table, seat) for seat in range(table.view["seats"])),
    )


def _side(table: Table) -> Markup:
    """What stands beside the map; objectives come first while they are asked about."""
    cards = Cards(table)
    parts = [Pacts(table).draw(), Tracks(table).draw(), cards.hand(), cards.westeros(), cards.everybody()]
    parts.insert(0 if table.kind in ("keep", "score") else 3, cards.objectives())
    return tag("div", *parts, class_="ts-side")


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int) -> SeatMark:
    """A player's House with what all know of it; the structures it holds, or its points, are its score."""
    house = table.houses[seat]
    goals = table.view["objectives"]
    now = goals["points"][seat] if goals is not None else house["structures"]
    unit = table.say("unit-points" if goals is not None else "unit-castles", number=now)
    shown = str(now) if table.scene.after is None else _change(table, seat, now)
    facts = [
        _fact("power", house["power"], table.say("power")),
        _fact("barrel", house["supply"], table.say("supply")),
        _fact("cards", len(house["hand"]), table.say("cards")),
    ]
    name = tag("span", table.short_house(house["house"]), class_="hn")
    place = table.view["tracks"]["throne"].index(seat)
    css = f"ts-seat seat{seat}-{house['house']} at{place}"
    inside = joined([arms(house["house"]), name, *facts, _state(table, seat)])
    return SeatMark(shown, unit, tag("p", inside, class_=f"flags {css}"))


def _change(table: Table, seat: int, now: int) -> str:
    after: dict[str, Any] = table.scene.after or {}
    goals = after["objectives"]
    then = goals["points"][seat] if goals is not None else after["houses"][seat]["structures"]
    return str(now) if now == then else f"{now}→{then}"


def _fact(emblem: str, number: int, says: str) -> Markup:
    return tag("span", icon(emblem), vh(f"{says}: "), str(number), class_="fact num", title=says)


def _state(table: Table, seat: int) -> Markup:
    """Whether a House is ready while all decide at once; and whose ally it is."""
    view = table.view
    parts: list[Markup] = []
    if view["alliances"] is not None and len(view["alliances"]["allies"][seat]) > 1:
        others = [
            table.short_house(table.house(one)) for one in view["alliances"]["allies"][seat] if one != seat
        ]
        parts.append(icon("pact", "ic gold", table.say("ally-of", houses=table.words.join(others))))
    done = _done(view)
    if done is not None and seat in done:
        parts.append(icon("check", "ic ready", table.say("ready")))
    return tag("span", *parts, class_="st-i") if parts else NOTHING


def _done(view: dict[str, Any]) -> list[int] | None:
    """Who has decided already, while all decide at once."""
    found: list[int] | None = None
    if view["planning"] is not None:
        found = view["planning"]["ready"]
    elif view["bidding"] is not None and None in view["bidding"]["bids"]:
        found = view["bidding"]["made"]
    elif view["alliances"] is not None:
        found = view["alliances"]["voted"]
    return found


PAGE = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=preview,
    gist=gist,
    reckoning=reckoning,
)
