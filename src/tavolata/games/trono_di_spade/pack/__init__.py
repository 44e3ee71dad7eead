"""The schema of Il Trono di Spade's content (TS-27.7), and how the rules' tables are made of it."""

from __future__ import annotations

from pathlib import Path
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from ....engine.content import Entry, PackModel, Shelf
from ..rules import notation
from ..rules.tables import (
    AREA_KINDS,
    CHOICES,
    EFFECTS,
    HOUSES,
    METRICS,
    NOTHING,
    TEXTS,
    TRACKS,
    UNITS,
    WILDLINGS,
    Layout,
    Objective,
    Tables,
    Westeros,
)

House = Literal["stark", "greyjoy", "lannister", "baratheon", "tyrell", "martell"]
Unit = Literal["footman", "knight", "siege-engine", "ship"]
Track = Literal["throne", "fiefdoms", "court"]
STRUCTURES = ["", "castle", "stronghold"]
PRESETS = ["text", "board"]
FEWEST_PLAYERS, MOST_PLAYERS = 3, 6
MOST_MEMBERS = 3
TEST_KINDS = [
    "control",
    "units",
    "fewest",
    "most",
    "other-home",
    "token",
    "units-in",
    "bridge",
    "supply",
    "hand",
    "crowns",
    "structures",
]
"""The tests of objectives, in the order of the numbers the rules have for them."""
TEST_FIELDS = {
    "control": {"areas"},
    "units": {"unit", "number"},
    "fewest": {"metric"},
    "most": {"metric"},
    "token": {"track"},
    "units-in": {"areas", "number", "none_in"},
    "supply": {"number"},
    "hand": {"number"},
    "crowns": {"number"},
    "structures": {"number"},
}
"""What a test says beside its kind."""


class Area(Entry):
    """A land, a sea or a port: what lies in it and what it touches."""

    kind: Literal["land", "sea", "port"]
    structure: Literal["castle", "stronghold"] | None = None
    barrels: int = Field(default=0, ge=0, le=4)
    crowns: int = Field(default=0, ge=0, le=4)
    home: House | None = None
    garrison: int = Field(default=0, ge=0, le=9)
    land: str | None = None
    sea: str | None = None
    adjacent: list[str] = Field(default_factory=list)
    bridges: list[str] = Field(default_factory=list)

    @model_validator(mode="after")
    def _fits_its_kind(self) -> Area:
        shows = self.structure or self.barrels or self.crowns or self.home or self.bridges
        if shows and self.kind != "land":
            raise ValueError("only a land has a structure, barrels, crowns, a home or bridges")
        if self.garrison and self.home is None:
            raise ValueError("a garrison stands in a home; neutral forces are in setups.toml")
        port = self.land is not None and self.sea is not None and not self.adjacent
        other = self.land is None and self.sea is None and bool(self.adjacent)
        if not (port if self.kind == "port" else other):
            raise ValueError("a port says its 'land' and its 'sea', every other area what is 'adjacent'")
        return self


class HouseSheet(Entry):
    """A House: its supply level and its units at the beginning."""

    supply: int = Field(ge=0, le=6)
    units: dict[str, dict[Unit, int]]


class SetupSheet(Entry):
    """The set-up for one number of players."""

    players: int = Field(ge=FEWEST_PLAYERS, le=MOST_PLAYERS)
    houses: list[House]
    throne: list[House]
    fiefdoms: list[House]
    court: list[House]
    stars: list[int]
    neutral: dict[str, int] = Field(default_factory=dict)
    blocked: list[str] = Field(default_factory=list)
    omit: list[str] = Field(default_factory=list)

    @model_validator(mode="after")
    def _for_its_players(self) -> SetupSheet:
        if len(self.houses) != self.players or len(set(self.houses)) != self.players:
            raise ValueError(f"'houses' names {self.players} Houses, each once")
        for track in TRACKS:
            if sorted(self.track(track)) != sorted(self.houses):
                raise ValueError(f"{track!r} has every House of 'houses' once")
        if len(self.stars) != self.players or not all(0 <= limit <= 5 for limit in self.stars):
            raise ValueError(f"'stars' has {self.players} numbers from 0 to 5")
        if not all(1 <= force <= 20 for force in self.neutral.values()):
            raise ValueError("the strength of a neutral force is from 1 to 20")
        return self

    def track(self, name: str) -> list[House]:
        """The Houses on a track, first to last."""
        return {"throne": self.throne, "fiefdoms": self.fiefdoms, "court": self.court}[name]


