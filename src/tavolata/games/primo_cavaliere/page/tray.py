"""Below the city: the companions that can be earned, those just drawn, and those that stay with a player."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import TYPE_CHECKING, Literal

from ....kit.emblems import icon, shield
from ....kit.markup import NOTHING, Markup, tag, text
from ....kit.phrases import PhraseView
from ....kit.provenance import badge
from ....kit.words import sentence
from .targets import Table, short_name

if TYPE_CHECKING:
    from ....engine.room import Speaker

EMBLEMS = {
    "effect-kill": "skull",
    "effect-take": "take",
    "effect-swap": "swap",
    "effect-turn": "again",
    "effect-count": "stay",
    "effect-draw": "cards",
}
"""The emblem of what a companion does first."""
EARNED = "PC-5.1"
"""How a companion is earned."""
ASKS = frozenset(("choose-companion", "kill-companion", "choose-drawn"))


class Tray:
    """The companions of a scene."""

    def __init__(self, table: Table) -> None:
        self.table = table
        self.words = table.words
        self.companions = table.view["companions"]
        self.players = table.view["players"]

    def draw(self) -> Markup:
        """All of them, or nothing in a game without companions."""
        cards = [*self._lying("drawn"), *self._lying("available"), *self._kept()]
        if not cards:
            return NOTHING
        note = tag("span", self.words.text("board-companions-for"), class_="note")
        heading = tag("h2", self.words.text("content-companions") + " ", note)
        return tag("section", heading, tag("ul", *cards), class_="companions", data_anchor="available")

    def _lying(self, place: Literal["drawn", "available"]) -> Iterator[Markup]:
        """Those in the row, or those just drawn."""
        mark = self.words.text("board-drawn") if place == "drawn" else ""
        for id in self.companions[place]:
            says = self.companions["says"][id]
            texts = in_short(self.words, says), does_text(self.words, says)
            inside = _inside(companion_emblem(says), *texts, self._badge(id), mark)
            state = self.table.state(f"companion {id}")
            yield Markup(
                f'<li class="companion{state}" data-thing="companion-{id}">{self._name(id)}{inside}</li>'
            )

    def _name(self, id: str) -> Markup:
        """The name: a link that chooses him, or one that tells why not."""
        name = self.words.name(f"companion-{id}")
        move = f"companion {id}"
        if move in self.table.choices:
            return Markup(f"<h3><a {self.table.link(move)}>{_bold(name)}</a></h3>")
        if not self.table.kind:
            return Markup(f"<h3>{_bold(name)}</h3>")
        reason = self.table.why(move) if self.table.kind in ASKS else self.table.clause(EARNED)
        return Markup(f'<h3><a class="why" {reason} aria-label="{text(name)}">{_bold(name)}</a></h3>')

    def _badge(self, id: str) -> Markup:
        """How well a card is known."""
        return badge(self.words, self.companions["sources"][id], f"companion-{id}-note")

    def _kept(self) -> Iterator[Markup]:
        """Those that stay, with whom and for which House."""
        for seat, player in enumerate(self.players):
            for companion in player["companions"]:
                id = companion["id"]
                house = self.words.name(f"house-{companion['house']}")
                says = self.words.text("board-kept-by", player=self.words.player(seat), house=house)
                name = _bold(self.words.name(f"companion-{id}"))
                inside = tag("p", f"{says} ", self._badge(id))
                emblem = tag("span", shield(seat), class_="emblem")
                yield Markup(
                    f'<li class="companion gone" data-thing="companion-{id}"><h3>{name}</h3>{emblem}{inside}</li>'
                )


@lru_cache(1024)
def _inside(emblem: str, short: str, whole: str, known: Markup, mark: str) -> Markup:
    """What a companion's card shows beside the name: made once for all who look at it."""
    does = tag("p", tag("span", short, title=whole), " ", known)
    drawn = tag("span", mark, class_="tag") if mark else NOTHING
    return tag("span", icon(emblem), class_="emblem") + does + drawn


@lru_cache(1024)
def _bold(name: str) -> Markup:
    return tag("b", name)


def companion_emblem(says: list[PhraseView]) -> str:
    """The emblem of what a companion does."""
    return next((name for id, name in EMBLEMS.items() if says[0]["id"].startswith(id)), "star")


_said: dict[tuple[str, str], str] = {}


def does_text(words: Speaker, says: list[PhraseView]) -> str:
    """What a companion does, as a sentence."""
    key = (words.language, str(says))
    if key not in _said:
        if len(_said) > 1024:  # strangers' packs come and go
            _said.clear()
        _said[key] = sentence(words.value(says))
    return _said[key]


def in_short(words: Speaker, says: list[PhraseView]) -> str:
    """The same in as few words as fit a small card."""
    key = (words.language, f"short {says}")
    if key not in _said:
        _said[key] = sentence(words.join([_short(words, effect) for effect in says]))
    return _said[key]


def _short(words: Speaker, effect: PhraseView) -> str:
    """An effect with first names only."""
    said = {
        name: _first_names(words, value) if name == "card" else words.value(value)
        for name, value in effect["arguments"].items()
    }
    return words.text(f"{effect['id']}-short", **said)


def _first_names(words: Speaker, value: object) -> str:
    """A character, or a phrase that says which of several."""
    if not isinstance(value, dict):
        return short_name(words, str(value).removeprefix("card-"))
    either = value["arguments"]
    return words.text(
        "either", one=_first_names(words, either["one"]), other=_first_names(words, either["other"])
    )
