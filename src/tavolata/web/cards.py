"""A game as pages announce it: its picture and facts, its options in words."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

from markupsafe import Markup

from ..engine.catalogue import catalogue, room
from ..engine.game import Game, Option, option_text
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


def shelf(language: str) -> list[Card]:
    """All games as they stand on a shelf: the quick ones first."""
    rooms = sorted([room(id) for id in catalogue()], key=lambda known: (known.face.minutes, known.game.id))
    return [card(known, language) for known in rooms]


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


# -- options that mean nothing are not shown, and no script is needed for it -------------------------------------------

_PLAIN = re.compile(r"[\w.-]+")
"""What can stand in a selector as it is."""


def hiding(game: Game) -> str:
    """The style by which a form shows only the options that mean something with what is chosen in it."""
    return "\n".join(
        f"form:not({test}) .opt-{option.name} {{ display: none; }}"
        for option in game.options.values()
        for test in _tests(game, option)
        if _PLAIN.fullmatch(option.name)
    )


def _tests(game: Game, option: Option) -> Iterator[str]:
    """For each thing that an option depends on, the selector of a form in which it is so."""
    if option.when.seats:
        yield _has([f'[name="seats"][value="{count}"]:checked' for count in option.when.seats])
    for name, values in option.when.options.items():
        texts = [option_text(value) for value in values]
        if not all(_PLAIN.fullmatch(text) for text in (name, *texts)):
            continue
        field = f'[name="option-{name}"]'
        if is_switch(game.options[name]):
            on = f'{field}[value="yes"]:checked'
            yield _has([on]) if texts == ["yes"] else f":not({_has([on])})"
        else:
            yield _has(
                [f'{field}[value="{text}"]:checked, {field} [value="{text}"]:checked' for text in texts]
            )


def _has(selectors: list[str]) -> str:
    return f":has({', '.join(selectors)})"
