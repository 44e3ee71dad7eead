"""Content packs of one's own: copies of the game's folder with something changed."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tavolata.games.primo_cavaliere import ROOM


def copy_pack(tmp_path: Path) -> Path:
    """A copy of the pack that comes with the game."""
    return Path(shutil.copytree(ROOM.folder / "content", tmp_path / "pack"))


def edit(folder: Path, file: str, old: str, new: str) -> Path:
    """Replace a text that stands in a file once."""
    path = folder / file
    text = path.read_text("utf-8")
    assert text.count(old) == 1, f"{old!r} stands {text.count(old)} times in {file}"
    path.write_text(text.replace(old, new), "utf-8")
    return folder


def edit_entry(folder: Path, file: str, id: str, old: str, new: str) -> Path:
    """Replace a text in one entry of a file."""
    path = folder / file
    entries = re.split(r"(?m)^(?=\[\[)", path.read_text("utf-8"))
    (at,) = [number for number, entry in enumerate(entries) if f'id = "{id}"' in entry]
    assert entries[at].count(old) == 1
    entries[at] = entries[at].replace(old, new)
    path.write_text("".join(entries), "utf-8")
    return folder


def keep_companions(folder: Path, ids: list[str]) -> Path:
    """Leave only these companions in the pack."""
    path = folder / "companions.toml"
    head, *entries = re.split(r"(?m)^(?=\[\[)", path.read_text("utf-8"))
    path.write_text(head + "".join(e for e in entries if any(f'id = "{id}"' in e for id in ids)), "utf-8")
    return folder
