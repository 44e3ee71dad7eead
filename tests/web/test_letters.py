"""Our letters as files: small, with every character of ours, served for good, and asked for early."""

from __future__ import annotations

import re

import pytest

from tavolata.kit.letters import FONTS

from .letters import OURS, characters
from .support import House, Visitor

MOST = 120_000
FACE = re.compile(r"@font-face \{([^}]*)\}")


def faces() -> list[dict[str, str]]:
    """The rules of our style sheet."""
    rules = FACE.findall((FONTS / "fonts.css").read_text("utf-8"))
    pairs = [[part.partition(":") for part in rule.split(";") if ":" in part] for rule in rules]
    return [{name.strip(): value.strip() for name, _, value in rule} for rule in pairs]


def reach(face: dict[str, str]) -> set[str]:
    """The characters that a face is asked for."""
    found: set[str] = set()
    for part in face["unicode-range"].split(","):
        first, _, last = part.strip().removeprefix("U+").partition("-")
        found.update(map(chr, range(int(first, 16), int(last or first, 16) + 1)))
    return found


def test_all_files_together_are_small() -> None:
    assert 0 < sum(path.stat().st_size for path in FONTS.glob("*.woff2")) <= MOST


def test_the_licence_is_shipped_and_says_whose_they_are() -> None:
    text = (FONTS / "OFL.txt").read_text("utf-8")
    assert "SIL OPEN FONT LICENSE Version 1.1" in text
    assert all(name in text for name in ("Spectral", "Open Sans", "Google", "fontsource"))


@pytest.mark.parametrize(("family", "weight"), [("Serif", "400"), ("Serif", "600 700"), ("Sans", "400 700")])
def test_every_character_of_our_texts_is_there(family: str, weight: str) -> None:
    ours = [one for one in faces() if one["font-family"].strip('"') in OURS and one["font-style"] == "normal"]
    names = {f"Tavolata {family}": weight, "Tavolata Signs": "400 700"}
    usable = [face for face in ours if names.get(face["font-family"].strip('"')) == face["font-weight"]]
    assert set(characters()) - set().union(*map(reach, usable)) == set()


def test_every_family_in_their_place_is_set_to_size() -> None:
    """In regular and bold, so that none is ever shown in its own size."""
    others = [one for one in faces() if one["font-family"].strip('"') not in OURS]
    assert all({"size-adjust", "ascent-override", "descent-override"} <= set(one) for one in others)
    sheet = (FONTS / "fonts.css").read_text("utf-8")
    for stack in re.findall(r"--\w+: ([^;]+);", sheet):
        for name in re.findall(r'"(like [^"]+)"', stack):
            weights = {one["font-weight"] for one in others if one["font-family"] == f'"{name}"'}
            assert {"400", "600 700"} <= weights, name


def test_they_are_served_for_good_and_asked_for_early(server: House) -> None:
    with Visitor(server.url) as visitor:
        page = visitor.get("/")
        policy = page.headers["content-security-policy"]
        asked = re.findall(
            r'<link rel="preload" as="font" type="font/woff2" href="([^"]+)" crossorigin>', page.text
        )
        sheet = re.search(r'<link rel="stylesheet" href="(/static/common[^"]+)"', page.text)
        assert sheet is not None
        named = re.findall(r'url\("(/static/[^"]+\.woff2)"\)', visitor.get(sheet[1]).text)
        assert "font-src 'self';" in policy
        assert len(named) == len(list(FONTS.glob("*.woff2"))) and set(asked) < set(named) and len(asked) == 2
        for path in named:
            answer = visitor.get(path)
            assert answer.status_code == 200 and answer.content[:4] == b"wOF2", path
            assert answer.headers["content-type"] == "font/woff2"
            assert answer.headers["cache-control"] == "public, max-age=31536000, immutable"
