"""The suite as an author uses it: a test file of two lines, nothing of ours on the path."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

import pytest

from tavolata.newgame import write

OURS = str(Path(__file__).parents[1])
NO_HYPOTHESIS = "import sys; sys.modules['hypothesis'] = None; import tavolata.testing.suite"
FAULTS = {
    "game.taken[seat] += number": "a pebble is lost",
    "game.heap -= number": "is not over after 30 decisions",
}
"""Lines of the rules, and what the suite says without them."""


def run(folder: Path, *command: str) -> subprocess.CompletedProcess[str]:
    path = [str(folder), *[part for part in sys.path if part and not part.startswith(OURS)]]
    surroundings = {**os.environ, "PYTHONPATH": os.pathsep.join(path)}
    return subprocess.run(
        [sys.executable, *command], cwd=folder, env=surroundings, capture_output=True, text=True
    )


@pytest.fixture
def game(tmp_path: Path) -> Path:
    """A new game, whose author has installed nothing."""
    return write("sassi", tmp_path)


@pytest.mark.parametrize("line", FAULTS)
def test_a_fault_is_found_and_shown(game: Path, line: str) -> None:
    """Also where a match would go on for ever."""
    rules = game / "sassi" / "rules" / "taking.py"
    sound = rules.read_text("utf-8")
    assert line in sound
    rules.write_text(sound.replace(line, "pass"), "utf-8")
    done = run(game, "-m", "pytest", "-q", "-x", "-p", "no:cacheprovider", "-k", "end_and_add_up")
    assert done.returncode == 1 and FAULTS[line] in done.stdout


def test_assertions_of_the_suite_are_explained(game: Path) -> None:
    """With the values that were compared, as in any test file."""
    words = game / "sassi" / "words" / "en.ftl"
    words.write_text(words.read_text("utf-8").replace("option-last-wins", "option-last-loses-not"), "utf-8")
    done = run(game, "-m", "pytest", "-q", "-p", "no:cacheprovider", "-k", "options_have_words")
    assert done.returncode == 1 and "'option-last-wins'" in done.stdout


def test_a_file_without_a_room_is_told_so(game: Path) -> None:
    suite = game / "tests" / "test_conformance.py"
    suite.write_text("from tavolata.testing.suite import *\n", "utf-8")
    done = run(game, "-m", "pytest", "-q", "-p", "no:cacheprovider", str(suite))
    assert done.returncode != 0 and "names no ROOM" in done.stdout + done.stderr


def test_what_is_missing_is_said(tmp_path: Path) -> None:
    done = run(tmp_path, "-c", NO_HYPOTHESIS)
    assert done.returncode == 1 and "pip install 'tavolata[testing]'" in done.stderr


def test_what_needs_no_tests_loads_no_pytest(tmp_path: Path) -> None:
    asked = "import sys, tavolata.testing.pin; print({'pytest', 'hypothesis'} & set(sys.modules))"
    assert run(tmp_path, "-c", asked).stdout.strip() == "set()"
