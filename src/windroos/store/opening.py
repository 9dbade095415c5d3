"""Opening a place: its database, made or brought to this program's version."""

from __future__ import annotations

from pathlib import Path

from windroos.store.database import Database
from windroos.store.errors import StoreError
from windroos.store.migrating import bring_up_to_date
from windroos.store.place import Place
from windroos.store.sqlite import make_file, reworded
from windroos.store.sqlite_file import FileDatabase


def join_database(path: Path) -> Database:
    """The database of a file that was opened before, and that others have open too."""
    return FileDatabase(path, shared=True)


def open_database(place: Place, without_log: bool = False) -> Database:
    """The database of a place. `without_log`: a file that lacks its log will do.

    Raises StoreError: `store_newer`, `store_foreign`, `store_log`, `store_driver` where what speaks to a server is
    not installed, or what is wrong with the disk or the server.
    """
    if isinstance(place, Path):
        make_file(place)
        with reworded(place):
            bring_up_to_date(place, without_log)
        return FileDatabase(place)
    try:
        from windroos.store.postgres_database import ServerDatabase  # its driver is read by who has a server
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "psycopg":
            raise
        raise StoreError("store_driver") from None
    return ServerDatabase.open(place)
