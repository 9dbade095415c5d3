"""A pooler before a server: one that keeps sessions will do, and one that hands out transactions is refused."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from pathlib import Path

import pytest

from tests.pooler import Hands, Pooler
from tests.store.serving import bodies
from tools.postgres import DatabaseServer

pytest.importorskip("psycopg")
from windroos.store.changes import Append, BeginStream
from windroos.store.errors import StoreError
from windroos.store.machines import Machine
from windroos.store.membership import BesideOthers
from windroos.store.ownership import Ownership
from windroos.store.place import ServerPlace
from windroos.store.store import Store


class PooledPlace:
    """A database of a server, as it is reached past a pooler and through one."""

    def __init__(self, server: DatabaseServer, folder: Path) -> None:
        self.server = server
        url = server.fresh()
        self.name = url.partition("@/")[2].partition("?")[0]
        self.at = url.partition("?host=")[2]
        self._folder = folder

    def through(self, pooler: Pooler) -> ServerPlace:
        return ServerPlace(f"postgresql://windroos@127.0.0.1:{pooler.port}/{self.name}", self._folder)

    def locks(self) -> str:
        return self.server.told(self.name, "SELECT classid FROM pg_locks WHERE locktype = 'advisory'")

    def tables(self) -> str:
        return self.server.told(self.name, "SELECT tablename FROM pg_tables WHERE schemaname = 'public'")


@pytest.fixture
def pooled(server: DatabaseServer, tmp_path: Path) -> PooledPlace:
    return PooledPlace(server, tmp_path)


@pytest.mark.parametrize("hands", ["transactions", "transactions in turn"])
@pytest.mark.parametrize(
    "begins",
    [
        Store.open,
        lambda place: Ownership(place).take(),
        lambda place: BesideOthers(place, Machine(0, "127.0.0.1:1", 1, "")).take(),
    ],
    ids=["opened", "served", "served beside others"],
)
def test_one_that_hands_out_transactions_is_refused_and_nothing_is_left_there(
    pooled: PooledPlace, hands: Hands, begins: Callable[[ServerPlace], object]
) -> None:
    with Pooler.before(pooled.at, hands) as pooler:
        with pytest.raises(StoreError) as wrong:
            begins(pooled.through(pooler))
        assert wrong.value.code == "store_pooled"
        assert pooled.locks() == ""
        assert pooled.tables() == ""


def test_one_that_keeps_sessions_is_as_none(pooled: PooledPlace) -> None:
    async def work(place: ServerPlace) -> None:
        owner = Ownership(place)
        owner.take()
        assert pooled.locks() != ""
        store = Store.join(place, owner=owner.number)
        await store.write(BeginStream("a", "play", "{}"), Append("a", 0, ["x"]))
        assert bodies(store, "a") == ["x"]
        owner.keep()
        await store.close()
        owner.close()
        assert pooled.locks() == ""

    with Pooler.before(pooled.at, "sessions") as pooler:
        asyncio.run(work(pooled.through(pooler)))
