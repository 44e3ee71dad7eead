"""Scenes and stories: what a match lets one reader see and hear. Everything here passes through views and events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..engine.errors import BadNotation
from ..engine.phrases import Ask, Event, Phrase, Refusal
from ..engine.room import Room, Speaker
from ..engine.scene import Choice, Scene
from ..engine.state import State
from ..kit.words import sentence
from .errors import BadRequest, Refused
from .match import Item, Match, refusal

_WORLD = 1
"""The seed of imagined worlds that drafts are tried on; any would do."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A scene with what is asked in it. ``whole`` means that the draft can be committed as it stands."""

    scene: Scene
    ask: Ask | None = None
    asks: str = ""
    draft: tuple[str, ...] = ()
    whole: bool = False
    decision: int | None = None


@dataclass(frozen=True, slots=True)
class StoryLine:
    """A line of the log as one reader hears it. ``play`` is the number of moves, as far as he knows of them, up to and
    with this one."""

    id: str
    kind: str
    seat: int
    texts: tuple[str, ...]
    play: int | None = None


def present(match: Match, seat: int | None, words: Speaker, draft: tuple[str, ...], running: bool) -> Sight:
    """What a reader sees now, with the moves he plans laid out in an imagined world."""
    before = None if match.prior is None else match.view(match.prior, seat)
    last = match.last_told()
    mover = match.plays[last].seat if last is not None else None
    if not running or seat is None or seat not in match.deciders():
        return Sight(Scene(match.view(match.state, seat), words, before=before, mover=mover))
    return _Plan(match, seat, words, before, mover).sight(draft)


def past(match: Match, seat: int | None, words: Speaker, at: int) -> Sight:
    """What a reader saw after so many of the moves he knows of."""
    moments = [0, *match.moments(seat)]
    if not 0 <= at < len(moments):
        raise BadRequest(
            "no-such-moment", f"there are {len(moments) - 1} moves, not {at}", moves=len(moments) - 1
        )
    state = match.at(moments[at])
    before = match.at(moments[at - 1]).view(seat) if at else None
    mover = match.plays[moments[at] - 1].seat if at else None
    return Sight(Scene(state.view(seat), words, before=before, mover=mover))


class _Plan:
    """A decision being put together by a seat that owes one."""

    def __init__(
        self, match: Match, seat: int, words: Speaker, before: dict[str, object] | None, mover: int | None
    ) -> None:
        self.match, self.seat, self.words = match, seat, words
        self.before, self.mover = before, mover
        self.decision = match.decisions[seat]

    def sight(self, draft: tuple[str, ...]) -> Sight:
        """The scene with this draft."""
        if not draft:
            return self._open(self.match.state, (), draft)
        world = self.match.state.imagine(self.seat, _WORLD)
        parts: list[Choice] = []
        for index, text in enumerate(draft):
            base = world.clone()
            choice, told = self._try(world, text)
            if not self._goes_on(base, world):
                if index + 1 < len(draft):
                    raise BadRequest("draft-too-long", f"the decision is whole after {text!r}", text=text)
                return self._whole(base, world, tuple(parts), choice, told, draft)
            parts.append(choice)
        return self._open(world, tuple(parts), draft)

    def _open(self, world: State, parts: tuple[Choice, ...], draft: tuple[str, ...]) -> Sight:
        """Something is still to be chosen."""
        here = world is self.match.state
        scene = Scene(
            self.match.view(world, self.seat) if here else world.view(self.seat),
            self.words,
            choices(self.match.room, world, self.seat, self.words),
            parts,
            before=self.before,
            mover=self.mover,
            refusal=refusals(world, self.seat),
        )
        return self._sight(scene, world, draft, whole=False)

    def _whole(
        self,
        base: State,
        world: State,
        parts: tuple[Choice, ...],
        chosen: Choice,
        told: list[Phrase],
        draft: tuple[str, ...],
    ) -> Sight:
        """All is chosen: the last move is shown as a preview, unless chance or secrets come into it."""
        certain = base.surprises == world.surprises
        scene = Scene(
            base.view(self.seat),
            self.words,
            choices(self.match.room, base, self.seat, self.words),
            parts,
            chosen,
            world.view(self.seat) if certain else None,
            tuple(told) if certain else (),
            self.before,
            self.mover,
            refusals(base, self.seat),
        )
        return self._sight(scene, base, draft, whole=True)

    def _sight(self, scene: Scene, world: State, draft: tuple[str, ...], whole: bool) -> Sight:
        ask = world.ask(self.seat)
        assert ask is not None
        asks = self.match.room.say_ask(ask, self.words)
        return Sight(scene, ask, asks, draft, whole, self.decision)

    def _try(self, world: State, text: str) -> tuple[Choice, list[Phrase]]:
        """Play a move in the imagined world; what it was, and what it told this seat."""
        try:
            move = world.read(self.seat, text)
        except BadNotation as error:
            raise BadRequest("bad-notation", str(error), text=text) from None
        if move not in world.legal(self.seat):
            raise Refused(refusal(world, self.seat, text), f"not a legal move now: {text!r}")
        choice = _choice(self.match.room, world, self.seat, move, self.words)
        told: list[Event] = []
        world.play(self.seat, move, told.append)
        return choice, [event.seen_by(self.seat) for event in told]

    def _goes_on(self, base: State, world: State) -> bool:
        """Whether the decision has further parts, all of them this seat's, with nothing shown in between."""
        ask, asked = world.ask(self.seat), base.ask(self.seat)
        if ask is None or world.surprises != base.surprises:
            return False
        # A plan made at once with the others is a decision of its own, also right after another one.
        plans_on = ask.at_once and asked is not None and asked.at_once
        return plans_on or not self.match.room.advice.quiet(world)


