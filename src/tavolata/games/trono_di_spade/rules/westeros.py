"""The Westeros phase, and influence: the three cards, and the clash of kings with its bids and ties (TS-4, TS-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, Value, seat_name
from ....engine.questions import KIND, TOGETHER, Frame
from . import actions, alliances, board, events
from . import frames as f
from . import tables as t
from .questions import Together, TronoQuestion, TronoStep

if TYPE_CHECKING:
    from .state import TronoDiSpade

CARD: Final = 2
"""Where in its frame the card of choice stands."""
WHAT: Final = 2
"""Where in their frames stands what bids or ties are for."""


# -- the three cards --------------------------------------------------------------------------------------------------


def draw(state: TronoDiSpade, tell: Tell) -> None:
    """The three top cards are turned up together, and their icons raise the threat (TS-4.2, TS-4.3)."""
    state.fence += 1
    cards = [_draw(state, deck, tell) for deck in range(3)]
    events.tell_westeros(state, tell, cards)
    icons = sum([state.tables.westeros[card].icons for card in cards])
    state.threat = min(t.MOST_THREAT, state.threat + t.THREAT_OF_ICON * icons)
    state.stack.append([f.P_WESTEROS, 0, *cards])


def _draw(state: TronoDiSpade, deck: int, tell: Tell) -> int:
    """The top card of a deck; Winter Is Coming shuffles the whole deck and is replaced at once (TS-4.5)."""
    left, gone = state.decks[deck][:], state.gone[deck]
    card = left.pop()
    while state.tables.westeros[card].effect == t.DO_RESHUFFLE:
        left = sorted([*left, *gone, card])
        gone = []
        state.rng.shuffle(left)
        events.tell_winter(tell, deck)
        card = left.pop()
    state.decks[deck] = left
    state.gone[deck] = [*gone, card]
    return card


@final
class Westeros(TronoStep):
    """First the attack of a threat of 12, then the cards one by one (TS-4.3, TS-4.4); alliances come last."""

    kind = f.P_WESTEROS
    name = "westeros"
    holds = ("number", "first", "second", "third")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next of these."""
        _, number, *cards = frame
        if number > len(cards):
            game.stack.pop()
            alliances.after_westeros(game, tell)
            return
        game.stack[-1] = [f.P_WESTEROS, number + 1, *cards]
        if number > 0:
            _turn_to(game, cards[number - 1])
        elif game.threat == t.MOST_THREAT:
            events.tell_threat(game, tell)
            game.stack.append([f.P_WILDLINGS, 0, game.threat, t.NOBODY, t.NOBODY])


def _turn_to(state: TronoDiSpade, number: int) -> None:
    """What a card says happens, or somebody chooses it; then somebody may have won."""
    card = state.tables.westeros[number]
    state.stack.append([f.P_VICTORY])
    if card.effect == t.DO_CHOICE:
        state.stack.append([f.Q_EFFECT, state.tracks[card.chooser][0], number])
    else:
        state.stack.append([f.P_EFFECT, card.effect])


@final
class Choice(TronoQuestion):
    """The holder of a token chooses what a card does (TS-4.8, TS-4.12, TS-4.14)."""

    kind = f.Q_EFFECT
    name = "effect"
    clause = "TS-4.4"
    holds = ("westeros",)

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """Where the cards of choice stand, by deck."""
        return ("TS-4.8", "TS-4.12", "TS-4.14")[game.tables.westeros[frame[CARD]].deck]

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """What the card offers."""
        return [t.EFFECT + effect for effect in game.tables.westeros[frame[CARD]].options]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """That happens."""
        events.tell_effect(tell, seat, move - t.EFFECT, self.rule(game, frame))
        game.stack.append([f.P_EFFECT, move - t.EFFECT])

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """The card."""
        return {"card": events.westeros_name(game, frame[CARD])}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """Something that the card does not offer."""
        return Refusal(self.rule(game, frame), id="not-on-card") if t.EFFECT <= move < t.DONE else None

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """What happens."""
        return Phrase("move-effect", {"effect": events.effect_name(move - t.EFFECT)})


