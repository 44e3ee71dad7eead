"""Every refusal is true, says what is wrong, and names the clause that says so: all questions, all codes."""

from __future__ import annotations

import random
import re
from collections import Counter
from collections.abc import Callable, Iterator
from functools import cache

import pytest

from tavolata.games.trono_di_spade.rules import planning as planning
from tavolata.games.trono_di_spade.rules import tables as t
from tavolata.games.trono_di_spade.rules.state import QUESTIONS, TronoDiSpade

from .positions import ROOM, Table, new
from .refusal_cases import CASES
from .refused import ASKED, CLAUSES, TRUE, Refused


@pytest.mark.parametrize(
    ("lay_out", "move", "reason", "clause"), CASES, ids=[f"{case[2]}-{case[1]}" for case in CASES]
)
def test_what_is_told(lay_out: Callable[[], Table], move: str, reason: str, clause: str) -> None:
    table = lay_out()
    house, _, rest = move.rpartition(": ")
    seat = table.seat(house) if house else table.decider
    refusal = table.state.why(seat, table.state.read(seat, rest))
    assert refusal is not None and (refusal.id, refusal.rule) == (reason, clause)


# -- all questions, all codes -----------------------------------------------------------------------------------------

OPTIONS: list[dict[str, object]] = [
    {},
    {"tides": True},
    {"alliances": "castles"},
    {"alliances": "objectives"},
]
ENOUGH = 6
"""Positions of each question that are looked at in random games."""


def random_positions() -> Iterator[TronoDiSpade]:
    """Of games of all sizes and kinds, some of each question."""
    met: Counter[str] = Counter()
    for seed in range(8):
        state = new(3 + seed % 4, seed, **OPTIONS[seed // 2])
        chance = random.Random(seed)
        while not state.over:
            seat = chance.choice(state.deciders())
            ask = state.ask(seat)
            assert ask is not None
            met[ask.kind] += 1
            if met[ask.kind] <= ENOUGH:
                yield state
            state.play(seat, chance.choice(state.legal(seat)))
        yield state


class Told:
    """All that was ever refused: reasons with their clauses, and questions with theirs; each is checked on its way."""

    def __init__(self) -> None:
        self.reasons: dict[str, set[str]] = {}
        self.questions: dict[str, set[str]] = {}
        for state in random_positions():
            self._look(state)
        for lay_out, *_ in CASES:
            self._look(lay_out().state)

    def _look(self, state: TronoDiSpade) -> None:
        deciders = state.deciders()
        for seat in range(state.seats):
            for move in range(-1, t.CODES + 1) if seat in deciders else [0]:
                refusal = state.why(seat, move)
                if refusal is not None:
                    self._check(Refused(state, seat, move, refusal))

    def _check(self, it: Refused) -> None:
        id, rule = it.refusal.id, it.refusal.rule
        if id.startswith("wrong-"):
            ask = it.state.ask(it.seat)
            assert ask is not None and (id, rule) == (f"wrong-{ask.kind}", ask.clause)
            self.questions.setdefault(ask.kind, set()).add(ask.clause)
            return
        where = f"{it.state.write(it.seat, it.move)!r} is told {id}, asked {it.frame}"
        assert id in TRUE, f"nothing says whether this is so: {where}"
        assert TRUE[id](it), where
        self.reasons.setdefault(id, set()).add(rule)


@cache
def told() -> Told:
    return Told()


def sentences(language: str) -> set[str]:
    """All sentences of the catalogue that refuse something."""
    text = (ROOM.folder / "words" / f"refusals.{language}.ftl").read_text("utf-8")
    return set(re.findall(r"^rule-([a-z-]+) =", text, re.MULTILINE))


def test_all_that_is_told_is_true_and_has_its_sentence() -> None:
    """And nothing stands in the catalogue that is never told."""
    uttered = {*told().reasons, *[f"wrong-{kind}" for kind in told().questions]}
    for language in ("it", "en"):
        assert sentences(language) - uttered == set()
        assert uttered - sentences(language) == set()


def test_every_question_is_looked_at() -> None:
    assert {question.name for question in QUESTIONS} | {planning.READY[0]} == set(told().questions)


def test_every_reason_and_every_question_names_its_clause() -> None:
    for id, clauses in told().reasons.items():
        assert clauses <= set(CLAUSES[id].split()), id
    for kind, clauses in told().questions.items():
        assert clauses <= set(ASKED[kind].split()), kind
    book = ROOM.rulebook("en").clauses
    assert {clause for text in [*CLAUSES.values(), *ASKED.values()] for clause in text.split()} <= set(book)
