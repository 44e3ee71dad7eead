"""The log in a browser: what happened last is in view, headings stay, and one sees what one has asked to see."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Locator, Page, expect

from .conftest import Guest, Invite
from .hands import PLAIN, SANGUE, TRONO, live, my_turn, play_on, turn
from .test_phone import PHONE

ROWS = "#story .told"
OPTIONS = {"houses": "listed"}


def inside(row: Locator) -> bool:
    """Whether a line is within what is seen of the log."""
    found: bool = row.evaluate(
        """(row) => {
          const box = row.closest(".lines").getBoundingClientRect(), its = row.getBoundingClientRect();
          return its.height > 0 && its.top >= box.top - 1 && its.bottom <= box.bottom + 1;
        }"""
    )
    return found


def houses(page: Page) -> set[str]:
    """Whose lines are shown."""
    shown = page.locator(f"{ROWS}:visible").evaluate_all("all => all.map((one) => one.className)")
    return {found[0] for classes in shown if (found := re.findall(r"by-\d", classes))}


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_what_happened_last_is_in_view(invite: Invite, script: bool) -> None:
    """From the beginning, without a script too; and it stays so while lines come."""
    guest = invite(java_script_enabled=script)
    code = guest.table("random", game=SANGUE)
    guest.go_on(code, 12)
    page = guest.open(f"/t/{code}")
    assert page.locator(ROWS).count() > 12
    assert inside(page.locator(ROWS).last) and not inside(page.locator(ROWS).first)
    heading = page.locator("#story h3").last
    expect(heading).to_have_text(re.compile(r"^Round \d+"))
    if script:
        live(page)
        before = page.locator(ROWS).count()
        play_on(page, 1)
        page.wait_for_function(f"(before) => document.querySelectorAll('{ROWS}').length > before", arg=before)
        assert inside(page.locator(ROWS).last)


@pytest.mark.parametrize("script", [True, False], ids=["script", "no script"])
def test_one_sees_what_concerns_a_player_or_a_phase(invite: Invite, script: bool) -> None:
    guest = invite(java_script_enabled=script)
    code = guest.table("random", "random", game=TRONO, options=OPTIONS)
    guest.go_on(code, 30)
    page = guest.open(f"/t/{code}")
    everything = page.locator(f"{ROWS}:visible").count()
    assert houses(page) == {"by-0", "by-1", "by-2"}
    page.locator(".sift summary").click()
    page.locator("label:has(#who-1)").click()
    assert houses(page) == {"by-1"}
    page.locator("label:has(#who-all)").click()
    page.locator("#log-part").select_option(label="Orders")
    shown = page.locator("#story h4:visible").all_inner_texts()
    assert shown and set(shown) == {"Orders"}
    assert 0 < page.locator(f"{ROWS}:visible").count() < everything
    page.locator("#log-part").select_option(value="")
    assert page.locator(f"{ROWS}:visible").count() == everything


@pytest.mark.parametrize(
    "how", [{}, PHONE, {"java_script_enabled": False}], ids=["desk", "phone", "no script"]
)
def test_a_clause_of_the_log_opens_the_rules(invite: Invite, how: dict[str, object]) -> None:
    guest = invite(**how)
    code = guest.table("random", options=PLAIN)
    guest.go_on(code, 1)
    page = guest.open(f"/t/{code}")
    link = page.locator("#story .cl").first
    clause = link.inner_text()
    link.click()
    expect(page.locator("#clause-now .id")).to_have_text(clause)
    expect(page.locator("#clause-now")).to_be_visible()
    if how.get("java_script_enabled", True):
        expect(page.locator("#clause-now")).to_be_in_viewport()
        assert "clause" not in page.url


def test_a_line_leads_to_its_position(guest: Guest) -> None:
    page = live(guest.open(f"/t/{guest.table('random', options=PLAIN)}"))
    play_on(page, 2)
    page.locator(ROWS).first.click()
    page.wait_for_url("**?at=1")
    expect(page.locator("#story [aria-current]")).to_have_text("1")


def test_where_one_has_stopped_reading_is_marked(guest: Guest) -> None:
    """Whoever comes back begins to read where he has stopped; what was before stands above."""
    code = guest.table("random", options=PLAIN)
    page = live(guest.open(f"/t/{code}"))
    turn(page)
    my_turn(page)
    seen = page.locator("#story > [data-line]").last.get_attribute("data-line")
    page.goto("about:blank")
    guest.go_on(code, 6)
    page = live(guest.open(f"/t/{code}"))
    mark = page.locator("#story > .since")
    expect(mark).to_have_count(1)
    assert mark.evaluate("(mark) => mark.previousElementSibling.dataset.line") == seen
    assert inside(mark)
    page.reload()
    expect(page.locator("#story > .since")).to_have_count(0)
