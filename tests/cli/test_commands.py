"""The commands that show something: games, rules, simulate, arena, replay, version, help."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

import tavolata

from .conftest import Line

LANGUAGES = ["it", "en"]


def test_help_is_in_the_language(tavolata_line: Line) -> None:
    answer = tavolata_line("--lang it --help")
    assert answer.code == 0
    assert answer.out.startswith("Uso: tavolata") and "Comandi:" in answer.out


@pytest.mark.parametrize(
    "command", ["", "serve", "games", "play", "simulate", "arena", "replay", "verify", "rules", "new-game"]
)
@pytest.mark.parametrize("language", LANGUAGES)
def test_help_has_words_for_everything(tavolata_line: Line, command: str, language: str) -> None:
    answer = tavolata_line(f"{command} --help --lang {language}")
    assert answer.code == 0
    assert "cli-" not in answer.out
    assert ("Mostra questo aiuto" in answer.out) == (language == "it")


def test_the_locale_decides_the_language(tavolata_line: Line, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("LANG", "it_IT.UTF-8")
    assert "giocatori" in tavolata_line("games").out
    assert "players" in tavolata_line("games --lang en").out


def test_the_version_says_how_it_was_built(tavolata_line: Line) -> None:
    answer = tavolata_line("--version")
    assert answer.out.startswith(f"tavolata {tavolata.__version__}, ")
    assert ("not compiled" in answer.out) == (not tavolata.COMPILED)


def test_python_m_is_the_same() -> None:
    line = [sys.executable, "-m", "tavolata", "--version"]
    done = subprocess.run(line, capture_output=True, text=True, check=True, env=os.environ | {"LANG": "C"})
    assert done.stdout.startswith("tavolata ")


@pytest.mark.parametrize("language", LANGUAGES)
def test_games_lists_options_and_provenance(tavolata_line: Line, language: str) -> None:
    answer = tavolata_line(f"games --lang {language}")
    assert answer.code == 0
    for piece in (
        "primo-cavaliere",
        "Il Primo Cavaliere",
        "companions",
        "ramsay_moves_varys",
        "= printed",
        "35",
    ):
        assert piece in answer.out
    assert ("8 stampate, 3 presunte, 3 nostre" if language == "it" else "8 printed, 3 assumed") in answer.said


# -- rules ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_rules_shows_every_clause_and_the_cards(tavolata_line: Line, language: str) -> None:
    answer = tavolata_line(f"rules primo-cavaliere --lang {language}")
    for clause in tavolata.room("primo-cavaliere").rulebook(language).clauses:
        assert clause in answer.out
    assert answer.out.count("Hodor") >= 2
    assert "no public source" in answer.said if language == "en" else "nessuna fonte" in answer.said


def test_rules_shows_the_tables_of_a_clause(tavolata_line: Line) -> None:
    answer = tavolata_line("rules trono-di-spade TS-4.3 --lang en")
    assert "Wildling icons" in answer.out and "A Throne of Blades" in answer.out
    assert "A Throne of Blades" not in tavolata_line("rules trono-di-spade TS-4.2 --lang en").out


@pytest.mark.parametrize("text", ["PC-3.2", "pc-3.2", "3.2"])
def test_one_clause(tavolata_line: Line, text: str) -> None:
    answer = tavolata_line(f"rules primo-cavaliere {text}")
    assert answer.out.startswith("PC-3.2  At least one character")
    assert "PC-3.3" not in answer.out


def test_one_chapter(tavolata_line: Line) -> None:
    answer = tavolata_line("rules primo-cavaliere PC-9 --lang it")
    assert "PC-9.12" in answer.out and "PC-8" not in answer.out


def test_the_cards_of_a_pack_of_ones_own(tavolata_line: Line, tmp_path: Path) -> None:
    pack = own_pack(tmp_path)
    answer = tavolata_line(f"rules primo-cavaliere --content {pack}")
    assert "Lady Of The Lake" in answer.out and "Hodor reaches farther" in answer.said


def own_pack(tmp_path: Path) -> Path:
    """The game's own pack with a renamed companion and a corrected one."""
    pack = tmp_path / "pack"
    shutil.copytree(tavolata.room("primo-cavaliere").folder / "content", pack)
    file = pack / "companions.toml"
    text = file.read_text("utf-8").replace('id = "syrio-forel"', 'id = "lady-of-the-lake"')
    text = text.replace(
        "The target is printed; that he reaches the city and every play area is assumed.",
        "Hodor reaches farther.",
    ).replace('named = ["bran-stark"]', 'named = ["bran-stark", "rickon-stark"]')
    file.write_text(text, "utf-8")
    (pack / "pack.toml").write_text('id = "mine"\n', "utf-8")
    return pack


def test_coverage(tavolata_line: Line) -> None:
    answer = tavolata_line("rules primo-cavaliere --coverage")
    assert answer.code in (0, 1)
    assert "PC-3.2" in answer.out and "rules/" in answer.out and "test_turn.py" in answer.out
    assert (answer.code == 1) == ("Without a test" in answer.err)


