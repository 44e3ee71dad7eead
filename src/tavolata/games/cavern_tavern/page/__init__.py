"""A scene of Cavern Tavern as the page shows it: the tavern, the own board, the others' boards and the seats."""

from __future__ import annotations

from ....engine.scene import Drawing, Scene, SeatMark
from ....kit.page import Page
from ..view import CavernView
from .board import Tavern
from .emblems import sprite
from .picture import picture
from .sayings import gist, label, preview, reckoning
from .side import Shelf
from .targets import Table
from .tray import Mine
from .zones import Counter


def paint(scene: Scene[CavernView]) -> Drawing:
    """All drawings of a scene. What is asked is drawn last: it offers what has no place elsewhere."""
    table, counter = Table(scene), Counter()
    board = Tavern(table, counter).draw()
    side = Shelf(table, counter).draw()
    return Drawing(
        board=board,
        side=side,
        tray=Mine(table, counter).draw(),
        seats=tuple(_seat(table, seat) for seat in range(table.view["seats"])),
        flights=flights(scene),
    )


def _seat(table: Table, seat: int) -> SeatMark:
    """The points of a player, and what the chosen move would make of them."""
    points, then = table.players[seat]["points"], table.then(seat)["points"]
    return SeatMark(table.shown(points, then), table.say("unit", number=then))


# -- journeys ---------------------------------------------------------------------------------------------------------


def flights(scene: Scene[CavernView]) -> dict[str, str]:
    """Where things went that left their place: ingredients from the piles, and orders that were served."""
    before, now = scene.before, scene.view
    if before is None or before["seat"] != now["seat"] or scene.parts or scene.chosen:
        return {}
    return {**_taken(before, now), **_served(before, now)}


def _taken(before: CavernView, now: CavernView) -> dict[str, str]:
    """An ingredient that left its pile goes to whoever has more of it."""
    found = {}
    for kind, left in before["piles"].items():
        if now["piles"][kind] >= left:
            continue
        for player, was in zip(now["players"], before["players"], strict=True):
            if player["ingredients"].get(kind, 0) > was["ingredients"].get(kind, 0):
                found[f"pile-{kind}-{left}"] = _anchor(now, player["seat"])
                break
    return found


def _anchor(now: CavernView, seat: int) -> str:
    """Where the goods of a player arrive."""
    return f"goods-{seat}" if seat == (now["seat"] or 0) else f"board-{seat}"


def _served(before: CavernView, now: CavernView) -> dict[str, str]:
    """An order that was served goes to its player's points."""
    found = {}
    for player, was in zip(now["players"], before["players"], strict=True):
        if was["open"] is not None and len(player["served"]) > len(was["served"]):
            found[f"order-{was['open']['id']}"] = f"seat-{player['seat']}"
    return found


PAGE: Page[CavernView] = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=preview,
    gist=gist,
    reckoning=reckoning,
)
