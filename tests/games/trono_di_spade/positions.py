"""Positions of Il Trono di Spade laid out by hand, and a table to play them on in words.

Units are words after their House; what is written nowhere is not on the board::

    table = acting({"winterfell": "stark knight footman", "karhold": "baratheon footman"}, {"winterfell": "march"})
    table.play("karhold", "knight", "done", "done")

Where several decide at once, a move begins with its House: ``"stark: bid 3"``.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import pytest

from tavolata import Ask, Event, IllegalMove
from tavolata.games.trono_di_spade import ROOM as ROOM
from tavolata.games.trono_di_spade.rules import board as board
from tavolata.games.trono_di_spade.rules import frames as f
from tavolata.games.trono_di_spade.rules import strength as strength
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules.state import TronoDiSpade
from tavolata.games.trono_di_spade.view import AlliancesView, BiddingView, ObjectivesView, SideView, TronoView

WESTEROS, PLANNING, RAVEN, ACTION, CLEAN_UP = 0, 1, 2, 3, 6


def new(seats: int = 6, seed: int = 1, content: object = None, **options: object) -> TronoDiSpade:
    """A match as it is dealt, with seats in the order of the first throne track."""
    chosen = {"houses": "listed", **options}
    state = ROOM.game.new(seats, seed, chosen, content)  # type: ignore[arg-type]
    assert isinstance(state, TronoDiSpade)
    return state


class Table:
    """A state that is played in words."""

    def __init__(self, state: TronoDiSpade) -> None:
        self.state = state
        self.events: list[Event] = []
        self.ready = True
        """Whether a plan or a vote that is whole is declared ready without being told so."""
        self.hush = True
        """Whether nobody proposes an alliance without being told so."""

    # -- names --------------------------------------------------------------------------------------------------------

    def area(self, name: str) -> int:
        return self.state.tables.areas.index(name)

    def seat(self, house: str) -> int:
        return self.state.seat_of(t.HOUSES.index(house))

    def house(self, seat: int) -> str:
        return t.HOUSES[self.state.house[seat]] if seat >= 0 else ""

    # -- playing ------------------------------------------------------------------------------------------------------

    def play(self, *moves: str) -> Table:
        """Play moves, each by whoever is asked."""
        for text in moves:
            house, _, rest = text.rpartition(": ")
            seat = self.seat(house) if house else self.decider
            self.state.play(seat, self.state.read(seat, rest), self.events.append)
            ROOM.audit(self.state)
            if self.ready:
                self._finish(seat)
            self.pass_over()
        return self

    def tells(self, *moves: str) -> list[Event]:
        """What playing these moves tells."""
        before = len(self.events)
        return self.play(*moves).events[before:]

    def pass_over(self) -> None:
        """Where nobody is to propose anything, all pass."""
        while self.hush and not self.state.over and self.state.stack[-1][0] == f.Q_PROPOSE:
            self.state.play(self.decider, t.PASS, self.events.append)

    def _finish(self, seat: int) -> None:
        """A plan or a vote to which nothing can be added is declared ready."""
        left = {self.state.write(seat, move) for move in self.state.legal(seat)}
        kind = None if self.state.over else self.state.stack[-1][0]
        if (kind == f.Q_PLAN and left == {"done"}) or (kind == f.Q_BALLOT and left == {"done", "pass"}):
            self.state.play(seat, self.state.read(seat, "done"), self.events.append)
            ROOM.audit(self.state)

    def send(self, area: str, units: str) -> Table:
        """Send these units of the march that is being resolved somewhere; what is forced happens by itself."""
        self.play(area)
        goal = self.area(area)
        while (
            not self.state.over and self.state.stack[-1][0] == f.Q_GROUP and self.state.stack[-1][4] == goal
        ):
            sent = self.state.stack[-1][5:9]
            missing = [name for unit, name in enumerate(t.UNITS) if units.split().count(name) > sent[unit]]
            self.play(missing[0] if missing else "done")
        return self

    def refused(self, text: str) -> str:
        """The rule that forbids a move."""
        house, _, rest = text.rpartition(": ")
        seat = self.seat(house) if house else self.decider
        before = self.state.dump()
        with pytest.raises(IllegalMove) as refusal:
            self.state.play(seat, self.state.read(seat, rest))
        assert self.state.dump() == before
        return refusal.value.rule

    @property
    def decider(self) -> int:
        deciders = self.state.deciders()
        assert len(deciders) == 1, f"{deciders} decide at once"
        return deciders[0]

    @property
    def asked(self) -> tuple[str, str]:
        """What is asked, and of which House."""
        return self.ask.kind, self.house(self.decider)

    @property
    def ask(self) -> Ask:
        ask = self.state.ask(self.state.deciders()[0])
        assert ask is not None
        return ask

    @property
    def legal(self) -> set[str]:
        return self.legal_of(self.house(self.decider))

    def legal_of(self, house: str) -> set[str]:
        seat = self.seat(house)
        return {self.state.write(seat, move) for move in self.state.legal(seat)}

    @property
    def deciders(self) -> set[str]:
        return {self.house(seat) for seat in self.state.deciders()}

    def heard(self, id: str) -> list[dict[str, Any]]:
        """The arguments of all events of an id so far."""
        return [dict(event.arguments) for event in self.events if event.id == id]

    # -- looking ------------------------------------------------------------------------------------------------------

    def seen(self, house: str = "") -> TronoView:
        """What a House may know, or a spectator."""
        return self.state.view(self.seat(house) if house else None)

    def combat(self, house: str = "") -> tuple[SideView, SideView]:
        """Attacker and defender of the combat, as a House or a spectator sees them."""
        combat = self.seen(house)["combat"]
        assert combat is not None and combat["defender"] is not None
        return combat["attacker"], combat["defender"]

    def bidding(self, house: str) -> BiddingView:
        """What a House sees of bids."""
        bidding = self.seen(house)["bidding"]
        assert bidding is not None
        return bidding

    def alliances(self, house: str = "") -> AlliancesView:
        """What a House or a spectator sees of alliances."""
        pacts = self.seen(house)["alliances"]
        assert pacts is not None
        return pacts

    def objectives(self, house: str = "") -> ObjectivesView:
        """What a House or a spectator sees of objectives."""
        goals = self.seen(house)["objectives"]
        assert goals is not None
        return goals

    def units(self, area: str) -> str:
        """The units in an area: ``"stark footman knight"``; routed ones with a mark: ``"knight!"``."""
        at = self.area(area)
        words = [self.house(self.state.owner[at])] if self.state.owner[at] >= 0 else []
        for unit, name in enumerate(t.UNITS):
            down = self.state.routed[4 * at + unit]
            words += [name] * (self.state.units[4 * at + unit] - down) + [f"{name}!"] * down
        return " ".join(words)

    def order(self, area: str) -> str:
        order = self.state.order[self.area(area)]
        return t.TOKENS[order] if order >= 0 else ""

    def token(self, area: str) -> str:
        return self.house(self.state.token[self.area(area)])

    def ruler(self, area: str) -> str:
        return self.house(board.controller(self.state, self.area(area)))

    def garrison(self, area: str) -> int:
        return self.state.garrison[self.area(area)]

    def power(self, house: str) -> int:
        return self.state.power[self.seat(house)]

    def supply(self, house: str) -> int:
        return self.state.supply[self.seat(house)]

    def track(self, name: str) -> list[str]:
        return [self.house(seat) for seat in self.state.tracks[t.TRACKS.index(name)]]

    def hand(self, house: str) -> set[str]:
        return self._cards(house, self.state.hand)

    def pile(self, house: str) -> set[str]:
        return self._cards(house, self.state.pile)

    def _cards(self, house: str, masks: list[int]) -> set[str]:
        first, mask = 7 * t.HOUSES.index(house), masks[self.seat(house)]
        return {self.state.tables.card_names[first + card] for card in range(7) if mask >> card & 1}

    def strengths(self) -> tuple[int, int]:
        """What attacker and defender have, all that counts now included."""
        return strength.total(self.state, f.ATTACK), strength.total(self.state, f.DEFENCE)

    def icons(self) -> tuple[int, int, int, int]:
        """Swords and forts of the attacker, then of the defender."""
        state = self.state
        attack = strength.swords(state, f.ATTACK), strength.forts(state, f.ATTACK)
        return (*attack, strength.swords(state, f.DEFENCE), strength.forts(state, f.DEFENCE))


def position(
    units: Mapping[str, str],
    orders: Mapping[str, str] | None = None,
    *,
    step: int = ACTION,
    seats: int = 6,
    tokens: Mapping[str, str] | None = None,
    garrisons: Mapping[str, int] | None = None,
    power: Mapping[str, int] | None = None,
    supply: Mapping[str, int] | None = None,
    tracks: Mapping[str, str] | None = None,
    hands: Mapping[str, str] | None = None,
    westeros: tuple[str, str, str] | None = None,
    wildling: str = "",
    threat: int = 2,
    round: int = 2,
    blade: bool = True,
    bans: str = "",
    seed: int = 1,
    hush: bool = True,
    **options: object,
) -> Table:
    """A board at the beginning of a step of the round: no units, tokens or forces but those named."""
    state = new(seats, seed, **options)
    table = Table(state)
    table.hush = hush
    size = state.tables.size
    state.owner, state.units, state.routed = [-1] * size, [0] * (4 * size), [0] * (4 * size)
    state.order, state.token = [-1] * size, [-1] * size
    state.garrison = [0] * size
    for name, strength_ in (garrisons or {}).items():
        state.garrison[table.area(name)] = strength_
    for name, words in units.items():
        _station(table, name, words)
    for name, house in (tokens or {}).items():
        state.token[table.area(name)] = table.seat(house)
    for house, number in (power or {}).items():
        state.power[table.seat(house)] = number
    state.supply = [6] * seats
    for house, number in (supply or {}).items():
        state.supply[table.seat(house)] = number
    for name, houses in (tracks or {}).items():
        _rank(table, name, houses.split())
    for house, cards in (hands or {}).items():
        _deal(table, house, cards.split())
    _stack_decks(table, westeros, wildling)
    state.threat, state.round, state.blade = threat, round, int(blade)
    for name in bans.split():
        state.bans |= 1 << t.TOKENS.index(name)
    _begin(table, step, orders or {})
    return table


def _station(table: Table, name: str, words: str) -> None:
    house, *units = words.split()
    at, seat = table.area(name), table.seat(house)
    for word in units:
        unit = t.UNITS.index(word.rstrip("!"))
        board.put(table.state, seat, at, unit)
        table.state.routed[4 * at + unit] += word.endswith("!")


def _rank(table: Table, name: str, houses: list[str]) -> None:
    """These Houses first, the others after them as they stood."""
    track = t.TRACKS.index(name)
    first = [table.seat(house) for house in houses]
    rest = [seat for seat in table.state.tracks[track] if seat not in first]
    table.state.tracks[track] = [*first, *rest]


def _deal(table: Table, house: str, cards: list[str]) -> None:
    first, seat = 7 * t.HOUSES.index(house), table.seat(house)
    mask = sum(1 << table.state.tables.card_names.index(card) - first for card in cards)
    table.state.hand[seat], table.state.pile[seat] = mask, t.WHOLE_HAND & ~mask


def _stack_decks(table: Table, westeros: tuple[str, str, str] | None, wildling: str) -> None:
    """Named cards come to the top."""
    state = table.state
    names = [card.name for card in state.tables.westeros]
    for deck, name in enumerate(westeros or ()):
        card = names.index(name)
        state.decks[deck].remove(card)
        state.decks[deck].append(card)
    if wildling:
        card = t.WILDLINGS.index(wildling)
        state.wild = [card, *[other for other in state.wild if other != card]]


def _begin(table: Table, step: int, orders: Mapping[str, str]) -> None:
    state = table.state
    for name, order in orders.items():
        state.order[table.area(name)] = t.TOKENS.index(order)
    state.revealed = int(RAVEN <= step <= CLEAN_UP)
    state.sealed = 0
    state.stack = [[f.P_ROUND, step]]
    state.go_on(table.events.append)
    table.pass_over()


def acting(units: Mapping[str, str], orders: Mapping[str, str], **others: Any) -> Table:
    """The action phase begins, with these orders on the board."""
    return position(units, orders, step=ACTION, **others)


def fighting(units: Mapping[str, str], orders: Mapping[str, str], **others: Any) -> Table:
    """The same, with a march of Tyrell's far away, so that the round is not over after the first combat."""
    return acting({**units, "three-towers": "tyrell footman"}, {**orders, "three-towers": "march"}, **others)


def planning(units: Mapping[str, str], **others: Any) -> Table:
    """The planning phase begins."""
    return position(units, step=PLANNING, **others)


QUIET = "last-days-of-summer-1", "last-days-of-summer-2", "sea-of-storms"


def westeros(units: Mapping[str, str], *cards: str, **others: Any) -> Table:
    """A Westeros phase begins, with up to three cards named; the others do nothing much."""
    first, second, third = (*cards, *QUIET[len(cards) :])
    drawn = first, second, third
    return position(units, step=WESTEROS, westeros=drawn, **others)
