"""The special formations of the 144 rules as they are shipped: a hand of each, and what doubles it."""

import pytest

from tests.formations.listed import EAST, LIST, ROWS, SOUTH, WEST, counts, pack
from windroos import tiles
from windroos.rules.special import Formations


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
