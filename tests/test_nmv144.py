"""The 144 rules: against a second reading of the book, and what golden hands cannot say."""

from __future__ import annotations

import random
from collections import Counter

import pytest
from hypothesis import given
from hypothesis import strategies as st

from tests.naive_nmv144 import judge
from windroos.books.catalog import rule_set, rules
from windroos.books.nmv144 import NMV144, words
from windroos.books.settle import settle
from windroos.errors import OptionError, SituationError
from windroos.hands import By, Hand, Meld, Situation, Win, hand_of
from windroos.notation import format_hand, parse
from windroos.rules.bmj import load_formations
from windroos.rules.rule import Options
from windroos.rules.rules import configure
from windroos.rules.special import Formations
from windroos.scoring.gau import GauParts, gau_parts
from windroos.scoring.score import Score, claim_rank, score
from windroos.settling.outcome import Outcome
from windroos.text.trouble.nmv144 import TROUBLE

ORDINARY = configure(NMV144, formations=Formations("", ()))
"""Without special formations: every hand is counted."""

POOLS = (
    list(range(34)),
    list(range(18, 27)),
    list(range(9)) + list(range(27, 34)),
    [0, 8, 9, 17, 18, 26, *range(27, 34)],
    list(range(27, 34)),
    [3, 4, 13, 14, 22, 23, 27, 28, 32, 33],
)


def counted(text: str, options: Options | None = None, ordinary: bool = False) -> Score:
    """The score of a hand in notation."""
    reading = parse(text)
    return score(ORDINARY if ordinary else rules("nmv144", options), reading.hand, reading.situation)


def lines(result: Score) -> dict[str, int]:
    """The lines that count."""
    return {line.entry.id: line.times for line in result.lines if line.replaced_by is None}


# --- random hands ----------------------------------------------------------------------------------------------------


def _sets(chance: random.Random, pool: list[int]) -> list[tuple[int, ...]]:
    """Four sets, most often with at most one chow or with four."""
    chows = chance.choice((0, 0, 1, 1, 1, 2, 4))
    starts = [kind for kind in pool if kind < 27 and kind % 9 < 7 and {kind + 1, kind + 2} <= set(pool)]
    found: list[tuple[int, ...]] = []
    for at in range(4):
        if at < chows and starts:
            kind = chance.choice(starts)
            found.append((kind, kind + 1, kind + 2))
        else:
            found.append((chance.choice(pool),) * chance.choice((3, 3, 4)))
    return found


def random_hand(chance: random.Random) -> tuple[Hand, Situation] | None:
    """A winner or a loser; None where the tiles or circumstances cannot be together."""
    pool = chance.choice(POOLS)
    rack = [chance.choice(pool)] * 2
    melds: list[Meld] = []
    claims = chance.random() < 0.6
    seat = chance.randrange(4)
    for one in _sets(chance, pool):
        kong = len(one) == 4
        if kong or (claims and chance.random() < 0.5):
            opened = not kong or (claims and chance.random() < 0.6)
            first = opened and seat != 0 and not any(meld.east_first for meld in melds) and chance.random() < 0.2
            melds.append(Meld("kong" if kong else "chow" if one[0] != one[1] else "pung", one[0], opened, False, first))
        else:
            rack += one
    if max(Counter([*rack, *(tile for meld in melds for tile in meld.tiles())]).values()) > 4:
        return None
    bonus = tuple(chance.sample(range(34, 42), chance.choice((0, 0, 1, 2, 5, 8))))
    tile = rack.pop(chance.randrange(len(rack)))
    if chance.random() < 0.35:
        if chance.random() < 0.5:
            rack[chance.randrange(len(rack))] = chance.randrange(34)
        situation = Situation(seat, chance.randrange(4), None, chance.random() < 0.1)
    else:
        situation = Situation(seat, chance.randrange(4), _win(chance, tile, melds, bonus, seat))
    try:
        hand = hand_of(tuple(rack), tuple(melds), bonus)
        score(ORDINARY, hand, situation)
    except ValueError:
        return None
    return hand, situation


def _win(chance: random.Random, tile: int, melds: list[Meld], bonus: tuple[int, ...], seat: int) -> Win:
    ways = [By.DISCARD, By.DISCARD, By.WALL, By.ROBBED]
    ways += [By.KONG] * any(meld.kind == "kong" for meld in melds) + [By.BONUS] * bool(bonus)
    by = chance.choice(ways)
    last = chance.random() < 0.2
    first = not last and by == By.DISCARD and seat != 0 and not melds and chance.random() < 0.5
    if tile == 18 and chance.random() < 0.8:
        tile = 9  # pe-ling
    rejected = by == By.DISCARD and not first and chance.random() < 0.2
    win = Win(tile, by, last, False, first, int(by == By.KONG))
    return win._replace(rejected_replacement=rejected, bet=chance.random() < 0.1)


