"""Whether the objectives add up, and hands that a seat cannot tell from those it faces: for the tests of every game."""

from __future__ import annotations

from ..rules import objectives
from ..rules import tables as t
from ..rules.state import TronoDiSpade


def audit(game: TronoDiSpade) -> None:
    """Every objective in play is in a hand, scored, or in the deck; without them there are none."""
    held = [card for cards in (*game.secrets, *game.scored) for card in cards]
    if game.setup.options["alliances"] != "objectives":
        assert not held and not game.goals and not any(game.points) and not any(game.returned)
        assert not game.reached
        return
    assert sorted([*held, *game.goals]) == objectives.in_play(game)
    assert all(hand == sorted(hand) and len(hand) <= objectives.DRAWN for hand in game.secrets)
    assert 0 <= game.reached < 1 << game.seats
    for seat in range(game.seats):
        scored = [game.tables.objectives[card].points[game.house[seat]] for card in game.scored[seat]]
        assert sum(scored) <= game.points[seat] <= sum(scored) + t.ROUNDS
        assert len(set(game.returned[seat])) == len(game.returned[seat]) <= objectives.DRAWN - objectives.KEPT


def worlds(game: TronoDiSpade, seat: int) -> list[TronoDiSpade]:
    """The deck the other way round; for each other hand, its first card in the deck, and others put back."""
    if not game.goals:
        return []
    turned = game.clone()
    turned.goals = game.goals[::-1]
    found = [turned]
    for other in range(game.seats):
        if other != seat and game.secrets[other] and not game.over:
            world = game.clone()
            card, *rest = game.secrets[other]
            world.secrets = [hand[:] for hand in game.secrets]
            world.secrets[other] = sorted([*rest, game.goals[0]])
            world.goals = [card, *game.goals[1:]]
            world.returned[other] = game.goals[: len(game.returned[other])]
            found.append(world)
    return found
