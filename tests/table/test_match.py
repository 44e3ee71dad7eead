"""Looking back in a match: every moment is as it was, however one leafs, also after moves were taken back."""

from __future__ import annotations

import random

import tavolata
from tavolata.store.model import LogEntry
from tavolata.table.match import LoggedMatch


def played(seed: int, moves: int) -> LoggedMatch:
    """A match with so many moves, made at random."""
    room = tavolata.room("sangue-reale")
    match = LoggedMatch(room, room.game.new(2, seed))
    match.begin(0)
    add(match, moves, random.Random(seed))
    return match


def add(match: LoggedMatch, moves: int, chance: random.Random) -> None:
    for _ in range(moves):
        seat = match.state.deciders()[0]
        text = match.state.write(seat, chance.choice(match.state.legal(seat)))
        number = match.entries + 1
        match.apply_moves(match.prepare(seat, [text]), [LogEntry(number, "move", seat, text, number)], False)


def replayed(match: LoggedMatch, moves: int) -> tavolata.State:
    state = match.start.clone()
    for play in match.plays[:moves]:
        state.play(play.seat, state.read(play.seat, play.text))
    return state


def look_everywhere(match: LoggedMatch, chance: random.Random) -> None:
    moments = [*range(0, len(match.plays) + 1, 7), len(match.plays)]
    chance.shuffle(moments)
    for moves in moments:
        assert match.at(moves) == replayed(match, moves), moves
    assert match.at(len(match.plays)) == match.state
    scores = match.history()
    assert len(scores) == len(match.plays) + 1 and scores is match.history()
    assert all(scores[moves] == list(replayed(match, moves).scores()) for moves in moments)


def test_every_moment_is_as_it_was() -> None:
    match, chance = played(3, 200), random.Random(1)
    look_everywhere(match, chance)
    match.apply(LogEntry(match.entries + 1, "back", 0, "150", 999))
    add(match, 30, random.Random(77))  # other moves than those that were taken back
    look_everywhere(match, chance)


def test_what_was_looked_at_is_not_changed_by_looking() -> None:
    match = played(4, 130)
    before = match.at(128).dump()
    later = match.at(128)
    later.play(later.deciders()[0], later.legal(later.deciders()[0])[0])
    assert match.at(128).dump() == before
