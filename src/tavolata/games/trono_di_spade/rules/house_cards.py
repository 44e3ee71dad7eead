"""House cards: the texts that do something at a moment of their own (TS-13).

Those that only change what is counted stand in strength.py; Robb, Arianne and the Blackfish where they matter.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name, seat_place
from ....engine.questions import SEAT, Frame
from . import board, combat, events, retreat, strength
from . import frames as f
from . import tables as t
from .questions import (
    ForTrack,
    Offer,
    TronoQuestion,
    TronoStep,
    a_card,
    at,
    at_track,
    cards_of,
    is_card,
    is_of,
    not_in_hand,
    order_at,
)

if TYPE_CHECKING:
    from .state import TronoDiSpade

TEXT: Final = 2
"""Where in its frame the text stands that may be used."""
SENT_BACK: Final = 2
"""Where in its frame the card stands that may not come again, or NOTHING."""


@final
class Texts(TronoStep):
    """The texts of one moment, in throne order (TS-12.10)."""

    kind = f.P_TEXTS
    name = "texts"
    holds = ("moment", "sides")

    def run(self, game: TronoDiSpade, frame: Frame, tell: Tell) -> None:
        """The next side's."""
        _, timing, done = frame
        game.stack.pop()
        if done == 1 << f.ATTACK | 1 << f.DEFENCE:
            return
        side = _next_side(game, done)
        game.stack.append([f.P_TEXTS, timing, done | 1 << side])
        text = strength.text_of(game, side)
        if text == t.NO_TEXT or t.TIMING[text] != timing:
            return
        used = 1 << t.CARDS * side + game.fight[f.F_CARDS + side]
        if not game.fight[f.F_USED] & used:
            game.fight[f.F_USED] |= used
            _work(game, side, text, tell)


def _next_side(state: TronoDiSpade, done: int) -> int:
    if done:
        return f.DEFENCE if done == 1 else f.ATTACK
    attacker, defender = strength.house_of(state, f.ATTACK), strength.house_of(state, f.DEFENCE)
    return f.ATTACK if board.higher(state, t.THRONE, attacker, defender) else f.DEFENCE


def _work(state: TronoDiSpade, side: int, text: int, tell: Tell) -> None:
    """A text comes to its moment: it works, asks, or has nothing to do."""
    seat, other = strength.house_of(state, side), strength.house_of(state, 1 - side)
    if text == t.TYRION:
        if state.fight[f.F_CARDS + 1 - side] >= 0:
            state.stack.append([f.Q_TEXT, seat, text])
    elif text == t.AERON:
        if state.power[seat] >= 2 and state.hand[seat]:
            state.stack.append([f.Q_TEXT, seat, text])
    elif text == t.MACE:
        _mace(state, side, tell)
    elif text == t.QUEEN_OF_THORNS:
        if _thorns(state, seat):
            state.stack.append([f.Q_THORNS, seat])
    elif text == t.DORAN:
        state.stack.append([f.Q_DORAN, seat])
    elif text == t.PATCHFACE:
        if state.hand[other]:
            state.stack.append([f.Q_PATCHFACE, seat])
    else:
        _after_result(state, side, text, tell)


def _after_result(state: TronoDiSpade, side: int, text: int, tell: Tell) -> None:
    """Texts that ask who has won."""
    seat = strength.house_of(state, side)
    won = state.fight[f.F_WINNER] == side
    if text == t.ROOSE and not won:
        state.hand[seat] |= state.pile[seat]
        state.pile[seat] = 0
        events.tell_text(state, tell, seat, text)
    elif text == t.TYWIN and won:
        events.tell_number(tell, "gains", seat, board.gain(state, seat, 2), "TS-13.14")
    elif text == t.CERSEI and won and len(_letters(state, seat)):
        state.stack.append([f.Q_CERSEI, seat])
    elif text == t.RENLY and won and len(_squires(state, seat)):
        state.stack.append([f.Q_RENLY, seat])
    elif text == t.LORAS and state.fight[f.F_ENTERED] and side == f.ATTACK:
        state.order[state.fight[f.F_AT]] = state.fight[f.F_ORDER]
        events.tell_order(state, tell, "order-moves", seat, state.fight[f.F_AT], state.fight[f.F_ORDER])


