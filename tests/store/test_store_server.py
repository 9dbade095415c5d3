"""A database of a server: several programs at once, a server that goes away, and what is wrong with one in words."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from pathlib import Path

import psycopg
import pytest

from tests.store.conftest import NewServerPlace
from tests.store.serving import answer, bodies, use
from tests.store.test_store_crash import nursery as nursery  # noqa: PLC0414  # a fixture of there
from tools.postgres import DatabaseServer
from windroos.store import postgres_database
from windroos.store.changes import Append, BeginStream, ForgetPerson, KeepNote, KeepPerson
from windroos.store.errors import StoreError
from windroos.store.people import read_list
from windroos.store.place import ServerPlace, beside, place_of
from windroos.store.store import Store

SECRET = "hunter2%40home"


@pytest.fixture
def place(new_server_place: NewServerPlace) -> ServerPlace:
    return new_server_place()


# --- several programs ------------------------------------------------------------------------------------------------


async def waits_for_a_lock(place: ServerPlace) -> None:
    """Return when somebody waits for what another transaction holds."""
    asked = "SELECT 1 FROM pg_stat_activity WHERE datname = current_database() AND wait_event_type = 'Lock'"
    with psycopg.connect(place.url, autocommit=True) as looking:
        while looking.execute(asked).fetchone() is None:
            await asyncio.sleep(0.005)


def test_who_waits_for_another_program_sees_what_it_wrote(place: ServerPlace) -> None:
    """The other is in the middle of its transaction: it has locked the stream and written, and commits later."""

    async def work(store: Store) -> None:
        await store.write(*(BeginStream(id, "count", "") for id in "abn"), KeepNote("n", "paper", "first"))
        with psycopg.connect(place.url) as other:
            other.execute("SELECT 1 FROM stream WHERE id IN ('a', 'n') ORDER BY id FOR NO KEY UPDATE")
            other.execute("INSERT INTO event VALUES ('a', 1, now(), 'of the other')")
            other.execute("UPDATE note SET revision = 2, body = 'of the other' WHERE stream = 'n'")
            mine = asyncio.gather(
                answer(store.write(Append("a", 0, ["mine"]))), answer(store.write(KeepNote("n", "paper", "mine", 1)))
            )
            await waits_for_a_lock(place)
            other.commit()
        assert list(await mine) == ["store_conflict", "store_conflict"]
        assert bodies(store, "a") == ["of the other"]
        assert store.note("n", "paper") == (2, "of the other")
        await store.write(Append("a", 1, ["mine"]), KeepNote("n", "paper", "mine", 2))

    use(place, work)


def test_who_writes_elsewhere_waits_for_nobody(place: ServerPlace) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "count", ""), BeginStream("b", "count", ""))
        with psycopg.connect(place.url) as other:
            other.execute("SELECT 1 FROM stream WHERE id = 'a' FOR NO KEY UPDATE")
            await store.write(Append("b", 0, ["x"]))

    use(place, work)


def test_of_two_who_begin_the_same_stream_the_second_finds_it_taken(place: ServerPlace) -> None:
    async def work(store: Store) -> None:
        with psycopg.connect(place.url) as other:
            other.execute("INSERT INTO stream VALUES ('a', 'count', now(), NULL, 'of the other')")
            mine = asyncio.gather(
                answer(store.write(BeginStream("b", "count", ""))),
                answer(store.write(BeginStream("a", "count", "mine"))),
            )
            await waits_for_a_lock(place)
            other.commit()
        assert list(await mine) == ["", "store_taken"]
        found = store.stream("a")
        assert found is not None
        assert found.header == "of the other"

    use(place, work)


def test_two_that_wait_for_each_other_are_both_served(place: ServerPlace) -> None:
    """A ring: the server lets one of them go, and what that one wanted is decided anew."""

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "count", ""))
        with psycopg.connect(place.url) as other:
            other.execute("INSERT INTO stream VALUES ('z', 'count', now(), NULL, '')")
            mine = asyncio.create_task(answer(store.write(BeginStream("z", "count", ""), Append("a", 0, ["mine"]))))
            await waits_for_a_lock(place)
            with suppress(psycopg.errors.DeadlockDetected):
                await asyncio.to_thread(other.execute, "SELECT 1 FROM stream WHERE id = 'a' FOR NO KEY UPDATE")
            other.rollback()
        assert await mine == ""
        assert bodies(store, "a") == ["mine"]

    use(place, work)


def test_who_keeps_a_stream_locked_is_told_of(place: ServerPlace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_database, "WRITES", "SET lock_timeout = '50ms'")

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "count", ""))
        with psycopg.connect(place.url) as other:
            other.execute("SELECT 1 FROM stream WHERE id = 'a' FOR NO KEY UPDATE")
            assert await answer(store.write(Append("a", 0, ["x"]))) == "store_busy"
            assert bodies(store, "a") == []  # reading goes on
        await store.write(Append("a", 0, ["x"]))

    use(place, work)


def test_two_stores_race_and_nothing_is_lost(place: ServerPlace) -> None:
    """Each tries again after a conflict, until all that both have to say stands there once."""

    async def tell(store: Store, name: str) -> int:
        conflicts = 0
        for at in range(40):
            while True:
                stream = store.stream("a")
                assert stream is not None
                if await answer(store.write(Append("a", stream.length, [f"{name}{at}"]))) == "":
                    break
                conflicts += 1
        return conflicts

    async def work(one: Store) -> None:
        other = Store.open(place)
        await one.write(BeginStream("a", "count", ""))
        await asyncio.gather(tell(one, "x"), tell(other, "y"))
        found = one.events("a")
        assert [event.number for event in found] == list(range(1, 81))
        assert {event.body for event in found} == {f"{name}{at}" for name in "xy" for at in range(40)}
        await other.close()

    use(place, work)


def test_the_version_is_another_after_every_commit_of_another_program(place: ServerPlace) -> None:
    async def work(store: Store) -> None:
        other = Store.open(place)
        await other.write(BeginStream("a", "count", ""))
        seen = store.version()
        assert store.version() == seen
        for at in range(5):
            await other.write(Append("a", at, ["x"]))
            assert store.version() != seen
            seen = store.version()
        await other.close()

    use(place, work)


# --- people ----------------------------------------------------------------------------------------------------------


def test_who_is_forgotten_is_in_no_file_of_the_table_and_is_forgotten_again(place: ServerPlace) -> None:
    name = "Wilhelmina Quist-Vermeer"

    async def forget(store: Store) -> None:
        await store.write(
            BeginStream("club", "club", ""), KeepPerson("club", "p1", name), KeepPerson("club", "p2", "B")
        )
        await store.write(ForgetPerson("club", "p1"))
        with psycopg.connect(place.url) as other:
            assert other.execute("SELECT id FROM person").fetchall() == [("p2",)]
            asked = "SELECT pg_relation_filenode('person') <> oid FROM pg_class WHERE oid = 'person'::regclass"
            assert other.execute(asked).fetchone() == (True,), "the file of the old table is gone"
            assert other.execute("SELECT value FROM setting WHERE name = 'scrub'").fetchone() is None
            other.execute("DELETE FROM forgotten")  # an older copy is put back
            other.execute("INSERT INTO person VALUES ('club', 'p1', %s)", (name,))

    use(place, forget)
    assert read_list(beside(place)) == (("club", "p1"),)

    async def look(store: Store) -> None:
        assert list(store.people("club")) == ["p2"]
        assert await answer(store.write(KeepPerson("club", "p1", name))) == "store_forgotten"

    use(place, look)


# --- what is wrong ---------------------------------------------------------------------------------------------------


def trouble(url: str, folder: Path) -> StoreError:
    with pytest.raises(StoreError) as caught:
        Store.open(place_of(url, folder))
    said = f"{caught.value.sentence('nl')} {caught.value.hint('en')}"
    assert "hunter2" not in said
    return caught.value


def test_each_trouble_of_an_opening_has_its_sentence(server: DatabaseServer, tmp_path: Path) -> None:
    def code(url: str) -> str:
        return trouble(url, tmp_path).code

    there = server.fresh()
    assert code(there.replace("host=", "host=/nowhere")) == "store_no_server"
    assert code("postgresql://someone:hunter2@localhost:1/x") == "store_no_server"
    assert code(server.url("not_there")) == "store_no_database"
    place = place_of(there, tmp_path)
    assert isinstance(place, ServerPlace)
    name = place.name
    assert code(server.url(name, user=f"nobody:{SECRET}")) == "store_no_entry"
    server.told(name, "CREATE ROLE guest LOGIN")
    assert code(server.url(name, user="guest")) == "store_rights"
    assert code(server.fresh(encoding="SQL_ASCII")) == "store_encoding"
    server.told(name, "CREATE TABLE members (name text)")
    assert code(there) == "store_foreign"


def test_a_newer_database_is_left_alone(place: ServerPlace, tmp_path: Path) -> None:
    use(place, lambda store: store.write(BeginStream("a", "play", "")))
    with psycopg.connect(place.url) as other:
        other.execute("UPDATE alembic_version SET version_num = '9999'")
    error = trouble(place.url, tmp_path)
    assert error.code == "store_newer"
    assert str(place) in error.sentence("nl")


def test_a_driver_that_is_missing_is_said(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    for name in [name for name in sys.modules if name.startswith("windroos.store.postgres")]:
        monkeypatch.delitem(sys.modules, name)
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert trouble("postgresql://windroos@/x", tmp_path).code == "store_driver"


@pytest.mark.skipif(not hasattr(os, "fork"), reason="as the others here")
def test_what_is_of_files_alone_is_refused(place: ServerPlace, tmp_path: Path) -> None:
    async def work(store: Store) -> None:
        with pytest.raises(StoreError) as refused:
            store.mirror_to(tmp_path)
        assert refused.value.code == "store_no_file"

    use(place, work)
