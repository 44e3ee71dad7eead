"""A scene of Sangue Reale as the page shows it: one sheet for two pens, the desk below it, the ledger beside it."""

from __future__ import annotations

from ....engine.scene import Drawing, Scene, SeatMark
from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, tag
from ....kit.page import Page
from ....kit.targets import becomes
from ..view import PlayerView, SangueView
from .board import Map
from .columns import Columns
from .emblems import sprite
from .moments import moment
from .picture import picture
from .preview import Foretelling
from .result import reckoning
from .sayings import gist, label
from .side import Ledger
from .targets import Table
from .track import Track
from .tray import Desk


def paint(scene: Scene[SangueView]) -> Drawing:
    """All drawings of a scene."""
    table = Table(scene)
    return Drawing(
        board=_sheet(table),
        side=Ledger(table).draw(),
        seats=tuple(_seat(table, seat) for seat in range(table.view["seats"])),
    )


def _sheet(table: Table) -> Markup:
    realm = tag("div", Map(table).draw(), Columns(table).draw(), Desk(table).draw(), class_="realm")
    label = table.say("sheets")
    return tag("section", Track(table).draw(), realm, class_="sheet", aria_label=label, data_anchor="sheet")


# -- seats ------------------------------------------------------------------------------------------------------------


def _seat(table: Table, seat: int) -> SeatMark:
    """The points of the Era, the claimant, and in a campaign a crown for each Era won; at the end the Eras."""
    player = table.view["players"][seat]
    campaign = table.view["options"]["era"] == "campaign"
    marks = tag("p", _claimant(table, player), *_crowns(table, player, campaign), class_="flags")
    if campaign and table.view["over"]:
        return SeatMark(str(player["wins"]), table.say("unit-eras", number=player["wins"]), marks)
    now = player["points"]
    return SeatMark(_shown(table, seat, now), table.say("unit", number=now), marks)


def _shown(table: Table, seat: int, now: int) -> str:
    after = table.scene.after
    if after is None or after["era"]["number"] != table.view["era"]["number"]:
        return str(now)
    return becomes(now, after["players"][seat]["points"])


def _claimant(table: Table, player: PlayerView) -> Markup:
    if player["claimant"] is None:
        return NOTHING
    claimant = f"claimant-{player['claimant']}"
    return tag("span", table.words.name(claimant), class_="tag", data_thing=claimant)


def _crowns(table: Table, player: PlayerView, campaign: bool) -> list[Markup]:
    if not campaign or not player["wins"]:
        return []
    says = table.say("eras-won", number=player["wins"])
    crowns = [tag("i", icon("crown"), data_thing="crown") for _ in range(player["wins"])]
    return [tag("span", *crowns, class_="wins", role="img", aria_label=says)]


PAGE: Page[SangueView] = Page(
    paint=paint,
    picture=picture,
    sprite=sprite,
    label=label,
    preview=Foretelling.preview,
    moment=moment,
    gist=gist,
    reckoning=reckoning,
)