class HouseCard(Entry):
    """A house card: strength, icons, and the text it has, if any."""

    house: House
    strength: int = Field(ge=0, le=9)
    swords: int = Field(default=0, ge=0, le=9)
    forts: int = Field(default=0, ge=0, le=9)
    text: str = "none"
    needs: str | None = None

    @model_validator(mode="after")
    def _known_text(self) -> HouseCard:
        if self.text not in TEXTS:
            raise ValueError(f"{self.text!r} is no text the rules know; they know {', '.join(TEXTS)}")
        if (self.needs is not None) != (self.text == "davos"):
            raise ValueError("the text 'davos', and no other, 'needs' a card")
        return self


class WesterosCard(Entry):
    """A kind of Westeros card."""

    deck: int = Field(ge=1, le=3)
    count: int = Field(ge=1, le=20)
    icons: int = Field(ge=0, le=6)
    effect: str
    chooser: Track | None = None
    options: list[str] = Field(default_factory=list)

    @model_validator(mode="after")
    def _known_effects(self) -> WesterosCard:
        if self.effect not in EFFECTS:
            raise ValueError(f"{self.effect!r} is no effect; the rules know {', '.join(EFFECTS)}")
        for option in self.options:
            if option not in EFFECTS[:CHOICES]:
                raise ValueError(f"{option!r} cannot be chosen; allowed: {', '.join(EFFECTS[:CHOICES])}")
        choice = self.chooser is not None and len(set(self.options)) == len(self.options) > 1
        nothing = self.chooser is None and not self.options
        if not (choice if self.effect == "choice" else nothing):
            raise ValueError("a choice, and nothing else, has a 'chooser' and two or more 'options'")
        return self


class WildlingCard(Entry):
    """A wildling card of the deck."""

    @model_validator(mode="after")
    def _known(self) -> WildlingCard:
        if self.id not in WILDLINGS:
            raise ValueError(f"{self.id!r} is no card the rules know; they know {', '.join(WILDLINGS)}")
        return self


class SupplyLevel(Entry):
    """The armies that a supply level allows, largest first."""

    armies: list[int] = Field(max_length=10)

    @model_validator(mode="after")
    def _sorted(self) -> SupplyLevel:
        if self.armies != sorted(self.armies, reverse=True) or not all(size >= 2 for size in self.armies):
            raise ValueError("'armies' are sizes of 2 or more, largest first")
        return self


class Tide(Entry):
    """A kind of tide card."""

    strength: int = Field(ge=0, le=9)
    swords: int = Field(default=0, ge=0, le=9)
    forts: int = Field(default=0, ge=0, le=9)
    skulls: int = Field(default=0, ge=0, le=9)
    count: int = Field(ge=1, le=40)


class Condition(BaseModel):
    """One thing an objective asks for."""

    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)

    kind: str
    areas: list[str] = []
    none_in: list[str] = []
    unit: Unit | None = None
    number: int | None = Field(default=None, ge=0, le=60)
    metric: str | None = None
    track: Track | None = None

    @model_validator(mode="after")
    def _says_what_it_needs(self) -> Condition:
        if self.kind not in TEST_KINDS:
            raise ValueError(f"{self.kind!r} is no test; the rules know {', '.join(TEST_KINDS)}")
        allowed = TEST_FIELDS.get(self.kind, set())
        given = self.model_fields_set - {"kind"}
        if given - allowed or allowed - given - {"none_in"}:
            raise ValueError(f"a test {self.kind!r} says {', '.join(sorted(allowed)) or 'nothing more'}")
        if self.metric is not None and self.metric not in METRICS:
            raise ValueError(f"{self.metric!r} is no metric; the rules know {', '.join(METRICS)}")
        if len(self.areas) != 1 if self.kind == "units-in" else "areas" in allowed and not self.areas:
            raise ValueError("'control' names one area or more, 'units-in' exactly one")
        return self


