"""People of a club in the store: kept, changed, and forgotten to the last byte."""

from __future__ import annotations

import asyncio
import shutil
import sqlite3
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import Engine
from sqlalchemy.event import listen

from windroos.store import people, sqlite_file
from windroos.store.changes import Append, BeginStream, ForgetPerson, KeepNote, KeepPerson
from windroos.store.errors import StoreError
from windroos.store.sqlite import writing
from windroos.store.store import Store

NAME = "Wilhelmina Quist-Vermeer"


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "windroos.db"


def use(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    """Do something with the store of a file; its readers are let go of as well."""

    async def run() -> None:
        store = Store.open(path)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(run())


def found(folder: Path, name: str = NAME) -> list[str]:
    """The files in which the bytes of a name stand."""
    return [file.name for file in folder.iterdir() if file.is_file() and name.encode() in file.read_bytes()]


async def begin(store: Store) -> None:
    await store.write(BeginStream("club", "club", ""), KeepPerson("club", "p1", f'{{"name":"{NAME}"}}'))
    await store.write(KeepPerson("club", "p2", '{"name":"Bram"}'), Append("club", 0, ["joined p1", "joined p2"]))


def test_people_are_kept_and_changed(path: Path) -> None:
    async def work(store: Store) -> None:
        await begin(store)
        await store.write(KeepPerson("club", "p2", "Bert"))
        assert store.people("club") == {"p1": f'{{"name":"{NAME}"}}', "p2": "Bert"}
        assert store.people("other") == {}
        with pytest.raises(StoreError) as refused:
            await store.write(KeepPerson("other", "p1", ""))
        assert refused.value.code == "store_unknown"

    use(path, work)


def test_no_byte_is_left_of_who_is_forgotten(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Neither in the pages that are used, nor in those that are free, nor in the log, while the store is open.

    SQLite is made to leave deleted texts where they lie, as most builds of it do by themselves.
    """

    def careless(path: Path) -> Engine:
        engine = writing(path)
        listen(engine, "connect", lambda connection, _: connection.execute("PRAGMA secure_delete = 0"))
        return engine

    monkeypatch.setattr(sqlite_file, "writing", careless)

    async def work(store: Store) -> None:
        await begin(store)
        for at in range(300):  # pages that are freed with an older text of the name in them
            await store.write(
                KeepPerson("club", "p1", f"{NAME} {at} {'x' * 3000}"), KeepNote("club", "n", "y" * at * 20)
            )
        assert found(path.parent)
        await store.write(ForgetPerson("club", "p1"), Append("club", 2, ["forgotten p1"]))
        assert found(path.parent) == []
        assert store.people("club") == {"p2": '{"name":"Bram"}'}
        assert len(store.events("club")) == 3
        with pytest.raises(StoreError) as refused:
            await store.write(KeepPerson("club", "p1", NAME))
        assert refused.value.code == "store_forgotten"
        await store.write(Append("club", 3, ["after"]))
        assert people.list_of(path).read_text() == "club p1\n"

    use(path, work)
    assert found(path.parent) == []
    use(path, lambda store: store.write(Append("club", 4, ["later"])))


def test_a_refused_call_forgets_nobody(path: Path) -> None:
    async def work(store: Store) -> None:
        await begin(store)
        with pytest.raises(StoreError):
            await store.write(ForgetPerson("club", "p1"), Append("club", 7, ["too late"]))
        assert NAME in store.people("club")["p1"]
        assert people.read_list(path) == ()

    use(path, work)


def test_a_copy_that_is_put_back_is_forgotten_again(path: Path, tmp_path: Path) -> None:
    use(path, begin)
    copy = tmp_path / "elsewhere"
    copy.mkdir()
    shutil.copy(path, copy / "copy.db")
    use(path, lambda store: store.write(ForgetPerson("club", "p1")))
    path.unlink()
    shutil.copy(copy / "copy.db", path)
    assert found(path.parent) == ["windroos.db"]

    async def look(store: Store) -> None:
        assert list(store.people("club")) == ["p2"]
        with pytest.raises(StoreError):
            await store.write(KeepPerson("club", "p1", NAME))

    use(path, look)
    assert found(path.parent) == []


def test_a_list_that_is_lost_is_made_again(path: Path) -> None:
    use(path, begin)
    use(path, lambda store: store.write(ForgetPerson("club", "p1")))
    people.list_of(path).write_text("cut o")
    assert people.read_list(path) == ()
    people.list_of(path).unlink()
    use(path, lambda store: store.write())
    assert people.read_list(path) == (("club", "p1"),)


def test_what_could_not_be_scrubbed_is_at_the_next_opening(path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    use(path, begin)
    with monkeypatch.context() as patch:

        def fail(*_: object) -> bool:
            raise sqlite3.OperationalError("disk I/O error")

        patch.setattr(sqlite_file, "scrub", fail)
        use(path, lambda store: store.write(ForgetPerson("club", "p1")))
    use(path, lambda store: store.write(Append("club", 2, ["later"])))
    assert found(path.parent) == []


def test_forgetting_beside_others_who_write_leaves_the_word_that_the_log_is_needed(path: Path) -> None:
    async def work() -> None:
        await Store.open(path).close()
        first, second = Store.join(path), Store.join(path)
        await second.write(BeginStream("t", "play", "{}"))
        await begin(first)
        await first.write(ForgetPerson("club", "p1"))
        await second.write(Append("t", 0, ["x"]))
        alone = path.with_name("alone.db")
        shutil.copy(path, alone)  # as it is without its log
        with closing(sqlite3.connect(alone)) as file:
            assert file.execute("SELECT value FROM setting WHERE name = 'log'").fetchone() == ("needed",)
        await first.close()
        await second.close()

    asyncio.run(work())
