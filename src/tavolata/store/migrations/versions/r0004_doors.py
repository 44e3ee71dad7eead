"""Tables whose free places are taken by their key only.

Revision ID: 0004
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Who was sent away before this revision stays away as well."""
    op.add_column("matches", sa.Column("by_key", sa.Boolean, nullable=False, server_default=sa.false()))
    op.execute('UPDATE matches SET by_key = 1 WHERE id IN (SELECT "match" FROM bans)')
