"""The texts that content packs are read from, TOML files or the JSON in a record, held within bounds.

Anybody may send a pack. Readers of TOML and JSON take time that grows with the square of some texts, or give up where
data nest too deep; so a text is measured before it is read, in one pass, and the data before a schema sees them.
The bounds lie far above every pack there is (the largest: 32,000 characters, 2,400 values, eight deep, numbers to 80).
"""

from __future__ import annotations

import json
import re
import tomllib
from typing import Any

from .errors import BadContent
from .texts import shortened

LONGEST_PACK = 256 * 1024
"""Characters of a pack: of all its files together, and of the JSON that a record carries."""
LONGEST_PACK_LINE = 2_000
"""Characters of a line of TOML."""
LONGEST_WORD = 80
"""Letters and digits without a break, outside of quotes: a key, a number."""
DEEPEST = 16
"""How deep data may nest, and how many parts a dotted key may have."""
MOST_FILES = 40
MOST_VALUES = 20_000
MOST_ENTRIES = 500
"""Values in one list or table."""
LONGEST_STRING = 1_000
LARGEST_NUMBER = 1_000
"""A pack counts cards and points; tables are made of such numbers."""

# Every alternative takes whatever it has begun with and none can fail later on, so that no text is gone over twice.
_TOML_PIECE = re.compile(
    r'"{3}(?:[^"\\]++|\\.|"(?!""))*+"{0,5}+'
    r"|'{3}(?:[^']++|'(?!''))*+'{0,5}+"
    r'|"(?:[^"\\\n]++|\\.)*+"?'
    r"|'[^'\n]*+'?"
    r"|\#[^\n]*+"
    r"|[A-Za-z0-9_+-]++"
    r"|[\[\]{}.,=\n]",
    re.DOTALL,
)
_JSON_PIECE = re.compile(r'"(?:[^"\\]++|\\.)*+"?|[A-Za-z0-9.+-]++|[\[\]{}]', re.DOTALL)
_NOT_TEXT = re.compile(r"[\ud800-\udfff]")


def read_toml(name: str, text: str) -> dict[str, Any]:
    """A TOML file as plain data. ``BadContent`` names the file and, where it can, the line."""
    text = text.removeprefix("\ufeff")  # some editors put a mark in front
    _check_lines(name, text)
    _check_toml(name, text)
    try:
        return tomllib.loads(text)
    except ValueError as error:
        raise bad_toml(name, str(error)) from None


def read_json(text: str) -> Any:
    """A pack in JSON as plain data. ``ValueError`` if it is none, ``BadContent`` if it is out of bounds."""
    check_length(len(text))
    depth = 0
    for piece in _JSON_PIECE.findall(text):
        depth += (piece in "[{") - (piece in "]}")
        if depth > DEEPEST:
            raise _deep_data("pack")
        if piece[0] != '"' and len(piece) > LONGEST_WORD:
            problem = f"holds a number of more than {LONGEST_WORD} signs"
            raise _out_of_bounds("pack", "word", LONGEST_WORD, problem)
    return json.loads(text)


def write_json(data: dict[str, Any]) -> str:
    """A pack as JSON in one line, whatever its strings hold."""
    text = json.dumps(data, ensure_ascii=False, separators=(",", ":"))
    return text if text.isprintable() else "".join([c if c.isprintable() else _escaped(c) for c in text])


def bad_toml(name: str, problem: str) -> BadContent:
    """A file that is no TOML."""
    problem = shortened(problem, 200)
    return BadContent("bad-toml", f"{name}: not a TOML file: {problem}", {"file": name, "problem": problem})


def check_length(length: int) -> None:
    """Refuse a pack that is longer than any pack needs to be."""
    if length > LONGEST_PACK:
        raise BadContent(
            "content-too-long",
            f"a content pack has no more than {LONGEST_PACK} characters in all its files together",
            {"most": str(LONGEST_PACK)},
        )


def check_files(number: int) -> None:
    """Refuse more files than a pack has."""
    if number > MOST_FILES:
        sentence = f"a content pack has no more than {MOST_FILES} files, not {number}"
        raise BadContent("content-too-many-files", sentence, {"most": str(MOST_FILES)})


# -- texts -----------------------------------------------------------------------------------------------------------


