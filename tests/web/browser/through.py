"""A whole match at a page, without the hundredth click of the same kind."""

from __future__ import annotations

import os
from collections import Counter

from playwright.sync_api import Page, expect

from .conftest import Guest
from .hands import MANY, answered, choose, code, mark, my_turn, turn

EACH = 2
"""How often moves of a kind are clicked in a quick run."""
WHOLE = os.environ.get("TAVOLATA_TESTS") == "all"


def play_through(guest: Guest, page: Page, says: str = "") -> None:
    """Play to the end, every time another one of the moves: by clicking, with all that follows from it.

    ``says`` is what stands above all questions. When moves of a kind were clicked a few times, further ones are played
    beside the page, unless all is tested.
    """
    clicked: Counter[str] = Counter()
    for number in range(MANY):
        if not my_turn(page):
            break
        expect(page.locator("#ask h2")).to_contain_text(says)
        seen = guest.see(code(page))
        move = seen["moves"][number % len(seen["moves"])]["move"]
        kind = f"{seen['ask']['kind']}: {move.split()[0]}"
        clicked[kind] += 1
        if WHOLE or clicked[kind] <= EACH:
            choose(page, move)
            turn(page, number=number)
        else:
            beside(guest, page, move)


def beside(guest: Guest, page: Page, move: str) -> None:
    """Play a move without touching the page, which hears of it like of anybody's."""
    old = mark(page)
    guest.play(code(page), move)
    answered(page, old)


def in_between(page: Page) -> bool:
    """Whether a match of Il Primo Cavaliere is neither new nor near its end: the same is asked again and again."""
    return not WHOLE and 14 < page.locator("#board [data-thing^=card-]").count() < 30
