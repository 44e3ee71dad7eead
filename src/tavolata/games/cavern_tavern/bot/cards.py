"""What cards are worth to a player, in points: items in the hand, abilities, and effects that wait for an event."""

from __future__ import annotations

from typing import Final

from ..rules.notation import PLACE
from ..rules.placing import placements, type_of
from ..rules.state import CavernTavern
from ..rules.tables import EXTRA_PLACEMENT, MODE_ALL, MODE_ONE, NOTHING, POINTS, SHARE_SPACE, TASK_BONUS

EFFECT_WORTH: Final = [
    1.0,  # points
    1.7,  # gain
    3.0,  # gain_potion
    0.8,  # exchange
    1.9,  # steal
    1.0,  # swap
    -0.6,  # rival_gain
    1.0,  # draw_items
    -1.4,  # nasty
    0.5,  # rival_nasty
    2.5,  # dismiss_says
    1.2,  # die_set
    0.35,  # die_shift
    0.3,  # die_flip
    0.2,  # die_reroll
    2.2,  # extra_die
    0.3,  # rival_reroll
    0.6,  # extra_placement
    1.2,  # share_space
    0.8,  # task_bonus
    0.9,  # order_bonus
    1.9,  # order_discount
    2.0,  # late_ignore
    1.5,  # order_swap
    0.5,  # first_player
    0.9,  # modifiers
    0.6,  # replace_order
]
"""What one of each effect brings, in the order of EFFECTS: a point, an ingredient, a step, a die, a round."""
HELD: Final = 0.5
"""How much of that a card counts for in the hand, so that it is played when it brings what it can."""
POINTS_HELD: Final = 0.9
"""How much points on a card count for that can still be scored in a later round: early ones may cost the white die."""
BONUS_HELD: Final = 0.5
"""How much points of an ability for tasks count for besides, where a round is left for each use: a task will come."""
ABILITY_WORTH: Final = 2.2
"""What a use of any ability counts for while characters are chosen: none is known to be the best."""
MARKER_WORTH: Final = 0.6


def held_worth(game: CavernTavern, seat: int, left: float) -> float:
    """Items, abilities, the First Player marker."""
    ready = 0.35 + 0.65 * min(1.0, 0.25 * left)
    total = 0.0
    items = game.tables.items
    sure = 0.0
    for item in game.items[seat]:
        total += HELD * effects_worth(items.effects[item], items.modes[item])
        if left > 0.0 and items.modes[item] == MODE_ALL:
            sure += (POINTS_HELD - HELD) * sum_of(items.effects[item], POINTS)
    character = game.characters[seat]
    if character != NOTHING:
        characters = game.tables.characters
        uses = float(characters.uses[character] - game.abilities[seat])
        if game.round == 0:
            total += ABILITY_WORTH * uses
        elif uses > 0.0:
            effects = characters.effects[character]
            total += HELD * uses * effects_worth(effects, MODE_ALL)
            sure += BONUS_HELD * min(uses, left) * sum_of(effects, TASK_BONUS)
    total = total * ready + sure
    if game.marker == seat and game.seats > 1 and left > 0.0:
        total += MARKER_WORTH
    return total


def effects_worth(effects: list[list[int]], mode: int) -> float:
    """What a card brings when it is played: all of its effects, or the best."""
    total = 0.0
    best = 0.0
    for effect in effects:
        number = effect[1] if effect[1] else 1
        one = EFFECT_WORTH[effect[0]] * float(number)
        total += one
        best = max(best, one)
    return best if mode == MODE_ONE else total


def sum_of(effects: list[list[int]], kind: int) -> float:
    """The numbers of a card's effects of one kind, added up."""
    total = 0
    for effect in effects:
        if effect[0] == kind:
            total += effect[1]
    return float(total)


def boon_worth(game: CavernTavern, seat: int) -> float:
    """Effects that wait for a placement of this turn, where it can still be made."""
    if game.placed >= game.placements or not game.dice[seat]:
        return 0.0
    total = EFFECT_WORTH[EXTRA_PLACEMENT] * float(game.placements - game.placed - 1)
    for boon in game.boons:
        if boon[0] == SHARE_SPACE:
            total += EFFECT_WORTH[SHARE_SPACE]
        elif boon[0] == TASK_BONUS and can_do_task(game, seat, boon[2]):
            total += float(boon[1]) * (1.0 + EFFECT_WORTH[TASK_BONUS]) * 0.5
    return total


def can_do_task(game: CavernTavern, seat: int, types: int) -> bool:
    """Whether the dice fit a free task of one of these types."""
    for move in placements(game, seat):
        if types >> type_of(game, seat, move - PLACE) & 1:
            return True
    return False
