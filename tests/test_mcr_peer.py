"""Our MCR against an independent judge, PyMahjongGB (the Chinese text of 1998), fan by fan, on random hands.

20,000 hands, or 100,000 where WINDROOS_FULL is set. A hand may have several readings of equal worth: the judge's list
of fans must be one of them.
"""

from __future__ import annotations

import os
from collections import Counter
from random import Random

import pytest

from windroos.books.catalog import rules
from windroos.hands import By, Hand, Situation
from windroos.notation import format_hand
from windroos.rules.totals import STANDS
from windroos.scoring.score import Candidate, score
from windroos.testkit.mcr_hands import random_win

judge = pytest.importorskip("MahjongGB").MahjongFanCalculator
HANDS = 100_000 if os.environ.get("WINDROOS_FULL") else 20_000
CHINESE = rules("mcr", edition="1998")

CODES = tuple(
    [f"{suit}{rank}" for suit in "WBT" for rank in range(1, 10)]
    + [f"F{wind}" for wind in range(1, 5)]
    + ["J3", "J2", "J1"]
)
PACKS = {"chow": "CHI", "pung": "PENG", "kong": "GANG"}
OTHER_NAMES = {
    "two_dragons_pungs": "two_dragon_pungs",
    "all_five": "all_fives",
    "concealed_kong_and_melded_kong": "melded_and_concealed_kong",
}


def judged(hand: Hand, situation: Situation) -> Counter[str]:
    """How often each fan counts by PyMahjongGB, under our ids."""
    win = situation.win
    assert win is not None
    packs = tuple(
        (PACKS[meld.kind], CODES[meld.tile + (meld.kind == "chow")], 1 if meld.open else 0) for meld in hand.melds
    )
    found = judge(
        packs,
        tuple(CODES[kind] for kind in hand.concealed),
        CODES[win.tile],
        len(hand.bonus),
        win.by in (By.WALL, By.KONG, By.BONUS),
        win.last_of_kind,
        win.by in (By.KONG, By.ROBBED),
        win.last,
        situation.seat,
        situation.round,
        True,
    )
    names = {name.lower().replace(" ", "_").replace("-", "_"): times for _, times, _, name in found}
    return Counter({OTHER_NAMES.get(name, name): times for name, times in names.items()})


def counted(candidate: Candidate) -> Counter[str]:
    """How often each fan counts in one reading of ours."""
    return Counter(
        {
            entry.id: times
            for entry, times, replaced_by in zip(CHINESE.entries, candidate.counts, candidate.replaced_by, strict=True)
            if times and replaced_by == STANDS
        }
    )


def test_the_judge_agrees() -> None:
    random = Random(20260101)
    values = {entry.id: entry.fan for entry in CHINESE.entries}
    seen: Counter[str] = Counter()
    wrong: list[str] = []
    for _ in range(HANDS):
        hand, situation = random_win(random)
        theirs = judged(hand, situation)
        ours = score(CHINESE, hand, situation)
        assert ours.best is not None
        total = ours.would_be + ours.extra
        best = [counted(one) for one in ours.candidates if one.total.total == ours.would_be]
        if sum(values[id] * times for id, times in theirs.items()) != total or theirs not in best:
            wrong.append(f"{format_hand(hand, situation)}\n  ours {total} {dict(best[0])}\n  judge {dict(theirs)}")
        seen.update(theirs.keys())
    assert not wrong, f"{len(wrong)} of {HANDS}\n" + "\n".join(wrong[:20])
    assert {entry.id for entry in CHINESE.entries} - set(seen) == set()
