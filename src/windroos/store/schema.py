"""The tables of the database. Change them together with a new migration; a test compares the two."""

from __future__ import annotations

from datetime import UTC, datetime
from typing import Final

from sqlalchemy import Column, DateTime, Dialect, ForeignKey, Integer, MetaData, Table, Text, func, select
from sqlalchemy.sql.functions import GenericFunction
from sqlalchemy.types import TypeDecorator

VERSION: Final = "0005"
"""The newest migration: four digits, so that a later one sorts after it."""


class UtcTime(TypeDecorator[datetime]):
    """A moment in UTC, also in databases whose times know no zone."""

    impl = DateTime(timezone=True)
    cache_ok = True

    def process_bind_param(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  # SQLAlchemy gives it
        """To the database, always in UTC."""
        return None if value is None else value.astimezone(UTC)

    def process_result_value(self, value: datetime | None, dialect: Dialect) -> datetime | None:  # noqa: ARG002  # SQLAlchemy gives it
        """From the database, always with its zone."""
        if value is None:
            return None
        return value.replace(tzinfo=UTC) if value.tzinfo is None else value.astimezone(UTC)


class PlaceInText(GenericFunction[int]):
    """`instr(text, part)`: where a part stands in a text, from 1; 0 nowhere. Not every database has it by this name."""

    name = "instr"
    type = Integer()
    inherit_cache = True


# Ids are in the order of their bytes in every database, whatever the language that a server was set up in.
_ID: Final = Text().with_variant(Text(collation="C"), "postgresql")

METADATA: Final = MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
    }
)

STREAM: Final = Table(
    "stream",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("kind", Text, nullable=False),
    Column("made", UtcTime, nullable=False),
    Column("closed", UtcTime),
    Column("header", Text, nullable=False),
)

# Without row numbers a stream's events lie together on few pages: fewer to read, and fewer to write at each commit.
EVENT: Final = Table(
    "event",
    METADATA,
    Column("stream", _ID, ForeignKey("stream.id"), primary_key=True),
    Column("number", Integer, primary_key=True, autoincrement=False),
    Column("at", UtcTime, nullable=False),
    Column("body", Text, nullable=False),
    sqlite_with_rowid=False,
)

NOTE: Final = Table(
    "note",
    METADATA,
    Column("stream", _ID, ForeignKey("stream.id"), primary_key=True),
    Column("key", _ID, primary_key=True),
    Column("revision", Integer, nullable=False),
    Column("body", Text, nullable=False),
    Column("at", UtcTime, nullable=False),
    sqlite_with_rowid=False,
)

# Names live here and nowhere else, so that they can be erased.
PERSON: Final = Table(
    "person",
    METADATA,
    Column("stream", _ID, ForeignKey("stream.id"), primary_key=True),
    Column("id", _ID, primary_key=True),
    Column("body", Text, nullable=False),
)

# Whatever stands here can be reckoned anew from the events, and holds ids alone.
RECKONED: Final = Table(
    "reckoned",
    METADATA,
    Column("stream", _ID, ForeignKey("stream.id"), primary_key=True),
    Column("name", _ID, primary_key=True),
    Column("mark", Text, nullable=False),
    Column("body", Text, nullable=False),
)

FORGOTTEN: Final = Table(
    "forgotten",
    METADATA,
    Column("stream", _ID, primary_key=True),
    Column("id", _ID, primary_key=True),
)

# The fence of a stream only grows, so a row stays when nobody holds it any more.
LEASE: Final = Table(
    "lease",
    METADATA,
    Column("stream", _ID, ForeignKey("stream.id"), primary_key=True),
    Column("holder", _ID, nullable=False),
    Column("fence", Integer, nullable=False),
)

# Until when the leases of each holder hold: one row says it of them all.
HOLDER: Final = Table(
    "holder",
    METADATA,
    Column("id", _ID, primary_key=True),
    Column("until", UtcTime, nullable=False),
)

OWNER: Final = "owner"
"""The setting with the number of who serves a server's database."""
SETTING: Final = Table(
    "setting",
    METADATA,
    Column("name", _ID, primary_key=True),
    Column("value", Text, nullable=False),
)

LENGTH: Final = func.coalesce(
    select(func.max(EVENT.c.number)).where(EVENT.c.stream == STREAM.c.id).scalar_subquery(), 0
).label("length")
"""How many events a stream has: they are numbered from 1 without gaps."""
