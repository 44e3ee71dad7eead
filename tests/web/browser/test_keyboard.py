"""With the keyboard alone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest, Invite
from .hands import CONFIRM, MOVES, PLAIN, PRIMO, answered, live, mark, my_turn

FOCUS = "() => document.activeElement?.closest('#ask, #board, #tray, .drawer, header, .skip')?.id ?? ''"


def press(page: Page, key: str) -> None:
    """Press a key that changes what is asked."""
    old = mark(page)
    page.keyboard.press(key)
    answered(page, old)


def start(guest: Guest) -> Page:
    """A table at which one has the first move."""
    return live(guest.open(f"/t/{guest.table('random', options=PLAIN)}"))


def test_from_the_first_page_to_a_table(guest: Guest) -> None:
    """Tab to "Play now" and press Enter."""
    page = guest.open("/")
    page.keyboard.press("Tab")
    expect(page.locator(".skip")).to_be_focused()
    page.keyboard.press("Enter")
    button = page.locator(f'form[action="/play"]:has([value="{PRIMO}"]) button')
    for _ in range(10):
        page.keyboard.press("Tab")
        if button.evaluate("one => one === document.activeElement"):
            break
    expect(button).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")


def test_a_whole_turn_by_digits(guest: Guest) -> None:
    """A digit chooses, another one changes, Esc goes back, Enter confirms."""
    page = start(guest)
    press(page, "2")
    expect(page.locator("#ask [data-key='2']")).to_have_attribute("aria-pressed", "true")
    press(page, "1")
    expect(page.locator("#ask [data-key='1']")).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#say")).not_to_be_empty()
    press(page, "Escape")
    expect(page.locator(CONFIRM)).to_have_count(0)
    while not page.locator(CONFIRM).count():
        press(page, "1")
    press(page, "Enter")
    assert my_turn(page)
    assert page.locator("#story > [data-line]").count() >= 2


def test_a_whole_turn_by_tab_and_enter(guest: Guest) -> None:
    """Focus stays on what was chosen, goes on to "confirm", and is never lost when the page changes."""
    page = start(guest)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    expect(page.locator("#ask")).to_be_focused()
    page.keyboard.press("Tab")
    chosen = page.evaluate("() => document.activeElement.dataset.move")
    assert chosen
    press(page, "Enter")
    assert page.evaluate("() => document.activeElement.dataset.move") == chosen
    while not page.locator(CONFIRM).count():
        page.locator(MOVES).first.focus()
        press(page, "Enter")
    for _ in range(40):
        page.keyboard.press("Tab")
        if page.locator(CONFIRM).evaluate("one => one === document.activeElement"):
            break
    expect(page.locator(CONFIRM)).to_be_focused()
    press(page, "Enter")
    assert my_turn(page)
    assert page.evaluate(FOCUS) == "ask"


def test_the_board_by_keyboard(guest: Guest) -> None:
    """What lies on the board can be reached and chosen like any link; what is out of reach is not in the way."""
    page = start(guest)
    targets = page.locator("#board [data-move]")
    targets.first.focus()
    expect(targets.first).to_be_focused()
    move = targets.first.get_attribute("data-move")
    press(page, "Enter")
    expect(page.locator("#ask [data-move][aria-pressed=true]")).to_have_attribute("data-move", move or "")
    assert page.evaluate("() => document.activeElement.dataset.move") == move
    expect(page.locator("#board [data-why]:not([tabindex='-1'])")).to_have_count(0)


def test_panes_by_keys(guest: Guest) -> None:
    page = start(guest)
    page.keyboard.press("r")
    expect(page.locator("#rules")).to_be_visible()
    expect(page.locator("#clause-now")).to_be_in_viewport()
    page.keyboard.press("l")
    expect(page.locator(".pane.log")).to_be_visible()
    expect(page.locator("#rules")).to_be_hidden()
    page.locator(".tabs [value=log]").focus()
    page.keyboard.press("ArrowRight")
    expect(page.locator("#talk")).to_be_visible()
    page.locator("#talk-text").focus()
    page.keyboard.type("1 l r")
    expect(page.locator("#talk-text")).to_have_value("1 l r")
    expect(page.locator(CONFIRM)).to_have_count(0)


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_help_lists_the_keys(invite: Invite, language: str) -> None:
    """The question mark opens it, and while it is open no other key does anything but Esc, which shuts it alone."""
    page = start(invite(locale=language))
    press(page, "1")
    help, pressed = page.locator("#keys"), page.locator("#ask [data-move][aria-pressed=true]")
    page.keyboard.press("?")
    expect(help).to_be_visible()
    expect(help.locator("dt")).to_have_count(8)
    expect(help.get_by_role("heading")).to_have_text("Tasti" if language == "it" else "Keys")
    move = pressed.get_attribute("data-move")
    page.keyboard.press("2")
    page.keyboard.press("r")
    expect(page.locator("#rules")).to_be_hidden()
    page.keyboard.press("Escape")
    expect(help).to_be_hidden()
    expect(pressed).to_have_attribute("data-move", move or "")
    page.locator(".tabs [value=settings]").check()
    page.locator("[data-keys]").click()
    expect(help).to_be_visible()
    help.get_by_role("button").click()
    expect(help).to_be_hidden()
    expect(page.locator("[data-keys]")).to_be_focused()
