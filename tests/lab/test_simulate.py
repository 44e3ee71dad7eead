from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any

import pytest

import tavolata
from tavolata.engine.errors import BadContent, BadOption, UnknownGame
from tavolata.lab.matches import BrokenMatch
from tavolata.lab.simulate import SimulationReport, simulate

from .toys import morra, without_processes

PRIMO = "primo-cavaliere"


@pytest.fixture
def game() -> Iterator[str]:
    with morra() as id:
        yield id


def lasting(report: SimulationReport) -> dict[str, Any]:
    """A report without the time it took."""
    return {name: value for name, value in report.json().items() if name != "seconds"}


def test_random_bots_win_equally_often_at_both_seats() -> None:
    report = simulate(PRIMO, ["random", "random"], 600, 11)
    assert report.games == 600
    assert sum(share.first for share in report.seat_shares) == 600
    for seat, share in enumerate(report.seat_shares):
        assert (share.seat, share.bot) == (seat, "random")
        assert share.share == share.first / 600
        assert share.interval[0] < share.share < share.interval[1]
        assert abs(share.share - 0.5) < 0.065  # a little over three standard errors
    assert sum(share.first for share in report.order_shares) == 600
    assert report.lengths.least <= report.lengths.median <= report.lengths.p95 <= report.lengths.most
    assert report.decisions == pytest.approx(600 * report.lengths.mean)


def test_order_of_play_follows_the_seat_that_began() -> None:
    """If a chosen seat always begins, seats and order are the same but for a turn of the table."""
    report = simulate(PRIMO, ["random"] * 3, 60, 3, options={"first": 3})
    by_seat = [share.first for share in report.seat_shares]
    assert [share.first for share in report.order_shares] == [by_seat[2], by_seat[0], by_seat[1]]


def test_json_is_plain_and_complete() -> None:
    report = simulate(PRIMO, ["random", "greedy"], 3, 5, options={"companions": "none"})
    data = json.loads(json.dumps(report.json()))
    assert data["game"] == PRIMO
    assert data["rules"] == tavolata.game(PRIMO).version
    assert data["content"].startswith("base ")
    assert data["bots"] == ["random", "greedy"]
    assert data["options"]["companions"] == "none"
    assert (data["seed"], data["games"], data["nobody"]) == (5, 3, 0)
    assert data["decisions"] > 0
    assert data["seconds"] > 0
    assert set(data["lengths"]) == {"mean", "least", "most", "median", "p95"}
    assert len(data["scores"]) == 2
    assert [set(share) for share in data["seat_shares"]] == [
        {"seat", "bot", "first", "share", "interval"}
    ] * 2
    assert [share["position"] for share in data["order_shares"]] == [0, 1]


def test_the_number_of_processes_changes_nothing() -> None:
    calls: list[int] = []
    one = simulate(PRIMO, ["greedy", "random", "random"], 40, 9)
    two = simulate(PRIMO, ["greedy", "random", "random"], 40, 9, jobs=2, progress=calls.append)
    assert lasting(one) == lasting(two)
    assert sum(calls) == 40
    assert lasting(simulate(PRIMO, ["greedy", "random", "random"], 40, 10)) != lasting(one)


def test_progress_counts_every_game() -> None:
    calls: list[int] = []
    simulate(PRIMO, ["random", "random"], 30, 9, progress=calls.append)
    assert sum(calls) == 30


def test_content_of_ones_own(tmp_path: Path) -> None:
    own = tavolata.room(PRIMO).folder / "content"
    for file in own.glob("*.toml"):
        text = file.read_text("utf-8")
        if file.name == "pack.toml":
            text = text.replace('id = "base"', 'id = "mine"')
        (tmp_path / file.name).write_text(text, "utf-8")
    report = simulate(PRIMO, ["random", "random"], 4, 9, jobs=2, content=str(tmp_path))
    assert report.content.startswith("mine ")


def test_nobody_wins(game: str) -> None:
    report = simulate(game, ["random", "random"], 10, 1, options={"end": "nobody"})
    assert report.nobody == 10
    assert [share.share for share in report.seat_shares] == [0.0, 0.0]


def test_a_player_alone(game: str) -> None:
    report = simulate(game, ["random"], 200, 1, options={"end": "luck"})
    share = report.seat_shares[0]
    assert 0 < share.first < 200
    assert report.nobody == 200 - share.first
    assert report.order_shares[0].first == share.first


