"""TS-21.11 to TS-21.14: proposals before a ballot, and what is answered to them."""

from __future__ import annotations

import pytest

from tavolata import BadNotation
from tavolata.games.trono_di_spade.rules import tables as t

from .positions import ROOM, Table
from .test_alliances import allies, ballot, vote


def talk(seats: int = 6, **options: object) -> Table:
    """The bargaining before the first ballot."""
    return ballot(seats, hush=False, **options)


def twin(table: Table) -> Table:
    """The same position to try something else in."""
    copy = Table(table.state.clone())
    copy.hush = False
    return copy


@pytest.mark.clause("TS-21.11")
def test_in_throne_order_until_all_have_passed_one_after_the_other() -> None:
    table = talk()
    first, second, third, *others = table.track("throne")
    for house in (first, second, third, *others):
        assert table.asked == ("propose", house)
        table.play("pass")
    assert table.ask.kind == "ballot" and len(table.heard("proposes-nothing")) == 6
    table = talk().play("pass", "pass", f"propose {first}", "decline far")
    for house in (*others, first, second, third):
        assert table.asked == ("propose", house), "round after round: something was proposed"
        table.play("pass")
    assert table.ask.kind == "ballot"


@pytest.mark.clause("TS-21.11", "TS-21.12")
def test_a_proposal_is_heard_by_all_and_answered_at_once() -> None:
    table = talk().play("propose stark")
    assert table.heard("proposes") == [{"seat": "@0", "houses": ["@2"]}]
    assert table.asked == ("proposal", "stark")
    assert table.ask.arguments == {"other": "@0", "houses": ["@0"]}
    assert table.legal == {
        "yes",
        *(f"decline {reason}" for reason in "alone others gain trust far unsaid".split()),
    }
    accepted = twin(table).play("yes")
    assert accepted.heard("accepts-alliance") == [{"seat": "@2", "other": "@0", "houses": ["@0"]}]
    table.play("decline trust")
    declined = {"seat": "@2", "other": "@0", "houses": ["@0"], "reason": "reason-trust"}
    assert table.heard("declines-alliance") == [declined]
    for house in ("", *t.HOUSES):
        assert table.alliances(house)["offers"] == [
            {"by": 0, "side": [0, 2], "accepted": [], "declined": {"2": "trust"}}
        ]


@pytest.mark.clause("TS-21.12")
def test_of_two_that_are_named_the_second_is_asked_unless_the_first_declines() -> None:
    table = talk().play("propose stark tyrell")
    assert table.asked == ("proposal", "stark") and table.ask.arguments["houses"] == ["@0", "@5"]
    assert twin(table).play("decline alone").ask.kind == "propose", "Tyrell is not asked in vain"
    assert table.play("yes").asked == ("proposal", "tyrell")
    table.play("yes")
    assert table.alliances()["offers"][0]["accepted"] == [2, 5]
    assert table.asked == ("propose", table.track("throne")[1])


@pytest.mark.clause("TS-21.12", "TS-21.7")
def test_nobody_is_bound_by_what_was_agreed() -> None:
    table = talk().play("propose stark", "yes", *["pass"] * 6)
    kept = vote(twin(table), baratheon="stark", stark="baratheon")
    assert allies(kept, "stark") == {"baratheon"}
    broken = vote(twin(table), baratheon="stark", stark="martell", martell="stark")
    assert allies(broken, "stark") == {"martell"} and not broken.heard("betrays")
    assert broken.state.offers == [], "the next ballot begins with other proposals"


@pytest.mark.clause("TS-21.13")
def test_each_alliance_once_and_two_proposals_of_a_house() -> None:
    table = talk()
    first, second, third, *others = table.track("throne")
    table.play(f"propose {second}", "decline gain")
    assert table.asked == ("propose", second)
    assert table.refused(f"propose {first}") == "TS-21.13", "whoever proposes it"
    assert f"propose {third}" in table.legal
    table.play(*["pass"] * 5, f"propose {third}", "decline others", *["pass"] * 4)
    assert table.asked == ("propose", others[-1])
    assert table.play("pass").ask.kind == "ballot", (
        "the first has made its two proposals and is not asked again"
    )


