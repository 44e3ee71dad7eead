"""How quickly somebody wants to see what happens.

Revision ID: 0006
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0006"
down_revision = "0005"


def upgrade() -> None:
    """Everybody goes on as before."""
    op.add_column("people", sa.Column("pace", sa.String, nullable=False, server_default="normal"))
