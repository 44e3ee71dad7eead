"""PR-17.6: content packs of one's own."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

import pytest

from tavolata import BadContent

from .positions import ROOM, new


@pytest.fixture
def pack(tmp_path: Path) -> Path:
    """A copy of the game's pack, to be changed."""
    return Path(shutil.copytree(ROOM.folder / "content", tmp_path / "pack"))


def edit(pack: Path, file: str, id: str, old: str, new: str) -> None:
    """Replace a text in one entry of a file."""
    path = pack / file
    entries = re.split(r"(?m)^(?=\[\[)", path.read_text("utf-8"))
    (at,) = [number for number, entry in enumerate(entries) if f'id = "{id}"' in entry]
    assert re.search(old, entries[at])
    entries[at] = re.sub(old, new, entries[at])
    path.write_text("".join(entries), "utf-8")


def refusal(pack: Path) -> str:
    with pytest.raises(BadContent) as error:
        new(content=pack)
    return str(error.value)


@pytest.mark.clause("PR-17.6")
def test_numbers_can_be_changed(pack: Path) -> None:
    edit(pack, "counts.toml", "torre", r"number = \d+", "number = 30")
    register = {card["id"]: card for card in new(content=pack).view(None)["register"]}
    assert register["torre"]["count"] == 30


@pytest.mark.clause("PR-17.6")
@pytest.mark.parametrize(
    ("file", "id", "old", "new_text", "said"),
    [
        (
            "counts.toml",
            "torre",
            r"number = \d+",
            "number = 0",
            r"counts\.toml, entry 'torre', field 'number'",
        ),
        (
            "counts.toml",
            "torre",
            r"number = \d+",
            'number = "x"',
            r"counts\.toml, entry 'torre', field 'number'",
        ),
        (
            "counts.toml",
            "torre",
            'id = "torre"',
            'id = "drago"',
            r"counts\.toml: .*missing: torre, unknown: drago",
        ),
        ("cards.toml", "torre", "value = 3", "value = 9", r"cards\.toml, entry 'torre', field 'value'"),
        ("cards.toml", "torre", "value = 3", "value = 2", r"cards\.toml: the levels of a Fortification"),
        ("cards.toml", "ronda", "defence", "attack", r"cards\.toml, entry 'ronda', field 'type'"),
        ("cards.toml", "risorse", "strategy", "attack", r"cards\.toml, entry 'risorse'"),
        ("cards.toml", "eroe", "imperial", "base", r"cards\.toml, entry 'eroe'.*imperial deck"),
        ("guilds.toml", "bardi", "bardi", "fabbri", r"guilds\.toml, entry 'fabbri', field 'id'"),
        ("guilds.toml", "bardi", "bardi", "ladri", r"guilds\.toml, entry 'ladri'.*more than once"),
        ("guilds.toml", "bardi", "source", "sourc", r"guilds\.toml, entry 'bardi', field 'sourc"),
    ],
)
def test_errors_name_file_entry_and_field(
    pack: Path, file: str, id: str, old: str, new_text: str, said: str
) -> None:
    edit(pack, file, id, old, new_text)
    assert re.search(said, refusal(pack)), refusal(pack)


@pytest.mark.clause("PR-17.6")
def test_a_deck_too_small_to_play(pack: Path) -> None:
    for name in "scudi palizzate torre soldati cavalieri".split():
        edit(pack, "counts.toml", name, r"number = \d+", "number = 1")
    assert re.search(r"counts\.toml: the base deck needs at least 60", refusal(pack))
    shutil.rmtree(pack)
    shutil.copytree(ROOM.folder / "content", pack)
    (pack / "guilds.toml").write_text('[[guild]]\nid = "bardi"\nsource = "printed"\n', "utf-8")
    assert "at least 6" in refusal(pack)


@pytest.mark.clause("PR-1.3", "PR-17.6")
def test_each_entry_says_what_the_book_states_and_what_is_ours() -> None:
    data = ROOM.game.content().data
    sources = {file: {entry["source"] for entry in data[file]} for file in ("cards", "counts", "guilds")}  # type: ignore[attr-defined]
    assert sources == {"cards": {"printed"}, "counts": {"house"}, "guilds": {"printed"}}
    for language in ("it", "en"):
        words = ROOM.words(language)
        for file in sources:
            for entry in data[file]:  # type: ignore[attr-defined]
                assert ROOM.say_entry(file, entry, words)
