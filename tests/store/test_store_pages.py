"""The pages of a house whose database is on a server: copies can be taken along, and what is of files alone is said."""

from __future__ import annotations

import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.store.conftest import NewPlace
from tests.web.conftest import KEY, be_host
from windroos.store.copies import copies_in, keep_copy
from windroos.store.place import ServerPlace
from windroos.store.store import utc_now
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings

LIVE = {"origin": "http://testserver"}


@pytest.fixture
def settings(new_server_place: NewPlace, tmp_path: Path) -> Settings:
    place = new_server_place()
    assert isinstance(place, ServerPlace)
    names = frozenset({"testserver"})
    return Settings(tmp_path, "http://testserver", names=names, key=KEY, apart=False, database=place)


def test_a_copy_is_taken_along_and_put_back_by_moving_it(settings: Settings, tmp_path: Path) -> None:
    with TestClient(create_app(open_site(settings)), headers={"accept-language": "nl", **LIVE}) as client:
        host = be_host(client)
        assert host.get("/health/ready").text == "ok\n"
        copy = tmp_path / "taken.db"
        copy.write_bytes(host.get("/club/bewaren/kopie").content)
        with closing(sqlite3.connect(copy)) as file:
            assert file.execute("PRAGMA integrity_check").fetchone() == ("ok",)
            names = {name for (name,) in file.execute("SELECT name FROM setting")}
        assert {"host", "links", "club"} <= names, "links that were given out go on opening what they open"
        keep_copy(settings.place, tmp_path, utc_now())
        (name,) = [path.name for path in copies_in(tmp_path)]
        shown = host.get(f"/club/bewaren?kopie={name}")
        assert shown.status_code == 200
        assert "docs/hosten.md" in shown.text
        refused = host.post("/club/bewaren", data={"what": "restore", "text": name})
        assert refused.status_code >= 400
        assert "op een server" in refused.text
