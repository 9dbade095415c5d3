"""Leases as the store keeps them: what carries the fence of a lease that another has taken is refused, whole."""

from __future__ import annotations

import asyncio
import sqlite3
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.store import sqlite
from windroos.store.changes import (
    Append,
    BeginStream,
    Close,
    Fence,
    KeepNote,
    Lease,
    LetGoLease,
    LiveOn,
    TakeLease,
)
from windroos.store.errors import StoreError
from windroos.store.plan import Known, LeaseRow, plan
from windroos.store.store import Store

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def test_a_write_behind_an_older_fence_leaves_nothing(tmp_path: Path) -> None:
    async def work() -> None:
        first, second = Store.open(tmp_path / "windroos.db"), Store.join(tmp_path / "windroos.db")
        await first.write(BeginStream("a", "play", "{}"))
        await first.write(LiveOn("one", NOON), TakeLease("a", "one", 0))
        await first.write(Fence("a", 1), Append("a", 0, ["x"]))
        assert second.held.lease("a") == Lease("one", 1, NOON)
        await second.write(TakeLease("a", "two", 1))
        for changes in ((Append("a", 1, ["y"]),), (KeepNote("a", "n", "y"),), (Close("a"),)):
            with pytest.raises(StoreError) as wrong:
                await first.write(Fence("a", 1), *changes)
            assert wrong.value.code == "store_fenced"
        with pytest.raises(StoreError) as late:
            await first.write(TakeLease("a", "one", 1))
        assert late.value.code == "store_conflict"
        await second.write(Fence("a", 2), Append("a", 1, ["z"]))
        assert [event.body for event in first.events("a")] == ["x", "z"]
        assert first.note("a", "n") is None
        await second.close()
        await first.close()

    asyncio.run(work())


def test_who_lives_holds_what_he_took_and_nobody_else(tmp_path: Path) -> None:
    async def work() -> None:
        store = Store.open(tmp_path / "windroos.db")
        await store.write(*(BeginStream(id, "play", "{}") for id in "abc"))
        await store.write(LiveOn("one", NOON), LiveOn("two", NOON + timedelta(seconds=5)))
        await store.write(TakeLease("a", "one", 0), TakeLease("b", "two", 0), TakeLease("c", "two", 0))
        before = NOON - timedelta(seconds=1)
        assert store.held.at(before) == {"a", "b", "c"}
        assert store.held.at(NOON) == {"b", "c"}
        assert store.held.living(NOON) == {"two"}
        await store.write(LetGoLease("b", 1), LetGoLease("c", 7))
        assert store.held.at(NOON) == {"c"}
        assert store.held.lease("b") == Lease("", 1, None)
        await store.write(LiveOn("two", None))
        assert store.held.at(before) == {"a"}
        assert store.held.living(before) == {"one"}
        assert store.held.lease("c") == Lease("two", 1, None)
        await store.close()

    asyncio.run(work())


@given(st.lists(st.tuples(st.sampled_from(["take", "write", "let go"]), st.integers(0, 3)), max_size=30))
def test_whatever_comes_in_whatever_order_one_writes(asked: list[tuple[str, int]]) -> None:
    """Of what carries a fence that is written which was given last; and a fence only grows."""
    stream, given_out, holder = Known(0, closed=False), 0, ""
    for what, number in asked:
        changes = {
            "take": (TakeLease("a", f"p{number}", number),),
            "write": (Fence("a", number), Append("a", stream.length, ["x"])),
            "let go": (LetGoLease("a", number),),
        }[what]
        rows, (refused,) = plan([changes], {"a": stream})
        if what == "let go":
            assert refused is None
            holder = "" if number == given_out else holder
            assert rows.leases == ({"a": LeaseRow("", number)} if number == given_out else {})
        else:
            assert (refused is None) == (number == given_out)
        if refused is None and what == "take":
            given_out, holder = given_out + 1, f"p{number}"
            assert rows.leases == {"a": LeaseRow(holder, given_out)}
        length = stream.length + len(rows.events)
        stream = Known(length, closed=False, fence=given_out)


def test_who_waits_for_another_writer_looks_again_within_two_milliseconds(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite's own steps grow to a tenth of a second: so long would the lock be free, and everybody wait."""
    path, slept, clock = tmp_path / "windroos.db", list[float](), count()
    asyncio.run(Store.open(path).close())
    with closing(sqlite3.connect(path, isolation_level=None)) as other:
        other.execute("BEGIN IMMEDIATE")

        def sleeps(seconds: float) -> None:
            slept.append(seconds)
            if len(slept) == 40:
                other.execute("COMMIT")

        monkeypatch.setattr(sqlite, "sleep", sleeps)
        monkeypatch.setattr(sqlite, "monotonic", lambda: next(clock) / 1000)
        engine = sqlite.writing(path)
        with engine.begin() as connection:
            assert len(slept) == 40
            assert connection.exec_driver_sql("PRAGMA busy_timeout").scalar() == 1000 * sqlite.WRITER_PATIENCE
        engine.dispose()
    assert (min(slept), max(slept)) == (sqlite.SHORTEST, sqlite.LONGEST)
    assert slept == sorted(slept)
