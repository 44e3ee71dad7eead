"""Pages about games: which there are, their rules as numbered clauses, their cards with where each comes from."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from rich.console import Group, RenderableType
from rich.padding import Padding
from rich.rule import Rule
from rich.table import Table
from rich.text import Text

from ..engine.clauses import Chapter, Clause, Figures, Rulebook
from ..engine.game import ContentSource, Game, Option, option_text
from ..engine.room import Room, Speaker
from ..kit.shelf import SOURCES, counted, entry_name, is_plain, list_name, lists, message_kind
from ..kit.terminal import GOLD, QUIET, source_mark
from .desk import Problem

# -- games ---------------------------------------------------------------------------------------------------


def game_page(room: Room, words: Speaker) -> Iterator[RenderableType]:
    """What there is to know of a game before playing it."""
    game = room.game
    yield Text.assemble((words.text("title"), GOLD), "  ", (game.id, "bold"))
    yield Padding(Text(words.text("blurb")), (0, 0, 0, 2))
    facts = Table.grid(padding=(0, 2, 0, 0))
    facts.add_row(
        label(words, "games-players"), Text(one_of(words, [str(count) for count in game.seat_counts]))
    )
    facts.add_row(label(words, "games-rules"), Text(game.version))
    facts.add_row(label(words, "games-content"), Text(content_counts(game, words)))
    if game.options:
        facts.add_row(label(words, "games-options"), options_page(list(game.options.values()), words))
    yield Padding(facts, (0, 0, 1, 2))


def label(words: Speaker, id: str) -> Text:
    """The name of a fact."""
    return Text(words.text(id), QUIET)


def one_of(words: Speaker, items: list[str]) -> str:
    """A choice, in words: 2, 3 or 4."""
    if len(items) == 1:
        return items[0]
    return words.text("games-or", some=", ".join(items[:-1]), last=items[-1])


def options_page(options: list[Option], words: Speaker) -> Table:
    """The options with their values, the default first, and what they mean."""
    grid = Table.grid(padding=(0, 2, 0, 0))
    for option in options:
        id = f"option-{option.name}"
        grid.add_row(Text(option.name, "bold"), Text(told(words, f"{id}.help")))
        for value in sorted(option.allowed, key=lambda value: value != option.default):
            meaning = Text(told(words, f"{id}-{str(value).lower()}.help"))
            if value == option.default:
                meaning.append("  " + words.text("games-default"), GOLD)
            grid.add_row(Text(f"  = {option_text(value)}"), meaning)
    return grid


def told(words: Speaker, id: str) -> str:
    """A message that a game may have left out."""
    return words.text(id) if words.knows(id) else ""


def content_counts(game: Game, words: Speaker) -> str:
    """How many entries of the game's own content are printed, assumed or ours, list by list."""
    content = game.content()
    parts = [f"{list_name(words, name)}: {counted(entries, words)}" for name, entries in lists(content.data)]
    return f"{content.id} ({'; '.join(parts)})" if parts else content.id


# -- rules ---------------------------------------------------------------------------------------------------


def book_page(room: Room, words: Speaker) -> Iterator[RenderableType]:
    """The whole rulebook."""
    book = room.rulebook(words.language)
    yield Rule(Text(book.title, GOLD), style=QUIET)
    if book.introduction:
        yield Padding(plain(book.introduction), (1, 2))
    for chapter in book.chapters:
        yield chapter_page(room, chapter, words)


def chapter_page(room: Room, chapter: Chapter, words: Speaker) -> RenderableType:
    """A chapter with its clauses."""
    heading = Text.assemble((chapter.id, QUIET), "  ", (chapter.title, GOLD))
    return Group(heading, Padding(clauses_page(room, list(chapter.clauses), words), (0, 0, 1, 2)))


def clauses_page(room: Room, clauses: list[Clause], words: Speaker) -> RenderableType:
    """Clauses, each with its id, where it comes from, and its tables."""
    grid = Table.grid(padding=(0, 2))
    grid.add_column(no_wrap=True)
    for clause in clauses:
        text = plain(clause.text)
        source = words.text(f"clause-{clause.source}")
        text.append(f" [{source}: {clause.reason}]" if clause.reason else f" [{source}]", QUIET)
        tables = [figures_page(room.figures(name, words)) for name in clause.tables]
        grid.add_row(Text(clause.id, "bold"), Group(text, *tables))
    return grid


