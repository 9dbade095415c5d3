"""Random complete MCR hands of every kind, rare fans included: what the peer test and the bench count."""

from __future__ import annotations

from collections import Counter
from random import Random

from windroos.hands import By, Hand, Meld, MeldKind, Situation, Win, hand_of

ALL = range(34)
STYLES: tuple[tuple[int, ...], ...] = (
    tuple(ALL),
    tuple(ALL),
    tuple(range(27)),
    tuple(range(9)),
    tuple(range(18, 27)),
    (*range(9, 18), *range(27, 34)),
    tuple(range(18)),
    (*range(9), *range(18, 34)),
    (0, 8, 9, 17, 18, 26, *range(27, 34)),
    (0, 8, 9, 17, 18, 26),
    tuple(range(27, 34)),
    (19, 20, 21, 23, 25, 32),
    tuple(kind for kind in range(27) if kind % 9 in (1, 3, 5, 7)),
    tuple(kind for kind in range(27) if kind % 9 < 3),
    tuple(kind for kind in range(27) if kind % 9 < 4),
    tuple(kind for kind in range(27) if 3 <= kind % 9 < 6),
    tuple(kind for kind in range(27) if kind % 9 > 5),
    tuple(kind for kind in range(27) if kind % 9 > 4),
    tuple(kind for kind in range(27) if 2 <= kind % 9 < 7),
    (9, 10, 11, 12, 13, 16, 17, 19, 21, 22, 23, 25, 26, 31),
    (0, 1, 2, 6, 7, 8, 9, 10, 11, 15, 16, 17, 22, 4, 13),
)
KNITTED = tuple(
    tuple(9 * suit + rank for suit, first in enumerate(order) for rank in range(first, 9, 3))
    for order in ((0, 1, 2), (0, 2, 1), (1, 0, 2), (1, 2, 0), (2, 0, 1), (2, 1, 0))
)


def random_win(random: Random) -> tuple[Hand, Situation]:
    """A complete hand with a situation it can be won in."""
    while True:
        tiles, melds = random.choices(
            (_sets, _alike_sets, _seven_pairs, _orphans, _honours_and_knitted, _knitted_straight, nine_gates),
            (60, 30, 4, 1, 2, 4, 1),
        )[0](random)
        copies = Counter([*tiles, *(tile for meld in melds for tile in meld.tiles())])
        if max(copies.values()) <= 4:
            return _won(random, tiles, melds, copies)


def _won(random: Random, tiles: list[int], melds: tuple[Meld, ...], copies: Counter[int]) -> tuple[Hand, Situation]:
    tile = random.choice(tiles)
    tiles.remove(tile)
    ways = [By.DISCARD] * 4 + [By.WALL] * 4
    if any(meld.kind == "kong" for meld in melds):
        ways += [By.KONG] * 2
    if copies[tile] == 1:
        ways.append(By.ROBBED)
    bonus = tuple(range(34, 42))[: random.choice((0, 0, 0, 1, 2, 8))]
    if bonus:
        ways.append(By.BONUS)
    win = Win(tile, random.choice(ways), last=random.random() < 0.1, last_of_kind=random.random() < 0.2)
    return hand_of(tuple(tiles), melds, bonus), Situation(random.randrange(4), random.randrange(4), win)


def _laid(random: Random, sets: list[tuple[int, ...]], pair: int) -> tuple[list[int], tuple[Meld, ...]]:
    """Some of the sets laid out, some as kongs."""
    openness = random.choice((0.0, 0.0, 0.3, 0.6, 1.0))
    kongs = random.choice((0.0, 0.1, 0.7, 1.0))
    tiles, melds = [pair, pair], []
    for one in sets:
        kind: MeldKind = "chow" if one[0] != one[1] else "kong" if random.random() < kongs else "pung"
        opened = random.random() < openness
        if opened or kind == "kong":
            melds.append(Meld(kind, one[0], open=opened))
        else:
            tiles.extend(one)
    return tiles, tuple(melds)


def _set(random: Random, kinds: tuple[int, ...], chows: float) -> tuple[int, ...]:
    starts = [kind for kind in kinds if kind < 27 and kind % 9 < 7 and kind + 1 in kinds and kind + 2 in kinds]
    if starts and random.random() < chows:
        first = random.choice(starts)
        return (first, first + 1, first + 2)
    return (random.choice(kinds),) * 3


def _sets(random: Random) -> tuple[list[int], tuple[Meld, ...]]:
    """Four sets and a pair, out of tiles that are like each other."""
    kinds = random.choice(STYLES)
    chows = random.choice((0.0, 0.2, 0.6, 1.0))
    sets = [_set(random, kinds, chows) for _ in range(4)]
    return _laid(random, sets, random.choice(kinds))


def _alike_sets(random: Random) -> tuple[list[int], tuple[Meld, ...]]:
    """Four sets, each perhaps the last one moved to another suit or a few ranks on: fans of several sets."""
    kinds = tuple(range(27))
    sets = [_set(random, kinds, random.choice((0.1, 0.9)))]
    while len(sets) < 4:
        low = random.choice(sets)
        rank = low[0] % 9 + random.choice((0, 0, 1, -1, 2, -2, 3, -3, 6, -6))
        suit = random.choice((low[0] // 9, random.randrange(3)))
        if low[0] < 27 and 0 <= rank <= 8 - (low[2] - low[0]):
            sets.append(tuple(9 * suit + rank + tile - low[0] for tile in low))
        elif random.random() < 0.3:
            sets.append(_set(random, tuple(ALL), 0.5))
    return _laid(random, sets, random.choice(random.choice((ALL, kinds, (4, 13, 22), range(27, 34)))))


def _seven_pairs(random: Random) -> tuple[list[int], tuple[Meld, ...]]:
    if random.random() < 0.2:
        first = 9 * random.randrange(3) + random.randrange(3)
        return [kind for kind in range(first, first + 7) for _ in range(2)], ()
    kinds = random.choice(STYLES)
    return [kind for kind in random.choices(kinds, k=7) for _ in range(2)], ()


def _orphans(random: Random) -> tuple[list[int], tuple[Meld, ...]]:
    kinds = (0, 8, 9, 17, 18, 26, *range(27, 34))
    return [*kinds, random.choice(kinds)], ()


def _honours_and_knitted(random: Random) -> tuple[list[int], tuple[Meld, ...]]:
    honours = random.randrange(5, 8)
    return [*random.sample(range(27, 34), honours), *random.sample(random.choice(KNITTED), 14 - honours)], ()


def _knitted_straight(random: Random) -> tuple[list[int], tuple[Meld, ...]]:
    one = _set(random, tuple(ALL), 0.5)
    tiles, melds = _laid(random, [one], random.choice(ALL))
    return [*tiles, *random.choice(KNITTED)], melds


def nine_gates(random: Random) -> tuple[list[int], tuple[Meld, ...]]:
    """Nine gates of a suit with any tile of it."""
    suit = 9 * random.randrange(3)
    return [suit, suit, *range(suit, suit + 9), suit + 8, suit + 8, suit + random.randrange(9)], ()
