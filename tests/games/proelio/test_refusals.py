"""Every refusal is true, says what is wrong, and names the clause that says so: all questions, all codes."""

from __future__ import annotations

import re
from collections import Counter
from collections.abc import Callable, Iterator

import pytest

from tavolata import Refusal
from tavolata.engine.dice import Dice
from tavolata.engine.room import LANGUAGES
from tavolata.games.proelio.rules import tables as t
from tavolata.games.proelio.rules.state import Proelio
from tavolata.games.proelio.rules.tables import NAMES
from tavolata.games.proelio.view import RegisterView

from .positions import QUIET, ROOM, Table, new, position

VARIANTS: list[tuple[int, dict[str, object]]] = [
    (2, {}),
    (3, {}),
    (4, {"teams": True}),
    (5, {}),
    (3, {"guilds": False}),
    (6, {}),
]
ENOUGH = 5
"""Positions of each question that are looked at in random games."""


class Refused:
    """A move that was refused, with what lies on the table."""

    def __init__(self, state: Proelio, seat: int, move: int, refusal: Refusal) -> None:
        self.state, self.seat, self.move, self.refusal = state, seat, move, refusal
        self.view = state.view(seat)
        self.house = self.view["houses"][seat]
        ask = self.view["ask"]
        self.kind = ask["kind"] if ask else ""
        self.asked_by = ask["clause"] if ask else ""
        self.asked_for = ask["arguments"] if ask else {}
        self.text = state.write(seat, move) if 0 <= move < t.CODES else ""
        self.verb, _, self.card = self.text.partition(" ")
        self.hand = self.view["hand"] or []
        self.guild = self.house["guild"]

    @property
    def entry(self) -> RegisterView:
        """The card named, in the register."""
        return next(entry for entry in self.view["register"] if entry["id"] == self.card)

    @property
    def value(self) -> int:
        return self.entry["value"]

    @property
    def most(self) -> int:
        return self.house["value"] + 1

    @property
    def total(self) -> int | None:
        """What the defence on the table is worth."""
        defence = self.view["defence"]
        return defence["total"] if defence else None

    @property
    def lost_in_turn(self) -> int:
        """The turn in which the first Fortification was lost, or 0."""
        return self.view["equitas"]["lost_in_turn"] or 0

    @property
    def last_stand(self) -> bool:
        return len(self.hand) == 1 and self.house["fortification"] is None

    @property
    def bare(self) -> list[int]:
        """The Houses without a Fortification."""
        return [house["seat"] for house in self.view["houses"] if house["fortification"] is None]

    def ready(self, *guilds: str) -> bool:
        """Whether the House has one of these Guilds and could use it, were it the moment."""
        guild = self.guild
        return guild is not None and guild["id"] in guilds and not guild["spent"] and not guild["busy"]


LEVELS = ["", "scudi", "palizzate", "torre", "fortezza"]
ACTIONS = ("draw", "imperial", "equitas", "trade", "support", "attack", "fortify", "play")
RIGHT = {
    "defence": "deploy",
    "loot": "give",
    "limit": "discard",
    "price": "discard",
    "keep": "take",
    "trade": "take",
    "bards": "discard",
    "support": "give",
    "ally": "seat",
    "look": "seat",
}
"""The kind of move that answers a question which names a card or a House."""

Claim = Callable[[Refused], bool]


def asked(kind: str) -> Claim:
    """Another question is open, and the move is no answer to it."""
    return lambda one: one.kind == kind and RIGHT.get(kind) != one.verb


def moment(guild: str) -> Claim:
    """The House has the Guild, and this is not when it is used."""
    return lambda one: (
        one.text == "guild"
        and one.ready(guild)
        and one.kind in ("action", "defence", "short")
        and not (one.kind == "action" and guild in ("bardi", "mercanti"))
        and not (one.kind == "short" and guild == "costruttori")
    )


def answers_nothing(*verbs: str) -> Claim:
    """In one's Action, a move that answers a question nobody has asked."""
    return lambda one: one.kind == "action" and one.verb in verbs