@pytest.mark.parametrize("seed", range(4))
def test_a_second_reading_of_the_book_agrees(seed: int) -> None:
    chance = random.Random(seed)
    cases = [case for case in (random_hand(chance) for _ in range(900)) if case is not None]
    different = []
    for hand, situation in cases:
        result = score(ORDINARY, hand, situation)
        expected = judge(hand, situation)
        found = result.unlimited if result.complete or situation.win is None else None
        if found != expected or result.total != min(500, expected or 0):
            different.append((format_hand(hand, situation), expected, found))
    assert different == []
    assert len(cases) > 300


def permuted(hand: Hand, situation: Situation, order: tuple[int, int, int]) -> tuple[Hand, Situation]:
    """The same hand with the suits exchanged."""

    def moved(kind: int) -> int:
        return 9 * order[kind // 9] + kind % 9 if 0 <= kind < 27 else kind

    melds = tuple(meld._replace(tile=moved(meld.tile)) for meld in hand.melds)
    win = None if situation.win is None else situation.win._replace(tile=moved(situation.win.tile))
    return hand_of(tuple(map(moved, hand.concealed)), melds, hand.bonus), situation._replace(win=win)


@given(st.integers(0, 10**9), st.permutations((0, 1, 2)))
def test_the_suits_are_alike(seed: int, order: list[int]) -> None:
    """All suits count alike, but for the situations of dots 1, dots 5 and bamboo 1."""
    case = random_hand(random.Random(seed))
    if case is None:
        return
    one = score(ORDINARY, *case)
    other = score(ORDINARY, *permuted(*case, (order[0], order[1], order[2])))
    if one.limit is None and other.limit is None:
        assert (one.complete, one.total, one.extra, one.unlimited) == (
            other.complete,
            other.total,
            other.extra,
            other.unlimited,
        )


@given(st.integers(0, 10**9), st.integers(100, 20_000))
def test_rounding_and_limit(seed: int, limit: int) -> None:
    """G + A goes up to the next ten and no further; the limit cuts and changes nothing else."""
    case = random_hand(random.Random(seed))
    if case is None:
        return
    result = score(ORDINARY, *case)
    other = score(configure(NMV144, {"limit": limit}, Formations("", ())), *case)
    if result.limit is not None or not (result.complete or case[1].win is None):
        return
    parts = gau_parts(result)
    assert parts.rounded % 10 == 0
    assert 0 <= parts.rounded - parts.counted - parts.finishing < 10
    assert parts.unlimited == (parts.rounded + parts.bonus) * 2**result.doubles
    assert result.total == min(500, parts.unlimited)
    assert (other.total, other.unlimited) == (min(limit, result.unlimited), result.unlimited)
    plain = score(configure(NMV144, {"round_up": False}, Formations("", ())), *case)
    assert plain.unlimited <= result.unlimited


# --- G.A.U. and overscore --------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "parts"),
    [
        ("[RRR] [GGG] [PPP] 34s NN +5s discard S/E", GauParts(12, 0, 20, 20, 640)),
        ("[EEE] [RRR] [GGGG] 22s 55s +2s discard E/E", GauParts(28, 0, 30, 30, 1920)),
        ("(RRRR) (GGGG) 1357s 468s loser E/S", GauParts(64, 0, 70, 0, 1120)),
        ("[111m] [444p] [888s] 24s NN +3s last wall S/E", GauParts(8, 14, 30, 20, 50)),
        ("22m 33p 44s 55s 66m 77p 8s +8s discard S/E", GauParts(0, 0, 0, 0, 250)),
        ("222m 333p 444s 678s N +N wall first14 E/E", GauParts(0, 0, 0, 0, 1000)),
        ("19m19p19s ESWN PGR +1m S/E", GauParts(0, 0, 0, 0, 500)),
        ("[222s] 333s 456s 888s 1s +1p S/E", GauParts(0, 0, 0, 0, 500)),
        ("[2222m] 333s 888s 46p RR +5p kong S/E", GauParts(0, 0, 0, 0, 500)),
        ("[222m] 333s 888s 23p RR +1p last S/E", GauParts(0, 0, 0, 0, 500)),
        ("111s 22m 33p 44s 55s 66m +1s S/E", GauParts(0, 0, 0, 0, 500)),
        ("222m 333p 444s 666s N bet loser S/E", GauParts(0, 0, 0, 0, 0)),
        ("2468m 1359p 2468s N f1 f2 f3 f4 g1 g2 g3 g4 loser E/S", GauParts(32, 0, 40, 0, 5120)),
    ],
)
def test_the_parts_of_a_count(text: str, parts: GauParts) -> None:
    """Rules 71 and 81."""
    assert gau_parts(counted(text)) == parts


