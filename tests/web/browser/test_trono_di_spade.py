"""Il Trono di Spade in the browser: orders laid and taken up again, a game to its end by clicking, a phone, axe."""

from __future__ import annotations

import json
import os

from playwright.sync_api import Locator, Page, expect

from tavolata import State

from .conftest import Guest, Invite, both_letters
from .hands import CONFIRM, TRONO, act, choose, live, my_turn, the_result, turn
from .test_axe import nothing_serious
from .test_phone import PHONE, fits, touch_turns

OTHERS = ("random", "random")
OPTIONS = {"houses": "listed"}
PLACES = [{"kind": "me", "name": "Ada"}, *[{"kind": "bot", "bot": bot} for bot in OTHERS]]
SOME = os.environ.get("TAVOLATA_TESTS") != "all"
ROUNDS = 10
DECISIONS = 16
"""How much of a game is played by touch."""
QUIET = (
    "order defense",
    "order support",
    "order defense-star",
    "order support-star",
    "done",
    "pass",
    "no",
    "bid 0",
)


def test_orders_are_laid_taken_up_again_and_sealed_as_one(guest: Guest) -> None:
    """Nothing of it reaches the table before the last word; taking one up again gives its place back.

    The last one from the sheet is laid and ready with one touch.
    """
    code = guest.table(*OTHERS, game=TRONO, options=OPTIONS)
    page = live(guest.open(f"/t/{code}"))
    assert my_turn(page)
    choose(page, on_board=False)
    assert laid(page) == 1
    act(page, page.locator(".plan [data-plan]"))
    assert laid(page) == 0
    choose(page, on_board=False)
    choose(page, on_board=False)
    assert laid(page) == 2
    act(page, page.locator("[data-plan]").first)
    assert laid(page) == 1
    areas = page.locator(".plan li").count()
    while laid(page) < areas - 1:
        choose(page, on_board=False)
    act(page, page.locator(".tokens [data-plan]").first)
    assert laid(page) == areas
    assert guest.see(code)["decision"] == 0
    act(page, page.locator(CONFIRM))
    assert guest.see(code)["decision"] != 0


def test_a_link_that_begins_anew_does_so_also_before_the_stream_is_there(guest: Guest) -> None:
    """What the link leaves out is not brought back by what was planned before."""
    page = live(guest.open(f"/t/{guest.table(*OTHERS, game=TRONO, options=OPTIONS)}"))
    choose(page, on_board=False)
    link = page.locator(".plan [data-plan]").get_attribute("href")
    assert link == "?m=" and laid(page) == 1
    here = page.url
    page.goto(here + link)
    live(page)
    page.goto(here)
    assert laid(live(page)) == 0


def laid(page: Page) -> int:
    """How many orders are laid out, and not yet sealed."""
    parts: str = page.locator("#ask .ask").get_attribute("data-parts") or "[]"
    return sum(part.startswith("order ") for part in json.loads(parts))


def test_from_the_lobby_through_a_round(guest: Guest) -> None:
    """By clicking, every time another one of the targets, on the board where it can be."""
    code = guest.post("/api/tables", {"game": TRONO, "places": PLACES, "options": OPTIONS})["code"]
    page = live(guest.open(f"/t/{code}"))
    expect(page.locator("#seats, .lobby").first).to_contain_text("Ada")
    page.locator("form[action$='/start'] button").click()
    page.wait_for_selector("body[data-kind=table]")
    click_through(live(page), guest, code, 1 if SOME else ROUNDS)


def test_the_last_round_and_the_result(guest: Guest) -> None:
    """The rounds before are played beside the page, quietly."""
    code = guest.table_where(last_round, *OTHERS, game=TRONO, options=OPTIONS, choose=quiet, most=400)
    page = live(guest.open(f"/t/{code}"))
    click_through(page, guest, code, ROUNDS)
    the_result(page, "Il Trono di Spade", len(PLACES))


def last_round(state: State) -> bool:
    """Whether the last round has begun."""
    return bool(state.view(None)["round"] == ROUNDS)


def click_through(page: Page, guest: Guest, code: str, until: int) -> None:
    """Click until a round is over, or the match."""
    number = 0
    while my_turn(page) and guest.see(code)["view"]["round"] <= until:
        turn(page, number=number)
        number += 1


def quiet(seat: int, moves: list[str]) -> str:
    """An order that asks nothing later, or a move that does as little as can be."""
    return next((move for move in QUIET if move in moves), moves[0])


def test_by_touch_on_a_phone(invite: Invite) -> None:
    """Everything is within the screen, whatever is asked; the map scrolls in its own frame."""
    guest = invite(**PHONE, locale="it")
    page = live(guest.open(f"/t/{guest.table(*OTHERS, game=TRONO, options=OPTIONS)}"))
    touch_turns(page, DECISIONS, dense=True)


@both_letters
def test_the_map_is_made_larger_and_moved_by_touch(invite: Invite) -> None:
    """Larger and whole again with a button; what is asked about comes back into sight; nothing sticks out."""
    guest = invite(**PHONE)
    page = live(guest.open(f"/t/{guest.table(*OTHERS, game=TRONO, options=OPTIONS)}"))
    map, frame = page.locator(".ts-map"), page.locator("#board")
    usual = width(map)
    page.locator(".ts-z2 summary").tap()
    assert width(map) > usual
    frame.evaluate("frame => frame.scrollTo(0, 0)")
    expect(page.locator("#board .tgt").first).not_to_be_in_viewport()
    page.locator(".ts-go").tap()
    expect(page.locator("#board .pick").first).to_be_in_viewport()
    page.locator(".ts-z2 summary").tap()
    page.locator(".ts-z1 summary").tap()
    assert width(map) <= width(frame), "the whole map at once"
    fits(page, dense=True)


def width(what: Locator) -> float:
    """How wide something is drawn."""
    box = what.bounding_box()
    assert box is not None
    return box["width"]


def test_nothing_serious_is_found_by_axe(guest: Guest) -> None:
    page = live(guest.open(f"/t/{guest.table(*OTHERS, game=TRONO, options=OPTIONS)}"))
    assert my_turn(page)
    nothing_serious(page)
    turn(page)
    assert my_turn(page)
    nothing_serious(page)
