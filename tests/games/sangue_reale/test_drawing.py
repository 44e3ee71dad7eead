"""The sheet in the terminal, and what is said about content."""

from __future__ import annotations

from io import StringIO

import pytest
from rich.console import Console

from .positions import ROOM, Table, begin


def drawn(table: Table, seat: int | None = 0, width: int = 120, language: str = "en") -> str:
    """A view as plain text."""
    paper = Console(file=StringIO(), width=width)
    paper.print(ROOM.draw(table.state.view(seat), ROOM.words(language, ["Anna", "Bruno"])))
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


@pytest.mark.parametrize("era", [1, 2, 3, 4])
@pytest.mark.parametrize("width", [80, 100, 140])
def test_nothing_is_wider_than_the_terminal(era: int, width: int) -> None:
    for line in drawn(begin(era=era), width=width).splitlines():
        assert len(line) <= width


def test_the_map_is_sketched_where_there_is_room() -> None:
    assert "≈" in drawn(begin(), width=120) and "≈" not in drawn(begin(), width=90)


def test_both_sheets_are_in_sight_and_a_plan_only_for_its_owner() -> None:
    table = begin().own(0, "corno")
    table.play("plan 5", seat=0)
    assert "You have chosen 5." in drawn(table, 0)
    for seat in (1, None):
        assert "chosen" not in drawn(table, seat)
    assert "Anna" in drawn(table) and "Bruno" in drawn(table) and "■" in drawn(table)


def test_dice_on_the_table_are_shown() -> None:
    table = begin().act(0, 4, 1, 3, 3, 6)
    assert "Anna’s dice: ⚀ 1  ⚂ 3  ⚂ 3  ⚅ 6" in drawn(table, 1)


def test_the_content_is_said_in_words() -> None:
    for language in ("it", "en"):
        words = ROOM.words(language)
        data = ROOM.game.content().data
        for name in ("eras", "supporters", "claimants"):
            entries = data[name]
            assert isinstance(entries, list)
            for entry in entries:
                said = ROOM.say_entry(name, entry, words)
                assert said and "{" not in said and not said.startswith(("ability", "era-", "claimant-"))
