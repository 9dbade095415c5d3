"""The batch: equal to the explained scorer in every number, for every rule set, option and kind of hand."""

from __future__ import annotations

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from random import Random

import numpy as np
import pytest
from hypothesis import given, settings

from tests.strategies import CASES, WRONG_CASES, Case, any_case, any_rules, spoiled
from windroos.errors import HandError, SituationError
from windroos.fast import kernel as kernels
from windroos.fast.packed import WIDTH, pack, unpack
from windroos.fast.row_reading import ERRORS
from windroos.fast.rows import REPLACED
from windroos.fast.score import CHUNK, Scores, check, score_many
from windroos.rules.catalog import IDS, rules
from windroos.rules.rules import Rules
from windroos.scoring.score import Score, score

MANY = int(os.environ.get("WINDROOS_CASES", "600"))


def expected(given_rules: Rules, case: Case) -> Score | str:
    """The explained score, or the code of what is wrong."""
    try:
        return score(given_rules, *case)
    except (HandError, SituationError) as error:
        return error.code


def assert_equal(scores: Scores, at: int, case: Case) -> None:
    """One hand of a batch beside its explained score, number by number."""
    known = expected(scores.rules, case)
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
    assert scores.times is not None
    row = [int(times) for times in scores.times[at]]
    assert int(scores.special[at]) == (known.best.facts.special if known.best else 0), case
    if known.best is None:
        assert not any(row), case
        return
    assert [times & ~REPLACED for times in row] == list(known.best.counts), case
    replaced = {line.entry.id for line in known.lines if line.replaced_by is not None}
    assert {scores.rules.entries[entry].id for entry, times in enumerate(row) if times & REPLACED} == replaced, case


def assert_all_equal(given_rules: Rules, cases: list[Case]) -> None:
    scores = score_many(given_rules, pack(cases), times=True)
    for at, case in enumerate(cases):
        assert_equal(scores, at, case)


@pytest.mark.parametrize("id", IDS)
def test_equal_by_the_book(id: str) -> None:
    random = Random(id)
    cases = [any_case(random) for _ in range(MANY)]
    assert_all_equal(rules(id), cases)


@pytest.mark.parametrize("id", IDS)
def test_equal_with_any_options(id: str) -> None:
    random = Random(f"options of {id}")
    for _ in range(20):
        cases = [any_case(random, wrong=True) for _ in range(MANY // 20)]
        assert_all_equal(any_rules(random, id), cases)


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


@given(CASES)
def test_packed_and_unpacked(case: Case) -> None:
    assert unpack(pack([case])[0]) == case
