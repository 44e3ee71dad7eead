"""What happened is seen to happen: what the rules say that went somewhere travels, and nothing else ever does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from .conftest import Invite
from .hands import CONFIRM, PLAIN, PRIMO, SANGUE, STILL, TRONO, act, choose, live, my_turn, turn

WATCH = """() => {
  window.travelled = [];
  const animate = Element.prototype.animate;
  Element.prototype.animate = function (keys, how) {
    if (keys?.[0]?.transform) window.travelled.push(this.dataset.thing || this.className.baseVal || this.className);
    return animate.call(this, keys, how);
  };
}"""
STAYS = """() => [...document.querySelectorAll("#board [data-thing]")].map((one) => {
  const board = one.closest("svg").getBoundingClientRect(), box = one.getBoundingClientRect();
  return [one.dataset.thing, ...[box.x - board.x, box.y - board.y].map((way) => Math.round(way / board.width * 1e3))];
})"""


def travelled(page: Page) -> list[str]:
    """What has set out since one began to watch."""
    found: list[str] = page.evaluate("() => window.travelled")
    return found


def test_varys_goes_and_the_cards_fly_to_their_owner(invite: Invite) -> None:
    guest = invite(reduced_motion="no-preference")
    code = guest.table("random", game=PRIMO, options=PLAIN)
    page = live(guest.open(f"/t/{code}"))
    assert my_turn(page)
    choose(page)
    page.evaluate(WATCH)
    taken = page.locator("#board .card.pick:not([data-thing=varys])").count()
    page.locator(CONFIRM).click()
    page.wait_for_function("() => window.travelled.length")
    page.wait_for_function(STILL)
    seen = travelled(page)
    assert "varys" in seen
    assert sum(name.startswith("fly") for name in seen) >= max(1, taken)
    assert not page.locator(".fly").count()


def test_nothing_moves_when_only_the_tray_opens(invite: Invite) -> None:
    """The tray takes its place from the map: the pieces are where they were on it, and none sets out."""
    guest = invite(reduced_motion="no-preference")
    code = guest.table("random", "random", game=TRONO, options={"houses": "listed"})
    page = live(guest.open(f"/t/{code}"))
    assert my_turn(page)
    page.wait_for_function(
        "() => document.querySelectorAll('#seats .ready').length === 2"
    )  # the bots' orders lie
    page.evaluate(WATCH)
    before = page.evaluate(STAYS)
    area = page.locator("#board [data-move]").last
    act(page, area)
    assert page.locator("#tray .tokens").count()
    assert travelled(page) == []
    assert page.evaluate(STAYS) == before


SEEN = """() => {
  window.shown = [];
  const stage = document.querySelector("#stage");
  let since = 0;
  new MutationObserver(() => {
    if (!stage.hidden && !since) since = performance.now();
    if (stage.hidden && since) { window.shown.push(performance.now() - since); since = 0; }
  }).observe(stage, { attributes: true, attributeFilter: ["hidden"] });
}"""
ASKED = """() => document.querySelector("#ask [data-move]") && !document.body.classList.contains("staging")"""
"""All has been seen, and the next question is asked."""
TABLETS = 2.0
"""For how many seconds both tablets are shown at normal pace."""


@pytest.mark.parametrize("pace", ["normal", "once"])
def test_both_tablets_are_turned_up_together_before_the_next_question(invite: Invite, pace: str) -> None:
    """At normal pace for as long as a person needs; at once they are not shown at all."""
    guest = invite(reduced_motion="no-preference")
    page = live(guest.open(f"/t/{guest.table('random', game=SANGUE, options={'era': 1})}"))
    page.evaluate("pace => localStorage.setItem('pace', pace)", pace)
    page.evaluate(SEEN)
    while not page.locator("#story").get_by_text(re.compile(r"chose (\d|the same)")).count():
        turn(page)
        page.wait_for_function(ASKED)
    page.wait_for_function(ASKED)
    shown = page.evaluate("() => window.shown")
    if pace == "once":
        assert shown == []
    else:
        assert max(shown) > TABLETS * 1000 * 0.9
