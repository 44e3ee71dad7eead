"""The wildlings: an attack from its bids to its end, and what the nine cards do (TS-7)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import Frame
from . import board, events, mustering, westeros
from . import frames as f
from . import tables as t
from .questions import (
    ForTrack,
    Offer,
    TronoQuestion,
    TronoStep,
    a_card,
    at,
    cards_of,
    is_card,
    is_of,
    not_in_hand,
)

if TYPE_CHECKING:
    from .state import TronoDiSpade

SECOND_ATTACK: Final = 6
"""The strength of the attack that follows a Preemptive Raid (TS-7.14)."""
NUMBER: Final = 2
"""Where in their frames stands how many knights are still to be made or unmade."""


# -- an attack --------------------------------------------------------------------------------------------------------


@final
class Attack(TronoStep):
    """Bids, who has won, whom it turns on, and the card (TS-7.1 to TS-7.6)."""

    kind = f.P_WILDLINGS
    name = "attack"
    holds = ("number", "strength", "left_out", "other")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next of these."""
        _, number, power, left_out, whom = frame
        game.stack[-1] = [f.P_WILDLINGS, number + 1, power, left_out, whom]
        if number == 0:
            game.attacked = 1
            events.tell_attack(tell, power)
            westeros.open_bids(game, f.FOR_WILDLINGS, left_out)
        elif number == 1:
            westeros.pay_bids(game, f.FOR_WILDLINGS, tell)
            won = sum(game.bids) >= power
            tied = _tied(game, left_out, won)
            events.tell_watch(tell, won, sum(game.bids), power)
            if len(tied) > 1:
                westeros.ask_tie(game, f.FOR_HIGHEST if won else f.FOR_LOWEST, tied)
            else:
                game.stack[-1] = [f.P_WILDLINGS, 2, power, left_out, tied[0]]
        else:
            game.stack.pop()
            _turn_up(game, power, left_out, whom, tell)


def _tied(state: TronoDiSpade, left_out: int, highest: bool) -> list[int]:
    """The bidders against the wildlings with the highest or the lowest bid."""
    seats = [seat for seat in range(state.seats) if seat != left_out]
    bids = [state.bids[seat] for seat in seats]
    wanted = max(bids) if highest else min(bids)
    return [seat for seat in seats if state.bids[seat] == wanted]


def _turn_up(state: TronoDiSpade, power: int, left_out: int, whom: int, tell: Tell) -> None:
    """The top card is turned up, applied, and goes to the bottom, known to all (TS-7.3, TS-7.4, TS-7.6)."""
    won = sum(state.bids) >= power
    bid = state.bids[whom]
    card = state.wild[0]
    state.wild = [*state.wild[1:], card]
    state.wild_known = [*state.wild_known[1:], (1 << state.seats) - 1]
    state.fence += 1
    state.bids = []
    state.threat = 0 if won else max(0, state.threat - 4)
    events.tell_wildling(tell, card, whom, won)
    state.stack.append([f.P_VICTORY])
    if won:
        _reward(state, card, whom, bid, tell)
    else:
        state.stack.append([f.P_HORDES, card, whom, left_out, 0])
        _suffer(state, card, whom, True, tell)


@final
class Hordes(TronoStep):
    """The wildlings have won: after the lowest bidder the others suffer in throne order (TS-7.4)."""

    kind = f.P_HORDES
    name = "hordes"
    holds = ("wildling", "lowest", "left_out", "place")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next House."""
        _, card, lowest, left_out, place = frame
        game.stack.pop()
        if place == game.seats:
            return
        game.stack.append([f.P_HORDES, card, lowest, left_out, place + 1])
        seat = game.tracks[t.THRONE][place]
        if seat not in (lowest, left_out):
            _suffer(game, card, seat, False, tell)


# -- defeats ----------------------------------------------------------------------------------------------------------


def _suffer(state: TronoDiSpade, card: int, seat: int, lowest: bool, tell: Tell) -> None:
    """What the wildlings' victory costs a House, by card."""
    if card == t.KING:
        _king(state, seat, lowest, tell)
    elif card == t.CROWS:
        _crows(state, seat, lowest, tell)
    elif card == t.MAMMOTHS:
        board.lose_units(state, seat, 3 if lowest else 2, f.BY_WILDLINGS, tell)
    elif card == t.MILKWATER:
        _milkwater(state, seat, lowest, tell)
    elif card == t.PREEMPTIVE:
        if lowest:
            state.stack.append([f.Q_PREEMPTIVE, seat])
    elif card == t.RATTLESHIRT:
        state.supply[seat] = max(0, state.supply[seat] - (2 if lowest else 1))
        events.tell_number(tell, "supply-is", seat, state.supply[seat], "TS-7.15")
        state.stack.append([f.P_FIT, seat])
    elif card == t.SKINCHANGER:
        lost = board.lose_power(state, seat, state.power[seat] if lowest else 2)
        events.tell_number(tell, "loses-power", seat, lost, "TS-7.17")
    elif card == t.HORDE:
        _horde(state, seat, lowest, tell)


