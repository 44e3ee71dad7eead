"""The exchange of lots: everybody commits, the list is closed, everybody reveals; and what happens when somebody
does not."""

from __future__ import annotations

import asyncio
from collections.abc import Iterator
from pathlib import Path

import pytest

from table.house import House, house
from tavolata.table import dealing, fair
from tavolata.table.errors import BadRequest, NotNow
from tavolata.table.live import Live
from tavolata.table.opening import Place, Plan
from tavolata.web import facts

PRIMO = "primo-cavaliere"
LOTS = ("a1" * 16, "b2" * 16, "c3" * 16)


@pytest.fixture
def h(tmp_path: Path) -> Iterator[House]:
    with house(tmp_path) as made:
        yield made


@pytest.fixture
def short(monkeypatch: pytest.MonkeyPatch) -> None:
    """Nobody is waited for long."""
    monkeypatch.setattr(dealing, "PATIENCE", 0.05)


def pledge(live: Live, seat: int, lot: str = "") -> str:
    return fair.lot_commitment(live.table.commitment, seat, lot or LOTS[seat])


def play_now(h: House, token: str = "", lot: str = LOTS[0]) -> Live:
    """Press Play now, as a page with a script does."""
    offer = h.host.dealing.offer()
    given = fair.lot_commitment(offer.commitment, 0, lot)
    return h.run(h.host.opening.play_now(h.person("Ada"), PRIMO, token or offer.token, given))


def three(h: House) -> Live:
    """A table of three friends who have all committed, and begun."""
    places = (Place("me", "Ada"), Place("friend"), Place("friend"))
    live = h.run(h.host.opening.open(h.person("Ada"), Plan(PRIMO, places)))
    for seat, name in enumerate(("Ada", "Bruno", "Carla")):
        if seat:
            given = pledge(live, seat)
            h.run(h.host.seating.sit(live, h.actor(live, name), h.person(name), seat, name, given))
        else:
            h.run(h.host.dealing.give_commitment(live, h.actor(live, name), seat, pledge(live, seat)))
    h.run(h.host.opening.start(live, h.actor(live, "Ada")))
    return live


def verdict(h: House, live: Live) -> fair.Verdict:
    """End the match and check its record."""
    for name in live.names:
        if live.running and live.seat(live.names.index(name)).kind == "person":
            h.run(h.host.playing.resign(live, h.actor(live, name), live.names.index(name)))
    return fair.check(h.host.playing.record(live, h.actor(live, live.names[0])))


def told(live: Live) -> str:
    return " ".join(facts.deal_lines(live, live.words("en")))


# -- when all goes well ----------------------------------------------------------------------------------------------


def test_play_now_begins_when_the_lot_is_open(h: House) -> None:
    live = play_now(h)
    assert live.table.status == "dealing" and live.table.deal_list and live.match is None
    assert dealing.awaited(live.table) == [0] and live.seat(0).lot == ""
    h.reveal(live, 0, LOTS[0])
    assert live.running and live.stage is None
    found = verdict(h, live)
    assert found.fair and found.voids == [] and [share.lot for share in found.shares] == [LOTS[0], ""]


def test_without_a_commitment_play_begins_at_once(h: House) -> None:
    live = h.run(h.host.opening.play_now(h.person("Ada"), PRIMO, h.host.dealing.offer().token))
    assert live.running and "Nobody added a number" in told(live)
    assert verdict(h, live).fair


def test_nobodys_lot_is_known_before_the_list_is_closed(h: House) -> None:
    """The list holds everybody's commitment, and who is last can reveal nothing but what he committed to."""
    live = three(h)
    assert live.table.deal_list == fair.list_digest(
        live.table.commitment, [pledge(live, s) for s in range(3)]
    )
    with pytest.raises(NotNow):
        h.run(h.host.dealing.give_commitment(live, h.actor(live, "Carla"), 2, pledge(live, 2, LOTS[0])))
    for seat in (0, 1):
        h.reveal(live, seat, LOTS[seat])
    with pytest.raises(BadRequest, match="not the number"):
        h.reveal(live, 2, LOTS[1])
    with pytest.raises(BadRequest, match="32 to 64"):
        h.reveal(live, 2, "ab")
    assert live.table.status == "dealing"
    h.reveal(live, 2, LOTS[2])
    h.reveal(live, 2, LOTS[2])  # an answer was lost: no harm
    assert live.running and all(share.opens and share.lot for share in verdict(h, live).shares)


def test_a_copied_commitment_cannot_be_opened(h: House) -> None:
    places = (Place("me", "Ada"), Place("friend"))
    live = h.run(h.host.opening.open(h.person("Ada"), Plan(PRIMO, places)))
    mine = pledge(live, 0)
    h.run(h.host.dealing.give_commitment(live, h.actor(live, "Ada"), 0, mine))
    h.run(h.host.seating.sit(live, h.actor(live, "Eve"), h.person("Eve"), 1, "Eve", mine))
    h.run(h.host.opening.start(live, h.actor(live, "Ada")))
    h.reveal(live, 0, LOTS[0])
    with pytest.raises(BadRequest, match="not the number"):
        h.reveal(live, 1, LOTS[0])


