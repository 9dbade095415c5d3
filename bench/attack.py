"""Time games while strangers ask for as much as they can get: `python -m bench.attack [TABLES [DOOR ...]]`.

The players' tables are those of `bench.web`. Beside them, from another process, one stranger in a loop each asks for
what costs the server most, as often as it lets an address ask. The times are the players'; the goal is what they see
under the worst of it.
"""

from __future__ import annotations

import asyncio
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Final

from bench.hall import ID, made
from bench.score import TimedRow, show
from bench.web import make_tables, measure, started
from windroos.hosting.setup import Kind

P99_GOAL: Final = 60.0
"""Milliseconds."""
TABLES: Final = 250
PORT: Final = 8390
STRANGER: Final = "127.0.0.2"
"""Where strangers come from: not from where the players do. Linux has all of 127.0.0.0/8."""
LOOPS: Final = 3
"""Strangers of each kind, each of whom asks again when he has his answer."""
DOORS: Final[dict[str, tuple[str, str, str, bytes]]] = {
    "nobody": ("", "", "", b""),
    "books": ("GET", "/spelregels/mcr", "", b""),
    "books with options": ("GET", "/spelregels/nts2002?limit={}", "", b""),
    "search": ("GET", "/spelregels/zoek?q=pung+{}", "", b""),
    "practice": ("GET", "/spelregels/nmv144/oefenen?zaad=a{}", "", b""),
    "the first page": ("GET", "/", "", b""),
    "schedules": ("GET", "/indeling?spelers=116&rondes=20&gescheiden=1-9&zaad={}", "", b""),
    "a tournament": ("GET", f"/toernooi/{ID}?deel=uitslagen&ronde={{}}", "", b""),
    "new tables": ("POST", "/spelen/nieuw", "application/x-www-form-urlencoded", b""),
    "hands for the API": ("POST", "/api/score", "application/json", b"[" + b'{"rules":"mcr"},' * 999 + b"{}]"),
}


async def ask(port: int, door: str) -> None:
    """Ask for one thing again and again, over a connection that is made anew when it is closed."""
    method, path, kind, body = DOORS[door]
    number = 0
    while True:
        try:
            reader, writer = await asyncio.open_connection("127.0.0.1", port, local_addr=(STRANGER, 0))
            while True:
                number += 1
                head = f"{method} {path.format(number)} HTTP/1.1\r\nHost: localhost\r\nContent-Length: {len(body)}\r\n"
                more = f"Content-Type: {kind}\r\n" if kind else ""
                writer.write(f"{head}{more}\r\n".encode() + body)
                answer = await reader.readuntil(b"\r\n\r\n")
                length = next(
                    (line for line in answer.lower().split(b"\r\n") if line.startswith(b"content-length:")), b":0"
                )
                await reader.readexactly(int(length.partition(b":")[2]))
        except (OSError, asyncio.IncompleteReadError):
            await asyncio.sleep(0.01)


async def strangers(port: int, door: str) -> None:
    """All that ask for one thing."""
    await asyncio.gather(*(ask(port, door) for _ in range(LOOPS)))


def under(door: str, tables: int, port: int) -> tuple[TimedRow, TimedRow]:
    """The players' p99 while strangers stand at one door, and how long it took them to sit down."""
    people: tuple[Kind, ...] = ("person",) * 4
    with tempfile.TemporaryDirectory() as folder:
        parties = asyncio.run(make_tables(Path(folder), tables, people))
        asyncio.run(made(Path(folder)))
        with started("serve", Path(folder), port) as pid:
            command = [sys.executable, "-m", "bench.attack", "strangers", str(port), door]
            attack = subprocess.Popen(command) if door != "nobody" else None
            try:
                found = asyncio.run(measure(pid, parties, port, relayed=False))
            finally:
                if attack is not None:
                    attack.kill()
                    attack.wait()
    name = f"{tables} tables, {LOOPS} strangers: {door}"
    seated = TimedRow(f"{name}, until all had sat down", [found.seated], "s")
    return TimedRow(f"{name}, p99", [found.percentile(99)], "ms", P99_GOAL), seated


def main() -> int:
    """Measure every door, or stand at one."""
    words = sys.argv[1:]
    if words[:1] == ["strangers"]:
        asyncio.run(strangers(int(words[1]), words[2]))
        return 0
    tables, doors = int(words[0]) if words else TABLES, words[1:] or DOORS
    return show(row for at, door in enumerate(doors) for row in under(door, tables, PORT + at))


if __name__ == "__main__":
    sys.exit(main())
