"""A perfect observer by brute force, for small decks: every world that is consistent with what a seat was told.

It knows nothing of how the rules remember. It holds whole worlds, with all cards named in every hand, attack and deck,
and goes by what the seat hears: each event divides the worlds into those that may have followed, or strikes them out. A
world weighs as much as there are courses that lead to it: shuffles, and choices among the cards of a hand, where cards
of one kind are told apart.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from typing import Any

from tavolata import Event
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.setup import Content, Setup
from tavolata.games.proelio.rules.state import Proelio
from tavolata.games.proelio.rules.tables import (
    BASE,
    DECKS,
    IMPERIAL,
    KINDS,
    LEVELS,
    NAMES,
    PESTE,
    Tables,
    back_of,
)

from .positions import new

Hand = tuple[int, ...]
World = tuple[tuple[Hand, ...], Hand, tuple[Hand, Hand], Hand]
"""Hands, attacks (-1 for none), decks, and the cards that were drawn last. All but attacks are sorted."""


ATTACK_VALUES = {
    NAMES.index(name): value
    for name, value in [
        ("letame", 0),
        ("infiltrazione", 0),
        ("soldati", 1),
        ("cavalieri", 2),
        ("trabucchi", 3),
        ("eroe", 4),
        ("polvere", 0),
    ]
}


def small(seats: int, seed: int, cards: str, **options: object) -> Proelio:
    """A match with a deck of a few cards: ``"scudi 4 soldati 3"``."""
    usual = new(seats, seed, **options)
    words = cards.split()
    counts = [0] * KINDS
    for name, number in zip(words[::2], words[1::2], strict=True):
        counts[NAMES.index(name)] = int(number)
    old, content = usual.tables, usual.setup.content
    tables = Tables(old.types, old.values, counts, old.sources, old.guilds)
    pack = Content(content.id, content.digest, content.data, tables, content.foreign)
    setup = Setup(usual.setup.game, usual.setup.version, seats, usual.setup.options, pack)
    state = Proelio(setup)
    state.rng = Rng(key_of(seed))
    state.deal()
    return state


class Observer:
    """All worlds that one seat may be in, with their weights."""

    def __init__(self, state: Proelio, seat: int) -> None:
        self.seat = seat
        self.counts = state.counts()
        self.mine = state.hands[seat][:]
        self.forts = state.forts[:]
        self.plague = False
        self.own_attack = -1
        self.invoked = False
        """Whether Equitas was invoked in this very move."""
        rest = Counter({kind: self.counts[kind] - self.mine.count(kind) for kind in range(KINDS)})
        decks = [tuple(k for k in sorted(rest.elements()) if back_of(k) == back) for back in (BASE, IMPERIAL)]
        start: World = (((),) * state.seats, (-1,) * state.seats, (decks[0], decks[1]), ())
        self.worlds: dict[World, int] = {start: 1}
        for other in range(state.seats):
            if other != seat:
                for _ in state.hands[other]:
                    self._each(lambda world, other=other: _drawn(world, other, BASE))  # type: ignore[misc]
        self._each(lambda world: [((*world[:3], ()), 1)])

    def play(self, state: Proelio, seat: int, move: int) -> None:
        """Play a move in the game, and hear what is told of it."""
        ask = state.ask(seat)
        assert ask is not None
        self.forts, self.plague, self.own_attack = state.forts[:], state.plague >= 0, state.attacks[self.seat]
        self.invoked = False
        told: list[Event] = []
        state.play(seat, move, told.append)
        for event in told:
            self._hear(event.id, event.seen_by(self.seat).arguments, ask.kind)
        assert sorted(self.mine) == sorted(state.hands[self.seat])

    # -- what is heard ------------------------------------------------------------------------------------------------

    def _hear(self, id: str, about: dict[str, Any], asked: str) -> None:
        if id in ("plays", "discards", "deploys", "fortifies"):
            self._leaves(id, _seat(about["seat"]), _kind(about["card"]), asked)
        elif id == "draws":
            self._draws(_seat(about["seat"]), int(about["number"]), str(about["deck"]), about.get("cards"))
        elif id == "attacks":
            self._attacks(_seat(about["seat"]), DECKS.index(about["back"]), about.get("card"))
        elif id == "reveals":
            self._reveals(_seat(about["other"]), _kind(about["card"]))
        elif id in ("loots", "steals", "passes"):
            back = DECKS.index(str(about["back"]))
            self._passes(_seat(about["seat"]), _seat(about["other"]), back, about.get("card"))
        elif id == "buys":
            self._buys(_seat(about["seat"]), _kind(about["card"]))
        self.invoked = self.invoked or id.startswith("equitas")
        if id in ("looks", "equitas") and "cards" in about:
            shown = _seat(about["other" if id == "looks" else "seat"])
            hand = tuple(sorted(_kind(card) for card in about["cards"]))
            if shown != self.seat:
                self._each(lambda world: [(world, int(world[0][shown] == hand))])
        elif id == "no-scudi":
            self._each(lambda world: [(world, int(0 not in world[2][BASE]))])
        elif id == "autumn" or id == "reshuffles":
            deck = "deck-base" if id == "autumn" else about["deck"]
            self._shuffled(DECKS.index(str(deck).removeprefix("deck-")))

    def _each(self, follow: Callable[[World], Iterable[tuple[World, int]]]) -> None:
        """Every world becomes those that follow from it."""
        found: Counter[World] = Counter()
        for world, weight in self.worlds.items():
            for other, ways in follow(world):
                if ways:
                    found[other] += weight * ways
        self.worlds = dict(found)

    def _leaves(self, id: str, seat: int, kind: int, asked: str) -> None:
        if id == "plays" and kind == PESTE:
            self.plague = True
        if id == "fortifies":
            self.forts[seat] = kind
            if self.invoked:
                self._each(lambda world: _from_deck(world, kind))
                return
        if seat == self.seat:
            self.mine.remove(kind)
        elif asked == "keep":
            self._each(lambda world: [(_without(world, seat, kind), world[3].count(kind))])
        else:
            self._each(lambda world: [(_without(world, seat, kind), world[0][seat].count(kind))])

    def _draws(self, seat: int, number: int, deck: str, cards: object) -> None:
        back = DECKS.index(deck.removeprefix("deck-"))
        self._each(lambda world: [((*world[:3], ()), 1)])
        if seat != self.seat:
            for _ in range(number):
                self._each(lambda world: _drawn(world, seat, back))
            return
        assert isinstance(cards, list)
        for card in cards:
            self.mine.append(_kind(card))
            self._each(lambda world, card=card: _from_deck(world, _kind(card)))  # type: ignore[misc]

    def _attacks(self, seat: int, back: int, card: object) -> None:
        if seat == self.seat:
            self.mine.remove(_kind(card))
            return
        reach = 1 + LEVELS.index(self.forts[seat])
        fitting = {kind for kind, value in ATTACK_VALUES.items() if value <= reach and back_of(kind) == back}

        def follow(world: World) -> Iterator[tuple[World, int]]:
            for kind in sorted(set(world[0][seat]) & fitting):
                hands, attacks, decks, last = _without(world, seat, kind)
                yield (hands, _put(attacks, seat, kind), decks, last), world[0][seat].count(kind)

        self._each(follow)

    def _reveals(self, attacker: int, kind: int) -> None:
        if attacker != self.seat:
            self._each(
                lambda world: [
                    ((world[0], _put(world[1], attacker, -1), *world[2:]), int(world[1][attacker] == kind))
                ]
            )

    def _passes(self, seat: int, to: int, back: int, card: object) -> None:
        if seat == self.seat:
            self.mine.remove(_kind(card))
            self._each(lambda world: [(_with(world, to, _kind(card)), 1)])
        elif to == self.seat:
            self.mine.append(_kind(card))
            self._each(
                lambda world: [(_without(world, seat, _kind(card)), world[0][seat].count(_kind(card)))]
            )
        else:
            self._each(
                lambda world: [
                    (_with(_without(world, seat, kind), to, kind), world[0][seat].count(kind))
                    for kind in sorted(set(world[0][seat]))
                    if back_of(kind) == back
                ]
            )

    def _buys(self, seat: int, kind: int) -> None:
        if seat == self.seat:
            self.mine.append(kind)
        else:
            self._each(lambda world: [(_with(world, seat, kind), 1)])

    def _shuffled(self, back: int) -> None:
        """The new deck is all that is neither in a hand, nor laid as an attack, nor on the table."""
        table = [*self.mine, self.own_attack, *self.forts, *([PESTE] if self.plague else [])]

        def follow(world: World) -> Iterator[tuple[World, int]]:
            assert not world[2][back]
            seen = Counter([*table, *world[1], *[kind for hand in world[0] for kind in hand]])
            deck = [
                kind
                for kind in range(KINDS)
                if back_of(kind) == back
                for _ in range(self.counts[kind] - seen[kind])
            ]
            yield (*world[:2], _decks(world[2], back, tuple(deck)), world[3]), 1

        self._each(follow)


# -- worlds -----------------------------------------------------------------------------------------------------------


def _seat(value: object) -> int:
    return int(str(value).removeprefix("@"))


def _kind(value: object) -> int:
    return NAMES.index(str(value).removeprefix("card-"))


def _put(attacks: Hand, seat: int, kind: int) -> Hand:
    return (*attacks[:seat], kind, *attacks[seat + 1 :])


def _decks(decks: tuple[Hand, Hand], back: int, deck: Hand) -> tuple[Hand, Hand]:
    return (deck, decks[1]) if back == BASE else (decks[0], deck)


def _less(hand: Hand, kind: int) -> Hand:
    if kind not in hand:
        return hand
    place = hand.index(kind)
    return hand[:place] + hand[place + 1 :]


def _without(world: World, seat: int, kind: int) -> World:
    hands = world[0]
    return ((*hands[:seat], _less(hands[seat], kind), *hands[seat + 1 :]), *world[1:])


def _with(world: World, seat: int, kind: int) -> World:
    hands = world[0]
    return ((*hands[:seat], tuple(sorted([*hands[seat], kind])), *hands[seat + 1 :]), *world[1:])


def _from_deck(world: World, kind: int) -> list[tuple[World, int]]:
    deck = world[2][back_of(kind)]
    return [((*world[:2], _decks(world[2], back_of(kind), _less(deck, kind)), world[3]), deck.count(kind))]


def _drawn(world: World, seat: int, back: int) -> Iterator[tuple[World, int]]:
    for kind in sorted(set(world[2][back])):
        ((hands, attacks, decks, last), ways) = _from_deck(world, kind)[0]
        after = _with((hands, attacks, decks, last), seat, kind)
        yield (*after[:3], tuple(sorted([*last, kind]))), ways


def seen_in(state: Proelio, seat: int) -> World:
    """A state as one of the worlds of a seat; what was drawn last is no part of how things lie."""
    hands = tuple(() if other == seat else tuple(sorted(state.hands[other])) for other in range(state.seats))
    attacks = tuple(-1 if other == seat else state.attacks[other] for other in range(state.seats))
    decks = (tuple(sorted(state.decks[BASE])), tuple(sorted(state.decks[IMPERIAL])))
    return hands, attacks, decks, ()


def lying(observer: Observer) -> dict[World, int]:
    """The worlds by how things lie."""
    found: Counter[World] = Counter()
    for world, weight in observer.worlds.items():
        found[(*world[:3], ())] += weight
    return dict(found)
