"""Endgames are proven exactly: checked against a plain search of everything, for every draw of Petyr Baelish."""

from __future__ import annotations

from functools import cache
from itertools import combinations
from pathlib import Path

import pytest

from games.primo_cavaliere.packs import copy_pack, edit_entry
from games.primo_cavaliere.positions import ROOM, deal, position
from tavolata.bots.base import Budget, consult
from tavolata.engine.rng import Rng, key_of
from tavolata.games.primo_cavaliere.bot import solver
from tavolata.games.primo_cavaliere.rules.questions import ABOUT
from tavolata.games.primo_cavaliere.rules.state import PrimoCavaliere
from tavolata.games.primo_cavaliere.rules.tables import IN_DECK
from tavolata.registry import make_bot

PLENTY = 2_000_000


def endgame(seed: int, left: int, **options: object) -> PrimoCavaliere | None:
    """A random game for two, played until so few characters are left in the city; None if it ended before."""
    state = deal(2, options, seed)
    rng = Rng(key_of(seed))
    while not state.over and (sum(state.left) > left or not state.is_quiet()):
        moves = state.legal(int(state.turn))
        state.play(int(state.turn), moves[rng.below(len(moves))])
    return None if state.over else state


def forces(state: PrimoCavaliere, hero: int) -> bool:
    """Whether a seat wins whatever happens, by trying everything; written without the solver's shortcuts."""

    @cache
    def known(dump: bytes) -> bool:
        return look(ROOM.game.load(dump))  # type: ignore[arg-type]

    def look(now: PrimoCavaliere) -> bool:
        if now.over:
            return now.winners() == [hero]
        turn = int(now.turn)
        results = (all(known(after.dump()) for after in followers(now, move)) for move in now.legal(turn))
        return any(results) if turn == hero else all(results)

    return look(state)


def followers(state: PrimoCavaliere, move: int) -> list[PrimoCavaliere]:
    """The positions after a move. A draw is tried with generators until every pair of cards has come up."""
    after = state.clone()
    after.play(int(state.turn), move)
    if after.fence == state.fence:
        return [after]
    deck = [number for number, place in enumerate(state.companions) if place == IN_DECK]
    wanted = {sum(1 << card for card in pair) for pair in combinations(deck, 2)}
    found: dict[int, PrimoCavaliere] = {}
    for seed in range(100_000):
        after = state.clone()
        after.rng = Rng(key_of(seed))
        after.play(int(state.turn), move)
        after.rng = state.rng.clone()
        found.setdefault(after.stack[-1][ABOUT], after)
        if len(found) == len(wanted):
            break
    assert set(found) == wanted
    return list(found.values())


def check(state: PrimoCavaliere) -> str:
    """Compare the solver with the plain search; what was proven."""
    seat = int(state.turn)
    proof = solver.prove(state, seat, PLENTY)
    if proof is None:
        assert not forces(state, seat) and not forces(state, 1 - seat)
        return "open"
    if not proof.wins:
        assert forces(state, 1 - seat)
        return "loss"
    assert all(forces(after, seat) for after in followers(state, proof.move))
    return "win"


def test_without_companions_every_small_endgame_is_decided() -> None:
    games = [endgame(seed, 8, companions="none") for seed in range(60)]
    results = [check(state) for state in games if state is not None]
    assert results.count("win") > 5 and results.count("loss") > 5 and "open" not in results


def test_with_companions_proofs_agree_with_trying_everything() -> None:
    games = [endgame(seed, 5) for seed in range(80)]
    results = [check(state) for state in games if state is not None]
    assert results.count("win") > 5 and results.count("loss") > 5


PETYR = """
    . R . . . .
    . V . . . .
    . . . . . .
    . . . . . .
    . . . . . .
    . . . . . .
"""


def after_the_last_tyrell(deck: str) -> PrimoCavaliere:
    """Seat 0 takes the last Tyrell and earns Petyr; then the game ends. It needs Tyrion or Daenerys to win."""
    return position(
        PETYR,
        areas=["2G 2B", "2S tyrion daenerys"],
        banners={"greyjoy": 0, "baratheon": 0, "stark": 1, "lannister": 1, "targaryen": 1},
        available="petyr-baelish",
        deck=deck,
    ).state


def test_a_win_that_holds_for_every_draw_is_proven() -> None:
    """Of three cards two help: any two drawn bring one of them."""
    state = after_the_last_tyrell("bronn khal-drogo melisandre")
    assert check(state) == "win"


def test_a_win_that_hangs_on_the_draw_is_not_proven() -> None:
    assert check(after_the_last_tyrell("bronn melisandre sandor-clegane")) == "open"


def test_a_loss_that_no_draw_can_mend_is_proven() -> None:
    assert check(after_the_last_tyrell("ramsay-snow melisandre sandor-clegane")) == "loss"


def test_search_plays_a_pack_in_which_one_card_is_drawn(tmp_path: Path) -> None:
    """What is drawn is resolved without a question: search must tell the draws apart all the same."""
    folder = edit_entry(copy_pack(tmp_path), "companions.toml", "petyr-baelish", "cards = 2", "cards = 1")
    content, bot = ROOM.game.content(folder), make_bot("search:playouts=60", ROOM)
    for seed in range(6):
        state = deal(2, {}, seed, content)
        while not state.over:
            state.play(int(state.turn), consult(bot, state, int(state.turn), seed).move)


def test_nothing_is_said_beyond_the_budget() -> None:
    state = endgame(3, 14, companions="none")
    assert state is not None
    assert solver.prove(state, int(state.turn), 3) is None


def test_nothing_is_said_of_three() -> None:
    state = deal(3, {"companions": "none"}, 1)
    assert ROOM.advice.prove(state, int(state.turn), PLENTY) is None


def test_search_says_when_it_has_proven_its_win() -> None:
    bot = make_bot("search:playouts=200", ROOM)
    states = [endgame(seed, 8, companions="none") for seed in range(30)]
    thoughts = [consult(bot, state, int(state.turn), 1) for state in states if state is not None]
    assert any(thought.proven is True for thought in thoughts)
    assert any(thought.proven is False for thought in thoughts)


def test_a_proven_win_is_won_against_anything() -> None:
    """Whatever the other plays: search, holding a proof, wins every continuation."""
    bot, rng, won = make_bot("search:playouts=100", ROOM, Budget()), Rng(key_of(9)), 0
    for seed in range(40):
        state = endgame(seed, 9, companions="none")
        if state is None:
            continue
        hero = int(state.turn)
        if consult(bot, state, hero, seed).proven is not True:
            continue
        while not state.over:
            turn = int(state.turn)
            moves = state.legal(turn)
            move = consult(bot, state, turn, seed).move if turn == hero else moves[rng.below(len(moves))]
            state.play(turn, move)
        assert state.winners() == [hero]
        won += 1
    assert won > 5


@pytest.mark.parametrize("seed", range(40))
def test_what_is_decided_stays_decided(seed: int) -> None:
    """Once advice says who has won, no play changes it."""
    for seats in (2, 3, 4):
        state = deal(seats, {"companions": "none"}, seed)
        rng, claimed = Rng(key_of(seed)), list[int]()
        while not state.over:
            moves = state.legal(int(state.turn))
            state.play(int(state.turn), moves[rng.below(len(moves))])
            claimed = claimed or ([] if state.over else ROOM.advice.decided(state))
        assert not claimed or state.winners() == claimed
