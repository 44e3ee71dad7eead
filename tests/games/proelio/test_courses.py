"""PR-16.6: what is imagined is what a perfect observer would think possible, as often as he would."""

from __future__ import annotations

from collections import Counter
from math import sqrt

import pytest

from tavolata import State
from tavolata.engine.dice import Dice
from tavolata.games.proelio.rules.courses import MOST, possibilities, thinned
from tavolata.games.proelio.rules.memory import SHUFFLED, label
from tavolata.games.proelio.rules.state import Proelio
from tavolata.games.proelio.rules.tables import BASE, NAMES

from .observer import Observer, World, lying, seen_in, small
from .positions import QUIET, ROOM, Table, position

TWO = (
    "scudi 4 ronda 1 letame 2 infiltrazione 2 soldati 3 risorse 1 peste 1 "
    "inquisizione 1 polvere 1 eroe 1 fortezza 1"
)
THREE = (
    "scudi 5 ronda 1 letame 2 infiltrazione 2 soldati 4 risorse 2 peste 1 alleanza 1 "
    "inquisizione 2 polvere 1 eroe 2"
)
FOUR = "scudi 11 infiltrazione 2 soldati 9 eroe 2 inquisizione 1"
TELLING = range(4, 30)
"""As many worlds as can be counted by imagining them."""
EACH = 60
"""How often each is imagined, about."""


def step(state: Proelio, observers: list[Observer], dice: Dice) -> Proelio:
    """Play any move, heard by all observers."""
    seat = state.deciders()[0]
    moves = state.legal(seat)
    move = moves[dice.below(len(moves))]
    for observer in observers:
        twin = state.clone()
        observer.play(twin, seat, move)
    return twin


def anew(state: Proelio) -> bool:
    """Whether a deck was made anew."""
    return any(entry[0] == SHUFFLED for entry in state.log)


def excess(worlds: dict[World, int], drawn: Counter[World]) -> float:
    """How far what was drawn is from what was to be expected: chi-square, in its standard deviations above its mean."""
    total, number = sum(worlds.values()), sum(drawn.values())
    expected = {world: weight * number / total for world, weight in worlds.items()}
    cells = [(hope, drawn[world]) for world, hope in expected.items() if hope >= 5]
    square = sum((found - hope) ** 2 / hope for hope, found in cells)
    return (square - len(cells)) / sqrt(2 * len(cells))


def compare(state: Proelio, observer: Observer, seed: int) -> None:
    """The same worlds, each as often as it should be."""
    worlds, number = lying(observer), EACH * len(lying(observer))
    seeds = range(seed, seed + number)
    drawn = Counter(seen_in(state.imagine(observer.seat, one), observer.seat) for one in seeds)
    total = sum(worlds.values())
    likely = {world for world, weight in worlds.items() if weight * number / total > 12}
    assert set(drawn) <= set(worlds), "a world that cannot be"
    assert likely <= set(drawn), "a world is missing that can"
    assert excess(worlds, drawn) < 6


@pytest.mark.clause("PR-16.6")
@pytest.mark.parametrize(
    ("seats", "cards", "seed", "options"),
    [
        *[(2, TWO, seed, {"guilds": seed % 2 == 0}) for seed in range(8)],
        *[(3, THREE, seed, {"guilds": seed % 2 == 0}) for seed in (2, 3)],
        (4, FOUR, 1, {"teams": True}),
    ],
)
def test_as_by_brute_force(seats: int, cards: str, seed: int, options: dict[str, bool]) -> None:
    """Whole games with small decks, each seat beside an observer who holds every world there may be."""
    state = small(seats, seed, cards, **options)
    observers = [Observer(state, seat) for seat in range(seats)] if seats < 4 else [Observer(state, seat=0)]
    dice, counted = Dice(seed), 0
    for number in range(60):
        state = step(state, observers, dice)
        if state.over:
            break
        for observer in observers:
            worlds = lying(observer)
            assert seen_in(state, observer.seat) in worlds, "the observer has gone wrong"
            for one in range(3):
                assert seen_in(state.imagine(observer.seat, 10 * number + one), observer.seat) in worlds
            if anew(state) and len(worlds) in TELLING and counted < 6:
                compare(state, observer, 1000 * number)
                counted += 1


