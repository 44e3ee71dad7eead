"""Pictures that stand alone carry the letters they use, in the faces they use them in, and no others."""

from __future__ import annotations

from pathlib import Path
from struct import unpack_from
from xml.etree import ElementTree

import pytest

import tavolata
from tavolata.engine.catalogue import catalogue
from tavolata.kit.cascade import Voice, voices
from tavolata.kit.letters import FONTS, with_letters
from tavolata.kit.woff import Font

from .pictures import NAMES, after, carried, weight

MOST = 20_000
DOCUMENTS = Path(__file__).parent.parent.parent / "docs" / "pictures"
SVG = '<svg xmlns="http://www.w3.org/2000/svg" class="x"><style>{style}</style>{inside}</svg>'


def drawn(style: str, inside: str) -> str:
    return SVG.format(style=style, inside=inside)


def said(style: str, inside: str) -> dict[Voice, str]:
    return voices(ElementTree.fromstring(drawn(style, inside)))


def test_letters_are_carried_by_face() -> None:
    style = (
        ".x{font-family:var(--serif)}.b{font-weight:700}.x .s{font:600 12px var(--sans)}.i{font-style:italic}"
    )
    texts = "<text>ab</text><text class='b'>bc<tspan class='i'>d</tspan>e</text><text class='s'>★f</text>"
    svg = with_letters(drawn(style, f"<title>never</title>{texts}"))
    assert carried(svg) == {
        ("Tavolata Serif", "400", "normal"): {"a", "b"},
        ("Tavolata Serif", "600 700", "normal"): {"b", "c", "e"},
        ("Tavolata Serif", "600 700", "italic"): {"d"},
        ("Tavolata Sans", "600 700", "normal"): {"f"},
        ("Tavolata Signs", "400 700", "normal"): {"★"},
    }
    ElementTree.fromstring(svg)


def test_a_picture_of_other_letters_or_none_stays_as_it_is() -> None:
    for svg in (drawn("text{font-family:monospace}", "<text>a</text>"), drawn("", "<path d='M0 0'/>")):
        assert with_letters(svg) == svg


@pytest.mark.parametrize(
    ("style", "family", "bold"),
    [
        ("text{font-family:var(--sans)}.b{font-family:var(--serif)}", "serif", False),  # a class before a tag
        (".g .b{font:700 1px var(--sans)}.b{font:400 1px var(--serif)}", "sans", True),  # two before one
        (".b{font:400 1px var(--serif)}.b{font-weight:bold}", "serif", True),  # the later of two
        (".x>.b{font:700 1px var(--sans)}.g>.b{font:400 1px var(--serif)}", "serif", False),
        (".g{font:700 1px var(--sans)}.x .no{font-weight:400}", "sans", True),  # handed down
        (".b[y]{font:700 1px var(--sans)}.b[x='2']{font:400 1px var(--serif)}", "", False),
        (".b[x]{font:700 1px var(--sans)}", "sans", True),
    ],
)
def test_styles_are_read_as_browsers_read_them(style: str, family: str, bold: bool) -> None:
    inside = '<g class="g"><text class="b" x="1">a</text></g>'
    assert said(style, inside) == {Voice(family, 700 if bold else 400): "a"}


def test_a_cut_font_keeps_outlines_and_widths() -> None:
    """The same bytes for the same letter, whatever stands beside it."""
    whole = Font.read((FONTS / "serif-700.woff").read_bytes())
    part = Font.read(whole.cut(map(ord, "Žab☃")).write())
    assert sorted(map(chr, part.characters)) == ["a", "b", "Ž"]
    for code in part.characters:
        assert glyph(part, code) == glyph(whole, code)
    assert unpack_from(">H", part.tables["maxp"], 4)[0] == 4, "with the one for what is missing"


@pytest.mark.parametrize("path", sorted(FONTS.glob("*.woff")), ids=lambda path: str(path.stem))
def test_a_cut_font_is_read_again_as_it_was_written(path: Path) -> None:
    """Whatever is cut out: a table may by chance be as long packed as it is."""
    whole = Font.read(path.read_bytes())
    for code in whole.characters:
        part = whole.cut([code])
        assert Font.read(part.write()) == part, chr(code)


def glyph(font: Font, code: int) -> tuple[bytes, bytes]:
    number = font.characters[code]
    start, end = font._offsets[number : number + 2]
    return font.tables["glyf"][start:end].rstrip(b"\0"), font._metrics(number)


def test_what_is_no_font_is_refused() -> None:
    with pytest.raises(ValueError, match="WOFF"):
        Font.read(bytes(64))


@pytest.mark.parametrize("path", sorted(DOCUMENTS.glob("*.svg")), ids=lambda path: str(path.stem))
def test_pictures_of_the_documents_carry_what_they_use(path: Path) -> None:
    svg = path.read_text("utf-8")
    texts = [node for node in ElementTree.fromstring(svg).iter() if node.tag.endswith("}text")]
    said = "".join([part for node in texts for part in node.itertext()]).replace("\xa0", " ")
    assert set(said) - {"\n"} <= set().union(*carried(svg).values())
    assert 0 < weight(svg) <= MOST


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("game", catalogue())
def test_pictures_carry_what_they_use(game: str, language: str) -> None:
    """At several moments of a match, with names from all over Europe: every letter, no other, and 20 KB at most."""
    room = tavolata.room(game)
    words = room.words(language, NAMES)
    for moves in (0, 30, 120):
        view = after(game, moves).view(0)
        svg = str(room.picture(view, words))
        used = voices(ElementTree.fromstring(svg))
        assert {voice.family for voice in used} <= {"serif", "sans"}
        assert set("".join(used.values())) - {"\n"} == set().union(*carried(svg).values())
        assert 0 < weight(svg) <= MOST, game
