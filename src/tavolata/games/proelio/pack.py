"""The schema of Proelio's content (PR-17.6), and how the rules' tables are made of it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import Field, field_validator, model_validator

from ...engine.content import Entry, PackModel, Shelf
from .rules.tables import BASE, DECKS, GUILD_NAMES, LEVELS, MOST_SEATS, NAMES, TYPES, Tables, back_of

FEWEST_BASE = 60
"""Six hands are thirty cards, and as many again must be left to play with."""
MOST_OF_A_KIND = 40
ABSOLUTE = ("protezione", "polvere")


class Card(Entry):
    """A kind of card: its deck, its type and its value, if it has one."""

    deck: Literal["base", "imperial"]
    type: Literal["defence", "attack", "strategy"]
    value: int | None = Field(default=None, ge=0, le=4)

    @model_validator(mode="after")
    def _fits_the_rules(self) -> Card:
        if self.id not in NAMES:
            raise ValueError(f"{self.id!r} is no card the rules know; they know {', '.join(NAMES)}")
        deck = DECKS[back_of(NAMES.index(self.id))]
        if self.deck != deck:
            raise ValueError(f"{self.id!r} belongs to the {deck} deck")
        if (self.value is None) != (self.type == "strategy" or self.id in ABSOLUTE):
            raise ValueError(f"{self.id!r} has a value, if it is no strategy card and not absolute")
        return self


class Count(Entry):
    """How many cards of a kind there are."""

    number: int = Field(ge=1, le=MOST_OF_A_KIND)


class Guild(Entry):
    """A Guild that may be dealt."""

    @field_validator("id")
    @classmethod
    def _known(cls, id: str) -> str:
        if id not in GUILD_NAMES:
            raise ValueError(f"{id!r} is no Guild the rules know; they know {', '.join(GUILD_NAMES)}")
        return id


class Pack(PackModel):
    """The whole pack: ``cards.toml``, ``counts.toml``, ``guilds.toml``."""

    cards: list[Card]
    counts: list[Count]
    guilds: list[Guild]

    @model_validator(mode="after")
    def _complete(self) -> Pack:
        _all("cards", [card.id for card in self.cards], NAMES)
        _all("counts", [count.id for count in self.counts], NAMES)
        _once("guilds", [guild.id for guild in self.guilds])
        _types(self.cards)
        numbers = {count.id: count.number for count in self.counts}
        base = sum(numbers[name] for name in NAMES if back_of(NAMES.index(name)) == BASE)
        if base < FEWEST_BASE:
            raise ValueError(f"counts.toml: the base deck needs at least {FEWEST_BASE} cards, not {base}")
        usual = [guild.id for guild in self.guilds if guild.id != "mercanti"]
        if len(usual) < MOST_SEATS:
            raise ValueError(f"guilds.toml: without 'mercanti' there must be at least {MOST_SEATS}")
        return self


def _types(cards: list[Card]) -> None:
    """The cards the rules treat in a way of their own must be of the type that goes with it."""
    fixed = {"defence": "scudi palizzate torre fortezza ronda protezione", "attack": "infiltrazione polvere"}
    for card in cards:
        for type, names in fixed.items():
            if card.id in names.split() and card.type != type:
                raise ValueError(
                    f"cards.toml, entry {card.id!r}, field 'type': it is a {type} card by the rules"
                )
        if card.type == "strategy" and NAMES.index(card.id) not in STRATEGIES:
            raise ValueError(
                f"cards.toml, entry {card.id!r}, field 'type': the rules know no strategy for it"
            )
        if card.type != "strategy" and NAMES.index(card.id) in STRATEGIES:
            raise ValueError(
                f"cards.toml, entry {card.id!r}, field 'type': it is a strategy card by the rules"
            )
    values = {card.id: card.value for card in cards}
    if [values[NAMES[kind]] for kind in LEVELS[1:]] != [1, 2, 3, 4]:
        raise ValueError(
            "cards.toml: the levels of a Fortification are scudi 1, palizzate 2, torre 3, fortezza 4"
        )


STRATEGIES = [NAMES.index(name) for name in "risorse alleanza peste inquisizione risorse-imperiali".split()]


def _all(file: str, ids: list[str], wanted: list[str]) -> None:
    _once(file, ids)
    missing = [name for name in wanted if name not in ids]
    unknown = [id for id in ids if id not in wanted]
    if missing or unknown:
        raise ValueError(
            f"{file}.toml: every card the rules know stands once; missing: {', '.join(missing) or 'none'}, "
            f"unknown: {', '.join(unknown) or 'none'}"
        )


def _once(file: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise ValueError(f"{file}.toml, entry {id!r}: stands more than once")


def build(pack: Pack) -> Tables:
    """The tables the rules read, in the order of their own numbers."""
    cards = {card.id: card for card in pack.cards}
    counts = {count.id: count for count in pack.counts}
    return Tables(
        [TYPES.index(cards[name].type) for name in NAMES],
        [cards[name].value or 0 for name in NAMES],
        [counts[name].number for name in NAMES],
        [counts[name].source for name in NAMES],
        [GUILD_NAMES.index(guild.id) for guild in pack.guilds],
    )


SHELF = Shelf(Path(__file__).parent / "content", Pack, build, "proelio")
