"""Sangue Reale in the browser: an Era from the first plan to the result, plans that stay hidden, a phone."""

from __future__ import annotations

import pytest
from playwright.sync_api import Page, expect

from tavolata import State

from ..foretell import moves_of
from .conftest import Guest, Invite
from .hands import CONFIRM, SANGUE, act, live, my_turn
from .test_axe import nothing_serious
from .test_phone import PHONE, touch_turns
from .through import play_through

PLATES = "#board [data-move^='plan ']"
COVERING = """all => all.filter((one) => {
    const box = one.getBoundingClientRect();
    return document.elementFromPoint(box.x + box.width / 2, box.y + box.height / 2)?.closest(".blk");
}).map((one) => one.textContent)"""
"""The numbers that answer in the place of what lies under them."""
DECISIONS = 12
"""How much of an Era is played by touch."""


def test_an_era_from_the_first_plan_to_the_result(guest: Guest) -> None:
    """By what lies on the sheet: every time another one of the targets is chosen, then confirmed."""
    page = live(guest.open(f"/t/{guest.table('greedy', game=SANGUE, options={'era': '2'})}"))
    play_through(guest, page)
    expect(page).to_have_title("Match over · Sangue Reale · Tavolata")
    expect(page.locator(".rank li")).to_have_count(2)
    points = [int(one) for one in page.locator(".rank .sc").all_inner_texts()]
    assert sum(int(one) for one in page.locator(".how .mdl").all_text_contents()) == sum(points)


def test_a_plan_is_hidden_until_both_have_chosen(invite: Invite) -> None:
    """One's own is marked; the other sees that there is one, and both turn over together."""
    one, other = invite(), invite()
    code = one.table("friend", game=SANGUE, options={"era": "1"})
    mine, theirs = live(one.open(f"/t/{code}")), live(other.open(f"/t/{code}"))
    theirs.get_by_role("textbox", name="Your name").fill("Bruno")
    theirs.get_by_role("button", name="Sit down").click()
    expect(mine.locator("#lobby")).to_contain_text("Bruno")
    mine.get_by_role("button", name="Begin").click()
    for page in (mine, theirs):
        page.wait_for_selector("body[data-kind=table]")
        live(page)
        expect(page.locator(PLATES)).to_have_count(6)
    before = plates(theirs)
    plan(mine, 3)
    expect(mine.locator(PLATES)).to_have_count(0)
    assert plates(theirs) == before
    plan(theirs, 5)
    for page in (mine, theirs):
        expect(page.locator("#story")).to_contain_text("3")
        expect(page.locator("#story")).to_contain_text("5")


def plates(page: Page) -> list[str]:
    """The plates that can be chosen, as they look."""
    found: list[str] = page.locator(PLATES).evaluate_all("all => all.map(one => one.outerHTML)")
    return found


def plan(page: Page, value: int) -> None:
    """Choose an action in secret."""
    act(page, page.locator(f"#board [data-move='plan {value}']"))
    act(page, page.locator(CONFIRM))


def test_what_is_only_written_is_not_in_the_way(guest: Guest) -> None:
    """While an action is planned no number can be chosen, so none of them covers the map beneath."""
    page = live(guest.open(f"/t/{guest.table('greedy', game=SANGUE, options={'era': '2'})}"))
    expect(page.locator(PLATES)).to_have_count(6)
    numbers = page.locator("#board .map .number")
    expect(numbers.first).to_be_visible()
    assert numbers.evaluate_all(COVERING) == []


@pytest.mark.parametrize("language", ["it", "en"])
def test_by_touch_on_a_phone(invite: Invite, language: str) -> None:
    """Everything is within the screen, whatever is asked."""
    guest = invite(**PHONE, locale=language)
    era = "3" if language == "it" else "4"
    page = live(guest.open(f"/t/{guest.table('random', game=SANGUE, options={'era': era})}"))
    touch_turns(page, DECISIONS, dense=True)


def test_nothing_serious_is_found_by_axe(guest: Guest) -> None:
    """With the six plates, and with dice to share or use."""
    page = live(guest.open(f"/t/{guest.table('random', game=SANGUE, options={'era': '2'})}"))
    assert my_turn(page)
    nothing_serious(page)
    code = guest.table_where(dice_are_there, "random", game=SANGUE, options={"era": "2"})
    page = live(guest.open(f"/t/{code}"))
    assert my_turn(page)
    expect(page.locator(PLATES)).to_have_count(0)
    nothing_serious(page)


def dice_are_there(state: State) -> bool:
    """The plans are open, and the dice are to be shared or used."""
    return not any(move.startswith("plan ") for move in moves_of(state))
