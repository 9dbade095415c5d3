"""Copies that are kept and put back: thirty of them, checked, compared, forgotten in; nothing is lost on the way."""

from __future__ import annotations

import shutil
import sqlite3
from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from errno import ENOSPC
from pathlib import Path

import pytest

from tests.store.test_store_people import use
from windroos.store import restoring
from windroos.store.changes import Append, BeginStream, ForgetPerson, KeepPerson
from windroos.store.copies import KEPT, copies_in, forget_in_copies, keep_copy
from windroos.store.errors import StoreError
from windroos.store.people import list_of
from windroos.store.restoring import call_off, compared, lay_ready, put_back, ready_of
from windroos.store.store import Store

NAME = "Wilhelmina Quist-Vermeer"
NOW = datetime(2024, 3, 5, 22, 30, tzinfo=UTC)


@pytest.fixture
def path(tmp_path: Path) -> Path:
    folder = tmp_path / "club"
    folder.mkdir()
    return folder / "windroos.db"


async def begin(store: Store) -> None:
    await store.write(BeginStream("club", "club", ""), Append("club", 0, ["1", "2"]), KeepPerson("club", "p1", NAME))


async def go_on(store: Store) -> None:
    await store.write(Append("club", 2, ["3"]), BeginStream("club.e1", "evening", ""), Append("club.e1", 0, ["1"]))


def holds(folder: Path, name: str = NAME) -> list[str]:
    return sorted(file.name for file in folder.rglob("*") if file.is_file() and name.encode() in file.read_bytes())


def refused(work: Callable[[], object]) -> str:
    with pytest.raises(StoreError) as wrong:
        work()
    assert "{" not in wrong.value.sentence("nl") + wrong.value.hint("en")
    return wrong.value.code


def test_the_last_thirty_are_kept(path: Path, stick: Path) -> None:
    use(path, begin)
    (stick / "holiday.db").write_text("mine")
    (stick / "windroos-20240101-000000.db.part").write_text("cut off")
    for at in range(KEPT + 3):
        made, copied = keep_copy(path, stick, NOW + timedelta(days=at))
        assert copied.events == 2
    assert len(copies_in(stick)) == KEPT
    assert copies_in(stick)[0] == made
    assert len(list(stick.iterdir())) == KEPT + 1
    assert (stick / "holiday.db").read_text() == "mine"


def test_a_copy_shows_what_is_in_it_and_what_would_be_lost(path: Path, stick: Path) -> None:
    use(path, begin)
    copy, _ = keep_copy(path, stick, NOW)
    assert compared(copy, path)[:2] + compared(copy, path)[3:] == (1, 2, 0, 0, 1)
    use(path, go_on)
    found = compared(copy, path)
    assert (found.streams, found.events, found.missing, found.lost) == (1, 2, 1, 2)
    assert found.last is not None
    assert compared(copy, path.with_name("none.db")).lost == 0


def test_a_copy_takes_its_place_at_the_next_opening_and_what_was_there_is_kept(path: Path, stick: Path) -> None:
    use(path, begin)
    copy, _ = keep_copy(path, stick, NOW)
    use(path, go_on)
    lay_ready(copy, path)
    kept = put_back(path, NOW)
    assert kept is not None
    assert put_back(path, NOW) is None

    async def look(store: Store) -> None:
        assert [event.body for event in store.events("club")] == ["1", "2"]
        assert store.stream("club.e1") is None

    use(path, look)
    assert compared(kept, path)[:2] == (2, 4)


@pytest.mark.parametrize("cut", ["backup", "unlink", "rename"])
def test_a_power_cut_while_a_copy_is_put_back_loses_nothing(
    path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch, cut: str
) -> None:
    """Cut off before anything, between throwing away and renaming, or in the midst of what was beside it."""
    use(path, begin)
    copy, _ = keep_copy(path, stick, NOW)
    use(path, go_on)
    lay_ready(copy, path)

    def fail(*_: object, **__: object) -> None:
        raise KeyboardInterrupt

    with monkeypatch.context() as patch:
        patch.setattr(restoring, "backup", fail) if cut == "backup" else patch.setattr(Path, cut, fail)
        with pytest.raises(KeyboardInterrupt):
            put_back(path, NOW)
    put_back(path, NOW)
    assert compared(path, path)[:2] == (1, 2)
    (kept,) = copies_in(path.parent)
    assert compared(kept, path)[:2] == (2, 4)


