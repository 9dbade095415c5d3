"""The special formations of the 144 rules: the shipped list, the interpreter, the reader of a club's list."""

from collections.abc import Sequence
from dataclasses import replace
from functools import cache
from itertools import combinations, combinations_with_replacement, pairwise, product
from math import comb
from pathlib import Path

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tools import rarity
from windroos import tiles
from windroos.bits import PackedCounts
from windroos.books.catalog import book_words, rules
from windroos.errors import HouseError
from windroos.fast.batch.packed import pack as packed
from windroos.fast.batch.score import score_many
from windroos.notation import parse
from windroos.rules import bmj, groups
from windroos.rules.formations import Formation, expand
from windroos.rules.special import Formations
from windroos.scoring.score import Score, score, without_reconstructions
from windroos.telling.lines import ExplanationLine, lines
from windroos.telling.objects import hand_object
from windroos.telling.printed.hand import explain
from windroos.text.trouble.formations import TROUBLE
from windroos.text.words import Lang

LIST = bmj.shipped()
ROWS = {row.id: row for row in LIST.rows}
EAST, SOUTH, WEST = 0, 1, 2
WHITE, GREEN, RED = tiles.WHITE, tiles.GREEN, tiles.RED
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


def is_one(row_id: str, text: str, closed: bool = True, win: int = -1, chows: int = 0) -> bool:
    """Are these tiles the formation, for East in the South round."""
    hand = counts(text)
    assert sum(hand) == 14, text
    return Formations.of("", (ROWS[row_id],)).match(pack(hand), closed, EAST, SOUTH, win, chows) == 1


