"""What a chosen move will do, line by line, as far as the one who makes it may know."""

from __future__ import annotations

from collections.abc import Callable, Iterator

from ....engine.phrases import Phrase, Value
from ....engine.scene import Choice, Note, Scene
from ....kit.markup import Markup, tag, text
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


class Foretelling:
    """A move being looked at."""

    def __init__(self, scene: Scene[TronoView], choice: Choice) -> None:
        self.scene = scene
        self.choice = choice
        self.table = Table(scene)
        self.words = scene.words

    def notes(self) -> list[Note]:
        """What follows from the move itself, then what would be told of it."""
        own = TELLERS.get(self.table.kind)
        found = list(own(self)) if own else []
        return [*found, *self._told()][:MOST_NOTES]

    def _note(self, emblem: str, id: str, win: bool = False, **arguments: Value) -> Note:
        shown = {
            name: value if isinstance(value, int | Markup) else text(value)
            for name, value in arguments.items()
        }
        return Note(emblem, self.words.text(f"preview-{id}", **shown), win)

    def _told(self) -> Iterator[Note]:
        for phrase in self.scene.told:
            id = phrase.id.removeprefix("event-")
            if id in OTHERS:
                continue
            said = sentence(self.words.say(Phrase(f"event-{id}", phrase.arguments)))
            yield Note(EMBLEMS.get(id, "lozenge"), text(said), id in GOOD)
        if not any(phrase.id.removeprefix("event-") == "strengths" for phrase in self.scene.told):
            yield from self._fight()

    def _fight(self) -> Iterator[Note]:
        """The sums of a combat that the move leads to, before cards and further support."""
        after = self.scene.after
        if after is None or after["combat"] is None or self.table.view["combat"] is not None:
            return
        attack, defence = sides(after["combat"])
        force = after["areas"][after["combat"]["area"]]["garrison"]
        other = force if defence is None else defence["before_cards"]
        yield self._note("swords", "fight", attack=attack["before_cards"], defence=other)

    # -- by question --------------------------------------------------------------------------------------------------

    def _plan(self) -> Iterator[Note]:
        """The plan as a whole: what lies where, and that nobody sees it yet."""
        draft = Draft(self.table)
        by_order: dict[str, list[str]] = {}
        for area, order in draft.orders.items():
            by_order.setdefault(self.table.order(order), []).append(self.table.area(area))
        for order, areas in by_order.items():
            names = text(self.words.join(areas))
            yield Note("banner", tag("b", sentence(order).rstrip(".")) + Markup(f": {names}"))
        yield self._note("lock", "plan", number=len(draft.missing))

    def _bid(self) -> Iterator[Note]:
        number = int(self.choice.text.split()[1])
        assert self.table.own is not None
        left = self.table.houses[self.table.own]["power"] - number
        yield self._note("power", "bid", number=number, left=left)
        yield self._note("lock", "secret")

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
        yield self._note("swords", "card", sum=total, other=theirs["before_cards"])
        if facts["text"] != "none":
            yield Note("scroll", text(sentence(self.words.text(f"text-{facts['text']}"))))
        yield self._note("lock", "secret-card")

    def _support(self) -> Iterator[Note]:
        """Support that an ally is refused, which it has a right to."""
        told = self.choice.phrase
        if told.id in DENIED:
            house = self.table.house_name(seat_in(told.arguments, DENIED[told.id]))
            yield self._note("betray", "refuse", house=house)

    def _vote(self) -> Iterator[Note]:
        yield self._note("lock", "secret-vote")

    def _words(self) -> Iterator[Note]:
        """Words that all hear, and that bind nobody."""
        yield self._note("chat", "words")

    def _look(self) -> Iterator[Note]:
        if self.choice.text == "look":
            yield self._note("eye", "look")

    def _march(self) -> Iterator[Note]:
        """A march that ends: its order goes, and what stays where it was."""
        if self.choice.text == "done" and not self.scene.told:
            yield Note("check", text(sentence(self.choice.says)))


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
