"""On a phone: everything within the screen, everything large enough for a finger, whole turns by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest, Invite
from .hands import BOARD_MOVES, CONFIRM, PLAIN, STILL, answered, live, mark, my_turn, open_pane, place_of

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
FINGER = 44

TOO_SMALL = """([least, dense]) => [...document.querySelectorAll(
  `[data-move], button:not(.link), .btn, .icon-btn, .tabs label, select, input:not([type=hidden]),
  summary, .mv, .seg label, a.brand, a.who`
)].filter((one) => {
  const style = getComputedStyle(one), cover = getComputedStyle(one, "::after");
  const whole = cover.content !== "none" && cover.position === "absolute" && style.position === "static";
  const box = (whole ? one.offsetParent : one).getBoundingClientRect(); // a link may lie over all that it stands in
  const shown = style.visibility !== "hidden" && one.checkVisibility({ opacityProperty: true });
  const seen = shown && box.width > 1 && box.height > 1;
  const inside = one.matches("input") && one.closest("label");
  const close = dense && document.querySelector(`#ask [data-move="${one.dataset.move}"]`);
  return seen && !inside && !close && (box.width < least - 0.5 || box.height < least - 0.5);
}).map((one) => `${one.tagName} ${one.className?.baseVal ?? one.className} ${one.textContent.trim().slice(0, 20)} `
  + `${Math.round(one.getBoundingClientRect().width)}x${Math.round(one.getBoundingClientRect().height)}`)"""

TOO_WIDE = """() => [document.documentElement.scrollWidth, innerWidth, ...[...document.querySelectorAll("body *")]
  .filter((one) => {
    const box = one.getBoundingClientRect();
    if (!box.width || box.right <= innerWidth + 1) return false;
    for (let up = one; up && up !== document.body; up = up.parentElement) {
      const { position, overflowX } = getComputedStyle(up);
      if (position === "fixed" || /auto|scroll|hidden|clip/.test(overflowX)) return false;
    }
    return !one.closest("svg");
  }).map((one) => `${one.tagName}.${one.className}`)].slice(0, 12)"""


@pytest.fixture
def phone(invite: Invite) -> Guest:
    """Somebody with a phone."""
    return invite(**PHONE)


def fits(page: Page, dense: bool = False) -> None:
    """Nothing sticks out sideways, nothing to touch is smaller than a finger.

    On a dense board (numbers on a map, dice) targets may be smaller, if the list offers the same.
    """
    wide, screen, *who = page.evaluate(TOO_WIDE)
    assert wide <= screen == 390 and not who, (page.url, wide, who)
    assert page.evaluate(TOO_SMALL, [FINGER, dense]) == [], page.url


def tap(page: Page, move: str) -> None:
    """Touch a move where it answers."""
    old = mark(page)
    page.wait_for_function(STILL)
    page.touchscreen.tap(*place_of(page, move))
    answered(page, old)


def touch_turn(page: Page, number: int = 0, dense: bool = False) -> None:
    """A whole decision by touch, on the board where it can be; the number says which of the targets."""
    while not page.locator(CONFIRM).count():
        targets = page.locator(BOARD_MOVES)
        targets = targets if targets.count() else page.locator("#ask [data-move]")
        tap(page, str(targets.nth(number % targets.count()).get_attribute("data-move")))
    fits(page, dense)
    old = mark(page)
    page.locator(CONFIRM).tap()
    answered(page, old)


def touch_turns(page: Page, decisions: int, dense: bool = False) -> None:
    """So many decisions by touch, if the match is as long, each time another target; everything fits all the while."""
    for number in range(decisions):
        if not my_turn(page):
            break
        fits(page, dense)
        touch_turn(page, number, dense)
    fits(page, dense)


def test_whole_turns_by_touch(phone: Guest) -> None:
    page = live(phone.open(f"/t/{phone.table('random', 'random', options={'companions': 'all'})}"))
    for _ in range(3):
        assert my_turn(page)
        fits(page)
        touch_turn(page)
    for pane in ("talk", "rules", "settings", "log"):
        open_pane(page, pane)
        fits(page)


def test_what_is_asked_can_be_reached_without_losing_the_board(phone: Guest) -> None:
    """After touching the board, confirming takes no search: the button is on the screen."""
    page = live(phone.open(f"/t/{phone.table('random', options=PLAIN)}"))
    old = mark(page)
    page.locator("#board [data-move]").first.tap()
    answered(page, old)
    expect(page.locator(CONFIRM)).to_be_in_viewport()


def test_every_page_fits(phone: Guest) -> None:
    waiting = phone.table("friend", "random")
    over = phone.finish(phone.table("random"))
    page = phone.open("/")
    for path in (
        "/",
        f"/t/{over}",
        "/tables/new",
        f"/t/{waiting}",
        "/games/primo-cavaliere",
        "/games/primo-cavaliere/rules",
        "/games/primo-cavaliere/intro?step=2",
        "/you",
        "/records",
    ):
        page.goto(f"{phone.house.url}{path}")
        fits(page)
