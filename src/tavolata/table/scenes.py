"""Scenes and stories: what a match lets one reader see and hear. Everything here passes through views and events."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass

from ..engine.errors import BadNotation
from ..engine.phrases import Ask, Event, Refusal, Told
from ..engine.room import Room, Speaker
from ..engine.scene import Choice, Moment, Scene
from ..engine.state import State
from ..kit.words import sentence
from .changes import say_change
from .errors import BadRequest, Refused
from .match import Item, LoggedMatch, refusal

_WORLD = 1
"""The seed of imagined worlds that drafts are tried on; any would do."""


@dataclass(frozen=True, slots=True)
class Sight:
    """A scene with what is asked in it. ``whole`` means that the draft can be committed as it stands.

    ``planned`` is what the parts of the draft would be seen to do, part by part; what is laid out for a plan has been
    seen when the plan is committed.
    """

    scene: Scene
    ask: Ask | None = None
    asks: str = ""
    draft: tuple[str, ...] = ()
    whole: bool = False
    decision: int | None = None
    planned: tuple[tuple[Moment, ...], ...] = ()


@dataclass(frozen=True, slots=True, eq=False)
class StoryLine:
    """A line of the log as one reader hears it: a decision with all its parts, or a remark about the table.

    ``play`` is the number of moves, as far as he knows of them, up to and with its last part; ``steps`` is what he
    sees happen, part by part. A remark has neither.
    """

    id: str
    kind: str
    seat: int
    texts: tuple[str, ...]
    play: int | None = None
    steps: tuple[tuple[Moment, ...], ...] = ()

    @property
    def moments(self) -> tuple[Moment, ...]:
        """All that he sees happen."""
        return tuple(moment for step in self.steps for moment in step)

    @property
    def begins(self) -> int:
        """The number of the move that is its first part."""
        return 0 if self.play is None else self.play - len(self.steps) + 1

    def step(self, play: int) -> tuple[Moment, ...]:
        """What he sees happen in the part that is the move of this number; nothing if none of its parts is."""
        index = play - self.begins
        return self.steps[index] if 0 <= index < len(self.steps) else ()


@dataclass(frozen=True, slots=True)
class Part:
    """A part of a draft: the world it is chosen in, the move, and what it tells there."""

    world: State
    move: int
    told: tuple[Told, ...]


@dataclass(frozen=True, slots=True)
class Trial:
    """A draft worked out in an imagined world, free of any language: checked with it, and painted from it.

    ``parts`` are the moves chosen so far. If the draft is ``whole``, the last one
    is not among them: it is ``chosen`` in ``world``, which leads to ``after`` and tells ``told``.
    """

    of: State
    """The state of the match that it was tried on."""
    draft: tuple[str, ...]
    world: State
    parts: tuple[Part, ...] = ()
    chosen: int | None = None
    after: State | None = None
    told: tuple[Told, ...] = ()

    @property
    def whole(self) -> bool:
        """Whether nothing is left to choose."""
        return self.chosen is not None

    @property
    def certain(self) -> bool:
        """Whether what follows can be foretold: neither chance nor secrets come into it."""
        return self.after is not None and self.after.surprises == self.world.surprises


def try_out(match: LoggedMatch, seat: int, draft: tuple[str, ...]) -> Trial:
    """The moves that a seat plans, tried one by one. What cannot be played is refused."""
    if not draft:
        return Trial(match.state, (), match.state)
    world = match.state.imagine(seat, _WORLD)
    parts: list[Part] = []
    for index, text in enumerate(draft):
        base = world.clone()
        move, told = _try(world, seat, text)
        if not _goes_on(match, seat, base, world):
            if index + 1 < len(draft):
                raise BadRequest("draft-too-long", f"the decision is whole after {text!r}", text=text)
            return Trial(match.state, draft, base, tuple(parts), move, world, told)
        parts.append(Part(base, move, told))
    return Trial(match.state, draft, world, tuple(parts))


def _try(world: State, seat: int, text: str) -> tuple[int, tuple[Told, ...]]:
    """Play a move in the imagined world; which it was, and what it told this seat."""
    try:
        move = world.read(seat, text)
    except BadNotation as error:
        raise BadRequest("bad-notation", str(error), text=text) from None
    if move not in world.legal(seat):
        raise Refused(refusal(world, seat, text), f"not a legal move now: {text!r}")
    told: list[Event] = []
    world.do(seat, move, told.append)
    return move, tuple(event.seen_by(seat) for event in told)


def _goes_on(match: LoggedMatch, seat: int, base: State, world: State) -> bool:
    """Whether the decision has further parts, all of them this seat's, with nothing shown in between."""
    ask, asked = world.ask(seat), base.ask(seat)
    if ask is None or world.surprises != base.surprises:
        return False
    # A plan made at once with the others is a decision of its own, also right after another one.
    plans_on = ask.at_once and asked is not None and asked.at_once
    return plans_on or not match.room.advice.quiet(world)


