"""Everything moved from a file to a server and back: equal, or not at all."""

from __future__ import annotations

import asyncio
import json
from contextlib import closing
from datetime import UTC, datetime, timedelta
from itertools import count
from pathlib import Path
from random import Random

import pytest
from sqlalchemy import Connection

from tests.store.conftest import NewPlace, typed
from tools.postgres import DatabaseServer
from windroos.cli import main
from windroos.store import moving
from windroos.store.backup import check_file
from windroos.store.changes import Append, BeginStream, Close, ForgetPerson, KeepNote, KeepPerson, KeepReckoned
from windroos.store.copies import keep_copy
from windroos.store.errors import StoreError
from windroos.store.moving import TABLES, move_store
from windroos.store.people import read_list
from windroos.store.place import DATABASE, Place
from windroos.store.schema import METADATA
from windroos.store.store import Store
from windroos.web.folder import Folder

NOON = datetime(2026, 5, 1, 12, tzinfo=UTC)
NOT_MOVED = {"lease", "holder"}
"""Tables that say something of one server and not of what is in it."""


def filled(place: Place) -> bytes:
    """Put something of everything in a place; a secret of it."""
    random, ticks = Random(3), count()

    async def go() -> bytes:
        store = Store.open(place, lambda: NOON + timedelta(microseconds=next(ticks)))
        for at in range(18):
            id = f"{random.choice('aB_é-')}{at}"
            bodies = [f"{number} 二 \\ {{}} '\n{random.random()}" for number in range(random.randrange(300))]
            await store.write(BeginStream(id, "play", '{"x":1}'), Append(id, 0, bodies), KeepNote(id, "Ä", "note"))
            if at % 3 == 0:
                await store.write(Close(id), KeepReckoned(id, "counted", "m", "{}"))
        await store.write(BeginStream("club", "club", ""), KeepPerson("club", "p1", "Mia"))
        await store.write(KeepPerson("club", "p2", "Jo"), ForgetPerson("club", "p2"))
        secret = store.secret("links")
        await store.close()
        return secret

    return asyncio.run(go())


def secret_of(place: Place) -> bytes:
    async def go() -> bytes:
        store = Store.open(place)
        found = store.secret("links")
        await store.close()
        return found

    return asyncio.run(go())


def test_every_table_is_moved_or_said_not_to_be() -> None:
    assert {table.name for table in TABLES} | NOT_MOVED == set(METADATA.tables)


def test_there_and_back_everything_is_equal(new_server_place: NewPlace, tmp_path: Path) -> None:
    file, back, served = tmp_path / "one" / DATABASE, tmp_path / "two" / DATABASE, new_server_place()
    secret = filled(file)
    there, again = move_store(file, served), move_store(served, back)
    assert there == again
    assert there.streams == 19
    assert there.events > 2000
    assert secret_of(served) == secret_of(back) == secret
    check_file(back)
    assert move_store(back, new_server_place()).digest == there.digest


def test_what_is_not_empty_takes_nothing(new_place: NewPlace, tmp_path: Path) -> None:
    file, other = tmp_path / "one" / DATABASE, new_place()
    filled(file)
    moved = move_store(file, other)
    with pytest.raises(StoreError) as refused:
        move_store(file, other)
    assert refused.value.code == "store_not_empty"
    assert move_store(other, new_place()) == moved, "what is there has stayed"


