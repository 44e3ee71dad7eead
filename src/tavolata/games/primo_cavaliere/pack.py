"""The schema of Il Primo Cavaliere's content (PC-10.9), and how the rules' tables are made of it."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, field_validator, model_validator

from ...engine.content import Entry, PackModel, Shelf
from ...engine.phrases import Arguments, Phrase, Value
from .rules import tables
from .rules.notation import moves_of
from .rules.tables import CHARACTERS, HOUSES, MOST_COMPANIONS, NOBODY, Companion, Tables


class House(Entry):
    """A Great House and how many characters it has."""

    size: int = Field(ge=1)


class Character(Entry):
    """A character card."""

    house: str


class _Effect(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True, populate_by_name=True)


class Kill(_Effect):
    """Kill one thing of a place, or one of the named characters wherever he is."""

    do: Literal["kill"]
    where: Literal["city", "area", "companions"] | None = None
    named: list[str] = []

    @model_validator(mode="after")
    def _one_of_both(self) -> Kill:
        if (self.where is None) != bool(self.named):
            raise ValueError("a kill says either 'where' (city, area, companions) or 'named' (characters)")
        return self


class Take(_Effect):
    """Take one of the named characters, from the city or another player's area."""

    do: Literal["take"]
    named: list[str] = Field(min_length=1)


class Swap(_Effect):
    """Exchange two characters in the city."""

    do: Literal["swap"]


class Turn(_Effect):
    """Play one more turn."""

    do: Literal["turn"]


class Count(_Effect):
    """Stay, and count as so many characters of a House (``"named"``: the user names it)."""

    do: Literal["count"]
    house: str
    count: int = Field(alias="as", ge=1, le=8)
    companion_of: str | None = Field(alias="with", default=None)
    then: int | None = Field(default=None, ge=1, le=8)

    @model_validator(mode="after")
    def _both_or_none(self) -> Count:
        if (self.companion_of is None) != (self.then is None):
            raise ValueError("'with' (a character) and 'then' (how many) go together")
        return self


class Draw(_Effect):
    """Draw companions from the unused deck; resolve one, discard the others."""

    do: Literal["draw"]
    cards: int = Field(ge=1, le=8)


Effect = Annotated[Kill | Take | Swap | Turn | Count | Draw, Field(discriminator="do")]


class CompanionCard(Entry):
    """A companion card with what it does, in order."""

    effects: list[Effect] = Field(min_length=1, max_length=4)

    @field_validator("effects")
    @classmethod
    def _counts_once(cls, effects: list[Effect]) -> list[Effect]:
        if sum(isinstance(effect, Count) for effect in effects) > 1:
            raise ValueError("a companion counts for one House only")
        return effects


class Pack(PackModel):
    """The whole pack: ``houses.toml``, ``characters.toml``, ``companions.toml``."""

    houses: list[House]
    characters: list[Character]
    companions: list[CompanionCard]

    @field_validator("houses")
    @classmethod
    def _seven(cls, houses: list[House]) -> list[House]:
        if len(houses) != HOUSES:
            raise ValueError(f"there must be {HOUSES} Houses, not {len(houses)}")
        if sum(house.size for house in houses) != CHARACTERS:
            raise ValueError(f"the sizes of the Houses must add up to {CHARACTERS}")
        return houses

    @field_validator("companions")
    @classmethod
    def _not_too_many(cls, companions: list[CompanionCard]) -> list[CompanionCard]:
        # there may be fewer than are turned up (PC-2.6)
        if len(companions) > MOST_COMPANIONS:
            raise ValueError(f"there must be at most {MOST_COMPANIONS} companions, not {len(companions)}")
        return companions

    @model_validator(mode="after")
    def _names_agree(self) -> Pack:
        for file, entries in (
            ("houses", self.houses),
            ("characters", self.characters),
            ("companions", self.companions),
        ):
            _unique(file, [entry.id for entry in entries])
        _not_taken("houses", self.houses, "named")
        _not_taken("characters", self.characters, "varys")
        houses = {house.id: 0 for house in self.houses}
        for character in self.characters:
            _known("characters", character.id, "house", character.house, houses)
            houses[character.house] += 1
        for house in self.houses:
            if houses[house.id] != house.size:
                raise ValueError(
                    f"houses.toml, entry {house.id!r}, field 'size': {house.size}, "
                    f"but characters.toml has {houses[house.id]} of that House"
                )
        house_of = {character.id: character.house for character in self.characters}
        for companion in self.companions:
            for effect in companion.effects:
                _check_effect(companion.id, effect, set(houses), house_of)
        return self


