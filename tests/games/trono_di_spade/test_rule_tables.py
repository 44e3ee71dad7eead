"""The tables of the rulebook show what the rules play by."""

from __future__ import annotations

import pytest

from tavolata.engine.clauses import Figures

from .positions import ROOM, new


def table(name: str, language: str = "en") -> Figures:
    return ROOM.figures(name, ROOM.words(language))


def rows(name: str) -> dict[str, list[str]]:
    """The rows of a table, by what stands first in them."""
    return {row[0]: list(row[1:]) for row in table(name).rows}


@pytest.mark.clause("TS-1.4")
def test_the_lands_with_what_is_printed_on_them() -> None:
    tables = new().tables
    lands = [area for area in range(tables.size) if tables.kinds[area] == 0]
    shown = table("areas").rows
    words = ROOM.words("en")
    assert [row[0] for row in shown] == [words.text(f"area-{tables.areas[area]}") for area in lands]
    kinds = ["", "castle", "stronghold"]
    for area, row in zip(lands, shown, strict=True):
        figures = [tables.barrels[area], tables.crowns[area]]
        assert list(row[1:4]) == [kinds[tables.structures[area]], *[str(number or "") for number in figures]]
    assert rows("areas")["Winterfell"] == ["stronghold", "1", "1", "Stark", "2"]


@pytest.mark.clause("TS-2.1", "TS-20.2")
def test_what_each_house_begins_with() -> None:
    houses = rows("houses")
    assert houses["Stark"][0] == "1" and "Winterfell: one footman and one knight" in houses["Stark"][1]
    six = rows("setups")["6"]
    for track, shown in zip(new().tracks, six, strict=True):
        assert len(shown.split(", ")) == len(track)
    assert rows("setups")["3"][0] == "1 Baratheon, 2 Lannister, 3 Stark"


@pytest.mark.clause("TS-4.3", "TS-2.5")
def test_the_westeros_cards_with_numbers_and_icons() -> None:
    shown = table("westeros").rows
    for deck in ("1", "2", "3"):
        assert sum(int(row[2]) for row in shown if row[0] == deck) == 10
    icons = {row[1]: row[3] for row in shown}
    assert icons["A Throne of Blades"] == "1" and icons["Supply"] == ""


@pytest.mark.clause("TS-13.1", "TS-1.11")
def test_the_42_house_cards() -> None:
    tables = new().tables
    shown = table("cards").rows
    assert len(shown) == 42
    for card, row in enumerate(shown):
        figures = [tables.strengths[card], tables.swords[card] or "", tables.forts[card] or ""]
        assert list(row[2:5]) == [str(figure) for figure in figures]
        assert bool(row[5]) == (tables.texts[card] != 0)


@pytest.mark.clause("TS-25.8", "TS-25.9")
def test_objectives_and_their_points() -> None:
    tables = new().tables
    deck = table("objectives")
    assert len(deck.rows) == len(tables.objectives) and len(deck.head) == 8
    for objective, row in zip(tables.objectives, deck.rows, strict=True):
        assert [int(cell) for cell in row[2:]] == objective.points
    assert len(table("own-objectives").rows) == 12
