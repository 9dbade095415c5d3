"""Programs that write to a store, to be killed or in each other's way: `python -m tests.store.store_child WHAT ...`."""

from __future__ import annotations

import asyncio
import os
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path
from random import Random

from windroos.store.changes import Append, BeginStream, KeepNote
from windroos.store.errors import StoreError
from windroos.store.place import Place, place_of
from windroos.store.store import Store

TASKS = 6
NOBODY = 65534


async def endless(place: Place, name: str) -> None:
    """Write calls of one to five events to some streams until killed; tell each call that is answered.

    With pauses, so that the log is moved into the file every now and then.
    """
    store = Store.open(place, rest=0.001)
    if isinstance(place, Path) and (stick := place.with_name("stick")).is_dir():
        store.mirror_to(stick, patience=60)
    random = Random(name)

    async def one(id: str) -> None:
        await store.write(BeginStream(id, "play", "{}"))
        length = 0
        for call in count():
            size = random.randint(1, 5)
            bodies = [f"{call} {at} {size} {'.' * random.randrange(500)}" for at in range(size)]
            await store.write(Append(id, length, bodies), KeepNote(id, "call", str(call)))
            length += size
            os.write(1, f"{id} {length}\n".encode())
            if random.random() < 0.3:
                await asyncio.sleep(0.005)

    await asyncio.gather(*(one(f"{name}-{task}") for task in range(TASKS)))


async def together(place: Place, name: str, calls: int) -> None:
    """Write so many events to a stream that others write to as well, trying again after each conflict.

    It says that it is ready, and waits for a line.
    """
    store = Store.open(place)
    conflicts = 0
    os.write(1, b"ready\n")
    sys.stdin.readline()

    async def one(task: int) -> None:
        nonlocal conflicts
        for call in range(calls):
            while True:
                stream = store.stream("shared")
                assert stream is not None
                try:
                    await store.write(Append("shared", stream.length, [f"{name} {task} {call}"]))
                    break
                except StoreError as error:
                    if error.code != "store_conflict":
                        raise
                    conflicts += 1

    await asyncio.gather(*(one(task) for task in range(3)))
    await store.close()
    os.write(1, f"{conflicts}\n".encode())


def serve() -> None:
    """Start a child for each line of a place, a folder and a name; its number is the first line that it writes."""
    with suppress(ImportError):
        import windroos.store.postgres_database  # noqa: F401  # once, and not in each child before it can be killed
    for line in sys.stdin:
        place, folder, name = line.rstrip("\n").split("\t")
        child = os.fork()
        if child == 0:
            os.write(1, f"{os.getpid()}\n".encode())
            asyncio.run(endless(place_of(place, Path(folder)), name))
        os.waitpid(child, 0)
        os.write(1, b"over\n")


def attempt(paths: list[str]) -> None:
    """Open stores as a user who is not the system's master; tell what is wrong with each."""
    if os.getuid() == 0:
        os.setuid(NOBODY)
    for path in paths:
        try:
            Store.open(Path(path))
            told = "opened"
        except StoreError as error:
            told = error.code
        os.write(1, f"{told}\n".encode())


if __name__ == "__main__":
    if sys.argv[1] == "serve":
        serve()
    elif sys.argv[1] == "open":
        attempt(sys.argv[2:])
    else:
        asyncio.run(together(place_of(sys.argv[2], Path(sys.argv[3])), sys.argv[4], int(sys.argv[5])))
