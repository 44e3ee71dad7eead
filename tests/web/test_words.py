"""Every word a page uses is there in both languages, and both catalogues say the same things."""

from __future__ import annotations

import re
from pathlib import Path

import pytest
from fluent.syntax import FluentParser, ast

import tavolata.web
from tavolata.engine.catalogue import room
from tavolata.engine.room import LANGUAGES
from tavolata.kit.words import COMMON
from tavolata.store.model import PACES
from tavolata.table import changes
from tavolata.web import facts, pages

WEB = Path(tavolata.web.__file__).parent
PRIMO = room("primo-cavaliere")

_IN_TEMPLATES = re.compile(r"""\bt\(\s*["']([\w.-]+)["']\s*[,)]""")
_IN_CODE = re.compile(r"""\btext\(\s*"([\w.-]+)"\s*[,)]""")
_EITHER = re.compile(r"""\btext\(\s*"([\w.-]+)" if [^"]+ else "([\w.-]+)"\s*[,)]""")
_BEGINNINGS = re.compile(r"""(?:\bt\(\s*["']([\w-]+-)["']\s*\+|\btext\(\s*f"([\w-]+-)\{)""")

MADE = {
    "bar-language-": list(LANGUAGES),
    "clause-": ["book", "ruling", "house"],
    "clock-": ["none", *changes.UNITS],
    "count-": ["printed", "assumed", "house"],
    "new-": ["me", "friend", "bot"],
    "poll-": ["undo", "end"],
    "pace-": list(PACES),
    "problem-do-": [*pages._KINDS.values(), "server", "other"],
    "problem-title-": [*pages._KINDS.values(), "server", "other"],
    "result-ending-": ["resigned", "vote", "abandoned"],
    "deal-void-": ["seats", "server", "offer"],
    "row-": ["waiting", "dealing", "over", "ended", "frozen"],
    "set-": ["seats", "listed"],
    "set-seat-": ["bot", "friend"],
    "source-": ["printed", "assumed", "house"],
    "strength-": [*facts.STRENGTHS, "chance"],
    "title-": ["lobby", "table", "result", "frozen"],
    "wait-": ["bot", "seated", "watching"],
    "wait-title-": ["bots", "people", "nobody"],
    "you-done-": ["name", "settings", "keep", "password", "login", "logout"],
}
"""Ids that are put together, by how they begin."""
CHOSEN = ["result-kick-won", "result-kick-lost", "result-kick-ended", "row-turn-days", "row-turn-hours"]
"""Ids that stand in the code on their own."""


KEY = re.compile(r'\bkey === "([^"]+)"')
"""A key that a script knows."""
HELPED = re.compile(r'\("([^"]+)", (?:"[^"]+"|t\("[\w-]+"\)), t\("keys-')
"""A line of the help: what the browser calls the keys."""


def texts(pattern: str) -> str:
    return "\n".join(path.read_text("utf-8") for path in sorted(WEB.glob(pattern)))


def used() -> set[str]:
    found = set(_IN_TEMPLATES.findall(texts("templates/*.html"))) | set(_IN_CODE.findall(texts("*.py")))
    found |= {id for pair in _EITHER.findall(texts("*.py")) for id in pair}
    made = {beginning + end for beginning, ends in MADE.items() for end in ends}
    return found | made | set(CHOSEN)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_word_is_known(language: str) -> None:
    words = PRIMO.words(language)
    assert not [id for id in sorted(used()) if not words.knows(id)]


def test_ids_put_together_are_all_looked_at() -> None:
    found = _BEGINNINGS.findall(texts("templates/*.html") + texts("*.py"))
    assert {one or other for one, other in found} - {"option-", "content-", "story-"} <= set(MADE)


def messages(language: str) -> dict[str, set[str]]:
    """The messages of a catalogue, each with the arguments it uses."""
    resource = FluentParser().parse((COMMON / f"web.{language}.ftl").read_text("utf-8"))
    assert not [entry for entry in resource.body if isinstance(entry, ast.Junk)]
    return {
        entry.id.name: set(re.findall(r"\$(\w+)", _source(entry)))
        for entry in resource.body
        if isinstance(entry, ast.Message)
    }


def _source(entry: ast.Message) -> str:
    from fluent.syntax import serializer

    return serializer.FluentSerializer().serialize_entry(entry)


def test_both_languages_have_the_same_messages() -> None:
    italian, english = messages("it"), messages("en")
    assert italian.keys() == english.keys()
    assert {id for id in italian if italian[id] != english[id]} <= {"wait-title-bots", "result-kick-won"}


def test_every_key_of_the_scripts_stands_in_their_help() -> None:
    """Those by which moves are chosen are read from the page: the digit stands for them."""
    known = {key for name in ("tavolata", "carry") for key in KEY.findall(texts(f"static/{name}.js"))}
    helped = set(HELPED.findall(texts("templates/keys.html")))
    assert {key for names in helped for key in names.split()} == known | {"1"}


def test_nothing_is_left_over() -> None:
    everything = texts("templates/*.html") + texts("*.py")
    made = {beginning + end for beginning, ends in MADE.items() for end in ends}
    own = {id for id in messages("en") if not id.startswith("error-")} - made
    assert not [id for id in sorted(own) if not re.search(rf"""["']{re.escape(id)}["']""", everything)]
