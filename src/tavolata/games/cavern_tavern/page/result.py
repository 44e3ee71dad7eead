"""How a match of Cavern Tavern was won: every player's points by where they come from."""

from __future__ import annotations

from collections.abc import Iterator
from typing import TYPE_CHECKING

from ....engine.scene import Tally
from ....kit.emblems import icon
from ....kit.words import sentence
from ..view import CavernView, PlayerView
from .emblems import ACCOUNTS

if TYPE_CHECKING:
    from ....engine.room import Speaker


def reckoning(view: CavernView, words: Speaker) -> list[Tally]:
    """Every player's points by where they come from; alone also what was to be reached."""
    return [one for player in view["players"] for one in _points(player, words)]


def _points(player: PlayerView, words: Speaker) -> Iterator[Tally]:
    for account, points in player["account"].items():
        if points:
            line = sentence(words.text(f"reckoning-{account}", **_facts(player, words)))
            kind = words.name(f"account-{account}")
            yield Tally(player["seat"], icon(ACCOUNTS[account]) + " " + line, points, kind)


def _facts(player: PlayerView, words: Speaker) -> dict[str, str | int]:
    """What the lines of the reckoning name."""
    secret = player["secret"]
    return {
        "orders": len(player["served"]),
        "late": sum(1 for one in player["served"] if one["late"]),
        "space": player["nasty"],
        "says": len(player["says"]),
        "kitchen": player["kitchen"],
        "chores": player["chores"],
        "goods": sum(player["ingredients"].values()),
        "secret": words.name(f"secret-{secret['id']}") if secret else "",
    }
