"""Tables of three, four and five, who sits at them, and what becomes of a table when somebody comes or goes."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from itertools import combinations, permutations
from random import Random

import pytest

from windroos.club.errors import ClubError
from windroos.club.forming import (
    by_lot,
    fewest_repeats,
    in_order,
    meetings,
    pair_of,
    sizes,
)
from windroos.club.parts import after_coming, after_leaving, shares
from windroos.club.wishes import Pair, Wishes

FIVES = {
    3: (3,),
    4: (4,),
    5: (5,),
    6: (3, 3),
    7: (4, 3),
    8: (4, 4),
    9: (5, 4),
    10: (5, 5),
    11: (4, 4, 3),
    12: (4, 4, 4),
    13: (5, 4, 4),
    14: (5, 5, 4),
    15: (5, 5, 5),
}
THREES = FIVES | {9: (3, 3, 3), 10: (4, 3, 3), 13: (4, 3, 3, 3), 14: (4, 4, 3, 3), 15: (4, 4, 4, 3)}


def test_sizes_are_those_of_the_table() -> None:
    assert {count: sizes(count) for count in FIVES} == FIVES
    assert {count: sizes(count, threes=True) for count in THREES} == THREES


def test_sizes_seat_everybody() -> None:
    for count in range(3, 200):
        for threes in (False, True):
            found = sizes(count, threes)
            assert sum(found) == count
            assert set(found) <= {3, 4} or set(found) <= {4, 5}
            assert found == tuple(sorted(found, reverse=True))


@pytest.mark.parametrize("count", [0, 1, 2])
def test_two_can_play_by_no_book(count: int) -> None:
    with pytest.raises(ClubError) as refused:
        sizes(count)
    assert refused.value.code == "club_forming_few"


def names(count: int) -> list[str]:
    return [f"p{at:02}" for at in range(count)]


def test_lots_are_the_same_for_everybody() -> None:
    people = names(11)
    drawn = by_lot(people, (4, 4, 3), 5)
    assert drawn == by_lot(reversed(people), (4, 4, 3), 5) != by_lot(people, (4, 4, 3), 6)
    assert sorted(sum(drawn, ())) == people
    assert in_order(people, (4, 4, 3))[0] == tuple(people[:4])
    with pytest.raises(ClubError):
        in_order(people, (4, 4))


def test_a_small_club_is_seated_as_well_as_can_be() -> None:
    """Beside all seatings of seven, tried one by one."""
    random, people = Random(4), names(7)
    for seed in range(12):
        met = Counter({pair_of(*pair): random.randrange(5) for pair in combinations(people, 2)})
        last = frozenset(pair for pair in met if random.random() < 0.2)
        found = fewest_repeats(people, (4, 3), met, last, seed=seed)

        def cost(four: tuple[str, ...], met: Counter[Pair] = met, last: frozenset[Pair] = last) -> int:
            tables = (four, tuple(set(people) - set(four)))
            pairs = [pair_of(*pair) for table in tables for pair in combinations(table, 2)]
            return sum(2 * met[pair] + 10 * (pair in last) for pair in pairs)

        assert found.cost == min(map(cost, combinations(people, 4))) >= found.bound
        assert found.cost == cost(found.tables[0])
        assert found == fewest_repeats(people[::-1], (4, 3), met, last, seed=seed)
        assert found.met == {pair: met[pair] for table in found.tables for pair in combinations(table, 2) if met[pair]}


def test_no_seating_is_below_the_bound() -> None:
    random, people = Random(8), names(9)
    for _ in range(5):
        met = Counter({pair_of(*pair): random.randrange(4) for pair in combinations(people, 2)})
        found = fewest_repeats(people, (5, 4), met)
        for order in list(permutations(people))[::9001]:
            tables = in_order(order, (5, 4))
            pairs = [pair_of(*pair) for table in tables for pair in combinations(table, 2)]
            assert sum(2 * met[pair] for pair in pairs) >= found.bound


def test_ten_tables_over_a_season() -> None:
    """20 evenings of 40 people: 1,200 meetings over 780 pairs; nobody meets again at once."""
    people, met, last = names(40), Counter[Pair](), frozenset[Pair]()
    for evening in range(20):
        found = fewest_repeats(people, sizes(40), met, last, seed=evening)
        now = meetings([found.tables])
        assert not last & set(now)
        met.update(now)
        last = frozenset(now)
    assert sum(met.values()) == 20 * 60
    assert max(met.values()) <= 3


def test_wishes_are_heeded_and_broken_ones_are_named() -> None:
    people = names(12)
    apart = frozenset({("p00", "p01"), ("p00", "p02")})
    together = frozenset({("p03", "p04"), ("p05", "p06"), ("p07", "zz")})
    fixed = {"p08": 2, "p09": 2, "p10": 2, "p11": 2}
    met = Counter({pair_of(*pair): 1 for pair in combinations(people, 2)})
    found = fewest_repeats(people, (4, 4, 4), met, wishes=Wishes(apart, together, fixed), seed=3)
    at = {name: place for place, table in enumerate(found.tables) for name in table}
    assert found.tables[2] == ("p08", "p09", "p10", "p11")
    assert at["p00"] != at["p01"]
    assert at["p00"] != at["p02"]
    assert at["p03"] == at["p04"]
    assert at["p05"] == at["p06"]
    assert found.broken == ()
    assert found.best
    all_apart = frozenset(pair_of(*pair) for pair in combinations(names(4), 2))
    stuck = fewest_repeats(names(6), (3, 3), met, wishes=Wishes(apart=all_apart))
    assert len(stuck.broken) == 2
    assert not stuck.best
    with pytest.raises(ClubError) as refused:
        fewest_repeats(people, (4, 4, 4), met, wishes=Wishes(fixed=dict.fromkeys(people[:5], 0)))
    assert refused.value.code == "club_forming_sizes"


def test_a_pair_counts_once_an_evening() -> None:
    assert meetings([[("a", "b", "c")], [("b", "a", "d")]])["a", "b"] == 2


def test_parts_of_a_table() -> None:
    assert shares([8, 8]) == (Fraction(1, 2), Fraction(1, 2))
    assert sum(shares([5, 7, 4])) == 1
    assert after_coming(("a", "b", "c"), "d") == ("a", "b", "c", "d")
    assert after_leaving(("a", "b", "c", "d", "e"), "b") == ("a", "c", "d", "e")


@pytest.mark.parametrize(
    ("change", "code"),
    [
        (lambda: shares([0, 0]), "club_part_hands"),
        (lambda: shares([5, -1]), "club_part_hands"),
        (lambda: after_coming(("a", "b", "c"), "a"), "club_part_twice"),
        (lambda: after_coming(tuple("abcde"), "f"), "club_part_full"),
        (lambda: after_leaving(("a", "b", "c"), "d"), "club_part_absent"),
        (lambda: after_leaving(("a", "b", "c"), "a"), "club_part_few"),
    ],
)
def test_a_change_that_cannot_be(change: object, code: str) -> None:
    assert callable(change)
    with pytest.raises(ClubError) as refused:
        change()
    assert refused.value.code == code
