"""The suite itself: games that break the contract, each in one way, and the test that must notice."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import pytest

from nebbia import ROOM, memory
from nebbia import tables as t
from nebbia.room import NebbiaRoom, check
from nebbia.rules import Nebbia
from tavolata import Ask, Event, Game, Refusal
from tavolata.engine.phrases import Tell
from tavolata.testing import bytes as test_bytes
from tavolata.testing import play as test_play
from tavolata.testing import secrets as test_secrets
from tavolata.testing import words as test_words
from tavolata.testing.support import Variant, picks, step


class LeakyView(Nebbia):
    """Shows the deck's order."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "next": self.faces[self.places.count(t.DECK) - 1]}


class LazyImagination(Nebbia):
    """Leaves the truth where it is, and only changes the chance to come."""

    def imagine(self, seat: int, seed: int) -> Nebbia:
        return cast(Nebbia, self.dream(seed))


class Clairvoyant(Nebbia):
    """Imagines what the others have begun to plan."""

    def imagine(self, seat: int, seed: int) -> Nebbia:
        twin = super().imagine(seat, seed)
        twin.secret = self.secret[:]
        return twin


class Prophet(Nebbia):
    """Imagines with the true chance to come."""

    def imagine(self, seat: int, seed: int) -> Nebbia:
        twin = super().imagine(seat, seed)
        twin.rng = self.rng.clone()
        return twin


class Hoarder(Nebbia):
    """Keeps something that is not among its fields."""

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        super().play(seat, move, tell)
        self.last = [seat, move]


class SharedHands(Nebbia):
    """Forgets to copy a list."""

    def clone(self) -> Nebbia:
        twin = cast(Nebbia, super().clone())
        twin.places = self.places
        return twin


class NoFence(Nebbia):
    """Rolls dice and shows cards as if they could be taken back."""

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        fence = self.fence
        super().play(seat, move, tell)
        self.fence = fence


class OrderMatters(Nebbia):
    """Whoever plans last acts first."""

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        super().play(seat, move, tell)
        self.first = seat


class HalfRefused(Nebbia):
    """Changes something before it refuses."""

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        self.night += 1
        if move in self.legal(seat):
            self.night -= 1
        super().play(seat, move, tell)


class Unexplained(Nebbia):
    """Names a clause that does not exist."""

    def why(self, seat: int, move: int) -> Refusal | None:
        refusal = super().why(seat, move)
        return None if refusal is None else Refusal("NL-9.9")


class Overasked(Nebbia):
    """Asks seats that owe nothing."""

    def ask(self, seat: int) -> Ask | None:
        return Ask("plan", "NL-2.1", {"night": 1, "boats": 1})


class Talkative(Nebbia):
    """Tells everybody what a card is."""

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        super().play(seat, move, tell)
        if tell is not None:
            tell(Event("seals", {"seat": f"good-{self.goods.names[self.faces[-1]]}"}))


class OpenSeal(Nebbia):
    """Tells everybody what was sealed, as it is sealed; no view shows it."""

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        before = self.secret[seat]
        super().play(seat, move, tell)
        if tell is not None and self.secret[seat] != before:
            tell(Event("seals", {"seat": seat, "sealed": self.secret[seat]}))


class Forger(Nebbia):
    """Loses a card."""

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        super().play(seat, move, tell)
        self.faces[0] = self.faces[1]


class Nameless(Nebbia):
    """Tells of things that no catalogue names."""

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        super().play(seat, move, tell)
        if tell is not None:
            tell(Event("seals", {"seat": "good-unheard-of"}))


class FirstSeatKnows(Nebbia):
    """Lets seat 0 see what seat 1 has sealed."""

    def view(self, seat: int | None) -> dict[str, Any]:
        return {**super().view(seat), "hint": self.secret[1] if seat == 0 else 0}


class ForgetfulThief(Nebbia):
    """A bystander goes on knowing a hand that was mixed."""

    def _hand_over(self, thief: int, victim: int, good: int | None, tell: Tell) -> None:
        seen = [line[:] for line in self.seen]
        super()._hand_over(thief, victim, good, tell)
        for seat in range(self.seats):
            if seat not in (thief, victim):
                self.seen[seat] = seen[seat]


BROKEN: list[tuple[type[Nebbia], Callable[[Variant], None]]] = [
    (LeakyView, test_secrets.test_an_imagined_state_looks_the_same),
    (LeakyView, test_secrets.test_what_the_game_calls_hidden_is_hidden),
    (LazyImagination, test_secrets.test_what_the_game_calls_hidden_is_hidden),
    (LazyImagination, test_secrets.test_swapping_anything_else_is_seen_or_changes_nothing),
    (Clairvoyant, test_secrets.test_what_the_game_calls_hidden_is_hidden),
    (Prophet, test_secrets.test_an_imagined_state_looks_the_same),
    (Prophet, test_secrets.test_chance_to_come_shows_nowhere),
    (FirstSeatKnows, test_secrets.test_what_the_game_calls_hidden_is_hidden),
    (FirstSeatKnows, test_play.test_moves_of_seats_that_decide_at_once_commute),
    (Talkative, test_secrets.test_what_no_move_named_is_a_surprise),
    (OpenSeal, test_secrets.test_a_sealed_choice_is_told_to_nobody),
    (NoFence, test_secrets.test_what_no_move_named_is_a_surprise),
    (NoFence, test_play.test_the_fence_rises_with_chance),
    (ForgetfulThief, test_play.test_random_games_end_and_add_up),
    (Forger, test_play.test_random_games_end_and_add_up),
    (OrderMatters, test_play.test_moves_of_seats_that_decide_at_once_commute),
    (HalfRefused, test_play.test_a_refused_move_changes_nothing),
    (Unexplained, test_play.test_why_speaks_of_what_is_not_legal),
    (Overasked, test_play.test_deciders_legal_moves_and_asks_agree),
    (SharedHands, test_play.test_a_clone_is_equal_and_independent),
    (Hoarder, test_bytes.test_the_fields_are_all_there_is),
    (Nameless, test_words.test_everything_that_happens_has_words),
]


def variant_of(rules: type[Nebbia], seats: int = 3) -> Variant:
    """The stranger's game with other rules."""
    whole = ROOM.game
    game = Game(
        whole.id,
        whole.title,
        {"1": rules},
        whole.seat_counts,
        tuple(whole.options.values()),
        whole.moves,
        whole.longest,
        whole.shelf,
        check,
    )
    return Variant(NebbiaRoom(game, ROOM.advice, ROOM.folder), game.id, seats)


@pytest.mark.parametrize(
    ("rules", "test"), BROKEN, ids=[f"{rules.__name__}-{test.__name__}" for rules, test in BROKEN]
)
def test_a_broken_game_is_noticed(rules: type[Nebbia], test: Callable[[Variant], None]) -> None:
    with pytest.raises(AssertionError):
        test(variant_of(rules))


@pytest.mark.parametrize("test", {test.__name__: test for _, test in BROKEN}.values())
def test_the_sound_game_is_not(test: Callable[[Variant], None]) -> None:
    test(variant_of(Nebbia))


def test_memory_is_what_makes_the_difference() -> None:
    """Random games of three do come to a hand that was seen and then robbed."""
    weak = 0
    for seed in range(20):
        state = cast(Nebbia, ROOM.game.new(3, seed))
        while not state.over:
            step(state, picks("memory", seed, state.fence, state.sealed, *state.secret))
            weak += any(cards.bit_count() > 1 for line in state.seen for cards in line)
            assert all(memory.knows(state, seat, card) for seat in range(3) for card in state.hand(seat))
    assert weak
