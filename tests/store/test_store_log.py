"""The log of a busy database is moved into it beside who writes."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest

from windroos.store import log_mover
from windroos.store.changes import Append, BeginStream
from windroos.store.log_mover import LogMover
from windroos.store.sqlite import WAL_PAGES, writing
from windroos.store.store import Store


@pytest.fixture
def path(tmp_path: Path) -> Path:
    """A database with a log that SQLite leaves alone."""
    path = tmp_path / "a.db"
    with closing(sqlite3.connect(path)) as connection:
        connection.execute("PRAGMA journal_mode = WAL")
        connection.execute("CREATE TABLE word (text TEXT)")
    return path


def said(path: Path) -> list[str]:
    """What stands in the file itself, without its log."""
    alone = path.with_name("alone.db")
    shutil.copyfile(path, alone)
    with closing(sqlite3.connect(alone)) as connection:
        return [text for (text,) in connection.execute("SELECT text FROM word")]


def test_the_log_is_moved_after_so_many_groups_and_not_before(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(log_mover, "EVERY", 2)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        connection.execute("INSERT INTO word VALUES ('mahjong')")
        early = LogMover(path)
        early.count()
        early.end()
        assert said(path) == []
        mover = LogMover(path)
        mover.count()
        mover.count()
        mover.end()
        assert said(path) == ["mahjong"]


def test_what_was_written_meanwhile_is_moved_too_and_the_log_begins_anew(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Otherwise it would never be moved to its end, and grow for as long as people play."""
    monkeypatch.setattr(log_mover, "EVERY", 1)
    with closing(sqlite3.connect(path, isolation_level=None)) as connection:
        for _ in range(20):
            connection.execute("INSERT INTO word VALUES ('mahjong')")
        mover = LogMover(path)
        mover.count()
        mover.end()
        connection.execute("INSERT INTO word VALUES ('meanwhile')")
        assert "meanwhile" not in said(path)
        mover.count()
        assert said(path)[-1] == "meanwhile"
        connection.execute("INSERT INTO word VALUES ('anew')")
        mover.count()
        assert "anew" not in said(path), "once is enough"
        _, in_log, _ = connection.execute("PRAGMA wal_checkpoint(PASSIVE)").fetchone()
        assert in_log < 5


def test_every_group_that_is_written_counts(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    counted = list[LogMover]()

    def count(mover: LogMover) -> None:
        counted.append(mover)

    monkeypatch.setattr(LogMover, "count", count)

    async def go() -> None:
        store = Store.open(tmp_path / "b.db")
        await store.write(BeginStream("a", "play", "{}"))
        await store.write(Append("a", 0, ["x"]))
        await store.close()

    asyncio.run(go())
    assert len(counted) == 2


def test_sqlite_itself_moves_a_log_that_has_grown_long(path: Path) -> None:
    engine = writing(path)
    with engine.connect() as connection:
        assert connection.exec_driver_sql("PRAGMA wal_autocheckpoint").scalar() == WAL_PAGES
    engine.dispose()
