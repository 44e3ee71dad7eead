"""What each of the fourteen companions asks and does (PC-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING, final

from mypy_extensions import i64

from ....engine.phrases import Arguments, Phrase, Refusal, Tell
from ....engine.questions import Frame
from . import events
from .bits import bit_of, bits, lowest, place_in
from .companions import (
    CardQuestion,
    CompanionQuestion,
    TargetQuestion,
    choose,
    count_anew,
    describe_companion,
    in_areas,
    kill,
    lying,
    move_companion,
    take,
)
from .notation import CARD, COMPANION, HOUSE
from .questions import (
    ABOUT,
    CHOOSE_DRAWN,
    KILL_COMPANION,
    KILL_IN_AREA,
    KILL_IN_CITY,
    KILL_NAMED,
    NAME_HOUSE,
    SWAP,
    SWAP_WITH,
    TAKE_NAMED,
    PrimoQuestion,
)
from .tables import AVAILABLE, GONE, HOUSES, IN_DECK, KEPT, NOBODY, VARYS

if TYPE_CHECKING:
    from .state import PrimoCavaliere


# -- killing and taking characters ------------------------------------------------------------------------------------


class KillQuestion(CardQuestion):
    """A character to kill."""

    clause = "PC-5.10"

    def hit(self, game: PrimoCavaliere, target: int, tell: Tell) -> None:
        """It is out of the game."""
        kill(game, target, tell)

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """Whom, and whose."""
        return self.describe_card(game, "move-kill", move - CARD)


@final
class KillInCity(KillQuestion):
    """Kill any character in the city: ``()``."""

    kind = KILL_IN_CITY
    name = "kill-in-city"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """All that are there."""
        return game.present


@final
class KillInArea(KillQuestion):
    """Kill any character in a play area: ``()``."""

    kind = KILL_IN_AREA
    name = "kill-in-area"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """All that were taken."""
        return in_areas(game)


@final
class KillNamed(KillQuestion):
    """Kill one of some characters, wherever it is: ``(characters as bits)``."""

    kind = KILL_NAMED
    name = "kill-named"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Those still in the game."""
        named: i64 = frame[ABOUT]
        return named & (game.present | in_areas(game))


@final
class TakeNamed(CardQuestion):
    """Take one of some characters, wherever it is (PC-5.9): ``(characters as bits)``."""

    kind = TAKE_NAMED
    name = "take-named"
    clause = "PC-5.9"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Those still in the game; taking from one's own area is no target (PC-5.11)."""
        named: i64 = frame[ABOUT]
        own: i64 = game.areas[game.turn]
        return named & (game.present | in_areas(game)) & ~own

    def hit(self, game: PrimoCavaliere, target: int, tell: Tell) -> None:
        """It is the user's."""
        take(game, target, tell)

    def why_not_that_card(self, game: PrimoCavaliere, seat: int, card: int) -> Refusal:
        """One's own, or one that is not in reach."""
        if card != VARYS and game.areas[seat] >> card & 1:
            return Refusal("PC-5.11", {"card": events.card_name(game, card)})
        return super().why_not_that_card(game, seat, card)

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """Whom, and from whom."""
        return self.describe_card(game, "move-take", move - CARD)


# -- killing companions -----------------------------------------------------------------------------------------------


@final
class KillCompanion(TargetQuestion):
    """Kill an available companion (PC-5.10): ``()``."""

    kind = KILL_COMPANION
    name = "kill-companion"
    clause = "PC-5.10"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Not those that stay (PC-5.13)."""
        return lying(game, AVAILABLE) & ~game.tables.staying

    def hit(self, game: PrimoCavaliere, target: int, tell: Tell) -> None:
        """It is out of the game."""
        move_companion(game, target, GONE)
        events.tell_kills_companion(game, target, tell)

    def why(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Refusal:
        """Not that companion, or no companion."""
        if COMPANION <= move < CARD:
            return self.why_not_that_companion(game, move - COMPANION)
        return super().why(game, frame, seat, move)

    def why_not_that_companion(self, game: PrimoCavaliere, number: int) -> Refusal:
        """One that would stay is safe while it is available."""
        if number < len(game.tables.companions) and game.companions[number] == AVAILABLE:
            return Refusal("PC-5.13", {"companion": events.companion_name(game, number)})
        return super().why_not_that_companion(game, number)

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """Which one, and what it would do."""
        return describe_companion(game, "move-kill-companion", move - COMPANION)


# -- changing places --------------------------------------------------------------------------------------------------


def can_be_swapped(game: PrimoCavaliere) -> i64:
    """The cards in the city, with Varys if the option lets Ramsay Snow move him, as bits (PC-6.15, PC-10.5)."""
    cards = game.present
    if game.option("ramsay_moves_varys"):
        cards |= 1 << VARYS
    return cards


class SwapQuestion(PrimoQuestion):
    """A card in the city that changes places."""

    clause = "PC-6.2"

    def why(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Refusal:
        """Varys stays where he is (PC-6.15), or that card is not in the city."""
        if CARD <= move < HOUSE:
            varys = move == CARD + VARYS and not game.option("ramsay_moves_varys")
            return Refusal("PC-6.15" if varys else self.clause)
        return super().why(game, frame, seat, move)


@final
class Swap(SwapQuestion):
    """Choose the first of two cards that change places (PC-6.2): ``()``."""

    kind = SWAP
    name = "swap"

    def begin(self, game: PrimoCavaliere, companion: int, effect: list[int], tell: Tell) -> None:
        """Ask which two; with two there is nothing to ask, with fewer nothing happens (PC-5.14, PC-5.15)."""
        cards = can_be_swapped(game)
        rest = cards & (cards - 1)
        if rest & (rest - 1):
            game.push(SWAP)
        elif rest:
            swap(game, lowest(cards), lowest(rest), tell)
        else:
            events.tell_no_target(game, companion, tell)

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Any."""
        return can_be_swapped(game)

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """With whom is asked next."""
        game.push(SWAP_WITH, move - CARD)

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """The card."""
        return Phrase("move-swap", {"card": events.card_name(game, move - CARD)})


