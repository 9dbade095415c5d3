"""Two machines that serve one house beside each other: each is a folder and a port of its own, and two processes."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import socket
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.asyncio.client import connect

from tests.conftest import FULL
from tests.line import CutLine
from tests.web.conftest import PATIENCE, apart, free_port
from tests.web.postgres import postgres
from tests.web.sockets import LINE, PLAIN, made, sit
from tests.web.started import started
from tests.web.test_handover import SEEN, TakenTable, coming, until
from tests.web.test_processes import FRIENDS, SharedHouse, closed, housed
from tools.postgres import DatabaseServer
from windroos.cli import main
from windroos.store.place import ServerPlace, place_of
from windroos.web.log_file import LOG_FILE
from windroos.web.marks import Marks

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies, and their numbers")


class HouseBeside:
    """A house of two machines, the older one first, and their database."""

    def __init__(self, folder: Path, server: DatabaseServer) -> None:
        place = place_of(server.fresh(), folder)
        assert isinstance(place, ServerPlace)
        self.folder = folder
        self.server = server
        self.place = place
        self.machines: list[SharedHouse] = []
        self.begun: list[tuple[str, ...]] = []

    def words(self) -> tuple[str, ...]:
        """How one more machine is begun."""
        words = ("--database", self.place.url, "--beside", f"127.0.0.1:{free_port()}")
        self.begun.append(words)
        return words

    def told(self, statement: str) -> str:
        return self.server.told(self.place.name, statement)

    def holder(self, url: str) -> str:
        """The process in which a table lives, by its name."""
        return self.told(f"SELECT holder FROM lease WHERE stream = '{url.removeprefix('/spelen/')}'")

    def secret(self, name: str) -> str:
        return self.told(f"SELECT value FROM setting WHERE name = '{name}'")

    def numbers(self) -> list[int]:
        found = self.told("SELECT name FROM setting WHERE name LIKE 'machine %'").split("\n")
        return sorted(int(name.removeprefix("machine ")) for name in found)

    def log(self) -> str:
        """What all machines wrote and said."""
        said = [one.folder / LOG_FILE for one in self.machines]
        said += [one.folder.parent / "stderr" for one in self.machines]
        return "".join(path.read_text() for path in said)


@contextmanager
def two_beside(folder: Path) -> Iterator[HouseBeside]:
    """A house of two machines."""
    with postgres() as server:
        house = HouseBeside(folder, server)
        for name in ("one", "other"):
            (folder / name).mkdir()
        with housed(folder / "one", *house.words()) as one, housed(folder / "other", *house.words()) as other:
            house.machines += [one, other]
            yield house


@pytest.fixture
def house(tmp_path: Path) -> Iterator[HouseBeside]:
    with two_beside(tmp_path) as house:
        yield house


def processes(machine: SharedHouse) -> list[int]:
    """The numbers of all that runs on a machine."""
    found = [machine.process.pid]
    for number in found:
        found += map(int, Path(f"/proc/{number}/task/{number}/children").read_text("ascii").split())
    return found


def send_all(numbers: list[int], what: int) -> None:
    for number in numbers:
        os.kill(number, what)


class SplitTable(TakenTable):
    """A table whose people come by any machine that answers, as a proxy sends them."""

    def __init__(self, house: HouseBeside, is_there: Callable[[HouseBeside, str], bool]) -> None:
        """`is_there`: whether it is the table that is meant, by where it lives."""
        self.doors = [one.address for one in house.machines]
        while True:
            super().__init__(self.doors[1], is_cut=True)
            url, cookies = self.url, self._cookies

            async def come(url: str = url, cookies: list[str] = cookies) -> None:
                windows = [await sit(self.doors[at % 2], url, cookies[at]) for at in range(2)]
                for window in windows:
                    await window.recv()
                await closed(windows)

            apart(come())
            if is_there(house, house.holder(url)):
                return

    def door(self, at: int) -> str:
        return self.doors[at % len(self.doors)]


def at_machine(at: int) -> Callable[[HouseBeside, str], bool]:
    return lambda house, holder: holder.startswith(f"{house.numbers()[at]}.")


async def goes_on(table: TakenTable, changed: asyncio.Event, playing: asyncio.Task[None]) -> None:
    far = table.discards
    await until(changed, playing, lambda: table.discards >= far + SEEN)


async def all_kept(house: HouseBeside, table: TakenTable, playing: asyncio.Task[None]) -> None:
    """All that anybody was told of stands in the record, once and in this order, which is what the rules allow."""
    playing.cancel()
    await asyncio.gather(playing, return_exceptions=True)
    heard, kept = list(table.heard), iter(await table.kept(house.place))
    assert all(one in kept for one in heard)
    await asyncio.to_thread(table.verified)


def test_a_house_goes_on_at_the_other_machine_when_one_is_killed(house: HouseBeside) -> None:
    """The one where the table lives and all that is no table has its home; its people sit at both."""
    first, second = house.machines
    table = SplitTable(house, at_machine(0))

    async def go() -> None:
        changed = asyncio.Event()
        playing = asyncio.create_task(table.play(changed))
        await until(changed, playing, lambda: table.discards >= SEEN)
        send_all(processes(first), signal.SIGKILL)
        table.doors, table.address = [second.address], second.address
        for path in ("/spelen", "/tellen", "/club"):
            answer = await asyncio.to_thread(httpx.get, second.address + path, **PLAIN)
            assert answer.status_code == 200
        await until(changed, playing, lambda: len(table.away) >= 4)
        await goes_on(table, changed, playing)
        await all_kept(house, table, playing)
        sys.stdout.write(f"windows away {max(table.away):.2f} s at most")

    apart(go())
    (left,) = house.numbers()
    assert house.holder(table.url).startswith(f"{left}.")
    assert house.secret("beside") not in house.log()


def test_a_machine_that_slept_writes_nothing_when_it_wakes_and_ends(house: HouseBeside) -> None:
    """People who came by the other one to its table are back there by themselves, though nobody hangs up on them."""
    first, second = house.machines
    table = SplitTable(house, at_machine(0))
    table.doors, table.address = [second.address], second.address
    slept, number = processes(first), house.numbers()[0]

    async def go() -> None:
        changed = asyncio.Event()
        playing = asyncio.create_task(table.play(changed))
        await until(changed, playing, lambda: table.discards >= SEEN)
        try:
            send_all(slept, signal.SIGSTOP)
            await until(changed, playing, lambda: len(table.away) >= 4)
            await goes_on(table, changed, playing)
        finally:
            send_all(slept, signal.SIGCONT)
        assert await asyncio.to_thread(first.process.wait, PATIENCE) == 2
        await goes_on(table, changed, playing)
        await all_kept(house, table, playing)

    apart(go())
    assert "Nothing was heard of this machine for too long" in (house.folder / "one" / "stderr").read_text()
    assert number not in house.numbers()


@pytest.mark.skipif(not FULL, reason="it takes a quarter of a minute; with WINDROOS_FULL=1")
def test_a_machine_that_is_cut_off_from_the_database_is_done_without(house: HouseBeside) -> None:
    """Its own people are told, until it ends; what it had in the middle of a write is not written."""
    third = house.folder / "third"
    third.mkdir()
    with CutLine.to(house.place) as line:
        words = (
            "--database",
            line.database(house.place),
            "--beside",
            f"127.0.0.1:{free_port()}",
            "--port",
            str(free_port()),
        )
        with started(third / "data", *words) as (process, address):
            house.machines.append(SharedHouse(address, third / "data", third, process))
            table = SplitTable(house, at_machine(2))
            table.doors = [house.machines[0].address, house.machines[1].address]
            number = house.numbers()[2]

            async def go() -> None:
                changed = asyncio.Event()
                playing = asyncio.create_task(table.play(changed))
                await until(changed, playing, lambda: table.discards >= SEEN)
                line.fall_silent()
                await until(changed, playing, lambda: len(table.away) >= 4)
                await goes_on(table, changed, playing)
                assert number not in house.numbers()
                table.address = table.doors[0]
                await all_kept(house, table, playing)
                assert await asyncio.to_thread(process.wait, PATIENCE) == 2

            apart(go())
    assert "cannot be reached" in (third / "stderr").read_text()


def test_who_comes_by_another_machine_is_who_he_is(house: HouseBeside) -> None:
    """His true address goes along; the host's link of each machine is good at both; one connection goes anywhere."""
    url, cookies = made(house.machines[0].address, **FRIENDS)

    async def come(address: str, cookie: str, of: str) -> None:
        to = f"{address.replace('http', 'ws')}{url}/ws"
        headers = {"cookie": cookie, "origin": address}
        async with connect(to, additional_headers=headers, local_addr=(of, 0), **LINE) as window:
            await window.recv()

    for at, one in enumerate(house.machines):
        apart(come(one.address, cookies[at], f"127.0.0.{3 + at}"))
    marks = Marks(bytes.fromhex(house.secret("marks")))
    lines = [json.loads(line) for one in house.machines for line in (one.folder / LOG_FILE).read_text().splitlines()]
    assert {line["who"] for line in lines if line["what"] == "came"} == {
        marks.address(f"127.0.0.{at}") for at in (3, 4)
    }
    assert {line["process"] for line in lines if line["what"] == "came"} == {house.holder(url)}
    for one in house.machines:
        link = json.loads((one.folder / "windroos.address").read_text())["link"]
        for other in house.machines:
            asked = f"{other.address}{link[link.index('/host/') :]}"
            assert httpx.get(asked, **PLAIN).status_code == 303
            assert httpx.get(asked[:-1], **PLAIN).status_code == 403
        with one.client(cookies[0]) as client:
            for path in ("/spelen", url, "/tellen", url, "/static/x/style.css", url):
                answer = client.get(path)
                assert answer.status_code == (404 if "style" in path else 200)
                assert "data-table" in answer.text or path != url
            form = {"house": "# huisregels\n" * 20_000}
            assert client.post("/spelen/nieuw", data=form, headers={"origin": one.address}).status_code == 413
            figures = client.get("/health/metrics").text
        assert all(f'process="{number}.{at}"' in figures for number in house.numbers() for at in (0, 1))


