"""People of clubs, and the ids of those who were forgotten."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    """Make both tables."""
    op.create_table(
        "person",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "id", name="pk_person"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_person_stream"),
    )
    op.create_table(
        "forgotten",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("id", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "id", name="pk_forgotten"),
    )
