"""Rounds by the standings: nearest who met least, beside every way there is to seat a few."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import combinations, permutations
from random import Random

import pytest
from hypothesis import given, settings
from hypothesis import strategies as some

from windroos.seating.ranked import by_rank, nearest
from windroos.seating.rounds import Round, meetings, pair
from windroos.seating.schedule import schedule
from windroos.seating.winds import wind_counts
from windroos.seating.wishes import SeatingWishes


def ways(players: Sequence[int]) -> Iterator[Round]:
    """Every way to seat them in tables of four."""
    if not players:
        yield ()
        return
    first, *rest = players
    for three in combinations(rest, 3):
        for others in ways([player for player in rest if player not in three]):
            yield ((first, *three), *others)


def worth(tables: Round, standing: Sequence[int], before: Sequence[Round]) -> tuple[int, int]:
    """Repeated meetings, and squares of places between two: what a round is to have little of, read naively."""
    met = meetings(before)
    pairs = [pair for table in tables for pair in combinations(sorted(table), 2)]
    return sum(met[one] for one in pairs), sum(
        (standing.index(one) - standing.index(other)) ** 2 for one, other in pairs
    )


@settings(max_examples=12, deadline=None)
@given(some.sampled_from((8, 12)), some.integers(1, 4), some.randoms(use_true_random=False))
def test_nobody_finds_a_better_round(players: int, rounds: int, random: Random) -> None:
    standing = list(range(players))
    random.shuffle(standing)
    assert_best(standing, rounds)


@pytest.mark.parametrize("standing", [(11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 0, 1), (11, 10, 3, 8, 7, 6, 5, 4, 9, 2, 1, 0)])
def test_exchanges_do_not_rest_at_what_is_only_nearly_best(standing: tuple[int, ...]) -> None:
    assert_best(standing, 4)


def assert_best(standing: Sequence[int], rounds: int) -> None:
    players = len(standing)
    before = schedule((4,) * (players // 4), rounds, seed=3).rounds
    found = nearest((4,) * (players // 4), standing, before)
    assert sorted(player for table in found for player in table) == list(range(players))
    assert worth(found, standing, before) == min(worth(tables, standing, before) for tables in ways(range(players)))


def test_the_first_four_sit_together_at_the_winds_they_had_least() -> None:
    before = schedule((4,) * 4, 3, seed=1).rounds
    standing = list(reversed(range(16)))
    found = by_rank((4,) * 4, standing, before)
    assert [sorted(table) for table in found] == [[12, 13, 14, 15], [8, 9, 10, 11], [4, 5, 6, 7], [0, 1, 2, 3]]
    had = wind_counts(before)
    for table in found:
        starts = {order: sum(had[one][wind] for wind, one in enumerate(order)) for order in permutations(table)}
        assert starts[table] == min(starts.values())


def test_partners_and_fixed_tables_are_heeded() -> None:
    wishes = SeatingWishes(apart=(frozenset((0, 1)),), fixed={3: 2}, not_in={pair(4, 5): frozenset((1,))})
    before = (tuple(tuple(range(at, 12, 3)) for at in range(3)),)
    found = nearest((4,) * 3, range(12), before, wishes)
    together = {met for table in found for met in combinations(sorted(table), 2)}
    assert not {(0, 1), (4, 5)} & together
    assert 3 in found[2]


@pytest.mark.parametrize("seed", [0, 7])
def test_the_same_seed_gives_the_same_round(seed: int) -> None:
    before = schedule((4,) * 6, 4, seed=2).rounds
    assert nearest((4,) * 6, range(24), before, seed=seed) == nearest((4,) * 6, range(24), before, seed=seed)
