"""Alembic's entrance: migrations run on the connection, and in the transaction, that the program gives them."""

from __future__ import annotations

from alembic import context

from windroos.store.schema import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA, render_as_batch=True)
with context.begin_transaction():
    context.run_migrations()
