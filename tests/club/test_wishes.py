"""Wishes of an evening's tables: met as well as can be, beside all seatings tried one by one, and why not where not."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from itertools import combinations
from random import Random

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.errors import ClubError
from windroos.club.evening_forming import TablesAsked, TablesProposal, judged, moved, proposed
from windroos.club.forming import fewest_repeats, pair_of
from windroos.club.wishes import BROKEN, Pair, Table, Wishes

PEOPLE = [f"p{at}" for at in range(9)]


def seatings(people: tuple[str, ...], sizes: tuple[int, ...]) -> Iterator[tuple[Table, ...]]:
    """All of them, one by one."""
    if not sizes:
        yield ()
        return
    for table in combinations(people, sizes[0]):
        rest = tuple(one for one in people if one not in table)
        yield from ((table, *others) for others in seatings(rest, sizes[1:]))


def naive(tables: tuple[Table, ...], wishes: Wishes, met: Counter[Pair]) -> int:
    """What a seating costs, counted without any of what the search knows."""
    at = {one: number for number, table in enumerate(tables) for one in table}
    cost = sum(2 * times for (one, other), times in met.items() if at[one] == at[other])
    cost += BROKEN * sum(at[one] == at[other] for one, other in wishes.apart)
    cost += BROKEN * sum(at[one] != at[other] for one, other in wishes.together)
    cost += BROKEN * sum(at[one] not in wanted for one, wanted in wishes.tables.items())
    return cost + BROKEN * sum(not wishes.guides & set(tables[at[one]]) for one in wishes.guided)


@pytest.mark.parametrize("seed", range(8))
def test_wishes_are_met_as_well_as_can_be(seed: int) -> None:
    """Two or three tables, with more wishes than can be met at once."""
    random = Random(seed)
    people, sizes = (PEOPLE[:8], (4, 4)) if seed % 2 else (PEOPLE, (3, 3, 3))
    pairs = [pair_of(*pair) for pair in combinations(people, 2)]
    met = Counter({pair: random.randrange(4) for pair in pairs})
    wished = random.sample(pairs, 5)
    wishes = Wishes(
        frozenset(wished[:3]), frozenset(wished[3:]), {},
        {one: frozenset(random.sample(range(len(sizes)), 1)) for one in random.sample(people, 4)},
        frozenset(people[:3]), frozenset(people[7:]),
    )  # fmt: skip
    found = fewest_repeats(people, sizes, met, wishes=wishes, seed=seed)
    least = min(naive(tables, wishes, met) for tables in seatings(tuple(people), sizes))
    assert naive(found.tables, wishes, met) == least
    assert found.best is (least == found.bound)


def world_of(count: int = 8, **cards: Mapping[str, object]) -> ToldWorld:
    """A club whose people play two evenings: the same tables of four."""
    told = ToldWorld({"do": "club", "name": "Proef"})
    told.tell(*({"do": "person", "id": one, "name": one.upper(), "member": "2020-01-01"} for one in PEOPLE[:count]))
    told.tell(*({"do": "card", "person": one, **card} for one, card in cards.items()))
    told.tell({"do": "evening", "id": "z", "date": "2024-06-01", "rules": ["nts2002", "mcr"]})
    told.tell(*({"do": "arrive", "evening": "z", "person": one} for one in PEOPLE[:count]))
    return told


def asked(told: ToldWorld, how: TablesAsked) -> TablesProposal:
    world = told.world
    assert world.club is not None
    return proposed(world.club, tuple(world.evenings.values()), world.evenings["z"], how, world.cards)


def why(told: ToldWorld, how: TablesAsked) -> list[tuple[str, str]]:
    return [(one.kind, one.reason) for one in asked(told, how).wishes]


def test_why_a_wish_could_not_be_met() -> None:
    told = world_of()
    pair, all_of = pair_of("p0", "p1"), frozenset(pair_of(*pair) for pair in combinations(PEOPLE[:5], 2))
    both = TablesAsked("repeats", 1, apart=frozenset({pair}), together=frozenset({pair}))
    assert [reason for _, reason in why(told, both)] == ["twice"]
    assert set(why(told, TablesAsked("repeats", 1, together=all_of))) == {("together", "large")}
    at_one = frozenset((one, 1) for one in PEOPLE[:5])
    assert why(told, TablesAsked("repeats", 1, at=at_one)) == [("table", "full")]
    assert why(told, TablesAsked("repeats", 1, at=frozenset({("p0", 7)}))) == [("table", "none")]
    locked = ((1, ("p0", "p1", "p2", "p3")),)
    assert why(told, TablesAsked("repeats", 1, locked=locked, apart=frozenset({pair}))) == [("apart", "kept")]
    assert why(told, TablesAsked("repeats", 1, locked=locked, at=frozenset({("p7", 1)}))) == [("table", "kept")]
    standing = TablesAsked("standing", 1, apart=frozenset(pair_of(*two) for two in combinations(PEOPLE[:4], 2)))
    assert {reason for _, reason in why(told, standing)} == {"method"}
    assert why(world_of(4), TablesAsked("repeats", 1, apart=frozenset({pair}))) == [("apart", "one")]
    crossed = frozenset({pair, pair_of("p1", "p2"), pair_of("p0", "p2")})
    assert [kind for kind, _ in why(told, TablesAsked("repeats", 1, apart=crossed))] == ["apart"]


@pytest.mark.parametrize("method", ["lot", "repeats"])
def test_four_who_sit_together_and_one_who_always_sits_at_the_first_table(method: str) -> None:
    four = frozenset(pair_of(*pair) for pair in combinations(("p1", "p3", "p5", "p7"), 2))
    for seed in range(5):
        how = TablesAsked(method, seed, together=four, at=frozenset({("p3", 1)}))  # type: ignore[arg-type]  # it is one
        made = asked(world_of(), how)
        assert made.wishes == ()
        assert set(made.tables[0]) == {"p1", "p3", "p5", "p7"}


def test_who_needs_it_sits_with_somebody_experienced_and_at_the_table_of_last_time() -> None:
    told = world_of(p0={"needs": ["guide"]}, p1={"needs": ["guide"]}, p7={"needs": ["fixed"]})
    assert why(told, TablesAsked("repeats", 1)) == [("guide", "nobody"), ("guide", "nobody")]
    for at in range(10):
        told.tell({"do": "evening", "id": f"e{at}", "date": f"2024-01-{at + 1:02}", "rules": "nts2002"})
        for table, players in ((1, ["p2", "x0", "x1", "x2"]), (2, ["p7", "x3", "x4", "x5"])):
            for one in players:
                if one not in told.world.names:
                    told.tell({"do": "person", "id": one, "name": one.upper()})
            result = {"do": "result", "evening": f"e{at}", "table": table, "players": players}
            told.tell({**result, "points": [3, -1, -1, -1]})
    for seed in range(5):
        made = asked(told, TablesAsked("repeats", seed))
        assert made.wishes == ()
        assert "p7" in made.tables[1]
        for one in ("p0", "p1"):
            beside = next(set(table) for table in made.tables if one in table)
            assert {"p2", "p7"} & beside


def test_tables_of_two_rule_sets_seat_who_likes_them() -> None:
    likes = {one: {"rules": ["mcr"]} for one in PEOPLE[4:7]}
    told = world_of(8, **likes, p0={"rules": ["nts2002"]})
    made = asked(told, TablesAsked("repeats", 3, rules=(("mcr", 1),)))
    assert (made.rules, made.wishes) == (("", "mcr"), ())
    assert set(PEOPLE[4:7]) <= set(made.tables[1])
    assert "p0" in made.tables[0]
    told.tell(*({"do": "card", "person": one, "rules": ["mcr"]} for one in PEOPLE[:8]))
    assert why(told, TablesAsked("repeats", 3, rules=(("mcr", 1),))) == [("rules", "full")] * 4


def test_people_are_moved_between_tables() -> None:
    tables = (("a", "b", "c", "d"), ("e", "f", "g", "h"))
    assert moved(tables, [("a", "2")]) == (("b", "c", "d"), ("e", "f", "g", "h", "a"))
    assert moved(tables, [("a", "g")]) == (("g", "b", "c", "d"), ("e", "f", "a", "h"))
    assert moved(tables, [("a", "1"), ("a", "a")]) == tables
    for moves, code in (
        ([("a", "2"), ("b", "2")], "club_players"),
        ([("a", "3")], "club_forming_move"),
        ([("x", "1")], "club_forming_move"),
    ):
        with pytest.raises(ClubError) as refused:
            moved(tables, moves)
        assert refused.value.code == code


def test_tables_that_were_changed_by_hand_are_judged_as_they_are() -> None:
    told = world_of()
    world, how = told.world, TablesAsked("repeats", 1, apart=frozenset({pair_of("p0", "p1")}))
    assert world.club is not None
    tables = (tuple(PEOPLE[:4]), tuple(PEOPLE[4:8]))
    found = judged(world.club, (), world.evenings["z"], how, tables, world.cards, by_hand=True)
    assert [(one.kind, one.people, one.reason) for one in found.wishes] == [("apart", ("p0", "p1"), "method")]
    assert (found.tables, found.best, found.bound) == (tables, False, None)
