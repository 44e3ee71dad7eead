"""CT-1, CT-2, CT-23: the pieces, the set-up and the options."""

from __future__ import annotations

import pytest

from tavolata import BadOption
from tavolata.games.cavern_tavern.rules import round as rounds
from tavolata.games.cavern_tavern.rules import tables as t
from tavolata.games.cavern_tavern.rules.effects import EFFECTS
from tavolata.games.cavern_tavern.rules.state import MEANINGS, VERSION

from .positions import ROOM, Table, new, position, started, there


def choose_all(table: Table) -> Table:
    """Answer the questions of set-up with the first thing allowed."""
    while table.state.round == 0:
        table.play(sorted(table.legal)[0])
    return table


@pytest.mark.clause("CT-1.1")
def test_one_to_six_players_ten_rounds() -> None:
    assert ROOM.game.seat_counts == (1, 2, 3, 4, 5, 6)
    for seats in (1, 2, 6):
        table = Table(started(seats))
        rounds = set()
        while not table.state.over:
            rounds.add(table.state.round)
            table.play(sorted(table.legal)[0])
        assert rounds == set(range(1, 11))


@pytest.mark.clause("CT-1.2")
def test_the_score_may_go_below_zero() -> None:
    table = position(["", "1"], says={0: "the-fine"}, items={0: "tip-jar"}).play("obey 1 1")
    assert table.score() == -4 and table.account("fines") == -4


@pytest.mark.clause("CT-1.4")
def test_nothing_from_an_empty_pile() -> None:
    table = position(["1 6", "1"], empty="fruit").place("cellar-1")
    assert table.goods() == "herbs"
    table = position(["1 6", "1"], goods={0: "fruit"}, items={0: "dwarven-mug"}, empty="beer")
    table.play("play dwarven-mug")
    assert table.refused("take beer") == "CT-1.4"


@pytest.mark.clause("CT-1.5", "CT-2.10")
def test_four_dice_each_and_a_white_one() -> None:
    for seats in range(2, 7):
        state = started(seats)
        last = (state.first - 1) % seats
        assert state.white == last
        assert [len(dice) for dice in state.dice] == [5 if seat == last else 4 for seat in range(seats)]


@pytest.mark.clause("CT-1.6")
def test_markers_start_at_nought() -> None:
    state = started(4)
    assert state.nasty == state.kitchen == state.chores == [0] * 4


@pytest.mark.clause("CT-1.7")
def test_six_areas_and_six_spaces_for_orders() -> None:
    state = started(3)
    assert len(state.hall) == 6 and t.NOTHING not in state.hall
    zones = [name for name in t.ZONE_NAMES if not name.startswith(("chamber", "own", "mrs"))]
    assert len(zones) == 6 + 6 + 6 + 1 + 3
    assert not [text for text in Table(state).legal if text.startswith("place hall")]


@pytest.mark.clause("CT-1.10")
def test_what_is_open_to_all() -> None:
    state = position(
        ["1 2", "3 4"], goods={1: "beer"}, orders={1: "hopping-gnome"}, nasty={1: 4}, points={1: 7}
    ).state
    for seat in (None, 0):
        player = state.view(seat)["players"][1]
        assert player["ingredients"] == {"beer": 1} and there(player["open"])["id"] == "hopping-gnome"
        assert (player["dice"], player["nasty"], player["points"]) == ([3, 4], 4, 7)


@pytest.mark.clause("CT-1.11")
def test_the_tracks_end_at_nine() -> None:
    table = position(["4 3", "1"], kitchen={0: 9}).place("make-lunch", "4,3")
    assert table.state.kitchen[0] == 9 and table.score() == 2 + 4


@pytest.mark.clause("CT-2.1", "CT-2.2")
def test_the_seed_draws_who_begins_and_turns_go_round() -> None:
    assert {new(4, seed).first for seed in range(30)} == {0, 1, 2, 3}
    state = started(3, 5)
    assert state.marker == state.leader == state.turn == state.first
    table = Table(state)
    seen = [state.turn]
    while len(seen) < 3:
        table.play(sorted(table.legal)[-1] if "end" not in table.legal else "end")
        if table.state.turn != seen[-1]:
            seen.append(table.state.turn)
    assert seen == [(state.first + place) % 3 for place in range(3)]


@pytest.mark.clause("CT-2.3")
def test_characters_are_chosen_in_turn_order() -> None:
    table = Table(new(3, 2))
    asked = []
    for name in ("keishara", "saelwyn", "marten-vail"):
        asked.append(table.asked)
        if name == "saelwyn":
            assert table.refused("choose keishara") == "CT-2.3"
        table.play(f"choose {name}")
    first = table.state.first
    assert asked == [("character", (first + place) % 3) for place in range(3)]
    assert table.state.tables.characters.ids[table.state.characters[first]] == "keishara"


