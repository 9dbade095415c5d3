"""A formation's tiles: matching, waiting, the exported table and the deals agree with plain searches."""

from collections.abc import Sequence
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import comb

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.formations.listed import EAST, LIST, ROWS, SOUTH, WEST, Counts, counts, hands_of, pack, unpack
from tools import rarity
from windroos import tiles
from windroos.rules import bmj
from windroos.rules.formations import Formation, expand

WHITE, GREEN, RED = tiles.WHITE, tiles.GREEN, tiles.RED


@pytest.mark.parametrize("row", [row for row in LIST.rows if not row.situation], ids=lambda row: row.id)
def test_expansions_are_fourteen_tiles(row: Formation) -> None:
    listed = list(expand(row, EAST, SOUTH))
    assert len(listed) == len(set(listed))
    for hand in map(unpack, listed):
        assert sum(hand) == 14
        assert max(hand) <= 4


SIZES = {
    "hoge_enkelingen": 13,
    "hachi_ban": 30,
    "koppen_en_staarten": 30,
    "heilige_negen_poorten": 27,
    "zevenstraat": 3,
    "slang": 6 * 4,
    "trap": 6,
    "drakenpoort": 6,
    "parelspel": 6,
    "jade": 30,  # four of the six kinds are pungs, and one of the other two the pair
    "robijn_bamboe": 5,
    "robijn_kringen": 30,
    "vreemdelingspel_bamboe": (comb(5, 2) * 3 + comb(4, 2) * 2) * 2,
    "vreemdelingspel_kringen": (comb(3, 2) * 1 + comb(5, 2) * 3) * 2,
    "vreemdelingspel_tekens": 7 * 3 * 2,
    "acht_draken_bamboe": comb(5, 2) + comb(4, 2),
    "acht_draken_kringen": comb(3, 2) + comb(6, 2),
    "acht_draken_tekens": comb(4, 2) + comb(5, 2),
    "ketting_tekens": comb(4, 2) * 2 + comb(5, 2) * 3,
    "vuil_parenspel": 0,  # seven pairs are not listed
}


@pytest.mark.parametrize(("row_id", "size"), SIZES.items())
def test_sizes(row_id: str, size: int) -> None:
    assert len(hands_of(ROWS[row_id])) == size


def test_both_pearls_are_the_same_tiles() -> None:
    """Rule 119: four pairs and two pungs of four kinds leave no choice but 4, 4, 3, 3."""
    assert hands_of(ROWS["parelspel"]) == hands_of(ROWS["parelspel_dicht"])


@pytest.mark.parametrize(
    ("row_id", "suit", "first", "second", "dragons"),
    [
        ("ketting_bamboe", 18, (2, 3, 4, 6, 8), (1, 5, 7, 9), (GREEN, RED)),
        ("ketting_kringen", 9, (2, 4, 8), (1, 3, 5, 6, 7, 9), (WHITE, RED)),
    ],
)
def test_chains(
    row_id: str, suit: int, first: tuple[int, ...], second: tuple[int, ...], dragons: tuple[int, int]
) -> None:
    """Rule 116, all rows of five laid out: colours alternate, numbers rise, a dragon is a pung of its colour."""
    colour = {suit + rank - 1: 0 for rank in first} | {suit + rank - 1: 1 for rank in second}
    colour |= {dragons[0]: 0, dragons[1]: 1}
    found = set()
    for row in product(colour, repeat=5):
        numbered = [kind for kind in row if kind not in dragons]
        rising = all(low < high for low, high in pairwise(numbered))
        alternate = all(colour[left] != colour[right] for left, right in pairwise(row))
        if rising and alternate and len(set(row)) == 5:
            for pair in numbered:
                found.add(tuple(3 * (kind in row) - (kind == pair) for kind in range(34)))
    assert hands_of(ROWS[row_id]) == found


def test_haakwerkje() -> None:
    """[L]: four false pungs and a false pair."""
    found = set()
    for ranks in combinations_with_replacement(range(9), 4):
        for rank, suits in product(range(9), combinations(range(3), 2)):
            hand = [ranks.count(kind % 9) if kind < 27 else 0 for kind in range(34)]
            for suit in suits:
                hand[9 * suit + rank] += 1
            if max(hand) <= 4:
                found.add(tuple(hand))
    assert hands_of(ROWS["haakwerkje"]) == found


def test_plein() -> None:
    """Rule 111 with one more three and a pair."""
    pungs = [[kind] * 3 for kind in range(34)]
    chows = [[kind, kind + 1, kind + 2] for kind in range(27) if kind % 9 < 7]
    found = set()
    for rank, three, pair in product(range(9), pungs + chows, range(34)):
        hand = [0] * 34
        for kind in [rank, rank + 9, rank + 18] * 3 + three + [pair, pair]:
            hand[kind] += 1
        if max(hand) <= 4:
            found.add(tuple(hand))
    assert hands_of(ROWS["plein"]) == found


PAIRS: dict[str, list[Sequence[int]]] = {
    "vuil_parenspel": [range(34)],
    "schoon_parenspel": [range(9), range(9, 18), range(18, 27)],
    "hoog_parenspel": [tiles.kinds_in(tiles.ORPHANS)],
}


