"""Leases: which of several servers holds a stream, by which fence, and until when."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    """Make the tables."""
    op.create_table(
        "lease",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("fence", sa.Integer, nullable=False),
        sa.PrimaryKeyConstraint("stream", name="pk_lease"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_lease_stream"),
    )
    op.create_table(
        "holder",
        sa.Column("id", sa.Text, nullable=False),
        sa.Column("until", sa.DateTime(timezone=True), nullable=False),
        sa.PrimaryKeyConstraint("id", name="pk_holder"),
    )