@final
class SwapWith(SwapQuestion):
    """Choose the second of two cards that change places (PC-6.2): ``(the first)``."""

    kind = SWAP_WITH
    name = "swap-with"

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Any other."""
        return can_be_swapped(game) & ~bit_of(frame[ABOUT])

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """They change places."""
        swap(game, frame[ABOUT], move - CARD, tell)

    def about(self, game: PrimoCavaliere, frame: Frame, seat: int) -> Arguments:
        """Which card is the first."""
        return {"card": events.card_name(game, frame[ABOUT])}

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """Both cards."""
        other = events.card_name(game, frame[ABOUT])
        return Phrase("move-swap-with", {"card": events.card_name(game, move - CARD), "other": other})


def swap(game: PrimoCavaliere, one: int, other: int, tell: Tell) -> None:
    """Exchange two characters in the city (PC-6.2), Varys among them if the option allows it (PC-10.5)."""
    first, second = square_of(game, one), square_of(game, other)
    cards = game.cards[:]
    cards[first], cards[second] = cards[second], cards[first]
    game.cards = cards
    game.city[first], game.city[second] = game.city[second], game.city[first]
    if VARYS in (one, other):
        left, reached = int(game.varys), second if one == VARYS else first
        game.occupied ^= 1 << left | 1 << reached
        game.varys = reached
    events.tell_swaps(game, one, other, tell)


def square_of(game: PrimoCavaliere, card: int) -> int:
    """Where a card lies in the city."""
    return int(game.varys if card == VARYS else place_in(game.cards, card))


# -- companions that stay ---------------------------------------------------------------------------------------------


@final
class NameHouse(PrimoQuestion):
    """Name the House a companion counts for (PC-6.6): ``(companion)``."""

    kind = NAME_HOUSE
    name = "name-house"
    clause = "PC-6.6"

    def begin(self, game: PrimoCavaliere, companion: int, effect: list[int], tell: Tell) -> None:
        """Its own House, if it has one."""
        house = effect[1]
        if house == NOBODY:
            game.push(NAME_HOUSE, companion)
        else:
            stay(game, companion, house, tell)

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Any."""
        return (1 << HOUSES) - 1

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It stays and counts for it."""
        stay(game, frame[ABOUT], move - HOUSE, tell)

    def about(self, game: PrimoCavaliere, frame: Frame, seat: int) -> Arguments:
        """Which companion."""
        return {"companion": events.companion_name(game, frame[ABOUT])}

    def describe(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int) -> Phrase:
        """The House."""
        return Phrase("move-name-house", {"house": events.house_name(game, move - HOUSE)})


def stay(game: PrimoCavaliere, number: int, house: int, tell: Tell) -> None:
    """A companion stays in the user's area and counts for a House (PC-5.5, PC-6.5, PC-6.6)."""
    turn = int(game.turn)
    move_companion(game, number, KEPT + turn)
    named = game.named[:]
    named[number] = house
    game.named = named
    game.kept |= 1 << (turn * HOUSES + house)
    count_anew(game, house)
    events.tell_stays(game, number, house, tell)


# -- Petyr Baelish ----------------------------------------------------------------------------------------------------


@final
class ChooseDrawn(CompanionQuestion):
    """Choose one of the companions just drawn (PC-6.9): ``(companions as bits)``."""

    kind = CHOOSE_DRAWN
    name = "choose-drawn"
    clause = "PC-6.9"

    def begin(self, game: PrimoCavaliere, companion: int, effect: list[int], tell: Tell) -> None:
        """Draw from the unused deck for all to see, if there is one; of several one is chosen (PC-6.9, PC-6.17)."""
        deck = [other for other, place in enumerate(game.companions) if place == IN_DECK]
        cards = effect[1]
        if not deck:
            events.tell_no_target(game, companion, tell)
            return
        if len(deck) > cards:  # drawing all there is takes no chance and shows nothing new
            game.rng.shuffle(deck)
            game.fence += 1
        drawn = deck[:cards]
        events.tell_draws(game, drawn, tell)
        if len(drawn) == 1:
            keep_one(game, drawn[0], 1 << drawn[0], tell)
        else:
            game.push(CHOOSE_DRAWN, sum([1 << one for one in drawn]))

    def answers(self, game: PrimoCavaliere, frame: Frame) -> i64:
        """Those drawn."""
        return frame[ABOUT]

    def answer(self, game: PrimoCavaliere, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """That one is resolved."""
        keep_one(game, move - COMPANION, frame[ABOUT], tell)


def keep_one(game: PrimoCavaliere, number: int, drawn: int, tell: Tell) -> None:
    """Resolve one of the drawn companions; the others are gone for good and never available (PC-6.18)."""
    for other in bits(drawn):
        move_companion(game, other, GONE)
    choose(game, number, tell)
