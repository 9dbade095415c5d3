"""A house of machines beside each other, event by event: what it would take, where it cannot be had.

A process is a core that does one thing after another: it takes a tap, gathers what comes into groups of at least
`PACE`, waits for the commit of a group, and tells its windows. The database has cores that share out the transactions,
and one log: what waits when a flush begins goes with it. Who comes to a machine that does not have his table is carried
on through it, which costs that machine's processes. A table has four people and a discard a second: the tile, three who
pass, and the tile that is drawn.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from functools import partial
from heapq import heappop, heappush
from itertools import count
from random import Random
from statistics import quantiles
from typing import Final, NamedTuple

from windroos.store.writer import PACE

FLUSH: Final = 0.001
"""Seconds until what is written is on the database's disk."""
CARRIED: Final = 0.00004
"""Seconds of a process for a message that is carried on to another machine (`docs/hosting.md`)."""
WARM, LASTS = 1.0, 2.0
"""Seconds that are not counted, and those that are."""


class Costs(NamedTuple):
    """Seconds of a processor that something takes.

    call, told     of a process: to take a call, to tell four windows what became of it
    group          of a process: a transaction, however much is in it
    stored         of the database: a call
    transaction    of the database: a transaction
    """

    call: float
    told: float
    group: float
    stored: float
    transaction: float


class SimulatedHouse(NamedTuple):
    """Machines beside each other, and the cores of the machine of their database.

    shared  seconds of a discard that the load takes, where it, the processes and the database share those cores, as on
            the machine of the bench; 0: each process has a core of its own
    """

    machines: int
    processes: int
    tables: int
    cores: int
    shared: float = 0.0


class SimulatedTimes(NamedTuple):
    """Milliseconds of the p99 of a discard, and of what there is how much is taken: a core, the database's, its log."""

    p99: float
    core: float
    database: float
    log: float
    own: float
    stored: float


class Simulation:
    """One house, played for some seconds."""

    def __init__(self, house: SimulatedHouse, costs: Costs, seed: int = 1) -> None:
        self.now = 0.0
        self._house = house
        self._costs = costs
        self._random = Random(seed)
        self._events: list[tuple[float, int, Callable[[], None]]] = []
        self._order = count()
        many = house.machines * house.processes
        self.database = Cores(self, house.cores)
        self.processes = [
            SimulatedProcess(self, self.database if house.shared else Cores(self, 1)) for _ in range(many)
        ]
        self._load = SimulatedProcess(self, self.database)
        self.log = DatabaseLog(self)
        self.times: list[float] = []
        self.discards = 0
        self.worked = self.stored = 0.0
        for _ in range(house.tables):
            place = self.processes[self._random.randrange(many)]  # as their ids fall
            self.after(self._random.random(), partial(self._discard, place))

    def after(self, seconds: float, then: Callable[[], None]) -> None:
        """Do something later."""
        heappush(self._events, (self.now + seconds, next(self._order), then))

    def varied(self, seconds: float) -> float:
        """What a thing that takes so long on average takes once: no less than half."""
        return seconds * (0.5 + self._random.expovariate(2))

    def counts(self) -> bool:
        """Whether what happens now is counted."""
        return self.now >= WARM

    def run(self) -> SimulatedTimes:
        """Play it."""
        while self._events and self._events[0][0] < WARM + LASTS:
            self.now, _, then = heappop(self._events)
            then()
        capacity = LASTS * len(self.processes)
        discards = max(1, self.discards)
        return SimulatedTimes(
            1000 * quantiles(self.times, n=100)[98], self.worked / capacity, self.stored / LASTS / self._house.cores,
            self.log.flushed * FLUSH / LASTS, 1000 * self.worked / discards, 1000 * self.stored / discards,
        )  # fmt: skip

    def transact(self, calls: int, then: Callable[[], None]) -> None:
        """A transaction: one of the database's cores, and then its log."""
        taken = self._costs.transaction + calls * self._costs.stored
        self.stored += taken * self.counts()
        self.database.take(self.varied(taken), lambda: self.log.flush(then))

    def carried(self, then: Callable[[], None]) -> None:
        """A message from or to a window, which has come to any machine."""
        if self._random.randrange(self._house.machines):
            self._random.choice(self.processes).work(CARRIED, then)
        else:
            then()

    def _discard(self, place: SimulatedProcess) -> None:
        began = self.now
        self.discards += self.counts()
        self.after(1.0, partial(self._discard, place))

        def seen() -> None:
            if began >= WARM:
                self.times.append(self.now - began)
            for _ in range(3):
                self.carried(lambda: None)
            self._step(place, lambda: None)

        if self._house.shared:
            self._load.work(self._house.shared / 2, lambda: self._step(place, seen), ours=False)
        else:
            self.carried(lambda: self._step(place, seen))

    def _step(self, place: SimulatedProcess, then: Callable[[], None]) -> None:
        """A call, taken, stored and told to four windows; `then` when all of them have it."""
        left = 4

        def has() -> None:
            nonlocal left
            left -= 1
            if not left:
                then()

        def told() -> None:
            for _ in range(4):
                if self._house.shared:
                    self._load.work(self._house.shared / 16, has, ours=False)
                else:
                    self.carried(has)

        place.work(self._costs.call, lambda: place.store(lambda: place.work(self._costs.told, told), self._costs))


