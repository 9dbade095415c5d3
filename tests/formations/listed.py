"""The shipped list, and tiles as counts."""

from functools import cache

from windroos.bits import PackedCounts
from windroos.rules import bmj
from windroos.rules.formations import Formation, expand

LIST = bmj.shipped()


ROWS = {row.id: row for row in LIST.rows}


EAST, SOUTH, WEST = 0, 1, 2


Counts = tuple[int, ...]


def counts(text: str) -> Counts:
    """`123m 77z` as 34 counts."""
    found = [0] * 34
    for word in text.split():
        for rank in word[:-1]:
            found["mpsz".index(word[-1]) * 9 + int(rank) - 1] += 1
    return tuple(found)


def pack(hand: Counts) -> PackedCounts:
    """34 counts as packed counts, written digit by digit in base eight."""
    suits = (hand[0:9], hand[9:18], hand[18:27], hand[27:34])
    characters, dots, bamboo, honours = (sum(number * 8**rank for rank, number in enumerate(suit)) for suit in suits)
    return PackedCounts(characters, dots, bamboo, honours)


def unpack(packed: tuple[int, int, int, int]) -> Counts:
    return tuple(packed[kind // 9] // 8 ** (kind % 9) % 8 for kind in range(34))


@cache
def hands_of(row: Formation, seat: int = EAST, wind: int = SOUTH) -> frozenset[Counts]:
    return frozenset(unpack(hand) for hand in expand(row, seat, wind))
