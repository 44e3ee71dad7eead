"""What others write is sent in other letters, so that what is compressed beside it finds no part of a secret in it.

A compressed answer is the shorter the more often the same words stand in it. Whoever knows how long an answer is, and
may put words of his own into it, could find out by trying which words stand there already: the cards of a hand, say.
So the names at a table and its title are painted in letters that nothing else is written in: a page gets them as
numbers (``&#65;``), which every browser reads; the stream leaves them as they are, and the page's script reads them.

What people say to each other is not veiled, it is long: it is compressed by itself (``compress.SEAM``, and messages of
its own in the stream).
"""

from __future__ import annotations

import re

_FIRST = 0xE000
"""Where the other letters begin: no printable text has any of them."""
_LETTERS = [*range(0x30, 0x3A), *range(0x41, 0x5B), *range(0x61, 0x7B), *range(0xC0, 0x250)]
"""Digits and Latin letters, and nothing that means anything in HTML or JSON: they may be read back anywhere."""

_VEIL = {letter: _FIRST + letter for letter in _LETTERS}
_PLAIN = {_FIRST + letter: letter for letter in _LETTERS}
_VEILED = re.compile(rb"\xee[\x80-\x89][\x80-\xbf]")
_NUMBERS = {chr(_FIRST + letter).encode(): b"&#%d;" % letter for letter in _LETTERS}


def veiled(text: str) -> str:
    """A text that somebody has written, in letters that nothing else is written in."""
    return text.translate(_VEIL)


def plain(text: str) -> str:
    """As it was written."""
    return text.translate(_PLAIN)


def in_html(html: str) -> bytes:
    """A page as it is sent: the veiled letters as numbers."""
    return _VEILED.sub(lambda found: _NUMBERS.get(found[0], found[0]), html.encode())
