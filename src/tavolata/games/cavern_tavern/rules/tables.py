"""The numbers Cavern Tavern is written in: ingredients, zones, effects, conditions, and the cards of a pack."""

from __future__ import annotations

from typing import Final

from ....engine.moves import Moves

NOTHING: Final = -1
MOST_SEATS: Final = 6
ROUNDS: Final = 10
HALL: Final = 6
"""Spaces for orders in the Mess Hall (CT-1.7)."""
MOST_ITEMS_HELD: Final = 3
MOST_TASKS_HELD: Final = 3
MOST_DICE: Final = 8
"""Dice of a player in a round (CT-16.17)."""
FACES: Final = 6
CALLS: Final = [3, 6, 9]
"""Spaces of the Nasty track on which Nasty calls (CT-13.2)."""
TRACK_END: Final = 9
"""The last space of the Kitchen and Chores tracks (CT-1.11)."""
NASTY_END: Final = 10
SAYS_PENALTY: Final = 10
"""Points lost for each Nasty Says that is open at the end (CT-18.4)."""
QUOTA: Final = 85
"""Points that one player alone needs (CT-20.13)."""

# Ingredients. A Magic Potion is one too, after the twelve kinds.
AMBROSIA: Final = 0
BEER: Final = 1
ELIXIR: Final = 2
FRUIT: Final = 3
HERBS: Final = 4
LIQUEUR: Final = 5
MEAD: Final = 6
NECTAR: Final = 7
ROCKS: Final = 8
SPIRITS: Final = 9
SYRUP: Final = 10
WINE: Final = 11
KINDS: Final = 12
POTION: Final = 12
PILES: Final = 13
INGREDIENTS: Final = [
    "ambrosia",
    "beer",
    "elixir",
    "fruit",
    "herbs",
    "liqueur",
    "mead",
    "nectar",
    "rocks",
    "spirits",
    "syrup",
    "wine",
    "potion",
]
PILE: Final = [6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 6, 4]
"""Cards of each ingredient in the box (CT-1.3)."""
ANY_KIND: Final = (1 << KINDS) - 1
"""A set of ingredients is a number with a bit for each kind; this one has all twelve, without the Potion."""

# Peoples, and symbols of orders and tasks.
HALFLING: Final = 0
HUMAN: Final = 1
ELF: Final = 2
DWARF: Final = 3
GREEN_ELF: Final = 4
TROBIT: Final = 5
RACES: Final = ["halfling", "human", "elf", "dwarf", "green-elf", "trobit"]
PLAIN: Final = 0
KITCHEN: Final = 1
CHORES: Final = 2
SYMBOLS: Final = ["none", "kitchen", "chore"]
TASK_TYPES: Final = ["plain", "kitchen", "chore"]

