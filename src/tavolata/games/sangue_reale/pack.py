"""The schema of the sheets (SR-15.4), what must hold of them, and how the rules' tables are made of them."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from pathlib import Path
from typing import Annotated, Literal

from pydantic import BaseModel, ConfigDict, Field, model_validator

from ...engine.content import Entry, PackModel, Shelf
from ...engine.phrases import Arguments, Phrase
from .rules import tables as t
from .rules.notation import moves_of
from .rules.tables import FACES, NOBODY
from .rules.territories import territories

Face = Annotated[int, Field(ge=1, le=6)]
EdgeKind = Literal["open", "border", "river"]
EdgeLine = Annotated[tuple[str, str, EdgeKind], Field(strict=False)]  # TOML has lists, not tuples
Circled = Annotated[tuple[str, Face], Field(strict=False)]
Kind = Literal[
    "territories",
    "supporters",
    "claims",
    "joined",
    "walls",
    "rivers",
    "modifiers-used",
    "size",
    "seat",
    "chronicle-distinct",
    "chronicle-atleast",
    "chronicle-more",
]
NEEDS: dict[str, set[str]] = {
    "territories": set(),
    "supporters": set(),
    "modifiers-used": {"points", "most"},
    "size": {"table"},
    "chronicle-atleast": {"points", "times"},
}
"""What a line of the scoring says beside its kind; any other kind says how many points."""


class _Part(BaseModel):
    model_config = ConfigDict(extra="forbid", frozen=True, strict=True)


class ParcelPart(_Part):
    """A piece of land."""

    id: str = Field(pattern=r"^[a-z0-9]+(-[a-z0-9]+)*$")
    numbers: list[Face] = Field(min_length=1, max_length=6)
    box: bool
    value: int = Field(ge=0, le=20)


class ColumnPart(_Part):
    """A column of supporters, from the top."""

    circles: list[Annotated[int, Field(ge=1, le=2)]] = Field(min_length=3, max_length=16)
    lines: list[int] = Field(min_length=1)
    marked: list[int] = []
    icon: int = Field(ge=1)

    @model_validator(mode="after")
    def _fits(self) -> ColumnPart:
        steps = range(1, len(self.circles) + 1)
        if self.lines != sorted(set(self.lines)) or not set(self.lines) <= set(steps):
            raise ValueError("'lines' are steps of the column, in order and each once")
        if not set(self.marked) <= set(self.lines):
            raise ValueError("'marked' are some of the 'lines'")
        if self.icon not in steps:
            raise ValueError("'icon' is a step of the column")
        return self


class CastlePart(_Part):
    """The castle: its parcel, the parcels with a section of wall, how many standing sections close it."""

    parcel: str
    sections: list[str] = Field(min_length=1, max_length=t.MOST_SECTIONS)
    closed_at: int = Field(ge=1)


class ScoringPart(_Part):
    """A line of the scoring."""

    kind: Kind
    points: int | None = Field(default=None, ge=1, le=20)
    most: int | None = Field(default=None, ge=1, le=50)
    times: int | None = Field(default=None, ge=1, le=25)
    table: list[Annotated[int, Field(ge=0, le=50)]] | None = Field(default=None, min_length=1)

    @model_validator(mode="after")
    def _says_enough(self) -> ScoringPart:
        said = {name for name in ("points", "most", "times", "table") if getattr(self, name) is not None}
        needed = NEEDS.get(self.kind, {"points"})
        if said != needed:
            raise ValueError(f"{self.kind!r} says {', '.join(sorted(needed)) or 'nothing more'}")
        return self


class BeforePart(_Part):
    """What the winner of the Era before has changed."""

    walls: Literal["standing", "ruined"] | None = None
    edges: list[EdgeLine] = []
    seat: str | None = None


class EraSheet(Entry):
    """A sheet."""

    parcels: list[ParcelPart] = Field(min_length=2, max_length=24)
    edges: list[EdgeLine] = Field(min_length=1, max_length=t.MOST_EDGES)
    columns: list[ColumnPart] = Field(min_length=FACES, max_length=FACES)
    scoring: list[ScoringPart] = Field(min_length=2)
    marked: Literal["border", "river"] | None = None
    castle: CastlePart | None = None
    before: dict[str, BeforePart] = Field(default_factory=dict)


class Ability(_Part):
    """What a Unique Supporter does when it is taken."""

    kind: Literal["modifiers", "blacken", "roll", "circle", "erase", "vp", "wall", "edge"]
    count: int = Field(ge=1, le=6)
    columns: list[Face] = []
    numbers: list[Face] = []

    @model_validator(mode="after")
    def _chooses(self) -> Ability:
        if bool(self.columns) != (self.kind == "blacken") or bool(self.numbers) != (self.kind == "circle"):
            raise ValueError(
                "'columns' go with \"blacken\", 'numbers' with \"circle\", and there they must stand"
            )
        if self.kind == "blacken" and self.count > len(set(self.columns)):
            raise ValueError("'count' columns must be found among 'columns', each once")
        if self.kind == "roll" and self.count > 5:
            raise ValueError("there are five dice")
        return self


class SupporterCard(Entry):
    """A Unique Supporter."""

    era: str
    column: Face
    vp: int = Field(ge=0, le=20)
    ability: Ability


class ClaimantCard(Entry):
    """A claimant with a head start."""

    era: str
    circled: list[Circled] = Field(default_factory=list)
    modifiers: list[Annotated[int, Field(ge=1, le=5)]] = Field(default_factory=list)
    blackened: list[Face] = Field(default_factory=list)


class Pack(PackModel):
    """The whole pack: one attribute per file."""

    eras: list[EraSheet] = Field(min_length=t.ERAS, max_length=t.ERAS)
    supporters: list[SupporterCard]
    claimants: list[ClaimantCard]

    @model_validator(mode="after")
    def _holds_together(self) -> Pack:
        _unique("supporters", [card.id for card in self.supporters])
        _unique("claimants", [card.id for card in self.claimants])
        _unique("eras", [era.id for era in self.eras])
        ids = [era.id for era in self.eras]
        for file, entries in (("supporters", self.supporters), ("claimants", self.claimants)):
            for entry in entries:
                _need(entry.era in ids, file, entry.id, "era", f"there is no {entry.era!r}")
        for number, era in enumerate(self.eras):
            _check_era(self, number, era)
        return self

    def supporters_of(self, era: EraSheet) -> list[SupporterCard]:
        """The six Unique Supporters of an Era, by column."""
        return sorted([card for card in self.supporters if card.era == era.id], key=lambda card: card.column)

    def claimants_of(self, era: EraSheet) -> list[ClaimantCard]:
        """The two claimants of an Era, in the order of the file."""
        return [card for card in self.claimants if card.era == era.id]


# -- what must hold ---------------------------------------------------------------------------------------------------


def _need(holds: bool, file: str, entry: str, field: str, problem: str) -> None:
    if not holds:
        raise ValueError(f"{file}.toml, entry {entry!r}, field {field!r}: {problem}")


def _unique(file: str, ids: list[str]) -> None:
    for id in ids:
        _need(ids.count(id) == 1, file, id, "id", "stands there twice")


def _check_era(pack: Pack, number: int, era: EraSheet) -> None:
    """Nothing is unreachable, and both ends of the Era are possible."""
    columns = [card.column for card in pack.supporters_of(era)]
    _need(
        columns == [1, 2, 3, 4, 5, 6], "supporters", era.id, "column", "each Era has one supporter a column"
    )
    _need(len(pack.claimants_of(era)) == t.SEATS, "claimants", era.id, "era", "each Era has two claimants")
    _check_map(era)
    _check_before(pack, number, era)
    _check_castle(era)
    _check_changes(pack, era)
    for edges in _beginnings(era):
        _check_reach(era, edges)
    for claimant in pack.claimants_of(era):
        _check_start(era, claimant)
    one, two = pack.claimants_of(era)
    equal = (len(one.circled), len(one.modifiers), len(one.blackened)) == (
        len(two.circled),
        len(two.modifiers),
        len(two.blackened),
    )
    _need(equal, "claimants", two.id, "id", f"its head start is not as large as that of {one.id!r}")


def _check_map(era: EraSheet) -> None:
    names = [parcel.id for parcel in era.parcels]
    for name in names:
        _need(names.count(name) == 1, "eras", era.id, "parcels", f"{name!r} stands there twice")
    slots = 0
    for parcel in era.parcels:
        slots += len(parcel.numbers)
        once = len(set(parcel.numbers)) == len(parcel.numbers)
        _need(once, "eras", era.id, "parcels", f"{parcel.id!r} has a number twice")
    _need(slots <= t.MOST_SLOTS, "eras", era.id, "parcels", f"more than {t.MOST_SLOTS} numbers")
    pairs = [frozenset(edge[:2]) for edge in era.edges]
    for one, other, _ in era.edges:
        known = one in names and other in names and one != other
        _need(known, "eras", era.id, "edges", f"{one!r} and {other!r} are not two parcels")
        _need(pairs.count(frozenset((one, other))) == 1, "eras", era.id, "edges", f"{one!r}, {other!r} twice")
    kinds = [scoring.kind for scoring in era.scoring]
    whole = len(set(kinds)) == len(kinds) and {"territories", "supporters"} <= set(kinds)
    _need(whole, "eras", era.id, "scoring", "each kind once, territories and supporters among them")


def _check_before(pack: Pack, number: int, era: EraSheet) -> None:
    """The sheet says what each claimant of the Era before has changed."""
    names = [parcel.id for parcel in era.parcels]
    pairs = [frozenset(edge[:2]) for edge in era.edges]
    winners = [] if number == 0 else [card.id for card in pack.claimants_of(pack.eras[number - 1])]
    _need(sorted(era.before) == sorted(winners), "eras", era.id, "before", f"is for {winners}")
    for winner, change in era.before.items():
        field = f"before.{winner}"
        for one, other, _ in change.edges:
            _need(frozenset((one, other)) in pairs, "eras", era.id, field, f"{one!r}, {other!r} is no edge")
        seat = change.seat is None or change.seat in names
        _need(seat, "eras", era.id, field, f"there is no {change.seat!r}")
        _need((change.walls is None) == (era.castle is None), "eras", era.id, field, "walls go with a castle")
        scored = any(scoring.kind == "seat" for scoring in era.scoring)
        _need((change.seat is not None) == scored, "eras", era.id, field, "a seat goes with its scoring")


def _check_castle(era: EraSheet) -> None:
    castle = era.castle
    if castle is None:
        return
    facing = {
        name for edge in era.edges if castle.parcel in edge[:2] for name in edge[:2] if name != castle.parcel
    }
    _need(
        set(castle.sections) == facing, "eras", era.id, "castle", "a section faces each neighbour, no other"
    )
    _need(castle.closed_at <= len(castle.sections), "eras", era.id, "castle", "it can never be closed")


def _check_changes(pack: Pack, era: EraSheet) -> None:
    """Marked lines and abilities change something that there is."""
    marked = any(column.marked for column in era.columns)
    _need(not marked or era.marked is not None, "eras", era.id, "marked", "marked lines change nothing")
    for card in pack.supporters_of(era):
        kind = card.ability.kind
        _need(
            kind != "wall" or era.castle is not None, "supporters", card.id, "ability", "there is no castle"
        )
        _need(
            kind != "edge" or era.marked is not None, "supporters", card.id, "ability", "nothing changes here"
        )


def _beginnings(era: EraSheet) -> list[list[int]]:
    """The edges as an Era may begin."""
    plain = {frozenset(edge[:2]): t.EDGE_NAMES.index(edge[2]) for edge in era.edges}
    found = []
    for change in era.before.values() or [BeforePart()]:
        edges = dict(plain)
        for one, other, kind in change.edges:
            edges[frozenset((one, other))] = t.EDGE_NAMES.index(kind)
        found.append(list(edges.values()))
    return found


def _check_reach(era: EraSheet, edges: list[int]) -> None:
    """No territory needs a number more often than its column has lines, and everything can be taken by two."""
    lines = [len(column.lines) for column in era.columns]
    everywhere = Counter(value for parcel in era.parcels for value in parcel.numbers)
    for value, times in everywhere.items():
        enough = times <= t.SEATS * lines[value - 1]
        _need(enough, "eras", era.id, "parcels", f"number {value} stands too often: not all can be taken")
    controllable = 0
    for parcels in set(territories(_bare(era), edges)):
        inside = [parcel for place, parcel in enumerate(era.parcels) if parcels >> place & 1]
        boxes = sum(parcel.box for parcel in inside)
        controllable += boxes == 1
        fixed = era.marked is None
        _need(not fixed or boxes == 1, "eras", era.id, "parcels", f"{inside[0].id!r} can never be controlled")
        for value, times in Counter(value for parcel in inside for value in parcel.numbers).items():
            problem = f"{inside[0].id!r} needs {value} more often than its column has lines"
            _need(times <= lines[value - 1], "eras", era.id, "parcels", problem)
    _need(controllable > 0, "eras", era.id, "parcels", "nothing can be controlled at first")


def _check_start(era: EraSheet, claimant: ClaimantCard) -> None:
    """A head start takes nothing by itself."""
    numbers = {parcel.id: parcel.numbers for parcel in era.parcels}
    for parcel, value in claimant.circled:
        there = value in numbers.get(parcel, [])
        _need(there, "claimants", claimant.id, "circled", f"there is no {value} in {parcel!r}")
        _need(
            len(numbers[parcel]) > 1,
            "claimants",
            claimant.id,
            "circled",
            f"{parcel!r} would be taken at once",
        )
    for value in claimant.blackened:
        column = era.columns[value - 1]
        plain = column.circles[0] == 1 and column.lines[0] > 1 and column.icon > 1
        _need(plain, "claimants", claimant.id, "blackened", f"the first step of column {value} is not plain")
    once = len(set(claimant.blackened)) == len(claimant.blackened)
    _need(once, "claimants", claimant.id, "blackened", "one step a column")


# -- the rules' tables ------------------------------------------------------------------------------------------------


def build(pack: Pack) -> t.Tables:
    """The rules' tables of a pack."""
    eras = [_build_era(pack, number, era) for number, era in enumerate(pack.eras)]
    return t.Tables(eras, [moves_of(era) for era in eras])


