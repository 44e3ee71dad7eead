"""PR-13: the Guilds, each at its moment."""

from __future__ import annotations

import pytest

from tavolata.games.proelio.rules.tables import BASE, IMPERIAL

from .positions import QUIET, Table, guilds_of, new, position


@pytest.mark.clause("PR-13.1")
def test_each_house_has_a_guild_of_its_own() -> None:
    seen: set[str] = set()
    for seed in range(30):
        dealt = {guild["id"] for guild in guilds_of(new(6, seed))}
        assert len(dealt) == 6
        seen |= dealt
    assert len(seen) == 7


@pytest.mark.clause("PR-13.2")
def test_once_and_without_an_action() -> None:
    table = position([QUIET, "ronda ronda", QUIET], guilds={0: "bardi"}).play("guild", "discard ronda")
    assert table.asked == ("action", 0)
    assert table.state.view(1)["houses"][0]["guild"] == {"id": "bardi", "spent": True, "busy": False}
    assert table.refused("guild") == "PR-13.2"
    assert table.play("draw").seat == 1


@pytest.mark.clause("PR-13.3")
def test_not_while_the_merchant_is_here() -> None:
    table = position([QUIET, "ronda ronda", QUIET], guilds={0: "bardi"}, merchant=0)
    assert table.refused("guild") == "PR-13.3"
    assert guilds_of(table.state)[0]["busy"]
    hands = ["scudi letame letame", "ronda", QUIET]
    busy = position(hands, attacks={1: "cavalieri"}, reaches={1: 2}, guilds={0: "costruttori"}, merchant=0)
    busy.play("deploy scudi", "done")
    assert busy.asked == ("loot", 0), "the Builders have no time"
    plague = position(["peste letame", QUIET, QUIET], guilds={2: "speziali"}, merchant=2).play("play peste")
    assert plague.asked == ("plague", 0)


@pytest.mark.clause("PR-13.4")
def test_bards_make_the_house_on_the_right_discard_its_choice() -> None:
    table = position([QUIET, "ronda scudi", QUIET], guilds={0: "bardi"}).play("guild")
    assert table.asked == ("bards", 1) and table.legal == {"discard ronda", "discard scudi"}
    table.play("discard scudi")
    assert table.hand(1) == "ronda" and table.discarded() == "scudi"
    empty = position([QUIET, "", QUIET], ["", "scudi", ""], guilds={0: "bardi"})
    assert empty.refused("guild") == "PR-13.4"


def defending(hand: str, attack: str, fort: str = "", **changes: object) -> Table:
    """Seat 0 has the Builders and is attacked."""
    return position(
        [hand, "ronda", QUIET],
        [fort],
        attacks={1: attack},
        reaches={1: 4},
        guilds={0: "costruttori"},
        **changes,  # type: ignore[arg-type]
    )


@pytest.mark.clause("PR-13.5")
def test_builders_add_one() -> None:
    table = defending("scudi letame", "cavalieri").play("deploy scudi", "done")
    assert table.legal == {"guild", "pay"}
    table.play("guild")
    assert table.asked == ("action", 0) and table.heard("repelled") and table.hand(0) == "letame"
    other = position(["scudi letame", "ronda", QUIET], ["scudi"], attacks={1: "trabucchi"}, reaches={1: 3})
    assert other.play("deploy scudi", "done").refused("guild") == "PR-2.6"


@pytest.mark.clause("PR-13.6")
def test_builders_need_something_to_build_on() -> None:
    assert defending("letame ronda", "soldati").play("done").asked == ("loot", 0)
    table = defending("letame ronda", "cavalieri", "scudi").play("done")
    assert table.refused("guild") == "PR-13.6"
    table.play("sacrifice")
    assert table.legal == {"guild", "pay"}, "a sacrificed Fortification counts"
    assert table.play("guild").heard("repelled")
    for attack in ("infiltrazione", "polvere"):
        table = defending("scudi letame ronda", attack).play("deploy scudi", "done")
        assert table.asked == ("action", 0) and table.state.spent[0] == 0


@pytest.mark.clause("PR-13.7", "PR-13.8")
@pytest.mark.parametrize(("card", "number"), [("risorse", 2), ("risorse-imperiali", 3)])
def test_artisans_draw_one_more_said_before_it_is_seen(card: str, number: int) -> None:
    for move, more in (("guild", 1), ("no guild", 0)):
        table = position([card, QUIET, QUIET], guilds={0: "artigiani"}, top="scudi torre ronda letame")
        table.play(f"play {card}")
        assert table.asked == ("craft", 0) and table.hand(0) == ""
        table.play(move)
        assert len(table.state.hands[0]) == number + more and table.state.spent[0] == more