def naive(hand: Counts, closed: bool, seat: int, wind: int, win: int, chows: int) -> int:
    """The best row by looking in the lists."""
    best = 0
    for place, row in enumerate(LIST.rows, 1):
        does = hand in hands_of(row, seat, wind)
        if row.id in PAIRS:
            kinds = {kind for kind, number in enumerate(hand) if number}
            does = all(number in (0, 2, 4) for number in hand) and any(kinds <= set(pool) for pool in PAIRS[row.id])
        if row.id == "heilige_negen_poorten" and does:
            before = [number - (kind == win) for kind, number in enumerate(hand)]
            does = (
                sorted(before) == sorted(counts("1112345678999s"))
                and before[win // 9 * 9] == 3 == before[win // 9 * 9 + 8]
            )
        if not closed:
            does = does and row.open
        if chows:
            does = does and row.id == "plein" and hand in hands_of(with_chow())
        if does:
            best = place
    return best


@cache
def with_chow() -> Formation:
    text = '[[formation]]\nid = "plein"\ngroups = ["nnna nnnb nnnc", "chow of any", "pair of any"]'
    return next(row for row in bmj.load_formations(text).rows if row.id == "plein")


@cache
def all_hands() -> list[list[Counts]]:
    """The hands of each row, and ordinary and paired ones."""
    lists = [sorted(hands_of(row, SOUTH, SOUTH)) for row in LIST.rows]
    ordinary = ["111m 222p 333s 444z 55z", "123m 222p 333s 444z 55z", "1122m 3399p 55s 66z 77z", "1199m 1199p 112277z"]
    return [hands for hands in lists if hands] + [[counts(hand)] for hand in [*ordinary, "11112233557799s"]]


@st.composite
def some_hands(draw: st.DrawFn) -> Counts:
    """A hand of some row, with at most two tiles changed."""
    hand = list(draw(st.sampled_from(draw(st.sampled_from(all_hands())))))
    for _ in range(draw(st.sampled_from([0, 0, 1, 1, 2]))):
        hand[draw(st.sampled_from([kind for kind in range(34) if hand[kind]]))] -= 1
        hand[draw(st.sampled_from([kind for kind in range(34) if hand[kind] < 4]))] += 1
    return tuple(hand)


@settings(max_examples=400, deadline=None)
@given(some_hands(), st.booleans(), st.sampled_from([SOUTH, WEST]), st.integers(0, 33), st.integers(0, 1))
def test_match_is_the_naive_match(hand: Counts, closed: bool, seat: int, win: int, chows: int) -> None:
    chows = 0 if closed else chows
    found = LIST.match(pack(hand), closed, seat, SOUTH, win, chows)
    assert found == naive(hand, closed, seat, SOUTH, win, chows)


@settings(max_examples=60, deadline=None)
@given(some_hands(), st.booleans(), st.data())
def test_waits_are_the_kinds_that_match(hand: Counts, closed: bool, data: st.DataObject) -> None:
    gone = data.draw(st.sampled_from([kind for kind in range(34) if hand[kind]]))
    thirteen = [number - (kind == gone) for kind, number in enumerate(hand)]
    expected = 0
    for kind in range(34):
        if thirteen[kind] < 4:
            whole = tuple(number + (other == kind) for other, number in enumerate(thirteen))
            expected |= (LIST.match(pack(whole), closed, SOUTH, SOUTH, kind) > 0) << kind
    assert LIST.waits(pack(tuple(thirteen)), closed, SOUTH, SOUTH) == expected


@settings(max_examples=200, deadline=None)
@given(some_hands(), st.integers(0, 33))
def test_exported_table_is_the_match(hand: Counts, win: int) -> None:
    key = pack(hand)
    for seat in (SOUTH, WEST):
        table = exported(seat)
        found = [table.get((*key, last), (0, 0, 0)) for last in (-1, win)]
        closed, opened, chowed = (max(one[at] for one in found) for at in range(3))
        for pairs in LIST.pairs(seat, SOUTH):
            inside = all(
                not mine >> 3 * rank & 7 or kinds >> 3 * rank & 1
                for mine, kinds in zip(key, pairs[:4], strict=True)
                for rank in range(9)
            )
            if inside and all(number % 2 == 0 for number in hand) and not (pairs.different and 4 in hand):
                closed = max(closed, pairs.place)
        assert closed == LIST.match(key, True, seat, SOUTH, win)
        assert opened == LIST.match(key, False, seat, SOUTH, win)
        assert chowed == LIST.match(key, False, seat, SOUTH, win, 1)


@cache
def exported(seat: int) -> dict[tuple[int, ...], tuple[int, int, int]]:
    table: dict[tuple[int, ...], tuple[int, int, int]] = {}
    for vector in (*LIST.vectors(), *LIST.context_vectors(seat, SOUTH)):
        old = table.get(vector[:5], (0, 0, 0))
        table[vector[:5]] = (max(old[0], vector[5]), max(old[1], vector[6]), max(old[2], vector[7]))
    return table


def test_deals_are_computed() -> None:
    for row in LIST.rows:
        if not row.situation:
            assert row.deals == rarity.deals(row), f"{row.id}: run tools/rarity.py --write"


def test_deals_by_hand() -> None:
    """Thirteen orphans: one kind twice, C(4,2) x 4^12; seven different pairs and pairs with four alike."""
    assert ROWS["hoge_enkelingen"].deals == 13 * 6 * 4**12
    pairs = sum(comb(34, fours) * comb(34 - fours, 7 - 2 * fours) * 6 ** (7 - 2 * fours) for fours in range(4))
    assert ROWS["vuil_parenspel"].deals == pairs
