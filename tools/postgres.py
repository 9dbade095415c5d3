"""A PostgreSQL server of Debian's packages in a folder of its own, for tests and timings: nobody else's is touched.

It listens on a socket in that folder alone, and goes with it. As the system's master it runs as `nobody`, for
PostgreSQL refuses to be that.
"""

from __future__ import annotations

import os
import shutil
import signal
import subprocess
import tempfile
import time
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from itertools import count
from pathlib import Path
from typing import Any, Final

BINARIES: Final = "/usr/lib/postgresql"
QUICK: Final = {"fsync": "off", "full_page_writes": "off"}
"""Settings of a server that no power cut is to survive."""
SETTINGS: Final = {
    "listen_addresses": "",
    "max_connections": "60",
    "shared_buffers": "32MB",
    "logging_collector": "off",
    "deadlock_timeout": "100ms",
}
NOBODY: Final = "nobody"


class NoServerError(Exception):
    """Why there can be no server here."""


class DatabaseServer:
    """A server; it may be stopped and started again."""

    def __init__(self, programs: Path, folder: Path, settings: dict[str, str]) -> None:
        self._programs = programs
        self._folder = folder
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None
        self._names: Final = count(1)

    def make(self) -> None:
        """Make its files. Raises NoServerError."""
        made = [str(self._programs / "initdb"), "--no-sync", "--locale=C", "--encoding=UTF8", "--auth=trust"]
        done = self._run([*made, "--username=windroos", "--pgdata", str(self._folder / "data")])
        if done.returncode:
            raise NoServerError(done.stderr.decode(errors="replace").strip())

    def start(self) -> None:
        """Start it, and return when it takes connections."""
        told = [f"--{name}={value}" for name, value in (SETTINGS | self._settings).items()]
        command = [str(self._programs / "postgres"), "-D", str(self._folder / "data"), "-k", str(self._folder), *told]
        with (self._folder / "log").open("ab") as log:
            self._process = subprocess.Popen(command, stdout=log, stderr=log, cwd=self._folder, **_as_nobody())
        while self.sql("postgres", "SELECT 1").returncode:
            if self._process.poll() is not None:
                raise NoServerError((self._folder / "log").read_text(errors="replace")[-2000:])
            time.sleep(0.02)

    def stop(self, how: int = signal.SIGINT) -> None:
        """End it: at once, hanging up on everybody; with SIGQUIT as a power cut would."""
        process, self._process = self._process, None
        if process is not None:
            process.send_signal(how)
            process.wait()

    @contextmanager
    def asleep(self) -> Iterator[None]:
        """All its processes are stopped while it is held: the system takes what is said to it, and nobody answers."""
        stopped = self.processes()
        self._send(stopped, signal.SIGSTOP)
        try:
            yield
        finally:
            self._send(stopped, signal.SIGCONT)

    def _send(self, numbers: list[int], what: int) -> None:
        for number in numbers:
            with suppress(ProcessLookupError):  # it had done what it was begun for
                os.kill(number, what)

    def processes(self) -> list[int]:
        """The numbers of all its processes; none while it is stopped."""
        if self._process is None:
            return []
        number = self._process.pid
        return [number, *map(int, Path(f"/proc/{number}/task/{number}/children").read_text("ascii").split())]

    def fresh(self, encoding: str = "UTF8") -> str:
        """The address of a new database with nothing in it."""
        name = f"test{next(self._names)}"
        self.told("postgres", f"CREATE DATABASE {name} TEMPLATE template0 ENCODING '{encoding}'")
        return self.url(name)

    def room(self) -> str:
        """The address of a part of one database with nothing in it, made in no time: a schema of its own."""
        name = f"room{next(self._names)}"
        self.told("postgres", f"CREATE SCHEMA {name}")
        return f"{self.url('postgres')}&options=-csearch_path%3D{name}"

    def url(self, name: str, user: str = "windroos") -> str:
        """The address of a database."""
        return f"postgresql://{user}@/{name}?host={self._folder}"

    def told(self, name: str, statement: str) -> str:
        """What a database answers to a statement: a line a row, with | between columns."""
        done = self.sql(name, statement)
        assert done.returncode == 0, done.stderr
        return done.stdout.decode().strip()

    def sql(self, name: str, statement: str) -> subprocess.CompletedProcess[bytes]:
        """Say something to a database with the server's own program."""
        where = ["-h", str(self._folder), "-U", "windroos", "-d", name]
        return self._run([str(self._programs / "psql"), "-XqAt", "-v", "ON_ERROR_STOP=1", *where, "-c", statement])

    def _run(self, command: list[str]) -> subprocess.CompletedProcess[bytes]:
        return subprocess.run(command, capture_output=True, check=False, cwd=self._folder, **_as_nobody())


def _as_nobody() -> dict[str, Any]:
    is_master = hasattr(os, "geteuid") and os.geteuid() == 0
    return {"user": NOBODY, "group": "nogroup", "extra_groups": []} if is_master else {}


def programs() -> Path:
    """Where the newest server's programs are. Raises NoServerError."""
    found = sorted(Path(BINARIES).glob("*/bin/initdb"), key=lambda path: int(path.parts[-3]))
    on_path = shutil.which("initdb")
    if not found and on_path is None:
        raise NoServerError("PostgreSQL is not installed")
    return (found[-1] if found else Path(str(on_path))).resolve().parent


@contextmanager
def database_server(**settings: str) -> Iterator[DatabaseServer]:
    """A server, until it is done with. Raises NoServerError."""
    where = programs()
    folder = Path(tempfile.mkdtemp(prefix="windroos-"))
    server = DatabaseServer(where, folder, settings)
    try:
        if _as_nobody():
            shutil.chown(folder, NOBODY, "nogroup")
        server.make()
        server.start()
        yield server
    finally:
        server.stop(signal.SIGQUIT)  # what it would write yet goes at once
        shutil.rmtree(folder, ignore_errors=True)