# The formation, the rule of the book, hands that are it, hands that nearly are. East in the South round.
EXAMPLES = [
    (
        "haakwerkje",
        "99",
        ["1258m 1258p 1258s 7m 7p", "1158m 1158p 1158s 7p 7s"],
        ["1258m 1258p 1258s 77m", "1258m 1258p 1257s 7m 8p"],
    ),
    ("vuil_parenspel", "97", ["1122m 3399p 55s 66z 77z", "1111m 3399p 55s 66z 77z"], ["1122m 3399p 55s 666z 7z"]),
    ("hoge_enkelingen", "110", ["19m 19p 19s 12345677z", "119m 19p 19s 1234567z"], ["19m 19p 18s 12345677z"]),
    (
        "hachi_ban",
        "109",
        ["12345678m 112233z", "23456789s 112244z", "23456789p 556677z"],
        ["12345678m 111122z", "12345679m 112233z", "12345678m 112255z", "1234567855m 1122z"],
    ),
    ("koppen_en_staarten", "112", ["111999m 111999p 99s"], ["111999m 111999p 88s", "111999m 111999p 55z"]),
    ("enkelingen_straat", "105", ["123456789p 12567z"], ["123456789p 13567z", "123456789p 11567z"]),
    ("zevenstraat", "100", ["1234567s 1234567z"], ["1234568s 1234567z", "2345678s 1234567z"]),
    (
        "trichow",
        "102",
        ["123345678m 11234z", "345m 345p 345s 12344z"],
        ["123345679m 11234z", "123345678m 12345z"],
    ),
    ("startchows", "106", ["123m 123p 123s 12334z"], ["123m 123p 124s 12334z", "123123m 123s 12334z"]),
    ("staartchows", "107", ["789m 789p 789s 12334z"], ["789m 789p 678s 12334z"]),
    ("slang", "108", ["123m 456s 789p 11234z", "123s 456m 789p 11234z"], ["123456m 789p 11234z"]),
    ("trap", "113", ["2446668888p 1234z", "8664442222m 1234z"], ["2446668888p 1235z", "2244666888p 1234z"]),
    ("plein", "111", ["33311m 333p 333s 666z", "333m 333678p 333s 11z"], ["33311m 333p 444s 666z"]),
    (
        "drakenpoort",
        "111",
        ["11123456789s 666z", "12345678999m 777z", "12345678999p 555z"],
        ["11123456789s 777z", "12345678999m 666z"],
    ),
    ("schoon_parenspel", "97", ["11223344556677m", "11112233557799s"], ["112233445566m 77p"]),
    ("hoog_parenspel", "97", ["1199m 1199p 112277z"], ["1188m 1199p 112277z"]),
    (
        "ketting_bamboe",
        "116",
        ["22255566677788s", "11122255566677s", "22233377s 666777z", "11122255566s 777z"],
        ["22233355566677s", "222555666777s 66z", "22233344s 666777z", "222555666777s 88p"],
    ),
    (
        "ketting_kringen",
        "116",
        ["11122233344455p", "22233344477788p", "11122233p 555777z"],
        ["11122233p 666777z", "22244466677799p"],
    ),
    (
        "ketting_tekens",
        "120",
        ["22244466m 555777z", "11155599m 555777z"],
        ["22244477m 555777z", "22244466m 666777z"],
    ),
    (
        "vreemdelingspel_bamboe",
        "117",
        ["22233388s 666777z", "11155599s 777555z"],
        ["22233388s 555777z", "22255588s 666777z"],
    ),
    (
        "vreemdelingspel_kringen",
        "117",
        ["22244488p 555666z", "33355599p 777555z"],
        ["33355511p 777555z", "22244488p 666777z"],
    ),
    (
        "vreemdelingspel_tekens",
        "120",
        ["33344455m 777666z", "33444555m 777555z"],
        ["33344466m 777666z", "33344455m 555666z"],
    ),
    ("acht_draken_bamboe", "118", ["222888s 55666777z"], ["222555s 55666777z", "222888s 55566777z"]),
    ("acht_draken_kringen", "118", ["111999p 55666777z"], ["111888p 55666777z"]),
    ("acht_draken_tekens", "120", ["222888m 55666777z", "111333m 55666777z"], ["222333m 55666777z"]),
    (
        "jade",
        "119",
        ["22233344466688s", "22233344488s 666z", "222333444888s 66z"],
        ["22233344455588s", "223344666888s 66z", "222333444888s 55z"],
    ),
    ("robijn_bamboe", "119", ["11155577799s 777z", "111555777999s 77z"], ["11155577799s 666z"]),
    ("robijn_kringen", "119", ["11133355566699p"], ["111333555666p 77z", "11133355566688p"]),
    ("parelspel", "119", ["22224444888p 555z", "2222444888p 5555z"], ["222444888p 55577z", "2222444888p 5557z"]),
    ("parelspel_dicht", "119", ["22224444888p 555z"], ["2222444488p 5555z"]),
]


@pytest.mark.parametrize(("row_id", "rule", "hands", "near"), EXAMPLES, ids=[example[0] for example in EXAMPLES])
def test_hands(row_id: str, rule: str, hands: list[str], near: list[str]) -> None:
    row = ROWS[row_id]
    assert rule in row.rule
    for hand in hands:
        assert is_one(row_id, hand), hand
        assert is_one(row_id, hand, closed=False) == row.open, "rules 93, 94: a closed one allows no meld"
    for hand in near:
        assert not is_one(row_id, hand), hand


def test_every_row_has_an_example() -> None:
    tested = {row_id for row_id, _, hands, near in EXAMPLES if hands and near}
    assert tested | {"heilige_negen_poorten"} == {row.id for row in LIST.rows if not row.situation}


def test_nine_gates_must_have_waited_on_nine() -> None:
    """Rule 121: the thirteen tiles before the last."""
    for rank in range(9):
        hand = f"1112345678999{rank + 1}s"
        assert is_one("heilige_negen_poorten", hand, win=tiles.S1 + rank)
        assert not is_one("heilige_negen_poorten", hand, win=-1)
        other = (rank + 1) % 9
        assert not is_one("heilige_negen_poorten", hand, win=tiles.S1 + other)
    thirteen = pack(counts("1112345678999p"))
    assert LIST.waits(thirteen, True, EAST, SOUTH) == tiles.DOTS
    assert LIST.waits(thirteen, False, EAST, SOUTH) == 0


