"""The raven's minute: talk between exactly two, for as long as the rules say, and none besides."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from .conftest import Invite
from .hands import CONFIRM, MOVES, PRIMO, act, choose, live, open_pane

SECRET = "Take the Starks, I take the Tullys"
WRITE = "#talk-text"


def test_the_minute_of_the_raven(invite: Invite) -> None:
    mover, other, third, watcher = three_and_one(invite, ravens=True, companions="none", first="1")
    everybody = (mover, other, third, watcher)
    for page in everybody:
        open_pane(page, "talk")
        expect(page.locator(WRITE)).to_have_count(0)
    expect(mover.locator("#talk .state")).to_contain_text("silence")
    choose(mover, "seat 2", on_board=False)
    expect(mover.locator("#ask .preview")).to_contain_text("a minute in private with Bruno")
    act(mover, mover.locator(CONFIRM))
    in_private(mover, other)
    for page in (third, watcher):
        unheard(page)
    act(mover, mover.locator("#ask [data-move='end talk']"))
    if mover.locator(CONFIRM).count():
        act(mover, mover.locator(CONFIRM))
    for page in everybody:
        expect(page.locator(WRITE)).to_have_count(0)
    expect(mover.locator("#ask .say")).to_contain_text("Varys")
    for page in (mover, other):
        page.reload()
        open_pane(page, "talk")
        expect(page.locator("#talk .msgs")).to_contain_text(SECRET)
    for page in (third, watcher):
        page.reload()
        unheard(page)


def three_and_one(invite: Invite, game: str = PRIMO, **options: object) -> tuple[Page, Page, Page, Page]:
    """Three at a table, and somebody who looks on."""
    host, second, third, watcher = (invite() for _ in range(4))
    table = host.table("friend", "friend", game=game, options=options)
    pages = [live(host.open(f"/t/{table}"))]
    for number, (guest, name) in enumerate(((second, "Bruno"), (third, "Carla")), 1):
        page = live(guest.open(f"/t/{table}"))
        place = page.locator(f"form.sit:has([name=seat][value='{number}'])")
        place.get_by_role("textbox").fill(name)
        place.get_by_role("button").click()
        expect(pages[0].locator("#lobby")).to_contain_text(name)
        pages.append(page)
    pages.append(live(watcher.open(f"/t/{table}")))
    pages[0].get_by_role("button", name="Begin").click()
    for page in pages:
        expect(page.locator("body")).to_have_attribute("data-kind", "table")
        live(page)
    expect(pages[0].locator(MOVES).first).to_be_visible()
    return pages[0], pages[1], pages[2], pages[3]


def in_private(mover: Page, other: Page) -> None:
    """The two of them can write, and see how much of the minute is left."""
    for page, name in ((mover, "Bruno"), (other, "Ada")):
        expect(page.locator("#talk .state")).to_contain_text(f"In private with {name}")
        left = page.locator("#talk .state time")
        expect(left).to_have_text(re.compile(r"^(1:00|0:\d\d)$"))
        expect(left).not_to_have_text(left.inner_text())
    mover.locator(WRITE).fill(SECRET)
    mover.keyboard.press("Enter")
    expect(other.locator("#talk .msg.private")).to_contain_text(SECRET)
    other.locator(WRITE).fill("Agreed.")
    other.keyboard.press("Enter")
    expect(mover.locator("#talk .msg.private")).to_have_count(2)


def unheard(page: Page) -> None:
    """Nothing of what the two say is anywhere on this page, nor can one join in."""
    assert SECRET not in page.content() and "Agreed." not in page.content()
    expect(page.locator(WRITE)).to_have_count(0)
    expect(page.locator("#talk .msg")).to_have_count(0)
