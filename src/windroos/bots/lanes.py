"""Numbers of many hands at once: one a byte in a large number, so that one addition adds to all of them.

What every hand to work for lacks is more to look up than a player needs: most of them are far away. So a player keeps
a number for each that it cannot be below (`TargetLanes`), and hands outside sets are counted all together
(`GatheringLanes`): for them every kind held adds something of its own.
"""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter
from typing import Final

from windroos.bots.irregular_targets import Gathering
from windroos.bots.slots import HALF, KEY, KIND_OF, LOW, Want
from windroos.bots.targets import End, Group
from windroos.tiles import KINDS

MANY: Final = 32
"""From so many groups on, what their own sets lack is added up for all of them before any of them is looked at."""
_KEPT: Final = 1 << 10
"""Keys of half a suit that are remembered before it begins anew. They are asked by the dictionary's bound method: by
brackets Python looks that method up each time, for a class that is not quite a dictionary."""


class TargetLanes:
    """Groups of targets in their order, and what it takes to leave out those that are too far away.

    A number of lanes has one byte for each group. `ones` is one in each, `high` the highest bit of each, and
    `helped[WEIGHTS[kind]]` one in each that a tile of this kind may bring nearer.
    """

    __slots__ = ("_halves", "groups", "helped", "high", "numbered", "ones", "size")

    def __init__(self, groups: tuple[Group, ...]) -> None:
        self.groups = groups
        self.numbered = tuple((at, suits, ends) for at, (suits, ends) in enumerate(groups))
        self.size = len(groups)
        self.ones = int.from_bytes(b"\1" * self.size, "little")
        self.high = self.ones << 7
        self.helped = _Helped([_used(ends) for _, ends in groups])
        self._halves: tuple[Callable[[int], int], ...] = ()
        if self.size >= MANY:
            suits = [*zip(*(ends[0][2].wants for _, ends in groups), strict=True)][:3]
            self._halves = tuple(_Half(_lacked([*map(half, suit)])).__getitem__ for suit in suits for half in _TAKES)

    def raised(self, least: int, keys: int) -> int:
        """Lanes of what each group lacks at least, plus one: no less than before, and what its own sets lack."""
        if not self._halves:
            return least
        m, m_high, p, p_high, s, s_high = self._halves
        a, b, c = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY
        lacking = self.ones + m(a % LOW) + m_high(a // LOW) + p(b % LOW) + p_high(b // LOW)
        lacking += s(c % LOW) + s_high(c // LOW)
        return self.larger(least, lacking)

    def larger(self, one: int, other: int) -> int:
        """The larger number of each two lanes."""
        larger = (one | self.high) - other & self.high  # the high bit where `one` is not the smaller
        return other ^ (one ^ other) & larger - (larger >> 7)


def _used(ends: list[End]) -> int:
    """Mask of the kinds that any of these targets uses."""
    mask = 0
    for _, _, target in ends:
        mask |= target.allowed
    return mask


class _Helped(dict[int, int]):
    """Lanes of one for each group that uses a kind, by the weight of its tile; of few fields all kinds are asked."""

    __slots__ = ("_masks",)

    def __init__(self, masks: list[int]) -> None:
        super().__init__()
        self._masks = masks

    def __missing__(self, weight: int) -> int:
        kind = KIND_OF[weight]
        found = self[weight] = int.from_bytes(bytes([mask >> kind & 1 for mask in self._masks]), "little")
        return found


_TAKES: Final[tuple[Callable[[Want], tuple[int, ...]], ...]] = (attrgetter("low.take"), attrgetter("high.take"))


def _lacked(takes: list[tuple[int, ...]]) -> Adds:
    """Of each rank, and for 0 to 4 tiles of it: lanes of those that the own sets of each group lack."""
    return tuple(map(_lacked_of_rank, zip(*takes, strict=True)))


def _lacked_of_rank(wanted: tuple[int, ...]) -> tuple[int, ...]:
    lanes = bytes(wanted)
    lacked = [int.from_bytes(lanes.translate(without), "little") for without in _WITHOUT[: max(wanted)]]
    return (*lacked, *(0,) * (5 - len(lacked)))


_WITHOUT: Final = tuple(bytes(max(0, wanted - held) for wanted in range(256)) for held in range(5))
"""For 0 to 4 tiles held, the table that says what is lacking of those that are wanted."""
Adds = tuple[tuple[int, ...], ...]
"""What 0 to 4 tiles of each rank of half a suit add to all lanes."""


class _Half(dict[int, int]):
    """What the tiles of half a suit add to all lanes, by its key."""

    __slots__ = ("_adds",)

    def __init__(self, adds: Adds) -> None:
        super().__init__()
        self._adds = adds

    def __missing__(self, key: int) -> int:
        found, left = 0, key
        for adds in self._adds:
            left, held = divmod(left, 5)
            found += adds[held]
        if len(self) >= _KEPT:
            self.clear()
        self[key] = found
        return found


class GatheringLanes:
    """Gatherings with what each of them lacks, counted for all at once.

    aims      the gatherings and their places, those of pairs first
    """

    __slots__ = ("_lanes", "_pairs", "_suits", "aims")

    def __init__(self, gatherings: tuple[Gathering, ...]) -> None:
        pairs = [(at, one) for at, one in enumerate(gatherings) if one.pairs]
        single = [(at, one) for at, one in enumerate(gatherings) if not one.pairs]
        self.aims = (*pairs, *single)
        ordered = [one for _, one in self.aims]
        self._pairs, self._lanes = len(pairs), len(gatherings)
        self._suits = tuple(
            _Half(_held(ordered, range(9 * suit + first, min(9 * suit + after, KINDS)))).__getitem__
            for suit in range(4)
            for first, after in ((0, HALF), (HALF, 9))
        )

    def distances(self, keys: int) -> bytes:
        """The tiles missing for each of `aims`, with tiles of these keys."""
        m, m_high, p, p_high, s, s_high, z, z_high = self._suits
        a, b, c, d = keys & KEY, keys >> 24 & KEY, keys >> 48 & KEY, keys >> 72
        held = m(a % LOW) + m_high(a // LOW) + p(b % LOW) + p_high(b // LOW)
        held += s(c % LOW) + s_high(c // LOW) + z(d % LOW) + z_high(d // LOW)
        both = held.to_bytes(2 * self._lanes, "little")
        pairs, lanes = self._pairs, self._lanes
        single = int.from_bytes(both[pairs:lanes].translate(_OF_SINGLE), "little")
        single -= int.from_bytes(both[lanes + pairs :].translate(_IF_ANY), "little")
        return both[:pairs].translate(_OF_PAIRS) + single.to_bytes(lanes - pairs, "little")


def _held(gatherings: list[Gathering], kinds: range) -> Adds:
    """What the tiles of each of these kinds add to the lanes of each gathering.

    A lane of pairs counts those in its upper half and in its lower half the kinds of which one more tile makes
    another. Any other counts in its upper half the kinds that come twice where one should, in its lower half those of
    which one each is wanted. As many lanes follow for the kinds of a pair of its own, held at all.
    """
    return tuple(tuple(_added(gatherings, kind, held) for held in range(5)) for kind in kinds)


def _added(gatherings: list[Gathering], kind: int, held: int) -> int:
    """What so many tiles of a kind add to all lanes."""
    lanes = [_of_one(gathering, kind, held) for gathering in gatherings]
    own = [held > 0 and one.apart and not one.pairs and one.double >> kind & 1 for one in gatherings]
    return int.from_bytes(bytes([*lanes, *own]), "little")


def _of_one(gathering: Gathering, kind: int, held: int) -> int:
    if gathering.pairs:
        if not held or not gathering.pairs >> kind & 1:
            return 0
        if held == 4:
            return 2 * _UPPER if gathering.twice else _UPPER
        lone = held == 1 or (held == 3 and gathering.twice)
        return (held > 1) * _UPPER + lone
    twice = held > 1 and gathering.double >> kind & 1
    return twice * _UPPER + (held > 0 and gathering.single >> kind & 1)


_UPPER: Final = 16
"""The upper half of a lane counts these."""
_HAND: Final = 14


def _of_pairs(lane: int) -> int:
    short, lone = 7 - lane // _UPPER, lane % _UPPER
    return max(short, 2 * short - lone, 0)


_OF_PAIRS: Final = bytes(_of_pairs(lane) for lane in range(256))
_OF_SINGLE: Final = bytes(max(0, _HAND - lane % _UPPER - (lane >= _UPPER)) for lane in range(256))
_IF_ANY: Final = bytes(min(lane, 1) for lane in range(256))