def _king(state: TronoDiSpade, seat: int, lowest: bool, tell: Tell) -> None:
    if lowest:
        for track in range(3):
            board.drop(state, track, seat, state.seats, tell, "TS-7.7")
    else:
        state.stack.append([f.Q_FALL, seat])


def _crows(state: TronoDiSpade, seat: int, lowest: bool, tell: Tell) -> None:
    """Knights become footmen; if that is all of them, and there are footmen for all, nobody is asked (TS-7.9)."""
    areas = _areas_with(state, seat, t.KNIGHT)
    knights = sum([state.units[4 * area + t.KNIGHT] for area in areas])
    number = knights if lowest else min(2, knights)
    if number < knights or board.in_reserve(state, seat, t.FOOTMAN) < number:
        state.stack.append([f.Q_UNHORSE, seat, number])
        return
    for area in areas:
        for _ in range(state.units[4 * area + t.KNIGHT]):
            _unhorse(state, seat, area, tell)


def _milkwater(state: TronoDiSpade, seat: int, lowest: bool, tell: Tell) -> None:
    """House cards are discarded (TS-7.11)."""
    if state.hand[seat].bit_count() < 2:
        return
    if not lowest:
        state.stack.append([f.Q_DISCARD, seat])
        return
    first = 7 * state.house[seat]
    hand = [card for card in range(7) if state.hand[seat] >> card & 1]
    most = max([state.tables.strengths[first + card] for card in hand])
    strongest = [card for card in hand if state.tables.strengths[first + card] == most]
    if len(strongest) < len(hand):
        for card in strongest:
            _discard(state, seat, card, tell)


def _horde(state: TronoDiSpade, seat: int, lowest: bool, tell: Tell) -> None:
    """Two units at a structure, or any (TS-7.18)."""
    if lowest and _raided(state, seat):
        state.stack.append([f.Q_HORDE, seat])
    else:
        board.lose_units(state, seat, 2 if lowest else 1, f.BY_WILDLINGS, tell)


# -- rewards ----------------------------------------------------------------------------------------------------------


def _reward(state: TronoDiSpade, card: int, seat: int, bid: int, tell: Tell) -> None:
    """What the Night's Watch owes the highest bidder, by card."""
    if card == t.KING:
        state.stack.append([f.Q_RISE, seat])
    elif card == t.CROWS:
        state.stack.append([f.Q_KNIGHT, seat, 2])
    elif card == t.MAMMOTHS:
        if state.pile[seat]:
            state.stack.append([f.Q_TAKE_BACK, seat])
    elif card == t.MILKWATER:
        state.hand[seat] |= state.pile[seat]
        state.pile[seat] = 0
        events.tell_seat(tell, "takes-all-back", seat)
    elif card == t.PREEMPTIVE:
        state.stack.append([f.P_WILDLINGS, 0, SECOND_ATTACK, seat, t.NOBODY])
    elif card == t.RATTLESHIRT:
        state.supply[seat] = min(t.MOST_SUPPLY, state.supply[seat] + 1)
        events.tell_number(tell, "supply-is", seat, state.supply[seat], "TS-7.15")
    elif card == t.SKINCHANGER:
        events.tell_number(tell, "gains", seat, board.gain(state, seat, bid), "TS-7.17")
    elif card == t.HORDE:
        mustering.muster(state, seat, 1)


