"""Fair dealing by commit and reveal: what seats commit to, the closed list, void deals; and the key of offers.

Revision ID: 0002
"""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Tables of before go on: those that were dealt keep their lots and have no list, the others begin the new way."""
    op.add_column("matches", sa.Column("deal_list", sa.String, nullable=False, server_default=sa.text("''")))
    op.add_column("matches", sa.Column("voids", sa.JSON, nullable=False, server_default="[]"))
    op.add_column("seats", sa.Column("commitment", sa.String, nullable=False, server_default=sa.text("''")))
    op.add_column("seats", sa.Column("takes_part", sa.Boolean, nullable=False, server_default=sa.false()))
    op.create_table(
        "secrets",
        sa.Column("name", sa.String, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
        sqlite_with_rowid=False,
    )
