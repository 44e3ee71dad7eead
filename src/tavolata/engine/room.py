"""What a game's room must provide, in one Protocol. ``tavolata.kit.room.StandardRoom`` provides most of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from .advice import Advice
from .clauses import Figures, Rulebook
from .game import Game
from .phrases import Ask, Event, Phrase, Refusal, Told
from .scene import Choice, Drawing, Face, Intro, Moment, Note, Role, Scene, Tally
from .setup import OptionValue, Setup
from .state import State

if TYPE_CHECKING:
    from rich.console import RenderableType

LANGUAGES = ("it", "en")

Entry: TypeAlias = "dict[str, Any]"
"""An entry of a content file, as the file writes it."""


class Speaker(Protocol):
    """Words in one language, with the players' names: ``tavolata.kit.words.Words``."""

    language: str

    def say(self, phrase: Phrase) -> str:
        """The phrase in words."""

    def text(self, id: str, **arguments: Any) -> str:
        """A message by its id."""

    def knows(self, id: str) -> bool:
        """Whether there is a message of this id."""

    def value(self, value: Any) -> Any:
        """An argument of a phrase in words: a seat, a message id, a phrase, a list of these."""

    def name(self, id: str) -> str:
        """A thing by its message id, or something readable where there is no message."""

    def player(self, seat: int) -> str:
        """A player's name."""

    def join(self, items: list[str]) -> str:
        """A list as the language writes it."""


class Room(Protocol):
    """A game with all that stands around its rules."""

    @property
    def game(self) -> Game:
        """Its rules: makes and loads states."""

    @property
    def advice(self) -> Advice:
        """What bots need to know of it."""

    @property
    def folder(self) -> Path:
        """Where its ``words/``, ``content/`` and rulebooks lie."""

    def words(self, language: str, names: list[str] | None = None) -> Speaker:
        """Its words in a language, for players of these names."""

    def rulebook(self, language: str) -> Rulebook:
        """Its rules as numbered clauses."""

    def figures(self, name: str, words: Speaker) -> Figures:
        """A table that its rulebook names, filled from its content."""

    def draw(self, view: Any, words: Speaker) -> RenderableType:
        """A view as the terminal shows it."""

    @property
    def face(self) -> Face:
        """How it is announced: accent, emblem, minutes."""

    def cover(self) -> str:
        """Its picture on the first page: an SVG of four by three."""

    def sprite(self) -> str:
        """The emblems and patterns its drawings refer to, as ``<symbol>`` and ``<pattern>`` elements."""

    def stylesheet(self) -> str:
        """The CSS of its own drawings."""

    def paint(self, scene: Scene[Any]) -> Drawing:
        """A scene as the page shows it."""

    def picture(self, view: Any, words: Speaker) -> str:
        """A view as an SVG that stands alone: for notebooks, replays and documents."""

    def label(self, choice: Choice, scene: Scene[Any]) -> str:
        """A move as a short button (HTML); its full sentence is the button's name."""

    def preview(self, scene: Scene[Any]) -> list[Note]:
        """What the chosen move will do, line by line."""

    def gist(self, view: Any, words: Speaker) -> str:
        """Where the match stands, in a few words; empty if there is nothing to say."""

    def reckoning(self, view: Any, words: Speaker) -> list[Tally]:
        """How each point of the final score was made."""

    def intro(self) -> Intro | None:
        """The introduction for a first-time player, if there is one."""

    def talks_apart(self, options: Mapping[str, OptionValue]) -> bool:
        """Whether players may talk in groups of their own, too, wherever the rules leave talk to the table."""

    def roles(self, view: Any, words: Speaker) -> Sequence[Role]:
        """Who the players are in a match that has begun, by seat: they go by it in all that is told. Nothing if they go
        by their own names."""

    def roles_before(self, seats: int, options: Mapping[str, OptionValue], words: Speaker) -> Sequence[Role]:
        """The same before a match, where its options say it already."""

    def say_ask(self, ask: Ask, words: Speaker) -> str:
        """What is asked, in a sentence."""

    def say_move(self, state: State, seat: int, move: int, words: Speaker) -> str:
        """A move, in a sentence for the seat that may play it."""

    def say_event(self, event: Event, seat: int | None, words: Speaker) -> str:
        """What happened, as a seat or a spectator (``None``) may hear it."""

    def moment(self, told: Told, seat: int | None, words: Speaker, setup: Setup) -> Moment:
        """What happened in a match of this set-up, as the page of a seat or a spectator shows it."""

    def say_refusal(self, refusal: Refusal, words: Speaker) -> str:
        """Why a move is not legal."""

    def say_entry(self, list_name: str, entry: Entry, words: Speaker) -> str:
        """What a card or another entry of the content does, said from its data; empty if there is nothing to say."""

    def say_option(self, name: str, value: OptionValue, words: Speaker) -> str:
        """What choosing a value of an option means; empty if there is nothing to say."""

    def audit(self, state: State) -> None:
        """Raise ``AssertionError`` if the game's pieces do not add up."""

    def swaps(self, state: State, seat: int) -> list[State]:
        """For tests: other states that this seat cannot tell from this one, made by swapping things hidden from it."""
