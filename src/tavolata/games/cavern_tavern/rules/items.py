"""Items: drawing and keeping them (CT-12.4), playing them (CT-15), and what is remembered of hands (CT-22.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Phrase, Refusal, Tell
from ....engine.questions import SEAT, Frame
from . import deeds
from . import events as say
from .notation import DISCARD, EFFECT, KEEP, PLAY, TAKE
from .questions import (
    CHECK_SAYS,
    DO,
    NUMBER,
    ON_DISCARD,
    ON_EFFECT,
    ON_KEEP,
    Action,
    CavernQuestion,
)
from .tables import MODE_ONE, MOST_ITEMS_HELD, NOTHING, OF_ITEM, bits

if TYPE_CHECKING:
    from .state import CavernTavern


def all_items(game: CavernTavern) -> list[int]:
    """The items of this game: alone, those that need a rival are left out (CT-20.2)."""
    rivals = game.tables.items.needs_rival
    return [item for item in range(len(rivals)) if game.seats > 1 or not rivals[item]]


def _described(game: CavernTavern, id: str, item: int) -> Phrase:
    """A move with an item, and what that item does."""
    return Phrase(id, {"item": say.item_name(game, item), "does": deeds.does(game.tables, "items", item)})


# -- drawing ----------------------------------------------------------------------------------------------------------


def draw_items(game: CavernTavern, seat: int, number: int, keep: int, tell: Tell) -> None:
    """Draw items, as many as there are, and choose if there is a choice (CT-12.4, CT-12.6)."""
    game.drawn = []
    while len(game.drawn) < number and (game.item_deck or game.item_discards):
        if not game.item_deck:
            _renew(game)
        game.drawn.append(game.item_deck[-1])
        game.item_deck = game.item_deck[:-1]
    if not game.drawn:
        return
    game.fence += 1
    say.items_drawn(game, tell, seat)
    if len(game.drawn) > keep:
        game.stack.append([ON_KEEP, seat, keep])
        return
    for item in game.drawn:
        _into_hand(game, seat, item)
    game.drawn = []
    _check_limit(game, seat, tell)


def _renew(game: CavernTavern) -> None:
    """The discards become the deck (CT-12.5): all saw them, so they are in no hand."""
    pile = bits(game.item_discards)
    for seat in range(game.seats):
        game.deck_may[seat] = pile | game.deck_may[seat] if game.drawn else pile
        _rule_out(game, seat, pile)
    game.item_deck = game.shuffled(sorted(game.item_discards))
    game.item_discards = []


def _into_hand(game: CavernTavern, seat: int, item: int) -> None:
    """An item comes from the deck; the others know no more than what may be in the deck."""
    game.items[seat] = sorted([*game.items[seat], item])
    for other in range(game.seats):
        if other != seat:
            _expect(game, other, seat, [*game.hand_may[other][seat], game.deck_may[other]])


def _expect(game: CavernTavern, seat: int, other: int, hand: list[int]) -> None:
    """What the hand of another may be, as a seat has seen."""
    hands = game.hand_may[seat][:]
    hands[other] = hand
    game.hand_may[seat] = hands


def _rule_out(game: CavernTavern, seat: int, items: int) -> None:
    """A seat sees that these are in no hand of another."""
    game.hand_may[seat] = [[may & ~items for may in hand] for hand in game.hand_may[seat]]


@final
class Keep(CavernQuestion):
    """Keep one of the items drawn; when enough are kept, the others are shuffled into the deck (CT-12.4, CT-16.9)."""

    kind = ON_KEEP
    name = "keep"
    clause = "CT-16.9"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Each of those drawn."""
        return [KEEP + item for item in sorted(game.drawn)]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It goes to the hand, unseen by the others."""
        item = move - KEEP
        game.drawn.remove(item)
        _into_hand(game, seat, item)
        say.item_kept(game, tell, seat, item)
        if frame[NUMBER] > 1:
            game.stack.append([ON_KEEP, seat, frame[NUMBER] - 1])
            return
        gone = bits(game.drawn)
        game.deck_may[seat] |= gone
        _rule_out(game, seat, gone)
        game.item_deck = game.shuffled(sorted(game.item_deck + game.drawn))
        game.drawn = []
        game.fence += 1
        _check_limit(game, seat, tell)

    def settle(self, game: CavernTavern, frame: Frame, tell: Tell) -> bool:
        """Never: the others do not see what was drawn."""
        return False

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How many are kept."""
        return {"number": frame[NUMBER]}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The item, and what it does."""
        return _described(game, "move-keep", move - KEEP)


# -- discarding -------------------------------------------------------------------------------------------------------


def _check_limit(game: CavernTavern, seat: int, tell: Tell) -> None:
    """Nobody holds more than three items (CT-15.2)."""
    if len(game.items[seat]) > MOST_ITEMS_HELD:
        ask_discard(game, seat, len(game.items[seat]) - MOST_ITEMS_HELD, tell)


def ask_discard(game: CavernTavern, seat: int, number: int, tell: Tell) -> None:
    """So many items must go; where all must, nobody is asked."""
    if number < len(game.items[seat]):
        game.stack.append([ON_DISCARD, seat, number])
        return
    for item in game.items[seat][:]:
        lay_off(game, seat, item)
        say.item(game, tell, "discards-item", seat, item)


def lay_off(game: CavernTavern, seat: int, item: int) -> None:
    """An item leaves a hand, and everybody sees it (CT-15.3)."""
    game.items[seat] = [other for other in game.items[seat] if other != item]
    game.item_discards = [*game.item_discards, item]
    game.fence += 1
    for other in range(game.seats):
        if other != seat:
            _expect(game, other, seat, _without(game.hand_may[other][seat], item))


def _without(hand: list[int], item: int) -> list[int]:
    """What the rest of a hand may be when an item of it is shown.

    Where several may have been it, the narrowest goes: of two that overlap the one that came later may be all that the
    other may be, and more, so that it may be either's. A set that holds another is also the larger number.
    """
    shown = NOTHING
    for place in range(len(hand)):
        if hand[place] >> item & 1 and (shown == NOTHING or hand[place] < hand[shown]):
            shown = place
    assert shown != NOTHING, "a seat is sure of what is not so"
    return hand[:shown] + hand[shown + 1 :]


@final
class Discard(CavernQuestion):
    """Which item goes: of more than three (CT-15.2), or for a Nasty Says (CT-13.7)."""

    kind = ON_DISCARD
    name = "discard"
    clause = "CT-15.2"

    def rule(self, game: CavernTavern, frame: Frame) -> str:
        """With three items or fewer it is for Nasty."""
        return self.clause if len(game.items[frame[SEAT]]) > MOST_ITEMS_HELD else "CT-13.7"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Any of the hand."""
        return [DISCARD + item for item in game.items[seat]]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is laid open; perhaps more must go."""
        lay_off(game, seat, move - DISCARD)
        say.item(game, tell, "discards-item", seat, move - DISCARD)
        if frame[NUMBER] > 1:
            game.stack.append([ON_DISCARD, seat, frame[NUMBER] - 1])

    def settle(self, game: CavernTavern, frame: Frame, tell: Tell) -> bool:
        """Never: the others do not see the hand."""
        return False

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """How many must go."""
        return {"number": frame[NUMBER]}

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """It is not in the hand."""
        if DISCARD <= move < TAKE:
            return Refusal(self.rule(game, frame), id="not-in-hand")
        return super().why(game, frame, seat, move)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The item, and what it does."""
        return _described(game, "move-discard-item", move - DISCARD)