# Zones: where dice are placed. The index of a zone is stable; its value is the dice total, or the number of dice.
CELLAR_ZONE: Final = 0
KITCHEN_ZONE: Final = 6
CHORES_ZONE: Final = 12
OFFICE_ZONE: Final = 18
REPLACE_ZONE: Final = 19
ITEM_ZONE: Final = 20
POTION_ZONE: Final = 21
CHAMBER_ZONE: Final = 22
"""The three tasks of the Secret Chamber."""
MRS_NASTY_ZONE: Final = 25
OWN_ZONE: Final = 26
"""The three tasks on a player's own board."""
ZONES: Final = 29
ZONE_NAMES: Final = [
    "cellar-1",
    "cellar-2",
    "cellar-3",
    "cellar-4",
    "cellar-5",
    "cellar-6",
    "make-lunch",
    "roast-the-meat",
    "cook-dragon-eggs",
    "wash-the-dishes",
    "cut-the-meat",
    "serve-dinner",
    "wipe-the-tables",
    "mop-the-floor",
    "prepare-the-rooms",
    "chop-wood",
    "fix-the-roof",
    "entertain-the-guests",
    "office",
    "replace-order",
    "item",
    "magic-potion",
    "chamber-1",
    "chamber-2",
    "chamber-3",
    "mrs-nasty",
    "own-1",
    "own-2",
    "own-3",
]
TOTALS: Final = [1, 2, 3, 4, 5, 6, 7, 9, 11, 13, 15, 17, 8, 10, 12, 14, 16, 18] + [0] * 11
"""The dice total a zone asks for; 0 where it asks for a number of dice, or where a task card says it."""
DICE: Final = [0] * 18 + [1, 1, 2, 3] + [0, 0, 0] + [1] + [0, 0, 0]
"""The number of dice a zone asks for; 0 where it asks for a total."""
CHAMBER_OPENS: Final = 4
"""The round in which the Secret Chamber opens (CT-19.1)."""
CHAMBER_TASKS: Final = 3
MRS_NASTY_PRICE: Final = 3
"""Tokens that spare a player a Nasty Says (CT-19.14)."""
MRS_NASTY_TOKEN: Final = KINDS
"""Among tokens: after the twelve Drinks."""
AUTOMA: Final = MOST_SEATS
"""Who has laid the dice of the automa."""
AUTOMA_DICE: Final = ["white", "yellow", "blue", "green", "red", "purple"]
"""Dice of the automa, in the order they are rolled."""
CELLAR: Final = [
    [FRUIT, HERBS],
    [SYRUP, ROCKS],
    [MEAD, NECTAR],
    [WINE, ELIXIR],
    [AMBROSIA, BEER],
    [LIQUEUR, SPIRITS],
]
CELLAR_SPACES: Final = [0, 1, 1, 2, 3, 4, 4]
"""Spaces of each Cellar zone by number of players (CT-9.3)."""

SKILL_STEPS: Final = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]
"""Which benefit each space of Kitchen and Chores has (CT-10.15)."""
SKILL_POINTS: Final = [0, 2, 3, 4]
SKILL_SHIFTS: Final = [0, 0, 1, 2]

# Areas of conditions, as bits.
IN_CELLAR: Final = 1
IN_KITCHEN: Final = 2
IN_CHORES: Final = 4
IN_WORKSHOP: Final = 8
IN_OFFICE: Final = 16
IN_CHAMBER: Final = 32
AREAS: Final = ["cellar", "kitchen", "chores", "workshop", "office", "chamber"]

# Effects (chapter CT-16). An effect is four numbers: [kind, n, a, b].
POINTS: Final = 0
"""[n points]"""
GAIN: Final = 1
"""[n, set of kinds or ZONE_KINDS, 1 if all different]"""
GAIN_POTION: Final = 2
EXCHANGE: Final = 3
STEAL: Final = 4
SWAP: Final = 5
RIVAL_GAIN: Final = 6
DRAW_ITEMS: Final = 7
"""[drawn, kept]"""
NASTY: Final = 8
"""[steps; below zero is up, which is good]"""
RIVAL_NASTY: Final = 9
DISMISS_SAYS: Final = 10
DIE_SET: Final = 11
DIE_SHIFT: Final = 12
"""[n dice, by at most]"""
DIE_FLIP: Final = 13
DIE_REROLL: Final = 14
EXTRA_DIE: Final = 15
RIVAL_REROLL: Final = 16
EXTRA_PLACEMENT: Final = 17
SHARE_SPACE: Final = 18
TASK_BONUS: Final = 19
"""[points, 1 << KITCHEN | 1 << CHORES as it may be]"""
ORDER_BONUS: Final = 20
ORDER_DISCOUNT: Final = 21
LATE_IGNORE: Final = 22
"""[rounds, race or NOTHING, points if it was not late]"""
ORDER_SWAP: Final = 23
FIRST_PLAYER: Final = 24
MODIFIERS: Final = 25
REPLACE_ORDER: Final = 26
"""[orders drawn]; on the board only"""
EFFECTS: Final = [
    "points",
    "gain",
    "gain_potion",
    "exchange",
    "steal",
    "swap",
    "rival_gain",
    "draw_items",
    "nasty",
    "rival_nasty",
    "dismiss_says",
    "die_set",
    "die_shift",
    "die_flip",
    "die_reroll",
    "extra_die",
    "rival_reroll",
    "extra_placement",
    "share_space",
    "task_bonus",
    "order_bonus",
    "order_discount",
    "late_ignore",
    "order_swap",
    "first_player",
    "modifiers",
    "replace_order",
]
ZONE_KINDS: Final = 0
"""Instead of a set of kinds: the two of the Cellar zone that was used."""


