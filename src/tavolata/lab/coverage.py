"""Which clause of a rulebook is kept where in the code, and which tests would see it broken.

Code names a clause in comments, docstrings, asks and refusals, and so do the content files; a test names it in its
mark, ``@pytest.mark.clause("PC-3.2")``. Tests are read, not run or imported.
"""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

from ..engine.errors import TavolataError
from ..engine.room import Room

SOURCES = ("*.py", "*.toml")
"""The files of a room that count as its code: rules and content."""


@dataclass(frozen=True)
class Row:
    """A clause, the places in code that name it (``rules.py:123``), the tests (``test_turn.py::test_name``)."""

    clause: str
    code: tuple[str, ...]
    tests: tuple[str, ...]


@dataclass(frozen=True)
class Named:
    """A place that names a clause."""

    clause: str
    place: str


def coverage(room: Room, root: Path | None = None) -> list[Row]:
    """A row for each clause of a room, in the book's order.

    ``root`` is the folder of the tests; without it, that of the checkout around the room, or of the one we are in.
    ``TavolataError`` if no test of the room is there.
    """
    clauses = room.rulebook("en").clauses
    folder = root or tests_folder(room)
    tests = [named for named in named_in_tests(folder) if named.clause in clauses]
    if not tests:
        raise _no_tests(room, folder)
    code = named_in_code(room)
    return [Row(clause, _places(code, clause), _places(tests, clause)) for clause in clauses]


def tests_folder(room: Room) -> Path:
    """The tests of the checkout around a room's folder or around the current one."""
    for start in (room.folder, Path.cwd()):
        for folder in (start, *start.parents):
            if (folder / "pyproject.toml").is_file() and (folder / "tests").is_dir():
                return folder / "tests"
    raise _no_tests(room, Path.cwd())


def named_in_code(room: Room) -> list[Named]:
    """Every id that looks like a clause of the room's rulebook in the room's source, known or not."""
    names = {clause.rpartition("-")[0] for clause in room.rulebook("en").clauses}
    pattern = re.compile(rf"\b(?:{'|'.join(sorted(names))})-\d+\.\d+\b")
    found: list[Named] = []
    for path in sorted(path for suffix in SOURCES for path in room.folder.rglob(suffix)):
        place = path.relative_to(room.folder).as_posix()
        for number, line in enumerate(path.read_text("utf-8").splitlines(), 1):
            found += [Named(clause, f"{place}:{number}") for clause in pattern.findall(line)]
    return found


def named_in_tests(root: Path) -> list[Named]:
    """Every clause that a test under a folder names in a mark: its own, its parameters', its class's or its file's."""
    found: list[Named] = []
    for path in sorted(root.rglob("test_*.py")):
        for test, clauses in _Reader(path).tests():
            found += [Named(clause, f"{path.name}::{test}") for clause in clauses]
    return found


class _Reader:
    """One file of tests."""

    def __init__(self, path: Path) -> None:
        self.path = path
        self.body = ast.parse(path.read_text("utf-8"), path.name).body
        self.values = _values(self.body)

    def tests(self) -> Iterator[tuple[str, list[str]]]:
        """The tests with the clauses they name; those in a class as ``TestTurn::test_name``."""
        return self._tests(self.body, [])

    def _tests(self, body: list[ast.stmt], outer: list[str]) -> Iterator[tuple[str, list[str]]]:
        common = _values(body).get("pytestmark")
        outer = outer + (self._marks([common]) if common is not None else [])
        for node in body:
            if isinstance(node, ast.ClassDef) and node.name.startswith("Test"):
                for test, clauses in self._tests(node.body, outer + self._marks(node.decorator_list)):
                    yield f"{node.name}::{test}", clauses
            elif isinstance(node, ast.FunctionDef | ast.AsyncFunctionDef) and node.name.startswith("test"):
                yield node.name, outer + self._marks(node.decorator_list)

    def _marks(self, expressions: list[ast.expr]) -> list[str]:
        """The clauses marked in expressions, and in the file's own lists of parameters that they name."""
        nodes = [node for expression in expressions for node in ast.walk(expression)]
        for node in list(nodes):
            if isinstance(node, ast.Name) and node.id in self.values:
                nodes += ast.walk(self.values[node.id])
        return [
            self._text(argument)
            for node in nodes
            if isinstance(node, ast.Call) and ast.unparse(node.func) == "pytest.mark.clause"
            for argument in node.args
        ]

    def _text(self, argument: ast.expr) -> str:
        if isinstance(argument, ast.Constant) and isinstance(argument.value, str):
            return argument.value
        raise ValueError(f"{self.path.name}:{argument.lineno}: a clause is named by a plain text")


def _values(body: list[ast.stmt]) -> dict[str, ast.expr]:
    """What a file or a class gives to its names."""
    values: dict[str, ast.expr] = {}
    for node in body:
        targets = node.targets if isinstance(node, ast.Assign) else []
        if isinstance(node, ast.AnnAssign):
            targets = [node.target]
        value = node.value if isinstance(node, ast.Assign | ast.AnnAssign) else None
        values |= {
            target.id: value for target in targets if isinstance(target, ast.Name) and value is not None
        }
    return values


def _places(named: list[Named], clause: str) -> tuple[str, ...]:
    return tuple(dict.fromkeys(one.place for one in named if one.clause == clause))


def _no_tests(room: Room, folder: Path) -> TavolataError:
    sentence = (
        f"no tests of {room.game.id} under {str(folder)!r}; "
        "they come with the source, not with the installed program: go to the folder of the source"
    )
    return TavolataError("no-tests", sentence, {"game": room.game.id, "folder": str(folder)})
