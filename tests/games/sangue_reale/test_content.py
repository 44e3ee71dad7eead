"""SR-15.4: sheets of one's own, and what is refused because something could never be reached."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

from tavolata import BadContent
from tavolata.games.sangue_reale.rules.tables import FACES, Era

from .packs import copy_pack, edit_entry
from .positions import ROOM, begin, new


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's pack, to be changed."""
    return copy_pack(tmp_path)


@pytest.mark.clause("SR-15.4")
def test_a_sheet_is_replaced_by_a_folder(pack: Path) -> None:
    edit_entry(pack, "eras.toml", "1", r'id = "corno", (.*?)value = \d+', r'id = "corno", \1value = 9')
    table = begin(era=1, content=pack).own(0, "corno")
    assert table.points(0, "territories") == 9
    assert ROOM.game.load(table.state.dump()) == table.state, "the pack travels with the dump"


REFUSED = [
    ("eras.toml", "1", r"lines = \[2, 4", "lines = [4, 2", "in order"),
    ("eras.toml", "1", r"icon = \d+", "icon = 14", "'icon' is a step"),
    ("eras.toml", "1", r'"corno", numbers = \[\d, \d\]', '"corno", numbers = [1, 1]', "a number twice"),
    ("eras.toml", "1", r'"corno", numbers = \[\d', '"corno", numbers = [7', "less than or equal to 6"),
    ("eras.toml", "1", r'"corno", (.*?)box = true', r'"corno", \1box = false', "can never be controlled"),
    (
        "eras.toml",
        "1",
        r'\["alba", "cerva", "border"\]',
        '["alba", "cerva", "wall"]',
        "'open', 'border' or 'river'",
    ),
    ("eras.toml", "1", r'\["alba", "cerva", "border"\]', '["alba", "corva", "border"]', "not two parcels"),
    (
        "eras.toml",
        "1",
        r'\{kind = "territories"\}',
        '{kind = "rivers", points = 1}',
        "territories and supporters",
    ),
    ("eras.toml", "1", r'kind = "claims", points = 1', 'kind = "claims"', "says points"),
    ("eras.toml", "2", r"closed_at = 3", "closed_at = 9", "never be closed"),
    ("eras.toml", "2", r'sections = \["vallen", ', "sections = [", "faces each neighbour"),
    ("eras.toml", "2", r'walls = "standing"', 'walls = "painted"', "standing"),
    ("eras.toml", "3", r'marked = "river"\n', "", "marked lines change nothing"),
    ("eras.toml", "3", r"era.before.alfred", "era.before.leopold", "is for"),
    ("eras.toml", "4", r'seat = "rocca"', 'seat = "luna"', "there is no 'luna'"),
    ("supporters.toml", "balia", r"column = 3", "column = 4", "one supporter a column"),
    ("supporters.toml", "balia", r'kind = "modifiers"', 'kind = "wall"', "there is no castle"),
    ("supporters.toml", "balia", r'kind = "modifiers"', 'kind = "edge"', "nothing changes here"),
    ("supporters.toml", "balia", r'kind = "modifiers"', 'kind = "circle"', "'numbers' with"),
    ("supporters.toml", "balia", r'era = "1"', 'era = "9"', "there is no '9'"),
    ("claimants.toml", "alfred", r"circled = .*\n", "", "not as large"),
    ("claimants.toml", "alfred", r"circled = .*\n", 'circled = [["luna", 3]]\n', "there is no 3"),
    ("claimants.toml", "corvan", r"blackened = \[\d, \d\]", "blackened = [1, 1]", "one step a column"),
]


@pytest.mark.clause("SR-15.4")
@pytest.mark.parametrize(("file", "entry", "old", "changed", "said"), REFUSED)
def test_a_sheet_that_cannot_be_is_refused(
    pack: Path, file: str, entry: str, old: str, changed: str, said: str
) -> None:
    edit_entry(pack, file, entry, old, changed)
    with pytest.raises(BadContent) as error:
        new(content=pack)
    assert said in str(error.value) and ".toml" in str(error.value), str(error.value)


@pytest.mark.clause("SR-15.4")
def test_a_number_that_needs_more_lines_than_there_are_is_refused(pack: Path) -> None:
    edit_entry(pack, "eras.toml", "1", r"circles = (\[.*?\]), lines = \[.*?\]", r"circles = \1, lines = [9]")
    with pytest.raises(BadContent, match="stands too often"):
        new(content=pack)


def eras() -> list[Era]:
    """The sheets of the game's own pack."""
    return new().tables.eras


def test_our_sheets_keep_to_their_design() -> None:
    """Columns of 9 to 11 steps with one or two doubles and four or five lines; icons from the 4th to the 9th step."""
    for era in eras():
        for column in era.columns:
            assert 9 <= column.length <= 11 and 1 <= column.circles.count(2) <= 2
            assert 4 <= len(column.lines) <= 5 and column.lines[-1] == column.length
            assert 4 <= column.icon_at <= 9
        assert 24 <= era.slots <= 28
        assert all(3 <= bin(slots).count("1") <= 6 for slots in era.column_slots)
        assert len({supporter.id for supporter in era.supporters}) == FACES


def test_the_maps_fit_the_sheets() -> None:
    """Every parcel has a shape with a place for its numbers and its box, and every edge a line to draw it along."""
    for era in eras():
        drawn = json.loads((ROOM.folder / "drawings" / "maps" / f"{era.id}.json").read_text("utf-8"))
        assert set(drawn["parcels"]) == set(era.names)
        for parcel in era.parcels:
            shape = drawn["parcels"][parcel.id]
            assert len(shape["numbers"]) == len(parcel.numbers)
            assert (shape["box"] is not None) == parcel.box
        edges = {frozenset((era.names[one], era.names[other])) for one, other, _ in era.edges}
        assert {frozenset(line.split("|")) for line in drawn["lines"]} == edges