def test_coverage_without_the_tests(
    tavolata_line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    room = tavolata.room("primo-cavaliere")
    copy = tmp_path / "site" / "primo_cavaliere"
    shutil.copytree(room.folder, copy)
    monkeypatch.setattr(room, "folder", copy)
    monkeypatch.chdir(tmp_path)
    answer = tavolata_line("rules primo-cavaliere --coverage")
    assert answer.code == 2 and answer.err.count("\n") == 1 and "source folder" in answer.err


# -- simulate and arena --------------------------------------------------------------------------------------


@pytest.mark.parametrize("language", LANGUAGES)
def test_simulate_shows_shares(tavolata_line: Line, language: str) -> None:
    line = "simulate primo-cavaliere --bots random,random,random --games 20 --option companions=none"
    answer = tavolata_line(f"{line} --lang {language}")
    assert answer.code == 0 and answer.err == ""
    assert "companions=none" in answer.said and "20" in answer.out


@pytest.mark.parametrize(
    ("said", "seated"),
    [
        ("--seats 3 --bots random", ["random"] * 3),
        ("--seats 3", ["greedy"] * 3),
        ("--seats 2 --bots random,greedy", ["random", "greedy"]),
        ("", ["greedy"] * 2),
    ],
)
def test_simulate_takes_seats_as_the_others_do(tavolata_line: Line, said: str, seated: list[str]) -> None:
    answer = tavolata_line(f"simulate primo-cavaliere {said} --games 2 --json")
    assert answer.code == 0 and json.loads(answer.out)["bots"] == seated


def test_simulate_prints_json_and_nothing_else(tavolata_line: Line) -> None:
    line = "simulate primo-cavaliere --bots random,greedy --games 10 --seed 4 --json"
    answer = tavolata_line(line)
    report = json.loads(answer.out)
    assert answer.err == ""
    assert report["games"] == 10 and len(report["seat_shares"]) == 2
    again = json.loads(tavolata_line(line).out)
    assert {**report, "seconds": 0} == {**again, "seconds": 0}


def test_arena_prints_json_with_bots(tavolata_line: Line) -> None:
    answer = tavolata_line(
        "arena primo-cavaliere --bots random,search:playouts=5 --games 4 --playouts 3 --json"
    )
    bots = json.loads(answer.out)["bots"]
    assert [bot["bot"] for bot in bots] == ["random", "search:playouts=5"]
    assert {"bot", "games", "first", "first_share", "interval", "rating"} <= set(bots[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_arena_shows_ratings(tavolata_line: Line, language: str) -> None:
    line = f"arena primo-cavaliere --bots random,greedy --games 6 --seats 3 --lang {language}"
    answer = tavolata_line(line)
    assert answer.code == 0
    assert "random" in answer.out and "greedy" in answer.out and "Rating" in answer.out


def test_a_pack_of_ones_own_is_simulated(tavolata_line: Line, tmp_path: Path) -> None:
    pack = own_pack(tmp_path)
    line = f"simulate primo-cavaliere --bots random,random --games 3 --content {pack} --json"
    assert json.loads(tavolata_line(line).out)["content"].startswith("mine ")


# -- replay --------------------------------------------------------------------------------------------------


@pytest.fixture
def match_file(tavolata_line: Line, tmp_path: Path) -> Path:
    """A match played to its end."""
    file = tmp_path / "match.tav"
    line = f"play --bots random --seed 5 --record {file} --name Anna"
    assert tavolata_line(line, "1\n" * 60).code == 0
    return file


@pytest.mark.parametrize("language", LANGUAGES)
def test_replay_tells_the_match(tavolata_line: Line, match_file: Path, language: str) -> None:
    answer = tavolata_line(f"replay {match_file} --lang {language}")
    record = tavolata.Record.load(match_file)
    assert answer.code == 0
    assert f"{len(record.moves)}. " in answer.out
    assert record.moves[0].text in answer.out
    assert ("muove Varys" if language == "it" else "moves Varys") in answer.out
    assert "event-" not in answer.out


def test_replay_stops_after_a_move(tavolata_line: Line, match_file: Path) -> None:
    answer = tavolata_line(f"replay {match_file} --move 2")
    assert " 2. " in answer.out and " 3. " not in answer.out
    assert "Next to decide" in answer.out
    assert tavolata_line(f"replay {match_file} --move 0").code == 0
    assert tavolata_line(f"replay {match_file} --move 999").code == 2


def test_replay_step_by_step_does_not_wait_for_a_pipe(tavolata_line: Line, match_file: Path) -> None:
    answer = tavolata_line(f"replay {match_file} --step --move 3")
    assert answer.out.count("Targaryen") >= 4 * 5


def test_replay_checks(tavolata_line: Line, match_file: Path) -> None:
    assert "played to the end" in tavolata_line(f"replay {match_file} --check").out
    text = match_file.read_text("utf-8")
    won = tavolata.Record.load(match_file).result
    other = "result: 1" if won == [1] else "result: 2"
    match_file.write_text(text.replace(f"result: {won[0] + 1}" if won else "", other), "utf-8")
    answer = tavolata_line(f"replay {match_file} --check")
    assert answer.code == 2 and answer.err.count("\n") == 1
