"""The table page in pieces: what a reader is shown, and what not."""

from __future__ import annotations

import re
from dataclasses import replace

import pytest

import fog
from tavolata.engine.catalogue import room
from tavolata.engine.phrases import Refusal
from tavolata.store.model import Person, Poll, Seat, Table, TalkLine
from tavolata.table.actors import Actor
from tavolata.table.clock import Clock
from tavolata.table.live import Live
from tavolata.web import paint, veil
from tavolata.web.paint import Painted, Reader
from tavolata.web.render import TOKEN, Render

RENDER = Render()
NAMES = ("Anna", "Bruno", "Corvino")
FRAGMENTS = {"bar", "seats", "side", "board", "tray", "now", "ask", "rules", "talk", "settings", "sift"}


def live(
    game: str = "primo-cavaliere", seats: int = 2, bots: tuple[int, ...] = (), **options: object
) -> Live:
    """A match that has just begun, without a server around it."""
    known = room(game)
    setup = known.game.setup(seats, options)
    places = [
        Seat(number, "bot" if number in bots else "person", NAMES[number], "greedy" if number in bots else "")
        for number in range(seats)
    ]
    for place in places:
        place.key, place.people = f"key-{place.number}", {place.number + 1}
    table = Table(
        game,
        setup.version,
        places,
        setup.options,
        code="olmo-1",
        status="running",
        owner=1,
        seed=7,
        started=1,
    )
    table.commitment = "ab" * 32
    found = Live(table, known, Clock())
    found.begin()
    return found


def reader(
    table: Live, *seats: int, language: str = "en", chosen: int | None = None, owner: bool = False
) -> Reader:
    person = Person(seats[0] + 1, NAMES[seats[0]]) if seats else None
    actor = Actor(person.id if person else None, frozenset(seats), owner)
    return paint.reader(table, actor, person, language, "http://table", chosen)


def painted(table: Live, *seats: int, **options: object) -> Painted:
    found = paint.fragments(RENDER, table, reader(table, *seats, **options))  # type: ignore[arg-type]
    frags = {id: veil.plain(html) for id, html in found.frags.items()}
    return replace(found, frags=frags, log=[(id, veil.plain(html)) for id, html in found.log])


def decider(table: Live) -> int:
    return table.deciders()[0]


def moves(html: str) -> list[str]:
    return re.findall(r'data-move="([^"]+)"', html)


@pytest.mark.parametrize("language", ["it", "en"])
@pytest.mark.parametrize("game", ["primo-cavaliere", fog.ROOM.game.id])
def test_every_fragment_is_there_and_keeps_the_policy(game: str, language: str) -> None:
    seen = painted(live(game), 0, language=language)
    assert seen.frags.keys() == FRAGMENTS and seen.kind == "table"
    for html in seen.frags.values():
        assert not re.search(r"\s(style|on\w+)=", html) and "<script" not in html


def test_every_legal_move_is_a_button_with_a_sentence_and_a_key() -> None:
    table = live()
    seat = decider(table)
    ask = painted(table, seat).frags["ask"]
    assert table.match is not None
    state = table.match.state
    assert moves(ask) == [state.write(seat, move) for move in state.legal(seat)]
    assert re.findall(r'data-key="(\w)"', ask) == list(paint.KEYS[: len(moves(ask))])
    assert ask.count('aria-label="') >= len(moves(ask))


def test_who_is_not_asked_waits_and_a_spectator_watches() -> None:
    table = live()
    other = 1 - decider(table)
    waiting, watching = painted(table, other), painted(table)
    assert not moves(waiting.frags["ask"]) and not waiting.turn
    assert f"{NAMES[decider(table)]} to move" in waiting.frags["ask"]
    assert "You are watching" in watching.frags["ask"]
    assert "key-" not in "".join(watching.frags.values())


def test_a_chosen_move_is_previewed_and_can_be_confirmed_or_changed() -> None:
    table = live()
    seat = decider(table)
    first = moves(painted(table, seat).frags["ask"])[0]
    ask = paint.fragments(RENDER, table, reader(table, seat), (first,)).frags["ask"]
    assert 'aria-pressed="true"' in ask and "data-confirm" in ask and "data-back" in ask
    assert f'name="moves" value="{first}"' in ask and f'name="csrf" value="{TOKEN}"' in ask


def test_one_seat_each_needs_no_curtain() -> None:
    table = live()
    assert [reader(table, seat).seat for seat in (0, 1)] == [0, 1]
    assert reader(table).seat is None and reader(table, 0).awaited is None


def test_the_curtain_falls_between_two_players_at_one_screen() -> None:
    table = live(fog.ROOM.game.id)
    seat = decider(table)
    before, after = painted(table, 0, 1), painted(table, 0, 1, chosen=seat)
    assert before.curtain and not moves("".join(before.frags.values()))
    assert (before.frags["side"], before.frags["tray"]) == (
        "",
        "",
    ) and f'data-raise="{seat}"' in before.frags["board"]
    assert not after.curtain and moves(after.frags["ask"])


