"""The Mahjong Competition Rules: the table, the resolver of chows, the waits, the rulings."""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from itertools import combinations, combinations_with_replacement, pairwise
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from windroos.bits import PackedCounts, digit, has, packed_counts
from windroos.books.catalog import rules
from windroos.books.mcr import words
from windroos.errors import SituationError
from windroos.hands import By, Hand, Meld, Situation, Win, hand_of
from windroos.notation import parse
from windroos.reading.facts import SETS
from windroos.reading.knitted import knitted_readings
from windroos.reading.suits import suit_readings
from windroos.reading.waits import knitted_waits, set_waits
from windroos.rules import chow_fans
from windroos.rules.fifth_tile import is_complete, waits_for_a_fifth
from windroos.rules.totals import STANDS
from windroos.scoring.readings import readings
from windroos.scoring.score import Candidate, claim_rank, score
from windroos.testkit.mcr_hands import random_win

EMA, CHINESE = rules("mcr"), rules("mcr", edition="1998")

# --- the table -------------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("book", [EMA, CHINESE])
def test_there_are_81_numbered_fans(book: object) -> None:
    table = EMA if book is EMA else CHINESE
    numbers = sorted(int(entry.source.removeprefix("MCR ")) for entry in table.entries)
    assert numbers == sorted([*range(1, 82), 57]), "fan 57 has a second row: one melded and one concealed kong"


def test_each_heading_holds_its_value_and_the_editions_differ_in_two_values() -> None:
    for heading in EMA.headings:
        worth = {entry.fan for entry in heading.entries if entry.id != "melded_and_concealed_kong"}
        assert heading.id == f"fan_{worth.pop()}"
        assert not worth
    values = {entry.id: entry.fan for entry in CHINESE.entries}
    assert {entry.id: values[entry.id] for entry in EMA.entries if entry.fan != values[entry.id]} == {
        "two_concealed_kongs": 6,
        "melded_and_concealed_kong": 5,
    }


def test_the_numbers_of_the_green_book() -> None:
    number = {entry.id: entry.source for entry in EMA.entries}
    chinese = {entry.id: entry.source for entry in CHINESE.entries}
    assert (number["two_concealed_kongs"], number["all_pungs"]) == ("MCR 48", "MCR 49")
    assert (chinese["all_pungs"], chinese["two_concealed_kongs"]) == ("MCR 48", "MCR 53")
    for id in ("robbing_the_kong", "two_dragon_pungs", "last_tile", "flower_tiles"):
        assert number[id] == chinese[id]


def test_every_id_has_words_in_both_languages() -> None:
    assert set(words.ENTRIES) == {entry.id for entry in EMA.entries}
    assert set(words.HEADINGS) == {heading.id for heading in EMA.headings}
    assert set(words.OPTIONS) == {option.id for option in EMA.rule_set.options}
    for texts in zip(*(name for name, _ in words.ENTRIES.values()), strict=True):
        assert len(set(texts)) == len(EMA.entries), "no two fans of one name"


def test_what_is_replaced_is_worth_less_and_stands_below() -> None:
    order = {entry.id: at for at, entry in enumerate(EMA.entries)}
    for entry in EMA.entries:
        for other in entry.replaces:
            assert order[other] > order[entry.id], (entry.id, other)


# --- the resolver against the principles, word for word --------------------------------------------------------------

WORTH = {**dict.fromkeys((0, 1, 2, 3), 1), 4: 6, 5: 8, 6: 8, 7: 16, 8: 16, 9: 24, 10: 32, 11: 48}
Chow = tuple[int, int]
"""Suit and first rank."""