def test_doubling_singles_follow_seat_and_round() -> None:
    """Rule 105: the dragons, the own wind and the wind of the round."""
    own_twice = counts("123456789m 22567z")
    alone = Formations.of("", (ROWS["enkelingen_straat"],))
    assert alone.match(pack(own_twice), True, SOUTH, SOUTH, 0) == 1
    assert alone.match(pack(own_twice), True, EAST, SOUTH, 0) == 0
    assert alone.match(pack(counts("123456789m 23567z")), True, WEST, SOUTH, 0) == 1


def test_a_chow_on_the_table_must_belong() -> None:
    """Jade has pungs only, though 234 is green; a Plein may have one chow."""
    jade = "222333444888s 66z"
    assert is_one("jade", jade, closed=False)
    assert not is_one("jade", jade, closed=False, chows=1)
    assert is_one("plein", "333m 333678p 333s 11z", closed=False, chows=1)
    assert not is_one("plein", "33311m 333p 333s 666z", closed=False, chows=1)


def test_the_best_row_wins() -> None:
    """Rule 29: the highest number; here by value, then number, then rarity."""
    found = LIST.match(pack(counts("11112233557799s")), True, EAST, SOUTH, 0)
    assert LIST.rows[found - 1].id == "schoon_parenspel"
    found = LIST.match(pack(counts("22224444888p 555z")), True, EAST, SOUTH, 0)
    assert LIST.rows[found - 1].id == "parelspel_dicht"
    assert LIST.rows[-1].id == LIST.rows[LIST.situation("heaven") - 1].id == "spel_van_de_hemel"
    assert LIST.situation("indirect_heaven") == len(LIST.rows) - 1
    assert LIST.place("spel_van_de_hemel") == len(LIST.rows)
    assert LIST.place("kring") == 0
    ranks = [row.rank for row in LIST.rows]
    assert ranks == sorted(ranks)


def test_shipped_values() -> None:
    """Rulings M13: 1-3 are 250, 4-19 are 500, 20-50 are 1000; certain are only BMJ-1, 2 and 50."""
    assert {row.number: row.value for row in LIST.rows if row.certainty == "certain"} == {1: 250, 2: 250, 50: 1000}
    assert all(row.number is None for row in LIST.rows if row.certainty != "certain")
    assert all(row.value == (1000 if row.certainty == "derived" else 500) for row in LIST.rows if not row.number)
    assert all(row.name.nl and row.name.en and row.rule for row in LIST.rows)


# ---- expansions against definitions written out ----


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


# ---- match, waits and the exported table against the expansions ----

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


# ---- rarity ----


def test_deals_are_computed() -> None:
    for row in LIST.rows:
        if not row.situation:
            assert row.deals == rarity.deals(row), f"{row.id}: run tools/rarity.py --write"


def test_deals_by_hand() -> None:
    """Thirteen orphans: one kind twice, C(4,2) x 4^12; seven different pairs and pairs with four alike."""
    assert ROWS["hoge_enkelingen"].deals == 13 * 6 * 4**12
    pairs = sum(comb(34, fours) * comb(34 - fours, 7 - 2 * fours) * 6 ** (7 - 2 * fours) for fours in range(4))
    assert ROWS["vuil_parenspel"].deals == pairs


# ---- the language of groups ----


@pytest.mark.parametrize(
    ("text", "size", "choices"),
    [
        ("single of high", 1, 13),
        ("3 different pairs of winds", 6, 4),
        ("chow of any", 3, 21),
        ("chow of 1234m 34p", 3, 2),
        ("false pair", 2, 27),
        ("2 false pungs of 2468", 6, 4),
        ("own round dragons", 5, 1),
        ("pung of dragon_a", 3, 1),
        ("iiim jjjm kkm", 8, 1),
        ("11111m", 5, 0),
    ],
)
def test_groups(text: str, size: int, choices: int) -> None:
    group = groups.parse_group(text)
    bound = next(groups.bindings((group,), EAST, SOUTH))
    assert groups.size(group) == size
    assert len(groups.options(group, bound)) == choices


