"""Every event of Proelio is told: backs to all, faces to those who see them (PR-16.3)."""

from __future__ import annotations

from collections.abc import Callable

import pytest

from tavolata import Event
from tavolata.games.proelio.rules.tables import BASE

from ..heard import Case, Told, check, check_kinds, told
from .positions import QUIET, ROOM, Table, position

WALLS = ["scudi", "scudi", "scudi"]


def draws(seat: int, *cards: str, deck: str = "base") -> Told:
    """Cards are drawn: all hear how many, their owner which."""
    event = told("draws", seat=f"@{seat}", number=len(cards), deck=f"deck-{deck}")
    return event.to(seat, cards=[f"card-{card}" for card in cards])


def shown(id: str, seat: int, card: str) -> Told:
    """A House does something with a card that everybody sees."""
    return told(id, seat=f"@{seat}", card=f"card-{card}")


def between(id: str, seat: int, other: int) -> Told:
    """Something between two Houses."""
    return told(id, seat=f"@{seat}", other=f"@{other}")


def handed(id: str, seat: int, to: int, card: str, back: str = "base") -> Told:
    """A card goes from hand to hand: all hear of its back, the two of its face."""
    return told(id, seat=f"@{seat}", other=f"@{to}", back=back).to(*sorted([seat, to]), card=f"card-{card}")


def reveals(card: str, total: int, seat: int = 0, other: int = 1) -> Told:
    """An attack is turned up."""
    return told("reveals", seat=f"@{seat}", other=f"@{other}", card=f"card-{card}", total=total)


def pays(number: int) -> Told:
    """Seat 1 owes loot to seat 2."""
    return told("pays", seat="@0", other="@1", number=number)


def guild(id: str, seat: int, name: str) -> Told:
    """A Guild is used, or kept."""
    return told(id, seat=f"@{seat}", guild=f"guild-{name}")


def won(id: str, *winners: int, **more: int) -> Told:
    """The end."""
    return told(id, winners=[f"@{seat}" for seat in winners], number=len(winners), **more)


def besieged(attack: str, hand: str = "scudi letame ronda", **more: object) -> Table:
    """Seat 2 has laid an attack before seat 1."""
    return position([hand, "torre torre", QUIET], ["scudi", "torre", ""], attacks={1: attack}, **more)  # type: ignore[arg-type]


def last_card(season: str, hand: str = "letame", **more: object) -> Table:
    """The Base deck holds one Torre."""
    return position([hand, QUIET, QUIET], WALLS, top="torre", only=True, season=season, **more)  # type: ignore[arg-type]


def alliances() -> Table:
    """Four Houses in two alliances; the Base deck holds one Torre."""
    return position([QUIET] * 4, top="torre", only=True, teams=True)


def discarded(table: Table) -> int:
    """How many Base cards lie among the discards."""
    return len(table.state.discards[BASE])


IMPERIAL_CARDS = 34


def trading(hand: str = "letame ronda scudi") -> Table:
    """The Merchant is with seat 1, and has a Torre."""
    return position([hand, QUIET, QUIET], WALLS, guilds={}, merchant=0, discards="torre")


