"""What is counted for many hands at once is what each of them counts by itself."""

from __future__ import annotations

from random import Random

import pytest

from windroos.books.catalog import IDS, rules
from windroos.bots.irregular_targets import gatherings, masks_of
from windroos.bots.lanes import MANY, GatheringLanes, TargetLanes
from windroos.bots.plans import Place, groups
from windroos.bots.slots import KEY, MISSING, WEIGHTS, keys_of
from windroos.hands import Meld


def _racks(number: int) -> list[tuple[int, ...]]:
    """Tiles of a hand: any, of few kinds, and of many."""
    random = Random(number)
    tiles = [kind for kind in range(34) for _ in range(4)]
    few = [[kind for kind in random.sample(range(34), 8) for _ in range(4)] for _ in range(number)]
    any_tiles = [random.sample(tiles, random.choice((13, 14))) for _ in range(number)]
    return [tuple(sorted(rack)) for rack in (*any_tiles, *(random.sample(some, 14) for some in few))]


@pytest.mark.parametrize("id", IDS)
def test_gatherings_are_counted_together_as_apart(id: str) -> None:
    lacking = set[int]()
    for seat in range(4):
        some = gatherings(rules(id), seat, 0)
        together = GatheringLanes(some)
        assert sorted(at for at, _ in together.aims) == list(range(len(some)))
        for rack in _racks(60):
            keys = keys_of(rack)
            held = masks_of(keys)
            found = [*together.distances(keys)]
            assert found == [one.distance(held) for _, one in together.aims], rack
            assert all(some[at] is one for at, one in together.aims)
            lacking |= {*found}
    assert len(lacking) > 5


def test_what_the_own_sets_of_many_groups_lack_is_added_up() -> None:
    """And nothing is forgotten that was known before."""
    place = Place(rules("mcr"), 1, 0, lean=True)
    field = groups(place, ())
    assert field.size >= MANY
    for rack in _racks(40):
        keys = keys_of(rack)
        a, b, c = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY
        lacking = [m[a] + p[b] + s[c] >> MISSING for (m, p, s, _, _), _ in field.groups]
        for known in (0, 3, 20):
            lanes = field.raised(known * field.ones, keys).to_bytes(field.size, "little")
            assert [*lanes] == [max(known, one + 1) for one in lacking]


def test_few_groups_are_looked_at_one_by_one() -> None:
    field = groups(Place(rules("nts2002"), 1, 0, lean=True), (Meld("pung", 33),))
    assert 0 < field.size < MANY
    assert field.raised(5 * field.ones, keys_of(range(9))) == 5 * field.ones
    assert TargetLanes(()).ones == 0


@pytest.mark.parametrize("id", IDS)
def test_a_tile_that_a_group_does_not_use_brings_none_of_it_nearer(id: str) -> None:
    field, random = groups(Place(rules(id), 3, 1, lean=True), ()), Random(id)
    spared = 0
    for rack in _racks(6):
        keys = keys_of(rack[:13])
        for kind in random.sample([kind for kind in range(34) if rack[:13].count(kind) < 4], 8):
            after = keys + WEIGHTS[kind]
            helped = field.helped[WEIGHTS[kind]].to_bytes(field.size, "little")
            for (_, ends), one in zip(field.groups, helped, strict=True):
                assert all(end[2].distance(keys) - end[2].distance(after) in (0, one) for end in ends)
                spared += 1 - one
    assert spared or id == "nmv144"


def test_sets_that_leave_the_same_to_be_made_share_what_is_remembered() -> None:
    place = Place(rules("nts2002"), 1, 0, lean=True)
    low, high, other = (groups(place, (Meld("chow", tile),)) for tile in (1, 4, 10))
    assert low is high
    assert low is not other
