"""What is written about tables and people is read again as it was."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from sqlalchemy import Connection, func, select
from sqlalchemy import Table as Rows

from table.store_support import add_table, append, ask, do, move, new_table, opened, write
from tavolata.store import rows, schema
from tavolata.store.model import Person, Seat, Table, TalkLine
from tavolata.store.store import Store


@pytest.fixture
def store(tmp_path: Path) -> Iterator[Store]:
    with opened(tmp_path / "t.db") as store:
        yield store


def person(store: Store, name: str = "Anna", at: int = 5) -> int:
    return do(store, rows.add_person, at, name=name, language="it").id


def load(store: Store, code: str) -> Table:
    table = ask(store, rows.load_table, code)
    assert table is not None
    return table


# -- tables ------------------------------------------------------------------------------------------------------


def whole_table(owner: int) -> Table:
    return Table(
        game="primo-cavaliere",
        rules="1",
        seats=[
            Seat(0, "person", "Anna", key="k0", lot="17", people={owner}, resigned=True),
            Seat(1, "bot", "Bot", bot="search"),
            Seat(2, "bot", "Bot", bot="greedy"),
            Seat(3, "friend"),
        ],
        options={"companions": "printed", "raven": True, "first": 2},
        content="base 0123",
        pack={"houses": [{"id": "stark", "name": "Stärk"}]},
        code="WXYZ",
        title="Da Anna",
        status="over",
        owner=owner,
        language="en",
        clock=60,
        listed=True,
        talk=False,
        secret=bytes(range(256)),
        commitment="c0ffee",
        offer="offer",
        seed=2**256 - 1,
        created=1,
        started=2,
        ended=1_900_000_000_000,
        winners=[0, 2],
        ending="rules",
        rematch_of="AAAA",
        return_of="BBBB",
        next_code="CCCC",
        imported=True,
    )


def test_a_table_comes_back_as_it_was(store: Store) -> None:
    table = whole_table(person(store))
    table.id = do(store, rows.insert_table, table)
    assert load(store, "WXYZ") == table
    assert ask(store, rows.load_table, "none") is None


def test_a_table_with_nothing_special(store: Store) -> None:
    table = new_table()
    table.id = do(store, rows.insert_table, table)
    assert load(store, "ABCD") == table
    assert write(store, lambda c: c.scalar(select(schema.matches.c.pack.is_(None)))) is True


def test_what_must_be_unique(store: Store) -> None:
    first = new_table()
    first.offer = "offer"
    do(store, rows.insert_table, first)
    for field, value in (("code", "ABCD"), ("offer", "offer")):
        other = new_table("EFGH")
        setattr(other, field, value)
        with pytest.raises(rows.Taken):
            do(store, rows.insert_table, other)
    doubled = new_table("EFGH")
    doubled.seats[1].key = "ABCD-0"
    with pytest.raises(rows.Taken):
        do(store, rows.insert_table, doubled)
    assert ask(store, rows.load_table, "EFGH") is None


def test_a_table_changes(store: Store) -> None:
    match = add_table(store)
    do(store, rows.update_table, match, status="running", started=9, seed=2**200, winners=[])
    do(store, rows.update_table, match, options={"raven": False})
    table = load(store, "ABCD")
    assert (table.status, table.started, table.seed, table.winners) == ("running", 9, 2**200, [])
    assert table.options == {"raven": False}
    assert ask(store, rows.codes, "running") == ["ABCD"]
    assert ask(store, rows.codes, "waiting") == []


def test_a_key_opens_its_seat(store: Store) -> None:
    add_table(store, "ABCD")
    add_table(store, "EFGH")
    assert ask(store, rows.table_of_key, "EFGH-1") == ("EFGH", 1)
    assert ask(store, rows.table_of_key, "EFGH-9") is None
    assert ask(store, rows.table_of_key, "") is None


def test_seats_change_hands(store: Store) -> None:
    anna, bruno = person(store, "Anna"), person(store, "Bruno")
    match = add_table(store)

    def sit(connection: Connection) -> None:
        rows.save_seat(connection, match, Seat(1, "person", "Bruno", "greedy", "new", "4", {999}, True))
        for _ in range(2):  # twice is as good as once
            rows.hold(connection, match, 1, anna)
        rows.hold(connection, match, 1, bruno)

    write(store, sit)
    assert load(store, "ABCD").seats[1] == Seat(
        1, "person", "Bruno", "greedy", "new", "4", {anna, bruno}, True
    )
    do(store, rows.release, match, 1, anna)
    assert load(store, "ABCD").seats[1].people == {bruno}
    do(store, rows.release, match, 1)
    assert load(store, "ABCD").seats[1].people == set()


def test_the_log_from_a_number_on(store: Store) -> None:
    match = add_table(store)
    append(store, match, move(1), move(2), move(3))
    append(store, match)  # nothing to add
    assert ask(store, rows.load_entries, match) == [move(1), move(2), move(3)]
    assert ask(store, rows.load_entries, match, 3) == [move(3)]


# -- talk --------------------------------------------------------------------------------------------------------


def test_talk_is_kept_in_order(store: Store) -> None:
    match, other = add_table(store, "ABCD"), add_table(store, "EFGH")
    said = [
        TalkLine(0, "Anna", "Ciao!", 10),
        TalkLine(1, "Bruno", "Psst", 11, (0, 1)),
        TalkLine(-1, "", "…", 12, ()),
    ]
    ids = [do(store, rows.add_talk, match, line) for line in said]
    do(store, rows.add_talk, other, said[0])
    heard = ask(store, rows.load_talk, match)
    assert [(line.text, line.group, line.id) for line in heard] == [
        ("Ciao!", None, ids[0]),
        ("Psst", (0, 1), ids[1]),
        ("…", (), ids[2]),
    ]
    do(store, rows.add_talk, match, TalkLine(0, "Anna", "Ciao ciao!", 13))
    last = ask(
        store, rows.load_talk, match, 1
    )  # of each group the last: whispers push nothing out of hearing
    assert [line.text for line in last] == ["Psst", "…", "Ciao ciao!"]


def test_mutes_and_bans(store: Store) -> None:
    anna, bruno = person(store, "Anna"), person(store, "Bruno")
    match = add_table(store)

    def quarrel(connection: Connection) -> None:
        for seat in (0, 1, 1):
            rows.set_mute(connection, match, anna, seat, True)
        rows.set_mute(connection, match, anna, 0, False)
        for _ in range(2):
            rows.ban(connection, match, bruno)

    write(store, quarrel)
    assert ask(store, rows.load_mutes, match) == {anna: {1}}
    assert ask(store, rows.load_bans, match) == {bruno}


# -- people ------------------------------------------------------------------------------------------------------


def test_a_person_and_what_is_chosen(store: Store) -> None:
    anna = person(store)
    do(store, rows.update_person, anna, name="Annina", sound=False)
    found = ask(store, rows.load_person, anna)
    assert found == Person(anna, "Annina", None, "it", "", False)
    assert ask(store, rows.load_person, anna + 1) is None


def test_a_kept_name_is_one_persons_alone(store: Store) -> None:
    anna, other = person(store), person(store)
    do(store, rows.keep_name, anna, "Ànna  Rossi", "hash")
    for name in ("Ànna  Rossi", "ÀNNA rossi", "A\u0300nna Rossi"):
        found = ask(store, rows.person_by_kept, name)
        assert found == (Person(anna, "Ànna  Rossi", "Ànna  Rossi", "it", "", True), "hash")
        with pytest.raises(rows.Taken):
            do(store, rows.keep_name, other, name, "h")
    assert ask(store, rows.person_by_kept, "Anna Rossi") is None
    do(store, rows.keep_name, anna, "ànna rossi", "new hash")


def test_sessions(store: Store) -> None:
    anna = person(store)
    for token in ("one", "two", "three"):
        do(store, rows.add_session, token, anna, 100)

    def whose(token: str) -> int | None:
        found = ask(store, rows.person_of_session, token)
        return found.id if found else None

    assert [whose(token) for token in ("one", "two", "four")] == [anna, anna, None]
    do(store, rows.end_session, "one")
    do(store, rows.touch_session, "two", 200)
    assert do(store, rows.prune_sessions, 150) == 1
    assert [whose(token) for token in ("one", "two", "three")] == [None, anna, None]
    do(store, rows.end_sessions, anna)
    assert whose("two") is None


def test_a_guest_who_logs_in_goes_on(store: Store) -> None:
    guest, anna = person(store, "?"), person(store, "Anna")
    table = new_table()
    table.owner = guest
    table.seats[0].people = {guest, anna}
    table.seats[1].people = {guest}
    match = do(store, rows.insert_table, table)
    do(store, rows.set_mute, match, guest, 1, True)
    do(store, rows.ban, match, guest)
    do(store, rows.hand_over, guest, anna)
    found = load(store, "ABCD")
    assert found.owner == anna and [seat.people for seat in found.seats] == [{anna}, {anna}]
    assert ask(store, rows.load_mutes, match) == {anna: {1}}
    assert ask(store, rows.load_bans, match) == {anna}


# -- lists -------------------------------------------------------------------------------------------------------


def add(store: Store, code: str, **fields: object) -> int:
    table = new_table(code)
    for name, value in fields.items():
        setattr(table, name, value)
    return do(store, rows.insert_table, table)


def test_the_tables_of_a_person(store: Store) -> None:
    anna, bruno = person(store, "Anna"), person(store, "Bruno")
    sits = add(store, "SITS", updated=1)
    add(store, "OWNS", updated=3, owner=anna, title="Da Anna", clock=30)
    do(store, rows.hold, add_table(store, "ELSE"), 0, bruno)
    do(store, rows.hold, sits, 1, anna)
    found = ask(store, rows.tables_of, anna)
    assert [(row.code, row.mine, row.updated) for row in found] == [("OWNS", [], 3), ("SITS", [1], 1)]
    assert (found[0].title, found[0].clock) == ("Da Anna", 30)
    append(
        store, sits, move(1), move(2)
    )  # of which nobody has heard: it is for the table to say that all did
    assert ask(store, rows.tables_of, anna) == found
    do(store, rows.update_table, sits, updated=1002)
    found = ask(store, rows.tables_of, anna)
    assert [(row.code, row.updated) for row in found] == [("SITS", 1002), ("OWNS", 3)]
    assert found[0].seats == [(0, "person", "Anna 0", ""), (1, "person", "Anna 1", "")]
    assert len(ask(store, rows.tables_of, anna, 1)) == 1
    assert ask(store, rows.tables_of, 999) == []


def test_what_is_open_and_what_can_be_watched(store: Store) -> None:
    free = [Seat(0, "person", "Anna", key="x"), Seat(1, "friend")]
    add(store, "OPEN", listed=True, seats=free)
    add(store, "FULL", listed=True)
    add(store, "PRIV", seats=[Seat(0, "friend")])
    add(store, "RUNS", listed=True, status="running")
    add(store, "HIDE", status="running")
    add(store, "READ", listed=True, status="running", imported=True)
    add(store, "OVER", listed=True, status="over")
    assert [row.code for row in ask(store, rows.open_tables)] == ["OPEN"]
    assert [row.code for row in ask(store, rows.running_to_watch)] == ["RUNS"]


# -- tidying up --------------------------------------------------------------------------------------------------


def count(store: Store, table: Rows) -> int | None:
    return store.read(lambda connection: connection.scalar(select(func.count()).select_from(table)))