def _opponent(state: TronoDiSpade, seat: int) -> int:
    """The other combatant."""
    return strength.house_of(state, 1 - strength.side_of(state, seat))


# -- Tyrion Lannister and Aeron Damphair ------------------------------------------------------------------------------


@final
class UseText(Offer):
    """Whether a text is used: Tyrion sends a card back, Aeron gives way to another (TS-13.13, TS-13.16)."""

    kind = f.Q_TEXT
    name = "text"
    clause = "TS-13.1"
    holds = ("text",)

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """Where it stands."""
        return "TS-13.16" if frame[TEXT] == t.TYRION else "TS-13.13"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Both."""
        return [t.YES, t.NO]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is, and another card is played, if there is one."""
        text = frame[TEXT]
        events.tell_text(game, tell, seat, text)
        if text == t.TYRION:
            _send_back(game, 1 - strength.side_of(game, seat))
        else:
            _give_way(game, strength.side_of(game, seat))

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Which."""
        return {"text": events.text_name(frame[TEXT])}

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Whether."""
        return Phrase("move-use" if move == t.YES else "move-use-not", self.about(game, frame, seat))


def _send_back(state: TronoDiSpade, side: int) -> None:
    """A card goes back into its hand; if there are others, one of them is played (TS-13.16)."""
    seat, card = strength.house_of(state, side), state.fight[f.F_CARDS + side]
    state.fight[f.F_CARDS + side] = t.NOTHING
    others = state.hand[seat]
    state.hand[seat] |= 1 << card
    if others:
        state.stack.append([f.P_TEXTS, t.WHEN_CANCEL, 1 << (1 - side)])
        state.stack.append([f.Q_REPLACE, seat, card])


def _give_way(state: TronoDiSpade, side: int) -> None:
    """For two power tokens a card is discarded and another played (TS-13.13)."""
    seat, card = strength.house_of(state, side), state.fight[f.F_CARDS + side]
    state.fight[f.F_CARDS + side] = t.NOTHING
    board.lose_power(state, seat, 2)
    state.pile[seat] |= 1 << card
    state.stack.append([f.P_TEXTS, t.WHEN_IMMEDIATE, 1 << (1 - side)])
    state.stack.append([f.P_TEXTS, t.WHEN_CANCEL, 1 << (1 - side)])
    state.stack.append([f.Q_REPLACE, seat, t.NOTHING])


@final
class Replace(TronoQuestion):
    """Another house card, played in the open (TS-13.13, TS-13.16)."""

    kind = f.Q_REPLACE
    name = "replace"
    clause = "TS-13.1"
    holds = ("card",)

    def shown(self, game: TronoDiSpade, frame: Frame) -> Arguments:
        """The card that was sent back, if one was: it stands in the frame by its place in the House's hand."""
        if frame[SENT_BACK] == t.NOTHING:
            return {}
        return {"card": events.card_name(game, t.CARDS * game.house[frame[SEAT]] + frame[SENT_BACK])}

    def rule(self, game: TronoDiSpade, frame: Frame) -> str:
        """Whose text asks for it."""
        return "TS-13.13" if frame[SENT_BACK] == t.NOTHING else "TS-13.16"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The cards in hand but the one that was sent back."""
        gone = 0 if frame[SENT_BACK] == t.NOTHING else 1 << frame[SENT_BACK]
        return cards_of(game, seat, game.hand[seat] & ~gone)

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is."""
        card = (move - t.CARD) % t.CARDS
        game.fight[f.F_CARDS + strength.side_of(game, seat)] = card
        game.hand[seat] &= ~(1 << card)
        events.tell_card(game, tell, "plays-card", seat, move - t.CARD)

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A card that was sent back, of another House, or not in hand."""
        if is_card(move) and is_of(game, seat, move) and (move - t.CARD) % t.CARDS == frame[SENT_BACK]:
            return Refusal("TS-13.16", id="card-sent-back")
        return not_in_hand(game, seat, move, self.rule(game, frame))

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The card, and what it does."""
        return Phrase("move-card", combat.card_and_text(game, move))