@pytest.mark.parametrize(
    ("text", "word"),
    [
        ("", ""),
        ("pung", "pung"),
        ("pung of", "of"),
        ("pung in winds", "in"),
        ("pung of wind", "wind"),
        ("3 of winds", "of"),
        ("0 pungs of any", "0"),
        ("2 chain of 1s and 2s", "of"),
        ("chain of 1s 2s", "2s"),
        ("false pair of 2s", "2s"),
        ("89z", "89z"),
        ("12", "12"),
        ("12x", "12x"),
        ("2 different", "different"),
    ],
)
def test_what_is_not_a_group(text: str, word: str) -> None:
    with pytest.raises(groups.GroupError) as problem:
        groups.parse_group(text)
    assert problem.value.word == word


# ---- a club's list ----


def test_club_changes_and_adds() -> None:
    club = bmj.load_formations(
        """
        name = "De Rode Draak"
        drop = ["plein"]

        [[formation]]
        id = "ketting_bamboe"
        number = 31
        nl = "Ketting"

        [[formation]]
        id = "jade"
        en = "All green"

        [[formation]]
        id = "windval"
        number = 12
        nl = "Windval"
        en = "Windfall"
        value = 500
        open = false
        groups = ["winds", "5 pairs of 123456789a"]
        """
    )
    rows = {row.id: row for row in club.rows}
    assert club.name == "De Rode Draak"
    assert set(rows) == set(ROWS) - {"plein"} | {"windval"}
    assert rows["ketting_bamboe"].number == 31
    assert rows["ketting_bamboe"].name == ("Ketting", "Bamboo chain")
    assert rows["ketting_bamboe"].forms == ROWS["ketting_bamboe"].forms
    assert rows["ketting_bamboe"].certainty == "club"
    assert rows["jade"].certainty == "derived", "another word changes nothing"
    found = club.match(pack(counts("1122334455m 1234z")), True, EAST, EAST, 0)
    assert club.rows[found - 1].id == "windval"


def test_club_replaces_the_list() -> None:
    assert bmj.load_formations('base = "none"').rows == ()
    derived = bmj.load_formations('base = "derived"')
    assert {row.certainty for row in derived.rows} == {"certain", "derived"}
    assert bmj.load_formations("").rows == LIST.rows
    forms = 'base = "none"\n[[formation]]\nid = "trap"\nnl = "T"\nen = "T"\nvalue = 250\nopen = false\n'
    alone = bmj.load_formations(forms + 'forms = [["2446668888a", "winds"], ["7z", "1112345678999a"]]')
    assert len(list(expand(alone.rows[0], EAST, EAST))) == 6


def test_a_row_changed_in_its_tiles_forgets_its_rarity() -> None:
    changed = bmj.load_formations('[[formation]]\nid = "hachi_ban"\ngroups = ["12345678a", "3 pairs of winds"]')
    row = changed.rows[changed.place("hachi_ban") - 1]
    assert row.deals is None
    assert len(hands_of(row)) == 3 * (4 + 4 * 3)


def test_digest_follows_the_content() -> None:
    same = bmj.load_formations("")
    assert same.digest == LIST.digest
    changes = ["number = 30", 'nl = "Jade!"', "value = 500", "open = false", 'groups = ["4 pungs of 2468s 6z", "33s"]']
    digests = {bmj.load_formations(f'[[formation]]\nid = "jade"\n{change}').digest for change in changes}
    assert len(digests | {LIST.digest, bmj.load_formations('drop = ["jade"]').digest}) == len(changes) + 2


