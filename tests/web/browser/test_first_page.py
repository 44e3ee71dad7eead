"""The first page is small, and nothing but its stylesheets holds it up, once."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from .conftest import Guest, Invite
from .hands import CONFIRM, PLAIN, act, live, my_turn

ENTRIES = """() => [...performance.getEntriesByType("navigation"), ...performance.getEntriesByType("resource")].map(
  (one) => ({ name: one.name, size: one.transferSize, blocks: one.renderBlockingStatus })
)"""
MOST = 200_000
AGAIN = 60_000


def weigh(guest: Guest, path: str) -> None:
    """Everything a page needs is under 200 KB, and nothing but stylesheets blocks rendering. They are there the next
    time, with scripts and letters, and what is left is under 60 KB."""
    page = guest.open(path)
    page.wait_for_load_state("networkidle")
    entries = page.evaluate(ENTRIES)
    assert len(entries) >= 2, "the script at least"
    assert sum(entry["size"] for entry in entries) < MOST, entries
    blocks = [entry["name"] for entry in entries if entry["blocks"] == "blocking"]
    assert all("/static/" in name and name.endswith(".css") for name in blocks), blocks
    page.goto(page.url)
    page.wait_for_load_state("networkidle")
    again = page.evaluate(ENTRIES)
    assert {entry["name"] for entry in again if "/static/" in entry["name"] and entry["size"]} == set()
    assert sum(entry["size"] for entry in again) < AGAIN, again


@pytest.mark.parametrize("path", ["/", "/tables/new", "/games/primo-cavaliere/rules"])
def test_a_first_page_is_small_and_little_blocks_it(guest: Guest, path: str) -> None:
    weigh(guest, path)


def test_a_table_is_small_and_little_blocks_it(invite: Invite) -> None:
    guest = invite()
    weigh(guest, f"/t/{guest.table('random')}")


def test_the_page_stands_before_the_script_runs(invite: Invite) -> None:
    """A table can be read and played while the script is still on its way."""
    guest = invite(expected=("Failed to load resource", "ERR_FAILED"))
    guest.context.route("**/static/*.js", lambda route: route.abort())
    page = guest.open(f"/t/{guest.table('random', options=PLAIN)}")
    page.locator("#ask [data-move]").first.click()
    page.wait_for_url("**?m=*")
    guest.context.unroute_all()
    chosen = page.locator("#ask [data-move][aria-pressed=true]").get_attribute("data-move")
    page.reload()
    live(page)
    expect(page.locator("#ask [data-move][aria-pressed=true]")).to_have_attribute("data-move", chosen or "")
    act(page, page.locator(CONFIRM))
    assert my_turn(page) and "m=" not in page.url
