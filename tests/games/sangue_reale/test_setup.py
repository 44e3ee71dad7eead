"""SR-1, SR-2 and SR-15: players, sheets, claimants, options."""

from __future__ import annotations

import pytest

from tavolata import BadNotation, BadOption
from tavolata.games.sangue_reale.rules.notation import EDGE, NUMBER
from tavolata.games.sangue_reale.rules.state import MEANINGS
from tavolata.games.sangue_reale.rules.tables import FACES, NOBODY

from .positions import ROOM, Table, begin, new


@pytest.mark.clause("SR-1.1")
def test_two_players_and_no_other_number() -> None:
    assert ROOM.game.seat_counts == (2,)
    with pytest.raises(BadOption):
        ROOM.game.new(3, 1)


@pytest.mark.clause("SR-1.2")
def test_four_sheets_in_order() -> None:
    state = new()
    assert [era.id for era in state.tables.eras] == ["1", "2", "3", "4"]
    assert state.era == 0 and len({len(era.parcels) * 100 + len(era.edges) for era in state.tables.eras}) == 4


@pytest.mark.clause("SR-1.3")
def test_the_sheets_say_that_they_are_ours() -> None:
    data = ROOM.game.content().data
    for name in ("eras", "supporters"):
        entries = data[name]
        assert isinstance(entries, list) and {entry["source"] for entry in entries} == {"house"}


@pytest.mark.clause("SR-1.4")
def test_each_has_his_own_pencil_on_one_land() -> None:
    table = begin(era=1)
    line = table.near_line(0)
    place = table.with_number(line)[0]
    table.act(0, 2, line, line)
    table.play(f"number {place} {line}")
    assert table.circled(0) == {f"{place} {line}"} and table.circled(1) == set()
    assert table.blackened(1) == {}
    view = table.state.view(None)["map"]
    assert isinstance(view["edges"], list) and len(view["edges"]) == len(table.sheet.edges)


@pytest.mark.clause("SR-2.1")
def test_one_claimant_each() -> None:
    for seed in range(6):
        state = new(seed)
        assert sorted(state.claimants) == [0, 1]
        names = [player["claimant"] for player in state.view(None)["players"]]
        assert set(names) == {"theodric", "ulthar"}


@pytest.mark.clause("SR-2.2")
def test_the_seed_draws_the_claimants_or_who_chooses() -> None:
    assert {tuple(new(seed).claimants) for seed in range(20)} == {(0, 1), (1, 0)}
    assert {tuple(new(seed, claimants="chosen").deciders()) for seed in range(20)} == {(0,), (1,)}
    table = Table(new(claimants="chosen"))
    chooser = table.turn
    assert table.asked == "sides" and table.ask.clause == "SR-2.2"
    assert table.legal == {"claimant ulthar", "claimant theodric"}
    assert table.refused("plan 1") == "SR-2.3"
    table.play("claimant theodric")
    assert table.state.claimants[chooser] == 1 and table.state.first == 1 - chooser
    assert table.state.deciders() == [0, 1]


@pytest.mark.clause("SR-2.3")
def test_the_loser_of_an_era_chooses_in_the_next() -> None:
    table = begin(era="campaign")
    table.own(0, table.sheet.names[0])
    table.finish_era()
    assert table.state.won[0] == 0 and table.turn == 1
    assert table.asked == "sides" and table.ask.clause == "SR-2.3"
    table.play("claimant alfred")
    assert table.state.claimants == [1, 0]


@pytest.mark.clause("SR-2.4")
def test_head_starts_are_laid_out_for_the_claimant_chosen() -> None:
    for era in (2, 3, 4):
        table = begin(era=era)
        for seat in (0, 1):
            side = table.sheet.claimants[seat]
            assert table.state.circled[seat] == side.circled
            drawn = [turn for turn in range(5) for _ in range(table.state.drawn[seat * 5 + turn])]
            assert drawn == sorted(side.modifiers)
            black = [column for column in range(FACES) if table.state.black[seat * FACES + column]]
            assert black == sorted(side.blackened)
        one, two = table.sheet.claimants
        assert bool(one.circled) + len(one.modifiers) + len(one.blackened) > 0
        assert (one.circled, one.modifiers, one.blackened) != (two.circled, two.modifiers, two.blackened)
    one, two = begin(era=1).sheet.claimants
    assert (one.circled, one.modifiers, one.blackened) == (two.circled, two.modifiers, two.blackened)


@pytest.mark.clause("SR-15.1")
def test_a_single_era_is_a_match_of_its_own() -> None:
    for era in (1, 2, 3, 4):
        table = begin(era=era)
        assert table.state.era == era - 1 and not table.state.is_campaign()
        table.own(1, table.sheet.names[0])
        table.finish_era()
        assert table.state.over and table.state.winners() == [1]


@pytest.mark.clause("SR-15.2")
def test_who_won_the_era_before_is_drawn_or_said() -> None:
    assert {new(seed, era=2).crowned[0] for seed in range(20)} == {0, 1}
    assert new(era=2, before="first").crowned == [0, NOBODY, NOBODY, NOBODY]
    assert new(era=4, before="second").crowned[2] == 1
    for era in ("campaign", 1):
        with pytest.raises(BadOption, match=r"SR-15\.2"):
            new(era=era, before="first")


@pytest.mark.clause("SR-15.3")
def test_all_four_eras_need_a_campaign() -> None:
    with pytest.raises(BadOption, match=r"SR-15\.3"):
        new(era=2, all_four=True)
    assert new(all_four=True).is_campaign()


def test_each_kind_of_frame_means_what_its_number_says() -> None:
    assert [meaning.kind for meaning in MEANINGS] == list(range(len(MEANINGS)))


def test_notation_is_read_either_way_round_and_by_its_sheet() -> None:
    state = begin(era=3).state
    one, other, _ = state.sheet().edges[2]
    names = state.sheet().names
    assert state.read(0, f"Edge {names[other]}  {names[one]}") == EDGE + 2
    assert state.read(0, "pair 5 1") == state.read(0, "pair 1 5")
    with pytest.raises(BadNotation, match="reads like 'plan 1'"):
        state.read(0, "wall anywhere")
    with pytest.raises(BadNotation, match="no move"):
        state.write(0, NUMBER + state.sheet().slots)