@pytest.mark.clause("TS-21.4", "TS-21.5", "TS-21.8", "TS-21.11", "TS-21.12")
def test_what_cannot_be_proposed_or_answered() -> None:
    table = talk()
    assert len(table.legal) == 5 + 10 + 1
    assert table.refused("propose baratheon") == "TS-21.11", "to oneself"
    three = talk(3)
    assert three.legal == {"propose stark", "propose lannister", "pass"}
    assert three.refused("propose stark lannister") == "TS-21.5"
    assert three.refused("propose tyrell") == "TS-20.1", "not in play"
    paired = talk().play(*["pass"] * 6)
    vote(paired, stark="martell", martell="stark")
    assert paired.asked == ("propose", "baratheon") and paired.refused("propose stark") == "TS-21.8"
    assert talk().play("propose stark").refused("no") == "TS-21.12"


@pytest.mark.clause("TS-21.10", "TS-21.14", "TS-27.6")
@pytest.mark.parametrize("seconds", [60, 120, 300])
def test_half_the_time_of_a_ballot_and_what_silence_means(seconds: int) -> None:
    table = talk(alliance_seconds=seconds)
    for default in ("pass", "decline unsaid"):
        ask = table.ask
        assert ask.seconds == seconds // 2 and ask.default is not None and not ask.at_once
        assert table.state.write(table.decider, ask.default) == default
        assert ask.talk is not None and [0, 1, 2, 3, 4, 5] in ask.talk and [2, 4] in ask.talk
        table.play("propose stark") if default == "pass" else table.play("yes")


@pytest.mark.parametrize("language", ["it", "en"])
def test_a_refusal_says_what_is_wrong(language: str) -> None:
    table = talk().play("propose stark", "yes")
    words, seat = ROOM.words(language), table.decider
    said = set()
    for text in (f"propose {table.house(seat)}", "propose baratheon stark", "yes"):
        refusal = table.state.why(seat, table.state.read(seat, text))
        if refusal is not None:
            said.add(ROOM.say_refusal(refusal, words))
    assert len(said) >= 2 and all("rule-" not in sentence for sentence in said)


def test_houses_are_named_in_any_order() -> None:
    state = talk().state
    assert state.read(0, "propose tyrell stark") == state.read(0, "Propose  Stark Tyrell")
    assert state.write(0, state.read(0, "propose tyrell stark")) == "propose stark tyrell"
    for wrong in (
        "propose",
        "propose stark stark",
        "propose stark greyjoy tyrell",
        "decline",
        "decline rain",
    ):
        with pytest.raises(BadNotation):
            state.read(0, wrong)


def test_bots_propose_answer_and_vote_as_agreed() -> None:
    """A bot says what its judgement tells it, and keeps its word."""
    table = talk()
    lands = {
        "white-harbor": "stark",
        "moat-cailin": "stark",
        "the-reach": "baratheon",
        "crackclaw-point": "baratheon",
    }
    for area, house in lands.items():
        table.state.token[table.area(area)] = table.seat(house)
    said = ROOM.advice.word(table.state, 0)
    assert said in table.state.legal(0)
    table.play("propose stark")
    answer = table.state.write(2, ROOM.advice.word(table.state, 2))
    assert answer == "yes" or answer.startswith("decline ")
    table.play("yes", *["pass"] * 6)
    moves, mixture = table.state.legal(2), ROOM.advice.mixture(table.state, 2)
    assert table.state.write(2, moves[mixture.index(max(mixture))]) == "house baratheon"
    assert ROOM.advice.word(table.state, 2) == -1, "a vote is a deed"


def test_everything_is_said_in_both_languages() -> None:
    table = talk().play("propose stark tyrell", "decline far", "propose stark", "yes")
    for language in ("it", "en"):
        words = ROOM.words(language)
        for event in table.events:
            said = ROOM.say_event(event, None, words)
            assert said and "event-" not in said and "reason-" not in said and "{" not in said
