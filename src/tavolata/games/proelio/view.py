"""What a seat may know: a whitelist, built from what lies open, the seat's own hand and what it remembers (PR-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any
from zlib import crc32

from ...engine.questions import KIND, SEAT
from ...kit.provenance import lists_of
from .rules import attack, courses, defence, memory, merchant
from .rules import tables as t
from .rules.tables import BASE, DECKS, GUILD_NAMES, IMPERIAL, KINDS, NAMES, NOBODY, SEASONS, TYPES, back_of

if TYPE_CHECKING:
    from .rules.state import Proelio


def view(state: Proelio, seat: int | None) -> dict[str, Any]:
    """The table as one seat sees it; ``None`` is a spectator, who sees backs only until the end."""
    ask = None if seat is None else state.ask(seat)
    worlds = memory.NOTHING_KNOWN if seat is None else memory.possible(state, seat)
    return {
        "game": state.setup.game,
        "seats": state.seats,
        "seat": seat,
        "options": dict(state.setup.options),
        "first": state.first,
        "dealer": state.dealer,
        "over": state.over,
        "turn": state.turn,
        "turns": state.turns,
        "deciders": state.deciders(),
        "ask": None if ask is None else ask.json(),
        "talk": _talk(state),
        "season": None if state.teams() else SEASONS[state.season],
        "next_season": None if state.teams() or state.season == t.WINTER else SEASONS[state.season + 1],
        "decks": [_deck(state, back) for back in (BASE, IMPERIAL)],
        "houses": [_house(state, seat, house, worlds) for house in range(state.seats)],
        "hand": None if seat is None else [NAMES[kind] for kind in state.hands[seat]],
        "defence": _defence(state),
        "bought": _name(state.bought),
        "plague": None if state.plague == NOBODY else state.plague,
        "merchant": None if state.merchant == NOBODY else state.merchant,
        "price": _price(state),
        "equitas": {
            "invoked": bool(state.equitas),
            "fortification_lost": bool(state.lost),
            "lost_in_turn": state.lost or None,
            "deck_without_scudi": bool(state.bare),
        },
        "pending": [
            {"step": state.meanings[frame[KIND]].name, "about": frame[SEAT:]} for frame in state.stack
        ],
        "register": _register(state, seat, worlds),
        "sources": lists_of(state.setup.content),
        "memory": _memory(state, seat, worlds),
        "fallen": None if state.fallen == NOBODY else state.fallen,
        "conqueror": None if state.conqueror == NOBODY else state.conqueror,
        "ended_by": _ended_by(state),
        "scores": state.scores(),
        "winners": state.winners(),
    }


def _talk(state: Proelio) -> list[list[int]] | None:
    """Who may talk with whom now, whoever is asked."""
    asks = [state.ask(seat) for seat in state.deciders()]
    return asks[0].talk if asks and asks[0] is not None else None


def _name(kind: int) -> str | None:
    return NAMES[kind] if kind >= 0 else None


def _ended_by(state: Proelio) -> str | None:
    if not state.over:
        return None
    return "conquest" if state.conqueror != NOBODY else "points"


def _deck(state: Proelio, back: int) -> dict[str, Any]:
    """How many cards are left, and the discards, the top one last (PR-3.8)."""
    return {
        "id": DECKS[back],
        "left": len(state.decks[back]),
        "discards": [NAMES[kind] for kind in state.discards[back]],
    }


def _house(state: Proelio, seat: int | None, house: int, worlds: list[list[int]]) -> dict[str, Any]:
    """A House as it is seen: what lies before it, the backs of its hand, and what this seat knows of that hand."""
    own = state.over or seat == house
    sure, perhaps = _known(worlds, house)
    return {
        "seat": house,
        "left": state.left(house),
        "right": state.right(house),
        "partner": state.partner(house) if state.teams() else None,
        "fortification": _name(state.forts[house]),
        "value": state.strength(house),
        "reach": min(4, state.strength(house) + 1),
        "cards": len(state.hands[house]),
        "black": memory.cards_in(state, house, BASE),
        "gold": memory.cards_in(state, house, IMPERIAL),
        "hand": [NAMES[kind] for kind in state.hands[house]] if own else None,
        "known": [] if own else sure,
        "perhaps": [] if own else perhaps,
        "guild": _guild(state, house),
        "merchant": state.merchant == house,
        "plague": state.plague == house,
        "attack": _attack(state, seat, house, worlds),
        "points": state.points(house),
        "parts": _points(state, house),
    }


def _points(state: Proelio, house: int) -> dict[str, int]:
    """How the points come about."""
    gold = memory.cards_in(state, house, IMPERIAL)
    return {
        "fortification": state.strength(house),
        "imperial": gold,
        "guild": state.points(house) - state.strength(house) - gold,
    }


def _known(worlds: list[list[int]], zone: int) -> tuple[list[str], list[str]]:
    """The cards that are certainly in a zone, and those that may be."""
    here = [sorted(one % KINDS for one in world[1:] if one // KINDS == zone) for world in worlds]
    sure = memory.in_common([[0, *cards] for cards in here])
    perhaps = sorted({kind for cards in here for kind in cards if cards.count(kind) > sure.count(kind)})
    return [NAMES[kind] for kind in sure], [NAMES[kind] for kind in perhaps]


def _guild(state: Proelio, house: int) -> dict[str, Any] | None:
    if state.guilds[house] < 0:
        return None
    return {
        "id": GUILD_NAMES[state.guilds[house]],
        "spent": bool(state.spent[house]),
        "busy": state.merchant == house and not state.spent[house],
    }


def _attack(state: Proelio, seat: int | None, house: int, worlds: list[list[int]]) -> dict[str, Any] | None:
    """The attack a House has laid: its back, what it can be, and its face for whoever laid it (PR-5.6)."""
    kind = state.attacks[house]
    if kind < 0:
        return None
    eligible = state.attack_kinds(state.reaches[house], back_of(kind))
    sure, perhaps = _known(worlds, memory.ATTACK_ZONE + house)
    return {
        "target": state.left(house),
        "back": DECKS[back_of(kind)],
        "most": attack.strongest(state, house),
        "may_be": [NAMES[one] for one in range(KINDS) if eligible >> one & 1],
        "card": NAMES[kind] if state.over or seat == house else None,
        "known": sure,
        "perhaps": perhaps,
    }


def _defence(state: Proelio) -> dict[str, Any] | None:
    """The defence on the table, while an attack is being resolved."""
    frames = {frame[KIND]: frame for frame in state.stack}
    asked = frames.get(t.AFTER_ATTACK, frames.get(t.ON_DEFENCE))
    if asked is None:
        return None
    seat = asked[SEAT]
    short = frames.get(t.ON_SHORT)
    return {
        "seat": seat,
        "attacker": state.right(seat),
        "deployed": [NAMES[kind] for kind in state.deployed],
        "total": short[defence.TOTAL] if short else defence.total(state),
        "revealed": _name(state.revealed),
        "missing": short[defence.MISSING] if short else None,
    }


def _price(state: Proelio) -> dict[str, int] | None:
    """What the Merchant asks now."""
    if state.merchant == NOBODY:
        return None
    black, gold, some = merchant.price(state)
    return {"black": black, "gold": gold, "any": some}


def _register(state: Proelio, seat: int | None, worlds: list[list[int]]) -> list[dict[str, Any]]:
    """Each kind of card: how many there are, how many lie open, and how many this seat has not seen."""
    table, counts = memory.on_table(state), state.counts()
    hidden = [counts[kind] - table[kind] for kind in range(KINDS)]
    if seat is not None:
        hidden = memory.out_of_sight(state, seat)
    sure = [one % KINDS for one in memory.in_common(worlds)]
    return [
        {
            "id": NAMES[kind],
            "deck": DECKS[back_of(kind)],
            "type": TYPES[state.tables.types[kind]],
            "value": state.tables.values[kind],
            "count": counts[kind],
            "source": state.tables.sources[kind],
            "discarded": state.discards[back_of(kind)].count(kind),
            "open": table[kind],
            "mine": counts[kind] - table[kind] - hidden[kind],
            "known": sure.count(kind),
            "unseen": hidden[kind] - sure.count(kind),
        }
        for kind in range(KINDS)
    ]


def _memory(state: Proelio, seat: int | None, worlds: list[list[int]]) -> dict[str, Any]:
    """What is remembered of cards that were seen: possibilities with their weights, and how many courses the game may
    have taken (courses.py), with a sum that tells them from others.

    A zone below six is a hand, the others are attacks, by the seat that laid them.
    """
    found = [] if seat is None or state.over else courses.possibilities(state, seat)
    return {
        "possibilities": [
            {
                "weight": world[0],
                "cards": [{"zone": one // KINDS, "card": NAMES[one % KINDS]} for one in world[1:]],
            }
            for world in worlds
        ],
        "courses": {"number": len(found), "sum": crc32(repr(found).encode())},
    }
