"""What is tested of the store is tested on a disk that is waited for, whatever was tested before it."""

from __future__ import annotations

import asyncio
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from sqlalchemy import Connection

from tests.engine_events import heard
from windroos.store.changes import BeginStream
from windroos.store.store import Store

ROOT = Path(__file__).parents[2]
FULL = 2
"""`PRAGMA synchronous` where a commit is on disk when it returns."""
OF_A_PAGE = "tests/web/test_ties.py::test_a_card_alone_shows_figures_and_no_hand_of_his"


def test_every_commit_of_a_store_waits_for_the_disk(tmp_path: Path) -> None:
    found: list[int] = []
    path = tmp_path / "games.db"

    def looked(connection: Connection) -> None:
        raw = connection.connection.driver_connection
        # not of one that rests, of a test before this one
        if isinstance(raw, sqlite3.Connection) and raw.execute("PRAGMA database_list").fetchone()[2] == str(path):
            found.append(raw.execute("PRAGMA synchronous").fetchone()[0])

    async def go() -> None:
        store = Store.open(path)
        for id in "ab":
            await store.write(BeginStream(id, "play", ""))
        await store.close()

    with heard("commit", looked):
        asyncio.run(go())
    assert found
    assert set(found) == {FULL}


def test_also_after_a_test_of_a_page_in_the_same_process(tmp_path: Path) -> None:
    """Tests of folders come by their names, but for a process that is given some of them, and some more."""
    turned = "def pytest_collection_modifyitems(items):\n    items.sort(key=lambda one: 'store' in one.nodeid)\n"
    (tmp_path / "turned.py").write_text(turned, encoding="utf-8")
    own = f"{Path(__file__).relative_to(ROOT)}::{test_every_commit_of_a_store_waits_for_the_disk.__name__}"
    command = [sys.executable, "-m", "pytest", "-vv", "-p", "no:cacheprovider", "-p", "turned", own, OF_A_PAGE]
    apart = {**os.environ, "PYTHONPATH": os.pathsep.join((str(tmp_path), str(ROOT)))}
    done = subprocess.run(command, cwd=ROOT, env=apart, capture_output=True, text=True, check=False)
    assert done.stdout.find(OF_A_PAGE) < done.stdout.find(own), done.stdout
    assert done.returncode == 0, done.stdout
