"""TS-8: orders placed unseen and at once, and the messenger raven."""

from __future__ import annotations

import pytest

from .positions import RAVEN, Table, planning, position

NORTH = {"winterfell": "stark footman", "karhold": "stark footman", "port-of-winterfell": "stark ship"}
SOUTH = {"sunspear": "martell footman"}


@pytest.mark.clause("TS-8.1")
def test_every_area_with_units_gets_one_order_all_at_once() -> None:
    table = planning({**NORTH, **SOUTH})
    assert table.deciders == {"stark", "martell"}, "the others have no units"
    assert table.state.ask(table.seat("stark")).arguments["area"] == "area-karhold"  # type: ignore[union-attr]
    assert all(table.state.ask(seat).at_once for seat in table.state.deciders())  # type: ignore[union-attr]
    assert table.refused("stark: castle-black") == "TS-8.1"
    assert table.refused("stark: sunspear") == "TS-8.1"
    table.play("stark: order march", "stark: order raid", "stark: order support")
    assert table.deciders == {"martell"}
    table.play("martell: order defense")
    orders = [table.order(name) for name in (*NORTH, *SOUTH, "castle-black")]
    assert orders == ["raid", "march", "support", "defense", ""]


@pytest.mark.clause("TS-8.2")
@pytest.mark.parametrize(("place", "stars"), [(1, 3), (2, 3), (3, 2), (4, 1), (5, 0), (6, 0)])
def test_special_orders_by_place_at_court(place: int, stars: int) -> None:
    others = ["lannister", "martell", "baratheon", "tyrell", "greyjoy"]
    court = [*others[: place - 1], "stark", *others[place - 1 :]]
    areas = ["winterfell", "karhold", "white-harbor", "moat-cailin"]
    table = planning(dict.fromkeys(areas, "stark footman"), tracks={"court": " ".join(court)})
    special = ["march-star", "raid-star", "support-star", "defense-star"]
    for order in special[:stars]:
        table.play(f"stark: order {order}")
    assert table.refused(f"stark: order {special[stars]}") == "TS-8.2"


@pytest.mark.clause("TS-8.2")
def test_the_shorter_row_with_three_and_four_players() -> None:
    for seats, limits in ((3, [3, 2, 1]), (4, [3, 2, 1, 0])):
        state = planning({"winterfell": "stark footman"}, seats=seats).state
        assert state.layout.stars == limits


@pytest.mark.clause("TS-8.3")
def test_forbidden_orders() -> None:
    table = planning(NORTH, bans="raid raid-star march-star")
    assert table.refused("stark: order raid") == "TS-8.3"
    assert table.refused("stark: order march-star") == "TS-8.3"
    assert {"order march", "order march-minus"} <= table.legal_of("stark")


@pytest.mark.clause("TS-8.4")
def test_each_token_once() -> None:
    table = planning(NORTH)
    table.play("stark: order march")
    assert table.refused("stark: order march") == "TS-8.4"
    table.play("stark: order raid", "stark: order raid")
    assert [table.order(name) for name in NORTH] == ["raid", "march", "raid"], "there are two of these"


@pytest.mark.clause("TS-8.5")
def test_with_too_few_tokens_all_are_placed_where_one_likes() -> None:
    names = "castle-black karhold winterfell white-harbor moat-cailin greywater-watch flints-finger".split()
    table = planning(
        dict.fromkeys(names, "stark footman"),
        tracks={"court": "lannister martell baratheon tyrell greyjoy stark"},
        bans="raid raid-star consolidate consolidate-star support support-star",
    )
    assert table.deciders == {"stark"}
    table.play("stark: winterfell", "stark: order march", "stark: order march-minus")
    table.play("stark: order defense", "stark: order defense")
    placed = [name for name in names if table.order(name)]
    assert len(placed) == 4 and "winterfell" in placed, "no fifth token was legal, so Stark is ready"


@pytest.mark.clause("TS-8.6")
def test_any_sequence_unseen_and_only_who_is_ready_shows() -> None:
    table = planning({**NORTH, **SOUTH})
    stark, martell = table.seat("stark"), table.seat("martell")
    before = table.state.view(martell)
    table.play("stark: winterfell")
    assert table.refused("stark: port-of-winterfell") == "TS-8.6"
    table.play("stark: order march", "stark: order raid")
    assert table.state.view(martell) == before and not table.events
    table.play("stark: order support")
    after = table.state.view(martell)
    assert after["planning"] is not None and after["planning"]["ready"] == [0, 1, stark, 4, 5]
    assert all(area["order"] is None for area in after["areas"].values())
    assert [event.id for event in table.events] == ["ready"]
    assert table.state.view(stark)["areas"]["winterfell"]["order"] == "march"


