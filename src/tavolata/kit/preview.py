"""What a chosen move will do, as far as its seat may know it: lines in the second person, told by each game."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from typing import TYPE_CHECKING, Generic

from ..engine.scene import Choice, Note, Scene, V
from .markup import Markup, text
from .words import sentence

if TYPE_CHECKING:
    from ..engine.room import Speaker


class Foretelling(Generic[V]):
    """The chosen move of a scene. A game derives its own, whose ``notes`` tell what follows from the move."""

    def __init__(self, scene: Scene[V], choice: Choice) -> None:
        self.scene = scene
        self.choice = choice
        self.view = scene.view
        self.words: Speaker = scene.words

    @classmethod
    def preview(cls, scene: Scene[V]) -> list[Note]:
        """What the chosen move of a scene will do, line by line; where nothing is told of it, the move itself."""
        if scene.chosen is None:
            return []
        found = cls(scene, scene.chosen)
        return list(found.notes()) or [found.itself()]

    def notes(self) -> Iterator[Note]:
        """All lines."""
        raise NotImplementedError

    def itself(self) -> Note:
        """The move as a line."""
        return Note("check", text(sentence(self.choice.says)))

    def say(self, id: str, **arguments: str | int) -> Markup:
        """A message of the preview; its arguments are escaped, what is ready stays as it is."""
        safe = {name: value if isinstance(value, int) else text(value) for name, value in arguments.items()}
        return Markup(self.words.text(f"preview-{id}", **safe))

    def note(self, emblem: str, id: str, win: bool = False, **arguments: str | int) -> Note:
        """A line, which may be good news."""
        return Note(emblem, self.say(id, **arguments), win)

    def listed(self, parts: Iterable[str]) -> Markup:
        """Several things as the language lists them."""
        return Markup(self.words.join([text(part) for part in parts]))
