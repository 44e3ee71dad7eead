"""The secrets of Il Trono di Spade on the wire: objectives, orders, bids, house cards and ballots.

As in test_secrets, every byte is compared between two worlds that one pair of eyes cannot tell apart. The way to each
question is the shortest: orders that ask nothing, and whatever else is asked passed over.
"""

from __future__ import annotations

import json
from collections.abc import Callable
from hashlib import sha256
from itertools import count
from pathlib import Path
from typing import cast

import pytest

import tavolata
from tavolata.engine.phrases import Ask
from tavolata.engine.setup import OptionValue
from tavolata.engine.state import State
from tavolata.games.trono_di_spade.rules.state import TronoDiSpade

from .worlds import Eyes, Pair, Setting, two_worlds

SEATS = 4
BARATHEON, LANNISTER, STARK, GREYJOY = range(SEATS)
WHY = ("order march",)
QUIET = (
    "order defense",
    "order support",
    "order defense-star",
    "order support-star",
    "order consolidate",
    "pass",
    "done",
    "bid 0",
)
"""What is played where nothing else is wished for: orders that stay and ask nothing."""
LAST = 2
"""So many of the latest moments are looked at again in the replay."""

SOME = 20
"""Among so many deals the shortest way is looked for."""

Wish = Callable[[Ask, str], bool]


def setting(**options: OptionValue) -> Setting:
    """Four Houses, each always at the same seat."""
    return Setting(tavolata.game("trono-di-spade"), SEATS, WHY, {"houses": "listed", **options})


# -- the way to a question --------------------------------------------------------------------------------------------


def pick(state: State, seat: int, wish: Wish) -> int:
    """A move that is wished for; or else a quiet one, or any."""
    moves = {state.write(seat, move): move for move in state.legal(seat)}
    wished = [text for text in moves if wish(asked(state, seat), text)]
    return moves[(wished or [text for text in QUIET if text in moves] or list(moves))[0]]


def asked(state: State, seat: int) -> Ask:
    """What a seat is asked."""
    ask = state.ask(seat)
    assert ask is not None
    return ask


def plan(state: State, seat: int, wish: Wish) -> list[str]:
    """All the orders of a seat, as moves."""
    mine, moves = state.clone(), list[str]()
    while seat in mine.deciders():
        move = pick(mine, seat, wish)
        moves.append(mine.write(seat, move))
        mine.play(seat, move)
    return moves


def way_to(state: State, kind: str, wish: Wish) -> list[tuple[int, str]]:
    """The moves from a deal to a question; nothing if it takes too long."""
    found: list[tuple[int, str]] = []
    while len(found) < 120:
        seat = state.deciders()[0]
        if asked(state, seat).kind == kind:
            return found
        move = pick(state, seat, wish)
        found.append((seat, state.write(seat, move)))
        state.play(seat, move)
    return []


def brought(pair: Pair, way: list[tuple[int, str]]) -> None:
    """Both worlds come to the same question; a plan is committed as one."""
    while way:
        seat, moves = way[0][0], list[str]()
        at_once = len(pair.worlds[0].state.deciders()) > 1
        while way and way[0][0] == seat and (not moves or (at_once and moves[-1] != "done")):
            moves.append(way.pop(0)[1])
        pair.play(seat, moves, moves)


def secret_for(table: Setting, kind: str, wish: Wish) -> tuple[bytes, list[tuple[int, str]]]:
    """A secret to deal from, and the way from there to a question: the shortest of some."""
    secrets = [sha256(str(number).encode()).digest() for number in range(SOME)]
    ways = [(secret, way_to(table.deal(secret), kind, wish)) for secret in secrets]
    return min([one for one in ways if one[1]], key=lambda one: len(one[1]))


def deals_alike(table: Setting, eyes: int) -> tuple[bytes, bytes]:
    """Two secrets with other decks whose deals look the same to the House that is dealt its objectives first."""
    seen: dict[str, bytes] = {}
    for number in count():
        secret = sha256(str(number).encode()).digest()
        view = json.dumps(table.deal(secret).view(eyes))
        if view in seen:
            return seen[view], secret
        seen[view] = secret
    raise AssertionError("unreachable")


def quiet(ask: Ask, text: str) -> bool:
    """Nothing is wished for."""
    return False


def warlike(ask: Ask, text: str) -> bool:
    """A march, wherever there is one left."""
    return text == "order march"