# -- A King Beyond the Wall -------------------------------------------------------------------------------------------


@final
class Fall(ForTrack):
    """The track on which a House falls to the last place (TS-7.7)."""

    kind = f.Q_FALL
    name = "fall"
    clause = "TS-7.7"
    phrase = "move-fall"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Not the throne's."""
        return [t.TRACK + t.FIEFDOMS, t.TRACK + t.COURT]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It falls."""
        board.drop(game, move - t.TRACK, seat, game.seats, tell, "TS-7.7")

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """The throne's track."""
        return Refusal("TS-7.7", id="fall-throne") if t.TRACK <= move < t.HOUSE else None


@final
class Rise(ForTrack):
    """The track on which a House rises to the first place (TS-7.7)."""

    kind = f.Q_RISE
    name = "rise"
    clause = "TS-7.7"
    phrase = "move-rise"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Any."""
        return [t.TRACK + track for track in range(len(t.TRACKS))]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It rises."""
        board.rise(game, move - t.TRACK, seat, tell)


# -- Crow Killers -----------------------------------------------------------------------------------------------------


def _areas_with(state: TronoDiSpade, seat: int, unit: int) -> list[int]:
    return [
        area
        for area in range(state.tables.size)
        if state.owner[area] == seat and state.units[4 * area + unit]
    ]


def _unhorse(state: TronoDiSpade, seat: int, area: int, tell: Tell) -> None:
    replaced = board.unhorse(state, seat, area)
    events.tell_unhorsed(state, tell, seat, area, replaced)


