"""How a match of Sangue Reale was won: Era by Era, or the points of a single one by source."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.scene import Tally
from ....kit.emblems import icon
from ..rules.tables import SEATS
from ..view import SangueView
from .emblems import RULES
from .targets import rival

if TYPE_CHECKING:
    from ....engine.room import Speaker


def reckoning(view: SangueView, words: Speaker) -> list[Tally]:
    """A campaign: who won each Era, as whom, with how many points. A single Era: its points by source."""
    if view["options"]["era"] == "campaign":
        return list(_eras(view, words))
    return [tally for seat in range(SEATS) for tally in _sources(view, seat, words)]


def _eras(view: SangueView, words: Speaker) -> Iterator[Tally]:
    for era in view["campaign"]:
        winner = era["winner"]
        line = words.text(
            "reckoning-era",
            era=words.name(f"era-{era['era']}"),
            claimant=words.name(f"claimant-{era['claimant']}"),
            points=era["points"][winner],
            others=era["points"][rival(winner)],
        )
        yield Tally(winner, icon("crown") + " " + line, 1, words.name(f"era-{era['era']}"))


def _sources(view: SangueView, seat: int, words: Speaker) -> Iterator[Tally]:
    for rule, points in view["players"][seat]["by_rule"].items():
        if points:
            said = words.text(f"rule-name-{rule}") + _detail(view, seat, rule, words)
            kind = words.text(f"rule-name-{rule}")
            yield Tally(seat, icon(RULES.get(rule, "star")) + " " + said, points, kind)


def _detail(view: SangueView, seat: int, rule: str, words: Speaker) -> str:
    """The land or the supporters that made the points."""
    if rule == "territories":
        names = [words.name(f"parcel-{one['id']}") for one in view["map"]["parcels"] if one["owner"] == seat]
        return ": " + words.join(names)
    if rule == "supporters":
        holders = [column["supporter"] for column in view["columns"]]
        names = [words.name(f"supporter-{one['id']}") for one in holders if one["owner"] == seat]
        return ": " + words.join(names)
    return ""
