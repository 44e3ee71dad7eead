"""A scene with what its drawings ask of it again and again: whose things these are, and which choice goes where."""

from __future__ import annotations

from functools import lru_cache
from urllib.parse import urlencode

from ....engine.phrases import Arguments, Value
from ....engine.scene import Choice, Scene
from ....kit.markup import Markup, tag, text
from ....kit.phrases import id_in
from ..rules.state import QUESTIONS
from ..view import CombatView, MarchView, TronoView

NOTHING = Markup("")
AREA_QUESTIONS = frozenset(question.name for question in QUESTIONS if question.names_areas)
"""What is answered by an area."""


class Table:
    """A scene and its reader."""

    def __init__(self, scene: Scene[TronoView]) -> None:
        self.scene = scene
        self.view = scene.view
        self.words = scene.words
        self.own = scene.view["seat"]
        """Whose eyes these are, ``None`` for a spectator."""
        self.houses = scene.view["houses"]
        self.areas = scene.view["areas"]
        self.printed = scene.view["printed"]
        self.choices: dict[str, Choice] = {choice.text: choice for choice in scene.choices}
        asked = scene.view["pending"][-1:]
        self.question: str = asked[0]["step"] if asked else ""
        """What is asked of whoever decides, or nothing."""
        self.about: Arguments = asked[0]["about"] if asked else {}
        """What everybody knows of that."""
        self.kind: str = self.question if scene.choices else ""
        """What the reader is asked, or nothing."""
        self.chosen: str = scene.chosen.text if scene.chosen else ""
        self.before = scene.before if not scene.parts else None
        """The view before the last move, where nothing is planned on top of it."""

    # -- words --------------------------------------------------------------------------------------------------------

    def say(self, id: str, **arguments: Value) -> str:
        """A message of the page."""
        return self.words.text(f"page-{id}", **arguments)

    def area(self, id: str) -> str:
        """An area's name."""
        return self.words.name(f"area-{id}")

    def house(self, seat: int) -> str:
        """The House of a seat, by its id; nothing for nobody."""
        return self.houses[seat]["house"] if seat >= 0 else ""

    def house_name(self, seat: int) -> str:
        """The House of a seat, by name."""
        return self.words.name(f"house-{self.house(seat)}")

    def short_house(self, house: str) -> str:
        """A House's name without the word House."""
        return self.say(f"house-{house}")

    def seat_of(self, house: str) -> int:
        """The seat of a House."""
        return next(seat for seat, one in enumerate(self.houses) if one["house"] == house)

    def card(self, card: str) -> str:
        """A house card's name."""
        return self.words.name(f"card-{card}")

    def order(self, token: str) -> str:
        """An order's name."""
        return self.words.name(f"order-{token}")

    # -- where --------------------------------------------------------------------------------------------------------

    @property
    def here(self) -> str:
        """The area a question is about, or nothing."""
        if self.question == "plan":
            return self.aim if self.kind else ""
        return id_in(self.about, "area")

    @property
    def aim(self) -> str:
        """The area whose order is being chosen."""
        ask = self.view["ask"]
        return "" if ask is None else id_in(ask["arguments"], "area")

    @property
    def goal(self) -> str:
        """Where a group goes that is being put together."""
        march = self.view["march"]
        return "" if march is None else march["to"] or ""

    def march(self) -> MarchView:
        """The march under way, for what is only drawn while it is asked about."""
        march = self.view["march"]
        assert march is not None, "nobody marches"
        return march

    def combat(self) -> CombatView:
        """The combat, for what is only drawn or foretold while there is one."""
        combat = self.view["combat"]
        assert combat is not None, "nobody fights"
        return combat

    def is_pending(self, step: str) -> bool:
        """Whether something is under way."""
        return any(one["step"] == step for one in self.view["pending"])

    def mine(self) -> list[str]:
        """The areas with units of the reader's House."""
        return [id for id, area in self.areas.items() if area["owner"] == self.own]

    # -- links --------------------------------------------------------------------------------------------------------

    def link(self, move: str) -> str:
        """The attributes of a link that chooses a move."""
        choice = self.choices[move]
        current = ' aria-current="true"' if move == self.chosen else ""
        return (
            f'href="{text(self.scene.link(move))}" data-move="{text(move)}" '
            f'aria-label="{text(choice.says)}"{current}'
        )

    def button(self, move: str, inside: str, classes: str) -> Markup:
        """A link around what it stands on."""
        on = " on" if move == self.chosen else ""
        return Markup(f'<a class="{classes} may{on}" {self.link(move)}>{text(inside)}</a>')

    def why(self, move: str) -> str:
        """The attributes of a link that tells why a move cannot be made.

        Such links are for the hand; the keyboard walks over what can be done only.
        """
        return _why(tuple(part.text for part in self.scene.parts), move)

    def touched(self, move: str, inside: str, classes: str, label: str, asked: bool) -> Markup:
        """What can be chosen; what answers why not, where such things are asked for; else it only lies there."""
        if move in self.choices:
            return self.button(move, inside, classes)
        if asked:
            return Markup(
                f'<a class="{classes} no" {self.why(move)} aria-label="{text(label)}">{text(inside)}</a>'
            )
        return tag("span", inside, class_=classes)

    def plan_link(self, draft: list[str], label: str) -> str:
        """The attributes of a link to the same decision with other parts chosen."""
        query = urlencode([("m", part) for part in draft]) if draft else "m="
        return f'href="?{text(query)}" data-plan="" aria-label="{text(label)}"'


@lru_cache(maxsize=2048)
def _why(parts: tuple[str, ...], move: str) -> str:
    query = urlencode([*[("m", part) for part in parts], ("why", move)])
    return f'href="?{text(query)}" data-why="{text(move)}" tabindex="-1"'


def vh(said: str) -> Markup:
    """Words for those who listen."""
    return tag("span", said, class_="vh")
