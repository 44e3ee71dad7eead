"""The words of the content and the two rulebooks: everything has a name, and says what it is."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tavolata.engine.clauses import read_rulebook
from tavolata.engine.phrases import Phrase
from tavolata.games.trono_di_spade import entries
from tavolata.games.trono_di_spade import pack as schema
from tavolata.games.trono_di_spade.pack import SHELF
from tavolata.games.trono_di_spade.rules import tables
from tavolata.kit.words import Words, sentence, words

ROOM = Path(schema.__file__).parent.parent
LANGUAGES = ("it", "en")
KINDS = {
    "areas": "area",
    "houses": "house",
    "setups": "setup",
    "house_cards": "card",
    "westeros": "westeros",
    "wildlings": "wildling",
    "supply": "supply",
    "tides": "tide",
    "objectives": "objective",
    "alliances": "alliance",
}
"""What the names of the entries of each list begin with."""


def said(language: str) -> Words:
    return words(language, ROOM / "words", [])


def lists() -> dict[str, list[dict[str, Any]]]:
    data: dict[str, Any] = dict(SHELF.own().data)
    return {name: entry for name, entry in data.items() if name != "pack"}


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_entry_has_a_name_and_a_sentence(language: str) -> None:
    speaker = said(language)
    assert list(lists()) == list(KINDS)
    for name, kind in KINDS.items():
        assert speaker.knows(f"content-{name}")
        for entry in lists()[name]:
            assert speaker.knows(f"{kind}-{entry['id']}"), entry["id"]
            does = entries.say(name, entry, speaker)
            assert does[0].isupper() or does[0].isdigit()
            assert does.endswith(".")
            if "note" in entry:
                assert speaker.knows(f"{kind}-{entry['id']}-note")


@pytest.mark.parametrize("language", LANGUAGES)
def test_whatever_the_rules_name_has_a_name(language: str) -> None:
    speaker = said(language)
    named = {
        "unit": tables.UNITS,
        "order": tables.TOKENS,
        "track": tables.TRACKS,
        "token": tables.TRACKS,
        "effect": tables.EFFECTS,
        "text": tables.TEXTS,
        "metric": tables.METRICS,
        "tide": [str(number) for number in range(len(lists()["tides"]))],
    }
    missing = [
        f"{kind}-{id}" for kind, ids in named.items() for id in ids if not speaker.knows(f"{kind}-{id}")
    ]
    assert not missing


@pytest.mark.clause("TS-27.7")
@pytest.mark.parametrize(
    ("language", "text"),
    [
        ("it", "Controllare Pyke e Le Dita e avere sul tabellone 3 navi."),
        ("en", "Control Pyke and The Fingers and have 3 ships on the board."),
    ],
)
def test_a_changed_objective_says_what_it_asks_for(language: str, text: str) -> None:
    tests: list[dict[str, Any]] = [
        {"kind": "control", "areas": ["pyke", "the-fingers"]},
        {"kind": "units", "unit": "ship", "number": 3},
    ]
    assert sentence(entries.asked(tests, said(language))) == text


@pytest.mark.parametrize(
    ("language", "name", "id", "text"),
    [
        (
            "it",
            "areas",
            "winterfell",
            "Terra, roccaforte, una botte, una corona, patria di Casa Stark, guarnigione 2.",
        ),
        ("en", "areas", "port-of-pyke", "Port of Pyke on Ironman’s Bay."),
        ("en", "house_cards", "eddard-stark", "House Stark, strength 4, 2 swords."),
        ("it", "house_cards", "tywin-lannister", "Casa Lannister, forza 4: se vinci, 2 segnalini potere."),
        ("it", "supply", "level-3", "Eserciti 3-2-2-2."),
        (
            "en",
            "alliances",
            "text-alone",
            "A House alone with 3, 4, 5, and 6 players: 7 structures, or 6 worth 9; ",
        ),
        ("en", "westeros", "sea-of-storms", "Deck 3, one copy, one wildling icon: no raids."),
    ],
)
def test_some_entries_in_words(language: str, name: str, id: str, text: str) -> None:
    (entry,) = [entry for entry in lists()[name] if entry["id"] == id]
    assert entries.say(name, entry, said(language)).startswith(text)


def test_both_rulebooks_have_the_same_clauses_from_the_same_sources() -> None:
    italian, english = [read_rulebook(ROOM / f"rulebook.{language}.md") for language in LANGUAGES]
    assert [(one.id, one.source) for one in italian.clauses.values()] == [
        (one.id, one.source) for one in english.clauses.values()
    ]
    for book in (italian, english):
        assert [chapter.id for chapter in book.chapters] == [f"TS-{number}" for number in range(1, 28)]
        for chapter in book.chapters:
            numbers = [clause.id for clause in chapter.clauses]
            assert numbers == [f"{chapter.id}.{number}" for number in range(1, len(numbers) + 1)]
        for clause in book.clauses.values():
            assert (clause.source == "book") == (not clause.reason), clause.id


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_way_to_win_is_told_in_words_of_its_own(language: str) -> None:
    ways = ("structures", "on-points", "objective", "rounds")
    ends = [Phrase("event-victory", {"winners": ["@0", "@1"], "number": 2, "how": how}) for how in ways]
    assert len({said(language).say(end) for end in ends}) == len(ways)
