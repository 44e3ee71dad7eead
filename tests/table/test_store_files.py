"""Opening: whose file it is, whether it is whole, of which revision, and what to do if it cannot be used."""

from __future__ import annotations

import os
import shutil
import signal
import sqlite3
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine

from table.store_support import add_table, append, move, numbers, opened
from tavolata.engine.room import LANGUAGES
from tavolata.kit.words import words
from tavolata.store import migrate, rows, trouble
from tavolata.store.lock import FileLock, Held
from tavolata.store.schema import APPLICATION_ID, metadata
from tavolata.store.store import Store, StoreError


def refused(path: str | Path, *, lock: bool = True) -> StoreError:
    with pytest.raises(StoreError) as caught:
        Store.open(str(path), lock=lock).close()
    return caught.value


def filled(path: Path) -> int:
    with opened(path) as store:
        match = add_table(store)
        append(store, match, move(1), move(2))
    return match


# -- the place ---------------------------------------------------------------------------------------------------


def test_missing_folders_are_made(tmp_path: Path) -> None:
    filled(tmp_path / "a" / "b" / "t.db")
    assert (tmp_path / "a" / "b" / "t.db").is_file()


def test_a_url_or_a_path(tmp_path: Path) -> None:
    path = tmp_path / "con spazio % e ?.db"
    match = filled(path)
    with opened(path) as store:
        assert numbers(store, match) == [1, 2]
    filled(tmp_path / "t.db")
    Store.open(f"sqlite:///{tmp_path}/t.db").close()


@pytest.mark.parametrize("url", ["postgresql://u:hidden@h/d", "sqlite://", ":memory:", "", "no such://"])
def test_only_sqlite_in_a_file(url: str) -> None:
    error = refused(url)
    assert error.id == "store-kind" and "hidden" not in str(error)


