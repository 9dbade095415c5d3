"""One player: what is compiled keeps to the Python that compiles, and does the same as Python at every decision."""

from __future__ import annotations

import os
from random import Random

import pytest

from tests.houses import house_by_chance
from tests.test_subset import faults
from windroos.books.catalog import IDS, rules
from windroos.expert.choice import choose_answer, choose_discard, choose_kong
from windroos.expert.known import WORTH_STEPS, PlanLookups, PlanRules
from windroos.expert.memory import plain
from windroos.expert.numbers import set_plan_lookups, set_plan_rules
from windroos.expert.worth import LEAST, bottom_of, step_of
from windroos.fast.build.reach import reachable
from windroos.lab.twins import compare_twins

FULL = bool(os.environ.get("WINDROOS_FULL"))
ALIKE = 0.99
"""The share of decisions in which the twins must do the same."""


def test_what_is_compiled_keeps_to_what_compiles() -> None:
    functions = reachable([choose_answer, choose_discard, choose_kong])
    del functions["windroos.bits.count"]  # the processor's own instruction
    assert len(functions) > 20
    assert [fault for function in functions.values() for fault in faults(function)] == []


@pytest.mark.parametrize("id", IDS)
def test_compiled_and_in_python_it_is_one_player(id: str) -> None:
    found = compare_twins(rules(id), 1000 if FULL else 4, seed=3)
    assert found.decisions > (50_000 if FULL else 150)
    assert found.same >= ALIKE, found.differences[:3]


@pytest.mark.parametrize("id", IDS)
def test_it_is_one_player_by_house_rules_too(id: str) -> None:
    for at in range(20 if FULL else 1):
        found = compare_twins(house_by_chance(id, Random(f"{id}:{at}")), 50 if FULL else 2, seed=at)
        assert found.same >= ALIKE, found.differences[:3]


def test_steps_of_worths_follow_each_other() -> None:
    bottoms = [bottom_of(step) for step in range(WORTH_STEPS)]
    assert bottoms == sorted(set(bottoms))
    for step, bottom in enumerate(bottoms[1:-1], 1):
        assert step_of(bottom) == step or bottom < 4 << LEAST
        assert step_of(bottom - 1) <= step - 1
    assert step_of(1 << 62) == WORTH_STEPS - 2


@pytest.mark.parametrize("id", IDS)
def test_values_fit_in_64_bits(id: str) -> None:
    known, lookups = plain(PlanRules), plain(PlanLookups)
    set_plan_rules(known, rules(id))
    set_plan_lookups(lookups, rules(id))
    most = max(lookups.fades[39, 1] * lookups.goal_values[g] for g in range(known.expert_goal_count))
    assert most * (16 * 144 + max(lookups.gains[at] for at in range(16)) * 34 * 4 * 13) < 1 << 62


def test_an_object_has_what_its_class_declares_and_what_is_given() -> None:
    lookups = plain(PlanLookups)
    assert lookups.honour_worths[3, 3, 6] == 0
    lookups.fades[2, 5] = 7
    assert lookups.fades[2, 5] == 7
    assert lookups.fades[3, 5] == 0
    assert plain(PlanRules, minimum=4).minimum == 4