def test_rule_81_third_example() -> None:
    """West goes out with 100; East has 1120, South and North 40."""
    hands = {
        "East": "(RRRR) (GGGG) 1357s 468s loser E/S",
        "South": "[SSS] 2468m 135p 24s E loser S/S",
        "West": "[222m] [888p] [WWW] 66p 55m +6p discard W/S",
        "North": "[PPP] [NNN] 147m 258p 9s loser N/S",
    }
    scores = {name: counted(text) for name, text in hands.items()}
    assert {name: result.unlimited for name, result in scores.items()} == {
        "East": 1120,
        "South": 40,
        "West": 100,
        "North": 40,
    }
    totals = {name: result.total for name, result in scores.items()}
    settled = settle(Outcome("nmv144", tuple(hands), totals, "East", "West", "discard", "South"))
    paid = {(one.payer, one.payee): one.amount for one in settled.pays}
    assert paid == {
        ("South", "West"): 100,
        ("North", "West"): 100,
        ("East", "West"): 200,
        ("South", "East"): 920,
        ("North", "East"): 920,
    }


# --- claims ----------------------------------------------------------------------------------------------------------


def rank(text: str) -> int:
    reading = parse(text)
    return claim_rank(rules("nmv144"), reading.hand, reading.situation)


def test_the_order_of_claims() -> None:
    """Rule 29: the highest special hand, any special hand, then pair, pung and chow."""
    in_order = [
        "222s 333s 666s 888s G +G discard first-discard S/E",  # from heaven, on East's first discard
        "222s 333s 666s 888s G +G discard S/E",  # jade, 1000
        "19m19p19s ESWN PGR +1m discard S/E",  # 500
        "22m 33p 44s 55s 66m 77p 8s +8s discard S/E",  # BMJ-2
        "1m1p1s 4m4p4s 6m6p6s 8m8p8s 2m +2s discard S/E",  # BMJ-1
        "[111m] [444p] [888s] 234s N +N discard S/E",
        "[111m] [444p] [888s] 55s NN +N discard S/E",
        "[111m] [444p] [888s] 34s NN +5s discard S/E",
        "[111m] [444p] [888s] 34s NN +6s discard S/E",  # no mahjong
    ]
    ranks = [rank(text) for text in in_order]
    assert ranks == sorted(set(ranks), reverse=True)
    assert ranks[-4:] == [3, 2, 1, 0]
    assert rank("[111m] [444p] [888s] 2223s +3s discard S/E") == 3  # may also be read as three 2s
    assert rank("222s 333s 456s 888s 1s +1p discard S/E") == 3  # pe-ling completes the pair


# --- a club's own list -----------------------------------------------------------------------------------------------


def test_a_club_plays_with_its_own_list() -> None:
    """The list that is given decides, and the digest tells the two apart."""
    reading = parse("22m 33p 44s 55s 66m 77p 8s +8s discard S/E")
    mine = configure(NMV144, formations=load_formations('drop = ["vuil_parenspel"]'))
    assert not score(mine, reading.hand, reading.situation).complete
    dearer = configure(NMV144, {"limit": 1000}, load_formations('[[formation]]\nid="vuil_parenspel"\nvalue=500'))
    result = score(dearer, reading.hand, reading.situation)
    assert (result.total, result.limit) == (1000, "vuil_parenspel")
    assert [line.entry.limit for line in result.lines if line.replaced_by is None] == [1000]
    assert len({mine.digest, dearer.digest, rules("nmv144").digest, ORDINARY.digest}) == 4


def test_formations_belong_to_the_144_rules() -> None:
    with pytest.raises(OptionError, match="no list of special formations"):
        configure(rule_set("nts2002"), formations=Formations("", ()))


