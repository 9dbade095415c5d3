"""`windroos players`: who has a page of his own is listed, and erased by name or number, asked for twice."""

from __future__ import annotations

import asyncio
import json
from pathlib import Path

import pytest

from tests.cli.terminal import refused, run
from windroos.hosting.lobby import Lobby
from windroos.hosting.new_tables import beginning
from windroos.hosting.profile import HeldSeat
from windroos.hosting.profiles import Profiles
from windroos.hosting.room import Pace
from windroos.hosting.seats import Held
from windroos.hosting.thinker import Thinker
from windroos.hosting.worker import Worker
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.web.table.form import setup_of

TABLE, BROWSER = "bbbbbbbb", "fffffff2"


def house(folder: Path) -> dict[str, list[str]]:
    """Three players, two of the same name, one of whom has a game; their ids by name."""
    ids: dict[str, list[str]] = {}

    async def go() -> None:
        store = Store.open(folder / DATABASE)
        profiles = Profiles(store, Lobby(store, Pace(), Thinker(Worker("nobody").do)))
        setup = setup_of({"name": "Quirinia"}, lambda: 1)
        await store.write(*beginning(TABLE, setup, {0: Held(browser=BROWSER)}))
        for name, seats in (("Quirinia", (HeldSeat(TABLE, 0, BROWSER),)), ("Mia", ()), ("mia", ())):
            id, _ = await profiles.begin(name, seats)
            ids.setdefault(name.lower(), []).append(id)
        await store.close()

    asyncio.run(go())
    return ids


def test_the_host_erases_who_cannot_do_so_himself(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    ids, data = house(tmp_path), ("--data", str(tmp_path))
    listed = json.loads(run(capsys, "players", "list", "--json", *data))["players"]
    assert [(one["name"].lower(), one["games"]) for one in listed] == [("mia", 0), ("mia", 0), ("quirinia", 1)]
    for words, said in (
        (("erase", "Quirinia"), "not erased yet"), (("erase", "Nobody"), "Nobody has a page"),
        (("erase", "Mia", "--sure"), "More people here"), (("erase",), "missing after erase"),
        (("list", "x"), "x does not belong"), (("other",), "other does not belong"), ((), "not said"),
    ):  # fmt: skip
        assert said in refused(capsys, "players", *words, *data)
    assert b"Quirinia" in (tmp_path / DATABASE).read_bytes()
    assert "page is gone" in run(capsys, "players", "erase", "quirinia", "--sure", *data)
    assert json.loads(run(capsys, "players", "erase", ids["mia"][0], "--sure", "--json", *data)) == {
        "player": ids["mia"][0]
    }
    assert ids["mia"][1] in run(capsys, "players", "list", *data)
    assert not [path.name for path in tmp_path.iterdir() if path.is_file() and b"Quirinia" in path.read_bytes()]
