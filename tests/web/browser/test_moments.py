"""What happened is seen to happen: what the rules say that went somewhere travels, and nothing else ever does."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page

from tavolata import Event, State

from ..foretell import moves_of
from .conftest import Invite
from .hands import (
    CAVERN,
    CONFIRM,
    MOVES,
    PLAIN,
    PRIMO,
    PROELIO,
    SANGUE,
    STILL,
    TRONO,
    act,
    choose,
    live,
    my_turn,
    turn,
)

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
OVER = """() => document.querySelector("#stage").hidden && !document.body.classList.contains("staging")"""
"""Nothing is shown any more."""
TABLETS = 2.0
"""For how many seconds both tablets are shown at normal pace."""
SHOWN = """() => {
  window.panels = [];
  new MutationObserver((changes) => {
    for (const one of changes.flatMap((change) => [...change.addedNodes])) window.panels.push(one.textContent);
  }).observe(document.querySelector("#stage .panels"), { childList: true });
}"""


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


class Leading:
    """A wish for a deal in which a move of the first seat brings an event at once, and that move."""

    def __init__(self, id: str) -> None:
        self.id = id
        self.move = ""

    def __call__(self, state: State) -> bool:
        if state.deciders()[0] != 0:
            return False
        self.move = moves_of(state)[0]
        told: list[Event] = []
        world = state.clone()
        world.play(0, world.read(0, self.move), told.append)
        return any(event.id == self.id for event in told)


def various(seat: int, moves: list[str]) -> str:
    """Another move every time, and always the same where there are the same."""
    return moves[sum(map(len, moves)) % len(moves)]


REVEALS = [
    pytest.param(PROELIO, "reveals", ["random"], {}, "against a defence of", 2.4, id=PROELIO),
    pytest.param(PRIMO, "banner-from", ["random"], PLAIN, "The banner of House", 1.2, id=PRIMO),
    pytest.param(CAVERN, "serves", ["random"], {}, "serves", 1.4, id=CAVERN),
    pytest.param(TRONO, "plays-card", ["random"] * 2, {}, "wins against", 1.6 + 1.6 + 2.4, id=TRONO),
]
"""For each game the event that decides something, who else plays, what its panel says, and for how many seconds at
least something is shown."""


@pytest.mark.parametrize("pace", ["normal", "once"])
@pytest.mark.parametrize(("game", "id", "others", "options", "says", "seconds"), REVEALS)
def test_what_decides_lies_over_the_board_for_as_long_as_a_person_needs(
    invite: Invite,
    game: str,
    id: str,
    others: list[str],
    options: dict[str, object],
    says: str,
    seconds: float,
    pace: str,
) -> None:
    """At normal pace; at once it is not shown at all. Then the table goes on."""
    guest, wish = invite(reduced_motion="no-preference"), Leading(id)
    code = guest.table_where(wish, *others, game=game, options=options, choose=various, most=120)
    page = live(guest.open(f"/t/{code}"))
    page.evaluate("pace => localStorage.setItem('pace', pace)", pace)
    page.evaluate(SEEN)
    page.evaluate(SHOWN)
    assert my_turn(page)
    if page.locator(MOVES).count():
        choose(page, wish.move, on_board=False)
    while not page.locator(CONFIRM).count():
        choose(page, on_board=False)
    act(page, page.locator(CONFIRM))
    page.wait_for_function(OVER)
    if pace == "once":
        assert page.evaluate("() => [window.shown, window.panels]") == [[], []]
    else:
        assert any(says in text for text in page.evaluate("() => window.panels"))
        assert sum(page.evaluate("() => window.shown")) > seconds * 1000 * 0.9