def _numbered(era: EraSheet) -> list[list[int]]:
    names = [parcel.id for parcel in era.parcels]
    return [
        [names.index(one), names.index(other), t.EDGE_NAMES.index(kind)] for one, other, kind in era.edges
    ]


def _bare(era: EraSheet) -> t.Era:
    """A sheet with nothing but its map."""
    parcels = [t.Parcel(part.id, part.numbers, part.box, part.value) for part in era.parcels]
    return t.Era(era.id, parcels, _numbered(era), [], [], [], NOBODY, [], 0, NOBODY, [], [])


def _build_era(pack: Pack, number: int, era: EraSheet) -> t.Era:
    names = [parcel.id for parcel in era.parcels]
    castle = era.castle
    parcels = [t.Parcel(part.id, part.numbers, part.box, part.value) for part in era.parcels]
    winners = [] if number == 0 else pack.claimants_of(pack.eras[number - 1])
    flags = [_flag(era, era.before[card.id]) for card in winners] or [_flag(era, BeforePart())]
    return t.Era(
        id=era.id,
        parcels=parcels,
        edges=_numbered(era),
        columns=[t.Column(part.circles, part.lines, part.marked, part.icon) for part in era.columns],
        supporters=[_supporter(era, card) for card in pack.supporters_of(era)],
        claimants=[_claimant(era, card) for card in pack.claimants_of(era)],
        castle=NOBODY if castle is None else names.index(castle.parcel),
        sections=[] if castle is None else [names.index(name) for name in castle.sections],
        closed_at=0 if castle is None else castle.closed_at,
        marked=NOBODY if era.marked is None else t.EDGE_NAMES.index(era.marked),
        flags=flags,
        scoring=[_scoring(part) for part in era.scoring],
    )


