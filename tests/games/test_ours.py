"""What is ours, or pieced together, is marked alike in all games: on the page, in the terminal and in the words."""

from __future__ import annotations

from copy import deepcopy
from io import StringIO
from typing import Any

import pytest
from rich.console import Console

import tavolata
from tavolata.engine.room import LANGUAGES
from tavolata.engine.scene import Scene
from tavolata.kit.provenance import badge, badge_of_all, lists_of, source_of
from tavolata.kit.words import words

GAMES: dict[str, tuple[int, dict[str, object]]] = {
    "cavern-tavern": (3, {"chamber": True, "characters": "dealt"}),
    "primo-cavaliere": (3, {}),
    "proelio": (3, {}),
    "sangue-reale": (2, {}),
    "trono-di-spade": (4, {"alliances": "objectives"}),
}
OURS = {"en": "ours", "it": "nostra"}


def all_printed(data: dict[str, Any]) -> dict[str, Any]:
    """A pack of which everything is as printed."""
    pack = deepcopy(data)
    for entries in pack.values():
        for entry in entries if isinstance(entries, list) else ():
            entry["source"] = "printed"
    return pack


def begun(game: str, printed: bool) -> Any:
    """A match in its first round, with the game's own pack, or with one all of which is printed."""
    known = tavolata.game(game)
    content = known.shelf.embedded(all_printed(known.content().data)) if printed else known.content()
    seats, options = GAMES[game]
    state = known.new(seats, 5, options, content)
    while not state.over and state.view(None).get("round") == 0:
        seat = state.deciders()[0]
        state.play(seat, state.legal(seat)[0])
    return state


def page(state: Any, language: str) -> str:
    room = tavolata.room(state.setup.game)
    drawn = room.paint(Scene(state.view(0), room.words(language)))
    return drawn.board + drawn.side + drawn.tray


def terminal(state: Any, language: str) -> str:
    room = tavolata.room(state.setup.game)
    paper = Console(file=StringIO(), width=200)
    paper.print(room.draw(state.view(0), room.words(language)))
    assert isinstance(paper.file, StringIO)
    return paper.file.getvalue()


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", GAMES)
def test_the_same_badge_on_every_page(game: str, language: str) -> None:
    state = begun(game, printed=False)
    assert str(badge(tavolata.room(game).words(language), "house")).partition("title")[0] in page(
        state, language
    )
    marks = [OURS[language], words(language).text("all-house")]
    assert any(f">{mark}</span>" in page(state, language) for mark in marks)
    assert OURS[language][:-1] in terminal(state, language)


@pytest.mark.parametrize("game", GAMES)
def test_what_is_printed_has_none(game: str) -> None:
    state = begun(game, printed=True)
    for language in LANGUAGES:
        assert 'class="prov"' not in page(state, language)
        drawn = terminal(state, language)
        assert not any(words(language).text(f"lists-{source}") in drawn for source in ("assumed", "house"))
        assert OURS[language] not in drawn


@pytest.mark.parametrize("game", GAMES)
def test_the_words_are_those_of_the_program(game: str) -> None:
    """No game has words of its own for it."""
    for language in LANGUAGES:
        for source in ("printed", "assumed", "house"):
            for id in (f"source-{source}", f"source-{source}.help", f"clause-{source}"):
                assert tavolata.room(game).words(language).text(id) == words(language).text(id)


def test_head_starts_are_ours_even_where_the_name_is_not() -> None:
    """Alfred and Kirshoy of Sangue Reale: the name was heard of, the number already circled was not."""
    room = tavolata.room("sangue-reale")
    state = room.game.new(2, 1, {"era": 2, "claimants": "chosen"})
    chooser = state.deciders()[0]
    assert source_of(room.game.content(), "claimants", "alfred") == "assumed"
    for language, says in (("en", "the head start is ours"), ("it", "il vantaggio iniziale è nostro")):
        speaker = room.words(language)
        drawn = room.paint(Scene(state.view(chooser), speaker))
        whole = drawn.board + drawn.side + drawn.tray
        assert whole.count(f'{says}.">{OURS[language]}</span>') == 2
        for name in ("alfred", "kirshoy"):
            assert says in speaker.text(f"claimant-{name}-note")


def test_a_heading_speaks_for_a_list_that_is_all_of_one_kind() -> None:
    english = words("en")
    assert ">all ours</span>" in badge_of_all(english, ["house", "house"])
    assert badge_of_all(english, ["house", "printed"]) == badge_of_all(english, []) == ""
    assert badge(english, "printed") == ""


def test_the_lists_that_are_not_as_printed() -> None:
    content = tavolata.game("primo-cavaliere").content()
    assert lists_of(content) == {"companions": ["assumed", "house"]}
    assert source_of(content, "companions", "shae") == "assumed"
    assert source_of(content, "companions", "hodor") == source_of(content, "nothing", "x") == "printed"
