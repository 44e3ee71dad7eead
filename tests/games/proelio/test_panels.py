"""What lies over the ring while it happens: an attack against its defence with what comes of it, hands, Guilds."""

from __future__ import annotations

import pytest

from tavolata.engine.scene import Moment

from ..panels import LONGEST, lasts, said, seen
from .positions import ROOM, Table, position

PLAYERS = ["Giulia", "Marta", "Elio"]
READERS = pytest.mark.parametrize("reader", [0, 1, 2, None])


def told(table: Table, *moves: str, reader: int | None) -> list[Moment]:
    return seen(ROOM, table.state, table.tells(*moves), reader, PLAYERS, "en")


def attacked(kind: str) -> Table:
    """The first House is attacked by the second."""
    hands = ["scudi ronda letame", "scudi", "torre"]
    return position(hands, ["scudi", "torre", ""], attacks={1: kind})


@READERS
def test_an_attack_is_turned_up_against_its_defence_and_its_outcome_stays_beside_it(
    reader: int | None,
) -> None:
    table = attacked("soldati")
    moments = told(table, "deploy scudi", "done", reader=reader)
    assert {one.group for one in moments} == {"attack"}
    laid, turned, outcome, *_ = moments
    assert "Shields" in said(laid) and "Giulia" in said(laid)
    numbers = [word for word in said(turned).split() if word.isdigit()]
    assert numbers[:2] == ["1", "1"] and "Soldiers" in said(turned) and turned.stop and turned.seconds >= 2
    assert outcome.says in said(outcome) and "repels" in said(outcome)
    assert lasts(*moments) <= LONGEST / 2


@READERS
def test_nothing_of_an_attack_is_shown_before_it_is_turned_up(reader: int | None) -> None:
    table = attacked("trabucchi")
    assert "Trebuchets" not in said(*told(table, "deploy scudi", reader=reader))
    assert "Trebuchets" in said(*told(table, "done", reader=reader))


@READERS
def test_black_powder_has_no_value(reader: int | None) -> None:
    turned = next(one for one in told(attacked("polvere"), "done", reader=reader) if one.panel)
    assert said(turned).startswith("Black Powder Marta 0 Giulia"), "a number for the defence alone"