# -- playing ----------------------------------------------------------------------------------------------------------


@final
class PlayItem(Action):
    """Play an item that can do something: everybody sees it, then it does what it says (CT-15.1, CT-15.4, CT-15.5)."""

    first = PLAY
    end = KEEP

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """Each of the hand that can do something."""
        for item in game.items[seat]:
            if game.possible(seat, OF_ITEM, item):
                found.append(PLAY + item)

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """Its effects, or ask for one of them."""
        item, items = move - PLAY, game.tables.items
        lay_off(game, seat, item)
        game.played[seat] += 1
        say.item(game, tell, "plays-item", seat, item)
        game.stack.append([CHECK_SAYS, seat])
        if items.modes[item] == MODE_ONE:
            game.stack.append([ON_EFFECT, seat, OF_ITEM, item])
        else:
            game.stack.append([DO, seat, OF_ITEM, item, 0, len(items.effects[item]), 0])

    def why(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """Whether an item is in the hand comes first: what others hold is not to be found out by asking."""
        if move - PLAY not in game.items[seat]:
            return Refusal("CT-15.1", id="not-in-hand")
        return super().why(game, seat, move)

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """It can do nothing now."""
        return Refusal("CT-15.4", {"item": say.item_name(game, move - PLAY)})

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """The item, and what it does."""
        return _described(game, "move-play", move - PLAY)


ITEM: Final = 3
"""In the frame of ChooseEffect, after OF_ITEM."""


@final
class ChooseEffect(CavernQuestion):
    """One of the effects of an item that says "or", one that can do something (CT-15.5)."""

    kind = ON_EFFECT
    name = "effect"
    clause = "CT-15.5"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Those that can do something."""
        return [EFFECT + place for place in game.possible(seat, OF_ITEM, frame[ITEM])]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It alone is done."""
        place = move - EFFECT
        game.stack.append([DO, seat, OF_ITEM, frame[ITEM], place, place + 1, 0])

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """The item."""
        return {"card": say.item_name(game, frame[ITEM])}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The effect."""
        effect = game.tables.items.effects[frame[ITEM]][move - EFFECT]
        return Phrase("move-effect", {"does": deeds.effect_phrase(effect).json()})