@pytest.mark.parametrize(
    ("text", "after", "before"),
    [
        ("33p 222m 444s 678s NN +3p discard first-discard S/E", {"eerste_steen_van_oost": 1}, 2),
        ("99p 222m 444s 678s NN +9p discard first-discard S/E", {"eerste_steen_van_oost": 1}, 4),
        ("[222m]! 44p 666s 678s NN +4p discard S/E", {"eerste_steen_van_oost": 1}, 1),
        ("[EEE]! 44p 666s 678s NN +4p discard S/E", {"eerste_steen_van_oost": 1}, 2),
        ("222m 444p 666s 78s NN +9s discard first-discard S/E", {"chow_met_eerste_steen_van_oost": 1}, 0),
        ("222m 444p 666s 678s N +N discard first-discard S/E", {}, 0),
    ],
)
def test_a_set_won_on_easts_first_discard(text: str, after: dict[str, int], before: int) -> None:
    """Without the indirect hand from heaven the 2 points count for the winning set, which is concealed (rule 64)."""
    reading = parse(text)
    found = lines(score(ORDINARY, reading.hand, reading.situation))
    assert {id: times for id, times in found.items() if "eerste_steen" in id} == after
    changed = configure(NMV144, {"east_first": "before"}, Formations("", ()))
    times = lines(score(changed, reading.hand, reading.situation)).get("eerste_steen_van_oost", 0)
    assert times == before


# --- what cannot be --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("text", "code"),
    [
        ("[222m]! [333p]! 1359p 248s loser W/E", "east_first_twice"),
        ("[222m]! 1359p 2468s NS loser E/E", "east_first_of_east"),
        ("(2222m)! 1359p 2468s NS loser W/E", "east_first_concealed"),
        ("[222m]! 333s 888s 46p RR +5p discard E/E", "east_first_of_east"),
        ("2468m 1359p 2468s N loser E/G", "no_dragon_round"),
    ],
)
def test_what_cannot_be(text: str, code: str) -> None:
    with pytest.raises(SituationError) as caught:
        counted(text)
    assert caught.value.code == code
    assert caught.value.sentence("nl") != caught.value.sentence("en")


def test_seasons_that_are_not_in_play() -> None:
    with pytest.raises(SituationError):
        counted("2468m 1359p 2468s N f1 loser S/E", {"flowers": False})


def test_a_dead_hand_is_worth_nothing() -> None:
    """Rule 46, also with a tile too many."""
    reading = parse("222m 333p 444s 666s N RR f1 loser S/E")
    assert score(rules("nmv144"), reading.hand, reading.situation, dead_hand=True).total == 0


def test_the_shape_of_an_ordinary_mahjong() -> None:
    """Rules 20 and 23, ruling M9: by the number of chows, of which one is allowed, or four."""
    hands = {
        0: "[222m] [444p] [666s] 888s N +N discard S/E",
        1: "[222m] [444p] [666s] 678s N +N discard S/E",
        2: "[222m] [444p] [456s] 678s N +N discard S/E",
        3: "[222m] [456p] [456s] 678s N +N discard S/E",
        4: "[234m] [456p] [456s] 678s N +N discard S/E",
    }
    assert [chows for chows, text in hands.items() if counted(text, ordinary=True).complete] == [0, 1, 4]


# --- the table as it is shown ----------------------------------------------------------------------------------------


def test_the_headings_spell_the_order_of_the_book() -> None:
    """G.A.U. (rule 61) and S.C.H.E.R.P. (rule 73)."""
    spelt = "".join(words.HEADINGS[heading.id].nl[0] for heading in rules("nmv144").headings[:9])
    assert spelt == "GAUSCHERP"


def test_every_word_is_there() -> None:
    ready = rules("nmv144")
    assert set(words.ENTRIES) == {entry.id for entry in ready.entries}
    assert list(words.HEADINGS) == [heading.id for heading in ready.headings]
    assert set(words.OPTIONS) == {option.id for option in NMV144.options}
    for option in NMV144.options:
        meanings = words.OPTIONS[option.id][1]
        if meanings:
            assert {str(value).lower() for value in option.values} <= set(meanings), option.id
    assert all(text.strip() for pair in words.ENTRIES.values() for each in pair for text in each)
    assert {"east_first_twice", "no_formations"} <= set(TROUBLE)


def test_every_ruling_is_an_option() -> None:
    assert {f"M{number}" for number in range(1, 21)} <= {option.ruling for option in NMV144.options}


def test_every_entry_names_its_rule() -> None:
    assert all(entry.source.startswith("144 regels, nr. ") for entry in rules("nmv144").entries)
