"""Companions: how they are earned, what is done to characters, and who can be a target (PC-5)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from mypy_extensions import i64

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import Frame
from . import banners, events
from . import tables as t
from .bits import bit_of, bits, lowest, place_in
from .notation import CARD, COMPANION, HOUSE
from .questions import (
    ABOUT,
    BESIDES,
    CHOOSE_COMPANION,
    CHOOSE_DRAWN,
    EFFECT,
    KILL_COMPANION,
    KILL_IN_AREA,
    KILL_IN_CITY,
    KILL_NAMED,
    NAME_HOUSE,
    SWAP,
    TAKE_NAMED,
    PrimoQuestion,
    PrimoStep,
)
from .tables import AVAILABLE, EMPTY, GONE, HOUSES, NOBODY, VARYS

if TYPE_CHECKING:
    from .state import PrimoCavaliere

ASKED: Final = [
    KILL_IN_CITY,
    KILL_IN_AREA,
    KILL_COMPANION,
    KILL_NAMED,
    TAKE_NAMED,
    SWAP,
    NOBODY,
    NAME_HOUSE,
    CHOOSE_DRAWN,
]
"""The question that each effect may ask, by its number; an extra turn asks nothing."""


# -- a companion is earned and resolved -------------------------------------------------------------------------------


class CompanionQuestion(PrimoQuestion):
    """A companion to name."""

    def why(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Refusal:
        """Not that companion, or no companion."""
        if COMPANION <= move < CARD:
            return self.why_not_that_companion(game, move - COMPANION)
        return super().why(game, frame, seat, move)

    def why_not_that_companion(self, game: PrimoCavaliere, number: int) -> Refusal:
        """There is none, or it does not lie there."""
        if number >= len(game.tables.companions):
            return Refusal("PC-1.8")
        return Refusal(self.clause, {"companion": events.companion_name(game, number)})

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """The companion, and what it does."""
        return describe_companion(game, "move-choose", move - COMPANION)


def describe_companion(game: PrimoCavaliere, id: str, number: int) -> Phrase:
    """Something about a companion, with what it does."""
    does = [phrase.json() for phrase in game.tables.companions[number].does]
    return Phrase(id, {"companion": events.companion_name(game, number), "does": does})


@final
class ChooseCompanion(CompanionQuestion):
    """Choose one of the companions that lie open (PC-5.1); one must be chosen (PC-5.3): ``()``."""

    kind = CHOOSE_COMPANION
    name = "choose-companion"
    clause = "PC-5.1"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Those that are available; the row is never filled up (PC-2.4)."""
        return lying(game, AVAILABLE)

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is earned."""
        choose(game, move - COMPANION, tell)


def choose(game: PrimoCavaliere, number: int, tell: Tell) -> None:
    """A companion is earned and resolved at once: its first effect begins, the others wait (PC-5.4).

    It is gone unless it stays. Who leads each House before the first companion of a turn is noted for the banner
    check (PC-4.8).
    """
    events.tell_chooses(game, number, tell)
    if game.before == NOBODY:
        before: i64 = 0
        house: i64 = HOUSES - 1
        while house >= 0:
            before = before << 4 | banners.leaders(game, house)
            house -= 1
        game.before = before
    move_companion(game, number, GONE)
    for index in range(len(game.tables.companions[number].effects) - 1, 0, -1):
        game.push(EFFECT, number, index)
    begin_effect(game, number, 0, tell)


def lying(game: PrimoCavaliere, where: i64) -> i64:
    """The companions that lie somewhere, as bits."""
    companions = game.companions
    number: i64 = len(companions) - 1
    result: i64 = 0
    while number >= 0:
        place: i64 = companions[number]
        if place == where:
            result |= 1 << number
        number -= 1
    return result


def move_companion(game: PrimoCavaliere, number: int, place: int) -> None:
    """Put a companion somewhere; the list is replaced because clones share it."""
    companions = game.companions[:]
    companions[number] = place
    game.companions = companions


# -- effects ----------------------------------------------------------------------------------------------------------


@final
class Effect(PrimoStep):
    """A companion has more to do: ``(companion, which of its effects)``."""

    kind = EFFECT
    name = "effect"

    def shown(self, game: PrimoCavaliere, frame: Frame) -> Arguments:
        """Whose, and what it will do."""
        does = game.tables.companions[frame[ABOUT]].does[frame[BESIDES]]
        return {"companion": events.companion_name(game, frame[ABOUT]), "does": does.json()}

    def run(self, game: PrimoCavaliere, frame: Frame, tell: Tell) -> None:
        """Do it, or ask how."""
        game.stack.pop()
        begin_effect(game, frame[ABOUT], frame[BESIDES], tell)


def begin_effect(game: PrimoCavaliere, number: int, index: int, tell: Tell) -> None:
    """Do one thing a companion does, or ask how."""
    effect = game.tables.companions[number].effects[index]
    if effect[0] == t.TURN:
        game.extra += 1  # PC-6.4
    else:
        question: PrimoQuestion = game.meanings[ASKED[effect[0]]]
        question.begin(game, number, effect, tell)


class TargetQuestion(PrimoQuestion):
    """A target to name: ``(what else the effect says)``."""

    def hit(self, game: PrimoCavaliere, target: int, tell: Tell) -> None:
        """Do to the target, counted from the first answer, what the companion does."""
        raise NotImplementedError

    def begin(self, game: PrimoCavaliere, companion: int, effect: list[int], tell: Tell) -> None:
        """Ask for a target; with one there is nothing to ask, with none nothing happens (PC-5.14, PC-5.15)."""
        frame = game.frame(self.number, effect[1] if len(effect) > 1 else 0)
        found = self.answers(game, frame)
        if found & (found - 1):
            game.stack.append(frame)
        elif found:
            self.hit(game, lowest(found), tell)
        else:
            events.tell_no_target(game, companion, tell)

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """That one."""
        self.hit(game, move - int(self.first), tell)

    def why_not_that_companion(self, game: PrimoCavaliere, number: int) -> Refusal:
        """Companions that stay are no targets (PC-5.12), and others only where companions are asked for."""
        if number >= len(game.tables.companions):
            return Refusal("PC-1.8")
        kept = game.companions[number] >= t.KEPT
        return Refusal("PC-5.12" if kept else self.clause, {"companion": events.companion_name(game, number)})


class CardQuestion(TargetQuestion):
    """A character in the city or in an area to name: ``(characters as bits, where some are named)``."""

    def shown(self, game: PrimoCavaliere, frame: Frame) -> Arguments:
        """The characters that the companion names, if it names any."""
        named = [events.card_name(game, card) for card in bits(frame[ABOUT])]
        return {"cards": named} if named else {}

    def why(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Refusal:
        """Not that card, a companion instead, or something else altogether."""
        if CARD <= move < HOUSE:
            return self.why_not_that_card(game, seat, move - CARD)
        if COMPANION <= move < CARD:
            return self.why_not_that_companion(game, move - COMPANION)
        return super().why(game, frame, seat, move)

    def why_not_that_card(self, game: PrimoCavaliere, seat: int, card: int) -> Refusal:
        """Varys is no character (PC-1.5), and that one is not in reach."""
        if card == VARYS:
            return Refusal("PC-1.5")
        return Refusal(self.clause, {"card": events.card_name(game, card)})

    def describe_card(self, game: PrimoCavaliere, verb: str, card: int) -> Phrase:
        """Something done to a character, and whose it is."""
        named = events.card_name(game, card)
        for seat in range(game.seats):
            if game.areas[seat] >> card & 1:
                return Phrase(f"{verb}-from", {"card": named, "owner": seat_name(seat)})
        return Phrase(verb, {"card": named})


def in_areas(game: PrimoCavaliere) -> i64:
    """The characters in all play areas, as bits; companions that stay are no targets (PC-5.12)."""
    result: i64 = 0
    areas = game.areas
    seat: i64 = 0
    while seat < len(areas):
        area: i64 = areas[seat]
        result |= area
        seat += 1
    return result


# -- what is done to characters ---------------------------------------------------------------------------------------


def take(game: PrimoCavaliere, card: int, tell: Tell) -> None:
    """Take a character into the user's area (PC-5.9); the last of a House in the city earns another companion (PC-5.2).

    One from an area earns nothing (PC-5.8).
    """
    turn = int(game.turn)
    owner = remove(game, card)
    house = game.tables.house_of[card]
    game.areas[turn] = game.areas[turn] | 1 << card
    count_anew(game, house)
    events.tell_takes(game, card, owner, tell)
    if owner == NOBODY and game.left[house] == 0 and game.has_available():
        game.push(CHOOSE_COMPANION)


def kill(game: PrimoCavaliere, card: int, tell: Tell) -> None:
    """Take a character out of the game (PC-5.10); this never earns a companion (PC-5.7).

    In the city it changes no count (PC-4.5).
    """
    owner = remove(game, card)
    if owner != NOBODY:
        count_anew(game, game.tables.house_of[card])
    events.tell_kills(game, card, owner, tell)


def remove(game: PrimoCavaliere, card: int) -> int:
    """Lift a character from the area it lies in (whose seat is returned) or from the city (NOBODY)."""
    bit = bit_of(card)
    seat: i64 = 0
    while seat < game.seats:
        area: i64 = game.areas[seat]
        if area & bit:
            game.areas[seat] = int(area & ~bit)
            return int(seat)
        seat += 1
    square = place_in(game.cards, card)
    game.city[square] = EMPTY
    game.occupied &= ~bit_of(square)
    game.present &= ~bit
    house: i64 = game.tables.house_of[card]
    game.left[house] = game.left[house] - 1
    return NOBODY


def count_anew(game: PrimoCavaliere, house: int) -> None:
    """A companion changed a count: the banner of the House is checked at the end of the turn (PC-4.4)."""
    game.changed |= 1 << house
    for seat in range(game.seats):
        banners.recount(game, seat, house)
