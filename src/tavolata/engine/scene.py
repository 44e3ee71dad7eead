"""What a page shows of a game: a scene goes in, drawings come out. Plain data between the table and the rooms.

A scene holds views and sentences only, never a state: whatever a room draws, it cannot draw a secret. It can be asked
why a move is not on offer, as its reader can.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Generic, Literal
from urllib.parse import urlencode

from typing_extensions import TypeVar

from .phrases import Phrase, Refusal, Told

if TYPE_CHECKING:
    from .room import Speaker

V = TypeVar("V", bound="Mapping[str, Any]", default=Any)
"""What a game's views are made of."""


@dataclass(frozen=True, slots=True)
class Choice:
    """A legal move on offer: in the game's notation, as data for a board, and as a sentence."""

    text: str
    phrase: Phrase
    says: str


@dataclass(frozen=True, slots=True)
class Scene(Generic[V]):
    """All that a board may show to one reader. A room says what its views are made of: ``Scene[ProelioView]``.

    ``view`` is what the reader knows, with the ``parts`` of a decision chosen so far already laid out. ``choices`` are
    the legal moves on offer; if one of them is ``chosen``, ``after`` is the view it would lead to and ``told`` what
    would happen (``None`` and empty where chance or secrets would come into it). ``before`` is the reader's view
    before the last move, which ``mover`` made. ``refusal`` says why a move in notation is not legal, where there are
    choices.
    """

    view: V
    words: Speaker
    choices: tuple[Choice, ...] = ()
    parts: tuple[Choice, ...] = ()
    chosen: Choice | None = None
    after: V | None = None
    told: tuple[Told, ...] = ()
    before: V | None = None
    mover: int | None = None
    refusal: Callable[[str], Refusal | None] | None = field(default=None, compare=False, repr=False)

    @property
    def seat(self) -> int | None:
        """Whose eyes these are; ``None`` for a spectator."""
        seat: int | None = self.view["seat"]
        return seat

    def link(self, text: str) -> str:
        """Where a board's target leads: the same page with this move chosen."""
        return plan_link([*[part.text for part in self.parts], text])

    def choice(self, text: str) -> Choice | None:
        """The move on offer with this notation."""
        return next((choice for choice in self.choices if choice.text == text), None)

    def why(self, text: str) -> Refusal | None:
        """Why a move is not on offer, by the rules; ``None`` if it is, or if the reader is asked nothing."""
        return self.refusal(text) if self.refusal is not None else None


def plan_link(moves: Sequence[str]) -> str:
    """The same page with these moves chosen; where there are none, ``?m=`` takes back what was."""
    return "?" + urlencode([("m", text) for text in moves] or [("m", "")])


@dataclass(frozen=True, slots=True)
class SeatMark:
    """What stands at a player's name: the score, its unit, and what else is public about the player (HTML)."""

    score: str = ""
    unit: str = ""
    marks: str = ""


@dataclass(frozen=True, slots=True)
class Drawing:
    """A scene as HTML and SVG: the board, what stands beside it and below it, and what stands at the players' names.

    Places carry ``data-anchor`` and things that can travel ``data-thing``, by the names that moments have for them
    (each player's place is ``seat-<number>``): what no moment names never moves. Like things at a place have the same
    name. A thing that a moment names and whose ``data-face`` changed turns over. The number in an element with
    ``data-count`` counts up or down to what it is now.
    Targets are links (``scene.link``) with ``data-move``; a link to the same page with other moves chosen, such as one
    that takes a part back, has ``data-plan``; what can be touched but not done now carries ``data-why``
    (a move in notation) or ``data-clause``.
    """

    board: str
    side: str = ""
    tray: str = ""
    seats: tuple[SeatMark, ...] = ()


@dataclass(frozen=True, slots=True)
class Travel:
    """Something that goes from place to place on the page: the ``data-thing`` of what travels (the last ``number`` of
    that name), and the ``data-anchor`` of where it comes from and where it goes."""

    thing: str
    start: str
    end: str
    number: int = 1


@dataclass(frozen=True, slots=True)
class Moment:
    """Something that happened, as people see it happen.

    ``move``: things travel; ``reveal``: cards, dice, orders or bids are turned up; ``count``: a number changes;
    ``result``: who has won something; ``quiet``: the log alone tells it. ``marks`` are the places and things (by
    ``data-anchor`` or ``data-thing``) where one should look, ``seconds`` is how long a person needs for it, and
    ``stop`` whether it deserves to be looked at before anything else happens. ``panel`` is a drawing of it (HTML) that
    lies over the board meanwhile; moments of one ``group`` that follow each other share theirs. ``icon`` is an emblem
    that stands for it in the log, and ``heading`` whether a part of the game begins with it: 1 a round or an Era, 2 a
    phase or a turn, which is called ``title``. What is ``ahead`` belongs to the part that begins next: who is ready for
    what will be revealed. ``seat`` is whom it is about.
    """

    kind: Literal["move", "reveal", "count", "result", "quiet"]
    says: str
    clause: str = ""
    marks: tuple[str, ...] = ()
    travels: tuple[Travel, ...] = ()
    seconds: float = 0.0
    stop: bool = False
    panel: str = ""
    group: str = ""
    icon: str = ""
    heading: int = 0
    title: str = ""
    ahead: bool = False
    seat: int | None = None

    @property
    def headed(self) -> bool:
        """Whether its heading leaves nothing more to say of it."""
        return bool(self.heading) and self.says.removesuffix(".") == self.title


@dataclass(frozen=True, slots=True)
class Role:
    """Who a player is in a game where everybody is somebody: what he is called in it, the emblem of his arms, and the
    CSS class of its colours."""

    name: str
    emblem: str
    tint: str = ""


@dataclass(frozen=True, slots=True)
class Note:
    """A line of a preview: an emblem's id, a sentence (HTML), and whether it is good news."""

    icon: str
    html: str
    win: bool = False


@dataclass(frozen=True, slots=True)
class Tally:
    """A line of the final reckoning: whose, for what (HTML), how much; and the ``kind`` of points, in a word or two.

    Points of a kind stand in one row of the table of the result, with a column for each player.
    """

    seat: int
    html: str
    points: int
    kind: str = ""


@dataclass(frozen=True, slots=True)
class Face:
    """How a game is announced: its accent (a CSS class ``acc-…``), its emblem, how long it takes, and how many play
    when nobody says how many (0: as few as the game allows)."""

    accent: str = "primo"
    glyph: str = "tavolata"
    minutes: int = 30
    seats: int = 0


@dataclass(frozen=True, slots=True)
class IntroStep:
    """A step of an introduction: moves played before it, a move shown as a preview, what is said, and the rule.

    ``wait`` names the move the reader is to make himself before the next step.
    """

    say: str
    moves: tuple[str, ...] = ()
    show: str = ""
    wait: str = ""
    clause: str = ""


@dataclass(frozen=True, slots=True)
class Intro:
    """An introduction to a game, played on its own board: a match with a known seed, and steps through it."""

    seats: int
    seed: int
    options: Mapping[str, Any]
    reader: int
    steps: tuple[IntroStep, ...]
