"""Setting up a match, and loading one: every refusal says what is allowed."""

from __future__ import annotations

import json
from itertools import product
from typing import Any

import pytest

import tavolata
from nebbia import ROOM
from tavolata import BadDump, BadOption, Game, Option, UnknownGame, When
from tavolata.engine.game import option_text

GAME = ROOM.game


@pytest.mark.parametrize(
    ("seats", "options", "sentence"),
    [
        (5, {}, "Nebbia in laguna is for 1, 2, 3, 4 players, not 5"),
        (0, {}, "Nebbia in laguna is for 1, 2, 3, 4 players, not 0"),
        (2, {"moon": True}, "Nebbia in laguna has no option 'moon'; its options: nights, parley"),
        (2, {"nights": 9}, "option 'nights' is 9; allowed: 2, 3, 4"),
        (2, {"nights": "many"}, "option 'nights' is 'many'; allowed: 2, 3, 4"),
        (2, {"nights": True}, "option 'nights' is True; allowed: 2, 3, 4"),
        (2, {"parley": 1}, "option 'parley' is 1; allowed: no, yes"),
        (1, {"parley": True}, "NL-7.2: parley needs 2 to 4 players, not 1"),
    ],
)
def test_a_set_up_that_cannot_be(seats: int, options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        GAME.new(seats, 0, options)
    assert str(error.value) == sentence
    assert error.value.id


@pytest.mark.parametrize("seed", [-1, 1 << 256])
def test_a_seed_that_cannot_be(seed: int) -> None:
    with pytest.raises(BadOption, match="a whole number from 0 to"):
        GAME.new(2, seed)


@pytest.mark.parametrize("seed", ["7", 1.0, None])
def test_a_seed_that_is_no_number(seed: Any) -> None:
    """Compiled code refuses it by its type, before the game is asked."""
    with pytest.raises((BadOption, TypeError)):
        GAME.new(2, seed)


def test_a_version_of_the_rules_that_is_not_here() -> None:
    with pytest.raises(BadOption, match="rules 0 are not in this release, which plays 1"):
        GAME.new(2, 0, version="0")
    assert GAME.new(2, 0, version="1") == GAME.new(2, 0)


@pytest.mark.parametrize("text", ["yes", "YES", " true ", "True"])
def test_options_may_be_texts(text: str) -> None:
    setup = GAME.setup(2, {"parley": text, "nights": "4"})
    assert setup.options == {"nights": 4, "parley": True}
    assert GAME.setup(2, {"parley": "no"}) == GAME.setup(2, {"parley": "false"})


def test_options_have_defaults() -> None:
    assert GAME.setup(2).options == {"nights": 3, "parley": True}
    assert [option_text(value) for value in (True, False, 3, "all")] == ["yes", "no", "3", "all"]
    assert "default False" in repr(Option("teams", False))


def test_an_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"no game 'chess'; there are: .*primo-cavaliere"):
        tavolata.game("chess")


def test_a_room_can_be_added() -> None:
    tavolata.add(ROOM)
    assert "nebbia-in-laguna" in tavolata.catalogue()
    assert tavolata.room("nebbia-in-laguna") is ROOM and tavolata.game("nebbia-in-laguna") is GAME
    assert repr(GAME) == "<game nebbia-in-laguna, rules 1, seats (1, 2, 3, 4)>"


# -- dumps ------------------------------------------------------------------------------------------------------------


def changed(**changes: object) -> bytes:
    return json.dumps({**json.loads(GAME.new(2, 1).dump()), **changes}).encode()


@pytest.mark.parametrize(
    ("dump", "error", "sentence"),
    [
        (b"not json", BadDump, "not a dumped state of nebbia-in-laguna"),
        (b"[1, 2]", BadDump, "not a dumped state"),
        (b"{}", BadDump, "not a dumped state"),
        (
            changed(game="primo-cavaliere"),
            BadDump,
            "not a dumped state of nebbia-in-laguna: 'primo-cavaliere'",
        ),
        (changed(tavolata=99), BadDump, "format 99"),
        (
            changed(content="base 0123456789abcdef"),
            BadDump,
            "played with content 'base 0123456789abcdef', which is not here",
        ),
        (changed(seats=7), BadOption, "is for 1, 2, 3, 4 players, not 7"),
        (changed(options={"moon": True}), BadOption, "no option 'moon'"),
        (changed(rules="2"), BadOption, "rules 2 are not in this release"),
        (changed(rng=["zz", 0]), BadDump, "not a dumped state"),
        (changed(rng=[]), BadDump, "not a dumped state"),
        (changed(position={}), BadDump, "not a dumped state"),
        (changed(position=None), BadDump, "not a dumped state"),
        (changed(fence="high"), BadDump, "not a dumped state"),
    ],
)
def test_a_dump_that_cannot_be_loaded(dump: bytes, error: type[Exception], sentence: str) -> None:
    with pytest.raises(error, match=sentence):
        GAME.load(dump)


def test_a_state_is_compared_by_value_and_has_no_hash() -> None:
    one, other = GAME.new(2, 1), GAME.new(2, 1)
    assert one == other and one != GAME.new(2, 2) and one != "a state"
    other.play(0, other.legal(0)[0])
    assert one != other
    with pytest.raises(TypeError, match=r"use state\.key"):
        hash(one)
    assert repr(one) == "<nebbia-in-laguna, 2 seats, to decide [0, 1]>"


def test_an_option_says_where_it_means_something() -> None:
    parley = GAME.options["parley"].when
    assert not parley.met(1, {}) and parley.met(2, {})
    assert GAME.meant(1, {"nights": 4, "parley": False}) == {"nights": 4, "parley": True}
    when = When((3, 4), mode=("on", True))
    assert when.met(3, {"mode": True}) and when.met(4, {"mode": "on"})
    assert not when.met(2, {"mode": True}) and not when.met(3, {"mode": 1}), "1 is not yes"


@pytest.mark.parametrize("id", tavolata.catalogue())
def test_what_is_offered_can_be_chosen(id: str) -> None:
    """Where an option is offered, some value is taken that is not the usual one."""
    game = tavolata.game(id)
    for seats in game.seat_counts:
        for option in game.options.values():
            for among in choices(game, option.when):
                offered = option.when.met(seats, game.choose(among))
                others = [value for value in option.allowed if value != option.default]
                taken = any(accepts(game, seats, {**among, option.name: value}) for value in others)
                if accepts(game, seats, among):
                    assert taken or not offered, (seats, option, among)


def choices(game: Game, when: When) -> list[dict[str, object]]:
    """All that can be chosen for the options that one depends on."""
    names = list(when.options)
    allowed = [game.options[name].allowed for name in names]
    return [dict(zip(names, values, strict=True)) for values in product(*allowed)]


def accepts(game: Game, seats: int, options: dict[str, object]) -> bool:
    usual = {name: game.options[name].default for name in options}
    try:
        game.setup(seats, {name: value for name, value in options.items() if value != usual[name]})
    except BadOption:
        return False
    return True