def _flag(era: EraSheet, change: BeforePart) -> t.Flag:
    names = [parcel.id for parcel in era.parcels]
    pairs = [frozenset(edge[:2]) for edge in era.edges]
    edges = [
        [pairs.index(frozenset((one, other))), t.EDGE_NAMES.index(kind)] for one, other, kind in change.edges
    ]
    seat = NOBODY if change.seat is None else names.index(change.seat)
    return t.Flag(change.walls == "standing", edges, seat)


def _supporter(era: EraSheet, card: SupporterCard) -> t.Supporter:
    ability = card.ability
    choice = sum(1 << (value - 1) for value in {*ability.columns, *ability.numbers})
    kind = t.ABILITIES.index(ability.kind)
    says = say(card, era.marked or "")
    return t.Supporter(card.id, card.source, card.vp, kind, ability.count, choice, says)


def _claimant(era: EraSheet, card: ClaimantCard) -> t.Claimant:
    slots = [(parcel.id, value) for parcel in era.parcels for value in parcel.numbers]
    circled = sum(1 << slots.index(place) for place in set(card.circled))
    modifiers = [turn - 1 for turn in card.modifiers]
    return t.Claimant(card.id, circled, modifiers, [value - 1 for value in card.blackened])


def _scoring(part: ScoringPart) -> t.Scoring:
    arguments: Arguments = {}
    for name, value in (("points", part.points), ("most", part.most), ("times", part.times)):
        if value is not None:
            arguments[name] = value
    for parcels, points in enumerate(part.table or [], 1):
        arguments[f"size{parcels}"] = points
    return t.Scoring(
        t.SCORINGS.index(part.kind),
        part.points or 0,
        part.most or part.times or 0,
        part.table or [],
        Phrase(f"scoring-{part.kind}", arguments),
    )


