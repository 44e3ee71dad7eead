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
from .sayings import gist, label, preview, reckoning
from .side import Ledger
from .targets import Targets, link, said, targets
from .tray import Tray

KEPT = 1024
"""How many pictures of the city are remembered: a few for each table in play."""
_kept_cities: OrderedDict[Hashable, Markup] = OrderedDict()


def paint(scene: Scene[PrimoView]) -> Drawing:
    """All drawings of a scene."""
    aims = targets(scene)
    return Drawing(
        board=City(scene, aims).draw() if scene.choices else _drawn_once(scene, aims),
        side=Ledger(scene, aims).draw(),
        tray=Tray(scene, aims).draw(),
        seats=tuple(_seat(scene, aims, seat) for seat in range(scene.view["seats"])),
    )


def _drawn_once(scene: Scene[PrimoView], aims: Targets) -> Markup:
    """The city as all see it alike who have nothing to decide: nothing in this game is hidden (PC-1.7)."""
    names = tuple(scene.words.player(seat) for seat in range(scene.view["seats"]))
    views = [view for view in (scene.view, scene.before) if view is not None]
    who = (scene.words.language, names, scene.seat is None, scene.mover, scene.view["over"])
    key = (*who, *map(_lying, views))
    if key not in _kept_cities:
        _kept_cities[key] = City(scene, aims).draw()
        if len(_kept_cities) > KEPT:
            _kept_cities.popitem(last=False)
    return _kept_cities[key]


def _lying(view: PrimoView) -> Hashable:
    """All that the city is drawn from, for one who has nothing to decide."""
    houses = tuple((house["id"], house["size"]) for house in view["houses"])
    cards = (tuple(view["city"]), tuple(view["dealt"]), tuple(view["house_of"].items()))
    return (view["varys"], houses, *cards)


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(scene: Scene[PrimoView], aims: Targets, seat: int) -> SeatMark:
    """A player's banners, and what else is public: companions, raven, partner."""
    words, view = scene.words, scene.view
    banners = len(view["players"][seat]["banners"])
    marks = [*_banners(scene, seat), *_kept(scene, seat), *_raven(scene, seat), *_partner(scene, seat)]
    return SeatMark(
        score=str(banners),
        unit=said(words, "board-banners-unit", number=banners),
        marks=tag("p", *marks, class_="flags") + _aim(scene, aims, seat),
    )


def _banners(scene: Scene[PrimoView], seat: int) -> list[Markup]:
    """The banners of a player: those he has, those a choice would take from him, those it would bring him."""
    words, look = scene.words, looks(scene.view, scene.words)
    after = scene.view["houses"] if scene.after is None else scene.after["houses"]
    found = []
    for house, then in zip(scene.view["houses"], after, strict=True):
        if seat not in (house["banner"], then["banner"]):
            continue
        state = "" if house["banner"] == then["banner"] else "lost" if house["banner"] == seat else "may"
        label = said(words, "board-banner", house=said(words, f"house-{house['id']}"), state=state or "held")
        found.append(flag(look[house["id"]], label, state, f"banner-{house['id']}"))
    return found


def _kept(scene: Scene[PrimoView], seat: int) -> list[Markup]:
    kept = scene.view["players"][seat]["companions"]
    return [tag("span", said(scene.words, f"companion-{one['id']}"), class_="tag") for one in kept]


def _raven(scene: Scene[PrimoView], seat: int) -> list[Markup]:
    """Whether a player still has his raven, in a game with ravens."""
    if not scene.view["options"].get("ravens"):
        return []
    state = "ready" if scene.view["players"][seat]["raven"] else "sent"
    return [icon("raven", f"ic raven {state}", said(scene.words, f"board-raven-{state}"))]


def _partner(scene: Scene[PrimoView], seat: int) -> list[Markup]:
    """With whom a player shares the victory, and what they have together."""
    if not scene.view["options"].get("teams"):
        return []
    other = scene.words.player(seat ^ 2)
    together = scene.words.text("board-partner", player=other, banners=scene.view["scores"][seat])
    return [tag("span", together, class_="tag team")]


def _aim(scene: Scene[PrimoView], aims: Targets, seat: int) -> Markup:
    """A player who can be chosen: for a banner, or for a talk by raven."""
    choice = aims.seats.get(seat)
    if choice is None:
        return NOTHING
    banner = choice.phrase.id == "move-give-banner"
    inside = joined([icon("gonfalon" if banner else "raven"), said(scene.words, "board-choose-seat")])
    return Markup(f'<p class="aim"><a class="btn small" {link(scene, choice)}>{inside}</a></p>')


PAGE: Page[PrimoView] = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=preview,
    moment=moment,
    gist=gist,
    reckoning=reckoning,
)
