"""Numbers exchanged for one round, so that as few tables as possible cannot play (Fu Hing, p. 39, rule 8). Pure.

With k absent and r reserves ceil(max(0, k - r) / 4) tables cannot play, and never more: who is absent and not replaced
is brought together at these, by exchanging his number with that of somebody who is there.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from itertools import combinations, islice
from typing import Final, NamedTuple

from windroos.seating.rounds import Pair, Round, meetings, pair

TRIED: Final = 64
"""So many choices of tables are weighed against each other."""


class NumberSwap(NamedTuple):
    """`absent` and `there` change places: who is there goes to `table`, at the wind of the other."""

    absent: int
    there: int
    table: int


class SwapProposal(NamedTuple):
    """What is proposed for a round; tables from 1.

    lost         tables that cannot play
    swaps        who changes places with whom
    replaced     absent numbers in whose place a reserve sits
    waiting      who are there and have no table
    repeats      meetings of pairs beyond their first over all rounds, as it would be; `before` as the schedule has it
    tables       the round, with the numbers exchanged
    """

    lost: tuple[int, ...]
    swaps: tuple[NumberSwap, ...]
    replaced: tuple[int, ...]
    waiting: tuple[int, ...]
    before: int
    repeats: int
    tables: Round


def tables_lost(absent: int, reserves: int) -> int:
    """How many tables of four cannot play."""
    return -(-max(0, absent - reserves) // 4)


def exchanged(tables: Round, pairs: Sequence[Sequence[int]]) -> Round:
    """A round after numbers have changed places, nobody twice."""
    at = {one: other for pair in pairs for one, other in (tuple(pair), tuple(reversed(pair)))}
    return tuple(tuple(at.get(number, number) for number in table) for table in tables)


def propose_swap(
    rounds: Sequence[Round], round: int, absent: Sequence[int], reserves: int, least: int = 4
) -> SwapProposal:
    """What to do in a round (from 1) where these numbers are absent and so many reserves are there.

    A table of which `least` are there plays on without anybody changing his place.
    """
    tables = rounds[round - 1]
    gone = frozenset(absent) & {number for table in tables for number in table}
    replaced = _enough(tables, gone, reserves, least)
    if replaced is not None:
        before = sum(count - 1 for count in meetings(rounds).values())
        return SwapProposal((), (), replaced, (), before, before, tables)
    count = tables_lost(len(gone), reserves)
    by_gone = sorted(range(len(tables)), key=lambda at: (-len(gone & set(tables[at])), at))
    least = len(gone & set(tables[by_gone[count - 1]])) if count else 0
    sure = [at for at in by_gone if len(gone & set(tables[at])) > least][:count] if count else []
    equal = [at for at in by_gone if len(gone & set(tables[at])) == least]
    others = meetings(tables for number, tables in enumerate(rounds, 1) if number != round)
    found = [
        _proposal(rounds, round, frozenset((*sure, *chosen)), gone, reserves, others)
        for chosen in islice(combinations(equal, count - len(sure)), TRIED)
    ]
    return min(found, key=lambda one: (len(one.swaps), one.repeats, one.lost))


def _enough(tables: Round, gone: frozenset[int], reserves: int, least: int) -> tuple[int, ...] | None:
    """Whom reserves replace where that leaves enough at every table; None where it does not."""
    needed, others = list[int](), list[int]()
    for table in tables:
        absent = [number for number in table if number in gone]
        short = max(0, least - (len(table) - len(absent)))
        needed += absent[:short]
        others += absent[short:]
    return tuple((needed + others)[:reserves]) if len(needed) <= reserves else None


def _proposal(
    rounds: Sequence[Round],
    round: int,
    lost: frozenset[int],
    gone: frozenset[int],
    reserves: int,
    others: Mapping[Pair, int],
) -> SwapProposal:
    """What is proposed where these tables are given up."""
    tables = [list(table) for table in rounds[round - 1]]
    outside = [number for at, table in enumerate(tables) if at not in lost for number in table if number in gone]
    replaced = tuple(outside[:reserves])
    swaps = []
    for number in outside[reserves:]:
        at = next(at for at, table in enumerate(tables) if number in table)
        company = [one for one in tables[at] if one != number and one not in gone]
        there = [(one, there) for there in sorted(lost) for one in tables[there] if one not in gone]
        mover, source = min(there, key=lambda one: (_meets(others, one[0], company), one[0]))
        tables[at][tables[at].index(number)] = mover
        tables[source][tables[source].index(mover)] = number
        swaps.append(NumberSwap(number, mover, at + 1))
    waiting = tuple(sorted(number for at in lost for number in tables[at] if number not in gone))
    playing = [[one for one in table if one not in gone] for at, table in enumerate(tables) if at not in lost]
    return SwapProposal(
        tuple(sorted(at + 1 for at in lost)),
        tuple(swaps),
        replaced,
        waiting,
        _repeats(others, rounds[round - 1]),
        _repeats(others, playing),
        tuple(tuple(table) for table in tables),
    )


def _meets(others: Mapping[Pair, int], number: int, company: Sequence[int]) -> int:
    """How often somebody meets these in the other rounds."""
    return sum(others.get(pair(number, one), 0) for one in company)


def _repeats(others: Mapping[Pair, int], tables: Sequence[Sequence[int]]) -> int:
    """Meetings beyond the first, with this round as given."""
    met = Counter(others)
    met.update(meetings([tuple(tuple(table) for table in tables)]))
    return sum(count - 1 for count in met.values() if count > 1)
