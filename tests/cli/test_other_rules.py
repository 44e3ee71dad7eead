"""Records and dumps of rules or content that this release does not have: refused in words, the file left as it is."""

from __future__ import annotations

from pathlib import Path

import pytest

import tavolata
from tavolata import BadDump, BadOption, BadRecord, Record
from tavolata.table import fair

from .conftest import Line

GOLDEN = Path(__file__).parents[1] / "conformance" / "golden"
GAMES = ["cavern-tavern", "primo-cavaliere", "proelio", "sangue-reale", "trono-di-spade"]
TO_DO = {
    ("rules", "en"): "open it with a release that plays rules 0.9",
    ("rules", "it"): "si apre con una versione che gioca le regole 0.9",
    ("content", "en"): "open it with the release whose content that is",
    ("content", "it"): "si apre con la versione di Tavolata che ha quel contenuto",
}


def of_before(game: str, what: str) -> Record:
    """A whole match as another release has written it, dealt at a table."""
    path = min(path for path in GOLDEN.glob(f"{game}-*.txt"))
    record = Record.load(path)
    setattr(record, what, {"rules": "0.9", "content": "base 0123456789abcdef"}[what])
    secret = b"\x01" * fair.SECRET_BYTES
    deal = fair.Deal(secret, fair.commitment_of(secret), *[("",) * record.seats] * 2, "", ())
    record.tags |= deal.tags
    return record


@pytest.mark.parametrize("language", ["en", "it"])
@pytest.mark.parametrize("what", ["rules", "content"])
@pytest.mark.parametrize("command", ["replay", "replay --check", "verify", "play --resume"])
def test_a_record_is_refused_in_words(
    tavolata_line: Line, tmp_path: Path, command: str, what: str, language: str
) -> None:
    file = tmp_path / "before.tav"
    of_before("primo-cavaliere", what).save(file)
    text = file.read_bytes()
    answer = tavolata_line(f"{command} {file} --lang {language}")
    assert answer.code == 2 and TO_DO[what, language] in " ".join(answer.err.split())
    assert answer.out == "" and file.read_bytes() == text
    assert [path.name for path in tmp_path.iterdir()] == ["before.tav"]


@pytest.mark.parametrize("game", GAMES)
def test_rules_are_named_before_content_that_changed_with_them(game: str) -> None:
    record = of_before(game, "content")
    with pytest.raises(BadRecord) as error:
        record.replay()
    assert error.value.id == "other-content"
    record.rules = "0.9"
    with pytest.raises(BadRecord) as error:
        record.replay()
    assert error.value.id == "unknown-rules"


@pytest.mark.parametrize("game", GAMES)
def test_a_dump_is_refused_in_words(game: str) -> None:
    known = tavolata.game(game)
    state = Record.load(min(path for path in GOLDEN.glob(f"{game}-*.txt"))).start()
    dump = state.dump()
    with pytest.raises(BadOption, match=r"rules 0\.9 are not in this release") as rules:
        known.load(dump.replace(f'"rules":"{known.version}"'.encode(), b'"rules":"0.9"'))
    assert rules.value.id == "unknown-rules"
    label = known.content().label.encode()
    with pytest.raises(BadDump, match="which is not here") as content:
        known.load(dump.replace(label, b"base 0123456789abcdef"))
    assert content.value.id == "other-content"
    assert known.load(dump) == state
