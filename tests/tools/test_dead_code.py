"""The check of dead code finds what nothing uses, and takes fields of views for what they are."""

from __future__ import annotations

import sys
from pathlib import Path

import pytest

pytest.importorskip("vulture")
sys.path.append(str(Path(__file__).parents[2] / "tools"))

from dead_code import find

SOURCE = """
from typing import TypedDict

class Head(TypedDict):
    seat: int

class View(Head):
    taken: int

class Table:
    forgotten_field: int

def used() -> View:
    return {"seat": 1, "taken": 2}

def forgotten() -> None: ...

def excused() -> None: ...

print(used(), Table)
"""


def test_what_nothing_uses_is_found(tmp_path: Path) -> None:
    (tmp_path / "source.py").write_text(SOURCE, "utf-8")
    found = find([[tmp_path]], {"ignore_names": ["excused"], "ignore_decorators": []})
    assert [line.rpartition(": ")[2] for line in found] == [
        "unused variable 'forgotten_field'",
        "unused function 'forgotten'",
    ]


def test_what_only_tests_use_is_found_too(tmp_path: Path) -> None:
    """And what the tests themselves do not use."""
    ours, tests = tmp_path / "ours", tmp_path / "tests"
    for folder, text in (
        (ours, "def tried() -> None: ...\n"),
        (tests, "tried()\n\ndef idle() -> None: ...\n"),
    ):
        folder.mkdir()
        (folder / "source.py").write_text(text, "utf-8")
    found = find([[ours], [tests]], {"ignore_names": [], "ignore_decorators": []})
    assert [line.rpartition(": ")[2] for line in found] == [
        "unused function 'tried'",
        "unused function 'idle'",
    ]