TRUE: dict[str, tuple[str, Claim]] = {
    "PR-12.7": ("PR-12.7", lambda one: bool(one.view["over"])),
    "PR-3.3": ("PR-3.3", lambda one: one.seat not in one.view["deciders"]),
    "no-move": ("ask", lambda one: not 0 <= one.move < t.CODES),
    "no-seat": ("ask", lambda one: one.verb == "seat" and int(one.card) > one.view["seats"]),
    "PR-3.1": ("PR-3.1", lambda one: one.kind in ("defence", "short") and one.verb in ACTIONS),
    "PR-3.1-no-attack": (
        "PR-3.1",
        lambda one: one.kind == "action" and one.verb in ("deploy", "done", "sacrifice", "pay", "steal"),
    ),
    "PR-3.4": ("PR-3.4", lambda one: one.kind == "action" and one.text in ("leave", "no guild")),
    "PR-3.9-seat": ("PR-3.9", answers_nothing("seat")),
    "PR-3.9-take": ("PR-3.9", answers_nothing("take")),
    "PR-3.9-discard": ("PR-3.9", answers_nothing("discard")),
    "PR-3.9-give": ("PR-3.9", answers_nothing("give")),
    "PR-15.6-none": ("PR-15.6", lambda one: one.kind == "action" and one.text == "end talk"),
    "not-in-hand": ("verb", lambda one: one.card not in one.hand and one.card in NAMES),
    # the Fortification and attacks
    "PR-4.2": (
        "PR-4.2",
        lambda one: one.verb == "fortify" and one.card in LEVELS and one.card != LEVELS[one.most],
    ),
    "PR-4.2-complete": ("PR-4.2", lambda one: one.verb == "fortify" and one.house["value"] == 4),
    "PR-4.4": ("PR-4.4", lambda one: one.verb == "fortify" and one.card not in LEVELS),
    "PR-5.1-card": ("PR-5.1", lambda one: one.verb == "attack" and one.entry["type"] != "attack"),
    "PR-5.2": ("PR-5.2", lambda one: one.verb == "attack" and one.view["turns"] < one.view["seats"]),
    "PR-5.3": ("PR-5.3", lambda one: one.verb == "attack" and one.last_stand),
    "PR-5.4": ("PR-5.4", lambda one: one.verb == "attack" and one.value > one.most),
    "PR-8.7": ("PR-8.7", lambda one: one.verb == "attack" and one.view["plague"] is not None),
    # the defence
    "PR-6.1": (
        "PR-6.1",
        lambda one: one.kind == "defence" and one.verb not in (*ACTIONS, "deploy", "done", "guild"),
    ),
    "PR-6.1-card": ("PR-6.1", lambda one: one.verb == "deploy" and one.entry["type"] != "defence"),
    "PR-6.1-late": ("PR-6.1", lambda one: one.kind == "short" and one.verb in ("deploy", "done")),
    "PR-6.2": ("PR-6.2", lambda one: one.verb == "deploy" and one.value > one.most),
    "PR-6.3-pay": ("PR-6.3", lambda one: one.kind == "defence" and one.text == "pay"),
    "PR-6.4": (
        "PR-6.4",
        lambda one: one.kind == "short" and one.verb not in (*ACTIONS, "sacrifice", "guild"),
    ),
    "PR-6.4-none": ("PR-6.4", lambda one: one.text == "sacrifice" and one.house["fortification"] is None),
    "PR-6.6": ("PR-6.6", lambda one: one.kind == "defence" and one.text == "sacrifice"),
    "PR-7.3": ("PR-7.3", lambda one: one.last_stand and one.verb in ("play", "support")),
    # Strategy and Imperial cards
    "PR-8.2": ("PR-8.2", lambda one: one.verb == "play" and one.entry["type"] != "strategy"),
    "PR-8.9": ("PR-8.9", lambda one: one.text == "play peste" and one.view["plague"] is not None),
    "PR-8.13": ("PR-8.13", lambda one: one.kind == "ally" and one.text == f"seat {one.seat + 1}"),
    "PR-9.1": ("PR-9.1", lambda one: one.text == "imperial" and len(one.hand) < 2),
    "PR-9.2": (
        "PR-9.2",
        lambda one: (
            one.text == "imperial"
            and not one.view["decks"][1]["left"] + len(one.view["decks"][1]["discards"])
        ),
    ),
    "PR-9.7-seat": (
        "PR-9.7",
        lambda one: one.kind == "look" and int(one.card) - 1 not in (one.house["left"], one.house["right"]),
    ),
    # Equitas
    "PR-10.1": ("PR-10.1", lambda one: one.text == "equitas" and one.bare != [one.seat]),
    "PR-10.2": ("PR-10.2", lambda one: one.text == "equitas" and one.view["equitas"]["invoked"]),
    "PR-10.3": (
        "PR-10.3",
        lambda one: (
            one.text == "equitas"
            and one.view["equitas"]["fortification_lost"]
            and one.lost_in_turn <= one.view["turns"]
        ),
    ),
    "PR-10.5": ("PR-10.5", lambda one: one.text == "equitas" and "scudi" in one.hand),
    "PR-10.9": (
        "PR-10.9",
        lambda one: one.text == "equitas" and one.lost_in_turn == one.view["turns"] + 1,
    ),
    # Guilds
    "PR-2.6": ("PR-2.6", lambda one: one.text == "guild" and one.guild is None),
    "PR-13.2": ("PR-13.2", lambda one: one.text == "guild" and one.guild is not None and one.guild["spent"]),
    "PR-13.3": ("PR-13.3", lambda one: one.text == "guild" and one.view["merchant"] == one.seat),
    "PR-13.4-empty": (
        "PR-13.4",
        lambda one: one.ready("bardi") and one.view["houses"][one.house["right"]]["cards"] == 0,
    ),
    "PR-13.6": (
        "PR-13.6",
        lambda one: one.kind == "short" and one.ready("costruttori") and one.total == 0,
    ),
    **{f"moment-{guild}": ("PR-13.16", moment(guild)) for guild in t.GUILD_NAMES},
    "PR-13.11-card": (
        "PR-13.11",
        lambda one: one.kind == "keep" and one.verb == "take" and one.card not in one.hand[-2:],
    ),
    # the Merchant
    "no-merchant": ("none", lambda one: one.text == "trade" and one.view["merchant"] is None),
    "PR-14.3": ("PR-14.3", lambda one: one.text == "trade" and one.view["merchant"] not in (None, one.seat)),
    "PR-14.3-card": (
        "PR-14.3",
        lambda one: (
            one.kind == "trade"
            and one.entry["deck"] == "base"
            and one.card not in one.view["decks"][0]["discards"]
        ),
    ),
    "PR-14.3-imperial": ("PR-14.3", lambda one: one.kind == "trade" and one.entry["deck"] == "imperial"),
    "PR-14.5-card": (
        "PR-14.5",
        lambda one: (
            one.kind == "price"
            and one.view["bought"] is not None
            and one.view["season"] == "autumn"
            and one.entry["deck"] == ("imperial" if not one.asked_for["gold"] else "base")
        ),
    ),
    "PR-14.7": ("PR-14.7", lambda one: one.text == "trade" and one.view["plague"] is not None),
    "PR-14.8": (
        "PR-14.8",
        lambda one: (
            one.text == "trade"
            and (
                len(one.hand) < 2
                if one.view["season"] == "summer"
                else one.house["black"] == 0 or one.house["gold"] == 0
            )
        ),
    ),
    "PR-14.8-discards": ("PR-14.8", lambda one: one.text == "trade" and not one.view["decks"][0]["discards"]),
    # alliances
    "PR-15.4": ("PR-15.4", lambda one: one.text == "support" and one.house["partner"] is None),
    "PR-15.4-empty": ("PR-15.4", lambda one: one.text == "support" and not one.hand),
    # what is asked comes first
    **{
        f"now-{kind}": ("ask", asked(kind))
        for kind in "loot limit price ally offer look plague counter keep trade bards talk support".split()
    },
    "now-guild": ("ask", lambda one: one.kind in ("cure", "dodge", "ignore", "craft", "scribes")),
}
"""For each reason the clause that goes with it, and what it claims, in other words than the rules use."""


