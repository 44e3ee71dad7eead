"""The own hand: cards that can be used now are ringed and sealed, the others say why not."""

from __future__ import annotations

from functools import lru_cache
from typing import NamedTuple

from ....engine.scene import Choice
from ....kit.emblems import icon
from ....kit.markup import NOTHING, Markup, tag, text, vh
from .emblems import CARDS, back, back_class
from .targets import Reason, Table

SEALS = {
    "attack": "swords",
    "fortify": "hammer",
    "play": "scroll",
    "give": "take",
    "discard": "cross",
    "take": "check",
}
"""What stands in the seal of a card that can be used."""
VOWELS = "aeiou"
LONG_WORD = 10
MOST_WITH_TEXT = 6
"""With more cards than these there is no room for words on them."""


class Look(NamedTuple):
    """What of a card never changes in one language: emblem, classes, name, type, value, what it does."""

    emblem: str
    css: str
    name: str
    type: str
    value: str
    gold: str


class Hand:
    """The cards in the reader's hand."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.cards: list[str] | None = table.view["hand"]
        if self.cards is None:
            self.cards = table.house["hand"]
        self.place = f"hand-{table.me}"

    def draw(self) -> Markup:
        """The cards, or their backs for a spectator, and below them why some cannot be used."""
        if self.cards is None:
            return self._backs()
        if not self.cards:
            return tag("p", self.table.say("hand-empty"), class_="hand empty", data_anchor=self.place)
        items = [self._card(card) for card in self.cards]
        own = self.table.own is not None
        label = self.table.say("hand", number=len(items)) if own else self._says()
        css = f"hand cards-{max(5, len(items))}{' dense' if len(items) > MOST_WITH_TEXT else ''}"
        return tag("ul", *items, class_=css, aria_label=label, data_anchor=self.place) + self._reasons()

    def _backs(self) -> Markup:
        """A hand that a spectator sees from behind."""
        house = self.table.house
        cards = [back(False)] * house["black"] + [back(True)] * house["gold"]
        return tag("p", vh(self._says()), *cards, class_="hand backside", data_anchor=self.place)

    def _says(self) -> str:
        """How many cards of which backs a House holds."""
        house = self.table.house
        return self.table.say("hand-of", number=house["cards"], black=house["black"], gold=house["gold"])

    def _card(self, card: str) -> Markup:
        choice = self.table.uses.get(card)
        if choice is not None:
            return self._usable(card, choice)
        reason = self.table.why_not(card)
        look = self._look(card)
        if reason is None:
            return _plain(look, self._does(card), f"card-{card}")
        words = self.table.words
        label = f"{self.table.card(card)}: {reason.say(words)} ({reason.clause})"
        inside = _inside(look, reason.say(words), reason.clause)
        link = f'<a class="inside" {self.table.refuses(reason)} aria-label="{text(label)}">{inside}</a>'
        return Markup(f'<li class="hand-card{look.css} no{look.gold}" data-thing="card-{card}">{link}</li>')

    def _usable(self, card: str, choice: Choice) -> Markup:
        look = self._look(card)
        inside = _inside(look, self._does(card), "")
        return Markup(
            f'<li class="hand-card{look.css}{self.table.state(choice.text)}{look.gold}" data-thing="card-{card}">'
            f'<a class="inside" {self.table.link(choice.text)}>{inside}</a>{self._seal(card, choice)}</li>'
        )

    def _seal(self, card: str, choice: Choice) -> Markup:
        verb = choice.text.partition(" ")[0]
        value = self.table.cards[card]["value"]
        if verb == "deploy" and value:
            return _seal(f"+{value}", "")
        return _seal("", "aegis" if verb == "deploy" else SEALS[verb])

    def _does(self, card: str) -> str:
        return self.table.say(f"card-{card}")

    def _look(self, card: str) -> Look:
        entry = self.table.cards[card]
        words = self.table.words
        valued = entry["type"] != "strategy" and card not in ("protezione", "polvere")
        return Look(
            CARDS[card],
            " of-attack" if entry["type"] == "attack" else "",
            soft(words.text(f"card-{card}")),
            words.text(f"page-type-{entry['type']}"),
            str(entry["value"]) if valued else "",
            back_class(card),
        )

    def _reasons(self) -> Markup:
        """Why not, once more below the hand: on a phone the cards have no room for it."""
        reasons: dict[str, Reason] = {}
        for card in self.cards or []:
            reason = None if card in self.table.uses else self.table.why_not(card)
            if reason is not None:
                reasons[card] = reason
        rows = [
            _reason(CARDS[card], self.table.card(card), reason.say(self.table.words), reason.clause)
            for card, reason in reasons.items()
        ]
        return tag("ul", *rows, class_="why", aria_hidden="true") if rows else NOTHING


@lru_cache(64)
def soft(name: str) -> str:
    """A name whose long words may be parted, near their middle between a vowel and a syllable, where room is short."""
    return " ".join([_parted(word) if len(word) >= LONG_WORD else word for word in name.split(" ")])


def _parted(word: str) -> str:
    low = word.lower()
    places = [
        place
        for place in range(3, len(word) - 2)
        if low[place - 1] in VOWELS and low[place] not in VOWELS and low[place + 1] in VOWELS
    ]
    if not places:
        return word
    best = min(places, key=lambda place: abs(2 * place - len(word)))
    return f"{word[:best]}\u00ad{word[best:]}"


@lru_cache(2048)
def _inside(look: Look, says: str, clause: str) -> Markup:
    value = tag("span", look.value or icon("scroll"), class_=f"card-value num{'' if look.value else ' nil'}")
    crown = icon("crown", "ic crown") if look.gold else ""
    rule = tag("span", clause, class_="rule") if clause else ""
    return (
        tag("span", value, tag("span", look.type, class_="kind"), crown, class_="card-top")
        + tag("span", icon(look.emblem), class_="emblem")
        + tag("b", look.name, class_="card-name")
        + tag("span", says, " ", rule, class_="card-text")
    )


@lru_cache(2048)
def _plain(look: Look, does: str, thing: str) -> Markup:
    inside = tag("div", _inside(look, does, ""), class_="inside")
    return tag("li", inside, class_=f"hand-card{look.css}{look.gold}", data_thing=thing)


@lru_cache(64)
def _seal(number: str, emblem: str) -> Markup:
    return tag("span", number or icon(emblem), class_="seal num", aria_hidden="true")


@lru_cache(2048)
def _reason(emblem: str, name: str, says: str, clause: str) -> Markup:
    return tag(
        "li", icon(emblem), tag("span", tag("b", name), f": {says} ", tag("span", clause, class_="rule"))
    )
