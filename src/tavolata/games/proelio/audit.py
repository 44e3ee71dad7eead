"""For tests: nothing is lost and nothing appears, and what is hidden can be swapped without anybody noticing."""

from __future__ import annotations

from collections import Counter
from itertools import chain, islice, pairwise

from ...engine.questions import KIND, SEAT, Question
from ...engine.state import State
from .rules import courses, guilds, imperial, memory
from .rules import tables as t
from .rules.memory import ATTACK_ZONE, ZONES
from .rules.questions import OTHER
from .rules.state import Proelio, game_of
from .rules.tables import BASE, HAND, IMPERIAL, KINDS, MOST_SEATS, NOBODY, SCUDI, back_of


def audit(state: State) -> None:
    """Raise ``AssertionError`` if the pieces do not add up."""
    game = game_of(state)
    _cards(game)
    _table(game)
    _frames(game)
    _log(game)
    for seat in range(game.seats):
        assert _is_possible(game, seat), f"seat {seat} is sure of what is not so"


def _cards(game: Proelio) -> None:
    """Every card is in one place, with its own back."""
    found = memory.on_table(game)
    piles = [*game.hands, *game.decks, [kind for kind in game.attacks if kind >= 0]]
    for kind, number in Counter(chain(*piles)).items():
        assert 0 <= kind < KINDS
        found[kind] += number
    assert found == game.counts(), "a card too many or too few"
    assert max(game.decks[BASE] + game.discards[BASE], default=0) < t.FORTEZZA, "gold among black"
    assert min(game.decks[IMPERIAL] + game.discards[IMPERIAL], default=KINDS) >= t.FORTEZZA, (
        "black among gold"
    )
    assert not game.bare or SCUDI not in game.decks[BASE], "a Scudi where none can be"


def _table(game: Proelio) -> None:
    """What lies before each House can lie there."""
    seats = range(game.seats)
    for each in (game.hands, game.forts, game.attacks, game.reaches, game.guilds, game.spent, game.known):
        assert len(each) == game.seats
    for seat in seats:
        assert game.forts[seat] == -1 or game.tables.levels[game.forts[seat]]
        kind, reach = game.attacks[seat], game.reaches[seat]
        assert (reach == 0) == (kind < 0) and reach <= 5
        assert kind < 0 or game.attack_kinds(reach, back_of(kind)) >> kind & 1
        assert game.spent[seat] in (0, 1) and (game.guilds[seat] >= 0 or not game.spent[seat])
    named = [guild for guild in game.guilds if guild >= 0]
    assert len(set(named)) == len(named) and set(named) <= set(game.tables.guilds)
    assert len(named) in (0, game.seats) and set(game.guilds) <= {-1, *named}
    for who in (game.plague, game.merchant, game.fallen, game.conqueror):
        assert who == NOBODY or who in seats
    assert game.turn in seats and game.dealer in seats and game.turns >= 0
    assert game.first == (game.dealer + 1) % game.seats
    assert game.turn == (game.first + game.turns) % game.seats or game.over
    assert (game.merchant == NOBODY) == (not named or game.seats == 2 or game.teams())
    assert t.SUMMER <= game.season <= t.WINTER and not (game.teams() and game.season)
    assert all(flag in (0, 1) for flag in (game.equitas, game.bare))
    assert 0 <= game.lost <= game.turns + 1
    assert -1 <= game.revealed < KINDS and -1 <= game.bought < t.FORTEZZA
    assert (game.fallen == NOBODY) == (game.conqueror == NOBODY)
    assert game.over or game.fallen == NOBODY


