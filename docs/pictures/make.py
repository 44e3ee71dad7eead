"""Draws the pictures of the README: ``python docs/pictures/make.py``. Nothing in them comes from elsewhere."""

from __future__ import annotations

import re
from io import StringIO
from pathlib import Path

from rich.console import Console

import tavolata
from tavolata.bots.base import Budget, consult
from tavolata.engine.state import State
from tavolata.registry import make_bot

FOLDER = Path(__file__).parent
NAMES = ["Anna", "Bruno", "Carla"]
MOVES = 9


def primo_cavaliere() -> State:
    """A game for three after a few moves."""
    room = tavolata.room("primo-cavaliere")
    state = room.game.new(seats=3, seed=12)
    bot = make_bot("greedy", room, Budget(playouts=1))
    for number in range(MOVES):
        seat = state.deciders()[0]
        state.play(seat, consult(bot, state, seat, number).move)
    return state


def board(state: State) -> str:
    """The table as pages and notebooks show it."""
    room = tavolata.room(state.setup.game)
    return room.picture(state.view(None), room.words("en", NAMES)) + "\n"


def terminal(state: State) -> str:
    """The table as the terminal shows it, without the web fonts that Rich would ask for."""
    room = tavolata.room(state.setup.game)
    console = Console(record=True, width=112, height=40, file=StringIO(), force_terminal=True)
    console.print(room.draw(state.view(state.deciders()[0]), room.words("en", NAMES)))
    svg = console.export_svg(title=room.game.title)
    svg = re.sub(r"<!--.*?-->|@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)
    return svg.replace("Fira Code", "DejaVu Sans Mono")


if __name__ == "__main__":
    (FOLDER / "primo-cavaliere.svg").write_text(board(primo_cavaliere()), "utf-8")
    (FOLDER / "terminal.svg").write_text(terminal(primo_cavaliere()), "utf-8")
