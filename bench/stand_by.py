"""How long nobody serves when a machine fails: `python -m bench.stand_by`.

A server of PostgreSQL, one Windroos that serves its database and one that stands by, or two that serve it beside each
other, all on this machine. The first is killed, and from that moment the second is asked again and again until it
answers with the page of the house, whose home was at the first; or it is told to end, and the second is asked all the
time. Goal: within 5 s. Of that, where it is killed, the database must be free for two seconds first: who lost it with
his connection comes back for it within one; and one of several gives no sign of life for two and a half. Of a machine
that is cut off from its network the server lets go two seconds later (docs/hosting.md): that is not measured here, for
it takes a network.
Exit status 1 when the goal is missed.
"""

from __future__ import annotations

import os
import signal
import socket
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from http.client import HTTPException
from pathlib import Path
from time import monotonic, sleep
from typing import Final
from urllib.request import urlopen

from bench.score import TimedRow, show
from tools.postgres import DatabaseServer, database_server

TIMES: Final = 5
GOAL: Final = 5.0
PATIENCE: Final = 60.0
STEP: Final = 0.02
AFTER: Final = 2.0
"""Seconds for which it is still asked when the first has ended: by then its home is at the second."""


def port() -> int:
    """One that is free."""
    with socket.socket() as taken:
        taken.bind(("127.0.0.1", 0))
        return int(taken.getsockname()[1])


@contextmanager
def serving(folder: Path, url: str, at: int, beside: bool) -> Iterator[subprocess.Popen[bytes]]:
    """A Windroos that serves the database beside others, or as soon as nobody does."""
    how = ["--beside", f"127.0.0.1:{port()}"] if beside else ["--stand-by"]
    command = [sys.executable, "-P", "-m", "windroos", "serve", "--no-browser", *how, "--data", str(folder)]
    process = subprocess.Popen(
        [*command, "--database", url, "--port", str(at)],
        stdout=subprocess.DEVNULL, stderr=subprocess.DEVNULL, start_new_session=True,
        env={**os.environ, "PYTHONPATH": str(Path(__file__).parents[1] / "src")},
    )  # fmt: skip
    try:
        yield process
    finally:
        kill(process)


def kill(process: subprocess.Popen[bytes]) -> None:
    """End all processes of a machine at once."""
    with suppress(ProcessLookupError):
        os.killpg(process.pid, signal.SIGKILL)
    process.wait()


def answered(at: int, since: float) -> float:
    """Seconds until a house answers there."""
    while monotonic() - since < PATIENCE:
        with suppress(OSError, HTTPException), urlopen(f"http://localhost:{at}/", timeout=PATIENCE) as answer:
            answer.read()
            return monotonic() - since
        sleep(STEP)
    raise TimeoutError(f"nobody serves within {PATIENCE} s")


def killed(server: DatabaseServer, place: Path, beside: bool) -> float:
    """Seconds from the end of the first machine until the other one answers."""
    url, first, second = server.fresh(), port(), port()
    with serving(place / "first", url, first, beside) as one:
        answered(first, monotonic())
        with serving(place / "second", url, second, beside):
            if beside:
                answered(second, monotonic())
            sleep(2)  # it looks already
            kill(one)
            return answered(second, monotonic())


def stopped(server: DatabaseServer, place: Path) -> float:
    """Seconds of the longest wait for an answer of the second machine while the first one, told to end, does so."""
    url, first, second = server.fresh(), port(), port()
    with serving(place / "first", url, first, True) as one, serving(place / "second", url, second, True):
        answered(first, monotonic())
        answered(second, monotonic())
        one.terminate()
        waits = [0.0]
        while one.poll() is None:
            waits.append(answered(second, monotonic()))
        began = monotonic()
        while monotonic() - began < AFTER:
            waits.append(answered(second, monotonic()))
        return max(waits)


def rows() -> Iterator[TimedRow]:
    """The line of the table; the first says how busy the machine is with other things."""
    yield TimedRow("others on this machine, before", [100 * os.getloadavg()[0]], "% of one core")
    with database_server() as server, tempfile.TemporaryDirectory() as place:
        for beside, which in ((False, "that stands by"), (True, "beside it")):
            found = [killed(server, Path(place) / f"{beside}{turn}", beside) for turn in range(TIMES)]
            yield TimedRow(f"killed, until the one {which} answers", found, "s", GOAL)
        found = [stopped(server, Path(place) / f"stopped{turn}") for turn in range(TIMES)]
        yield TimedRow("stopped, the longest wait at the one beside it", found, "s", GOAL)


def main() -> int:
    """Print the table; 1 where the goal is missed."""
    return show(rows())


if __name__ == "__main__":
    sys.exit(main())
