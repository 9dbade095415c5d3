"""A server that is there and says nothing: stopped, behind a network that loses everything, or waiting for a lock.

Nobody waits for it for ever, what was answered is there when it speaks again, and what was not is told as it is.
"""

from __future__ import annotations

import asyncio
import gc
import threading
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import psycopg
import pytest
from sqlalchemy import Connection

from tests.engine_events import heard
from tests.line import CutLine
from tests.store.conftest import NewServerPlace
from tests.store.serving import answer, bodies, use
from tests.web.conftest import PATIENCE
from tools.postgres import QUICK, DatabaseServer, database_server
from windroos.store import lock_session, postgres, postgres_database
from windroos.store.changes import Append, BeginStream
from windroos.store.errors import StoreError
from windroos.store.machines import Machine
from windroos.store.membership import BesideOthers
from windroos.store.ownership import Ownership
from windroos.store.place import ServerPlace, place_of
from windroos.store.silence import LISTENS
from windroos.store.store import Store

# Of a connection that was lost SQLAlchemy closes no cursor, of which one of the server's complains when it goes.
pytestmark = pytest.mark.filterwarnings("ignore:.*ServerCursorMixin:pytest.PytestUnraisableExceptionWarning")


@pytest.fixture(autouse=True)
def little_patience(monkeypatch: pytest.MonkeyPatch) -> Iterator[None]:
    """Else each test would take as long as people wait."""
    monkeypatch.setattr(postgres, "ANSWERS", 0.7)
    monkeypatch.setattr(postgres_database, "WRITTEN_WITHIN", 1.0)
    monkeypatch.setattr(postgres_database, "WHOLE", 0.7)
    monkeypatch.setattr(postgres_database, "DOUBT", 0.5)
    yield
    gc.collect()  # here, where it may complain


@pytest.fixture
def place(new_server_place: NewServerPlace) -> ServerPlace:
    return new_server_place()


@pytest.fixture(scope="module")
def own_server(server: DatabaseServer) -> Iterator[DatabaseServer]:
    """One that may be stopped."""
    del server
    with database_server(**QUICK) as started:
        yield started


def code_of(read: Callable[[], object]) -> str:
    """The code of a refusal, "" where it was answered."""
    try:
        read()
    except StoreError as error:
        return error.code
    return ""


async def until_there(store: Store) -> None:
    """Until it is heard again, which somebody listens for."""
    while code_of(lambda: store.events("a")) == "store_away":
        await asyncio.sleep(0.01)


def each_read(store: Store) -> list[Callable[[], object]]:
    """A read of each kind."""
    return [
        lambda: store.events("a"),
        store.version,
        store.look,
        lambda: list(store.texts_of("play")),
        lambda: store.secret("x"),
    ]


@pytest.mark.parametrize("first", range(5))
def test_whoever_reads_from_a_server_that_is_stopped_is_told_so(
    own_server: DatabaseServer, tmp_path: Path, first: int
) -> None:
    """Whichever read finds it: from then on all are refused, and nothing more waits for it."""
    place = place_of(own_server.fresh(), tmp_path)
    assert isinstance(place, ServerPlace)

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"), Append("a", 0, ["x"]))
        reads = each_read(store)
        for read in reads:
            read()
        with own_server.asleep():
            assert code_of(reads[first]) == "store_away"
            assert {code_of(read) for read in reads} == {"store_away"}
            assert await answer(store.write(Append("a", 1, ["lost"]))) == "store_away"
        await until_there(store)
        assert {code_of(read) for read in reads} == {""}
        await store.write(Append("a", 1, ["y"]))
        assert bodies(store, "a") == ["x", "y"]

    use(place, work)


def test_who_writes_to_it_is_told_so_and_nothing_of_it_is_kept(own_server: DatabaseServer, tmp_path: Path) -> None:
    """Where the writer finds it: also what the system of the server had taken of it already is undone."""
    place = place_of(own_server.fresh(), tmp_path)
    assert isinstance(place, ServerPlace)

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"))
        with own_server.asleep():
            assert await answer(store.write(Append("a", 0, ["lost"]))) == "store_away"
        await until_there(store)
        assert bodies(store, "a") == []
        await store.write(Append("a", 0, ["x"]))
        assert bodies(store, "a") == ["x"]

    use(place, work)


def test_a_commit_that_is_not_answered_is_in_doubt_and_stands_there_once(
    own_server: DatabaseServer, tmp_path: Path
) -> None:
    """The server does it when it wakes; who goes on from what was before hears that it was."""
    place = place_of(own_server.fresh(), tmp_path)
    assert isinstance(place, ServerPlace)

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"))
        with _stopped_in_commit(own_server):
            assert await answer(store.write(Append("a", 0, ["x"]))) == "store_doubt"
        await until_there(store)
        while (code := await answer(store.write(Append("a", 0, ["y"])))) in ("store_away", "store_busy"):
            await asyncio.sleep(0.01)
        assert code == "store_conflict"
        assert bodies(store, "a") == ["x"]

    use(place, work)


