"""Words in Italian and English, from Fluent catalogues (``words/it.ftl``, ``words/en.ftl``).

One format serves the whole project: the program has a catalogue, each game has its own. A catalogue is one file in each
language; a large one has further files beside it, named by what they speak of (``web.it.ftl``, ``cards.it.ftl``). A
phrase of the rules is said by resolving its arguments (see ``tavolata.engine.phrases``): seats become names, message
ids become their texts, lists are joined as the language joins them.
"""

from __future__ import annotations

import os
import re
from collections.abc import Mapping
from functools import _lru_cache_wrapper, cache, lru_cache
from pathlib import Path
from typing import Any

from babel.lists import format_list
from fluent.runtime import FluentBundle, FluentResource

from ..engine.phrases import Phrase
from ..engine.room import LANGUAGES

COMMON = Path(__file__).parent.parent / "words"
"""The catalogue of everything that is not a game."""
MOST_SAID = 4096
"""How many sentences of a catalogue are remembered: those said last. Most have somebody's name in them."""


class Words:
    """The words of one language, with the players' names."""

    def __init__(self, language: str, folders: tuple[Path, ...], names: list[str] | None = None) -> None:
        self.language = language
        self.names = names or []
        self._bundle = _bundle(language, folders)
        self._said = _said(language, folders)

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id (``message.attribute`` for an attribute)."""
        message, _, attribute = id.partition(".")
        return _knows(self._bundle, message, attribute)

    def text(self, id: str, **arguments: Any) -> str:
        """A message by its id, with plain arguments."""
        try:
            return self._said(id, tuple(arguments.items()))
        except TypeError:  # an argument that cannot be remembered
            return _text(self.language, self._bundle, id, arguments)

    def say(self, phrase: Phrase, prefix: str = "") -> str:
        """A phrase of the rules in words."""
        return self.text(prefix + phrase.id, **self.resolve(phrase.arguments))

    def resolve(self, arguments: Mapping[str, Any]) -> dict[str, Any]:
        """Arguments as words. For selectors the id of a message stays at hand as ``<name>-id``, and how many things
        a list names as ``<name>-count``."""
        resolved: dict[str, Any] = {}
        for name, value in arguments.items():
            resolved[name] = self.value(value)
            if isinstance(value, str):
                resolved[f"{name}-id"] = value
            elif isinstance(value, list):
                resolved[f"{name}-count"] = len(value)
        return resolved

    def value(self, value: Any) -> Any:
        """One argument as words."""
        if isinstance(value, list):
            return self.join([str(self.value(item)) for item in value])
        if isinstance(value, str) and value.startswith("@"):
            return self.player(int(value[1:]))
        if isinstance(value, dict):
            return self.say(Phrase(value["id"], value["arguments"]))
        return self.name(value) if isinstance(value, str) else value

    def name(self, id: str) -> str:
        """A thing by its message id; what no catalogue names (a pack of one's own) goes by its id in plain letters."""
        return self.text(id) if self.knows(id) else id.partition("-")[2].replace("-", " ").title() or id

    def player(self, seat: int) -> str:
        """A player's name, or his seat's number."""
        if seat < len(self.names) and self.names[seat]:
            return self.names[seat]
        return self.text("seat-name", number=seat + 1)

    def join(self, items: list[str]) -> str:
        """A list as the language writes it."""
        return format_list(items, locale=self.language) if items else ""


def sentence(text: str) -> str:
    """A phrase as a sentence of its own: a capital letter first, a full stop last if it has no other end."""
    end = "" if text.endswith((".", "!", "?", "…")) else "."
    return f"{text[:1].upper()}{text[1:]}{end}" if text else ""


@cache
def _said(language: str, folders: tuple[Path, ...]) -> _lru_cache_wrapper[str]:
    """Says a message and remembers what was said: the same few sentences are said again and again."""
    bundle = _bundle(language, folders)

    def say(id: str, arguments: tuple[tuple[str, Any], ...]) -> str:
        return _text(language, bundle, id, dict(arguments))

    return lru_cache(MOST_SAID)(say)


def _text(language: str, bundle: FluentBundle, id: str, arguments: dict[str, Any]) -> str:
    message, _, attribute = id.partition(".")
    if not _knows(bundle, message, attribute):
        return id  # shown as it is: a missing word is better seen than hidden
    found = bundle.get_message(message)
    pattern = found.attributes[attribute] if attribute else found.value
    text, errors = bundle.format_pattern(pattern, arguments) if pattern else (id, [])
    if errors:
        raise ValueError(f"{language}.ftl, message {id!r}: {errors[0]}")
    return str(text)


def _knows(bundle: FluentBundle, message: str, attribute: str) -> bool:
    if not bundle.has_message(message):
        return False
    return not attribute or attribute in bundle.get_message(message).attributes


_VOWELS = re.compile(r"(1|11|8\d*)(?!\d)")
"""Numbers whose Italian word begins with a vowel: uno, undici, otto, ottanta…"""


def il(number: Any, form: str = "il") -> str:
    """``IL($number)`` in an Italian catalogue: a number with its article, *il 3* but *l'1*.

    ``form`` is the article as other numbers have it, also joined with a preposition: *il*, *del*, *sul*, *Il*.
    """
    text, article = str(number), str(form)
    if not _VOWELS.match(text):
        return f"{article} {text}"
    elided = {"il": "l", "Il": "L"}.get(article, f"{article}l")  # del, sul: dell', sull'
    return f"{elided}'{text}"


_FUNCTIONS: dict[str, dict[str, Any]] = {"it": {"IL": il}}


@cache
def _bundle(language: str, folders: tuple[Path, ...]) -> FluentBundle:
    bundle = FluentBundle([language], functions=_FUNCTIONS.get(language), use_isolating=False)
    for folder in folders:
        for path in catalogue(folder, language):
            bundle.add_resource(FluentResource(path.read_text("utf-8")), allow_overrides=True)
    return bundle


def catalogue(folder: Path, language: str) -> list[Path]:
    """The files of a catalogue in one language."""
    return [folder / f"{language}.ftl", *sorted(folder.glob(f"*.{language}.ftl"))]


def words(language: str, folder: Path | None = None, names: list[str] | None = None) -> Words:
    """The common words, with those of a game's ``words`` folder if one is given."""
    folders = (COMMON,) if folder is None else (COMMON, folder)
    return Words(language, folders, names)


def locale_language() -> str:
    """The language of the surroundings: Italian if they say so, English otherwise."""
    for variable in ("LC_ALL", "LC_MESSAGES", "LANG"):
        value = os.environ.get(variable, "")
        if value:
            return "it" if value.lower().startswith("it") else "en"
    return "en"


__all__ = ["COMMON", "LANGUAGES", "Words", "catalogue", "locale_language", "sentence", "words"]