def test_whoever_does_not_decide_cannot_raise_the_curtain() -> None:
    table = live()
    seat = decider(table)
    assert reader(table, 0, 1, chosen=1 - seat).awaited == seat
    assert reader(table, 0, 1, chosen=seat).seat == seat


def test_under_the_curtain_lies_nothing_that_differs_between_secrets() -> None:
    table = live(fog.ROOM.game.id)
    assert table.match is not None
    under = painted(table, 0, 1).frags
    for seat in (0, 1):
        for twin in fog.ROOM.swaps(table.match.state, seat):
            table.match.state = twin
            assert painted(table, 0, 1).frags == under


def test_a_log_line_leads_to_the_board_as_it_was() -> None:
    table = live()
    match = table.match
    assert match is not None
    from tavolata.store.model import LogEntry

    for number in (1, 2):
        seat = decider(table)
        text = match.state.write(seat, match.state.legal(seat)[0])
        match.apply_moves(
            match.prepare(seat, [text]), [LogEntry(number, "move", seat, text, number)], by_bot=False
        )
    seen = painted(table, 0)
    assert [id for id, _ in seen.log] == ["1", "2"] and 'href="?at=2"' in seen.log[1][1]
    then = paint.fragments(RENDER, table, reader(table, 0), at=1)
    assert then.frags["board"] != seen.frags["board"] and not then.turn


def test_a_question_to_all_is_answered_by_those_who_have_not() -> None:
    table = live()
    table.polls["end"] = Poll("end", 0, yes={0})
    assert "/answer" not in painted(table, 0).frags["ask"]
    assert painted(table, 1).frags["ask"].count("/answer") == 2
    assert "/answer" not in painted(table).frags["ask"]


def test_what_was_said_in_private_stays_there() -> None:
    table = live()
    table.talk = [TalkLine(0, "Anna", "psst, Bruno", 1, (0, 1)), TalkLine(0, "Anna", "hello all", 2)]
    assert "psst" in painted(table, 1).frags["talk"]
    watching = painted(table).frags["talk"]
    assert "psst" not in watching and "hello all" in watching
    table.table.status = "over"
    with_other_eyes = Reader(Actor(), None, "en", "token", seat=1)
    assert "psst" not in paint.fragments(RENDER, table, with_other_eyes).frags["talk"]


@pytest.mark.clause("TS-21.10")
def test_whom_one_talks_with_is_chosen_where_the_game_lets_groups_talk_apart() -> None:
    table = live("trono-di-spade", 3, bots=(2,), alliances="castles")
    seen, called = painted(table, 0).frags["talk"], table.words("en").player(1)
    assert re.findall(r'name="to" value="(\d)"> (\w+)', seen) == [("1", called)], "bots do not listen"
    assert "only with those you tick" in seen
    for other in (live("trono-di-spade", 3), live()):
        assert 'name="to"' not in painted(other, 0).frags["talk"]
    assert 'name="to"' not in painted(table).frags["talk"], "who watches does not speak"


def test_settings_hold_ones_own_key_and_no_other() -> None:
    table = live()
    mine = painted(table, 0).frags["settings"]
    assert "http://table/seat/key-0" in mine and "key-1" not in mine
    assert "/resign" in mine and "/remove" not in mine
    assert "/remove" in painted(table, 0, owner=True).frags["settings"]


def test_rules_open_at_the_clause_that_matters_or_was_asked_about() -> None:
    table = live()
    seat = decider(table)
    assert "<mark>" in painted(table, seat).frags["rules"]
    from dataclasses import replace

    asked = replace(reader(table, seat), refusal=Refusal("PC-7.1"))
    html = paint.fragments(RENDER, table, asked).frags["rules"]
    assert 'class="refused"' in html and "PC-7.1" in html


def test_names_cannot_write_html() -> None:
    table = live()
    table.table.seats[0].name = "<b>Anna</b>"
    assert "<b>Anna</b>" not in re.sub(r"<b>&lt;.*?</b>", "", "".join(painted(table, 0).frags.values()))
    assert "&lt;b&gt;Anna" in painted(table, 0).frags["seats"]


def test_a_lobby_offers_a_free_place_to_whoever_comes() -> None:
    known = room("primo-cavaliere")
    setup = known.game.setup(2)
    seats = [Seat(0, "person", "Anna", key="a", people={1}), Seat(1)]
    waiting = Live(
        Table("primo-cavaliere", setup.version, seats, setup.options, code="olmo-1", owner=1), known, Clock()
    )
    owner, guest = painted(waiting, 0, owner=True), painted(waiting)
    assert owner.kind == "lobby" and "/start" in owner.frags["lobby"] and "/sit" not in owner.frags["lobby"]
    assert "/sit" in guest.frags["lobby"] and "/start" not in guest.frags["lobby"]
