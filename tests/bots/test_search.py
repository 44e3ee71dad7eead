"""Search finds what is known to be best, mixes where it must, and can be had again from its seed."""

from __future__ import annotations

import pytest

import tavolata
from bots.toys import Pennies, Stack, begin, bronn_or_sandor
from tavolata.bots.base import Bot, Budget, Thought, consult
from tavolata.bots.search import Search, SearchBot, others_at_once
from tavolata.bots.tree import Node, Step
from tavolata.engine.advice import NOBODY, Advice, Dice
from tavolata.engine.state import State
from tavolata.registry import BOTS, make_bot


@pytest.mark.parametrize("secrets", [True, False])
@pytest.mark.parametrize("left", [5, 6, 7, 9, 10])
def test_it_leaves_a_multiple_of_four(left: int, secrets: bool) -> None:
    """With one tree for all seats and with one each: the game is open, so both must find it."""
    state = begin(Stack)
    assert isinstance(state, Stack)
    state.left = left
    thought = SearchBot(Advice(secrets=secrets), Budget(playouts=3000)).think(state, 0, seed=left)
    assert thought.move == left % 4
    assert thought.value is not None and thought.value > 0.8


@pytest.mark.parametrize("seat", [0, 1])
def test_it_mixes_a_choice_made_at_once(seat: int) -> None:
    thought = SearchBot(Advice(), Budget(playouts=6000)).think(begin(Pennies), seat, seed=5)
    assert thought.shares[0] == pytest.approx(1 / 3, abs=0.08)


def test_a_mixed_choice_is_drawn_by_lot() -> None:
    bot = SearchBot(Advice(), Budget(playouts=300))
    moves = [bot.think(begin(Pennies), 0, seed).move for seed in range(40)]
    assert 4 <= moves.count(0) <= 24


def test_the_last_to_choose_at_once_mixes_too() -> None:
    """The other has chosen, unseen: the choice is still one to mix.

    What was sealed is imagined as the game imagines it; so whoever seats several bots asks all before any of them
    plays.
    """
    state = begin(Pennies)
    state.play(1, 0)
    assert state.deciders() == [0]
    search = Search(Advice(), state, 0, seed=3)
    assert search.root().mixed


class Unsealing(Advice):
    """Lets whoever has shown a side choose again."""

    def unsealed(self, state: State, seat: int) -> State:
        twin = state.clone()
        assert isinstance(twin, Pennies)
        twin.shown[1 - seat] = -1
        return twin


def test_it_makes_no_difference_who_was_quicker() -> None:
    """Against a side imagined at random tails would be best; whoever may choose again is mixed against."""
    state = begin(Pennies)
    state.play(1, 0)
    before = state.dump()
    bots = [SearchBot(advice, Budget(playouts=6000)) for advice in (Unsealing(), Advice())]
    mixed, fooled = [bot.think(state, 0, seed=5).shares[0] for bot in bots]
    assert mixed == pytest.approx(1 / 3, abs=0.08) and not 0.2 < fooled < 0.8
    assert state.dump() == before


def test_it_begins_with_the_mixture_of_the_game() -> None:
    node = Node(mixed=True)
    places = node.meet([10, 20, 30])
    node.begin_mixed([0.5, 0.3, 0.2])
    assert node.mixture(places) == pytest.approx([0.5, 0.3, 0.2])
    node.begin_mixed([])
    assert node.mixture(places) == pytest.approx([0.5, 0.3, 0.2])


def test_it_begins_with_what_one_look_ahead_says() -> None:
    table = bronn_or_sandor()
    advice = tavolata.room("primo-cavaliere").advice
    search = Search(advice, table.state, 0, 2)
    moves = table.state.legal(0)
    best = max(search.root().meet(moves), key=search.root().mean)
    assert table.state.write(0, search.root().moves[best]) == "companion bronn"


class Watching(Advice):
    """Notes with which world and luck each playout begins."""

    def __init__(self, depth: int) -> None:
        super().__init__(secrets=False, depth=depth)
        self.seen: dict[int, list[tuple[bytes, int]]] = {}
        self.thinkers: set[int] = set()

    def playout(self, state: State, dice: Dice, limit: int, thinker: int = NOBODY) -> int:
        assert isinstance(state, Stack)
        self.seen.setdefault(state.left, []).append((state.rng.key, int(dice.state)))
        self.thinkers.add(thinker)
        return super().playout(state, dice, limit, thinker)


def test_all_moves_meet_the_same_worlds_with_the_same_luck() -> None:
    advice = Watching(depth=1)
    SearchBot(advice, Budget(playouts=60)).think(begin(Stack), 0, seed=4)
    assert set(advice.seen) == {9, 8, 7} and advice.thinkers == {0}
    longest = max(advice.seen.values(), key=len)
    assert len(set(longest)) == len(longest) and len({key for key, _ in longest}) == len(longest)
    for met in advice.seen.values():
        assert met and met == longest[: len(met)]


