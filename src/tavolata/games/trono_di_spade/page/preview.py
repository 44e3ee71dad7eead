"""What a chosen move will do, line by line, as far as the one who makes it may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice

from ....engine.scene import Choice, Note, Scene
from ....kit import preview
from ....kit.markup import tag, text
from ....kit.moments import say
from ....kit.phrases import seat_in
from ....kit.words import sentence
from ..view import TronoView, sides
from .drafts import Draft
from .targets import Table

EMBLEMS = {
    "gains": "power",
    "loses-power": "power",
    "marches": "arrow",
    "combat": "swords",
    "strengths": "swords",
    "enters": "check",
    "beats-neutral": "swords",
    "falls-short": "cross",
    "raids": "flame",
    "removes-order": "cross",
    "recruits": "footman",
    "upgrades": "knight",
    "loses": "skull",
    "sunk": "ship",
    "captures": "ship",
    "retreats": "back",
    "supports": "banner",
    "supports-nobody": "cross",
    "leaves-token": "power",
    "token-removed": "power",
    "drops": "throne",
    "rises": "throne",
    "discards": "cards",
    "takes-back": "cards",
    "plays-card": "cards",
    "uses-text": "scroll",
    "uses-blade": "blade",
    "exchanges": "raven",
    "buries": "raven",
    "leaves-on-top": "raven",
    "betrays": "betray",
    "allied": "pact",
    "proposes": "pact",
    "accepts-alliance": "pact",
    "declines-alliance": "cross",
    "allows": "pact",
    "denies": "cross",
    "victory": "crown",
    "wins-combat": "swords",
    "musters-at": "tower",
}
"""The emblem of what is told."""
OTHERS = frozenset(("resolves", "raid-nothing", "supply-is"))
"""What goes on afterwards and is no matter of the move."""
DENIED = {"move-support-denied": "other", "move-support-against": "ally"}
"""Answers that deny an ally support, and what it is called among their arguments."""
MOST_NOTES = 8
GOOD = frozenset(("gains", "enters", "beats-neutral", "rises", "victory", "captures", "allied"))


class Foretelling(preview.Foretelling[TronoView]):
    """The chosen move of a scene."""

    def __init__(self, scene: Scene[TronoView], choice: Choice) -> None:
        super().__init__(scene, choice)
        self.table = Table(scene)

    def notes(self) -> Iterator[Note]:
        """What follows from the move itself, then what would be told of it."""
        yield from islice(self._all(), MOST_NOTES)

    def _all(self) -> Iterator[Note]:
        own = TELLERS.get(self.table.kind)
        if own is not None:
            yield from own(self)
        yield from self._told()

    def _told(self) -> Iterator[Note]:
        for told in self.scene.told:
            if told.id not in OTHERS:
                said = text(sentence(say(told, self.words)))
                yield Note(EMBLEMS.get(told.id, "lozenge"), said, told.id in GOOD)
        if not any(told.id == "strengths" for told in self.scene.told):
            yield from self._fight()

    def _fight(self) -> Iterator[Note]:
        """The sums of a combat that the move leads to, before cards and further support."""
        after = self.scene.after
        if after is None or after["combat"] is None or self.table.view["combat"] is not None:
            return
        attack, defence = sides(after["combat"])
        force = after["areas"][after["combat"]["area"]]["garrison"]
        other = force if defence is None else defence["before_cards"]
        yield self.note("swords", "fight", attack=attack["before_cards"], defence=other)

    # -- by question --------------------------------------------------------------------------------------------------

    def _plan(self) -> Iterator[Note]:
        """The plan as a whole: what lies where, and that nobody sees it yet."""
        draft = Draft(self.table)
        by_order: dict[str, list[str]] = {}
        for area, order in draft.orders.items():
            by_order.setdefault(self.table.order(order), []).append(self.table.area(area))
        for order, areas in by_order.items():
            yield Note("banner", tag("b", sentence(order).rstrip(".")) + ": " + self.listed(areas))
        yield self.note("lock", "plan", number=len(draft.missing))

    def _bid(self) -> Iterator[Note]:
        number = int(self.choice.text.split()[1])
        left = self.table.houses[self.table.me]["power"] - number
        yield self.note("power", "bid", number=number, left=left)
        yield self.note("lock", "secret")

    def _card(self) -> Iterator[Note]:
        """The sum with this card, against what the other side has without one."""
        combat = self.table.combat()
        card = self.choice.text.split()[1]
        facts = self.table.printed["cards"][card]
        mine, theirs = combat["attacker"], combat["defender"]
        assert theirs is not None, "cards are for Houses"
        if mine["seat"] != self.table.own:
            mine, theirs = theirs, mine
        total = mine["before_cards"] + facts["strength"]
        yield self.note("swords", "card", sum=total, other=theirs["before_cards"])
        if facts["text"] != "none":
            yield Note("scroll", text(sentence(self.words.text(f"text-{facts['text']}"))))
        yield self.note("lock", "secret-card")

    def _support(self) -> Iterator[Note]:
        """Support that an ally is refused, which it has a right to."""
        told = self.choice.phrase
        if told.id in DENIED:
            house = self.table.house_name(seat_in(told.arguments, DENIED[told.id]))
            yield self.note("betray", "refuse", house=house)

    def _vote(self) -> Iterator[Note]:
        yield self.note("lock", "secret-vote")

    def _words(self) -> Iterator[Note]:
        """Words that all hear, and that bind nobody."""
        yield self.note("chat", "words")

    def _look(self) -> Iterator[Note]:
        if self.choice.text == "look":
            yield self.note("eye", "look")

    def _march(self) -> Iterator[Note]:
        """A march that ends: its order goes, and what stays where it was."""
        if self.choice.text == "done" and not self.scene.told:
            yield self.itself()


TELLERS: dict[str, Callable[[Foretelling], Iterator[Note]]] = {
    "plan": Foretelling._plan,
    "bid": Foretelling._bid,
    "cards": Foretelling._card,
    "replace": Foretelling._card,
    "support": Foretelling._support,
    "ballot": Foretelling._vote,
    "propose": Foretelling._words,
    "proposal": Foretelling._words,
    "raven": Foretelling._look,
    "march": Foretelling._march,
}
"""What is foretold by question, beside what would be told."""
