"""Which results of a season are kept, and how they are taken together."""

from __future__ import annotations

from collections.abc import Sequence

from windroos.reckoning.formula import SeasonStage
from windroos.reckoning.numbers import Number, mean, share_of, sortable, total

NOT_BEST, LOWEST, HIGHEST = "not_best", "lowest", "highest"
"""Why a result falls away."""


def fallen(stage: SeasonStage, scores: Sequence[Number], counting: int) -> list[str]:
    """Of each score of one person why it falls away, "" where it is kept; of equal ones the latest does.

    counting  the evenings so far, of which `best_share` takes its share
    """
    found = [""] * len(scores)
    if stage.keep == "all" or not scores:
        return found
    keys = sortable(scores)
    order = sorted(range(len(keys)), key=keys.__getitem__, reverse=True)  # of equal ones the first stays first
    if stage.keep == "trim":
        lowest, highest = trimmed(stage, len(scores))
        for at in order[:highest]:
            found[at] = HIGHEST
        for at in order[len(order) - lowest :]:
            found[at] = LOWEST
        return found
    for at in order[quota(stage, counting) :]:
        found[at] = NOT_BEST
    return found


def quota(stage: SeasonStage, counting: int) -> int:
    """How many results are kept at most of so many evenings."""
    return stage.best if stage.keep == "best" else share_of(stage.share, counting, up=stage.round_up)


def trimmed(stage: SeasonStage, count: int) -> tuple[int, int]:
    """How many of the lowest and of the highest are left out of so many results."""
    return next(((low, high) for least, low, high in reversed(stage.trim) if count >= least), (0, 0))


def combined(stage: SeasonStage, scores: Sequence[Number]) -> Number:
    """The kept scores taken together."""
    return mean(scores) if stage.combine == "mean" else total(scores)