def _frames(game: Proelio) -> None:
    """A turn lies on its end; above that everything asks a seat; hands are full only while they are being emptied."""
    assert game.over == (not game.stack)
    limits = [frame[SEAT] for frame in game.stack if frame[KIND] == t.ON_LIMIT]
    for seat in range(game.seats):
        assert len(game.hands[seat]) <= HAND or seat in limits or _is_looted(game, seat)
    if not game.stack:
        return
    kinds = [frame[KIND] for frame in game.stack]
    assert all(0 <= kind < len(game.meanings) for kind in kinds)
    assert isinstance(game.meanings[kinds[-1]], Question)
    for frame in game.stack:
        assert len(frame) == SIZES.get(frame[KIND], 2)
        assert 0 <= frame[SEAT] < game.seats
        _frame(game, frame)
    resolving = t.AFTER_ATTACK in kinds
    assert resolving == (game.revealed >= 0)
    assert resolving or t.ON_DEFENCE in kinds or not game.deployed
    prices = [frame[imperial.PURPOSE] for frame in game.stack if frame[KIND] == t.ON_PRICE]
    assert (game.bought >= 0) == (t.TRADE in prices)
    if game.season != t.WINTER:
        assert game.stack[0] == [t.END_OF_TURN, game.turn]
    assert game.legal(game.stack[-1][SEAT])


def _is_looted(game: Proelio, seat: int) -> bool:
    return any(frame[KIND] == t.ON_LOOT and frame[OTHER] == seat for frame in game.stack)


def _frame(game: Proelio, frame: list[int]) -> None:
    """The arguments of a frame make sense."""
    kind, seat, *about = frame
    hand = game.hands[seat]
    if kind in WITH_OTHER:
        assert 0 <= about[0] < game.seats and about[0] != seat
    if kind in (t.ON_ACTION, t.ON_DEFENCE, t.END_OF_TURN):
        assert seat == game.turn
    if kind == t.ON_DEFENCE:
        assert game.attacks[game.right(seat)] >= 0 and game.plague == NOBODY
    elif kind == t.ON_SHORT:
        missing, total = about
        assert 0 < missing <= 4 and total >= 0 and game.revealed >= 0
    elif kind == t.ON_LOOT:
        _, number = about
        assert 0 < number < len(hand)
    elif kind == t.ON_PRICE:
        black, gold, some, purpose = about
        assert min(black, gold, some) >= 0 and 0 < black + gold + some <= min(2, len(hand))
        assert purpose in (t.TO_IMPERIAL, t.TRADE)
        assert black <= memory.cards_in(game, seat, BASE)
        assert gold <= memory.cards_in(game, seat, IMPERIAL)
    elif kind == t.ON_KEEP:
        assert len(hand) >= 2 and all(back_of(card) == IMPERIAL for card in hand[-2:])
    elif kind == t.ON_CRAFT:
        assert about in ([2], [3])
    assert game.guilds[seat] >= 0 or not isinstance(game.meanings[kind], guilds.GuildQuestion)


WITH_OTHER = (
    t.ON_OFFER,
    t.ON_CURE,
    t.ON_DODGE,
    t.ON_IGNORE,
    t.ON_COUNTER,
    t.ON_BARDS,
    t.ON_TALK,
    t.ON_SUPPORT,
    t.ON_LOOT,
    t.AFTER_ATTACK,
)
"""The frames that hold another House."""
SIZES = {**dict.fromkeys(WITH_OTHER, 3), t.ON_CRAFT: 3, t.ON_SHORT: 4, t.ON_LOOT: 4, t.ON_PRICE: 6}
"""How many numbers such frames have that hold more than a kind and a seat."""


def _log(game: Proelio) -> None:
    """What was noted is of a length that its kind has, and begins with what each seat considered possible; every seat
    can make something of it."""
    assert len(game.base) == game.seats and all(game.base)
    for entry in game.log:
        length = LENGTHS[entry[0]]
        assert len(entry) == length or (entry[0] == memory.SHOWS and len(entry) >= length)
    for seat in range(game.seats if not game.over else 0):
        assert courses.possibilities(game, seat)


LENGTHS = {
    memory.LEAVES: 4,
    memory.MOVES: 6,
    memory.COMES: 3,
    memory.DRAWN: 3,
    memory.DECK: 3,
    memory.SHOWS: 3,
    memory.BARE: 2 + MOST_SEATS,
    memory.SHUFFLED: 2 + MOST_SEATS + KINDS,
}
"""How many numbers the entries of the log have; a hand that is shown follows."""


def _is_possible(game: Proelio, seat: int) -> bool:
    """Whether what is so is among what a seat considers possible, and everything there is well formed."""
    worlds = game.known[seat]
    if memory.knows_nothing(worlds):
        return worlds == memory.NOTHING_KNOWN
    assert worlds and worlds == sorted(worlds, key=_cards_of)
    for world in worlds:
        _well_formed(game, seat, world)
    return any([_is_so(game, world) for world in worlds])


