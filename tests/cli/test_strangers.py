"""Whatever stands in a file: one line that says what is wrong, exit code 2, and nothing that steers the terminal."""

from __future__ import annotations

from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from patience import processor_seconds

from .conftest import Line

HEAD = b"tavolata record 1\ngame: primo-cavaliere\nseats: 2\nseed: 1\noptions: first=1, companions=none\n"
MIB = 1 << 20
RECORDS = {
    "nothing": b"",
    "zeros": b"\0" * 100,
    "no text": HEAD + b"\xff\xfe",
    "blanks": HEAD + b"1:a" + b" " * MIB + b"b",
    "too long": HEAD + b"\n" * (9 * MIB),
    "digits": HEAD + b"1" * 5_000 + b". 1: up stark",
    "a seat of many digits": HEAD + b"1" * 5_000 + b": up stark",
    "seats": HEAD.replace(b"seats: 2", b"seats: 99999999999999"),
    "a seed": HEAD.replace(b"seed: 1", b"seed: " + b"9" * 5_000),
    "a format": b"tavolata record " + b"9" * 5_000,
    "nesting": HEAD + b"pack: " + b"[" * 100_000,
    "a pack that is none": HEAD + b'pack: {"pack":{"id":"\\ud800"}}',
    "numbers": HEAD + b'pack: {"pack":' + b"9" * 5_000 + b"}",
    "escapes": HEAD + b"place: \x1b[2J\x1b]0;owned\x07",
    "an escape for a move": HEAD + b"1: \xc2\x9b2Jup stark",
    "a turned move": HEAD + "1: j\u202eump".encode(),
    "a turned option": HEAD.replace(b"companions=none", "companions=\u202enone".encode()),
    "moves": HEAD + b"1: up stark\n" * 500,
    "a bad lot": HEAD + b"deal commitment: 00\ndeal secret: 00\nlot 1: <b>\n\n1: jump",
}


@pytest.mark.parametrize("data", RECORDS.values(), ids=RECORDS)
@pytest.mark.parametrize("command", ["replay", "replay --check", "verify", "play --resume"])
@pytest.mark.parametrize("language", ["it", "en"])
def test_a_strange_record(
    tavolata_line: Line, tmp_path: Path, data: bytes, command: str, language: str
) -> None:
    file = tmp_path / "match.tav"
    file.write_bytes(data)
    with processor_seconds(20):
        answer = tavolata_line(f"{command} {file} --lang {language}")
    assert answer.code == 2 and answer.out == ""
    assert answer.err.startswith("tavolata: ") and answer.err.count("\n") == 1
    assert answer.err[:-1].isprintable() and len(answer.err) < 500 + len(str(file))


PACKS = {
    "nothing": b"",
    "no text": b"\xff",
    "a dotted key": b"a." * 16_000 + b"a = 1",
    "nesting": b"a = " + b"[\n" * 50_000,
    "digits": b"a = " + b"1" * 5_000,
    "a day": b"a = 1979-99-99",
    "a turned key": '"\u202e\\u001b[2J" = 1'.encode(),
    "too long": b"\n" * (2 * MIB),
}


@pytest.mark.parametrize("data", PACKS.values(), ids=PACKS)
@pytest.mark.parametrize(
    "command", ["play", "simulate primo-cavaliere", "arena primo-cavaliere", "rules primo-cavaliere"]
)
def test_a_strange_pack(tavolata_line: Line, tmp_path: Path, data: bytes, command: str) -> None:
    (tmp_path / "houses.toml").write_bytes(data)
    for language in ("it", "en"):
        with processor_seconds(20):
            answer = tavolata_line(f"{command} --content {tmp_path} --lang {language}")
        assert answer.code == 2 and answer.out == ""
        assert answer.err.startswith("tavolata: ") and answer.err.count("\n") == 1
        assert answer.err[:-1].isprintable() and len(answer.err) < 1_000


@given(st.binary(max_size=120))
@settings(suppress_health_check=[HealthCheck.function_scoped_fixture], max_examples=60)
def test_any_bytes(tavolata_line: Line, tmp_path: Path, data: bytes) -> None:
    """A record that goes on with them is in order or is not; there is no third."""
    file = tmp_path / "match.tav"
    file.write_bytes(HEAD + b"\n1: " + data)
    answer = tavolata_line(f"replay --check {file}")
    assert answer.code in (0, 2)
    assert answer.err.count("\n") == (1 if answer.code == 2 else 0) and "Traceback" not in answer.err


def test_a_place_that_is_no_file(tavolata_line: Line, tmp_path: Path) -> None:
    for command in ("replay", "verify", "play --resume"):
        answer = tavolata_line(f"{command} {tmp_path}")
        assert answer.code == 2 and answer.err.count("\n") == 1


@pytest.mark.parametrize(
    "bot",
    [
        "search:seconds=1e309,playouts=9999999999999999999999",
        *("search:seconds=nan", "search:seconds=inf", "search:seconds=-1", "search:seconds=1e309"),
        *("search:playouts=-1", "search:playouts=0", "search:playouts=1e3", "search:playouts=" + "9" * 5_000),
        *(
            "search:playouts=9999999999999999999999",
            "search:" + "=" * 5_000,
            "x" * 5_000,
            "search:playouts=\x1b[2J",
        ),
    ],
)
def test_a_strange_bot(tavolata_line: Line, bot: str) -> None:
    for command in (f"simulate primo-cavaliere --bots '{bot}'", f"play --bots '{bot}'"):
        answer = tavolata_line(command)
        assert answer.code == 2 and answer.err.count("\n") == 1
        assert answer.err[:-1].isprintable() and len(answer.err) < 300


def test_a_strange_budget_in_a_record(tavolata_line: Line, tmp_path: Path) -> None:
    file = tmp_path / "match.tav"
    for budget in ("seconds=nan", "playouts=" + "9" * 4_000, "seconds=1e309", "\u202e"):
        file.write_bytes(HEAD + f"budget: {budget}\n".encode())
        answer = tavolata_line(f"play --resume {file}")
        assert answer.code == 2 and answer.err.count("\n") == 1 and answer.err[:-1].isprintable()


def test_names_are_as_long_as_at_a_table(tavolata_line: Line, tmp_path: Path) -> None:
    file = tmp_path / "match.tav"
    file.write_bytes(HEAD + b"player 1: " + b"x" * 4_000 + b"\n")
    shown = tavolata_line(f"replay {file}").out
    assert "x" * 24 in shown and "x" * 25 not in shown
    name = "y" * 4_000
    tavolata_line(f"play --name {name} --record {file}", typed="q\n")
    assert f"player 1: {'y' * 24}\n" in file.read_text("utf-8")