def _gain(kind: int) -> list[int]:
    return [GAIN, 1, 1 << kind, 0]


# What the zones of the board give, in the order of the book; those after MRS_NASTY_ZONE are task cards.
BOARD: Final = [
    [[GAIN, 1, 1 << FRUIT | 1 << HERBS, 0]],
    [[GAIN, 1, 1 << SYRUP | 1 << ROCKS, 0]],
    [[GAIN, 1, 1 << MEAD | 1 << NECTAR, 0]],
    [[GAIN, 1, 1 << WINE | 1 << ELIXIR, 0]],
    [[GAIN, 1, 1 << AMBROSIA | 1 << BEER, 0]],
    [[GAIN, 1, 1 << LIQUEUR | 1 << SPIRITS, 0]],
    [_gain(HERBS), [FIRST_PLAYER, 1, 0, 0], [POINTS, 2, 0, 0]],
    [_gain(SYRUP), [POINTS, 3, 0, 0]],
    [_gain(NECTAR), [POINTS, 4, 0, 0]],
    [_gain(ELIXIR), [POINTS, 5, 0, 0]],
    [_gain(BEER), [POINTS, 6, 0, 0], [EXCHANGE, 1, 0, 0]],
    [_gain(MEAD), [POINTS, 7, 0, 0], [STEAL, 1, 0, 0]],
    [_gain(FRUIT), [POINTS, 2, 0, 0]],
    [_gain(ROCKS), [POINTS, 3, 0, 0]],
    [_gain(AMBROSIA), [POINTS, 4, 0, 0]],
    [_gain(LIQUEUR), [POINTS, 5, 0, 0]],
    [_gain(WINE), [POINTS, 6, 0, 0], [SWAP, 1, 0, 0]],
    [_gain(SPIRITS), [GAIN, 1, ANY_KIND, 0], [POINTS, 7, 0, 0]],
    [[NASTY, -1, 0, 0], [RIVAL_NASTY, 1, 0, 0]],
    [[REPLACE_ORDER, 3, 0, 0]],
    [[DRAW_ITEMS, 3, 1, 0]],
    [[GAIN_POTION, 1, 0, 0], [DRAW_ITEMS, 1, 1, 0]],
    [],
    [],
    [],
    [[MODIFIERS, 2, 0, 0]],
]

# Conditions (CT-13, CT-17, CT-21). A condition is six numbers: [kind, n, a, b, c, d].
USE: Final = 0
"""[n, areas or 0, set of zones or 0 for all, 1 if different zones count, fewest dice]"""
SERVE: Final = 1
"""[n, set of races or 0 for all, 1 if different races count, fewest ingredients, most rounds late or NOTHING]"""
PAY_INGREDIENTS: Final = 2
"""[n, shape]"""
PAY_POINTS: Final = 3
DISCARD_ITEMS: Final = 4
PLAY_ITEMS: Final = 5
TRACK_AT: Final = 6
"""[n, KITCHEN or CHORES]"""
NASTY_AT_MOST: Final = 7
POINTS_AT_LEAST: Final = 8
CONDITIONS: Final = [
    "use",
    "serve",
    "pay_ingredients",
    "pay_points",
    "discard_items",
    "play_items",
    "track_at",
    "nasty_at_most",
    "points_at_least",
]
SHAPE_ANY: Final = 0
SHAPE_SAME: Final = 1
SHAPE_DISTINCT: Final = 2
SHAPES: Final = ["any", "same", "distinct"]

# When a character's ability may be used (CT-14).
IN_OWN_TURN: Final = 0
WHEN_SERVING: Final = 1
AT_A_TASK: Final = 2
RIVAL_IN_CELLAR: Final = 3
TRIGGERS: Final = ["own_turn", "serve", "task", "rival_cellar"]

