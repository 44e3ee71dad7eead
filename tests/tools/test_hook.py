"""The build: one library for each room, compiled anew when what it is made of has changed, and only then."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from dataclasses import dataclass
from pathlib import Path
from zipfile import ZipFile

import pytest

pytest.importorskip("hatchling", reason="it makes the wheels, and `make test` installs it")
ROOT = Path(__file__).resolve().parents[2]
BUILD = "from hatchling.build import build_wheel; print(build_wheel('dist'))"
ENGINE = """\
class State:
    def answer(self) -> int:
        return 40
"""
RULES = """\
from ....engine.state import State


class Rules(State):
    def more(self) -> int:
        return self.answer() + {}
"""
ASK = """\
from tavolata.games.{}.rules import state

assert not state.__file__.endswith(".py")
print(state.Rules().more())
"""


@dataclass
class Project:
    """A very small Tavolata, built as the real one is."""

    folder: Path

    def write(self, path: str, text: str, time: float | None = None) -> Path:
        """Write a source, with its packages; ``time`` is what the file says of its age."""
        file = self.folder / "src" / "tavolata" / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_text(text, encoding="utf-8")
        for folder in file.relative_to(self.folder / "src").parents[:-1]:
            (self.folder / "src" / folder / "__init__.py").touch()
        if time is not None:
            os.utime(file, (time, time))
        return file

    def build(self, **variables: str) -> subprocess.CompletedProcess[str]:
        """Make a wheel."""
        kept = {
            name: value
            for name, value in os.environ.items()
            if name not in ("TAVOLATA_COMPILE", "PYTHONPATH")
        }
        return subprocess.run(
            [sys.executable, "-c", BUILD],
            cwd=self.folder,
            env={**kept, **variables},
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            text=True,
        )

    def wheel(self, **variables: str) -> ZipFile:
        """The wheel it makes, when it makes one."""
        done = self.build(**variables)
        assert done.returncode == 0, done.stdout
        return ZipFile(self.folder / "dist" / done.stdout.splitlines()[-1])

    def store(self) -> set[str]:
        """The libraries kept for later builds."""
        return {path.name for path in (self.folder / "build" / "compiled").iterdir()}


def note(wheel: ZipFile) -> dict[str, object]:
    told = json.loads(wheel.read("tavolata/_build.json"))
    assert isinstance(told, dict)
    return told


def rooms(names: set[str]) -> list[str]:
    """The libraries among files, as the rooms they are of."""
    return sorted(name.split("__mypyc")[0] for name in names if "__mypyc" in name)


def more(wheel: ZipFile, game: str, folder: Path) -> int:
    """What the rules of a game answer when the wheel is unpacked; they must be compiled."""
    shutil.rmtree(folder, ignore_errors=True)
    wheel.extractall(folder)
    variables = {**os.environ, "PYTHONPATH": str(folder)}
    done = subprocess.run(
        [sys.executable, "-c", ASK.format(game)], cwd=folder, env=variables, capture_output=True
    )
    assert done.returncode == 0, done.stderr.decode()
    return int(done.stdout)


@pytest.fixture
def project(tmp_path: Path) -> Project:
    """Two games, with the settings and the build hook of the real project."""
    folder = tmp_path / "project"
    folder.mkdir()
    shutil.copy(ROOT / "hatch_build.py", folder)
    settings = (ROOT / "pyproject.toml").read_text(encoding="utf-8")
    quick = settings.replace('optimization = "3"', 'optimization = "0"')
    (folder / "pyproject.toml").write_text(quick, encoding="utf-8")
    (folder / "README.md").touch()
    small = Project(folder)
    small.write("engine/state.py", ENGINE)
    small.write("games/prima/rules/state.py", RULES.format(1))
    small.write("games/seconda/rules/state.py", RULES.format(2))
    return small


def test_a_change_in_one_game_compiles_that_game_alone(project: Project, tmp_path: Path) -> None:
    first = project.wheel()
    if not note(first)["compiled"]:
        pytest.skip(str(note(first)["reason"]))
    before = project.store()
    assert rooms(before) == ["tavolata", "tavolata_prima", "tavolata_seconda"]
    assert more(first, "prima", tmp_path / "out") == 41

    # As long as before and as old as before: the content alone tells.
    old = project.folder / "src/tavolata/games/prima/rules/state.py"
    project.write("games/prima/rules/state.py", RULES.format(5), old.stat().st_mtime)
    changed = project.wheel()
    assert rooms(project.store() - before) == ["tavolata_prima"] and len(project.store() - before) == 1
    assert more(changed, "prima", tmp_path / "out") == 45 and more(changed, "seconda", tmp_path / "out") == 42

    # What all games stand on has changed, so they are compiled anew; one game has gone, another has come.
    before = project.store()
    project.write("engine/state.py", ENGINE + "\n    def other(self) -> int:\n        return 0\n")
    shutil.rmtree(project.folder / "src/tavolata/games/seconda")
    project.write("games/terza/rules/state.py", RULES.format(3))
    third = project.wheel()
    assert rooms(project.store() - before) == ["tavolata", "tavolata_prima", "tavolata_terza"]
    assert more(third, "terza", tmp_path / "out") == 43 and more(third, "prima", tmp_path / "out") == 45
    assert not [name for name in third.namelist() if "seconda" in name]
    assert not [path for path in (project.folder / "src").rglob("*") if path.suffix in {".so", ".pyd", ".c"}]


def test_sources_that_do_not_compile_are_an_error(project: Project) -> None:
    if not note(project.wheel(TAVOLATA_COMPILE="0")).get("reason"):
        pytest.fail("an uncompiled wheel says why it is one")
    project.write("games/prima/rules/state.py", RULES.format("'a word'"))
    done = project.build()
    if done.returncode == 0:
        pytest.skip("no C compiler")
    assert (
        "games/prima/rules/state.py:6" in done.stdout and "mypyc does not take these sources" in done.stdout
    )


def test_without_a_compiler_the_wheel_is_uncompiled_and_says_why(project: Project) -> None:
    wheel = project.wheel(CC="no-such-compiler")
    assert not note(wheel)["compiled"] and "no-such-compiler" in str(note(wheel)["reason"])
    assert not [name for name in wheel.namelist() if name.endswith((".so", ".pyd"))]
    assert "tavolata/games/prima/rules/state.py" in wheel.namelist()
