"""What a view of Sangue Reale says of all that is pending: by names, and the same to everybody."""

from __future__ import annotations

from tavolata.engine.phrases import Arguments
from tavolata.engine.rng import Rng, key_of
from tavolata.engine.setup import OptionValue
from tavolata.games.sangue_reale.rules.state import MEANINGS, SangueReale
from tavolata.games.sangue_reale.view import dice_in

from .positions import ROOM, begin

ABOUT: dict[str, set[str]] = {
    "face": {"covered"},
    "share": {"dice"},
    "five": {"dice"},
    "draw": {"number"},
    "dice": {"dice"},
    "circle": {"number", "values"},
    "erase": {"number"},
    "blacken": {"number"},
    "walls": {"number"},
    "edges": {"number"},
}
"""What is known of each step; of any other no more than that it is there."""
TOGETHER = ("plan", "act", "icon", "action-end", "round-end")
"""Steps that ask both at once, or nobody."""


def test_what_is_pending_goes_by_names() -> None:
    variants: list[dict[str, OptionValue]] = [{"era": era, "claimants": "chosen"} for era in (1, 2, 3, 4)]
    seen = set()
    for number, options in enumerate(variants * 6):
        state = ROOM.game.new(2, number, options)
        assert isinstance(state, SangueReale)
        dice = Rng(key_of(number))
        while not state.over:
            seat = state.deciders()[0]
            view = state.view(seat)
            assert view["pending"] == state.view(1 - seat)["pending"] == state.view(None)["pending"]
            for frame in view["pending"]:
                seen.add(frame["step"])
                assert set(frame["about"]) == ABOUT.get(frame["step"], set()), frame
                assert (frame["seat"] is None) == (frame["step"] in TOGETHER)
            assert view["ask"] is not None
            _agrees(view["ask"]["arguments"], view["pending"][-1]["about"])
            moves = state.legal(seat)
            state.play(seat, moves[dice.below(len(moves))])
        assert state.view(None)["pending"] == []
    assert seen >= {meaning.name for meaning in MEANINGS if meaning.asks}


def _agrees(asked: Arguments, about: Arguments) -> None:
    """Whoever is asked is told what everybody knows."""
    assert all(asked[name] == about[name] for name in asked if name in about)
    if "value" in asked:
        assert about["values"] == [f"value-{asked['value']}"]


def test_dice_wait_for_whoever_gets_them() -> None:
    """Four dice are shared: the one who acts uses his first (SR-5.11)."""
    table = begin()
    table.state.drawn[0] = table.state.drawn[5] = 1  # with a modifier at hand every die is asked for
    table.act(0, 4, 1, 2, 5, 6)
    shared, kept = table.state.view(0)["pending"], table.play("pair 1 6").state.view(0)["pending"]
    assert dice_in(shared) == [(0, [1, 2, 5, 6])]
    assert dice_in(kept) == [(1, [2, 5]), (0, [1, 6])]
