"""Ingredients that cards and zones give, exchange, steal and swap (CT-16.2 to CT-16.8): effects, and what they ask."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell, seat_name
from ....engine.questions import Frame
from . import events as say
from .notation import GIVE, RIVAL, STOP, TAKE
from .orders import give_back
from .questions import (
    NUMBER,
    ON_EXCHANGE,
    ON_GAIN,
    ON_RIVAL_GAIN,
    ON_STEAL,
    ON_STEAL_KIND,
    ON_SWAP,
    ON_SWAP_GIVE,
    ON_SWAP_TAKE,
    ZONE,
    CavernQuestion,
    Effect,
)
from .tables import ANY_KIND, CELLAR, KINDS, POTION, ZONE_KINDS

if TYPE_CHECKING:
    from .state import CavernTavern

# -- ingredients from the piles ---------------------------------------------------------------------------------------


def available(game: CavernTavern, kinds: int) -> int:
    """Those of a set of kinds that have cards in their pile (CT-1.4)."""
    result = 0
    for kind in range(KINDS):
        if kinds >> kind & 1 and game.piles[kind]:
            result |= 1 << kind
    return result


def take(game: CavernTavern, seat: int, kind: int, tell: Tell, clause: str = "CT-16.2") -> None:
    """An ingredient from its pile."""
    game.piles[kind] -= 1
    game.add_good(seat, kind, 1)
    say.takes(tell, seat, kind, clause)


def gain(game: CavernTavern, seat: int, number: int, kinds: int, distinct: int, tell: Tell) -> None:
    """Take ingredients; where there is no choice they are given (CT-16.2)."""
    kinds = available(game, kinds)
    if kinds and kinds & (kinds - 1):
        game.stack.append([ON_GAIN, seat, number, kinds, distinct])
    elif kinds:
        kind = kinds.bit_length() - 1
        for _ in range(1 if distinct else min(number, game.piles[kind])):
            take(game, seat, kind, tell)


@final
class GainEffect(Effect):
    """Ingredients of some kinds, or of those of the Cellar zone that was used (CT-16.2)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If a pile has a card."""
        return available(game, effect[2]) > 0

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Take them, or ask which."""
        kinds = effect[2]
        if kinds == ZONE_KINDS:
            one, other = CELLAR[frame[ZONE]]
            kinds = 1 << one | 1 << other
        gain(game, seat, effect[1], kinds, effect[3], tell)


class Taking(CavernQuestion):
    """An ingredient is taken from its pile."""

    def kinds(self, game: CavernTavern, frame: Frame) -> int:
        """The kinds that may be taken, as a set."""
        raise NotImplementedError

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Each of those kinds."""
        kinds = self.kinds(game, frame)
        return [TAKE + kind for kind in range(KINDS) if kinds >> kind & 1]

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """An empty pile, or a kind that is not among them."""
        if not TAKE <= move < GIVE:
            return super().why(game, frame, seat, move)
        kind = move - TAKE
        ingredient: Arguments = {"ingredient": say.ingredient_name(kind)}
        if kind != POTION and not game.piles[kind]:
            return Refusal("CT-1.4", ingredient)
        return Refusal(self.rule(game, frame), ingredient, "not-that-ingredient")

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The ingredient."""
        return Phrase("move-take", {"ingredient": say.ingredient_name(move - TAKE)})


AMONG: Final = 3
DISTINCT: Final = 4
"""In the frame of Gain, after how many: the set of kinds, and 1 if all are different."""


@final
class Gain(Taking):
    """Which ingredient is taken next (CT-16.2)."""

    kind = ON_GAIN
    name = "gain"
    clause = "CT-16.2"

    def kinds(self, game: CavernTavern, frame: Frame) -> int:
        """Those left of them."""
        return available(game, frame[AMONG])

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Take it, and go on if there are more to take."""
        kind, kinds, distinct = move - TAKE, frame[AMONG], frame[DISTINCT]
        take(game, seat, kind, tell)
        if frame[NUMBER] > 1:
            gain(game, seat, frame[NUMBER] - 1, kinds & ~(1 << kind) if distinct else kinds, distinct, tell)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How many there are to take."""
        return {"number": frame[NUMBER]}


# -- exchanging -------------------------------------------------------------------------------------------------------