def clause_of(one: Refused, wanted: str) -> str:
    """The clause a refusal should name."""
    if wanted == "ask":
        return one.asked_by
    if wanted == "none":
        return (
            "PR-15.2"
            if one.house["partner"] is not None
            else "PR-14.9"
            if one.view["seats"] == 2
            else "PR-2.6"
        )
    if wanted == "verb":
        own = {"attack": "PR-5.1", "fortify": "PR-4.2", "play": "PR-8.2", "deploy": "PR-6.1"}
        return own.get(one.verb) or one.asked_by
    return wanted


def read_all(state: Proelio, met: Counter[str]) -> None:
    """Every code for every seat: refused if it is not legal, and for a reason that is so."""
    for seat in range(state.seats):
        legal = state.legal(seat)
        for move in range(-1, t.CODES + 1):
            refusal = state.why(seat, move)
            assert (refusal is None) == (move in legal)
            if refusal is None:
                continue
            one = Refused(state, seat, move, refusal)
            wanted, claim = TRUE[refusal.id]
            assert claim(one), (refusal.id, one.kind, one.text)
            assert refusal.rule == clause_of(one, wanted), (refusal.id, one.kind, one.text)
            met[refusal.id] += 1
            if seat not in state.deciders():
                break  # all are told the same


def random_positions() -> Iterator[Proelio]:
    """Of games of all sizes and kinds, some of each question."""
    seen: Counter[str] = Counter()
    for seed in range(18):
        seats, options = VARIANTS[seed % len(VARIANTS)]
        state, dice = new(seats, seed, **options), Dice(seed)
        while not state.over:
            seat = state.deciders()[0]
            ask = state.ask(seat)
            assert ask is not None
            seen[ask.kind] += 1
            if seen[ask.kind] <= ENOUGH:
                yield state.clone()
            moves = state.legal(seat)
            state.play(seat, moves[dice.below(len(moves))])
        yield state