class ObjectiveCard(Entry):
    """An objective: of the deck, or a House's own."""

    kind: Literal["hand", "special", "instant"]
    house: House | None = None
    points: dict[House, int] = Field(default_factory=dict)
    our_points: dict[House, int] = Field(default_factory=dict)
    tests: list[Condition] = Field(min_length=1, max_length=4)

    @model_validator(mode="after")
    def _fits_its_kind(self) -> ObjectiveCard:
        if (self.house is None) != (self.kind == "hand"):
            raise ValueError("a special or instant objective, and no other, has a 'house'")
        named = sorted([*self.points, *self.our_points])
        if named != (sorted(HOUSES) if self.kind == "hand" else []):
            raise ValueError(
                "'points' and 'our_points' of a hand objective name each House once, others none"
            )
        if not all(0 <= number <= 9 for number in [*self.points.values(), *self.our_points.values()]):
            raise ValueError("points are from 0 to 9")
        return self


class Threshold(Entry):
    """What a side of so many members needs to win."""

    preset: Literal["text", "board"]
    players: list[int] = Field(min_length=1)
    members: int = Field(ge=1, le=MOST_MEMBERS)
    structures: int = Field(ge=1)
    few: int = Field(default=0, ge=0)
    few_value: int = Field(default=0, ge=0)
    value: int = Field(default=0, ge=0)
    points: int = Field(default=0, ge=0)

    @model_validator(mode="after")
    def _for_players(self) -> Threshold:
        if not all(FEWEST_PLAYERS <= players <= MOST_PLAYERS for players in self.players):
            raise ValueError(f"'players' are numbers from {FEWEST_PLAYERS} to {MOST_PLAYERS}")
        if (self.few == 0) != (self.few_value == 0):
            raise ValueError("'few' and 'few_value' go together")
        if (self.points == 0) == (self.preset == "text"):
            raise ValueError("'points' are said once, by the preset 'text'")
        return self


class Pack(PackModel):
    """The whole pack, one attribute for each file."""

    areas: list[Area]
    houses: list[HouseSheet]
    setups: list[SetupSheet]
    house_cards: list[HouseCard]
    westeros: list[WesterosCard]
    wildlings: list[WildlingCard]
    supply: list[SupplyLevel]
    tides: list[Tide]
    objectives: list[ObjectiveCard]
    alliances: list[Threshold]

    @model_validator(mode="after")
    def _agrees(self) -> Pack:
        from .checks import check

        check(self)
        return self


# -- the tables -------------------------------------------------------------------------------------------------


def build(pack: Pack) -> Tables:
    """The rules' tables of a pack."""
    at = {area.id: number for number, area in enumerate(pack.areas)}
    cards = [card for house in HOUSES for card in pack.house_cards if card.house == house]
    names = [card.id for card in cards]
    objectives = [_objective(card, at) for card in pack.objectives if card.kind == "hand"]
    sheets = {sheet.id: sheet for sheet in pack.houses}
    return Tables(
        areas=[area.id for area in pack.areas],
        kinds=[AREA_KINDS.index(area.kind) for area in pack.areas],
        structures=[STRUCTURES.index(area.structure or "") for area in pack.areas],
        barrels=[area.barrels for area in pack.areas],
        crowns=[area.crowns for area in pack.areas],
        homes=[NOTHING if area.home is None else HOUSES.index(area.home) for area in pack.areas],
        garrisons=[area.garrison for area in pack.areas],
        port_lands=[at[area.land] if area.land else NOTHING for area in pack.areas],
        port_seas=[at[area.sea] if area.sea else NOTHING for area in pack.areas],
        edges=_pairs([(at[area.id], [at[other] for other in area.adjacent]) for area in pack.areas]),
        bridges=_pairs([(at[area.id], [at[other] for other in area.bridges]) for area in pack.areas]),
        supplies=[sheets[house].supply for house in HOUSES],
        armies=[level.armies for level in pack.supply],
        layouts=[_layout(setup, sheets, at) for setup in sorted(pack.setups, key=lambda one: one.players)],
        card_names=names,
        strengths=[card.strength for card in cards],
        swords=[card.swords for card in cards],
        forts=[card.forts for card in cards],
        texts=[TEXTS.index(card.text) for card in cards],
        needs=[NOTHING if card.needs is None else names.index(card.needs) for card in cards],
        westeros=[_westeros(card) for card in pack.westeros],
        wildlings=[WILDLINGS.index(card.id) for card in pack.wildlings],
        tides=[[tide.strength, tide.swords, tide.forts, tide.skulls, tide.count] for tide in pack.tides],
        objectives=objectives,
        specials=_own_objectives(pack, "special", at),
        instants=_own_objectives(pack, "instant", at),
        thresholds=_thresholds(pack.alliances),
        moves=notation.moves([area.id for area in pack.areas], names, [card.name for card in objectives]),
    )


