"""What a seat may know: everything but the other's plan while it is secret, and the chance to come."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

from ...engine.questions import KIND, TOGETHER, seat_of
from ...kit.provenance import lists_of, source_of
from .rules import points, walls
from .rules.questions import COUNTS, DICE, FIVE, SHARE
from .rules.tables import EDGE_NAMES, FACES, NOBODY, ROUNDS, SCORINGS, SEATS, TURNS

if TYPE_CHECKING:
    from .rules.state import SangueReale


def view(state: SangueReale, seat: int | None) -> dict[str, Any]:
    """Both sheets as any seat and any spectator sees them; only ``seat``, ``ask`` and ``plan`` differ (SR-4.2)."""
    sheet = state.sheet()
    ask = None if seat is None else state.ask(seat)
    return {
        "game": state.setup.game,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.setup.options),
        "first": state.first,
        "over": state.over,
        "deciders": state.deciders(),
        "ask": None if ask is None else ask.json(),
        "era": {
            "number": state.era + 1,
            "id": sheet.id,
            "marked": None if sheet.marked == NOBODY else EDGE_NAMES[sheet.marked],
            "before": _before(state),
            "claimants": [_claimant(state, place) for place in range(SEATS)],
            "scoring": [scoring.says for scoring in sheet.scoring],
        },
        "campaign": _campaign(state),
        "track": _track(state),
        "planned": [plan != 0 for plan in state.plan],  # whether, never what
        "plan": None if seat is None or state.plan[seat] == 0 else state.plan[seat],
        "columns": [_column(state, column) for column in range(FACES)],
        "map": _map(state),
        "players": [_player(state, player) for player in range(SEATS)],
        "pending": [_pending(state, frame) for frame in state.stack],
        "ending": bool(state.ending),
        "sources": lists_of(state.setup.content),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def _before(state: SangueReale) -> str | None:
    """The claimant that won the Era before."""
    if state.era == 0:
        return None
    return state.tables.eras[state.era - 1].claimants[state.crowned[state.era - 1]].id


def _claimant(state: SangueReale, place: int) -> dict[str, Any]:
    """A side of the sheet with its head start: numbers circled, turns with a modifier, columns begun (SR-2.4)."""
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


def _campaign(state: SangueReale) -> list[dict[str, Any]]:
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


def _track(state: SangueReale) -> dict[str, Any]:
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


def _column(state: SangueReale, column: int) -> dict[str, Any]:
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
            "says": supporter.says,
            "owner": None if holder == NOBODY else holder,
        },
    }


def _map(state: SangueReale) -> dict[str, Any]:
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


def _parcel(state: SangueReale, place: int) -> dict[str, Any]:
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


def _castle(state: SangueReale) -> dict[str, Any]:
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


def _player(state: SangueReale, seat: int) -> dict[str, Any]:
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


def _pending(state: SangueReale, frame: list[int]) -> dict[str, Any]:
    """What is asked or still to be done; dice that are being shared or used are told value by value."""
    seat, about = seat_of(frame), frame[COUNTS:]
    dice = about if frame[KIND] in (SHARE, FIVE, DICE) else []
    return {
        "step": state.meanings[frame[KIND]].name,
        "seat": None if seat == TOGETHER else seat,
        "dice": [face + 1 for face, count in enumerate(dice) for _ in range(count)],
        "about": [] if dice else about,
    }
