"""What the rules say can be said: in Italian and in English, with a clause behind every answer."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Iterator
from io import StringIO
from typing import Any
from xml.etree import ElementTree

from rich.console import Console

from .. import Event, Phrase
from ..engine.room import LANGUAGES, Room, Speaker
from ..engine.scene import Moment
from ..engine.setup import OptionValue, Setup
from ..kit.emblems import elements
from .support import Variant, few, picks, positions, seeds, some, step

FILE = re.compile(r"\.(toml|md|json|ftl|py)\b|`content`")
"""How the name of a file ends, and the folder they lie in."""
MESSAGE = re.compile(r"[a-z]+(-[a-z0-9]+)+")
"""The id of a message that nobody has written."""


def test_the_rulebooks_say_the_same_in_both_languages(room: Room) -> None:
    """The same clauses in the same order, from the same sources; whatever is not the book's has a reason."""
    books = [room.rulebook(language) for language in LANGUAGES]
    assert all(
        book.title and book.chapters and all(chapter.clauses for chapter in book.chapters) for book in books
    )
    one, other = [[(clause.id, clause.source) for clause in book.clauses.values()] for book in books]
    assert one == other
    for book in books:
        assert sum(len(chapter.clauses) for chapter in book.chapters) == len(book.clauses), (
            "a clause stands twice"
        )
        assert all(clause.reason for clause in book.clauses.values() if clause.source != "book")


def test_the_game_its_content_and_its_options_have_words(room: Room) -> None:
    for language in LANGUAGES:
        words = room.words(language)
        lists = [name for name, entries in room.game.content().data.items() if isinstance(entries, list)]
        ids = ["title", "blurb", *[f"content-{name}" for name in lists]]
        for option in room.game.options.values():
            for id in (option.name, *[f"{option.name}-{_value(value)}" for value in option.allowed]):
                ids += [f"option-{id}", f"option-{id}.help"]
        assert [id for id in ids if not words.knows(id)] == []


def _value(value: OptionValue) -> str:
    return str(value).lower()


def test_every_entry_of_the_content_says_where_it_comes_from(room: Room) -> None:
    content = room.game.content()
    assert not content.foreign
    for file, entries in content.data.items():
        if isinstance(entries, list):
            assert all(entry["source"] in ("printed", "assumed", "house") for entry in entries), file
    assert room.game.content(room.folder / "content") is content


def test_everything_that_happens_has_words(variant: Variant) -> None:
    """Asks, moves, refusals and events of random games, with all that they name."""
    speakers = [variant.room.words(language) for language in LANGUAGES]
    for number, state in enumerate(positions(variant, 2, 60, "words", end=False)):
        for seat in state.deciders():
            for words in speakers:
                _check_asked(variant, state, seat, words, number)
    setup = variant.new(1).setup
    for event in _told(variant):
        for words in speakers:
            _check_event(variant, event, words, setup)


def _told(variant: Variant) -> Iterator[Event]:
    """Events of random games, each kind a number of times."""
    heard: Counter[str] = Counter()
    for seed in seeds(variant, 3):
        state = variant.new(seed)
        chance = picks(variant.label, "told", seed)
        while not state.over:
            events: list[Event] = []
            step(state, chance, events)
            for event in events:
                heard[event.id] += 1
                if heard[event.id] <= few(20):
                    yield event


def _check_asked(variant: Variant, state: Any, seat: int, words: Speaker, number: int) -> None:
    room = variant.room
    ask = state.ask(seat)
    _known(words, Phrase(f"ask-{ask.kind}", ask.arguments))
    assert room.say_ask(ask, words)
    for move in some(state.legal(seat), 20, number):
        _known(words, state.describe(seat, move))
        assert room.say_move(state, seat, move, words)
    for move in some(range(room.game.moves), 40, number):
        refusal = state.why(seat, move)
        if refusal is not None:
            _known_arguments(words, refusal)
            assert room.say_refusal(refusal, words) not in ("", refusal.rule)


