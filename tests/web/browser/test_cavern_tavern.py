"""Cavern Tavern in the browser: a whole evening alone, by touch on a phone, and what axe finds."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Guest, Invite
from .hands import BOARD_MOVES, CAVERN, CONFIRM, MANY, act, live, my_turn, turn
from .test_axe import nothing_serious
from .test_phone import PHONE, fits, touch_turn

DECISIONS = 10
"""How much of a game is played by touch, in each language."""


def test_an_evening_alone_from_the_first_order_to_the_result(guest: Guest) -> None:
    """By what lies on the table, where there is a place for it; else by the list."""
    page = live(guest.open(f"/t/{guest.table(game=CAVERN)}"))
    number = 0
    for _ in range(MANY):
        if not my_turn(page):
            break
        while not page.locator(CONFIRM).count():
            targets = page.locator(BOARD_MOVES)
            targets = targets if targets.count() else page.locator("#ask [data-move]")
            number += 1
            act(page, targets.nth(number % targets.count()))
        expect(page.locator("#ask .preview li").first).to_be_visible()
        act(page, page.locator(CONFIRM))
    expect(page).to_have_title("Match over · Cavern Tavern · Tavolata")
    points = sum(int(one.replace("−", "-")) for one in page.locator(".how .mdl").all_inner_texts())
    assert points == int(page.locator(".rank .sc").inner_text().replace("−", "-"))


@pytest.mark.parametrize("language", ["it", "en"])
def test_by_touch_on_a_phone(invite: Invite, language: str) -> None:
    """Everything is within the screen, whatever is asked."""
    guest = invite(**PHONE, locale=language)
    others = ("random",) if language == "it" else ("random", "random", "random")
    options = {"chamber": "yes"} if language == "it" else {}
    page = live(guest.open(f"/t/{guest.table(*others, game=CAVERN, options=options)}"))
    for number in range(DECISIONS):
        if not my_turn(page):
            break
        fits(page, dense=True)
        touch_turn(page, number, dense=True)
    fits(page, dense=True)


def test_nothing_serious_is_found_by_axe(guest: Guest) -> None:
    """In the set-up, and with dice to place."""
    page = live(guest.open(f"/t/{guest.table('random', 'random', game=CAVERN)}"))
    assert my_turn(page)
    nothing_serious(page)
    while not page.locator("#board [data-move^='place']").count():
        turn(page)
        assert my_turn(page)
    nothing_serious(page)