@final
class Effect(TronoStep):
    """What a card says happens (TS-4.6 to TS-4.15)."""

    kind = f.P_EFFECT
    name = "card"
    holds = ("effect",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """It happens."""
        _, effect = frame
        game.stack.pop()
        if effect == t.DO_SUPPLY:
            board.set_supply(game, tell)
        elif effect == t.DO_MUSTERING:
            game.stack.append([f.P_MUSTER, 0])
        elif effect == t.DO_CLASH:
            game.clashed = 1
            game.stack.append([f.P_CLASH, 0, 0])
        elif effect == t.DO_COLLECT:
            _collect(game, tell)
        elif effect == t.DO_WILDLINGS:
            game.stack.append([f.P_WILDLINGS, 0, game.threat, t.NOBODY, t.NOBODY])
        else:
            game.bans |= t.BANNED[effect]


def _collect(state: TronoDiSpade, tell: Tell) -> None:
    """Crowns and ports pay (TS-4.11)."""
    tables = state.tables
    for seat in state.tracks[t.THRONE]:
        crowns = sum(
            [
                tables.crowns[area]
                for area in range(tables.size)
                if tables.crowns[area] and board.controller(state, area) == seat
            ]
        )
        ports = [
            port
            for port in tables.ports
            if state.owner[port] == seat and actions.port_pays(state, seat, port)
        ]
        events.tell_number(tell, "gains", seat, board.gain(state, seat, crowns + len(ports)), "TS-4.11")


# -- bids -------------------------------------------------------------------------------------------------------------


def open_bids(state: TronoDiSpade, what: int, left_out: int) -> None:
    """Bids are asked of everybody but one (TS-6.5, TS-7.1)."""
    state.bids = [t.NOTHING] * state.seats
    if left_out != t.NOBODY:
        state.bids[left_out] = 0
    state.stack.append([f.Q_BIDS, TOGETHER, what])


def left_out(state: TronoDiSpade) -> int:
    """The House that may not bid, as an attack of wildlings leaves it out, or NOBODY; while bids are made (TS-7.14)."""
    below = state.stack[-2]
    if below[KIND] != f.P_WILDLINGS:
        return t.NOBODY
    _, _, _, seat, _ = below
    return seat


@final
class Bids(Together):
    """Power bid for a track, or against the wildlings; all Houses at once (TS-6.4, TS-7.1)."""

    kind = f.Q_BIDS
    name = "bid"
    clause = "TS-6.4"
    holds = ("bid_for",)

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """What they are for."""
        return "TS-7.1" if frame[WHAT] == f.FOR_WILDLINGS else self.clause

    def asked(self, game: TronoDiSpade, frame: Frame) -> list[int]:
        """The Houses that still owe a bid."""
        return [seat for seat in range(game.seats) if game.bids[seat] == t.NOTHING]

    def settle(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> bool:
        """Who has no power bids nothing, as everybody sees."""
        for seat in self.asked(game, frame):
            if not game.power[seat]:
                game.bids[seat] = 0
        return super().settle(game, frame, tell)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """As much as there is."""
        return [t.BID + number for number in range(game.power[seat] + 1)]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Nobody sees it yet."""
        game.bids[seat] = move - t.BID

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """What it is for."""
        return {"what": f.BID_FOR[frame[WHAT]]}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """More than there is."""
        if not t.BID <= move < t.TRACK:
            return None
        return Refusal(self.rule(game, frame), {"number": game.power[seat]}, "bid-too-much")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """How much, and what for."""
        return Phrase("move-bid", {"number": move - t.BID, **self.about(game, frame, seat)})

    def imagine(self, twin: TronoDiSpade, other: int) -> None:
        """A bid that was made, any that could have been."""
        if twin.bids[other] != t.NOTHING and other != left_out(twin):
            twin.bids[other] = int(twin.rng.below(twin.power[other] + 1))


def pay_bids(state: TronoDiSpade, what: int, tell: Tell) -> None:
    """All bids are shown and paid."""
    state.fence += 1
    for seat in range(state.seats):
        state.power[seat] -= state.bids[seat]
    events.tell_bids(state, tell, what)


# -- ties -------------------------------------------------------------------------------------------------------------


def ask_tie(state: TronoDiSpade, what: int, tied: list[int]) -> None:
    """A tie outside combat is the throne's to decide (TS-6.3)."""
    mask = 0
    for seat in tied:
        mask |= 1 << seat
    state.stack.append([f.Q_TIE, state.tracks[t.THRONE][0], what, mask])


@final
class Tie(TronoQuestion):
    """Which of the tied Houses comes first, or is hit (TS-6.7, TS-7.5)."""

    kind = f.Q_TIE
    name = "tie"
    clause = "TS-6.7"
    holds = ("tie_for", "tied")

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """A track, or the wildlings."""
        return "TS-7.5" if frame[WHAT] >= f.FOR_HIGHEST else self.clause

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The tied."""
        _, _, _, tied = frame
        return [t.HOUSE + game.house[other] for other in range(game.seats) if tied >> other & 1]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It has the next place on the track, or the wildlings turn on it."""
        other = game.seat_of(move - t.HOUSE)
        events.tell_between(tell, "decides-tie", seat, other)
        if frame[WHAT] >= f.FOR_HIGHEST:
            game.stack[-1] = [*game.stack[-1][:-1], other]
        else:
            game.queue.append(other)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """What it is for."""
        return {"what": f.TIE_FOR[frame[WHAT]]}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A House that is not in play, or not tied."""
        if not t.HOUSE <= move < t.CAPTURE:
            return None
        if game.seat_of(move - t.HOUSE) == t.NOBODY:
            return Refusal("TS-20.1", id="house-absent")
        return Refusal(self.rule(game, frame), id="not-tied")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The House, and what for."""
        what = frame[WHAT]
        other: dict[str, Value] = {"other": seat_name(game.seat_of(move - t.HOUSE))}
        if what < f.FOR_HIGHEST:
            return Phrase("move-tie-track", {**other, "track": events.track_name(what)})
        return Phrase("move-tie-highest" if what == f.FOR_HIGHEST else "move-tie-lowest", other)


# -- the clash of kings -----------------------------------------------------------------------------------------------


@final
class Clash(TronoStep):
    """Bids for one track after the other; places by bid, ties by the throne (TS-6.4 to TS-6.8)."""

    kind = f.P_CLASH
    name = "clash"
    holds = ("track", "number")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """Bids, their payment, places one by one, the new track."""
        _, track, number = frame
        if track == len(t.TRACKS):
            game.stack.pop()
        elif number == 0:
            game.stack[-1] = [f.P_CLASH, track, 1]
            open_bids(game, track, t.NOBODY)
        elif number == 1:
            pay_bids(game, track, tell)
            game.queue = []
            game.stack[-1] = [f.P_CLASH, track, 2]
        elif len(game.queue) < game.seats:
            _next_place(game, track)
        else:
            game.tracks[track] = game.queue
            game.queue = []
            game.bids = []
            game.stack[-1] = [f.P_CLASH, track + 1, 0]
            events.tell_standing(game, tell, track)


def _next_place(state: TronoDiSpade, track: int) -> None:
    """The highest bid not yet placed; if several are equal, the holder of the throne says which comes first."""
    left = [seat for seat in range(state.seats) if seat not in state.queue]
    most = max([state.bids[seat] for seat in left])
    tied = [seat for seat in left if state.bids[seat] == most]
    if len(tied) == 1:
        state.queue.append(tied[0])
    else:
        ask_tie(state, track, tied)
