"""The batch: equal to the explained scorer in every number, for every rule set, option and kind of hand."""

from __future__ import annotations

import os
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from tests.golden import golden
from windroos.books.catalog import IDS, rules
from windroos.errors import HandError, SituationError
from windroos.fast.batch.arrays import REPLACED, Scores
from windroos.fast.batch.packed import (
    BETS,
    BONUS,
    BY,
    FLAGS_AT,
    MARKS,
    MELDS,
    ROUND,
    SEAT,
    WIDTH,
    WIN,
    Packed,
    pack,
    unpack,
)
from windroos.fast.batch.row_sets import MOST_READINGS
from windroos.fast.batch.score import CHUNK, check, score_many
from windroos.hands import Hand, Meld, Situation
from windroos.notation import parse
from windroos.rules.rules import Rules
from windroos.scoring.score import Score, score
from windroos.testkit.hands import Case, any_case, any_rules, spoiled
from windroos.testkit.strategies import CASES, WRONG_CASES

MANY = 100_000 if "WINDROOS_FULL" in os.environ else 3000


def expected(given_rules: Rules, case: Case) -> Score | str:
    """The explained score, or the code of what is wrong."""
    try:
        return score(given_rules, *case)
    except (HandError, SituationError) as error:
        return error.code


def assert_equal(given_rules: Rules, scores: Scores, at: int, case: Case) -> None:
    """One hand of a batch beside its explained score, number by number."""
    known = expected(given_rules, case)
    if isinstance(known, str):
        assert scores.trouble(at) == known, case
        return
    limit = int(scores.limit[at])
    assert scores.trouble(at) == "", case
    assert (
        scores.complete[at],
        scores.legal[at],
        scores.total[at],
        scores.would_be[at],
        scores.points[at],
        scores.doubles[at],
        scores.extra[at],
        scores.more[at],
        limit,
    ) == (
        known.complete,
        known.legal,
        known.total,
        known.would_be,
        known.points,
        known.doubles,
        known.extra,
        known.unlimited,
        known.best.total.limit if known.best else -1,
    ), case
    row = [int(times) for times in scores.times[at]]
    assert int(scores.special[at]) == (known.best.facts.lay.special if known.best else 0), case
    if known.best is None:
        assert not any(row), case
        return
    assert [times & ~REPLACED for times in row] == list(known.best.counts), case
    replaced = {line.entry.id for line in known.lines if line.replaced_by is not None}
    assert {given_rules.entries[entry].id for entry, times in enumerate(row) if times & REPLACED} == replaced, case


def assert_all_equal(given_rules: Rules, cases: list[Case]) -> None:
    scores = score_many(given_rules, pack(cases), times=True)
    for at, case in enumerate(cases):
        assert_equal(given_rules, scores, at, case)


@pytest.mark.parametrize("id", IDS)
def test_equal_by_the_book(id: str) -> None:
    random = Random(id)
    cases = [any_case(random, bonus=rules(id).policy.bonus == 1) for _ in range(MANY)]
    assert_all_equal(rules(id), cases)


