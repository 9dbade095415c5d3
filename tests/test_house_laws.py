"""Random house rules reach what a hand waits for, and practice, by every book."""

from __future__ import annotations

from random import Random

import pytest
from hypothesis import assume, given, settings
from hypothesis import strategies as st

from tests.houses import house_by_chance
from tests.test_waits import near_hands
from windroos.books.catalog import IDS
from windroos.handbook.practice import HANDS, Answer, check, deal, has_doubles
from windroos.hands import By, Win
from windroos.rules.rules import Rules
from windroos.scoring.score import Line, Score, score
from windroos.scoring.waits import LEGAL, SETS, waits, ways

SEEDS = st.integers(0, 2**32)


def standing(scored: Score, played: Rules) -> list[Line]:
    """The lines that count, each of them one that the house counts, for what the house says."""
    items = {entry.id: entry for entry in played.entries}
    for line in scored.lines:
        item = items[line.entry.id]
        assert item.active
        assert (line.points, line.doubles, line.fan) == (
            *(line.times * item.points, line.times * item.doubles),
            line.times * item.fan,
        )
    return [line for line in scored.lines if line.replaced_by is None]


@settings(max_examples=30)
@given(seed=SEEDS, minimum=st.sampled_from((6, 8, 10, 16)))
def test_mcr_waits_are_what_the_house_pays_for(seed: int, minimum: int) -> None:
    """A hand is one tile from the minimum where a drawn tile brings it, and each tile pays by the house's items."""
    played, random = house_by_chance("mcr", Random(seed), minimum=minimum), Random(seed + 1)
    for hand, situation in near_hands(random, 2):
        far = {way.form: way for way in ways(played, hand, situation)}
        drawn = 0
        for wait in waits(played, hand, situation):
            for got, by in ((wait.wall, By.WALL), (wait.discard, By.DISCARD)):
                assert sum(line.fan for line in standing(got, played)) == got.would_be
                assert got.legal == (got.would_be - got.extra >= minimum)
                assert got == score(played, hand, situation._replace(win=Win(wait.kind, by)))
            drawn |= (wait.wall.legal and far[SETS].nearer >> wait.kind & 1) << wait.kind
        assert (far[LEGAL].missing == 1) == (drawn != 0)
        assert not drawn or far[LEGAL].nearer == drawn


@pytest.mark.parametrize("id", IDS)
@settings(max_examples=12)
@given(seed=SEEDS, number=st.integers(0, HANDS - 1))
def test_practice_asks_what_the_house_counts(id: str, seed: int, number: int) -> None:
    """A hand to practise with is one by the house's rules, and the answer that is right is what the house pays."""
    played = house_by_chance(id, Random(seed))
    try:
        asked = deal(played, str(seed), number)
    except LookupError:  # by these rules nobody goes out
        assume(False)
        return
    assert asked == score(played, asked.hand, asked.situation)
    counted = standing(asked, played)
    right = Answer(
        asked.points,
        asked.doubles if has_doubles(played) else None,
        asked.would_be if asked.limit is not None else None,
    )
    assert check(asked, right).right
    if asked.limit is not None:
        return
    wrong = check(asked, right._replace(points=asked.points - 1))
    assert (wrong.right, wrong.points_short) == (False, 1)
    assert set(wrong.forgotten) <= {line.entry.id for line in counted}
