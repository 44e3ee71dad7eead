"""The first tables.

Revision ID: 0001
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make everything, in an order in which nothing refers to what is not there yet."""
    make_people()
    make_matches()
    make_seats()
    make_log()
    make_talk()


def make_people() -> None:
    """People and the browsers they are known by."""
    op.create_table(
        "people",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("kept", sa.String),
        sa.Column("kept_folded", sa.String, unique=True),
        sa.Column("password", sa.String),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("theme", sa.String, nullable=False),
        sa.Column("sound", sa.Boolean, nullable=False),
        sa.Column("created", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "sessions",
        sa.Column("token", sa.String, primary_key=True),
        person_column(),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_sessions_person", "sessions", ["person"])


def make_matches() -> None:
    """Tables and how they are set up."""
    op.create_table(
        "matches",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("code", sa.String, nullable=False, unique=True),
        sa.Column("game", sa.String, nullable=False),
        sa.Column("rules", sa.String, nullable=False),
        sa.Column("options", sa.JSON, nullable=False),
        sa.Column("content", sa.String, nullable=False),
        sa.Column("pack", sa.JSON),
        sa.Column("title", sa.String, nullable=False),
        sa.Column("status", sa.String, nullable=False),
        sa.Column("owner", sa.Integer, sa.ForeignKey("people.id", ondelete="SET NULL")),
        sa.Column("language", sa.String, nullable=False),
        sa.Column("clock", sa.Integer),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("talk", sa.Boolean, nullable=False),
        sa.Column("secret", sa.LargeBinary, nullable=False),
        sa.Column("commitment", sa.String, nullable=False),
        sa.Column("offer", sa.String, unique=True),
        sa.Column("seed", sa.String),
        sa.Column("created", sa.BigInteger, nullable=False),
        sa.Column("started", sa.BigInteger),
        sa.Column("ended", sa.BigInteger),
        sa.Column("winners", sa.JSON),
        sa.Column("ending", sa.String, nullable=False),
        sa.Column("rematch_of", sa.String),
        sa.Column("return_of", sa.String),
        sa.Column("next_code", sa.String),
        sa.Column("imported", sa.Boolean, nullable=False),
    )
    op.create_index("ix_matches_owner", "matches", ["owner"])
    op.create_index("ix_matches_status_listed", "matches", ["status", "listed"])


def make_seats() -> None:
    """Seats, and the people who may sit on them."""
    op.create_table(
        "seats",
        match_column(),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("bot", sa.String, nullable=False),
        sa.Column("key", sa.String, unique=True),
        sa.Column("lot", sa.String, nullable=False),
        sa.Column("resigned", sa.Boolean, nullable=False),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "holders",
        sa.Column("match", sa.Integer, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        person_column(primary_key=True),
        sa.ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.number"], ondelete="CASCADE"),
        sqlite_with_rowid=False,
    )
    op.create_index("ix_holders_person", "holders", ["person"])


def make_log() -> None:
    """The log, which can only grow, by one number after the other."""
    op.create_table(
        "entries",
        sa.Column("match", sa.Integer, sa.ForeignKey("matches.id"), primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True),
        sa.Column("kind", sa.String, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("text", sa.String, nullable=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sqlite_with_rowid=False,
    )
    for change in ("UPDATE", "DELETE"):
        op.execute(
            f"CREATE TRIGGER entries_no_{change.lower()} BEFORE {change} ON entries "
            "BEGIN SELECT RAISE(ABORT, 'the log is only ever added to'); END"
        )
    op.execute(
        "CREATE TRIGGER entries_no_gap BEFORE INSERT ON entries "
        'WHEN NEW.number > 1 AND NOT EXISTS (SELECT 1 FROM entries WHERE "match" = NEW."match" '
        "AND number = NEW.number - 1) "
        "BEGIN SELECT RAISE(ABORT, 'the log has no line before this one'); END"
    )


def make_talk() -> None:
    """What was said, who does not listen to whom, and who may not come back."""
    op.create_table(
        "talk",
        sa.Column("id", sa.Integer, primary_key=True),
        match_column(primary_key=False),
        sa.Column("at", sa.BigInteger, nullable=False),
        sa.Column("seat", sa.Integer, nullable=False),
        sa.Column("name", sa.String, nullable=False),
        sa.Column("heard", sa.JSON),
        sa.Column("text", sa.String, nullable=False),
    )
    op.create_index("ix_talk_match", "talk", ["match"])
    op.create_table(
        "mutes",
        match_column(),
        person_column(primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True),
        sqlite_with_rowid=False,
    )
    op.create_table("bans", match_column(), person_column(primary_key=True), sqlite_with_rowid=False)


def match_column(primary_key: bool = True) -> sa.Column[int]:
    """A column that names a match; what it stands in goes with the match."""
    match = sa.ForeignKey("matches.id", ondelete="CASCADE")
    return sa.Column("match", sa.Integer, match, primary_key=primary_key, nullable=False)


def person_column(primary_key: bool = False) -> sa.Column[int]:
    """A column that names a person; what it stands in goes with the person."""
    person = sa.ForeignKey("people.id", ondelete="CASCADE")
    return sa.Column("person", sa.Integer, person, primary_key=primary_key, nullable=False)
