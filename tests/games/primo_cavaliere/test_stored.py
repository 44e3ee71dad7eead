"""Frames on the stack, and how dumps keep them: as they always have, three numbers for each."""

from __future__ import annotations

import json

from tavolata.games.primo_cavaliere.rules.state import MEANINGS, VARYS_TO_MOVE

from .positions import ROOM, Table, position

CITY = """
    . . . . . .
    . V U . . .
    . . R . . .
    . . S S . .
    . . . . . .
    . . . . . .
"""


def stored(table: Table) -> list[int]:
    found: list[int] = json.loads(table.state.dump())["position"]["stack"]
    return found


def test_each_kind_of_frame_means_what_its_number_says() -> None:
    assert [meaning.kind for meaning in MEANINGS] == list(range(len(MEANINGS)))


def test_nothing_is_stored_while_varys_is_to_move() -> None:
    table = position(CITY, available="ramsay-snow")
    assert table.state.stack == [VARYS_TO_MOVE] and stored(table) == []


def test_what_is_pending_is_stored_without_the_seat_in_turn() -> None:
    table = position(CITY, available="ramsay-snow gendry", turn=1).play("right tully")
    assert table.asked == "choose-companion" and stored(table) == [0, 0, 14, 0, 0, 0]


def test_a_dump_made_before_frames_were_lists_goes_on() -> None:
    table = position(CITY, available="ramsay-snow gendry", turn=1).play("right tully")
    whole = json.loads(table.state.dump())
    whole["position"]["stack"] = [0, 0, 14, 0, 0, 6]  # to choose whom Ramsay Snow moves
    again = ROOM.game.load(json.dumps(whole).encode())
    ROOM.audit(again)
    ask = again.ask(1)
    assert again.deciders() == [1] and ask is not None and ask.kind == "swap"
    assert len(again.legal(1)) == 3
    again.play(1, again.legal(1)[0])
    assert json.loads(again.dump())["position"]["stack"][-1] == 7
