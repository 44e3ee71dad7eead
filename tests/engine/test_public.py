"""All that the author of a game needs is imported from ``tavolata`` itself, and importing that stays quick."""

from __future__ import annotations

import ast
import subprocess
import sys
from pathlib import Path

import pytest

import tavolata

SOURCE = Path(__file__).resolve().parents[2] / "src" / "tavolata" / "__init__.py"
SLOW = ("babel", "fluent", "pydantic", "rich", "sqlalchemy", "tavolata.kit", "typer")


@pytest.mark.parametrize("name", tavolata.__all__)
def test_every_public_name_is_there(name: str) -> None:
    assert getattr(tavolata, name) is not None
    assert name in dir(tavolata)


def test_a_checker_and_the_program_know_the_same_names() -> None:
    """What is imported for type checkers alone is what ``__getattr__`` loads, from the same modules."""
    whole = ast.parse(SOURCE.read_text("utf-8"))
    (checking,) = [
        node for node in whole.body if isinstance(node, ast.If) and isinstance(node.test, ast.Name)
    ]
    named = {
        f".{node.module}": tuple(alias.name for alias in node.names)
        for node in checking.body
        if isinstance(node, ast.ImportFrom)
    }
    assert {module: set(names) for module, names in named.items()} == {
        module: set(names) for module, names in tavolata._LATER.items()
    }
    assert set(tavolata._WHERE) <= set(tavolata.__all__)


def test_importing_it_loads_nothing_slow() -> None:
    asked = f"import sys, tavolata; print([name for name in {SLOW!r} if name in sys.modules])"
    assert subprocess.check_output([sys.executable, "-c", asked], text=True).strip() == "[]"


def test_a_name_that_is_not_there_is_an_error() -> None:
    with pytest.raises(AttributeError, match="Sate"):
        _ = tavolata.Sate  # type: ignore[attr-defined]