def test_shared_wins_are_fractions(game: str) -> None:
    report = simulate(game, ["high", "low", "high"], 10, 1)
    assert [share.first for share in report.seat_shares] == [5.0, 0.0, 5.0]
    assert report.scores == [10.0, 0.0, 10.0]


def test_partners_share_a_win(game: str) -> None:
    report = simulate(game, ["high", "low", "low", "low"], 10, 1, options={"end": "team"})
    assert [share.first for share in report.seat_shares] == [5.0, 0.0, 5.0, 0.0]


@pytest.mark.parametrize(
    ("change", "kind", "said"),
    [
        ({"games": 0}, BadOption, "games is 0; allowed: a whole number from 1 up"),
        ({"games": True}, BadOption, "games is True"),
        ({"jobs": 0}, BadOption, "jobs is 0; allowed"),
        ({"seed": -1}, BadOption, "the seed is -1; allowed"),
        ({"bots": ["random"]}, BadOption, "is for 2, 3, 4 players, not 1"),
        ({"bots": []}, BadOption, "is for 2, 3, 4 players, not 0"),
        ({"bots": ["random", "clever"]}, BadOption, "no bot 'clever'; there are: random, greedy, search"),
        ({"bots": ["random", "search:depth=3"]}, BadOption, "a setting is playouts=NUMBER"),
        ({"options": {"dragons": 3}}, BadOption, "no option 'dragons'; its options: companions"),
        ({"options": {"companions": "some"}}, BadOption, "allowed: all, printed, none"),
        ({"content": "/no/such/folder"}, BadContent, "no folder"),
        ({"game_id": "chess"}, UnknownGame, "no game 'chess'; there are: "),
    ],
)
def test_wrong_input_says_what_is_allowed(
    change: dict[str, Any], kind: type[Exception], said: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    with pytest.raises(kind) as caught:
        simulate(**without_processes(monkeypatch, change))
    assert said in str(caught.value)


def test_a_game_of_this_program_alone_needs_one_process(game: str) -> None:
    with pytest.raises(BadOption, match="allowed: jobs 1"):
        simulate(game, ["low", "low"], 4, 1, jobs=2)


def test_errors_come_home_from_other_processes(game: str) -> None:
    with pytest.raises(BrokenMatch, match="no bot 'cheating'"):  # known to this program, not to the others
        simulate(PRIMO, ["random", "cheating"], 4, 1, jobs=2)


# -- as a program -----------------------------------------------------------------------------------------------------

SCRIPT = """
from tavolata.lab.simulate import simulate
if __name__ == "__main__":
    bots = ["random", "random"]
    report = simulate("primo-cavaliere", bots, {games}, 4, jobs=2, progress=lambda done: print(done, flush=True))
    print(report.games)
"""


def test_a_program_that_is_piped_in_can_use_processes() -> None:
    done = subprocess.run(
        [sys.executable, "-"], input=SCRIPT.format(games=30), capture_output=True, text=True, timeout=60
    )
    assert done.stdout.split()[-1] == "30", done.stderr


@pytest.mark.skipif(os.name != "posix", reason="signals and /proc")
@pytest.mark.parametrize("how", ["interrupt", "Ctrl-C", "kill"])
def test_processes_end_with_their_program(how: str, tmp_path: Path) -> None:
    script = tmp_path / "endless.py"
    script.write_text(SCRIPT.format(games=10**9))
    program = subprocess.Popen(
        [sys.executable, str(script)],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        start_new_session=True,
        # tests that run in the background of a shell are started deaf to Ctrl-C, and would pass that on
        preexec_fn=lambda: signal.signal(signal.SIGINT, signal.SIG_DFL),
    )
    try:
        assert program.stdout is not None
        assert program.stdout.readline()  # all are at work
        if how == "Ctrl-C":  # a terminal tells the whole group
            os.killpg(program.pid, signal.SIGINT)
        else:
            program.send_signal(signal.SIGINT if how == "interrupt" else signal.SIGKILL)
        program.wait(60)
        deadline = time.monotonic() + 60
        while _anybody(program.pid) and time.monotonic() < deadline:
            time.sleep(0.05)
        assert not _anybody(program.pid)
    finally:
        if _anybody(program.pid):
            os.killpg(program.pid, signal.SIGKILL)
        program.communicate()


def _anybody(group: int) -> bool:
    """Whether a process of a group is alive: one that has ended may lie about until somebody takes notice of it."""
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with suppress(OSError):
            state, _, own, *_ = stat.read_text().rpartition(")")[2].split()
            if int(own) == group and state != "Z":
                return True
    return False
