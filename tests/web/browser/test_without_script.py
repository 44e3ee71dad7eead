"""Without JavaScript: everything is a link or a form."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from .conftest import Invite
from .hands import CONFIRM, MOVES, PRIMO


def test_several_turns_without_a_script(invite: Invite) -> None:
    page = invite(java_script_enabled=False).open("/")
    page.locator(f'form[action="/play"]:has([value="{PRIMO}"]) button').click()
    for number in range(3):
        wait(page)
        while not page.locator(CONFIRM).count():
            on_board = page.locator("#board [data-move]")
            (on_board if on_board.count() else page.locator(MOVES)).first.click()
        page.locator("#ask [data-back]").click()
        expect(page.locator(CONFIRM)).to_have_count(0)
        while not page.locator(CONFIRM).count():
            page.locator(MOVES).first.click()
        page.locator(CONFIRM).click()
        expect(page.locator("#story > [data-line]").nth(number)).to_be_attached()
    page.locator(".tabs label:has([value=rules])").click()
    expect(page.locator("#rules")).to_be_visible()


def wait(page: Page) -> None:
    """Load the page again until it is one's turn."""
    for _ in range(200):
        if page.locator(MOVES).count():
            return
        page.reload()
    raise AssertionError("it never is one's turn")


def test_why_not_and_talk_without_a_script(invite: Invite) -> None:
    guest = invite(java_script_enabled=False)
    page = guest.open(f"/t/{guest.table('random', options={'first': '1'})}")
    page.locator("#board a:not([data-move])").first.click()
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator("#clause-now")).to_be_visible()
    page.locator(".tabs label:has([value=talk])").click()
    page.locator("#talk-text").fill("Anybody there?")
    page.get_by_role("button", name="Send").click()
    page.locator(".tabs label:has([value=talk])").click()
    expect(page.locator("#talk .msg")).to_contain_text("Anybody there?")