def laid_out() -> Iterator[Proelio]:
    """Positions that random games seldom come to."""
    walls = ["scudi"] * 3
    for guild in t.GUILD_NAMES:
        for hand in ("letame", "scudi letame"):
            table = position([hand, "ronda", QUIET], walls, attacks={1: "cavalieri"}, guilds={0: guild})
            yield table.state.clone()
            yield table.play("done").state
        yield position([QUIET, "ronda", QUIET], guilds={0: guild}).state
        yield position([QUIET, "ronda", QUIET], guilds={0: guild}, merchant=0).state
    yield position(["letame", "", QUIET], ["", *walls[1:]], guilds={0: "bardi"}).state
    for hand in ("", "alleanza", "inquisizione", "soldati", "scudi", "peste"):
        yield position([hand or "letame", QUIET, QUIET], plague=1).state
        forts = ["" if hand else "scudi", "scudi", "scudi", "scudi"]
        yield position(
            [hand if hand != "alleanza" else "ronda", QUIET, QUIET, QUIET], forts, teams=True
        ).state
    yield position(["torre letame", QUIET, QUIET], ["fortezza", "scudi", ""], guilds={}, merchant=0).state
    for season, hand in (("summer", "letame"), ("autumn", "letame ronda"), ("autumn", "eroe polvere")):
        for more in ("torre", ""):
            yield position(
                [hand, QUIET, QUIET], walls, guilds={}, merchant=0, season=season, discards=more
            ).state
    buying = position(
        ["eroe polvere ronda scudi", QUIET, QUIET], guilds={}, merchant=0, season="autumn", discards="torre"
    )
    yield buying.play("trade").state.clone()
    yield buying.play("take torre").state.clone()
    yield buying.play("discard eroe").state
    yield position(["scudi letame", QUIET, QUIET], ["", "scudi", "scudi"]).state
    yield position(["ronda letame", QUIET, QUIET], ["", "scudi", "scudi"], equitas=True).state
    yield position(["ronda letame", QUIET, QUIET], ["", "scudi", "scudi"], lost=True).state
    lost = position(["palizzate letame", "ronda", QUIET], walls, attacks={1: "soldati"})
    yield lost.play("done", "sacrifice").state
    yield position(["ronda letame", QUIET, QUIET], walls, turns=0).state
    empty = position(["ronda letame", QUIET, QUIET])
    empty.state.decks[1], empty.state.hands[2] = [], empty.state.hands[2] + empty.state.decks[1]
    yield empty.state
    yield position(["ronda letame", QUIET, QUIET], guilds={}, merchant=0, plague=1, discards="torre").state
    no_walls = position(
        ["scudi letame", "ronda", QUIET], ["", "scudi"], attacks={1: "cavalieri"}, guilds={0: "costruttori"}
    )
    yield no_walls.play("deploy scudi", "done").state
    yield position(["torre letame", "ronda", QUIET], attacks={1: "soldati"}).state
    for question in QUESTIONS:
        yield question().state


