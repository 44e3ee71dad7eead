"""The numbers the rules are written in: landings, move codes, kinds of frames, and the goods of a content pack."""

from __future__ import annotations

DOCK, TOWER, BRIDGE = range(3)
LANDINGS = ("dock", "tower", "bridge")
NOWHERE = -1
DECK = -1

BOATS = 2
FIRST_HAND = 2
DIE = 6
TALK_SECONDS = 60
LAST_ALARM = 2
SOLO_TARGET = 8
"""Points for each night that a lone smuggler must have at the end."""

MOST_SEATS = 4
MOST_NIGHTS = 4
MOST_GOODS = 24
"""As many cards as a pack may have."""

# Move codes. A code means the same at every decision of its kind; CODES bounds them all.
SEND = 0
SEAL = SEND + len(LANDINGS)
END_TALK = SEAL + 1
SHARE = END_TALK + 1
PRESS = SHARE + 1
SEAT = PRESS + 1
OFFER = SEAT + MOST_SEATS
REFUSE = OFFER + MOST_GOODS
CODES = REFUSE + 1

# Kinds of frames on the stack, and how many seats each names. All but DAWN ask something.
PLAN, TALK, PARLEY, LOOK, ROB, ANSWER, DAWN = range(7)
STEPS = ("plan", "talk", "parley", "look", "rob", "answer", "dawn")
ASKED = (0, 2, 2, 1, 1, 2, 0)

LONGEST = MOST_NIGHTS * MOST_SEATS * (BOATS + 1 + 4)
"""No match takes more decisions: a night asks each seat for a plan, and at most four things more."""


class Goods:
    """The cards of a content pack, by number."""

    def __init__(self, names: list[str], values: list[int]) -> None:
        self.names = names
        self.values = values