CASES = [
    # Actions
    Case(
        "a card is drawn",
        lambda: position([QUIET, QUIET, QUIET], top="ronda").tells("draw"),
        [draws(0, "ronda")],
    ),
    Case(
        "an Imperial card is bought",
        lambda: position(["scudi letame", QUIET, QUIET], imperial="eroe").tells("imperial"),
        [shown("discards", 0, "scudi"), shown("discards", 0, "letame"), draws(0, "eroe", deck="imperial")],
    ),
    Case(
        "an attack is laid",
        lambda: position(["soldati letame", QUIET, QUIET], WALLS).tells("attack soldati"),
        [told("attacks", seat="@0", other="@2", back="base").to(0, card="card-soldati")],
    ),
    Case(
        "a golden attack is laid",
        lambda: position(["polvere letame", QUIET, QUIET], WALLS).tells("attack polvere"),
        [told("attacks", seat="@0", other="@2", back="imperial").to(0, card="card-polvere")],
    ),
    Case(
        "a Fortification is built",
        lambda: position(["palizzate letame", QUIET, QUIET], WALLS).tells("fortify palizzate"),
        [shown("fortifies", 0, "palizzate")],
    ),
    Case(
        "Resources are played",
        lambda: position(["risorse letame", QUIET, QUIET], top="ronda torre").tells("play risorse"),
        [shown("plays", 0, "risorse"), draws(0, "ronda", "torre")],
    ),
    Case(
        "the sixth card is discarded",
        lambda: position(["scudi ronda soldati letame peste", QUIET, QUIET], top="torre").tells(
            "draw", "discard peste"
        ),
        [draws(0, "torre"), shown("discards", 0, "peste")],
    ),
    Case(
        "an alliance is offered and taken",
        lambda: position(["alleanza letame", QUIET, QUIET], top="ronda").tells(
            "play alleanza", "seat 3", "draw"
        ),
        [shown("plays", 0, "alleanza"), between("offers", 0, 2), draws(2, "ronda")],
    ),
    Case(
        "an alliance is declined",
        lambda: position(["alleanza letame", QUIET, QUIET]).tells("play alleanza", "seat 2", "leave"),
        [shown("plays", 0, "alleanza"), between("offers", 0, 1), between("declines", 1, 0)],
    ),
    Case(
        "a hand is looked at",
        lambda: position(["inquisizione letame", "torre scudi", QUIET]).tells("play inquisizione", "seat 2"),
        [
            shown("plays", 0, "inquisizione"),
            between("looks", 0, 1).to(0, cards=["card-scudi", "card-torre"]),
        ],
    ),
    Case(
        "an empty hand is looked at",
        lambda: position(["inquisizione letame", "", QUIET], WALLS).tells("play inquisizione", "seat 2"),
        [shown("plays", 0, "inquisizione"), between("looks-at-nothing", 0, 1)],
    ),
    Case(
        "Equitas",
        lambda: position(["ronda letame", QUIET, QUIET], ["", *WALLS[1:]]).tells("equitas"),
        [told("equitas", seat="@0", cards=["card-ronda", "card-letame"]), shown("fortifies", 0, "scudi")],
    ),
    Case(
        "Equitas with no Scudi in the deck",
        lambda: position(["ronda", QUIET, QUIET], ["", *WALLS[1:]], buried="scudi").tells("equitas"),
        [told("equitas", seat="@0", cards=["card-ronda"]), told("no-scudi")],
    ),
    # the defence
    Case(
        "an attack is repelled",
        lambda: besieged("soldati").tells("deploy scudi", "done"),
        [shown("deploys", 0, "scudi"), reveals("soldati", 1), between("repelled", 0, 1)],
    ),
    Case(
        "a Fortification is sacrificed",
        lambda: besieged("soldati").tells("done", "sacrifice"),
        [reveals("soldati", 0), shown("sacrifices", 0, "scudi"), between("repelled", 0, 1)],
    ),
    Case(
        "loot is chosen",
        lambda: besieged("soldati").tells("done", "pay", "give ronda"),
        [reveals("soldati", 0), pays(1), handed("loots", 0, 1, "ronda")],
    ),
    Case(
        "loot may be golden",
        lambda: besieged("soldati", "eroe letame").tells("done", "pay", "give eroe"),
        [reveals("soldati", 0), pays(1), handed("loots", 0, 1, "eroe", "imperial")],
    ),
    Case(
        "the whole hand and the walls are lost",
        lambda: besieged("trabucchi", "letame ronda").tells("done", "pay"),
        [
            reveals("trabucchi", 0),
            pays(2),
            handed("loots", 0, 1, "letame"),
            handed("loots", 0, 1, "ronda"),
            between("falls", 0, 1),
            won("conquest", 1),
        ],
    ),
    Case(
        "Imperial Protection cancels",
        lambda: besieged("eroe", "protezione letame").tells("deploy protezione", "done"),
        [shown("deploys", 0, "protezione"), reveals("eroe", 0), between("cancelled", 0, 1)],
    ),
    Case(
        "Black Powder",
        lambda: besieged("polvere").tells("deploy scudi", "done"),
        [shown("deploys", 0, "scudi"), reveals("polvere", 1), between("blown-up", 0, 1)],
    ),
    Case(
        "an Infiltration steals",
        lambda: besieged("infiltrazione", "letame eroe").tells("done"),
        [reveals("infiltrazione", 0), handed("steals", 0, 1, "letame")],
    ),
    Case(
        "an Infiltration finds nothing",
        lambda: besieged("infiltrazione", "eroe").tells("done"),
        [reveals("infiltrazione", 0), between("nothing-stolen", 1, 0)],
    ),
    Case(
        "a Watch steals in return",
        lambda: besieged("infiltrazione").tells("deploy ronda", "done", "steal"),
        [
            shown("deploys", 0, "ronda"),
            reveals("infiltrazione", 1),
            between("caught", 0, 1),
            handed("steals", 1, 0, "torre"),
        ],
    ),
    Case(
        "a Watch leaves it",
        lambda: besieged("infiltrazione").tells("deploy ronda", "done", "leave"),
        [
            shown("deploys", 0, "ronda"),
            reveals("infiltrazione", 1),
            between("caught", 0, 1),
            between("leaves-it", 0, 1),
        ],
    ),
    Case(
        "a Watch finds nothing",
        lambda: position(["ronda letame", "eroe", QUIET], WALLS, attacks={1: "infiltrazione"}).tells(
            "deploy ronda", "done"
        ),
        [
            shown("deploys", 0, "ronda"),
            reveals("infiltrazione", 1),
            between("caught", 0, 1),
            between("nothing-stolen", 0, 1),
        ],
    ),
    # Guilds and the Merchant
    Case(
        "the Bards",
        lambda: position(["letame", "ronda scudi", QUIET], guilds={0: "bardi"}).tells(
            "guild", "discard ronda"
        ),
        [guild("guild", 0, "bardi"), shown("discards", 1, "ronda")],
    ),
    Case(
        "the Builders",
        lambda: besieged("cavalieri", guilds={0: "costruttori"}).tells("deploy scudi", "done", "guild"),
        [
            shown("deploys", 0, "scudi"),
            reveals("cavalieri", 1),
            guild("guild", 0, "costruttori"),
            between("repelled", 0, 1),
        ],
    ),
    Case(
        "the Artisans",
        lambda: position(
            ["risorse letame", QUIET, QUIET], guilds={0: "artigiani"}, top="ronda torre scudi"
        ).tells("play risorse", "guild"),
        [shown("plays", 0, "risorse"), guild("guild", 0, "artigiani"), draws(0, "ronda", "torre", "scudi")],
    ),
    Case(
        "the Thieves ignore",
        lambda: besieged("infiltrazione", guilds={0: "ladri"}).tells("done", "guild"),
        [reveals("infiltrazione", 0), guild("guild", 0, "ladri")],
    ),
    Case(
        "the Thieves escape",
        lambda: besieged("infiltrazione", guilds={1: "ladri"}).tells("deploy ronda", "done", "guild"),
        [
            shown("deploys", 0, "ronda"),
            reveals("infiltrazione", 1),
            between("caught", 0, 1),
            guild("guild", 1, "ladri"),
        ],
    ),
    Case(
        "the Thieves are kept",
        lambda: besieged("infiltrazione", guilds={1: "ladri"}).tells(
            "deploy ronda", "done", "no guild", "leave"
        ),
        [
            shown("deploys", 0, "ronda"),
            reveals("infiltrazione", 1),
            between("caught", 0, 1),
            guild("guild-kept", 1, "ladri"),
            between("leaves-it", 0, 1),
        ],
    ),
    Case(
        "the Scribes",
        lambda: position(
            ["scudi letame", QUIET, QUIET], guilds={0: "scrivani"}, imperial="eroe polvere"
        ).tells("imperial", "guild", "take polvere"),
        [
            shown("discards", 0, "scudi"),
            shown("discards", 0, "letame"),
            guild("guild", 0, "scrivani"),
            draws(0, "eroe", "polvere", deck="imperial"),
            shown("discards", 0, "eroe"),
        ],
    ),
    Case(
        "the Apothecaries",
        lambda: position(["peste letame", QUIET, QUIET], guilds={2: "speziali"}).tells(
            "play peste", "guild", "leave"
        ),
        [shown("plays", 0, "peste"), guild("guild", 2, "speziali")],
    ),
    Case(
        "the Apothecaries are kept, and the Plague ends",
        lambda: position(
            ["peste letame", QUIET, QUIET], guilds={2: "speziali"}, top="ronda scudi torre"
        ).tells("play peste", "no guild", "leave", "draw", "draw"),
        [
            shown("plays", 0, "peste"),
            guild("guild-kept", 2, "speziali"),
            draws(1, "ronda"),
            told("merchant", seat="@0"),
            draws(2, "scudi"),
            told("plague-ends", seat="@0"),
        ],
    ),
    Case(
        "the Merchants",
        lambda: position(["letame", QUIET, QUIET], guilds={0: "mercanti"}, top="ronda").tells(
            "guild", "draw"
        ),
        [guild("guild", 0, "mercanti"), draws(0, "ronda"), told("merchant", seat="@2")],
    ),
    Case(
        "a trade",
        lambda: trading().tells("trade", "take torre", "discard letame", "discard ronda"),
        [
            shown("chooses", 0, "torre"),
            shown("discards", 0, "letame"),
            shown("discards", 0, "ronda"),
            shown("buys", 0, "torre"),
            told("merchant", seat="@2"),
        ],
    ),
    Case(
        "nothing is bought",
        lambda: trading().tells("trade", "leave"),
        [told("buys-nothing", seat="@0"), told("merchant", seat="@2")],
    ),
    # the end of decks, and of the game
    Case(
        "Autumn",
        lambda: last_card("summer").tells("draw"),
        [draws(0, "torre"), told("autumn", number=discarded(last_card("summer")))],
    ),
    Case(
        "Winter, and a shared victory",
        lambda: last_card("autumn").tells("draw"),
        [draws(0, "torre"), told("winter"), won("points", 0, 1, 2, points=1)],
    ),
    Case(
        "Winter, and one victor",
        lambda: position([QUIET, QUIET, "eroe letame"], WALLS, top="torre", only=True, season="autumn").tells(
            "draw"
        ),
        [draws(0, "torre"), told("winter"), won("points", 2, points=2)],
    ),
    Case(
        "the Imperial deck is made anew",
        lambda: position(["scudi letame", QUIET, QUIET], imperial="eroe", imperial_only=True).tells(
            "imperial"
        ),
        [
            shown("discards", 0, "scudi"),
            shown("discards", 0, "letame"),
            draws(0, "eroe", deck="imperial"),
            told("reshuffles", deck="deck-imperial", number=IMPERIAL_CARDS - 1),
        ],
    ),
    Case(
        "the Base deck is made anew between alliances",
        lambda: alliances().tells("draw"),
        [draws(0, "torre"), told("reshuffles", deck="deck-base", number=discarded(alliances()))],
    ),
    Case(
        "loot is owed by a House without cards",
        lambda: position(
            ["", "torre torre", QUIET], ["scudi", "torre", ""], attacks={1: "cavalieri"}, turn=2, top="ronda"
        ).tells("draw", "pay"),
        [draws(2, "ronda"), reveals("cavalieri", 0), pays(0), between("falls", 0, 1), won("conquest", 1)],
    ),
    # alliances
    Case(
        "Support",
        lambda: position(["letame ronda", QUIET, QUIET, QUIET], teams=True).tells(
            "support", "end talk", "give ronda"
        ),
        [between("supports", 0, 2), handed("passes", 0, 2, "ronda")],
    ),
    Case(
        "Support with a golden card",
        lambda: position(["letame eroe", QUIET, QUIET, QUIET], teams=True).tells(
            "support", "end talk", "give eroe"
        ),
        [between("supports", 0, 2), handed("passes", 0, 2, "eroe", "imperial")],
    ),
    Case(
        "allies win together",
        lambda: position(["letame", "ronda", QUIET, QUIET], attacks={1: "soldati"}, teams=True).tells("done"),
        [
            reveals("soldati", 0),
            pays(1),
            handed("loots", 0, 1, "letame"),
            between("falls", 0, 1),
            won("conquest", 1, 3),
        ],
    ),
]


