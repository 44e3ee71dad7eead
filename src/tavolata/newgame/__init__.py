"""A game to begin with: a small room of the shape that all rooms have, copied from ``template/`` under another name.

The template is a game that works, with its tests: it is checked like all other code, and what is written is the same
but for its names.
"""

from __future__ import annotations

import re
import shutil
import tempfile
from dataclasses import dataclass
from importlib.util import find_spec
from keyword import iskeyword
from pathlib import Path

from ..engine.catalogue import catalogue
from ..engine.errors import TavolataError
from ..engine.texts import quoted

TEMPLATE = Path(__file__).parent / "template"
NAME = re.compile(r"[a-z][a-z0-9]*(-[a-z][a-z0-9]*)*")
LONGEST_GAME = 30


class BadName(TavolataError):
    """A name that no new game can have; said by message ``error-<id>``."""


@dataclass(frozen=True)
class Names:
    """A game's id as the different places write it."""

    id: str

    @property
    def package(self) -> str:
        """The folder that Python imports: ``pebble_heap``."""
        return self.id.replace("-", "_")

    @property
    def title(self) -> str:
        """What players read: ``Pebble heap``."""
        return self.id.replace("-", " ").capitalize()

    @property
    def kind(self) -> str:
        """What classes are called after it: ``PebbleHeap``."""
        return "".join(word.capitalize() for word in self.id.split("-"))

    @property
    def clauses(self) -> str:
        """What the clauses of its rulebook begin with: ``PH``, or the first two letters of a single word."""
        words = self.id.split("-")
        letters = [word[0] for word in words] if len(words) > 1 else re.findall("[a-z]", self.id)[:2]
        return "".join(letters).upper()

    def spellings(self) -> list[str]:
        """All of them, in one order."""
        clause = f"{self.clauses}-"
        return [self.id, self.package, self.title, self.kind, clause, f"rule-{clause.lower()}"]


OURS = Names("pebble-heap").spellings()
_OURS = re.compile("|".join(rf"\b{re.escape(one)}" for one in OURS))


def write(name: str, parent: Path) -> Path:
    """Write a new game into a new folder of its name; the folder. ``BadName`` says why not, and nothing is written."""
    folder = parent / check(name, parent)
    spelled = dict(zip(OURS, Names(name).spellings(), strict=True))

    def put(text: str) -> str:
        return _OURS.sub(lambda found: spelled[found[0]], text)

    beside = Path(tempfile.mkdtemp(prefix=".new-game-", dir=parent))  # all of it appears at once, or nothing
    try:
        for path in template_files():
            there = beside / "all" / put(path.relative_to(TEMPLATE).as_posix())
            there.parent.mkdir(parents=True, exist_ok=True)
            there.write_text(put(path.read_text("utf-8")), "utf-8")
        (beside / "all").rename(folder)
    finally:
        shutil.rmtree(beside)
    return folder


def template_files() -> list[Path]:
    """The files of the template; what Python left beside them is none."""
    return sorted(
        path for path in TEMPLATE.rglob("*") if path.is_file() and path.parent.name != "__pycache__"
    )


def check(name: str, parent: Path) -> str:
    """A name that a game and its package can have."""
    shown = quoted(name)
    if not NAME.fullmatch(name) or len(name) > LONGEST_GAME:
        sentence = (
            f"{shown!r} is no name for a game: lower case words joined by hyphens, such as 'pebble-heap'"
        )
        raise BadName("bad-game-name", sentence, {"name": shown, "most": LONGEST_GAME})
    if (parent / name).exists():
        raise BadName("folder-exists", f"{shown!r} is there already; it is left alone", {"name": shown})
    if name in catalogue():
        raise BadName("game-exists", f"there is a game {shown!r} already", {"name": shown})
    if iskeyword(name):
        raise BadName("python-word", f"Python keeps the word {shown!r} for itself", {"name": shown})
    if find_spec(Names(name).package) is not None:
        sentence = f"Python knows something else as {Names(name).package!r} already"
        raise BadName("package-exists", sentence, {"name": shown, "package": Names(name).package})
    return name
