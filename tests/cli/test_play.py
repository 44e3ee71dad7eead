"""A match at the keyboard: what is typed is understood, what is asked is shown, and the way back is the right one."""

from __future__ import annotations

import io
import os
import re
import select
import signal
import subprocess
import sys
import time
from itertools import pairwise
from pathlib import Path

import pytest
from rich.console import Console

import tavolata
from conformance.support import rooms
from games.trono_di_spade.test_alliances import ballot
from tavolata import Record
from tavolata.bots.base import Budget
from tavolata.engine.rng import Rng, key_of
from tavolata.kit.words import words
from tavolata.terminal.desk import Desk, TimeOver
from tavolata.terminal.match import KeyboardMatch, Player
from tavolata.terminal.play import Sitting

from .conftest import Line

PRIMO = tavolata.room("primo-cavaliere")
TRONO = tavolata.room("trono-di-spade")
NEBBIA = next(room for room in rooms() if room.game.id == "nebbia-in-laguna")


# -- typed into a pipe ---------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize(
    "options",
    ["", "--seats 3 --option ravens=yes", "--seats 4 --option teams=yes", "--option companions=none"],
)
def test_a_whole_game(tavolata_line: Line, language: str, options: str) -> None:
    answer = tavolata_line(f"play --bots random --seed 3 --lang {language} {options}", "1\n" * 120)
    assert answer.code == 0 and answer.err == ""
    assert ("Vinc" if language == "it" else "win") in answer.out
    assert answer.out.count("PC-3.1") > 5
    for leftover in ("event-", "ask-", "move-", "board-", "play-"):
        assert leftover not in answer.out


def test_the_seed_gives_the_same_game_and_is_told_at_the_end_only(tavolata_line: Line) -> None:
    line = "play --bots search --playouts 20 --seed 987654321"
    first, second = tavolata_line(line, "1\n" * 60), tavolata_line(line, "1\n" * 60)
    assert first.out == second.out
    assert first.out.count("987654321") == 1 and "987654321" in first.out.splitlines()[-1]
    assert "987654321" not in tavolata_line(line, "1\n").out


def test_without_a_seed_games_differ(tavolata_line: Line, tmp_path: Path) -> None:
    seeds = set()
    for number in range(3):
        file = tmp_path / f"{number}.tav"
        assert tavolata_line(f"play --bots random --record {file}").code == 0
        seeds.add(Record.load(file).seed)
    assert len(seeds) == 3


def test_moves_by_number_notation_and_in_short(tavolata_line: Line, tmp_path: Path) -> None:
    file = tmp_path / "match.tav"
    line = f"play --bots random --seed 7 --option first=1 --record {file}"
    assert tavolata_line(line, "up stark\n").code == 0
    notation = Record.load(file).moves
    assert tavolata_line(line, "  UP   Stark \n").code == 0 and Record.load(file).moves == notation
    assert tavolata_line(line, "u st\n").code == 0 and Record.load(file).moves == notation
    legal = PRIMO.game.new(2, 7, {"first": 1}).legal(0)
    number = legal.index(PRIMO.game.new(2, 7, {"first": 1}).read(0, "up stark")) + 1
    assert tavolata_line(line, f"{number}\n").code == 0 and Record.load(file).moves == notation


def test_what_cannot_be_played_is_refused_with_the_rule(tavolata_line: Line) -> None:
    answer = tavolata_line("play --bots random --seed 7 --option first=1", "down stark\njump\n99\n")
    assert answer.code == 2
    refusals = answer.err.splitlines()
    assert len(refusals) == 3
    assert "PC-3.2" in refusals[0] and "jump" in refusals[1] and "99" in refusals[2]


def test_comments_and_empty_lines_are_passed_over(tavolata_line: Line) -> None:
    answer = tavolata_line("play --bots random --seed 5", "\n# a remark\n\n")
    assert answer.code == 0 and answer.err == ""