def test_who_does_not_take_part_is_not_waited_for(h: House) -> None:
    live = h.table("Ada", "Bruno", "bot:random")
    assert live.running, "nobody committed"
    places = (Place("me", "Ada"), Place("friend"))
    live = h.run(h.host.opening.open(h.person("Ada"), Plan(PRIMO, places)))
    h.run(h.host.seating.sit(live, h.actor(live, "Bruno"), h.person("Bruno"), 1, "Bruno", pledge(live, 1)))
    h.run(h.host.opening.start(live, h.actor(live, "Ada")))
    assert dealing.awaited(live.table) == [1]
    h.reveal(live, 1, LOTS[1])
    assert live.running and "Ada added no number" in told(live)
    assert [bool(share.lot) for share in verdict(h, live).shares] == [False, True]


def test_nobody_comes_or_goes_while_lots_are_exchanged(h: House) -> None:
    live = three(h)
    with pytest.raises(NotNow):
        h.run(h.host.seating.leave(live, h.actor(live, "Bruno"), 1))
    with pytest.raises(NotNow):
        h.run(h.host.seating.remove(live, h.actor(live, "Ada"), 1))
    with pytest.raises(NotNow):
        h.run(h.host.seating.sit(live, h.actor(live, "Dora"), h.person("Dora"), 1, "Dora"))
    with pytest.raises(NotNow):
        h.run(h.host.opening.start(live, h.actor(live, "Ada")))
    assert live.names == ["Ada", "Bruno", "Carla"]


def test_a_rematch_asks_those_who_took_part_before(h: House) -> None:
    live = play_now(h)
    h.reveal(live, 0, LOTS[0])
    h.run(h.host.playing.resign(live, h.actor(live, "Ada"), 0))
    again = h.run(h.host.opening.rematch(live, h.actor(live, "Ada"), h.person("Ada")))
    assert again.table.status == "dealing" and not again.table.deal_list
    assert again.table.commitment != live.table.commitment and dealing.awaited(again.table) == [0]
    with pytest.raises(NotNow):
        h.reveal(again, 0, LOTS[0])
    h.run(h.host.dealing.give_commitment(again, h.actor(again, "Ada"), 0, pledge(again, 0)))
    h.reveal(again, 0, LOTS[0])
    assert again.running and verdict(h, again).fair


# -- when somebody fails ---------------------------------------------------------------------------------------------


@pytest.mark.usefixtures("short")
def test_a_closed_tab_makes_the_deal_void_and_the_match_begins_without_it(h: House) -> None:
    live = play_now(h)
    before = live.table
    h.wait(lambda: live.running)
    assert live.table.commitment != before.commitment and live.seat(0).lot == ""
    assert "A deal was void: Ada did not reveal the number in time" in told(live)
    found = verdict(h, live)
    assert found.fair and found.voids == [fair.Void(before.deal_list, (0,))]


def test_the_others_commit_anew_when_one_fails_and_he_is_out(
    h: House, monkeypatch: pytest.MonkeyPatch
) -> None:
    live = three(h)
    first = live.table
    h.reveal(live, 0, LOTS[0])
    h.reveal(live, 1, LOTS[1])
    late(h, live)
    between = live.table
    assert between.status == "dealing" and not between.deal_list and between.secret != first.secret
    assert [seat.lot for seat in live.table.seats] == ["", "", ""], "what was open once counts no more"
    assert dealing.awaited(live.table) == [0, 1]
    with pytest.raises(NotNow, match="let a deal fail"):
        h.run(h.host.dealing.give_commitment(live, h.actor(live, "Carla"), 2, pledge(live, 2)))
    for seat, name in enumerate(("Ada", "Bruno")):
        h.run(h.host.dealing.give_commitment(live, h.actor(live, name), seat, pledge(live, seat)))
    assert live.table.deal_list and live.table.deal_list != first.deal_list
    h.reveal(live, 1, LOTS[1])
    h.reveal(live, 0, LOTS[0])
    assert live.running
    found = verdict(h, live)
    assert found.fair and found.voids == [fair.Void(first.deal_list, (2,))]
    assert [bool(share.lot) for share in found.shares] == [True, True, False]


def late(h: House, live: Live) -> None:
    """The time is over."""
    stage = live.stage
    assert stage is not None
    h.run(h.host.dealing._late(live, stage))


def test_every_void_deal_is_counted_until_nobody_is_left_to_fail(h: House) -> None:
    live = three(h)
    lists = []
    for seat in range(3):
        lists.append(live.table.deal_list)
        for other in range(seat + 1, 3):
            h.reveal(live, other, LOTS[other])
        late(h, live)
        for other in range(seat + 1, 3):
            actor = h.actor(live, live.names[other])
            h.run(h.host.dealing.give_commitment(live, actor, other, pledge(live, other)))
    assert live.running
    assert verdict(h, live).voids == [fair.Void(digest, (seat,)) for seat, digest in enumerate(lists)]


