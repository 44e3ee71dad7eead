"""Fragments in pieces: what has changed, and what becomes of it."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tavolata.web import cuts

TAGS = ["<b>", "<b/>", "</b>", '<i class="x">', "</i>", "<!-- -->", "x", "é", " ", "&lt;"]
HTML = st.lists(st.sampled_from(TAGS), max_size=30).map("".join)


@given(HTML, HTML)
def test_what_has_changed_makes_the_new_of_the_old(old: str, new: str) -> None:
    assert cuts.changed(old, cuts.change(old, new)) == new


@given(HTML, HTML, HTML, HTML)
def test_what_stands_around_a_change_is_not_sent(before: str, old: str, new: str, after: str) -> None:
    """But for the pieces that it stands in."""
    number, steps = cuts.change(f"{before}<u>{old}<u>{after}", f"{before}<u>{new}<u>{after}")
    assert number == len(cuts.pieces(f"{before}<u>{old}<u>{after}"))
    assert sum(len(html) for _, _, *rest in steps for html in rest) <= len(f"<u>{new}")


@given(HTML)
def test_nothing_has_changed(html: str) -> None:
    assert cuts.change(html, html) == (len(cuts.pieces(html)), ())
    assert cuts.BETWEEN.join(cuts.pieces(html)) == html


def test_pieces_begin_with_what_opens_an_element() -> None:
    assert cuts.pieces("a <b>c</b><!-- d --><i/></p>") == ["a ", "b>c</b><!-- d -->", "i/></p>"]
    assert cuts.pieces("") == [""]


def test_scattered_changes_are_sent_one_by_one() -> None:
    old = "".join(f"<li>{number}</li>" for number in range(100))
    new = (
        old.replace("<li>20<", "<li>twenty<")
        .replace("<li>70</li>", "")
        .replace("<li>90<", "<li>x</li><li>90<")
    )
    assert cuts.change(old, new) == (101, ((21, 1, "li>twenty</li>"), (71, 1), (91, 0, "li>x</li>")))


def test_other_pieces_than_there_should_be_are_noticed() -> None:
    with pytest.raises(ValueError, match="2 pieces, not 3"):
        cuts.changed("<b>", (3, ()))


def test_a_long_fragment_that_is_all_new_takes_one_pass() -> None:
    """Twenty thousand pieces; each pair compared would take minutes."""
    old = "".join(f"<a>{number}" for number in range(20_000))
    new = "".join(f"<a>{number}" for number in reversed(range(20_000)))
    assert cuts.changed(old, cuts.change(old, new)) == new
