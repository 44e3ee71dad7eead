"""What is open at a table outlives the server: plans, questions, and how much time is left."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest

from table.hand_clock import HandClock
from table.house import House, house
from tavolata.store import unsettled
from tavolata.store.model import Run
from tavolata.table import hall
from tavolata.table.clock import Clock
from tavolata.table.live import Live

BARE: dict[str, object] = {"companions": "none", "first": 1}
NOW = 1_800_000_000.0
HOUR = 3600.0


class Watch:
    """The clock of the machine, and the clocks that servers made of it."""

    def __init__(self) -> None:
        self.machine = NOW

    def start(self, runs: list[Run]) -> Clock:
        """A server starts."""
        self.clock = HandClock(self.machine, runs)
        return self.clock

    def forward(self, seconds: float) -> None:
        """Time passes while a server runs."""
        self.clock.forward(seconds)
        self.machine += seconds


def left(h: House, live: Live, seat: int = 0) -> float:
    """How much time a seat has left, but for what it is given to see what has happened."""
    end = live.deadline(seat)
    assert end is not None
    return end - h.host.hall.clock.now() - live.grace(seat)


# -- plans and questions -------------------------------------------------------------------------------------------


def test_a_draft_is_there_again(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        text = live.match.state.write(0, live.match.state.legal(0)[0])
        h.run(h.host.playing.draft(live, h.actor(live, "Anna"), 0, 0, [text]))
        h.again()
        found = h.live(live.table.code)
        assert found.draft(0) == (text,) and found.draft(1) == ()
        h.play(found)
        h.again()
        assert h.live(live.table.code).drafts == {}


def test_many_clicks_are_one_write(tmp_path: Path) -> None:
    """A plan is written behind: in a moment all that has changed, at once."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        texts = [live.match.state.write(0, move) for move in live.match.state.legal(0)]
        before = h.store.commits
        for text in texts * 5:
            h.run(h.host.playing.draft(live, h.actor(live, "Anna"), 0, 0, [text]))
        h.wait(lambda: h.store.commits > before)
        assert h.store.commits <= before + 2


