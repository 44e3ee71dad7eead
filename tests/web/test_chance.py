"""A server under test deals from the seed that the test gave it."""

from .conftest import Build
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
