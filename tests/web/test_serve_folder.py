"""The folder of a running page: where it lies, locked, moved away, backed up, and what is wrong with it."""

from __future__ import annotations

import asyncio
import errno
import json
import shutil
import signal
import socket
import sys
import time
from contextlib import closing
from pathlib import Path

import pytest

from tests.web.conftest import PATIENCE, apart, free_port
from tests.web.started import get, new_game, rest_of, started
from windroos.cli import main
from windroos.store.resting import has_log
from windroos.store.store import Store
from windroos.web import serve as serving
from windroos.web.app import create_app, open_site
from windroos.web.crowd import Crowd
from windroos.web.folder import Folder, ServeError
from windroos.web.protocols import PageConfig
from windroos.web.settings import Settings


def test_the_database_lies_where_it_is_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    from windroos.cli.folders import data_dir, records_dir

    monkeypatch.setenv("XDG_STATE_HOME", str(tmp_path))
    for name in ("WINDROOS_DATA", "WINDROOS_GAMES"):
        monkeypatch.delenv(name, raising=False)
    assert data_dir().parent == records_dir() == tmp_path / "windroos"
    monkeypatch.setenv("WINDROOS_DATA", str(tmp_path / "club"))
    assert data_dir() == tmp_path / "club"


def test_the_announcement_is_plain_json(tmp_path: Path) -> None:
    with closing(Folder(tmp_path)) as mine:
        mine.announce("http://localhost:8136", False, "http://localhost:8136/host/k")
        said = json.loads((tmp_path / "windroos.address").read_text())
        assert (said["address"], said["lan"]) == ("http://localhost:8136", False)


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has locks everywhere")
def test_a_disk_without_locks_is_refused(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    import fcntl

    def none(*_: object) -> None:
        raise OSError(errno.ENOLCK, "No locks available")

    monkeypatch.setattr(fcntl, "flock", none)
    assert main(["serve", "--data", str(tmp_path), "--no-browser", "--lang", "nl"]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert "op een schijf zonder vergrendeling" in told
    assert "--data MAP" in told
    assert not (tmp_path / "windroos.db").exists()


@pytest.mark.skipif(sys.platform == "win32", reason="a locked file cannot be removed there")
def test_a_lock_that_was_thrown_away_is_taken_again(tmp_path: Path) -> None:
    with closing(Folder(tmp_path)) as first:
        first.look()
        (tmp_path / "windroos.lock").unlink()
        first.look()
        with closing(Folder(tmp_path)) as second:
            assert not second.is_mine
        (tmp_path / "windroos.lock").unlink()
        with closing(Folder(tmp_path)) as second:
            assert second.is_mine
            with pytest.raises(ServeError) as wrong:
                first.look()
            assert wrong.value.code == "serve_twice"
        first.look()
        with closing(Folder(tmp_path)) as third:
            assert not third.is_mine


def test_what_is_wrong_with_the_folder_is_said_once(monkeypatch: pytest.MonkeyPatch) -> None:
    wrong = [[], ["a"], ["a"], ["a", "b"], [], ["a"], []]
    said: list[str] = []
    turn = -1

    def look(code: str) -> None:
        if code in wrong[turn]:
            raise ServeError(code)

    async def pause(_: float) -> None:
        if turn == len(wrong) - 1:
            raise KeyboardInterrupt

    def first() -> None:
        nonlocal turn
        turn += 1
        look("a")

    monkeypatch.setattr(serving, "sleep", pause)
    work = serving.watch((first, lambda: look("b")), lambda error: said.append(error.code))
    with pytest.raises(KeyboardInterrupt):
        work.send(None)
    assert said == ["a", "b", "a"]


@pytest.mark.skipif(sys.platform == "win32", reason="an open file cannot be moved there")
def test_a_database_that_is_moved_away_is_said_in_the_terminal_and_on_the_page(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with started(folder, "--port", str(free_port())) as (process, address):
        (folder / "windroos.db").rename(folder / "elsewhere.db")
        latest = time.monotonic() + PATIENCE
        while "was moved, deleted or replaced" not in (tmp_path / "stderr").read_text() and time.monotonic() < latest:
            time.sleep(0.05)
        assert "Put the file back" in (tmp_path / "stderr").read_text()
        assert new_game(address) == "507"
        (folder / "elsewhere.db").rename(folder / "windroos.db")
        assert "data-table" in new_game(address)
        process.send_signal(signal.SIGINT)
        assert "everything is kept" in rest_of(process)


def test_a_running_server_is_backed_up_and_a_copy_without_its_log_is_told_of(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder, copy, alone = tmp_path / "data", tmp_path / "copy", tmp_path / "alone"
    for made in (copy, alone):
        made.mkdir()
    with started(folder, "--port", str(free_port())) as (process, address):
        games, whole = 0, True
        while whole:  # written, copied and still in need of its log: not just after it was moved
            assert "data-table" in new_game(address)
            games += 1
            shutil.copy(folder / "windroos.db", alone)
            whole = not has_log(folder / "windroos.db")
        assert main(["backup", str(copy / "windroos.db"), "--data", str(folder), "--lang", "en"]) == 0
        assert f"tables: {games}," in capsys.readouterr().out
        process.kill()
        process.wait()
    assert main(["serve", "--data", str(alone), "--no-browser", "--lang", "nl"]) == 2
    told = " ".join(capsys.readouterr().err.split())
    assert "ontbreekt windroos.db-wal, en daarin staat wat het laatst is ingevoerd" in told
    assert "--without-log" in told
    with started(alone, "--port", str(free_port()), "--without-log") as (_, address):
        assert "Windroos" in get(address)
    store = Store.open(copy / "windroos.db")
    assert len(store.streams("play")) == games
    apart(store.close())


def test_the_crowd_that_is_given_is_kept_though_nobody_is_in_it(tmp_path: Path) -> None:
    crowd = Crowd(10)
    config = serving.uvicorn_config(create_app(open_site(Settings(tmp_path))), crowd)
    assert isinstance(config, PageConfig)
    assert config.crowd is crowd


def test_who_was_let_in_before_the_end_may_still_say_what_he_wants(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Browsers connect first and ask then: a connection that is cut in between tells them of a server that is away."""
    monkeypatch.setattr(serving, "COMES", 10 * PATIENCE)

    async def go() -> None:
        with socket.create_server(("127.0.0.1", 0)) as listening:
            server = serving.Server(serving.uvicorn_config(create_app(open_site(Settings(tmp_path)))))
            serves = asyncio.create_task(server.serve([listening.dup()]))
            reader, writer = await asyncio.open_connection(*listening.getsockname())
            while not server.started or not server.server_state.connections:
                await asyncio.sleep(0.01)
            server.should_exit = True
            while server.servers[0].is_serving():
                await asyncio.sleep(0.01)
            writer.write(b"GET /health/live HTTP/1.1\r\nhost: localhost\r\n\r\n")
            assert await reader.readline() == b"HTTP/1.1 200 OK\r\n"
            writer.close()
            await serves

    apart(go())
