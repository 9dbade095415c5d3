"""Who sits where in a final: places of periods, or of tables of the round before."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from windroos.reckoning.formula import FinalStage


def final_tables(
    final: FinalStage, round: int, standings: Mapping[str, Sequence[str]]
) -> tuple[tuple[str | None, ...], ...]:
    """The tables of a round (from 0); None is a seat that nobody has earned.

    standings  people in order, by the name of the period, or of the table of the round before ("1", "2", ...); in the
               order of the year: who qualifies twice makes room for the next of the later one, or the earlier (K22)
    """
    tables = final.rounds[round].tables
    sources = list(standings) if final.twice == "later" else list(standings)[::-1]
    by_name = {name.casefold(): people for name, people in standings.items()}
    wanted = [
        (source, int(place), seat) for table in tables for seat in table for source, _, place in [seat.rpartition(".")]
    ]
    seated: dict[str, str | None] = {}
    taken: set[str] = set()
    for source in sources:
        name = source.casefold()
        own = sorted((place, seat) for one, place, seat in wanted if one.casefold() == name)
        # The second of a period comes after its first, also where somebody before them made room.
        waiting = iter([person for person in by_name[name] if person not in taken])
        passed = 0
        for place, seat in own:
            person = None
            while passed < place:
                person = next(waiting, None)
                passed += 1
            seated[seat] = person
            if person is not None:
                taken.add(person)
    return tuple(tuple(seated.get(seat) for seat in table) for table in tables)
