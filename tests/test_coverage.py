"""Every clause of every rulebook has a test, and whatever names a clause names one that exists."""

from __future__ import annotations

import re
from functools import cache
from pathlib import Path

import pytest

import tavolata
from conformance.support import rooms
from tavolata import TavolataError
from tavolata.engine.room import Room
from tavolata.lab.coverage import Named, Row, coverage, named_in_code, named_in_tests

TESTS = Path(__file__).parent
ROOMS = rooms()
PRIMO = next(room for room in ROOMS if room.game.id == "primo-cavaliere")
every_room = pytest.mark.parametrize("room", ROOMS, ids=[room.game.id for room in ROOMS])


@cache
def marks() -> list[Named]:
    return named_in_tests(TESTS)


@every_room
def test_every_clause_has_a_test(room: Room) -> None:
    own = room.folder.is_relative_to(Path(tavolata.__file__).parent)
    if not own and not any(named.clause in room.rulebook("en").clauses for named in marks()):
        pytest.skip("a game from elsewhere, which comes without tests")
    untested = [row.clause for row in coverage(room, TESTS) if not row.tests]
    assert not untested, f"{room.game.id}: no test names {', '.join(untested)}"


def test_no_test_names_an_unknown_clause() -> None:
    known = {clause for room in ROOMS for clause in room.rulebook("en").clauses}
    assert [named for named in marks() if named.clause not in known] == []


@every_room
def test_no_code_names_an_unknown_clause(room: Room) -> None:
    clauses = room.rulebook("en").clauses
    assert [named for named in named_in_code(room) if named.clause not in clauses] == []


@every_room
def test_no_word_explains_an_unknown_clause(room: Room) -> None:
    ids = {clause.lower().replace(".", "_") for clause in room.rulebook("en").clauses}
    for path in (room.folder / "words").glob("*.ftl"):
        for rule in re.findall(r"(?m)^rule-([a-z]+-\d+_\d+)\b", path.read_text("utf-8")):
            assert rule in ids, f"{path.name}: rule-{rule}"


@every_room
def test_both_rulebooks_have_the_same_clauses_from_the_same_sources(room: Room) -> None:
    italian, english = room.rulebook("it"), room.rulebook("en")
    assert [chapter.id for chapter in italian.chapters] == [chapter.id for chapter in english.chapters]
    assert [(clause.id, clause.source) for clause in italian.clauses.values()] == [
        (clause.id, clause.source) for clause in english.clauses.values()
    ]


@every_room
def test_a_ruling_and_an_addition_say_why(room: Room) -> None:
    for language in ("it", "en"):
        for clause in room.rulebook(language).clauses.values():
            assert clause.text and bool(clause.reason) == (clause.source != "book"), (language, clause.id)


@every_room
def test_clauses_are_numbered_without_gaps(room: Room) -> None:
    for number, chapter in enumerate(room.rulebook("en").chapters, 1):
        name = chapter.id.rpartition("-")[0]
        ids = [f"{name}-{number}.{place}" for place in range(1, len(chapter.clauses) + 1)]
        assert [clause.id for clause in chapter.clauses] == ids


# -- the report itself ------------------------------------------------------------------------------------------------


def test_a_row_tells_the_places_in_code_and_tests() -> None:
    rows = {row.clause: row for row in coverage(PRIMO, TESTS)}
    assert list(rows) == list(PRIMO.rulebook("en").clauses)
    row = rows["PC-6.7"]
    assert any(re.fullmatch(r"content/companions\.toml:\d+", place) for place in row.code)
    assert "test_examples.py::test_lorenzo_earns_hodor_and_then_bronn" in row.tests
    assert "test_each_companion.py::test_takes_from_the_city" in row.tests, "a mark among parameters"
    assert any(re.fullmatch(r"rules/turn\.py:\d+", place) for place in rows["PC-3.4"].code)


def test_marks_are_read_wherever_pytest_reads_them(tmp_path: Path) -> None:
    (tmp_path / "test_all.py").write_text(
        """
import pytest
pytestmark = [pytest.mark.slow, pytest.mark.clause("PC-1.1")]
CASES: list[object] = [pytest.param(1, marks=pytest.mark.clause("PC-1.2"))]

@pytest.mark.clause("PC-1.3", "PC-1.4")
@pytest.mark.parametrize("case", CASES)
async def test_one(case): ...

@pytest.mark.clause("PC-1.5")
class TestMany:
    pytestmark = pytest.mark.clause("PC-1.6")
    @pytest.mark.clause("PC-1.7")
    def test_two(self): ...

@pytest.mark.clause("PC-1.8")
def helper(): ...
""",
        "utf-8",
    )
    (tmp_path / "helper.py").write_text('pytest.mark.clause("PC-1.9")', "utf-8")
    tests = {row.clause: row.tests for row in coverage(PRIMO, tmp_path) if row.tests}
    one, two = "test_all.py::test_one", "test_all.py::TestMany::test_two"
    assert tests == {
        "PC-1.1": (one, two),
        "PC-1.2": (one,),
        "PC-1.3": (one,),
        "PC-1.4": (one,),
        "PC-1.5": (two,),
        "PC-1.6": (two,),
        "PC-1.7": (two,),
    }


def test_a_mark_that_is_not_plain_text_is_refused(tmp_path: Path) -> None:
    (tmp_path / "test_it.py").write_text("@pytest.mark.clause(NAME)\ndef test_it(): ...\n", "utf-8")
    with pytest.raises(ValueError, match=r"test_it\.py:1: a clause is named by a plain text"):
        named_in_tests(tmp_path)


def test_without_tests_the_report_says_so(tmp_path: Path) -> None:
    with pytest.raises(TavolataError, match="no tests of primo-cavaliere under"):
        coverage(PRIMO, tmp_path)


def test_the_tests_are_found_from_the_checkout(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.chdir(TESTS.parent)
    rows = coverage(PRIMO)
    assert len(rows) == 107 and all(isinstance(row, Row) and row.tests for row in rows)
