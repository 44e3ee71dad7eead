"""Which choice belongs to which thing on the table, and why a thing cannot be touched now."""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Any, NamedTuple
from urllib.parse import urlencode

from ....engine.scene import Choice, Scene
from ....kit.markup import Markup, tag, text
from ..rules.tables import HAND

if TYPE_CHECKING:
    from ....engine.room import Speaker

CARD_VERBS = ("attack", "fortify", "play", "deploy", "give", "discard", "take")
"""The moves that name a card."""


class Reason(NamedTuple):
    """Why something cannot be done: a message with its arguments, the clause, and the move whose refusal says it."""

    message: str
    clause: str
    move: str = ""
    arguments: tuple[tuple[str, str | int], ...] = ()

    def say(self, words: Speaker) -> str:
        """In a few words; cards among the arguments by their names."""
        said = {
            name: words.name(value) if isinstance(value, str) else value for name, value in self.arguments
        }
        return words.text(f"page-no-{self.message}", **said)


class Table:
    """A scene with what its drawings ask of it again and again."""

    def __init__(self, scene: Scene) -> None:
        self.scene = scene
        self.view = scene.view
        self.words = scene.words
        self.houses: list[dict[str, Any]] = scene.view["houses"]
        self.own: int | None = scene.view["seat"]
        """Whose eyes these are, ``None`` for a spectator."""
        self.me = self.own or 0
        """Whose House lies in front; a spectator sits down with the first."""
        self.house = self.houses[self.me]
        self.cards: dict[str, dict[str, Any]] = {entry["id"]: entry for entry in scene.view["register"]}
        self.choices: dict[str, Choice] = {choice.text: choice for choice in scene.choices}
        self.kind: str = scene.view["ask"]["kind"] if scene.choices and scene.view["ask"] else ""
        """What the reader is asked, or nothing."""
        self.chosen: str = scene.chosen.text if scene.chosen else ""
        self.uses = _uses(scene)
        """The choice that goes with each card."""

    def say(self, id: str, **arguments: Any) -> str:
        """A message of the page."""
        return self.words.text(f"page-{id}", **arguments)

    def card(self, card: str) -> str:
        """A card's name."""
        return self.words.text(f"card-{card}")

    def either(self, cards: list[str]) -> str:
        """One of several cards."""
        names = [self.card(card) for card in cards]
        if len(names) < 2:
            return "".join(names)
        return self.say("or", one=", ".join(names[:-1]), other=names[-1])

    def link(self, text_of_move: str) -> str:
        """The attributes of a link that chooses a move."""
        choice = self.choices[text_of_move]
        current = ' aria-current="true"' if choice.text == self.chosen else ""
        return (
            f'href="{text(self.scene.link(choice.text))}" data-move="{text(choice.text)}" '
            f'aria-label="{text(choice.says)}"{current}'
        )

    def button(self, text_of_move: str, inside: Markup, classes: str = "pick-btn") -> Markup:
        """A link that looks like what it stands on."""
        on = " on" if text_of_move == self.chosen else ""
        return Markup(f'<a class="{classes}{on}" {self.link(text_of_move)}>{inside}</a>')

    def why(self, reason: Reason) -> str:
        """The attributes of a link that tells why a thing cannot be touched.

        Such links are for the hand; the keyboard walks over what can be done only.
        """
        kind, value = ("why", reason.move) if reason.move else ("clause", reason.clause)
        return _why(tuple(part.text for part in self.scene.parts), kind, value)

    # -- why not ------------------------------------------------------------------------------------------------------

    @property
    def last_stand(self) -> bool:
        """One card and no Fortification."""
        return self.house["fortification"] is None and self.house["cards"] <= 1

    def why_not(self, card: str) -> Reason | None:
        """Why a card of the hand is no answer; nothing where the question is not about the hand."""
        if self.kind == "action":
            return self._why_not_action(card)
        if self.kind == "defence":
            return self._why_not_deployed(card)
        if self.kind == "price":
            return Reason("price", "PR-14.5", f"discard {card}")
        if self.kind == "keep":
            return Reason("keep", "PR-13.11")
        return None

    def _why_not_deployed(self, card: str) -> Reason:
        move = f"deploy {card}"
        if self.cards[card]["type"] != "defence":
            return Reason("not-defence", "PR-6.1", move)
        return self._too_strong(card, "PR-6.2", move)

    def _too_strong(self, card: str, clause: str, move: str) -> Reason:
        numbers = (("value", self.cards[card]["value"]), ("most", self.house["value"] + 1))
        return Reason("too-strong", clause, move, numbers)

    def _why_not_action(self, card: str) -> Reason:
        kind = self.cards[card]["type"]
        if kind == "defence":
            return self._why_not_built(card)
        if kind == "attack":
            return self.no_attacks() or self._too_strong(card, "PR-5.4", f"attack {card}")
        if card == "peste" and self.view["plague"] is not None:
            return Reason("plague", "PR-8.9", "play peste")
        return Reason("last-stand", "PR-7.3", f"play {card}")

    def _why_not_built(self, card: str) -> Reason:
        move = f"fortify {card}"
        if card in ("ronda", "protezione"):
            return Reason("only-defence", "PR-4.4", move)
        following = next_level(self.house["value"])
        if following is None:
            return Reason("complete", "PR-4.2", move)
        if self.cards[card]["value"] <= self.house["value"]:
            return Reason("built", "PR-4.2", move)
        return Reason("next", "PR-4.2", move, (("card", f"card-{following}"),))

    def no_attacks(self) -> Reason | None:
        """Why no attack at all can be laid."""
        if self.view["turns"] < self.view["seats"]:
            return Reason("first-turn", "PR-5.2")
        if self.view["plague"] is not None:
            return Reason("plague", "PR-8.7")
        return Reason("last-stand", "PR-5.3") if self.last_stand else None

    def why_no_action(self, action: str) -> Reason:
        """Why a whole kind of Action is not possible now."""
        if action == "attack":
            return self.no_attacks() or Reason("no-attack", "PR-5.4")
        if action == "fortify":
            following = next_level(self.house["value"])
            if following is None:
                return Reason("complete", "PR-4.2")
            return Reason("needs", "PR-4.2", "", (("card", f"card-{following}"),))
        if action == "play":
            return Reason("no-strategy", "PR-8.2")
        if action == "imperial":
            few = self.house["cards"] < 2
            return Reason("two-cards" if few else "no-imperial", "PR-9.1" if few else "PR-9.2", action)
        if action == "equitas":
            return self._why_no_equitas()
        return self._why_no_trade() if action == "trade" else self._why_no_support()

    def _why_no_support(self) -> Reason:
        if not self.house["cards"]:
            return Reason("no-cards", "PR-15.4", "support")
        return Reason("last-stand", "PR-7.3", "support")

    def _why_no_equitas(self) -> Reason:
        facts = self.view["equitas"]
        if facts["invoked"]:
            return Reason("invoked", "PR-10.2", "equitas")
        if facts["fortification_lost"]:
            return Reason(
                "lost", "PR-10.9" if facts["lost_in_turn"] == self.view["turns"] + 1 else "PR-10.3", "equitas"
            )
        bare = [house["seat"] for house in self.houses if house["fortification"] is None]
        if bare == [self.me]:
            return Reason("has-scudi", "PR-10.5", "equitas")
        return Reason("not-only", "PR-10.1", "equitas")

    def _why_no_trade(self) -> Reason:
        if self.view["merchant"] != self.me:
            return Reason("merchant-away", "PR-14.3", "trade")
        if self.view["plague"] is not None:
            return Reason("plague", "PR-14.7", "trade")
        if not self.view["decks"][0]["discards"]:
            return Reason("no-discards", "PR-14.8", "trade")
        return Reason("no-price", "PR-14.8", "trade")


