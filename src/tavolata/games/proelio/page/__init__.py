"""A scene of Proelio as the page shows it: the ring of Houses, the own House, the register and the seats."""

from __future__ import annotations

from ....engine.scene import Drawing, Scene, SeatMark
from ....kit.markup import tag
from ....kit.page import Page
from ....kit.targets import becomes
from ..view import ProelioView
from .board import Ring
from .emblems import sprite
from .moments import moment
from .picture import picture
from .preview import Foretelling
from .result import reckoning
from .sayings import gist, label
from .side import Register
from .targets import Table
from .tray import Mine


def paint(scene: Scene[ProelioView]) -> Drawing:
    """All drawings of a scene."""
    table = Table(scene)
    return Drawing(
        board=Ring(table).draw(),
        side=Register(table).draw(),
        tray=Mine(table).draw(),
        seats=tuple(_seat(table, seat) for seat in range(table.view["seats"])),
    )


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int) -> SeatMark:
    """The points a House would have if Winter came now; with whom it is allied."""
    score = table.view["scores"][seat]
    after = table.scene.after
    then = score if after is None else after["scores"][seat]
    shown = becomes(score, then)
    partner = table.houses[seat]["partner"]
    if partner is None:
        unit = table.say("unit-end" if table.view["over"] else "unit", number=then)
        return SeatMark(shown, unit)
    ally = tag("span", table.say("with", player=table.words.player(partner)), class_="tag team")
    return SeatMark(shown, table.say("unit-team"), tag("p", ally, class_="flags"))


PAGE: Page[ProelioView] = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=Foretelling.preview,
    moment=moment,
    gist=gist,
    reckoning=reckoning,
)
