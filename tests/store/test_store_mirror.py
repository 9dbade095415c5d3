"""A mirror on a stick: whole after a kill, caught up when it was away, without who is forgotten, never in the way."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from datetime import UTC, datetime
from errno import EIO, ENOSPC
from pathlib import Path
from random import Random
from threading import Event
from threading import enumerate as enumerate_threads
from zlib import crc32

import pytest

from tests.store.test_store_crash import KILLS, Nursery, check
from tests.store.test_store_crash import nursery as nursery  # noqa: PLC0414  # a fixture of there
from windroos.cli import main
from windroos.store import mirror_file
from windroos.store.changes import Append, BeginStream, Close, ForgetPerson, KeepNote, KeepPerson
from windroos.store.errors import StoreError
from windroos.store.mirror import Mirror, MirrorState
from windroos.store.mirror_file import mirrors_in
from windroos.store.mirror_lines import MirrorHeld, MirrorLine
from windroos.store.mirror_reading import database_of, mirror_at
from windroos.store.place import DATABASE
from windroos.store.plan import EventRow, Rows
from windroos.store.store import Store

PATIENCE = 0.5
"""Seconds that a write waits for a stick that hangs."""
NAME = "Wilhelmina Quist-Vermeer"
ROWS = {
    "stream": "id, kind, made, closed, header",
    "event": "stream, number, at, body",
    "note": "stream, key, revision, body, at",
    "person": "stream, id, body",
    "forgotten": "stream, id",
}


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "here" / DATABASE


def use(
    path: Path, stick: Path, *works: Callable[[Store], Awaitable[None]], patience: float = 60, look: float = 0.01
) -> None:
    """Let a store be mirrored while something is done with it."""

    async def run() -> None:
        store = Store.open(path)
        store.secret("links")
        store.mirror_to(stick, patience, look)
        try:
            for work in works:
                await work(store)
        finally:
            await store.close()

    asyncio.run(run())


async def begin(store: Store) -> None:
    await store.write(
        BeginStream("club", "club", "{}"), Append("club", 0, ["één", "2"]), KeepPerson("club", "p1", NAME),
        KeepNote("club", "n", "1"), BeginStream("t", "tournament", ""), KeepPerson("t", "p2", "Bart"),
    )  # fmt: skip
    await store.write(Append("t", 0, ["a"]), KeepNote("club", "n", "2"), Close("club"))


async def more(store: Store) -> None:
    stream = store.stream("t")
    assert stream is not None
    await store.write(Append("t", stream.length, ["x"]))


async def until(found: Callable[[], bool]) -> None:
    for _ in range(12_000):
        if found():
            return
        await asyncio.sleep(0.01)
    raise AssertionError("it never came to that")


def state(store: Store) -> MirrorState:
    found = store.mirrored()
    assert found is not None
    return found


def rows(path: Path) -> dict[str, list[object]]:
    with closing(sqlite3.connect(path)) as file:
        found = {name: sorted(file.execute(f"SELECT {what} FROM {name}")) for name, what in ROWS.items()}
        found["setting"] = sorted(file.execute("SELECT name, substr(value, 1, 8) FROM setting WHERE name <> 'log'"))
    return found


def restored(stick: Path, target: Path) -> Path:
    database_of(mirror_at(stick), target)
    return target


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(StoreError) as wrong:
        work()
    assert "{" not in wrong.value.sentence("nl") + wrong.value.hint("en")
    return wrong.value.code


def holds(folder: Path, name: str = NAME) -> list[str]:
    return sorted(file.name for file in folder.rglob("*") if file.is_file() and name.encode() in file.read_bytes())


def test_a_mirror_holds_all_and_another_machine_goes_on_in_it(path: Path, stick: Path, tmp_path: Path) -> None:
    use(path, stick, begin, more)
    other = restored(stick, tmp_path / "there" / DATABASE)
    assert rows(other) == rows(path)
    use(other, stick, more, more)
    assert [one.name for one in stick.iterdir()] == [mirror_at(stick).name]
    assert rows(restored(stick, tmp_path / "third" / DATABASE)) == rows(other)
    before = mirror_at(stick).read_bytes()
    codes = []

    async def old_one(store: Store) -> None:
        await more(store)
        await until(lambda: state(store).trouble is not None)
        codes.append(getattr(state(store).trouble, "code", ""))

    use(path, stick, old_one)
    assert codes == ["mirror_ahead"]
    assert mirror_at(stick).read_bytes() == before


def test_what_was_answered_is_in_the_mirror_after_a_kill(tmp_path: Path, stick: Path, nursery: Nursery) -> None:
    path, random = stick.with_name("windroos.db"), Random(9)
    for kill in range(KILLS // 2):
        answered = nursery.killed(path, f"mirrored{kill}", random.randint(1, 30), random.uniform(0, 0.02))
        target = restored(stick, tmp_path / f"{kill}" / DATABASE)

        async def look(target: Path = target, answered: dict[str, int] = answered) -> None:
            store = Store.open(target)
            for id, length in answered.items():
                check(store, id, length)
            await store.close()

        asyncio.run(look())


def test_a_stick_that_is_pulled_out_is_told_and_caught_up(path: Path, stick: Path, tmp_path: Path) -> None:
    away = stick.with_name("away")

    async def pulled(store: Store) -> None:
        stick.rename(away)
        for _ in range(3):
            await more(store)
        await until(lambda: state(store).trouble is not None)
        told = state(store)
        assert (getattr(told.trouble, "code", ""), told.behind) == ("mirror_gone", 3)
        with pytest.raises(StoreError):
            store.look_at_mirror()
        away.rename(stick)
        await until(lambda: state(store).trouble is None and state(store).behind == 0)
        store.look_at_mirror()
        assert rows(restored(stick, tmp_path / "at once" / DATABASE))["event"] == rows(path)["event"]

    use(path, stick, begin, pulled, more)
    assert rows(restored(stick, tmp_path / "there" / DATABASE)) == rows(path)


def test_who_is_forgotten_is_in_no_mirror(path: Path, stick: Path, tmp_path: Path) -> None:
    async def forget(store: Store) -> None:
        assert holds(stick)
        await store.write(ForgetPerson("club", "p1"))
        assert not holds(stick)

    use(path, stick, begin, forget)
    assert rows(restored(stick, tmp_path / "there" / DATABASE))["forgotten"] == [("club", "p1")]

    async def wiped(store: Store) -> None:
        await store.write(KeepPerson("t", "p2", "Bartholomeus"))
        await store.write(KeepPerson("t", "p2", "Co", wiped=True))

    use(path, stick, wiped)
    assert not holds(stick, "Bart")

    async def while_away(store: Store) -> None:
        await store.write(ForgetPerson("t", "p2"))

    asyncio.run(_without(path, while_away))
    assert holds(stick, '"Co"')
    use(path, stick, more)
    assert not holds(stick, '"Co"')


async def _without(path: Path, work: Callable[[Store], Awaitable[None]]) -> None:
    store = Store.open(path)
    await work(store)
    await store.close()


def test_half_a_line_is_let_be_and_taken_back(path: Path, stick: Path, tmp_path: Path) -> None:
    use(path, stick, begin)
    mirror, whole = mirror_at(stick), rows(path)
    length = mirror.stat().st_size
    use(path, stick, more)
    written = mirror.read_bytes()
    for cut in (length + 1, length + 12, len(written) - 1):
        mirror.write_bytes(written[:cut])
        read = database_of(mirror, tmp_path / f"{cut}" / DATABASE)
        assert (read.length, read.broken) == (length, 1)
        assert rows(tmp_path / f"{cut}" / DATABASE) == whole
    use(path, stick, more)
    assert rows(restored(stick, tmp_path / "mended" / DATABASE)) == rows(path)
    damaged = mirror.read_bytes().replace("één".encode(), b"twee!")
    mirror.write_bytes(damaged)
    assert database_of(mirror, tmp_path / "damaged" / DATABASE).broken > 1
    use(path, stick, more)
    assert rows(restored(stick, tmp_path / "anew" / DATABASE)) == rows(path)
    mirror_at(stick).write_bytes(b"")
    assert refused(lambda: restored(stick, tmp_path / "none" / DATABASE)) == "mirror_none"
    use(path, stick, more)
    assert rows(restored(stick, tmp_path / "again" / DATABASE)) == rows(path)


def test_a_full_and_a_broken_stick_are_told_and_lose_nothing(
    path: Path, stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real = mirror_file._write

    def half(error: int) -> Callable[[int, bytes], None]:
        def write(file: int, data: bytes) -> None:
            os.write(file, data[: len(data) // 2])
            raise OSError(error, os.strerror(error))

        return write

    async def filled(store: Store) -> None:
        for error, code in ((ENOSPC, "mirror_full"), (EIO, "mirror_disk")):
            monkeypatch.setattr(mirror_file, "_write", half(error))
            await more(store)
            await until(lambda code=code: getattr(state(store).trouble, "code", "") == code)  # type: ignore[misc]
            monkeypatch.setattr(mirror_file, "_write", real)
            await until(lambda: state(store).trouble is None)

    use(path, stick, begin, filled, more)
    assert rows(restored(stick, tmp_path / "there" / DATABASE)) == rows(path)


def test_a_stick_that_hangs_keeps_nobody_waiting(
    path: Path, stick: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    real, goes_on = mirror_file._write, Event()

    def hang(file: int, data: bytes) -> None:
        goes_on.wait()
        real(file, data)

    async def hung(store: Store) -> None:
        await until(lambda: state(store).behind == 0)
        monkeypatch.setattr(mirror_file, "_write", hang)
        began = time.monotonic()
        for _ in range(50):
            await more(store)
        assert time.monotonic() - began < 50 * PATIENCE / 2, "one waited for a moment, and no other"
        assert getattr(state(store).trouble, "code", "") == "mirror_slow"
        goes_on.set()
        await until(lambda: state(store) == MirrorState(stick, None, 0))

    use(path, stick, begin, hung, patience=PATIENCE)
    assert rows(restored(stick, tmp_path / "there" / DATABASE)) == rows(path)


def test_what_another_program_writes_is_mirrored_too(path: Path, stick: Path, tmp_path: Path) -> None:
    async def other_wrote(store: Store) -> None:
        await _without(path, more)
        await until(lambda: b'"x"' in mirror_at(stick).read_bytes())
        await more(store)

    use(path, stick, begin, other_wrote)
    assert rows(restored(stick, tmp_path / "there" / DATABASE)) == rows(path)


def test_what_a_mirror_has_already_is_not_added_again(path: Path, stick: Path) -> None:
    use(path, stick, begin)
    length, id = mirror_at(stick).stat().st_size, mirror_at(stick).stem.split("-")[1]
    mirror = Mirror(path, id, stick, patience=60, look=60)
    try:
        for _ in range(2):  # what was told while it was caught up, and after that
            mirror.tell(Rows(events=[EventRow("t", 1, "a")]), datetime.now(UTC))
            mirror.wait()
        assert mirror.state.behind == 0
    finally:
        mirror.end()
    assert mirror_at(stick).stat().st_size == length


def test_a_commit_of_several_streams_waits_for_what_another_program_wrote_to_any_of_them(
    path: Path, stick: Path, tmp_path: Path
) -> None:
    async def both(store: Store) -> None:
        await _without(path, more)
        await store.write(Append("c", 0, ["b"]), Append("t", 2, ["y"]))

    async def another(store: Store) -> None:
        await store.write(BeginStream("c", "club", "{}"))

    use(path, stick, begin, another, both, look=60)
    assert rows(restored(stick, tmp_path / "there" / DATABASE)) == rows(path)


def test_commits_that_came_together_are_added_without_reading_the_mirror_again() -> None:
    held = MirrorHeld()
    begun = MirrorLine([("t", "tournament", "", "")], [("t", 1, "", "a")])
    assert not held.lacks_before([begun, MirrorLine(events=[("t", 2, "", "b"), ("t", 3, "", "c")])])
    assert held.lacks_before([begun, MirrorLine(events=[("t", 3, "", "c")])])
    assert held.lacks_before([MirrorLine(notes=[("t", "n", 1, "", "")]), begun])


@pytest.mark.parametrize(
    "text",
    [
        '{"mirror":1}',
        '{"mirror":"1","schema":"0004","id":"00000000"}',
        '{"mirror":1,"schema":"0004","id":"00000000"}|{"events":[["t",1,"2026-01-01","{}"]]}',
        '{"mirror":1,"schema":"0004","id":"00000000"}|{"events":[["t"]]}',
        '{"mirror":1,"schema":"0004","id":"00000000"}|{"streams":[["t","club","x",{}]]}',
        '{"mirror":1,"schema":"0004","id":"00000000"}|{"others":[]}',
    ],
)
def test_a_mirror_whose_lines_are_no_lines_of_ours_is_refused_in_words(stick: Path, tmp_path: Path, text: str) -> None:
    lines = (line.encode() for line in text.split("|"))
    mirror = stick / "odd.mirror"
    mirror.write_bytes(b"".join(b"%08x %s\n" % (crc32(line), line) for line in lines))
    assert refused(lambda: database_of(mirror, tmp_path / "made.db")) == "mirror_unsound"


def test_mirrors_of_two_computers_lie_beside_each_other(path: Path, stick: Path, tmp_path: Path) -> None:
    use(path, stick, begin)
    use(tmp_path / "two" / DATABASE, stick, begin, more)
    found = mirrors_in(stick)
    assert len(found) == 2
    assert refused(lambda: mirror_at(stick)) == "mirror_several"
    assert refused(lambda: mirrors_in(path)) == "mirror_gone"
    for one in found.values():
        made = tmp_path / one[-1].name
        database_of(one[-1], made)


def test_the_command_goes_on_from_a_stick(
    path: Path, stick: Path, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    use(path, stick, begin)
    there = tmp_path / "there"
    assert main(["restore", str(stick), "--data", str(there), "--lang", "nl"]) == 0
    assert "teruggezet" in capsys.readouterr().out
    assert rows(there / DATABASE)["event"] == rows(path)["event"]
    use(path, stick, more)
    assert main(["restore", str(stick), "--data", str(there), "--lang", "nl"]) == 0
    assert "--sure" in capsys.readouterr().out
    assert main(["restore", str(stick), "--data", str(there), "--lang", "nl", "--sure"]) == 0
    capsys.readouterr()
    assert rows(there / DATABASE)["event"] == rows(path)["event"]
    mirror = mirror_at(stick)
    newer = mirror.read_bytes().split(b"\n", 1)[1]
    text = b'{"mirror":2,"schema":"0004","id":"00000000"}'
    mirror.write_bytes(b"%08x %s\n" % (crc32(text), text) + newer)
    for words, said in (
        ([str(stick)], "nieuwere"),
        ([str(tmp_path / "empty")], "geen"),
        ([], "Welke"),
    ):
        (tmp_path / "empty").mkdir(exist_ok=True)
        assert main(["restore", *words, "--data", str(tmp_path / "x"), "--lang", "nl"]) == 2
        assert said in capsys.readouterr().err
    assert (
        main(["serve", "--mirror", str(tmp_path / "away"), "--data", str(there), "--no-browser", "--lang", "nl"]) == 2
    )
    assert "is er niet" in capsys.readouterr().err
    assert "store writer" not in [thread.name for thread in enumerate_threads()]  # the database was let go of
