"""How far several machines go, by simulation: `python -m bench many_machines`.

What cannot be had here, 32 machines with a database machine beside them, is reckoned (`bench.simulation`) from what one
process was measured at (`python -m bench processes_postgresql`).

First stand the measured figures beside the simulated ones, so that anybody sees how far the model may be trusted. Then,
for 1 to 32 machines of four processes, how many tables they serve until the p99 of a discard is 50 ms, and what is full
then. A table has four people and a discard a second, some four times as fast as people play.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator, Mapping
from typing import Final

from bench.processes import EQUAL, StepTimes, of
from bench.score import TimedRow, show
from bench.simulation import Costs, SimulatedHouse, SimulatedTimes, Simulation

MACHINES: Final = (1, 2, 4, 8, 16, 32)
PROCESSES: Final = 4
"""Of a machine: one for each core."""
HALL: Final = 25_000
"""Tables of 100,000 players."""
CORES: Final = 16
"""Of the database."""
FEWER_CORES: Final = 8
SHARED: Final = 0.0008
"""Seconds of a discard that the load of the bench takes, on the same two cores."""
HALVINGS: Final = 5
"""How often the limit is looked for between no tables and `MOST` of a process."""
MOST: Final = 512
COSTS: Final = Costs(0.0006, 0.0004, 0.0009, 0.00005, 0.0006)
"""As fit best what one process was measured at."""


MEASURED: Final[Mapping[int, tuple[StepTimes, ...]]] = {
    1: (
        StepTimes(120, 10.3, 3.06, 0.85), StepTimes(168, 15.3, 3.22, 0.77), StepTimes(235, 22.2, 2.56, 0.58),
        StepTimes(329, 34.1, 2.40, 0.41), StepTimes(461, 803.6, 2.16, 0.23),
    ),
    2: (
        StepTimes(120, 10.8, 4.44, 1.22), StepTimes(168, 18.0, 4.14, 1.09), StepTimes(235, 31.7, 3.54, 0.88),
        StepTimes(329, 27.9, 3.30, 0.76), StepTimes(461, 34.5, 2.52, 0.52), StepTimes(645, 142.6, 1.99, 0.23),
    ),
    4: (
        StepTimes(120, 14.6, 5.48, 1.49), StepTimes(168, 19.1, 4.77, 1.30), StepTimes(235, 35.0, 4.30, 1.14),
        StepTimes(329, 41.9, 3.74, 0.94), StepTimes(461, 73.0, 2.96, 0.65),
    ),
}  # fmt: skip
"""By processes, of a machine of two cores, which the load, the processes and the database share."""


def limit(machines: int, cores: int) -> tuple[SimulatedHouse, SimulatedTimes | None]:
    """The most tables that have a p99 of `EQUAL` at most, to some hundredths; and what is taken then."""
    processes = machines * PROCESSES
    less, more, found = 0.0, float(MOST), None
    house = SimulatedHouse(machines, PROCESSES, 0, cores)
    for _ in range(HALVINGS):
        middle = (less + more) / 2
        tried = house._replace(tables=round(middle * processes))
        outcome = Simulation(tried, COSTS).run()
        if outcome.p99 <= EQUAL:
            less, house, found = middle, tried, outcome
        else:
            more = middle
    return house, found


def taken(words: str, outcome: SimulatedTimes) -> Iterator[TimedRow]:
    """How full everything is."""
    for name, part in (("processes", outcome.core), ("database", outcome.database), ("its log", outcome.log)):
        yield TimedRow(f"{words}, {name}", [100 * part], "% taken")


def rows() -> Iterator[TimedRow]:
    """All lines of the table: how near the model comes to what was measured, and then how far it goes."""
    for processes, one in ((processes, one) for processes, steps in MEASURED.items() for one in steps):
        outcome = Simulation(SimulatedHouse(1, processes, one.tables, 2, SHARED), COSTS).run()
        words = f"{one.tables} tables, {of(processes)}"
        yield TimedRow(f"{words}, simulated: p99 ({one.p99:g} measured)", [outcome.p99], "ms")
        yield TimedRow(f"{words}, simulated: processor a discard ({one.own:g})", [outcome.own], "ms")
        yield TimedRow(f"{words}, simulated: the database's ({one.database:g})", [outcome.stored], "ms")
    for machines in MACHINES:
        house, found = limit(machines, CORES)
        words = f"{machines} machines, a database of {CORES} cores"
        yield TimedRow(f"{words}, tables at a p99 of {EQUAL:g} ms", [house.tables], "tables", more=True)
        if found:
            yield from taken(words, found)
    for cores in (CORES, FEWER_CORES):
        outcome = Simulation(SimulatedHouse(MACHINES[-1], PROCESSES, HALL, cores), COSTS).run()
        words = f"{4 * HALL} people at {MACHINES[-1]} machines, a database of {cores} cores"
        yield TimedRow(f"{words}, p99", [outcome.p99], "ms")
        yield from taken(words, outcome)


def main() -> int:
    """Print the table; 0, for it has no goal."""
    return show(rows())


if __name__ == "__main__":
    sys.exit(main())