def hands(table: Table, seat: int, of: int) -> Counter[str]:
    """The hands that a seat imagines another to have."""
    worlds = [table.state.imagine(seat, seed) for seed in range(400)]
    return Counter(" ".join(NAMES[kind] for kind in sorted(world.hands[of])) for world in worlds)


@pytest.mark.clause("PR-16.6")
def test_a_hand_that_can_be_deduced() -> None:
    """Two Houses: when the deck is made anew all see what is in it, and so the rest is in the other hand."""
    table = position(["letame", "torre trabucchi"], ["scudi", "scudi"], top="ronda", only=True)
    table.play("draw")
    assert set(hands(table, 0, 1)) == {"torre trabucchi"}
    deck = table.state.decks[BASE]
    for kind in (NAMES.index("torre"), NAMES.index("scudi")):  # seat 2 will draw Scudi, seat 1 a Torre
        deck.remove(kind)
        deck.append(kind)
    table.play("draw", "draw")
    drawn = hands(table, 0, 1)
    assert all("torre" in hand and "trabucchi" in hand for hand in drawn), "one card is new, two as they were"
    assert len(drawn) > 5


@pytest.mark.clause("PR-16.6")
def test_what_fits_the_narrow_attack_is_not_free_for_the_wide_one() -> None:
    """Two Soldati and three Cavalieri are hidden: one of the Soldati is the attack of 1 for certain, so that of 2 is
    one of four cards."""
    table = position(
        [QUIET, "scudi torre", "scudi torre"],
        ["", "", "scudi"],
        attacks={1: "soldati", 2: "cavalieri"},
        discards="soldati soldati soldati cavalieri",
        buried="letame infiltrazione",
    )
    laid = Counter(NAMES[table.state.imagine(0, seed).attacks[2]] for seed in range(800))
    assert set(laid) == {"soldati", "cavalieri"} and 150 < laid["soldati"] < 250


@pytest.mark.clause("PR-16.6")
def test_a_card_that_must_be_an_attack_is_not_in_a_hand() -> None:
    """Two Soldati are hidden: seat 3 is known to have one, the attack of seat 2 can be nothing but the other. So when
    seat 3 throws Soldati away, they were those that were known."""
    table = position(
        ["ronda ronda", "soldati torre", "soldati palizzate torre"],
        discards="soldati soldati soldati",
        buried="letame infiltrazione",
    )
    soldiers = NAMES.index("soldati")
    table.state.base = [[[1, label(2, soldiers)]], *table.state.base[1:]]
    table.play("draw", "attack soldati", "imperial", "discard soldati")
    (only,) = possibilities(table.state, 0)
    assert label(2, soldiers) not in only
    for seed in range(40):
        world = table.state.imagine(0, seed)
        assert world.attacks[1] == soldiers and soldiers not in world.hands[2] + world.decks[BASE]


@pytest.mark.clause("PR-16.6")
def test_what_the_scribes_discard_was_one_of_the_two() -> None:
    """A Hero that was seen in the hand is still there when they throw another one away."""
    table = position(
        ["inquisizione ronda ronda", "eroe scudi letame", QUIET],
        guilds={1: "scrivani"},
        imperial="eroe polvere",
        top="ronda",
    )
    table.play("play inquisizione", "seat 2", "draw")
    table.play("imperial", "discard scudi", "discard letame", "guild", "take polvere")
    assert table.state.view(0)["houses"][1]["known"] == ["eroe"]
    assert all("eroe" in hand for hand in hands(table, 0, 1))


