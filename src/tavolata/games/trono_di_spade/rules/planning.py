"""Planning: hidden orders placed at once, and the messenger raven (TS-8).

A House is asked for the order of one area after another, in the order of the board; it may name another area first.
"""

from __future__ import annotations

from typing import TYPE_CHECKING, Final, final

from ....engine.phrases import Arguments, Ask, Phrase, Refusal, Tell
from ....engine.questions import TOGETHER, Frame
from . import events
from . import frames as f
from . import tables as t
from .questions import Together, TronoQuestion, at, order_at

if TYPE_CHECKING:
    from .state import TronoDiSpade

READY: Final = ("ready", "TS-8.6")
"""The question of a House that has placed all its orders."""


def begin(state: TronoDiSpade) -> None:
    """Everybody plans at once (TS-8.1)."""
    state.sealed = 0
    state.aim = [t.NOTHING] * state.seats
    state.stack.append([f.Q_PLAN, TOGETHER])
    for seat in range(state.seats):
        if is_complete(state, seat):  # it has no units, as everybody sees
            state.sealed |= 1 << seat


def end(state: TronoDiSpade, tell: Tell) -> None:
    """All orders are turned up together (TS-8.7)."""
    state.fence += 1
    state.revealed = 1
    state.sealed = 0
    events.tell_orders(state, tell)


# -- orders -----------------------------------------------------------------------------------------------------------


def bare(state: TronoDiSpade, seat: int) -> list[int]:
    """The areas of a House that wait for an order."""
    return [area for area in range(state.tables.size) if state.owner[area] == seat and state.order[area] < 0]


def placed(state: TronoDiSpade, seat: int) -> list[int]:
    """How many tokens of each kind a House has on the board."""
    count = [0] * t.TOKEN_KINDS
    for area in range(state.tables.size):
        if state.owner[area] == seat and state.order[area] >= 0:
            count[state.order[area]] += 1
    return count


def stars(state: TronoDiSpade, seat: int) -> int:
    """How many special orders a House may have (TS-8.2)."""
    return state.layout.stars[state.tracks[t.COURT].index(seat)]


def specials(state: TronoDiSpade, seat: int) -> int:
    """How many it has placed."""
    count = placed(state, seat)
    return sum([count[kind] for kind in range(t.TOKEN_KINDS) if t.STAR[kind]])


def unused(state: TronoDiSpade, seat: int, without: int = t.NOTHING) -> list[int]:
    """The kinds of token a House may still place, if the order of one area is disregarded (TS-8.2 to TS-8.4)."""
    count = placed(state, seat)
    special = sum([count[kind] for kind in range(t.TOKEN_KINDS) if t.STAR[kind]])
    if without >= 0 and t.STAR[without]:
        special -= 1
    room = special < stars(state, seat)
    return [
        kind
        for kind in range(t.TOKEN_KINDS)
        if count[kind] < t.COPIES[kind] and not state.bans >> kind & 1 and (room or not t.STAR[kind])
    ]


def target(state: TronoDiSpade, seat: int) -> int:
    """The area that a House is asked about: the one it named, or its first without an order."""
    return state.aim[seat] if state.aim[seat] >= 0 else bare(state, seat)[0]


def is_complete(state: TronoDiSpade, seat: int) -> bool:
    """Whether a House has placed all it can (TS-8.5)."""
    return not bare(state, seat) or not unused(state, seat)


