"""The classes of a room: its stylesheets name what its drawings draw, and its drawings draw what has a rule."""

from __future__ import annotations

import ast
import re
from collections.abc import Iterator
from functools import cache
from itertools import islice
from pathlib import Path

import pytest

import tavolata
import tavolata.web
from tavolata.kit import emblems

from .scenes import NAMES, walk
from .test_ours import GAMES

WEB = Path(tavolata.web.__file__).parent
KIT = emblems.DRAWINGS.parent
SCENES = 60
HOOKS = {
    "": {"lettered"},
    "cavern-tavern": set("again arrow asked-goods crown dice ladders scroll skull swap take wedge".split()),
    "primo-cavaliere": {"team", "up"},
    "proelio": {"gap", "ledger", "sick", "team"},
    "sangue-reale": set(
        "circle dice draw edges face five gate ledger lower share supporter supporter-sign walls".split()
    ),
    "trono-di-spade": {"asked", "more", "tgt", "wild"},
}
"""Classes without a look: by them tests and people find a thing; those of any game under no name."""
COMPOSED = {
    "cavern-tavern": ("a-", "i-"),
    "primo-cavaliere": ("h-",),
    "trono-di-spade": ("h-", "b-", "seat", "coin-", "ts-fill", "ts-halo"),
}
"""How classes begin that end in the name of a thing."""


def named(css: str) -> set[str]:
    """The classes in the selectors of a stylesheet."""
    plain = re.sub(r'/\*.*?\*/|"[^"]*"', "", css, flags=re.DOTALL)
    return {
        name for rule in re.findall(r"([^{};]+)\{", plain) for name in re.findall(r"\.([a-z][\w-]*)", rule)
    }


def written(folder: Path) -> Iterator[str]:
    """The words in the texts of a folder's modules; what is put in by expressions shows as a tab."""
    for path in folder.glob("*.py"):
        tree = ast.parse(path.read_text("utf-8"))
        documentation = {id(node.value) for node in ast.walk(tree) if isinstance(node, ast.Expr)}
        for node in ast.walk(tree):
            if isinstance(node, ast.JoinedStr):
                parts = [one.value if isinstance(one, ast.Constant) else "\t" for one in node.values]
                yield from re.findall(r"[\w\t-]+", "".join(map(str, parts)))
            elif (
                isinstance(node, ast.Constant)
                and isinstance(node.value, str)
                and id(node) not in documentation
            ):
                yield from re.findall(r"[\w-]+", node.value)


@cache
def common() -> set[str]:
    """The classes that the pages' own stylesheets have rules for."""
    return set().union(*[named(path.read_text("utf-8")) for path in (WEB / "static").glob("*.css")])


def stylesheets(game: str) -> set[str]:
    """The classes in all stylesheets of a room: those of the page, and those of the picture that stands alone."""
    drawings = tavolata.room(game).folder / "drawings"
    return set().union(*[named(path.read_text("utf-8")) for path in drawings.rglob("*.css")])


def stem(name: str) -> str:
    """A class without the number at its end: seats and counts."""
    return name.rstrip("0123456789")


@pytest.mark.parametrize("game", GAMES)
def test_every_class_with_a_rule_is_drawn(game: str) -> None:
    """A rule for a class that no drawing has is a rule that nobody would miss."""
    folder = tavolata.room(game).folder
    svg = (folder / "drawings" / "emblems.svg").read_text("utf-8")
    words = {word for names in re.findall(r'class="([^"]*)"', svg) for word in names.split()}
    for place in (folder / "page", KIT):
        words |= set(written(place))
    composed = [re.compile(word.replace("\t", r"\d*")) for word in words if "\t" in word and word.strip("\t")]
    seats = {stem(one) for one in common() if stem(one) != one}
    rest = {one for one in stylesheets(game) - words - common() if stem(one) == one or stem(one) not in seats}
    rest = {one for one in rest if not one.startswith(COMPOSED.get(game, ("\t",)))}
    assert not {one for one in rest if not any(word.fullmatch(one) for word in composed)}


@pytest.mark.parametrize("game", GAMES)
def test_every_class_drawn_has_a_rule(game: str) -> None:
    """What a drawing names has a look, or is known as a hook."""
    room, (seats, options) = tavolata.room(game), GAMES[game]
    words = room.words("en", [*NAMES, "Nilo", "Ada"])
    drawn: set[str] = set()
    for scene in islice(walk(room, room.game.new(seats, 7, options), words, 7), SCENES):
        drawing = room.paint(scene)
        marks = [seat.marks for seat in drawing.seats]
        html = "".join([drawing.board, drawing.side, drawing.tray, *marks, room.picture(scene.view, words)])
        drawn |= {word for names in re.findall(r'class="([^"]*)"', html) for word in names.split()}
    known = stylesheets(game) | common() | HOOKS[""] | HOOKS[game]
    stems = {stem(one) for one in known if stem(one) != one}
    assert not {one for one in drawn - known if stem(one) == one or stem(one) not in stems}
