"""How a match of Proelio was won: by conquest, or by the points of every House."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.scene import Tally
from ....kit.emblems import icon
from ....kit.markup import Markup, text
from ..view import HouseView, ProelioView
from .emblems import CARDS, GOLD, GUILDS
from .targets import guild_of

if TYPE_CHECKING:
    from ....engine.room import Speaker


def reckoning(view: ProelioView, words: Speaker) -> list[Tally]:
    """Who conquered whom; then every House's Fortification, Imperial cards and Guild, and its partner's points."""
    return [
        *_conquest(view, words),
        *[one for house in view["houses"] for one in _points(view, house, words)],
    ]


def _conquest(view: ProelioView, words: Speaker) -> Iterator[Tally]:
    if view["conqueror"] is not None and view["fallen"] is not None:
        fallen = text(words.player(view["fallen"]))
        line = Markup(words.text("reckoning-conquest", player=fallen))
        yield Tally(view["conqueror"], icon("crown") + " " + line, 0)


def _points(view: ProelioView, house: HouseView, words: Speaker) -> Iterator[Tally]:
    seat, parts, fort = house["seat"], house["parts"], house["fortification"]
    if fort is not None:
        line = words.text("reckoning-fortification", card=words.text(f"card-{fort}"))
        yield Tally(
            seat, icon(CARDS[fort]) + " " + line, parts["fortification"], words.text("reckoning-kind-fort")
        )
    if parts["imperial"]:
        names = [words.text(f"card-{card}") for card in house["hand"] or [] if card in GOLD]
        line = words.text("reckoning-imperial", number=parts["imperial"], cards=words.join(names))
        yield Tally(
            seat, icon("crown") + " " + line, parts["imperial"], words.text("reckoning-kind-imperial")
        )
    if parts["guild"]:
        guild = guild_of(house)
        line = words.text("reckoning-guild", guild=words.text(f"guild-{guild}"))
        yield Tally(
            seat, icon(GUILDS[guild]) + " " + line, parts["guild"], words.text("reckoning-kind-guild")
        )
    if house["partner"] is not None:
        partner = view["houses"][house["partner"]]
        line = words.text("reckoning-partner", player=text(words.player(partner["seat"])))
        yield Tally(
            seat, icon("pact") + " " + Markup(line), partner["points"], words.text("reckoning-kind-partner")
        )
