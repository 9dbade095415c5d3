"""Designs: nobody meets twice, or all pairs equally often; as many rounds as are known."""

from __future__ import annotations

from itertools import combinations

import pytest

from windroos.seating.designs import design, known
from windroos.seating.fields import field
from windroos.seating.rounds import Round, meetings

ROUNDS = {
    16: 5, 20: 5, 24: 7, 28: 9, 32: 10, 36: 11, 40: 13, 44: 14, 48: 15, 52: 17, 60: 19, 64: 21, 68: 17, 76: 25, 88: 29,
    92: 23, 100: 25,
}  # fmt: skip
"""How many rounds without one repeated meeting are known for so many players, all of one table of four."""
EVERY_PAIR = {8: (7, 3), 12: (11, 3), 16: (10, 2), 28: (9, 1), 40: (13, 1), 52: (17, 1), 64: (21, 1), 76: (25, 1)}
"""Rounds in which every pair meets so often."""


def seats_everybody(rounds: tuple[Round, ...], players: int) -> bool:
    return all(
        sorted(player for table in tables for player in table) == list(range(players))
        and {len(table) for table in tables} == {4}
        for tables in rounds
    )


@pytest.mark.parametrize(("players", "rounds"), ROUNDS.items())
def test_nobody_meets_twice(players: int, rounds: int) -> None:
    found = known(players, rounds)
    assert len(found) == rounds
    assert seats_everybody(found, players)
    assert set(meetings(found).values()) == {1}
    assert known(players, 2) == found[:2]


@pytest.mark.parametrize(("players", "rounds", "each"), [(key, *value) for key, value in EVERY_PAIR.items()])
def test_every_pair_meets_equally_often(players: int, rounds: int, each: int) -> None:
    """Rode Draak: 16 players, 10 rounds, each pair exactly twice."""
    found = known(players, rounds)
    assert seats_everybody(found, players)
    assert meetings(found) == dict.fromkeys(combinations(range(players), 2), each)


@pytest.mark.parametrize(("players", "rounds", "repeats"), [(20, 7, 20), (20, 9, 80)])
def test_what_was_found_repeats_little_and_nobody_meets_thrice(players: int, rounds: int, repeats: int) -> None:
    met = meetings(found := known(players, rounds))
    assert len(found) == rounds
    assert seats_everybody(found, players)
    assert sum(count - 1 for count in met.values()) == repeats
    assert max(met.values()) == 2


def test_other_numbers_have_no_design_here() -> None:
    assert design(56) is None
    assert known(56, 3) == known(9, 3) == known(20, 6) == ()


@pytest.mark.parametrize(("prime", "degree"), [(2, 2), (3, 2), (5, 2), (13, 1), (29, 1)])
def test_fields_are_fields(prime: int, degree: int) -> None:
    numbers = field(prime, degree)
    elements = range(numbers.order)
    for one in elements:
        assert sorted(numbers.plus[one]) == list(elements)
        assert numbers.plus[one][0] == numbers.times[one][1] == one
        assert one == 0 or sorted(numbers.times[one]) == list(elements)
        for other in elements:
            assert numbers.times[one][other] == numbers.times[other][one]
            for third in (1, 2, numbers.order - 1):
                left = numbers.times[one][numbers.plus[other][third]]
                assert left == numbers.plus[numbers.times[one][other]][numbers.times[one][third]]
    assert sorted(numbers.powers()) == list(elements)[1:]