@pytest.mark.clause("PR-13.9")
def test_thieves_escape_the_watch() -> None:
    for move, hand in (("guild", "scudi torre"), ("no guild", "torre")):
        table = position(
            ["ronda letame", "scudi torre", QUIET],
            attacks={1: "infiltrazione"},
            guilds={1: "ladri"},
            merchant=2,
        )
        table.play("deploy ronda", "done")
        assert table.asked == ("dodge", 1)
        table.play(move)
        if move == "no guild":
            assert table.asked == ("counter", 0) and table.heard("guild-kept")
            table.play("steal")
            assert len(table.hand(1).split()) == len(hand.split())
        else:
            assert table.hand(1) == hand
        assert table.asked == ("action", 0) and "infiltrazione" in table.discarded()


@pytest.mark.clause("PR-13.10")
def test_thieves_ignore_an_infiltration() -> None:
    for move in ("guild", "no guild"):
        table = position(["scudi letame", "ronda", QUIET], attacks={1: "infiltrazione"}, guilds={0: "ladri"})
        table.play("deploy scudi", "done")
        assert table.asked == ("ignore", 0)
        table.play(move)
        assert table.hand(0) == ("letame" if move == "guild" else "")
        assert table.discarded() == "infiltrazione scudi", "what was deployed is lost all the same"
        if move == "no guild":
            assert table.winners == [1]


@pytest.mark.clause("PR-13.11")
def test_scribes_draw_two_and_keep_one() -> None:
    table = position(["scudi ronda letame", QUIET, QUIET], guilds={0: "scrivani"}, imperial="eroe fortezza")
    table.play("imperial", "discard scudi", "discard ronda")
    assert table.asked == ("scribes", 0)
    table.play("guild")
    assert table.asked == ("keep", 0) and table.legal == {"take eroe", "take fortezza"}
    table.play("take fortezza")
    assert table.hand(0) == "letame fortezza" and table.discarded(IMPERIAL) == "eroe" and table.seat == 1
    table = position(["scudi ronda letame", QUIET, QUIET], guilds={0: "scrivani"}, imperial="eroe fortezza")
    table.play("imperial", "discard scudi", "discard ronda", "no guild")
    assert table.hand(0) == "letame eroe" and table.state.spent[0] == 0


@pytest.mark.clause("PR-13.12", "PR-13.13")
def test_apothecaries_remove_a_plague() -> None:
    table = position(
        ["peste letame", "soldati ronda", QUIET], guilds={2: "speziali"}, merchant=1, top="torre"
    )
    table.play("play peste")
    assert table.asked == ("cure", 2)
    table.play("guild")
    assert table.state.plague == -1 and table.discarded() == "peste"
    assert table.asked == ("plague", 0), "the draw stands"
    table.play("draw")
    assert table.hand(0) == "torre letame" and "attack soldati" in table.legal
    table = position(["peste letame", "soldati ronda", QUIET], guilds={2: "speziali"}, merchant=1)
    assert table.play("play peste", "no guild", "leave").state.plague == 0
    assert table.heard("guild-kept")[0].arguments["seat"] == "@2"


@pytest.mark.clause("PR-13.14")
def test_merchants_call_the_merchant() -> None:
    table = position(
        ["scudi ronda letame", QUIET, QUIET], guilds={0: "mercanti"}, merchant=1, discards="torre"
    )
    assert "trade" not in table.legal
    table.play("guild")
    assert table.state.merchant == 0 and table.asked == ("action", 0)
    table.play("trade", "take torre", "discard scudi", "discard ronda")
    assert table.hand(0) == "torre letame" and table.state.merchant == 2, "then he goes left as usual"


@pytest.mark.clause("PR-13.15")
def test_no_merchant_no_guild_of_merchants() -> None:
    for seed in range(25):
        for seats, teams in ((2, False), (4, True)):
            state = new(seats, seed, teams=teams)
            dealt = [guild["id"] for guild in guilds_of(state)]
            assert len(dealt) == seats and "mercanti" not in dealt
            assert state.view(None)["merchant"] is None


@pytest.mark.clause("PR-13.16")
def test_bards_and_merchants_before_the_action() -> None:
    table = position(["scudi letame", "ronda ronda", QUIET], attacks={1: "letame"}, guilds={0: "bardi"})
    assert table.asked == ("defence", 0) and table.refused("guild") == "PR-13.16"
    assert "guild" in table.play("done").legal
    for guild in ("costruttori", "artigiani", "ladri", "scrivani", "speziali"):
        assert position([QUIET, "ronda", QUIET], guilds={0: guild}).refused("guild") == "PR-13.16"
    assert position([QUIET, "ronda", QUIET], guilds={0: "mercanti"}, merchant=0).refused("guild") == "PR-13.3"
    assert table.state.discards[BASE]
