"""``tavolata new-game``: what it refuses, in words, and that nothing is touched. What it writes: tests/stranger."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata.engine.room import LANGUAGES
from tavolata.newgame import Names, template_files, write

from .conftest import Line

REFUSED = {
    "Nim": "lower case words",
    "my_game": "lower case words",
    "4th-game": "lower case words",
    "-x": "lower case words",
    "../up": "lower case words",
    "long-" * 8 + "name": "30",
    "proelio": "there is a game",
    "json": "Python knows",
    "class": "Python keeps",
    "there": "there already",
}


@pytest.mark.parametrize("name", REFUSED)
def test_a_name_that_cannot_be_is_refused(
    name: str, tavolata_line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    (tmp_path / "there").mkdir()
    for language in LANGUAGES:
        answer = tavolata_line(f"new-game --lang {language} -- {name}")
        assert answer.code == 2 and answer.err.startswith("tavolata: ") and len(answer.err.splitlines()) == 1
        assert language == "it" or REFUSED[name] in answer.err
    assert [path.name for path in tmp_path.rglob("*")] == ["there"]


@pytest.mark.parametrize("language", LANGUAGES)
def test_it_says_what_to_do_next(
    language: str, tavolata_line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    answer = tavolata_line(f"--lang {language} new-game tre-sette-e-mezzo")
    assert answer.code == 0 and "cd tre-sette-e-mezzo" in answer.out and answer.err == ""
    assert [path.name for path in tmp_path.iterdir()] == ["tre-sette-e-mezzo"]


def test_a_folder_that_cannot_be_written_is_said(
    tavolata_line: Line, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def no_room(*_: object, **__: object) -> str:
        raise OSError(28, "No space left on device")

    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr("tempfile.mkdtemp", no_room)
    answer = tavolata_line("new-game sassi")
    assert answer.code == 2 and "No space left" in answer.err and list(tmp_path.iterdir()) == []


def test_every_name_is_the_new_ones(tmp_path: Path) -> None:
    folder = write("tre-sette", tmp_path)
    files = [path for path in folder.rglob("*") if path.is_file()]
    assert len(files) == len(template_files())
    whole = "".join(path.read_text("utf-8") for path in files) + str(files)
    assert not [old for old in Names("pebble-heap").spellings() if old in whole]
    assert all(new in whole for new in Names("tre-sette").spellings())
    assert Names("tre-sette").spellings() == [
        "tre-sette",
        "tre_sette",
        "Tre sette",
        "TreSette",
        "TS-",
        "rule-ts-",
    ]
    assert Names("sassolini").clauses == "SA" and Names("x2").clauses == "X"
