"""A whole game against bots, from the first page to the record."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

import tavolata
from tavolata.table import fair

from .conftest import Guest, Invite
from .hands import CONFIRM, MANY, MOVES, PRIMO, act, choose, code, live, my_turn, play_on
from .through import beside, in_between


def play_now(guest: Guest, game: str = PRIMO) -> Page:
    """From the first page to a table, with one click."""
    page = guest.open("/")
    page.locator(f'form[action="/play"]:has([name=game][value="{game}"]) button').click()
    page.wait_for_url("**/t/*")
    return live(page)


def test_a_whole_game_against_bots(invite: Invite, tmp_path: Path) -> None:
    """With things that travel, as most people see it."""
    guest = invite(reduced_motion="no-preference")
    page = play_now(guest)
    for _ in range(MANY):
        if not my_turn(page):
            break
        expect(page.locator("#ask h2")).to_contain_text("Your turn")
        if in_between(page):
            beside(guest, page, str(page.locator(MOVES).first.get_attribute("data-move")))
            continue
        while not page.locator(CONFIRM).count():
            choose(page)
        expect(page.locator("#ask .preview li").first).to_be_visible()
        act(page, page.locator(CONFIRM))
    the_result(page)
    replayed(page)
    the_record(page, tmp_path)


def the_result(page: Page) -> None:
    """Who has won, how each point was made, and that the deal was fair."""
    expect(page).to_have_title("Match over · Il Primo Cavaliere · Tavolata")
    expect(page.locator(".laurel h2")).not_to_be_empty()
    expect(page.locator(".rank li")).to_have_count(2)
    points = sum(int(one) for one in page.locator(".how .mdl").all_text_contents())
    assert points == sum(int(one) for one in page.locator(".rank .sc").all_inner_texts())
    expect(page.locator("[data-deal-says]")).to_contain_text("it agrees")
    expect(page.locator("[data-deal-says]")).to_contain_text("your browser drew")
    expect(page.locator("[data-deal]")).not_to_have_class("bad")


def replayed(page: Page) -> None:
    """The match can be leafed through, by buttons, slider, keys and the log."""
    last = int(page.locator("[data-scrub] [type=range]").get_attribute("max") or 0)
    at, cards = page.locator("#at b"), page.locator("#board [data-thing^=card-]")
    expect(at).to_have_text(str(last))
    page.locator("[data-go=first]").click()
    expect(at).to_have_text("0")
    expect(cards).to_have_count(35)
    page.locator("[data-go=next]").click()
    expect(at).to_have_text("1")
    assert cards.count() < 35
    page.keyboard.press("ArrowRight")
    expect(at).to_have_text("2")
    page.locator("[data-scrub] [type=range]").fill("5")
    expect(at).to_have_text("5")
    expect(page).to_have_url(f"{page.url.partition('?')[0]}?at=5")
    page.locator("#story a[href='?at=3']").first.click()
    expect(at).to_have_text("3")
    page.reload()
    expect(at).to_have_text("3")
    page.locator("[data-go=last]").click()
    expect(at).to_have_text(str(last))


def the_record(page: Page, folder: Path) -> None:
    """What is downloaded can be read, replayed and checked."""
    with page.expect_download() as download:
        page.locator("#acts a[download]").click()
    path = folder / download.value.suggested_filename
    download.value.save_as(path)
    assert code(page) in path.name
    record = tavolata.Record.parse(path.read_text("utf-8"))
    assert record.replay().over and fair.check(record).fair


def test_again_at_the_same_table(guest: Guest) -> None:
    """After a match the next one is one click away, with the same players."""
    page = live(guest.open(f"/t/{guest.finish(guest.table('random'))}"))
    first = code(page)
    page.get_by_role("button", name="Rematch, same table").click()
    page.wait_for_url(lambda url: "/t/" in url and first not in url)
    expect(page.locator("#seats")).to_contain_text("Ada")
    assert play_on(live(page), 1) == 1