@final
class Plan(Together):
    """Orders for all areas with units, one area after the other (TS-8.1 to TS-8.6)."""

    kind = f.Q_PLAN
    name = "plan"
    clause = "TS-8.1"
    names_areas = True

    def asked(self, game: TronoDiSpade, frame: Frame) -> list[int]:
        """The Houses that are not ready."""
        return [seat for seat in range(game.seats) if not game.sealed >> seat & 1]

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """An order for the area that is asked about; or, once, another area first. When all is placed: ready."""
        if is_complete(game, seat):
            return [t.DONE]
        moves = [t.TOKEN + kind for kind in unused(game, seat)]
        if game.aim[seat] < 0:
            moves += [t.AREA + area for area in bare(game, seat)[1:]]
        return moves

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It is placed, or an area named: nobody else sees it. That a House is ready, all see (TS-8.6)."""
        if move == t.DONE:
            game.sealed |= 1 << seat
            events.tell_seat(tell, "ready", seat)
        elif move < t.TOKEN:
            game.aim[seat] = move - t.AREA
        else:
            game.order[target(game, seat)] = move - t.TOKEN
            game.aim[seat] = t.NOTHING

    def ask(self, game: TronoDiSpade, frame: Frame, seat: int) -> Ask:
        """The order of an area, or only whether all is done."""
        if is_complete(game, seat):
            return Ask(READY[0], READY[1], at_once=True)
        return super().ask(game, frame, seat)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """The area, and how many special orders may still come."""
        return {**at(game, target(game, seat)), "stars": stars(game, seat) - specials(game, seat)}

    def wrong(self, game: TronoDiSpade, frame: Frame, seat: int) -> Refusal:
        """Who has placed all can only be ready."""
        if is_complete(game, seat):
            return Refusal(READY[1], id=f"wrong-{READY[0]}")
        return super().wrong(game, frame, seat)

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """An order that cannot be placed (TS-8.2 to TS-8.4), or a plan that is not whole."""
        if is_complete(game, seat):
            return None
        if move == t.DONE:
            return Refusal("TS-8.1", id="plan-unfinished")
        if not t.TOKEN <= move < t.CARD:
            return None
        if game.bans >> move - t.TOKEN & 1:
            return Refusal("TS-8.3", id="order-banned")
        if _is_used_up(game, seat, move - t.TOKEN):
            return Refusal("TS-8.4", id="order-used")
        return Refusal("TS-8.2", id="order-star")

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal | None:
        """An area that cannot be named for the next order (TS-8.1, TS-8.6)."""
        if is_complete(game, seat):
            return None
        if game.owner[area] != seat:
            return Refusal("TS-8.1", id="plan-no-units")
        if game.order[area] >= 0:
            return Refusal("TS-8.1", id="plan-has-order")
        return Refusal("TS-8.6", id="plan-asked" if area == target(game, seat) else "plan-named")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """An order and where it goes, or the area that is named."""
        if move == t.DONE:
            return Phrase("move-ready")
        if move < t.UNIT:
            return Phrase("move-plan-area", at(game, move - t.AREA))
        order = events.order_name(move - t.TOKEN)
        return Phrase("move-plan", {"order": order, **at(game, target(game, seat))})

    def imagine(self, twin: TronoDiSpade, other: int) -> None:
        """The orders of a House that is ready, any that it could have placed; of one that is not, none."""
        areas = [area for area in range(twin.tables.size) if twin.owner[area] == other]
        for area in areas:
            twin.order[area] = t.NOTHING
        twin.aim[other] = t.NOTHING
        if not twin.sealed >> other & 1:
            return
        twin.rng.shuffle(areas)
        for area in areas:
            tokens = unused(twin, other)
            if not tokens:
                return
            twin.order[area] = tokens[twin.rng.below(len(tokens))]


def _is_used_up(state: TronoDiSpade, seat: int, token: int) -> bool:
    """Whether all tokens of a kind are on the board."""
    return placed(state, seat)[token] == t.COPIES[token]


# -- the raven --------------------------------------------------------------------------------------------------------


def offer_raven(state: TronoDiSpade) -> None:
    """The holder of the raven is asked (TS-8.8)."""
    state.stack.append([f.Q_RAVEN, state.tracks[t.COURT][0]])


def _exchanges(state: TronoDiSpade, seat: int, area: int) -> list[int]:
    """The tokens that could come instead of an order; the same kind again would be no exchange (TS-8.9)."""
    order = state.order[area]
    return [token for token in unused(state, seat, order) if token != order]


@final
class Raven(TronoQuestion):
    """The messenger raven: an order is exchanged, the top wildling card looked at, or neither (TS-8.8)."""

    kind = f.Q_RAVEN
    name = "raven"
    clause = "TS-8.8"
    names_areas = True

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The areas whose order could be exchanged, the card, or nothing."""
        areas = [
            t.AREA + area
            for area in range(game.tables.size)
            if game.owner[area] == seat and game.order[area] >= 0 and _exchanges(game, seat, area)
        ]
        return [*areas, t.LOOK, t.PASS]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """The raven flies, and what it brings is asked next."""
        if move == t.LOOK:
            game.wild_known = [game.wild_known[0] | 1 << seat, *game.wild_known[1:]]
            game.fence += 1
            events.tell_looks(game, tell, seat)
            game.stack.append([f.Q_TOP, seat])
        elif move == t.PASS:
            events.tell_seat(tell, "raven-rests", seat)
        else:
            game.stack.append([f.Q_SWAP, seat, move - t.AREA])

    def not_there(self, game: TronoDiSpade, frame: Frame, seat: int, area: int) -> Refusal:
        """An area without an own order, or with one that nothing could come instead of."""
        own = game.owner[area] == seat and game.order[area] >= 0
        return Refusal("TS-8.9", id="raven-nothing") if own else Refusal("TS-8.8", id="raven-no-order")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The order that would go."""
        if move == t.LOOK:
            return Phrase("move-look")
        return (
            Phrase("move-raven-pass")
            if move == t.PASS
            else Phrase("move-raven", order_at(game, move - t.AREA))
        )


@final
class Swap(TronoQuestion):
    """The order that comes instead (TS-8.9)."""

    kind = f.Q_SWAP
    name = "swap"
    clause = "TS-8.9"
    holds = ("area",)

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """The tokens that could."""
        return [t.TOKEN + token for token in _exchanges(game, seat, frame[f.AREA])]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """It comes."""
        area = frame[f.AREA]
        game.order[area] = move - t.TOKEN
        events.tell_order(game, tell, "exchanges", seat, area, move - t.TOKEN)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """Where."""
        return at(game, frame[f.AREA])

    def reason(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Refusal | None:
        """An order that cannot come instead of another (TS-8.8, TS-8.9)."""
        if not t.TOKEN <= move < t.CARD:
            return None
        token = move - t.TOKEN
        if token == game.order[frame[f.AREA]]:
            return Refusal("TS-8.9", id="swap-same")
        if game.bans >> token & 1:
            return Refusal("TS-8.9", id="order-banned")
        if _is_used_up(game, seat, token):
            return Refusal("TS-8.8", id="order-used")
        return Refusal("TS-8.9", id="order-star")

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The new order, and where."""
        return Phrase("move-swap", {"order": events.order_name(move - t.TOKEN), **at(game, frame[f.AREA])})


@final
class Top(TronoQuestion):
    """The wildling card that was looked at stays or goes to the bottom (TS-8.10)."""

    kind = f.Q_TOP
    name = "top"
    clause = "TS-8.10"

    def legal(self, game: TronoDiSpade, frame: Frame, seat: int) -> list[int]:
        """Both."""
        return [t.KEEP, t.BOTTOM]

    def answer(self, game: TronoDiSpade, frame: Frame, seat: int, move: int, tell: Tell) -> None:
        """Where it goes, all see."""
        if move == t.BOTTOM:
            game.wild = [*game.wild[1:], game.wild[0]]
            game.wild_known = [*game.wild_known[1:], game.wild_known[0]]
        events.tell_seat(tell, "buries" if move == t.BOTTOM else "leaves-on-top", seat)

    def about(self, game: TronoDiSpade, frame: Frame, seat: int) -> Arguments:
        """The card, which this seat alone has seen."""
        return {"card": events.wildling_name(game.wild[0])}

    def describe(self, game: TronoDiSpade, frame: Frame, seat: int, move: int) -> Phrase:
        """The card, and where it goes."""
        return Phrase("move-bottom" if move == t.BOTTOM else "move-keep", self.about(game, frame, seat))
