"""Schedules: everybody once a round, winds within one, wishes heeded, and figures that a plain count gives too."""

from __future__ import annotations

from random import Random

import pytest

from tests.seating.naive_measure import figures, times
from windroos.seating.measure import bound_of, measure
from windroos.seating.rounds import Round, meetings, odd_visits, table_sizes
from windroos.seating.schedule import Schedule, schedule
from windroos.seating.winds import evened, wind_counts, with_winds
from windroos.seating.wishes import NO_ROUND, SeatingWishes

REPEATS = {
    (8, 3): 12, (8, 4): 20, (8, 5): 32, (8, 6): 44, (8, 7): 56, (12, 3): 9, (12, 4): 17, (12, 5): 28, (12, 6): 43,
    (12, 7): 60, (12, 8): 78, (16, 6): 24, (16, 8): 72, (20, 6): 6, (20, 7): 20, (20, 8): 50, (20, 9): 80, (24, 8): 18,
}  # fmt: skip
"""Players and rounds of which repeats cannot be avoided, and the fewest that were known."""


def fours(players: int) -> tuple[int, ...]:
    return (4,) * (players // 4)


def seats(found: Schedule, players: int, rounds: int) -> bool:
    everybody = list(range(players))
    return len(found.rounds) == rounds and all(
        sorted(player for table in tables for player in table) == everybody for tables in found.rounds
    )


@pytest.mark.parametrize(("players", "rounds", "known"), [(*key, value) for key, value in REPEATS.items()])
def test_no_more_is_repeated_than_was_known(players: int, rounds: int, known: int) -> None:
    found = schedule(fours(players), rounds)
    assert seats(found, players, rounds)
    assert found.measure.bound <= found.measure.repeats <= known
    assert found.measure.wind_spread <= 1


@pytest.mark.parametrize(
    ("players", "rounds"), [(24, 5), (28, 6), (40, 9), (56, 9), (64, 9), (72, 9), (84, 10), (100, 9), (120, 8)]
)
def test_nothing_is_repeated_where_there_is_room(players: int, rounds: int) -> None:
    found = schedule(fours(players), rounds)
    assert seats(found, players, rounds)
    assert found.measure.repeats == 0
    assert found.measure.wind_spread <= 1
    assert found == schedule(fours(players), rounds)


@pytest.mark.parametrize("sizes", [(4, 4, 3), (5, 4, 4), (5, 5, 4), (3, 3, 3), (4,), (3,)])
def test_tables_of_three_and_five_too(sizes: tuple[int, ...]) -> None:
    found = schedule(sizes, 6, seed=2)
    assert seats(found, sum(sizes), 6)
    for tables in found.rounds:
        assert sorted(map(len, tables)) == sorted(sizes)
    assert found.measure.repeats >= found.measure.bound


@pytest.mark.parametrize(("players", "rounds", "seed"), [(8, 5, 1), (12, 7, 2), (20, 6, 3), (28, 9, 4), (36, 4, 5)])
def test_figures_are_those_of_a_plain_count(players: int, rounds: int, seed: int) -> None:
    random = Random(seed)
    drawn: list[Round] = []
    for _ in range(rounds):
        order = random.sample(range(players), players)
        drawn.append(tuple(tuple(order[at : at + 4]) for at in range(0, players, 4)))
    for one in (tuple(drawn), schedule(fours(players), rounds, seed=seed).rounds):
        assert {name: getattr(measure(one), name) for name in figures(one)} == figures(one)
        assert bound_of(one) <= measure(one).repeats


def test_two_of_a_team_never_meet() -> None:
    """Seven teams of four have eight rounds, ten have twelve, without anybody meeting twice."""
    for teams, rounds in ((7, 8), (10, 12)):
        apart = tuple(frozenset(range(4 * team, 4 * team + 4)) for team in range(teams))
        found = schedule(fours(4 * teams), rounds, SeatingWishes(apart=apart))
        assert (found.measure.repeats, found.measure.broken, found.measure.wind_spread) == (0, (), 0)
        assert not any(times(found.rounds, 4 * team, 4 * team + 1) for team in range(teams))


def test_clubs_of_a_hundred_players_are_kept_apart() -> None:
    clubs = tuple(frozenset(range(at, min(at + 8, 96))) for at in range(0, 96, 8))
    tens = tuple(frozenset(range(club, 100, 10)) for club in range(10))
    for players, groups in ((100, clubs), (96, clubs), (100, tens)):
        found = schedule(fours(players), 9, SeatingWishes(rather_apart=groups))
        assert (found.measure.repeats, found.measure.broken) == (0, ())


def test_who_is_fixed_stays_and_partners_do_not_meet_in_the_first_round() -> None:
    wishes = SeatingWishes(fixed={3: 5, 30: 2}, not_in={(0, 1): frozenset({0}), (2, 9): frozenset({0, 1})})
    found = schedule(fours(36), 9, wishes)
    assert (found.measure.repeats, found.measure.broken) == (0, ())
    for tables in found.rounds:
        assert 3 in tables[5]
        assert 30 in tables[2]
    assert times(found.rounds[:1], 0, 1) == times(found.rounds[:2], 2, 9) == 0


def test_a_wish_that_cannot_be_is_named() -> None:
    found = schedule(fours(8), 2, SeatingWishes(apart=(frozenset({0, 1, 2}),), rather_apart=(frozenset({3, 4, 5}),)))
    kinds = {one.kind for one in found.measure.broken}
    assert kinds == {"apart", "rather_apart"}
    for one in found.measure.broken:
        assert set(one.players) <= set(found.rounds[one.round][one.table])


@pytest.mark.parametrize("players", range(8, 121, 16))
@pytest.mark.parametrize("rounds", [1, 2, 3, 4, 7, 8, 13, 20])
def test_winds_are_within_one_whatever_the_tables_are(players: int, rounds: int) -> None:
    random = Random(players * rounds)
    drawn = []
    for _ in range(rounds):
        order = random.sample(range(players), players)
        drawn.append(tuple(tuple(order[at : at + 4]) for at in range(0, players, 4)))
    seated = with_winds(drawn)
    assert [[set(table) for table in tables] for tables in seated] == [[set(one) for one in some] for some in drawn]
    assert all(max(of) - min(of) <= (rounds % 4 > 0) for of in wind_counts(seated).values())
    after = with_winds(drawn[rounds // 2 :], seated[: rounds // 2])
    counts = wind_counts((*seated[: rounds // 2], *after))
    assert sum(max(of) - min(of) > 1 for of in counts.values()) <= players // 16


def test_tables_that_are_kept_keep_their_winds() -> None:
    rounds = schedule(fours(16), 4).rounds
    turned = [tuple(table[::-1] for table in tables) for tables in rounds]
    kept = {(at, number) for at in range(2) for number in range(4)}
    assert evened(turned, rounds, kept)[:2] == tuple(turned[:2])


def test_who_would_like_to_meet_do_so_once_in_a_search_and_in_a_design() -> None:
    pairs = (frozenset({0, 5}), frozenset({2, 9, 14}))
    for players, rounds in ((16, 2), (20, 3), (13, 3)):
        found = schedule(table_sizes(players), rounds, SeatingWishes(together=pairs if players > 14 else pairs[:1]))
        assert not found.measure.broken
    meets = meetings(schedule(fours(16), 1, SeatingWishes(together=pairs)).rounds)
    assert meets[0, 5] == meets[2, 9] == meets[9, 14] == meets[2, 14] == 1


def test_a_wish_to_meet_that_cannot_be_is_named_without_a_round() -> None:
    wishes = SeatingWishes(together=(frozenset(range(5)),))
    found = schedule(fours(8), 1, wishes)
    assert {one.kind for one in found.measure.broken} == {"together"}
    assert {one.round for one in found.measure.broken} == {NO_ROUND}
    assert SeatingWishes((frozenset({0, 1}),), together=(frozenset({0, 1}),)).wanted() == frozenset()


@pytest.mark.parametrize(("players", "rounds"), [(13, 4), (18, 5), (7, 5), (22, 6)])
def test_tables_of_five_and_three_are_shared_by_all(players: int, rounds: int) -> None:
    found = schedule(table_sizes(players), rounds)
    visits = odd_visits(found.rounds)
    assert max(visits.values()) - min(visits.values()) <= 1
    assert found.measure.wind_spread <= 1
