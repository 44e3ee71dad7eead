"""Italian and English, light and dark: by the browser's wish, and by the switches."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from .conftest import Guest, Invite
from .hands import FOG, PRIMO, choose, live, my_turn, open_pane, play_on

ID = re.compile(r"[a-z]+(-[a-z0-9_]+)+")
"""What a message that nobody has written looks like on a page."""

TEXTS = """() => {
  const found = [];
  const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
  while (walk.nextNode()) {
    const within = walk.currentNode.parentElement;
    if (!within.closest("code, .lnk, script, style, textarea, .schema")) found.push(walk.currentNode.data.trim());
  }
  for (const one of document.querySelectorAll("[aria-label], [title], [placeholder], [alt], [data-sure]"))
    for (const name of ["aria-label", "title", "placeholder", "alt", "data-sure"])
      if (one.hasAttribute(name) && one.tagName !== "CODE") found.push(one.getAttribute(name).trim());
  return [...found, document.title, ...Object.values(JSON.parse(document.body.dataset.words || "{}"))].filter(Boolean);
}"""

OTHERS = {
    "en": re.compile(r"\b(della|degli|il tuo|giocatori|partita|mossa)\b", re.IGNORECASE),
    "it": re.compile(r"\b(the|your|players|with|match)\b", re.IGNORECASE),
}
"""Words that stand on no page in the other language."""


def reads_well(page: Page, language: str) -> None:
    """A page in one language, with a word for everything."""
    expect(page.locator("html")).to_have_attribute("lang", language)
    texts: list[str] = page.evaluate(TEXTS)
    assert texts
    assert [text for text in texts if ID.fullmatch(text)] == [], page.url
    assert [text for text in texts if "{" in text or "undefined" in text] == [], page.url
    foreign = [text for text in texts if OTHERS[language].search(text)]
    assert foreign == [], (page.url, foreign)


@pytest.mark.parametrize("language", ["it", "en"])
def test_every_page_in_ones_language(invite: Invite, language: str) -> None:
    guest = invite(locale=language, expected=("404",))
    page = guest.open("/")
    reads_well(page, language)
    waiting = guest.table("friend", "greedy", language=language)
    for path in (
        "/tables/new",
        f"/t/{waiting}",
        f"/games/{PRIMO}",
        f"/games/{PRIMO}/rules",
        f"/games/{PRIMO}/intro",
        f"/games/{FOG}",
        "/you",
        "/records",
        "/nothing-here",
    ):
        page.goto(f"{guest.house.url}{path}")
        reads_well(page, language)


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_match_in_ones_language(invite: Invite, language: str) -> None:
    """All that is said during a match, and after it."""
    guest = invite(locale=language)
    page = live(guest.open(f"/t/{guest.table('random', language=language)}"))
    for _ in range(3):
        assert my_turn(page)
        reads_well(page, language)
        choose(page)
        reads_well(page, language)
        play_on(page, 1)
    for pane in ("talk", "rules", "settings"):
        open_pane(page, pane)
        reads_well(page, language)
    page.on("dialog", lambda dialog: dialog.accept())
    page.locator("#settings form[action$=resign] button").click()
    expect(page.locator("body")).to_have_attribute("data-kind", "result")
    reads_well(page, language)
    page.goto(f"{guest.house.url}/t/{guest.finish(guest.table('random', language=language))}")
    reads_well(page, language)


def test_the_language_is_switched_and_stays(invite: Invite) -> None:
    guest = invite(locale="it-IT")
    page = guest.open("/")
    expect(page.locator("html")).to_have_attribute("lang", "it")
    page.get_by_role("button", name="English").click()
    expect(page.locator("html")).to_have_attribute("lang", "en")
    page = guest.open(f"/t/{guest.table('random', options={'first': '1'})}")
    expect(page.locator("#ask h2")).to_contain_text("Your turn")
    page.get_by_role("button", name="Italiano").click()
    expect(page.locator("#ask h2")).to_contain_text("Tocca a te")
    live(page)
    play_on(page, 1)
    my_turn(page)
    expect(page.locator("#ask h2")).to_contain_text("Tocca a te")


def is_dark(page: Page) -> bool:
    """Whether the page is written in light letters."""
    colour = page.evaluate("() => getComputedStyle(document.body).color")
    return min(int(number) for number in re.findall(r"\d+", colour)[:3]) > 127


def test_the_theme_follows_the_system_until_it_is_switched(invite: Invite) -> None:
    guest = invite(color_scheme="dark")
    page = guest.open("/")
    assert is_dark(page)
    switch(page, "light")
    assert not is_dark(page)
    page.reload()
    assert not is_dark(page)
    page.goto(f"{guest.house.url}/t/{guest.table('random')}")
    assert not is_dark(page)
    switch(page, "dark")
    assert is_dark(page)
    assert is_dark(guest.open("/you"))


def switch(page: Page, to: str) -> None:
    """Press the candle, and wait until it is remembered."""
    with page.expect_response("**/you/settings"):
        page.get_by_role("button", name="Change theme").click()
    expect(page.locator("html")).to_have_attribute("data-theme", to)


def test_light_is_light_for_whoever_wishes_nothing(guest: Guest) -> None:
    assert not is_dark(guest.open("/"))