def named(chows: Sequence[Chow]) -> int:
    """The fan that two, three or four chows make, said plainly; -1 for none."""
    suits, ranks = {suit for suit, _ in chows}, sorted(rank for _, rank in chows)
    steps = {high - low for low, high in pairwise(ranks)}
    if len(steps) > 1 or len(suits) not in (1, len(chows)) or (len(chows) == 4 and len(suits) > 1):
        return -1
    step = steps.pop()
    if len(suits) == 1:
        fans = {
            2: {0: chow_fans.PURE_DOUBLE, 3: chow_fans.SHORT_STRAIGHT, 6: chow_fans.TWO_TERMINAL},
            3: {
                0: chow_fans.PURE_TRIPLE,
                1: chow_fans.PURE_SHIFTED,
                2: chow_fans.PURE_SHIFTED,
                3: chow_fans.PURE_STRAIGHT,
            },
            4: {0: chow_fans.QUADRUPLE, 1: chow_fans.FOUR_SHIFTED, 2: chow_fans.FOUR_SHIFTED},
        }
    else:
        fans = {
            2: {0: chow_fans.MIXED_DOUBLE},
            3: {0: chow_fans.MIXED_TRIPLE, 1: chow_fans.MIXED_SHIFTED, 3: chow_fans.MIXED_STRAIGHT},
            4: {},
        }
    return fans[len(chows)].get(step, -1)


def best_by_the_principles(chows: Sequence[Chow]) -> tuple[int, set[tuple[int, ...]]]:
    """The most that any lawful row of combinations is worth, and every set of fans that is worth it.

    Each combination after the first needs a chow not yet combined, and joins it to one combined chow at most
    (account-once), and no chow serves the same fan twice (non-identical).
    """
    possible = [
        (fan, frozenset(places))
        for size in (4, 3, 2)
        for places in combinations(range(len(chows)), size)
        if (fan := named([chows[at] for at in places])) >= 0
    ]
    found: dict[int, set[tuple[int, ...]]] = {}
    seen: set[frozenset[tuple[int, frozenset[int]]]] = set()

    def go(used: frozenset[int], taken: frozenset[tuple[int, frozenset[int]]]) -> None:
        if taken in seen:
            return
        seen.add(taken)
        fans = tuple(sorted(fan for fan, _ in taken))
        found.setdefault(sum(WORTH[fan] for fan in fans), set()).add(fans)
        for fan, places in possible:
            fresh, old = places - used, places & used
            twice = any(other == fan and places & others for other, others in taken)
            if fresh and not twice and (not old or (len(places) == 2 and len(fresh) == 1)):
                go(used | places, taken | {(fan, places)})

    go(frozenset(), frozenset())
    most = max(found)
    return most, found[most]


@lru_cache(maxsize=1)
def every_row_of_chows() -> list[tuple[Chow, ...]]:
    chows = [(suit, rank) for suit in range(3) for rank in range(7)]
    return [row for size in (2, 3, 4) for row in combinations_with_replacement(chows, size)]


def packed_chows(row: Sequence[Chow]) -> tuple[int, int, int]:
    packed = [0, 0, 0]
    for suit, rank in row:
        packed[suit] += 1 << 3 * rank
    return packed[0], packed[1], packed[2]


def test_every_row_of_chows_is_combined_as_the_principles_say() -> None:
    rows = every_row_of_chows()
    assert len(rows) == 231 + 1771 + 10626
    for row in rows:
        digits = chow_fans.chow_fans(*packed_chows(row), -1)
        fans = tuple(fan for fan in range(14) for _ in range(digit(digits, fan)))
        worth, lawful = best_by_the_principles(row)
        assert sum(WORTH[fan] for fan in fans) == worth, row
        assert fans in lawful, row


def test_the_suits_are_alike_to_the_resolver() -> None:
    for row in every_row_of_chows()[::7]:
        m, p, s = packed_chows(row)
        assert len({chow_fans.chow_fans(*order, -1) for order in ((m, p, s), (p, s, m), (s, m, p), (m, s, p))}) == 1


def test_terminal_chows_need_their_pair() -> None:
    for suit in range(3):
        row = [0, 0, 0]
        row[suit] = 0o2000002
        fans = {pair: chow_fans.chow_fans(row[0], row[1], row[2], pair) for pair in range(-1, 34)}
        assert [pair for pair, found in fans.items() if found == 1 << 3 * chow_fans.PURE_TERMINALS] == [9 * suit + 4]
        others = [0 if suit == at else 0o1000001 for at in range(3)]
        fans = {pair: chow_fans.chow_fans(others[0], others[1], others[2], pair) for pair in range(-1, 34)}
        assert [pair for pair, found in fans.items() if found == 1 << 3 * chow_fans.THREE_SUITED_TERMINALS] == [
            9 * suit + 4
        ]