def test_a_question_is_still_asked(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", options=BARE)
        h.play(live)
        h.play(live)
        h.run(h.host.playing.undo(live, h.actor(live, "Anna"), 0))
        h.run(h.host.playing.answer(live, h.actor(live, "Bruno"), 1, "undo", True))
        h.run(h.host.playing.propose_end(live, h.actor(live, "Bruno"), 1))
        h.again()
        found = h.live(live.table.code)
        assert found.polls == live.polls and set(found.polls) == {"undo", "end"}
        h.run(h.host.playing.answer(found, h.actor(found, "Anna"), 0, "end", False))
        h.again()
        found = h.live(live.table.code)
        assert set(found.polls) == {"undo"} and found.polls["undo"].yes == {0, 1}
        h.run(h.host.playing.answer(found, h.actor(found, "Carla"), 2, "undo", True))
        assert found.match is not None and found.match.plays == [] and not found.polls
        h.again()
        assert not h.live(live.table.code).polls


def test_a_move_settles_what_was_asked_on_disk_too(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        h.play(live)
        h.run(h.host.playing.propose_end(live, h.actor(live, "Anna"), 0))
        h.play(live)
        assert not live.polls
        h.again()
        assert not h.live(live.table.code).polls


# -- time ------------------------------------------------------------------------------------------------------------


def set_by(seconds: float) -> Callable[[Watch], None]:
    """Somebody sets the machine's clock."""

    def set_it(watch: Watch) -> None:
        watch.machine += seconds
        watch.clock.machine += seconds

    return set_it


@pytest.mark.parametrize("seconds", [-5 * HOUR, 5 * HOUR], ids=["back", "forward"])
@pytest.mark.parametrize("again", [False, True], ids=["while it runs", "before a restart"])
def test_whoever_sets_the_clock_gives_and_takes_nothing(tmp_path: Path, seconds: float, again: bool) -> None:
    watch = Watch()
    with house(tmp_path, clock=watch.start) as h:
        live = h.table("Anna", "Bruno", options=BARE, clock=600)
        watch.forward(100)
        assert left(h, live) == pytest.approx(500)
        set_by(seconds)(watch)
        if again:
            h.again()
            live = h.live(live.table.code)
        assert left(h, live) == pytest.approx(500, abs=0.01)
        watch.forward(100)
        assert left(h, live) == pytest.approx(400, abs=0.01)
        h.play(live)
        assert left(h, live, 1) == pytest.approx(600, abs=0.01)
        assert live.match is not None and live.running
        h.again()
        assert left(h, h.live(live.table.code), 1) == pytest.approx(600, abs=0.01)


def test_while_the_server_is_away_nobodys_time_runs(tmp_path: Path) -> None:
    """Nobody could have decided. Several absences add up, and those before a question do not count for it."""
    watch = Watch()
    with house(tmp_path, clock=watch.start) as h:
        live = h.table("Anna", "Bruno", options=BARE, clock=600)
        for number in range(1, 4):
            watch.forward(50)
            h.close()
            watch.machine += 7 * HOUR
            h.open()
            live = h.live(live.table.code)
            assert live.deciders() == [0] and left(h, live) == pytest.approx(600 - 50 * number, abs=0.01)
        h.play(live)
        assert left(h, live, 1) == pytest.approx(600, abs=0.01)


def test_a_killed_server_has_left_word(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """It does so again and again; so what a clock gains is no more than what lies between two of these."""
    monkeypatch.setattr(hall, "_PULSE", 0.01)
    watch = Watch()
    with house(tmp_path, clock=watch.start) as h:
        live = h.table("Anna", "Bruno", options=BARE, clock=600)
        watch.forward(300)
        before = h.store.commits
        h.wait(lambda: h.store.commits > before + 2)
        h.run(h.host.close())  # and of what it says on leaving nothing stays:
        monkeypatch.setattr(unsettled, "stay", lambda connection, at: None)
        watch.forward(8)
        watch.machine += HOUR
        h.again()
        assert left(h, h.live(live.table.code)) == pytest.approx(300, abs=0.01)


def test_a_clock_that_runs_out_is_noticed_by_the_clock(tmp_path: Path) -> None:
    watch = Watch()
    with house(tmp_path, clock=watch.start) as h:
        live = h.table("Anna", "Bruno", options=BARE, clock=600)
        watch.forward(601)
        h.again()  # whoever starts looks at all clocks
        live = h.live(live.table.code)
        h.wait(lambda: bool(live.seat(0).bot))


def test_taking_a_move_back_gives_nobody_more_time(tmp_path: Path) -> None:
    """Otherwise one could play and take back for ever, with the others waiting."""
    watch = Watch()
    with house(tmp_path, clock=watch.start) as h:
        live = h.table("Anna", "Bruno", options=BARE, clock=600)
        for used in (200.0, 300.0):
            watch.forward(200 if used == 200 else 100)
            h.play(live)
            watch.forward(50)
            h.run(h.host.playing.undo(live, h.actor(live, "Anna"), 0))
            assert left(h, live) == pytest.approx(600 - used), "while the other thought, nothing was used"
        h.again()
        assert left(h, h.live(live.table.code)) == pytest.approx(300)


def test_nor_does_it_cost_the_time_in_which_no_server_was_there(tmp_path: Path) -> None:
    watch = Watch()
    with house(tmp_path, clock=watch.start) as h:
        live = h.table("Anna", "Bruno", options=BARE, clock=600)
        watch.forward(100)
        h.close()
        watch.machine += HOUR
        h.open()
        live = h.live(live.table.code)
        watch.forward(100)
        h.play(live)
        watch.forward(2 * HOUR)
        h.run(h.host.playing.undo(live, h.actor(live, "Anna"), 0))
        assert left(h, live) == pytest.approx(400)