def _check_event(variant: Variant, event: Event, words: Speaker, setup: Setup) -> None:
    """It happens by a rule, and whoever hears of it sees it as a moment that says the same."""
    assert event.clause in variant.room.rulebook(words.language).clauses, (
        f"by which rule is {event.id!r} told?"
    )
    for seat in (None, *event.witnesses):
        seen = event.seen_by(seat)
        _known(words, Phrase(f"event-{seen.id}", seen.arguments))
        assert variant.room.say_event(event, seat, words)
        moment = variant.room.moment(seen, seat, words, setup)
        assert moment.says == variant.room.say_event(event, seat, words) and moment.clause == event.clause
        assert moment.seconds >= 0 and (moment.kind != "quiet" or not moment.travels)
        assert bool(moment.heading) == bool(moment.title) and moment.heading in (0, 1, 2)
        drawn = not moment.icon or f'id="{moment.icon}"' in variant.room.sprite()
        assert drawn, f"{event.id}: no page of the game has the emblem {moment.icon!r}"
        if moment.panel:
            _check_panel(moment, variant.room)


def _check_panel(moment: Moment, room: Room) -> None:
    """What lies over the board is shown, well formed, and refers to nothing that the page of its game lacks."""
    assert moment.kind != "quiet" and moment.seconds, moment.says
    drawn = ElementTree.fromstring(moment.panel)
    used = {one.attrib["href"].removeprefix("#") for one in drawn.iter("use")}
    assert used <= set(elements(room.sprite())), moment.says
    said = [*drawn.itertext(), *[one.get("aria-label", "") for one in drawn.iter()]]
    assert "".join(said).strip() and not [text for text in said if MESSAGE.fullmatch(text)], said


def _known(words: Speaker, phrase: Phrase) -> None:
    assert words.knows(phrase.id), f"{words.language}: no message {phrase.id!r}"
    _known_arguments(words, phrase)


def _known_arguments(words: Speaker, phrase: Phrase) -> None:
    for name, value in phrase.arguments.items():
        for item in value if isinstance(value, list) else [value]:
            _known_value(words, item, f"{phrase.id} has as {name}")


def _known_value(words: Speaker, value: Any, where: str) -> None:
    """A number, a seat, the id of a message, a single word to select by, or a phrase within the phrase."""
    if isinstance(value, dict):
        _known(words, Phrase(value["id"], value["arguments"]))
    elif isinstance(value, str) and not value.startswith("@") and "-" in value:
        assert words.knows(value), f"{words.language}: no message {value!r}, which {where}"
    else:
        assert isinstance(value, (int, str))


def test_the_table_can_be_drawn(variant: Variant) -> None:
    for state in positions(variant, 1, 6):
        for language in LANGUAGES:
            words = variant.room.words(language)
            for seat in (None, *range(state.seats)):
                paper = Console(file=StringIO(), width=100, force_terminal=True)
                paper.print(variant.room.draw(state.view(seat), words))


def test_the_tables_of_the_rulebook_are_filled_in_both_languages(room: Room) -> None:
    """The same tables after the same clauses, with as many cells in each row as columns, and words for everything."""
    books = [room.rulebook(language) for language in LANGUAGES]
    named = [{clause.id: clause.tables for clause in book.clauses.values()} for book in books]
    assert named[0] == named[1]
    for language in LANGUAGES:
        words = room.words(language)
        for name in [name for names in named[0].values() for name in names]:
            figures = room.figures(name, words)
            assert figures.title and all(figures.head) and figures.rows
            assert all(len(row) == len(figures.head) and any(row) for row in figures.rows)
            cells = [cell for row in ((figures.title,), figures.head, *figures.rows) for cell in row]
            assert [cell for cell in cells if MESSAGE.fullmatch(cell)] == []


def test_no_rule_names_a_file(room: Room) -> None:
    """Players read what is so, not where a program keeps it."""
    for language in LANGUAGES:
        book = room.rulebook(language)
        texts = [book.introduction, *[f"{clause.text} {clause.reason}" for clause in book.clauses.values()]]
        assert [text for text in texts if FILE.search(text)] == []