# -- Mace Tyrell and Doran Martell ------------------------------------------------------------------------------------


def _mace(state: TronoDiSpade, side: int, tell: Tell) -> None:
    """A footman of the opponent falls (TS-13.25): one that can fight, if there is one."""
    other = 1 - side
    if not strength.fighting(state, other, t.FOOTMAN) or strength.text_of(state, other) == t.BLACKFISH:
        return
    if other == f.ATTACK:
        state.fight[f.F_FORCE] -= 1
    else:
        retreat.fall(state, state.fight[f.F_AT], t.FOOTMAN)
    events.tell_loss(
        state, tell, strength.house_of(state, other), state.fight[f.F_AT], t.FOOTMAN, 1, "TS-13.25"
    )


@final
class Doran(ForTrack):
    """The track on which Doran Martell sends the opponent to the last place (TS-13.32)."""

    kind = f.Q_DORAN
    name = "doran"
    clause = "TS-13.32"
    phrase = "move-drop-last"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Any."""
        return [t.TRACK + track for track in range(len(t.TRACKS))]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It drops."""
        board.drop(game, move - t.TRACK, _opponent(game, seat), game.seats, tell, self.clause)

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The track, and who drops."""
        return Phrase(self.phrase, {**at_track(move), "other": seat_name(_opponent(game, seat))})


# -- the Queen of Thorns and Cersei Lannister -------------------------------------------------------------------------


def _no_order(state: TronoDiSpade, seat: int, area: int) -> bool:
    """Whether no order of the opponent lies in an area."""
    return state.owner[area] != _opponent(state, seat) or state.order[area] < 0


def _cut(state: TronoDiSpade, seat: int, area: int, clause: str, tell: Tell) -> None:
    """An order is removed."""
    owner = seat_place(state.owner[area])
    events.tell_order(state, tell, "removes-order", seat, area, state.order[area], clause, owner)
    board.remove_order(state, area)


def _thorns(state: TronoDiSpade, seat: int) -> list[int]:
    """The opponent's orders next to the embattled area (TS-13.28)."""
    other = _opponent(state, seat)
    return [
        area
        for area in state.tables.touching(state.fight[f.F_AT])
        if state.owner[area] == other and state.order[area] >= 0
    ]


@final
class Thorns(TronoQuestion):
    """The order next to the combat that the Queen of Thorns removes (TS-13.28)."""

    kind = f.Q_THORNS
    name = "thorns"
    clause = "TS-13.28"
    names_areas = True

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Any of the opponent's there."""
        return [t.AREA + area for area in _thorns(game, seat)]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Support from there counts no more, nor as support; Cersei comes too late for that (TS-13.34)."""
        area = move - t.AREA
        _cut(game, seat, area, self.clause, tell)
        for side in (f.ATTACK, f.DEFENCE):
            game.fight[f.F_FOR_ATTACKER + side] &= ~(1 << area)

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """No order, or too far away."""
        return Refusal(self.clause, id="no-order" if _no_order(game, seat, area) else "order-far")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The order, and where."""
        return Phrase("move-cut", order_at(game, move - t.AREA))


def _letters(state: TronoDiSpade, seat: int) -> list[int]:
    """The opponent's orders anywhere, but for the defence of this combat (TS-13.17)."""
    other, at = _opponent(state, seat), state.fight[f.F_AT]
    return [
        area
        for area in range(state.tables.size)
        if state.order[area] >= 0
        and state.owner[area] == other
        and (area != at or t.TYPE[state.order[area]] != t.DEFENSES)
    ]


