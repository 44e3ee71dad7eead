"""What the rules say: asks, the notation of moves, and moves in words."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.errors import BadNotation
from ....engine.phrases import Ask, Value, seat_name
from . import alliances, board, events, leave, planning, strength, talk
from . import frames as f
from . import tables as t

if TYPE_CHECKING:
    from .state import TronoDiSpade

ASKS: Final = [
    ("plan", "TS-8.1"),
    ("raven", "TS-8.8"),
    ("swap", "TS-8.9"),
    ("top", "TS-8.10"),
    ("order", "TS-9.1"),
    ("raid", "TS-9.4"),
    ("march", "TS-10.1"),
    ("group", "TS-10.1"),
    ("leave", "TS-10.11"),
    ("collect", "TS-11.3"),
    ("muster", "TS-5.1"),
    ("recruit", "TS-5.2"),
    ("harbour", "TS-5.5"),
    ("capture", "TS-16.3"),
    ("disband", "TS-3.8"),
    ("unit", "TS-3.8"),
    ("effect", "TS-4.4"),
    ("bid", "TS-6.4"),
    ("tie", "TS-6.7"),
    ("fall", "TS-7.7"),
    ("rise", "TS-7.7"),
    ("unhorse", "TS-7.9"),
    ("knight", "TS-7.9"),
    ("take-back", "TS-7.10"),
    ("discard", "TS-7.11"),
    ("preemptive", "TS-7.12"),
    ("track", "TS-7.13"),
    ("horde", "TS-7.18"),
    ("support", "TS-12.3"),
    ("accept", "TS-12.5"),
    ("cards", "TS-12.9"),
    ("text", "TS-13.1"),
    ("replace", "TS-13.1"),
    ("thorns", "TS-13.28"),
    ("doran", "TS-13.32"),
    ("blade", "TS-12.11"),
    ("cersei", "TS-13.17"),
    ("renly", "TS-13.19"),
    ("casualty", "TS-14.1"),
    ("retreat", "TS-14.7"),
    ("patchface", "TS-13.23"),
    ("keep", "TS-25.1"),
    ("score", "TS-25.5"),
    ("ballot", "TS-21.7"),
    ("entry", "TS-22.2"),
    ("bridge", "TS-22.1"),
    ("host", "TS-22.2"),
    ("haven", "TS-22.12"),
    ("excuse", "TS-23.3"),
    ("penalty", "TS-23.8"),
    ("claim", "TS-22.11"),
    ("gift", "TS-22.19"),
    ("propose", "TS-21.11"),
    ("proposal", "TS-21.12"),
]
"""What each question of the stack is called, and the clause it comes from."""
READY: Final = ("ready", "TS-8.6")
"""The question of a House that has placed all its orders."""
CHOICES: Final = ["TS-4.8", "TS-4.12", "TS-4.14"]
"""Where the cards of choice stand, by deck."""
LOSSES: Final = {
    t.MAMMOTHS: "TS-7.10",
    t.PREEMPTIVE: "TS-7.12",
    t.RATTLESHIRT: "TS-7.15",
    t.HORDE: "TS-7.18",
}
"""Where the wildling cards stand that cost units."""


# -- asks -------------------------------------------------------------------------------------------------------------


def ask(state: TronoDiSpade, seat: int) -> Ask:
    """The question that is open to a seat."""
    frame = state.stack[-1]
    if frame[0] == f.Q_BALLOT:
        return _ballot(state, frame, seat)
    if frame[0] >= f.Q_PROPOSE:
        return _bargain(state, frame, seat)
    kind, rule = question(state, frame, seat)
    if kind == READY[0]:
        return Ask(kind, rule, at_once=True)
    return Ask(kind, rule, _about(state, frame, seat), at_once=frame[1] == t.NOBODY)


def question(state: TronoDiSpade, frame: list[int], seat: int) -> tuple[str, str]:
    """What the question that is open to a seat is called, and the clause it comes from."""
    if frame[0] == f.Q_PLAN and planning.is_complete(state, seat):
        return READY
    return ASKS[frame[0]][0], clause(state, frame)


def _ballot(state: TronoDiSpade, frame: list[int], seat: int) -> Ask:
    """A vote: with a time limit, and free talk in any group (TS-21.6, TS-21.9, TS-21.10)."""
    named = alliances.members(state, state.ballots[seat])
    about: dict[str, Value] = {"number": frame[2], "houses": [seat_name(other) for other in named]}
    seconds = int(state.setup.options["alliance_seconds"])
    default = t.DONE if named else t.PASS  # what is named counts, sealed or not (TS-21.9)
    return Ask("ballot", clause(state, frame), about, seconds, default, _groups(state.seats), at_once=True)


def _bargain(state: TronoDiSpade, frame: list[int], seat: int) -> Ask:
    """A proposal or an answer to one: half the time of a ballot, and free talk (TS-21.10, TS-21.14)."""
    about: dict[str, Value] = {"number": frame[2], "left": talk.PROPOSALS - talk.proposed(state, seat)}
    default = t.PASS
    if frame[0] == f.Q_PROPOSAL:
        offer = state.offers[frame[2]]
        others = [other for other in alliances.members(state, offer[f.O_SIDE]) if other != seat]
        about = {"other": seat_name(offer[f.O_BY]), "houses": [seat_name(other) for other in others]}
        default = t.DECLINE + t.UNSAID
    seconds = int(state.setup.options["alliance_seconds"]) // 2
    return Ask(ASKS[frame[0]][0], clause(state, frame), about, seconds, default, _groups(state.seats))


def _groups(seats: int) -> list[list[int]]:
    """The whole table, and every smaller group of two or more."""
    found = [
        [seat for seat in range(seats) if mask >> seat & 1]
        for mask in range(1 << seats)
        if mask.bit_count() > 1
    ]
    return [found[-1], *found[:-1]]


def clause(state: TronoDiSpade, frame: list[int]) -> str:
    """The clause a question comes from, where it depends on what brought it about."""
    kind = frame[0]
    if kind in (f.Q_DISBAND, f.Q_UNIT):
        return _clause_of_loss(state, frame)
    if kind == f.Q_BIDS and frame[2] == f.FOR_WILDLINGS:
        return "TS-7.1"
    if kind == f.Q_TIE and frame[2] >= f.FOR_WILDLINGS:
        return "TS-7.5"
    if kind == f.Q_EFFECT:
        return CHOICES[state.tables.westeros[frame[2]].deck]
    if kind == f.Q_MUSTER and not _is_below(state, f.P_MUSTER):  # the reward of The Horde Descends
        return "TS-7.18"
    if kind == f.Q_CAPTURE and state.owner[state.tables.port_lands[frame[2]]] != frame[1]:
        return "TS-16.5"  # nobody of its House is there: the home has come back by itself
    return _clause_of_combat(state, frame)


def _clause_of_loss(state: TronoDiSpade, frame: list[int]) -> str:
    """Units are lost to a wildling card, to a change of supply, or because Arianne Martell sent them back."""
    for below in reversed(state.stack):
        if below[0] == f.P_HORDES:
            return LOSSES[below[1]]
        if below[0] == f.P_RECONCILE:
            return "TS-3.8"
    return "TS-13.33"


def _is_below(state: TronoDiSpade, kind: int) -> bool:
    return any([frame[0] == kind for frame in state.stack])


def _clause_of_combat(state: TronoDiSpade, frame: list[int]) -> str:
    kind = frame[0]
    if kind == f.Q_SUPPORT and state.fight[f.F_DEFENDER] == t.NOBODY:
        return "TS-15.5"
    if kind == f.Q_TEXT:
        return "TS-13.16" if frame[2] == t.TYRION else "TS-13.13"
    if kind == f.Q_REPLACE:
        return "TS-13.13" if frame[2] == t.NOTHING else "TS-13.16"
    if kind == f.Q_CASUALTY:
        return {f.BY_SKULL: "TS-18.5", f.IN_RETREAT: "TS-14.9"}.get(frame[3], "TS-14.1")
    if kind == f.Q_RETREAT and strength.side_of(state, frame[1]) == state.fight[f.F_WINNER]:
        return "TS-13.4"
    if kind == f.Q_HOST and frame[4] == t.RECEIVE:
        return "TS-22.3"
    if kind == f.Q_EXCUSE and _is_below(state, f.P_WAY):
        return "TS-23.4"
    return ASKS[kind][1]


def _about(state: TronoDiSpade, frame: list[int], seat: int) -> dict[str, Value]:
    """The arguments of a question."""
    kind = frame[0]
    if kind == f.Q_PLAN:
        left = planning.stars(state, seat) - planning.specials(state, seat)
        return {"area": events.area_name(state, planning.target(state, seat)), "stars": left}
    if kind in (f.Q_SWAP, f.Q_RAID, f.Q_MARCH, f.Q_LEAVE, f.Q_COLLECT, f.Q_HARBOUR, f.Q_CAPTURE, f.Q_SUPPORT):
        return {"area": events.area_name(state, frame[2]), **_combat(state, kind)}
    if kind == f.Q_RECRUIT:
        return {"area": events.area_name(state, frame[2]), "points": state.levy[frame[2]]}
    if kind == f.Q_TOP:
        return {"card": events.wildling_name(state.wild[0])}
    if kind == f.Q_ORDER:
        return {"type": t.ORDER_TYPES[frame[2]]}
    if kind == f.Q_GROUP:
        return {
            "from": events.area_name(state, frame[2]),
            "area": events.area_name(state, frame[4]),
            "units": events.counted(frame[5:9]),
            "number": sum(frame[5:9]),
        }
    return _about_others(state, frame)


def _combat(state: TronoDiSpade, kind: int) -> dict[str, Value]:
    """Who fights where, for questions about support."""
    if kind != f.Q_SUPPORT:
        return {}
    fight = state.fight
    there: dict[str, Value] = {"at": events.area_name(state, fight[f.F_AT])}
    there["attacker"] = seat_name(fight[f.F_ATTACKER])
    there["defender"] = seat_name(fight[f.F_DEFENDER]) if fight[f.F_DEFENDER] != t.NOBODY else "neutral"
    return there


def _about_others(state: TronoDiSpade, frame: list[int]) -> dict[str, Value]:
    kind = frame[0]
    if kind in (f.Q_DISBAND, f.Q_UNIT):
        why = "supply" if frame[2] == f.FOR_SUPPLY else "wildlings"
        told: dict[str, Value] = {"number": frame[3], "why": why}
        return {**told, "area": events.area_name(state, frame[4])} if kind == f.Q_UNIT else told
    if kind == f.Q_EFFECT:
        return {"card": f"westeros-{state.tables.westeros[frame[2]].name}"}
    if kind in (f.Q_BIDS, f.Q_TIE):
        whats = [*t.TRACKS, "wildlings" if kind == f.Q_BIDS else "highest", "lowest"]
        return {"what": whats[frame[2]]}
    if kind in (f.Q_UNHORSE, f.Q_KNIGHT):
        return {"number": frame[2]}
    if kind in (f.Q_TRACK, f.Q_ACCEPT):
        return {"other": seat_name(frame[2])}
    if kind == f.Q_TEXT:
        return {"text": events.text_name(frame[2])}
    if kind == f.Q_CARDS:
        return _sums(state)
    if kind == f.Q_CASUALTY:
        return {"number": frame[2], "why": ("supply", "wildlings", "swords", "skull", "retreat")[frame[3]]}
    if kind >= f.COMBAT_END:
        return _about_allies(state, frame)
    if kind == f.Q_RETREAT:
        loser = strength.house_of(state, 1 - state.fight[f.F_WINNER])
        return {"other": seat_name(loser)}
    return {}


def _about_allies(state: TronoDiSpade, frame: list[int]) -> dict[str, Value]:
    kind = frame[0]
    if kind == f.Q_KEEP:
        return {"number": frame[2]}
    if kind in (f.Q_ENTRY, f.Q_CLAIM, f.Q_GIFT):
        owner = seat_name(board.controller(state, frame[2]))
        there: dict[str, Value] = {"area": events.area_name(state, frame[2]), "other": owner}
        return {**there, "what": _ways(state, frame)} if kind == f.Q_ENTRY else there
    if kind in (f.Q_BRIDGE, f.Q_HOST, f.Q_HAVEN):
        told: dict[str, Value] = {"other": seat_name(frame[2]), "area": events.area_name(state, frame[3])}
        if kind == f.Q_HOST:
            told = {**told, "what": t.MANNERS[frame[4] - t.ENTER], "ships": _moored(state, frame[3])}
        return told
    return {"other": seat_name(frame[2])} if kind == f.Q_EXCUSE else {}


def _moored(state: TronoDiSpade, area: int) -> int:
    """How many ships lie in the port of a land, and would go with it (TS-22.20)."""
    tables = state.tables
    return sum([state.units[4 * port + t.SHIP] for port in tables.ports if tables.port_lands[port] == area])


def _ways(state: TronoDiSpade, frame: list[int]) -> str:
    """Whether there is a way into an ally's land that is no betrayal."""
    return "refused" if leave.entries(state, frame)[0] in (t.SEIZE, t.PASS) else "open"


