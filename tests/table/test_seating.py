"""Opening tables, sitting down, leaving, playing again."""

from dataclasses import replace
from functools import partial
from pathlib import Path

import pytest
from sqlalchemy import text

import tavolata
from table.house import house
from tavolata.store import rows
from tavolata.table import fair
from tavolata.table.actors import actor_at
from tavolata.table.errors import BadRequest, NotAllowed, NotFound, NotNow, OnHold
from tavolata.table.opening import Place, Plan
from tavolata.web import results

BARE: dict[str, object] = {"companions": "none", "first": 1}


def test_play_now_seats_a_person_among_bots_at_once(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        offer = h.host.dealing.offer()
        live = h.run(h.host.opening.play_now(h.person("Anna"), "primo-cavaliere", offer.token))
        assert live.running and live.seat(0).people == {h.person("Anna").id}
        assert live.table.commitment == offer.commitment
        assert all(seat.bot for seat in live.table.seats[1:]) and all(live.names)
        assert len(set(live.names)) == len(live.names)
        assert {seat.bot for seat in live.table.seats[1:]} == {"search:seconds=0.2"}, "a gentle one"


def test_a_guest_takes_a_name_at_the_table_and_keeps_it(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        guest = h.person("")
        live = h.run(h.host.opening.play_now(guest, "primo-cavaliere"))
        bot = live.names[1]
        words = live.words("it")
        assert live.names[0] == words.text("guest-name")
        before = live.version
        h.run(h.host.seating.rename(live, h.actor(live, ""), 0, f" {bot} "))
        assert live.names[0] == f"{bot} 2" and live.version > before
        h.run(h.host.seating.rename(live, h.actor(live, ""), 0, "Ada\n"))
        h.again()
        again = h.live(live.table.code)
        known = h.store.read(partial(rows.load_person, person=guest.id))
        assert again.names == ["Ada", bot] and known is not None and known.name == "Ada"


def test_only_ones_own_name_is_changed_and_not_after_play(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        with pytest.raises(NotAllowed):
            h.run(h.host.seating.rename(live, h.actor(live, "Bruno"), 0, "Zoe"))
        h.run(h.host.seating.rename(live, h.actor(live, "Anna"), 0, "Anita"))
        h.run(h.host.playing.resign(live, h.actor(live, "Anna"), 0))
        with pytest.raises(NotNow):
            h.run(h.host.seating.rename(live, h.actor(live, "Anna"), 0, "Zoe"))
        assert live.names == ["Anita", "Bruno"]


def test_the_story_is_told_with_the_names_of_now(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        h.play(live)
        assert "Anna" in " ".join(live.story(1, live.words("it"))[0].texts)
        h.run(h.host.seating.rename(live, h.actor(live, "Anna"), 0, "Anita"))
        assert "Anita" in " ".join(live.story(1, live.words("it"))[0].texts)


def test_an_unknown_game_or_bad_wishes_say_what_is_allowed(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        anna = h.person("Anna")
        two = (Place("me"), Place("bot"))
        with pytest.raises(tavolata.UnknownGame):
            h.run(h.host.opening.play_now(anna, "chess"))
        with pytest.raises(tavolata.BadOption):
            h.run(h.host.opening.open(anna, Plan("primo-cavaliere", two, {"teams": True})))
        with pytest.raises(tavolata.BadOption):
            h.run(
                h.host.opening.open(anna, Plan("primo-cavaliere", (Place("me"), Place("bot", bot="genius"))))
            )
        mine = (Place("me", commitment="xyz"), Place("bot"))
        for wrong in ({"clock": 1}, {"language": "la"}, {"places": mine}):
            with pytest.raises(BadRequest):
                h.run(h.host.opening.open(anna, replace(Plan("primo-cavaliere", two), **wrong)))
        assert len(h.host.hall._lives) == 0


def test_friends_come_by_the_table_or_by_the_key_of_a_place(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        places = (Place("me", "Anna"), Place("friend"), Place("friend"), Place("friend"))
        live = h.run(h.host.opening.open(h.person("Anna"), Plan("primo-cavaliere", places)))
        bruno, carla = h.person("Bruno"), h.person("Carla")
        h.run(h.host.seating.sit(live, h.actor(live, "Bruno"), bruno, 1, "Anna"))
        assert live.names[1] == "Anna 2", "nobody takes another's name"
        with pytest.raises(NotNow):
            h.run(h.host.seating.sit(live, h.actor(live, "Carla"), carla, 1, "Carla"))
        with pytest.raises(NotAllowed):
            h.run(h.host.opening.start(live, h.actor(live, "Bruno")))
        h.run(h.host.seating.leave(live, h.actor(live, "Bruno"), 1))
        assert not live.seat(1).taken
        h.run(h.host.seating.sit(live, h.actor(live, "Bruno"), bruno, 1, "  Bruno \n"))
        key = live.seat(2).key
        h.run(h.host.opening.start(live, h.actor(live, "Anna")))
        assert live.names[1] == "Bruno" and live.seat(2).bot and live.seat(3).bot
        assert live.table.seed == fair.seed_of(live.table.secret, live.table.deal_list, [""] * 4)
        with pytest.raises(NotNow):
            h.run(h.host.seating.sit(live, h.actor(live, "Carla"), carla, 3, "Carla"))
        found, seat = h.run(h.host.seating.take_key(key, carla))
        assert (found, seat) == (live, 2)
        late = actor_at(live, carla, key)
        h.run(h.host.seating.sit(live, late, carla, 2, "Carla"))
        assert live.seat(2).kind == "person" and not live.seat(2).bot and live.names[2] == "Carla"
        assert live.table.seed == fair.seed_of(live.table.secret, live.table.deal_list, [""] * 4)


def test_a_key_opens_the_seat_to_another_device(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno")
        phone = h.person("Anna's phone")
        assert actor_at(live, phone).seats == frozenset()
        h.run(h.host.seating.take_key(live.seat(0).key, phone))
        assert actor_at(live, phone).seats == {0}
        h.again()
        assert actor_at(h.live(live.table.code), phone).seats == {0}
        with pytest.raises(NotFound):
            h.run(h.host.seating.take_key("guess", phone))
        with pytest.raises(NotFound):
            h.live("no-such-table")


def test_a_guest_sent_away_does_not_come_back(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", "Carla", options=BARE)
        key = live.seat(1).key
        with pytest.raises(NotAllowed):
            h.run(h.host.seating.remove(live, h.actor(live, "Carla"), 1))
        h.run(h.host.seating.remove(live, h.actor(live, "Anna"), 1))
        assert live.seat(1).kind == "bot" and h.actor(live, "Bruno").seats == frozenset()
        with pytest.raises(NotFound):
            h.run(h.host.seating.take_key(key, h.person("Bruno")))
        bruno = actor_at(live, h.person("Bruno"), live.seat(1).key)
        with pytest.raises(NotAllowed):
            h.run(h.host.seating.sit(live, bruno, h.person("Bruno"), 1, "Bruno"))
        h.again()
        assert h.person("Bruno").id in h.live(live.table.code).bans


def test_a_return_match_where_something_is_hidden_is_dealt_anew(tmp_path: Path) -> None:
    """Whoever has the record of the first match knows its seed, and with it every hand and every draw to come."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno")
        h.run(h.host.playing.resign(live, h.actor(live, "Anna"), 0))
        known = h.host.playing.record(live, h.actor(live, "Anna")).seed
        back = h.run(h.host.opening.return_match(live, h.actor(live, "Anna"), h.person("Anna")))
        assert back.names == ["Bruno", "Anna"] and back.table.return_of == live.table.code
        h.run(h.host.opening.start(back, h.actor(back, "Anna")))
        assert back.table.seed != known and back.table.secret != live.table.secret
        h.run(h.host.playing.resign(back, h.actor(back, "Anna"), 1))
        assert "deal again" not in h.host.playing.record(back, h.actor(back, "Anna")).tags


def test_a_return_match_keeps_its_deal_whoever_comes_and_goes_before_it_begins(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        h.run(h.host.playing.resign(live, h.actor(live, "Anna"), 0))
        back = h.run(h.host.opening.return_match(live, h.actor(live, "Anna"), h.person("Anna")))
        h.run(h.host.seating.leave(back, h.actor(back, "Bruno"), 0))
        h.run(h.host.seating.sit(back, h.actor(back, "Carla"), h.person("Carla"), 0, "Carla", "ab" * 32))
        with pytest.raises(NotNow):
            h.run(h.host.dealing.give_commitment(back, h.actor(back, "Anna"), 1, "ab" * 32))
        h.run(h.host.opening.start(back, h.actor(back, "Anna")))
        assert back.running and back.table.seed == live.table.seed


def test_again_with_a_new_deal_and_with_the_same_one(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        anna, bruno = h.actor(live, "Anna"), h.actor(live, "Bruno")
        with pytest.raises(NotNow):
            h.run(h.host.opening.rematch(live, anna, h.person("Anna")))
        while live.running:
            h.play(live)
        with pytest.raises(NotAllowed):
            h.run(h.host.opening.rematch(live, h.actor(live, "Zoe"), h.person("Zoe")))
        back = h.run(h.host.opening.return_match(live, anna, h.person("Anna")))
        assert back.names == ["Bruno", "Anna"] and back.table.status == "waiting"
        assert h.run(h.host.opening.return_match(live, bruno, h.person("Bruno"))) is back, (
            "all meet at one table"
        )
        h.run(h.host.opening.start(back, h.actor(back, "Anna")))
        assert back.table.seed == live.table.seed, "without companions nothing is hidden"
        while back.running:
            h.play(back)
        verdict = fair.check(h.host.playing.record(back, h.actor(back, "Anna")))
        assert verdict.fair and verdict.deal.again
        again = h.run(h.host.opening.rematch(back, h.actor(back, "Bruno"), h.person("Bruno")))
        assert again.names == back.names and again.table.commitment != live.table.commitment


def test_a_guest_who_plays_again_does_not_take_the_table_of_a_program(tmp_path: Path) -> None:
    """Its owner has a key, which is good for the rematches too."""
    with house(tmp_path) as h:
        places = (Place("me", "Machine"), Place("friend"))
        live = h.run(h.host.opening.open(None, Plan("primo-cavaliere", places, BARE)))
        key = live.table.owner_key
        h.run(h.host.seating.sit(live, h.actor(live, "Bruno"), h.person("Bruno"), 1, "Bruno"))
        h.run(h.host.opening.start(live, actor_at(live, None, key)))
        h.run(h.host.playing.resign(live, h.actor(live, "Bruno"), 1))
        again = h.run(h.host.opening.rematch(live, h.actor(live, "Bruno"), h.person("Bruno")))
        assert actor_at(again, None, key).owner and not h.actor(again, "Bruno").owner


def test_an_uploaded_record_can_be_looked_at_and_is_checked(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        while live.running:
            h.play(live)
        text = h.host.playing.record(live, h.actor(live, "Anna")).text()
        shown = h.run(h.host.opening.upload(h.person("Carla"), text))
        assert shown.table.status == "over" and shown.names == ["Anna", "Bruno"]
        assert live.match is not None and shown.match is not None
        assert shown.match.state == live.match.state
        h.again()
        again = h.live(shown.table.code)
        assert again.match is not None and again.match.state == live.match.state
        with pytest.raises(tavolata.BadRecord):
            h.run(h.host.opening.upload(h.person("Carla"), text.replace("2. 2: ", "2. 1: ")))


def test_an_uploaded_record_brings_its_deal_along(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        offer, lot = h.host.dealing.offer(), "12ab" * 8
        mine = Place("me", "Anna", commitment=fair.lot_commitment(offer.commitment, 0, lot))
        plan = Plan("primo-cavaliere", (mine, Place("bot", bot="greedy")), BARE, offer=offer.token)
        live = h.run(h.host.opening.open(h.person("Anna"), plan))
        h.run(h.host.opening.start(live, h.actor(live, "Anna")))
        h.reveal(live, 0, lot)
        h.run(h.host.playing.resign(live, h.actor(live, "Anna"), 0))
        record = h.host.playing.record(live, h.actor(live, "Anna"))
        shown = h.run(h.host.opening.upload(None, record.text()))
        assert shown.table.secret == live.table.secret and shown.table.commitment == live.table.commitment
        assert [seat.lot for seat in shown.table.seats] == [lot, ""]
        fair_deal = results.deal(shown, shown.words("en"))
        assert fair_deal is not None and fair_deal.fair
        forged = record.text().replace(live.table.commitment, "0" * 64)
        other = h.run(h.host.opening.upload(None, forged))
        unfair_deal = results.deal(other, other.words("en"))
        assert unfair_deal is not None and not unfair_deal.fair
        record.tags = {}
        silent = h.run(h.host.opening.upload(None, record.text()))
        assert results.deal(silent, silent.words("en")) is None


def test_a_match_of_rules_that_are_not_here_is_frozen(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        h.play(live)
        h.run(h.host.hall.save(live, replace(live.table, rules="0.0-gone")))
        h.again()
        frozen = h.live(live.table.code)
        assert frozen.table.status == "frozen" and frozen.match is None and not frozen.running
        assert frozen.held is not None and "0.0-gone" in str(frozen.held)


@pytest.mark.parametrize(
    ("column", "value", "id"),
    [
        ("rules", "0.9", "unknown-rules"),
        ("content", "base 0123456789abcdef", "other-content"),
        ("options", '{"moon": true}', "unknown-option"),
        ("pack", '{"pack": {"id": "mine"}, "gone": [{"id": "x"}]}', "bad-content"),
    ],
)
def test_what_this_release_does_not_have_is_put_on_hold(
    tmp_path: Path, column: str, value: str, id: str
) -> None:
    """By itself it breaks nothing: not the start of a server, nor lists; and nothing of it is written."""
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE, clock=60)
        h.play(live)
        statement = text(f"UPDATE matches SET {column} = :value")
        h.run(h.store.write(lambda connection: connection.execute(statement, {"value": value})))
        everything = text("SELECT * FROM matches, seats, entries")
        kept = h.store.read(lambda connection: connection.execute(everything).all())
        h.again()
        held = h.live(live.table.code)
        assert held.table.status == "frozen" and held.held is not None and held.held.id == id
        anna = h.actor(held, "Anna")
        for work in (
            h.host.talking.say(held, anna, 0, "Ciao"),
            h.host.talking.mute(held, anna, 1, True),
            h.host.seating.remove(held, anna, 1),
            h.host.hall.save(held, replace(held.table, title="Another")),
            h.host.playing.move(held, anna, 0, 0, ["left stark"]),
        ):
            with pytest.raises(OnHold) as refused:
                h.run(work)
            assert refused.value.id == id and refused.value.status == 409
        assert h.store.read(lambda connection: connection.execute(everything).all()) == kept


def test_a_log_that_cannot_be_repeated_is_put_on_hold(tmp_path: Path) -> None:
    with house(tmp_path) as h:
        live = h.table("Anna", "Bruno", options=BARE)
        for _ in range(8):
            h.play(live)
        h.run(h.store.write(lambda connection: connection.execute(text("UPDATE matches SET seed = '7'"))))
        h.again()
        held = h.live(live.table.code)
        assert held.table.status == "frozen" and held.held is not None and held.held.id == "refused"


def test_a_pack_of_ones_own_comes_to_the_table(tmp_path: Path) -> None:
    folder = tavolata.room("primo-cavaliere").folder / "content"
    files = {path.name: path.read_text("utf-8") for path in folder.glob("*.toml")}
    with house(tmp_path) as h:
        places = (Place("me", "Anna"), Place("friend"))
        same = h.run(h.host.opening.open(h.person("Anna"), Plan("primo-cavaliere", places, content=files)))
        assert same.table.pack is None
        name = next(name for name, text in files.items() if 'id = "base"' in text)
        other = {**files, name: files[name].replace('id = "base"', 'id = "mine"')}
        live = h.run(h.host.opening.open(h.person("Anna"), Plan("primo-cavaliere", places, content=other)))
        assert live.table.pack is not None and live.table.content.startswith("mine ")
        h.run(h.host.opening.start(live, h.actor(live, "Anna")))
        h.again()
        assert h.live(live.table.code).running
        with pytest.raises(tavolata.BadContent):
            h.run(
                h.host.opening.open(
                    h.person("Anna"), Plan("primo-cavaliere", places, content={"x.toml": "="})
                )
            )
