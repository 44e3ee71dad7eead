"""What a seat may know: a whitelist, built from what lies open, the seat's own hand and what it remembers (PR-16)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Literal, TypedDict
from zlib import crc32

from ...engine.questions import KIND, SEAT
from ...engine.views import Head, head
from ...kit.provenance import lists_of
from .rules import attack, courses, defence, memory, merchant
from .rules import tables as t
from .rules.tables import (
    BASE,
    DECKS,
    GUILD_NAMES,
    IMPERIAL,
    KINDS,
    NAMES,
    NOBODY,
    SEASONS,
    TYPES,
    CardType,
    DeckId,
    GuildId,
    Season,
    back_of,
)

if TYPE_CHECKING:
    from .rules.state import Proelio


# -- what is in a view ------------------------------------------------------------------------------------------------
# Cards are named by their ids (``"scudi"``), Houses by their seats.


class DeckView(TypedDict):
    """A deck and its discards."""

    id: DeckId
    left: int
    """How many cards are left."""
    discards: list[str]
    """The top one last (PR-3.8)."""


class GuildView(TypedDict):
    """A House's Guild."""

    id: GuildId
    spent: bool
    """It has been used up."""
    busy: bool
    """It is with the Merchant, and cannot be used meanwhile (PR-13.3)."""


class AttackView(TypedDict):
    """An attack that a House has laid, face down."""

    target: int
    back: DeckId
    most: int
    """What it can be worth at most."""
    may_be: list[str]
    """What it can be, as everybody knows who saw it laid."""
    card: str | None
    """Its face, for whoever laid it, and for all at the end (PR-5.6)."""
    known: list[str]
    """The card, if the seat is certain of it."""
    perhaps: list[str]
    """Those it has seen that this may be."""


class PartsView(TypedDict):
    """How a House's points come about."""

    fortification: int
    imperial: int
    guild: int


class HouseView(TypedDict):
    """A House as it is seen."""

    seat: int
    left: int
    """The House it attacks."""
    right: int
    """The House that attacks it."""
    partner: int | None
    """Its ally, where alliances play."""
    fortification: str | None
    value: int
    """What its Fortification is worth."""
    reach: int
    """What a card of its can be worth at most, for an attack or a defence."""
    cards: int
    """How many are in its hand: ``black`` ones and ``gold`` ones."""
    black: int
    gold: int
    hand: list[str] | None
    """Its hand, if the seat may see it: its own, and all at the end."""
    known: list[str]
    """The cards of its hand that the seat is certain of, if it does not see that hand."""
    perhaps: list[str]
    """Cards the seat has seen that may be in that hand."""
    guild: GuildView | None
    merchant: bool
    """Whether the Merchant is there."""
    plague: bool
    """Whether its Peste is in force."""
    attack: AttackView | None
    points: int
    """What it would score if the game ended now, without its ally's."""
    parts: PartsView


class DefenceView(TypedDict):
    """The defence on the table, while an attack is being resolved."""

    seat: int
    attacker: int
    deployed: list[str]
    total: int
    """What the defence is worth."""
    revealed: str | None
    """The attack, once it is turned up."""
    missing: int | None
    """What the defence lacks, while that is asked for."""


class PriceView(TypedDict):
    """What the Merchant asks: so many black cards, golden ones, and cards of either back."""

    black: int
    gold: int
    any: int


class EquitasView(TypedDict):
    """What the Equitas depends on (PR-10)."""

    invoked: bool
    fortification_lost: bool
    lost_in_turn: int | None
    """The turn in which the first Fortification was lost, from 1 on."""
    deck_without_scudi: bool
    """Whether everybody knows that the Base deck holds no Scudi."""


class RegisterView(TypedDict):
    """A kind of card: how many there are, how many lie open, and how many the seat has not seen."""

    id: str
    deck: DeckId
    type: CardType
    value: int
    """0 for cards without a value."""
    count: int
    source: str
    """Where the number comes from."""
    discarded: int
    open: int
    mine: int
    known: int
    """How many the seat is certain of, in hands and attacks."""
    unseen: int


class PlacedView(TypedDict):
    """A card in a hand (the zone is the seat) or laid as an attack (six more than the seat that laid it)."""

    zone: int
    card: str


