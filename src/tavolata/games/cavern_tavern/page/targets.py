"""A scene with what its drawings ask of it again and again: links to moves, reasons, and what a choice would change."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from functools import lru_cache
from typing import Literal
from urllib.parse import urlencode

from ....engine.phrases import Arguments, Phrase, Value
from ....engine.scene import Choice, Scene
from ....kit.markup import Markup, joined, tag, text
from ....kit.provenance import PRINTED, badge
from ..rules.tables import INGREDIENTS, ZONE_NAMES
from ..view import CardView, CavernView, DoesView, PlayerView, Track

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


class Table:
    """A scene for its drawings. ``used`` collects the moves that are drawn somewhere."""

    def __init__(self, scene: Scene[CavernView]) -> None:
        self.scene = scene
        self.view = scene.view
        self.words = scene.words
        self.players = scene.view["players"]
        self.own = scene.view["seat"]
        """Whose eyes these are, ``None`` for a spectator."""
        self.me = self.own or 0
        """Whose board lies in front; a spectator sits down with the first."""
        self.player = self.players[self.me]
        self.choices: dict[str, Choice] = {choice.text: choice for choice in scene.choices}
        self.kind: str = scene.view["ask"]["kind"] if scene.choices and scene.view["ask"] else ""
        """What the reader is asked, or nothing."""
        self.chosen: str = scene.chosen.text if scene.chosen else ""
        self.used: set[str] = set()
        self.after = scene.after
        self.zone = _zone(scene)
        """The zone that dice are just being placed on."""
        self.plans = bool(scene.parts or scene.chosen)

    # -- words --------------------------------------------------------------------------------------------------------

    def say(self, id: str, **arguments: Value) -> str:
        """A message of the page."""
        return self.words.text(f"page-{id}", **arguments)

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

    def does(self, phrase: DoesView) -> str:
        """What a card does."""
        return self.words.say(Phrase(phrase["id"], phrase["arguments"]))

    def goods(self, goods: Mapping[str, int]) -> str:
        """Ingredients by name, with their numbers."""
        names = [(self.kind_name(kind), number) for kind, number in goods.items()]
        listed = tuple([f"{number} {name}" if number > 1 else name for name, number in names])
        return _listed(self.words.join, listed)

    def asks(self) -> str:
        """The question that is open."""
        ask = self.view["ask"]
        return "" if ask is None else self.words.say(Phrase(f"ask-{ask['kind']}", ask["arguments"]))

    # -- links --------------------------------------------------------------------------------------------------------

    def link(self, move: str, chosen: bool = True) -> str:
        """The attributes of a link that chooses a move."""
        choice = self.choices[move]
        self.used.add(move)
        current = ' aria-current="true"' if chosen and move == self.chosen else ""
        href = text(self.scene.link(move))
        return f'href="{href}" data-move="{text(move)}" aria-label="{text(choice.says)}"{current}'

    def button(self, move: str, inside: str, classes: str, more: str = "") -> Markup:
        """A link that looks like what it stands on; ``more`` are attributes of its own."""
        on = " on" if move == self.chosen else ""
        return Markup(f'<a class="{classes}{on}" {self.link(move)}{more}>{inside}</a>')

    def touch(self, move: str, inside: str, classes: str, label: str) -> Markup:
        """A target where the move is legal, a reason where it is not though it might be, else a plain thing."""
        if move in self.choices:
            return self.button(move, inside, classes)
        if self.kind in TURN:
            parts = tuple(part.text for part in self.scene.parts)
            spoken = f'aria-label="{text(label)}"' if label else ""
            return Markup(f'<a class="{classes}" {_why(parts, move)} {spoken}>{inside}</a>')
        spoken = f'<span class="vh">{text(label)}</span>' if label else ""
        return Markup(f'<span class="{classes}">{spoken}{inside}</span>')

    def state(self, move: str) -> str:
        """The classes of a place whose move is chosen, or can be."""
        if move == self.chosen:
            return " may pick"
        return " may" if move in self.choices else ""

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
        before = self.scene.before
        return None if before is None or self.plans else before["players"][seat]

    def fresh(self, seat: int, name: Literal[Track, "ingredients"]) -> str:
        """The class that marks what the last move changed of a player."""
        was = self.was(seat)
        return " last" if was is not None and was[name] != self.players[seat][name] else ""

    def shown(self, number: int, then: int) -> str:
        """A number, with what it would become."""
        return str(number) if number == then else f"{number}→{then}"


def rival_of(view: CavernView) -> int | None:
    """The rival whose goods or dice the reader is asked about."""
    ask = view["ask"]
    other = None if ask is None else ask["arguments"].get("other")
    return None if other is None else int(str(other)[1:])


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


@lru_cache(1024)
def _why(parts: tuple[str, ...], move: str) -> str:
    query = urlencode([*[("m", part) for part in parts], ("why", move)])
    return f'href="?{text(query)}" data-why="{text(move)}" tabindex="-1"'


def part(arguments: Arguments, name: str) -> Phrase:
    """A phrase among the arguments of another."""
    value = arguments[name]
    assert isinstance(value, dict)
    inner = value["arguments"]
    assert isinstance(inner, dict)
    return Phrase(str(value["id"]), inner)


def vh(said: str) -> Markup:
    """Words for those who listen."""
    return tag("span", said, class_="vh")


def sorted_goods(goods: Mapping[str, int]) -> list[str]:
    """Ingredients one by one, in the order of the book."""
    return [kind for kind in INGREDIENTS for _ in range(goods.get(kind, 0))]
