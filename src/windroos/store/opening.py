"""Opening a place: its database, made or brought to this program's version."""

from __future__ import annotations

from pathlib import Path
from typing import TYPE_CHECKING

from windroos.store.database import Database
from windroos.store.errors import StoreError
from windroos.store.migrating import bring_up_to_date
from windroos.store.place import Place
from windroos.store.sqlite import make_file, reworded
from windroos.store.sqlite_file import FileDatabase

if TYPE_CHECKING:
    from windroos.store.postgres_database import ServerDatabase


def join_database(place: Place, owner: int = 0) -> Database:
    """The database of a place that was opened before, and that others have open too."""
    return FileDatabase(place, shared=True) if isinstance(place, Path) else server_driver().join(place, owner)


def open_database(place: Place, without_log: bool = False, owner: int = 0) -> Database:
    """The database of a place.

    Args:
        place: where it is
        without_log: a file that lacks its log will do
        owner: of a server's database the number of who serves it, without which nothing may be written; 0 whoever does

    Raises StoreError: `store_newer`, `store_foreign`, `store_log`, `store_driver` where what speaks to a server is
    not installed, or what is wrong with the disk or the server.
    """
    if isinstance(place, Path):
        make_file(place)
        with reworded(place):
            bring_up_to_date(place, without_log)
        return FileDatabase(place)
    return server_driver().open(place, owner)


def server_driver() -> type[ServerDatabase]:
    """Databases of servers, whose driver is read by who has one. Raises StoreError `store_driver`."""
    try:
        from windroos.store.postgres_database import ServerDatabase
    except ModuleNotFoundError as missing:
        if (missing.name or "").partition(".")[0] != "psycopg":
            raise
        raise StoreError("store_driver") from None
    return ServerDatabase
