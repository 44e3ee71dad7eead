"""Letters that machines have, set to the size of ours by their metrics, so that nothing jumps when ours come.

How wide text is: the mean advance of a character, weighed by how often it stands in our own texts in both languages.
How high a line is: ours, whatever the other's own height, as each override counts against the adjusted size.

Georgia, Times New Roman and Arial are not free; Gelasio, Tinos and Arimo have their widths. Liberation has those of the
latter two.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable
from dataclasses import dataclass
from pathlib import Path
from typing import Any

WORDS = Path(__file__).parent.parent / "src" / "tavolata"

Find = Callable[[str, str], Any]


@dataclass(frozen=True)
class Other:
    """A family that machines have: its package, and the names by which they know it."""

    package: str
    names: tuple[str, ...]

    @property
    def title(self) -> str:
        """The name that our style sheet gives it."""
        return f"like {self.names[0]}"


@dataclass(frozen=True)
class Ours:
    """A face of ours to be matched: the weight of the others that stands for it."""

    package: str
    source: str
    wght: int | None
    bold: bool
    italic: bool
    weights: str


SERIFS = (
    Other("noto-serif", ("Noto Serif",)),
    Other("gelasio", ("Georgia", "Gelasio")),
    Other("tinos", ("Times New Roman", "Liberation Serif", "Tinos")),
    Other("dejavu-serif", ("DejaVu Serif",)),
)
SANSES = (
    Other("noto-sans", ("Noto Sans",)),
    Other("roboto", ("Roboto",)),
    Other("arimo", ("Arial", "Liberation Sans", "Helvetica", "Arimo")),
    Other("dejavu-sans", ("DejaVu Sans",)),
)
"""In the order in which they are tried: the nearest to ours first."""

SERIF_FACES = (
    Ours("spectral", "spectral-latin-400-normal", None, False, False, "400"),
    Ours("spectral", "spectral-latin-700-normal", None, True, False, "600 700"),
    Ours("spectral", "spectral-latin-700-italic", None, True, True, "700"),
)
SANS_FACES = (
    Ours("variable-open-sans", "open-sans-latin-wght-normal", 400, False, False, "400"),
    # One bold must do for both of ours; it is set to the narrower, so that nothing sticks out.
    Ours("variable-open-sans", "open-sans-latin-wght-normal", 600, True, False, "600 700"),
)


def stack(family: str, signs: str) -> str:
    """The families to try for text of ours."""
    serif = family.endswith("Serif")
    others = ", ".join(f'"{other.title}"' for other in (SERIFS if serif else SANSES))
    return f'"{family}", "{signs}", {others}, {"serif" if serif else "sans-serif"}'


def fallback_faces(find: Find) -> list[str]:
    """The rules of all others."""
    often = frequencies()
    pairs = [(SERIFS, SERIF_FACES), (SANSES, SANS_FACES)]
    return [rule(find, other, face, often) for others, faces in pairs for other in others for face in faces]


def rule(find: Find, other: Other, face: Ours, often: Counter[str]) -> str:
    """One face of another family, as wide and as high as ours."""
    ours = find(face.package, face.source)
    source = f"{other.package}-latin-{700 if face.bold else 400}-{'italic' if face.italic else 'normal'}"
    size = mean_width(ours, often, face.wght) / mean_width(find(other.package, source), often)
    lines = ours["hhea"]
    em = ours["head"].unitsPerEm * size
    # Where a family comes without its italic, upright letters of the right width are better than the next family.
    suffixes = [" Bold Italic", " Bold"] if face.italic else [" Bold"] if face.bold else [""]
    local = ", ".join(f'local("{name}{suffix}")' for suffix in suffixes for name in other.names)
    return (
        f'@font-face {{ font-family: "{other.title}"; font-weight: {face.weights}; '
        f"font-style: {'italic' if face.italic else 'normal'}; src: {local}; "
        f"size-adjust: {size:.1%}; ascent-override: {lines.ascent / em:.1%}; "
        f"descent-override: {-lines.descent / em:.1%}; line-gap-override: {lines.lineGap / em:.0%}; }}"
    )


def mean_width(font: Any, often: Counter[str], wght: int | None = None) -> float:
    """How wide a character of our texts is in a font, in parts of its size."""
    glyphs = font.getGlyphSet(location={"wght": wght} if wght else None)
    names = font.getBestCmap()
    known = [(names[ord(one)], count) for one, count in often.items() if ord(one) in names]
    width = sum(glyphs[name].width * count for name, count in known) / sum(count for _, count in known)
    return float(width / font["head"].unitsPerEm)


def frequencies() -> Counter[str]:
    """How often each character stands in our texts."""
    often: Counter[str] = Counter()
    for path in sorted(WORDS.rglob("*.ftl")):
        for line in path.read_text("utf-8").splitlines():
            if not line.startswith(("#", "-")):
                often.update(line.partition(" = ")[2])
    return Counter(
        {one: count for one, count in often.items() if one.isalpha() or one in " ,.'’:;0123456789"}
    )
