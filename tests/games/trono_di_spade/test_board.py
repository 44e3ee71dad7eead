"""The board in the terminal: what a player needs to decide stands there, in both languages."""

from __future__ import annotations

import io

import pytest
from rich.console import Console

from tavolata.games.trono_di_spade.entries import asked

from .pacts import ally, host
from .positions import PLANNING, ROOM, Table, acting, fighting, new, position
from .test_alliances import ballot

PLAYERS = ["Anna", "Bruno", "Carla", "Dario", "Elena", "Fabio"]


def drawn(table: Table, seat: int | None, language: str = "en", width: int = 100) -> str:
    """The board as a seat sees it, without line breaks and filling."""
    console = Console(file=io.StringIO(), width=width, color_system=None, highlight=False)
    words = ROOM.words(language, PLAYERS[: table.state.seats])
    console.print(ROOM.draw(table.state.view(seat), words))
    assert isinstance(console.file, io.StringIO)
    text = " ".join(console.file.getvalue().split())
    assert "board-" not in text and "page-" not in text and "{" not in text
    return text


def dealt() -> Table:
    """Objectives are dealt, and some of them are put back."""
    table = Table(new(6, 3, alliances="objectives"))
    assert table.ask.kind == "keep"
    return table


@pytest.mark.clause("TS-25.1", "TS-24.5")
@pytest.mark.parametrize("language", ["it", "en"])
def test_objectives_stand_there_with_points_and_conditions(language: str) -> None:
    table = dealt()
    seat = table.decider
    words, house = ROOM.words(language), table.house(seat)
    text = drawn(table, seat, language)
    printed = table.state.view(seat)["printed"]["objectives"]
    hand = table.objectives(house)["hands"][seat] or []
    for card in hand:
        assert words.name(f"objective-{card}") in text
        points = words.text("board-points", number=printed[card]["points"][house])
        assert points in text
    for other in range(6):
        for kind in ("special", "instant"):
            name = f"{kind}-{table.house(other)}"
            assert words.name(f"objective-{name}") in text, "what lies open before all"
    does = asked(printed[hand[0]]["tests"], words)
    assert does.lower() in text.lower(), "what it asks for"
    move = table.state.legal(seat)[0]
    said = ROOM.say_move(table.state, seat, move, words)
    assert words.text("board-points", number=_points(table, seat, move)) in said


def _points(table: Table, seat: int, move: int) -> int:
    card = table.state.write(seat, move).removeprefix("objective ")
    return table.state.view(seat)["printed"]["objectives"][card]["points"][table.house(seat)]


@pytest.mark.clause("TS-24.1", "TS-24.2", "TS-24.3")
@pytest.mark.parametrize("language", ["it", "en"])
def test_figures_in_force_and_what_each_side_has(language: str) -> None:
    table = position(
        {"winterfell": "stark footman", "pyke": "greyjoy footman"},
        step=PLANNING,
        tokens={"white-harbor": "stark", "riverrun": "greyjoy"},
        alliances="castles",
        thresholds="text",
    )
    ally(table, "stark greyjoy")
    text = drawn(table, 0, language)
    words = ROOM.words(language, PLAYERS)
    for members, needs in enumerate(table.state.view(0)["printed"]["needs"], 1):
        assert words.text("page-needs-castles", members=members, **needs) in text
    together = words.text("page-pact-castles", number=4, value=7, needs=14, worth=19)
    assert together in text and words.text("board-title-value") in text
    points = position({}, step=PLANNING, alliances="objectives", thresholds="text")
    ally(points, "stark greyjoy")
    points.state.points[points.seat("stark")] = 4
    assert words.text("page-pact-points", number=4, needs=15) in drawn(points, 0, language)
    off = position({}, step=PLANNING)
    assert words.text("board-title-value") not in drawn(off, 0, language)


@pytest.mark.clause("TS-22.8")
@pytest.mark.parametrize("language", ["it", "en"])
def test_whose_land_a_guest_stands_on(language: str) -> None:
    table = acting(
        {"karhold": "stark footman", "stoney-sept": "lannister footman"},
        {"stoney-sept": "march"},
        tokens={"karhold": "greyjoy"},
        alliances="castles",
    )
    host(ally(table, "stark greyjoy"), "karhold")
    words = ROOM.words(language, PLAYERS)
    assert words.text("board-guest", other=PLAYERS[table.seat("greyjoy")]) in drawn(table, 0, language)


@pytest.mark.clause("TS-21.12")
@pytest.mark.parametrize("language", ["it", "en"])
def test_what_was_proposed_and_answered(language: str) -> None:
    words = ROOM.words(language, PLAYERS)
    table = ballot(hush=False).play("propose stark", "decline far")
    assert words.text("reason-far") in drawn(table, 0, language)
    table = ballot(hush=False).play("propose stark", "yes")
    assert words.text("page-offer-agreed") in drawn(table, 5, language)


@pytest.mark.clause("TS-22.6", "TS-23.3")
@pytest.mark.parametrize("language", ["it", "en"])
def test_refusing_support_is_called_betrayal_before_it_is_refused(language: str) -> None:
    table = fighting(
        {"winterfell": "stark knight", "karhold": "baratheon footman", "castle-black": "martell footman"},
        {"winterfell": "march", "castle-black": "support"},
        alliances="castles",
    )
    ally(table, "stark martell").send("karhold", "knight")
    assert table.asked == ("support", "martell")
    words, seat = ROOM.words(language, PLAYERS), table.decider
    said = {
        text: ROOM.say_move(table.state, seat, table.state.read(seat, text), words) for text in table.legal
    }
    word = "tradimento" if language == "it" else "betrayal"
    assert word in said["neither"].lower() and word in said["defender"].lower()
    assert word not in said["attacker"].lower()
    table.state.ally = [0] * 6
    plain = ROOM.say_move(table.state, seat, table.state.read(seat, "neither"), words)
    assert word not in plain.lower()