def present(match: LoggedMatch, seat: int | None, words: Speaker, trial: Trial | None) -> Sight:
    """What a reader sees now; a seat that owes a decision, with the moves that it tries."""
    before = None if match.prior is None else match.view(match.prior, seat)
    last = match.last_told()
    mover = match.plays[last].seat if last is not None else None
    if seat is None or trial is None:
        return Sight(Scene(match.view(match.state, seat), words, before=before, mover=mover))
    room, world = match.room, trial.world
    scene = Scene(
        match.view(world, seat) if world is match.state else world.view(seat),
        words,
        choices(room, world, seat, words),
        tuple(_choice(room, part.world, seat, part.move, words) for part in trial.parts),
        None if trial.chosen is None else _choice(room, world, seat, trial.chosen, words),
        trial.after.view(seat) if trial.after is not None and trial.certain else None,
        trial.told if trial.certain else (),
        before,
        mover,
        refusals(world, seat),
    )
    ask = world.ask(seat)
    assert ask is not None
    planned = tuple(
        tuple(room.moment(told, seat, words, world.setup) for told in part.told)
        for part in trial.parts
        if part.told
    )
    asks, decision = room.say_ask(ask, words), match.decisions[seat]
    return Sight(scene, ask, asks, trial.draft, trial.whole, decision, planned)


def past(match: LoggedMatch, seat: int | None, words: Speaker, at: int) -> Sight:
    """What a reader saw after so many of the moves he knows of."""
    known = [0, *match.known_moves(seat)]
    if not 0 <= at < len(known):
        raise BadRequest(
            "no-such-moment", f"there are {len(known) - 1} moves, not {at}", moves=len(known) - 1
        )
    state = match.at(known[at])
    before = match.at(known[at - 1]).view(seat) if at else None
    mover = match.plays[known[at] - 1].seat if at else None
    return Sight(Scene(state.view(seat), words, before=before, mover=mover))


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


SPELLINGS = 2
"""The names at a table are written in two ways: as they are, and as pages have them."""


class Stories:
    """The log in words for each reader, said once and kept as long as it stands."""

    def __init__(self) -> None:
        self._said: dict[tuple[str, ...], dict[tuple[int | None, str], list[StoryLine]]] = {}

    def lines(self, match: LoggedMatch, seat: int | None, words: Speaker) -> list[StoryLine]:
        """What happened, line by line. A decision that told nothing, not even to whoever made it, has no line."""
        names = tuple(words.player(number) for number in range(match.start.seats))
        if names not in self._said and len(self._said) >= SPELLINGS:  # somebody is called otherwise now
            self._said.clear()
        said = self._said.setdefault(names, {}).setdefault((seat, words.language), [])
        story = _decisions(match, [item for item in match.story if _heard(match, item, seat)])
        same = len(said)
        # Moves taken back leave the story, which moves all later lines up: what still stands where it stood is the
        # same with all before it.
        while same and (same > len(story) or said[same - 1].id != _id(story[same - 1], seat)):
            same -= 1
        del said[same:]
        plays = sum(len(line.steps) for line in said)
        for items in story[same:]:
            line = _line(match, items, seat, words, plays)
            plays += len(line.steps)
            said.append(line)
        return [line for line in said if line.texts]


def _decisions(match: LoggedMatch, heard: list[Item]) -> list[list[Item]]:
    """The parts of a story that a seat committed as one, together. Who has heard of some of them hears one line: of
    those between, which he has not heard, nothing tells."""
    found: list[list[Item]] = []
    before = None
    for item in heard:
        first = None if item.play is None else match.plays[item.play].intention
        if first is not None and first == before:
            found[-1].append(item)
        else:
            found.append([item])
        before = first
    return found


def _id(items: list[Item], seat: int | None) -> str:
    """The number of a line for a reader: that of its last part."""
    return str(items[-1].rank(seat))


def _heard(match: LoggedMatch, item: Item, seat: int | None) -> bool:
    """Whether a reader knows of an entry: it told something, or is his own."""
    if item.entry.seat == seat:
        return True
    return not item.quiet if item.play is None else bool(match.plays[item.play].events)


def _line(match: LoggedMatch, items: list[Item], seat: int | None, words: Speaker, plays: int) -> StoryLine:
    """A line after so many moves that the reader knows of."""
    entry, id = items[-1].entry, _id(items, seat)
    if items[-1].play is None:
        what = say_change(entry.text, match.room, words) if entry.kind == "set" else entry.text
        said = words.text(f"story-{entry.kind}", player=words.player(entry.seat), what=what)
        return StoryLine(id, entry.kind, entry.seat, (sentence(said),))
    steps = tuple(_step(match, item, seat, words) for item in items)
    texts = tuple(moment.says for step in steps for moment in step if moment.says)
    return StoryLine(id, entry.kind, entry.seat, texts, plays + len(steps), steps)


def _step(match: LoggedMatch, item: Item, seat: int | None, words: Speaker) -> tuple[Moment, ...]:
    """What a reader sees happen in one move."""
    assert item.play is not None, "a remark is no move"
    events = match.plays[item.play].events
    setup = match.start.setup
    return tuple(match.room.moment(event.seen_by(seat), seat, words, setup) for event in events)