def test_who_does_not_commit_in_time_goes_on_without(h: House) -> None:
    live = three(h)
    late(h, live)
    assert live.running, "nobody revealed, so nobody is waited for any more"
    live = play_now(h, token="f" * 32)
    assert dealing.awaited(live.table) == [0] and not live.table.deal_list
    late(h, live)
    assert live.running and live.seat(0).commitment == ""


def test_an_old_timer_does_nothing(h: House) -> None:
    live = three(h)
    stage = live.stage
    assert stage is not None
    late(h, live)
    assert live.running
    h.run(h.host.dealing._late(live, stage))
    assert live.running and len(live.table.voids) == 1


def test_a_full_disk_voids_nothing_and_is_tried_again(h: House, monkeypatch: pytest.MonkeyPatch) -> None:
    live = play_now(h)
    stage, table = live.stage, live.table

    async def full(*_: object) -> None:
        raise OSError("no space left")

    with monkeypatch.context() as patch:
        patch.setattr(h.store, "write", full)
        with pytest.raises(OSError, match="space"):
            late(h, live)
    assert live.table is table and live.stage is not stage and live.stage is not None
    h.reveal(live, 0, LOTS[0])
    assert live.running and live.table.voids == []


# -- restarts --------------------------------------------------------------------------------------------------------


def test_an_exchange_goes_on_after_a_restart_with_the_same_list(h: House) -> None:
    """A server that is stopped when it has seen lots it does not like has gained nothing: the list stands."""
    live = three(h)
    before = live.table
    h.reveal(live, 0, LOTS[0])
    h.again()
    live = h.live(before.code)
    assert (live.table.secret, live.table.deal_list) == (before.secret, before.deal_list)
    assert dealing.awaited(live.table) == [1, 2]
    for seat in (1, 2):
        h.reveal(live, seat, LOTS[seat])
    assert live.running and verdict(h, live).voids == []


def test_who_was_lost_in_a_restart_is_not_to_blame(h: House) -> None:
    code, first = (live := three(h)).table.code, live.table.deal_list
    h.again()
    live = h.live(code)
    late(h, live)
    assert dealing.awaited(live.table) == [0, 1, 2], "all may commit again"
    assert "the server was restarted" in " ".join(facts.void_lines(live, live.words("en")))
    for seat in range(3):
        h.run(h.host.dealing.give_commitment(live, h.actor(live, live.names[seat]), seat, pledge(live, seat)))
    for seat in range(3):
        h.reveal(live, seat, LOTS[seat])
    found = verdict(h, live)
    assert found.fair and found.voids == [fair.Void(first, server=True)]


def test_an_offer_outlives_a_restart_and_is_good_for_one_table(h: House) -> None:
    offer = h.host.dealing.offer()
    h.again()
    given = fair.lot_commitment(offer.commitment, 0, LOTS[0])
    live = h.run(h.host.opening.play_now(h.person("Ada"), PRIMO, offer.token, given))
    assert live.table.commitment == offer.commitment and live.table.voids == []
    h.reveal(live, 0, LOTS[0])
    h.again()
    again = h.run(h.host.opening.play_now(h.person("Ada"), PRIMO, offer.token, given))
    assert again.table.commitment != offer.commitment and again.seat(0).commitment == ""
    assert again.table.voids == [fair.Void(offer.commitment, offer=True).text], "and that is seen"
    assert dealing.awaited(again.table) == [0], "the page is asked for another"
    renewed = f"{int(offer.token[:8], 16) - 1:08x}{offer.token[8:]}"
    third = h.run(h.host.opening.play_now(h.person("Ada"), PRIMO, renewed))
    assert third.table.secret != live.table.secret, "another time is not another offer"


def test_an_offer_that_two_take_at_once_goes_to_one(h: House) -> None:
    offer = h.host.dealing.offer()

    async def both() -> list[Live]:
        wishes = [h.host.opening.play_now(person, PRIMO, offer.token) for person in people]
        return list(await asyncio.gather(*wishes))

    people = [h.person("Ada"), h.person("Bruno")]
    one, other = h.run(both())
    assert one.table.secret != other.table.secret
    assert [live.table.offer for live in (one, other)].count(offer.token[8:]) == 1


def test_an_offer_that_is_too_old_is_void(h: House, monkeypatch: pytest.MonkeyPatch) -> None:
    offer = h.host.dealing.offer()
    monkeypatch.setattr(fair, "OFFER_SECONDS", -1)
    live = h.run(h.host.opening.play_now(h.person("Ada"), PRIMO, offer.token))
    assert live.running and "had been used or was too old" in told(live)
    assert h.run(h.host.opening.play_now(h.person("Ada"), PRIMO, "no offer")).table.voids == []
