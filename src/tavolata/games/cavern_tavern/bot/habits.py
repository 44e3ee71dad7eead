"""How an ordinary player plays Cavern Tavern: what he does by habit in a playout."""

from __future__ import annotations

from typing import Final, final

from ....engine.advice import Dice
from ....engine.questions import KIND
from ..rules import notation as n
from ..rules import questions as q
from ..rules import tables as t
from ..rules.placing import LEFT, task_at, type_of
from ..rules.state import MEANINGS, CavernTavern
from ..rules.tables import KINDS, NOTHING, POTION
from .cards import effects_worth

WHIM: Final = 0.6
"""How many points a player may be wrong by."""
DIE_COST: Final = 1.4
LEARNING: Final = 0.25
"""What a step of a track is worth for each round to come."""
NEED: Final = 0.55
"""What an ingredient is worth for each part it is wanted."""
NASTY_STEP: Final = 0.4
RIVAL_STEP: Final = 2.0
"""What a step of the Nasty track is worth beyond its points, and a rival's step with all that follows."""
OTHER_APPEAL: Final = [0.0] * 18 + [0.0, 0.6, 3.6, 6.2, 0.0, 0.0, 0.0, 1.6, 0.0, 0.0, 0.0]
"""What the zones give that ask for a number of dice."""


# -- ingredients ------------------------------------------------------------------------------------------------------


def wanted(game: CavernTavern, seat: int, kind: int) -> int:
    """How much a player wants one more of an ingredient."""
    have = game.goods[seat][kind]
    order = game.open[seat]
    if order != NOTHING and game.tables.orders.needs[order][kind] > have:
        return 12
    return 4 - min(3, have)


