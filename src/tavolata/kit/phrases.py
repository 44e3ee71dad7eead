"""Phrases as views hold them, and what stands among the arguments of any."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ..engine.phrases import Arguments, Phrase

if TYPE_CHECKING:
    from ..engine.room import Speaker


class PhraseView(TypedDict):
    """Something that is said in words elsewhere, as plain data: see ``engine.phrases.Phrase``."""

    id: str
    arguments: Arguments


def view_of(phrase: Phrase) -> PhraseView:
    """A phrase as a view holds it."""
    return {"id": phrase.id, "arguments": phrase.arguments}


def said(words: Speaker, phrase: PhraseView) -> str:
    """A phrase of a view in words."""
    return words.say(Phrase(phrase["id"], phrase["arguments"]))


def phrase_in(arguments: Arguments, name: str) -> Phrase:
    """A phrase among the arguments of another."""
    value = arguments[name]
    assert isinstance(value, dict)
    inner = value["arguments"]
    assert isinstance(inner, dict)
    return Phrase(str(value["id"]), inner)


def number_in(arguments: Arguments, name: str) -> int:
    """A number among them."""
    value = arguments[name]
    assert isinstance(value, int)
    return value


def seat_in(arguments: Arguments, name: str) -> int:
    """A seat among them: ``"@2"``."""
    return int(str(arguments[name])[1:])


def id_in(arguments: Arguments, name: str) -> str:
    """The id of a thing that a message names (``area-winterfell``): what comes after the kind of thing it is; nothing
    where there is none of this name."""
    return str(arguments.get(name, "")).partition("-")[2]
