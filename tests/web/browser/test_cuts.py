"""The pieces that a page is told of are laid where they belong: it looks as if it had just been loaded."""

from __future__ import annotations

from typing import Any

import pytest

from .conftest import Guest
from .hands import live, my_turn, play_on

GAMES = {"primo-cavaliere": 3, "proelio": 4, "sangue-reale": 2, "cavern-tavern": 3, "trono-di-spade": 3}
"""All games, with so many seats."""
MOVES = 6
"""So many decisions are made at the page."""
SHOWS = """() => {
  const places = [...document.querySelectorAll("#board, #tray, #side, #ask, #seats, #rules, #talk, #settings")];
  return Object.fromEntries(places.map((place) => {
    const copy = place.cloneNode(true);
    for (const one of copy.querySelectorAll(".happened")) one.classList.remove("happened");
    for (const one of copy.querySelectorAll("[class='']")) one.removeAttribute("class");
    for (const one of copy.querySelectorAll("[name=csrf]")) one.removeAttribute("value");
    return [place.id, [place.dataset.hash, copy.innerHTML]];
  }));
}"""
"""The fragments of a page, by hash and as they are shown, but for what a screen adds for itself."""

AS_TOLD = """(hashes) => Object.entries(hashes).every(
  ([id, hash]) => document.getElementById(id).dataset.hash === hash,
)"""


@pytest.mark.parametrize("game", GAMES)
def test_a_page_that_was_told_looks_like_one_that_was_loaded(guest: Guest, game: str) -> None:
    """After some decisions, made at the page. It never had to ask for a fragment again."""
    code = guest.table(*["random"] * (GAMES[game] - 1), game=game)
    said: list[str] = []
    page = guest.context.new_page()
    page.on("websocket", lambda socket: socket.on("framesent", lambda text: said.append(str(text))))
    page.goto(f"{guest.house.url}/t/{code}")
    play_on(live(page), MOVES, on_board=False)
    my_turn(page)
    loaded: dict[str, Any] = guest.open(f"/t/{code}").evaluate(SHOWS)
    hashes = {id: hash for id, (hash, _) in loaded.items()}
    page.wait_for_function(AS_TOLD, arg=hashes)
    for id, (_, html) in page.evaluate(SHOWS).items():
        assert html == loaded[id][1], id
    assert said and not any('"again"' in text for text in said)
