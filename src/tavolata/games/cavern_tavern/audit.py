"""For tests: nothing is lost and nothing appears, and what is hidden can be swapped without anybody noticing."""

from __future__ import annotations

from collections import Counter
from itertools import permutations

from ...engine.questions import KIND, SEAT, Question
from ...engine.state import State
from .rules import imagine as imagination
from .rules import questions as q
from .rules import tables as t
from .rules.chamber import all_tokens
from .rules.items import all_items
from .rules.notation import MOST_SAYS
from .rules.state import CavernTavern, tavern
from .rules.tables import NOTHING, bits

SIZES = [int(number) for number in "12115443422222322232232222211113116231211111"]
"""How many numbers follow the kind in each frame."""


def audit(state: State) -> None:
    """Raise ``AssertionError`` if the pieces do not add up."""
    game = tavern(state)
    _ingredients(game)
    _orders(game)
    _cards(game)
    _chamber(game)
    _players(game)
    _table(game)
    _frames(game)
    _memory(game)


def _ingredients(game: CavernTavern) -> None:
    """Seventy-six cards, in piles or before players (CT-1.3)."""
    assert len(game.piles) == t.PILES and len(game.goods) == game.seats
    for kind in range(t.PILES):
        numbers = [game.piles[kind], *[goods[kind] for goods in game.goods]]
        assert min(numbers) >= 0 and sum(numbers) == t.PILE[kind], "an ingredient too many or too few"
    assert all([len(goods) == t.PILES for goods in game.goods])


def _all_there(found: list[int], number: int, what: str) -> None:
    assert sorted(found) == list(range(number)), f"{what}: a card too many or too few"