def test_what_cannot_be_put_back_changes_nothing(path: Path, stick: Path, tmp_path: Path) -> None:
    use(path, begin)
    before = path.read_bytes()
    newer, _ = keep_copy(path, stick, NOW)
    with closing(sqlite3.connect(newer)) as copy, copy:
        copy.execute("UPDATE alembic_version SET version_num = '9999'")
    other = tmp_path / "other.db"
    with closing(sqlite3.connect(other)) as copy, copy:
        copy.execute("CREATE TABLE song (name)")
    text = tmp_path / "text.db"
    text.write_text("no database at all, but long enough to be looked at" * 100)
    assert refused(lambda: lay_ready(newer, path)) == "store_newer"
    assert refused(lambda: lay_ready(other, path)) == "store_foreign"
    assert refused(lambda: lay_ready(text, path)) == "store_damaged"
    assert refused(lambda: lay_ready(tmp_path / "none.db", path)) == "backup_nothing"
    assert not ready_of(path).exists()
    assert path.read_bytes() == before
    assert [file.name for file in path.parent.iterdir() if "restore" in file.name] == []


def test_putting_back_can_be_called_off(path: Path, stick: Path) -> None:
    use(path, begin)
    lay_ready(keep_copy(path, stick, NOW)[0], path)
    assert call_off(path)
    assert not call_off(path)
    assert put_back(path, NOW) is None


def test_a_stick_that_is_pulled_out_or_full_costs_nothing(
    path: Path, stick: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    use(path, begin)
    assert refused(lambda: keep_copy(path, stick / "gone", NOW)) == "copies_folder"

    def full(_: int) -> None:
        raise OSError(ENOSPC, "No space left on device")

    monkeypatch.setattr("windroos.store.backup.os.fsync", full)
    assert refused(lambda: keep_copy(path, stick, NOW)) == "store_full"
    assert list(stick.iterdir()) == []
    assert compared(path, path).events == 2


def test_who_is_forgotten_is_so_in_every_copy(path: Path, stick: Path, tmp_path: Path) -> None:
    """In the copies at hand at once; in one that was elsewhere when it is put back, also on another machine."""
    use(path, begin)
    keep_copy(path, stick, NOW)
    shutil.copy(keep_copy(path, stick, NOW + timedelta(days=1))[0], tmp_path / "elsewhere.db")
    assert len(holds(stick)) == 2
    use(path, lambda store: store.write(ForgetPerson("club", "p1")))
    assert forget_in_copies([stick, stick / "gone"], "club", ["p1"]) == []
    assert holds(stick) == []
    assert compared(copies_in(stick)[0], path).people == 0
    lay_ready(tmp_path / "elsewhere.db", path)
    put_back(path, NOW)
    use(path, lambda store: store.write())
    (before,) = copies_in(path.parent)
    assert holds(path.parent) == []
    assert before.exists()
    newest, _ = keep_copy(path, stick, NOW + timedelta(days=2))
    machine = tmp_path / "new"
    machine.mkdir()
    shutil.copy(tmp_path / "elsewhere.db", stick / "old.db")
    shutil.copy(list_of(newest), list_of(stick / "old.db"))
    lay_ready(stick / "old.db", machine / "windroos.db")
    put_back(machine / "windroos.db", NOW)
    use(machine / "windroos.db", lambda store: store.write())
    assert holds(machine) == []


def test_a_copy_that_cannot_be_written_is_told_of(path: Path, stick: Path) -> None:
    use(path, begin)
    (stick / "windroos-broken.db").write_text("no database at all" * 300)
    assert [one.name for one in forget_in_copies([stick], "club", ["p1"])] == ["windroos-broken.db"]