def _cards_of(world: list[int]) -> list[int]:
    return world[1:]


def _well_formed(game: Proelio, seat: int, world: list[int]) -> None:
    """A possibility names only cards that can be where it says: behind the backs that everybody sees."""
    assert world[0] > 0 and world[1:] == sorted(world[1:])
    backs = Counter([(one // KINDS, back_of(one % KINDS)) for one in world[1:]])
    for (zone, back), number in backs.items():
        assert 0 <= zone < ZONES and zone % MOST_SEATS < game.seats and zone % MOST_SEATS != seat
        assert number <= memory.cards_in(game, zone, back)


def _is_so(game: Proelio, world: list[int]) -> bool:
    for one in world[1:]:
        zone, kind = one // KINDS, one % KINDS
        here = game.hands[zone] if zone < ATTACK_ZONE else [game.attacks[zone - ATTACK_ZONE]]
        if here.count(kind) < world[1:].count(one):
            return False
    return True


# -- swaps ------------------------------------------------------------------------------------------------------------


def swaps(state: State, seat: int) -> list[State]:
    """States that this seat cannot tell from this one: two cards behind backs of one colour change places."""
    game = game_of(state)
    if game.over:
        return [_without_memory(game, seat, _turned_deck(game))]
    number = game.turns + seat  # another kind of swap each time: one world is enough to be tested with
    back = IMPERIAL if number % 3 == 0 else BASE
    behind = [place for place in _hidden(game, seat) if back_of(_look(game, place)) == back]
    turned = behind[number % max(1, len(behind)) :]
    pairs = zip(behind, reversed(behind), strict=True) if number % 2 else pairwise(turned)
    found = (_swapped(game, seat, one, other) for one, other in pairs)
    return list(islice((world for world in found if world is not None), 1))


def _swapped(
    game: Proelio, seat: int, one: tuple[int, int, int], other: tuple[int, int, int]
) -> Proelio | None:
    """Two hidden cards change places; None if that is nothing new, or something the seat would notice."""
    if _look(game, one) == _look(game, other):
        return None
    world = game.clone()
    _put(world, one, _look(game, other))
    _put(world, other, _look(game, one))
    world = _without_memory(game, seat, world)
    return world if _is_fine(world, seat) else None


def _is_fine(world: Proelio, seat: int) -> bool:
    """Whether a swap leaves what the seat knows, and no attack that could not be laid."""
    try:
        audit(world)
    except AssertionError:
        return False
    return True


def _turned_deck(game: Proelio) -> Proelio:
    world = game.clone()
    world.decks[BASE].reverse()
    return world


def _without_memory(game: Proelio, seat: int, world: Proelio) -> Proelio:
    """The others may have known the cards that changed places: here they do not."""
    world.known = [
        game.known[other] if other == seat else memory.NOTHING_KNOWN for other in range(game.seats)
    ]
    if not game.over:
        mine = courses.possibilities(game, seat)
        world.base = [
            mine if other == seat else courses.by_sight(world, other) for other in range(game.seats)
        ]
    world.log = []
    return world


def _hidden(game: Proelio, seat: int) -> list[tuple[int, int, int]]:
    """Every place this seat sees only the back of: (hand 0, attack 1 or deck 2; whose; which)."""
    others = [other for other in range(game.seats) if other != seat]
    return [
        *[(0, other, place) for other in others for place in range(len(game.hands[other]))],
        *[(1, other, 0) for other in others if game.attacks[other] >= 0],
        *[(2, back, place) for back in (BASE, IMPERIAL) for place in range(len(game.decks[back]))],
    ]


def _look(game: Proelio, place: tuple[int, int, int]) -> int:
    where, whose, which = place
    if where == 1:
        return game.attacks[whose]
    return (game.hands if where == 0 else game.decks)[whose][which]


def _put(game: Proelio, place: tuple[int, int, int], kind: int) -> None:
    where, whose, which = place
    if where == 1:
        game.attacks[whose] = kind
    else:
        (game.hands if where == 0 else game.decks)[whose][which] = kind
