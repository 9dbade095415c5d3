"""Streams, their events and notes, and settings. There is no way back: events are never thrown away."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    """Make the first tables."""
    time = sa.DateTime(timezone=True)
    op.create_table(
        "stream",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("made", time, nullable=False),
        sa.Column("closed", time),
        sa.Column("header", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_stream"),
    )
    op.create_table(
        "event",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("at", time, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "number", name="pk_event"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_event_stream"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "note",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", time, nullable=False),
        sa.PrimaryKeyConstraint("stream", "key", name="pk_note"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_note_stream"),
        sqlite_with_rowid=False,
    )
    op.create_table(
        "setting",
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("value", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("name", name="pk_setting"),
    )
