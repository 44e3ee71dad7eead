"""docs/adding-a-game.md, followed to the letter: its files make a game that works, and its excerpts are real code."""

from __future__ import annotations

import os
import re
import subprocess
import sys
import tomllib
from pathlib import Path

import pytest

from nebbia import ROOM as NEBBIA

ROOT = Path(__file__).resolve().parents[2]
PAGE = (ROOT / "docs" / "adding-a-game.md").read_text("utf-8")
MARKED = re.compile(r"<!-- (file|from|run|conformance)(?:: (\S+))? -->\n+```\w+\n(.*?)```", re.DOTALL)


def blocks(kind: str) -> list[tuple[str, str]]:
    """The marked blocks of a kind: what the mark names, and the text."""
    return [(name, text) for mark, name, text in MARKED.findall(PAGE) if mark == kind]


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the files of the page, and the note of an installed package beside them, as pip would leave it."""
    folder = tmp_path_factory.mktemp("sassolini")
    for name, text in blocks("file"):
        path = folder / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, "utf-8")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    note = folder / f"{project['name']}-{project['version']}.dist-info"
    note.mkdir()
    (note / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    (games,) = project["entry-points"].values()
    lines = [f"{name} = {place}" for name, place in games.items()]
    (note / "entry_points.txt").write_text("\n".join(["[tavolata.games]", *lines, ""]), "utf-8")
    return folder


def run(home: Path, *command: str, typed: str = "", **variables: str) -> str:
    """Run Python in the folder of the new game; what it printed."""
    path = os.pathsep.join([str(home), str(ROOT / "tests"), *filter(None, sys.path)])
    surroundings = {
        **os.environ,
        "PYTHONPATH": path,
        "LANG": "C",
        "TAVOLATA_PINS": str(home / "pins"),
        **variables,
    }
    done = subprocess.run(
        [sys.executable, *command], cwd=home, env=surroundings, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.parametrize(("name", "text"), blocks("from"), ids=[name for name, _ in blocks("from")])
def test_an_excerpt_is_real_code(name: str, text: str) -> None:
    assert text in (ROOT / name).read_text("utf-8")


def test_every_block_of_code_is_marked() -> None:
    """Python, TOML and the rest is either a file, an excerpt, or the one way to add a room by hand."""
    fences = re.findall(r"```(?:python|toml|ftl|markdown)\n", PAGE)
    assert len(fences) == len([*blocks("file"), *blocks("from")]) + 1


def test_the_page_has_all_files(home: Path) -> None:
    assert sorted(name for name, _ in blocks("file")) == [
        "pyproject.toml",
        "sassolini/__init__.py",
        "sassolini/content/pack.toml",
        "sassolini/rulebook.en.md",
        "sassolini/rulebook.it.md",
        "sassolini/rules.py",
        "sassolini/words/en.ftl",
        "sassolini/words/it.ftl",
    ]


def test_the_commands_work(home: Path) -> None:
    """In the order of the page; whoever plays always takes one pebble."""
    ((_, text),) = blocks("run")
    for line in text.splitlines():
        program, *arguments = line.split()
        assert program == "tavolata"
        printed = run(home, "-m", "tavolata", *arguments, typed="take 1\n" * 20)
        assert "assolini" in printed or arguments[0] in ("play", "simulate", "arena", "replay")
        assert printed.strip()
    assert (home / "game.txt").read_text("utf-8").startswith("tavolata record 1\ngame: sassolini\n")


def test_the_room_can_be_added_by_hand(home: Path) -> None:
    ((text,),) = [re.findall(r"```python\n(import tavolata\n.*?)```", PAGE, re.DOTALL)]
    assert run(home, "-c", text + "print(state)").startswith("<sassolini, 2 seats, to decide")


@pytest.mark.slow
def test_the_suite_passes(home: Path) -> None:
    ((_, text),) = blocks("conformance")
    *_, pin, suite = text.splitlines()
    assert pin == "PYTHONPATH=tests python -m conformance.pin sassolini"
    run(home, "-m", "conformance.pin", "sassolini")
    assert suite == "python -m pytest tests/conformance -k sassolini"
    tests = str(ROOT / "tests" / "conformance")
    printed = run(
        home,
        "-m",
        "pytest",
        "-q",
        "-p",
        "no:cacheprovider",
        "-c",
        str(ROOT / "pyproject.toml"),
        tests,
        "-k",
        "sassolini",
    )
    assert " passed" in printed and (home / "pins" / "perft.txt").exists()


def test_the_entry_point_of_the_example_is_its_room() -> None:
    project = tomllib.loads((Path(__file__).parent / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["tavolata.games"] == {NEBBIA.game.id: "nebbia:ROOM"}


@pytest.mark.parametrize(
    "file", sorted(Path(__file__).parent.glob("nebbia/*.py")), ids=lambda file: str(file.name)
)
def test_a_strangers_game_imports_from_tavolata_alone(file: Path) -> None:
    """A stranger needs no other door than the package itself."""
    assert re.findall(r"^\s*(?:from|import) (tavolata\.\S+)", file.read_text("utf-8"), re.MULTILINE) == []
