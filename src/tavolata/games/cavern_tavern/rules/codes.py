"""Move codes, the frames of what is pending, and the accounts of points."""

from __future__ import annotations

from typing import Final

from .tables import HALL, KINDS, MOST_SEATS, PILES, ZONES

VERSION: Final = "2"
LONGEST: Final = 6_000
"""No match takes more decisions."""
MOST_ITEMS: Final = 32
MOST_CHARACTERS: Final = 12
MOST_SAYS: Final = 3
"""Nasty Says before one player: each of three spaces calls once."""
MOST_WAYS: Final = 3
"""Ways to fulfil one Nasty Says."""
MOST_EFFECTS: Final = 4
DRAWN_ORDERS: Final = 3
FACES: Final = 6
SHIFTS: Final = 5
"""A die is placed as it is, or changed by up to two in either direction."""
FURTHEST: Final = 2
CHAMBER_OPENS: Final = 4
CHAMBER_TASKS: Final = 3
MRS_NASTY_PRICE: Final = 3
AUTOMA: Final = MOST_SEATS
"""Who has laid the dice of the automa."""
MRS_NASTY_TOKEN: Final = KINDS
"""Among tokens: after the twelve Drinks."""

# Move codes. A code means the same at every decision of its kind; CODES bounds them all.
END: Final = 0
DECK: Final = 1
SERVE: Final = 2
SERVE_CHOOSING: Final = 3
ABILITY: Final = 4
LEAVE: Final = 5
STOP: Final = 6
SPEND: Final = 7
LACK: Final = 8
ORDER: Final = 9
DROP: Final = ORDER + HALL
LAY: Final = DROP + HALL
PLACE: Final = LAY + DRAWN_ORDERS
DIE: Final = PLACE + ZONES
"""A die of a face, placed as it is or changed: (face - 1) * SHIFTS + change + FURTHEST."""
FACE: Final = DIE + FACES * SHIFTS
PLAY: Final = FACE + FACES
KEEP: Final = PLAY + MOST_ITEMS
DISCARD: Final = KEEP + MOST_ITEMS
TAKE: Final = DISCARD + MOST_ITEMS
GIVE: Final = TAKE + PILES
RIVAL: Final = GIVE + PILES
CHOOSE: Final = RIVAL + MOST_SEATS
EFFECT: Final = CHOOSE + MOST_CHARACTERS
OBEY: Final = EFFECT + MOST_EFFECTS
"""Pay for a Nasty Says: which one * MOST_WAYS + which way."""
SAYS: Final = OBEY + MOST_SAYS * MOST_WAYS
DRINK: Final = SAYS + MOST_SAYS
DRINK_POTION: Final = DRINK + KINDS
MODIFY: Final = DRINK_POTION + KINDS
"""A Modifier: (face - 1) * 2, and one more for upwards."""
TASK: Final = MODIFY + 2 * FACES
CODES: Final = TASK + 2 * CHAMBER_TASKS
WORDS: Final = [
    "end",
    "deck",
    "serve",
    "serve choosing",
    "ability",
    "leave",
    "stop",
    "spend",
    "lack",
]
"""The moves that are one word, or nearly."""

