"""Which process a table lives in: one takes its lease, and who lost it writes nothing any more."""

from __future__ import annotations

import asyncio
from collections.abc import Awaitable, Callable
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest

from windroos.errors import WindroosError
from windroos.hosting.errors import TableError
from windroos.hosting.household import Household
from windroos.hosting.leases import LASTS, Leases
from windroos.hosting.sharing import SharedQuestion, Sharing
from windroos.store.changes import BeginStream, Lease
from windroos.store.errors import StoreError
from windroos.store.store import Store
from windroos.wire.json_text import Json

TABLE = "bcdfghjk"
HOME = "0"


class HandClock:
    def __init__(self) -> None:
        self.time = datetime(2026, 5, 1, 12, tzinfo=UTC)

    def now(self) -> datetime:
        return self.time


def run(path: Path, work: Callable[[Store, HandClock], Awaitable[None]]) -> None:
    async def main() -> None:
        store = Store.open(path / "windroos.db")
        await store.write(BeginStream(TABLE, "play", "{}"))
        try:
            await work(store, HandClock())
        finally:
            await store.close()

    asyncio.run(main())


def test_of_two_that_take_a_table_at_once_one_has_it(tmp_path: Path) -> None:
    async def work(store: Store, clock: HandClock) -> None:
        both = [Leases(store, name, now=clock.now) for name in ("0", "1")]
        for one in both:
            await one.beat()
        found = await asyncio.gather(*(one.take(TABLE) for one in both), return_exceptions=True)
        (lost,) = (one for one in found if isinstance(one, TableError))
        assert lost.code == "table_elsewhere"
        assert [one for one in found if one is not lost] == [1]
        assert {one.holder(TABLE) for one in both} == {both[found.index(1)].own}
        assert both[0].held() == {TABLE}

    run(tmp_path, work)


def test_a_table_is_held_as_long_as_there_are_signs_of_life(tmp_path: Path) -> None:
    async def work(store: Store, clock: HandClock) -> None:
        own, other = Leases(store, "0", now=clock.now), Leases(store, "1", now=clock.now)
        lapsed: list[str] = []
        own.lapsed = lambda: lapsed.append("own")
        await own.beat()
        await other.beat()
        assert await own.take(TABLE) == 1
        clock.time += LASTS - timedelta(seconds=1)
        await own.beat()
        clock.time += LASTS - timedelta(seconds=1)
        assert own.living() == {"0"}
        with pytest.raises(TableError):
            await other.take(TABLE)
        clock.time += timedelta(seconds=2)
        assert other.holder(TABLE) == ""
        assert await other.take(TABLE) == 2
        assert own.held() == frozenset(), "and the other has said nothing of himself since"
        await other.beat()
        assert other.holder(TABLE) == "1"
        assert lapsed == []
        await own.beat()
        assert lapsed == ["own"]
        assert own.fence(TABLE) == 2
        await own.let_go(TABLE, 1)
        assert store.held.lease(TABLE).holder == "1", "what one holds no more one cannot let go of"
        await other.let_go(TABLE, 2)
        assert other.holder(TABLE) == ""
        assert await own.take(TABLE) == 3, "a fence only grows"

    run(tmp_path, work)


def test_who_is_known_to_be_gone_holds_nothing(tmp_path: Path) -> None:
    async def work(store: Store, clock: HandClock) -> None:
        async def gone(name: str) -> bool:
            return name == "1"

        own, other = Leases(store, "0", gone, clock.now), Leases(store, "1", now=clock.now)
        await own.beat()
        await other.beat()
        await other.take(TABLE)
        assert await own.take(TABLE) == 2
        await own.end()
        assert store.held.lease(TABLE) == Lease("0", 2, None)
        assert own.holder(TABLE) == ""

    run(tmp_path, work)


def test_a_table_that_is_not_there_is_nobodys(tmp_path: Path) -> None:
    async def work(store: Store, clock: HandClock) -> None:
        own = Leases(store, "0", now=clock.now)
        assert (own.holder("xxxxxxxx"), own.fence("xxxxxxxx")) == ("", 0)
        with pytest.raises(WindroosError) as wrong:
            await own.take("xxxxxxxx")
        assert wrong.value.code == "store_unknown"

    run(tmp_path, work)


def test_whoever_holds_a_table_is_asked_and_who_is_gone_is_not_waited_for(tmp_path: Path) -> None:
    async def work(store: Store, clock: HandClock) -> None:
        asked: list[tuple[str, SharedQuestion]] = []

        async def ask(name: str, what: SharedQuestion) -> Json:
            asked.append((name, what))
            if what.what == "close":
                raise ConnectionRefusedError
            return {"tables": [name]}

        own, other = Leases(store, "1", now=clock.now), Leases(store, HOME, now=clock.now)
        sharing = Sharing(own, Household((HOME, "1", "2")), ask)
        await other.beat()
        assert not await sharing.asked(SharedQuestion("turn_out", TABLE, 2))
        await other.take(TABLE)
        assert sharing.elsewhere(TABLE) == HOME
        assert await sharing.asked(SharedQuestion("turn_out", TABLE, 2))
        assert not await sharing.asked(SharedQuestion("close", TABLE))
        assert await sharing.ask_all(SharedQuestion("waiting")) == [{"tables": [HOME]}, {"tables": ["2"]}]
        assert await sharing.ask_all(SharedQuestion("close")) == []
        asked.clear()
        sharing.tell(SharedQuestion("over", TABLE), home=True)
        sharing.tell(SharedQuestion("wake", TABLE))
        sharing.tell(SharedQuestion("close", TABLE))
        await asyncio.sleep(0)
        assert [what.what for _, what in asked] == ["over", "wake", "close"]
        assert not sharing.is_home

    run(tmp_path, work)


def test_a_process_lives_also_while_nothing_can_be_stored(tmp_path: Path) -> None:
    """Else all of them would be killed as if they hung where a database is away for long."""

    async def work(store: Store, clock: HandClock) -> None:
        leases, told = Leases(store, "0", now=clock.now), asyncio.Event()
        await leases.beat()
        await store.close()
        with pytest.raises(StoreError):
            await leases.beat()
        keeping = asyncio.create_task(leases.keep(told.set))
        await told.wait()
        keeping.cancel()

    run(tmp_path, work)