def choices(room: Room, state: State, seat: int, words: Speaker) -> tuple[Choice, ...]:
    """Every legal move of a seat, in words."""
    return tuple(_choice(room, state, seat, move, words) for move in state.legal(seat))


def refusals(state: State, seat: int) -> Callable[[str], Refusal | None]:
    """Why a seat may not play a move, by its notation."""
    return lambda text: state.why(seat, state.read(seat, text))


def _choice(room: Room, state: State, seat: int, move: int, words: Speaker) -> Choice:
    return Choice(
        state.write(seat, move), state.describe(seat, move), room.say_move(state, seat, move, words)
    )


class Stories:
    """The log in words for each reader, said once and kept as long as it stands."""

    def __init__(self) -> None:
        self._said: dict[tuple[int | None, str], list[StoryLine]] = {}
        self._names: tuple[str, ...] = ()

    def lines(self, match: Match, seat: int | None, words: Speaker) -> list[StoryLine]:
        """What happened, line by line. A move that told nothing, not even to whoever made it, has no line."""
        names = tuple(words.player(number) for number in range(match.start.seats))
        if names != self._names:  # somebody is called otherwise now
            self._said, self._names = {}, names
        said = self._said.setdefault((seat, words.language), [])
        story = [item for item in match.story if _heard(match, item, seat)]
        same = len(said)
        # Moves taken back leave the story, which moves all later lines up: what still stands where it stood is the
        # same with all before it.
        while same and (same > len(story) or said[same - 1].id != str(story[same - 1].rank(seat))):
            same -= 1
        del said[same:]
        plays = sum(line.play is not None for line in said)
        for item in story[same:]:
            plays += item.play is not None
            said.append(_line(match, item, seat, words, plays))
        return [line for line in said if line.texts]


def _heard(match: Match, item: Item, seat: int | None) -> bool:
    """Whether a reader knows of an entry: it told something, or is his own."""
    if item.entry.seat == seat:
        return True
    return not item.quiet if item.play is None else bool(match.plays[item.play].events)


def _line(match: Match, item: Item, seat: int | None, words: Speaker, plays: int) -> StoryLine:
    entry, id = item.entry, str(item.rank(seat))
    if item.play is None:
        said = words.text(f"story-{entry.kind}", player=words.player(entry.seat), what=entry.text)
        return StoryLine(id, entry.kind, entry.seat, (sentence(said),))
    events = match.plays[item.play].events
    texts = tuple(text for event in events if (text := match.room.say_event(event, seat, words)))
    return StoryLine(id, entry.kind, entry.seat, texts, plays)