def _check_lines(name: str, text: str) -> None:
    check_length(len(text))
    for number, line in enumerate(text.split("\n"), 1):
        if len(line) > LONGEST_PACK_LINE:
            sentence = f"{name}: line {number} is longer than {LONGEST_PACK_LINE} characters: break it"
            raise BadContent(
                "content-long-line",
                sentence,
                {"file": name, "line": str(number), "most": str(LONGEST_PACK_LINE)},
            )


def _check_toml(name: str, text: str) -> None:
    """Look at brackets, dotted keys and numbers; what stands in quotes or remarks does not count."""
    line, depth, parts = 1, 0, 1
    for piece in _TOML_PIECE.findall(text):
        first = piece[0]
        if first in "\"'#":
            line += piece.count("\n")
        elif first == ".":
            parts += 1
        elif first in "[]{},=\n":
            line += first == "\n"
            depth = max(0, depth + (first in "[{") - (first in "]}"))
            parts = 1
        elif len(piece) > LONGEST_WORD:
            raise _long_word(name, line)
        if depth > DEEPEST or parts > DEEPEST:
            raise _too_deep(name, line)


def _too_deep(name: str, line: int) -> BadContent:
    sentence = f"{name}, line {line}: nested deeper than {DEEPEST}, or a dotted key of more parts"
    return BadContent("content-too-deep", sentence, {"file": name, "line": str(line), "most": str(DEEPEST)})


def _long_word(name: str, line: int) -> BadContent:
    sentence = f"{name}, line {line}: a name or a number of more than {LONGEST_WORD} signs"
    return BadContent(
        "content-long-word", sentence, {"file": name, "line": str(line), "most": str(LONGEST_WORD)}
    )


def _escaped(sign: str) -> str:
    code = ord(sign)
    if code < 0x10000:
        return f"\\u{code:04x}"
    code -= 0x10000
    return f"\\u{0xD800 + (code >> 10):04x}\\u{0xDC00 + (code & 0x3FF):04x}"


# -- data ------------------------------------------------------------------------------------------------------------


def check_data(data: object) -> None:
    """Refuse data of a size that no pack has; to be called before a schema looks at them."""
    left: list[tuple[object, str, int]] = [(data, "", 1)]
    seen = 0
    while left:
        value, place, depth = left.pop()
        seen += 1
        if isinstance(value, (list, dict)):
            _check_size(value, place, depth, seen + len(left))
            inside = value.items() if isinstance(value, dict) else enumerate(value, 1)
            for key, one in inside:
                _check_value(key, place)
                left.append((one, f"{place}.{key}" if place else str(key), depth + 1))
        else:
            _check_value(value, place)


def _check_size(value: list[Any] | dict[Any, Any], place: str, depth: int, known: int) -> None:
    if depth > DEEPEST:
        raise _deep_data(place)
    if len(value) > MOST_ENTRIES:
        raise _out_of_bounds(place, "list", MOST_ENTRIES, f"has more than {MOST_ENTRIES} entries")
    if known + len(value) > MOST_VALUES:
        raise _out_of_bounds(
            place, "values", MOST_VALUES, f"makes the pack hold more than {MOST_VALUES} values"
        )


def _check_value(value: object, place: str) -> None:
    if isinstance(value, str):
        if len(value) > LONGEST_STRING:
            raise _out_of_bounds(
                place, "string", LONGEST_STRING, f"holds a text of more than {LONGEST_STRING} characters"
            )
        if _NOT_TEXT.search(value):
            raise _out_of_bounds(place, "sign", 0, "holds a sign that is no text")
    elif isinstance(value, (int, float)) and not -LARGEST_NUMBER <= value <= LARGEST_NUMBER:
        raise _out_of_bounds(place, "number", LARGEST_NUMBER, f"holds a number beyond {LARGEST_NUMBER}")


def _out_of_bounds(place: str, what: str, most: int, problem: str) -> BadContent:
    where = shortened(place, 80) or "pack"
    return BadContent(
        "content-out-of-bounds", f"{where} {problem}", {"where": where, "what": what, "most": str(most)}
    )


def _deep_data(place: str) -> BadContent:
    return _out_of_bounds(place, "deep", DEEPEST, f"is nested deeper than {DEEPEST}")
