"""The scorer against a second, naive reading of the same book."""

from __future__ import annotations

import random
from collections import Counter
from itertools import permutations

import pytest

from tests.naive_nts import judge
from windroos.books.catalog import rules
from windroos.errors import WindroosError
from windroos.hands import By, Hand, Meld, Situation, Win, check_win, hand_of
from windroos.notation import format_hand
from windroos.scoring.score import score

POOLS = (
    list(range(34)),
    list(range(18, 27)),
    list(range(9)) + list(range(27, 34)),
    [0, 8, 9, 17, 18, 26, *range(27, 34)],
    list(range(27, 34)),
    [19, 20, 21, 23, 25, 32],
    [0, 8, 9, 17, 18, 26],
    [1, 2, 3, 4, 5, 6, 10, 11, 12, 13],
)


def _sets(chance: random.Random, pool: list[int]) -> list[tuple[int, ...]]:
    found: list[tuple[int, ...]] = []
    for _ in range(4):
        kind = chance.choice(pool)
        if kind < 27 and kind % 9 < 7 and kind + 1 in pool and kind + 2 in pool and chance.random() < 0.5:
            found.append((kind, kind + 1, kind + 2))
        else:
            found.append((kind,) * chance.choice((3, 3, 4)))
    return found


def _irregular(chance: random.Random) -> list[int]:
    suit = 9 * chance.randrange(3)
    kind = chance.randrange(5)
    if kind == 0:
        return [*range(suit, suit + 9), suit, suit, suit + 8, suit + 8, suit + chance.randrange(9)]
    if kind == 1:
        orphans = [0, 8, 9, 17, 18, 26, *range(27, 34)]
        return [*orphans, chance.choice(orphans)]
    if kind == 2:
        run = list(range(suit, suit + 9))
        return [*run, 27, 28, 29, 30, chance.choice([*run, 27, 28, 29, 30])]
    if kind == 3:
        return [*range(suit, suit + 9), 31, 32, 33, *[27 + chance.randrange(4)] * 2]
    if chance.random() < 0.3:
        return [*range(suit, suit + 7), *range(27, 34)]
    pool = chance.choice([list(range(suit, suit + 9)), list(range(27, 34)), [suit, suit + 8, *range(27, 34)], POOLS[0]])
    return [tile for kind in (chance.choice(pool) for _ in range(7)) for tile in (kind, kind)]


def random_case(chance: random.Random) -> tuple[Hand, Situation] | None:
    """A random winner or loser, often of a rare form; None where the tiles cannot exist."""
    melds: list[Meld] = []
    if chance.random() < 0.3:
        rack = _irregular(chance)
    else:
        pool = chance.choice(POOLS)
        rack = [chance.choice(pool)] * 2
        for one in _sets(chance, pool):
            kong = len(one) == 4
            if kong or chance.random() < 0.4:
                opened = not kong or chance.random() < 0.5
                melds.append(Meld("kong" if kong else "chow" if one[0] != one[1] else "pung", one[0], opened))
            else:
                rack += one
    tiles = Counter([*rack, *(tile for meld in melds for tile in meld.tiles())])
    if max(tiles.values()) > 4:
        return None
    tile = rack.pop(chance.randrange(len(rack)))
    seat, wind = chance.randrange(4), chance.randrange(4)
    if chance.random() < 0.4:
        if chance.random() < 0.5:
            rack[chance.randrange(len(rack))] = chance.randrange(34)
        situation = Situation(seat, wind)
    else:
        if tile == 18 and chance.random() < 0.7:
            tile = 9
        kongs = sum(meld.kind == "kong" for meld in melds)
        by = chance.choice((By.DISCARD, By.WALL, By.KONG if kongs else By.WALL, By.ROBBED))
        turn = chance.randint(1, kongs) if by == By.KONG else 0
        last = chance.random() < 0.2
        first = not last and not melds and chance.random() < 0.1
        win = Win(tile, by, last, first and by == By.WALL and seat == 0, first and by == By.DISCARD and seat != 0, turn)
        situation = Situation(seat, wind, win)
    try:
        hand = hand_of(tuple(rack), tuple(melds))
        check_win(hand, situation)
    except WindroosError:
        return None
    return hand, situation


def _ours(hand: Hand, situation: Situation) -> tuple[bool, bool, int]:
    result = score(rules("nts2002"), hand, situation)
    return (result.complete, result.legal, result.would_be)


def _cases(seed: int, number: int) -> list[tuple[Hand, Situation]]:
    chance = random.Random(seed)
    return [case for case in (random_case(chance) for _ in range(number)) if case is not None]


@pytest.mark.parametrize("seed", range(4))
def test_both_agree(seed: int) -> None:
    cases = _cases(seed, 600)
    assert [format_hand(*case) for case in cases if judge(*case) != _ours(*case)] == []
    assert len(cases) > 250


@pytest.mark.parametrize("suits", list(permutations(range(3)))[1:])
def test_suits_may_change_places(suits: tuple[int, ...]) -> None:
    """But for jade, pe-ling, dots 1 and dots 5 the suits are alike; the order of tiles never matters."""

    def moved(kind: int) -> int:
        return 9 * suits[kind // 9] + kind % 9 if 0 <= kind < 27 else kind

    compared = 0
    for hand, situation in _cases(9, 400):
        win = situation.win
        if win is not None and win.tile in (4, 13, 22, 0, 9, 18):
            continue
        tiles = tuple(moved(kind) for kind in reversed(hand.concealed))
        other = hand_of(tiles, tuple(meld._replace(tile=moved(meld.tile)) for meld in reversed(hand.melds)))
        elsewhere = situation if win is None else situation._replace(win=win._replace(tile=moved(win.tile)))
        if "jade" not in _counted(hand, situation) | _counted(other, elsewhere):
            compared += 1
            assert _ours(hand, situation) == _ours(other, elsewhere), format_hand(hand, situation)
    assert compared > 80


def _counted(hand: Hand, situation: Situation) -> set[str]:
    return {line.entry.id for line in score(rules("nts2002"), hand, situation).lines}
