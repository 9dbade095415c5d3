"""Of all programs that would serve a server's database one does, and who has lost it writes nothing any more."""

from __future__ import annotations

import asyncio
import time
from threading import Thread

import psycopg
import pytest
from sqlalchemy import create_engine

from tests.line import CutLine
from tests.store.conftest import NewServerPlace
from tests.store.serving import answer, bodies
from tools.postgres import DatabaseServer

pytest.importorskip("psycopg")
from windroos.store import ownership
from windroos.store.changes import Append, BeginStream
from windroos.store.errors import StoreError
from windroos.store.owner_number import WRITTEN, OwnerNumber
from windroos.store.ownership import Ownership
from windroos.store.place import ServerPlace
from windroos.store.store import Store


@pytest.fixture
def place(new_server_place: NewServerPlace) -> ServerPlace:
    return new_server_place()


@pytest.fixture(autouse=True)
def at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "FREE", 0.0)


def hang_up(owner: Ownership) -> None:
    """Lose its connection, as where a network is cut."""
    assert owner._session.held is not None
    owner._session.held.close()


def test_one_at_a_time_owns_it_and_the_next_has_a_higher_number(place: ServerPlace) -> None:
    first, second = Ownership(place), Ownership(place)
    assert second.is_free()
    first.take()
    assert not second.is_free()
    with pytest.raises(StoreError) as wrong:
        second.take(patience=0)
    assert wrong.value.code == "store_owned"
    first.keep()
    number = first.number
    first.close()
    assert second.is_free()
    second.take(patience=60)
    assert second.number > number
    second.close()


def test_who_has_lost_it_writes_nothing_any_more(place: ServerPlace) -> None:
    async def work() -> None:
        first, second = Ownership(place), Ownership(place)
        first.take()
        old = Store.open(place, owner=first.number)
        await old.write(BeginStream("a", "play", "{}"), Append("a", 0, ["x"]))
        hang_up(first)
        second.take(patience=60)
        assert await answer(old.write(Append("a", 1, ["lost"]))) == "store_fenced"
        assert await answer(old.write(BeginStream("b", "play", "{}"))) == "store_fenced"
        with pytest.raises(StoreError) as wrong:
            first.keep()
        assert wrong.value.code == "store_owned"
        new = Store.join(place, owner=second.number)
        await new.write(Append("a", 1, ["y"]))
        assert (bodies(new, "a"), new.stream("b")) == (["x", "y"], None)
        await old.close()
        await new.close()
        second.close()

    asyncio.run(work())


def test_who_comes_back_before_anybody_took_it_has_it_as_before(place: ServerPlace) -> None:
    async def work() -> None:
        first, second = Ownership(place), Ownership(place)
        first.take()
        number = first.number
        store = Store.open(place, owner=number)
        hang_up(first)
        first.keep()
        while second.is_free():  # the server may not know yet that the connection before is gone
            first.keep()
        assert first.number == number
        await store.write(BeginStream("a", "play", "{}"))
        await store.close()
        first.close()
        second.close()

    asyncio.run(work())


def test_of_who_says_nothing_any_more_the_server_lets_go(place: ServerPlace) -> None:
    """His connection lives and he does not: a machine that hangs, or that is behind something which is silent."""
    first, second = Ownership(place), Ownership(place)
    first.take()
    first.keep()
    assert first._session.held is not None
    if first._session.held.info.server_version < 140_000:
        pytest.skip("this server waits for ever for who says nothing")
    while not second.is_free():
        time.sleep(0.05)
    second.take(patience=60)
    with pytest.raises(StoreError) as wrong:
        first.keep()
    assert wrong.value.code == "store_owned"
    second.close()


def test_who_hears_nothing_of_the_server_knows_that_he_is_cut_off(place: ServerPlace) -> None:
    """Whatever he asks then ends, also where something holds the line and says nothing."""
    with CutLine.to(place) as line:
        far = Ownership(ServerPlace(line.database(place), place.folder))
        far.take()
        far.keep()
        line.fall_silent()
        while not far.is_cut_off:
            far.keep()
        near = Ownership(place)
        near.take(patience=60)
        near.close()
        far.close()


def test_who_is_seen_to_have_it_is_not_cut_off(place: ServerPlace, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ownership, "SILENT", 0.0)
    first, second = Ownership(place), Ownership(place)
    first.take()
    assert first.is_cut_off  # with no time at all
    monkeypatch.setattr(ownership, "SILENT", 60.0)
    first._kept -= 61
    assert first.is_cut_off
    first.keep()
    assert not first.is_cut_off
    first._kept -= 61
    hang_up(first)
    while first.is_cut_off:  # the server may not know yet that the connection before is gone
        first.keep()
    second.close()
    first.close()


def test_the_next_one_ends_what_was_cut_off_while_it_was_written(
    place: ServerPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(ownership, "LINGERS", 0.05)
    first, second = Ownership(place), Ownership(place)
    first.take()
    with psycopg.connect(place.url) as connection:
        assert first._session.schema
        connection.execute("SELECT pg_advisory_xact_lock_shared(%s, %s)", (WRITTEN, first._session.schema))
        hang_up(first)
        second.take(patience=60)
        with pytest.raises(psycopg.OperationalError):
            connection.execute("SELECT 1")
    second.close()


def test_the_next_one_waits_for_what_is_being_written(
    place: ServerPlace, server: DatabaseServer, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else it would read a stream that grows after it was read."""
    monkeypatch.setattr(ownership, "LINGERS", 60)
    first, second = Ownership(place), Ownership(place)
    first.take()
    number = first.number
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(place.url))
    with engine.connect() as connection:
        OwnerNumber(number).see(connection)
        hang_up(first)
        taking = Thread(target=second.take, args=(60,))
        taking.start()
        while server.told("postgres", "SELECT count(*) FROM pg_locks WHERE NOT granted") == "0":
            time.sleep(0.01)
        assert second.number == 0
    taking.join()
    assert second.number > number
    with engine.connect() as connection, pytest.raises(StoreError):
        OwnerNumber(number).see(connection)
    engine.dispose()
    second.close()
