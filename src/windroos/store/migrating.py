"""Bringing a database to this program's version, from nothing or from an older one."""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Column, Connection, MetaData, PrimaryKeyConstraint, String, Table, insert, inspect, select

from windroos.store.errors import StoreError
from windroos.store.people import forget_again, scrub
from windroos.store.resting import EMPTY, has_log, log_of, needs_log, say
from windroos.store.schema import METADATA, VERSION
from windroos.store.sqlite import writing

_ALEMBIC = Table(
    "alembic_version",
    MetaData(),
    Column("version_num", String(32), nullable=False),
    PrimaryKeyConstraint("version_num", name="alembic_version_pkc"),
)
"""Alembic's own, as it makes it."""


def bring_up_to_date(path: Path, without_log: bool = False) -> None:
    """Migrate the database of a file, in one transaction, and leave it whole without its log.

    Raises StoreError and changes nothing: `store_newer`, `store_foreign`, or `store_log` where the file is not whole
    without a log that is not there; not if `without_log`.

    Foreign keys are off: a migration that makes a table anew would take the rows that point to it along.
    """
    engine = writing(path, foreign_keys=False)
    try:
        with engine.begin() as connection:
            version = _version(connection, path)
            logged = has_log(path)  # what is read from now on cannot change, so that another program's log is there
            _bring(connection, version, path)
            if needs_log(connection):
                if not logged and not without_log:
                    raise StoreError("store_log", file=path, log=log_of(path).name)
                say(connection, EMPTY)
            due = forget_again(path, connection)
        if due:
            scrub(engine)
    finally:
        engine.dispose()


def migrate(connection: Connection, place: object) -> None:
    """Bring a database to this program's version, within a transaction in which nobody else does.

    Raises StoreError: `store_newer`, `store_foreign`.
    """
    _bring(connection, _version(connection, place), place)


def _bring(connection: Connection, version: str | None, place: object) -> None:
    if version is None:
        _make(connection)
    elif version < VERSION:
        _upgrade(connection)
    elif version > VERSION:
        raise StoreError("store_newer", file=place)


def _version(connection: Connection, place: object) -> str | None:
    """The database's version; None if it is empty."""
    tables = inspect(connection).get_table_names()
    if not tables:
        return None
    version = connection.scalar(select(_ALEMBIC.c.version_num)) if _ALEMBIC.name in tables else None
    if version is None:
        raise StoreError("store_foreign", file=place)
    return str(version)


def _make(connection: Connection) -> None:
    """All tables at once: going through the migrations takes a new server longer than all the rest of its start."""
    METADATA.create_all(connection, checkfirst=False)
    _ALEMBIC.create(connection)
    connection.execute(insert(_ALEMBIC).values(version_num=VERSION))


def _upgrade(connection: Connection) -> None:
    # Alembic takes longer to import than the page to start, and is rarely needed.
    from alembic.command import upgrade
    from alembic.config import Config

    config = Config(attributes={"connection": connection})
    config.set_main_option("script_location", "windroos.store:migrations")
    upgrade(config, VERSION)
