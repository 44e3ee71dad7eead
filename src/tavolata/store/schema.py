"""The tables of the database.

``matches`` and ``seats`` say how a table stands, ``entries`` is its log. The log is only ever added to: two triggers
(made by the first migration) refuse to change or to leave out a line of it. Everything a match needs to go on comes
from these three. Times are milliseconds since 1970.

What stands here and what the migrations make is the same; a test compares them.
"""

from __future__ import annotations

from sqlalchemy import (
    JSON,
    BigInteger,
    Boolean,
    Column,
    Dialect,
    ForeignKey,
    ForeignKeyConstraint,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    String,
    Table,
    false,
    text,
)
from sqlalchemy.types import TypeDecorator

APPLICATION_ID = 0x5441564F
"""``TAVO``: written into the header of the file, so that no other program's database is taken for ours."""

metadata = MetaData()


class BigNumber(TypeDecorator[int]):
    """A whole number of any length; a seed has 256 bits."""

    impl = String
    cache_ok = True

    def process_bind_param(self, value: int | None, dialect: Dialect) -> str | None:
        """As it is stored."""
        return None if value is None else str(value)

    def process_result_value(self, value: str | None, dialect: Dialect) -> int | None:
        """As it was."""
        return None if value is None else int(value)


people = Table(
    "people",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("name", String, nullable=False),
    Column("kept", String),
    Column("kept_folded", String, unique=True),
    Column("password", String),
    Column("language", String, nullable=False),
    Column("theme", String, nullable=False),
    Column("sound", Boolean, nullable=False),
    Column("created", BigInteger, nullable=False),
    Column("pace", String, nullable=False, server_default="normal"),
)

sessions = Table(
    "sessions",
    metadata,
    Column("token", String, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("created", BigInteger, nullable=False),
    Column("seen", BigInteger, nullable=False),
    sqlite_with_rowid=False,
)

matches = Table(
    "matches",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("code", String, nullable=False, unique=True),
    Column("game", String, nullable=False),
    Column("rules", String, nullable=False),
    Column("options", JSON, nullable=False),
    Column("content", String, nullable=False),
    Column("pack", JSON(none_as_null=True)),
    Column("title", String, nullable=False),
    Column("status", String, nullable=False),
    Column("owner", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("language", String, nullable=False),
    Column("clock", Integer),
    Column("listed", Boolean, nullable=False),
    Column("talk", Boolean, nullable=False),
    Column("secret", LargeBinary, nullable=False),
    Column("commitment", String, nullable=False),
    Column("offer", String, unique=True),
    Column("seed", BigNumber),
    Column("created", BigInteger, nullable=False),
    Column("started", BigInteger),
    Column("ended", BigInteger),
    Column("winners", JSON(none_as_null=True)),
    Column("ending", String, nullable=False),
    Column("rematch_of", String),
    Column("return_of", String),
    Column("next_code", String),
    Column("imported", Boolean, nullable=False),
    Column("deal_list", String, nullable=False, server_default=text("''")),
    Column("voids", JSON, nullable=False, server_default="[]"),
    Column("owner_key", String, index=True),
    Column("updated", BigInteger, nullable=False, server_default="0"),
    Column("by_key", Boolean, nullable=False, server_default=false()),
    Index("ix_matches_status_listed", "status", "listed"),
)

seats = Table(
    "seats",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("name", String, nullable=False),
    Column("bot", String, nullable=False),
    Column("key", String, unique=True),
    Column("lot", String, nullable=False),
    Column("resigned", Boolean, nullable=False),
    Column("commitment", String, nullable=False, server_default=text("''")),
    Column("takes_part", Boolean, nullable=False, server_default=false()),
    Column("ready", Boolean, nullable=False, server_default=false()),
    sqlite_with_rowid=False,
)

holders = Table(
    "holders",
    metadata,
    Column("match", Integer, primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    ForeignKeyConstraint(["match", "seat"], ["seats.match", "seats.number"], ondelete="CASCADE"),
    sqlite_with_rowid=False,
)

entries = Table(
    "entries",
    metadata,
    Column("match", ForeignKey("matches.id"), primary_key=True),
    Column("number", Integer, primary_key=True),
    Column("kind", String, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("text", String, nullable=False),
    Column("at", BigInteger, nullable=False),
    Column("first", Integer, nullable=False, server_default="0"),
    sqlite_with_rowid=False,  # the lines of a match lie together
)

talk = Table(
    "talk",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("at", BigInteger, nullable=False),
    Column("seat", Integer, nullable=False),
    Column("name", String, nullable=False),
    Column("heard", JSON(none_as_null=True)),
    Column("text", String, nullable=False),
)

mutes = Table(
    "mutes",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    sqlite_with_rowid=False,
)

bans = Table(
    "bans",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True),
    sqlite_with_rowid=False,
)

secrets = Table(
    "secrets",
    metadata,
    Column("name", String, primary_key=True),
    Column("value", LargeBinary, nullable=False),
    sqlite_with_rowid=False,
)

drafts = Table(
    "drafts",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("decision", Integer, nullable=False),
    Column("moves", JSON, nullable=False),
    sqlite_with_rowid=False,
)

polls = Table(
    "polls",
    metadata,
    Column("match", ForeignKey("matches.id", ondelete="CASCADE"), primary_key=True),
    Column("about", String, primary_key=True),
    Column("by", Integer, nullable=False),
    Column("keep", Integer, nullable=False),
    Column("yes", JSON, nullable=False),
    sqlite_with_rowid=False,
)

runs = Table(
    "runs",
    metadata,
    Column("id", Integer, primary_key=True),
    Column("began", BigInteger, nullable=False),
    Column("alive", BigInteger, nullable=False),
)