def test_commands(tavolata_line: Line) -> None:
    typed = "?\nr\nr PC-7\nwhy down stark\nwhy up stark\nh\nl\nb\nu\n"
    answer = tavolata_line("play --bots random --seed 7 --option first=1 --playouts 10", typed)
    assert answer.code == 2 and answer.err == "there is nothing to take back\n"
    for piece in (
        "as the record writes it",
        "PC-3.1  ",
        "PC-7.4",
        "That move is legal",
        "Hint: ",
        "PC-3.2  ",
    ):
        assert piece in answer.out


def test_quitting_in_a_pipe_asks_nothing(tavolata_line: Line, tmp_path: Path) -> None:
    assert tavolata_line("play --bots random --seed 5", "1\nq\n1\n").code == 0
    file = tmp_path / "match.tav"
    assert tavolata_line(f"play --bots random --seed 5 --record {file}", "1\nq\n").code == 0
    assert len(Record.load(file).moves) >= 1


def test_saving_and_resuming(tavolata_line: Line, tmp_path: Path) -> None:
    file, whole = tmp_path / "match.tav", tmp_path / "whole.tav"
    line = "play --bots greedy,search --playouts 10 --seed 8 --seat 2 --name Anna"
    assert tavolata_line(line, f"1\n1\ns {file}\n").code == 0
    saved = Record.load(file)
    assert saved.names == ["Greedy", "Anna", "Search"] and saved.result is None
    resumed = tavolata_line(f"play --resume {file} --record {file}", "1\n" * 80)
    assert resumed.code == 0 and "win" in resumed.out
    assert tavolata_line(f"{line} --record {whole}", "1\n" * 80).code == 0
    assert Record.load(file).text() == Record.load(whole).text()


def test_resuming_a_record_written_by_hand(tavolata_line: Line, tmp_path: Path) -> None:
    file = tmp_path / "match.tav"
    text = "tavolata record 1\ngame: primo-cavaliere\nseats: 2\nseed: 7\noptions: first=1\n\n1: up stark\n"
    file.write_text(text, "utf-8")
    answer = tavolata_line(f"play --resume {file} --bots random --hotseat")
    assert answer.code == 0 and "Random" in answer.out


def test_a_pack_of_ones_own_is_played_and_travels_with_the_record(
    tavolata_line: Line, tmp_path: Path
) -> None:
    from .test_commands import own_pack

    file = tmp_path / "match.tav"
    pack = own_pack(tmp_path)
    answer = tavolata_line(f"play --bots random --seed 1 --content {pack} --record {file}", "1\n" * 60)
    assert answer.code == 0 and "Lady Of The Lake" in answer.out
    assert Record.load(file).replay().over


# -- typed by a person ---------------------------------------------------------------------------------------


class Typist(Desk):
    """A desk with somebody who types what is written down for him, then closes the terminal."""

    def __init__(self, *lines: str, language: str = "en") -> None:
        screen = Console(file=io.StringIO(), force_terminal=True, color_system=None, width=120, height=50)
        super().__init__(words(language), screen, screen, interactive=True)
        self.lines = list(lines)
        self.prompts: list[str] = []
        self.times: list[float | None] = []
        """How long he had for each line."""

    def read(self, prompt: str = "> ", seconds: float | None = None) -> str | None:
        self.prompts.append(prompt)
        self.times.append(seconds)
        return self.lines.pop(0) if self.lines else None

    @property
    def shown(self) -> str:
        assert isinstance(self.console.file, io.StringIO)
        return re.sub(r"\x1b\[[0-9;?]*[A-Za-z]", "", self.console.file.getvalue())