@pytest.mark.skipif(not FULL, reason="more of the same, with WINDROOS_FULL=1")
def test_a_new_version_takes_over_at_one_machine_while_the_other_serves(house: HouseBeside) -> None:
    first, second = house.machines
    table, numbers = SplitTable(house, at_machine(0)), house.numbers()

    async def go() -> None:
        changed = asyncio.Event()
        playing = asyncio.create_task(table.play(changed))
        await until(changed, playing, lambda: table.discards >= SEEN)
        with coming(first.folder, *house.begun[0]) as newer:  # with one process
            assert await asyncio.to_thread(first.process.wait, PATIENCE) == 0
            await until(changed, playing, lambda: len(table.away) >= 4)
            await goes_on(table, changed, playing)
            while len(await asyncio.to_thread(house.numbers)) < 2:
                await asyncio.sleep(0.05)
            assert newer.process.poll() is None
            table.address = second.address
            await all_kept(house, table, playing)
            for address in table.doors:
                answer = await asyncio.to_thread(httpx.get, f"{address}/spelen", **PLAIN)
                assert answer.status_code == 200

    apart(go())
    assert house.numbers()[0] == numbers[1]


def test_a_machine_that_is_stopped_leaves_at_once(house: HouseBeside) -> None:
    first, second = house.machines
    number = house.numbers()[0]
    first.process.terminate()
    assert first.process.wait(PATIENCE) in (0, -signal.SIGTERM)
    assert number not in house.numbers()
    assert httpx.get(f"{second.address}/spelen", **PLAIN).status_code == 200
    assert (house.folder / "one" / "stderr").read_text() == ""


