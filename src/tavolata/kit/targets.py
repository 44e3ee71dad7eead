"""A scene with what its drawings ask of it again and again: links that choose a move, and links that say why not.

A game derives a ``Table`` of its own from this one and adds what its drawings speak of.
"""

from __future__ import annotations

from functools import lru_cache
from typing import TYPE_CHECKING, Generic
from urllib.parse import urlencode

from ..engine.phrases import Value
from ..engine.scene import Choice, Scene, V, plan_link
from .markup import Markup, tag, text

if TYPE_CHECKING:
    from ..engine.room import Speaker
    from ..engine.views import AskView


class Table(Generic[V]):
    """A scene for its drawings."""

    def __init__(self, scene: Scene[V]) -> None:
        self.scene = scene
        self.view = scene.view
        self.words: Speaker = scene.words
        self.own = scene.seat
        """Whose eyes these are, ``None`` for a spectator."""
        self.me = self.own or 0
        """Whose things lie in front; a spectator sits down with the first."""
        self.choices: dict[str, Choice] = {choice.text: choice for choice in scene.choices}
        self.ask: AskView | None = scene.view["ask"] if scene.choices else None
        """What the reader is asked, if he is."""
        self.kind = "" if self.ask is None else self.ask["kind"]
        """What kind of question that is, or nothing."""
        self.chosen = "" if scene.chosen is None else scene.chosen.text
        self.before: V | None = None if scene.parts else scene.before
        """The view before the last move, where nothing is planned on top of it."""

    def say(self, id: str, **arguments: Value) -> str:
        """A message of the page."""
        return self.words.text(f"page-{id}", **arguments)

    def player(self, seat: int) -> str:
        """A player's name."""
        return self.words.player(seat)

    # -- what can be done ---------------------------------------------------------------------------------------------

    def link(self, move: str) -> str:
        """The attributes of a link that chooses a move."""
        current = ' aria-current="true"' if move == self.chosen else ""
        return (
            f'href="{text(self.scene.link(move))}" data-move="{text(move)}" '
            f'aria-label="{text(self.choices[move].says)}"{current}'
        )

    def button(self, move: str, inside: str, classes: str, more: str = "") -> Markup:
        """A link that looks like what it stands on; ``more`` are attributes of its own."""
        on = " on" if move == self.chosen else ""
        return Markup(f'<a class="{classes}{on}" {self.link(move)}{more}>{text(inside)}</a>')

    def state(self, move: str) -> str:
        """The classes of a place whose move is chosen, or can be."""
        if move == self.chosen:
            return " may pick"
        return " may" if move in self.choices else ""

    def plan(self, draft: list[str], label: str) -> str:
        """The attributes of a link to the same decision with other parts chosen."""
        return f'href="{text(plan_link(draft))}" data-plan="" aria-label="{text(label)}"'

    # -- what cannot --------------------------------------------------------------------------------------------------

    def why(self, move: str) -> str:
        """The attributes of a link that tells why a move cannot be made.

        Such links are for the hand; the keyboard walks over what can be done only.
        """
        return _reason(tuple(part.text for part in self.scene.parts), "why", move)

    def clause(self, clause: str) -> str:
        """The same where a clause of the rules is the reason, whatever the move."""
        return _reason(tuple(part.text for part in self.scene.parts), "clause", clause)

    def refused(self, move: str, inside: str, classes: str, label: str = "", more: str = "") -> Markup:
        """A link that tells why a move cannot be made, on what it would be made with."""
        name = f' aria-label="{text(label)}"' if label else ""
        return Markup(f'<a class="{classes}"{more} {self.why(move)}{name}>{text(inside)}</a>')

    # -- one or the other ---------------------------------------------------------------------------------------------

    def touched(self, move: str, inside: str, classes: str, label: str, asked: bool = True) -> Markup:
        """What can be chosen; what tells why not, where the reader is ``asked`` for such a thing; else it only lies
        there."""
        if move in self.choices:
            return self.button(move, inside, classes)
        if self.kind and asked:
            return self.refused(move, inside, f"{classes} no", label)
        return tag("span", inside, class_=classes)


@lru_cache(maxsize=4096)
def _reason(parts: tuple[str, ...], kind: str, value: str) -> str:
    query = urlencode([*[("m", part) for part in parts], (kind, value)])
    return f'href="?{text(query)}" data-{kind}="{text(value)}" tabindex="-1"'


def becomes(now: int, then: int) -> str:
    """A number, with what it would become."""
    return str(now) if now == then else f"{now}→{then}"
