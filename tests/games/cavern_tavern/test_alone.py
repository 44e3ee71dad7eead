"""CT-20 and CT-21: one player alone, with the automa, for the quota or for an assignment."""

from __future__ import annotations

import pytest

from tavolata.games.cavern_tavern.rules import scoring
from tavolata.games.cavern_tavern.rules import tables as t

from .positions import ROOM, Chamber, Table, position, started, there

SEVEN = "sand-clock hammer bracelet dragons-claw glass-of-strongcliff dwarven-mug clover".split()


def automa_zones(table: Table) -> list[str]:
    """The zones that the automa blocks."""
    blocked = []
    for zone, placements in enumerate(table.state.laid):
        if any(number // t.DIGITS == t.AUTOMA for number in placements):
            blocked.append(t.ZONE_NAMES[zone])
    return blocked


def next_rounds(**more: object) -> list[Table]:
    """The starts of the sixth round with many different dice of the automa."""
    tables = []
    for seed in range(60):
        table = position(["1"], seed=seed, **more)  # type: ignore[arg-type]
        tables.append(table.place("cellar-1").play("take fruit").reach(6))
    return tables


# -- without others --------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-20.1")
def test_no_character_no_secret_task_no_white_die() -> None:
    state = started(1)
    assert state.characters == [t.NOTHING] and state.secrets == [t.NOTHING] and state.white == t.NOTHING
    assert len(state.dice[0]) == 4
    assert position(["1"]).refused("ability") == "CT-20.1"


@pytest.mark.clause("CT-20.2")
def test_items_that_need_a_rival_leave_the_game() -> None:
    state = started(1)
    names = {state.tables.items.ids[item] for item in state.item_deck}
    assert len(names) == 18 and not names & set(SEVEN)
    assert len(started(2).item_deck) == 25


@pytest.mark.clause("CT-20.3")
def test_dinner_steals_from_the_piles() -> None:
    table = position(["5 6 6"]).place("serve-dinner")
    assert len(table.legal) == 12 and "take potion" not in table.legal
    assert table.play("take beer").goods() == "beer mead"


@pytest.mark.clause("CT-20.3")
def test_moves_speak_of_no_rival() -> None:
    words = ROOM.words("en")

    def said(seats: int, zone: str, dice: str) -> str:
        table = position([dice, "1"][:seats])
        return words.say(table.state.describe(0, table.state.read(0, f"place {zone}")))

    zones = (("serve-dinner", "5 6 6"), ("fix-the-roof", "4 6 6"), ("office", "1"))
    for zone, dice in zones:
        assert "rival" in said(2, zone, dice) and "rival" not in said(1, zone, dice)
    assert "First Player" in said(2, "make-lunch", "3 4") and "First" not in said(1, "make-lunch", "3 4")


@pytest.mark.clause("CT-20.3")
def test_the_roof_swaps_with_the_piles() -> None:
    table = position(["4 6 6"], goods={0: "rocks"}).place("fix-the-roof")
    assert table.legal == {"give rocks", "give wine", "stop"}
    table.play("give wine", "take beer")
    assert table.goods() == "beer rocks" and table.account("chores") == 6


@pytest.mark.clause("CT-20.3")
def test_the_office_moves_only_you() -> None:
    table = position(["4 1"], nasty={0: 5}).place("office", "4")
    assert table.state.nasty == [4] and table.asked == ("action", 0)


@pytest.mark.clause("CT-9.3")
def test_one_space_in_each_cellar_zone() -> None:
    table = position(["1 1"]).place("cellar-1").play("take fruit", "end")
    assert table.refused("place cellar-1") == "CT-8.4"


# -- the automa ------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-20.4", "CT-20.8", "CT-20.9", "CT-20.10", "CT-20.11")
def test_what_the_automas_dice_block() -> None:
    red = ["item", "item", "magic-potion", "magic-potion", "replace-order", "office"]
    seen: set[tuple[int, int]] = set()
    for table in next_rounds():
        faces = table.state.automa
        seen |= {(die, faces[die]) for die in range(5)}
        wanted = [faces[1] - 1, t.KITCHEN_ZONE + faces[2] - 1, t.CHORES_ZONE + faces[3] - 1]
        assert automa_zones(table) == [*[t.ZONE_NAMES[zone] for zone in wanted], red[faces[4] - 1]]
        for zone in automa_zones(table):
            assert table.refused("place " + zone) in ("CT-8.4", "CT-4.3")
    assert len(seen) == 30, "every face of every die came up"


@pytest.mark.clause("CT-20.4")
def test_a_blocked_zone_is_refused() -> None:
    table = position(["1 3"], laid={"cellar-3": [(t.AUTOMA, "3")]})
    assert table.refused("place cellar-3") == "CT-8.4"
    table.reach(6)
    assert bool(table.state.laid[2]) == (table.state.automa[1] == 3), "for one round"


@pytest.mark.clause("CT-20.11", "CT-20.14", "CT-13.2")
def test_a_red_six_moves_you_down_and_may_call_you() -> None:
    called = 0
    for table in next_rounds(nasty={0: 2}, says_top="the-fine"):
        six = table.state.automa[4] == 6
        assert table.state.nasty == [3 if six else 2]
        assert table.says() == (["the-fine"] if six else [])
        called += six
    assert called


@pytest.mark.clause("CT-20.5")
def test_the_white_die_blocks_an_order_and_makes_way_for_your_meeple() -> None:
    """The meeple stands on the sixth space, on the second, or on the third, where the upper row ends."""
    seen = set()
    for table in next_rounds(orders={0: "hopping-gnome"}):
        face = table.state.automa[0]
        assert table.state.blocked == (4 if face == 6 else face - 1)
        seen.add(face)
    assert seen == {1, 2, 3, 4, 5, 6}
    for meeple, aside in ((2, 3), (3, 2)):
        for seed in range(40):
            table = position(["1"], seed=seed).play(f"order {meeple}").place("cellar-1").play("take fruit")
            face = table.reach(6).state.automa[0]
            assert table.state.blocked + 1 == (aside if face == meeple else face)


@pytest.mark.clause("CT-20.6")
def test_a_blocked_order_cannot_be_taken_discarded_or_replaced() -> None:
    table = position(["1 2"], blocked=2)
    assert table.refused("order 3") == "CT-20.6"
    table.play("deck")
    assert table.legal == {"drop 1", "drop 2", "drop 4", "drop 5", "drop 6"}
    assert table.refused("drop 3") == "CT-20.6"
    replace = position(["1 2"], blocked=2).place("replace-order", "1")
    assert "drop 3" not in replace.legal and replace.refused("drop 3") == "CT-20.6"


@pytest.mark.clause("CT-20.6")
def test_at_the_end_of_the_round_it_is_replaced() -> None:
    table = position(["1"], blocked=2, top="hopping-gnome")
    old = table.hall()[2]
    table.place("cellar-1").play("take fruit", "end")
    ids = table.state.tables.orders.ids
    assert table.hall()[2] == "hopping-gnome" and ids.index(old) in table.state.order_discards


@pytest.mark.clause("CT-20.7")
def test_a_blocked_space_without_order_has_no_effect() -> None:
    for table in next_rounds(hall="- - - - - -", only=""):
        assert table.hall() == ["-"] * 6 and table.state.blocked == t.NOTHING


@pytest.mark.clause("CT-20.12")
def test_the_purple_die_blocks_the_chamber_once_it_is_open() -> None:
    seen = set()
    for table in next_rounds(chamber=Chamber()):
        face = table.state.automa[5]
        seen.add(face)
        assert automa_zones(table)[-1] == (f"chamber-{face}" if face <= 3 else "mrs-nasty")
    assert seen == {1, 2, 3, 4, 5, 6}
    early = position(["1"], round=2, chamber=Chamber()).place("cellar-1").play("take fruit").reach(3)
    assert early.state.automa[5] == 0 and len(automa_zones(early)) == 4
    assert all(table.state.automa[5] == 0 for table in next_rounds()[:5])


@pytest.mark.clause("CT-19.1", "CT-20.12")
def test_the_chamber_opens_for_one_player_too() -> None:
    table = position(["1"], round=3, chamber=Chamber()).place("cellar-1").play("take fruit").reach(4)
    assert t.NOTHING not in table.state.tasks + table.state.tokens
    assert table.state.automa[5] > 0 and len(automa_zones(table)) == 5


@pytest.mark.clause("CT-20.12", "CT-19.8")
def test_a_blocked_task_is_discarded_with_its_token() -> None:
    for table in next_rounds(
        chamber=Chamber("peel-moon-onions dine-with-spies keep-a-secret", "beer beer wine")
    ):
        face = table.state.automa[5]
        before = table.state.tasks[:]
        if face <= 3:
            table.finish_round()
            assert table.state.tasks[face - 1] != before[face - 1]
            assert before[face - 1] in table.state.task_discards and table.own() == []
            assert [one for one in range(3) if table.state.tasks[one] == before[one]] == [
                one for one in range(3) if one != face - 1
            ]
            return
    raise AssertionError("no such die")


# -- winning ---------------------------------------------------------------------------------------------------------


@pytest.mark.clause("CT-20.13")
@pytest.mark.parametrize(("points", "won"), [(84, [0]), (83, [])])
def test_eighty_five_points_win(points: int, won: list[int]) -> None:
    """The fruit is one more point."""
    table = position(["1"], round=10, points={0: points}).place("cellar-1").play("take fruit", "end")
    assert table.score() == points + 1 and table.state.winners() == won
    assert len(table.heard("alone-won" if won else "alone-lost")) == 1


@pytest.mark.clause("CT-21.1", "CT-23.3")
def test_an_assignment_is_drawn_and_open() -> None:
    drawn = {started(1, seed, story=True).assignment for seed in range(60)}
    assert len(drawn) > 12, "any of the twenty"
    state = started(1, story=True)
    assert there(state.view(None)["assignment"])["id"] == state.tables.assignments.ids[state.assignment]
    assert started(1).assignment == t.NOTHING and started(1).view(0)["assignment"] is None


def of(race: int, number: int) -> str:
    orders = position(["1"]).state.tables.orders
    return " ".join([orders.ids[n] for n in range(48) if orders.races[n] == race][:number])


@pytest.mark.clause("CT-21.1", "CT-21.2")
@pytest.mark.parametrize(("dwarves", "points", "won"), [(2, 69, [0]), (3, 99, [0]), (1, 99, []), (2, 68, [])])
def test_all_that_it_asks_must_be_met(dwarves: int, points: int, won: list[int]) -> None:
    """The debt: two orders of Dwarves or Trobits and 70 points, counted after the final scoring (CT-21.3)."""
    table = position(
        ["1"], round=10, points={0: points}, served={0: of(t.DWARF, dwarves)}, assignment="the-debt"
    )
    table.place("cellar-1").play("take fruit", "end")
    assert table.state.over and table.state.winners() == won


@pytest.mark.clause("CT-21.1")
def test_points_alone_do_not_win_the_story() -> None:
    table = position(["1"], round=10, points={0: 120}, assignment="five-at-one-table")
    assert table.place("cellar-1").play("take fruit", "end").state.winners() == []
    alike = " ".join(of(race, 2) for race in range(4))
    table = position(["1"], round=10, served={0: alike}, assignment="five-at-one-table")
    assert (
        table.place("cellar-1").play("take fruit", "end").state.winners() == []
    )  # four peoples are not five
    served = " ".join(of(race, 1) for race in range(5))
    table = position(["1"], round=10, served={0: served}, assignment="five-at-one-table")
    assert table.place("cellar-1").play("take fruit", "end").state.winners() == [0]


@pytest.mark.clause("CT-21.3")
def test_it_counts_over_the_whole_game() -> None:
    table = position(
        [
            "1 2",
        ],
        goods={0: "beer"},
        items={0: "warm-slippers"},
        nasty={0: 5},
    )
    table.play("play warm-slippers").place("cellar-1").play("take fruit", "end").place("cellar-2")
    table.play("take rocks", "end")
    use, cellar_two = [t.USE, 2, t.IN_CELLAR, 0, 0, 0], [t.USE, 1, t.IN_CELLAR, 1 << 1, 0, 0]
    assert scoring.all_met(table.state, 0, [use, cellar_two, [t.PLAY_ITEMS, 1, 0, 0, 0, 0]])
    assert not scoring.all_met(table.state, 0, [[t.USE, 3, t.IN_CELLAR, 0, 0, 0]])
    assert not scoring.all_met(table.state, 0, [[t.USE, 1, t.IN_CELLAR, 0, 0, 2]]), "two dice at once"
    at_most = [t.NASTY_AT_MOST, 2, 0, 0, 0, 0]
    assert scoring.all_met(table.state, 0, [at_most])
    table.state.nasty[0] = 3
    assert not scoring.all_met(table.state, 0, [at_most])


@pytest.mark.clause("CT-21.4")
def test_tasks_of_the_chamber_count_by_their_kind() -> None:
    chamber = Chamber("peel-moon-onions trim-the-candles", own={0: "oil-the-hinges"})
    table = position(["2 6 4 5"], chamber=chamber).place("chamber-1", "6, 2").play("take fruit", "end")
    table.place("own-1").play("take rocks")
    kitchen, chores = [t.USE, 1, t.IN_KITCHEN, 0, 0, 0], [t.USE, 1, t.IN_CHORES, 0, 0, 0]
    assert scoring.all_met(table.state, 0, [kitchen, chores])
    board = [t.USE, 1, t.IN_KITCHEN, sum(1 << zone for zone in range(6, 12)), 0, 0]
    assert not scoring.all_met(table.state, 0, [board]), "none of the zones of the board"