@pytest.mark.clause("CT-2.4")
def test_one_secret_task_each_the_others_leave_the_game() -> None:
    state = started(4)
    assert len(set(state.secrets)) == 4 and t.NOTHING not in state.secrets
    for seat in range(4):
        shown = [player["secret"] is not None for player in state.view(seat)["players"]]
        assert shown == [other == seat for other in range(4)]
    assert not any(player["secret"] for player in state.view(None)["players"])


@pytest.mark.clause("CT-2.5")
def test_decks_are_shuffled() -> None:
    for name in ("order_deck", "item_deck", "says_deck"):
        decks = {tuple(getattr(new(2, seed), name)) for seed in range(5)}
        assert len(decks) == 5
        assert all(list(deck) != sorted(deck) for deck in decks)


@pytest.mark.clause("CT-2.6", "CT-2.7")
def test_four_ingredients_for_the_dice_rolled_one_after_the_other() -> None:
    table = Table(new(3, 4, characters="dealt"))
    state = table.state
    rolled = [dice[:] for dice in state.dice]
    assert [len(dice) for dice in rolled] == [4, 4, 4]
    asked = []
    while state.round == 0:
        asked.append((table.seat, int(str(table.ask.arguments["die"])[-1])))
        zone = t.CELLAR[asked[-1][1] - 1]
        assert table.legal == {f"take {t.INGREDIENTS[kind]}" for kind in zone}
        table.play(sorted(table.legal)[0])
    order = [(state.first + place) % 3 for place in range(3)]
    assert asked == [(seat, face) for seat in order for face in sorted(rolled[seat])]
    assert [sum(goods) for goods in state.goods] == [4, 4, 4]


@pytest.mark.clause("CT-2.8")
def test_a_die_whose_piles_are_empty_takes_anything_but_a_potion() -> None:
    state = new(2, 4, characters="dealt")
    first = state.stack[-1][1]
    (one, other) = [kind for kind in range(12) if state.stack[-1][2] >> kind & 1]
    for kind in (one, other):
        state.goods[1 - first][kind] += state.piles[kind]
        state.piles[kind] = 0
    legal = Table(state).legal
    assert legal == {f"take {t.INGREDIENTS[kind]}" for kind in range(12) if kind not in (one, other)}


@pytest.mark.clause("CT-2.9")
def test_the_hall_is_laid_last() -> None:
    table = Table(new(2))
    assert table.hall() == ["-"] * 6
    assert "-" not in choose_all(table).hall()


@pytest.mark.clause("CT-23.1", "CT-19.1")
def test_the_chamber_is_an_option() -> None:
    assert new(3).view(0)["chamber"] is None
    assert there(new(3, chamber=True).view(0)["chamber"])["open"] is False
    state = started(3, chamber=True)
    assert state.is_chamber_open() is False
    state.round = 3
    rounds.end_round(state, None)
    state.go_on(None)
    assert state.round == 4 and t.NOTHING not in state.tasks + state.tokens


@pytest.mark.clause("CT-23.2")
def test_characters_may_be_dealt() -> None:
    held = {tuple(new(3, seed, characters="dealt").characters) for seed in range(8)}
    assert len(held) > 3 and all(t.NOTHING not in one for one in held)
    assert new(3).characters == [t.NOTHING] * 3


@pytest.mark.clause("CT-23.3", "CT-21.1")
def test_the_story_is_an_option() -> None:
    assert new(1).assignment == t.NOTHING
    drawn = {new(1, seed, story=True).assignment for seed in range(40)}
    assert len(drawn) > 10 and min(drawn) >= 0
    assert there(new(1, story=True).view(None)["assignment"])["id"]


@pytest.mark.clause("CT-23.4")
def test_options_that_do_not_go_together() -> None:
    with pytest.raises(BadOption) as error:
        new(2, story=True)
    assert error.value.id == "cavern-story"
    with pytest.raises(BadOption) as error:
        new(1, characters="dealt")
    assert error.value.id == "cavern-characters"
    assert VERSION in ROOM.game.versions


def test_every_kind_of_frame_and_of_effect_has_its_place() -> None:
    assert [meaning.kind for meaning in MEANINGS] == list(range(len(MEANINGS)))
    assert len({meaning.name for meaning in MEANINGS}) == len(MEANINGS)
    assert len(EFFECTS) == len(t.EFFECTS)
