"""Draws the pictures of the README: ``python docs/pictures/make.py``. Nothing in them comes from elsewhere."""

from __future__ import annotations

import re
from html import unescape
from io import StringIO
from pathlib import Path

from rich.console import Console

import tavolata
from tavolata.bots.base import Budget, consult
from tavolata.engine.state import State
from tavolata.kit.letters import rule
from tavolata.registry import make_bot

FOLDER = Path(__file__).parent
NAMES = ["Anna", "Bruno", "Carla"]
MOVES = 9
MONO = "Tavolata Mono"


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
    """The table as the terminal shows it, with a typewriter of its own instead of the web fonts that Rich asks for."""
    room = tavolata.room(state.setup.game)
    console = Console(record=True, width=112, height=40, file=StringIO(), force_terminal=True)
    console.print(room.draw(state.view(state.deciders()[0]), room.words("en", NAMES)))
    svg = console.export_svg(title=room.game.title)
    svg = re.sub(r"<!--.*?-->|@font-face \{.*?\}\n", "", svg, flags=re.DOTALL)
    svg = svg.replace("font-family: arial", "font-family: Fira Code, monospace").replace("Fira Code", MONO)
    svg = svg.replace("<style>", f"<style>{typewriter(svg)}", 1)
    return re.sub(r"(?m)[ \t]+$", "", svg)


def typewriter(svg: str) -> str:
    """The letters of a terminal, as many as its texts use; how many are bold only its classes know."""
    said = "".join(re.findall(r"<text[^>]*>([^<]*)</text>", svg))
    used = frozenset(unescape(said).replace("\xa0", " "))
    bold = "font-weight: bold" in svg
    weights = [("400", "400"), ("700", "600 700")][: 2 if bold else 1]
    return "".join(
        [rule(FOLDER / f"mono-{name}.woff", MONO, weight, "normal", used) for name, weight in weights]
    )


if __name__ == "__main__":
    (FOLDER / "primo-cavaliere.svg").write_text(board(primo_cavaliere()), "utf-8")
    (FOLDER / "terminal.svg").write_text(terminal(primo_cavaliere()), "utf-8")