def _pairs(neighbours: list[tuple[int, list[int]]]) -> list[list[int]]:
    """Each pair of neighbours once, the smaller number first."""
    return [[one, other] for one, others in neighbours for other in others if one < other]


def _layout(setup: SetupSheet, sheets: dict[str, HouseSheet], at: dict[str, int]) -> Layout:
    units = [
        [HOUSES.index(house), at[area], UNITS.index(unit), number]
        for house in setup.houses
        for area, there in sheets[house].units.items()
        if area not in setup.omit
        for unit, number in there.items()
    ]
    return Layout(
        setup.players,
        [HOUSES.index(house) for house in setup.houses],
        [[HOUSES.index(house) for house in setup.track(track)] for track in TRACKS],
        [setup.neutral.get(area, 0) for area in at],
        [int(area in setup.blocked) for area in at],
        units,
        setup.stars,
    )


def _westeros(card: WesterosCard) -> Westeros:
    chooser = NOTHING if card.chooser is None else TRACKS.index(card.chooser)
    options = [EFFECTS.index(option) for option in card.options]
    return Westeros(
        card.id, card.deck - 1, card.count, card.icons, EFFECTS.index(card.effect), chooser, options
    )


def _objective(card: ObjectiveCard, at: dict[str, int]) -> Objective:
    """A hand objective with its points; a special one is worth one point, an instant one the game."""
    points: dict[str, int] = dict([*card.points.items(), *card.our_points.items()])
    tests = [_encode(test, at) for test in card.tests]
    return Objective(card.id, [points.get(house, 1) for house in HOUSES], tests)


def _own_objectives(pack: Pack, kind: str, at: dict[str, int]) -> list[Objective]:
    """The special or instant objectives, by House."""
    own: dict[str | None, ObjectiveCard] = {card.house: card for card in pack.objectives if card.kind == kind}
    return [_objective(own[house], at) for house in HOUSES]


def _encode(test: Condition, at: dict[str, int]) -> list[int]:
    code = [TEST_KINDS.index(test.kind)]
    if test.kind == "units-in":
        return [*code, at[test.areas[0]], test.number or 0, *[at[area] for area in test.none_in]]
    if test.unit is not None:
        code.append(UNITS.index(test.unit))
    if test.metric is not None:
        code.append(METRICS.index(test.metric))
    if test.track is not None:
        code.append(TRACKS.index(test.track))
    if test.number is not None:
        code.append(test.number)
    return code + [at[area] for area in test.areas]


def _thresholds(rows: list[Threshold]) -> list[list[list[list[int]]]]:
    """By preset, players less three, members less one; all zeros where no such side can be."""
    counts = range(FEWEST_PLAYERS, MOST_PLAYERS + 1)
    table = [[[[0] * 5 for _ in range(MOST_MEMBERS)] for _ in counts] for _ in PRESETS]
    for row in rows:
        for players in row.players:
            there = table[PRESETS.index(row.preset)][players - FEWEST_PLAYERS]
            there[row.members - 1] = [row.structures, row.few, row.few_value, row.value, row.points]
    _share_points(table)
    return table


def _share_points(table: list[list[list[list[int]]]]) -> None:
    """Points follow the text, whatever structures are asked for (TS-24.4)."""
    text, board = table
    for ours, theirs in zip(board, text, strict=True):
        for own, its in zip(ours, theirs, strict=True):
            own[-1] = its[-1]


SHELF = Shelf(Path(__file__).parent.parent / "content", Pack, build, "trono-di-spade")
