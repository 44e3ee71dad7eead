"""How a game is drawn on the page, as functions: a room names its own, and has the plain board for the rest."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, Generic

from ..engine.phrases import Told
from ..engine.scene import Choice, Drawing, Moment, Note, Scene, Tally, V
from ..engine.setup import Setup
from . import moments, plain
from .markup import text

if TYPE_CHECKING:
    from ..engine.room import Speaker


def no_sprite() -> str:
    """The plain board refers to no emblems."""
    return ""


def label(choice: Choice, scene: Scene[Any]) -> str:
    """The move's sentence."""
    return text(choice.says)


def preview(scene: Scene[Any]) -> list[Note]:
    """What would be told of the chosen move; if nothing can be foretold, the move itself."""
    said = [moments.say(told, scene.words) for told in scene.told]
    if not said and scene.chosen is not None:
        said = [scene.chosen.says]
    return [Note("check", text(sentence)) for sentence in said]


def no_gist(view: Mapping[str, Any], words: Speaker) -> str:
    """Nothing is said in short of a game that does not say it itself."""
    return ""


def reckoning(view: Mapping[str, Any], words: Speaker) -> list[Tally]:
    """The scores; a game that knows how they were made tells it."""
    scores = [(seat, score) for seat, score in enumerate(view.get("scores", [])) if score is not None]
    kind = words.text("points-all")
    return [Tally(seat, text(words.text("points", number=score)), score, kind) for seat, score in scores]


@dataclass(frozen=True, slots=True)
class Page(Generic[V]):
    """A game's drawings and short sayings; ``tavolata.engine.room.Room`` says what each is for."""

    paint: Callable[[Scene[V]], Drawing] = plain.paint
    picture: Callable[[V, Speaker], str] = plain.picture
    sprite: Callable[[], str] = no_sprite
    label: Callable[[Choice, Scene[V]], str] = label
    preview: Callable[[Scene[V]], list[Note]] = preview
    moment: Callable[[Told, int | None, Speaker, Setup], Moment] = moments.moment
    gist: Callable[[V, Speaker], str] = no_gist
    reckoning: Callable[[V, Speaker], list[Tally]] = reckoning
