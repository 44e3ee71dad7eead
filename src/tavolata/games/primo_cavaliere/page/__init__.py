"""A scene of Il Primo Cavaliere as the page shows it: the city, the ledger, the companions and the seats."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Hashable

from ....engine.scene import Drawing, Scene, SeatMark
from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, joined, tag
from ....kit.page import Page
from ..view import PrimoView
from .board import City
from .emblems import flag, looks, sprite
from .moments import moment
from .picture import picture
from .preview import Foretelling
from .result import reckoning
from .sayings import gist, label
from .side import Ledger
from .targets import Table
from .tray import Tray

KEPT = 1024
"""How many pictures of the city are remembered: a few for each table in play."""
_kept_cities: OrderedDict[Hashable, Markup] = OrderedDict()


def paint(scene: Scene[PrimoView]) -> Drawing:
    """All drawings of a scene."""
    table = Table(scene)
    return Drawing(
        board=City(table).draw() if scene.choices else _drawn_once(table),
        side=Ledger(table).draw(),
        tray=Tray(table).draw(),
        seats=tuple(_seat(table, seat) for seat in range(scene.view["seats"])),
    )


def _drawn_once(table: Table) -> Markup:
    """The city as all see it alike who have nothing to decide: nothing in this game is hidden (PC-1.7)."""
    scene = table.scene
    names = tuple(scene.words.player(seat) for seat in range(scene.view["seats"]))
    views = [view for view in (scene.view, scene.before) if view is not None]
    who = (scene.words.language, names, scene.seat is None, scene.mover, scene.view["over"])
    key = (*who, *map(_lying, views))
    if key not in _kept_cities:
        _kept_cities[key] = City(table).draw()
        if len(_kept_cities) > KEPT:
            _kept_cities.popitem(last=False)
    return _kept_cities[key]


def _lying(view: PrimoView) -> Hashable:
    """All that the city is drawn from, for one who has nothing to decide."""
    houses = tuple((house["id"], house["size"]) for house in view["houses"])
    cards = (tuple(view["city"]), tuple(view["dealt"]), tuple(view["house_of"].items()))
    return (view["varys"], houses, *cards)


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int) -> SeatMark:
    """A player's banners, and what else is public: companions, raven, partner."""
    words, view = table.words, table.view
    banners = len(view["players"][seat]["banners"])
    marks = [*_banners(table, seat), *_kept(table, seat), *_raven(table, seat), *_partner(table, seat)]
    return SeatMark(
        score=str(banners),
        unit=words.text("board-banners-unit", number=banners),
        marks=tag("p", *marks, class_="flags") + _aim(table, seat),
    )


def _banners(table: Table, seat: int) -> list[Markup]:
    """The banners of a player: those he has, those a choice would take from him, those it would bring him."""
    words, look = table.words, looks(table.view, table.words)
    after = table.view if table.scene.after is None else table.scene.after
    found = []
    for house, then in zip(table.view["houses"], after["houses"], strict=True):
        if seat not in (house["banner"], then["banner"]):
            continue
        state = "" if house["banner"] == then["banner"] else "lost" if house["banner"] == seat else "may"
        label = words.text("board-banner", house=words.name(f"house-{house['id']}"), state=state or "held")
        found.append(flag(look[house["id"]], label, state, f"banner-{house['id']}"))
    return found


def _kept(table: Table, seat: int) -> list[Markup]:
    kept = table.view["players"][seat]["companions"]
    return [tag("span", table.words.name(f"companion-{one['id']}"), class_="tag") for one in kept]


def _raven(table: Table, seat: int) -> list[Markup]:
    """Whether a player still has his raven, in a game with ravens."""
    if not table.view["options"].get("ravens"):
        return []
    state = "ready" if table.view["players"][seat]["raven"] else "sent"
    return [icon("raven", f"ic raven {state}", table.words.text(f"board-raven-{state}"))]


def _partner(table: Table, seat: int) -> list[Markup]:
    """With whom a player shares the victory, and what they have together."""
    if not table.view["options"].get("teams"):
        return []
    other = table.words.player(seat ^ 2)
    together = table.words.text("board-partner", player=other, banners=table.view["scores"][seat])
    return [tag("span", together, class_="tag team")]


def _aim(table: Table, seat: int) -> Markup:
    """A player who can be chosen: for a banner, or for a talk by raven."""
    move = f"seat {seat + 1}"
    if move not in table.choices:
        return NOTHING
    banner = table.choices[move].phrase.id == "move-give-banner"
    inside = joined([icon("gonfalon" if banner else "raven"), table.words.text("board-choose-seat")])
    return Markup(f'<p class="aim"><a class="btn small" {table.link(move)}>{inside}</a></p>')


PAGE: Page[PrimoView] = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=Foretelling.preview,
    moment=moment,
    gist=gist,
    reckoning=reckoning,
)
