"""Which choice belongs to which thing on the table, and why a thing cannot be touched now."""

from __future__ import annotations

from typing import TYPE_CHECKING, NamedTuple

from ....engine.phrases import Arguments, Value
from ....engine.scene import Choice, Scene
from ....kit import targets
from ..rules.fortification import next_level
from ..rules.tables import NOTHING, GuildId, card_name
from ..view import DefenceView, HouseView, ProelioView

if TYPE_CHECKING:
    from ....engine.room import Speaker

CARD_VERBS = ("attack", "fortify", "play", "deploy", "give", "discard", "take")
"""The moves that name a card."""


SHORT = {
    "PR-4.2": "next",
    "PR-4.2-complete": "complete",
    "PR-4.4": "only-defence",
    "PR-5.2": "first-turn",
    "PR-5.3": "last-stand",
    "PR-5.4": "too-strong",
    "PR-6.1-card": "not-defence",
    "PR-6.2": "too-strong",
    "PR-7.3": "last-stand",
    "PR-8.7": "plague",
    "PR-8.9": "plague",
    "PR-9.1": "two-cards",
    "PR-9.2": "no-imperial",
    "PR-10.1": "not-only",
    "PR-10.2": "invoked",
    "PR-10.3": "lost",
    "PR-10.5": "has-scudi",
    "PR-10.9": "lost",
    "PR-13.11-card": "keep",
    "PR-14.3": "merchant-away",
    "PR-14.5-card": "price",
    "PR-14.7": "plague",
    "PR-14.8": "no-price",
    "PR-14.8-discards": "no-discards",
    "PR-15.4-empty": "no-cards",
}
"""Refusals of the rules in a few words, which find room on a card."""
FACTS = {"next": (("card", "next"),), "too-strong": (("value", "value"), ("most", "most"))}
"""What such words say of the card and of its refusal: by which name, and what."""
USES = {"defence": "fortify", "attack": "attack", "strategy": "play"}
"""What an Action does with a card of each type."""
ANSWERS = {"defence": "deploy", "price": "discard", "keep": "take"}
"""What is done with a card of the hand to answer other questions."""


class Reason(NamedTuple):
    """Why something cannot be done: a message with its arguments, the clause, and the move whose refusal says it."""

    message: str
    clause: str
    move: str = ""
    arguments: tuple[tuple[str, Value], ...] = ()

    def say(self, words: Speaker) -> str:
        """In a few words; cards among the arguments by their names."""
        said = {
            name: words.name(value) if isinstance(value, str) else value for name, value in self.arguments
        }
        return words.text(f"page-no-{self.message}", **said)


LACKS = {"attack": Reason("no-attack", "PR-5.1"), "play": Reason("no-strategy", "PR-8.2")}
"""No card of the hand could ever be used so."""


class Table(targets.Table[ProelioView]):
    """A scene with what its drawings ask of it again and again."""

    def __init__(self, scene: Scene[ProelioView]) -> None:
        super().__init__(scene)
        self.houses = scene.view["houses"]
        self.house = self.houses[self.me]
        self.hand = scene.view["hand"] or []
        """The reader's own cards; a spectator has none."""
        self.cards = {entry["id"]: entry for entry in scene.view["register"]}
        self.about: Arguments = self.ask["arguments"] if self.ask is not None else {}
        """What the question says besides."""
        self.uses = _uses(scene)
        """The choice that goes with each card."""

    def card(self, card: str) -> str:
        """A card's name."""
        return self.words.text(f"card-{card}")

    def either(self, cards: list[str]) -> str:
        """One of several cards."""
        names = [self.card(card) for card in cards]
        if len(names) < 2:
            return "".join(names)
        return self.say("or", one=", ".join(names[:-1]), other=names[-1])

    def defence(self) -> DefenceView:
        """The defence on the table, for what is only drawn or foretold while there is one."""
        defence = self.view["defence"]
        assert defence is not None, "nothing is being defended"
        return defence

    def price(self) -> str:
        """What the Merchant asks, where he travels."""
        price = self.view["price"]
        return self.say("price-summer" if price is not None and price["any"] else "price-autumn")

    def refuses(self, reason: Reason) -> str:
        """The attributes of a link that tells why a thing cannot be touched."""
        return self.why(reason.move) if reason.move else self.clause(reason.clause)

    # -- why not: the rules say it, the page in fewer words -----------------------------------------------------------

    def why_not(self, card: str) -> Reason | None:
        """Why a card of the hand is no answer; nothing where the question is not about the hand."""
        use = USES[self.cards[card]["type"]] if self.kind == "action" else ANSWERS.get(self.kind)
        return self._reason(f"{use} {card}", card) if use else None

    def why_no_action(self, action: str) -> Reason:
        """Why a whole kind of Action is not possible now."""
        if action == "fortify":
            return self._why_no_level()
        if action not in LACKS:
            return self._reason(action)
        cards = [card for card in self.hand if USES[self.cards[card]["type"]] == action]
        if not cards:
            return LACKS[action]
        reason = self._reason(f"{action} {cards[0]}", cards[0])
        return reason if reason.message != "too-strong" else reason._replace(message="no-attack")

    def _why_no_level(self) -> Reason:
        level = next_level(self.house["value"])
        if level == NOTHING:
            return Reason("complete", "PR-4.2")
        return Reason("needs", "PR-4.2", arguments=(("card", card_name(level)),))

    def _reason(self, move: str, card: str = "") -> Reason:
        """What the rules say against a move, in a few words."""
        refusal = self.scene.why(move)
        assert refusal is not None, f"{move!r} is on offer"
        message, said = SHORT[refusal.id], refusal.arguments
        if message == "next" and self.cards[card]["value"] <= self.house["value"]:
            return Reason("built", refusal.rule, move)
        told: Arguments = {"value": self.cards[card]["value"] if card else 0, **said}
        arguments = tuple((name, told[of]) for name, of in FACTS.get(message, ()))
        return Reason(message, refusal.rule, move, arguments)


def _uses(scene: Scene[ProelioView]) -> dict[str, Choice]:
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


def guild_of(house: HouseView) -> GuildId:
    """A House's Guild, where something on the table is its doing."""
    guild = house["guild"]
    assert guild is not None, "the House has no Guild"
    return guild["id"]


def ring_order(table: Table) -> list[int]:
    """The other Houses as they sit around the reader, clockwise from the left: each besieges the next."""
    seats = table.view["seats"]
    return [(table.me - step) % seats for step in range(1, seats)]