def test_a_line_shows_its_chows() -> None:
    reading = parse("[123m] [456p] 79s EE 888m +8s discard S/S")
    line = next(line for line in score(EMA, reading.hand, reading.situation).lines if line.entry.id == "mixed_straight")
    assert line.tiles == 0b111 | 0b111 << 9 + 3 | 0b111 << 18 + 6


# --- waits -----------------------------------------------------------------------------------------------------------


@given(st.lists(st.integers(0, 5), min_size=9, max_size=9).filter(lambda counts: sum(counts) <= 15))
def test_a_suit_with_a_fifth_tile_is_read_as_any_other(counts: list[int]) -> None:
    packed = sum(copies << 3 * rank for rank, copies in enumerate(counts))
    assert is_complete(packed, 1) == int(bool(suit_readings(packed)))
    honours = packed & (1 << 21) - 1
    assert is_complete(honours, 0) == int(bool(suit_readings(honours, 7)))


def waits_with_fifths(rack: PackedCounts) -> set[int]:
    """The kinds that complete the tiles as sets and a pair, a fifth tile of a kind allowed."""
    found = set()
    for kind in range(34):
        m, p, s, z = rack.plus(kind)
        if all((suit_readings(m), suit_readings(p), suit_readings(s), suit_readings(z, 7))):
            found.add(kind)
    return found


def test_a_wait_for_a_fifth_tile_is_a_wait() -> None:
    random = Random(5)
    seen = 0
    for _ in range(6000):
        hand, situation = random_win(random)
        rack = packed_counts(hand.concealed)
        found = [f for f in readings(CHINESE, hand, situation) if f.form == SETS]
        if found:
            more = len(waits_with_fifths(rack)) - set_waits(*rack).bit_count()
            assert {waits_for_a_fifth(f) for f in found} == {int(more > 0)}, hand
            seen += more > 0
    assert seen > 20


@given(st.randoms(use_true_random=False))
def test_knitted_waits_are_the_tiles_that_complete_one(random: Random) -> None:
    suits = random.sample(range(3), 3)
    tiles = [9 * suit + rank for first, suit in enumerate(suits) for rank in range(first, 9, 3)]
    laid = random.randrange(2)
    tiles += random.choices(range(34), k=4) if not laid else [random.randrange(34)]
    if random.random() < 0.6:
        tiles[random.randrange(len(tiles))] = random.choice([random.randrange(34), tiles[-1]])
    if max(tiles.count(kind) for kind in tiles) <= 4:
        rack = packed_counts(tiles)
        expected = {kind for kind in range(34) if tiles.count(kind) < 4 and knitted_readings(*rack.plus(kind), laid)}
        assert {kind for kind in range(34) if has(knitted_waits(*rack, laid), kind)} == expected


# --- rulings ---------------------------------------------------------------------------------------------------------


def counted(candidate: Candidate) -> dict[str, int]:
    return {
        entry.id: times
        for entry, times, replaced_by in zip(EMA.entries, candidate.counts, candidate.replaced_by, strict=True)
        if times and replaced_by == STANDS
    }


def test_the_editions_differ_in_four_things_only() -> None:
    random = Random(11)
    for _ in range(3000):
        hand, situation = random_win(random)
        ours, theirs = score(EMA, hand, situation), score(CHINESE, hand, situation)
        for ema, chinese in zip(ours.candidates, theirs.candidates, strict=True):
            lines = counted(ema)
            more = 6 * lines.get("half_flush", 0) if "all_green" in lines else 0
            more += 2 * lines.get("double_pung", 0) if "all_terminals" in lines else 0
            more += 2 * lines.get("two_concealed_kongs", 0) + lines.get("melded_and_concealed_kong", 0)
            assert ema.total.total - chinese.total.total == more


def test_without_the_winning_tile_apart_waits_last_tiles_and_nine_gates_are_gone() -> None:
    random = Random(12)
    hidden = rules("mcr", winning_tile_apart=False)
    gone = {"edge_wait", "closed_wait", "single_wait", "last_tile", "nine_gates"}
    missed = 0
    for _ in range(2000):
        hand, situation = random_win(random)
        missed += bool({line.entry.id for line in score(EMA, hand, situation).lines} & gone)
        assert not {line.entry.id for line in score(hidden, hand, situation).lines} & gone
    assert missed > 200


