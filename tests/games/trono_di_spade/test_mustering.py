"""TS-5: mustering."""

from __future__ import annotations

from typing import Any

import pytest

from .positions import Table, fighting, westeros


def mustering(units: dict[str, str], house: str = "stark", **others: Any) -> Table:
    """A mustering card with one House first in throne order."""
    return westeros(units, "mustering", tracks={"throne": house}, **others)


@pytest.mark.clause("TS-5.1")
def test_points_of_castles_and_strongholds() -> None:
    table = mustering({"karhold": "stark footman"}, tokens={"moat-cailin": "stark", "riverrun": "stark"})
    assert table.asked == ("muster", "stark")
    assert table.legal == {"winterfell", "moat-cailin", "riverrun", "done"}
    points = {
        name: area["points"] for name, area in table.state.view(None)["areas"].items() if area["points"]
    }
    assert points == {"winterfell": 2, "moat-cailin": 1, "riverrun": 2}
    assert table.refused("karhold") == "TS-5.1"
    assert table.refused("pyke") == "TS-5.1"


@pytest.mark.clause("TS-5.2")
@pytest.mark.parametrize(
    ("moves", "units"),
    [
        ("footman footman", "stark footman footman footman"),
        ("knight", "stark footman knight"),
        ("siege-engine", "stark footman siege-engine"),
        ("upgrade knight; footman", "stark footman knight"),
        ("upgrade siege-engine; done", "stark siege-engine"),
        ("footman; upgrade knight", "stark footman knight"),
    ],
)
def test_what_units_cost(moves: str, units: str) -> None:
    table = mustering({"winterfell": "stark footman"})
    table.play("winterfell")
    for move in moves.split("; ") if ";" in moves or "upgrade" in moves else moves.split():
        table.play(move)
    assert table.units("winterfell") == units
    assert table.asked[0] != "recruit"


@pytest.mark.clause("TS-5.2")
def test_a_castle_cannot_pay_for_a_knight() -> None:
    table = mustering({"white-harbor": "stark footman"})
    table.play("white-harbor")
    assert table.legal == {"footman", "ship", "upgrade knight", "upgrade siege-engine", "done"}
    assert table.refused("knight") == "TS-5.2"


@pytest.mark.clause("TS-5.2")
def test_only_a_footman_of_that_area_is_upgraded() -> None:
    table = mustering({"karhold": "stark footman"})
    table.play("winterfell")
    assert table.refused("upgrade knight") == "TS-5.2"


@pytest.mark.clause("TS-5.3")
def test_points_may_be_left_and_stay_with_their_structure() -> None:
    table = mustering({"winterfell": "stark footman"}, tokens={"moat-cailin": "stark"})
    table.play("winterfell", "footman", "done")
    assert table.legal == {"moat-cailin", "done"}
    table.play("moat-cailin")
    assert table.refused("knight") == "TS-5.2", "the point that Winterfell left is not Moat Cailin's"
    table.play("footman")
    assert table.units("moat-cailin") == "stark footman"
    assert table.asked[1] != "stark"


@pytest.mark.clause("TS-5.4")
def test_land_units_appear_in_the_area() -> None:
    table = mustering({"karhold": "stark footman"})
    table.play("winterfell", "knight")
    assert table.units("winterfell") == "stark knight"


@pytest.mark.clause("TS-5.5")
def test_where_ships_appear() -> None:
    table = mustering({"winterfell": "stark footman", "bay-of-ice": "greyjoy ship"})
    table.play("winterfell", "ship")
    assert table.asked == ("harbour", "stark")
    assert table.legal == {"the-shivering-sea", "port-of-winterfell"}
    assert table.refused("bay-of-ice") == "TS-5.5"
    assert table.refused("the-narrow-sea") == "TS-5.5"
    table.play("port-of-winterfell")
    assert table.units("port-of-winterfell") == "stark ship"


@pytest.mark.clause("TS-5.5")
def test_no_ships_without_water() -> None:
    table = mustering({"harrenhal": "stark footman"})
    table.play("harrenhal")
    assert table.refused("ship") == "TS-5.5"


@pytest.mark.clause("TS-5.6")
def test_a_port_holds_three_ships() -> None:
    table = mustering({"winterfell": "stark footman", "port-of-winterfell": "stark ship ship ship"})
    table.play("winterfell", "ship")
    assert table.legal == {"bay-of-ice", "the-shivering-sea"}
    assert table.refused("port-of-winterfell") == "TS-5.6"


@pytest.mark.clause("TS-5.7")
def test_what_is_not_in_the_reserve_cannot_be_mustered() -> None:
    table = mustering({"winterfell": "stark footman", "karhold": "stark siege-engine siege-engine"})
    table.play("winterfell")
    assert table.refused("siege-engine") == "TS-5.7"
    assert table.refused("upgrade siege-engine") == "TS-5.7"
    assert "knight" in table.legal


@pytest.mark.clause("TS-5.7")
def test_mustering_keeps_within_supply() -> None:
    table = mustering(
        {"winterfell": "stark footman knight", "karhold": "stark footman footman"}, supply={"stark": 0}
    )
    table.play("winterfell")
    assert table.refused("footman") == "TS-5.7"
    assert table.legal == {"ship", "upgrade knight", "upgrade siege-engine", "done"}
    table.play("ship", "bay-of-ice", "ship")
    assert table.legal == {"the-shivering-sea", "port-of-winterfell"}, "two ships would be a third army"


@pytest.mark.clause("TS-5.8")
def test_a_structure_that_can_muster_nothing_is_not_asked() -> None:
    armies = {"harrenhal": "stark knight knight", "karhold": "stark footman footman"}
    table = mustering(armies, supply={"stark": 0}, tokens={"winterfell": "baratheon"})
    assert table.asked[1] != "stark"
    table = mustering(armies, supply={"stark": 0})
    assert table.asked == ("muster", "stark")
    assert table.legal == {"winterfell", "done"}
    assert table.refused("harrenhal") == "TS-5.8"


@pytest.mark.clause("TS-5.9", "TS-11.3")
@pytest.mark.parametrize("better", ["knight", "siege-engine"])
def test_a_routed_footman_stays_routed_as_what_it_becomes(better: str) -> None:
    star = {"winterfell": "consolidate-star"}
    table = fighting({"winterfell": "stark footman!"}, star, tracks={"throne": "stark"}).play("done")
    table.play("muster", f"upgrade {better}")
    assert table.units("winterfell") == f"stark {better}!"
    both = fighting({"winterfell": "stark footman! footman"}, star, tracks={"throne": "stark"}).play("done")
    both.play("muster", f"upgrade {better}")
    assert both.units("winterfell") == f"stark footman! {better}", "who stands is upgraded first"
