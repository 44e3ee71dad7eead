"""Markup: everything is escaped, nothing the pages forbid can be written, emblems are there."""

from __future__ import annotations

from xml.etree import ElementTree

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.kit import emblems
from tavolata.kit.markup import Markup, attributes, joined, tag, text

TEXTS = st.text(st.characters(min_codepoint=32, exclude_categories=("Cs", "Cc", "Cn")))


@given(TEXTS, TEXTS)
def test_a_text_stays_a_text(inside: str, value: str) -> None:
    """Whatever stands in it, it comes out as it went in."""
    element = ElementTree.fromstring(tag("p", tag("b", inside), title=value))
    assert element[0].text == (inside or None) and element.attrib["title"] == value


def test_attributes() -> None:
    assert attributes({"class_": "a b", "data_move": "left", "open": True, "x": 3}) == (
        ' class="a b" data-move="left" open="" x="3"'
    )
    assert attributes({"title": None, "open": False}) == ""
    assert tag("use", href="#wolf") == '<use href="#wolf"/>' and tag("span") == "<span></span>"


@pytest.mark.parametrize("name", ["style", "onclick", "onload"])
def test_styles_and_scripts_are_refused(name: str) -> None:
    with pytest.raises(ValueError, match="allow neither"):
        tag("p", **{name: "x"})


def test_what_is_ready_stays_as_it_is() -> None:
    assert joined([Markup("<b>a</b>"), "<b>"], " & ") == "<b>a</b> &amp; &lt;b&gt;"
    assert text(Markup("<b>")) == "<b>" and text("it's") == "it&#39;s" and text(3) == "3"


def test_emblems() -> None:
    """Each symbol is an SVG of its own colour, and can be had by name."""
    for name in emblems.names():
        symbol = ElementTree.fromstring(emblems.symbols(name))
        assert symbol.attrib == {"id": name, "viewBox": "0 0 64 64"}
    with pytest.raises(KeyError):
        emblems.symbols("no-such-emblem")
    both = emblems.collected(emblems.symbols("wolf", "lion"), emblems.symbols("wolf"))
    assert list(emblems.elements(both)) == ["wolf", "lion"]


def test_shields_tell_players_apart() -> None:
    assert len({emblems.shield(seat) for seat in range(6)}) == 6
    assert set(emblems.elements(emblems.shields())) == {emblems.ordinary(seat) for seat in range(6)}
    assert 'aria-label="A &amp; B"' in emblems.shield(0, "A & B")
    assert 'aria-hidden="true"' in emblems.shield(0)
