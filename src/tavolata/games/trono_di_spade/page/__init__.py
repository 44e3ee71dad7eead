"""A scene of Il Trono di Spade as the page shows it: the map, the sheet under it, tracks and cards beside it."""

from __future__ import annotations

from ....engine.scene import Drawing, Scene, SeatMark
from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag, vh
from ....kit.page import Page
from ....kit.targets import becomes
from ..view import TronoView
from .board import Map
from .emblems import arms, sprite
from .moments import moment
from .picture import picture
from .preview import Foretelling
from .result import reckoning
from .sayings import gist, label
from .side import beside
from .targets import Table
from .tray import sheet


def paint(scene: Scene[TronoView]) -> Drawing:
    """All drawings of a scene."""
    table = Table(scene)
    return Drawing(
        board=Map(table).draw(),
        side=beside(table),
        tray=sheet(table),
        seats=tuple(_seat(table, seat) for seat in range(table.view["seats"])),
    )


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int) -> SeatMark:
    """A player's House with what all know of it; the structures it holds, or its points, are its score."""
    house = table.houses[seat]
    goals = table.view["objectives"]
    now = _score(table.view, seat)
    unit = table.say("unit-points" if goals is not None else "unit-castles", number=now)
    then = now if table.scene.after is None else _score(table.scene.after, seat)
    facts = [
        _fact("power", house["power"], table.say("power")),
        _fact("barrel", house["supply"], table.say("supply")),
        _fact("cards", len(house["hand"]), table.say("cards")),
    ]
    name = tag("span", table.short_house(house["house"]), class_="hn")
    place = table.view["tracks"]["throne"].index(seat)
    css = f"ts-seat seat{seat}-{house['house']} at{place}"
    inside = joined([arms(house["house"]), name, *facts, _state(table, seat)])
    return SeatMark(becomes(now, then), unit, tag("p", inside, class_=f"flags {css}"))


def _score(view: TronoView, seat: int) -> int:
    """A House's points, or its structures."""
    goals = view["objectives"]
    return goals["points"][seat] if goals is not None else view["houses"][seat]["structures"]


def _fact(emblem: str, number: int, says: str) -> Markup:
    return tag("span", icon(emblem), vh(f"{says}: "), str(number), class_="fact num", title=says)


def _state(table: Table, seat: int) -> Markup:
    """Whether a House is ready while all decide at once; and whose ally it is."""
    parts: list[Markup] = []
    pacts = table.view["alliances"]
    others = [] if pacts is None else [one for one in pacts["allies"][seat] if one != seat]
    if others:
        names = [table.short_house(table.house(one)) for one in others]
        parts.append(icon("pact", "ic gold", table.say("ally-of", houses=table.words.join(names))))
    done = _done(table.view)
    if done is not None and seat in done:
        parts.append(icon("check", "ic ready", table.say("ready")))
    return tag("span", *parts, class_="st-i") if parts else NOTHING


def _done(view: TronoView) -> list[int] | None:
    """Who has decided already, while all decide at once."""
    if view["planning"] is not None:
        return view["planning"]["ready"]
    if view["bidding"] is not None and None in view["bidding"]["bids"]:
        return view["bidding"]["made"]
    return None if view["alliances"] is None else view["alliances"]["voted"]


PAGE: Page[TronoView] = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=Foretelling.preview,
    moment=moment,
    gist=gist,
    reckoning=reckoning,
)
