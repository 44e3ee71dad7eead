"""What is open at a table outlives the server: drafts, polls, clocks. A key for who opened a table without a browser.

Revision ID: 0003
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"

LAST = """
UPDATE matches SET updated = coalesce(
    (SELECT max(entries.at) FROM entries WHERE entries."match" = matches.id), ended, started, created
)
"""


def upgrade() -> None:
    """New columns for what is there, and tables for what was only in memory."""
    op.add_column("entries", sa.Column("first", sa.Integer, nullable=False, server_default="0"))
    op.add_column("matches", sa.Column("owner_key", sa.String))
    op.add_column("matches", sa.Column("updated", sa.BigInteger, nullable=False, server_default="0"))
    op.execute(LAST)
    make_unsettled()
    op.create_table(
        "runs",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("began", sa.BigInteger, nullable=False),
        sa.Column("alive", sa.BigInteger, nullable=False),
    )


def make_unsettled() -> None:
    """Drafts and polls, which go with their match."""
    for name, key, *columns in (
        ("drafts", sa.Column("seat", sa.Integer, primary_key=True), "decision", "moves"),
        ("polls", sa.Column("about", sa.String, primary_key=True), "by", "keep", "yes"),
    ):
        match = sa.ForeignKey("matches.id", ondelete="CASCADE")
        op.create_table(
            name,
            sa.Column("match", sa.Integer, match, primary_key=True, nullable=False),
            key,
            *[
                sa.Column(one, sa.JSON if one in ("moves", "yes") else sa.Integer, nullable=False)
                for one in columns
            ],
            sqlite_with_rowid=False,
        )
