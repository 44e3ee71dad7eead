"""What is done during a match, on a real store."""

import asyncio
from pathlib import Path

import pytest

import tavolata
from conformance.support import picks
from table.house import house
from tavolata.store.model import LogEntry
from tavolata.table.actors import actor_at
from tavolata.table.errors import BadRequest, NotAllowed, NotNow, Refused, Stale
from tavolata.table.match import LoggedMatch

BARE: dict[str, object] = {"companions": "none", "first": 1}


def test_a_move_is_stored_before_it_is_shown_and_found_again(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno")
        for which in range(6):
            h.play(live, which)
        assert live.match is not None
        before = live.match.state.dump()
        story = [line.texts for line in live.story(None, live.words("it"))]
        h.again()
        found = h.live(live.table.code)
        assert found is not live and found.match is not None
        assert found.match.state.dump() == before
        assert [line.texts for line in found.story(None, found.words("it"))] == story
        assert found.match.decisions == live.match.decisions and found.match.since == live.match.since


def test_a_stale_or_doubled_move_is_refused_and_told_what_was_stored(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        anna = h.actor(live, "Anna")
        text = live.match.state.write(0, live.match.state.legal(0)[0])
        h.run(h.host.playing.move(live, anna, 0, 0, [text]))
        with pytest.raises(Stale) as error:
            h.run(h.host.playing.move(live, anna, 0, 0, [text]))
        assert (error.value.stored, error.value.decision) == ([text], 1)
        assert len(live.match.plays) == 1


def test_the_rules_refuse_with_their_clause_and_nothing_changes(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        before = live.match.state.dump()
        legal = {live.match.state.write(0, move) for move in live.match.state.legal(0)}
        houses = ["stark", "greyjoy", "lannister", "targaryen", "baratheon", "tyrell", "tully"]
        wrong = next(
            f"{way} {one}" for way in ("up", "down") for one in houses if f"{way} {one}" not in legal
        )
        with pytest.raises(Refused) as error:
            h.run(h.host.playing.move(live, h.actor(live, "Anna"), 0, 0, [wrong]))
        assert error.value.refusal.rule.startswith("PC-")
        assert h.host.playing.why(live, h.actor(live, "Anna"), 0, wrong) == error.value.refusal
        with pytest.raises(BadRequest):
            h.run(h.host.playing.move(live, h.actor(live, "Anna"), 0, 0, ["nonsense"]))
        with pytest.raises(NotAllowed):
            h.run(h.host.playing.move(live, h.actor(live, "Bruno"), 0, 0, [next(iter(legal))]))
        assert live.match.state.dump() == before and live.version > 0


def test_moves_of_one_intention_are_all_played_or_none(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        good = live.match.state.write(0, live.match.state.legal(0)[0])
        with pytest.raises(Refused):
            h.run(h.host.playing.move(live, h.actor(live, "Anna"), 0, 0, [good, good]))
        assert live.match.plays == [] and live.match.decisions == [0, 0]


def test_two_moves_for_the_same_decision_at_the_same_moment(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        anna = h.actor(live, "Anna")
        texts = [live.match.state.write(0, move) for move in live.match.state.legal(0)[:2]]

        async def both() -> list[object]:
            posts = [h.host.playing.move(live, anna, 0, 0, [text]) for text in texts]
            return await asyncio.gather(*posts, return_exceptions=True)

        first, second = h.run(both())
        assert first is None and isinstance(second, Stale)


def test_undo_is_free_until_another_person_moves(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        start = live.match.state.dump()
        h.play(live)
        h.run(h.host.playing.undo(live, h.actor(live, "Anna"), 0))
        assert live.match.state.dump() == start and live.deciders() == [0]
        assert live.decision(0) == 2, "what was meant for the decision before is stale"
        h.play(live)
        h.play(live)
        h.run(h.host.playing.undo(live, h.actor(live, "Anna"), 0))
        assert len(live.match.plays) == 2 and "undo" in live.polls
        h.run(h.host.playing.answer(live, h.actor(live, "Bruno"), 1, "undo", False))
        assert not live.polls
        h.run(h.host.playing.undo(live, h.actor(live, "Anna"), 0))
        h.run(h.host.playing.answer(live, h.actor(live, "Bruno"), 1, "undo", True))
        assert live.match.state.dump() == start and not live.polls
        h.again()
        found = h.live(live.table.code)
        assert found.match is not None and found.match.state.dump() == start
        assert found.match.decisions == live.match.decisions


def test_undo_takes_the_bots_answers_back_too(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "bot:greedy", options=BARE)
        assert live.match is not None
        start = live.match.state.dump()
        h.play(live)
        h.wait(lambda: live.deciders() == [0] and live.decision(0) == 1)
        h.run(h.host.playing.undo(live, h.actor(live, "Anna"), 0))
        assert live.match.state.dump() == start


@pytest.mark.parametrize("game", ["proelio", "trono-di-spade"])
def test_undo_is_no_window_into_a_bots_hand(game: str) -> None:
    """Whatever card a bot has shown since, by a move of its own, nobody takes his own move back for free to use it."""
    options = {"alliances": "objectives"} if game == "trono-di-spade" else {}
    windows = shown = 0
    for seed in range(6):
        match = LoggedMatch(tavolata.room(game), tavolata.game(game).new(3, seed, options))
        match.begin(1)
        chance = picks("window", game, seed)
        while match.running and len(match.plays) < 900:
            seat = match.deciders()[chance.below(len(match.deciders()))]
            moves = match.state.legal(seat)
            text = match.state.write(seat, moves[chance.below(len(moves))])
            entry = LogEntry(match.entries + 1, "move", seat, text, match.entries, match.entries + 1)
            match.apply_moves(match.prepare(seat, [text]), [entry], by_bot=seat != 0)
            way = match.free_way_back(0)
            since = match.plays[match.last_intention(0) or 0 :]
            events = [event for play in since if play.seat for event in play.events]
            told = {event.id for event in events if "special" not in str(event.arguments.get("card"))}
            shown += bool(told & SHOWS)
            windows += way is not None and bool(told & SHOWS)
    assert shown > 20 and not windows, (windows, shown)


SHOWS = {"deploys", "fortifies", "plays", "discards", "attacks", "scores", "draws", "loots", "steals"}
"""Events by which a card of a hand is seen, or that there was one of a kind. (Special objectives are no secret.)"""


def test_what_others_laid_unseen_stays_when_one_takes_back_alone(tmp_path: Path) -> None:
    import nebbia_room  # noqa: F401

    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", game="nebbia-in-laguna", clock=600)
        assert live.match is not None
        anna, bruno = h.actor(live, "Anna"), h.actor(live, "Bruno")
        h.run(h.host.playing.move(live, anna, 0, 0, ["send dock", "seal"]))
        h.run(h.host.playing.move(live, bruno, 1, 0, ["send tower"]))
        h.run(h.host.playing.draft(live, bruno, 1, 1, ["send bridge"]))
        since = live.match.since[:]
        h.run(h.host.playing.undo(live, anna, 0))
        assert [(play.seat, play.text) for play in live.match.plays] == [(1, "send tower")]
        assert live.draft(1) == ("send bridge",) and live.decision(1) == 1
        assert live.match.since[1:] == since[1:] and sorted(live.deciders()) == [0, 1, 2]
        h.run(h.host.playing.move(live, bruno, 1, 1, ["send bridge", "seal"]))
        before = live.match.state.dump()
        h.again()
        found = h.live(live.table.code).match
        assert found is not None and found.state.dump() == before
        assert (found.decisions, found.since) == (live.match.decisions, live.match.since)


def test_undo_alone_never_goes_back_across_what_was_shown(tmp_path: Path) -> None:
    """Nebbia shows the patrol when a night ends."""
    import nebbia_room  # noqa: F401

    with house(tmp_path) as h:
        live = h.table("Anna", game="nebbia-in-laguna")
        assert live.match is not None
        fence = live.match.state.fence
        while live.match.state.fence == fence:
            h.play(live)
        with pytest.raises(NotNow) as error:
            h.run(h.host.playing.undo(live, h.actor(live, "Anna"), 0))
        assert error.value.id == "undo-shown"


def test_a_draft_is_private_and_no_part_of_the_match(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        before = live.match.state.dump()
        text = live.match.state.write(0, live.match.state.legal(0)[0])
        h.run(h.host.playing.draft(live, h.actor(live, "Anna"), 0, 0, [text]))
        sight = live.sight(0, live.words("it"))
        assert sight.whole and sight.scene.chosen is not None and sight.scene.chosen.text == text
        assert sight.scene.after is not None and sight.scene.after != sight.scene.view
        assert live.scene(1, live.words("it")).view == live.match.state.view(1)
        assert live.sight(None, live.words("it")).scene.chosen is None
        assert live.match.state.dump() == before
        with pytest.raises(NotAllowed):
            h.run(h.host.playing.draft(live, h.actor(live, "Bruno"), 0, 0, [text]))
        with pytest.raises(Stale):
            h.run(h.host.playing.draft(live, h.actor(live, "Anna"), 0, 5, [text]))
        h.run(h.host.playing.draft(live, h.actor(live, "Anna"), 0, 0, []))
        assert live.sight(0, live.words("it")).scene.chosen is None


def test_a_draft_is_worked_out_once(tmp_path: Path) -> None:
    """What is checked when it is planned is what every screen of the seat shows, in any language."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        first, second = [live.match.state.write(0, move) for move in live.match.state.legal(0)[:2]]
        h.run(h.host.playing.draft(live, h.actor(live, "Anna"), 0, 0, [first]))
        kept = live.trial(0, (first,))
        after = [live.sight(0, live.words(language)).scene.after for language in ("it", "en")]
        assert live.trial(0, (first,)) is kept and kept.after is not None
        assert after == [kept.after.view(0)] * 2
        assert live.trial(0, (second,)) is not kept, "another plan is worked out anew"
        h.play(live)
        while 0 not in live.deciders():
            h.play(live)
        assert live.trial(0, ()).of is live.match.state is not kept.of, (
            "and so is every plan for another decision"
        )


def test_a_scene_knows_why_a_move_is_not_on_offer(tmp_path: Path) -> None:
    """As the rules say it, to whoever is asked, in a plan too; others are told nothing."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        assert live.match is not None
        state, words = live.match.state, live.words("it")
        legal = state.legal(0)
        other = next(move for move in range(live.room.game.moves) if move not in legal)
        on, off = state.write(0, legal[0]), state.write(0, other)
        for draft in ((), (on,)):
            scene = live.scene(0, words, draft)
            assert scene.why(off) == state.why(0, other) is not None
            assert scene.why(on) is None
        assert live.scene(1, words).why(off) is None


def test_seats_that_decide_at_once_never_make_each_other_stale(tmp_path: Path) -> None:
    import nebbia_room  # noqa: F401

    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", game="nebbia-in-laguna")
        assert live.match is not None
        assert sorted(live.deciders()) == [0, 1, 2]
        texts = {seat: live.match.state.write(seat, live.match.state.legal(seat)[0]) for seat in range(3)}

        async def all_at_once() -> None:
            posts = [
                h.host.playing.move(live, actor_at(live, h.people[name]), seat, 0, [texts[seat]])
                for seat, name in enumerate(["Anna", "Bruno", "Carla"])
            ]
            await asyncio.gather(*posts)

        h.run(all_at_once())
        assert live.match.decisions == [1, 1, 1]


def test_a_move_that_nobody_hears_of_still_shows_whose_turn_it_is(tmp_path: Path) -> None:
    """Keeping the raven tells nothing, but the screens of all must learn that it is for somebody to decide."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", options={"ravens": True, "first": 1})
        assert live.match is not None
        woken: list[int] = []
        live.subscribe(lambda: woken.append(live.version_for(1)))
        before = live.version_for(1)
        h.run(h.host.playing.move(live, h.actor(live, "Anna"), 0, 0, ["keep raven"]))
        assert not live.match.plays[-1].events
        assert live.version_for(1) > before and woken


def test_resigning_among_two_ends_it_among_three_a_bot_plays_on(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        h.run(h.host.playing.resign(live, h.actor(live, "Anna"), 0))
        assert (live.table.status, live.table.ending, live.table.winners) == ("ended", "resigned", [1])
        assert live.deciders() == []
        three = h.table("Anna", "Bruno", "Carla", options=BARE)
        h.run(h.host.playing.resign(three, h.actor(three, "Anna"), 0))
        assert three.running and three.seat(0).bot and three.seat(0).resigned
        h.run(h.host.playing.resign(three, h.actor(three, "Bruno"), 1))
        h.run(h.host.playing.resign(three, h.actor(three, "Carla"), 2))
        assert (three.table.status, three.table.ending) == ("ended", "abandoned")
        h.again()
        assert h.live(three.table.code).table.ending == "abandoned"


def test_a_match_ends_when_all_agree(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "bot:greedy", options=BARE)
        h.run(h.host.playing.propose_end(live, h.actor(live, "Bruno"), 1))
        assert live.running
        h.run(h.host.playing.answer(live, h.actor(live, "Anna"), 0, "end", True))
        assert (live.table.status, live.table.ending, live.table.winners) == ("ended", "vote", None)
        with pytest.raises(NotNow):
            h.run(h.host.playing.propose_end(live, h.actor(live, "Bruno"), 1))


def test_a_bot_stands_in_and_the_player_comes_back(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        live.arrive(1)
        with pytest.raises(NotAllowed):
            h.run(h.host.seating.stand_in(live, h.actor(live, "Anna"), 1, "greedy"))
        live.depart(1)
        with pytest.raises(NotAllowed):
            h.run(h.host.seating.stand_in(live, h.actor(live, "Bruno"), 0, "greedy"))
        h.run(h.host.seating.stand_in(live, h.actor(live, "Anna"), 1, "greedy"))
        h.play(live)
        h.wait(lambda: live.deciders() == [0])
        with pytest.raises(NotNow):
            h.run(h.host.playing.move(live, h.actor(live, "Bruno"), 1, live.decision(1), ["left stark"]))
        h.run(h.host.seating.take_back(live, h.actor(live, "Bruno"), 1))
        h.play(live)
        assert live.deciders() == [1] and not live.seat(1).bot
        h.again()
        assert h.live(live.table.code).deciders() == [1]


def test_a_clock_hands_an_absent_seat_to_a_bot(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE, clock=30)
        assert live.match is not None and live.deadline(0) is not None and live.deadline(1) is None
        live.match.since[0] = 1  # long ago
        h.run(_tend(h.host, live))
        h.wait(lambda: live.deciders() == [1])
        assert live.seat(0).bot and not live.seat(0).resigned


async def _tend(host: object, live: object) -> None:
    host.hall.tend(live)  # type: ignore[attr-defined]


def test_talk_follows_the_rules(tmp_path: Path) -> None:
    """In the raven variant nobody talks, but for the two of the private minute, and then it is shut again."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", options={"ravens": True, "first": 1})
        assert live.match is not None
        with pytest.raises(NotNow) as error:
            h.run(h.host.talking.say(live, h.actor(live, "Bruno"), 1, "ciao"))
        assert str(error.value.arguments["rule"]).startswith("PC-9")
        state = live.match.state
        texts = [state.write(0, move) for move in state.legal(0)]
        send = next(text for text in texts if text.endswith("3"))
        h.run(h.host.playing.move(live, h.actor(live, "Anna"), 0, 0, [send]))
        talk = live.talk_for(0)
        assert talk.open and talk.group == (0, 2) and talk.until is not None
        assert not live.talk_for(1).open and not live.talk_for(None).open
        h.run(h.host.talking.say(live, h.actor(live, "Anna"), 0, "tu  Stark,\nio Tully"))
        assert [line.text for line in live.heard(2, None)] == ["tu Stark, io Tully"]
        assert live.heard(1, None) == [] and live.heard(None, None) == []
        live.match.since[live.deciders()[0]] = 1  # the minute is over
        h.run(_tend(h.host, live))
        h.wait(lambda: not live.talk_for(0).open)
        h.again()
        assert [line.group for line in h.live(live.table.code).talk] == [(0, 2)]


def test_talk_is_open_where_the_rules_do_not_shut_it_and_mutes_are_ones_own(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla")
        h.run(h.host.talking.say(live, h.actor(live, "Anna"), 0, "ciao"))
        h.run(h.host.talking.mute(live, h.actor(live, "Bruno"), 0, True))
        assert live.heard(1, h.person("Bruno").id) == []
        assert len(live.heard(2, h.person("Carla").id)) == 1 and len(live.heard(None, None)) == 1
        h.again()
        again = h.live(live.table.code)
        assert again.heard(1, h.person("Bruno").id) == []
        h.run(h.host.talking.mute(again, h.actor(again, "Bruno"), 0, False))
        assert len(again.heard(1, h.person("Bruno").id)) == 1


def test_a_record_is_given_out_only_when_nothing_is_secret_any_more(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        with pytest.raises(NotNow):
            h.host.playing.record(live, h.actor(live, "Anna"))
        while live.running:
            h.play(live)
        record = tavolata.Record.parse(h.host.playing.record(live, h.actor(live, "Anna")).text())
        assert live.match is not None and record.replay() == live.match.state
        assert live.table.status == "over" and live.table.winners == record.result


def test_a_move_that_tells_nothing_leaves_no_empty_line(tmp_path: Path) -> None:
    """To ask for an Imperial card says nothing by itself; its price and the card do."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", game="proelio", options={"dealer": 2, "guilds": False})
        assert live.match is not None
        cards = [live.match.state.view(0)["hand"][place] for place in (0, 1)]
        moves = ["imperial", *[f"discard {card}" for card in cards]]
        h.run(h.host.playing.move(live, h.actor(live, "Anna"), 0, 0, moves))
        assert [play.text for play in live.match.plays] == moves and not live.match.plays[0].events
        for seat in (None, 0, 1):
            lines = live.story(seat, live.words("en"))
            (line,) = [line for line in lines if line.play is not None]
            heard = 3 if seat == 0 else 2
            assert (line.play, line.begins, len(line.steps)) == (heard, 1, heard) and line.id == str(heard)
            assert line.texts[0].startswith("Anna discards") and len(line.texts) == 3
            assert [bool(line.step(play)) for play in range(heard + 2)] == [
                False,
                *[bool(step) for step in line.steps],
                False,
            ]


def test_a_plan_for_the_next_round_is_a_decision_of_its_own(tmp_path: Path) -> None:
    """Sangue Reale: whoever ends a round confirms that first; what is planned next is no part of it."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", game="sangue-reale", options={"era": 1})
        assert live.match is not None
        words = live.words("en")
        last_moves = 0
        while last_moves < 2:
            state = live.match.state
            seat = state.deciders()[0]
            moves = state.legal(seat)
            text = state.write(seat, moves[(7 * len(live.match.plays) + seat) % len(moves)])
            trial = state.clone()
            trial.play(seat, trial.read(seat, text))
            if len(state.deciders()) == 1 and len(trial.deciders()) == 2 and trial.fence == state.fence:
                assert live.sight(seat, words, (text,)).whole
                last_moves += 1
            h.run(
                h.host.playing.move(
                    live, h.actor(live, ("Anna", "Bruno")[seat]), seat, live.match.decisions[seat], [text]
                )
            )
