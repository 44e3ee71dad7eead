"""Il Trono di Spade in the browser: orders laid and taken up again, a round by clicking, a phone, axe."""

from __future__ import annotations

import json

from playwright.sync_api import Page

from .conftest import Guest, Invite
from .hands import CONFIRM, TRONO, act, choose, live, my_turn, turn
from .test_axe import nothing_serious
from .test_phone import PHONE, fits, touch_turn

OTHERS = ("random", "random")
OPTIONS = {"houses": "listed"}
DECISIONS = 16
"""How much of a game is played by clicking, and by touch."""


def test_orders_are_laid_taken_up_again_and_sealed_as_one(guest: Guest) -> None:
    """Nothing of it reaches the table before the last word; taking one up again gives its place back."""
    code = guest.table(*OTHERS, game=TRONO, options=OPTIONS)
    page = live(guest.open(f"/t/{code}"))
    assert my_turn(page)
    choose(page, on_board=False)
    assert laid(page) == 1
    choose(page, on_board=False)
    assert laid(page) == 2
    act(page, page.locator("[data-plan]").first)
    assert laid(page) == 1
    while not page.locator(CONFIRM).count():
        choose(page, on_board=False)
    assert guest.see(code)["decision"] == 0
    act(page, page.locator(CONFIRM))
    assert guest.see(code)["decision"] != 0


def laid(page: Page) -> int:
    """How many orders are laid out, and not yet sealed."""
    parts: str = page.locator("#ask .ask").get_attribute("data-parts") or "[]"
    return sum(part.startswith("order ") for part in json.loads(parts))


def test_a_round_by_clicking(guest: Guest) -> None:
    """Plans, raids, marches, whatever comes."""
    page = live(guest.open(f"/t/{guest.table(*OTHERS, game=TRONO, options=OPTIONS)}"))
    for _ in range(DECISIONS):
        if not my_turn(page):
            break
        turn(page)


def test_by_touch_on_a_phone(invite: Invite) -> None:
    """Everything is within the screen, whatever is asked; the map scrolls in its own frame."""
    guest = invite(**PHONE, locale="it")
    page = live(guest.open(f"/t/{guest.table(*OTHERS, game=TRONO, options=OPTIONS)}"))
    for number in range(DECISIONS):
        if not my_turn(page):
            break
        fits(page, dense=True)
        touch_turn(page, number, dense=True)
    fits(page, dense=True)


def test_nothing_serious_is_found_by_axe(guest: Guest) -> None:
    page = live(guest.open(f"/t/{guest.table(*OTHERS, game=TRONO, options=OPTIONS)}"))
    assert my_turn(page)
    nothing_serious(page)
    turn(page)
    assert my_turn(page)
    nothing_serious(page)