# Whose effects are worked through.
OF_ZONE: Final = 0
OF_ITEM: Final = 1
OF_CHARACTER: Final = 2
OF_TASK: Final = 3

# Where points come from (CT-18.9).
FROM_ORDERS: Final = 0
FROM_KITCHEN: Final = 1
FROM_CHORES: Final = 2
FROM_CARDS: Final = 3
FROM_CHAMBER: Final = 4
FROM_FORGOTTEN: Final = 5
FROM_FINES: Final = 6
FROM_NASTY: Final = 7
FROM_SAYS: Final = 8
FROM_INGREDIENTS: Final = 9
FROM_SECRET: Final = 10
ACCOUNTS: Final = [
    "orders",
    "kitchen",
    "chores",
    "cards",
    "chamber",
    "forgotten",
    "fines",
    "nasty",
    "says",
    "ingredients",
    "secret",
]

# What was done is kept as numbers.
DIGITS: Final = 100_000_000
"""A placement is one number: the seat times this, and the dice as digits."""
USE_ZONE: Final = 64
USE_DICE: Final = USE_ZONE * 32
"""A use of a zone is one number: its areas as bits, the zone, the number of dice."""
LATENESS: Final = 16
"""An order served is one number: the card times this, and how late it was scored."""

MODE_ALL: Final = 0
MODE_ONE: Final = 1
MODES: Final = ["all", "one"]


class Orders:
    """The order cards, one list for each thing printed on them."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.races: list[int] = []
        self.symbols: list[int] = []
        """PLAIN, KITCHEN or CHORES."""
        self.sizes: list[int] = []
        """How many ingredients it asks for."""
        self.needs: list[list[int]] = []
        """How many of each of the twelve kinds."""
        self.points: list[list[int]] = []
        """Points by rounds late: index 0 is on time; as long as the patience."""
        self.patience: list[int] = []
        self.penalties: list[int] = []
        """Points lost when it is forgotten, a positive number."""


class Cards:
    """Cards with effects: items, characters, tasks of the Secret Chamber."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.effects: list[list[list[int]]] = []
        """Effects in order, each [kind, n, a, b]."""
        self.modes: list[int] = []
        """MODE_ALL, or MODE_ONE: the player picks one effect."""
        self.needs_rival: list[int] = []
        """Items: 1 if it leaves the game of a single player."""
        self.triggers: list[int] = []
        """Characters: when the ability may be used."""
        self.races: list[int] = []
        """Characters: their people."""
        self.uses: list[int] = []
        """Characters: how often in a game."""
        self.types: list[int] = []
        """Chamber tasks: PLAIN, KITCHEN or CHORES."""
        self.totals: list[int] = []
        """Chamber tasks: the dice total."""


class Goals:
    """Cards with conditions: Nasty Says (one of them), assignments (all of them), secret tasks (one, counted)."""

    def __init__(self) -> None:
        self.ids: list[str] = []
        self.conditions: list[list[list[int]]] = []
        """Conditions, each [kind, n, a, b, c, d]; n is 0 on secret tasks."""
        self.tiers: list[list[list[int]]] = []
        """Secret tasks: [number, points], rising."""


class Tables:
    """A content pack, ready for play. Cards are numbered by their place in the lists."""

    moves: Moves
    """What the moves are called with this pack (see notation.py)."""

    def __init__(self) -> None:
        self.orders = Orders()
        self.items = Cards()
        self.characters = Cards()
        self.says = Goals()
        self.secrets = Goals()
        self.assignments = Goals()
        self.tasks = Cards()
        """Tasks of the Secret Chamber."""
        self.track: list[int] = []
        """Points lost by space of the Nasty track."""
        self.modifiers = 0
        """Modifier tokens in the supply."""
        self.mrs_nasty = 0
        """Mrs. Nasty tokens in the secret pile."""
        self.drinks: list[int] = []
        """Drink tokens in the secret pile, by kind of ingredient."""
        self.drink_points: list[int] = []
        """Points of a Drink, by kind of ingredient."""


def bits(cards: list[int]) -> int:
    """Different cards as one number."""
    result = 0
    for card in cards:
        result |= 1 << card
    return result
