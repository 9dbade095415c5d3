"""The file of the store: its versions, its permissions, and files that cannot be one."""

from __future__ import annotations

import asyncio
import os
import re
import sqlite3
import stat
import subprocess
import sys
from contextlib import closing
from pathlib import Path
from tempfile import TemporaryDirectory

import pytest
from alembic.autogenerate import compare_metadata
from alembic.command import upgrade
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory

from windroos.store import migrating
from windroos.store.changes import Append, BeginStream, Change
from windroos.store.errors import StoreError
from windroos.store.schema import METADATA, VERSION
from windroos.store.sqlite import WAL_BYTES, writing
from windroos.store.store import Store

ROOT = Path(__file__).parents[2]


@pytest.fixture
def path(tmp_path: Path) -> Path:
    return tmp_path / "windroos.db"


def use(path: Path, *changes: Change) -> None:
    """Open a store, write something, and close it."""

    async def main() -> None:
        store = Store.open(path)
        try:
            await store.write(*changes)
        finally:
            await store.close()

    asyncio.run(main())


def code_of_opening(path: Path) -> str:
    with pytest.raises(StoreError) as caught:
        use(path)
    assert str(path) in caught.value.sentence("nl")
    return caught.value.code


def told(path: Path, statement: str) -> list[tuple[str, ...]]:
    """Say something to the database without the store."""
    with closing(sqlite3.connect(path)) as connection, connection:
        return connection.execute(statement).fetchall()


def test_every_time_is_written_alike(path: Path) -> None:
    use(path, BeginStream("a", "play", "{}"), Append("a", 0, ("first", "second")))
    use(path, BeginStream("b", "play", "{}"))
    made = [time for (time,) in told(path, "select made from stream")]
    written = [time for (time,) in told(path, "select at from event")]
    assert len(made) == len(written) == 2
    for time in made + written:
        assert re.fullmatch(r"\d{4}-\d\d-\d\d \d\d:\d\d:\d\d\.\d{6}", time), time


def definitions(path: Path) -> set[str]:
    """How the tables were made, apart from white space."""
    found = told(path, "select sql from sqlite_master where sql is not null")
    return {re.sub(r"\s+", " ", sql.strip()) for (sql,) in found}


def migrate(path: Path, version: str) -> None:
    """Make a database as the program of a version left it."""
    engine = writing(path, foreign_keys=False)
    with engine.begin() as connection:
        config = Config(attributes={"connection": connection})
        config.set_main_option("script_location", "windroos.store:migrations")
        upgrade(config, version)
    engine.dispose()


def test_a_new_database_is_what_the_migrations_come_to(tmp_path: Path) -> None:
    """It is made in one go, without them; and the next migration goes on from there."""
    migrated, made = tmp_path / "migrated.db", tmp_path / "made.db"
    migrate(migrated, VERSION)
    use(made, BeginStream("a", "play", ""))
    for file in (migrated, made):
        engine = writing(file)
        with engine.begin() as connection:
            context = MigrationContext.configure(connection)
            assert context.get_current_revision() == VERSION
            assert compare_metadata(context, METADATA) == []
        engine.dispose()
    assert definitions(migrated) == definitions(made)
    assert len(definitions(made)) == len(METADATA.tables) + 1 == 10


def test_a_database_of_any_version_before_goes_on(tmp_path: Path) -> None:
    for version in ("0001", "0002", "0003"):
        path = tmp_path / f"{version}.db"
        migrate(path, version)
        use(path, BeginStream("a", "play", ""))
        assert told(path, "select version_num from alembic_version") == [(VERSION,)]
        assert len(definitions(path)) == len(METADATA.tables) + 1


def test_the_version_is_that_of_the_newest_migration() -> None:
    config = Config()
    config.set_main_option("script_location", "windroos.store:migrations")
    scripts = ScriptDirectory.from_config(config)
    versions = [script.revision for script in scripts.walk_revisions()]
    assert versions[0] == VERSION == scripts.get_current_head()
    assert versions == sorted(versions, reverse=True)
    assert all(re.fullmatch(r"\d{4}", version) for version in versions)


def test_a_database_that_is_up_to_date_or_new_does_not_wait_for_alembic(path: Path, tmp_path: Path) -> None:
    use(path, BeginStream("a", "play", ""))
    program = (
        "import sys, pathlib; from windroos.store.store import Store;"
        "store, _ = map(Store.open, map(pathlib.Path, sys.argv[1:]));"
        "assert store.stream('a'); print(*sorted({'alembic', 'numba', 'sqlalchemy.orm'} & set(sys.modules)))"
    )
    command = [sys.executable, "-c", program, str(path), str(tmp_path / "new.db")]
    done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
    assert done.stdout == "\n"
    assert done.stderr == ""


def test_a_newer_database_is_left_alone(path: Path) -> None:
    use(path, BeginStream("a", "play", ""))
    told(path, "update alembic_version set version_num = '9999'")
    assert code_of_opening(path) == "store_newer"
    told(path, f"update alembic_version set version_num = '{VERSION}'")
    use(path, Append("a", 0, ["x"]))