@pytest.mark.parametrize("case", CASES, ids=str)
def test_it_is_heard(case: Case) -> None:
    check(ROOM, case)


def test_every_event_has_a_case() -> None:
    check_kinds(ROOM, CASES)


# -- the rule of each -------------------------------------------------------------------------------------------------

FULL = "scudi torre palizzate peste letame"
GOLDEN = "eroe eroe fortezza fortezza polvere"


def resources(kind: str, **more: object) -> Table:
    return position([f"{kind} letame", QUIET, QUIET], guilds={0: "artigiani"}, **more)  # type: ignore[arg-type]


def nothing_to_shuffle() -> list[Event]:
    """The last Base card is drawn, and no Base card is discarded: a position that no audit would pass."""
    state, told = last_card("summer").state, list[Event]()
    state.discards[BASE] = []
    state.play(0, state.read(0, "draw"), told.append)
    return told


def caught(**more: object) -> list[Event]:
    """The Watch of seat 1 takes the last card of seat 2."""
    table = position(["ronda scudi", "torre", QUIET, QUIET], attacks={1: "infiltrazione"}, **more)  # type: ignore[arg-type]
    return table.tells("deploy ronda", "done", "steal")


def scribes(*moves: str) -> list[Event]:
    table = position(["scudi letame", QUIET, QUIET], guilds={0: "scrivani"}, imperial="eroe polvere")
    return table.play("imperial").tells(*moves)


