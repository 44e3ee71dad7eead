"""Imports point one way: engine <- kit <- games; engine <- bots; a registry joins them; lab on those; tables on a store
and workers; cli on top."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2] / "src" / "tavolata"

LAYERS: dict[str, set[str]] = {
    "engine": {"engine"},
    "kit": {"engine", "kit"},
    "games": {"engine", "kit", "games"},
    "bots": {"engine", "bots"},
    "registry": {"engine", "bots"},
    "build": {"engine"},
    "lab": {"engine", "kit", "bots", "registry", "lab", ""},
    "store": {"engine", "store"},
    "workers": {"engine", "workers"},
    "table": {"engine", "kit", "bots", "registry", "store", "workers", "table", ""},
    "testing": {"engine", "kit", "bots", "registry", "build", "testing", ""},
    "": {"engine", "kit"},
}
"""What each part of the house may import; "" is the package itself, whose names are the public API. Parts that are not
listed stand on top and may import anything."""


def modules() -> list[str]:
    return sorted(str(path.relative_to(ROOT)) for path in ROOT.rglob("*.py"))


def part_of(name: str) -> str:
    """The part of the house that a dotted name within tavolata belongs to."""
    return name.split(".")[0]


def imported(file: str) -> Iterator[tuple[int, str]]:
    """Every import within tavolata, wherever it stands in the file: line and dotted name without ``tavolata.``"""
    package = ["tavolata", *Path(file).parent.parts]
    for node in ast.walk(ast.parse((ROOT / file).read_text("utf-8"))):
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom):
            base = package[: len(package) - node.level + 1] if node.level else []
            start = ".".join([*base, *([node.module] if node.module else [])])
            names = (
                [f"{start}.{alias.name}" for alias in node.names]
                if start in ("tavolata", "tavolata.games")
                else [start]
            )
        else:
            continue
        for name in names:
            if name.split(".")[0] == "tavolata":
                yield node.lineno, name.removeprefix("tavolata").lstrip(".")


def public(name: str) -> str:
    """``from tavolata import Record`` names the package itself, ``from tavolata import lab`` a part of it."""
    part = part_of(name)
    return part if (ROOT / part).is_dir() or (ROOT / f"{part}.py").is_file() else ""


def part_of_file(file: str) -> str:
    part = part_of(file.removesuffix(".py").replace("/", "."))
    return "" if part == "__init__" else part


@pytest.mark.parametrize("file", [file for file in modules() if part_of_file(file) in LAYERS])
def test_imports_point_one_way(file: str) -> None:
    allowed = LAYERS[part_of_file(file)]
    assert [(line, name) for line, name in imported(file) if public(name) not in allowed] == []


@pytest.mark.parametrize("file", [file for file in modules() if file.startswith("games/")])
def test_a_room_never_imports_another(file: str) -> None:
    room = Path(file).parts[1]
    others = [name for _, name in imported(file) if name.startswith("games.") and name.split(".")[1] != room]
    assert others == []


def test_the_check_sees_what_it_should() -> None:
    """Imports inside functions and for type checkers count; so do the public names."""
    found = {name for _, name in imported("engine/record.py")}
    assert {"engine.catalogue", "engine.state"} <= found
    assert public("Record") == "" and public("lab.arena") == "lab" and public("registry.BOTS") == "registry"
    assert all(part == "" or (ROOT / part).exists() or (ROOT / f"{part}.py").exists() for part in LAYERS)