@final
class ExchangeEffect(Effect):
    """Return ingredients, and take others (CT-16.4)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is something to return, and something to take."""
        return game.ingredients(seat) > 0 and available(game, ANY_KIND) > 0

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask what is returned."""
        if self.can(game, seat, effect):
            game.stack.append([ON_EXCHANGE, seat, effect[1]])


@final
class Exchange(CavernQuestion):
    """Which ingredient is returned; there must be another one to take. It may be left (CT-8.7)."""

    kind = ON_EXCHANGE
    name = "exchange"
    clause = "CT-16.4"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Each ingredient that there is another for, or nothing."""
        found = []
        for kind in range(KINDS if frame[NUMBER] else 0):
            if game.goods[seat][kind] and available(game, ANY_KIND & ~(1 << kind)):
                found.append(GIVE + kind)
        return [*found, STOP]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Return it, and take another."""
        if move == STOP:
            return
        kind = move - GIVE
        game.stack.append([ON_EXCHANGE, seat, frame[NUMBER] - 1])
        give_back(game, seat, kind)
        say.returns(tell, "returns", seat, kind)
        gain(game, seat, 1, ANY_KIND & ~(1 << kind), 0, tell)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How often."""
        return {"number": frame[NUMBER]}

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """No Potion is exchanged (CT-16.7)."""
        return Refusal("CT-16.7") if move == GIVE + POTION else super().why(game, frame, seat, move)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The ingredient."""
        if move == STOP:
            return Phrase("move-stop")
        return Phrase("move-return", {"ingredient": say.ingredient_name(move - GIVE)})


# -- from and with rivals ---------------------------------------------------------------------------------------------

OTHER: Final = 2
GIVEN: Final = 3
"""In the frames of what is taken from a rival or given to one: who it is; and what is given for it."""


def rich_rivals(game: CavernTavern, seat: int) -> list[int]:
    """Those who have an ingredient that is no Potion."""
    return [other for other in game.after(seat) if game.ingredients(other)]


def goods_of(game: CavernTavern, seat: int, code: int) -> list[int]:
    """A move for each ingredient a player has, without Potions."""
    return [code + kind for kind in range(KINDS) if game.goods[seat][kind]]


def _pass(game: CavernTavern, giver: int, taker: int, kind: int) -> None:
    game.add_good(giver, kind, -1)
    game.add_good(taker, kind, 1)


@final
class StealEffect(Effect):
    """Take ingredients from others (CT-16.5); alone from the piles (CT-20.3)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is something to take."""
        return available(game, ANY_KIND) > 0 if game.seats == 1 else bool(rich_rivals(game, seat))

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask from whom."""
        if not self.can(game, seat, effect):
            return
        if game.seats == 1:
            gain(game, seat, effect[1], ANY_KIND, 0, tell)
        else:
            game.stack.append([ON_STEAL, seat, effect[1]])


class RivalNamed(CavernQuestion):
    """A rival is named."""

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How many, or how often."""
        return {"number": frame[NUMBER]}

    def named(self, word: str, move: int) -> Phrase:
        """A rival, or nobody more."""
        if move == STOP:
            return Phrase("move-stop")
        return Phrase(f"move-rival-{word}", {"other": seat_name(move - RIVAL)})


@final
class Steal(RivalNamed):
    """From whom. It may be left (CT-8.7)."""

    kind = ON_STEAL
    name = "steal"
    clause = "CT-16.5"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any rival who has something, or nobody."""
        rivals = rich_rivals(game, seat) if frame[NUMBER] else []
        return [*[RIVAL + other for other in rivals], STOP]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Ask what; then perhaps from whom next."""
        if move != STOP:
            game.stack.append([ON_STEAL, seat, frame[NUMBER] - 1])
            game.stack.append([ON_STEAL_KIND, seat, move - RIVAL])

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """Who it is."""
        return self.named("steal", move)


class _FromRival(CavernQuestion):
    """Which ingredient of a rival is taken."""

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """What the rival has, but no Potion."""
        return goods_of(game, frame[OTHER], TAKE)

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """No Potion is taken (CT-16.7)."""
        return Refusal("CT-16.7") if move == TAKE + POTION else super().why(game, frame, seat, move)

    def _taken(self, id: str, frame: Frame, move: int) -> Phrase:
        ingredient = say.ingredient_name(move - TAKE)
        return Phrase(id, {"ingredient": ingredient, "other": seat_name(frame[OTHER])})


@final
class StealKind(_FromRival):
    """What is stolen (CT-16.5)."""

    kind = ON_STEAL_KIND
    name = "steal-kind"
    clause = "CT-16.5"

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It changes hands."""
        _pass(game, frame[OTHER], seat, move - TAKE)
        say.steals(tell, seat, frame[OTHER], move - TAKE)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """From whom."""
        return {"other": seat_name(frame[OTHER])}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The ingredient, and whose it is."""
        return self._taken("move-steal", frame, move)


@final
class SwapEffect(Effect):
    """Give others ingredients for theirs (CT-16.6); alone with the piles (CT-20.3)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If both sides have something."""
        theirs = available(game, ANY_KIND) > 0 if game.seats == 1 else bool(rich_rivals(game, seat))
        return theirs and game.ingredients(seat) > 0

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask with whom."""
        if self.can(game, seat, effect):
            game.stack.append([ON_EXCHANGE if game.seats == 1 else ON_SWAP, seat, effect[1]])


