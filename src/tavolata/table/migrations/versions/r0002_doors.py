"""Secrets of the house itself, and tables whose free places are taken by their key only.

Revision ID: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """A place for secrets; and who was sent away before this revision stays away as well."""
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
    op.add_column("matches", sa.Column("by_key", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute('UPDATE matches SET by_key = 1 WHERE id IN (SELECT "match" FROM bans)')
