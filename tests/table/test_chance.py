"""All lots come from one object, which tests may replace."""

import json
from pathlib import Path

from seeded import Seeded
from tavolata.table.chance import Chance

from .house import house


def evening(folder: Path, chance: Chance) -> str:
    """Everything that a table of two bots and a guest has from chance."""
    folder.mkdir()
    with house(folder, chance) as h:
        offer = h.host.dealing.offer()
        live = h.table("Ada", "bot:random", "bot:random", offer=offer.token)
        assert live.match is not None
        drawn = [
            offer.token[8:],
            offer.commitment,
            live.table.code,
            live.names,
            [s.key for s in live.table.seats],
        ]
        return json.dumps([*drawn, str(live.table.seed), live.match.start.view(None)])


def test_the_same_seed_is_the_same_evening(tmp_path: Path) -> None:
    one = evening(tmp_path / "one", Seeded("a"))
    assert one == evening(tmp_path / "two", Seeded("a"))
    assert one != evening(tmp_path / "three", Seeded("b"))


def test_without_a_seed_no_evening_is_like_another(tmp_path: Path) -> None:
    assert evening(tmp_path / "one", Chance()) != evening(tmp_path / "two", Chance())


def test_every_thing_is_drawn_and_every_order_comes() -> None:
    chance = Seeded("many")
    assert {chance.choice("one", "abc") for _ in range(100)} == set("abc")
    orders = {"".join(chance.shuffled("order", "abc")) for _ in range(200)}
    assert len(orders) == 6
    assert len(chance.key("key")) == 24