def test_a_place_where_no_file_can_be(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    assert refused(tmp_path / "file" / "t.db").id == "store-unwritable"
    assert refused(tmp_path).id == "store-unwritable"  # a folder
    (tmp_path / "round").symlink_to(tmp_path / "round")
    assert refused(tmp_path / "round").id == "store-unwritable"


@pytest.fixture
def frozen_folder(tmp_path: Path) -> Iterator[Path]:
    """A folder in which nothing can be made, not even by root."""
    folder = tmp_path / "frozen"
    folder.mkdir()
    folder.chmod(0o555)
    if os.access(folder, os.W_OK):
        frozen = (
            shutil.which("chattr") and not subprocess.run(["chattr", "+i", folder], check=False).returncode
        )
        if not frozen:
            pytest.skip("root may write everywhere, and this file system knows no immutable folders")
    yield folder
    folder.chmod(0o755) if folder.stat().st_uid != 0 else subprocess.run(["chattr", "-i", folder], check=True)


def test_a_folder_that_cannot_be_written(frozen_folder: Path) -> None:
    assert refused(frozen_folder / "t.db").id == "store-unwritable"
    assert refused(frozen_folder / "deeper" / "t.db").id == "store-unwritable"


# -- one server --------------------------------------------------------------------------------------------------

HOLDER = """
import sys, time
from tavolata.store.store import Store
store = Store.open(sys.argv[1])
print("open", flush=True)
sys.stdin.read()
store.close()
"""


@pytest.fixture
def holder(tmp_path: Path) -> Iterator[subprocess.Popen[str]]:
    """Another process that has the file."""
    command = [sys.executable, "-c", HOLDER, str(tmp_path / "t.db")]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None and process.stdout.readline() == "open\n"
        yield process
        process.kill()


def test_a_second_server_is_refused(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    error = refused(tmp_path / "t.db")
    assert error.id == "store-locked"
    assert error.arguments == {"file": str(tmp_path / "t.db"), "pid": str(holder.pid)}
    assert str(holder.pid) in str(error) and "t.db" in str(error)


def test_another_name_for_the_file_does_not_help(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    (tmp_path / "other.db").symlink_to(tmp_path / "t.db")
    assert refused(tmp_path / "other.db").id == "store-locked"


def test_neither_does_a_hard_link(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    """Its journal would have another name, and two servers would write to one file."""
    (tmp_path / "other.db").hardlink_to(tmp_path / "t.db")
    error = refused(tmp_path / "other.db")
    assert error.id == "store-locked" and "other.db" in str(error)
    assert not (tmp_path / "other.db-wal").exists()


def test_nor_a_lock_that_was_lost(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    (tmp_path / "t.db.lock").unlink()
    assert refused(tmp_path / "t.db").id == "store-locked"
    (tmp_path / "t.db.lock").unlink(missing_ok=True)
    assert refused(tmp_path / "t.db").id == "store-locked", "trying has changed nothing"


def test_a_copy_is_another_file(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    shutil.copy(tmp_path / "t.db", tmp_path / "copy.db")
    filled(tmp_path / "copy.db")


def test_the_lock_outlives_what_reads_the_file_beside(tmp_path: Path) -> None:
    """A lock of the process would be gone as soon as anything in it closed the file."""
    with opened(tmp_path / "t.db") as store:
        add_table(store)
        (tmp_path / "t.db").read_bytes()
        with closing(sqlite3.connect(tmp_path / "t.db")) as beside:
            beside.execute("SELECT count(*) FROM matches").fetchone()
        (tmp_path / "t.db.lock").unlink()
        program = "import sys; from tavolata.store.store import Store; Store.open(sys.argv[1])"
        command = [sys.executable, "-c", program, str(tmp_path / "t.db")]
        second = subprocess.run(command, check=False, capture_output=True, text=True)
        assert second.returncode and "in use by another Tavolata" in second.stderr


@pytest.mark.parametrize("name", ["t.db", "other.db"])
def test_a_killed_server_leaves_no_lock(tmp_path: Path, holder: subprocess.Popen[str], name: str) -> None:
    (tmp_path / "other.db").hardlink_to(tmp_path / "t.db")
    (tmp_path / "t.db.lock").unlink()
    holder.send_signal(signal.SIGKILL)
    holder.wait()
    filled(tmp_path / name)


def test_tools_stand_beside_a_server(tmp_path: Path, holder: subprocess.Popen[str]) -> None:
    store = Store.open(str(tmp_path / "t.db"), lock=False)
    match = add_table(store)
    assert numbers(store, match) == []
    store.close()


@pytest.mark.skipif(not hasattr(os, "fork"), reason="no fork here")
def test_a_forked_worker_does_not_keep_the_lock(tmp_path: Path) -> None:
    """Nor would it if the server were killed: ``drop`` is all that its end does."""
    lock = FileLock(tmp_path / "lock")
    ready, go_on = os.pipe(), os.pipe()
    worker = os.fork()
    if worker == 0:
        os.close(go_on[1])
        os.write(ready[1], b"!")
        os.read(go_on[0], 1)  # until the test has closed the other end
        os._exit(0)
    os.read(ready[0], 1)
    with pytest.raises(Held):
        FileLock(tmp_path / "lock")
    lock.drop()
    FileLock(tmp_path / "lock").release()
    for end in (*ready, *go_on):
        os.close(end)
    os.waitpid(worker, 0)


# -- whose file --------------------------------------------------------------------------------------------------


def test_a_file_of_another_kind(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_text("Dear diary")
    assert refused(tmp_path / "t.db").id == "store-not-ours"
    assert (tmp_path / "t.db").read_text() == "Dear diary"


@pytest.mark.parametrize("application", [0, 12345])
def test_the_database_of_another_program(tmp_path: Path, application: int) -> None:
    with closing(sqlite3.connect(tmp_path / "t.db")) as other:
        other.execute(f"PRAGMA application_id = {application}")
        other.execute("CREATE TABLE letters (text)")
    before = (tmp_path / "t.db").read_bytes()
    assert refused(tmp_path / "t.db").id == "store-not-ours"
    assert (tmp_path / "t.db").read_bytes() == before


def test_an_empty_file_is_ours_to_use(tmp_path: Path) -> None:
    (tmp_path / "t.db").touch()
    filled(tmp_path / "t.db")
    with closing(sqlite3.connect(tmp_path / "t.db")) as file:
        assert file.execute("PRAGMA application_id").fetchone() == (APPLICATION_ID,)


def test_a_damaged_file(tmp_path: Path) -> None:
    filled(tmp_path / "t.db")
    data = bytearray((tmp_path / "t.db").read_bytes())
    data[4096:] = b"\xa5" * (len(data) - 4096)
    (tmp_path / "t.db").write_bytes(data)
    assert refused(tmp_path / "t.db").id == "store-broken"
    (tmp_path / "t.db").write_bytes(data[:100])
    assert refused(tmp_path / "t.db").id == "store-broken"


def test_a_file_without_a_revision(tmp_path: Path) -> None:
    filled(tmp_path / "t.db")
    change(tmp_path / "t.db", "DROP TABLE alembic_version")
    assert refused(tmp_path / "t.db").id == "store-broken"


def test_a_refused_file_is_let_go(tmp_path: Path) -> None:
    (tmp_path / "t.db").write_text("Dear diary")
    refused(tmp_path / "t.db")
    (tmp_path / "t.db").unlink()
    filled(tmp_path / "t.db")


# -- revisions ---------------------------------------------------------------------------------------------------

NOW, FUTURE = migrate.REVISION, "9998"
NEXT = """
revision = "{revision}"
down_revision = "{before}"
from alembic import op
import sqlalchemy as sa
def upgrade():
    op.add_column("people", sa.Column("motto", sa.String))
    {more}
"""


def change(path: Path, statement: str) -> None:
    with closing(sqlite3.connect(path)) as file:
        file.execute(statement)
        file.commit()


def content(path: Path, statement: str) -> list[tuple[object, ...]]:
    with closing(sqlite3.connect(path)) as file:
        return file.execute(statement).fetchall()


def in_future(tmp_path: Path, monkeypatch: pytest.MonkeyPatch, more: str = "") -> None:
    """A release with one revision more."""
    shutil.copytree(migrate.FOLDER, tmp_path / "%future")
    source = NEXT.format(more=more, revision=FUTURE, before=migrate.REVISION)
    (tmp_path / "%future" / "versions" / f"r{FUTURE}.py").write_text(source)
    monkeypatch.setattr(migrate, "FOLDER", tmp_path / "%future")
    monkeypatch.setattr(migrate, "REVISION", FUTURE)


def test_a_file_of_a_newer_release(tmp_path: Path) -> None:
    filled(tmp_path / "t.db")
    change(tmp_path / "t.db", "UPDATE alembic_version SET version_num = '9999'")
    error = refused(tmp_path / "t.db")
    assert error.id == "store-newer" and error.arguments["revision"] == "9999"
    assert not list(tmp_path.glob("*before*"))


def test_an_older_file_is_copied_and_brought_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = filled(tmp_path / "t.db")
    in_future(tmp_path, monkeypatch)
    with opened(tmp_path / "t.db") as store:
        assert numbers(store, match) == [1, 2]
    assert content(tmp_path / "t.db", "SELECT version_num FROM alembic_version") == [(FUTURE,)]
    assert content(tmp_path / "t.db", "SELECT motto FROM people") == []
    copy = tmp_path / f"t.db.before-{FUTURE}"
    assert content(copy, "SELECT version_num FROM alembic_version") == [(NOW,)]
    assert content(copy, "SELECT number FROM entries") == [(1,), (2,)]
    assert copy.stat().st_mode & 0o077 == 0


def test_what_a_killed_server_left_in_its_journal_is_copied_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with opened(tmp_path / "t.db") as store:
        append(store, add_table(store), move(1))
        for end in ("", "-wal"):
            shutil.copy(tmp_path / f"t.db{end}", tmp_path / f"killed.db{end}")
    assert (tmp_path / "killed.db-wal").stat().st_size
    in_future(tmp_path, monkeypatch)
    Store.open(str(tmp_path / "killed.db")).close()
    assert content(tmp_path / f"killed.db.before-{FUTURE}", "SELECT number FROM entries") == [(1,)]


def test_a_file_without_data_is_not_copied(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    Store.open(str(tmp_path / "t.db")).close()
    in_future(tmp_path, monkeypatch)
    Store.open(str(tmp_path / "t.db")).close()
    assert not list(tmp_path.glob("*before*"))


def test_a_migration_that_fails_changes_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = filled(tmp_path / "t.db")
    with monkeypatch.context() as patch:
        in_future(tmp_path, patch, more="raise LookupError")
        with pytest.raises(LookupError):
            Store.open(str(tmp_path / "t.db"))
        assert "motto" not in str(content(tmp_path / "t.db", "SELECT sql FROM sqlite_master"))
    with opened(tmp_path / "t.db") as store:
        assert numbers(store, match) == [1, 2]


def test_a_migration_that_loses_a_row_is_refused(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    filled(tmp_path / "t.db")
    in_future(tmp_path, monkeypatch, more='op.execute("DELETE FROM matches")')
    assert refused(tmp_path / "t.db").id == "store-broken"
    assert content(tmp_path / "t.db", "SELECT code FROM matches") == [("ABCD",)]


def test_a_running_server_is_not_migrated_under(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, holder: subprocess.Popen[str]
) -> None:
    in_future(tmp_path, monkeypatch)
    assert refused(tmp_path / "t.db", lock=False).id == "store-locked"


def test_the_revision_is_the_last_one() -> None:
    config = Config()
    config.set_main_option("script_location", str(migrate.FOLDER))
    assert ScriptDirectory.from_config(config).get_current_head() == migrate.REVISION


def test_migrations_make_exactly_the_schema(tmp_path: Path) -> None:
    def difference(connection: Connection) -> object:
        options = {"compare_type": True, "compare_server_default": True}
        return compare_metadata(MigrationContext.configure(connection, opts=options), metadata)

    with opened(tmp_path / "t.db") as store:
        assert store.read(difference) == []
    fresh = create_engine(f"sqlite:///{tmp_path}/fresh.db")
    metadata.create_all(fresh)
    fresh.dispose()
    made, declared = [written(tmp_path / name) for name in ("t.db", "fresh.db")]
    triggers = {"entries_no_delete", "entries_no_update", "entries_no_gap"}
    assert made.keys() - declared.keys() == {"alembic_version", *triggers}
    assert {name: made[name] for name in declared} == declared


def written(path: Path) -> dict[object, object]:
    """Everything in a file as SQLite understands it: a column that came later stands elsewhere in what was written."""
    found = content(path, "SELECT name, type, sql FROM sqlite_master WHERE sql IS NOT NULL")
    return {
        name: _understood(path, str(name)) if kind == "table" else " ".join(str(sql).split())
        for name, kind, sql in found
    }


def _understood(path: Path, table: str) -> list[list[tuple[object, ...]]]:
    facts = {
        "table_list": "wr, strict",
        "table_xinfo": "*",
        "foreign_key_list": '"from", "table", "to", on_delete',
        "index_list": 'name, "unique", origin',
    }
    asked = [f"SELECT {what} FROM pragma_{fact}('{table}')" for fact, what in facts.items()]
    return [sorted(content(path, one), key=str) for one in asked]


def test_an_existing_file_opens_without_alembic(tmp_path: Path) -> None:
    """It would take longer to load than the rest together."""
    filled(tmp_path / "t.db")
    program = (
        "import sys; from tavolata.store.store import Store; Store.open(sys.argv[1]).close();"
        "assert 'alembic' not in sys.modules"
    )
    subprocess.run([sys.executable, "-c", program, str(tmp_path / "t.db")], check=True)


# -- what is said ------------------------------------------------------------------------------------------------

HERE = Path("/srv/t.db")
TROUBLES = [
    trouble.locked(HERE, "77"),
    trouble.busy(HERE),
    trouble.unwritable(HERE, "Permission denied"),
    trouble.not_ours(HERE),
    trouble.newer(HERE, "9999"),
    trouble.full(HERE),
    trouble.broken(HERE, "malformed"),
    trouble.wrong_kind("postgresql://h/d"),
    trouble.closed(HERE),
    trouble.gone(HERE),
]


@pytest.mark.parametrize("error", TROUBLES, ids=[error.id for error in TROUBLES])
def test_every_trouble_has_words(error: StoreError) -> None:
    english, italian = [
        words(language).text(f"error-{error.id}", **error.arguments) for language in LANGUAGES
    ][::-1]
    plain = str(error).replace("'", "")
    assert english.replace("“", "").replace("”", "") == plain
    assert italian != english
    for value in error.arguments.values():
        assert value in english and value in italian


def test_the_model_and_the_schema_have_the_same_fields() -> None:
    assert set(rows.__dict__["_FIELDS"]) == set(metadata.tables["matches"].c.keys()) - {"id"}
    assert {*rows.__dict__["_SEAT_FIELDS"], "match", "number"} == set(metadata.tables["seats"].c.keys())
