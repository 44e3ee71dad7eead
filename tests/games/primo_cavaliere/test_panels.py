"""What lies over the city while it happens: companions with what they do, banners that are lost, the end."""

from __future__ import annotations

from pathlib import Path

import pytest

from tavolata import Event
from tavolata.engine.scene import Moment

from ..panels import LONGEST, lasts, said, seen
from .packs import copy_pack, edit_entry
from .positions import ROOM, deal, new
from .test_heard import choosing, ready

PLAYERS = ["Giulia", "Marta", "Elio"]
READERS = pytest.mark.parametrize("seat", [0, 1, 2, None])


def told(events: list[Event], seat: int | None = None, language: str = "en") -> list[Moment]:
    return seen(ROOM, new(3), events, seat, PLAYERS, language)


@READERS
def test_companions_drawn_are_shown_with_what_they_do(seat: int | None) -> None:
    (drawn,) = told(choosing("petyr-baelish", deck="hodor melisandre"), seat)
    assert "Play another turn after this one." in said(drawn) and "Hodor" in said(drawn) and drawn.stop
    assert "Gioca un altro turno" in said(
        *told(choosing("petyr-baelish", deck="hodor melisandre"), seat, "it")
    )


@READERS
def test_a_companion_is_used_step_by_step(seat: int | None) -> None:
    used = Event("chooses", {"seat": "@1", "companion": "companion-bronn"}, clause="PC-5.4")
    moments = told([used, *choosing("bronn", "", "", "tyrion", lannister=2)], seat)
    first, taken, banner, *_ = moments
    assert "Bronn" in said(first) and "Marta" in said(first) and "Tyrion Lannister" in said(first)
    assert first.group == taken.group == "companion" and "takes Tyrion Lannister from Elio" in said(taken)
    assert "passes from Elio to Marta" in said(banner) and banner.group != "companion"
    assert lasts(*moments) <= LONGEST / 2


def test_a_companion_of_a_pack_says_what_it_does_there(tmp_path: Path) -> None:
    old = '{do = "turn"}'
    folder = edit_entry(copy_pack(tmp_path), "companions.toml", "melisandre", old, '{do = "swap"}')
    event = Event("chooses", {"seat": "@0", "companion": "companion-melisandre"}, clause="PC-5.4")
    (moment,) = seen(ROOM, deal(2, {}, 1, folder), [event], None, PLAYERS)
    assert "another turn" not in said(moment) and "change places" in said(moment)


def test_a_banner_is_shown_when_somebody_loses_it() -> None:
    lost = [one for one in told(ready("eddard", "", "", stark=0).tells("up stark")) if one.panel]
    assert [one.says in said(one) for one in lost] == [True]
    won = told(ready().tells("up stark"))
    assert not any(one.panel for one in won) and lasts(*won) < 1.5, (
        "what happens every turn is only seen to move"
    )
