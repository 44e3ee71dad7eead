"""Combat, step by step: support, house cards, texts, tides, blade, result, and its end (TS-12, TS-18)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import KIND, TOGETHER, Frame
from . import alliances, board, events, retreat, strength
from . import frames as f
from . import tables as t
from .questions import Offer, Together, TronoQuestion, TronoStep, YesOrNo, a_card, at, cards_of, not_in_hand

if TYPE_CHECKING:
    from .state import TronoDiSpade


@final
class Combat(TronoStep):
    """The steps of a combat, one after the other (TS-12)."""

    kind = f.P_COMBAT
    name = "combat"
    holds = ("number",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """Up to its result, and what follows from that."""
        _, number = frame
        game.stack[-1] = [f.P_COMBAT, number + 1]
        if number <= 8:
            _fight(game, number, tell)
        else:
            _finish(game, number, tell)


def _fight(state: TronoDiSpade, number: int, tell: Tell) -> None:
    """What comes until it is known who has won."""
    if number == 0:
        events.tell_combat(state, tell)
        state.stack.append([f.P_SUPPORT, 0])
    elif number == 1:
        _ask_cards(state, tell)
    elif number == 2:
        _reveal(state, tell)
    elif number == 3:
        state.stack.append([f.P_TEXTS, t.WHEN_CANCEL, 0])
    elif number == 4:
        state.stack.append([f.P_TEXTS, t.WHEN_IMMEDIATE, 0])
    elif number == 5:
        _draw_tides(state, tell)
    elif number == 6:
        _offer_blade(state)
    elif number == 7:
        _decide(state, tell)
    else:
        state.stack.append([f.P_TEXTS, t.WHEN_RESULT, 0])


def _finish(state: TronoDiSpade, number: int, tell: Tell) -> None:
    """What comes once it is known who has won."""
    if number == 9:
        retreat.casualties(state, tell)
    elif number == 10:
        retreat.skulls(state, tell)
    elif number == 11:
        retreat.retreat(state, tell)
    elif number == 12:
        _enter(state, tell)
    elif number == 13:
        _discard(state)
    elif number == 14:
        state.stack.append([f.P_TEXTS, t.WHEN_AFTER, 0])
    else:
        state.stack.pop()
        state.fight = []


# -- support ----------------------------------------------------------------------------------------------------------


@final
class AskSupport(TronoStep):
    """In throne order every House decides about its support orders (TS-12.3)."""

    kind = f.P_SUPPORT
    name = "ask-support"
    holds = ("place",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next order, or the next House."""
        _, place = frame
        if place == game.seats:
            game.stack[-1] = [f.P_ACCEPT, 0]
            return
        seat = game.tracks[t.THRONE][place]
        field, asked = game.fight[f.F_AT], game.fight[f.F_ASKED]
        for area in range(game.tables.size):
            if game.owner[area] == seat and not asked >> area & 1 and strength.can_support(game, area, field):
                game.fight[f.F_ASKED] |= 1 << area
                if _is_asked_for_support(game, seat):
                    game.stack.append([f.Q_SUPPORT, seat, area])
                    return
        game.stack[-1] = [f.P_SUPPORT, place + 1]


def undecided(state: TronoDiSpade) -> list[int]:
    """The areas whose support may still be decided about, while it is asked for."""
    if not any([frame[KIND] == f.P_SUPPORT for frame in state.stack]):
        return []
    field, asked = state.fight[f.F_AT], state.fight[f.F_ASKED]
    return [
        area
        for area in range(state.tables.size)
        if not asked >> area & 1 and strength.can_support(state, area, field)
    ]


def _is_asked_for_support(state: TronoDiSpade, seat: int) -> bool:
    """Against a neutral force one's own support needs no question, and who declined is not asked again (TS-15.7)."""
    if state.fight[f.F_DEFENDER] != t.NOBODY:
        return True
    return strength.side_of(state, seat) == t.NOBODY and not state.pact[f.L_NO_SUPPORT] >> seat & 1


def _supporters(state: TronoDiSpade, side: int) -> list[int]:
    """The Houses that support a side."""
    helping = strength.backers(state, side)
    return [state.owner[area] for area in range(state.tables.size) if helping >> area & 1]


