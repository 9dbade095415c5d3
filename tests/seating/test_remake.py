"""Rounds made anew: what was played stays, everybody who is there is seated, and most keep their cards."""

from __future__ import annotations

import pytest

from windroos.seating.errors import SeatingError
from windroos.seating.remake import remade
from windroos.seating.schedule import schedule
from windroos.seating.wishes import SeatingWishes

CASES = [
    # players, rounds, played, who leave, who come, how many get another card at most, repeats at most
    (28, 9, 3, (5,), (28,), 1, 0),
    (28, 9, 3, (5, 6, 7, 9), (), 24, 44),
    (28, 9, 4, (), (28, 29, 30, 31), 28, 8),
    (100, 9, 4, (1, 2, 3), (100, 101, 102), 3, 0),
    (40, 9, 5, tuple(range(8)), (), 32, 8),
]


@pytest.mark.parametrize(("players", "rounds", "played", "left", "new", "cards", "repeats"), CASES)
def test_what_was_played_stays_and_the_rest_fits(
    players: int, rounds: int, played: int, left: tuple[int, ...], new: tuple[int, ...], cards: int, repeats: int
) -> None:
    before = schedule((4,) * (players // 4), rounds).rounds
    there = [player for player in range(players) if player not in left] + list(new)
    found = remade(before, played, there)
    assert found.rounds[:played] == before[:played]
    for tables in found.rounds[played:]:
        assert sorted(player for table in tables for player in table) == sorted(there)
        assert {len(table) for table in tables} == {4}
    assert len(found.cards) <= cards
    assert found.measure.repeats <= repeats
    same = set(there) - set(found.cards)
    for was, now in zip(before[played:], found.rounds[played:], strict=True):
        for number, table in enumerate(was):
            for seat, player in enumerate(table):
                assert player not in same or now[number][seat] == player


def test_nothing_changes_where_nobody_does() -> None:
    before = schedule((4,) * 7, 8).rounds
    found = remade(before, 2, range(28))
    assert (found.rounds, found.cards) == (before, ())


def test_teams_are_kept_apart_after_it_too() -> None:
    wishes = SeatingWishes(apart=tuple(frozenset(range(at, at + 4)) for at in range(0, 28, 4)))
    before = schedule((4,) * 7, 8, wishes).rounds
    assert (
        remade(before, 3, [player for player in range(28) if player not in (0, 4, 8, 12)], wishes).measure.broken == ()
    )


def test_tables_of_other_than_four_are_refused() -> None:
    before = schedule((4,) * 4, 3).rounds
    with pytest.raises(SeatingError, check=lambda wrong: wrong.code == "seating_not_fours"):
        remade(before, 1, range(15))
