"""A database and its log: copies of the file alone, a log that is gone, a file that is moved, and whole copies."""

from __future__ import annotations

import asyncio
import os
import shutil
import sqlite3
import stat
from collections.abc import Awaitable, Callable
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from alembic.command import upgrade
from alembic.config import Config
from sqlalchemy import Engine

from windroos.cli import main
from windroos.store import migrating, sqlite_file
from windroos.store.backup import backup
from windroos.store.changes import Append, BeginStream, KeepNote
from windroos.store.errors import StoreError
from windroos.store.place import DATABASE
from windroos.store.resting import has_log, log_of
from windroos.store.sqlite import writing
from windroos.store.store import Store

NEVER = 1e6
"""Seconds without a call after which a store lies down that is not to."""


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "here" / DATABASE


def using(path: Path, work: Callable[[Store], Awaitable[None]], rest: float = NEVER) -> None:
    async def main() -> None:
        store = Store.open(path, rest=rest)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


def bodies(path: Path, id: str = "a", without_log: bool = False) -> list[str]:
    """The events of a stream, as a store that is opened now has them."""
    store = Store.open(path, without_log=without_log)
    found = [event.body for event in store.events(id)]
    with ThreadPoolExecutor(1) as thread:  # where a loop may be running in this one
        thread.submit(lambda: asyncio.run(store.close())).result()
    return found


def refused(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        Store.open(path)
    return caught.value.code


async def settled(path: Path) -> None:
    """Wait until the log holds nothing."""
    for _ in range(2000):
        if not has_log(path):
            return
        await asyncio.sleep(0.01)
    raise AssertionError("the log is not moved")


# --- the log -------------------------------------------------------------------------------------------------------


def test_a_copy_of_the_file_alone_is_whole_when_nothing_was_written_for_a_while(path: Path, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""))
        for at in range(3):
            await store.write(Append("a", at, [str(at)]))
            await settled(path)
            copy = tmp_path / f"copy{at}.db"
            shutil.copy(path, copy)
            assert bodies(copy) == [str(one) for one in range(at + 1)]

    using(path, work, rest=0.01)


@pytest.mark.parametrize("size", [1, 20_000], ids=["a tap", "more than SQLite keeps in its log"])
def test_a_copy_without_its_log_is_refused_and_left_as_it_is(
    path: Path, tmp_path: Path, size: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Copied while nobody moves the log: no program can promise anything of a file that changes while it is copied."""
    monkeypatch.setattr("windroos.store.log_mover.EVERY", 1_000_000)
    alone, both = tmp_path / "alone" / DATABASE, tmp_path / "both" / DATABASE

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""))
        for at in range(500 if size > 1 else 1):
            await store.write(Append("a", at, ["x" * size]))
        for folder in (alone.parent, both.parent):
            folder.mkdir()
        shutil.copy(path, alone)
        shutil.copy(path, both)
        shutil.copy(log_of(path), log_of(both))
        assert len(store.events("a")) == len(bodies(both)), "with its log it is whole"

    using(path, work)
    before = alone.read_bytes()
    assert refused(alone) == refused(alone) == "store_log"
    assert alone.read_bytes() == before
    log_of(alone).touch()  # a log of nothing is none
    assert refused(alone) == "store_log"
    found = bodies(alone, without_log=True)
    assert found == ["x" * size] * len(found)
    assert bodies(alone) == found, "it was accepted, once and for all"


def test_a_log_that_is_thrown_away_after_a_kill_is_missed(path: Path) -> None:
    """What a kill leaves is what lies there while the store is open."""
    left = path.parent.parent / "left" / DATABASE
    left.parent.mkdir()

    async def begin(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""), Append("a", 0, ["kept"]))

    async def go_on(store: Store) -> None:
        await store.write(Append("a", 1, ["of the log"]))
        for file in (path, log_of(path)):
            shutil.copy(file, left.parent / file.name)

    using(path, begin)
    using(path, go_on)
    log_of(left).rename(left.parent / "aside")
    assert refused(left) == "store_log"
    (left.parent / "aside").rename(log_of(left))
    assert bodies(left) == ["kept", "of the log"]
    assert bodies(left) == ["kept", "of the log"], "and now without its log"


def test_who_opens_the_file_just_as_another_begins_to_write_misses_nothing(
    path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The other's log was not there a moment ago, and is when the database says that it needs it."""

    async def work(other: Store) -> None:
        await other.write(BeginStream("a", "count", ""))
        await other.close()
        other = Store.open(path, rest=NEVER)
        loop = asyncio.get_running_loop()
        begun: list[object] = []

        def opened(*args: Any, **more: Any) -> Engine:
            if not begun:
                begun.append(asyncio.run_coroutine_threadsafe(other.write(Append("a", 0, ["b"])), loop).result())
            return writing(*args, **more)

        assert not has_log(path)
        monkeypatch.setattr(migrating, "writing", opened)
        assert await asyncio.to_thread(bodies, path) == ["b"]
        assert begun
        await other.close()

    using(path, work)


def test_a_calm_end_leaves_one_whole_file_even_when_another_program_reads_it(path: Path) -> None:
    with closing(sqlite3.connect(":memory:")) as other:

        async def work(store: Store) -> None:
            await store.write(BeginStream("a", "play", ""), Append("a", 0, ["x"]))
            other.execute("ATTACH ? AS theirs", (str(path),))
            assert other.execute("SELECT count(*) FROM theirs.event").fetchone() == (1,)

        using(path, work)
        copy = path.with_name("copy.db")
        shutil.copy(path, copy)
        assert bodies(copy) == ["x"]


def test_who_reads_for_long_keeps_nobody_waiting_and_the_log_is_moved_later(path: Path, tmp_path: Path) -> None:
    """Another program looks at the file and does not go on; meanwhile the log stays and holds what was written."""

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""))
        with closing(sqlite3.connect(path, isolation_level=None)) as other:
            other.execute("BEGIN")
            assert other.execute("SELECT count(*) FROM event").fetchone() == (0,)
            waiting = (store.write(Append("a", at, [str(at)])) for at in range(5))
            for one in waiting:
                await one
            await asyncio.sleep(0.1)
            assert has_log(path)
            both = tmp_path / "both" / DATABASE
            both.parent.mkdir()
            for file in (path, log_of(path)):
                shutil.copy(file, both.parent / file.name)
            assert bodies(both) == list("01234")
            other.execute("COMMIT")
        await settled(path)
        await store.write(Append("a", 5, ["5"]))

    using(path, work, rest=0.01)
    assert bodies(path) == list("012345")


