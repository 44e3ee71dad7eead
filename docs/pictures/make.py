"""Draws the pictures of the README: ``python docs/pictures/make.py``. Nothing in them comes from elsewhere."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import tavolata
from tavolata.bots.base import Budget, consult
from tavolata.registry import make_bot

FOLDER = Path(__file__).parent
MOVES = 9


def primo_cavaliere() -> str:
    """A game for three after a few moves, as the terminal shows it."""
    room = tavolata.room("primo-cavaliere")
    state = room.game.new(seats=3, seed=12)
    bot = make_bot("greedy", room, Budget(playouts=1))
    for number in range(MOVES):
        seat = state.deciders()[0]
        state.play(seat, consult(bot, state, seat, number).move)
    words = room.words("en", ["Anna", "Bruno", "Carla"])
    return picture(room.draw(state.view(state.deciders()[0]), words), room.game.title)


def picture(drawing: object, title: str) -> str:
    """A drawing for the terminal as SVG, without the web fonts that Rich would ask for."""
    console = Console(record=True, width=112, height=40, file=StringIO(), force_terminal=True)
    console.print(drawing)
    svg = console.export_svg(title=title)
    svg = re.sub(r"<!--.*?-->|@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    (FOLDER / "primo-cavaliere.svg").write_text(primo_cavaliere(), "utf-8")
