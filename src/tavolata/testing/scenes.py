"""Scenes as the table makes them, for tests of drawings."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from ..engine.phrases import Event, Told
from ..engine.room import Room, Speaker
from ..engine.scene import Choice, Scene
from ..engine.state import State
from ..kit.intros import stage


def choices(room: Room, state: State, seat: int | None, words: Speaker) -> tuple[Choice, ...]:
    """What a seat may play, as it is offered."""
    if seat is None:
        return ()
    return tuple(
        Choice(state.write(seat, move), state.describe(seat, move), room.say_move(state, seat, move, words))
        for move in state.legal(seat)
    )


def scene_of(
    room: Room,
    state: State,
    seat: int | None,
    words: Speaker,
    draft: tuple[str, ...] = (),
    before: Mapping[str, Any] | None = None,
    mover: int | None = None,
) -> Scene:
    """The scene of a seat with the moves chosen so far: parts of a decision are laid out, a whole one is previewed."""
    parts: list[Choice] = []
    chosen: Choice | None = None
    after: Mapping[str, Any] | None = None
    told: tuple[Told, ...] = ()
    for text in draft:
        assert seat is not None and chosen is None
        choice = next(one for one in choices(room, state, seat, words) if one.text == text)
        events: list[Event] = []
        world = state.imagine(seat, 7)
        world.play(seat, world.read(seat, text), events.append)
        foreseen = world.surprises == state.surprises
        if foreseen and seat in world.deciders() and not room.advice.quiet(world):
            parts.append(choice)
            state = world
            continue
        chosen = choice
        if foreseen:
            after, told = world.view(seat), tuple(event.seen_by(seat) for event in events)
    return Scene(
        state.view(seat),
        words,
        choices(room, state, seat, words),
        tuple(parts),
        chosen,
        after,
        told,
        before,
        mover,
        None if seat is None else lambda text: state.why(seat, state.read(seat, text)),
    )


def play_the_introduction(room: Room, language: str) -> int:
    """Go through an introduction; how many steps it has.

    Every step can be reached and says something, and what it shows and waits for is legal there.
    """
    intro, words = room.intro(), room.words(language)
    assert intro is not None
    for number, step in enumerate(intro.steps):
        state = stage(room.game, intro, number)
        assert words.knows(step.say) and step.clause in room.rulebook(language).clauses
        legal = {state.write(intro.reader, move) for move in state.legal(intro.reader)}
        assert {step.show, step.wait} - {""} <= legal
        room.paint(scene_of(room, state, intro.reader, words, (step.show,) if step.show else ()))
    return len(intro.steps)
