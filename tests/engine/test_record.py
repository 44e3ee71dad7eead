"""Records: a person can read and write them, and whatever is wrong with one is said with its line."""

from __future__ import annotations

import shutil
from pathlib import Path

import pytest

import tavolata
from nebbia import ROOM
from tavolata import BadRecord, Record, State
from tavolata.engine.rng import Rng, key_of

tavolata.add(ROOM)

MINIMAL = """\
tavolata record 1
game: nebbia-in-laguna
seats: 2
seed: 5

1: seal
2: send dock
2: seal
"""


def played(content: Path | None = None) -> tuple[Record, State]:
    """A whole game with names and remarks."""
    state = ROOM.game.new(3, 17, {"nights": 2}, content)
    record = Record.begin(state, 17, ["Anna", "Bruno", ""])
    chance = Rng(key_of(1))
    while not state.over:
        seat = state.deciders()[0]
        moves = state.legal(seat)
        move = moves[chance.below(len(moves))]
        record.add(state, seat, move, "well, well" if len(record.moves) == 3 else "")
        state.play(seat, move)
    record.close(state)
    return record, state


def wrong(text: str) -> BadRecord:
    """What is said of a record that cannot be read or replayed."""
    with pytest.raises(BadRecord) as error:
        Record.parse(text).replay()
    return error.value


# -- reading and writing ----------------------------------------------------------------------------------------------


def test_a_record_comes_back(tmp_path: Path) -> None:
    record, state = played()
    record.save(tmp_path / "game.txt")
    again = Record.load(tmp_path / "game.txt")
    assert again.text() == record.text() == (tmp_path / "game.txt").read_text("utf-8")
    assert again.moves == record.moves and again.moves[3].comment == "well, well"
    assert again.names == ["Anna", "Bruno", ""]
    assert (again.seed, again.seats, again.result) == (17, 3, state.winners())
    assert again.replay() == state
    assert again.replay(0) == again.start() == ROOM.game.new(3, 17, {"nights": 2})
    assert [state.dump() for state in again.states()][-1] == state.dump()


def test_the_text_is_for_people() -> None:
    lines = played()[0].text().splitlines()
    assert lines[:3] == ["tavolata record 1", "game: nebbia-in-laguna", "rules: 1"]
    assert "options: nights=2, parley=yes" in lines and "player 2: Bruno" in lines
    assert any(line.startswith("4. ") and line.endswith("  # well, well") for line in lines)


def test_a_person_may_write_the_least() -> None:
    """No numbers, no rules, no options: what is not said is as it is now."""
    state = Record.parse(MINIMAL).replay()
    assert state.setup.options == {"nights": 3, "parley": True} and state.seats == 2


def test_a_person_may_write_remarks_anywhere() -> None:
    text = MINIMAL.replace("\n\n", "\n# the first night\n\n").replace(
        "1: seal", " 1.  1:   SEAL   #  asleep "
    )
    record = Record.parse(text.replace("\n", "\r\n"))
    assert record.moves[0].comment == "asleep"
    assert record.replay() == Record.parse(MINIMAL).replay()


def test_tags_are_kept_and_names_cannot_break_lines() -> None:
    record = Record.parse(MINIMAL.replace("seed: 5", "seed: 5\nplace: Chioggia\nround: 3: final"))
    assert record.tags == {"place": "Chioggia", "round": "3: final"}
    record.tags["player 1"] = "Anna\nresult: 1"
    assert Record.parse(record.text()).tags["player 1"] == "Anna result: 1"


def test_a_mark_that_editors_leave_is_overlooked(tmp_path: Path) -> None:
    (tmp_path / "game.txt").write_bytes(b"\xef\xbb\xbf" + MINIMAL.encode())
    assert Record.load(tmp_path / "game.txt").seats == 2


def test_nobody_won() -> None:
    state = ROOM.game.new(1, 3)
    record = Record.begin(state, 3)
    while not state.over:
        record.add(state, 0, state.read(0, "seal"))
        state.play(0, state.read(0, "seal"))
    record.close(state)
    assert record.result == [] and "\nresult: nobody\n" in record.text()
    assert Record.parse(record.text()).replay().winners() == []


# -- what can be wrong ------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    "text", ["", "\n", '[Event "Casual"]', "tavolata record", "tavolata record one", "{}"]
)
def test_a_foreign_file(text: str) -> None:
    error = wrong(text)
    assert error.id == "foreign-record" and "should begin with 'tavolata record 1'" in str(error)


def test_bytes_that_are_no_text_and_files_that_are_not_there(tmp_path: Path) -> None:
    (tmp_path / "picture.txt").write_bytes(b"\x89PNG\xff\xfe")
    with pytest.raises(BadRecord, match="not a Tavolata record"):
        Record.load(tmp_path / "picture.txt")
    with pytest.raises(BadRecord, match=r"cannot read .*nothing\.txt"):
        Record.load(tmp_path / "nothing.txt")


