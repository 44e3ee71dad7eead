"""What the rules say: asks, refusals, events and the notation of moves."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from ....engine.errors import BadNotation
from ....engine.phrases import Ask, Event, Phrase, Refusal, Tell, seat_name
from . import banners
from . import state as r
from .tables import DIRECTIONS, HOUSES, NOBODY, RAYS, VARYS, Tables

if TYPE_CHECKING:
    from .state import PrimoCavaliere

KINDS: Final = (
    ("choose-companion", "PC-5.1"),
    ("kill-in-city", "PC-5.10"),
    ("kill-in-area", "PC-5.10"),
    ("kill-companion", "PC-5.10"),
    ("kill-named", "PC-5.10"),
    ("take-named", "PC-5.9"),
    ("swap", "PC-6.2"),
    ("swap-with", "PC-6.2"),
    ("name-house", "PC-6.6"),
    ("choose-drawn", "PC-6.9"),
    ("break-tie", "PC-4.7"),
    ("send-raven", "PC-9.5"),
    ("talk", "PC-9.8"),
)
"""What each question of the stack is called, and the clause it comes from."""


# -- asks -------------------------------------------------------------------------------------------------------------


def ask(state: PrimoCavaliere) -> Ask:
    """The question that is open. With ravens nobody talks (PC-9.3) but the two a raven brings together (PC-9.8).

    Their talk is over when the time is, or when the mover plays its default move before (PC-9.9).
    """
    silence: list[list[int]] | None = [] if state.option("ravens") else None
    kind = state.pending()
    if kind == r.MOVE_VARYS:
        return Ask("move-varys", "PC-3.1", talk=silence)
    id, clause = KINDS[kind]
    a = state.stack[-3]
    if kind == r.TALK:
        talkers = [int(state.turn), a]
        return Ask(id, clause, {"other": seat_name(a)}, r.TALK_SECONDS, r.END_TALK, [talkers])
    if kind == r.BREAK_TIE:
        return Ask(id, clause, {"house": house_name(state.tables, a)}, talk=silence)
    if kind == r.NAME_HOUSE:
        return Ask(id, clause, {"companion": companion_name(state.tables, a)}, talk=silence)
    if kind == r.SWAP_WITH:
        return Ask(id, clause, {"card": card_name(state.tables, a)}, talk=silence)
    return Ask(id, clause, talk=silence)


# -- refusals ---------------------------------------------------------------------------------------------------------


def why(state: PrimoCavaliere, seat: int, move: int) -> Refusal | None:
    """The clause that forbids a move now, or None."""
    if state.over:
        return Refusal("PC-7.1")
    if seat != int(state.turn):
        return Refusal("PC-3.10", {"seat": seat_name(int(state.turn))})
    if move in state.legal(seat):
        return None
    kind = state.pending()
    if kind == r.MOVE_VARYS:
        return _why_not_that_way(state, move)
    if r.CARD <= move < r.HOUSE and kind in (r.KILL_NAMED, r.TAKE_NAMED, r.KILL_IN_CITY, r.KILL_IN_AREA):
        return _why_not_that_card(state, kind, move - r.CARD)
    if r.CARD <= move < r.HOUSE and kind in (r.SWAP, r.SWAP_WITH):
        varys = move == r.CARD + VARYS and not state.option("ramsay_moves_varys")
        return Refusal("PC-6.15" if varys else "PC-6.2")
    if r.COMPANION <= move < r.CARD and kind in (r.CHOOSE_COMPANION, r.KILL_COMPANION, r.CHOOSE_DRAWN):
        return _why_not_that_companion(state, kind, move - r.COMPANION)
    if r.COMPANION <= move < r.CARD and kind in (r.KILL_IN_CITY, r.KILL_IN_AREA, r.KILL_NAMED, r.TAKE_NAMED):
        return _why_not_that_companion(state, kind, move - r.COMPANION)
    if r.SEAT <= move < r.KEEP_RAVEN and kind == r.SEND_RAVEN:
        return Refusal("PC-9.7" if state.seats == 4 else "PC-9.6")
    return Refusal(KINDS[kind][1], id="PC-3.9" if move < r.MOVES else "")


def _why_not_that_way(state: PrimoCavaliere, move: int) -> Refusal:
    """While Varys is to move: nobody of that House is there, or it is no move of Varys at all."""
    if not 0 <= move < r.MOVES:
        raven = r.SEAT <= move <= r.END_TALK
        return Refusal("PC-9.5" if raven else "PC-3.1")
    house, direction = move % HOUSES, move // HOUSES
    return Refusal(
        "PC-3.2",
        {
            "house": house_name(state.tables, house),
            "direction": f"direction-{DIRECTIONS[direction]}",
        },
    )


def _why_not_that_card(state: PrimoCavaliere, kind: int, card: int) -> Refusal:
    if card == VARYS:
        return Refusal("PC-1.5")
    named = {"card": card_name(state.tables, card)}
    if kind == r.TAKE_NAMED:
        own = state.areas[state.turn] >> card & 1
        return Refusal("PC-5.11" if own else "PC-5.9", {**named})
    return Refusal("PC-5.10", {**named})


def _why_not_that_companion(state: PrimoCavaliere, kind: int, number: int) -> Refusal:
    if number >= len(state.tables.companions):
        return Refusal("PC-1.8")
    named = {"companion": companion_name(state.tables, number)}
    if kind == r.CHOOSE_COMPANION:
        return Refusal("PC-5.1", {**named})
    if kind == r.CHOOSE_DRAWN:
        return Refusal("PC-6.9", {**named})
    if state.companions[number] >= r.KEPT:
        return Refusal("PC-5.12", {**named})
    if kind == r.KILL_COMPANION and state.companions[number] == r.AVAILABLE:
        return Refusal("PC-5.13", {**named})
    return Refusal(KINDS[kind][1], {**named})


# -- notation ---------------------------------------------------------------------------------------------------------


def write(tables: Tables, move: int) -> str:
    """A move as text, independent of the position."""
    if move < r.MOVES:
        return f"{DIRECTIONS[move // HOUSES]} {tables.houses[move % HOUSES]}"
    if move < r.CARD:
        return f"companion {tables.companions[move - r.COMPANION].id}"
    if move < r.HOUSE:
        card = move - r.CARD
        return f"card {'varys' if card == VARYS else tables.characters[card]}"
    if move < r.SEAT:
        return f"house {tables.houses[move - r.HOUSE]}"
    if move < r.KEEP_RAVEN:
        return f"seat {move - r.SEAT + 1}"
    return "keep raven" if move == r.KEEP_RAVEN else "end talk"


def read(tables: Tables, text: str) -> int:
    """The move a text means."""
    first, _, second = " ".join(text.lower().split()).partition(" ")
    if first in DIRECTIONS and second in tables.houses:
        return DIRECTIONS.index(first) * HOUSES + tables.houses.index(second)
    if first == "companion":
        for number, companion in enumerate(tables.companions):
            if companion.id == second:
                return r.COMPANION + number
    if first == "card" and (second == "varys" or second in tables.characters):
        return r.CARD + (VARYS if second == "varys" else tables.characters.index(second))
    if first == "house" and second in tables.houses:
        return r.HOUSE + tables.houses.index(second)
    if first == "seat" and second in ("1", "2", "3", "4"):
        return r.SEAT + int(second) - 1
    if (first, second) == ("keep", "raven"):
        return r.KEEP_RAVEN
    if (first, second) == ("end", "talk"):
        return r.END_TALK
    raise BadNotation(
        "bad-notation",
        f"{text!r} is not a move; a move reads like 'left stark', 'companion hodor', 'card bran-stark', "
        "'house tully', 'seat 2', 'keep raven' or 'end talk'",
        {"text": text},
    )


# -- moves in words ---------------------------------------------------------------------------------------------------


def describe(state: PrimoCavaliere, move: int) -> Phrase:
    """A legal move as a phrase, with what it does."""
    tables = state.tables
    if move < r.MOVES:
        return _describe_varys(state, move)
    kind = state.pending()
    if move < r.CARD:
        number = move - r.COMPANION
        id = "move-kill-companion" if kind == r.KILL_COMPANION else "move-choose"
        return Phrase(
            id, {"companion": companion_name(tables, number), "does": tables.companions[number].says}
        )
    if move < r.HOUSE:
        return _describe_card(state, kind, move - r.CARD)
    if move < r.SEAT:
        return Phrase("move-name-house", {"house": house_name(tables, move - r.HOUSE)})
    if move < r.KEEP_RAVEN:
        seat = {"other": seat_name(move - r.SEAT)}
        if kind == r.BREAK_TIE:
            return Phrase("move-give-banner", {**seat, "house": house_name(tables, state.stack[-3])})
        return Phrase("move-send-raven", {**seat})
    return Phrase("move-keep-raven" if move == r.KEEP_RAVEN else "move-end-talk")


def _describe_varys(state: PrimoCavaliere, move: int) -> Phrase:
    house = move % HOUSES
    taken = [
        state.cards[square]
        for square in RAYS[state.varys * 4 + move // HOUSES]
        if state.city[square] == house
    ]
    area = state.areas[state.turn] | sum([1 << card for card in taken])
    # companions may count for more beside the cards taken
    mine = banners.count(state, state.turn, house, area)
    wins_banner = state.banners[house] != state.turn and all(
        mine >= state.tally[seat * HOUSES + house] for seat in range(state.seats) if seat != state.turn
    )
    earns = len(taken) == state.left[house] and state.has_available()
    return Phrase(
        "move-varys",
        {
            "direction": f"direction-{DIRECTIONS[move // HOUSES]}",
            "house": house_name(state.tables, house),
            "cards": [card_name(state.tables, card) for card in taken],
            "number": len(taken),
            "gain": "companion" if earns else "banner" if wins_banner else "none",
        },
    )


def _describe_card(state: PrimoCavaliere, kind: int, card: int) -> Phrase:
    named = {"card": card_name(state.tables, card)}
    if kind == r.SWAP:
        return Phrase("move-swap", {**named})
    if kind == r.SWAP_WITH:
        return Phrase("move-swap-with", {**named, "other": card_name(state.tables, state.stack[-3])})
    verb = "move-take" if kind == r.TAKE_NAMED else "move-kill"
    for seat in range(state.seats):
        if state.areas[seat] >> card & 1:
            return Phrase(f"{verb}-from", {**named, "owner": seat_name(seat)})
    return Phrase(verb, {**named})


# -- events -----------------------------------------------------------------------------------------------------------


def tell_move(state: PrimoCavaliere, tell: Tell, move: int, start: int, taken: int) -> None:
    """Varys moved and cards were taken."""
    assert tell is not None
    cards = [card for card in state.cards if card != VARYS and taken >> card & 1]
    tell(
        Event(
            "moves",
            {
                "seat": seat_name(int(state.turn)),
                "direction": f"direction-{DIRECTIONS[move // HOUSES]}",
                "house": house_name(state.tables, move % HOUSES),
                "cards": [card_name(state.tables, card) for card in cards],
                "number": len(cards),
                "from": start,
                "to": int(state.varys),
            },
        )
    )


def tell_banner(state: PrimoCavaliere, tell: Tell, house: int, before: int, after: int) -> None:
    """A banner changed hands."""
    assert tell is not None
    named = {"house": house_name(state.tables, house)}
    if after == NOBODY:
        tell(Event("banner-returns", {**named, "other": seat_name(before)}))
    elif before == NOBODY:
        tell(Event("banner", {**named, "seat": seat_name(after)}))
    else:
        tell(Event("banner-from", {**named, "seat": seat_name(after), "other": seat_name(before)}))


# -- names ------------------------------------------------------------------------------------------------------------


def house_name(tables: Tables, house: int) -> str:
    """A House among arguments."""
    return f"house-{tables.houses[house]}"


def card_name(tables: Tables, card: int) -> str:
    """A card among arguments."""
    return "card-varys" if card == VARYS else f"card-{tables.characters[card]}"


def companion_name(tables: Tables, number: int) -> str:
    """A companion among arguments."""
    return f"companion-{tables.companions[number].id}"