@pytest.mark.clause("TS-8.7", "TS-26.2")
def test_turned_up_together() -> None:
    table = planning({**NORTH, **SOUTH})
    table.play("stark: order march", "stark: order raid", "stark: order support")
    fence = table.state.fence
    assert not table.heard("orders")
    table.play("martell: order defense")
    assert len(table.heard("orders")) == 2 and table.state.fence > fence
    assert table.state.view(None)["areas"]["karhold"]["order"] == "march"


# -- the raven --------------------------------------------------------------------------------------------------------


def raven(**others: object) -> Table:
    orders = {"winterfell": "march", "karhold": "march-star"}
    units = {"winterfell": "stark footman", "karhold": "stark footman"}
    return position(units, orders, step=RAVEN, tracks={"court": "stark"}, **others)  # type: ignore[arg-type]


@pytest.mark.clause("TS-8.8")
def test_the_raven_exchanges_one_order_or_looks_or_rests() -> None:
    table = raven()
    assert table.asked == ("raven", "stark")
    assert table.legal == {"winterfell", "karhold", "look", "pass"}
    table.play("winterfell", "order raid")
    assert table.order("winterfell") == "raid" or not table.order("winterfell")
    assert table.heard("exchanges") and table.asked[0] != "raven"
    assert raven().play("pass").heard("raven-rests")


@pytest.mark.clause("TS-8.9")
def test_the_new_order_must_be_legal_too() -> None:
    table = raven(bans="support support-star").play("winterfell")
    assert table.refused("order support") == "TS-8.9"
    assert table.refused("order march") == "TS-8.9", "the same kind again is no exchange"
    assert "order raid-star" in table.legal
    raids = position(
        {"winterfell": "stark footman"}, {"winterfell": "raid"}, step=RAVEN, tracks={"court": "stark"}
    )
    assert raids.play("winterfell").refused("order raid") == "TS-8.9", "nor is the other token of the kind"
    stars = {"winterfell": "march-star", "karhold": "raid-star", "castle-black": "support-star"}
    areas = dict.fromkeys([*stars, "moat-cailin"], "stark footman")
    full = position(areas, {**stars, "moat-cailin": "march"}, step=RAVEN, tracks={"court": "stark"})
    assert "order defense-star" in full.play("winterfell").legal, "one special order for another"
    full = position(areas, {**stars, "moat-cailin": "march"}, step=RAVEN, tracks={"court": "stark"})
    assert full.play("moat-cailin").refused("order defense-star") == "TS-8.9", "but not a fourth"
    low = position(
        {"winterfell": "stark footman", "karhold": "stark footman"},
        {"winterfell": "march", "karhold": "march-star"},
        step=RAVEN,
        seats=3,
        tracks={"court": "stark"},
    )
    low.state.layout = low.state.tables.layout(3)
    assert "order defense-star" in low.play("winterfell").legal


@pytest.mark.clause("TS-8.10", "TS-26.3")
@pytest.mark.parametrize("where", ["keep", "bottom"])
def test_the_top_wildling_card_stays_or_goes_down(where: str) -> None:
    table = raven(wildling="mammoth-riders")
    stark, other = table.seat("stark"), table.seat("martell")
    table.play("look")
    assert table.asked == ("top", "stark") and table.ask.arguments == {"card": "wildling-mammoth-riders"}
    assert table.state.view(other)["wildlings"][0] == {"card": None, "known_to": [stark]}
    (event,) = [event for event in table.events if event.id == "looks"]
    assert event.witnesses == [stark] and event.seen_by(other).arguments == {"seat": "@2"}
    table.play(where)
    place = 0 if where == "keep" else -1
    assert table.state.view(stark)["wildlings"][place]["card"] == "mammoth-riders"
    assert table.state.view(other)["wildlings"][place]["card"] is None


@pytest.mark.clause("TS-8.11")
def test_once_a_round() -> None:
    table = raven().play("look", "keep")
    assert table.ask.kind == "order"
    assert table.refused("look") == "TS-9.1"


@pytest.mark.clause("TS-8.6", "TS-8.5")
def test_one_ready_when_all_is_placed() -> None:
    table = planning(NORTH)
    table.ready = False
    assert table.refused("stark: done") == "TS-8.1"
    before = table.state.view(0)
    table.play("stark: order march", "stark: order raid", "stark: order support")
    assert table.legal_of("stark") == {"done"} and table.state.view(0) == before
    table.play("stark: done")
    assert table.ask.kind == "raven"