@contextmanager
def _stopped_in_commit(server: DatabaseServer) -> Iterator[None]:
    held = server.asleep()
    is_stopped = False

    def committing(_: Connection) -> None:
        nonlocal is_stopped
        if not is_stopped:
            is_stopped = True
            held.__enter__()

    with heard("commit", committing):
        try:
            yield
        finally:
            assert is_stopped
            held.__exit__(None, None, None)


@pytest.mark.parametrize("way", ["there", "back", "both"])
def test_a_network_that_loses_everything_is_a_server_that_is_silent(place: ServerPlace, way: str) -> None:
    """Whichever way it does."""
    with CutLine.to(place) as line:
        far = place_of(line.database(place), place.folder)

        async def go() -> None:
            store, near = Store.open(far), Store.join(place)
            await store.write(BeginStream("a", "play", "{}"))
            line.fall_silent(there=way != "back", back=way != "there")
            writing = asyncio.create_task(answer(store.write(Append("a", 0, ["x"]))))
            assert await writing == "store_away"
            assert {code_of(read) for read in each_read(store)} == {"store_away"}
            assert bodies(near, "a") == []
            await near.write(Append("a", 0, ["y"]))
            line.speak_again()
            await until_there(store)
            assert await answer(store.write(Append("a", 0, ["x"]))) == "store_conflict"
            assert bodies(store, "a") == ["y"]
            await near.close()
            await store.close()

        asyncio.run(go())


@contextmanager
def locked(place: ServerPlace, table: str) -> Iterator[None]:
    """Somebody keeps a table for himself."""
    with psycopg.connect(place.url) as other:
        other.execute(f"LOCK TABLE {table} IN ACCESS EXCLUSIVE MODE")
        yield
        other.rollback()


@pytest.mark.parametrize("table", ["event", "setting", "stream"])
def test_a_lock_that_is_not_let_go_keeps_nobody_waiting(place: ServerPlace, table: str) -> None:
    """And of those who hung up none stays in the server's line for it."""

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"), Append("a", 0, ["x"]))
        reads = {"event": 0, "stream": 3, "setting": 4}
        read = each_read(store)[reads[table]]
        read()
        with locked(place, table):
            assert code_of(read) == "store_away"
            assert code_of(lambda: store.stream("a")) == "store_away", "he would wait too, in the same loop"
            await asyncio.sleep(3 * LISTENS)
            assert code_of(lambda: store.secret("x")) == "store_away", "who listens asks of every table"
        await until_there(store)
        assert code_of(read) == ""
        await store.write(Append("a", 1, ["y"]))

    use(place, work)


def test_what_takes_its_time_is_waited_for(place: ServerPlace, monkeypatch: pytest.MonkeyPatch) -> None:
    """Of a large answer the first of it, for longer than of any other, and then as long as something comes."""
    monkeypatch.setattr(postgres_database, "WHOLE", PATIENCE)

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"), Append("a", 0, ["x"]))
        began = threading.Event()

        def hold() -> None:
            with locked(place, "event"):
                began.set()
                threading.Event().wait(1.5)

        holding = threading.Thread(target=hold)
        holding.start()
        began.wait()
        assert [len(events) for _, events in store.texts_of("play")] == [1]
        holding.join()

    use(place, work)


def test_whose_database_is_silent_owns_it_afterwards(
    own_server: DatabaseServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """And waits for it meanwhile, but never for ever."""
    monkeypatch.setattr(lock_session, "SILENT", 0.5)
    place = place_of(own_server.fresh(), tmp_path)
    assert isinstance(place, ServerPlace)
    with closing(Ownership(place)) as alone:
        alone.take()
        number = alone.number
        with own_server.asleep():
            while not alone.is_cut_off:
                alone.keep()
        while alone.is_cut_off:
            alone.keep()
        assert alone.number == number


def test_a_machine_gives_no_sign_to_a_silent_server_and_goes_on_afterwards(
    own_server: DatabaseServer, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(lock_session, "SILENT", 0.5)
    place = place_of(own_server.fresh(), tmp_path)
    assert isinstance(place, ServerPlace)
    both = [BesideOthers(place, Machine(0, f"127.0.0.1:{port}", 1, "")) for port in (1, 2)]
    with closing(both[0]), closing(both[1]):
        for one in both:
            one.take()
        while not all(one.others for one in both):
            both[0].keep()
        with own_server.asleep():
            while not all(one.is_away for one in both):
                for one in both:
                    one.keep()
        while any(one.is_away for one in both):
            for one in both:
                one.keep()
        assert [len(one.others) for one in both] == [1, 1]
