"""A scene of Cavern Tavern as the page shows it: the tavern, the own board, the others' boards and the seats."""

from __future__ import annotations

from ....engine.scene import Drawing, Scene, SeatMark
from ....kit.page import Page
from ....kit.targets import becomes
from ..view import CavernView
from .board import Tavern
from .emblems import sprite
from .moments import moment
from .picture import picture
from .preview import Foretelling
from .result import reckoning
from .sayings import gist, label
from .side import Side
from .targets import Table
from .tray import Mine


def paint(scene: Scene[CavernView]) -> Drawing:
    """All drawings of a scene. What is asked is drawn last: it offers what has no place elsewhere."""
    table = Table(scene)
    board = Tavern(table).draw()
    side = Side(table).draw()
    return Drawing(
        board=board,
        side=side,
        tray=Mine(table).draw(),
        seats=tuple(_seat(table, seat) for seat in range(table.view["seats"])),
    )


def _seat(table: Table, seat: int) -> SeatMark:
    """The points of a player, and what the chosen move would make of them."""
    points, then = table.players[seat]["points"], table.then(seat)["points"]
    return SeatMark(becomes(points, then), table.say("unit", number=then))


PAGE: Page[CavernView] = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=Foretelling.preview,
    moment=moment,
    gist=gist,
    reckoning=reckoning,
)
