"""Orders: taking them (CT-5), paying for them and what serving brings (CT-6)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from ....engine.phrases import Tell
from . import cards, dice
from . import tell as say
from .codes import (
    CHECK_SAYS,
    FROM_ORDERS,
    GIVE,
    LACK,
    LATENESS,
    ON_ABILITY,
    ON_DROP,
    ON_PAY_ORDER,
    SCORE,
    SERVE,
    SERVE_CHOOSING,
)
from .tables import (
    KINDS,
    KITCHEN,
    LATE_IGNORE,
    NOTHING,
    ORDER_BONUS,
    ORDER_DISCOUNT,
    POTION,
    TRACK_END,
    WHEN_SERVING,
)

if TYPE_CHECKING:
    from .state import CavernTavern

# -- taking -----------------------------------------------------------------------------------------------------------


def take(state: CavernTavern, seat: int, space: int, tell: Tell) -> None:
    """Take an order from the hall: meeple on its space, time marker on this round (CT-5.1)."""
    order = state.hall[space]
    say.takes_order(state, tell, "takes-order", seat, order)
    _own(state, seat, order, space)
    state.hall[space] = NOTHING
    state.duty = 0


def _own(state: CavernTavern, seat: int, order: int, space: int) -> None:
    state.open[seat] = order
    state.since[seat] = state.round
    state.meeples[seat] = space


def draw(state: CavernTavern, seat: int, tell: Tell) -> None:
    """Draw an order from the deck, and see it before one of the hall is discarded for it (CT-5.3, CT-5.4)."""
    order = cards.draw_order(state)
    _own(state, seat, order, NOTHING)
    state.duty = 0
    say.takes_order(state, tell, "draws-order", seat, order)
    state.stack.append([ON_DROP, seat])


def drop(state: CavernTavern, seat: int, space: int, tell: Tell) -> None:
    """An order of the hall makes room for the meeple (CT-5.3)."""
    state.stack.pop()
    discard(state, state.hall[space], tell)
    state.hall[space] = NOTHING
    state.meeples[seat] = space


def discard(state: CavernTavern, order: int, tell: Tell) -> None:
    """An order goes to the discards."""
    state.order_discards.append(order)
    say.order(state, tell, "order-gone", order)


def trade(state: CavernTavern, seat: int, space: int, tell: Tell) -> None:
    """The open order goes under the deck, and another is taken as if now (CT-16.25)."""
    old, left = state.open[seat], state.meeples[seat]
    say.takes_order(state, tell, "trades-order", seat, old)
    cards.put_at_bottom(state, old, (1 << state.seats) - 1)
    take(state, seat, space, tell)
    cards.refill(state, left, tell)


# -- paying -----------------------------------------------------------------------------------------------------------


def discount(state: CavernTavern) -> int:
    """How many ingredients the next order may lack (CT-16.23)."""
    total = 0
    for boon in state.boons:
        if boon[0] == ORDER_DISCOUNT:
            total += boon[1]
    return total


def missing(state: CavernTavern, seat: int, start: int) -> int:
    """How many ingredients of the open order a player has not, from a kind on."""
    needs = state.tables.orders.needs[state.open[seat]]
    goods = state.goods[seat]
    total = 0
    for kind in range(start, KINDS):
        if needs[kind] > goods[kind]:
            total += needs[kind] - goods[kind]
    return total


def ways(state: CavernTavern, seat: int) -> list[int]:
    """Serve the usual way, or choose what is returned where Potions or a discount leave a choice (CT-6.3)."""
    if state.open[seat] == NOTHING:
        return []
    lacking = missing(state, seat, 0)
    spare = discount(state) + state.goods[seat][POTION] - lacking
    if spare < 0:
        return []
    return [SERVE, SERVE_CHOOSING] if spare else [SERVE]


def serve(state: CavernTavern, seat: int, tell: Tell) -> None:
    """Return what one has; what is missing is lacking as far as it may be, and Potions stand for the rest."""
    needs = state.tables.orders.needs[state.open[seat]]
    potions = max(0, missing(state, seat, 0) - discount(state))
    for kind in range(KINDS):
        for _ in range(min(needs[kind], state.goods[seat][kind])):
            give_back(state, seat, kind)
    for _ in range(potions):
        give_back(state, seat, POTION)
    ready(state, seat)


def give_back(state: CavernTavern, seat: int, kind: int) -> None:
    """An ingredient returns to its pile."""
    state.goods[seat][kind] -= 1
    state.piles[kind] += 1


def ask_payment(state: CavernTavern, seat: int, start: int, lacking: int) -> None:
    """Ask for the next kind that the order needs, ingredient by ingredient; it is paid when there is none."""
    needs = state.tables.orders.needs[state.open[seat]]
    for kind in range(start, KINDS):
        if needs[kind]:
            state.stack.append([ON_PAY_ORDER, seat, kind, needs[kind], lacking])
            return
    ready(state, seat)


def payments(state: CavernTavern, frame: list[int]) -> list[int]:
    """How the next ingredient may be paid, so that the rest can be paid too."""
    seat, kind, left, lacking = frame[1], frame[2], frame[3], frame[4]
    goods = state.goods[seat]
    here = max(0, left - 1 - goods[kind])
    short = missing(state, seat, kind + 1) + here
    moves = []
    if goods[kind]:
        after = missing(state, seat, kind + 1) + max(0, left - goods[kind])
        if after <= goods[POTION] + lacking:
            moves.append(GIVE + kind)
    if goods[POTION] and short <= goods[POTION] - 1 + lacking:
        moves.append(GIVE + POTION)
    if lacking and short <= goods[POTION] + lacking - 1:
        moves.append(LACK)
    return moves


def pay(state: CavernTavern, seat: int, move: int) -> None:
    """One ingredient of the order is paid."""
    frame = state.stack[-1]
    lacking = frame[4]
    if move == LACK:
        lacking -= 1
    else:
        give_back(state, seat, move - GIVE)
    if frame[3] > 1:
        state.stack[-1] = [ON_PAY_ORDER, seat, frame[2], frame[3] - 1, lacking]
    else:
        state.stack.pop()
        ask_payment(state, seat, frame[2] + 1, lacking)


# -- scoring ----------------------------------------------------------------------------------------------------------


def ready(state: CavernTavern, seat: int) -> None:
    """Paid: an ability that fits is offered before the order is scored (CT-14.5)."""
    state.stack.append([SCORE, seat])
    if dice.may_use_ability(state, seat, WHEN_SERVING) and _ability_fits(state, seat):
        state.stack.append([ON_ABILITY, seat, WHEN_SERVING, 0])


def _ability_fits(state: CavernTavern, seat: int) -> bool:
    for effect in state.tables.characters.effects[state.characters[seat]]:
        if effect[0] != LATE_IGNORE or counts_for_lateness(state, seat, effect):
            return True
    return False


def counts_for_lateness(state: CavernTavern, seat: int, effect: list[int]) -> bool:
    """Whether a lateness effect would change what the open order is worth (CT-16.24)."""
    late = state.round - state.since[seat]
    return _is_for(state, seat, effect) and (late > 0 or effect[3] > 0)


def _is_for(state: CavernTavern, seat: int, effect: list[int]) -> bool:
    """Whether a lateness effect is for the people of the open order."""
    return effect[2] == NOTHING or effect[2] == state.tables.orders.races[state.open[seat]]


def score(state: CavernTavern, seat: int, tell: Tell) -> None:
    """Points by lateness (CT-6.4), the track of the symbol (CT-6.5), a new order for the hall (CT-6.7)."""
    order, orders = state.open[seat], state.tables.orders
    late, points = reckoning(state, seat)
    state.boons = [boon for boon in state.boons if not _waits_for(state, seat, boon)]
    state.account[seat][FROM_ORDERS] += points
    say.serves(state, tell, "serves", seat, order, points, late)
    state.served[seat] = [*state.served[seat], order * LATENESS + late]
    advance(state, seat, orders.symbols[order], tell)
    leave_space(state, seat, tell)
    state.stack.append([CHECK_SAYS, seat])


def reckoning(state: CavernTavern, seat: int) -> tuple[int, int]:
    """How late the open order counts, and its points with the effects that wait for it (CT-16.22, CT-16.24)."""
    late = state.round - state.since[seat]
    scored, extra = late, 0
    for boon in state.boons:
        if boon[0] == ORDER_BONUS:
            extra += boon[1]
        elif boon[0] == LATE_IGNORE and _is_for(state, seat, boon):
            if late:
                scored -= boon[1]
            else:
                extra += boon[3]
    scored = max(0, scored)
    return scored, state.tables.orders.points[state.open[seat]][scored] + extra


def _waits_for(state: CavernTavern, seat: int, boon: list[int]) -> bool:
    """Whether an effect is spent by the open order."""
    if boon[0] == LATE_IGNORE:
        return _is_for(state, seat, boon)
    return boon[0] in (ORDER_BONUS, ORDER_DISCOUNT)


def advance(state: CavernTavern, seat: int, type: int, tell: Tell) -> None:
    """One down the Kitchen or the Chores track; whoever is at its end stays there (CT-1.11)."""
    if not type or state.skill(seat, type) >= TRACK_END:
        return
    if type == KITCHEN:
        state.kitchen[seat] += 1
    else:
        state.chores[seat] += 1
    say.track(tell, seat, "kitchen" if type == KITCHEN else "chores", state.skill(seat, type))


def leave_space(state: CavernTavern, seat: int, tell: Tell) -> None:
    """Meeple and time marker come back, and the space gets a new order (CT-6.7)."""
    space = state.meeples[seat]
    state.open[seat] = state.meeples[seat] = NOTHING
    state.since[seat] = 0
    cards.refill(state, space, tell)
