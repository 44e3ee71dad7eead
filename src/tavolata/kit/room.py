"""A room with everything that follows from a game's files; a game overrides what it does better."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING, Any, Generic

from ..engine.advice import Advice
from ..engine.clauses import Figures, Rulebook, read_rulebook
from ..engine.errors import BadOption
from ..engine.game import Game
from ..engine.phrases import Ask, Event, Phrase, Refusal, Told
from ..engine.scene import Choice, Drawing, Face, Intro, Moment, Note, Role, Scene, Tally, V
from ..engine.setup import OptionValue, Setup
from ..engine.state import State
from .emblems import DRAWINGS
from .intros import read_intro
from .moments import say
from .words import Words, words

if TYPE_CHECKING:
    from rich.console import RenderableType

    from ..engine.room import Speaker
    from .page import Page

PLAIN = Face()
"""How a game is announced that has no accent and no emblem of its own."""


class StandardRoom(Generic[V]):
    """A game, its advice to bots, and the folder with its words, content and rulebooks."""

    def __init__(self, game: Game, advice: Advice, folder: Path, face: Face = PLAIN) -> None:
        self.game = game
        self.advice = advice
        self.folder = folder
        self.face = face
        self._words = folder / "words"

    def words(self, language: str, names: list[str] | None = None) -> Words:
        """The game's words on top of the common ones."""
        return words(language, self._words, names)

    def rulebook(self, language: str) -> Rulebook:
        """The rules as numbered clauses."""
        return _rulebook(self.folder / f"rulebook.{language}.md")

    def figures(self, name: str, words: Speaker) -> Figures:
        """A game whose rulebook has tables fills them here: see ``kit.figures``."""
        raise KeyError(f"{self.game.id} has no table {name!r}")

    def draw(self, view: V, words: Speaker) -> RenderableType:
        """A game without a drawing of its own is shown as its view says, in lines of text."""
        from .terminal import plain_board

        return plain_board(view, words)

    @property
    def page(self) -> Page[V]:
        """How it is drawn on the page. A room names its own here, and imports it only when it is asked for."""
        from .page import Page

        return Page()

    def talks_apart(self, options: Mapping[str, OptionValue]) -> bool:
        """Everybody hears what is said, if a game does not want it otherwise."""
        return False

    def roles(self, view: V, words: Speaker) -> Sequence[Role]:
        """Players go by their own names, if a game does not give them others."""
        return ()

    def roles_before(self, seats: int, options: Mapping[str, OptionValue], words: Speaker) -> Sequence[Role]:
        """What somebody will be is settled with the deal."""
        return ()

    def cover(self) -> str:
        """``drawings/cover.svg``, or a plain one."""
        return _text(self.folder / "drawings" / "cover.svg") or _text(DRAWINGS / "cover.svg")

    def sprite(self) -> str:
        """The emblems that the page's drawings refer to."""
        return self.page.sprite()

    def stylesheet(self) -> str:
        """The CSS files in ``drawings/``, or those of the plain board."""
        own = sorted((self.folder / "drawings").glob("*.css"))
        return "".join([_text(path) for path in own or [DRAWINGS / "plain.css"]])

    def paint(self, scene: Scene[V]) -> Drawing:
        """The page's drawing."""
        return self.page.paint(scene)

    def picture(self, view: V, words: Speaker) -> str:
        """The page's picture, with the letters it uses."""
        from .letters import with_letters

        return with_letters(self.page.picture(view, words))

    def label(self, choice: Choice, scene: Scene[V]) -> str:
        """The page's short word for a move."""
        return self.page.label(choice, scene)

    def preview(self, scene: Scene[V]) -> list[Note]:
        """The page's foretelling."""
        return self.page.preview(scene)

    def gist(self, view: V, words: Speaker) -> str:
        """The page's few words."""
        return self.page.gist(view, words)

    def reckoning(self, view: V, words: Speaker) -> list[Tally]:
        """The page's account of the points."""
        return self.page.reckoning(view, words)

    def intro(self) -> Intro | None:
        """The introduction in ``intro.toml``, if there is one."""
        return _intro(self.folder / "intro.toml")

    def say_ask(self, ask: Ask, words: Speaker) -> str:
        """What is asked: message ``ask-<kind>``."""
        return words.say(Phrase(f"ask-{ask.kind}", ask.arguments))

    def say_move(self, state: State, seat: int, move: int, words: Speaker) -> str:
        """A move: the message that ``state.describe`` names."""
        return words.say(state.describe(seat, move))

    def say_event(self, event: Event, seat: int | None, words: Speaker) -> str:
        """What happened: message ``event-<id>``."""
        return say(event.seen_by(seat), words)

    def moment(self, told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
        """How the page shows it."""
        return self.page.moment(told, seat, words, setup)

    def say_refusal(self, refusal: Refusal, words: Speaker) -> str:
        """Why not: message ``rule-<clause>`` if there is one, else the clause itself."""
        id = "rule-" + refusal.id.lower().replace(".", "_")
        said = words.say(Phrase(id, refusal.arguments))
        if said == id:
            clause = self.rulebook(words.language).clauses.get(refusal.rule)
            said = clause.text if clause else refusal.rule
        return said

    def say_entry(self, list_name: str, entry: dict[str, Any], words: Speaker) -> str:
        """An entry's data as the file has it, but for name and source; a game with cards says it in words."""
        return _plain({name: value for name, value in entry.items() if name not in ("id", "source", "note")})

    def say_option(self, name: str, value: OptionValue, words: Speaker) -> str:
        """What choosing a value means: message ``option-<name>-<value>.help``, if there is one."""
        id = f"option-{name}-{str(value).lower()}.help"
        return words.text(id) if words.knows(id) else ""

    def audit(self, state: State) -> None:
        """A game that has pieces says here that they add up."""

    def swaps(self, state: State, seat: int) -> list[State]:
        """A game that hides anything but the chance to come swaps some of it here, for tests of its secrets."""
        return []


def check_seat(error: str, clause: str, name: str, options: dict[str, OptionValue], seats: int) -> None:
    """Refuse an option that names a seat, if there is no such seat in this game; ``drawn`` leaves it to the seed."""
    value = options[name]
    if isinstance(value, int) and value > seats:
        allowed = ["drawn", *[str(seat) for seat in range(1, seats + 1)]]
        sentence = (
            f"{clause}: with {seats} players option '{name}' is one of {', '.join(allowed)}, not {value}"
        )
        raise BadOption(error, sentence, {"seats": seats, "allowed": allowed})


@cache
def _rulebook(path: Path) -> Rulebook:
    return read_rulebook(path)


@cache
def _text(path: Path) -> str:
    return path.read_text("utf-8") if path.is_file() else ""


@cache
def _intro(path: Path) -> Intro | None:
    return read_intro(path)


def _plain(value: Any) -> str:
    """Data of a file in a line that can be read."""
    if isinstance(value, dict):
        return ", ".join(f"{name} {_plain(part)}" for name, part in value.items())
    return "; ".join(_plain(part) for part in value) if isinstance(value, list) else str(value)
