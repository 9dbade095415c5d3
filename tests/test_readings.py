"""Readings equal an independent brute force, and a loser's one reading is the one that pays best."""

from __future__ import annotations

import random
from collections import Counter
from itertools import combinations, product

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.bits import digit, packed_counts
from windroos.books.catalog import rules
from windroos.hands import By, Hand, Meld, Situation, Win, hand_of
from windroos.notation import parse
from windroos.reading.facts import EAST_FIRST_CHOW, LOSER, NO_KNITTED, Lay, facts, two_alike
from windroos.reading.suits import (
    CHOW_HIGH,
    CHOW_LOW,
    CHOW_MIDDLE,
    PAIR,
    PUNG,
    Sets,
    all_suit_readings,
    combine,
    places,
    suit_readings,
    suit_waits,
)
from windroos.reading.waits import set_waits
from windroos.scoring.readings import lay_of
from windroos.scoring.score import count_reading, score


def brute_force(tiles: tuple[int, ...]) -> set[tuple[tuple[int, ...], ...]]:
    """All ways to lay tiles as sets and one pair: choose the pair, then try every trio for the first tile left."""
    found: set[tuple[tuple[int, ...], ...]] = set()

    def lay(left: tuple[int, ...], sets: tuple[tuple[int, ...], ...]) -> None:
        if not left:
            found.add(tuple(sorted(sets)))
            return
        first, rest = left[0], left[1:]
        for other in set(combinations(rest, 2)):
            trio = (first, *other)
            chow = first < 27 and first % 9 < 7 and trio == (first, first + 1, first + 2)
            if chow or trio == (first,) * 3:
                remaining = list(rest)
                for tile in other:
                    remaining.remove(tile)
                lay(tuple(remaining), (*sets, trio))

    for kind, copies in Counter(tiles).items():
        if copies >= 2:
            left = list(tiles)
            left.remove(kind)
            left.remove(kind)
            lay(tuple(left), ((kind, kind),))
    return found


def as_sets(reading: Sets) -> tuple[tuple[int, ...], ...]:
    """A reading in the form of the brute force."""
    sets: list[tuple[int, ...]] = [(reading.pair, reading.pair)]
    sets.extend((kind,) * 3 for kind in range(34) if reading.pungs >> kind & 1)
    for suit, chows in enumerate((reading.chow_m, reading.chow_p, reading.chow_s)):
        for rank in range(7):
            sets.extend([tuple(9 * suit + rank + step for step in range(3))] * digit(chows, rank))
    return tuple(sorted(sets))


def our_readings(tiles: tuple[int, ...]) -> list[Sets]:
    m, p, s, z = packed_counts(tiles)
    found = product(suit_readings(m), suit_readings(p), suit_readings(s), suit_readings(z, 7))
    return [sets for sets in (combine(*one) for one in found) if sets.pair >= 0]


def a_complete_hand(chance: random.Random, suits: int) -> tuple[int, ...]:
    """Sets and a pair from few suits, so that several readings are common."""
    while True:
        tiles: list[int] = []
        for _ in range(4):
            first = chance.randrange(9 * suits)
            trio = [first] * 3
            if first % 9 < 7 and chance.random() < 0.6:
                trio = [first, first + 1, first + 2]
            tiles += trio
        tiles += [chance.randrange(34) if chance.random() < 0.3 else chance.randrange(9 * suits)] * 2
        if max(Counter(tiles).values()) <= 4:
            return tuple(sorted(tiles))


@pytest.mark.parametrize("suits", [1, 2, 3])
def test_readings_equal_brute_force(suits: int) -> None:
    chance = random.Random(suits)
    for _ in range(200):
        tiles = a_complete_hand(chance, suits)
        ours = our_readings(tiles)
        assert len(ours) == len({as_sets(one) for one in ours})
        assert {as_sets(one) for one in ours} == brute_force(tiles)


@given(st.permutations([kind for kind in range(18) for _ in range(4)]))
def test_random_tiles_equal_brute_force(wall: list[int]) -> None:
    tiles = tuple(sorted(wall[:14]))
    assert {as_sets(one) for one in our_readings(tiles)} == brute_force(tiles)


def test_the_table_of_all_suits_is_what_reading_each_gives() -> None:
    for ranks in (7, 9):
        table = all_suit_readings(ranks)
        chance = random.Random(1)
        for packed in chance.sample(sorted(table), min(2000, len(table))):
            assert table[packed] == suit_readings(packed, ranks)
        for _ in range(3000):
            packed = sum(min(4, chance.randrange(5) * chance.randrange(2)) << 3 * rank for rank in range(ranks))
            copies = sum(digit(packed, rank) for rank in range(ranks))
            if copies <= 14:
                assert table.get(packed, ()) == suit_readings(packed, ranks)


def test_waits_are_the_tiles_that_complete() -> None:
    chance = random.Random(7)
    for _ in range(150):
        tiles = list(a_complete_hand(chance, 2))
        tiles.remove(chance.choice(tiles))
        waits = set_waits(*packed_counts(tiles))
        for kind in range(34):
            complete = tiles.count(kind) < 4 and bool(brute_force(tuple(sorted((*tiles, kind)))))
            assert (waits >> kind & 1) == complete


def test_waits_of_one_suit() -> None:
    nine_gates = 0o311111113
    assert suit_waits(nine_gates) == 0x1FF


