"""Starting the page: quickly, where nobody else is, once a folder, and calmly whatever is in the way."""

from __future__ import annotations

import os
import re
import signal
import socket
import subprocess
import sys
import time
from contextlib import closing, suppress
from pathlib import Path

import httpx
import pytest

from tests.web.conftest import PATIENCE, free_port
from tests.web.started import ROOT, get, new_game, rest_of, started
from windroos.cli import main
from windroos.cli.browser import has_screen
from windroos.cli.welcome import qr_lines, welcome
from windroos.telling.printed.style import Style
from windroos.text.words import Lang
from windroos.web.folder import Folder, ServeError
from windroos.web.listening import listen
from windroos.web.settings import Settings

HEAVY = {"numba", "numpy", "alembic", "openpyxl", "llvmlite", "mako"}


def test_the_page_is_there_without_anything_slow(tmp_path: Path) -> None:
    """What a new process imports until the first pages are served: `-X importtime` names it all."""
    folder = tmp_path / "data"
    with started(folder, "--port", str(free_port()), options=("-X", "importtime")) as (process, address):
        assert "Windroos" in get(address)
        assert get(f"{address}/tellen")
        process.send_signal(signal.SIGINT)
        out = rest_of(process)
    assert process.returncode == 0
    assert "everything is kept" in out
    told = (tmp_path / "stderr").read_text()
    imported = set(re.findall(r"\|\s*(\w+)", told))
    assert "starlette" in imported
    assert imported & HEAVY == set()
    assert "Traceback" not in told


@pytest.mark.skipif(sys.platform == "win32", reason="there it is no signal that a process can be sent")
def test_who_presses_ctrl_c_again_and_again_sees_the_same_calm_end(tmp_path: Path) -> None:
    """Whatever moment of stopping the next one comes at: all is closed, and nothing is a fault."""
    folder = tmp_path / "data"
    with started(folder, "--port", str(free_port())) as (process, address):
        assert "data-table" in new_game(address)
        while process.poll() is None:
            process.send_signal(signal.SIGINT)
            time.sleep(0.003)
        assert "everything is kept" in rest_of(process)
    assert process.returncode == 0
    assert (folder / "windroos.log").read_text() == ""
    assert (tmp_path / "stderr").read_text() == ""
    assert not (folder / "windroos.db-wal").exists(), "the database is closed"