@final
class Swap(RivalNamed):
    """With whom. It may be left (CT-8.7)."""

    kind = ON_SWAP
    name = "swap"
    clause = "CT-16.6"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any rival who has something, or nobody."""
        rivals = rich_rivals(game, seat) if frame[NUMBER] and game.ingredients(seat) else []
        return [*[RIVAL + other for other in rivals], STOP]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Ask what is given; then perhaps with whom next."""
        if move != STOP:
            game.stack.append([ON_SWAP, seat, frame[NUMBER] - 1])
            game.stack.append([ON_SWAP_GIVE, seat, move - RIVAL])

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """Who it is."""
        return self.named("swap", move)


@final
class SwapGive(CavernQuestion):
    """What is given (CT-16.6)."""

    kind = ON_SWAP_GIVE
    name = "swap-give"
    clause = "CT-16.6"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """What one has, but no Potion."""
        return goods_of(game, seat, GIVE)

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Ask what is taken for it."""
        game.stack.append([ON_SWAP_TAKE, seat, frame[OTHER], move - GIVE])

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """To whom."""
        return {"other": seat_name(frame[OTHER])}

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """No Potion is swapped (CT-16.7)."""
        return Refusal("CT-16.7") if move == GIVE + POTION else super().why(game, frame, seat, move)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The ingredient, and who gets it."""
        ingredient = say.ingredient_name(move - GIVE)
        return Phrase("move-swap-give", {"ingredient": ingredient, "other": seat_name(frame[OTHER])})


@final
class SwapTake(_FromRival):
    """What is taken for it (CT-16.6)."""

    kind = ON_SWAP_TAKE
    name = "swap-take"
    clause = "CT-16.6"

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Both change hands."""
        other, given, taken = frame[OTHER], frame[GIVEN], move - TAKE
        _pass(game, seat, other, given)
        _pass(game, other, seat, taken)
        say.swaps(tell, seat, other, given, taken)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """From whom, and for what."""
        return {"other": seat_name(frame[OTHER]), "ingredient": say.ingredient_name(frame[GIVEN])}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The ingredient, and whose it is."""
        return self._taken("move-swap-take", frame, move)


# -- for a rival ------------------------------------------------------------------------------------------------------


@final
class RivalGainEffect(Effect):
    """A rival takes ingredients (CT-16.8)."""

    def can(self, game: CavernTavern, seat: int, effect: list[int]) -> bool:
        """If there is a rival."""
        return game.seats > 1

    def do(self, game: CavernTavern, seat: int, effect: list[int], frame: Frame, tell: Tell) -> None:
        """Ask which."""
        if game.seats > 1:
            game.stack.append([ON_RIVAL_GAIN, seat, effect[1]])


@final
class RivalGain(RivalNamed):
    """Who takes them (CT-16.8)."""

    kind = ON_RIVAL_GAIN
    name = "rival-gain"
    clause = "CT-16.8"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any rival."""
        return [RIVAL + other for other in game.after(seat)]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The rival takes them."""
        gain(game, move - RIVAL, frame[NUMBER], ANY_KIND, 0, tell)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """Who it is."""
        return self.named("gain", move)