def _unique(file: str, ids: list[str]) -> None:
    for id in ids:
        if ids.count(id) > 1:
            raise ValueError(f"{file}.toml, entry {id!r}, field 'id': stands there twice")


def _not_taken(file: str, entries: Sequence[Entry], word: str) -> None:
    """Refuse an id that means something else to effects or to the notation of moves."""
    for entry in entries:
        if entry.id == word:
            raise ValueError(f"{file}.toml, entry {word!r}, field 'id': the word has another meaning here")


def _known(file: str, entry: str, field: str, name: str, names: dict[str, int] | set[str]) -> None:
    if name not in names:
        raise ValueError(f"{file}.toml, entry {entry!r}, field {field!r}: there is no {name!r}")


def _check_effect(companion: str, effect: Effect, houses: set[str], house_of: dict[str, str]) -> None:
    if isinstance(effect, (Kill, Take)):
        for name in effect.named:
            _known("companions", companion, "effects.named", name, set(house_of))
    if isinstance(effect, Count):
        _known("companions", companion, "effects.house", effect.house, houses | {"named"})
        if effect.companion_of is not None:
            _known("companions", companion, "effects.with", effect.companion_of, set(house_of))
            if house_of[effect.companion_of] != effect.house:
                # a card of another House would change a count that no banner check looks at
                raise ValueError(
                    f"companions.toml, entry {companion!r}, field 'effects.with': "
                    f"{effect.companion_of!r} is not of House {effect.house!r}"
                )


def build(pack: Pack) -> Tables:
    """The rules' tables of a pack."""
    houses = [house.id for house in pack.houses]
    # Characters in the order of their Houses, so that neighbouring numbers are of one House.
    ordered = sorted(pack.characters, key=lambda character: houses.index(character.house))
    characters = [character.id for character in ordered]
    companions = [
        Companion(
            card.id,
            card.source,
            [_encode(effect, houses, characters) for effect in card.effects],
            [say(effect) for effect in card.effects],
        )
        for card in pack.companions
    ]
    house_of = [houses.index(card.house) for card in ordered]
    return Tables(houses, characters, house_of, companions, moves_of(houses, characters, companions))


def _encode(effect: Effect, houses: list[str], characters: list[str]) -> list[int]:
    if isinstance(effect, Kill):
        if effect.named:
            return [tables.KILL_NAMED, _mask(effect.named, characters)]
        places = {"city": tables.KILL_CITY, "area": tables.KILL_AREA, "companions": tables.KILL_COMPANION}
        return [places[str(effect.where)]]
    if isinstance(effect, Take):
        return [tables.TAKE_NAMED, _mask(effect.named, characters)]
    if isinstance(effect, Swap):
        return [tables.SWAP]
    if isinstance(effect, Turn):
        return [tables.TURN]
    if isinstance(effect, Draw):
        return [tables.DRAW, effect.cards]
    house = NOBODY if effect.house == "named" else houses.index(effect.house)
    friend = NOBODY if effect.companion_of is None else characters.index(effect.companion_of)
    return [tables.COUNT, house, effect.count, friend, effect.then or 0]


def say(effect: Effect) -> Phrase:
    """What an effect does, in a phrase: a card that is corrected by its data says so by itself."""
    if isinstance(effect, Kill):
        if effect.named:
            return Phrase("effect-kill-named", {"card": _either(effect.named)})
        return Phrase(f"effect-kill-{effect.where}")
    if isinstance(effect, Take):
        return Phrase("effect-take-named", {"card": _either(effect.named)})
    if isinstance(effect, Draw):
        return Phrase("effect-draw", {"number": effect.cards})
    if not isinstance(effect, Count):
        return Phrase(f"effect-{effect.do}")
    if effect.house == "named":
        return Phrase("effect-count-named", {"number": effect.count})
    counted: Arguments = {"house": f"house-{effect.house}", "number": effect.count}
    if effect.companion_of is None or effect.then is None:
        return Phrase("effect-count", counted)
    return Phrase(
        "effect-count-with", {**counted, "card": f"card-{effect.companion_of}", "then": effect.then}
    )


def _either(names: list[str]) -> Value:
    """One of several characters: "A or B"."""
    if len(names) == 1:
        return f"card-{names[0]}"
    return Phrase("either", {"one": f"card-{names[0]}", "other": _either(names[1:])}).json()


def _mask(names: list[str], characters: list[str]) -> int:
    return sum(1 << characters.index(name) for name in set(names))


SHELF = Shelf(Path(__file__).parent / "content", Pack, build, "primo-cavaliere")
