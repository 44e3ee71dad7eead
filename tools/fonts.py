"""Cuts the letters of Tavolata out of the packages they come in, and writes the style sheet that names them.

Done once, and again when a package or the characters below change; what it writes is kept in the repository:

    pip install '.[fonts]'
    npm pack @fontsource/spectral@5.3.0 @fontsource-variable/open-sans@5.3.0 @fontsource/noto-sans-math@5.3.0
    npm pack @fontsource/{dejavu-mono,noto-serif,gelasio,tinos,dejavu-serif,noto-sans,roboto,arimo,dejavu-sans}@5.3.0
    python tools/fonts.py *.tgz

Into ``src/tavolata/kit/fonts`` go: WOFF2 files for pages, ``fonts.css`` with their faces and with fallbacks of the same
size, WOFF files from which pictures that stand alone take the letters they use (Python's own library can read those),
and the licence. Into ``docs/pictures`` goes the typewriter of the picture of a terminal. The same packages give the
same bytes.
"""

from __future__ import annotations

import io
import sys
import tarfile
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from fallbacks import fallback_faces, stack
from fontTools import subset
from fontTools.pens.recordingPen import DecomposingRecordingPen
from fontTools.pens.ttGlyphPen import TTGlyphPen
from fontTools.ttLib import TTFont
from fontTools.varLib import instancer

ROOT = Path(__file__).parent.parent
FONTS = ROOT / "src" / "tavolata" / "kit" / "fonts"
PICTURES = ROOT / "docs" / "pictures"

SERIF, SANS, SIGNS = "Tavolata Serif", "Tavolata Sans", "Tavolata Signs"
SPECTRAL, OPEN_SANS, MATH, MONO = "spectral", "variable-open-sans", "noto-sans-math", "dejavu-mono"

TYPOGRAPHY = "–—‘’‚“”„†•…‹›€−"
LETTERS = [*range(0x20, 0x7F), *range(0xA0, 0x100), *map(ord, "ıŒœ"), *map(ord, TYPOGRAPHY)]
"""What Italian and English are written with, and the whole of Latin-1 (the packages count ı and œ to it)."""
MORE = [*range(0x100, 0x180), *range(0x218, 0x21C), 0x1E9E]
"""The other letters of European names: a file of its own, asked for only where one of them stands."""
SIGNS_USED = list(map(ord, "←↑→↓≤≥≈∞★●○□▸▾✓"))
TERMINAL = [*range(0x20, 0x7F), *map(ord, "·×–—’…→±│┃┌╌─╭╮╰╯├┤┬┴┼═▁▃▅█░▓■□▮▲▶▸▼◀◆◉○◎●★⚑")]

FEATURES = ["kern", "liga", "locl", "ccmp", "mark", "tnum", "lnum"]
"""What is kept of the letters' manners; numbers are lining by nature, and stand in columns where asked."""


@dataclass(frozen=True)
class Face:
    """One file for pages: where it is cut from, and which text it is for."""

    name: str
    family: str
    package: str
    source: str
    characters: list[int]
    weight: str
    style: str = "normal"
    limits: Any = None
    """For letters of variable weight: the weight, or the weights between which it may be."""


FACES = [
    *[
        Face(f"{name}{suffix}", family, package, source.format(part=part), characters, weight, style, limits)
        for name, family, package, source, weight, style, limits in (
            ("serif-400", SERIF, SPECTRAL, "spectral-{part}-400-normal", "400", "normal", None),
            ("serif-700", SERIF, SPECTRAL, "spectral-{part}-700-normal", "600 700", "normal", None),
            ("serif-700-italic", SERIF, SPECTRAL, "spectral-{part}-700-italic", "700", "italic", None),
            ("sans", SANS, OPEN_SANS, "open-sans-{part}-wght-normal", "400 700", "normal", (400, 700)),
            ("sans-italic", SANS, OPEN_SANS, "open-sans-{part}-wght-italic", "400", "italic", 400),
        )
        for suffix, part, characters in (("", "latin", LETTERS), ("-more", "latin-ext", MORE))
    ],
    Face("signs", SIGNS, MATH, "noto-sans-math-latin-400-normal", SIGNS_USED, "400 700"),
]

