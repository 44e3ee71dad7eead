"""An owner's key is found as quickly as a seat's, however many tables there are.

Revision ID: 0005
"""

from __future__ import annotations

from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Whoever tries keys that open nothing must not have all tables looked through for it."""
    op.create_index("ix_matches_owner_key", "matches", ["owner_key"])