def test_a_log_that_cannot_be_moved_takes_no_answer_back(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A disk that is full just then: what was written is safe in the log."""
    moves = []

    def refuse(*_: object, **__: object) -> bool:
        moves.append(1)
        return len(moves) > 3

    async def work(store: Store) -> None:
        monkeypatch.setattr(sqlite_file, "move_log", refuse)
        await store.write(BeginStream("a", "play", ""))
        for at in range(3):
            await store.write(Append("a", at, [str(at)]))
        assert len(moves) == 4, "tried again with each commit, until it could be"
        monkeypatch.undo()

    using(path, work)
    assert bodies(path) == list("012")


def test_the_secret_of_the_links_does_not_stay_in_the_log(path: Path) -> None:
    async def work(store: Store) -> None:
        secret = store.secret("links")
        copy = path.with_name("copy.db")
        shutil.copy(path, copy)
        other = Store.open(copy)
        assert other.secret("links") == secret
        await other.close()

    using(path, work)


# --- the file ------------------------------------------------------------------------------------------------------


def test_a_file_that_is_moved_away_is_not_written_to(path: Path, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""))
        other = tmp_path / "elsewhere.db"
        for replaced in (False, True):
            path.rename(other)
            if replaced:
                shutil.copy(other, path)
            for _ in range(2):
                with pytest.raises(StoreError) as caught:
                    await store.write(Append("a", 0, ["lost?"]))
                assert caught.value.code == "store_moved"
                with pytest.raises(StoreError):
                    store.look()
            other.replace(path)
            store.look()
        await store.write(Append("a", 0, ["x"]))

    using(path, work)
    assert bodies(path) == ["x"]


def test_a_file_that_is_deleted_is_not_written_to(path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""))
        path.unlink()
        with pytest.raises(StoreError) as caught:
            await store.write(Append("a", 0, ["x"]))
        assert caught.value.code == "store_moved"
        assert "verplaatst, gewist of vervangen" in caught.value.sentence("nl")

    using(path, work)


# --- older files ---------------------------------------------------------------------------------------------------


def test_notes_of_an_older_file_are_still_there(path: Path) -> None:
    path.parent.mkdir(parents=True)
    engine = writing(path, foreign_keys=False)
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", "windroos.store:migrations")
        upgrade(config, "0001")
        connection.exec_driver_sql("insert into stream values ('a', 'count', '2025-01-01 00:00:00', null, '{}')")
        connection.exec_driver_sql("insert into note values ('a', 'paper', 'long ago', '2025-01-01 00:00:00')")
    engine.dispose()

    async def work(store: Store) -> None:
        assert store.note("a", "paper") == (1, "long ago")
        await store.write(KeepNote("a", "paper", "now", 1))
        assert store.note("a", "paper") == (2, "now")

    using(path, work)


# --- whole copies --------------------------------------------------------------------------------------------------


def test_a_backup_is_whole_while_the_store_is_written_to(path: Path, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""), BeginStream("b", "play", ""), KeepNote("b", "k", "v"))

        async def write() -> None:
            for at in range(60):
                await store.write(Append("a", at, ["x" * 500]))

        writing = asyncio.create_task(write())
        for number in range(5):
            copy = tmp_path / f"copy{number}.db"
            copied = await asyncio.to_thread(backup, path, copy)
            assert copied.tables == 2
            assert len(bodies(copy)) == copied.events <= len(store.events("a"))
        await writing
        assert backup(path, tmp_path / "last.db") == (2, 60)

    using(path, work)
    assert len(bodies(tmp_path / "last.db")) == 60
    left = {file.name for file in tmp_path.iterdir() if file.is_file()}
    assert left == {*(f"copy{number}.db" for number in range(5)), "last.db"}, "one file each"
    if os.name != "nt":
        assert stat.S_IMODE((tmp_path / "last.db").stat().st_mode) == 0o600


def test_a_backup_takes_nothing_from_the_log_of_a_store_that_was_killed(path: Path, tmp_path: Path) -> None:
    left = tmp_path / "left" / DATABASE
    left.parent.mkdir()

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""), Append("a", 0, ["x"]))
        for file in (path, log_of(path)):
            shutil.copy(file, left.parent / file.name)

    using(path, work)
    assert backup(left, tmp_path / "copy.db") == (1, 1)
    assert bodies(tmp_path / "copy.db") == ["x"]
    assert has_log(left)
    assert bodies(left) == ["x"]
    log_of(left).unlink(missing_ok=True)


def backup_code(source: Path, target: Path) -> str:
    with pytest.raises(StoreError) as caught:
        backup(source, target)
    assert not target.with_name(f"{target.name}.part").exists()
    return caught.value.code


def test_what_cannot_be_copied_is_told_and_leaves_nothing(path: Path, tmp_path: Path) -> None:
    target = tmp_path / "copy.db"
    assert backup_code(path, target) == "backup_nothing"

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""), Append("a", 0, ["x" * 3000] * 50))
        shutil.copy(path, tmp_path / "alone.db")

    using(path, work)
    assert backup_code(tmp_path / "alone.db", target) == "store_log"
    target.write_text("mine")
    assert backup_code(path, target) == "backup_exists"
    assert target.read_text() == "mine"
    target.unlink()
    assert backup_code(path, tmp_path / "none" / "copy.db") == "store_folder"
    with closing(sqlite3.connect(tmp_path / "foreign.db")) as other:
        other.execute("create table members (name text)")
    assert backup_code(tmp_path / "foreign.db", target) == "store_foreign"
    with closing(sqlite3.connect(path)) as connection, connection:
        connection.execute("delete from event where number = 7")
    assert backup_code(path, target) == "backup_unsound"
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * (size - size // 2))
    assert backup_code(path, target) in ("store_damaged", "backup_unsound")
    assert not target.exists()


def test_the_command_copies_and_says_what(path: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""), Append("a", 0, ["x"] * 1234))
        copy = str(tmp_path / "copy.db")
        assert main(["backup", copy, "--data", str(path.parent), "--lang", "nl"]) == 0
        assert "tafels: 1, gebeurtenissen: 1.234" in capsys.readouterr().out
        assert main(["backup", copy, "--data", str(path.parent), "--lang", "en"]) == 2
        assert "is there already" in capsys.readouterr().err

    using(path, work)
    assert main(["backup", "--lang", "nl"]) == 2
    assert "Welk bestand" in capsys.readouterr().err
    assert main(["backup", "a", "b", "--lang", "nl"]) == 2
    capsys.readouterr()