@pytest.mark.clause("PR-16.6")
def test_no_scudi_in_the_deck_are_all_in_hands() -> None:
    hidden = " ".join(["scudi"] * 3)
    table = position(
        ["ronda letame", f"{hidden} torre", "scudi torre torre", "torre"],
        ["", "scudi", "scudi", "scudi"],
        buried="scudi",
    )
    table.play("equitas", "draw")
    for seed in range(40):
        world = table.state.imagine(0, seed)
        assert 0 not in world.decks[BASE]
        assert sum(hand.count(0) for hand in world.hands) == 4
    table.play("draw")
    fours = Counter(table.state.imagine(3, seed).hands[1].count(0) for seed in range(200))
    assert set(fours) == {1, 2, 3, 4}, "seat 2 has at most three of the four"


def test_possibilities_are_the_same_whenever_they_are_reckoned() -> None:
    """Now and then, at the end, or from the log of a state that was kept."""
    often, seldom, dice = ROOM.game.new(4, 5), ROOM.game.new(4, 5), Dice(5)
    for number in range(250):
        seat = often.deciders()[0]
        moves = often.legal(seat)
        quiet = [move for move in moves if not often.write(seat, move).startswith("attack")]
        move = quiet[dice.below(len(quiet))] if quiet and dice.below(9) else moves[dice.below(len(moves))]
        often.play(seat, move)
        seldom.play(seat, move)
        if often.over:
            break
        for other in range(4):
            if (number + other) % 3 == 0:
                possibilities(_proelio(often), other)
    again = ROOM.game.load(seldom.dump())
    for seat in range(4):
        world = often.imagine(seat, 9)
        assert world == seldom.imagine(seat, 9) == again.imagine(seat, 9)
        assert world.imagine(seat, 8) == often.imagine(seat, 8), "who imagines knows what he knew"


def _proelio(state: State) -> Proelio:
    assert isinstance(state, Proelio)
    return state


def test_who_has_thrown_away_what_was_so_goes_by_what_he_has_seen() -> None:
    """As if thinning out had left one possibility, and that a wrong one."""
    table = position(
        ["inquisizione ronda", "scudi letame soldati", QUIET], ["scudi"], top="torre torre torre"
    )
    table.play("play inquisizione", "seat 2", "draw", "attack letame", "draw", "done", "draw")
    tower = NAMES.index("torre")
    table.state.base = [[[1, label(1, tower), label(1, tower)]], *table.state.base[1:]]
    table.state.log = []
    table.play("fortify scudi")
    assert [sorted(world) for world in possibilities(table.state, 0)] == [
        [1, label(1, NAMES.index("soldati"))]
    ]
    for seed in range(20):
        world = table.state.imagine(0, seed)
        ROOM.audit(world)
        assert NAMES.index("soldati") in world.hands[1]


def test_too_many_possibilities_are_thinned_out() -> None:
    """The heavy ones stay as they are; of the others some bear the weight of all."""
    weights: dict[tuple[int, ...], int] = {
        (number,): 1_000_000 if number % 500 == 0 else 1 + number % 7 for number in range(5_000)
    }
    kept = thinned(weights)
    heavy = [world for world in kept if world[1] % 500 == 0]
    assert len(heavy) == 10 and MOST - 20 <= len(kept) <= MOST
    scale = heavy[0][0] / 1_000_000
    for part in range(5):
        here = range(1_000 * part, 1_000 * part + 1_000)
        light = sum(world[0] for world in kept if world[1] in here and world[1] % 500)
        wanted = sum(weight for (number,), weight in weights.items() if number in here and number % 500)
        assert abs(light / scale - wanted) < 0.05 * wanted
    few: dict[tuple[int, ...], int] = {(number,): 3 + 3 * number for number in range(MOST)}
    assert thinned(few) == [[1 + number, number] for number in range(MOST)], "nothing is lost of what fits"
    assert thinned({}) == []
