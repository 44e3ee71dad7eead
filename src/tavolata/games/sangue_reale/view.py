"""What a seat may know: everything but the other's plan while it is secret, and the chance to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, TypedDict

from ...engine.phrases import Arguments
from ...engine.views import Head, PendingView, head
from ...kit.phrases import PhraseView, view_of
from ...kit.provenance import lists_of, source_of
from .rules import points, walls
from .rules.tables import EDGE_NAMES, FACES, NOBODY, ROUNDS, SCORINGS, SEATS, TURNS, EdgeKind

if TYPE_CHECKING:
    from .rules.state import SangueReale

# Lists of two go by seat: what the first player has, what the second.


class ClaimantView(TypedDict):
    """A side of the sheet with its head start (SR-2.4)."""

    id: str
    source: str
    circled: list[list[str | int]]
    """Numbers that are circled at first: each a parcel and a value."""
    modifiers: list[int]
    """The turns with a modifier, counted from 1."""
    blackened: list[int]
    """The values of the columns that are begun."""


class EraView(TypedDict):
    """The sheet that is played."""

    number: int
    id: str
    marked: EdgeKind | None
    """What coloured lines change, where there are any."""
    before: str | None
    """The claimant that won the Era before."""
    claimants: list[ClaimantView]
    scoring: list[PhraseView]


class EraResult(TypedDict):
    """An Era that is over."""

    era: int
    winner: int
    claimant: str
    points: list[int]


class ModifiersView(TypedDict):
    """The modifiers of one player in one turn of the King's Track."""

    drawn: int
    spent: int


class TrackView(TypedDict):
    """The King's Track."""

    rounds: int
    """How many there are in an Era."""
    written: list[list[int]]
    """The values of both, round by round."""
    turn: int
    """The turn in progress, counted from 0."""
    modifiers: list[list[ModifiersView]]
    """By seat, then by turn."""


class SupporterView(TypedDict):
    """A Unique Supporter."""

    id: str
    source: str
    vp: int
    says: PhraseView
    """What it does."""
    owner: int | None


class ColumnView(TypedDict):
    """A column of supporters; steps are counted from 1."""

    value: int
    circles: list[int]
    """How many dice each step takes."""
    lines: list[int]
    """The steps with a line below them."""
    marked: list[int]
    """Those of them with a coloured line."""
    icon: int
    """The step with the Unique Supporter."""
    blackened: list[int]
    """How many steps each player has blackened."""
    supporter: SupporterView


class NumberView(TypedDict):
    """A number printed on the map."""

    value: int
    circled: list[bool]


class ParcelView(TypedDict):
    """A piece of land."""

    id: str
    value: int
    box: bool
    owner: int | None
    numbers: list[NumberView]


class EdgeView(TypedDict):
    """What lies between two parcels."""

    one: str
    other: str
    kind: EdgeKind


class SectionView(TypedDict):
    """A section of the castle's wall."""

    facing: str
    stands: bool
    initials: int | None


class CastleView(TypedDict):
    """The castle and its wall."""

    parcel: str
    closed: bool
    closed_at: int
    """With so many sections standing it is closed."""
    stood: bool
    """Whether its sections stood when the Era began."""
    sections: list[SectionView]


class MapView(TypedDict):
    """The land."""

    parcels: list[ParcelView]
    edges: list[EdgeView]
    territories: list[list[str]]
    seat: str | None
    """The parcel with the Seat, where there is one."""
    castle: CastleView | None


class PlayerView(TypedDict):
    """A player in this Era."""

    claimant: str | None
    points: int
    by_rule: dict[str, int]
    """The points by source, in the order of the Era's scoring."""
    territories: int
    wins: int
    modifiers: int
    """Those that can be used now."""


class SangueView(Head):
    """Both sheets as any seat and any spectator sees them; only ``seat``, ``ask`` and ``plan`` differ (SR-4.2)."""

    era: EraView
    campaign: list[EraResult]
    track: TrackView
    planned: list[bool]
    """Whether each has planned, never what."""
    plan: int | None
    """What the seat itself has planned in secret."""
    columns: list[ColumnView]
    map: MapView
    players: list[PlayerView]
    ending: bool
    """Whether everything is taken, so that the round in progress is the last."""
    sources: dict[str, list[str]]


def view(state: SangueReale, seat: int | None) -> SangueView:
    """All that a seat, or a spectator, may know."""
    return {
        **head(state, seat),
        "era": _era(state),
        "campaign": _campaign(state),
        "track": _track(state),
        "planned": [plan != 0 for plan in state.plan],
        "plan": None if seat is None or state.plan[seat] == 0 else state.plan[seat],
        "columns": [_column(state, column) for column in range(FACES)],
        "map": _map(state),
        "players": [_player(state, player) for player in range(SEATS)],
        "ending": bool(state.ending),
        "sources": lists_of(state.setup.content),
    }


# -- what is said, among what is pending -------------------------------------------------------------------------------


def values_in(arguments: Arguments, name: str) -> list[int]:
    """Dice or numbers among the arguments of what is asked or pending (``die-4``, ``value-4``), by value; or none."""
    found = arguments.get(name, [])
    assert isinstance(found, list)
    return [int(str(one).rpartition("-")[2]) for one in found]


def dice_in(frames: list[PendingView]) -> list[tuple[int, list[int]]]:
    """The dice that are shared, used or waiting for it: whose, and their values."""
    return [
        (seat, dice)
        for frame in frames
        if (seat := frame["seat"]) is not None and (dice := values_in(frame["about"], "dice"))
    ]


