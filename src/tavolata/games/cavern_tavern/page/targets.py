"""A scene with what its drawings ask of it again and again: links to moves, reasons, and what a choice would change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Literal

from ....engine.phrases import Phrase
from ....engine.scene import Scene
from ....kit import targets
from ....kit.markup import Markup, joined, tag, vh
from ....kit.phrases import PhraseView, said, seat_in
from ....kit.provenance import PRINTED, badge
from ..rules.tables import INGREDIENTS, ZONE_NAMES
from ..view import CardView, CavernView, PlayerView, Track

TURN = ("action", "first-order")
"""Questions at which everything on the board can be asked about."""
FROM_RIVAL = ("steal-kind", "swap-take")
"""Questions that are answered with an ingredient of a rival."""
PLACING = ("dice", "dice-number")
"""Questions about the dice that go to a zone."""
OWN_DICE = (*PLACING, "reroll", "set", "shift", "flip")
"""Questions about one's own dice."""
OFFICE = "office"
"""The zone whose short name speaks of a rival."""


class Table(targets.Table[CavernView]):
    """A scene for its drawings. ``used`` collects the moves that are drawn somewhere."""

    def __init__(self, scene: Scene[CavernView]) -> None:
        super().__init__(scene)
        self.players = scene.view["players"]
        self.mine = self.players[self.me]
        """The player whose board lies in front."""
        self.used: set[str] = set()
        self.after = scene.after
        self.zone = _zone(scene)
        """The zone that dice are just being placed on."""
        if scene.chosen is not None:
            self.before = None

    # -- words --------------------------------------------------------------------------------------------------------

    def name(self, id: str) -> str:
        """The name of a card, a zone, an ingredient."""
        return self.words.name(id)

    def kind_name(self, kind: str) -> str:
        """The name of an ingredient."""
        return self.words.name(f"ingredient-{kind}")

    def zone_name(self, id: str, name: str) -> str:
        """The name of a zone, shorter where there is a shorter one; alone there is no rival to speak of."""
        short = f"page-zone-{id}"
        if not self.words.knows(short) or (id == OFFICE and len(self.players) == 1):
            return name
        return self.words.text(short)

    def card(self, kind: str, facts: CardView, classes: str = "") -> Markup:
        """The name of a card in bold; what it says for fun, and whose it is, shows to whoever lingers on it."""
        flavour = f"flavour-{facts['id']}"
        fun = self.words.text(flavour) if self.words.knows(flavour) else ""
        name = self.words.name(f"{kind}-{facts['id']}")
        source = facts["source"]
        known = "" if source == PRINTED else self.words.text(f"source-{source}")
        return _card(name, known, fun, classes)

    def marked(self, kind: str, facts: CardView, classes: str = "") -> Markup:
        """The same with the badge beside it."""
        known = badge(self.words, facts["source"], f"{kind}-{facts['id']}-note")
        return (
            joined([self.card(kind, facts, classes), " ", known])
            if known
            else self.card(kind, facts, classes)
        )

    def does(self, phrase: PhraseView) -> str:
        """What a card does."""
        return said(self.words, phrase)

    def goods(self, goods: Mapping[str, int]) -> str:
        """Ingredients by name, with their numbers."""
        names = [(self.kind_name(kind), number) for kind, number in goods.items()]
        listed = tuple([f"{number} {name}" if number > 1 else name for name, number in names])
        return _listed(self.words.join, listed)

    def asks(self) -> str:
        """The question that is open."""
        return "" if self.ask is None else self.words.say(Phrase(f"ask-{self.kind}", self.ask["arguments"]))

    # -- links --------------------------------------------------------------------------------------------------------

    def link(self, move: str) -> str:
        """The attributes of a link that chooses a move; it has its place then."""
        self.used.add(move)
        return super().link(move)

    def touch(self, move: str, inside: str, classes: str, label: str) -> Markup:
        """A target where the move is legal, a reason where it is not though it might be, else a plain thing."""
        if move in self.choices:
            return self.button(move, inside, classes)
        if self.kind in TURN:
            return self.refused(move, inside, classes, label)
        return tag("span", vh(label) if label else "", inside, class_=classes)

    @property
    def rival(self) -> int | None:
        """The rival whose goods or dice a question is about."""
        return rival_of(self.view) if self.kind else None

    # -- before and after ---------------------------------------------------------------------------------------------

    def then(self, seat: int) -> PlayerView:
        """A player as the chosen move would leave him; as he is, where that cannot be told."""
        return (self.after or self.view)["players"][seat]

    def was(self, seat: int) -> PlayerView | None:
        """A player before the last move; nothing while one plans."""
        return None if self.before is None else self.before["players"][seat]

    def fresh(self, seat: int, name: Literal[Track, "ingredients"]) -> str:
        """The class that marks what the last move changed of a player."""
        was = self.was(seat)
        return " last" if was is not None and was[name] != self.players[seat][name] else ""


def rival_of(view: CavernView) -> int | None:
    """The rival whose goods or dice the reader is asked about."""
    ask = view["ask"]
    return None if ask is None or "other" not in ask["arguments"] else seat_in(ask["arguments"], "other")


def _zone(scene: Scene[CavernView]) -> int | None:
    texts = [part.text for part in scene.parts] + ([scene.chosen.text] if scene.chosen else [])
    zones = [one.removeprefix("place ") for one in texts if one.startswith("place ")]
    if zones:
        return ZONE_NAMES.index(zones[-1])
    steps = [one["about"]["zone"] for one in scene.view["pending"][-1:] if one["step"] == "dice"]
    return ZONE_NAMES.index(str(steps[0])) if steps else None


@lru_cache(4096)
def _listed(join: Callable[[list[str]], str], names: tuple[str, ...]) -> str:
    """A list as a language writes it."""
    return join(list(names))


@lru_cache(2048)
def _card(name: str, known: str, fun: str, classes: str) -> Markup:
    told = f"{name} ({known})" if known else name
    title = f"{told}. {fun}" if fun else told if known else None
    return tag("b", name, class_=classes or None, title=title)


def sorted_goods(goods: Mapping[str, int]) -> list[str]:
    """Ingredients one by one, in the order of the book."""
    return [kind for kind in INGREDIENTS for _ in range(goods.get(kind, 0))]
