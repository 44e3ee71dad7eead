"""A game as pages announce it: its picture and facts, its options in words."""

from __future__ import annotations

from dataclasses import dataclass

from markupsafe import Markup

from ..engine.game import Option, option_text
from ..engine.room import Room, Speaker
from ..engine.setup import OptionValue


@dataclass(frozen=True, slots=True)
class Card:
    """A game as it is announced."""

    id: str
    title: str
    blurb: str
    cover: Markup
    accent: str
    glyph: str
    players: str
    time: str
    intro: bool


@dataclass(frozen=True, slots=True)
class Choosing:
    """An option to be chosen. Each of its ``choices`` is a value with its name and what it means."""

    name: str
    label: str
    help: str
    switch: bool
    usual: str
    chosen: str
    error: str
    choices: list[tuple[str, str, str]]


def card(known: Room, language: str) -> Card:
    """A game as it is announced: picture, players, minutes, a sentence."""
    words = known.words(language)
    game, face = known.game, known.face
    least, most = min(game.seat_counts), max(game.seat_counts)
    return Card(
        game.id,
        words.text("title"),
        words.text("blurb"),
        Markup(known.cover()),
        face.accent,
        face.glyph,
        players=words.text("card-players", least=least, most=most, same="yes" if least == most else "no"),
        time=words.text("card-hours", number=face.minutes // 60)
        if face.minutes >= 120
        else words.text("card-minutes", number=face.minutes),
        intro=known.intro() is not None,
    )


def options(
    known: Room, words: Speaker, chosen: dict[str, str] | None = None, errors: dict[str, str] | None = None
) -> list[Choosing]:
    """The options of a game in words, with what is chosen and what is wrong with it."""
    return [
        Choosing(
            option.name,
            label=_told(words, f"option-{option.name}") or option.name,
            help=_told(words, f"option-{option.name}.help"),
            switch=is_switch(option),
            usual=option_text(option.default),
            chosen=(chosen or {}).get(option.name, option_text(option.default)),
            error=(errors or {}).get(f"option-{option.name}", ""),
            choices=[_value(known, option, value, words) for value in option.allowed],
        )
        for option in known.game.options.values()
    ]


def _value(known: Room, option: Option, value: OptionValue, words: Speaker) -> tuple[str, str, str]:
    id = f"option-{option.name}-{str(value).lower()}"
    text = option_text(value)
    return text, _told(words, id) or text, known.say_option(option.name, value, words)


def is_switch(option: Option) -> bool:
    """Whether an option is just on or off."""
    return set(option.allowed) == {False, True}


def _told(words: Speaker, id: str) -> str:
    return words.text(id) if words.knows(id) else ""
