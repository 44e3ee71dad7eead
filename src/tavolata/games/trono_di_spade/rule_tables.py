"""The tables of the rulebook, filled from the content: areas, Houses, set-ups, cards, objectives, thresholds."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from ...engine.clauses import Figures
from ...kit.figures import entries_of, table
from . import entries

if TYPE_CHECKING:
    from ...engine.room import Speaker
    from ...engine.setup import Content

TRACKS = ("throne", "fiefdoms", "court")


def fill(name: str, content: Content, words: Speaker) -> Figures:
    """A table by its name."""
    return TABLES[name](content, words)


def _area(words: Speaker, id: str) -> str:
    return words.text(f"area-{id}")


def _house(words: Speaker, id: str) -> str:
    """A House without the word House, which stands over the column."""
    return words.text(f"page-house-{id}")


def _areas(content: Content, words: Speaker) -> Figures:
    """The lands with what is printed on them (TS-1.4)."""
    columns = ("area", "structure", "barrels", "crowns", "home", "garrison")
    rows = [
        (
            _area(words, area["id"]),
            words.text(f"entry-{area['structure']}") if "structure" in area else None,
            area.get("barrels"),
            area.get("crowns"),
            _house(words, area["home"]) if "home" in area else None,
            area.get("garrison"),
        )
        for area in entries_of(content, "areas")
        if area["kind"] == "land"
    ]
    return table(words, "areas", columns, rows)


def _houses(content: Content, words: Speaker) -> Figures:
    """Supply and units that each House begins with (TS-2.1)."""
    rows = [
        (_house(words, house["id"]), house["supply"], entries.places(house, words))
        for house in entries_of(content, "houses")
    ]
    return table(words, "houses", ("house", "supply", "units"), rows)


def _setups(content: Content, words: Speaker) -> Figures:
    """The tracks at the beginning, by the number of players (TS-2.1)."""
    rows = [
        (setup["players"], *[_ranked(setup[track], words) for track in TRACKS])
        for setup in entries_of(content, "setups")
    ]
    return table(words, "setups", ("players", *TRACKS), rows)


def _ranked(houses: list[str], words: Speaker) -> str:
    return ", ".join(f"{place} {_house(words, house)}" for place, house in enumerate(houses, 1))


def _westeros(content: Content, words: Speaker) -> Figures:
    """The three decks, with copies and wildling icons (TS-4.3)."""
    rows = [
        (
            card["deck"],
            words.text(f"westeros-{card['id']}"),
            card["count"],
            card["icons"] or None,
            entries.does(card, words),
        )
        for card in entries_of(content, "westeros")
    ]
    return table(words, "westeros", ("deck", "card", "copies", "icons", "does"), rows)


def _cards(content: Content, words: Speaker) -> Figures:
    """The 42 house cards (TS-13.1)."""
    rows = [
        (
            _house(words, card["house"]),
            words.text(f"card-{card['id']}"),
            card["strength"],
            card.get("swords"),
            card.get("forts"),
            words.text(f"text-{card['text']}") if card.get("text", "none") != "none" else None,
        )
        for card in entries_of(content, "house_cards")
    ]
    return table(words, "cards", ("house", "card", "strength", "swords", "forts", "text"), rows)


def _thresholds(content: Content, words: Speaker) -> Figures:
    """What a side needs to win (TS-24)."""
    numbers = ("structures", "few", "few_value", "value", "points")
    rows = [
        (
            words.text(f"option-thresholds-{figure['preset']}"),
            ", ".join(str(number) for number in figure["players"]),
            figure["members"],
            *[figure.get(number) for number in numbers],
        )
        for figure in entries_of(content, "alliances")
    ]
    columns = ("preset", "players", "members", "structures", "few", "few-value", "value", "points")
    return table(words, "thresholds", columns, rows)


def _objectives(content: Content, words: Speaker) -> Figures:
    """The objectives of the deck, and the points they give each House (TS-25.8)."""
    houses = [house["id"] for house in entries_of(content, "houses")]
    rows = [
        (
            words.text(f"objective-{card['id']}"),
            entries.asked(card["tests"], words),
            *[{**card["points"], **card["our_points"]}[house] for house in houses],
        )
        for card in entries_of(content, "objectives")
        if card["kind"] == "hand"
    ]
    heads = table(words, "objectives", ("card", "does"), rows)
    return Figures(heads.title, (*heads.head, *[_house(words, house) for house in houses]), heads.rows)


def _own_objectives(content: Content, words: Speaker) -> Figures:
    """The special and the instant-victory objective of each House (TS-25.2, TS-25.9)."""
    rows = [
        (
            _house(words, card["house"]),
            words.text(f"kind-{card['kind']}"),
            words.text(f"objective-{card['id']}"),
            entries.asked(card["tests"], words),
        )
        for card in entries_of(content, "objectives")
        if card["kind"] != "hand"
    ]
    return table(words, "own-objectives", ("house", "kind", "card", "does"), rows)


TABLES: dict[str, Callable[[Content, Speaker], Figures]] = {
    "areas": _areas,
    "houses": _houses,
    "setups": _setups,
    "westeros": _westeros,
    "cards": _cards,
    "thresholds": _thresholds,
    "objectives": _objectives,
    "own-objectives": _own_objectives,
}
