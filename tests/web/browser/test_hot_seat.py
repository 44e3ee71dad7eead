"""Several people at one screen, with a curtain between them."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Page, expect

from .conftest import Guest, Invite
from .hands import CONFIRM, FOG, MOVES, choose, live, turn

RAISE = "[data-raise]"


def secrets(guest: Guest, code: str, seat: int) -> list[str]:
    """The goods that only this seat knows to be in its hand."""
    view: dict[str, Any] = guest.see(code, seat=seat)["view"]
    return [card["good"] for card in view["hands_by_seat"][seat]]


def named(goods: list[str], text: str) -> list[str]:
    """The goods that a text names; lace is not named by a placeholder."""
    return [good for good in goods if re.search(rf"\b{good}\b", text)]


def beside_the_rules(page: Page) -> str:
    """The whole page but the rules, which name everything."""
    html: str = page.evaluate(
        """() => {
          const whole = document.documentElement.cloneNode(true);
          whole.querySelectorAll("#rules, style").forEach((one) => one.remove());
          return whole.outerHTML;
        }"""
    )
    return html


def test_nothing_is_seen_before_the_curtain_is_raised(invite: Invite) -> None:
    """Neither on the page nor in what the server sent is anything of the next player's hand."""
    guest = invite()
    code = guest.table("me", game=FOG, options={"nights": 2})
    goods = [secrets(guest, code, seat) for seat in (0, 1)]
    assert all(goods) and not set(goods[0]) & set(goods[1])
    heard: list[str] = []
    page = guest.context.new_page()
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: heard.append(str(frame))))
    page.goto(f"{guest.house.url}/t/{code}")
    live(page)
    for seat in (0, 1):
        expect(page.locator(".curtain")).to_be_visible()
        covered = beside_the_rules(page) + "".join(heard)
        assert named(goods[seat], covered) == []
        heard.clear()
        page.locator(RAISE).click()
        expect(page.locator(MOVES).first).to_be_visible()
        shown = beside_the_rules(page)
        assert named(goods[seat], shown) == goods[seat]
        assert named(goods[1 - seat], shown) == []
        choose(page, "seal")
        heard.clear()
        if seat == 0:
            page.locator(CONFIRM).click()


def test_turns_at_one_screen(guest: Guest) -> None:
    """The curtain falls before each turn, names who is next, and rises by click or by Enter."""
    code = guest.table("me", options={"companions": "none", "first": "1"})
    page = live(guest.open(f"/t/{code}"))
    for number in range(4):
        expect(page.locator(".curtain h2")).to_contain_text("Ada 2" if number % 2 else "Ada")
        expect(page.locator(MOVES)).to_have_count(0)
        if number % 2:
            page.locator(RAISE).click()
        else:
            page.keyboard.press("Enter")
        expect(page.locator(MOVES).first).to_be_visible()
        turn(page)
    expect(page.locator(".curtain")).to_be_visible()
    page.reload()
    expect(page.locator(".curtain")).to_be_visible()
