"""Whose request is next: everybody in turn, however much one of them asks for.

The server is one event loop, which plays the games too. `Turns` lets one page a turn of that loop begin, and then,
while there are games, leaves the loop to them for as long as that turn took and until they have caught up; so a hundred
pages that are asked for at the same moment hold up nobody for longer than one of them. `Slots` does the same for what
is worked out elsewhere: so many at a time.
"""

from __future__ import annotations

import asyncio
import time
from collections import OrderedDict, deque
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager
from typing import Final
from weakref import WeakKeyDictionary

from windroos.errors import WindroosError

MOST_EACH: Final = 256
"""Requests of one address that may wait."""
MOST: Final = 4096
"""Of all."""
LONGEST_REST: Final = 0.05
"""Seconds that the loop is left to the games at most after a page for its own sake; a longer turn was none of its."""
CATCH_UP: Final = 8
"""Times a page's turn that the games have at most to catch up, and no less than `LONGEST_REST`."""
_LOOK: Final = 0.002
"""Seconds after which it is seen whether the games have caught up: then the loop is there in time,"""
_LATE: Final = max(0.001, time.get_clock_info("monotonic").resolution)
"""and not so many seconds later, for it has nothing else to do; on Windows the clock itself ticks every 16 ms."""


class BusyError(WindroosError):
    """Somebody asks for more than he can be given now."""


class WaitingLine:
    """Who waits: the addresses take turns, and within an address its people do.

    Where turns are charged, the addresses have as much time each and not as many turns: who asks for what takes long
    is called less often (start-time fair queueing).
    """

    def __init__(self, most_each: int = MOST_EACH, most: int = MOST) -> None:
        self._most_each = most_each
        self._most = most
        self._addresses: OrderedDict[str, OrderedDict[str, deque[asyncio.Future[None]]]] = OrderedDict()
        self._counts: dict[str, int] = {}
        self._clock = 0.0
        """Seconds of turns that an address had which waited all the time,"""
        self._ahead: dict[str, float] = {}
        """and those of each that has had more."""
        self.called = ""
        """The address whose turn was last."""
        self.calling: asyncio.Task[None] | None = None
        """What calls those who wait, while somebody does."""

    def __len__(self) -> int:
        return sum(self._counts.values())

    def join(self, address: str, person: str) -> asyncio.Future[None]:
        """A place in the line: done when it is his turn. Raises BusyError `too_busy`."""
        count = self._counts.get(address, 0)
        if count >= self._most_each or len(self) >= self._most:
            raise BusyError("too_busy")
        turn: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._addresses.setdefault(address, OrderedDict()).setdefault(person, deque()).append(turn)
        self._counts[address] = count + 1
        return turn

    def next(self) -> asyncio.Future[None] | None:
        """Whoever is next and still waits; None where nobody does."""
        while self._addresses:
            turn = self._first()
            if not turn.done():
                return turn
        return None

    def charge(self, seconds: float) -> None:
        """Whoever was called last has taken so long."""
        self._ahead[self.called] = self._clock + seconds
        if not self._counts or len(self._ahead) > self._most:
            self._ahead.clear()
            self._clock = 0.0  # nobody waits who could be called before others

    def _first(self) -> asyncio.Future[None]:
        address = self.called = min(self._addresses, key=lambda one: self._ahead.get(one, 0.0))
        self._clock = max(self._clock, self._ahead.get(address, 0.0))
        people = self._addresses.pop(address)
        person, turns = people.popitem(last=False)
        turn = turns.popleft()
        if turns:
            people[person] = turns
        if people:
            self._addresses[address] = people
        if self._counts[address] > 1:
            self._counts[address] -= 1
        else:
            del self._counts[address]
        return turn


class Turns:
    """One request a turn of the event loop; each loop has a line of its own.

    is_played  whether there are games that the loop must be left to
    """

    def __init__(self, is_played: Callable[[], bool]) -> None:
        self._is_played = is_played
        self._lines: WeakKeyDictionary[asyncio.AbstractEventLoop, WaitingLine] = WeakKeyDictionary()

    async def take(self, address: str, person: str = "") -> None:
        """Wait for one's turn. Raises BusyError `too_busy`."""
        loop = asyncio.get_running_loop()
        line = self._lines.get(loop)
        if line is None:
            line = self._lines[loop] = WaitingLine()
        turn = line.join(address, person)
        if line.calling is None:
            line.calling = loop.create_task(self._call(line))
        await turn

    async def _call(self, line: WaitingLine) -> None:
        """Call who waits, one after another, until nobody does."""
        try:
            while (turn := line.next()) is not None:
                began = time.perf_counter()
                turn.set_result(None)
                await asyncio.sleep(0)  # whoever waited goes on,
                await asyncio.sleep(0)  # and has done what he does without waiting for anything else
                taken = time.perf_counter() - began
                line.charge(taken)
                if self._is_played():
                    await rest(taken)
        finally:
            line.calling = None


async def rest(taken: float) -> None:
    """Leave the loop to others for as long as a turn has taken, and until it has nothing else to do."""
    taken = min(taken, LONGEST_REST)
    until = time.perf_counter() + max(LONGEST_REST, CATCH_UP * taken)
    await asyncio.sleep(taken)
    while (before := time.perf_counter()) < until:
        await asyncio.sleep(_LOOK)
        if time.perf_counter() - before < _LOOK + _LATE:
            return


class Slots:
    """So many at a time."""

    def __init__(self, count: int, line: WaitingLine | None = None) -> None:
        self._free = count
        self._line = WaitingLine() if line is None else line

    @asynccontextmanager
    async def one(self, address: str, person: str = "") -> AsyncIterator[None]:
        """Wait for a slot, and have it. Raises BusyError `too_busy`."""
        if self._free:
            self._free -= 1
        else:
            turn = self._line.join(address, person)
            try:
                await turn
            except asyncio.CancelledError:
                if turn.done() and not turn.cancelled():  # it was given just before he went
                    self._pass_on()
                raise
        try:
            yield
        finally:
            self._pass_on()

    def _pass_on(self) -> None:
        turn = self._line.next()
        if turn is None:
            self._free += 1
        else:
            turn.set_result(None)
