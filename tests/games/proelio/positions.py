"""Positions of Proelio laid out by hand, and a table to play them on in words.

Hands are words; what is written nowhere lies in the deck::

    table = position(["scudi soldati", "ronda ronda"], ["torre", ""], attacks={1: "soldati"})
    table.play("deploy scudi", "done", "draw")

Seat 0 is in turn unless another is named. It attacks the last seat and is attacked by seat 1.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from tavolata.games.proelio import ROOM as ROOM
from tavolata.games.proelio.rules.courses import by_sight
from tavolata.games.proelio.rules.memory import NOTHING_KNOWN
from tavolata.games.proelio.rules.state import Proelio
from tavolata.games.proelio.rules.tables import BASE, GUILD_NAMES, IMPERIAL, KINDS, NAMES, SEASONS, back_of
from tavolata.games.proelio.rules.turn import begin
from tavolata.games.proelio.view import AttackView, DefenceView, GuildView

from ..played import Played

QUIET = "palizzate torre"
"""A hand that can do nothing without walls."""


def new(seats: int = 3, seed: int = 1, content: object = None, **options: object) -> Proelio:
    """A match as it is dealt."""
    state = ROOM.game.new(seats, seed, options, content)  # type: ignore[arg-type]
    assert isinstance(state, Proelio)
    return state


def guilds_of(state: Proelio) -> list[GuildView]:
    """The Guilds of all Houses, where each has one."""
    found = [house["guild"] for house in state.view(None)["houses"]]
    return [guild for guild in found if guild is not None]


def kinds(words: str) -> list[int]:
    """Cards by name."""
    return [NAMES.index(word) for word in words.split()]


def position(
    hands: Sequence[str],
    forts: Sequence[str] = (),
    *,
    attacks: Mapping[int, str] | None = None,
    reaches: Mapping[int, int] | None = None,
    top: str = "",
    only: bool = False,
    imperial: str = "",
    imperial_only: bool = False,
    discards: str = "",
    imperial_discards: str = "",
    buried: str = "",
    guilds: Mapping[int, str] | None = None,
    merchant: int | None = None,
    plague: int | None = None,
    season: str = "summer",
    turn: int = 0,
    turns: int | None = None,
    lost: bool = False,
    equitas: bool = False,
    seed: int = 1,
    **options: object,
) -> Table:
    """The start of a turn.

    ``top`` and ``imperial`` are the next cards of the decks, the next one first; with ``only`` they are all of it and
    the others are discarded. ``buried`` kinds are all discarded. ``guilds`` names those of some seats; the others have
    used up theirs.
    """
    seats = len(hands)
    state = new(seats, seed, guilds=guilds is not None, **options)
    state.turn = turn
    state.turns = 3 * seats if turns is None else turns
    state.dealer = (turn - state.turns - 1) % seats
    state.first = (state.dealer + 1) % seats
    state.hands = [kinds(hand) for hand in hands]
    state.forts = [kinds(fort)[0] if fort else -1 for fort in [*forts, *[""] * seats][:seats]]
    state.attacks, state.reaches = [-1] * seats, [0] * seats
    for seat, name in (attacks or {}).items():
        state.attacks[seat] = NAMES.index(name)
        state.reaches[seat] = (reaches or {}).get(seat, state.strength(seat) + 1)
    state.plague = -1 if plague is None else plague
    state.season = SEASONS.index(season)
    state.lost, state.equitas, state.bare = int(lost), int(equitas), 0
    _lay_guilds(state, guilds or {}, merchant)
    state.discards = [kinds(discards), kinds(imperial_discards)]
    _lay_decks(state, [kinds(top), kinds(imperial)], [only, imperial_only], kinds(buried))
    state.known = [NOTHING_KNOWN] * seats
    state.base, state.log = [by_sight(state, seat) for seat in range(seats)], []
    begin(state, None)
    state.go_on(None)
    ROOM.audit(state)
    return Table(state)


def _lay_guilds(state: Proelio, guilds: Mapping[int, str], merchant: int | None) -> None:
    if state.guilds[0] < 0:
        return
    named = {seat: GUILD_NAMES.index(name) for seat, name in guilds.items()}
    others = [guild for guild in range(len(GUILD_NAMES)) if guild not in named.values()]
    state.guilds = [named[seat] if seat in named else others.pop(0) for seat in range(state.seats)]
    state.spent = [int(seat not in named) for seat in range(state.seats)]
    if state.merchant >= 0:
        free = [seat for seat in range(state.seats) if seat not in named and seat != state.turn]
        state.merchant = [*free, 0][0] if merchant is None else merchant


def _lay_decks(state: Proelio, tops: list[list[int]], only: list[bool], buried: list[int]) -> None:
    counts = state.counts()[:]
    on_table = [*state.forts, *state.attacks, *[NAMES.index("peste")] * (state.plague >= 0)]
    for pile in (*state.hands, *tops, *state.discards, [kind for kind in on_table if kind >= 0]):
        for kind in pile:
            counts[kind] -= 1
    assert min(counts) >= 0, f"too many {NAMES[counts.index(min(counts))]}"
    for back in (BASE, IMPERIAL):
        rest = [kind for kind in range(KINDS) if back_of(kind) == back for _ in range(counts[kind])]
        away = rest if only[back] else [kind for kind in rest if kind in buried]
        state.discards[back] = away + state.discards[back]
        state.decks[back] = [kind for kind in rest if kind not in buried] if not only[back] else []
        state.decks[back] += reversed(tops[back])


class Table(Played[Proelio]):
    """A position of Proelio being played."""

    def __init__(self, state: Proelio) -> None:
        super().__init__(ROOM, state)

    @property
    def asked(self) -> tuple[str, int]:
        """The kind of question, and who is asked."""
        return self.ask.kind, self.seat

    def attack(self, by: int, seat: int | None = None) -> AttackView:
        """The attack a House has laid, as a seat sees it."""
        attack = self.state.view(seat)["houses"][by]["attack"]
        assert attack is not None, f"House {by} has laid no attack"
        return attack

    def defence(self, seat: int | None = None) -> DefenceView:
        """The defence on the table, as a seat sees it."""
        defence = self.state.view(seat)["defence"]
        assert defence is not None, "nothing is being defended"
        return defence

    def hand(self, seat: int) -> str:
        """A hand in words, sorted by kind."""
        return " ".join(NAMES[kind] for kind in sorted(self.state.hands[seat]))

    def fort(self, seat: int) -> str:
        """A Fortification, or nothing."""
        kind = self.state.forts[seat]
        return NAMES[kind] if kind >= 0 else ""

    def discarded(self, deck: int = BASE) -> str:
        """The discards in the order in which they came."""
        return " ".join(NAMES[kind] for kind in self.state.discards[deck])

    @property
    def winners(self) -> list[int]:
        """Who has won; [] while the game runs."""
        return self.state.winners()
