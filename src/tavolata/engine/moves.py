"""Moves as text: bands of codes with a word and a thing, declared once; writing and reading follow from the table."""

from __future__ import annotations

from typing import final

from .errors import BadNotation
from .texts import quoted

MOST_EXAMPLES = 8
"""Moves that a refusal of a text shows, at most."""


@final
class Band:
    """Moves that follow each other: a word (``attack``) with each of some things, or a word that is a move by itself.

    ``things`` are texts in the order of the codes; a band without a word (``""``) is its things alone.
    """

    def __init__(self, first: int, word: str, things: list[str] | None = None) -> None:
        self.first = first
        self.word = word
        self.things = things

    def texts(self) -> list[str]:
        """The moves of the band, as they are written."""
        if self.things is None:
            return [self.word]
        return [f"{self.word} {thing}".strip() for thing in self.things]


@final
class Moves:
    """All moves of a game with one content pack: what they are called, and which one a text means."""

    def __init__(self, bands: list[Band], also: dict[str, int] | None = None) -> None:
        """Bands in the order of their codes; ``also`` has other ways to write some moves.

        A code between two bands is no move: a pack may have fewer things than there is room for.
        """
        self.written: list[str] = []
        self.examples: list[str] = []
        for band in bands:
            texts = band.texts()
            gap = band.first - len(self.written)
            assert gap >= 0, f"the moves {band.word!r} cannot begin before {len(self.written)}"
            self.written += [""] * gap + texts
            self.examples += texts[:1]
        self.codes: dict[str, int] = {} if also is None else dict(also)
        for code, text in enumerate(self.written):
            if text:
                self.codes[text] = code
        self.count = len(self.written)

    def write(self, move: int) -> str:
        """A move as text, the same in every position."""
        text = self.written[move] if 0 <= move < self.count else ""
        if text:
            return text
        raise BadNotation("no-move", f"{move} is no move of this game", {"text": str(move)})

    def read(self, text: str) -> int:
        """The move a text means, whatever its capitals and spaces; ``BadNotation`` shows what moves look like."""
        move = self.codes.get(" ".join(text.lower().split()))
        if move is not None:
            return move
        step = max(1, len(self.examples) // MOST_EXAMPLES)
        shown = [f"'{example}'" for example in self.examples[::step][:MOST_EXAMPLES]]
        raise BadNotation(
            "bad-notation",
            f"{quoted(text)!r} is not a move; a move reads like {', '.join(shown[:-1])} or {shown[-1]}",
            {"text": text},
        )