NEW = '[[formation]]\nid = "nieuw"\nnl = "N"\nen = "N"\nvalue = 500\nopen = false\n'
WRONG = {
    "formations_large": "a" + ".a" * 5_000 + " = 1",
    "formations_toml": 'name = "x"\n[[formation]\n',
    "formations_key": 'title = "x"',
    "formation_key": NEW + 'groups = ["winds"]\ncolour = "red"',
    "formation_type": NEW + 'groups = "winds"',
    "formation_choice": '[[formation]]\nid = "jade"\nvalue = 750',
    "formation_missing": NEW.replace("value = 500\n", "") + 'groups = ["high", "single of high"]',
    "formation_id": NEW.replace("nieuw", "Nieuw spel") + 'groups = ["high", "single of high"]',
    "formation_twice": 2 * (NEW + 'groups = ["high", "single of high"]\n'),
    "formation_not_there": 'drop = ["kring"]',
    "formation_kinds": NEW + 'groups = ["high", "single of high"]\nsituation = "heaven"',
    "formation_group": NEW + 'groups = ["high", "single of hihg"]',
    "formation_size": NEW + 'groups = ["high"]',
    "formation_impossible": NEW + 'groups = ["1111222233334m", "single of 123m"]',
    "formation_wide": NEW + 'groups = ["4 pungs of any", "pair of any"]',
    "formation_pairs_open": NEW.replace("false", "true") + 'groups = ["7 pairs of any"]',
    "formation_waiting": NEW + 'groups = ["high", "single of high"]\nwaiting = "1112345678999a"',
}


@pytest.mark.parametrize(("code", "text"), WRONG.items())
def test_what_is_wrong_with_a_list(code: str, text: str, tmp_path: Path) -> None:
    path = tmp_path / "club.toml"
    path.write_text(text, "utf-8")
    with pytest.raises(HouseError) as trouble:
        bmj.load_formations(path)
    assert trouble.value.code == code
    assert trouble.value.sentence("nl").startswith("club.toml")
    assert trouble.value.sentence("en").startswith("club.toml")
    row = trouble.value.values.get("row")
    assert not row or f"{row}" in str(trouble.value)
    assert trouble.value.hint("nl") != trouble.value.hint("en")


def test_unreadable_lists(tmp_path: Path) -> None:
    broken = tmp_path / "club.toml"
    broken.write_bytes(b'name = "\xff"')
    for path in (tmp_path / "absent.toml", tmp_path, broken):
        with pytest.raises(HouseError) as trouble:
            bmj.load_formations(path)
        assert trouble.value.code == "formations_unreadable"
        assert path.name in str(trouble.value)


def test_every_code_is_raised_here() -> None:
    assert set(WRONG) | {"formations_unreadable"} == set(TROUBLE)


@pytest.mark.parametrize(
    ("text", "words"),
    [
        ('name = "x"\n[[formation]\n', "line 2"),
        ('name = "x"\nbase = [', "line 2"),
        ("name = 5", "`name = 5`"),
        ('base = "some"', "all, derived, certain, none"),
        ("drop = [5]", "drop = [5]"),
        ("[formation]\nid = 5", "formation = {id = 5}"),
        ("[[formation]]\nnl = true", "[#1] `nl = true`"),
        ("[[formation]]\nvalue = 500", "[#1]: `id` is missing"),
        ('[[formation]]\nid = "jade"\nnumber = -1', "`number = -1`"),
        ('[[formation]]\nid = "jade"\nforms = []', "`groups` is missing"),
        ('[[formation]]\nid = "jade"\nforms = [["winds"], []]', "4 tiles, not 14"),
        (NEW + 'groups = ["4 pungs of any", "pare of any"]', "`pare` cannot"),
        (NEW + 'situation = "hell"', "heaven, indirect_heaven"),
        (NEW + 'situation = "heaven"\nwaiting = "1112345678999a"', "waiting"),
    ],
)
def test_sentences_say_where(text: str, words: str) -> None:
    with pytest.raises(HouseError) as trouble:
        bmj.load_formations(text)
    assert words in str(trouble.value)
    assert "{" not in trouble.value.sentence("nl").replace("{id = 5}", "")


# --- how sure a row is -------------------------------------------------------------------------------------------

HEADS = "[999s] 111s 999p 111p 9m +9m discard S/E"
ORPHANS = "19m19p19s ESWN PGR +1m discard S/E"
CLEAN_PAIRS = "11m 22m 44m 55m 77m 88m 9m +9m discard S/E"
JADE = "[2222s] [333s] 666s 88s GG +8s discard S/E"


