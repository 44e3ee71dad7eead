"""Finds code that nothing uses, with vulture: first without the tests, so that what only they use is found, then with.

Exceptions stand in ``pyproject.toml`` under ``tool.vulture``, each with its reason. Fields of typed tables
(``TypedDict``) need none: they are written as keys of a table, which vulture cannot see.
"""

from __future__ import annotations

import ast
import sys
import tomllib
from collections.abc import Iterator
from functools import cache
from os.path import relpath
from pathlib import Path

from vulture import Vulture

ROOT = Path(__file__).resolve().parents[1]
LEAST_CONFIDENCE = 60


def main() -> int:
    """Print what is dead; 1 if anything is."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text("utf-8"))["tool"]["vulture"]
    paths = [ROOT / path for path in settings["paths"]]
    dead = find([paths, [ROOT / "tests"]], settings)
    for line in dead:
        print(line)
    return 1 if dead else 0


def find(steps: list[list[Path]], settings: dict[str, list[str]]) -> dict[str, None]:
    """What nothing uses under the first paths, and then with each step under those that come to them; a line each."""
    vulture = Vulture(ignore_names=settings["ignore_names"], ignore_decorators=settings["ignore_decorators"])
    sources: list[Path] = []
    dead: dict[str, None] = {}
    for paths in steps:
        vulture.scavenge([str(path) for path in paths])
        sources += [file for path in paths for file in files(path)]
        fields = set(typed_fields(sources))
        for item in vulture.get_unused_code(min_confidence=LEAST_CONFIDENCE):
            if (str(item.filename), item.first_lineno) not in fields:
                dead[f"{relpath(item.filename, ROOT)}:{item.first_lineno}: {item.message}"] = None
    return dead


def files(path: Path) -> list[Path]:
    """The Python files of a folder, or the one that is named."""
    return sorted(path.rglob("*.py")) if path.is_dir() else [path]


def typed_fields(sources: list[Path]) -> Iterator[tuple[str, int]]:
    """Where fields of typed tables are declared. Classes are told by name; what derives from such a one is one."""
    classes = [(str(file), node) for file in sources for node in classes_of(file)]
    tables = {"TypedDict"}
    while found := {node.name for _, node in classes if bases(node) & tables} - tables:
        tables |= found
    for file, node in classes:
        if node.name in tables:
            yield from ((file, field.lineno) for field in node.body if isinstance(field, ast.AnnAssign))


@cache
def classes_of(source: Path) -> list[ast.ClassDef]:
    """The classes of a file; it is read once."""
    tree = ast.parse(source.read_text("utf-8"))
    return [node for node in ast.walk(tree) if isinstance(node, ast.ClassDef)]


def bases(node: ast.ClassDef) -> set[str]:
    """The names of the classes that one derives from."""
    return {ast.unparse(base).rpartition(".")[2].partition("[")[0] for base in node.bases}


if __name__ == "__main__":
    sys.exit(main())
