"""The package is what the run says it is: compiled as a whole, or not at all."""

import os
import tomllib
from importlib import import_module
from pathlib import Path

import pytest

import tavolata
from tavolata.build import how_built

ROOT = Path(__file__).resolve().parents[1]
EXPECTED = os.environ.get("TAVOLATA_EXPECT")
FOLDER = Path(tavolata.__file__).parent


def compiled_modules() -> list[str]:
    """The modules that pyproject.toml says are compiled."""
    settings = tomllib.loads((ROOT / "pyproject.toml").read_text(encoding="utf-8"))
    hook = settings["tool"]["hatch"]["build"]["targets"]["wheel"]["hooks"]["custom"]
    left_out = {ROOT / pattern for pattern in hook["exclude"] if "/" in pattern}
    found = {path for pattern in hook["include"] for path in ROOT.glob(pattern)} - left_out
    paths = sorted(path.relative_to(ROOT / "src") for path in found if path.name != "__init__.py")
    return [".".join(path.with_suffix("").parts) for path in paths]


@pytest.mark.skipif(EXPECTED is None, reason="no build was promised")
def test_the_build_is_the_one_that_was_promised() -> None:
    assert EXPECTED in {"compiled", "interpreted"}
    assert (EXPECTED == "compiled") == tavolata.COMPILED


def test_the_note_of_the_build_is_true() -> None:
    assert how_built().compiled == tavolata.COMPILED
    assert bool(how_built().reason) == (not tavolata.COMPILED)


def test_there_is_something_to_compile() -> None:
    names = compiled_modules()
    assert "tavolata.engine.state" in names
    assert "tavolata.games.primo_cavaliere.rules.state" in names


@pytest.mark.parametrize("name", compiled_modules())
def test_a_module_is_compiled_if_the_build_is(name: str) -> None:
    module = import_module(name)
    assert module.__file__ is not None
    assert Path(module.__file__).is_relative_to(FOLDER)
    assert module.__file__.endswith(".py") != tavolata.COMPILED


def test_no_compiled_file_lies_beside_a_source() -> None:
    assert not [path for path in (ROOT / "src").rglob("*") if path.suffix in {".so", ".pyd"}]


def test_every_data_file_is_installed() -> None:
    source = ROOT / "src" / "tavolata"
    inside = [path.relative_to(source) for path in source.rglob("*") if path.is_file()]
    data = [path for path in inside if path.suffix not in {".py", ".pyc"} and not str(path).startswith(".")]
    assert [path for path in data if not (FOLDER / path).is_file()] == []