STORES: dict[str, list[tuple[str, str, Any]]] = {
    "serif-400": [(SPECTRAL, f"spectral-{part}-400-normal", None) for part in ("latin", "latin-ext")],
    "serif-700": [(SPECTRAL, f"spectral-{part}-700-normal", None) for part in ("latin", "latin-ext")],
    "serif-700-italic": [(SPECTRAL, f"spectral-{part}-700-italic", None) for part in ("latin", "latin-ext")],
    "sans-400": [(OPEN_SANS, f"open-sans-{part}-wght-normal", 400) for part in ("latin", "latin-ext")],
    "sans-700": [(OPEN_SANS, f"open-sans-{part}-wght-normal", 700) for part in ("latin", "latin-ext")],
    "signs": [(MATH, "noto-sans-math-latin-400-normal", None)],
}
"""The letters that pictures take theirs from."""
TYPEWRITER: dict[str, list[tuple[str, str, Any]]] = {
    f"mono-{weight}": [(MONO, f"dejavu-mono-latin-{weight}-normal", None)] for weight in ("400", "700")
}


class Packages:
    """The packages as they come, and the fonts in them."""

    def __init__(self, archives: list[Path]) -> None:
        self.archives = archives

    def find(self, package: str) -> Path:
        """The archive of a package."""
        found = [path for path in self.archives if path.name.startswith(f"fontsource-{package}-5")]
        if len(found) != 1:
            raise SystemExit(f"The package fontsource {package} is needed once, and given {len(found)} times")
        return found[0]

    def read(self, package: str, member: str) -> bytes:
        """A file of a package."""
        with tarfile.open(self.find(package)) as archive:
            file = archive.extractfile(f"package/{member}")
            assert file is not None
            return file.read()

    def font(self, package: str, source: str) -> TTFont:
        """A font of a package."""
        return TTFont(io.BytesIO(self.read(package, f"files/{source}.woff2")), recalcTimestamp=False)


def cut(font: TTFont, characters: list[int], limits: Any = None, features: list[str] = FEATURES) -> TTFont:
    """The font with these characters alone, without hints, and within limits of weight."""
    options = subset.Options()
    options.layout_features = features
    options.hinting = False
    options.glyph_names = False
    options.name_IDs = [0, 14]
    cutter = subset.Subsetter(options)
    cutter.populate(unicodes=characters)
    cutter.subset(font)
    smaller = TTFont(io.BytesIO(saved(font)), recalcTimestamp=False)
    return instancer.instantiateVariableFont(smaller, {"wght": limits}) if limits else smaller


def saved(font: TTFont, flavor: str | None = None) -> bytes:
    """The font as a file."""
    font.flavor = flavor
    file = io.BytesIO()
    font.save(file, reorderTables=None)
    return file.getvalue()


def rename(font: TTFont, family: str) -> None:
    """Changed letters go by a name of their own; whose they are and under which licence stays in them."""
    font["name"].setName(family, 1, 3, 1, 0x409)


# -- for pages ---------------------------------------------------------------------------------------------------------


def page_face(packages: Packages, face: Face) -> str:
    """Write one file for pages; its rule in the style sheet."""
    font = cut(packages.font(face.package, face.source), face.characters, face.limits)
    rename(font, face.family)
    has = sorted(set(font.getBestCmap()) & set(face.characters))
    (FONTS / f"{face.name}.woff2").write_bytes(saved(font, "woff2"))
    return (
        f'@font-face {{ font-family: "{face.family}"; font-weight: {face.weight}; font-style: {face.style}; '
        f'font-display: swap; src: url("{face.name}.woff2") format("woff2"); unicode-range: {ranges(has)}; }}'
    )


