"""The secret plan of Sangue Reale on the wire: until both have planned, nobody learns what the first one chose."""

from __future__ import annotations

from pathlib import Path

import pytest

import tavolata

from .worlds import Setting, two_worlds

SANGUE = Setting(
    tavolata.game("sangue-reale"), 2, ("plan 2", "take 3", "use 4", "number corno 1", "nonsense"), {"era": 1}
)
SECRET = bytes(range(32))


@pytest.mark.parametrize("eyes", [None, 1], ids=["a spectator", "the rival"])
def test_another_plan(eyes: int | None, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Thought about, then chosen: 3 in the one world, 6 in the other; and shown when the rival has planned too."""
    with two_worlds(SANGUE, (SECRET, SECRET), eyes, tmp_path, monkeypatch) as pair:
        pair.compare()
        pair.draft(0, ["plan 3"], ["plan 6"])
        pair.compare()
        pair.play(0, ["plan 3"], ["plan 6"])
        assert pair.same()
        pair.compare()
        pair.play(1, ["plan 3"], ["plan 3"])
        assert not pair.same()
