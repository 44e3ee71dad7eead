"""Orders: taking one (CT-5), serving it (CT-6), and replacing one of the Mess Hall (CT-12.1 to CT-12.3)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import NOWHERE, Arguments, Phrase, Refusal, Tell
from ....engine.questions import SEAT, Frame
from . import deeds
from . import events as say
from .notation import DECK, DROP, GIVE, LACK, LAY, ORDER, SERVE, SERVE_CHOOSING
from .questions import (
    CHECK_SAYS,
    NUMBER,
    ON_ABILITY,
    ON_DROP,
    ON_LAY,
    ON_ORDER_SWAP,
    ON_PAY_ORDER,
    ON_REPLACE,
    SCORE,
    Action,
    CavernQuestion,
    CavernStep,
)
from .tables import (
    FROM_ORDERS,
    KINDS,
    KITCHEN,
    LATE_IGNORE,
    LATENESS,
    NOTHING,
    ORDER_BONUS,
    ORDER_DISCOUNT,
    POTION,
    TRACK_END,
    WHEN_SERVING,
)

if TYPE_CHECKING:
    from .state import CavernTavern

# -- the deck and the hall --------------------------------------------------------------------------------------------


def draw_order(game: CavernTavern) -> int:
    """The next order of the deck, made anew of the discards if need be (CT-5.7); NOTHING if there is none."""
    if not game.order_deck:
        if not game.order_discards:
            return NOTHING
        game.order_deck = game.shuffled(sorted(game.order_discards))
        game.order_marks = [0] * len(game.order_deck)
        game.order_discards = []
    game.fence += 1
    game.order_marks.pop()
    return game.order_deck.pop()


def put_at_bottom(game: CavernTavern, order: int, mark: int) -> None:
    """An order goes under the deck, and some know it there (CT-22.2)."""
    game.order_deck.insert(0, order)
    game.order_marks.insert(0, mark)


def refill(game: CavernTavern, space: int, tell: Tell, clause: str = "") -> None:
    """A space of the hall gets a new order (CT-6.7), if there is one."""
    game.hall[space] = draw_order(game)
    if game.hall[space] != NOTHING:
        say.order(game, tell, "new-order", game.hall[space], say.ORDERS, say.HALL, clause)


def discard(game: CavernTavern, order: int, place: str, clause: str, tell: Tell) -> None:
    """An order goes from its place to the discards."""
    game.order_discards = [*game.order_discards, order]
    say.order(game, tell, "order-gone", order, place, NOWHERE, clause)


def leave_space(game: CavernTavern, seat: int, tell: Tell) -> None:
    """Meeple and time marker come back, and the space gets a new order (CT-6.7)."""
    space = game.meeples[seat]
    game.open[seat] = game.meeples[seat] = NOTHING
    game.since[seat] = 0
    refill(game, space, tell)


def free_orders(game: CavernTavern) -> list[int]:
    """The spaces of the hall with an order that is not blocked (CT-20.6)."""
    return [space for space in range(len(game.hall)) if game.hall[space] >= 0 and space != game.blocked]


def why_no_order(game: CavernTavern, space: int) -> Refusal:
    """An order of the hall is blocked, or there is none: somebody took it, or the cards ran out."""
    if space == game.blocked:
        return Refusal("CT-20.6")
    return Refusal("CT-5.6") if space in game.meeples else Refusal("CT-5.7")


def _described(game: CavernTavern, id: str, order: int) -> Phrase:
    """A move with an order, and what that order asks for."""
    does = deeds.does(game.tables, "orders", order)
    return Phrase(id, {"order": say.order_name(game, order), "does": does})


# -- taking an order --------------------------------------------------------------------------------------------------


def own(game: CavernTavern, seat: int, order: int, space: int) -> None:
    """An order is a player's from this round on."""
    game.open[seat] = order
    game.since[seat] = game.round
    game.meeples[seat] = space
    game.duty = 0


def take(game: CavernTavern, seat: int, space: int, tell: Tell) -> None:
    """Take an order from the hall: meeple on its space, time marker on this round (CT-5.1)."""
    order = game.hall[space]
    say.takes_order(game, tell, "takes-order", seat, order, say.HALL, say.board_of(seat))
    own(game, seat, order, space)
    game.hall[space] = NOTHING