def session(desk: Desk, room: object = PRIMO, *bots: str, seed: int = 5, **options: object) -> Sitting:
    """A match of people (empty names) and bots."""
    players = [Player(bot.title() or "ABCD"[seat] * 3, bot) for seat, bot in enumerate(bots)]
    found = next(known for known in (PRIMO, NEBBIA, TRONO) if known is room)
    state = found.game.new(len(players), seed, options)
    match = KeyboardMatch(found, state, seed, players, Budget(playouts=10))
    speaker = found.words(desk.words.language, [player.name for player in players])
    return Sitting(desk, match, speaker, None)


def test_undo_takes_back_the_answers_of_bots_too() -> None:
    desk = Typist("1", "u", "2", "u", "1")
    play = session(desk, PRIMO, "", "random", first=1)
    start = play.match.state.clone()
    assert play.run() == 0
    assert len(play.match.plays) == 2
    assert play.match.way_back(0) == 0
    play.match.go_back(0)
    assert play.match.state == start
    assert play.match.plays == [] and play.match.told() == []


def test_the_same_move_again_gets_the_same_answer() -> None:
    once, twice = (
        session(Typist(*lines), PRIMO, "", "random", first=1) for lines in (("1",), ("1", "u", "1"))
    )
    once.run()
    twice.run()
    assert once.match.recorded().text() == twice.match.recorded().text()


def test_undo_does_not_go_past_what_was_shown() -> None:
    desk = Typist("seal", "u")
    play = session(desk, NEBBIA, "")
    fence = play.match.state.fence
    play.run()
    assert play.match.state.fence > fence
    assert play.match.way_back(0) == "fence"
    assert "no way back" in desk.shown


def test_undo_after_a_draw_of_petyr_is_refused() -> None:
    """Whatever a random game shows, a way back never crosses a fence, and otherwise gives the very same position."""
    for seed in range(40):
        play = session(Typist(), PRIMO, "", "random", seed=seed)
        match, rng = play.match, Rng(key_of(seed))
        while not match.state.over:
            seat = match.state.deciders()[0]
            if seat == 1:
                match.play_bots([seat])
                continue
            before = match.state.clone()
            legal = match.state.legal(seat)
            match.play(seat, legal[rng.below(len(legal))])
            back = match.way_back(0)
            if match.state.fence > before.fence:
                assert back == "fence"
            else:
                assert isinstance(back, int) and match.at(back) == before


def test_enter_plays_the_only_move() -> None:
    desk = Typist("", "")
    play = session(desk, NEBBIA, "", nights=2)
    play.match.play(0, play.match.state.legal(0)[0])
    play.match.play(0, play.match.state.legal(0)[0])
    assert len(play.match.state.legal(0)) == 1
    play.run()
    assert len(play.match.plays) == 3


def test_enter_ends_a_talk_that_has_a_time() -> None:
    desk = Typist("seat 2", "")
    play = session(desk, PRIMO, "", "random", "random", ravens=True, first=1)
    play.run()
    assert [played.text for played in play.match.plays] == ["seat 2", "end talk"]
    assert "At most 60 seconds; then, or on Enter: End the talk" in desk.shown
    assert "May talk in private now: AAA and Random" in desk.shown and "No talking" in desk.shown


def test_time_runs_out_in_the_terminal_too(monkeypatch: pytest.MonkeyPatch) -> None:
    """Whoever types nothing has the rules' default played for him; what was typed before does not lengthen his time."""
    desk = Typist("seat 2", "?")
    play = session(desk, PRIMO, "", "random", "random", ravens=True, first=1)

    def slow(prompt: str = "> ", seconds: float | None = None) -> str | None:
        if desk.lines or seconds is None:
            return Typist.read(desk, prompt, seconds)
        desk.times.append(seconds)
        raise TimeOver

    monkeypatch.setattr(desk, "read", slow)
    play.run()
    assert [played.text for played in play.match.plays][:2] == ["seat 2", "end talk"]
    assert "Time is up: End the talk" in desk.shown
    first, second = [seconds for seconds in desk.times if seconds is not None][:2]
    assert second <= first <= 60


