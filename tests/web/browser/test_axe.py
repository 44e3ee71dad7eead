"""What axe, the accessibility checker, finds on the pages: nothing serious."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page, expect

from .conftest import Guest, Invite
from .hands import PRIMO, PROELIO, STILL, choose, live, my_turn, open_pane
from .test_two_browsers import sit_down, whose

WIDTHS = (1280, 390)
COLOURS = ("color-contrast", "link-in-text-block")
"""The usual rules of axe that look at colours."""
PAGES = (
    "/",
    "/tables/new",
    "/you",
    "/records",
    f"/games/{PRIMO}",
    f"/games/{PRIMO}/rules",
    f"/games/{PRIMO}/intro?step=2",
)


def nothing_serious(page: Page, widths: Sequence[int] = WIDTHS, within: str = "html") -> None:
    """In light and in dark, wide and narrow. In the dark only colours are other ones: nothing else is asked again.

    ``within``: what is looked at, where the rest of the page has been before.
    """
    page.evaluate(Axe().axe_script)
    for width in widths:
        page.set_viewport_size({"width": width, "height": 844})
        for scheme, rules in (("light", ()), ("dark", COLOURS)):
            page.emulate_media(color_scheme="dark" if scheme == "dark" else "light")
            page.wait_for_function(STILL)
            assert serious(page, rules, within) == [], (page.url, width, scheme)


def serious(
    page: Page, rules: Sequence[str], within: str = "html"
) -> list[tuple[str, list[tuple[str, str]]]]:
    """What axe finds: by some of its rules, or by all that are usual."""
    only = {"runOnly": {"type": "rule", "values": rules}} if rules else {}
    options = {"resultTypes": ["violations"], **only}
    looked = "async ([within, options]) => (await axe.run(within, options)).violations"
    found = page.evaluate(looked, [within, options])
    return [told(one) for one in found if one["impact"] in ("serious", "critical")]


def told(violation: dict[str, Any]) -> tuple[str, list[tuple[str, str]]]:
    """A violation in short: which rule, and where."""
    nodes = violation["nodes"][:4]
    return violation["id"], [(str(node["target"]), node["failureSummary"][:300]) for node in nodes]


@pytest.mark.parametrize("path", PAGES)
def test_pages(guest: Guest, path: str) -> None:
    nothing_serious(guest.open(path))


def test_before_play(guest: Guest) -> None:
    nothing_serious(live(guest.open(f"/t/{guest.table('friend', 'random')}")))


def test_ones_own_turn(guest: Guest) -> None:
    """Asked, and with a move chosen; with every pane open in turn."""
    page = live(guest.open(f"/t/{guest.table('random', options={'first': '1'})}"))
    nothing_serious(page)
    choose(page)
    open_pane(page, "talk")
    nothing_serious(page)
    for pane in ("rules", "settings"):
        open_pane(page, pane)
        expect(page.locator(f"#{pane}")).to_be_visible()
        nothing_serious(page, WIDTHS[:1], within=f"#{pane}")


@pytest.mark.parametrize("language", ["it", "en"])
def test_the_table_of_proelio(invite: Invite, language: str) -> None:
    """The ring and the Actions, asked in one's own turn; and the wall, where the introduction comes to it."""
    guest = invite(locale=language)
    page = live(guest.open(f"/t/{guest.table('random', 'random', game=PROELIO)}"))
    assert my_turn(page)
    nothing_serious(page)
    step = 1
    while not page.locator(".wall .foes").count():
        step += 1
        page.goto(f"{guest.house.url}/games/{PROELIO}/intro?step={step}")
    nothing_serious(page, WIDTHS[:1] if language == "it" else WIDTHS[1:])


def test_waiting_for_others(invite: Invite) -> None:
    pages = sit_down(invite(), invite())
    nothing_serious(next(page for page in pages if page is not whose(*pages)))


def test_the_result(guest: Guest) -> None:
    nothing_serious(live(guest.open(f"/t/{guest.finish(guest.table('random'))}")))
