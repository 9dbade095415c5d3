"""The store as its users see it: what is written is read, what cannot be leaves nothing behind, calls share commits."""

from __future__ import annotations

import asyncio
import sqlite3
from collections import Counter
from collections.abc import Awaitable, Callable, Iterator
from contextlib import contextmanager
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st

from tests.engine_events import heard
from tests.store.conftest import NewPlace
from windroos.store.changes import Append, BeginStream, Call, Change, Close, KeepNote, Reopen, Stream
from windroos.store.errors import StoreError
from windroos.store.place import Place
from windroos.store.plan import Known, Rows, plan
from windroos.store.store import Store

NEVER = 1e6
"""Seconds without a call after which a store lies down that is not to: that is a commit of its own."""
NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)


def run(place: Place, work: Callable[[Store], Awaitable[None]]) -> None:
    """Some work with a store whose clock goes a second further at each commit."""
    ticks = count()

    async def main() -> None:
        store = Store.open(place, lambda: NOON + timedelta(seconds=next(ticks)), rest=NEVER)
        try:
            await work(store)
        finally:
            await store.close()

    asyncio.run(main())


async def refused(store: Store, *changes: Change) -> StoreError:
    with pytest.raises(StoreError) as caught:
        await store.write(*changes)
    return caught.value


def bodies(store: Store, id: str) -> list[str]:
    return [event.body for event in store.events(id)]


def test_what_is_written_is_read(place: Place) -> None:
    async def work(store: Store) -> None:
        assert store.stream("tafel") is None
        assert store.events("tafel") == []
        assert store.note("tafel", "phase") is None
        await store.write(BeginStream("tafel", "count", '{"rules":"nts"}'))
        await store.write(
            Append("tafel", 0, ["één", "二"]), KeepNote("tafel", "phase", "hand"), Append("tafel", 2, ("drie",))
        )
        stream = store.stream("tafel")
        assert stream is not None
        assert stream == Stream("tafel", "count", NOON, None, '{"rules":"nts"}', 3)
        assert stream.made.tzinfo is UTC
        later = NOON + timedelta(seconds=1)
        assert store.events("tafel") == [(1, later, "één"), (2, later, "二"), (3, later, "drie")]
        assert [event.number for event in store.events("tafel", after=2)] == [3]
        assert store.note("tafel", "phase") == (1, "hand")
        await store.write(KeepNote("tafel", "phase", "claim"), KeepNote("tafel", "phase", "draw"))
        assert store.note("tafel", "phase") == (3, "draw")

    run(place, work)

    async def again(store: Store) -> None:
        assert bodies(store, "tafel") == ["één", "二", "drie"]

    run(place, again)


def test_streams_are_found_by_kind_and_by_being_open(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "count", ""))
        await store.write(BeginStream("b", "play", ""))
        await store.write(BeginStream("c", "count", ""), Append("c", 0, ["x"]), Close("c"))
        assert [stream.id for stream in store.streams()] == ["c", "b", "a"]
        assert [stream.id for stream in store.streams("count")] == ["c", "a"]
        assert [stream.id for stream in store.streams("count", open=True)] == ["a"]
        assert [stream.length for stream in store.streams(open=False)] == [1]
        await store.write(Reopen("c"), Append("c", 1, ["y"]))
        assert store.streams(open=False) == []

    run(place, work)


