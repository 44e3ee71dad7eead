"""Nebbia in laguna: who decides, what is legal, what happens.

What is pending lies on ``stack`` as frames, the top one last: a kind and the seats it concerns. A night begins with one
frame, PLAN, that asks all seats at once. When the last seat has sealed, the plans are turned up and the frames of the
night are laid out in its place.
"""

from __future__ import annotations

from typing import Any, ClassVar, cast

from tavolata import Ask, Phrase, Refusal, Setup, State, Tell, Value, seat_name

from . import memory, speech, view
from . import tables as t
from .tables import Goods

VERSION = "1"


class Nebbia(State):
    """A position of Nebbia in laguna."""

    fields: ClassVar[tuple[str, ...]] = (
        "faces",
        "places",
        "seen",
        "secret",
        "sealed",
        "boats",
        "patrol",
        "alarm",
        "night",
        "stack",
    )

    faces: list[int]
    """The good on the face of each card. Hidden."""
    places: list[int]
    """Where each card lies: DECK, or the seat that holds it."""
    seen: list[list[int]]
    """For each seat and good the cards it may be on, as bits; see memory.py. Each seat knows its own line only."""
    secret: list[int]
    """What each seat has chosen unseen so far: landings as bits, or SHARE or PRESS. Hidden until all have sealed."""
    sealed: int
    """The seats whose secret choice is made, as bits."""
    boats: list[int]
    """The landings each seat has sent boats to this night, as bits."""
    patrol: int
    """The landing the patrol watches this night, or NOWHERE."""
    alarm: int
    """How often the patrol has found a lone smuggler."""
    night: int
    """How many nights are over."""
    stack: list[list[int]]
    """What is pending."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self.goods = cast(Goods, setup.content.tables)

    # -- set-up -------------------------------------------------------------------------------------------------------

    def deal(self) -> None:
        """Shuffle the goods, draw the first hands and the first smuggler (NL-1)."""
        self.faces = list(range(len(self.goods.names)))
        self.rng.shuffle(self.faces)
        self.places = [t.DECK] * len(self.faces)
        self.seen = [[0] * len(self.faces) for _ in range(self.seats)]
        self.alarm = self.night = 0
        self.first = self.rng.below(self.seats)
        for seat in range(self.seats):
            self._draw(seat, t.FIRST_HAND, None)
        self._begin_night()

    def _begin_night(self) -> None:
        self.secret = [0] * self.seats
        self.boats = [0] * self.seats
        self.sealed = 0
        self.patrol = t.NOWHERE
        self.stack = [[t.PLAN]]

    # -- the table ----------------------------------------------------------------------------------------------------

    def cards(self) -> range:
        """All cards by number."""
        return range(len(self.places))

    def hand(self, seat: int) -> list[int]:
        """The cards a seat holds, as everybody sees their backs."""
        return [card for card in self.cards() if self.places[card] == seat]

    def order(self) -> list[int]:
        """The seats as they act this night (NL-1.4)."""
        return [(self.first + self.night + step) % self.seats for step in range(self.seats)]

    def landed(self, landing: int) -> list[int]:
        """The seats with a boat at a landing, unless the patrol has sent them off (NL-3.2)."""
        if landing == self.patrol:
            return []
        return [seat for seat in self.order() if self.boats[seat] >> landing & 1]

    def on_guard(self, seat: int) -> bool:
        """Whether a seat has kept a boat at home this night (NL-4.7)."""
        return self.boats[seat].bit_count() < t.BOATS

    def targets(self, seat: int) -> list[int]:
        """The other seats that have anything to look at or to take (NL-4.4)."""
        return [other for other in range(self.seats) if other != seat and self.hand(other)]

    # -- who decides, and what is legal -------------------------------------------------------------------------------

    def deciders(self) -> list[int]:
        """All seats that plan or parley, or the one that is asked."""
        if self.over:
            return []
        kind, *seats = self.stack[-1]
        if kind == t.PLAN:
            seats = list(range(self.seats))
        if kind in (t.PLAN, t.PARLEY):
            return sorted(seat for seat in seats if not self.sealed >> seat & 1)
        return [seats[-1]]  # of thief and victim, the victim

    def legal(self, seat: int) -> list[int]:
        """Every move this seat may play now."""
        if seat not in self.deciders():
            return []
        kind = self.stack[-1][0]
        if kind == t.PLAN:
            return [*self._landings_left(seat), t.SEAL]
        if kind == t.TALK:
            return [t.END_TALK]
        if kind == t.PARLEY:
            return [t.SHARE, t.PRESS]
        if kind == t.ANSWER:
            return [*sorted(t.OFFER + self.faces[card] for card in self.hand(seat)), t.REFUSE]
        return [t.SEAT + other for other in self.targets(seat)]

    def _landings_left(self, seat: int) -> list[int]:
        sent = self.secret[seat]
        if sent.bit_count() == t.BOATS:
            return []
        return [t.SEND + landing for landing in range(len(t.LANDINGS)) if not sent >> landing & 1]

    # -- what happens -------------------------------------------------------------------------------------------------

    def play(self, seat: int, move: int, tell: Tell = None) -> None:
        """Play a legal move, and all that follows from it without a question."""
        if move not in self.legal(seat):
            self.refuse(seat, move)
        kind, *seats = self.stack[-1]
        if kind == t.PLAN:
            self._plan(seat, move, tell)
        elif kind == t.PARLEY:
            self._parley(seat, move, seats, tell)
        else:
            self.stack.pop()
            if kind == t.ANSWER:
                good = None if move == t.REFUSE else move - t.OFFER
                self._hand_over(seats[0], seat, good, tell)
            elif kind != t.TALK:
                self._visit(kind, seat, move - t.SEAT, tell)
        self._go_on(tell)

    def _plan(self, seat: int, move: int, tell: Tell) -> None:
        """Send a boat unseen, or seal the plan (NL-2)."""
        if move != t.SEAL:
            self.secret[seat] |= 1 << move - t.SEND
            return
        self._seal(seat, tell)
        if not self.deciders():
            self._turn_up(tell)

    def _seal(self, seat: int, tell: Tell) -> None:
        self.sealed |= 1 << seat
        speech.notify(tell, "seals", "NL-2.4", {"seat": seat_name(seat)})

    def _turn_up(self, tell: Tell) -> None:
        """All plans are turned up, the patrol comes (NL-3), and the night is laid out."""
        self.boats, self.secret, self.sealed = self.secret, [0] * self.seats, 0
        roll = self.rng.below(t.DIE)
        self.patrol = roll if roll < len(t.LANDINGS) else t.NOWHERE
        self.fence += 1
        speech.tell_boats(self, tell)
        self.stack = [[t.DAWN]]
        if self.seats == 1:
            self._lone_night(tell)
            return
        self.stack += [[t.ROB, seat] for seat in reversed(self.landed(t.BRIDGE))]
        self.stack += [[t.LOOK, seat] for seat in reversed(self.landed(t.TOWER))]
        meeting = self.landed(t.DOCK)
        if len(meeting) == 2 and self.setup.options["parley"]:
            self.stack += [[t.PARLEY, *meeting], [t.TALK, *reversed(meeting)]]
        else:
            for seat in meeting:
                self._draw(seat, 2 if len(meeting) == 1 else 1, tell)

    def _lone_night(self, tell: Tell) -> None:
        """A lone smuggler has nobody to meet, to look at or to rob (NL-6.4, NL-6.5)."""
        if self.patrol != t.NOWHERE and self.boats[0] >> self.patrol & 1:
            self.alarm += 1
            speech.notify(tell, "alarm", "NL-6.5", {"number": self.alarm})
        elif self.landed(t.TOWER):
            self.alarm = 0
        self._draw(0, 2 * len(self.landed(t.DOCK)) + len(self.landed(t.BRIDGE)), tell)

    def _parley(self, seat: int, move: int, seats: list[int], tell: Tell) -> None:
        """Two who meet at the dock share it, or one presses the other aside (NL-4.3)."""
        self.secret[seat] = move
        self._seal(seat, tell)
        if self.deciders():
            return
        self.stack.pop()
        pressing = [one for one in seats if self.secret[one] == t.PRESS]
        self.secret, self.sealed = [0] * self.seats, 0
        self.fence += 1
        speech.notify(
            tell,
            "parley",
            "NL-4.3",
            {"pressing": [seat_name(one) for one in pressing], "number": len(pressing)},
        )
        for one in pressing or seats:
            self._draw(one, (1, 2, 0)[len(pressing)], tell)

    def _draw(self, seat: int, number: int, tell: Tell) -> None:
        """Draw cards from the deck, as far as it goes (NL-4.1)."""
        cards = [card for card in self.cards() if self.places[card] == t.DECK][:number]
        if not cards:
            return
        for card in cards:
            self.places[card] = seat
            memory.remember(self, seat, card)
        self.fence += 1
        told: dict[str, Value] = {"seat": seat_name(seat), "number": len(cards)}
        speech.notify(tell, "draws", "NL-4.1", told, self.named(cards), [seat])

    def _visit(self, kind: int, seat: int, other: int, tell: Tell) -> None:
        """Look at a hand, or rob it; a victim on guard answers first."""
        if kind == t.LOOK:
            self._look(seat, other, tell)
        elif self.on_guard(other):
            self.stack.append([t.ANSWER, seat, other])
        else:
            self._hand_over(seat, other, None, tell)

    def _look(self, seat: int, other: int, tell: Tell) -> None:
        """See a whole hand (NL-4.4)."""
        for card in self.hand(other):
            memory.remember(self, seat, card)
        self.fence += 1
        told: dict[str, Value] = {"seat": seat_name(seat), "other": seat_name(other)}
        speech.notify(tell, "looks", "NL-4.4", told, self.named(self.hand(other)), [seat])

    def _hand_over(self, thief: int, victim: int, good: int | None, tell: Tell) -> None:
        """The victim mixes his hand, and the thief gets the card of that good, or any (NL-4.6, NL-4.7)."""
        card = memory.mix_hand(self, victim, good)
        self.places[card] = thief
        memory.remember(self, thief, card)
        self.fence += 1
        told: dict[str, Value] = {"seat": seat_name(thief), "other": seat_name(victim)}
        speech.notify(tell, "robs", "NL-4.6", told, self.named([card]), [thief, victim])

    def _go_on(self, tell: Tell) -> None:
        """Work off what asks nobody, or whose answer is plain to all, until a question is on top."""
        while not self.over:
            kind, *seats = self.stack[-1]
            if kind == t.DAWN:
                self._dawn(tell)
            elif kind in (t.LOOK, t.ROB) and len(self.targets(seats[0])) < 2:
                self.stack.pop()
                for other in self.targets(seats[0]):
                    self._visit(kind, seats[0], other, tell)
            else:
                return

    def _dawn(self, tell: Tell) -> None:
        """The night is over, and after the last one the game (NL-6.1)."""
        self.night += 1
        if self.night < int(self.setup.options["nights"]) and self.alarm < t.LAST_ALARM:
            self._begin_night()
            return
        self.over = True
        self.stack = []
        self.fence += 1
        for seat in range(self.seats):
            for card in self.cards():
                if self.places[card] != t.DECK:
                    memory.remember(self, seat, card)
        speech.notify(tell, "end", "NL-6.1", {"winners": [seat_name(seat) for seat in self.winners()]})

    # -- counting -----------------------------------------------------------------------------------------------------

    def scores(self) -> list[int]:
        """What each hand is worth."""
        return [
            sum(self.goods.values[self.faces[card]] for card in self.hand(seat)) for seat in range(self.seats)
        ]

    def winners(self) -> list[int]:
        """The richest (NL-6.2); a lone smuggler must reach his target and not be caught (NL-6.6)."""
        if not self.over:
            return []
        scores = self.scores()
        if self.seats == 1:
            enough = scores[0] >= t.SOLO_TARGET * int(self.setup.options["nights"])
            return [0] if enough and self.alarm < t.LAST_ALARM else []
        return [seat for seat in range(self.seats) if scores[seat] == max(scores)]

    def named(self, cards: list[int]) -> dict[str, Value]:
        """Cards as arguments of an event, in no telling order."""
        return {
            "goods": [f"good-{self.goods.names[good]}" for good in sorted(self.faces[card] for card in cards)]
        }

    # -- secrets ------------------------------------------------------------------------------------------------------

    def view(self, seat: int | None) -> dict[str, Any]:
        """All that this seat may know."""
        return view.view(self, seat)

    def imagine(self, seat: int, seed: int) -> Nebbia:
        """A state that looks the same to this seat: other faces, other secret choices, other chance to come."""
        twin = cast(Nebbia, self.dream(seed))
        memory.imagine_goods(twin, seat)
        for other in range(self.seats):
            if other != seat:
                twin.secret[other] = twin.imagine_secret(other)
        return twin

    def imagine_secret(self, other: int) -> int:
        """Any choice a seat may have sealed. What it has begun and not sealed is not to be seen: nothing, then."""
        if not self.sealed >> other & 1:
            return 0
        if self.stack[-1][0] == t.PARLEY:
            return t.SHARE + self.rng.below(2)
        return self.rng.below((1 << len(t.LANDINGS)) - 1)  # any landings but all three

    # -- words --------------------------------------------------------------------------------------------------------

    def ask(self, seat: int) -> Ask | None:
        """What this seat is asked."""
        return speech.ask(self, seat) if seat in self.deciders() else None

    def why(self, seat: int, move: int) -> Refusal | None:
        """Why a move is not legal now."""
        return speech.why(self, seat, move)

    def write(self, seat: int, move: int) -> str:
        """The move in notation: ``send dock``, ``seat 2``, ``offer silk``."""
        return speech.write(self.goods, move)

    def read(self, seat: int, text: str) -> int:
        """The move that a text means."""
        return speech.read(self.goods, text)

    def describe(self, seat: int, move: int) -> Phrase:
        """The move as a sentence."""
        return speech.describe(self, move)
