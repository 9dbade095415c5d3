"""What was reckoned from the events of a stream, kept so that it need not be reckoned again."""

from __future__ import annotations

import sqlalchemy as sa
from alembic import op

revision = "0004"
down_revision = "0003"


def upgrade() -> None:
    """Make the table."""
    op.create_table(
        "reckoned",
        sa.Column("stream", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("mark", sa.Text, nullable=False),
        sa.Column("body", sa.Text, nullable=False),
        sa.PrimaryKeyConstraint("stream", "name", name="pk_reckoned"),
        sa.ForeignKeyConstraint(["stream"], ["stream.id"], name="fk_reckoned_stream"),
    )
