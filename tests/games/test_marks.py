"""Rulebooks tell the book's rules from readings of ours: what was found to be a reading stays marked as one."""

from __future__ import annotations

import pytest

import tavolata
from tavolata.engine.room import LANGUAGES

READINGS = {
    "primo-cavaliere": "PC-4.7 PC-5.12",
    "sangue-reale": "SR-8.4 SR-9.1",
    "cavern-tavern": "CT-3.5 CT-4.7 CT-10.6 CT-10.7 CT-11.3 CT-15.2 CT-20.6",
    "proelio": "PR-3.3 PR-4.4 PR-8.4 PR-10.3 PR-13.9 PR-13.14",
    "trono-di-spade": "TS-1.15 TS-7.11 TS-8.11 TS-9.11 TS-12.4 TS-13.4 TS-13.7 TS-14.8 TS-16.4 TS-19.4",
}
"""Clauses that say more than their books do, or what an FAQ or a publisher's answer says."""


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("game", READINGS)
def test_a_reading_is_not_called_the_books(game: str, language: str) -> None:
    clauses = tavolata.room(game).rulebook(language).clauses
    for id in READINGS[game].split():
        assert clauses[id].source == "ruling" and clauses[id].reason, id
