"""Exchanging numbers for a round: never more tables lost than must be, nobody twice, and what it does to repeats."""

from __future__ import annotations

from itertools import combinations
from math import ceil

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.seating.rounds import Round
from windroos.tournament.swaps import exchanged, propose_swap, tables_lost

SIXTEEN: tuple[Round, ...] = (
    ((1, 2, 3, 4), (5, 6, 7, 8), (9, 10, 11, 12), (13, 14, 15, 16)),
    ((1, 5, 9, 13), (2, 6, 10, 14), (3, 7, 11, 15), (4, 8, 12, 16)),
    ((1, 6, 11, 16), (2, 5, 12, 15), (3, 8, 9, 14), (4, 7, 10, 13)),
)


@pytest.mark.parametrize(
    ("absent", "reserves", "lost"),
    [(0, 0, 0), (2, 3, 0), (5, 0, 2), (4, 0, 1), (1, 0, 1), (5, 1, 1), (9, 3, 2), (9, 0, 3), (16, 0, 4), (3, 3, 0)],
)
def test_tables_lost(absent: int, reserves: int, lost: int) -> None:
    assert tables_lost(absent, reserves) == lost == ceil(max(0, absent - reserves) / 4)


def test_five_absent_of_sixteen_lose_two_tables() -> None:
    found = propose_swap(SIXTEEN, 1, [1, 5, 9, 13, 2], 0)
    assert len(found.lost) == 2
    assert len(found.waiting) == 3
    assert len(found.swaps) == 2


def test_three_reserves_for_two_absent_lose_none() -> None:
    found = propose_swap(SIXTEEN, 1, [1, 5], 3)
    assert (found.lost, found.swaps, found.waiting) == ((), (), ())
    assert found.replaced == (1, 5)
    assert found.tables == SIXTEEN[0]


@given(st.integers(1, 3), st.integers(0, 5), st.data())
def test_a_proposal_is_what_it_says(round: int, reserves: int, data: st.DataObject) -> None:
    absent = data.draw(st.sets(st.integers(1, 16)))
    found = propose_swap(SIXTEEN, round, sorted(absent), reserves)
    tables = SIXTEEN[round - 1]
    assert len(found.lost) == tables_lost(len(absent), reserves)
    assert sorted(number for table in found.tables for number in table) == list(range(1, 17))
    assert found.tables == exchanged(tables, [(one.absent, one.there) for one in found.swaps])
    moved = [number for one in found.swaps for number in (one.absent, one.there)]
    assert len(set(moved)) == len(moved)
    assert all(one.absent in absent and one.there not in absent for one in found.swaps)
    assert len(found.replaced) <= reserves
    for at, table in enumerate(found.tables, 1):
        if at not in found.lost:
            assert set(table) & absent <= set(found.replaced)
    assert set(found.waiting) == {
        number for at in found.lost for number in found.tables[at - 1] if number not in absent
    }
    met = [pair for at, other in enumerate(SIXTEEN, 1) if at != round for t in other for pair in pairs(t)]
    now = [pair for at, t in enumerate(found.tables, 1) if at not in found.lost for pair in pairs(set(t) - absent)]
    assert found.repeats == len(met + now) - len(set(met + now))


def pairs(table: object) -> list[tuple[int, int]]:
    assert isinstance(table, tuple | set)
    return list(combinations(sorted(table), 2))


def test_nobody_moves_more_than_must() -> None:
    """Where all who are absent sit at one table, nobody moves."""
    found = propose_swap(SIXTEEN, 2, [1, 5, 9], 0)
    assert (found.lost, found.swaps, found.waiting) == ((1,), (), (13,))


@pytest.mark.parametrize("absent", list(combinations((1, 2, 6, 11, 16), 2)))
def test_of_all_ways_with_as_few_moves_the_one_with_the_fewest_repeats_is_taken(absent: tuple[int, int]) -> None:
    found = propose_swap(SIXTEEN, 3, absent, 0)
    assert found.before == 0
    if not found.swaps:
        return
    tables = SIXTEEN[2]
    ways = []
    for gone, lost in ((absent[0], absent[1]), (absent[1], absent[0])):
        at = next(table for table in tables if lost in table)
        for there in set(at) - set(absent):
            after = [table for table in exchanged(tables, [(gone, there)]) if lost not in table]
            met = [pair for other in SIXTEEN[:2] for table in other for pair in pairs(table)]
            met += [pair for table in after for pair in pairs(table)]
            ways.append(len(met) - len(set(met)))
    assert (len(found.swaps), found.repeats) == (1, min(ways))