def listens(number: int, port: int) -> bool:
    """Whether a process has a socket open that listens at a port."""
    lines = [line.split() for line in Path("/proc/net/tcp").read_text("ascii").splitlines()[1:]]
    at = {f"socket:[{line[9]}]" for line in lines if line[1].endswith(f":{port:04X}") and line[3] == "0A"}
    return any(str(file.readlink()) in at for file in Path(f"/proc/{number}/fd").iterdir())


def port_of(place: str) -> int:
    return int(place.rpartition(":")[2])


def test_who_comes_to_a_machine_that_is_stopped_is_answered_or_refused(house: HouseBeside) -> None:
    """Nobody is let in and hung up on then: what a proxy has sent there it does not send to another machine."""
    first, port = house.machines[0], port_of(house.machines[0].address)
    held = processes(first)[1:]
    send_all(held, signal.SIGSTOP)  # they let nobody in, so who comes now waits in the line of the socket
    try:
        first.process.terminate()
        while listens(first.process.pid, port):
            time.sleep(0.01)
        late = socket.create_connection(("127.0.0.1", port), PATIENCE)
        late.sendall(b"GET /health/live HTTP/1.1\r\nHost: localhost\r\nConnection: close\r\n\r\n")
    finally:
        send_all(held, signal.SIGCONT)
    with late:
        assert late.recv(100).startswith(b"HTTP/1.1 200 OK")
    first.process.wait(PATIENCE)


