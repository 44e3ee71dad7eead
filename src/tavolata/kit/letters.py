"""Our letters in pictures that stand alone: each carries those it uses and no others.

On pages the letters come as files (``fonts/*.woff2``, named by ``fonts/fonts.css``). A picture in a notebook or a
document has no page around it, so the letters of its texts are cut out of ``fonts/*.woff`` and put into it. A drawing
asks for them as the style sheets of pages do, by ``var(--serif)`` and ``var(--sans)``, and has nothing else to do.
"""

from __future__ import annotations

import re
from base64 import b64encode
from collections.abc import Iterable, Mapping
from functools import cache, lru_cache
from pathlib import Path
from xml.etree import ElementTree

from .cascade import Voice, voices
from .woff import Font

FONTS = Path(__file__).parent / "fonts"
FAMILIES = {
    "serif": '"Tavolata Serif","Tavolata Signs",Georgia,"DejaVu Serif",serif',
    "sans": '"Tavolata Sans","Tavolata Signs",Arial,"DejaVu Sans",sans-serif',
}
MEANING = ".lettered{" + ";".join([f"--{name}:{families}" for name, families in FAMILIES.items()]) + "}"
"""What ``--serif`` and ``--sans`` mean in a picture."""
BOLD = 600
"""The least weight that is written in bold letters."""
_ROOT = re.compile(r"<svg\b[^>]*>")


def with_letters(svg: str) -> str:
    """A picture with the letters that its texts use."""
    used = {name: text for name, text in _by_face(voices(ElementTree.fromstring(svg))).items() if text}
    if not used:
        return svg
    faces = "".join([face(name, text) for name, text in sorted(used.items())])
    return _ROOT.sub(lambda root: f"{_marked(root[0])}<style>{faces}{MEANING}</style>", svg, count=1)


def _marked(root: str) -> str:
    """The root of a picture, named for the rule that tells the families."""
    if ' class="' in root:
        return root.replace(' class="', ' class="lettered ', 1)
    return root.replace("<svg", '<svg class="lettered"', 1)


def face(name: str, text: Iterable[str]) -> str:
    """The rule by which a picture brings the letters of a text along, in one of our faces."""
    family, _, rest = name.partition("-")
    weight, _, style = rest.partition("-")
    weights = {"": "400 700", "400": "400", "700": "600 700"}[weight]
    return rule(
        FONTS / f"{name}.woff", f"Tavolata {family.title()}", weights, style or "normal", frozenset(text)
    )


@lru_cache(maxsize=256)
def rule(path: Path, family: str, weights: str, style: str, text: frozenset[str]) -> str:
    """A rule with some letters of a font inside. It says which they are: other pictures on a page have others."""
    font = read(path)
    codes = sorted({ord(letter) for letter in text} & font.characters.keys())
    inside = b64encode(font.cut(codes).write()).decode()
    return (
        f'@font-face{{font-family:"{family}";font-weight:{weights};font-style:{style};unicode-range:{_ranges(codes)};'
        f"src:url(data:font/woff;base64,{inside})}}"
    )


def _ranges(codes: list[int]) -> str:
    """Characters as CSS writes them: U+41-43,U+61."""
    firsts = [code for code in codes if code - 1 not in codes]
    lasts = [code for code in codes if code + 1 not in codes]
    return ",".join([f"U+{a:X}" if a == b else f"U+{a:X}-{b:X}" for a, b in zip(firsts, lasts, strict=True)])


@cache
def read(path: Path) -> Font:
    """A font that letters are cut from."""
    return Font.read(path.read_bytes())


def _by_face(said: Mapping[Voice, str]) -> dict[str, str]:
    """Which letters of which face the texts need: what a face does not have may be among the signs."""
    found: dict[str, str] = {}
    for voice, text in said.items():
        if voice.family not in FAMILIES:
            continue
        name = _face_of(voice)
        own = read(FONTS / f"{name}.woff").characters
        signs = read(FONTS / "signs.woff").characters
        here = "".join([one for one in set(text) if ord(one) in own])
        found[name] = found.get(name, "") + here
        elsewhere = "".join([one for one in set(text) - set(here) if ord(one) in signs])
        found["signs"] = found.get("signs", "") + elsewhere
    return found


def _face_of(voice: Voice) -> str:
    """The face that comes nearest: only the bold serif has an italic of its own, elsewhere letters are slanted."""
    weight = 700 if voice.weight >= BOLD else 400
    italic = voice.italic and voice.family == "serif" and weight == 700
    return f"{voice.family}-{weight}{'-italic' if italic else ''}"