def ranges(characters: list[int]) -> str:
    """Characters as CSS writes them: U+41-5A, U+61."""
    runs: list[list[int]] = []
    for character in characters:
        if runs and character == runs[-1][1] + 1:
            runs[-1][1] = character
        else:
            runs.append([character, character])
    return ", ".join(f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in runs)


# -- for pictures ------------------------------------------------------------------------------------------------------


def store(packages: Packages, sources: list[tuple[str, str, Any]], characters: list[int]) -> bytes:
    """One font of all its parts, each glyph whole in itself, so that taking some of them is simple."""
    base: TTFont | None = None
    for package, source, limits in sources:
        font = cut(packages.font(package, source), characters, limits, [])
        for tag in sorted(set(font.keys()) - KEPT):
            del font[tag]
        whole(font)
        base = font if base is None else joined(base, font)
    assert base is not None
    rename(base, "Tavolata Letters")
    return saved(base, "woff")


KEPT = {"head", "hhea", "hmtx", "maxp", "cmap", "loca", "glyf", "OS/2", "name", "post", "GlyphOrder"}


def whole(font: TTFont) -> None:
    """Draw glyphs that are made of others by themselves."""
    glyphs, table = font.getGlyphSet(), font["glyf"]
    for name in font.getGlyphOrder():
        if table[name].isComposite():
            recording, pen = DecomposingRecordingPen(glyphs), TTGlyphPen(None)
            glyphs[name].draw(recording)
            recording.replay(pen)
            table[name] = pen.glyph()


def joined(base: TTFont, other: TTFont) -> TTFont:
    """The first font with the characters it lacks taken from the second."""
    lacking = {code: name for code, name in other.getBestCmap().items() if code not in base.getBestCmap()}
    order = base.getGlyphOrder()
    for code, name in lacking.items():
        own = f"u{code:04X}"
        order = [*order, own]
        base["glyf"].glyphs[own] = other["glyf"][name]
        base["hmtx"][own] = other["hmtx"][name]
        for table in base["cmap"].tables:
            table.cmap[code] = own
    base.setGlyphOrder(order)
    base["glyf"].glyphOrder = order
    return base


# -- all of it ---------------------------------------------------------------------------------------------------------


def main() -> None:
    """Write everything."""
    packages = Packages([Path(name) for name in sys.argv[1:]])
    FONTS.mkdir(exist_ok=True)
    rules = [page_face(packages, face) for face in FACES]
    rules += fallback_faces(packages.font)
    stacks = f":root {{ --serif: {stack(SERIF, SIGNS)}; --sans: {stack(SANS, SIGNS)}; }}"
    head = "/* Written by tools/fonts.py: our letters, and in their place others set to the same size. */"
    (FONTS / "fonts.css").write_text("\n".join([head, *rules, stacks]) + "\n", "utf-8")
    for name, sources in STORES.items():
        characters = SIGNS_USED if name == "signs" else LETTERS + MORE
        (FONTS / f"{name}.woff").write_bytes(store(packages, sources, characters))
    for name, sources in TYPEWRITER.items():
        (PICTURES / f"{name}.woff").write_bytes(store(packages, sources, TERMINAL))
    licence(packages)


def licence(packages: Packages) -> None:
    """Whose letters they are, and the text of the licence they share."""
    owners = []
    for package in (SPECTRAL, OPEN_SANS, MATH):
        copyright, _, text = packages.read(package, "LICENSE").decode().partition("\n\n")
        version = packages.find(package).name.rpartition("-")[2].removesuffix(".tgz")
        owners.append(
            f"{copyright.split(' Spectral-')[0].split(' OpenSans-')[0]} (fontsource {package} {version})"
        )
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    (FONTS / "OFL.txt").write_text("\n".join(owners) + "\n\n" + text, "utf-8")
    (PICTURES / "LICENSE-mono.txt").write_bytes(packages.read(MONO, "LICENSE"))


if __name__ == "__main__":
    main()
