"""How often each note was written. The table is made anew, for a new column would stand behind a long text."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    """Give every note that is there its first revision."""
    op.rename_table("note", "note_before")
    op.create_table(
        "note",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("revision", sa.Integer, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.Column("at", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("stream", "key", name="pk_note"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_note_stream"),
        sqlite_with_rowid=False,
    )
    op.execute("insert into note (stream, key, revision, body, at) select stream, key, 1, body, at from note_before")
    op.drop_table("note_before")