class _Taking(Action):
    """Taking an order is what may be owed first (CT-4.3); nobody has more than one (CT-5.2)."""

    def why(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """One has an order already."""
        if game.open[seat] != NOTHING:
            return Refusal("CT-5.2", {"order": say.order_name(game, game.open[seat])})
        return self.why_not(game, seat, move)


@final
class TakeOrder(_Taking):
    """Take an order of the Mess Hall (CT-5.1)."""

    first = ORDER
    end = DROP

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """Each free order."""
        if game.open[seat] == NOTHING:
            found += [ORDER + space for space in free_orders(game)]

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """It is the player's."""
        take(game, seat, move - ORDER, tell)

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """It is blocked, or not there."""
        return why_no_order(game, move - ORDER)

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """The order, and what it asks for."""
        return _described(game, "move-order", game.hall[move - ORDER])


@final
class DrawOrder(_Taking):
    """Draw an order from the deck, and see it before one of the hall is discarded for it (CT-5.3 to CT-5.5)."""

    first = DECK
    end = DECK + 1

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """If there is one to draw, and one of the hall to discard."""
        if game.open[seat] == NOTHING and (game.order_deck or game.order_discards) and free_orders(game):
            found.append(DECK)

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """It is the player's; ask which one makes room."""
        order = draw_order(game)
        own(game, seat, order, NOTHING)
        say.takes_order(game, tell, "draws-order", seat, order, say.ORDERS, say.board_of(seat))
        game.stack.append([ON_DROP, seat])

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """Nothing to draw, or nothing to discard."""
        return Refusal("CT-5.5")

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """The deck."""
        return Phrase("move-deck")


class _FromTheHall(CavernQuestion):
    """An order of the hall is discarded."""

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Each free order."""
        return [DROP + space for space in free_orders(game)]

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """It is blocked, or not there."""
        if DROP <= move < LAY:
            return why_no_order(game, move - DROP)
        return super().why(game, frame, seat, move)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The order."""
        return Phrase(f"move-{self.name}", {"order": say.order_name(game, game.hall[move - DROP])})


@final
class Drop(_FromTheHall):
    """Which order of the hall makes room for the meeple of the one that was drawn (CT-5.3)."""

    kind = ON_DROP
    name = "drop"
    clause = "CT-5.3"

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is discarded, and the meeple stands there."""
        space = move - DROP
        discard(game, game.hall[space], say.HALL, self.clause, tell)
        game.hall[space] = NOTHING
        game.meeples[seat] = space

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """The order that was drawn."""
        return {"order": say.order_name(game, game.open[seat])}


@final
class TradeOrder(CavernQuestion):
    """The open order goes under the deck, and another is taken as if now (CT-16.25)."""

    kind = ON_ORDER_SWAP
    name = "order-swap"
    clause = "CT-16.25"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Each free order."""
        return [ORDER + space for space in free_orders(game)]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The old one is under the deck, and its space gets another."""
        old, left = game.open[seat], game.meeples[seat]
        say.takes_order(game, tell, "trades-order", seat, old, say.board_of(seat), say.ORDERS)
        put_at_bottom(game, old, (1 << game.seats) - 1)
        take(game, seat, move - ORDER, tell)
        refill(game, left, tell)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """The order that goes."""
        return {"order": say.order_name(game, game.open[seat])}

    def why(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Refusal:
        """It is blocked, or not there."""
        if ORDER <= move < DROP:
            return why_no_order(game, move - ORDER)
        return super().why(game, frame, seat, move)

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The order, and what it asks for."""
        return _described(game, "move-order-swap", game.hall[move - ORDER])


# -- replacing an order -----------------------------------------------------------------------------------------------

SPACE: Final = 2
"""In the frame of Lay: the space of the hall that is empty."""


@final
class Replace(_FromTheHall):
    """An order of the hall is discarded, and three are drawn to choose from (CT-12.1, CT-12.3)."""

    kind = ON_REPLACE
    name = "replace"
    clause = "CT-12.1"

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is discarded, and others are drawn."""
        space = move - DROP
        discard(game, game.hall[space], say.HALL, self.clause, tell)
        game.hall[space] = NOTHING
        game.drawn, game.drawn_marks = [], []
        for _ in range(frame[NUMBER]):
            known = game.order_marks[-1] if game.order_marks else 0
            order = draw_order(game)
            if order != NOTHING:
                game.drawn.append(order)
                game.drawn_marks.append(known | 1 << seat)
        say.orders_drawn(game, tell, seat)
        game.stack.append([ON_LAY, seat, space])


@final
class Lay(CavernQuestion):
    """One is laid out, the others go to the bottom in the order they were drawn (CT-12.1, CT-12.2)."""

    kind = ON_LAY
    name = "lay"
    clause = "CT-12.1"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """Each of those drawn."""
        return [LAY + place for place in range(len(game.drawn))]

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It lies in the hall, the others under the deck."""
        place = move - LAY
        game.hall[frame[SPACE]] = game.drawn[place]
        say.lays_order(game, tell, seat, game.drawn[place], place)
        for other in range(len(game.drawn)):
            if other != place:
                put_at_bottom(game, game.drawn[other], game.drawn_marks[other])
        game.drawn, game.drawn_marks = [], []
        game.fence += 1

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The order, and what it asks for."""
        return _described(game, "move-lay", game.drawn[move - LAY])


# -- paying -----------------------------------------------------------------------------------------------------------


def discount(game: CavernTavern) -> int:
    """How many ingredients the next order may lack (CT-16.23)."""
    total = 0
    for boon in game.boons:
        if boon[0] == ORDER_DISCOUNT:
            total += boon[1]
    return total


def missing(game: CavernTavern, seat: int, start: int) -> int:
    """How many ingredients of the open order a player has not, from a kind on."""
    needs = game.tables.orders.needs[game.open[seat]]
    goods = game.goods[seat]
    total = 0
    for kind in range(start, KINDS):
        if needs[kind] > goods[kind]:
            total += needs[kind] - goods[kind]
    return total


def give_back(game: CavernTavern, seat: int, kind: int) -> None:
    """An ingredient returns to its pile."""
    game.add_good(seat, kind, -1)
    game.piles[kind] += 1


@final
class Serve(Action):
    """Serve the usual way, or choose what is returned where Potions or a discount leave a choice (CT-6.1 to CT-6.3)."""

    first = SERVE
    end = SERVE_CHOOSING + 1

    def offer(self, game: CavernTavern, seat: int, found: list[int]) -> None:
        """If all is there; a choice only where there is one."""
        if game.open[seat] == NOTHING:
            return
        spare = discount(game) + game.goods[seat][POTION] - missing(game, seat, 0)
        if spare >= 0:
            found.append(SERVE)
        if spare > 0:
            found.append(SERVE_CHOOSING)

    def do(self, game: CavernTavern, seat: int, move: int, tell: Tell) -> None:
        """Return the ingredients, or ask how."""
        if move == SERVE_CHOOSING:
            ask_payment(game, seat, 0, discount(game))
            return
        # what is missing is lacking as far as it may be, and Potions stand for the rest
        needs = game.tables.orders.needs[game.open[seat]]
        potions = max(0, missing(game, seat, 0) - discount(game))
        for kind in range(KINDS):
            for _ in range(min(needs[kind], game.goods[seat][kind])):
                give_back(game, seat, kind)
        for _ in range(potions):
            give_back(game, seat, POTION)
        ready(game, seat)

    def why_not(self, game: CavernTavern, seat: int, move: int) -> Refusal:
        """No order, no choice, or something is missing."""
        if game.open[seat] == NOTHING:
            return Refusal("CT-6.1", id="CT-6.1-none")
        if missing(game, seat, 0) <= discount(game) + game.goods[seat][POTION]:
            return Refusal("CT-6.3", id="CT-6.3-no-choice")
        return Refusal("CT-6.1", {"order": say.order_name(game, game.open[seat])})

    def describe(self, game: CavernTavern, seat: int, move: int) -> Phrase:
        """The order, and what it will give."""
        order = say.order_name(game, game.open[seat])
        if move == SERVE_CHOOSING:
            return Phrase("move-serve-choosing", {"order": order})
        late, points = reckoning(game, seat)
        return Phrase("move-serve", {"order": order, "points": points, "late": late})


def ask_payment(game: CavernTavern, seat: int, start: int, lacking: int) -> None:
    """Ask for the next kind that the order needs, ingredient by ingredient; it is paid when there is none."""
    needs = game.tables.orders.needs[game.open[seat]]
    for kind in range(start, KINDS):
        if needs[kind]:
            game.stack.append([ON_PAY_ORDER, seat, kind, needs[kind], lacking])
            return
    ready(game, seat)


INGREDIENT: Final = 2
LEFT: Final = 3
LACKING: Final = 4
"""In the frame of PayOrder: the kind that is paid, how many of it, ingredients that may be missing."""


@final
class PayOrder(CavernQuestion):
    """How the next ingredient is paid: as it is, with a Potion, or not at all (CT-6.3, CT-16.23)."""

    kind = ON_PAY_ORDER
    name = "pay-order"
    clause = "CT-6.3"

    def legal(self, game: CavernTavern, frame: Frame, seat: int) -> list[int]:
        """What leaves the rest to be paid."""
        kind, left, lacking = frame[INGREDIENT], frame[LEFT], frame[LACKING]
        goods = game.goods[seat]
        later = missing(game, seat, kind + 1)  # the rest must be paid too
        short = later + max(0, left - 1 - goods[kind])
        moves = []
        if goods[kind] and later + max(0, left - goods[kind]) <= goods[POTION] + lacking:
            moves.append(GIVE + kind)
        if goods[POTION] and short <= goods[POTION] - 1 + lacking:
            moves.append(GIVE + POTION)
        if lacking and short <= goods[POTION] + lacking - 1:
            moves.append(LACK)
        return moves

    def answer(self, game: CavernTavern, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """One ingredient less to pay."""
        kind, left, lacking = frame[INGREDIENT], frame[LEFT], frame[LACKING]
        if move == LACK:
            lacking -= 1
        else:
            give_back(game, seat, move - GIVE)
        if left > 1:
            game.stack.append([ON_PAY_ORDER, seat, kind, left - 1, lacking])
        else:
            ask_payment(game, seat, kind + 1, lacking)

    def about(self, game: CavernTavern, frame: Frame, seat: int) -> Arguments:
        """The order, the ingredient, and how many of it."""
        told: Arguments = {"order": say.order_name(game, game.open[seat]), "number": frame[LEFT]}
        return {**told, "ingredient": say.ingredient_name(frame[INGREDIENT])}

    def describe(self, game: CavernTavern, frame: Frame, seat: int, move: int) -> Phrase:
        """The ingredient, and what is returned for it."""
        if move == LACK:
            return Phrase("move-lack", {"ingredient": say.ingredient_name(frame[INGREDIENT])})
        if move == GIVE + POTION:
            return Phrase("move-pay-potion", {"ingredient": say.ingredient_name(frame[INGREDIENT])})
        return Phrase("move-pay", {"ingredient": say.ingredient_name(move - GIVE)})


# -- scoring ----------------------------------------------------------------------------------------------------------


def ready(game: CavernTavern, seat: int) -> None:
    """Paid: an ability that fits is offered before the order is scored (CT-14.5)."""
    game.stack.append([SCORE, seat])
    if game.may_use_ability(seat, WHEN_SERVING) and _ability_fits(game, seat):
        game.stack.append([ON_ABILITY, seat, WHEN_SERVING, 0])


def _ability_fits(game: CavernTavern, seat: int) -> bool:
    for effect in game.tables.characters.effects[game.characters[seat]]:
        if effect[0] != LATE_IGNORE or counts_for_lateness(game, seat, effect):
            return True
    return False


def counts_for_lateness(game: CavernTavern, seat: int, effect: list[int]) -> bool:
    """Whether a lateness effect would change what the open order is worth (CT-16.24)."""
    late = game.round - game.since[seat]
    return _is_for(game, seat, effect) and (late > 0 or effect[3] > 0)


def _is_for(game: CavernTavern, seat: int, effect: list[int]) -> bool:
    """Whether a lateness effect is for the people of the open order."""
    return effect[2] == NOTHING or effect[2] == game.tables.orders.races[game.open[seat]]


def reckoning(game: CavernTavern, seat: int) -> tuple[int, int]:
    """How late the open order counts, and its points with the effects that wait for it (CT-16.22, CT-16.24)."""
    late = game.round - game.since[seat]
    scored, extra = late, 0
    for boon in game.boons:
        if boon[0] == ORDER_BONUS:
            extra += boon[1]
        elif boon[0] == LATE_IGNORE and _is_for(game, seat, boon):
            if late:
                scored -= boon[1]
            else:
                extra += boon[3]
    scored = max(0, scored)
    return scored, game.tables.orders.points[game.open[seat]][scored] + extra


@final
class Score(CavernStep):
    """Points by lateness (CT-6.4), the track of the symbol (CT-6.5), a new order for the hall (CT-6.7)."""

    kind = SCORE
    name = "score"

    def run(self, game: CavernTavern, frame: Frame, tell: Tell) -> None:
        """The open order is served."""
        game.stack.pop()
        seat = frame[SEAT]
        order = game.open[seat]
        late, points = reckoning(game, seat)
        game.boons = [boon for boon in game.boons if not _waits_for(game, seat, boon)]
        game.add_points(seat, points, FROM_ORDERS)
        say.serves(game, tell, "serves", seat, order, points, late)
        game.served[seat] = [*game.served[seat], order * LATENESS + late]
        advance(game, seat, game.tables.orders.symbols[order], tell)
        leave_space(game, seat, tell)
        game.stack.append([CHECK_SAYS, seat])


def _waits_for(game: CavernTavern, seat: int, boon: list[int]) -> bool:
    """Whether an effect is spent by the open order."""
    if boon[0] == LATE_IGNORE:
        return _is_for(game, seat, boon)
    return boon[0] in (ORDER_BONUS, ORDER_DISCOUNT)


def advance(game: CavernTavern, seat: int, type: int, tell: Tell) -> None:
    """One down the Kitchen or the Chores track; whoever is at its end stays there (CT-1.11)."""
    if not type or game.skill(seat, type) >= TRACK_END:
        return
    if type == KITCHEN:
        game.kitchen[seat] += 1
    else:
        game.chores[seat] += 1
    say.track(tell, seat, "kitchen" if type == KITCHEN else "chores", game.skill(seat, type))