def test_no_more_decisions_are_searched_than_the_game_wants() -> None:
    advice = Watching(depth=2)
    SearchBot(advice, Budget(playouts=200)).think(begin(Stack), 0, seed=4)
    assert min(advice.seen) == 10 - 2 * 3
    SearchBot(advice := Watching(depth=9), Budget(playouts=200)).think(begin(Stack), 0, seed=4)
    assert min(advice.seen) < 10 - 2 * 3


def test_an_evaluation_that_is_too_hopeful_is_so_for_all_moves() -> None:
    node = Node(mixed=False)
    better, worse = node.meet([7, 8])
    node.expect(better, 0.9, 10)
    node.expect(worse, 0.8, 10)
    node.add(better, 0.5)
    assert node.mean(better) == pytest.approx((10 * (0.9 - 0.4) + 0.5) / 11)
    assert node.mean(worse) == pytest.approx(0.8 - 0.4)
    assert node.best_bound([better, worse], exploration=0.01) == better


def test_what_others_chose_at_once_is_told_apart_from_what_they_chose_later() -> None:
    def rounds(*moves: int) -> list[Step]:
        """Seats 0 and 1 choose at once, and then again."""
        steps = []
        for number, move in enumerate(moves):
            node = Node(mixed=True)
            steps.append(Step(node, number % 2, node.meet([move])[0], [0], number % 2 == 1))
        return steps

    one, other = rounds(1, 2, 3, 4), rounds(1, 2, 5, 4)
    assert [others_at_once(one, number) for number in (0, 1, 2)] == [
        others_at_once(other, number) for number in (0, 1, 2)
    ]
    assert others_at_once(one, 3) != others_at_once(other, 3)


def test_a_choice_is_learnt_against_each_choice_of_the_others() -> None:
    """Two moves that are equal on average, each good against one choice of the other."""
    node = Node(mixed=True)
    places = node.meet([10, 20])
    for number in range(80):
        chosen, others = number % 2, number // 2 % 2
        node.regret(places, chosen, others, 1.0 if chosen == others else 0.0)
    for others in (0, 1):
        guesses = node.against(places, node.answers[others])
        assert guesses[others] - guesses[1 - others] > 0.7


def test_regret_matching_finds_the_better_move() -> None:
    node, dice = Node(mixed=True), Dice(7)
    places = node.meet([10, 20, 30])
    for _ in range(500):
        place = node.draw_mixed(places, dice)
        node.regret(places, place, 0, 1.0 if node.moves[place] == 20 else 0.0)
    assert node.mixture(places)[1] > 0.95


@pytest.mark.parametrize("options", [{}, {"companions": "none"}])
def test_a_seed_gives_the_same_thought_again(options: dict[str, object]) -> None:
    state = tavolata.game("primo-cavaliere").new(3, 11, options)
    room, seat = tavolata.room("primo-cavaliere"), state.deciders()[0]
    thoughts = [consult(make_bot("search:playouts=300", room), state, seat, seed=4) for _ in range(2)]
    one, other = [(t.move, t.value, t.playouts, t.shares) for t in thoughts]
    assert one == other
    assert one != (lambda t: (t.move, t.value, t.playouts, t.shares))(
        consult(make_bot("search:playouts=300", room), state, seat, seed=5)
    )


def test_a_budget_of_seconds_gives_an_answer() -> None:
    state = tavolata.game("primo-cavaliere").new(4, 2)
    bot = make_bot("search", tavolata.room("primo-cavaliere"), Budget(seconds=0.02))
    thought = consult(bot, state, state.deciders()[0], 1)
    assert thought.move in state.legal(state.deciders()[0])
    assert thought.playouts > 0
    assert sum(thought.shares.values()) == pytest.approx(1)


class Spy(Bot):
    """Remembers what it was shown."""

    def think(self, world: State, seat: int, seed: int) -> Thought:
        self.world = world
        return Thought(world.legal(seat)[0])


def test_a_bot_is_shown_an_imagined_state_only() -> None:
    state = tavolata.game("primo-cavaliere").new(2, 8)
    seat = state.deciders()[0]
    spy = Spy(Advice(), Budget())
    before = state.dump()
    consult(spy, state, seat, seed=1)
    assert spy.world is not state
    assert spy.world.rng.key != state.rng.key
    assert spy.world.view(seat) == state.view(seat)
    assert state.dump() == before


@pytest.mark.parametrize("name", BOTS)
def test_every_bot_plays_every_position_legally(name: str) -> None:
    room = tavolata.room("primo-cavaliere")
    for seats, options in ((2, {}), (3, {"ravens": True}), (4, {"ravens": True})):
        state = room.game.new(seats, 21, options)
        bot = make_bot(name, room, Budget(playouts=30))
        while not state.over:
            seat = state.deciders()[0]
            thought = consult(bot, state, seat, seed=state.fence)
            assert thought.move in state.legal(seat)
            state.play(seat, thought.move)