def counted(text: str, level: str = "all") -> Score:
    """A hand by the list as far as it is so sure."""
    reading = parse(text)
    return score(rules("nmv144", {"formations": level}), reading.hand, reading.situation)


def told(text: str, lang: Lang = "en") -> ExplanationLine:
    """The line of its formation."""
    (line,) = [line for line in lines(counted(text), book_words("nmv144"), lang) if line.id == "bijzonder_spel"]
    return line


def test_the_list_without_what_is_less_sure() -> None:
    shipped = bmj.shipped()
    levels = {level: shipped.only(level) for level in ("all", "derived", "certain")}
    assert levels["all"] is shipped
    assert {row.certainty for row in levels["derived"].rows} == {"derived", "certain"}
    assert [row.id for row in levels["certain"].rows] == ["haakwerkje", "vuil_parenspel", "spel_van_de_hemel"]
    assert levels["certain"].only("derived") is levels["derived"]
    assert levels["certain"].only("all") is shipped
    assert rules("nmv144", {"formations": "certain"}).formations is levels["certain"]


def test_a_row_of_the_club_stays() -> None:
    club = replace(bmj.shipped().rows[3], certainty="club")
    mine = Formations.of("club", (*bmj.shipped().rows[:3], club))
    assert club in mine.only("certain").rows


@pytest.mark.parametrize(
    ("text", "source", "note"),
    [
        (HEADS, "nr. 112 · reconstruction", "Only a reconstruction makes this hand special"),
        (ORPHANS, "nr. 110 · reconstruction", "Only a reconstruction makes this a mahjong"),
        (CLEAN_PAIRS, "nr. 87, 97 · reconstruction", "without it the hand is Mixed pairs, 250 points"),
        (JADE, "nr. 119 · derived", ""),
        ("22m 33p 44s 55s 66m 77p 8s +8s discard S/E", "nr. 97 · certain", ""),
    ],
)
def test_a_formation_says_its_rule_and_how_sure_it_is(text: str, source: str, note: str) -> None:
    line = told(text)
    assert line.source == source
    assert note in line.note
    assert bool(note) == bool(line.note)
    found = hand_object(counted(text), book_words("nmv144"), "nl")
    (spoken,) = [one for one in found["lines"] if one["rule"] == "bijzonder_spel"]  # type: ignore[attr-defined]  # JSON
    word = {"reconstruction": "reconstructie", "derived": "afgeleid", "certain": "zeker"}[source.rpartition(" ")[2]]
    assert spoken["source"] == f"144 regels, {source.partition(' · ')[0]}, {word}"
    assert ("without_reconstructions" in found) == bool(note)


def test_what_a_hand_is_without_reconstructions_is_what_it_counts_without() -> None:
    for text in (HEADS, ORPHANS, CLEAN_PAIRS):
        without, derived = without_reconstructions(counted(text)), counted(text, "derived")
        assert without is not None
        assert (without.total, without.complete, without.limit) == (derived.total, derived.complete, derived.limit)
        assert without_reconstructions(derived) is None
    assert "formations" in counted(HEADS).options
    assert "formations" not in counted("22m 33p 44s 55s 66m 77p 8s +8s discard S/E").options


def test_the_explanation_says_it_on_paper() -> None:
    text = " ".join(explain(counted(HEADS), "nl").split())
    assert "nr. 112 · reconstructie" in text
    assert "zonder is hij 280 punten waard" in text
    assert "Welke bijzondere spelen van de lijst gelden: alle, ook de reconstructies (formations)" in text


@pytest.mark.parametrize("level", ["all", "derived", "certain"])
def test_the_batch_has_the_same_list(level: str) -> None:
    chosen = rules("nmv144", {"formations": level})
    cases = [parse(text) for text in (HEADS, ORPHANS, CLEAN_PAIRS, JADE)]
    scores = score_many(chosen, packed([(case.hand, case.situation) for case in cases]))
    assert scores.total.tolist() == [score(chosen, case.hand, case.situation).total for case in cases]