# Kinds of frames on the stack: what is pending, and who is asked. Each frame is [kind, seat, arguments ...].
ON_CHARACTER: Final = 0
"""(seat): chooses a character."""
ON_START: Final = 1
"""(seat, set of kinds): a first ingredient."""
ON_TURN: Final = 2
"""(seat)"""
ON_DROP: Final = 3
"""(seat): which order of the hall is discarded for the one that was drawn."""
ON_DICE: Final = 4
"""(seat, zone, total still needed, dice still needed, by how much one die may be changed)"""
ON_PAY_ORDER: Final = 5
"""(seat, kind, how many of it, ingredients that may be missing)"""
ON_PAY_SAYS: Final = 6
"""(seat, shape, how many, last kind paid or -1)"""
ON_EFFECT: Final = 7
"""(seat, source, card)"""
ON_GAIN: Final = 8
"""(seat, how many, set of kinds, 1 if all different)"""
ON_EXCHANGE: Final = 9
"""(seat, how often)"""
ON_STEAL: Final = 10
"""(seat, how often)"""
ON_STEAL_KIND: Final = 11
"""(seat, rival)"""
ON_SWAP: Final = 12
"""(seat, how often)"""
ON_SWAP_GIVE: Final = 13
"""(seat, rival)"""
ON_SWAP_TAKE: Final = 14
"""(seat, rival, kind that is given)"""
ON_RIVAL_GAIN: Final = 15
"""(seat, how many)"""
ON_RIVAL_NASTY: Final = 16
"""(seat, steps)"""
ON_RIVAL_REROLL: Final = 17
"""(seat, how many dice)"""
ON_REROLL: Final = 18
"""(seat, whose dice, how many)"""
ON_SET: Final = 19
"""(seat, how many dice)"""
ON_FACE: Final = 20
"""(seat, face the die shows)"""
ON_SHIFT: Final = 21
"""(seat, how many dice, by at most)"""
ON_FLIP: Final = 22
"""(seat, how many dice)"""
ON_KEEP: Final = 23
"""(seat, how many items)"""
ON_DISCARD: Final = 24
"""(seat, how many items)"""
ON_REPLACE: Final = 25
"""(seat, how many orders are drawn)"""
ON_LAY: Final = 26
"""(seat, space of the hall)"""
ON_ORDER_SWAP: Final = 27
"""(seat)"""
ON_DISMISS: Final = 28
"""(seat)"""
ON_MRS_NASTY: Final = 29
"""(seat): three tokens, or a Nasty Says."""
ON_TASK_LIMIT: Final = 30
"""(seat)"""
ON_ABILITY: Final = 31
"""(seat, trigger, zone)"""
QUESTIONS: Final = 32
DEAL: Final = 32
"""(0): secret tasks, first dice."""
SET_UP: Final = 33
"""(0): the hall, and the first round."""
DO: Final = 34
"""(seat, source, card, next effect, where to stop, zone)"""
TASK_DONE: Final = 35
"""(seat, zone): the track of a Kitchen task or a Chore."""
AFTER_PLACE: Final = 36
"""(seat, zone, dice)"""
SCORE: Final = 37
"""(seat): the order that was paid for."""
MOVE_NASTY: Final = 38
"""(seat, steps)"""
FORGET: Final = 39
"""(0): forgotten orders; the dice go back."""
TASKS_HOME: Final = 40
"""(0): tasks of the Chamber go to the boards."""
NEXT_ROUND: Final = 41
"""(0)"""
ROLL: Final = 42
"""(0)"""
CHECK_SAYS: Final = 43
"""(seat): is a Nasty Says done?"""
ARGUMENTS: Final = "12115443422222322232232222211113116231211111"
FRAMES: Final = [int(number) for number in ARGUMENTS]
"""How many numbers follow the kind in each frame."""

# Whose effects a frame DO works through.
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

# Dice of the automa, in the order they are rolled.
AUTOMA_DICE: Final = ["white", "yellow", "blue", "green", "red", "purple"]

SKILL_STEPS: Final = [0, 0, 0, 1, 1, 1, 2, 2, 2, 3]
"""Which benefit each space of Kitchen and Chores has (CT-10.15)."""
SKILL_POINTS: Final = [0, 2, 3, 4]
SKILL_SHIFTS: Final = [0, 0, 1, 2]
DIGITS: Final = 100_000_000
"""A placement is one number: the seat times this, and the dice as digits."""
USE_ZONE: Final = 64
USE_DICE: Final = USE_ZONE * 32
"""A use of a zone is one number: its areas as bits, the zone, the number of dice."""
LATENESS: Final = 16
"""An order served is one number: the card times this, and how late it was scored."""


def die_code(face: int, change: int) -> int:
    """A die of a face, changed by so much."""
    return DIE + (face - 1) * SHIFTS + change + FURTHEST


def face_of(move: int) -> int:
    """The face of the die that a move names."""
    return (move - DIE) // SHIFTS + 1


def change_of(move: int) -> int:
    """By how much the move changes it."""
    return (move - DIE) % SHIFTS - FURTHEST