def _uses(scene: Scene) -> dict[str, Choice]:
    """The choices by the card of the hand they name: a card has one use at a time."""
    found: dict[str, Choice] = {}
    ask = scene.view["ask"]
    if ask is None or ask["kind"] == "trade":  # the Merchant's cards are not in the hand
        return found
    for choice in scene.choices:
        verb, _, card = choice.text.partition(" ")
        if verb in CARD_VERBS and card:
            found[card] = choice
    return found


def next_level(value: int) -> str | None:
    """The card that would improve a Fortification of this value."""
    return ("scudi", "palizzate", "torre", "fortezza")[value] if value < 4 else None


def ring_order(table: Table) -> list[int]:
    """The other Houses as they sit around the reader, clockwise from the left: each besieges the next."""
    seats = int(table.view["seats"])
    return [(table.me - step) % seats for step in range(1, seats)]


def over_limit(table: Table) -> int:
    """How many cards of the own hand are too many."""
    return max(0, int(table.house["cards"]) - HAND)


@lru_cache(maxsize=1024)
def _why(parts: tuple[str, ...], kind: str, value: str) -> str:
    query = urlencode([*[("m", part) for part in parts], (kind, value)])
    return f'href="?{text(query)}" data-{kind}="{text(value)}" tabindex="-1"'


def vh(said: str) -> Markup:
    """Words for those who listen."""
    return tag("span", said, class_="vh")
