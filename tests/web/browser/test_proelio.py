"""Proelio in the browser: a whole game from the lobby to the result, by touch on a phone, and how combats move."""

from __future__ import annotations

from itertools import count
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Page, expect

import tavolata
from tavolata import Event, Record, State
from tavolata.engine.rng import Rng, key_of

from ..foretell import moves_of
from .conftest import Guest, Invite
from .hands import PROELIO, act, live, the_result
from .test_phone import PHONE, touch_turns
from .through import play_through

PLACES = [
    {"kind": "me", "name": "Ada"},
    {"kind": "bot", "bot": "greedy"},
    {"kind": "bot", "bot": "random"},
]
DECISIONS = 12
"""How much of a game is played by touch, in each language."""

WATCH = """
window.moved = [];
const animate = Element.prototype.animate;
Element.prototype.animate = function (keys, how) {
  window.moved.push({ keys: JSON.stringify(keys), count: this.dataset.count || "" });
  return animate.call(this, keys, how);
};
"""
"""Notes what the page lets move."""


def test_a_whole_game_from_the_lobby_to_the_result(guest: Guest) -> None:
    """By what lies on the table: every time another one of the targets is chosen, then confirmed."""
    code = guest.post("/api/tables", {"game": PROELIO, "places": PLACES})["code"]
    page = live(guest.open(f"/t/{code}"))
    expect(page.locator("#seats, .lobby").first).to_contain_text("Ada")
    page.locator("form[action$='/start'] button").click()
    page.wait_for_selector("body[data-kind=table]")
    live(page)
    play_through(guest, page, "Your turn")
    the_result(page, "Proelio", len(PLACES))


@pytest.mark.parametrize("language", ["it", "en"])
def test_by_touch_on_a_phone(invite: Invite, language: str) -> None:
    """Everything is within the screen and large enough, whatever is asked."""
    guest = invite(**PHONE, locale=language)
    others = ("greedy", "random", "random") if language == "it" else ("random",)
    page = live(guest.open(f"/t/{guest.table(*others, game=PROELIO)}"))
    touch_turns(page, DECISIONS)


def test_a_stone_is_taken_out_of_the_wall_again(guest: Guest) -> None:
    """By touching it, on the same page; the card is in the hand again."""
    options = {"guilds": False}
    code = guest.table_where(besieged, "me", game=PROELIO, options=options, choose=preferred)
    page = live(guest.open(f"/t/{code}"))
    page.locator("[data-raise]").click()
    cards, stones = page.locator(".hand .hand-card"), page.locator(".wall .plaque:not(.ghost)")
    expect(page.locator(".wall .foes")).to_be_visible()
    held = cards.count()
    page.evaluate("() => { window.stays = true; }")
    act(page, page.locator(".hand [data-move^='deploy ']").first)
    expect(cards).to_have_count(held - 1)
    expect(stones).to_have_count(1)
    act(page, stones.first)
    expect(cards).to_have_count(held)
    expect(stones).to_have_count(0)
    assert page.evaluate("() => window.stays")


def besieged(state: State) -> bool:
    """The first seat is asked to defend itself, and has a card for it."""
    return any(move.startswith("deploy ") for move in moves_of(state))


def preferred(seat: int, moves: list[str]) -> str:
    """The second seat attacks if it can; both draw, and the first one keeps the cards to defend itself with."""
    attacks = [move for move in moves if move.startswith("attack ") and seat == 1]
    draws = [move for move in moves if move == "draw"]
    return (attacks or draws or [moves[seat - 1]])[0]


# -- motion -----------------------------------------------------------------------------------------------------------


class Moment(NamedTuple):
    """A move of a replay by its number among those that a spectator hears of, and the defence after it."""

    number: int
    defence: int


def fought() -> tuple[Record, dict[str, Moment]]:
    """A match in which an attack is repelled, one lies open after the reveal, and a defence grows; and when."""
    game = tavolata.game(PROELIO)
    for seed in count():
        state, dice = game.new(3, seed, {"guilds": False}), Rng(key_of(seed))
        record, found, heard = Record.begin(state, seed), dict[str, Moment](), 0
        while not state.over:
            seat, before, events = state.deciders()[0], state.clone(), list[Event]()
            moves = state.legal(seat)
            move = moves[dice.below(len(moves))]
            state.play(seat, move, events.append)
            record.add(before, seat, move)
            heard += bool(events)
            grows = 0 < defence(before) < defence(state)
            found.setdefault(combat(events, grows), Moment(heard, defence(state)))
        record.close(state)
        if {"repelled", "open", "grows"} <= set(found):
            return record, found
    raise AssertionError("unreachable")


def defence(state: State) -> int:
    """What the cards that are laid out against an attack are worth, if there is one."""
    laid = state.view(None)["defence"]
    return int(laid["total"]) if laid is not None else 0


def combat(events: list[Event], grows: bool) -> str:
    """What happened to a defence, if anything did."""
    ids = [event.id for event in events]
    if "reveals" in ids:
        return "repelled" if "repelled" in ids else "open" if ids == ["reveals"] else ""
    return "grows" if ids == ["deploys"] and grows else ""


def shown(page: Page, moment: Moment) -> list[dict[str, Any]]:
    """Leaf from the moment before a move to the one after it; what moved."""
    page.goto(f"{page.url.partition('?')[0]}?at={moment.number - 1}")
    page.evaluate("() => { window.moved = []; }")
    page.locator("[data-go=next]").click()
    expect(page.locator("#at b")).to_have_text(str(moment.number))
    moved: list[dict[str, Any]] = page.evaluate("() => window.moved")
    return moved


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_an_attack_turns_over_and_the_total_counts_up(invite: Invite, motion: str) -> None:
    record, at = fought()
    guest = invite(reduced_motion=motion)
    guest.context.add_init_script(WATCH)
    page = guest.open("/records")
    page.locator("#text").fill(record.text())
    page.get_by_role("button", name="Show the match").click()
    page.wait_for_url("**/t/*")
    turned = [any("rotateY" in one["keys"] for one in shown(page, at[name])) for name in ("repelled", "open")]
    assert turned == [motion != "reduce"] * 2
    counted = [one["count"] for one in shown(page, at["grows"]) if one["count"]]
    assert counted == ([] if motion == "reduce" else ["defence"])
    total = page.locator("#board [data-count=defence], #tray [data-count=defence]")
    expect(total).to_have_text(str(at["grows"].defence))
