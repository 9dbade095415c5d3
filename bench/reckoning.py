"""Standings of a club of twenty years from cold: `python -m bench.reckoning [LINES]`.

60 members, 2,000 evenings and 100,000 results, made anew from a seed; the processor's time for some formulas, the
fastest of three.
"""

from __future__ import annotations

import sys
from datetime import date, timedelta
from random import Random
from time import process_time
from typing import Final

from windroos.reckoning.facts import Membership, SeasonEvening
from windroos.reckoning.formula_file import preset
from windroos.reckoning.lines import ResultLine, TablePart, from_totals
from windroos.reckoning.standings import apply

LINES: Final = 100_000
EVENINGS: Final = 2_000
MEMBERS: Final = 60
FORMULAS: Final = ("groenehart", "peling-punten", "gemiddelde", "peling-tafelpunten")


def made(lines: int) -> tuple[list[ResultLine], list[SeasonEvening], list[Membership]]:
    """Results of so many seats, in tables of four."""
    random = Random(1)
    people = [f"p{number:02}" for number in range(MEMBERS)]
    evenings: list[SeasonEvening] = []
    found: list[ResultLine] = []
    tables = max(lines // EVENINGS // 4, 1)
    for number in range(EVENINGS):
        day = date(2005, 1, 4) + timedelta(days=3 * number)
        evenings.append(SeasonEvening(str(number), day))
        here = random.sample(people, 4 * tables) if 4 * tables <= MEMBERS else random.choices(people, k=4 * tables)
        for table in range(tables):
            points = [random.randrange(-900, 900, 2) for _ in range(3)]
            made_here = [random.randrange(6) for _ in range(4)]
            at = TablePart(str(number), day, table + 1)
            seats = here[4 * table : 4 * table + 4]
            found += from_totals(at, seats, [-sum(points), *points], made_here, made_here[::-1], 16)
    return found, evenings, [Membership(person, date(2000, 1, 1)) for person in people]


def main() -> None:
    """Time standings by some of the formulas."""
    lines, evenings, members = made(int(sys.argv[1]) if len(sys.argv) > 1 else LINES)
    for id in FORMULAS:
        formula, times = preset(id), []
        for _ in range(3):
            since = process_time()
            scored = apply(formula, lines, evenings, members)
            times.append(process_time() - since)
        print(f"{id:20} {len(lines)} lines, {scored.counting} evenings count: {min(times):.2f} s")


if __name__ == "__main__":
    main()