def _sums(state: TronoDiSpade) -> dict[str, Value]:
    """What both sides bring before their cards."""
    return {
        "area": events.area_name(state, state.fight[f.F_AT]),
        "attack": strength.before_cards(state, f.ATTACK),
        "defence": strength.before_cards(state, f.DEFENCE),
    }


# -- notation ---------------------------------------------------------------------------------------------------------


def write(state: TronoDiSpade, move: int) -> str:
    """A move as text, independent of the position; a code beyond the areas of the board reads like a number."""
    tables = state.tables
    if move < t.UNIT:
        return tables.areas[move] if move < tables.size else f"area {move}"
    if move < t.UPGRADE:
        return t.UNITS[move - t.UNIT]
    if move < t.TOKEN:
        return f"upgrade {t.UNITS[1 + move - t.UPGRADE]}"
    if move < t.CARD:
        return f"order {t.TOKENS[move - t.TOKEN]}"
    if move < t.BID:
        return f"card {tables.card_names[move - t.CARD]}"
    if move < t.TRACK:
        return f"bid {move - t.BID}"
    if move < t.HOUSE:
        return f"track {t.TRACKS[move - t.TRACK]}"
    if move < t.CAPTURE:
        return f"house {t.HOUSES[move - t.HOUSE]}"
    if move < t.EFFECT:
        return f"take {move - t.CAPTURE}"
    if move < t.DONE:
        return f"choose {t.EFFECTS[move - t.EFFECT]}"
    if move < t.OBJECTIVE:
        return t.WORDS[move - t.DONE]
    if move >= t.DECLINE:
        return f"decline {t.REASONS[move - t.DECLINE]}" if move < t.CODES else f"move {move}"
    if move >= t.PROPOSE:
        return " ".join(["propose", *[t.HOUSES[house] for house in t.PARTIES[move - t.PROPOSE]]])
    if move >= t.ENTER:
        return t.MANNERS[move - t.ENTER]
    card = move - t.OBJECTIVE
    return f"objective {tables.objectives[card].name if card < len(tables.objectives) else card}"


def _in_order(words: list[str]) -> str:
    """The words of a move; Houses to whom an alliance is proposed may be named in any order."""
    if words[:1] == ["propose"] and all([word in t.HOUSES for word in words[1:]]):
        words = ["propose", *sorted(words[1:], key=t.HOUSES.index)]
    return " ".join(words)


def read(state: TronoDiSpade, text: str) -> int:
    """The move a text means."""
    wanted = _in_order(text.lower().split())
    for move in range(t.CODES):
        if write(state, move) == wanted:
            return move
    raise BadNotation(
        "bad-notation",
        f"{text!r} is not a move; a move reads like 'winterfell', 'order march', 'footman', 'bid 3', "
        "'card eddard-stark', 'house stark', 'propose stark', 'track court', 'done' or 'pass'",
        {"text": text},
    )
