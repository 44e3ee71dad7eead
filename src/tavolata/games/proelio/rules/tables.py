"""The numbers the rules are written in: kinds of card, move codes, frames, and the cards of a content pack."""

from __future__ import annotations

from typing import Final, Literal, TypeAlias

CardType: TypeAlias = Literal["defence", "attack", "strategy"]
DeckId: TypeAlias = Literal["base", "imperial"]
GuildId: TypeAlias = Literal["bardi", "costruttori", "artigiani", "ladri", "scrivani", "speziali", "mercanti"]
Season: TypeAlias = Literal["summer", "autumn", "winter"]

NOBODY: Final = -1
NOTHING: Final = -1
MOST_SEATS: Final = 6
HAND: Final = 5
"""Cards in a hand, at most (PR-3.5)."""

# Kinds of card. Those before FORTEZZA have a black back, the others a golden one.
SCUDI: Final = 0
PALIZZATE: Final = 1
TORRE: Final = 2
RONDA: Final = 3
LETAME: Final = 4
INFILTRAZIONE: Final = 5
SOLDATI: Final = 6
CAVALIERI: Final = 7
TRABUCCHI: Final = 8
RISORSE: Final = 9
ALLEANZA: Final = 10
PESTE: Final = 11
FORTEZZA: Final = 12
PROTEZIONE: Final = 13
EROE: Final = 14
POLVERE: Final = 15
INQUISIZIONE: Final = 16
RISORSE_IMPERIALI: Final = 17
KINDS: Final = 18
NAMES: Final = [
    "scudi",
    "palizzate",
    "torre",
    "ronda",
    "letame",
    "infiltrazione",
    "soldati",
    "cavalieri",
    "trabucchi",
    "risorse",
    "alleanza",
    "peste",
    "fortezza",
    "protezione",
    "eroe",
    "polvere",
    "inquisizione",
    "risorse-imperiali",
]
LEVELS: Final = [NOTHING, SCUDI, PALIZZATE, TORRE, FORTEZZA]
"""The card that is a Fortification of each value (PR-4.2)."""

# Backs, and types of card.
BASE: Final = 0
IMPERIAL: Final = 1
DEFENCE: Final = 0
ATTACKS: Final = 1
STRATEGY: Final = 2
TYPES: Final[tuple[CardType, ...]] = ("defence", "attack", "strategy")
DECKS: Final[tuple[DeckId, ...]] = ("base", "imperial")

# Guilds.
BARDI: Final = 0
COSTRUTTORI: Final = 1
ARTIGIANI: Final = 2
LADRI: Final = 3
SCRIVANI: Final = 4
SPEZIALI: Final = 5
MERCANTI: Final = 6
GUILD_NAMES: Final[tuple[GuildId, ...]] = (
    "bardi",
    "costruttori",
    "artigiani",
    "ladri",
    "scrivani",
    "speziali",
    "mercanti",
)

# Seasons (PR-2.5, PR-11.1, PR-11.3).
SUMMER: Final = 0
AUTUMN: Final = 1
WINTER: Final = 2
SEASONS: Final[tuple[Season, ...]] = ("summer", "autumn", "winter")

# Move codes. A code means the same at every decision of its kind; CODES bounds them all.
DRAW: Final = 0
TO_IMPERIAL: Final = 1
EQUITAS: Final = 2
TRADE: Final = 3
SUPPORT: Final = 4
GUILD: Final = 5
NO_GUILD: Final = 6
DONE: Final = 7
SACRIFICE: Final = 8
PAY: Final = 9
STEAL: Final = 10
LEAVE: Final = 11
END_TALK: Final = 12
ATTACK: Final = 13
FORTIFY: Final = 31
PLAY: Final = 49
DEPLOY: Final = 67
GIVE: Final = 85
DISCARD: Final = 103
TAKE: Final = 121
HOUSE: Final = 139
CODES: Final = 145
# Kinds of frames on the stack: the questions, and the steps that ask nobody. What each means and what its frame holds
# stands in the chapter it belongs to; all of them by kind in state.py.
ON_ACTION: Final = 0
ON_DEFENCE: Final = 1
ON_SHORT: Final = 2
ON_LOOT: Final = 3
ON_LIMIT: Final = 4
ON_PRICE: Final = 5
ON_ALLY: Final = 6
ON_OFFER: Final = 7
ON_LOOK: Final = 8
ON_PLAGUE: Final = 9
ON_CURE: Final = 10
ON_DODGE: Final = 11
ON_IGNORE: Final = 12
ON_COUNTER: Final = 13
ON_CRAFT: Final = 14
ON_SCRIBES: Final = 15
ON_KEEP: Final = 16
ON_TRADE: Final = 17
ON_BARDS: Final = 18
ON_TALK: Final = 19
ON_SUPPORT: Final = 20
AFTER_ATTACK: Final = 21
END_OF_TURN: Final = 22
CHECK: Final = 23

MOST_TURNS: Final = 200
"""Turns of a game between alliances, at most (PR-15.8)."""
LONGEST: Final = 8_000
"""No match takes more decisions."""


def back_of(kind: int) -> int:
    """The deck a kind belongs to: BASE (black) or IMPERIAL (gold)."""
    return IMPERIAL if kind >= FORTEZZA else BASE


def kinds_of(cards: list[int]) -> list[int]:
    """The kinds among cards, each once, in their order."""
    found: list[int] = []
    last = NOTHING
    for kind in sorted(cards):
        if kind != last:
            found.append(kind)
            last = kind
    return found


def card_name(kind: int) -> str:
    """A card among the arguments of a sentence."""
    return f"card-{NAMES[kind]}"


def guild_name(guild: int) -> str:
    """A Guild among arguments."""
    return f"guild-{GUILD_NAMES[guild]}"


def deck_name(back: int) -> str:
    """A deck among arguments."""
    return f"deck-{DECKS[back]}"


def does(kind: int) -> str:
    """What a card does, as the id of a message."""
    return f"does-{NAMES[kind]}"


class Tables:
    """A content pack, ready for play."""

    def __init__(
        self, types: list[int], values: list[int], counts: list[int], sources: list[str], guilds: list[int]
    ) -> None:
        self.types = types
        self.values = values
        """0 for cards without a value."""
        self.counts = counts
        self.sources = sources
        """Where the number of each kind comes from."""
        self.guilds = guilds
        self.levels = [0] * KINDS
        """The value of each kind as a Fortification; 0 if it cannot be one (PR-4.4)."""
        for level in range(1, len(LEVELS)):
            self.levels[LEVELS[level]] = level
        self.within = [[self._attacks(back, reach) for reach in range(6)] for back in (BASE, IMPERIAL)]
        """For each back and reach the attacks worth so much at most, as bits; each reach holds those below it."""

    def _attacks(self, back: int, reach: int) -> int:
        result = 0
        for kind in range(KINDS):
            fits = kind == POLVERE or self.values[kind] <= reach
            if fits and back_of(kind) == back and self.types[kind] == ATTACKS:
                result |= 1 << kind
        return result
