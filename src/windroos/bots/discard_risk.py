"""What a discard may cost: it may be somebody's mahjong, and in Hong Kong it may have to be paid for alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from windroos.play.model.view import View
from windroos.play.rules.liability_choice import blameless, choice_at
from windroos.tiles import EAST

_CALM, _RISES, _HIGHEST = 4.0, 0.006, 0.07
"""The chance that a discard that says nothing is somebody's mahjong: from this turn on it grows, up to a bound."""
_COSTS: Final = {"doubles": 60.0, "gau": 40.0, "fan": 8.0, "points": 8.0}
"""What it costs to give somebody his mahjong, beyond what it costs that he may go out anyway; by scheme."""
_JUST_PASSED, _LAST_ONE, _FEW_LEFT, _TERMINAL = 0.15, 0.3, 0.5, 0.75


def risks(view: View, left: list[int], kinds: Sequence[int]) -> list[float]:
    """The points that discarding each of the kinds may cost; `left` copies of each kind has this seat not seen."""
    table = view.table
    turn = len(table.discards) / table.seats
    chance = min(_HIGHEST, max(0.0, _RISES * (turn - _CALM)))
    if not chance:
        return [0.0] * len(kinds)
    just_passed = {thrown.tile for thrown in table.discards[1 - table.seats :]}
    cost = _COSTS[view.rules.rule_set.scheme.id]
    return [chance * (_JUST_PASSED if kind in just_passed else _share(kind, left[kind])) * cost for kind in kinds]


def _share(kind: int, left: int) -> float:
    """How dangerous a kind is beside one in the middle of a suit of which tiles are left."""
    if kind >= EAST:
        return _LAST_ONE if left <= 1 else _FEW_LEFT
    if not left:
        return _FEW_LEFT
    return _TERMINAL if kind % 9 in (0, 8) else 1.0


def safe_kinds(view: View, kinds: list[int]) -> list[int]:
    """Those of the kinds for which nobody can be made to pay for all (Hong Kong); all of them where there are none."""
    choice = choice_at(view.conduct, view.table, view.seat, view.own.rack)
    if choice is None:
        return kinds
    safe = blameless(choice)
    return [kind for kind in kinds if kind in safe] or kinds
