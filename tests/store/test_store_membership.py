"""Machines that serve one database beside each other: who gives no sign of life is gone, and writes no more."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Iterator
from contextlib import contextmanager

import psycopg
import pytest
from sqlalchemy import create_engine

from tests.store.conftest import NewServerPlace
from tests.store.serving import answer, bodies

pytest.importorskip("psycopg")
from windroos.store import membership, ownership
from windroos.store.changes import Append, BeginStream, LiveOn
from windroos.store.errors import StoreError
from windroos.store.machines import Machine
from windroos.store.membership import BesideOthers
from windroos.store.owner_number import OwnerNumber
from windroos.store.ownership import Ownership
from windroos.store.place import ServerPlace
from windroos.store.postgres_database import ServerDatabase
from windroos.store.store import Store, utc_now


@pytest.fixture
def place(new_server_place: NewServerPlace) -> ServerPlace:
    return new_server_place()


class SteppedClock:
    """A clock that goes when it is told."""

    def __init__(self) -> None:
        self.time = 1000.0

    def now(self) -> float:
        return self.time

    def sleep(self, seconds: float) -> None:
        self.time += seconds
        time.sleep(0.01)  # what is waited for is a real server's


@pytest.fixture(autouse=True)
def clock(monkeypatch: pytest.MonkeyPatch) -> SteppedClock:
    made = SteppedClock()
    monkeypatch.setattr(ownership, "FREE", 0.0)
    monkeypatch.setattr(membership, "monotonic", made.now)
    monkeypatch.setattr(membership, "sleep", made.sleep)
    monkeypatch.setattr(membership, "YOUNG", 0.0)
    return made


@contextmanager
def beside(place: ServerPlace, count: int) -> Iterator[list[BesideOthers]]:
    """So many machines that serve a database."""
    found = [BesideOthers(place, Machine(0, f"127.0.0.1:{at}", 2, f"key {at}")) for at in range(1, count + 1)]
    try:
        for one in found:
            one.take(patience=60)
        yield found
    finally:
        for one in found:
            one.close()


def numbers(store: Store) -> list[int]:
    return [machine.number for machine in store.held.machines().machines]


def go_by(clock: SteppedClock, seconds: float, *living: BesideOthers) -> None:
    """Let time go by, in which some machines live."""
    for _ in range(round(seconds / 0.5)):
        clock.time += 0.5
        for one in living:
            one.keep()


def until_there_are(place: ServerPlace, clock: SteppedClock, *living: BesideOthers) -> None:
    """Let time go by until no others are left: a server ends sessions when it comes to it."""
    while numbers_of(place) != [one.number for one in living]:
        go_by(clock, 0.5, *living)


def numbers_of(place: ServerPlace) -> list[int]:
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(place.url))
    with engine.connect() as connection:
        rows = connection.exec_driver_sql("SELECT name FROM setting WHERE name LIKE 'machine %%'").all()
    engine.dispose()
    return sorted(int(name.removeprefix("machine ")) for (name,) in rows)


def test_each_has_a_number_of_its_own_and_says_where_it_is(place: ServerPlace) -> None:
    async def work() -> None:
        with beside(place, 2) as (first, second):
            assert 0 < first.number < second.number
            store = Store.join(place, owner=first.number)
            machines, now = store.held.machines()
            assert [(one.number, one.place, one.key) for one in machines] == [
                (first.number, "127.0.0.1:1", "key 1"), (second.number, "127.0.0.1:2", "key 2"),
            ]  # fmt: skip
            assert machines[0].names == (f"{first.number}.0", f"{first.number}.1")
            assert now is not None
            assert abs((now - utc_now()).total_seconds()) < 60
            number = first.number
            await store.write(LiveOn(f"{number}.0", now.replace(year=9999)))
            assert store.held.living(now) == {f"{number}.0"}
            first.close()
            assert numbers(store) == [second.number], "who leaves is known to have left"
            assert store.held.living(now) == frozenset(), "and holds nothing"
            await store.close()

    asyncio.run(work())


def test_all_of_them_write_until_one_is_gone(place: ServerPlace, clock: SteppedClock) -> None:
    async def work() -> None:
        with beside(place, 3) as (first, second, third):
            stores = [Store.join(place, owner=one.number) for one in (first, second, third)]
            for at, store in enumerate(stores):
                await store.write(BeginStream(f"s{at}", "play", "{}"), Append(f"s{at}", 0, ["x"]))
            go_by(clock, membership.GONE - 0.5, second, third)
            first.keep()
            go_by(clock, membership.GONE - 0.5, second, third)
            assert numbers(stores[1]) == [first.number, second.number, third.number]
            until_there_are(place, clock, second, third)
            assert await answer(stores[0].write(Append("s0", 1, ["lost"]))) == "store_fenced"
            for at in (1, 2):
                await stores[at].write(Append(f"s{at}", 1, ["y"]))
            assert [bodies(stores[1], f"s{at}") for at in range(3)] == [["x"], ["x", "y"], ["x", "y"]]
            with pytest.raises(StoreError) as wrong:
                first.keep()
            assert wrong.value.code == "store_beside_gone"
            for store in stores:
                await store.close()

    asyncio.run(work())


def test_who_came_last_and_is_gone_is_not_taken_for_who_serves_alone(place: ServerPlace, clock: SteppedClock) -> None:
    async def work() -> None:
        with beside(place, 2) as (first, last):
            store = Store.join(place, owner=last.number)
            await store.write(BeginStream("a", "play", "{}"))
            until_there_are(place, clock, first)
            assert await answer(store.write(Append("a", 0, ["lost"]))) == "store_fenced"
            await store.close()

    asyncio.run(work())


def test_what_a_machine_has_open_when_it_is_gone_is_never_written(place: ServerPlace, clock: SteppedClock) -> None:
    """It was stopped in the middle: after it had looked at its number, and before its commit."""
    with beside(place, 2) as (stopped, other):
        engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(place.url))
        with engine.connect() as connection:
            OwnerNumber(stopped.number).see(connection)
            connection.exec_driver_sql("INSERT INTO setting (name, value) VALUES ('late', 'x')")
            until_there_are(place, clock, other)
            with pytest.raises(Exception, match=r"terminating connection|closed"):
                connection.commit()
            connection.invalidate()
        with engine.connect() as connection, pytest.raises(StoreError):
            OwnerNumber(stopped.number).see(connection)
        with engine.connect() as connection:
            assert connection.exec_driver_sql("SELECT FROM setting WHERE name = 'late'").all() == []
        engine.dispose()


def test_who_was_away_himself_declares_nobody_gone_for_a_while(place: ServerPlace, clock: SteppedClock) -> None:
    """Nor after the server was away, from which one may come back sooner than the other."""
    with beside(place, 2) as (one, other):
        go_by(clock, 1.0, one)
        clock.time += 60
        one.keep()
        go_by(clock, membership.COMES_BACK + membership.GONE - 1.0, one)
        assert numbers_of(place) == [one.number, other.number]
        other.keep()
        go_by(clock, membership.GONE - 1.0, one)
        assert numbers_of(place) == [one.number, other.number]
        until_there_are(place, clock, one)


def test_who_comes_where_the_server_began_just_now_gives_the_others_time_as_well(
    place: ServerPlace, clock: SteppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    """They may be waiting for it since it went away, and come back later than who is begun only then."""
    with beside(place, 2) as (one, other):
        newcomer = BesideOthers(place, Machine(0, "127.0.0.1:9", 1, ""))
        monkeypatch.setattr(membership, "YOUNG", 1e9)
        newcomer.take()
        go_by(clock, membership.COMES_BACK + membership.GONE - 1.0, newcomer)
        assert numbers_of(place) == [one.number, other.number, newcomer.number]
        one.keep()
        until_there_are(place, clock, one, newcomer)
        newcomer.close()


def test_who_hears_that_nobody_reaches_the_server_waits_on(place: ServerPlace, clock: SteppedClock) -> None:
    """And has as long as ever from the last time it heard that; where it reaches the server it asks nobody."""
    with beside(place, 2) as (one, other):
        go_by(clock, 1.0, one, other)
        assert not one.is_away
        assert [machine.number for machine in one.others] == [other.number]
        assert [machine.place for machine in one.others] == ["127.0.0.1:2"]
        for _ in range(5):
            clock.time += membership.CUT_OFF - 1.0
            assert one.is_away
            assert not one.is_cut_off
            one.wait_on()
        clock.time += membership.CUT_OFF
        assert not one.is_cut_off
        clock.time += 1.0
        assert one.is_cut_off
        one.keep()
        assert not one.is_away
        assert not one.is_cut_off
        other.close()
        go_by(clock, 1.0, one)
        clock.time += membership.CUT_OFF
        assert not one.is_away, "there is nobody to ask"


def test_who_alone_cannot_reach_the_server_is_better_off_without_people(
    place: ServerPlace, clock: SteppedClock
) -> None:
    with beside(place, 2) as (one, other):
        go_by(clock, membership.CUT_OFF, one, other)
        assert not one.is_cut_off
        clock.time += membership.CUT_OFF + 1
        assert one.is_cut_off
        other.keep()
        other.close()
        one.keep()
        assert not one.is_cut_off
        clock.time += membership.CUT_OFF + 1
        assert not one.is_cut_off, "where there is no other nobody is better off elsewhere"


@pytest.mark.parametrize("code", ["53100", "25006"], ids=["full", "only read"])
def test_a_server_that_takes_nothing_is_none_that_is_away(place: ServerPlace, clock: SteppedClock, code: str) -> None:
    """Everybody can still read there; and when it takes signs of life again nobody is gone whose came later."""
    refusing = f"BEGIN RAISE EXCEPTION 'nothing more' USING ERRCODE = '{code}'; END"
    with beside(place, 2) as (one, other), psycopg.connect(place.url, autocommit=True) as server:
        go_by(clock, 1.0, one, other)
        server.execute(f"CREATE FUNCTION refuse() RETURNS trigger LANGUAGE plpgsql AS $${refusing}$$")
        server.execute("CREATE TRIGGER takes_none BEFORE UPDATE ON setting EXECUTE FUNCTION refuse()")
        go_by(clock, membership.CUT_OFF + 5, one, other)
        assert not one.is_cut_off
        assert not other.is_cut_off
        server.execute("DROP TRIGGER takes_none ON setting")
        go_by(clock, membership.GONE + 1, one)
        other.keep()
        assert numbers_of(place) == [one.number, other.number]


def test_a_connection_that_is_lost_is_made_anew(place: ServerPlace, clock: SteppedClock) -> None:
    with beside(place, 2) as (one, other):
        for _ in range(2):
            assert one._session.held is not None
            one._session.held.close()
            go_by(clock, 1.0, one, other)
        go_by(clock, membership.GONE + 1.0, one, other)
        assert numbers_of(place) == [one.number, other.number]


def test_nobody_serves_alone_beside_others_nor_others_beside_who_serves_alone(place: ServerPlace) -> None:
    alone = Ownership(place)
    with beside(place, 2):
        assert not alone.is_free()
        with pytest.raises(StoreError) as wrong:
            alone.take(patience=0)
        assert wrong.value.code == "store_owned"
    alone.take(patience=60)
    with pytest.raises(StoreError) as wrong, beside(place, 1):
        pass
    assert wrong.value.code == "store_owned"
    alone.close()


def test_who_served_alone_or_beside_others_before_writes_nothing_any_more(
    place: ServerPlace, clock: SteppedClock
) -> None:
    """All of them lost their connections, and somebody else came meanwhile: of the other kind."""

    async def work() -> None:
        alone = Ownership(place)
        alone.take()
        old = Store.open(place, owner=alone.number)
        await old.write(BeginStream("a", "play", "{}"))
        assert alone._session.held is not None
        alone._session.held.close()
        with beside(place, 1) as (machine,):
            assert await answer(old.write(Append("a", 0, ["lost"]))) == "store_fenced"
            late = Store.join(place, owner=machine.number)
            await late.write(Append("a", 0, ["x"]))
            assert machine._session.held is not None
            machine._session.held.close()
            next = Ownership(place)
            next.take(patience=60)
            assert await answer(late.write(Append("a", 1, ["lost"]))) == "store_fenced"
            clock.time += 1.0
            with pytest.raises(StoreError) as wrong:
                machine.keep()
            assert wrong.value.code == "store_beside_gone"
            next.close()
            await late.close()
        await old.close()

    asyncio.run(work())


def test_what_who_served_alone_has_open_is_never_written(place: ServerPlace) -> None:
    alone = Ownership(place)
    alone.take()
    engine = create_engine("postgresql+psycopg://", creator=lambda: psycopg.connect(place.url))
    with engine.connect() as connection:
        OwnerNumber(alone.number).see(connection)
        connection.exec_driver_sql("INSERT INTO setting (name, value) VALUES ('late', 'x')")
        assert alone._session.held is not None
        alone._session.held.close()
        with beside(place, 1):
            with pytest.raises(Exception, match=r"terminating connection|closed"):
                connection.commit()
            connection.invalidate()
    engine.dispose()


def test_machines_of_another_version_do_not_go_together(
    place: ServerPlace, clock: SteppedClock, monkeypatch: pytest.MonkeyPatch
) -> None:
    with beside(place, 1) as (old,):
        monkeypatch.setattr(membership, "SPEECH", 2)
        newer = BesideOthers(place, Machine(0, "127.0.0.1:9", 1, "", speech=2))

        def meanwhile(seconds: float) -> None:
            clock.sleep(seconds)
            old.keep()

        monkeypatch.setattr(membership, "sleep", meanwhile)
        with pytest.raises(StoreError) as wrong:
            newer.take(patience=0)
        assert wrong.value.code == "store_beside_other"
        monkeypatch.setattr(membership, "sleep", clock.sleep)
        newer.take(patience=0)  # the old one lives no more
        assert numbers_of(place) == [newer.number]
        newer.close()


def test_of_two_versions_that_come_at_the_same_time_one_is_refused(
    place: ServerPlace, monkeypatch: pytest.MonkeyPatch
) -> None:
    """As after a power cut, when nobody serves whom either of them could see."""
    opened = ServerDatabase.open
    newer = BesideOthers(place, Machine(0, "127.0.0.1:9", 1, "", speech=2))

    def meanwhile(where: ServerPlace) -> object:
        monkeypatch.setattr(ServerDatabase, "open", opened)
        newer.take()
        return opened(where)

    monkeypatch.setattr(ServerDatabase, "open", meanwhile)
    with pytest.raises(StoreError) as wrong, beside(place, 1):
        pass
    assert wrong.value.code == "store_beside_other"
    assert numbers_of(place) == [newer.number]
    newer.close()