@pytest.mark.skipif(not hasattr(signal, "setitimer"), reason="needs an alarm")
def test_nobody_is_waited_for_longer_than_the_rules_say(monkeypatch: pytest.MonkeyPatch) -> None:
    screen = Console(file=io.StringIO())
    desk = Desk(words("en"), screen, screen, interactive=True)
    monkeypatch.setattr("builtins.input", lambda prompt: time.sleep(60))
    with pytest.raises(TimeOver):
        desk.read(seconds=0.05)
    monkeypatch.setattr("builtins.input", lambda prompt: " 1 ")
    assert desk.read(seconds=60) == "1" and signal.getitimer(signal.ITIMER_REAL) == (0, 0)


@pytest.mark.clause("TS-21.9", "TS-21.11", "TS-21.12")
def test_in_a_ballot_people_go_before_bots_and_enter_plays_what_was_named(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    desk = Typist()
    play = session(desk, TRONO, "", "greedy", "greedy", "greedy", alliances="castles", houses="listed")
    play.match.state = ballot(4, hush=False).state
    lines = {
        "propose": ["propose stark", "pass", "pass"],
        "proposal": ["yes"] * 3,
        "ballot": ["house stark", ""],
    }

    def types(prompt: str = "> ", seconds: float | None = None) -> str | None:
        ask = play.match.state.ask(0)
        left = lines.get(ask.kind, []) if ask is not None else []
        return left.pop(0) if left else None

    monkeypatch.setattr(desk, "read", types)
    play.run()
    texts = [(played.seat, played.text) for played in play.match.plays]
    asked = texts.index((0, "propose stark"))
    assert texts[asked + 1][0] == 2, "who is asked answers at once"
    voted = texts.index((0, "house stark"))
    assert texts[voted + 1] == (0, "done"), "Enter seals what was named, and no bot came between"
    later = texts[voted + 2 : voted + 5]
    assert len(later) == 3 and all(text.split()[0] in ("house", "done", "pass") for _, text in later)
    assert "All may talk, in public and in any group." in desk.shown


def test_a_curtain_falls_between_people_with_secrets() -> None:
    desk = Typist("", "seal", "", "seal")
    session(desk, NEBBIA, "", "").run()
    assert "Now at the keyboard: AAA" in desk.shown and "Now at the keyboard: BBB" in desk.shown
    assert desk.prompts.count("Enter when you are there … ") >= 2


def test_no_curtain_where_nothing_is_hidden() -> None:
    desk = Typist("1", "1", "1")
    session(desk, PRIMO, "", "").run()
    assert "Now at the keyboard" not in desk.shown
    assert "AAA to decide" in desk.shown and "BBB to decide" in desk.shown


def test_people_see_their_own_secrets_only() -> None:
    desk = Typist("", "seal", "", "q")
    play = session(desk, NEBBIA, "", "", seed=4)
    hands = [
        [card["good"] for card in play.match.state.view(seat)["hands_by_seat"][seat] if card["good"]]
        for seat in (0, 1)
    ]
    play.run()
    first, _, second = desk.shown.partition("Now at the keyboard: BBB")
    good = play.words.text(f"good-{hands[0][0]}")
    assert good in first and good not in second.partition("\n> ")[0]


def test_one_cannot_take_back_what_another_planned_in_secret() -> None:
    desk = Typist("", "seal", "", "u")
    session(desk, NEBBIA, "", "", "random").run()
    assert "another person" in desk.shown


def test_a_lost_solo_game_is_told() -> None:
    desk = Typist(*["seal"] * 3)
    session(desk, NEBBIA, "").run()
    assert "You have lost." in desk.shown


def test_quitting_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "match.tav"
    taken = tmp_path / "taken.txt"
    taken.write_text("mine", "utf-8")
    desk = Typist("1", "q", str(taken), "2", str(file))
    assert session(desk, PRIMO, "", "random").run() == 0
    assert len(Record.load(file).moves) >= 1 and taken.read_text("utf-8") == "mine"
    assert "left alone" in desk.shown


def test_the_end_offers_to_save(tmp_path: Path) -> None:
    file = tmp_path / "match.tav"
    desk = Typist(*["1"] * 60)
    play = session(desk, PRIMO, "", "random")
    play.run()
    assert play.match.state.over
    desk = Typist(str(file))
    play.desk = desk
    play.finish()
    assert Record.load(file).replay().over


def test_ctrl_c_is_polite(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    def interrupt(prompt: str = "", seconds: float | None = None) -> str:
        raise KeyboardInterrupt

    desk = Typist()
    monkeypatch.setattr(desk, "read", interrupt)
    play = session(desk, PRIMO, "", "random")
    play.file = tmp_path / "match.tav"
    assert play.run() == 130
    assert play.file.exists() and "Goodbye" in desk.shown


def test_a_proof_is_said() -> None:
    desk = Typist(*["1"] * 80)
    for seed in range(30):
        desk = Typist(*["1"] * 80)
        play = session(desk, PRIMO, "", "search", seed=seed, companions="none")
        play.run()
        if any(claim.wins for claim in play.match.claims):
            assert "Search has proved a win" in desk.shown or "had proved a win" in desk.shown
            assert any(played.comment == "proven win" for played in play.match.plays)
            return
    pytest.fail("search never proved a win")


# -- a real terminal -----------------------------------------------------------------------------------------


@pytest.mark.skipif(sys.platform == "win32", reason="needs a pseudo-terminal")
def test_in_a_real_terminal() -> None:
    import pty

    ours, theirs = pty.openpty()
    line = [sys.executable, "-m", "tavolata", "play", "--bots", "random", "--seed", "5", "--lang", "it"]
    environment = os.environ | {"TERM": "xterm-256color", "COLUMNS": "100", "LINES": "50"}
    environment.pop("NO_COLOR", None)
    process = subprocess.Popen(
        line, stdin=theirs, stdout=theirs, stderr=theirs, env=environment, close_fds=True
    )
    os.close(theirs)
    shown = typed_when(ours, b"> ", [b"1\n", b"u\n", b"q\n"])
    shown += typed_when(ours, b"Invio per no", [b"\n"])
    shown += typed_when(ours, b"Arrivederci", [])
    assert process.wait(timeout=30) == 0
    os.close(ours)
    text = shown.decode("utf-8", "replace")
    assert "\x1b[" in text and "Varys" in text


def typed_when(terminal: int, prompt: bytes, lines: list[bytes]) -> bytes:
    """Type each line when the prompt has been shown (without lines: only wait for it); what was shown."""
    shown = b""
    for line in lines or [b""]:
        fresh = b""
        while prompt not in fresh:
            ready, _, _ = select.select([terminal], [], [], 30)
            assert ready, f"no {prompt!r} in {fresh[-200:]!r}"
            try:
                fresh += os.read(terminal, 65536)
            except OSError:
                break
        shown += fresh
        if line:
            os.write(terminal, line)
    return shown


def test_the_log_stands_under_headings() -> None:
    """A heading where a part begins, none where it goes on, and each sentence once."""
    desk = Typist()
    play = session(desk, TRONO, "", "", "", houses="listed")
    match = play.match
    for number in range(400):
        if match.state.view(None)["round"] == 2:
            break
        seat = match.state.deciders()[0]
        legal = match.state.legal(seat)
        match.play(seat, legal[number % len(legal)])
    desk.show(*play.screen.story(match.told(), None))
    lines = [line.rstrip() for line in desk.shown.splitlines()]
    assert "Round 2 begins" in lines and "  Round 2 begins." not in lines
    titles = [line for line in lines if line and not line.startswith(" ")]
    assert titles[0] == "Orders" and len(titles) > 2
    assert all(one != other for one, other in pairwise(titles))
    assert any("orders:" in line for line in lines[lines.index("Orders") :])