def _orders(game: CavernTavern) -> None:
    """Every order is in one place."""
    served = [one // t.LATENESS for each in game.served for one in each]
    lying = [card for card in [*game.hall, *game.open] if card != NOTHING]
    drawn = game.drawn if game.drawn_marks else []
    found = [*game.order_deck, *game.order_discards, *served, *lying, *drawn]
    _all_there(found, len(game.tables.orders.ids), "orders")
    assert len(game.order_marks) == len(game.order_deck)
    everybody = 1 << game.seats
    assert all([0 <= mark < everybody for mark in [*game.order_marks, *game.drawn_marks]])
    assert not game.drawn_marks or len(game.drawn_marks) == len(game.drawn)
    assert len(game.hall) == t.HALL and len(game.open) == len(game.since) == len(game.meeples) == game.seats
    spaces = [space for space in game.meeples if space != NOTHING]
    assert len(set(spaces)) == len(spaces) and all([game.hall[space] == NOTHING for space in spaces])
    for seat in range(game.seats):
        dropping = [q.ON_DROP, seat] in game.stack
        assert (game.open[seat] == NOTHING) == (game.meeples[seat] == NOTHING and not dropping)
        assert (game.since[seat] == 0) == (game.open[seat] == NOTHING) and game.since[seat] <= game.round
        for one in game.served[seat]:
            assert 0 <= one % t.LATENESS < game.tables.orders.patience[one // t.LATENESS]
    assert game.blocked == NOTHING or (game.seats == 1 and game.hall[game.blocked] != NOTHING)


def _cards(game: CavernTavern) -> None:
    """Items, Nasty Says, characters, secret tasks."""
    tables = game.tables
    drawn = [] if game.drawn_marks else game.drawn
    items = [*game.item_deck, *game.item_discards, *drawn, *[item for hand in game.items for item in hand]]
    assert sorted(items) == all_items(game), "items: a card too many or too few"
    assert all([hand == sorted(hand) for hand in game.items])
    says = [held[0] for each in game.says for held in each]
    _all_there([*game.says_deck, *game.says_discards, *says], len(tables.says.ids), "Nasty Says")
    for seat in range(game.seats):
        assert len(game.says[seat]) <= MOST_SAYS
        limits = [len(game.uses[seat]), len(game.served[seat]), game.played[seat]]
        for held in game.says[seat]:
            assert len(held) == 4 and all([0 <= held[n + 1] <= limits[n] for n in range(3)])
    _different(game.characters, len(tables.characters.ids))
    _different(game.secrets, len(tables.secrets.ids))
    if game.round:
        assert (NOTHING in game.secrets) == (NOTHING in game.characters) == (game.seats == 1)
    story = game.seats == 1 and game.with_story
    assert 0 <= game.assignment < len(tables.assignments.ids) if story else game.assignment == NOTHING


def _different(held: list[int], number: int) -> None:
    named = [card for card in held if card != NOTHING]
    assert len(set(named)) == len(named) and all([0 <= card < number for card in named])


def _chamber(game: CavernTavern) -> None:
    """Tasks and tokens; Drinks and Mrs. Nasty tokens may have been spent."""
    tables = game.tables
    home = [task for own in game.own for task in own]
    laid = [task for task in game.tasks if task != NOTHING]
    number = len(tables.tasks.ids) if game.with_chamber else 0
    _all_there([*game.task_deck, *game.task_discards, *home, *laid], number, "tasks")
    assert len(game.tasks) == len(game.tokens) == len(game.doers) == t.CHAMBER_TASKS
    there = Counter([*game.secret_pile, *[token for token in game.tokens if token != NOTHING]])
    for drinks in game.drinks:
        assert len(drinks) == t.KINDS and min(drinks) >= 0
        there.update({kind: n for kind, n in enumerate(drinks) if n})
    there[t.MRS_NASTY_TOKEN] += sum(game.mrs_nasty)
    every = Counter(all_tokens(game)) if game.with_chamber else Counter()
    assert all([n <= every[token] for token, n in there.items()]), "a token too many"
    assert min([*game.mrs_nasty, *game.modifiers]) >= 0
    assert sum(game.modifiers) <= (tables.modifiers if game.with_chamber else 0)
    for place in range(t.CHAMBER_TASKS):
        doer, task = game.doers[place], game.tasks[place]
        assert doer == NOTHING or (task != NOTHING and (doer == t.AUTOMA or doer < game.seats))
        assert game.tokens[place] == NOTHING or task != NOTHING
        zone = t.CHAMBER_ZONE + place
        assert (doer != NOTHING) == bool(game.laid[zone]) or _is_between_rounds(game)


def _is_between_rounds(game: CavernTavern) -> bool:
    return any([frame[KIND] in (q.FORGET, q.TASKS_HOME, q.NEXT_ROUND) for frame in game.stack])


def _players(game: CavernTavern) -> None:
    """Markers, dice, accounts."""
    for each in (game.dice, game.items, game.own, game.own_laid, game.served, game.uses, game.account):
        assert len(each) == game.seats
    for seat in range(game.seats):
        assert 0 <= game.nasty[seat] <= t.NASTY_END
        assert 0 <= game.kitchen[seat] <= t.TRACK_END and 0 <= game.chores[seat] <= t.TRACK_END
        assert game.called[seat] & ~sum([1 << space for space in t.CALLS]) == 0
        assert all([1 <= face <= t.FACES for face in game.dice[seat]]) and len(game.dice[seat]) <= t.MOST_DICE
        assert game.dice[seat] == sorted(game.dice[seat])
        assert len(game.account[seat]) == len(t.ACCOUNTS)
        assert len(game.own[seat]) == len(game.own_laid[seat]) and game.played[seat] >= 0
        _account(game.account[seat])
        character = game.characters[seat]
        uses = game.tables.characters.uses[character] if character != NOTHING else 0
        assert 0 <= game.abilities[seat] <= uses
        for use in game.uses[seat]:
            assert 0 <= use // t.USE_ZONE % 32 < t.ZONES and 1 <= use // t.USE_DICE <= t.MOST_DICE
            assert use % t.USE_ZONE > 0


def _account(account: list[int]) -> None:
    """What is a loss is never a gain."""
    for place, points in enumerate(account):
        loss = place in (t.FROM_FORGOTTEN, t.FROM_FINES, t.FROM_NASTY, t.FROM_SAYS)
        assert points <= 0 if loss else points >= 0


def _table(game: CavernTavern) -> None:
    """The round, the turn, and the dice that lie."""
    seats = range(game.seats)
    assert 0 <= game.round <= t.ROUNDS and game.first in seats
    assert game.leader in seats and game.marker in seats and game.turn in seats
    assert game.white in seats if game.round and game.seats > 1 else game.white == NOTHING
    assert 0 <= game.begun < 1 << game.seats and game.duty in (0, 1)
    assert 0 <= game.placed <= game.placements and len(game.automa) == 6
    assert len(game.laid) == t.ZONES and not any(game.laid[t.OWN_ZONE :])
    for placements in game.laid:
        for number in placements:
            seat = number // t.DIGITS
            assert seat in seats or (seat == t.AUTOMA and game.seats == 1)
            assert set(str(number % t.DIGITS)) <= set("123456")
    assert all([1 <= face <= t.FACES for face in game.picked])
    assert all([len(boon) == 4 and 0 <= boon[0] < len(t.EFFECTS) for boon in game.boons])


def _frames(game: CavernTavern) -> None:
    """What is pending makes sense, and whoever is asked can answer."""
    assert game.over == (not game.stack)
    for seat in range(game.seats):
        asked = any(
            [frame[KIND] in (q.ON_DISCARD, q.ON_KEEP) and frame[SEAT] == seat for frame in game.stack]
        )
        assert len(game.items[seat]) <= t.MOST_ITEMS_HELD or asked
        asked = [q.ON_TASK_LIMIT, seat] in game.stack
        assert len(game.own[seat]) <= t.MOST_TASKS_HELD or asked
    if game.over:
        return
    kinds = [frame[KIND] for frame in game.stack]
    for frame in game.stack:
        assert 0 <= frame[KIND] < len(SIZES) and len(frame) == 1 + SIZES[frame[KIND]]
        assert 0 <= frame[SEAT] < game.seats
    assert isinstance(game.meanings[kinds[-1]], Question)
    drawing = [kind for kind in kinds if kind in (q.ON_KEEP, q.ON_LAY)]
    assert bool(game.drawn) == bool(drawing) and bool(game.drawn_marks) == (q.ON_LAY in drawing)
    changing = (q.ON_DICE, q.ON_SET, q.ON_SHIFT, q.ON_FLIP, q.ON_REROLL, q.ON_FACE)
    assert not game.picked or any([kind in changing for kind in kinds])
    turns = [frame[SEAT] for frame in game.stack if frame[KIND] == q.ON_TURN]
    assert turns in ([], [game.turn]) and bool(turns) == (kinds[0] == q.ON_TURN)
    assert game.legal(game.stack[-1][SEAT])
    assert game.ask(game.stack[-1][SEAT]) is not None, "a question that cannot be put"


def _memory(game: CavernTavern) -> None:
    """Nobody is sure of what is not so."""
    everything = bits(all_items(game))
    assert len(game.deck_may) == len(game.hand_may) == game.seats
    for seat in range(game.seats):
        hidden = [*game.item_deck, *(game.drawn if imagination.is_drawing(game, seat) else [])]
        assert bits(hidden) & ~game.deck_may[seat] == 0, f"seat {seat} is sure of what is not so"
        assert len(game.hand_may[seat]) == game.seats and game.deck_may[seat] & ~everything == 0
        for other in range(game.seats):
            may = game.hand_may[seat][other]
            held = game.items[other] if other != seat else []
            assert len(may) == len(held) and all([one & ~everything == 0 for one in may])
            assert _may_be(may, held), f"seat {seat} is sure of what is not so"


def _may_be(hand: list[int], items: list[int]) -> bool:
    """Whether a hand may be these items, one for each that a seat thinks of."""
    return any(
        [
            all([may >> item & 1 for may, item in zip(hand, order, strict=True)])
            for order in permutations(items)
        ]
    )


# -- swaps ------------------------------------------------------------------------------------------------------------


def swaps(state: State, seat: int) -> list[State]:
    """Worlds that this seat cannot tell from this one, made without imagining."""
    game = tavern(state)
    worlds: list[State] = [_swapped_decks(game, seat)]
    if not game.over:
        worlds += _swapped_items(game, seat)
        worlds += _swapped_secrets(game, seat)
    return worlds


def _swapped_decks(game: CavernTavern, seat: int) -> CavernTavern:
    """All decks turned round; of the orders the first and the last that this seat does not know."""
    world = game.clone()
    world.says_deck, world.task_deck = game.says_deck[::-1], game.task_deck[::-1]
    world.secret_pile, world.item_deck = game.secret_pile[::-1], game.item_deck[::-1]
    hidden = [n for n in range(len(game.order_deck)) if not game.order_marks[n] >> seat & 1]
    if hidden:
        orders, one, other = game.order_deck[:], hidden[0], hidden[-1]
        orders[one], orders[other] = orders[other], orders[one]
        world.order_deck = orders
    return world


def _swapped_items(game: CavernTavern, seat: int) -> list[State]:
    """An item of another hand with one of the deck, where both may be."""
    for other in range(game.seats):
        if other == seat or not game.items[other]:
            continue
        held, rest, may = game.items[other][0], game.items[other][1:], game.hand_may[seat][other]
        fits = [item for item in game.item_deck if _may_be(may, [item, *rest])]
        if fits and game.deck_may[seat] >> held & 1:
            world = game.clone()
            world.items[other] = sorted([fits[0], *rest])
            world.item_deck = [held if item == fits[0] else item for item in game.item_deck]
            _blur(world, seat)
            return [world]
    return []


def _blur(world: CavernTavern, seat: int) -> None:
    """The others may have seen what is no longer so: let them think anything possible."""
    everything = bits(all_items(world))
    for other in range(world.seats):
        if other != seat:
            world.deck_may[other] = everything
            world.hand_may[other] = [[everything] * len(hand) for hand in world.items]
            world.hand_may[other][other] = []


def _swapped_secrets(game: CavernTavern, seat: int) -> list[State]:
    """The others have secret tasks that nobody has."""
    left = [card for card in range(len(game.tables.secrets.ids)) if card not in game.secrets]
    if game.secrets[seat] == NOTHING or not left:
        return []
    world = game.clone()
    for other in range(game.seats):
        if other != seat and left:
            world.secrets[other] = left.pop()
    return [world]
