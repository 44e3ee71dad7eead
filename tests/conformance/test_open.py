"""Games that say of themselves that all lies open once a match is set up."""

from __future__ import annotations

import pytest

import tavolata
from nebbia import ROOM
from nebbia.room import NebbiaRoom, check
from tavolata import Game
from tavolata.testing.open import open_variants
from tavolata.testing.open import test_what_is_called_open_is_open as test_what_is_called_open_is_open


def test_il_primo_cavaliere_without_companions_is_open() -> None:
    labels = {variant.label for variant in open_variants(tavolata.room("primo-cavaliere"))}
    assert labels and all("companions-none" in label for label in labels)


def test_a_game_that_calls_itself_open_and_is_not_is_noticed() -> None:
    whole = ROOM.game
    liar = Game(
        whole.id,
        whole.title,
        whole.rules,
        whole.seat_counts,
        tuple(whole.options.values()),
        whole.moves,
        whole.longest,
        whole.shelf,
        check,
        all_open=lambda options: True,
    )
    with pytest.raises(AssertionError):
        test_what_is_called_open_is_open(NebbiaRoom(liar, ROOM.advice, ROOM.folder))