def test_flowers_count_beside_the_total_and_not_for_the_minimum() -> None:
    reading = parse("[234m] [666p] 789p 46s EE f1 f2 f3 f4 g1 g2 g3 g4 +5s discard S/S")
    result = score(EMA, reading.hand, reading.situation)
    assert (result.legal, result.would_be, result.extra) == (False, 1, 8)
    plain = rules("mcr", flowers=False)
    with pytest.raises(SituationError, match="spring"):
        score(plain, reading.hand, reading.situation)


def test_the_lines_add_up_to_the_total() -> None:
    random = Random(13)
    for _ in range(2000):
        hand, situation = random_win(random)
        result = score(EMA, hand, situation)
        counting = [line for line in result.lines if line.replaced_by is None]
        flowers = sum(line.fan for line in counting if line.entry.id == "flower_tiles")
        assert (result.would_be, result.extra) == (sum(line.fan for line in counting) - flowers, flowers)
        assert len(hand.bonus) == flowers
        assert result.legal == (result.would_be >= 8)


def test_a_loser_scores_nothing() -> None:
    random = Random(14)
    for _ in range(300):
        hand, situation = random_win(random)
        result = score(EMA, hand, situation._replace(win=None))
        assert (result.total, result.extra, result.lines) == (0, 0, ())


def test_a_chow_of_the_winning_tile_leaves_a_pung_of_it_concealed() -> None:
    """The player chooses what the winning tile completes: 5m for 567m leaves 555m concealed."""
    hand = hand_of((4, 4, 4, 5, 6, 13, 13, 13, 27, 27), (Meld("chow", 18),))
    result = score(EMA, hand, Situation(1, 1, Win(4, By.DISCARD)))
    assert result.best is not None
    assert counted(result.best)["two_concealed_pungs"] == 1


@pytest.mark.parametrize(
    ("laid", "flag", "expected"),
    [("[555s]", "", True), ("[345s]", "", False), ("[345s]", "last-of-kind", True)],
)
def test_the_last_of_a_kind_is_seen_by_all(laid: str, flag: str, expected: bool) -> None:
    reading = parse(f"{laid} [PPP] [234m] 99p 46s +5s wall {flag} S/E")
    ids = {line.entry.id for line in score(EMA, reading.hand, reading.situation).lines}
    assert ("last_tile" in ids) is expected


def test_a_tile_on_the_own_rack_is_not_seen_by_all() -> None:
    reading = parse("[PPP] [234m] 55s 99p 456s +5s wall last-of-kind S/E")
    ids = {line.entry.id for line in score(EMA, reading.hand, reading.situation).lines}
    assert "last_tile" not in ids


def test_honours_never_move_the_score_with_the_suits() -> None:
    """Characters, dots and bamboo may change places, where neither green nor reversible tiles are at stake."""
    random = Random(15)
    for _ in range(1500):
        hand, situation = random_win(random)
        moved_hand, moved = _turned(hand), situation.win
        assert moved is not None
        turned = situation._replace(win=moved._replace(tile=_turn(moved.tile)))
        before, after = score(EMA, hand, situation), score(EMA, moved_hand, turned)
        colours = {"all_green", "reversible_tiles"}
        if not {line.entry.id for line in (*before.lines, *after.lines)} & colours:
            assert before.would_be == after.would_be


def _turn(kind: int) -> int:
    return (kind + 9) % 27 if kind < 27 else kind


def _turned(hand: Hand) -> Hand:
    melds = tuple(meld._replace(tile=_turn(meld.tile)) for meld in hand.melds)
    return hand_of(tuple(_turn(kind) for kind in hand.concealed), melds, hand.bonus)


def test_chows_never_make_as_many_fans_as_they_are() -> None:
    """A spanning tree has one edge less than it has ends."""
    for row in every_row_of_chows():
        digits = chow_fans.chow_fans(*packed_chows(row), 4)
        assert sum(digit(digits, fan) for fan in range(14)) < len(row)


def test_turn_order_decides_between_two_winners() -> None:
    """Whatever the winning tile completes: no hand goes before another."""
    pair, orphans = parse("[EEE] [SSS] WWW NNN 5p +5p S/W"), parse("19m19p19s ESWN PGR +1m S/E")
    assert claim_rank(EMA, pair.hand, pair.situation) == claim_rank(EMA, orphans.hand, orphans.situation) == 1
