"""Wrong input gets one clear line that says what is allowed, exit code 2, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest

from .conftest import Line

WRONG = [
    ("nonsense", "serve, games, play, simulate, arena, replay, verify, rules, new-game"),
    ("play --nonsense", "--seats"),
    ("play a b", "b"),
    ("simulate", "GAME"),
    ("replay", "FILE"),
    ("play --seed", "--seed"),
    ("games --lang fr", "it, en"),
    ("games --lang", "it, en"),
    ("play go", "primo-cavaliere"),
    ("simulate go", "primo-cavaliere"),
    ("arena go", "primo-cavaliere"),
    ("rules go", "primo-cavaliere"),
    ("play --seats 7", "2, 3, 4"),
    ("play --seats two", "--seats"),
    ("play --bots a,b", "random, greedy, search"),
    ("play --bots random,random,random,random", "2, 3, 4"),
    ("play --bots search:depth=3", "playouts=NUMBER"),
    ("play --bots random,random --seats 4", "3"),
    ("play --seat 3", "1 to 2"),
    ("play --seat 0", "1 to 2"),
    ("play --hotseat --seat 1", "--hotseat"),
    ("play --hotseat --seats 2 --bots random,random", "1"),
    ("play --option teams", "NAME=VALUE"),
    ("play --option colour=red", "companions, teams, ravens"),
    ("play --option companions=some", "all, printed, none"),
    ("play --option teams=yes", "4 players"),
    ("play --option ravens=yes", "3 or 4"),
    ("play --option first=3", "drawn, 1, 2"),
    ("play --seats 4 --option ravens=yes --option teams=no", "teams"),
    ("play --seed x", "2**256"),
    ("play --seed -1", "2**256"),
    ("play --budget 0", "seconds"),
    ("play --budget nan", "seconds"),
    ("play --playouts 0", "1"),
    ("play --budget 1 --playouts 10", "--playouts"),
    ("play --content nowhere", "nowhere"),
    ("play --record nowhere/match.tav", "nowhere"),
    ("play --resume nowhere.tav", "nowhere.tav"),
    ("play primo-cavaliere --resume nowhere.tav", "GAME"),
    ("simulate primo-cavaliere --games 0", "--games"),
    ("simulate primo-cavaliere --games many", "--games"),
    ("simulate primo-cavaliere --jobs 0", "--jobs"),
    ("simulate primo-cavaliere --bots random", "2, 3, 4"),
    ("simulate primo-cavaliere --seats 3 --bots random,random", "3 seats"),
    ("simulate primo-cavaliere --seats 9", "2, 3, 4"),
    ("simulate primo-cavaliere --seats few", "--seats"),
    ("simulate primo-cavaliere --content nowhere", "nowhere"),
    ("arena primo-cavaliere --seats 5", "2, 3, 4"),
    ("arena primo-cavaliere --bots strong", "random, greedy, search"),
    ("replay nowhere.tav", "nowhere.tav"),
    ("rules primo-cavaliere PC-99", "PC-1 to PC-10"),
    ("rules primo-cavaliere PC-3.99", "PC-3.10"),
    ("rules primo-cavaliere --content nowhere", "nowhere"),
]


@pytest.mark.parametrize(("line", "allowed"), WRONG, ids=[line for line, _ in WRONG])
@pytest.mark.parametrize("language", ["it", "en"])
def test_one_clear_line(tavolata_line: Line, line: str, allowed: str, language: str) -> None:
    answer = tavolata_line(line if "--lang" in line else f"--lang {language} {line}")
    assert answer.code == 2
    assert answer.out == ""
    assert answer.err.count("\n") == 1
    assert answer.err.startswith("tavolata: ")
    if language == "en":
        assert allowed in answer.err
    assert "Traceback" not in answer.err


def test_the_line_is_in_the_language(tavolata_line: Line) -> None:
    assert "si gioca in 2, 3, 4, non in 7" in tavolata_line("play --seats 7 --lang it").err
    assert "is played by 2, 3, 4, not by 7" in tavolata_line("play --seats 7 --lang=en").err


@pytest.mark.parametrize(
    ("text", "told"),
    [
        ("", "not a Tavolata record"),
        ("hello\n", "not a Tavolata record"),
        ("tavolata record 9\n", "newer Tavolata"),
        ("tavolata record 1\ngame: primo-cavaliere\n", "seats"),
        ("tavolata record 1\ngame: go\nseats: 2\nseed: 1\n", "no game “go”"),
        ("tavolata record 1\ngame: primo-cavaliere\nseats: 9\nseed: 1\n", "2, 3, 4"),
        ("tavolata record 1\ngame: primo-cavaliere\nseats: 2\nseed: 1\nrules: 77\n", "rules 77"),
        ("tavolata record 1\ngame: primo-cavaliere\nseats: 2\nseed: 1\ncontent: my 00\n", "my 00"),
        (
            "tavolata record 1\ngame: primo-cavaliere\nseats: 2\nseed: 1\n\n1. 1: jump\n",
            "“jump” is not a move",
        ),
        ("tavolata record 1\ngame: primo-cavaliere\nseats: 2\nseed: 1\n\n1. 3: up stark\n", "no seat 3"),
        (
            "tavolata record 1\ngame: primo-cavaliere\nseats: 2\nseed: 1\noptions: first=2\n\n1. 1: up stark\n",
            "PC-3.10",
        ),
    ],
)
@pytest.mark.parametrize("command", ["replay", "replay --check", "play --resume"])
def test_a_record_that_is_not_in_order(
    tavolata_line: Line, tmp_path: Path, text: str, told: str, command: str
) -> None:
    file = tmp_path / "match.tav"
    file.write_text(text, "utf-8")
    verb, _, option = command.partition(" ")
    answer = tavolata_line(f"{verb} {option} {file}")
    assert answer.code == 2
    assert answer.err.count("\n") == 1
    assert told in answer.err and "match.tav" in answer.err


def test_a_file_that_is_not_a_record_is_left_alone(tavolata_line: Line, tmp_path: Path) -> None:
    file = tmp_path / "diary.txt"
    file.write_text("Dear diary,\n", "utf-8")
    assert tavolata_line(f"play --record {file}").code == 2
    assert file.read_text("utf-8") == "Dear diary,\n"


def test_a_content_pack_with_a_mistake_is_named(tavolata_line: Line, tmp_path: Path) -> None:
    (tmp_path / "pack.toml").write_text('id = "Mine"\n', "utf-8")
    answer = tavolata_line(f"simulate primo-cavaliere --content {tmp_path}")
    assert answer.code == 2 and "pack.toml" in answer.err and answer.err.count("\n") == 1