def caught() -> Table:
    table = position(
        ["ronda letame", "scudi scudi", QUIET], ["scudi"], attacks={1: "infiltrazione"}, guilds={1: "ladri"}
    )
    return table.play("deploy ronda", "done")


QUESTIONS: list[Callable[[], Table]] = [
    lambda: position(["alleanza letame", QUIET, QUIET]).play("play alleanza"),
    lambda: position(["alleanza letame", QUIET, QUIET]).play("play alleanza", "seat 3"),
    lambda: position(["inquisizione letame", QUIET, QUIET, QUIET]).play("play inquisizione"),
    lambda: position(["peste letame", QUIET, QUIET]).play("play peste"),
    lambda: position(["peste letame", QUIET, QUIET], guilds={2: "speziali"}).play("play peste"),
    caught,
    lambda: caught().play("no guild"),
    lambda: position(
        ["letame soldati", QUIET, QUIET], ["scudi"], attacks={1: "infiltrazione"}, guilds={0: "ladri"}
    ).play("done"),
    lambda: position(["risorse letame", QUIET, QUIET], guilds={0: "artigiani"}).play("play risorse"),
    lambda: position(["scudi letame", QUIET, QUIET], guilds={0: "scrivani"}).play("imperial"),
    lambda: position(["scudi letame ronda", QUIET, QUIET], guilds={0: "scrivani"}).play(
        "imperial", "discard scudi", "discard letame", "guild"
    ),
    lambda: position(["letame", "ronda scudi", QUIET], guilds={0: "bardi"}).play("guild"),
    lambda: position(["letame ronda", QUIET, QUIET, QUIET], teams=True).play("support"),
    lambda: position(["letame ronda", QUIET, QUIET, QUIET], teams=True).play("support", "end talk"),
    lambda: position(["letame ronda soldati", "ronda", QUIET], attacks={1: "soldati"}).play("done"),
    lambda: position(["scudi ronda soldati letame peste", QUIET, QUIET]).play("draw"),
]


def test_every_reason_is_so() -> None:
    met: Counter[str] = Counter()
    for state in (*laid_out(), *random_positions()):
        read_all(state, met)
    assert sorted(set(TRUE) - set(met)) == [], "these are never given"


@pytest.mark.parametrize("language", LANGUAGES)
def test_there_are_words_for_every_reason_and_for_no_other(language: str) -> None:
    text = (ROOM.folder / "words" / f"{language}.ftl").read_text("utf-8")
    ids = {"rule-" + id.lower().replace(".", "_") for id in TRUE}
    assert set(re.findall(r"^(rule-\S+) =", text, re.M)) == ids
    clauses = ROOM.rulebook(language).clauses
    for id, (clause, _) in TRUE.items():
        assert clause in clauses or clause in ("ask", "verb", "none"), id


def test_every_question_names_its_clause() -> None:
    """The clause of a question speaks of what is asked."""
    speaks = {
        "action": "PR-3.9",
        "defence": "PR-6.1",
        "short": "PR-6.4",
        "loot": "PR-6.7",
        "limit": "PR-3.5",
        "price": "PR-9.1",
        "ally": "PR-8.4",
        "offer": "PR-8.5",
        "look": "PR-9.7",
        "plague": "PR-8.11",
        "cure": "PR-13.12",
        "dodge": "PR-13.9",
        "ignore": "PR-13.10",
        "counter": "PR-6.13",
        "craft": "PR-13.7",
        "scribes": "PR-13.11",
        "keep": "PR-13.11",
        "trade": "PR-14.3",
        "bards": "PR-13.4",
        "talk": "PR-15.6",
        "support": "PR-15.4",
    }
    found = {}
    for state in (*random_positions(), *[question().state for question in QUESTIONS]):
        if not state.over:
            ask = state.ask(state.deciders()[0])
            assert ask is not None
            buying = ask.arguments.get("what") == "trade"
            clause = ("PR-14.4" if ask.arguments.get("some") else "PR-14.5") if buying else speaks[ask.kind]
            clause = "PR-11.4" if ask.kind == "limit" and state.season == t.WINTER else clause
            assert ask.clause == clause
            found[ask.kind] = clause
    assert set(found) == set(speaks)
    winter = position(["eroe eroe fortezza fortezza polvere", QUIET], top="torre", only=True, season="autumn")
    assert winter.play("draw").ask.clause == "PR-11.4"
