"""The examples in docstrings are true. (Those in README.md and docs/ are collected by pytest itself.)"""

import doctest
from importlib import import_module
from pkgutil import walk_packages

import pytest

import tavolata

MODULES = sorted(
    module.name
    for module in walk_packages(tavolata.__path__, "tavolata.")
    if not module.name.endswith("__main__")
)


@pytest.mark.parametrize("name", ["tavolata", *MODULES])
def test_examples(name: str) -> None:
    assert doctest.testmod(import_module(name)).failed == 0


def test_there_are_examples() -> None:
    """A compiled function hides its docstring from doctest, so the count is that of the uncompiled run."""
    names = (
        ["tavolata"]
        if tavolata.COMPILED
        else ["tavolata", "tavolata.engine.rng", "tavolata.engine.catalogue"]
    )
    for name in names:
        assert doctest.testmod(import_module(name)).attempted > 0, name
