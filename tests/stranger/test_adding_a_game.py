"""docs/adding-a-game.md, followed to the letter: what it writes is a game that works, and what it shows is real."""

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
MARKED = re.compile(r"<!-- (new|file|from|run|conformance)(?:: (\S+))? -->\n+```\w+\n(.*?)```", re.DOTALL)
SILENT = ("play", "simulate", "arena", "replay")
"""Commands that need not name the game."""


def blocks(kind: str) -> list[tuple[str, str]]:
    """The marked blocks of a kind: what the mark names, and the text."""
    return [(name, text) for mark, name, text in MARKED.findall(PAGE) if mark == kind]


def lines(kind: str) -> list[str]:
    """The one block of a kind, line by line."""
    ((_, text),) = blocks(kind)
    return text.splitlines()


@pytest.fixture(scope="module")
def home(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder that the first command of the page writes, and the note of an installed package, as pip leaves it."""
    write, enter, install, _ = lines("new")
    parent = tmp_path_factory.mktemp("projects")
    assert write.split()[0] == "tavolata" and install == 'python -m pip install -e ".[test]"'
    run(parent, "-m", "tavolata", *write.split()[1:])
    folder = parent / enter.removeprefix("cd ")
    project = tomllib.loads((folder / "pyproject.toml").read_text("utf-8"))["project"]
    note = folder / f"{project['name']}-{project['version']}.dist-info"
    note.mkdir()
    (note / "METADATA").write_text(f"Name: {project['name']}\nVersion: {project['version']}\n", "utf-8")
    (games,) = project["entry-points"].values()
    points = [f"{name} = {place}" for name, place in games.items()]
    (note / "entry_points.txt").write_text("\n".join(["[tavolata.games]", *points, ""]), "utf-8")
    return folder


def run(home: Path, *command: str, typed: str = "", **variables: str) -> str:
    """Run Python in the folder of the new game; what it printed. No test of ours is on its path."""
    ours = str(ROOT / "tests")
    path = os.pathsep.join([str(home), *[part for part in sys.path if part and not part.startswith(ours)]])
    surroundings = {**os.environ, "PYTHONPATH": path, "LANG": "C", **variables}
    for name in ("TAVOLATA_PINS", "TAVOLATA_ROOMS"):
        surroundings.pop(name, None)
    done = subprocess.run(
        [sys.executable, *command], cwd=home, env=surroundings, input=typed, capture_output=True, text=True
    )
    assert done.returncode == 0, f"{' '.join(command)}\n{done.stdout}\n{done.stderr}"
    return done.stdout


@pytest.mark.parametrize(("name", "text"), blocks("from"), ids=[name for name, _ in blocks("from")])
def test_an_excerpt_is_real_code(name: str, text: str) -> None:
    assert text in (ROOT / name).read_text("utf-8")


@pytest.mark.parametrize(("name", "text"), blocks("file"), ids=[name for name, _ in blocks("file")])
def test_a_file_is_as_it_was_written(home: Path, name: str, text: str) -> None:
    assert text == (home / name).read_text("utf-8")


def test_every_file_is_named(home: Path) -> None:
    """Those that are not shown are told of."""
    written = [
        path for path in home.rglob("*") if path.is_file() and path.parent.name in ("sassolini", "rules")
    ]
    hidden = [path.name for path in written if path.suffix != ".pyc" and path.name not in PAGE]
    assert [name for name in hidden if name != "__init__.py"] == []


def test_every_block_of_code_is_marked() -> None:
    """Python, TOML and the rest is either a file, an excerpt, or the one way to add a room by hand."""
    fences = re.findall(r"```(?:python|toml|ftl|markdown)\n", PAGE)
    assert len(fences) == len([*blocks("file"), *blocks("from")]) + 1


def test_the_commands_work(home: Path) -> None:
    """In the order of the page; whoever plays always takes one pebble."""
    for line in [lines("new")[-1], *lines("run")]:
        program, *arguments = line.split()
        assert program == "tavolata"
        printed = run(home, "-m", "tavolata", *arguments, typed="take 1\n" * 20)
        assert "assolini" in printed or arguments[0] in SILENT
        assert printed.strip()
    assert (home / "game.txt").read_text("utf-8").startswith("tavolata record 1\ngame: sassolini\n")


def test_the_room_can_be_added_by_hand(home: Path) -> None:
    ((text,),) = [re.findall(r"```python\n(import tavolata\n.*?)```", PAGE, re.DOTALL)]
    assert run(home, "-c", text + "print(state)").startswith("<sassolini, 2 seats, to decide")


IN_THE_BROWSER = """
import sys
from starlette.testclient import TestClient
from tavolata.web.app import create_app
from tavolata.web.settings import Settings

app = create_app(Settings(database=sys.argv[1]))
with TestClient(app, base_url="http://127.0.0.1", headers={"Accept-Language": "it"}) as visitor:
    code = visitor.post("/api/play", json={"game": "sassolini"}).json()["code"]
    print(visitor.get("/").text, visitor.get(f"/t/{code}").text, visitor.get("/games/sassolini").text)
"""


def test_it_is_on_the_page_at_once(home: Path) -> None:
    """The first page, a table with a plain board, and the rules; in the reader's language."""
    printed = run(home, "-W", "ignore", "-c", IN_THE_BROWSER, str(home / "table.db"))
    for words in ("Un mucchio di sassolini, e l", "Sassolini rimasti", "il mucchio ", "SA-2.1", "Vince"):
        assert words in printed


@pytest.mark.slow
def test_its_tests_pass(home: Path) -> None:
    """Those of its clauses and the whole suite, with its own settings: first without pins, then with them."""
    first, pin, second = [line.split()[1:] for line in lines("conformance")]
    printed = run(home, *first, "-q", "-p", "no:cacheprovider")
    assert " passed" in printed and "skipped" in printed
    run(home, *pin)
    assert (home / "tests" / "pins" / "perft.txt").exists()
    printed = run(home, *second, "-q", "-p", "no:cacheprovider", "-k", "golden or counts")
    assert " passed" in printed and "skipped" not in printed


def test_every_clause_of_it_has_a_test(home: Path) -> None:
    assert "SA-3.2" in run(home, "-m", "tavolata", "rules", "sassolini", "--coverage")


def test_the_entry_point_of_the_example_is_its_room() -> None:
    project = tomllib.loads((Path(__file__).parent / "pyproject.toml").read_text("utf-8"))["project"]
    assert project["entry-points"]["tavolata.games"] == {NEBBIA.game.id: "nebbia:ROOM"}


def test_our_own_games_need_no_entry_point() -> None:
    """As the page says: they are found by their folders."""
    assert "entry-points" not in tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["project"]


@pytest.mark.parametrize(
    "file", sorted(Path(__file__).parent.glob("nebbia/*.py")), ids=lambda file: str(file.name)
)
def test_a_strangers_game_imports_from_tavolata_alone(file: Path) -> None:
    """A stranger needs no other door than the package itself."""
    assert re.findall(r"^\s*(?:from|import) (tavolata\.\S+)", file.read_text("utf-8"), re.MULTILINE) == []