def test_a_second_server_on_the_same_folder_shows_the_way_to_the_first(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    folder = tmp_path / "data"
    with started(folder, "--port", str(free_port())) as (process, address):
        words = ["serve", "--data", str(folder), "--no-browser"]
        assert main(words) == 0
        assert address in capsys.readouterr().out
        assert main([*words, "--lan", "--lang", "nl"]) == 2
        assert "alleen op deze computer" in capsys.readouterr().err
        process.kill()  # without a word: the folder is free all the same
        process.wait()
        with closing(Folder(folder)) as mine:
            assert mine.is_mine


@pytest.mark.skipif(sys.platform == "win32", reason="Windows keeps a user's folders by itself")
def test_everything_in_the_folder_is_for_its_owner_alone(tmp_path: Path) -> None:
    """Whatever the umask says, and also what an earlier version left for all to read."""
    folder = tmp_path / "data"
    folder.mkdir()
    for name in ("windroos.log", "windroos.lock", "windroos.address"):
        (folder / name).touch(0o644)
    before = os.umask(0)
    try:
        with started(folder, "--port", str(free_port())) as (_, address):
            assert "Windroos" in get(address)
            modes = {path.name: oct(path.stat().st_mode & 0o777) for path in folder.iterdir()}
    finally:
        os.umask(before)
    assert {"windroos.db", "windroos.log", "windroos.lock", "windroos.address"} <= set(modes)
    assert set(modes.values()) == {"0o600"}, modes


@pytest.mark.skipif(sys.platform == "win32", reason="no limit on files")
def test_without_a_file_to_open_a_fault_is_still_said_in_words() -> None:
    """All that is needed to say what is wrong was read at the start."""
    code = """
import resource, sys, tempfile
from pathlib import Path
from starlette.testclient import TestClient
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings
with TestClient(create_app(open_site(Settings(Path(tempfile.mkdtemp()), names=frozenset({"testserver"}))))) as client:
    held = []
    resource.setrlimit(resource.RLIMIT_NOFILE, (64, 64))
    try:
        while True:
            held.append(open("/dev/null"))
    except OSError:
        pass
    # The API's answers are made beside the server, where no process can be begun now.
    for path, said in (("/nergens", "is er niet"), ("/api/rules/x", "onverwacht afgebroken"), ("/j/x", "hoort niet")):
        answer = client.get(path, headers={"accept-language": "nl"})
        print(answer.status_code, said in answer.text)
    held.clear()
"""
    done = subprocess.run(
        [sys.executable, "-c", code], env={**os.environ, "PYTHONPATH": str(ROOT / "src")},
        capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert done.stdout.split("\n")[:3] == ["404 True", "503 True", "404 True"], done.stderr[-2000:]


def test_whoever_starts_it_is_host_and_stays_so(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """By the link in the terminal, the first time and when it runs already; the cookie is good after a new start."""
    folder = tmp_path / "data"

    def link() -> str:
        assert main(["serve", "--data", str(folder), "--no-browser"]) == 0
        found = re.search(r"http://\S+", capsys.readouterr().out)
        assert found is not None
        return found[0]

    patient = httpx.Client(follow_redirects=True, timeout=PATIENCE)
    with patient as secretary, httpx.Client(timeout=PATIENCE) as phone:
        with started(folder, "--port", str(free_port())) as (_, address):
            first = link()
            assert first.startswith(f"{address}/host/")
            table = phone.post(f"{address}/tellen").headers["location"]
            assert secretary.get(address + table).status_code == 403
            assert str(secretary.get(first).url) == f"{address}/"
            assert secretary.get(address + table).status_code == 200
        with started(folder, "--port", str(free_port())) as (_, address):
            assert link().rpartition("/")[2] != first.rpartition("/")[2], "another key at every start"
            assert secretary.get(address + table).status_code == 200


def test_a_folder_that_does_not_say_who_has_it(tmp_path: Path) -> None:
    with closing(Folder(tmp_path)) as first, closing(Folder(tmp_path)) as second:
        assert first.is_mine
        assert not second.is_mine
        with pytest.raises(ServeError, match="uses the folder"):
            second.other()
        first.announce("http://localhost:1", True, "http://localhost:1/host/k")
        assert second.other() == ("http://localhost:1", True, "http://localhost:1/host/k")


def test_a_taken_port_gives_the_next_one() -> None:
    with closing(listen(free_port(), lan=False)) as first:
        port = int(first.getsockname()[1])
        with closing(listen(port, lan=False)) as second:
            assert port < int(second.getsockname()[1]) < port + 20
            assert second.getsockname()[0] == "127.0.0.1", "on this machine alone"


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--port", "0"], "'0' is no port"),
        (["--port", "70000"], "'70000' is no port"),
        (["--port", "x"], "'x' is no port"),
        (["--language", "fr"], "fr"),
        (["--lam"], "--lan"),
        (["hier"], "hier"),
        (["--data", __file__], "Nothing can be kept"),
    ],
)
def test_what_is_wrong_is_said(words: list[str], said: str, capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["serve", "--lang", "en", *words]) == 2
    printed = capsys.readouterr()
    assert said in printed.err
    assert not printed.out


def test_a_damaged_database_is_said_before_the_page_is_called_open(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "windroos.db").write_bytes(b"no database at all, but long enough to be looked at " * 100)
    assert main(["serve", "--lang", "en", "--no-browser", "--data", str(tmp_path), "--port", str(free_port())]) == 2
    printed = capsys.readouterr()
    assert printed.out == ""
    assert "Traceback" not in printed.err
    with closing(Folder(tmp_path)) as mine:
        assert mine.is_mine, "the folder is free again"


@pytest.mark.parametrize(("package", "words"), [("starlette", ["serve"]), ("sqlalchemy", ["backup", "copy.db"])])
def test_without_the_packages_it_says_what_works(tmp_path: Path, package: str, words: list[str]) -> None:
    """A Python that knows the core alone, as run.py leaves it where there never was a network."""
    code = f"import sys; sys.modules['{package}'] = None; from windroos.cli import main; sys.exit(main(sys.argv[1:]))"
    done = subprocess.run(
        [sys.executable, "-c", code, *words, "--data", str(tmp_path)],
        env={**os.environ, "PYTHONPATH": str(ROOT / "src"), "LC_ALL": "nl"},
        capture_output=True, text=True, check=False, timeout=PATIENCE,
    )  # fmt: skip
    assert done.returncode == 2
    assert f"ontbreekt een pakket ({package})" in done.stderr
    assert "Tellen en spelen in de terminal" in " ".join(done.stderr.split())
    assert list(tmp_path.iterdir()) == []


def test_a_fault_is_logged_and_not_thrown_at_anybody(tmp_path: Path) -> None:
    folder = tmp_path / "data"
    with started(folder, "--port", str(free_port())) as (_, address):
        host, _, port = address.removeprefix("http://").partition(":")
        for sent in (b"GET / HTTP/1.1\r\nHost: localhost\r\n", b"\x16\x03\x01\x02\x00\x01", b"GET /" + b"a" * 200_000):
            rude = socket.create_connection((host, int(port)), PATIENCE)
            with closing(rude), suppress(ConnectionError):  # it may hang up before it has read all
                rude.sendall(sent)
                rude.shutdown(socket.SHUT_WR)
                while rude.recv(65536):
                    pass  # until it hangs up: by then it has thrown what it throws
        assert "Windroos" in get(address)
    assert (tmp_path / "stderr").read_text() == ""


def test_the_qr_code_fits_on_the_screen() -> None:
    assert qr_lines("http://192.168.1.20:8136", colour=False) == []
    lines = qr_lines("http://192.168.1.20:8136", colour=True)
    assert len({len(line) for line in lines}) == 1
    assert len(lines) < 20, "fits on the screen together with what is said"


@pytest.mark.parametrize(
    ("lang", "here", "everybody", "alone"),
    [
        (
            "nl",
            "Voor de telefoons in de zaal: py x serve --lan",
            "Iedereen op dit netwerk",
            "met geen netwerk verbonden",
        ),
        ("en", "phones in the hall: py x serve --lan", "Everybody on this network", "is on no network"),
    ],
)
def test_who_can_reach_it_is_said(
    lang: Lang, here: str, everybody: str, alone: str, tmp_path: Path, capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:  # fmt: skip
    monkeypatch.setenv("WINDROOS_COMMAND", "py x")
    for lan, address, wanted in (
        (False, "http://localhost:8136", here),
        (True, "http://192.168.1.20:8136", everybody),
        (True, "http://localhost:8136", alone),
    ):
        welcome(Settings(tmp_path, address, lan), "http://localhost:8136/host/k", Style(lang))
        out = capsys.readouterr().out
        assert address in out
        assert out.count("http://localhost:8136/host/k") == 1, "the host's link"
        assert wanted in " ".join(out.split())
        assert sum(sentence in " ".join(out.split()) for sentence in (here, everybody, alone)) == 1
        assert str(tmp_path) in out


@pytest.mark.skipif(sys.platform in ("win32", "darwin"), reason="there is always a screen")
def test_a_browser_is_opened_only_where_there_is_a_screen(monkeypatch: pytest.MonkeyPatch) -> None:
    for name in ("DISPLAY", "WAYLAND_DISPLAY", "SSH_CONNECTION", "CI"):
        monkeypatch.delenv(name, raising=False)
    assert not has_screen()
    monkeypatch.setenv("DISPLAY", ":0")
    assert has_screen()
    monkeypatch.setenv("SSH_CONNECTION", "10.0.0.1 1 10.0.0.2 22")
    assert not has_screen()
