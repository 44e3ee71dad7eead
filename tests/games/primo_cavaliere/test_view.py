"""What a view says of what is pending: by name, and the same to everybody."""

from __future__ import annotations

from tavolata.engine.views import PendingView

from .positions import Table, position

LAST_TULLY = """
    . . . . . .
    . V U rodrik . .
    . . L . . .
    . . T . . .
    . . . . . .
    . . . . . .
"""


def earned(companion: str, *areas: str) -> Table:
    """Seat 0 has taken the last Tully and chosen a companion."""
    table = position(LAST_TULLY, areas or ("", ""), available=f"{companion} hodor bronn")
    return table.play("right tully", f"companion {companion}")


def pending(table: Table) -> list[PendingView]:
    """What lies above the move of Varys, as all see it alike."""
    views = [table.state.view(seat)["pending"] for seat in (None, 0, 1)]
    assert views == views[:1] * 3
    lowest, *rest = views[0]
    assert lowest == {"step": "move-varys", "seat": None, "about": {}}
    return rest


def test_nothing_else_is_pending_when_varys_is_to_move() -> None:
    assert pending(position(LAST_TULLY)) == []


def test_what_a_companion_has_still_to_do_is_told() -> None:
    def effect(where: str) -> PendingView:
        does: dict[str, object] = {"id": f"effect-kill-{where}", "arguments": {}}
        return {"step": "effect", "seat": None, "about": {"companion": "companion-jaqen-hghar", "does": does}}

    assert pending(earned("jaqen-hghar", "2G", "1G")) == [
        {"step": "end-of-turn", "seat": None, "about": {"checked": []}},
        effect("companions"),
        effect("area"),
        {"step": "kill-in-city", "seat": 0, "about": {}},
    ]


def test_the_characters_that_a_companion_names_are_told() -> None:
    cards = ["card-eddard-stark", "card-viserys-targaryen"]
    top = pending(earned("ilyn-payne", "eddard", "viserys"))[-1]
    assert top == {"step": "kill-named", "seat": 0, "about": {"cards": cards}}


def test_the_first_of_two_that_change_places_is_told() -> None:
    top = pending(earned("ramsay-snow").play("card rodrik-greyjoy"))[-1]
    assert top == {"step": "swap-with", "seat": 0, "about": {"card": "card-rodrik-greyjoy"}}


def test_the_companion_that_a_house_is_named_for_is_told() -> None:
    top = pending(earned("jon-snow"))[-1]
    assert top == {"step": "name-house", "seat": 0, "about": {"companion": "companion-jon-snow"}}


def test_a_tie_to_break_is_told_with_the_banners_settled_so_far() -> None:
    table = position(LAST_TULLY, ["", "theon 2G", "2G"], banners={"greyjoy": 1}, available="jaqen-hghar")
    table.play("right tully", "companion jaqen-hghar", "card rodrik-greyjoy", "card theon-greyjoy")
    assert pending(table) == [
        {"step": "end-of-turn", "seat": None, "about": {"checked": ["house-greyjoy"]}},
        {"step": "break-tie", "seat": 0, "about": {"house": "house-greyjoy"}},
    ]


def test_who_talks_by_raven_is_told() -> None:
    table = position(LAST_TULLY, ["", "", ""], ravens=True).play("seat 3")
    assert pending(table) == [{"step": "talk", "seat": 0, "about": {"other": "@2"}}]
    assert table.state.view(1)["talk"] == [[0, 2]]