def test_a_database_of_another_program_is_left_alone(path: Path) -> None:
    told(path, "create table members (name text)")
    assert code_of_opening(path) == "store_foreign"
    assert definitions(path) == {"CREATE TABLE members (name text)"}


@pytest.mark.parametrize(("version", "step"), [("", "_make"), ("0001", "_upgrade")])
def test_what_fails_half_way_leaves_the_database_as_it_was(
    path: Path, monkeypatch: pytest.MonkeyPatch, version: str, step: str
) -> None:
    if version:
        migrate(path, version)
    before = told(path, "select name from sqlite_master")
    work = getattr(migrating, step)

    def fail(*arguments: object) -> None:
        work(*arguments)
        raise KeyError("half-way")

    monkeypatch.setattr(migrating, step, fail)
    with pytest.raises(KeyError):
        Store.open(path)
    assert told(path, "select name from sqlite_master") == before
    monkeypatch.undo()
    use(path, BeginStream("a", "play", ""))


def test_an_empty_file_and_an_odd_path_will_do(tmp_path: Path) -> None:
    path = tmp_path / "map met spaties" / "50 % #1?é" / "windroos & co.db"
    path.parent.mkdir(parents=True)
    path.touch()
    use(path, BeginStream("a", "play", ""))
    assert [file.name for file in path.parent.iterdir()] == [path.name]


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_others_cannot_read_the_file_nor_its_log(tmp_path: Path) -> None:
    path = tmp_path / "made" / "windroos.db"

    async def main() -> None:
        store = Store.open(path, rest=1e6)
        await store.write(BeginStream("a", "play", ""))
        files = list(path.parent.iterdir())
        assert len(files) == 3
        assert {stat.S_IMODE(file.stat().st_mode) for file in files} == {0o600}
        assert stat.S_IMODE(path.parent.stat().st_mode) == 0o700
        await store.close()

    asyncio.run(main())


@pytest.mark.skipif(os.name == "nt", reason="permissions of POSIX")
def test_a_folder_that_cannot_be_written_is_told_of(tmp_path: Path) -> None:
    below = tmp_path / "file"
    below.write_text("no folder")
    assert code_of_opening(below / "windroos.db") == "store_folder"
    assert code_of_opening(tmp_path) == "store_folder"
    with TemporaryDirectory() as shared:  # the tests' own folder is closed to other users
        Path(shared).chmod(0o755)
        files: list[Path] = []
        for of_folder, of_file in ((0o555, None), (0o555, 0o444), (0o555, 0o666), (0o777, 0o444), (0o777, 0o666)):
            file = Path(shared) / f"{len(files)}" / "windroos.db"
            files.append(file)
            file.parent.mkdir()
            if of_file is not None:
                use(file, BeginStream("a", "play", ""))
                file.chmod(of_file)
            file.parent.chmod(of_folder)
        command = [sys.executable, "-m", "tests.store.store_child", "open", *map(str, files)]
        done = subprocess.run(command, capture_output=True, text=True, cwd=ROOT, check=True)
        for file in files:
            file.parent.chmod(0o755)
    assert done.stdout.split() == ["store_folder"] * 4 + ["opened"]


def test_a_file_that_is_no_database_is_left_alone(path: Path) -> None:
    path.write_bytes(b"once upon a time " * 1000)
    assert code_of_opening(path) == "store_damaged"
    assert path.read_bytes() == b"once upon a time " * 1000


def test_a_damaged_page_is_told_of_where_it_is_met(path: Path) -> None:
    use(path, BeginStream("a", "play", ""), BeginStream("b", "play", ""), Append("a", 0, ["x" * 3000] * 50))
    size = path.stat().st_size
    with path.open("r+b") as file:
        file.seek(size // 2)
        file.write(b"\xff" * (size - size // 2))

    async def main() -> None:
        store = Store.open(path)
        with pytest.raises(StoreError) as read:
            store.events("a")
        assert read.value.code == "store_damaged"
        with pytest.raises(StoreError) as written:
            await store.write(Append("a", 50, ["y" * 3000] * 50))
        assert written.value.code == "store_damaged"
        await store.close()

    asyncio.run(main())


def test_a_file_that_was_cut_off_is_told_of(path: Path) -> None:
    use(path, BeginStream("a", "play", ""))
    os.truncate(path, 5000)
    assert code_of_opening(path) == "store_damaged"


def test_the_log_does_not_grow_for_ever(path: Path) -> None:
    async def main() -> None:
        store = Store.open(path, rest=1e6)
        await store.write(BeginStream("a", "play", ""), BeginStream("big", "play", ""))
        log = path.with_name(path.name + "-wal")
        for call in range(60):
            await store.write(Append("a", 20 * call, ["x" * 10_000] * 20))
            store.events("a", 20 * call)
        assert log.stat().st_size < WAL_BYTES / 2
        await store.write(Append("big", 0, ["x" * 10_000_000] * 3))
        assert log.stat().st_size > WAL_BYTES
        for call in range(3):
            await store.write(Append("a", 1200 + call, ["x"]))
        assert log.stat().st_size <= WAL_BYTES
        await store.close()

    asyncio.run(main())
