"""What a waiting hand would be worth, whichever tile completes it: the totals of `score` without their explanation."""

from __future__ import annotations

from collections.abc import Iterable
from typing import NamedTuple

from windroos.bits import PackedCounts, packed_counts
from windroos.hands import By, Hand, Situation, Win
from windroos.reading.facts import Lay
from windroos.rules.rules import Rules
from windroos.scoring.readings import lay_of, waits_of, winning
from windroos.scoring.score import best_of, count_reading


class Completed(NamedTuple):
    """What a kind makes of a hand: the totals of the mahjong, None where it may not go out."""

    kind: int
    thrown: int | None
    """From a discard."""
    drawn: int | None
    """From the wall."""


def completed(rules: Rules, hand: Hand, winds: Situation, kinds: Iterable[int]) -> tuple[Completed, ...]:
    """What each of the kinds makes of thirteen tiles that lie before a player, in the usual circumstances.

    The hand and the kinds are such as these rules have; nothing is checked.
    """
    rack = packed_counts(hand.concealed)
    thrown, drawn = (lay_of(rules, hand, winds._replace(win=Win(-1, by))) for by in (By.DISCARD, By.WALL))
    waits = waits_of(rules, hand, thrown).bit_count()
    thrown, drawn = thrown._replace(waits=waits), drawn._replace(waits=waits)
    return tuple(Completed(kind, *(_total(rules, rack, lay, kind) for lay in (thrown, drawn))) for kind in kinds)


def _total(rules: Rules, rack: PackedCounts, lay: Lay, kind: int) -> int | None:
    candidates = [count_reading(rules, facts) for facts in winning(rules, rack, lay, kind)]
    if not candidates:
        return None
    best = best_of(candidates, True).total
    return best.total if best.legal else None
