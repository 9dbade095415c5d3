"""A server that goes away: nothing that was answered is lost, and it goes on by itself."""

from __future__ import annotations

import asyncio
import signal
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

import psycopg
import pytest
from sqlalchemy import Connection

from tests.engine_events import heard
from tests.store.conftest import NewServerPlace
from tests.store.serving import answer, bodies, use
from tests.store.test_store_crash import check
from tools.postgres import DatabaseServer, database_server
from windroos.store import postgres_database
from windroos.store.changes import Append, BeginStream, KeepNote
from windroos.store.errors import StoreError
from windroos.store.place import ServerPlace, place_of
from windroos.store.store import Store


@pytest.fixture
def place(new_server_place: NewServerPlace) -> ServerPlace:
    return new_server_place()


@pytest.fixture
def own_server() -> Iterator[DatabaseServer]:
    """One that may be stopped: it writes as safely as any."""
    with database_server() as started:
        yield started


def test_a_server_that_goes_away_and_comes_back_loses_nothing(
    server: DatabaseServer, own_server: DatabaseServer, tmp_path: Path
) -> None:
    place = place_of(own_server.fresh(), tmp_path)
    assert isinstance(place, ServerPlace)

    async def until_stored(store: Store, at: int) -> None:
        while (code := await answer(store.write(Append("a", at, [str(at)])))) != "":
            assert code == "store_away"
            await asyncio.sleep(0.01)

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"))
        for at, how in enumerate((signal.SIGINT, signal.SIGQUIT)):  # as it is shut down, and as the power fails
            await until_stored(store, 2 * at)
            own_server.stop(how)
            assert await answer(store.write(Append("a", 2 * at + 1, ["lost"]))) == "store_away"
            with pytest.raises(StoreError) as read:
                store.events("a")
            assert read.value.code == "store_away"
            with pytest.raises(StoreError):
                store.look()
            own_server.start()
            await until_stored(store, 2 * at + 1)
        assert bodies(store, "a") == ["0", "1", "2", "3"]
        store.look()

    use(place, work)


def test_what_was_answered_survives_a_server_that_falls_over(
    server: DatabaseServer, own_server: DatabaseServer, tmp_path: Path
) -> None:
    """It is killed in the middle of writes, as a power cut would, again and again."""
    place = place_of(own_server.fresh(), tmp_path)

    async def endless(store: Store, id: str, answered: dict[str, int]) -> None:
        """As the children of the kill test write, until the server is gone."""
        await store.write(BeginStream(id, "play", "{}"))
        for call in range(1_000_000):
            body, after = f"{call} 0 1 ", answered.get(id, 0)
            if await answer(store.write(Append(id, after, [body]), KeepNote(id, "call", str(call)))) != "":
                return
            answered[id] = after + 1

    async def main() -> None:
        for fall in range(3):
            store, answered = Store.open(place), dict[str, int]()
            ids = [f"{fall}-{task}" for task in range(5)]
            going = [asyncio.create_task(endless(store, id, answered)) for id in ids]
            while len(answered) < 5 or min(answered.values()) < 5:
                await asyncio.sleep(0)
            own_server.stop(signal.SIGQUIT)
            await asyncio.gather(*going)
            own_server.start()
            for id in ids:
                check(store, id, answered[id])
            await store.close()

    asyncio.run(main())


def hang_up(place: ServerPlace) -> None:
    """Have the server hang up on everybody who uses a database."""
    ended = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = %s AND pid <> pg_backend_pid()"
    with psycopg.connect(place.url.replace(f"/{place.name}?", "/postgres?"), autocommit=True) as other:
        while other.execute(ended, (place.name,)).fetchall():
            continue  # until nobody is left


def test_connections_that_were_hung_up_are_made_anew_and_nobody_notices(place: ServerPlace) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"))
        for at in range(3):
            bodies(store, "a")
            store.version()
            hang_up(place)
            await store.write(Append("a", at, ["x"]))
            hang_up(place)
            assert len(bodies(store, "a")) == at + 1
            store.version()
            hang_up(place)
            assert [len(events) for _, events in store.texts_of("play")] == [at + 1]

    use(place, work)


@contextmanager
def cut_off(place: ServerPlace, commits: bool) -> Iterator[list[None]]:
    """The server hangs up in the next commit: when it is done, or before."""
    done: list[None] = []

    def committing(connection: Connection) -> None:
        if not done:
            done.append(None)
            raw: Any = connection.connection.driver_connection
            if commits:
                raw.execute("COMMIT")
                raw.execute("BEGIN")  # so that there is something for SQLAlchemy to commit
            hang_up(place)

    with heard("commit", committing):
        yield done


@pytest.mark.parametrize("commits", [True, False], ids=["committed", "not committed"])
def test_what_becomes_of_a_commit_that_was_cut_off_is_known(place: ServerPlace, commits: bool) -> None:
    """It is answered as stored, and stands there once."""

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"))
        with cut_off(place, commits) as done:
            await store.write(Append("a", 0, ["once"]))
        assert done
        assert bodies(store, "a") == ["once"]

    use(place, work)


def test_what_cannot_be_known_is_told(place: ServerPlace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(postgres_database, "DOUBT", 0.0)

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"))
        with cut_off(place, True):
            assert await answer(store.write(Append("a", 0, ["x"]))) == "store_doubt"
        assert await answer(store.write(Append("a", 0, ["y"]))) == "store_conflict"

    use(place, work)
