"""What a person does at a table page: looks, chooses, confirms, waits for the others."""

from __future__ import annotations

import re
from typing import Any

from playwright.sync_api import Locator, Page, expect

PRIMO = "primo-cavaliere"
PROELIO = "proelio"
SANGUE = "sangue-reale"
CAVERN = "cavern-tavern"
TRONO = "trono-di-spade"
FOG = "nebbia-in-laguna"
PLAIN = {"companions": "none", "first": "1"}
"""Options of Il Primo Cavaliere that give the first seat the first move, and no decision parts."""
MOVES = "#ask [data-move]"
BOARD_MOVES = "#board [data-move], #tray [data-move], #side [data-move], #seats [data-move]"
CONFIRM = "#ask [data-confirm] button"
STILL = "() => document.getAnimations().every((one) => one.playState !== 'running')"
"""Nothing moves any more."""
MANY = 400
"""More steps than any game of these tests has."""

_MARK = """() => [document.body.dataset.kind, document.body.dataset.code, document.querySelector("#ask")?.dataset.hash]
    .join(" ")"""
_WHERE = """([targets, move]) => {
  for (const target of document.querySelectorAll(targets)) {
    if (target.dataset.move !== move) continue;
    target.scrollIntoView({ block: "center", behavior: "instant" });
    for (const part of [target, ...target.querySelectorAll("*")]) {
      const box = part.getBoundingClientRect(); // whole pixels: a click forgets the parts of one that a touch had
      for (const x of [4, 2, 6, 1, 3, 5, 7].map((share) => Math.floor(box.x + box.width * share / 8)))
        for (const y of [4, 2, 6, 1, 3, 5, 7].map((share) => Math.floor(box.y + box.height * share / 8)))
          if (document.elementFromPoint(x, y)?.closest("[data-move]") === target) return [x, y];
    }
  }
  return null;
}"""
_CAN_GO_ON = """() => {
    const kind = document.body?.dataset.kind;
    return kind === "result" || document.querySelector("#ask [data-move], #board [data-raise]") !== null;
}"""


def live(page: Page) -> Page:
    """Wait until the page has heard from its stream, so that what is done next goes by it."""
    page.wait_for_function("() => window.heard > 0")
    return page


def kind(page: Page) -> str:
    """Which page of a table this is: ``lobby``, ``table`` or ``result``."""
    found = page.locator("body").get_attribute("data-kind")
    assert found is not None, page.url
    return found


def code(page: Page) -> str:
    """The code of the table, from the address."""
    found = re.search(r"/t/([a-z0-9-]+)", page.url)
    assert found, page.url
    return found[1]


def act(page: Page, target: Locator, **how: Any) -> None:
    """Click, and wait until the page answers with another question, or none."""
    old = page.evaluate(_MARK)
    target.click(**how)
    answered(page, old)


def place_of(page: Page, move: str, targets: str = "[data-move]") -> tuple[float, float]:
    """Where on the screen a move answers: the middle of a line on a map may lie beside the line."""
    x, y = page.wait_for_function(_WHERE, arg=[targets, move]).json_value()
    return x, y


def point(page: Page, target: Locator, targets: str) -> None:
    """Click one of the targets where it answers."""
    move = target.get_attribute("data-move")
    assert move is not None
    old = mark(page)
    page.wait_for_function(STILL)
    page.mouse.click(*place_of(page, move, targets))
    answered(page, old)


def mark(page: Page) -> str:
    """What tells one question from another."""
    found: str = page.evaluate(_MARK)
    return found


def answered(page: Page, old: str) -> None:
    """Wait until the page asks something else than it did."""
    page.wait_for_function(f"(old) => document.body && ({_MARK})() !== old", arg=old)


def my_turn(page: Page) -> bool:
    """Wait until one is asked something; ``False`` if the match has ended instead."""
    page.wait_for_function(_CAN_GO_ON)
    return kind(page) != "result"


def choose(page: Page, move: str = "", on_board: bool = True, number: int = 0) -> None:
    """Choose a move, on the board if it can be touched there, or else beside it; the number says which of several."""
    wanted = f'[data-move="{move}"]' if move else "[data-move]"
    for where in (BOARD_MOVES, MOVES) if on_board else (MOVES,):
        found = page.locator(where).and_(page.locator(wanted))
        if count := found.count():
            return point(page, found.nth(number % count), where)
    raise AssertionError(f"nothing to choose: {wanted}")


def turn(page: Page, on_board: bool = True, number: int = 0) -> list[str]:
    """One whole decision with all its parts, each with what it gives, confirmed; what was chosen.

    With numbers counted up over a game, every kind of target is chosen now and then.
    """
    chosen: list[str] = []
    while not page.locator(CONFIRM).count():
        choose(page, on_board=on_board, number=number)
        number += 1
        chosen = page.locator("#ask [data-confirm] [name=moves]").evaluate_all(
            "all => all.map(one => one.value)"
        )
    expect(page.locator("#ask .preview li").first).to_be_visible()
    act(page, page.locator(CONFIRM))
    return chosen


def play_on(page: Page, turns: int = MANY, on_board: bool = True) -> int:
    """Play until the match is over, or so many turns; how many were played."""
    for played in range(turns):
        if not my_turn(page):
            return played
        turn(page, on_board)
    return turns


def open_pane(page: Page, name: str) -> None:
    """Open a pane of the drawer: ``log``, ``talk``, ``rules`` or ``settings``."""
    page.locator(f".tabs label:has([value={name}])").click()
    expect(page.locator(f".tabs [value={name}]")).to_be_checked()


def the_result(page: Page, game: str, seats: int) -> None:
    """Who has won and by which points, with a story that has no empty line, and a deal that was fair."""
    expect(page).to_have_title(f"Match over · {game} · Tavolata")
    expect(page.locator(".laurel h2")).not_to_be_empty()
    expect(page.locator(".rank li")).to_have_count(seats)
    points = sum(int(one) for one in page.locator(".how .mdl").all_text_contents())
    assert points == sum(int(one) for one in page.locator(".rank .sc").all_inner_texts())
    assert all(one.strip() for one in page.locator("#story [data-line]").all_inner_texts())
    expect(page.locator("[data-deal-says]")).to_contain_text("it agrees")
