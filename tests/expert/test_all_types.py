"""All types of MCR as a goal of EXPERT: what it lacks, which tiles help and which must stay, beside trying it all."""

from __future__ import annotations

from collections import Counter
from random import Random

import pytest

from tests.expert.test_expert import known_to_east
from windroos.books.catalog import rules
from windroos.expert.all_types import prepare_types
from windroos.expert.goals import TYPES
from windroos.expert.look_ups import plain_maps
from windroos.expert.nearness import FAR, prepare
from windroos.expert.numbers import expert_goals
from windroos.expert.rack import CHOW, OPEN, PUNG, add_meld, put
from windroos.tiles import EAST

GROUPS = (range(9), range(9, 18), range(18, 27), range(EAST, EAST + 4), range(EAST + 4, EAST + 7))


def sets_of(group: range) -> list[tuple[int, ...]]:
    """All sets of a group."""
    chows = [(low, low + 1, low + 2) for low in group[:-2]] if len(group) == 9 else []
    return [*((kind,) * 3 for kind in group), *chows]


def lacking(held: Counter[int], tiles: tuple[int, ...]) -> int:
    return sum(max(0, copies - held[kind]) for kind, copies in Counter(tiles).items())


def short_by_trying(tiles: list[int]) -> int:
    """Tiles missing, by trying every set and every pair."""
    held = Counter(tiles)
    sets = [min(lacking(held, one) for one in sets_of(group)) for group in GROUPS]
    pairs = [min(lacking(held, (kind, kind)) for kind in group) for group in GROUPS]
    return min(sum(sets) - sets[at] + pairs[at] for at in range(len(GROUPS)))


def racks(times: int) -> list[list[int]]:
    """Racks of thirteen tiles: dealt, or near all types."""
    chance = Random(7)
    found: list[list[int]] = []
    while len(found) < times:
        tiles = chance.sample([kind for kind in range(34) for _ in range(4)], 13)
        if len(found) % 2:
            near = [tile for group in GROUPS for tile in chance.choice(sets_of(group))]
            tiles = chance.sample(near, 10) + chance.choices(range(34), k=3)
        if max(Counter(tiles).values()) <= 4:
            found.append(tiles)
    return found


@pytest.mark.parametrize("tiles", racks(40), ids=str)
def test_it_lacks_what_trying_finds(tiles: list[int]) -> None:
    mcr = rules("mcr")
    place = next(at for at, (goal, _) in enumerate(expert_goals(mcr)) if goal.form == TYPES)
    h = known_to_east("mcr")
    for tile in tiles:
        put(h, plain_maps(), 0, tile)
    missing = prepare(h, plain_maps(), 0, place, FAR)
    assert missing == short_by_trying(tiles)
    for kind in range(34):
        if tiles.count(kind) < 4:
            assert (h.prepared.needed_kinds >> kind & 1) == (short_by_trying([*tiles, kind]) < missing)
        if kind in tiles:
            fewer = tiles.copy()
            fewer.remove(kind)
            assert (h.prepared.kept_kinds >> kind & 1) == (short_by_trying(fewer) > missing)


def test_what_lies_is_of_another_type_each() -> None:
    """123m and three reds lie; on the rack 55p 678s, two norths and 1p: a set of dots and one of winds are missing."""
    h = known_to_east("mcr")
    for tile in (13, 13, 23, 24, 25, EAST + 3, EAST + 3):
        put(h, plain_maps(), 0, tile)
    add_meld(h, 0, 0, CHOW | OPEN, 7)
    add_meld(h, 0, EAST + 4, PUNG | OPEN, 1 << EAST + 4)
    assert prepare_types(h, 0) == 1  # the third of either pair
    assert h.prepared.needed_kinds == 1 << 13 | 1 << EAST + 3
    add_meld(h, 0, 3, CHOW | OPEN, 7 << 3)
    assert prepare_types(h, 0) == FAR