def figures_page(figures: Figures) -> RenderableType:
    """A table of the rulebook."""
    table = Table(title=Text(figures.title, GOLD), title_justify="left", border_style=QUIET)
    for head in figures.head:
        table.add_column(head)
    for row in figures.rows:
        table.add_row(*[Text(cell) for cell in row])
    return Padding(table, (1, 0))


def plain(text: str) -> Text:
    """A paragraph of the rulebook; names of options stand in backquotes."""
    result = Text()
    for number, piece in enumerate(text.split("`")):
        result.append(piece, "bold" if number % 2 else "")
    return result


def find(book: Rulebook, text: str) -> Chapter | Clause:
    """A chapter or a clause by its id, written in any way that can be told."""
    wanted = text.strip().upper()
    prefix = book.chapters[0].id.split("-")[0] if book.chapters else ""
    if re.fullmatch(r"\d+(\.\d+)?", wanted):
        wanted = f"{prefix}-{wanted}"
    for chapter in book.chapters:
        if chapter.id == wanted:
            return chapter
    if wanted in book.clauses:
        return book.clauses[wanted]
    chapters = [chapter.id for chapter in book.chapters]
    for chapter in book.chapters:
        if wanted.startswith(chapter.id + "."):
            ids = [clause.id for clause in chapter.clauses]
            raise Problem("no-clause", clause=text, first=ids[0], last=ids[-1])
    raise Problem("no-chapter", clause=text, first=chapters[0], last=chapters[-1])


def part_page(room: Room, text: str, words: Speaker) -> RenderableType:
    """A chapter or a clause."""
    found = find(room.rulebook(words.language), text)
    if isinstance(found, Chapter):
        return chapter_page(room, found, words)
    return clauses_page(room, [found], words)


# -- cards ---------------------------------------------------------------------------------------------------


def content_page(room: Room, words: Speaker, source: ContentSource = None) -> Iterator[RenderableType]:
    """The entries of a content pack with where they come from. A list that is printed throughout is only counted."""
    content = room.game.content(source)
    own = {
        name: {entry["id"]: entry for entry in entries} for name, entries in lists(room.game.content().data)
    }
    info = content.data.get("pack")
    titles = info.get("title", {}) if isinstance(info, dict) else {}
    yield Text.assemble((words.text("rules-content"), GOLD), f"  {titles.get(words.language, content.id)}")
    for name, entries in lists(content.data):
        if is_plain(entries):
            yield Padding(Text(f"{list_name(words, name)}: {counted(entries, words)}"), (0, 0, 0, 2))
        else:
            yield Padding(entries_page(room, name, entries, own.get(name, {}), words), (1, 0, 0, 2))
    yield Padding(legend(words), (1, 0, 0, 2))


def entries_page(
    room: Room, name: str, entries: list[dict[str, Any]], own: dict[str, dict[str, Any]], words: Speaker
) -> Table:
    """A table of entries: name, what it does, source, note. A note in words is that of the game's own entry."""
    table = Table(box=None, padding=(0, 2, 0, 0), pad_edge=False, header_style=QUIET)
    table.add_column(list_name(words, name), no_wrap=True, style="bold")
    table.add_column(words.text("rules-does"), ratio=3)
    table.add_column(words.text("rules-source"), no_wrap=True)
    table.add_column(words.text("rules-note"), ratio=2, style=QUIET)
    for entry in entries:
        kind = message_kind(name, entry["id"], words)
        ours = own.get(entry["id"], {})
        same_note = entry.get("note") == ours.get("note")
        note = told(words, f"{kind}-{entry['id']}-note") if same_note else ""
        table.add_row(
            Text(entry_name(words, kind, entry["id"])),
            Text(room.say_entry(name, entry, words)),
            source_mark(words, str(entry.get("source"))),
            Text(note or str(entry.get("note", ""))),
        )
    return table


def legend(words: Speaker) -> Text:
    """What the marks mean."""
    lines = [
        f"{words.text(f'source-{source}')}: {told(words, f'source-{source}.help')}" for source in SOURCES
    ]
    return Text("\n".join(lines), QUIET)
