"""A scene with what its drawings ask of it again and again: whose things these are, and which choice goes where."""

from __future__ import annotations

from ....engine.phrases import Arguments
from ....engine.scene import Scene
from ....kit import targets
from ....kit.markup import Markup
from ....kit.phrases import id_in
from ..rules.state import QUESTIONS
from ..view import CombatView, MarchView, TronoView

AREA_QUESTIONS = frozenset(question.name for question in QUESTIONS if question.names_areas)
"""What is answered by an area."""


class Table(targets.Table[TronoView]):
    """A scene with what its drawings ask of it again and again."""

    def __init__(self, scene: Scene[TronoView]) -> None:
        super().__init__(scene)
        self.houses = scene.view["houses"]
        self.areas = scene.view["areas"]
        self.printed = scene.view["printed"]
        asked = scene.view["pending"][-1:]
        self.question: str = asked[0]["step"] if asked else ""
        """What is asked of whoever decides, or nothing."""
        self.about: Arguments = asked[0]["about"] if asked else {}
        """What everybody knows of that."""
        if self.kind:
            self.kind = self.question  # whether one is ready is part of the plan

    # -- words --------------------------------------------------------------------------------------------------------

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

    def button(self, move: str, inside: str, classes: str, more: str = "") -> Markup:
        """A link that looks like what it stands on, and is seen to be one."""
        return super().button(move, inside, f"{classes} may", more)
