"""Run by Alembic: applies the revisions on the connection, and within the transaction, that ``migrate.py`` gives."""

from __future__ import annotations

from alembic import context

context.configure(connection=context.config.attributes["connection"])
with context.begin_transaction():
    context.run_migrations()