# -- the parts ---------------------------------------------------------------------------------------------------------


def _era(state: SangueReale) -> EraView:
    sheet = state.sheet()
    return {
        "number": state.era + 1,
        "id": sheet.id,
        "marked": None if sheet.marked == NOBODY else EDGE_NAMES[sheet.marked],
        "before": _before(state),
        "claimants": [_claimant(state, place) for place in range(SEATS)],
        "scoring": [view_of(scoring.says) for scoring in sheet.scoring],
    }


def _before(state: SangueReale) -> str | None:
    """The claimant that won the Era before."""
    if state.era == 0:
        return None
    return state.tables.eras[state.era - 1].claimants[state.crowned[state.era - 1]].id


def _claimant(state: SangueReale, place: int) -> ClaimantView:
    sheet = state.sheet()
    claimant = sheet.claimants[place]
    circled = [slot for slot in range(sheet.slots) if claimant.circled >> slot & 1]
    return {
        "id": claimant.id,
        "source": source_of(state.setup.content, "claimants", claimant.id),
        "circled": [[sheet.names[sheet.slot_parcel[slot]], sheet.slot_column[slot] + 1] for slot in circled],
        "modifiers": [turn + 1 for turn in claimant.modifiers],
        "blackened": [column + 1 for column in claimant.blackened],
    }


def _campaign(state: SangueReale) -> list[EraResult]:
    """What is known of each Era: who won it, as whom, with how many points."""
    played = [era for era in range(len(state.won)) if state.won[era] != NOBODY]
    return [
        {
            "era": era + 1,
            "winner": state.won[era],
            "claimant": state.tables.eras[era].claimants[state.crowned[era]].id,
            "points": state.points[SEATS * place : SEATS * place + SEATS],
        }
        for place, era in enumerate(played)
    ]


def _track(state: SangueReale) -> TrackView:
    """The King's Track: values written, the round and the turn in progress, modifiers drawn and crossed out."""
    return {
        "rounds": ROUNDS,
        "written": [state.chronicle[at : at + SEATS] for at in range(0, len(state.chronicle), SEATS)],
        "turn": state.turn(),
        "modifiers": [
            [
                {"drawn": state.drawn[seat * TURNS + turn], "spent": state.spent[seat * TURNS + turn]}
                for turn in range(TURNS)
            ]
            for seat in range(SEATS)
        ],
    }


def _column(state: SangueReale, column: int) -> ColumnView:
    sheet = state.sheet()
    table = sheet.columns[column]
    supporter = sheet.supporters[column]
    holder = state.supporters[column]
    return {
        "value": column + 1,
        "circles": table.circles,
        "lines": table.lines,
        "marked": table.marked,
        "icon": table.icon_at,
        "blackened": [state.black[seat * FACES + column] for seat in range(SEATS)],
        "supporter": {
            "id": supporter.id,
            "source": supporter.source,
            "vp": supporter.vp,
            "says": view_of(supporter.says),
            "owner": None if holder == NOBODY else holder,
        },
    }


def _map(state: SangueReale) -> MapView:
    sheet = state.sheet()
    throne = points.throne(state)
    return {
        "parcels": [_parcel(state, place) for place in range(len(sheet.parcels))],
        "edges": [
            {"one": sheet.names[one], "other": sheet.names[other], "kind": EDGE_NAMES[kind]}
            for (one, other, _), kind in zip(sheet.edges, state.edges, strict=True)
        ],
        "territories": [
            [sheet.names[place] for place in range(len(sheet.parcels)) if parcels >> place & 1]
            for parcels in dict.fromkeys(state.territory)
        ],
        "seat": None if throne == NOBODY else sheet.names[throne],
        "castle": None if sheet.castle == NOBODY else _castle(state),
    }


def _parcel(state: SangueReale, place: int) -> ParcelView:
    sheet = state.sheet()
    parcel = sheet.parcels[place]
    owner = state.owner[place]
    slots = [slot for slot in range(sheet.slots) if sheet.slot_parcel[slot] == place]
    return {
        "id": parcel.id,
        "value": parcel.value,
        "box": parcel.box,
        "owner": None if owner == NOBODY else owner,
        "numbers": [
            {
                "value": sheet.slot_column[slot] + 1,
                "circled": [bool(state.circled[seat] >> slot & 1) for seat in range(SEATS)],
            }
            for slot in slots
        ],
    }


def _castle(state: SangueReale) -> CastleView:
    sheet = state.sheet()
    return {
        "parcel": sheet.names[sheet.castle],
        "closed": walls.is_closed(state),
        "closed_at": sheet.closed_at,
        "stood": state.flag().standing,
        "sections": [
            {
                "facing": sheet.names[parcel],
                "stands": bool(state.walls >> section & 1),
                "initials": None if state.initials[section] == NOBODY else state.initials[section],
            }
            for section, parcel in enumerate(sheet.sections)
        ],
    }


def _player(state: SangueReale, seat: int) -> PlayerView:
    sheet = state.sheet()
    claimant = state.claimants[seat]
    return {
        "claimant": None if claimant == NOBODY else sheet.claimants[claimant].id,
        "points": points.total(state, seat),
        "by_rule": {SCORINGS[scoring.kind]: points.count(state, seat, scoring) for scoring in sheet.scoring},
        "territories": points.controlled(state, seat),
        "wins": state.won.count(seat),
        "modifiers": 0 if state.over else state.modifiers(seat),
    }
