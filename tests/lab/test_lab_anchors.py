"""One more computer player measured by those who are known: he finds his place, and nobody else moves."""

from __future__ import annotations

from collections.abc import Sequence

import numpy as np
import pytest

from windroos.books.catalog import rules
from windroos.expert.levels import HUMAN, LEVELS
from windroos.fast.selfplay.results import Batch
from windroos.lab.anchors import KINDS, placed
from windroos.rating.anchors import Anchor, StrengthMeasure
from windroos.rules.rules import Rules

STRENGTHS = {kind: float(3 * at - 10) for at, kind in enumerate((*LEVELS, "expert", HUMAN))}
KNOWN = StrengthMeasure(0.5, 20.0, 0.0, 1000, {kind: Anchor(STRENGTHS[kind], 0.1) for kind in KINDS})


def as_strong_as_they_are(
    rules: Rules,
    players: Sequence[str],
    hands: int,
    seed: int,
    *,
    first: int = 0,
    round: int | None = 0,
    stock: bool = False,
) -> Batch:
    """Hands without chance, in which points to the power of a half are the strength of each seat."""
    own = np.array([STRENGTHS[player] * abs(STRENGTHS[player]) for player in players])
    none = np.zeros(hands, np.int64)
    net = np.tile(own, (hands, 1)).astype(np.int32)
    return Batch(none, none, none, none, net, net, none, none, none, none, none)  # type: ignore[arg-type]


def test_one_more_player_is_as_strong_as_beside_the_others_and_they_stay() -> None:
    found = placed(rules("nts2002"), HUMAN, KNOWN, 3, 1, as_strong_as_they_are)
    assert found.strengths[HUMAN] == pytest.approx((STRENGTHS[HUMAN], 0.0), abs=1e-9)
    assert {kind: one for kind, one in found.strengths.items() if kind != HUMAN} == KNOWN.strengths
    assert list(found.strengths) == sorted(found.strengths)
