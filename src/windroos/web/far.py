"""The way from a process of one machine to those of another: a port that does nothing for who lacks the house's secret.

One greeting a connection (`greeting`), and in it what is wanted: that a browser's connection is carried on, of which
the bytes follow, with who is connected; or a question, whose answer follows. Any process of a machine hears both, and
passes on to its neighbours what is theirs. Whether the machine reaches the database it says itself (`absence`).
"""

from __future__ import annotations

import asyncio
import errno
import json
import logging
import math
import socket
from collections import Counter
from collections.abc import Awaitable, Callable
from contextlib import suppress
from typing import Final

from windroos.hosting.sharing import SharedQuestion
from windroos.store.machines import number_of
from windroos.web.calling import answer_on, called
from windroos.web.carrying import CarriedEnd
from windroos.web.greeting import be_greeted
from windroos.web.handed import Caller, Handed
from windroos.web.machines import Machines
from windroos.wire.json_text import Json

GREETS: Final = 1.5
"""Seconds in which a machine is reached, and who comes has made himself known."""
SECONDS: Final = 2.0
"""That an answer is waited for."""
MOST_STRANGERS: Final = 64
"""Who have not made themselves known. Where one more comes one goes of those who come from where most of them do, the
one who has waited longest: so nobody who comes from elsewhere can keep a machine out."""
NO_FILES: Final = (errno.EMFILE, errno.ENFILE, errno.ENOBUFS, errno.ENOMEM)
"""Why nobody can be let in for the moment,"""
RESTS: Final = 1.0
"""and seconds until it is tried again."""
TELLS: Final = 10.0
"""Seconds in which a machine that lives was not reached, until the log says so."""
_LOG: Final = logging.getLogger("windroos.web")

Taken = Callable[[socket.socket, Handed], Awaitable[None]]
"""Takes over a connection."""
Answered = Callable[[str, SharedQuestion], Awaitable[Json]]
"""Answers for a process of this machine."""


class FarProcesses:
    """The processes of other machines, as one process reaches them, and is reached."""

    def __init__(self, machines: Machines, secret: bytes, listening: socket.socket) -> None:
        """`listening`: that of this machine, which all its processes share."""
        self.machines: Final = machines
        self._secret = secret
        self._listening = listening
        self._strangers: dict[socket.socket, str] = {}
        """Who have not made themselves known, each with where he comes from; who has waited longest first."""
        self._carried: dict[int, set[CarriedEnd]] = {}
        machines.left = self._cut
        self._busy: set[asyncio.Task[None]] = set()
        self._missed: dict[int, float] = {}
        """Since when each that is not reached was not; for ever, where that was said."""

    async def ask(self, name: str, asked: SharedQuestion) -> Json:
        """Ask a process something. Raises OSError where it is gone, or has no answer in time."""
        async with asyncio.timeout(SECONDS):
            way = await self._reach(name, json.dumps({"ask": [name, *asked]}))
            return await answer_on(way)

    async def carry(self, name: str, times: int, caller: Caller) -> socket.socket:
        """A way on which a connection goes on at the machine of a process. Raises OSError where that is not reached."""
        return await self._reach(name, json.dumps({"carry": [times, *caller]}))

    def carried(self, name: str) -> set[CarriedEnd]:
        """The ends here of what goes on at the machine of a process, for who adds one: it ends with that machine."""
        return self._carried.setdefault(number_of(name), set())

    def _cut(self, number: int) -> None:
        """A machine serves no more: who is at its tables comes to where they are now."""
        self._missed.pop(number, None)
        for end in tuple(self._carried.pop(number, ())):
            end.transport.abort()

    async def _reach(self, name: str, said: str) -> socket.socket:
        number = number_of(name)
        place = self.machines.places.get(number)
        if place is None:
            raise ConnectionRefusedError
        try:
            way = await called(place, number, self._secret, said.encode(), GREETS)
        except OSError as why:
            self._miss(number, why)
            raise
        self._missed.pop(number, None)
        return way

    def _miss(self, number: int, why: OSError) -> None:
        """Say once where a machine gives signs of life and is not reached: who lives there waits for nothing else."""
        now = asyncio.get_running_loop().time()
        if now - self._missed.setdefault(number, now) >= TELLS:
            self._missed[number] = math.inf
            said = why.strerror or type(why).__name__
            _LOG.warning("machine %d lives, and is not reached where its --beside says: %s", number, said)

    # --- what others ask

    def listen(self, taken: Taken, answered: Answered) -> None:
        """Take what is carried on, and answer what is asked, until `close`."""
        loop = asyncio.get_running_loop()
        self._listening.setblocking(False)

        def come() -> None:
            try:
                way, come_from = self._listening.accept()
            except OSError as why:  # another process was quicker
                if why.errno in NO_FILES:  # else it would be tried again and again, and nothing be done beside it
                    loop.remove_reader(self._listening)
                    loop.call_later(RESTS, again)
                return
            if len(self._strangers) >= MOST_STRANGERS:
                self._turn_one_away()
            self._strangers[way] = str(come_from[0])
            task = loop.create_task(self._serve(way, taken, answered))
            self._busy.add(task)
            task.add_done_callback(self._busy.discard)

        def again() -> None:
            if self._listening.fileno() >= 0:
                loop.add_reader(self._listening, come)

        again()

    def _turn_one_away(self) -> None:
        (most, _), *_ = Counter(self._strangers.values()).most_common(1)
        stranger = next(one for one, come_from in self._strangers.items() if come_from == most)
        del self._strangers[stranger]
        with suppress(OSError):  # he has just hung up himself
            stranger.shutdown(socket.SHUT_RDWR)

    async def close(self) -> None:
        """Take nothing any more; what has come is served."""
        asyncio.get_running_loop().remove_reader(self._listening)
        self._listening.close()
        if self._busy:
            await asyncio.wait(self._busy, timeout=SECONDS)

    async def _serve(self, way: socket.socket, taken: Taken, answered: Answered) -> None:
        is_ours = True
        try:
            said = await self._greeted(way)
            if "carry" in said:
                times, host, port = said["carry"]
                is_ours = False
                await taken(way, Handed(b"", int(times), (str(host), int(port))))
            else:
                answer = await self._answer(said, answered)
                await asyncio.get_running_loop().sock_sendall(way, json.dumps(answer).encode())
        except OSError:
            pass  # a stranger, or who asked is gone
        except Exception:
            _LOG.exception("another machine asked")
        finally:
            if is_ours:
                way.close()

    async def _answer(self, said: Json, answered: Answered) -> Json:
        if "reaches" in said:
            return {"reaches": self.machines.reaches()}
        name, what, id, player = said["ask"]
        return await answered(name, SharedQuestion(what, id, player))

    async def _greeted(self, way: socket.socket) -> Json:
        """What somebody says who has made himself known in time. Raises OSError."""
        try:
            way.setblocking(False)
            way.setsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY, 1)
            async with asyncio.timeout(GREETS):
                said: Json = json.loads(await be_greeted(way, self._secret, number_of(self.machines.own)))
        finally:
            self._strangers.pop(way, None)
        return said
