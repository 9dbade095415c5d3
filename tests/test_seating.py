"""Who meets whom: designs are equal to the pair, searched rounds seat everybody once and are as even as they say."""

from __future__ import annotations

from collections import Counter
from itertools import combinations

import pytest

from windroos.seating.designs import cycles, design, meetings
from windroos.seating.even import figures_of, scheme


@pytest.mark.parametrize(("players", "rounds", "each"), [(8, 7, 3), (12, 11, 3), (16, 5, 1), (16, 10, 2)])
def test_designs_meet_equally(players: int, rounds: int, each: int) -> None:
    """Rode Draak: 16 players, 10 rounds, each pair exactly twice."""
    found = cycles(players, rounds)
    assert len(found) == rounds
    for tables in found:
        assert sorted(player for table in tables for player in table) == list(range(players))
        assert {len(table) for table in tables} == {4}
    assert meetings(found) == dict.fromkeys(combinations(range(players), 2), each)


def test_other_numbers_have_no_design_here() -> None:
    assert design(20) == ()
    assert cycles(9, 3) == ()


@pytest.mark.parametrize("sizes", [(4, 4, 3), (5, 4, 4), (5, 5, 4), (4, 4, 4, 4, 4), (3, 3, 3), (4,)])
@pytest.mark.parametrize("seed", [1, 2])
def test_searched_rounds_seat_everybody_once_and_say_how_even_they_are(sizes: tuple[int, ...], seed: int) -> None:
    players = sum(sizes)
    found = scheme(sizes, 8, seed)
    for tables in found.rounds:
        assert sorted(player for table in tables for player in table) == list(range(players))
        assert sorted(map(len, tables)) == sorted(sizes)
    met = Counter(pair for tables in found.rounds for table in tables for pair in combinations(sorted(table), 2))
    counts = [met[pair] for pair in combinations(range(players), 2)]
    assert found.figures == (
        min(counts), max(counts), sum(count - 1 for count in counts if count), max(0, sum(counts) - len(counts))
    )  # fmt: skip
    assert found.figures.repeats >= found.figures.bound
    assert found == scheme(sizes, 8, seed)


def test_a_search_is_far_more_even_than_a_draw() -> None:
    """Twenty players, five rounds: a draw repeats some thirty meetings, and none have to be."""
    found = scheme((4,) * 5, 5, 1)
    assert found.figures.bound == 0
    assert found.figures.repeats <= 12
    assert figures_of(found.rounds, 20) == found.figures
