"""Fonts in WOFF, as far as cutting some letters out of one needs it: Python's own library reads and writes the format.

The fonts are ours (``tools/fonts.py`` makes them): TrueType outlines, each glyph whole in itself, no layout tables.
"""

from __future__ import annotations

import zlib
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from struct import calcsize, iter_unpack, pack, unpack, unpack_from

_HEADER = ">4s4sIHHIHHIIIII"
_ENTRY = ">4sIIII"
_LONG_OFFSETS = 1


@dataclass(frozen=True)
class Font:
    """A font as its tables."""

    flavor: bytes
    tables: dict[str, bytes]

    @classmethod
    def read(cls, data: bytes) -> Font:
        """A font from a file."""
        signature, flavor, _, number, *_ = unpack_from(_HEADER, data)
        if signature != b"wOFF":
            raise ValueError("this is not a WOFF file")
        tables = {}
        for place in range(number):
            start = calcsize(_HEADER) + place * calcsize(_ENTRY)
            tag, offset, packed, length, _ = unpack_from(_ENTRY, data, start)
            body = data[offset : offset + packed]
            tables[tag.decode()] = zlib.decompress(body) if packed < length else body
        return cls(flavor, tables)

    @cached_property
    def characters(self) -> dict[int, int]:
        """Which glyph stands for which character."""
        return dict(_characters(self.tables["cmap"]))

    def cut(self, wanted: Iterable[int]) -> Font:
        """The font with these characters alone, as far as it has them."""
        kept = sorted(set(wanted) & self.characters.keys())
        glyphs = [0, *[self.characters[code] for code in kept]]
        outlines, offsets = self._outlines(glyphs)
        tables = dict(self.tables)
        tables["glyf"], tables["loca"] = outlines, offsets
        tables["hmtx"] = b"".join([self._metrics(glyph) for glyph in glyphs])
        tables["cmap"] = _cmap(kept)
        tables["hhea"] = self.tables["hhea"][:-2] + pack(">H", len(glyphs))
        tables["maxp"] = self.tables["maxp"][:4] + pack(">H", len(glyphs)) + self.tables["maxp"][6:]
        tables["head"] = self.tables["head"][:50] + pack(">h", _LONG_OFFSETS) + self.tables["head"][52:]
        return Font(self.flavor, tables)

    def write(self) -> bytes:
        """The font as a file."""
        start = calcsize(_HEADER) + calcsize(_ENTRY) * len(self.tables)
        entries, bodies = b"", b""
        whole = calcsize(">4sHHHH") + calcsize(">4sIII") * len(self.tables)
        for tag, body in sorted(self.tables.items()):
            packed = min(body, zlib.compress(body, 9), key=len)  # of the same length it counts as not packed
            entries += pack(
                _ENTRY, tag.encode(), start + len(bodies), len(packed), len(body), _check_sum(body)
            )
            bodies += _padded(packed)
            whole += len(_padded(body))
        numbers = (start + len(bodies), len(self.tables), 0, whole, 1, 0, 0, 0, 0, 0, 0)
        return pack(_HEADER, b"wOFF", self.flavor, *numbers) + entries + bodies

    def _outlines(self, glyphs: list[int]) -> tuple[bytes, bytes]:
        found, ends = b"", [0]
        for glyph in glyphs:
            start, end = self._offsets[glyph], self._offsets[glyph + 1]
            found += _padded(self.tables["glyf"][start:end])
            ends.append(len(found))
        # A font of nothing but a space must not have an empty table.
        return found or bytes(4), pack(f">{len(ends)}I", *ends)

    @cached_property
    def _offsets(self) -> list[int]:
        """Where each glyph begins."""
        table = self.tables["loca"]
        if unpack_from(">h", self.tables["head"], 50)[0] == _LONG_OFFSETS:
            return [offset for (offset,) in iter_unpack(">I", table)]
        return [2 * offset for (offset,) in iter_unpack(">H", table)]

    def _metrics(self, glyph: int) -> bytes:
        """How wide a glyph is, and where it begins; the last width counts for all that follow."""
        table = self.tables["hmtx"]
        (full,) = unpack(">H", self.tables["hhea"][-2:])
        if glyph < full:
            return table[4 * glyph : 4 * glyph + 4]
        bearing = 4 * full + 2 * (glyph - full)
        return table[4 * full - 4 : 4 * full - 2] + table[bearing : bearing + 2]


def _characters(cmap: bytes) -> Iterator[tuple[int, int]]:
    """The characters of the first subtable in format 4: segments, each with a shift or a list of glyphs."""
    (number,) = unpack_from(">H", cmap, 2)
    starts = [unpack_from(">HHI", cmap, 4 + 8 * place)[2] for place in range(number)]
    at = next(start for start in starts if unpack_from(">H", cmap, start)[0] == 4)
    segments = unpack_from(">H", cmap, at + 6)[0] // 2
    columns = [at + 14, at + 16 + 2 * segments, at + 16 + 4 * segments, at + 16 + 6 * segments]
    for row in range(segments):
        last, first, shift, list_at = [unpack_from(">H", cmap, column + 2 * row)[0] for column in columns]
        for code in range(first, min(last, 0xFFFE) + 1):
            glyph = code
            if list_at:
                glyph = unpack_from(">H", cmap, columns[3] + 2 * row + list_at + 2 * (code - first))[0]
            if glyph := (glyph + shift) & 0xFFFF:
                yield code, glyph


def _cmap(codes: list[int]) -> bytes:
    """A table in which these characters have the glyphs from 1 on: a segment for each, and the one that ends all."""
    ends = [*codes, 0xFFFF]
    shifts = [*[(glyph - code) & 0xFFFF for glyph, code in enumerate(codes, 1)], 1]
    number = len(ends)
    half = 1 << (number.bit_length() - 1)
    search = (2 * number, 2 * half, half.bit_length() - 1, 2 * (number - half))
    columns = pack(f">{number}HH{number}H{number}H", *ends, 0, *ends, *shifts) + bytes(2 * number)
    return pack(">HHHHI", 0, 1, 3, 1, 12) + pack(">HHH4H", 4, 14 + len(columns), 0, *search) + columns


def _padded(data: bytes) -> bytes:
    return data + bytes(-len(data) % 4)


def _check_sum(data: bytes) -> int:
    total: int = sum(value for (value,) in iter_unpack(">I", _padded(data)))
    return total & 0xFFFFFFFF