@final
class Support(TronoQuestion):
    """Whom the units of an area support (TS-12.3, TS-12.4, TS-15.5)."""

    kind = f.Q_SUPPORT
    name = "support"
    clause = "TS-12.3"
    holds = ("area",)

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """In a combat, or against a neutral force."""
        return "TS-15.5" if game.fight[f.F_DEFENDER] == t.NOBODY else self.clause

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """One's own side, the one supported already, or any; or neither."""
        side = strength.side_of(game, seat)
        if side != t.NOBODY:
            return [t.ATTACKER + side, t.NEITHER]
        if game.fight[f.F_DEFENDER] == t.NOBODY:
            return [t.ATTACKER, t.NEITHER]
        for other in (f.ATTACK, f.DEFENCE):
            if seat in _supporters(game, other):
                return [t.ATTACKER + other, t.NEITHER]
        return [t.ATTACKER, t.DEFENDER, t.NEITHER]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is given, or nobody gets it; an ally that has a right to it may call that a betrayal (TS-22.6)."""
        area, side = frame[f.AREA], move - t.ATTACKER
        if move != t.NEITHER:
            game.fight[f.F_FOR_ATTACKER + side] |= 1 << area
            events.tell_support(game, tell, seat, area, side)
        else:
            events.tell_area(game, tell, "supports-nobody", seat, area)
            if game.fight[f.F_DEFENDER] == t.NOBODY:  # TS-15.7: the march does not count on it again
                game.pact[f.L_NO_SUPPORT] |= 1 << seat
        ally = _denied(game, seat, move)
        if ally != t.NOBODY:
            game.pact[f.L_NO_SUPPORT] |= 1 << seat
            alliances.refused(game, ally, seat)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """From where, and who fights where."""
        fight = game.fight
        against = "neutral" if fight[f.F_DEFENDER] == t.NOBODY else seat_name(fight[f.F_DEFENDER])
        sides: Arguments = {"attacker": seat_name(fight[f.F_ATTACKER]), "defender": against}
        return {**at(game, frame[f.AREA]), "at": events.area_name(game, fight[f.F_AT]), **sides}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A side that it cannot go to."""
        if move not in (t.ATTACKER, t.DEFENDER):
            return None
        if strength.side_of(game, seat) != t.NOBODY:
            return Refusal("TS-12.3", id="support-own")
        if game.fight[f.F_DEFENDER] == t.NOBODY:
            return Refusal("TS-15.5", id="support-neutral")
        return Refusal("TS-12.4", id="support-both")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The side, what it adds, and the ally that it is denied to."""
        area, ally = frame[f.AREA], _denied(game, seat, move)
        if move == t.NEITHER:
            if ally == t.NOBODY:
                return Phrase("move-support-nobody", at(game, area))
            return Phrase("move-support-denied", {**at(game, area), "other": seat_name(ally)})
        added = strength.of_support(game, area, game.fight[f.F_AT], move == t.ATTACKER)
        there: Arguments = {**at(game, area), "number": added}
        other = game.fight[f.F_ATTACKER + move - t.ATTACKER]
        if other == seat:
            return Phrase("move-support-own", there)
        if ally == t.NOBODY:
            return Phrase("move-support", {**there, "other": seat_name(other)})
        return Phrase("move-support-against", {**there, "other": seat_name(other), "ally": seat_name(ally)})


def _denied(state: TronoDiSpade, seat: int, move: int) -> int:
    """The ally that an answer about support denies what it has a right to; NOBODY if there is none (TS-22.6)."""
    for side in (f.ATTACK, f.DEFENCE):
        house = strength.house_of(state, side)
        if state.are_allied(seat, house) and move != t.ATTACKER + side:
            return house
    return t.NOBODY


@final
class AskConsent(TronoStep):
    """The combatants take or refuse the support of others, in throne order (TS-12.5)."""

    kind = f.P_ACCEPT
    name = "ask-consent"
    holds = ("place",)

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """Of the next House."""
        _, place = frame
        game.stack.pop()
        if place == game.seats or game.fight[f.F_DEFENDER] == t.NOBODY:
            return
        game.stack.append([f.P_ACCEPT, place + 1])
        seat = game.tracks[t.THRONE][place]
        for side in (f.ATTACK, f.DEFENCE):
            if strength.side_of(game, seat) == t.NOBODY and seat in _supporters(game, side):
                game.stack.append([f.Q_ACCEPT, strength.house_of(game, side), seat])


@final
class Accept(YesOrNo):
    """Whether a combatant takes the support of another House (TS-12.5)."""

    kind = f.Q_ACCEPT
    name = "accept"
    clause = "TS-12.5"
    holds = ("other",)

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """If not, it does not count."""
        supporter = frame[f.OTHER]
        if move == t.YES:
            events.tell_between(tell, "accepts-support", seat, supporter)
            return
        side = strength.side_of(game, seat)
        for area in range(game.tables.size):
            if game.owner[area] == supporter:
                game.fight[f.F_FOR_ATTACKER + side] &= ~(1 << area)
        events.tell_between(tell, "refuses-support", seat, supporter)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Whose."""
        return {"other": seat_name(frame[f.OTHER])}

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Whether."""
        return Phrase("move-accept" if move == t.YES else "move-refuse", self.about(game, frame, seat))


# -- house cards ------------------------------------------------------------------------------------------------------


def _ask_cards(state: TronoDiSpade, tell: Tell) -> None:
    """Strengths are told, and both choose a card (TS-12.7, TS-12.9)."""
    if tell is not None:
        attack, defence = strength.before_cards(state, f.ATTACK), strength.before_cards(state, f.DEFENCE)
        events.tell_strengths(tell, attack, defence)
    state.stack.append([f.Q_CARDS, TOGETHER])


@final
class Cards(Together):
    """House cards, both at once (TS-12.9)."""

    kind = f.Q_CARDS
    name = "cards"
    clause = "TS-12.9"

    def asked(self, game: TronoDiSpade, frame: Frame) -> list[int]:
        """The combatants that still owe a house card, if they have any."""
        found = [
            strength.house_of(game, side)
            for side in (f.ATTACK, f.DEFENCE)
            if game.fight[f.F_CARDS + side] == t.NOTHING and game.hand[strength.house_of(game, side)]
        ]
        return sorted(found)

    def settle(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> bool:
        """Who has one card plays it without being asked (TS-12.20)."""
        for seat in self.asked(game, frame):
            moves = self.legal(game, frame, seat)
            if len(moves) == 1:
                self.answer(game, frame, seat, moves[0], tell)
        return super().settle(game, frame, tell)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The cards in hand."""
        return cards_of(game, seat, game.hand[seat])

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is chosen, unseen."""
        game.fight[f.F_CARDS + strength.side_of(game, seat)] = (move - t.CARD) % t.CARDS

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """What both sides bring before their cards."""
        attack, defence = strength.before_cards(game, f.ATTACK), strength.before_cards(game, f.DEFENCE)
        return {**at(game, game.fight[f.F_AT]), "attack": attack, "defence": defence}

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A card of another House, or one that lies elsewhere."""
        return not_in_hand(game, seat, move, self.clause)

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The card, and what it does."""
        return Phrase("move-card", card_and_text(game, move))

    def imagine(self, twin: TronoDiSpade, other: int) -> None:
        """A house card that was chosen, any of the hand."""
        side = strength.side_of(twin, other)
        if side != t.NOBODY and twin.fight[f.F_CARDS + side] != t.NOTHING:
            hand = [card for card in range(t.CARDS) if twin.hand[other] >> card & 1]
            twin.fight[f.F_CARDS + side] = hand[twin.rng.below(len(hand))]


def card_and_text(state: TronoDiSpade, move: int) -> Arguments:
    """A house card with its text, as arguments."""
    return {**a_card(state, move), "text": events.text_name(state.tables.texts[move - t.CARD])}


def _reveal(state: TronoDiSpade, tell: Tell) -> None:
    """Both cards are shown together."""
    state.fight[f.F_SHOWN] = 1
    state.fence += 1
    for side in (f.ATTACK, f.DEFENCE):
        card = state.fight[f.F_CARDS + side]
        if card >= 0:
            state.hand[strength.house_of(state, side)] &= ~(1 << card)
            events.tell_card(
                state, tell, "plays-card", strength.house_of(state, side), strength.card_of(state, side)
            )


# -- tides and blade --------------------------------------------------------------------------------------------------


def _draw_tides(state: TronoDiSpade, tell: Tell) -> None:
    """Each side draws a tide that it alone sees (TS-18.1)."""
    if state.setup.options["tides"] is not True:
        return
    for side in (f.ATTACK, f.DEFENCE):
        state.fight[f.F_TIDES + side] = _tide(state, t.NOTHING)
        events.tell_drawn_tide(state, tell, side)
    state.fence += 1


def _tide(state: TronoDiSpade, gone: int) -> int:
    """A tide drawn from those that are left of the 24."""
    tides = state.tables.tides
    left = [tide[4] for tide in tides]
    for drawn in (*state.fight[f.F_TIDES : f.F_TIDES + 2], gone):
        if drawn >= 0:
            left[drawn] -= 1
    number = int(state.rng.below(sum(left)))
    kind = 0
    while number >= left[kind]:
        number -= left[kind]
        kind += 1
    return kind


def _offer_blade(state: TronoDiSpade) -> None:
    """The holder of the blade is asked, if it fights and the blade is ready (TS-12.11)."""
    holder = state.tracks[t.FIEFDOMS][0]
    if state.blade and strength.side_of(state, holder) != t.NOBODY:
        state.stack.append([f.Q_BLADE, holder])


@final
class Blade(Offer):
    """The blade adds one, or draws another tide, once in a round (TS-12.11, TS-18.3)."""

    kind = f.Q_BLADE
    name = "blade"
    clause = "TS-12.11"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Another tide only where there are tides."""
        return [t.BLADE, t.REDRAW, t.PASS] if game.fight[f.F_TIDES] != t.NOTHING else [t.BLADE, t.PASS]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is used."""
        side = strength.side_of(game, seat)
        game.blade = 0
        if move == t.BLADE:
            game.fight[f.F_BLADE] = side
            events.tell_seat(tell, "uses-blade", seat)
            return
        before = game.fight[f.F_TIDES + side]
        game.fight[f.F_TIDES + side] = t.NOTHING
        game.fight[f.F_TIDES + side] = _tide(game, before)
        game.fence += 1
        events.tell_seat(tell, "redraws", seat)
        events.tell_drawn_tide(game, tell, side)

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """There are no tides."""
        return Refusal("TS-18.3", id="no-tides") if move == t.REDRAW else None

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """How."""
        return Phrase({t.BLADE: "move-blade", t.REDRAW: "move-redraw"}.get(move, "move-blade-pass"))


# -- the result -------------------------------------------------------------------------------------------------------


def _decide(state: TronoDiSpade, tell: Tell) -> None:
    """The higher strength wins; if equal, the House higher on the fiefdoms track (TS-12.13)."""
    if state.fight[f.F_TIDES] != t.NOTHING:
        state.fight[f.F_TIDES_SHOWN] = 1
        state.fence += 1
        events.tell_tides(state, tell)
    sums = strength.summed(state, f.ATTACK) + strength.summed(state, f.DEFENCE)
    state.fight[f.F_SUMS : f.F_SUMS + 2 * f.SUM] = sums
    attack, defence = sums[f.SUM - 1], sums[2 * f.SUM - 1]
    if attack == defence:
        first = board.higher(
            state, t.FIEFDOMS, strength.house_of(state, f.ATTACK), strength.house_of(state, f.DEFENCE)
        )
        winner = f.ATTACK if first else f.DEFENCE
    else:
        winner = f.ATTACK if attack > defence else f.DEFENCE
    state.fight[f.F_WINNER] = winner
    events.tell_result(state, tell, winner, attack, defence)


def _enter(state: TronoDiSpade, tell: Tell) -> None:
    """The victorious attackers enter; Arianne Martell keeps them out (TS-12.15, TS-13.30)."""
    fight = state.fight
    if fight[f.F_WINNER] != f.ATTACK:
        return
    seat, at = strength.house_of(state, f.ATTACK), fight[f.F_AT]
    board.remove_order(state, at)
    kept_out = strength.text_of(state, f.DEFENCE) == t.ARIANNE
    goal = fight[f.F_FROM] if kept_out else at
    force = fight[f.F_FORCE : f.F_FORCE + 4]
    fight[f.F_FORCE : f.F_FORCE + 4] = [0, 0, 0, 0]
    if not any(force):
        return
    if not kept_out:
        if not state.are_allied(seat, state.host[at]):  # an ally's land stays the ally's
            board.set_host(state, at, t.NOBODY)
            board.enter(state, seat, at, tell)
        fight[f.F_ENTERED] = 1
    for unit in range(t.FOOTMAN, t.SHIP + 1):
        board.put(state, seat, goal, unit, force[unit])
    if kept_out:
        back = [] if tell is None else events.units_journeys(state, seat, force, at, goal)
        events.tell_area(state, tell, "kept-out", seat, goal, journeys=back)
    else:
        events.tell_area(state, tell, "enters", seat, goal)
    if kept_out:
        state.stack.append([f.P_FIT, seat])


def _discard(state: TronoDiSpade) -> None:
    """The cards played are discarded; an empty hand is filled (TS-12.17, TS-13.5)."""
    for side in (f.ATTACK, f.DEFENCE):
        card = state.fight[f.F_CARDS + side]
        if card < 0:
            continue
        seat = strength.house_of(state, side)
        if strength.text_of(state, side) == t.ROOSE and state.fight[f.F_WINNER] != side:
            state.hand[seat] |= 1 << card
            continue
        state.pile[seat] |= 1 << card
        if not state.hand[seat]:
            refill(state, seat, card)


def refill(state: TronoDiSpade, seat: int, card: int) -> None:
    """A House without cards takes its discards back but the one that went last."""
    state.hand[seat] = state.pile[seat] & ~(1 << card)
    state.pile[seat] = 1 << card
