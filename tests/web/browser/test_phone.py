"""On a phone: everything within the screen, everything large enough for a finger, whole turns by touch."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest, Invite, both_letters
from .hands import (
    BOARD_MOVES,
    CAVERN,
    CONFIRM,
    FOG,
    PLAIN,
    PRIMO,
    PROELIO,
    SANGUE,
    STILL,
    TRONO,
    answered,
    live,
    mark,
    my_turn,
    open_pane,
    place_of,
)

PHONE: dict[str, Any] = {
    "viewport": {"width": 390, "height": 844},
    "device_scale_factor": 2,
    "is_mobile": True,
    "has_touch": True,
}
FINGER = 44
MOST_SEATS = {PRIMO: 4, PROELIO: 6, SANGUE: 2, CAVERN: 6, TRONO: 6, FOG: 4}
"""The games, with as many at the table as there is room for."""

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

OUTSIDE = """() => {
  const found = new Set(), texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (texts.nextNode()) {
    const text = texts.currentNode, said = text.data.trim();
    if (!said || text.parentElement.closest("svg, script, .vh, .skip, option")) continue;
    let block = text.parentElement;
    while (getComputedStyle(block).display === "inline" || getComputedStyle(block).display === "contents")
      block = block.parentElement;
    if (/auto|scroll|hidden|clip/.test(getComputedStyle(block).overflowX) || !block.checkVisibility()) continue;
    const box = block.getBoundingClientRect(), line = document.createRange();
    line.selectNodeContents(text);
    for (const { left, right, width } of line.getClientRects())
      if (width > 1 && (right > box.right + 2 || left < box.left - 2))
        found.add(`${block.className}: ${said.slice(0, 40)}`);
  }
  return [...found];
}"""
"""Words that reach beyond what they stand in, and are not cut off there."""

WITHOUT_OURS = """(without) => {
  const { style } = document.documentElement, usual = getComputedStyle(document.documentElement);
  for (const name of ["--serif", "--sans"])
    if (without) style.setProperty(name, usual.getPropertyValue(name).replaceAll(/"Tavolata [^"]*",/g, ""));
    else style.removeProperty(name);
}"""
"""As if our letters had never come, and back again."""


@pytest.fixture
def phone(invite: Invite) -> Guest:
    """Somebody with a phone."""
    return invite(**PHONE)


def fits(page: Page, dense: bool = False) -> None:
    """Nothing sticks out sideways, of the page or of its own place, nothing to touch is smaller than a finger: neither
    with the letters that have come, nor with those of the machine.

    On a dense board (numbers on a map, dice) targets may be smaller, if the list offers the same.
    """
    page.evaluate("() => document.fonts.ready.then(() => null)")
    for without in (True, False):
        page.evaluate(WITHOUT_OURS, without)
        fits_as_written(page, dense)


def fits_as_written(page: Page, dense: bool) -> None:
    """The same, with the letters that are used now."""
    wide, screen, *who = page.evaluate(TOO_WIDE)
    assert wide <= screen == 390 and not who, (page.url, wide, who)
    assert page.evaluate(OUTSIDE) == [], page.url
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


@both_letters
def test_whole_turns_by_touch(phone: Guest) -> None:
    page = live(phone.open(f"/t/{phone.table('random', 'random', options={'companions': 'all'})}"))
    for _ in range(3):
        assert my_turn(page)
        fits(page)
        touch_turn(page)
    for pane in ("talk", "rules", "settings", "log"):
        open_pane(page, pane)
        fits(page)


@both_letters
def test_what_is_asked_can_be_reached_without_losing_the_board(phone: Guest) -> None:
    """After touching the board, confirming takes no search: the button is on the screen."""
    page = live(phone.open(f"/t/{phone.table('random', options=PLAIN)}"))
    old = mark(page)
    page.locator("#board [data-move]").first.tap()
    answered(page, old)
    expect(page.locator(CONFIRM)).to_be_in_viewport()


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_page_fits(invite: Invite, language: str) -> None:
    phone = invite(**PHONE, locale=language, expected=("404",))
    over = phone.finish(phone.table("random"))
    page = phone.open("/")
    for path in ("/", f"/t/{over}", "/you", "/records", "/api", "/t/nowhere"):
        page.goto(f"{phone.house.url}{path}")
        fits(page)


@pytest.mark.parametrize("game", MOST_SEATS)
def test_every_page_of_a_game_fits(invite: Invite, game: str) -> None:
    """What is told of it, a new table, one that waits for a friend, one in play, and one that has ended.

    In Italian, which needs more room.
    """
    phone = invite(**PHONE, locale="it", expected=(f"{FOG}/intro",))  # a stranger without an introduction
    bots = ["random"] * (MOST_SEATS[game] - 1)
    waiting = phone.table(*bots[1:], "friend", game=game)
    begun, ended = phone.table(*bots, game=game), phone.table(*bots, game=game)
    phone.post(f"/api/tables/{ended}/end", {})
    page = phone.open("/")
    for path in (
        f"/games/{game}",
        f"/games/{game}/rules",
        f"/games/{game}/intro?step=2",
        f"/tables/new?game={game}",
        f"/t/{waiting}",
        f"/t/{begun}",
        f"/t/{ended}",
    ):
        page.goto(f"{phone.house.url}{path}")
        fits(page, dense=True)