def say(card: SupporterCard, marked: str) -> Phrase:
    """What a Unique Supporter does, in a phrase made of its data; ``marked`` is what changes in its Era."""
    ability = card.ability
    arguments: Arguments = {"number": ability.count}
    values = sorted({*ability.columns, *ability.numbers})
    if values and len(values) < FACES:
        arguments["values"] = [f"value-{value}" for value in values]
        return Phrase(f"ability-{ability.kind}-some", arguments)
    if ability.kind == "edge":
        return Phrase(f"ability-{marked}", arguments)
    return Phrase(f"ability-{ability.kind}", arguments)


def begins(circled: Sequence[Sequence[str | int]], modifiers: list[int], blackened: list[int]) -> Phrase:
    """What a claimant begins with, in a phrase made of its data: the first thing there is."""
    told: Arguments = {"what": "none", "parcel": "", "value": 0, "values": []}
    if circled:
        parcel, value = circled[0]
        told |= {"what": "circled", "parcel": f"parcel-{parcel}", "value": value}
    elif modifiers:
        told |= {"what": "modifiers", "values": [f"value-{turn}" for turn in modifiers]}
    elif blackened:
        told |= {"what": "blackened", "values": [f"value-{column}" for column in blackened]}
    return Phrase("claimant-begins", told)


SHELF = Shelf(Path(__file__).parent / "content", Pack, build, "sangue-reale")