def autumn_trade() -> list[Event]:
    table = position(
        ["letame eroe ronda", QUIET, QUIET],
        WALLS,
        guilds={},
        merchant=0,
        discards="torre",
        season="autumn",
    )
    return table.tells("trade", "take torre", "discard letame", "discard eroe")


RULES: list[tuple[str, str, Callable[[], list[Event]]]] = [
    ("draws", "PR-8.1", lambda: position([QUIET, QUIET, QUIET]).tells("draw")),
    ("draws", "PR-8.3", lambda: resources("risorse").tells("play risorse", "no guild")),
    ("draws", "PR-9.9", lambda: resources("risorse-imperiali").tells("play risorse-imperiali", "no guild")),
    ("draws", "PR-13.7", lambda: resources("risorse").tells("play risorse", "guild")),
    (
        "draws",
        "PR-8.4",
        lambda: position(["alleanza letame", QUIET, QUIET]).tells("play alleanza", "seat 3", "draw"),
    ),
    ("draws", "PR-8.6", lambda: position(["peste letame", QUIET, QUIET]).tells("play peste", "draw")),
    ("draws", "PR-9.1", lambda: scribes("no guild")),
    ("draws", "PR-13.11", lambda: scribes("guild")),
    ("plays", "PR-8.3", lambda: resources("risorse").tells("play risorse")),
    ("plays", "PR-8.4", lambda: position(["alleanza letame", QUIET, QUIET]).tells("play alleanza")),
    ("plays", "PR-8.6", lambda: position(["peste letame", QUIET, QUIET]).tells("play peste")),
    ("plays", "PR-9.7", lambda: position(["inquisizione letame", QUIET, QUIET]).tells("play inquisizione")),
    ("plays", "PR-9.9", lambda: resources("risorse-imperiali").tells("play risorse-imperiali")),
    ("discards", "PR-3.5", lambda: position([FULL, QUIET, QUIET]).tells("draw", "discard peste")),
    (
        "discards",
        "PR-3.6",
        lambda: position(["ronda letame", FULL, QUIET], WALLS, attacks={1: "soldati"}).tells(
            "done", "pay", "give ronda", "discard peste"
        ),
    ),
    (
        "discards",
        "PR-15.5",
        lambda: position(["ronda letame", QUIET, FULL, QUIET], teams=True).tells(
            "support", "end talk", "give ronda", "discard peste"
        ),
    ),
    ("discards", "PR-11.4", lambda: last_card("autumn", GOLDEN).tells("draw", "discard eroe")),
    ("discards", "PR-9.1", lambda: position(["scudi letame", QUIET, QUIET]).tells("imperial")),
    ("discards", "PR-13.11", lambda: scribes("guild", "take polvere")),
    ("discards", "PR-13.4", lambda: position(["letame", "ronda", QUIET], guilds={0: "bardi"}).tells("guild")),
    ("discards", "PR-14.4", lambda: trading("letame ronda").tells("trade", "take torre")),
    ("discards", "PR-14.5", autumn_trade),
    (
        "fortifies",
        "PR-4.2",
        lambda: position(["palizzate letame", QUIET, QUIET], WALLS).tells("fortify palizzate"),
    ),
    ("fortifies", "PR-10.6", lambda: position(["ronda", QUIET, QUIET], ["", *WALLS[1:]]).tells("equitas")),
    ("repelled", "PR-5.8", lambda: besieged("letame").tells("done")),
    ("repelled", "PR-6.3", lambda: besieged("soldati").tells("deploy scudi", "done")),
    ("repelled", "PR-6.4", lambda: besieged("soldati").tells("done", "sacrifice")),
    (
        "repelled",
        "PR-13.5",
        lambda: besieged("cavalieri", guilds={0: "costruttori"}).tells("deploy scudi", "done", "guild"),
    ),
    ("steals", "PR-6.11", lambda: besieged("infiltrazione", "letame eroe").tells("done")),
    ("steals", "PR-6.11", lambda: besieged("infiltrazione", guilds={0: "ladri"}).tells("done", "no guild")),
    ("steals", "PR-6.13", caught),
    ("pays", "PR-6.7", lambda: besieged("soldati", "letame").tells("done", "pay")),
    ("pays", "PR-6.9", lambda: besieged("trabucchi", "letame ronda").tells("done", "pay")),
    ("loots", "PR-6.7", lambda: besieged("soldati", "letame").tells("done", "pay")),
    ("loots", "PR-6.9", lambda: besieged("trabucchi", "letame ronda").tells("done", "pay")),
    ("guild", "PR-13.4", lambda: position(["letame", QUIET, QUIET], guilds={0: "bardi"}).tells("guild")),
    ("guild", "PR-13.7", lambda: resources("risorse").tells("play risorse", "guild")),
    ("guild", "PR-13.10", lambda: besieged("infiltrazione", guilds={0: "ladri"}).tells("done", "guild")),
    (
        "guild",
        "PR-13.9",
        lambda: besieged("infiltrazione", guilds={1: "ladri"}).tells("deploy ronda", "done", "guild"),
    ),
    ("guild", "PR-13.11", lambda: scribes("guild")),
    (
        "guild",
        "PR-13.12",
        lambda: position(["peste letame", QUIET, QUIET], guilds={2: "speziali"}).tells("play peste", "guild"),
    ),
    ("guild", "PR-13.14", lambda: position(["letame", QUIET, QUIET], guilds={0: "mercanti"}).tells("guild")),
    (
        "reshuffles",
        "PR-9.11",
        lambda: position(["scudi letame", QUIET, QUIET], imperial="eroe", imperial_only=True).tells(
            "imperial"
        ),
    ),
    ("reshuffles", "PR-15.8", lambda: alliances().tells("draw")),
    ("winter", "PR-11.3", lambda: last_card("autumn").tells("draw")),
    ("winter", "PR-11.5", nothing_to_shuffle),
    ("conquest", "PR-12.1", lambda: besieged("trabucchi", "letame ronda").tells("done", "pay")),
    ("conquest", "PR-12.2", caught),
    ("conquest", "PR-12.3", lambda: caught(conquest="strict")),
    (
        "conquest",
        "PR-15.7",
        lambda: position(["letame", "ronda", QUIET, QUIET], attacks={1: "soldati"}, teams=True).tells("done"),
    ),
    (
        "points",
        "PR-12.4",
        lambda: position([QUIET, QUIET, "eroe letame"], WALLS, top="torre", only=True, season="autumn").tells(
            "draw"
        ),
    ),
    ("points", "PR-12.6", lambda: last_card("autumn").tells("draw")),
    ("points", "PR-15.8", lambda: position([QUIET] * 4, ["scudi"], teams=True, turns=199).tells("draw")),
]
"""What can happen by several rules, and by which it happened."""


@pytest.mark.parametrize(("id", "clause", "play"), RULES, ids=[f"{id} {clause}" for id, clause, _ in RULES])
def test_it_happens_by_its_rule(id: str, clause: str, play: Callable[[], list[Event]]) -> None:
    *_, last = [event for event in play() if event.id == id]
    assert last.clause == clause