def test_what_does_not_arrive_as_it_was_is_not_kept(
    new_place: NewPlace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, other = tmp_path / "one" / DATABASE, new_place()
    filled(file)

    def another(connection: Connection) -> str:
        return "another"

    with monkeypatch.context() as patch:
        patch.setattr(moving, "digest_of", another)
        with pytest.raises(StoreError) as refused:
            move_store(file, other)
    assert refused.value.code == "store_differs"
    move_store(file, other)


def test_a_source_that_is_not_there_is_not_made(tmp_path: Path) -> None:
    with pytest.raises(StoreError) as refused:
        move_store(tmp_path / DATABASE, tmp_path / "other.db")
    assert refused.value.code == "backup_nothing"
    assert not list(tmp_path.iterdir())


def test_a_copy_of_a_server_is_a_file_like_any(new_server_place: NewPlace, tmp_path: Path) -> None:
    served, stick = new_server_place(), tmp_path / "stick"
    stick.mkdir()
    filled(served)
    copy, copied = keep_copy(served, stick, NOON)
    check_file(copy)
    assert copied.tables == 19
    assert read_list(copy) == (("club", "p2"),)
    assert sorted(path.name for path in stick.iterdir()) == [copy.name, f"{copy.name}-forgotten"]


def test_the_command_moves_and_says_so(
    new_server_place: NewPlace, tmp_path: Path, capsys: pytest.CaptureFixture[str], plain_english: None
) -> None:
    file = tmp_path / DATABASE
    filled(file)
    url, _ = typed(new_server_place())
    assert main(["store", "move", str(file), url]) == 0
    assert "streams" not in capsys.readouterr().out
    assert main(["store", "move", url, str(tmp_path / "back.db"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["streams"] == 19
    assert main(["store", "move", str(file), url]) == 2
    assert "written over" in capsys.readouterr().err


def test_what_a_server_writes_to_is_not_moved_unless_it_may_be(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], plain_english: None
) -> None:
    file, target = tmp_path / DATABASE, tmp_path / "moved.db"
    filled(file)
    with closing(Folder(tmp_path)) as served:
        assert served.is_mine
        assert main(["store", "move", str(file), str(target)]) == 2
        assert "Stop windroos serve first" in " ".join(capsys.readouterr().err.split())
        assert not target.exists()
        assert main(["store", "move", str(file), str(target), "--sure"]) == 0
    assert main(["store", "move", str(file), str(tmp_path / "again.db")]) == 0, (
        "its lock lies there, and nobody holds it"
    )


def test_a_database_of_a_server_that_is_used_is_not_moved(
    new_server_place: NewPlace, tmp_path: Path, capsys: pytest.CaptureFixture[str], plain_english: None
) -> None:
    place = new_server_place()
    filled(place)
    url, _ = typed(place)
    store = Store.open(place)
    try:
        store.look()
        assert main(["store", "move", url, str(tmp_path / "one.db")]) == 2
        assert "to write in it now" in " ".join(capsys.readouterr().err.split())
    finally:
        asyncio.run(store.close())
    assert main(["store", "move", url, str(tmp_path / "one.db")]) == 0


def test_a_folder_that_was_typed_is_opened_whatever_the_environment_says(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    for name in ("said", "typed"):
        (tmp_path / name).mkdir()
    filled(tmp_path / "typed" / DATABASE)
    monkeypatch.setenv("WINDROOS_DATABASE", str(tmp_path / "said" / DATABASE))
    copy = tmp_path / "copy.db"
    assert main(["backup", str(copy), "--data", str(tmp_path / "typed"), "--json"]) == 0
    assert json.loads(capsys.readouterr().out)["tables"] == 19
    assert main(["restore", str(copy), "--data", str(tmp_path / "fresh"), "--json"]) == 0
    assert (tmp_path / "fresh" / DATABASE).is_file()
    assert main(["backup", str(tmp_path / "none.db")]) == 2, "there is nothing where the environment points"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        ([], "windroos help store"),
        (["stir"], "move"),
        (["move", "a.db"], "From where to where?"),
        (["move", "a.db", "postgresql://w:hunter2@/x"], "WINDROOS_DATABASE"),
        (["move", "a.db", "oracle://hunter2"], "postgresql://user@host/name"),
        (["move", "a.db", "b.db", "c.db"], "c.db"),
    ],
)
def test_what_is_typed_wrong_is_said(
    words: list[str], said: str, capsys: pytest.CaptureFixture[str], plain_english: None
) -> None:
    assert main(["store", *words]) == 2
    told = capsys.readouterr().err
    assert said in " ".join(told.split())
    assert "hunter2" not in told


def test_a_copy_of_a_server_is_made_by_the_command(
    new_server_place: NewPlace, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, server: DatabaseServer
) -> None:
    served = new_server_place()
    filled(served)
    monkeypatch.setenv("WINDROOS_DATABASE", typed(served)[0])
    assert main(["backup", str(tmp_path / "copy.db")]) == 0
    check_file(tmp_path / "copy.db")
    assert main(["restore", str(tmp_path / "copy.db"), "--sure"]) == 2, "that is done with windroos store move"
    assert main(["club", "verify"]) == 0
