"""Content packs of one's own: copies of the game's folder with something changed."""

from __future__ import annotations

import re
import shutil
from pathlib import Path

from tavolata.games.sangue_reale import ROOM


def copy_pack(tmp_path: Path) -> Path:
    """A copy of the pack that comes with the game."""
    return Path(shutil.copytree(ROOM.folder / "content", tmp_path / "pack"))


def edit_entry(folder: Path, file: str, id: str, old: str, new: str) -> Path:
    """Replace the first text that matches a pattern in one entry of a file."""
    path = folder / file
    entries = re.split(r"(?m)^(?=\[\[)", path.read_text("utf-8"))
    (at,) = [number for number, entry in enumerate(entries) if f'\nid = "{id}"\n' in entry]
    entries[at], changed = re.subn(old, new, entries[at], count=1)
    assert changed == 1, f"{old!r} does not stand in {id!r} of {file}"
    path.write_text("".join(entries), "utf-8")
    return folder
