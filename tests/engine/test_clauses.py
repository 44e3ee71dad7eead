"""Rulebooks: what is read, and what is said of one out of form."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.engine.clauses import read_rulebook

BOOK = """\
# A game

It is short.

## AG-1 First things

**AG-1.1** Somebody
begins. [book]

**AG-1.2** Somebody ends. [decisione: nobody else does]
"""


def write(tmp_path: Path, text: str) -> Path:
    path = tmp_path / "rulebook.en.md"
    path.write_text(text, "utf-8")
    return path


def test_a_rulebook_is_read(tmp_path: Path) -> None:
    book = read_rulebook(write(tmp_path, BOOK))
    assert (book.title, book.introduction, len(book.chapters)) == ("A game", "It is short.", 1)
    assert book.chapters[0].title == "First things"
    first, second = book.clauses.values()
    assert (first.id, first.text, first.source, first.reason) == ("AG-1.1", "Somebody begins.", "book", "")
    assert (second.id, second.source, second.reason) == ("AG-1.2", "ruling", "nobody else does")


def test_a_table_belongs_to_the_clause_before_it(tmp_path: Path) -> None:
    book = read_rulebook(
        write(tmp_path, BOOK.replace("**AG-1.2**", "{table cards}\n\n{table units}\n\n**AG-1.2**"))
    )
    first, second = book.clauses.values()
    assert (first.tables, second.tables) == (("cards", "units"), ())
    with pytest.raises(ValueError, match="chapter AG-1: not a clause"):
        read_rulebook(write(tmp_path, BOOK.replace("**AG-1.1**", "{table cards}\n\n**AG-1.1**")))


@pytest.mark.parametrize(
    ("before", "after"),
    [("[book]", ""), ("[book]", "[hearsay]"), ("**AG-1.1**", "AG-1.1"), ("**AG-1.1**", "**AG-2.1**")],
)
def test_a_paragraph_out_of_form_is_named(tmp_path: Path, before: str, after: str) -> None:
    with pytest.raises(
        ValueError, match=r"rulebook\.en\.md, chapter AG-1: not a clause with id and source: "
    ):
        read_rulebook(write(tmp_path, BOOK.replace(before, after)))