def most_wanted(game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
    """The ingredient one wants most; any of equals."""
    best, found = -1, 1
    choice = moves[0]
    for move in moves:
        value = wanted(game, seat, (move - n.TAKE) % t.PILES) if move >= n.TAKE else 0
        if value > best:
            best, found, choice = value, 1, move
        elif value == best:
            found += 1
            if chance.below(found) == 0:
                choice = move
    return choice


def least_wanted(game: CavernTavern, seat: int, moves: list[int]) -> int:
    """The ingredient one misses least; nothing, if all are needed."""
    order = game.open[seat]
    best = -99
    choice = moves[-1]
    for move in moves:
        if not n.GIVE <= move < n.RIVAL:
            continue
        kind = move - n.GIVE
        need = game.tables.orders.needs[order][kind] if order != NOTHING and kind < KINDS else 0
        spare = game.goods[seat][kind] - need if kind < POTION else -5
        if spare > best:
            best, choice = spare, move
    if best <= 0 and n.STOP in moves:
        return n.STOP
    return choice


def pick_die(game: CavernTavern, seat: int, moves: list[int]) -> int:
    """A die that is not needed in the Cellar: the highest where a total is asked for, else the lowest."""
    best = -1
    sign = -1 if game.stack[-1][LEFT] else 1
    choice = moves[0]
    for move in moves:
        face = n.face_of(move)
        need = 0
        for kind in t.CELLAR[face - 1]:
            need = max(need, wanted(game, seat, kind))
        value = 20 + sign * face - (9 if need > 4 else 0)
        if value > best:
            best, choice = value, move
    return choice


def leader(game: CavernTavern, moves: list[int]) -> int:
    """The rival with most points."""
    best = -999
    choice = moves[0]
    for move in moves:
        points = game.score(move - n.RIVAL)
        if points > best:
            best, choice = points, move
    return choice


def best_item(game: CavernTavern, moves: list[int]) -> int:
    """The item that brings most."""
    items = game.tables.items
    best = -99.0
    choice = moves[0]
    for move in moves:
        item = move - n.KEEP
        worth = effects_worth(items.effects[item], items.modes[item])
        if worth > best:
            best, choice = worth, move
    return choice


# -- a turn -----------------------------------------------------------------------------------------------------------


def pick_action(game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
    """Serve when one can; then what seems best, with a little whim."""
    if n.SERVE in moves:
        return n.SERVE
    if game.duty:
        return pick_order(game, seat, moves)
    reach = by_number(game.dice[seat])
    best = -99.0
    choice = moves[-1]
    for move in moves:
        value = appeal(game, seat, move, reach) + WHIM * chance.chance()
        if value > best:
            best, choice = value, move
    if n.ORDER <= choice < n.DROP:
        return pick_order(game, seat, moves)
    return choice


def pick_order(game: CavernTavern, seat: int, moves: list[int]) -> int:
    """The order of which one has most, weighed by what it gives."""
    best = -999
    choice = moves[0]
    for move in moves:
        if n.ORDER <= move < n.DROP:
            value = order_appeal(game, seat, game.hall[move - n.ORDER])
            if value > best:
                best, choice = value, move
    return choice


def order_appeal(game: CavernTavern, seat: int, order: int) -> int:
    """Points, less what is missing; a die that shows the zone of an ingredient makes it half as missing."""
    goods = game.goods[seat]
    needs = game.tables.orders.needs[order]
    lacking = -2 * goods[POTION]
    for zone in range(len(t.CELLAR)):
        missing = 0
        for kind in t.CELLAR[zone]:
            missing += max(0, needs[kind] - goods[kind])
        lacking += 2 * missing
        if missing and zone + 1 in game.dice[seat]:
            lacking -= 1
    return game.tables.orders.points[order][0] - 2 * max(0, lacking)


def by_number(dice: list[int]) -> list[int]:
    """The totals that so many of the dice add up to, for each number, as bits."""
    result = [0] * (len(dice) + 1)
    result[0] = 1
    for place in range(len(dice)):
        for number in range(place + 1, 0, -1):
            result[number] |= result[number - 1] << dice[place]
    return result


def fewest(reach: list[int], total: int) -> int:
    """How few dice add up to a total; one more than there are, if none do."""
    for number in range(1, len(reach)):
        if reach[number] >> total & 1:
            return number
    return len(reach)


def appeal(game: CavernTavern, seat: int, move: int, reach: list[int]) -> float:
    """How much one likes to do something in a turn, in points."""
    if n.PLACE <= move < n.DIE:
        return zone_appeal(game, seat, move - n.PLACE, reach)
    if n.PLAY <= move < n.KEEP or move == n.ABILITY:
        return 0.8
    if n.OBEY <= move < n.SAYS:
        return 0.5
    if n.DRINK <= move < n.DRINK_POTION:
        return 1.0
    return 0.0 if move == n.END else -1.0


def zone_appeal(game: CavernTavern, seat: int, zone: int, reach: list[int]) -> float:
    """What a zone gives, less the dice it takes."""
    if zone == t.OFFICE_ZONE:
        return office_appeal(game, seat) - DIE_COST
    if t.DICE[zone]:
        return OTHER_APPEAL[zone] - DIE_COST * float(t.DICE[zone])
    total = t.TOTALS[zone]
    if zone < t.KITCHEN_ZONE:
        best = 0
        for kind in t.CELLAR[zone]:
            if game.piles[kind]:
                best = max(best, wanted(game, seat, kind))
        return NEED * float(best) + 0.4 - DIE_COST * float(fewest(reach, total))
    type = type_of(game, seat, zone)
    if zone >= t.CHAMBER_ZONE:
        total = game.tables.tasks.totals[task_at(game, seat, zone)]
    skill = game.skill(seat, type)
    points = 0.5 * float(total) - 1.5 + float(t.SKILL_POINTS[t.SKILL_STEPS[skill]])
    learning = LEARNING * float(t.ROUNDS - game.round) if type and skill < t.TRACK_END else 0.0
    return points + 1.4 + learning - DIE_COST * float(fewest(reach, total))


def office_appeal(game: CavernTavern, seat: int) -> float:
    """A step up the Nasty track for oneself, and one down for a rival: of few rivals each counts for more."""
    total = 0.0
    track, here = game.tables.track, game.nasty[seat]
    if here > 0:
        total += NASTY_STEP + float(track[here] - track[here - 1])
    if game.seats > 1:
        total += RIVAL_STEP / float(game.seats - 1)
    return total


# -- what to do at which question -------------------------------------------------------------------------------------


class Habit:
    """How a question is answered: anyhow, if there is none."""

    def pick(self, game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
        """One of several moves."""
        return moves[chance.below(len(moves))]


@final
class Acting(Habit):
    """In a turn."""

    def pick(self, game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
        """What seems best."""
        return pick_action(game, seat, moves, chance)


@final
class Wanting(Habit):
    """Where an ingredient is taken."""

    def pick(self, game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
        """The one that is wanted most."""
        return most_wanted(game, seat, moves, chance)


@final
class Sparing(Habit):
    """Where an ingredient is given away."""

    def pick(self, game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
        """The one that is missed least."""
        return least_wanted(game, seat, moves)


@final
class Accepting(Habit):
    """Where something is offered."""

    def pick(self, game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
        """Yes, please."""
        return moves[0]


@final
class Placing(Habit):
    """Where a die is placed."""

    def pick(self, game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
        """One that is not needed elsewhere."""
        return pick_die(game, seat, moves)


@final
class Spiting(Habit):
    """Where a rival is harmed."""

    def pick(self, game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
        """Whoever leads."""
        return leader(game, moves)


@final
class Keeping(Habit):
    """Where an item is kept."""

    def pick(self, game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
        """The best one."""
        return best_item(game, moves)


def _by_kind() -> list[Habit]:
    """The habit for each kind of question."""
    found: list[Habit] = [Habit()] * len(MEANINGS)
    found[q.ON_TURN] = Acting()
    for kind in (q.ON_GAIN, q.ON_START, q.ON_STEAL_KIND, q.ON_SWAP_TAKE):
        found[kind] = Wanting()
    for kind in (q.ON_EXCHANGE, q.ON_SWAP_GIVE, q.ON_PAY_SAYS):
        found[kind] = Sparing()
    for kind in (q.ON_ABILITY, q.ON_MRS_NASTY):
        found[kind] = Accepting()
    found[q.ON_DICE] = Placing()
    found[q.ON_RIVAL_NASTY] = Spiting()
    found[q.ON_KEEP] = Keeping()
    return found


HABITS: Final = _by_kind()


def pick(game: CavernTavern, seat: int, moves: list[int], chance: Dice) -> int:
    """A move that a player might make."""
    if len(moves) == 1:
        return moves[0]
    return HABITS[game.stack[-1][KIND]].pick(game, seat, moves, chance)
