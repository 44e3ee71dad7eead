"""Every byte that leaves the server, compared between two worlds that differ only in a secret.

Two servers deal the same match but for what one seat must not know: other hands, another's secret plan. The same is
done in both. As long as the rules let that seat (or a spectator) see no difference, neither may its pages, its stream,
the API, nor a replay.
"""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest

import fog
from conformance.support import many

from .worlds import Pair, Setting, World, two_worlds

FOG = Setting(fog.ROOM.game, 3, ("send dock", "look 2", "share", "nonsense"))
PLANS = (["send dock", "seal"], ["send tower", "send bridge", "seal"])


@pytest.fixture(params=[None, 0, 1, 2], ids=["spectator", "seat 1", "seat 2", "seat 3"])
def pair(request: pytest.FixtureRequest, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Pair]:
    """Two worlds that one pair of eyes cannot tell apart."""
    seat: int | None = request.param
    with two_worlds(FOG, next(FOG.secrets_alike(seat)), seat, tmp_path, monkeypatch) as found:
        yield found


def test_other_hands(pair: Pair) -> None:
    """The others hold other goods; the same is played in both worlds."""
    compared = 0
    pair.compare()
    for step in range(many(6)):
        one, other = pair.worlds
        if one.state.over or not pair.same():
            break
        seat = one.state.deciders()[step % len(one.state.deciders())]
        shared = [text for text in texts(one, seat) if text in texts(other, seat)]
        if not shared:
            break
        pair.play(seat, *[[shared[step % len(shared)]]] * 2)
        if pair.same():
            pair.compare()
            compared += 1
    assert compared >= 3, compared


def test_another_plan(pair: Pair) -> None:
    """Another seat plans, drafts and seals something else in each world, unseen until all have sealed."""
    others = [seat for seat in range(FOG.seats) if seat != pair.seat][: FOG.seats - 1]
    for seat in others:
        pair.draft(seat, *[plan[:1] for plan in PLANS])
        pair.compare()
        pair.play(seat, *PLANS)
        assert pair.same()
        pair.compare()


def texts(world: World, seat: int) -> list[str]:
    """The legal moves of a seat."""
    return [world.state.write(seat, move) for move in world.state.legal(seat)]