class Cores:
    """Cores of one machine: who asks first has one first."""

    def __init__(self, simulation: Simulation, cores: int) -> None:
        self._simulation = simulation
        self._free = cores
        self._waiting: deque[tuple[float, Callable[[], None]]] = deque()

    def take(self, seconds: float, then: Callable[[], None]) -> None:
        """Work for so long on one of them as soon as there is one."""
        if not self._free:
            self._waiting.append((seconds, then))
            return
        self._free -= 1

        def done() -> None:
            self._free += 1
            if self._waiting:
                self.take(*self._waiting.popleft())
            then()

        self._simulation.after(seconds, done)


class SimulatedProcess:
    """A process: it does one thing after another, and writes one group at a time."""

    def __init__(self, simulation: Simulation, cores: Cores) -> None:
        self._simulation = simulation
        self._cores = cores
        self._jobs: deque[tuple[float, Callable[[], None]]] = deque()
        self._busy = False
        self._waiting: deque[Callable[[], None]] = deque()
        self._writing = False

    def work(self, seconds: float, then: Callable[[], None], ours: bool = True) -> None:
        """Do something when all that came before is done; `ours`: the house does it."""
        self._simulation.worked += seconds * ours * self._simulation.counts()
        self._jobs.append((seconds, then))
        if not self._busy:
            self._next()

    def _next(self) -> None:
        self._busy = bool(self._jobs)
        if self._jobs:
            seconds, then = self._jobs.popleft()

            def done() -> None:
                self._next()
                then()

            self._cores.take(self._simulation.varied(seconds), done)

    def store(self, then: Callable[[], None], costs: Costs) -> None:
        """Store a call; `then` after its commit."""
        self._waiting.append(then)
        if not self._writing:
            self._write(costs)

    def _write(self, costs: Costs) -> None:
        if not self._waiting:
            self._writing = False
            return
        self._writing = True
        simulation, began = self._simulation, self._simulation.now
        group, self._waiting = self._waiting, deque()

        def committed() -> None:
            for then in group:
                then()
            rest = max(0.0, began + PACE - simulation.now) if len(group) > 1 else 0.0
            simulation.after(rest, lambda: self._write(costs))

        self.work(costs.group, lambda: simulation.transact(len(group), committed))


class DatabaseLog:
    """The database's log: all that waits when a flush begins goes with it."""

    def __init__(self, simulation: Simulation) -> None:
        self._simulation = simulation
        self._waiting: list[Callable[[], None]] = []
        self._busy = False
        self.flushed = 0

    def flush(self, then: Callable[[], None]) -> None:
        """`then` when what was written is on disk."""
        self._waiting.append(then)
        if not self._busy:
            self._begin()

    def _begin(self) -> None:
        group, self._waiting = self._waiting, []
        self._busy = bool(group)
        if group:
            self.flushed += self._simulation.counts()

            def done() -> None:
                for then in group:
                    then()
                self._begin()

            self._simulation.after(FLUSH, done)