class PossibilityView(TypedDict):
    """What may lie behind backs, by what the seat has seen, and how likely that is."""

    weight: int
    cards: list[PlacedView]


class CoursesView(TypedDict):
    """How many courses the game may have taken (courses.py), and a sum that tells them from others."""

    number: int
    sum: int


class MemoryView(TypedDict):
    """What is remembered of cards that were seen."""

    possibilities: list[PossibilityView]
    courses: CoursesView


class ProelioView(Head):
    """The table as one seat sees it."""

    dealer: int
    turn: int
    """Whose turn it is."""
    turns: int
    """How many turns are over."""
    season: Season | None
    """``None`` between alliances, which have no seasons."""
    next_season: Season | None
    """``None`` in Winter too."""
    decks: list[DeckView]
    """The Base deck, then the Imperial deck."""
    houses: list[HouseView]
    """By their seats."""
    hand: list[str] | None
    """The seat's own hand, as it came; ``None`` for a spectator."""
    defence: DefenceView | None
    bought: str | None
    """The discard that is being paid for."""
    plague: int | None
    """Whose Peste is in force."""
    merchant: int | None
    """Where the Merchant is."""
    price: PriceView | None
    """What he asks now, where he travels."""
    equitas: EquitasView
    register: list[RegisterView]
    sources: dict[str, list[str]]
    """The lists of the content that are not wholly as printed, with where they come from instead."""
    memory: MemoryView
    fallen: int | None
    """The House that was defeated."""
    conqueror: int | None
    """The House that wins by it."""
    ended_by: Literal["conquest", "points"] | None


def face_of(attack: AttackView) -> str:
    """The card that an attack is, where the seat sees it or is certain of it; else nothing."""
    return attack["card"] or (attack["known"][0] if attack["known"] else "")


# -- how it is made ---------------------------------------------------------------------------------------------------


def view(state: Proelio, seat: int | None) -> ProelioView:
    """The table as one seat sees it; ``None`` is a spectator, who sees backs only until the end."""
    worlds = memory.NOTHING_KNOWN if seat is None else memory.possible(state, seat)
    return {
        **head(state, seat),
        "dealer": state.dealer,
        "turn": state.turn,
        "turns": state.turns,
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
        "register": _register(state, seat, worlds),
        "sources": lists_of(state.setup.content),
        "memory": _memory(state, seat, worlds),
        "fallen": None if state.fallen == NOBODY else state.fallen,
        "conqueror": None if state.conqueror == NOBODY else state.conqueror,
        "ended_by": _ended_by(state),
    }


def _name(kind: int) -> str | None:
    return NAMES[kind] if kind >= 0 else None


def _ended_by(state: Proelio) -> Literal["conquest", "points"] | None:
    if not state.over:
        return None
    return "conquest" if state.conqueror != NOBODY else "points"


def _deck(state: Proelio, back: int) -> DeckView:
    """How many cards are left, and the discards, the top one last (PR-3.8)."""
    return {
        "id": DECKS[back],
        "left": len(state.decks[back]),
        "discards": [NAMES[kind] for kind in state.discards[back]],
    }


def _house(state: Proelio, seat: int | None, house: int, worlds: list[list[int]]) -> HouseView:
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


def _points(state: Proelio, house: int) -> PartsView:
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


def _guild(state: Proelio, house: int) -> GuildView | None:
    if state.guilds[house] < 0:
        return None
    return {
        "id": GUILD_NAMES[state.guilds[house]],
        "spent": bool(state.spent[house]),
        "busy": state.merchant == house and not state.spent[house],
    }


def _attack(state: Proelio, seat: int | None, house: int, worlds: list[list[int]]) -> AttackView | None:
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


def _defence(state: Proelio) -> DefenceView | None:
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


def _price(state: Proelio) -> PriceView | None:
    """What the Merchant asks now."""
    if state.merchant == NOBODY:
        return None
    black, gold, some = merchant.price(state)
    return {"black": black, "gold": gold, "any": some}


def _register(state: Proelio, seat: int | None, worlds: list[list[int]]) -> list[RegisterView]:
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


def _memory(state: Proelio, seat: int | None, worlds: list[list[int]]) -> MemoryView:
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
