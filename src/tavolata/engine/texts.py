"""What strangers write, made fit to be shown: one line, nothing that cannot be seen, not too long.

Names at tables, names in records, titles and what the terminal is told all pass here.
"""

from __future__ import annotations

LONGEST_NAME = 24
"""The letters of a name, wherever somebody gives one."""


def one_line(text: str) -> str:
    """A text in one line: what cannot be seen, or steers a terminal, becomes a blank."""
    seen = text if text.isprintable() else "".join([c if c.isprintable() else " " for c in text])
    return " ".join(seen.split())


def shortened(text: str, longest: int) -> str:
    """A text in one line of no more than so many letters."""
    return one_line(text)[:longest].rstrip()


def clean_name(text: str) -> str:
    """A name as it is kept and shown; empty if nothing of it can be seen."""
    return shortened(text, LONGEST_NAME)


def quoted(text: str) -> str:
    """The beginning of a text that is wrong, as an error shows it."""
    return one_line(text[:200])[:40]
