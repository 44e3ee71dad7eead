"""PC-10: options, their defaults, and what is refused."""

from __future__ import annotations

import pytest

from tavolata import BadOption

from .positions import COMPANIONS, ROOM, Table, deal, new, position


@pytest.mark.clause("PC-10.1", "PC-10.4", "PC-10.5", "PC-10.6", "PC-10.7")
def test_the_defaults() -> None:
    plain = {
        "companions": "all",
        "teams": False,
        "ravens": False,
        "ramsay_moves_varys": False,
        "first": "drawn",
    }
    assert {name: option.default for name, option in ROOM.game.options.items()} == plain
    for seats in (2, 3, 4):
        assert new(seats).setup.options == plain


@pytest.mark.clause("PC-10.1")
def test_all_fourteen_companions_are_shuffled() -> None:
    for state in (new(), new(companions="all")):
        table = Table(state)
        assert table.available | table.deck == set(COMPANIONS)


@pytest.mark.clause("PC-10.2")
def test_printed_companions_only() -> None:
    for seed in range(30):
        table = Table(new(seed=seed, companions="printed"))
        assert len(table.available) == 6 and len(table.deck) == 2
        assert table.available | table.deck == set(COMPANIONS[:8])


@pytest.mark.clause("PC-10.3")
@pytest.mark.parametrize("seed", range(3))
def test_no_companions(seed: int) -> None:
    """The last character of a House earns nothing: every decision of the game is a move of Varys."""
    table = Table(new(seed=seed, companions="none"))
    assert not table.available and not table.deck
    while not table.state.over:
        assert table.asked == "move-varys"
        table.play(max(table.legal))
    assert 0 in table.state.left, "some House has left the city"


@pytest.mark.clause("PC-10.4")
@pytest.mark.parametrize(("seats", "first"), [(2, 3), (2, 4), (3, 4)])
def test_the_first_player_must_be_at_the_table(seats: int, first: int) -> None:
    allowed = ", ".join(["drawn", "1", "2", "3"][: seats + 1])
    with pytest.raises(BadOption, match=rf"PC-10\.4: with {seats} players .* one of {allowed}, not {first}"):
        new(seats, first=first)


@pytest.mark.clause("PC-10.4")
@pytest.mark.parametrize("first", [0, 5, "youngest", True, None])
def test_other_first_players_are_refused(first: object) -> None:
    with pytest.raises(BadOption, match=r"option 'first' .*allowed: drawn, 1, 2, 3, 4"):
        new(4, first=first)


@pytest.mark.clause("PC-10.5")
@pytest.mark.parametrize("on", [False, True])
def test_ramsay_and_varys(on: bool) -> None:
    city = ". . . . . .\n. V U S . .\n. . L . . .\n" + ". . . . . .\n" * 3
    table = position(city, available="ramsay-snow", ramsay_moves_varys=on)
    table.play("right tully", "companion ramsay-snow")
    if on:
        assert "card varys" in table.legal
    else:  # the two characters have changed places without a question
        assert table.turn == 1 and table.heard("swaps")


@pytest.mark.clause("PC-10.6")
@pytest.mark.parametrize("seats", [2, 3])
def test_teams_need_four(seats: int) -> None:
    with pytest.raises(BadOption, match=rf"PC-10\.6: teams need 4 players, not {seats}"):
        new(seats, teams=True)
    assert new(4, teams=True).setup.options["teams"] is True


@pytest.mark.clause("PC-10.7")
def test_ravens_turn_teams_on_by_themselves_with_four() -> None:
    assert new(4, ravens=True).setup.options["teams"] is True
    assert new(4, ravens=True, teams=True).setup.options["teams"] is True
    assert new(3, ravens=True).setup.options["teams"] is False


@pytest.mark.clause("PC-10.7", "PC-10.8", "PC-9.2")
def test_ravens_without_teams_are_refused_with_four() -> None:
    with pytest.raises(BadOption, match=r"PC-10\.7: with 4 players ravens are played in teams"):
        new(4, ravens=True, teams=False)
    assert new(3, ravens=True, teams=False).setup.options["ravens"] is True


@pytest.mark.clause("PC-10.7", "PC-10.8")
def test_ravens_are_refused_with_two() -> None:
    with pytest.raises(BadOption, match=r"PC-10\.7: ravens need 3 or 4 players, not 2"):
        new(2, ravens=True)


@pytest.mark.clause("PC-10.8")
@pytest.mark.parametrize(
    ("options", "sentence"),
    [
        ({"companions": "some"}, "option 'companions' is 'some'; allowed: all, printed, none"),
        ({"teams": "perhaps"}, "option 'teams' is 'perhaps'; allowed: no, yes"),
        ({"ravens": 2}, "option 'ravens' is 2; allowed: no, yes"),
        (
            {"crows": True},
            "no option 'crows'; its options: companions, teams, ravens, ramsay_moves_varys, first",
        ),
    ],
)
def test_a_refusal_says_what_is_allowed(options: dict[str, object], sentence: str) -> None:
    with pytest.raises(BadOption) as error:
        deal(3, options)
    assert sentence in str(error.value)


@pytest.mark.clause("PC-10.8")
@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {"teams": True, "ravens": True}),
        (3, {"teams": True, "ravens": True}),
        (2, {"first": 4, "teams": True}),
    ],
)
def test_options_that_do_not_go_together_are_refused(seats: int, options: dict[str, object]) -> None:
    with pytest.raises(BadOption) as error:
        deal(seats, options)
    assert error.value.id.startswith("primo-") and str(error.value).startswith("PC-10.")


@pytest.mark.clause("PC-10.7")
def test_a_position_with_ravens_survives_a_dump() -> None:
    """The options that follow from others are kept with the match."""
    state = new(4, ravens=True)
    assert ROOM.game.load(state.dump()) == state