def test_a_machine_that_is_stopped_takes_nothing_from_others_before_its_own_doors_close(house: HouseBeside) -> None:
    """Else who is carried there just then would come to nobody any more."""
    first, number = house.machines[0], house.numbers()[0]
    home, held = first.number(f"{number}.home"), first.number(f"{number}.1")
    os.kill(held, signal.SIGSTOP)  # for which the others wait
    try:
        first.process.terminate()
        while listens(home, port_of(house.begun[0][3])):
            time.sleep(0.01)
        with closing(socket.socket(socket.AF_UNIX)) as near:
            near.connect(str(first.hall / f"{number}.home"))
    finally:
        os.kill(held, signal.SIGCONT)
    first.process.wait(PATIENCE)


@pytest.mark.parametrize(
    ("words", "said"),
    [
        (["--beside", "127.0.0.1:8137"], "alleen bij een database van PostgreSQL"),
        (["--beside", "127.0.0.1", "--database", "postgresql:///x"], "geen adres waarop andere machines"),
        (["--beside", "0.0.0.0:8137", "--database", "postgresql:///x"], "geen adres waarop andere machines"),
        (["--beside", "[::]:8137", "--database", "postgresql:///x"], "geen adres waarop andere machines"),
        (["--beside", "127.0.0.1:70000", "--database", "postgresql:///x"], "geen adres waarop andere machines"),
        (["--beside", "127.0.0.1:8137", "--stand-by", "--database", "postgresql:///x"], "Laat --stand-by en --mirror"),
        (["--beside", "127.0.0.1:8137", "--mirror", "x", "--database", "postgresql:///x"], "Laat --stand-by en"),
    ],
    ids=["file", "no_port", "everywhere", "everywhere_6", "no_such_port", "stand_by", "mirror"],
)  # fmt: skip
def test_what_cannot_be_is_refused(
    words: list[str], said: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["serve", "--lang", "nl", "--no-browser", "--data", str(tmp_path), *words]) == 2
    assert said in " ".join(capsys.readouterr().err.split())


def test_an_address_of_another_machine_is_refused(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with postgres() as server:
        words = ["--database", server.fresh(), "--beside", "192.0.2.1:8137", "--port", str(free_port())]
        assert main(["serve", "--lang", "en", "--no-browser", "--data", str(tmp_path), *words]) == 2
    assert "cannot listen to others at 192.0.2.1:8137" in capsys.readouterr().err