def test_a_newer_file() -> None:
    error = wrong(MINIMAL.replace("record 1", "record 2"))
    assert error.id == "newer-record"
    assert str(error) == "line 1: a record of format 2, made by a newer Tavolata; this one reads up to 1"


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("game: nebbia-in-laguna\n", "", "the header has no line 'game: …'"),
        ("seats: 2\n", "", "the header has no line 'seats: …'"),
        ("seed: 5\n", "", "the header has no line 'seed: …'"),
        ("seats: 2", "seats: two", "line 3: 'two' is not a whole number"),
        ("seed: 5", "seed: -5", "line 4: '-5' is not a whole number"),
        ("seed: 5", "seed: 5\nseed: 6", "line 5: a second line 'seed: …'"),
        ("seed: 5", "seed: 5\noptions: nights", "line 5: an option is written name=value, not 'nights'"),
        ("seed: 5", "seed: 5\nresult: Anna", "line 5: a result is a list of seats or 'nobody', not 'Anna'"),
        ("seed: 5", "seed: 5\npack: {", "line 5: the embedded pack is not JSON"),
        ("seed: 5", "seed: 5\npack: [1]", "line 5: the embedded pack is not a table"),
        ("seed: 5", "seed: 5\n???", "line 5: neither a header line nor a move: '???'"),
        (
            "1: seal",
            "1: seal\nplace: Chioggia",
            "line 7: neither a header line nor a move: 'place: Chioggia'",
        ),
        ("1: seal", "1:  # nothing", "line 6: a seat without a move"),
        ("1: seal", "3: seal", "line 6: there is no seat 3, only 1 to 2"),
        ("1: seal", "0: seal", "line 6: there is no seat 0, only 1 to 2"),
    ],
)
def test_a_damaged_file(before: str, after: str, sentence: str) -> None:
    error = wrong(MINIMAL.replace(before, after, 1))
    assert error.id == "damaged-record" and str(error).startswith(sentence)


def test_a_missing_move() -> None:
    record, _ = played()
    lines = record.text().splitlines()
    first = lines.index(next(line for line in lines if line.startswith("1. ")))
    error = wrong("\n".join(lines[: first + 4] + lines[first + 5 :]))
    assert str(error).startswith(
        f"line {first + 5}: move 6 stands where move 5 should; lines are missing or doubled"
    )


@pytest.mark.parametrize(
    ("before", "after", "sentence"),
    [
        ("nebbia-in-laguna", "chess", "header: no game 'chess'; there are: "),
        ("seats: 2", "seats: 7", "header: Nebbia in laguna is for 1, 2, 3, 4 players, not 7"),
        ("seed: 5", "seed: 5\noptions: nights=9", "header: option 'nights' is '9'; allowed: 2, 3, 4"),
        ("seed: 5", "seed: 5\noptions: moon=yes", "header: Nebbia in laguna has no option 'moon'"),
        (
            "seed: 5",
            "seed: 5\nrules: 8",
            "header: Nebbia in laguna: rules 8 are not in this release, which plays 1",
        ),
        ("seed: 5", f"seed: {1 << 256}", "header: the seed is "),
        (
            "seed: 5",
            "seed: 5\ncontent: mine 0123",
            "header: played with content 'mine 0123', which is not here",
        ),
        ("seed: 5", 'seed: 5\npack: {"goods": 3}', "header: "),
        ("1: seal", "1: swim", "line 6, move 1 (1: swim): 'swim' is not a move"),
        ("1: seal", "1: press", "line 6, move 1 (1: press): NL-2.1 forbids this to seat 0 now"),
        ("2: send dock", "1: send dock", "line 7, move 2 (1: send dock): NL-2.4 forbids this to seat 0 now"),
        ("seed: 5", "seed: 5\nresult: 1", "the record says that 1 won, but its moves do not end the game"),
        (
            "seed: 5",
            "seed: 5\nresult: nobody",
            "the record says that nobody won, but its moves do not end the game",
        ),
    ],
)
def test_a_record_that_cannot_be_replayed(before: str, after: str, sentence: str) -> None:
    assert str(wrong(MINIMAL.replace(before, after, 1))).startswith(sentence)


def test_a_wrong_result() -> None:
    record, state = played()
    record.result = [seat for seat in range(3) if seat not in state.winners()]
    with pytest.raises(
        BadRecord, match=r"the record says that [123, ]+ won, but its moves end with [123, ]+"
    ):
        record.replay()
    assert record.replay(3).deciders(), "part of a game has no result to be wrong"


# -- content ----------------------------------------------------------------------------------------------------------


def test_a_foreign_pack_travels_inside(tmp_path: Path) -> None:
    shutil.copytree(ROOM.folder / "content", tmp_path / "pack")
    goods = tmp_path / "pack" / "goods.toml"
    goods.write_text(goods.read_text("utf-8").replace('"silk"\nvalue = 4', '"seta-fina"\nvalue = 9'), "utf-8")
    record, state = played(tmp_path / "pack")
    text = record.text()
    assert "\npack: {" in text
    shutil.rmtree(tmp_path / "pack")
    again = Record.parse(text)
    assert again.replay() == state and again.text() == text
    error = wrong(text.replace("seta-fina", "seta-falsa"))
    assert error.id == "other-content"


def test_the_games_own_pack_is_only_named() -> None:
    record, _ = played()
    assert record.pack is None and f"\ncontent: {ROOM.game.content().label}\n" in record.text()
