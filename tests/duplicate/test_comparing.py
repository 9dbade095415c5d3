"""What a result is worth beside the others who had the same tiles."""

from __future__ import annotations

from fractions import Fraction

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.duplicate.comparing import PlayedWall, compared, compared_totals
from windroos.duplicate.errors import DuplicateError
from windroos.duplicate.walls import (
    MOST_WALLS,
    WALL_FILE,
    WallClaim,
    WallRound,
    promised,
    read_walls,
    unproven,
    wall_secrets,
)
from windroos.reckoning.lots import commitment

POINTS = st.lists(st.integers(-500, 500), min_size=3, max_size=3).map(lambda three: (*three, -sum(three)))
FIELDS = st.lists(st.lists(POINTS, min_size=1, max_size=3), min_size=2, max_size=6)


def walls(*points: tuple[int, int, int, int]) -> tuple[PlayedWall, ...]:
    return tuple(PlayedWall(wall, (0, 1, 2, 3), one) for wall, one in enumerate(points, 1))


@given(FIELDS)
def test_differences_of_a_seat_and_of_a_table_sum_to_nothing(field: list[list[tuple[int, int, int, int]]]) -> None:
    tables = {at: walls(*one) for at, one in enumerate(field, 1)}
    scores = compared(tables, "mean")
    for wall in {wall for _, wall in scores}:
        own = [points for (_, at), points in scores.items() if at == wall]
        assert [sum(seat) for seat in zip(*own, strict=True)] == [0, 0, 0, 0]
    assert all(not sum(points) for points in scores.values())


@given(FIELDS)
def test_matchpoints_of_a_seat_are_as_many_however_few_finished_a_wall(
    field: list[list[tuple[int, int, int, int]]],
) -> None:
    tables = {at: walls(*one) for at, one in enumerate(field, 1)}
    scores = compared(tables, "matchpoints")
    for wall in {wall for _, wall in scores}:
        own = [points for (_, at), points in scores.items() if at == wall]
        # Each pair of tables shares two points; brought to the number of tables of the round.
        assert {sum(seat) for seat in zip(*own, strict=True)} == {len(own) * (len(tables) - 1)}


def test_the_mean_in_exact_fractions() -> None:
    tables = {1: walls((30, -10, -10, -10)), 2: walls((0, 0, 0, 0)), 3: walls((-8, 24, -8, -8))}
    scores = compared(tables, "mean")
    assert scores[1, 1] == (Fraction(68, 3), Fraction(-44, 3), -4, -4)
    assert compared(tables, "matchpoints")[1, 1] == (4, 0, 0, 0)
    assert compared(tables, "matchpoints")[2, 1] == (2, 2, 4, 4)
    assert compared(tables, "points")[3, 1] == (-8, 24, -8, -8)


def test_a_wall_that_one_table_finished_counts_for_nobody() -> None:
    tables = {1: walls((30, -10, -10, -10), (8, 8, -8, -8)), 2: walls((0, 0, 0, 0)), 3: ()}
    for way in ("mean", "matchpoints"):
        scores = compared(tables, way)
        assert set(scores) == {(1, 1), (2, 1)}
        assert set(compared_totals(scores)) == {1, 2}
    assert set(compared(tables, "points")) == {(1, 1), (1, 2), (2, 1)}


def test_equal_results_are_worth_nothing_beside_each_other() -> None:
    tables = dict.fromkeys(range(1, 6), walls((30, -10, -10, -10), (0, 0, 0, 0)))
    assert set(compared(tables, "mean").values()) == {(0, 0, 0, 0)}
    assert set(compared(tables, "matchpoints").values()) == {(4, 4, 4, 4)}


# --- where walls come from


def claim() -> WallClaim:
    rounds = tuple(
        WallRound(number, word, promised(wall_secrets("s" * 64, word, number, 8)))
        for number, word in ((1, "zes"), (2, ""))
    )
    return WallClaim(commitment("s" * 64), "s" * 64, rounds)


def test_every_wall_has_a_secret_of_its_own_that_follows_from_the_whole() -> None:
    promises = [one for round in claim().rounds for one in round.promises]
    assert len(set(promises)) == 16
    assert unproven(claim()) == ()
    assert unproven(read_walls(WALL_FILE.write(claim()))) == ()
    # Worked out by hand with any tool: SHA-256 of three lines.
    assert wall_secrets("s" * 64, "zes", 1, 4)[0] == "d21cdd7715d236d4c805c963ad3a3dcb20e230ecca6bcf90c493acf930c6f45a"


def test_what_was_changed_afterwards_does_not_follow() -> None:
    first, second = claim().rounds
    assert unproven(claim()._replace(committed="0" * 64)) == ((0, 0),)
    assert unproven(claim()._replace(secret="t" * 64))[0] == (0, 0)
    assert unproven(claim()._replace(rounds=(first._replace(word="vijf"), second))) == tuple(
        (1, at) for at in range(1, 9)
    )
    swapped = (second.promises[1], second.promises[0], *second.promises[2:])
    assert unproven(claim()._replace(rounds=(first, second._replace(promises=swapped)))) == ((2, 1), (2, 2))


@pytest.mark.parametrize("count", [0, -4, 3, 10, MOST_WALLS + 4])
def test_a_round_makes_everybody_east_as_often(count: int) -> None:
    with pytest.raises(DuplicateError) as caught:
        wall_secrets("s", "", 1, count)
    assert caught.value.code == "walls_count"


@pytest.mark.parametrize("text", ["", "{}", "[]", '{"committed":1}', "\x00"])
def test_what_is_no_file_of_walls(text: str) -> None:
    with pytest.raises(DuplicateError) as caught:
        read_walls(text)
    assert caught.value.code == "walls_file"