@final
class Cersei(Offer):
    """The order that Cersei Lannister may remove anywhere (TS-13.17)."""

    kind = f.Q_CERSEI
    name = "cersei"
    clause = "TS-13.17"
    names_areas = True

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Any of the opponent's, or none."""
        return [*[t.AREA + area for area in _letters(game, seat)], t.PASS]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is removed."""
        _cut(game, seat, move - t.AREA, self.clause, tell)

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """No order, or the defence of this combat."""
        return Refusal(self.clause, id="no-order" if _no_order(game, seat, area) else "order-of-combat")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The order, and where."""
        return (
            Phrase("move-cut-pass") if move == t.PASS else Phrase("move-cut", order_at(game, move - t.AREA))
        )


# -- Renly Baratheon --------------------------------------------------------------------------------------------------


def _squires(state: TronoDiSpade, seat: int) -> list[int]:
    """Where a House has footmen that fought or supported, if it has a knight to bring (TS-13.19)."""
    if not board.in_reserve(state, seat, t.KNIGHT):
        return []
    side, at = strength.side_of(state, seat), state.fight[f.F_AT]
    helping = strength.backers(state, side)
    found = [
        area
        for area in range(state.tables.size)
        if helping >> area & 1 and state.owner[area] == seat and state.units[4 * area + t.FOOTMAN]
    ]
    return sorted([*found, at]) if strength.fighting(state, side, t.FOOTMAN) else found


@final
class Renly(Offer):
    """The footman that Renly Baratheon may make a knight (TS-13.19)."""

    kind = f.Q_RENLY
    name = "renly"
    clause = "TS-13.19"
    names_areas = True

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Any that fought or supported, or none."""
        return [*[t.AREA + area for area in _squires(game, seat)], t.PASS]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It becomes one."""
        area = move - t.AREA
        if area == game.fight[f.F_AT] and strength.side_of(game, seat) == f.ATTACK:
            game.fight[f.F_FORCE + t.FOOTMAN] -= 1
            game.fight[f.F_FORCE + t.KNIGHT] += 1
        else:
            board.upgrade(game, area, t.KNIGHT)
        events.tell_upgrade(game, tell, seat, area, t.KNIGHT, "TS-13.19")

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """No footman, or one that had no part in it."""
        footman = game.owner[area] == seat and game.units[4 * area + t.FOOTMAN] > 0
        return Refusal(self.clause, id="footman-idle" if footman else "no-footman")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """Where."""
        return Phrase("move-dub-pass") if move == t.PASS else Phrase("move-dub", at(game, move - t.AREA))


# -- Patchface --------------------------------------------------------------------------------------------------------


@final
class Patchface(Offer):
    """The card of the opponent's hand that Patchface may discard (TS-13.23, TS-13.24)."""

    kind = f.Q_PATCHFACE
    name = "patchface"
    clause = "TS-13.23"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Any, or none."""
        other = _opponent(game, seat)
        return [*cards_of(game, other, game.hand[other]), t.PASS]

    def take(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is discarded; an empty hand is filled."""
        other, card = _opponent(game, seat), (move - t.CARD) % t.CARDS
        game.hand[other] &= ~(1 << card)
        game.pile[other] |= 1 << card
        events.tell_card(game, tell, "discards", other, move - t.CARD)
        if not game.hand[other]:
            combat.refill(game, other, card)

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """A card of another House, or one that is not in that hand."""
        if not is_card(move):
            return None
        theirs = is_of(game, _opponent(game, seat), move)
        return Refusal(self.clause, id="card-not-there" if theirs else "card-not-theirs")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The card."""
        return Phrase("move-jest-pass") if move == t.PASS else Phrase("move-jest", a_card(game, move))