@pytest.mark.parametrize("id", IDS)
def test_equal_with_any_options(id: str) -> None:
    random = Random(f"options of {id}")
    for _ in range(20):
        known = any_rules(random, id)
        cases = [any_case(random, random.random() < 0.3, known.policy.bonus == 1) for _ in range(MANY // 20)]
        assert_all_equal(known, cases)


@pytest.mark.parametrize("id", IDS)
def test_the_same_is_wrong(id: str) -> None:
    random = Random(f"wrong in {id}")
    cases = [spoiled(random, any_case(random, wrong=True)) for _ in range(MANY)]
    assert_all_equal(rules(id), cases)


@given(CASES)
@settings(max_examples=60)
def test_equal_by_hypothesis(case: Case) -> None:
    for id in IDS:
        assert_all_equal(rules(id), [case])


@given(WRONG_CASES)
@settings(max_examples=60)
def test_the_same_is_wrong_by_hypothesis(case: Case) -> None:
    for id in IDS:
        assert_all_equal(rules(id), [case])


@pytest.mark.parametrize("id", IDS)
def test_golden_hands(id: str) -> None:
    for line in golden(id):
        reading = line.reading()
        assert_all_equal(line.rules(), [(reading.hand, reading.situation)])


@given(CASES)
def test_packed_and_unpacked(case: Case) -> None:
    assert unpack(pack([case])[0]) == case


@pytest.mark.parametrize(
    ("hand", "trouble"),
    [
        (Hand((0,) * 13, (), (34, 34)), "a bonus tile twice"),
        (Hand((), (Meld("pung", 0),) * 5), "5 sets"),
        (Hand((0,) * 300), "no byte"),
    ],
)
def test_what_fits_in_no_row(hand: Hand, trouble: str) -> None:
    with pytest.raises(ValueError, match=trouble):
        pack([(hand, Situation())])


def test_any_bytes_are_scored_or_refused() -> None:
    """No row, whatever is in it, does harm; a row that is accepted is the hand that it unpacks to."""
    chance = np.random.default_rng(7)
    random = Random(7)
    good = pack([any_case(random) for _ in range(3000)])
    rows = good.copy()
    for row in rows:
        row[chance.integers(0, WIDTH, chance.integers(1, 4))] = chance.integers(0, 256)
    scores = score_many(rules("nmv144"), rows, times=True)
    accepted = np.flatnonzero(scores.error == 0)
    assert len(accepted) > 100
    assert {scores.trouble(at) for at in range(len(rows))} >= {"", "bad_row", "five_of_a_tile", "wrong_count"}
    for at in accepted:
        assert_equal(rules("nmv144"), scores, int(at), unpack(rows[at]))
    noise = chance.integers(0, 256, (20_000, WIDTH)).astype(np.uint8)
    assert check(rules("nmv144"), noise).all()


@pytest.mark.parametrize(
    ("at", "value", "trouble"),
    [
        (MELDS, 34, "bad_row"),
        (MARKS, 3, "bad_row"),
        (MARKS, 32, "bad_row"),
        (MELDS, 7, "no_such_chow"),
        (MELDS, 28, "no_such_chow"),
        (MARKS, 0, "concealed_meld"),
        (0, 5, "five_of_a_tile"),
        (0, 9, "five_of_a_tile"),
        (33, 255, "five_of_a_tile"),
        (1, 0, "wrong_count"),
        (SEAT, 4, "bad_row"),
        (ROUND, 5, "bad_row"),
        (WIN, 34, "bad_row"),
        (WIN, 255, "bad_row"),
        (BY, 6, "bad_row"),
        (FLAGS_AT, 128, "bad_row"),
        (BETS, 4, "bad_row"),
        (BETS, 2, "bet_of_winner"),
        (BONUS, 1, "no_bonus_tiles"),
        (FLAGS_AT, 2, "first14_by_discard"),
    ],
)
def test_a_wrong_row_says_what_is_wrong(at: int, value: int, trouble: str) -> None:
    reading = parse("[123m] 22m 333z 456p 7p 8p +9p discard E/E")
    rows = np.repeat(pack([(reading.hand, reading.situation)]), 3, axis=0)
    rows[1, at] = value
    scores = score_many(rules("nts2002"), rows, times=True)
    assert [scores.trouble(row) for row in range(3)] == ["", trouble, ""]
    assert scores.would_be[0] == scores.would_be[2] > 0
    assert (scores.would_be[1], scores.legal[1], scores.complete[1], scores.limit[1]) == (0, False, False, -1)
    assert scores.lines(rules("nts2002"), 1) == {}


@pytest.mark.parametrize("hands", [np.zeros((2, WIDTH - 1), np.uint8), np.zeros((2, WIDTH)), np.zeros(WIDTH, np.uint8)])
def test_wrong_arrays_are_refused(hands: Packed) -> None:
    with pytest.raises(ValueError, match=f"hands must be an array \\(n, {WIDTH}\\) of uint8"):
        score_many(rules("nts2002"), hands)


def test_any_layout_of_memory_gives_the_same() -> None:
    random = Random(3)
    rows = pack([any_case(random, bonus=False) for _ in range(200)])
    known = score_many(rules("nts2002"), rows).would_be
    moved = np.frombuffer(b"-" + rows.tobytes(), np.uint8, offset=1).reshape(rows.shape)  # read-only, at odd addresses
    assert (score_many(rules("nts2002"), moved).would_be == known).all()
    assert (score_many(rules("nts2002"), np.asfortranarray(rows)).would_be == known).all()
    assert (score_many(rules("nts2002"), rows[::-1]).would_be == known[::-1]).all()
    assert score_many(rules("nts2002"), rows[:0]).total.size == 0


@pytest.mark.parametrize("threads", [1, 2])
def test_progress_is_told_chunk_by_chunk(threads: int) -> None:
    random = Random(5)
    few = pack([any_case(random) for _ in range(500)])
    rows = np.tile(few, (2 * CHUNK // 500 + 1, 1))
    told: list[tuple[int, int]] = []
    scores = score_many(rules("mcr"), rows, progress=lambda done, of: told.append((done, of)), threads=threads)
    assert [of for _, of in told] == [len(rows)] * 4
    assert (told[0][0], told[-1][0]) == (0, len(rows))
    assert [done for done, _ in told] == sorted({done for done, _ in told})
    once = score_many(rules("mcr"), few)
    for many, single in ((scores.would_be, once.would_be), (scores.error, once.error), (scores.limit, once.limit)):
        assert (many == np.tile(single, len(rows) // 500)).all()


def test_lines_are_asked_for() -> None:
    reading = parse("444m 666p RRR 1m 9p 2s 8s E/E")
    rows = pack([(reading.hand, reading.situation)])
    known = rules("nts2002")
    lines = score_many(known, rows, times=True).lines(known, 0)
    assert lines == {"pung_eenvoudig_dicht": 2, "pung_edel_dicht": 1, "pung_draken": 1, "drie_pungs_dicht": 1}
    with pytest.raises(ValueError, match="not asked for times"):
        score_many(known, rows).lines(known, 0)


def test_no_hand_has_too_many_readings() -> None:
    """The readings of a hand are noted in a table of fixed length."""
    random = Random(11)
    most = 0
    for id in ("hongkong", "mcr", "nts2002"):
        for _ in range(2000):
            known = expected(rules(id), any_case(random))
            most = max(most, len(known.candidates) if isinstance(known, Score) else 0)
    assert 4 < most < MOST_READINGS // 4
