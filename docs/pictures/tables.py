"""Photographs the tables of the README in a real Chromium: ``make pictures``.

The server and the hands are those of the tests, which have to be on the path. Lots follow from a seed: the same tables
on every run, until a rule or a page changes.
"""

from __future__ import annotations

import random
import sys
import tempfile
from base64 import b64decode
from collections.abc import Mapping
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from playwright.sync_api import Browser, Page, sync_playwright

from web.browser.conftest import DESK, SWITCHES, Guest, few_fonts, find_chromium
from web.browser.hands import choose, live
from web.support import House

FOLDER = Path(__file__).parent


@dataclass(frozen=True, slots=True)
class Shot:
    """One picture: which table, how far it is played, and whether a move is being weighed on it."""

    name: str
    game: str
    bots: tuple[str, ...]
    decisions: int
    options: Mapping[str, Any] = field(default_factory=dict)
    weighs: bool = True


SHOTS = (
    Shot("table", "primo-cavaliere", ("greedy",), 5, {"first": "1"}),
    Shot("table-proelio", "proelio", ("greedy", "greedy", "greedy"), 6),
    Shot("table-sangue-reale", "sangue-reale", ("greedy",), 14),
    Shot("table-cavern-tavern", "cavern-tavern", ("greedy", "greedy"), 12),
    Shot("table-trono-di-spade", "trono-di-spade", ("greedy", "greedy", "greedy"), 14, weighs=False),
)


def take(house: House, chromium: Browser, shot: Shot) -> None:
    """Play as far as wished, and photograph the next question."""
    house.reseed(f"picture of {shot.name}")
    context = chromium.new_context(viewport=DESK, locale="en", reduced_motion="reduce")
    guest = Guest(house, context, shot.name)
    code = guest.table(*shot.bots, game=shot.game, options=dict(shot.options))
    lots = random.Random(shot.name)
    for _ in range(shot.decisions):
        guest.play(code, lots.choice(my_moves(guest, code)))
    my_moves(guest, code)
    page = live(guest.open(f"/t/{code}"))
    if shot.weighs:
        choose(page)
    photograph(page, FOLDER / f"{shot.name}.webp")
    context.close()


def my_moves(guest: Guest, code: str) -> list[str]:
    """What one may play, as soon as one is asked."""
    seen = guest.see(code)
    while not seen["moves"]:
        assert seen["status"] == "running", f"{seen['game']} was over too soon"
        seen = guest.see(code, after=seen["version"], wait=5)
    return [one["move"] for one in seen["moves"]]


def photograph(page: Page, path: Path) -> None:
    """What is in sight, when nothing moves any more."""
    page.mouse.move(0, 0)
    page.wait_for_function("() => document.getAnimations().every((one) => one.playState !== 'running')")
    camera = page.context.new_cdp_session(page)
    taken = camera.send("Page.captureScreenshot", {"format": "webp", "quality": 82})  # a third of a PNG
    path.write_bytes(b64decode(taken["data"]))


def main() -> None:
    """All of them, or those that are named."""
    wanted = [shot for shot in SHOTS if not sys.argv[1:] or shot.name in sys.argv[1:]]
    with tempfile.TemporaryDirectory() as folder, sync_playwright() as playwright:
        house = House(Path(folder)).start()
        fonts = {"FONTCONFIG_FILE": str(few_fonts(Path(folder)))}
        chromium = playwright.chromium.launch(executable_path=find_chromium(), args=list(SWITCHES), env=fonts)
        for shot in wanted:
            take(house, chromium, shot)
        chromium.close()
        house.stop()


if __name__ == "__main__":
    main()
