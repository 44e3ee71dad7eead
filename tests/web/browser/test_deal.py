"""Fair dealing in the browser: the script takes part without a click, and what it cannot do it says."""

from __future__ import annotations

import json
from typing import Any

from playwright.sync_api import Page, expect

from tavolata import Record
from tavolata.table import fair

from .conftest import Guest, Invite
from .hands import PRIMO, code, live, open_pane

PLAY = f'form[action="/play"]:has([value="{PRIMO}"]) button'
CARD = "#board [data-thing^=card-]"


def play_now(guest: Guest) -> Page:
    page = guest.open("/")
    page.locator(PLAY).click()
    page.wait_for_url("**/t/*")
    return page


def give_up(guest: Guest, page: Page) -> fair.Verdict:
    """End the match, go to its result, and check its record."""
    there = code(page)
    page.goto("about:blank")  # else it goes to the result by itself, in the middle of our way there
    guest.post(f"/api/tables/{there}/resign", {"seat": 0})
    page.goto(f"{guest.house.url}/t/{there}")
    text = guest.context.request.get(f"{guest.house.url}/t/{there}/record").text()
    return fair.check(Record.parse(text))


def test_play_now_takes_part_without_a_click_and_the_result_says_so(guest: Guest) -> None:
    page = play_now(guest)
    expect(page.locator(CARD).first).to_be_visible()
    seen = guest.see(code(page))
    assert seen["status"] == "running" and seen["deal"]["voids"] == []
    live(page)
    open_pane(page, "settings")
    expect(page.locator("#settings .deal")).to_contain_text(seen["deal"]["list_digest"][:16])
    verdict = give_up(guest, page)
    assert verdict.fair and verdict.shares[0].lot and verdict.deal.digest == seen["deal"]["list_digest"]
    expect(page.locator("[data-deal-says]")).to_contain_text("the one your browser drew")
    expect(page.locator("[data-deal-says]")).to_contain_text("the one it saw closed")
    expect(page.locator(".chk.bad")).to_have_count(0)


def test_again_without_a_click(guest: Guest) -> None:
    """A rematch is dealt from a new secret, to which the page commits when it sees it."""
    page = play_now(guest)
    expect(page.locator(CARD).first).to_be_visible()
    first = code(page)
    assert give_up(guest, page).fair
    page.locator("#acts form[action$='/rematch'] button").click()
    page.wait_for_function("(first) => document.body.dataset.code !== first", arg=first)
    expect(page.locator(CARD).first).to_be_visible()
    verdict = give_up(guest, page)
    assert verdict.fair and verdict.shares[0].lot and verdict.voids == []


def test_a_page_that_is_loaded_again_still_knows_its_number(invite: Invite) -> None:
    guest = invite(expected=("ERR_FAILED",))
    guest.context.route("**/reveal", lambda route: route.abort())
    page = play_now(guest)
    expect(page.locator(".dealing")).to_contain_text("now every seat reveals its number")
    expect(page.locator(CARD)).to_have_count(0)
    guest.context.unroute("**/reveal")
    page.reload()
    expect(page.locator(CARD).first).to_be_visible()
    assert give_up(guest, page).shares[0].opens


def test_an_offer_that_was_used_is_void_and_the_page_commits_anew(guest: Guest) -> None:
    """A first page that the browser has kept, and Play now again."""
    page = guest.open("/")
    kept = guest.context.request.get(f"{guest.house.url}/").text()
    guest.context.route(
        f"{guest.house.url}/", lambda route: route.fulfill(body=kept, content_type="text/html")
    )
    for _ in range(2):
        page.goto(guest.house.url)
        page.locator(PLAY).click()
        expect(page.locator(CARD).first).to_be_visible()
    verdict = give_up(guest, page)
    assert verdict.fair and verdict.shares[0].lot
    assert [void.why for void in verdict.voids] == ["offer"]
    expect(page.locator(".chk")).to_contain_text("had been used or was too old")


def test_the_way_back_in_the_browser_and_play_now_again(guest: Guest) -> None:
    page = play_now(guest)
    expect(page.locator(CARD).first).to_be_visible()
    page.go_back()
    page.locator(PLAY).click()
    expect(page.locator(CARD).first).to_be_visible()
    verdict = give_up(guest, page)
    assert verdict.fair and verdict.shares[0].lot and verdict.voids == []


def test_another_list_than_the_one_that_was_seen_is_told(guest: Guest) -> None:
    """An operator who has seen the numbers makes up another exchange in which all sums are right."""
    page = play_now(guest)
    expect(page.locator(CARD).first).to_be_visible()
    seen = json.dumps([[f"/t/{code(page)}", "f" * 64]])
    page.evaluate("(seen) => localStorage.setItem('lists', seen)", seen)
    assert give_up(guest, page).fair
    expect(page.locator("[data-deal-says]")).to_contain_text("it saw another list")
    expect(page.locator(".chk.bad")).to_have_count(1)


def test_without_a_script_play_begins_at_once_without_a_number(invite: Invite) -> None:
    guest = invite(java_script_enabled=False)
    page = play_now(guest)
    expect(page.locator(CARD).first).to_be_visible()
    verdict = give_up(guest, page)
    assert verdict.fair and not any(verdict.deal.commitments)
    expect(page.locator(".chk")).to_contain_text("Nobody added a number")


def test_friends_with_and_without_a_script(invite: Invite) -> None:
    """Whoever has a script adds a number, and nobody waits for the one who has none."""
    first, second = invite(), invite(java_script_enabled=False)
    there = f"/t/{first.table('friend')}"
    theirs = second.open(there)
    theirs.locator("form.sit input[name=name]").fill("Bruno")
    theirs.locator("form.sit button").click()
    page = live(first.open(there))
    expect(page.locator("#lobby")).to_contain_text("Bruno")
    committed(first, there)
    page.once("dialog", lambda asked: asked.accept())  # whoever has no script is not seen to be there
    page.locator("form[action$='/start'] button").click()
    page.wait_for_selector("body[data-kind=table]")
    expect(page.locator(CARD).first).to_be_visible()
    given = first.see(code(page))["deal"]["commitments"]
    assert given[0] and not given[1]


def committed(guest: Guest, there: str) -> None:
    """Wait until the page has committed, as it does by itself."""
    seen: dict[str, Any] = guest.see(there[3:])
    while not seen["deal"]["commitments"][0]:
        seen = guest.see(there[3:], after=seen["version"], wait=5)


def test_no_numbers_are_kept_where_the_browser_may_keep_nothing(invite: Invite) -> None:
    """What would be forgotten is not committed to: play begins at once, and no deal is void."""
    guest = invite()
    forbid = "Object.defineProperty(window, 'localStorage', { get() { throw new Error('forbidden'); } });"
    guest.context.add_init_script(forbid)
    page = play_now(guest)
    expect(page.locator(CARD).first).to_be_visible()
    verdict = give_up(guest, page)
    assert verdict.fair and verdict.voids == [] and not any(verdict.deal.commitments)


def test_lots_come_from_one_place(invite: Invite) -> None:
    """So that tests can choose them."""
    guest = invite()
    guest.context.add_init_script("crypto.getRandomValues = (bytes) => bytes.fill(7);")
    page = play_now(guest)
    expect(page.locator(CARD).first).to_be_visible()
    assert give_up(guest, page).deal.lots[0] == "07" * 16