def test_what_the_winning_tile_may_have_completed() -> None:
    (one,) = our_readings(parse("333345m 678p 999s 44z").hand.concealed)
    assert places(one, 2) == 1 << PUNG | 1 << CHOW_LOW
    middle = places(Sets(0, 0o0000100, 0, 0, -1), 3)
    assert middle == 1 << CHOW_MIDDLE
    assert places(Sets(0, 0o0000100, 0, 0, -1), 4) == 1 << CHOW_HIGH
    assert places(Sets(0, 0, 0, 0, 30), 30) == 1 << PAIR


def all_partial_readings(tiles: tuple[int, ...]) -> list[tuple[int, int]]:
    """Every choice of pungs and pairs on a rack, as masks: each kind as nothing, a pair, or a pung."""
    choices = [(0, 1, 2)[: min(copies, 3)] for copies in Counter(tiles).values()]
    kinds = list(Counter(tiles))
    found = []
    for pick in product(*choices):
        pungs = sum(1 << kind for kind, what in zip(kinds, pick, strict=True) if what == 2)
        pairs = sum(1 << kind for kind, what in zip(kinds, pick, strict=True) if what == 1)
        found.append((pungs, pairs))
    return found


@pytest.mark.parametrize("id", ["nts2002", "nmv144"])
def test_a_loser_is_read_the_way_that_pays_best(id: str) -> None:
    chosen = rules(id)
    chance = random.Random(5)
    for _ in range(150):
        few = chance.sample(range(34), 6)
        tiles = tuple(sorted(chance.sample([kind for kind in few for _ in range(4)], 13)))
        hand, situation = Hand(tiles), Situation(chance.randrange(4), chance.randrange(4))
        lay = lay_of(chosen, hand, situation)
        best = max(
            count_reading(chosen, facts(lay, LOSER, Sets(pungs, 0, 0, 0, -1), pairs, 0, NO_KNITTED)).total.total
            for pungs, pairs in all_partial_readings(tiles)
        )
        assert score(chosen, hand, situation).total == best
        assert two_alike(*packed_counts(tiles)) == sum(1 << kind for kind in few if tiles.count(kind) == 2)


def test_each_field_of_the_facts_has_its_own_value() -> None:
    """What the reading has, the laid-out sets with it."""
    lay = Lay(*range(101, 101 + len(Lay._fields)))._replace(
        laid_open=1 << 3, discard_opens=1, by=1, win=20, laid_pungs=8
    )
    sets = Sets(pungs=1 << 20, chow_m=1, chow_p=2, chow_s=3, pair=5)
    f = facts(lay, form=11, sets=sets, pairs=12, place=PUNG, knitted=13, chow_fans=14)
    assert f._asdict() == {
        "lay": lay,
        "form": 11,
        "pungs": 1 << 20 | 8,
        "open": 1 << 3 | 1 << 20,
        "chow_m": 1 + lay.laid_chow_m,
        "chow_p": 2 + lay.laid_chow_p,
        "chow_s": 3 + lay.laid_chow_s,
        "pair": 5,
        "pairs": 12,
        "place": PUNG,
        "knitted": 13,
        "chow_fans": 14,
    }


def test_each_field_of_a_lay_has_its_own_value() -> None:
    """`lay_of` fills them by position."""
    kong, chow = Meld("kong", 8, open=False), Meld("chow", 18)
    hand = hand_of((9, 9, 9, 33, 33, 33, 12), (kong, chow._replace(east_first=True)), (36, 39))
    win = Win(12, By.KONG, kongs_in_turn=2, last=True, robbed_concealed=True, bet=True)
    played = rules("nts2002")
    told = {name: value for name, value in lay_of(played, hand, Situation(2, 3, win))._asdict().items() if value}
    policy = {name: getattr(played.policy, name) for name in ("discard_opens", "four_is_two_pairs")}
    assert told == {
        "m": 4 << 24,
        "p": 3 | 1 << 9,
        "s": 0o111,
        "z": 3 << 18,
        "kinds": 1 << 8 | 1 << 9 | 1 << 12 | 7 << 18 | 1 << 33,
        "laid_pungs": 1 << 8,
        "kongs": 1 << 8,
        "laid_chow_s": 1,
        "laid": 2,
        "claimed": 1,
        "east_first": 1 << EAST_FIRST_CHOW,
        "bonus": 1 << 2 | 1 << 5,
        "seat": 2,
        "round": 3,
        "winner": 1,
        "by": By.KONG,
        "win": -1,
        "last": 1,
        "kongs_in_turn": 2,
        "robbed_concealed": 1,
        "bet": 1,
        **{name: value for name, value in policy.items() if value},
    }
    for win, field in (
        (Win(12, first14=True), "first14"),
        (Win(12, first_discard=True), "first_discard"),
        (Win(12, announced_moon=True), "moon"),
        (Win(12, rejected_replacement=True), "rejected"),
        (Win(12, last_of_kind=True), "last_of_kind"),
    ):
        lay = lay_of(played, hand, Situation(win=win))
        flags = (lay.last, lay.first14, lay.first_discard, lay.moon, lay.rejected, lay.bet, lay.last_of_kind)
        assert (getattr(lay, field), sum(flags)) == (1, 1)
    lay = lay_of(played, hand, Situation(win=Win(-1, claimed_seasons=7)))
    assert lay.claimed_seasons == 7