def test_each_refusal_says_why_and_leaves_nothing_behind(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"), Append("a", 0, ["1"]))
        error = await refused(store, Append("a", 1, ["2"]), KeepNote("a", "k", "v"), Append("a", 1, ["3"]))
        assert (error.code, error.values) == ("store_conflict", {"id": "a", "after": 1, "length": 2})
        assert (await refused(store, Append("a", 0, []))).code == "store_conflict"
        assert (await refused(store, KeepNote("a", "k", "v"), BeginStream("a", "play", ""))).code == "store_taken"
        for change in (Append("b", 0, ["1"]), KeepNote("b", "k", "v"), Close("b"), Reopen("b")):
            assert (await refused(store, change)).code == "store_unknown"
        assert (await refused(store, BeginStream("b", "play", ""), Append("c", 0, []))).code == "store_unknown"
        assert (await refused(store, Append("a", 1, ["half \ud83d"]))).code == "store_text"
        assert (await refused(store, KeepNote("a", "k", "nul \0"))).code == "store_text"
        assert (await refused(store, Close("a"), Append("a", 1, ["2"]))).code == "store_closed"
        assert (bodies(store, "a"), store.note("a", "k"), store.stream("b")) == (["1"], None, None)
        assert [stream.closed for stream in store.streams()] == [None]

    run(place, work)


def test_a_note_is_written_over_only_by_who_knows_it(place: Place) -> None:
    """Two servers on one file, each with a tap on the hand that is being entered: the second is refused."""

    async def work(store: Store) -> None:
        other = Store.open(place)
        await store.write(BeginStream("a", "count", "{}"), KeepNote("a", "paper", "first", 0))
        await other.write(KeepNote("a", "paper", "of the other", 1))
        error = await refused(store, KeepNote("a", "paper", "of the one", 1))
        assert (error.code, error.values) == ("store_conflict", {"id": "a", "after": 1, "length": 2})
        assert (await refused(store, KeepNote("a", "paper", "new", 0))).code == "store_conflict"
        assert (await refused(store, KeepNote("a", "new", "x", 1))).code == "store_conflict"
        assert store.note("a", "paper") == (2, "of the other")
        await store.write(
            KeepNote("a", "paper", "third", 2), KeepNote("a", "paper", "fourth", 3), KeepNote("a", "new", "x", 0)
        )
        answers = await asyncio.gather(
            *(store.write(KeepNote("a", "paper", str(at), 4)) for at in range(9)), return_exceptions=True
        )
        assert answers.count(None) == 1, "also of those that are written together"
        assert other.note("a", "paper") == (5, str(answers.index(None)))
        await other.close()

    run(place, work)


def test_what_is_decided_from_what_is_kept_is_decided_again_where_another_was_quicker(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("tafel", "play", "h"))

        def one_more() -> list[Change]:
            note = store.note("tafel", "count")
            return [KeepNote("tafel", "count", "x" + (note.body if note else ""), note.revision if note else 0)]

        await asyncio.gather(*(store.decide(one_more) for _ in range(9)))
        assert store.note("tafel", "count") == (9, 9 * "x")
        await store.decide(list)
        with pytest.raises(StoreError) as caught:
            await store.decide(lambda: [*one_more(), Append("other", 0, ["x"])])
        assert caught.value.code == "store_unknown"
        with pytest.raises(ZeroDivisionError):
            await store.decide(lambda: [Append("tafel", 1 // 0, [])])
        assert store.note("tafel", "count") == (9, 9 * "x")

    run(place, work)


def test_a_closed_stream_takes_notes_and_no_events(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "{}"), Close("a"))
        closed = store.stream("a")
        assert closed is not None
        assert closed.closed == NOON
        assert (await refused(store, Append("a", 0, ["1"]))).code == "store_closed"
        await store.write(KeepNote("a", "k", "v"), Close("a"))
        assert store.note("a", "k") == (1, "v")
        assert store.stream("a") == closed  # closing once more moves nothing
        await store.write(Reopen("a"), Reopen("a"), Append("a", 0, ["1"]))
        assert bodies(store, "a") == ["1"]

    run(place, work)


@settings(max_examples=30, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(st.lists(st.text(st.characters(exclude_characters="\0", exclude_categories=["Cs"]))))
def test_any_text_comes_back_as_it_was(new_place: NewPlace, texts: list[str]) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", "".join(texts)), Append("a", 0, texts))
        await store.write(*(KeepNote("a", text, text) for text in texts))
        assert bodies(store, "a") == texts
        times = Counter(texts)
        assert [store.note("a", text) for text in texts] == [(times[text], text) for text in texts]

    run(new_place(), work)


@contextmanager
def commits() -> Iterator[list[None]]:
    """Grows by one at each commit of any writer."""
    seen: list[None] = []

    def committed(_: object) -> None:
        seen.append(None)

    with heard("commit", committed):
        yield seen


def test_calls_that_wait_share_a_commit_and_a_conflict_hurts_only_its_own(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(*(BeginStream(f"t{at}", "play", "") for at in range(50)))
        with commits() as seen:
            answers = await asyncio.gather(
                *(store.write(Append(f"t{at % 50}", 0, [str(at)])) for at in range(100)), return_exceptions=True
            )
        assert len(seen) <= 20  # 2 where nothing else keeps the machine busy
        assert answers[:50] == [None] * 50
        assert all(isinstance(answer, StoreError) and answer.code == "store_conflict" for answer in answers[50:])
        assert [bodies(store, f"t{at}") for at in range(50)] == [[str(at)] for at in range(50)]

    run(place, work)


def test_a_lone_call_has_a_commit_of_its_own(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""))
        with commits() as seen:
            for at in range(5):
                await store.write(Append("a", at, ["x"]))
                assert len(bodies(store, "a")) == at + 1  # seen as soon as it is answered
        assert len(seen) == 5

    run(place, work)


def test_a_call_that_breaks_the_rules_of_python_hurts_only_its_own(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""))
        wrong = KeepNote("a", "wrong", 5)  # type: ignore[arg-type]
        answers = await asyncio.gather(
            store.write(KeepNote("a", "x", "1")),
            store.write(wrong),
            store.write(KeepNote("a", "y", "2")),
            return_exceptions=True,
        )
        assert [type(answer) for answer in answers] == [type(None), AttributeError, type(None)]
        assert [store.note("a", key) for key in ("x", "wrong", "y")] == [(1, "1"), None, (1, "2")]

    run(place, work)


def test_who_stops_waiting_does_not_take_the_call_back(place: Place) -> None:
    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""))
        waiting = asyncio.create_task(store.write(Append("a", 0, ["x"])))
        await asyncio.sleep(0)
        waiting.cancel()
        with pytest.raises(asyncio.CancelledError):
            await waiting
        await store.write(Append("a", 1, ["y"]))
        assert bodies(store, "a") == ["x", "y"]

    run(place, work)


def test_closing_writes_what_waits_and_then_nothing_more(place: Place) -> None:
    async def main() -> None:
        store = Store.open(place)
        await store.write(BeginStream("a", "play", ""))
        waiting = [asyncio.create_task(store.write(Append("a", at, [str(at)]))) for at in range(20)]
        await asyncio.sleep(0)
        await store.close()
        assert await asyncio.gather(*waiting) == [None] * 20
        assert (await refused(store, Append("a", 20, ["x"]))).code == "store_stopped"
        await store.close()

    asyncio.run(main())

    async def work(store: Store) -> None:
        assert len(bodies(store, "a")) == 20

    run(place, work)
    if isinstance(place, Path):
        assert [file.name for file in place.parent.iterdir()] == [place.name]  # the log is gone into the database


def test_an_event_loop_that_is_gone_does_not_stop_the_writer(place: Place) -> None:
    store = Store.open(place)

    async def ask() -> None:
        waiting = asyncio.get_running_loop().create_task(store.write(BeginStream("a", "play", "")))
        await asyncio.sleep(0)
        waiting.cancel()

    asyncio.run(ask())

    async def later() -> None:
        await store.write(BeginStream("b", "play", ""))
        assert {stream.id for stream in store.streams()} == {"a", "b"}
        await store.close()

    asyncio.run(later())


def test_a_secret_is_made_once_and_kept(place: Place) -> None:
    found: list[bytes] = []

    async def work(store: Store) -> None:
        found.append(store.secret("links"))
        assert store.secret("links") == found[0]
        assert store.secret("other") != found[0]

    run(place, work)
    run(place, work)
    assert found[0] == found[1]
    assert len(found[0]) == 32


def test_nobody_writes_past_the_writer(tmp_path: Path) -> None:
    """Reading connections refuse to write, and foreign keys hold on the writing one."""
    path = tmp_path / "windroos.db"

    async def work(store: Store) -> None:
        await store.write(BeginStream("a", "play", ""))

    run(path, work)
    from sqlalchemy import text
    from sqlalchemy.exc import DBAPIError

    from windroos.store.sqlite import reading, writing

    for engine in (reading(path), writing(path)):
        with pytest.raises(DBAPIError), engine.begin() as connection:
            connection.execute(text("insert into event (stream, number, at, body) values ('none', 1, '', '')"))
        engine.dispose()
    engine = writing(path)
    with engine.begin() as connection:
        pragmas = [connection.scalar(text(f"pragma {name}")) for name in ("journal_mode", "synchronous")]
    engine.dispose()
    assert pragmas == ["wal", 2]
    assert sqlite3.sqlite_version_info > (3, 31)


IDS = st.sampled_from(["a", "b", "c"])
CHANGES: st.SearchStrategy[Change] = st.one_of(
    st.builds(BeginStream, IDS, st.just("play"), st.just("{}")),
    st.builds(Append, IDS, st.integers(0, 3), st.lists(st.sampled_from("xyz"), max_size=2)),
    st.builds(KeepNote, IDS, st.sampled_from("kl"), st.sampled_from("vw"), st.none() | st.integers(0, 2)),
    st.builds(Close, IDS),
    st.builds(Reopen, IDS),
)
CALLS: st.SearchStrategy[list[Call]] = st.lists(st.lists(CHANGES, min_size=1, max_size=4).map(tuple), max_size=8)


def after(rows: Rows, known: dict[str, Known]) -> dict[str, Known]:
    """What is known of the streams when the rows are written: counted from the rows alone."""
    made = {row.id: Known(0, closed=False) for row in rows.streams}
    streams = known | made
    for id, stream in streams.items():
        grown = stream.length + sum(row.stream == id for row in rows.events)
        notes = {key: note.revision for (of, key), note in rows.notes.items() if of == id}
        streams[id] = Known(grown, rows.closed.get(id, stream.closed), {**stream.notes, **notes})
    return streams


@given(CALLS)
def test_a_group_is_the_same_as_its_calls_one_after_another(calls: list[Call]) -> None:
    grouped, answers = plan(calls, {})
    known: dict[str, Known] = {}
    single = Rows()
    for call, answer in zip(calls, answers, strict=True):
        rows, (alone,) = plan([call], known)
        assert (alone is None) == (answer is None)
        if alone is not None:
            assert rows == Rows()
            assert answer is not None
            assert (alone.code, alone.values) == (answer.code, answer.values)
        known = after(rows, known)
        single.add(rows)
    assert single == grouped
    assert after(grouped, {}) == known
    for id, stream in known.items():
        assert [row.number for row in grouped.events if row.stream == id] == list(range(1, stream.length + 1))


@settings(max_examples=25, suppress_health_check=[HealthCheck.function_scoped_fixture])
@given(CALLS)
def test_the_database_holds_what_the_plan_says(new_place: NewPlace, calls: list[Call]) -> None:
    async def work(store: Store) -> None:
        rows, expected = plan(calls, {})
        answers = await asyncio.gather(*(store.write(*call) for call in calls), return_exceptions=True)
        assert [getattr(answer, "code", None) for answer in answers] == [answer and answer.code for answer in expected]
        for id, stream in after(rows, {}).items():
            kept = store.stream(id)
            assert kept is not None
            assert (kept.length, kept.closed is not None) == (stream.length, stream.closed)
            assert bodies(store, id) == [row.body for row in rows.events if row.stream == id]
            assert {key: store.note(id, key) for key in "kl"} == {key: rows.notes.get((id, key)) for key in "kl"}

    run(new_place(), work)