@final
class Unhorse(TronoQuestion):
    """Where a knight becomes a footman (TS-7.9)."""

    kind = f.Q_UNHORSE
    name = "unhorse"
    clause = "TS-7.9"
    names_areas = True
    holds = ("number",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Where there are knights."""
        return [t.AREA + area for area in _areas_with(game, seat, t.KNIGHT)]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One does; then the next."""
        _unhorse(game, seat, move - t.AREA, tell)
        if frame[NUMBER] > 1:
            game.stack.append([f.Q_UNHORSE, seat, frame[NUMBER] - 1])

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """How many."""
        return {"number": frame[NUMBER]}

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """No knight is there."""
        return Refusal("TS-7.9", id="no-knight")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Where."""
        return Phrase("move-unhorse", at(game, move - t.AREA))


@final
class Promote(Offer):
    """Where a footman may become a knight (TS-7.9)."""

    kind = f.Q_KNIGHT
    name = "knight"
    clause = "TS-7.9"
    names_areas = True
    holds = ("number",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Where there are footmen, as long as there are knights to come."""
        able = frame[NUMBER] > 0 and board.in_reserve(game, seat, t.KNIGHT) > 0
        return [*[t.AREA + area for area in _areas_with(game, seat, t.FOOTMAN) if able], t.DONE]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One does; then the next."""
        board.upgrade(game, move - t.AREA, t.KNIGHT)
        events.tell_upgrade(game, tell, seat, move - t.AREA, t.KNIGHT, "TS-7.9")
        game.stack.append([f.Q_KNIGHT, seat, frame[NUMBER] - 1])

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """How many."""
        return {"number": frame[NUMBER]}

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """No footman is there."""
        return Refusal("TS-7.9", id="no-footman")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Where."""
        return (
            Phrase("move-knight-done") if move == t.DONE else Phrase("move-knight", at(game, move - t.AREA))
        )


# -- Mammoth Riders, Massing on the Milkwater -------------------------------------------------------------------------


@final
class TakeBack(Offer):
    """The discarded house card that may come back (TS-7.10)."""

    kind = f.Q_TAKE_BACK
    name = "take-back"
    clause = "TS-7.10"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The discards, or none."""
        return [*cards_of(game, seat, game.pile[seat]), t.PASS]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It does."""
        card = (move - t.CARD) % t.CARDS
        game.pile[seat] &= ~(1 << card)
        game.hand[seat] |= 1 << card
        events.tell_card(game, tell, "takes-back", seat, move - t.CARD)

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A card that is not among them."""
        if not is_card(move):
            return None
        return Refusal("TS-7.10", id="card-not-discarded" if is_of(game, seat, move) else "card-not-yours")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The card."""
        return (
            Phrase("move-take-back-pass") if move == t.PASS else Phrase("move-take-back", a_card(game, move))
        )


def _discard(state: TronoDiSpade, seat: int, card: int, tell: Tell) -> None:
    state.hand[seat] &= ~(1 << card)
    state.pile[seat] |= 1 << card
    events.tell_card(state, tell, "discards", seat, 7 * state.house[seat] + card, "TS-7.11")


@final
class Discard(TronoQuestion):
    """The house card that is discarded (TS-7.11)."""

    kind = f.Q_DISCARD
    name = "discard"
    clause = "TS-7.11"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The cards in hand."""
        return cards_of(game, seat, game.hand[seat])

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is."""
        _discard(game, seat, (move - t.CARD) % t.CARDS, tell)

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A card of another House, or one that lies elsewhere."""
        return not_in_hand(game, seat, move, self.clause)

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The card."""
        return Phrase("move-discard", a_card(game, move))


# -- Preemptive Raid --------------------------------------------------------------------------------------------------


@final
class Preemptive(TronoQuestion):
    """Two units, or two places on the best track (TS-7.12)."""

    kind = f.Q_PREEMPTIVE
    name = "preemptive"
    clause = "TS-7.12"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Units only if there are any."""
        return [t.LOSE_UNITS, t.LOSE_PLACES] if any(board.armies(game, seat)) else [t.LOSE_PLACES]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Which ones is asked next."""
        if move == t.LOSE_UNITS:
            board.lose_units(game, seat, 2, f.BY_WILDLINGS, tell)
        else:
            _ask_track(game, seat)

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """What is lost."""
        return Phrase("move-lose-units" if move == t.LOSE_UNITS else "move-lose-places")


def _ask_track(state: TronoDiSpade, seat: int) -> None:
    """The track where a House stands highest; among several the holder of the throne chooses (TS-7.13)."""
    places = [board.place(state, track, seat) for track in range(3)]
    mask = 0
    for track in range(3):
        if places[track] == min(places):
            mask |= 1 << track
    state.stack.append([f.Q_TRACK, state.tracks[t.THRONE][0], seat, mask])


@final
class BestTrack(ForTrack):
    """On which of its best tracks a House drops two places: the holder of the throne decides (TS-7.13)."""

    kind = f.Q_TRACK
    name = "track"
    clause = "TS-7.13"
    phrase = "move-drop"
    holds = ("other", "tracks")

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Those where it stands highest."""
        _, _, _, tracks = frame
        return [t.TRACK + track for track in range(len(t.TRACKS)) if tracks >> track & 1]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It drops."""
        board.drop(game, move - t.TRACK, frame[f.OTHER], 2, tell, "TS-7.12")

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Who drops."""
        return {"other": seat_name(frame[f.OTHER])}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A track where it stands lower."""
        return Refusal("TS-7.13", id="not-highest") if t.TRACK <= move < t.HOUSE else None


# -- The Horde Descends -----------------------------------------------------------------------------------------------


def _raided(state: TronoDiSpade, seat: int) -> list[int]:
    """The structures of a House where it has two units to lose: an ally's is not its own (TS-22.8)."""
    return [
        area
        for area in state.tables.strongpoints
        if state.owner[area] == board.controller(state, area) == seat and board.total(state, area) >= 2
    ]


@final
class Horde(TronoQuestion):
    """The structure where two units are lost (TS-7.18)."""

    kind = f.Q_HORDE
    name = "horde"
    clause = "TS-7.18"
    names_areas = True

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Where there are two."""
        return [t.AREA + area for area in _raided(game, seat)]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Both that are there, or which of them is asked."""
        area = move - t.AREA
        if board.total(game, area) == 2:
            board.lose_all_at(game, seat, area, tell)
        else:
            game.stack.append([f.Q_UNIT, seat, f.AT_STRUCTURE, 2, area])

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """No structure, nobody, or too few."""
        if not game.tables.structures[area]:
            return Refusal("TS-7.18", id="no-structure")
        return Refusal("TS-7.18", id="no-unit" if game.owner[area] != seat else "horde-one")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Where."""
        return Phrase("move-horde", at(game, move - t.AREA))
