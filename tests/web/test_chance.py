"""A server under test deals from the seed that the test gave it, and its bots play as can be foretold."""

import pytest

from seeded import first_deal

from .conftest import Build
from .foretell import Evening
from .support import House


def dealt(house: House) -> tuple[str, list[str]]:
    with house.client() as ada:
        code = ada.table("random", "random")
        return code, [seat["name"] for seat in ada.get(f"/api/tables/{code}").json()["seats"]]


def test_the_same_seed_deals_the_same(build: Build) -> None:
    one, other = build("one", lots="a"), build("other", lots="a")
    assert dealt(one) == dealt(other)
    one.reseed("b")
    assert dealt(one) != dealt(other)


@pytest.mark.parametrize("game", ["primo-cavaliere", "proelio", "nebbia-in-laguna"])
def test_it_comes_as_it_was_foretold(server: House, seed: str, game: str) -> None:
    """Whoever reads the deal from the seed knows all that bots are going to do."""
    evening = Evening(first_deal(seed, 3), game, ["", "greedy", "search:playouts=10"], {})
    evening.comes_to(lambda state: False, lambda seat, moves: moves[-1], most=6)
    with server.client() as ada:
        code = ada.table("greedy", "search:playouts=10", game=game)
        for _, moves in evening.turns:
            seen = ada.get(f"/api/tables/{code}").json()
            while seen["status"] == "running" and not seen["moves"]:
                there = f"/api/tables/{code}?after={seen['version']}&wait=5"
                seen = ada.get(there).json()
            wish = {"decision": seen["decision"], "moves": moves}
            assert ada.post_json(f"/api/tables/{code}/move", wish).status_code == 200
        for seat, foretold in enumerate(evening.played):
            assert foretold
            assert played(server, code, seat, len(foretold)) == foretold


def played(house: House, code: str, seat: int, count: int) -> list[str]:
    """The first moves of a seat at a table, when there are so many."""
    while len(found := [move for by, move in house.stored()[code] if by == seat]) < count:
        with house.client() as anybody:
            anybody.get(f"/api/tables/{code}?wait=1")
    return found[:count]