def attack(ask: Ask, text: str) -> bool:
    """Ships sail from the Golden Sound into Ironman's Bay."""
    if ask.kind != "plan":
        return text == "ironmans-bay"
    here = ask.arguments["area"] == "area-the-golden-sound"
    return text == ("order march" if here else "the-golden-sound")


# -- two worlds -------------------------------------------------------------------------------------------------------


def compare(pair: Pair) -> None:
    """Not one byte differs: all that these eyes can be sent, and what a spectator sees who comes now."""
    assert pair.same()
    agree(pair.seat, [{**eyes.everything(1), "stream": eyes.stream(), **latest(eyes)} for eyes in pair.eyes])
    spectators = Eyes(pair.worlds[0], None), Eyes(pair.worlds[1], None)
    assert Pair(pair.worlds, spectators, None).same()
    agree(None, [{"stream": eyes.stream(), **latest(eyes)} for eyes in spectators])
    for eyes in spectators:
        eyes.close()


def agree(seat: int | None, sent: list[dict[str, bytes]]) -> None:
    """Two worlds have sent the same."""
    for what, content in sent[0].items():
        assert content == sent[1][what], f"{seat}: {what} tells the worlds apart"


def latest(eyes: Eyes) -> dict[str, bytes]:
    """The table and its record as they are now, and the latest moments of the replay."""
    match, code = eyes.world.live.match, eyes.world.code
    assert match is not None
    paths = [f"/t/{code}", f"/api/tables/{code}", f"/t/{code}/record"]
    for at in range(len(match.plays) - LAST, len(match.plays) + 1):
        paths += [f"/t/{code}?at={at}", f"/api/tables/{code}/replay?at={at}"]
    return {path: eyes.browser.get(path).content for path in paths}


def test_other_objectives_and_other_orders(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Other decks and other hands from the deal on, others put back; one plans, and one is ready with its orders."""
    table = setting(alliances="objectives")
    with two_worlds(table, deals_alike(table, BARATHEON), BARATHEON, tmp_path, monkeypatch) as pair:
        while asked(pair.worlds[0].state, seat := pair.worlds[0].state.deciders()[0]).kind == "keep":
            moves = [world.state.write(seat, world.state.legal(seat)[0]) for world in pair.worlds]
            if seat == BARATHEON:
                moves[1] = moves[0]
            pair.play(seat, moves[:1], moves[1:])
        hands = [cast(TronoDiSpade, world.state).secrets for world in pair.worlds]
        assert all(hands[0][seat] != hands[1][seat] for seat in range(SEATS) if seat != BARATHEON)
        one, other = (world.state for world in pair.worlds)
        pair.play(STARK, plan(one, STARK, quiet), plan(other, STARK, warlike))
        pair.draft(GREYJOY, ["order march"], ["order raid"])
        compare(pair)


def test_other_bids(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """One bids another number in each world, one thinks about it."""
    table = setting()
    secret, way = secret_for(table, "bid", quiet)
    with two_worlds(table, (secret, secret), LANNISTER, tmp_path, monkeypatch) as pair:
        brought(pair, way)
        pair.play(STARK, ["bid 1"], ["bid 4"])
        pair.draft(GREYJOY, ["bid 2"], ["bid 3"])
        compare(pair)


def test_other_house_cards(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """The attacker thinks about a card, and plays one: another in each world."""
    table = setting()
    secret, way = secret_for(table, "cards", attack)
    with two_worlds(table, (secret, secret), GREYJOY, tmp_path, monkeypatch) as pair:
        brought(pair, way)
        assert set(pair.worlds[0].state.deciders()) == {LANNISTER, GREYJOY}
        cards = ["card tywin-lannister"], ["card cersei-lannister"]
        pair.draft(LANNISTER, *cards)
        pair.play(LANNISTER, *cards)
        compare(pair)


def test_other_ballots(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Alliances are named in secret until all have voted."""
    table = setting(alliances="castles")
    secret, way = secret_for(table, "ballot", quiet)
    with two_worlds(table, (secret, secret), BARATHEON, tmp_path, monkeypatch) as pair:
        brought(pair, way)
        pair.play(STARK, ["house greyjoy", "done"], ["house lannister", "done"])
        pair.draft(LANNISTER, ["house stark"], ["house greyjoy"])
        compare(pair)
