"""Where points are lost over many hands: at which kind of choice, how often, how much, and in which hands."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, NamedTuple

if TYPE_CHECKING:
    from windroos.bots.review import HandReview

WORTH_COUNTING: Final = 0.5
"""A choice that costs less points is as good as the best."""
_MOST_HANDS: Final = 3


class LostAt(NamedTuple):
    """Choices of one kind (`windroos.bots.review.Loss`) that cost something, and the points that they cost together."""

    kind: str
    times: int
    points: float


class HandLosses(NamedTuple):
    """A reviewed hand in numbers. `start` + `play` + `drawn` + `others` + `ended` is `result`, in points.

    start   what the tiles promised at the first choice
    play    what the choices cost, below 0
    drawn   luck of the tiles that the seat drew
    others  luck of what others did between its choices
    ended   luck of how the hand ended after its last choice
    lost    where the choices cost it, less what is too little to count
    """

    start: float
    play: float
    drawn: float
    others: float
    ended: float
    result: int
    lost: tuple[LostAt, ...]


class LossRow(NamedTuple):
    """Choices of one kind in many hands. `hands`: where most was lost, by their places, at most three."""

    kind: str
    times: int
    points: float
    hands: tuple[int, ...]


def losses(found: HandReview) -> HandLosses:
    """The numbers of a reviewed hand."""
    lost: dict[str, tuple[int, float]] = {}
    for one in found.choices:
        if one.cost >= WORTH_COUNTING:
            times, points = lost.get(one.loss, (0, 0.0))
            lost[one.loss] = times + 1, points + one.cost
    drawn = found.drawn
    others = found.luck - drawn - found.ended
    rows = tuple(LostAt(kind, times, points) for kind, (times, points) in lost.items())
    return HandLosses(found.start, found.play, drawn, others, found.ended, found.result, rows)


def by_kind(hands: Sequence[HandLosses]) -> tuple[LossRow, ...]:
    """Where points were lost in these hands, the most first."""
    found: dict[str, list[tuple[int, LostAt]]] = {}
    for place, hand in enumerate(hands):
        for one in hand.lost:
            found.setdefault(one.kind, []).append((place, one))
    rows = [_row(kind, lost) for kind, lost in found.items()]
    return tuple(sorted(rows, key=lambda row: -row.points))


def whole_sums(hands: Sequence[HandLosses]) -> list[tuple[str, int]]:
    """The fields of these hands together in whole points, `result` last: the others add up to it."""
    result = sum(hand.result for hand in hands)
    sums, before, exact = [], 0, 0.0
    for key in ("start", "play", "drawn", "others"):
        exact += sum(float(getattr(hand, key)) for hand in hands)
        sums.append((key, round(exact) - before))
        before = round(exact)
    return [*sums, ("ended", result - before), ("result", result)]


def _row(kind: str, lost: Sequence[tuple[int, LostAt]]) -> LossRow:
    worst = sorted(lost, key=lambda pair: -pair[1].points)[:_MOST_HANDS]
    times, points = sum(one.times for _, one in lost), sum(one.points for _, one in lost)
    return LossRow(kind, times, points, tuple(place for place, _ in worst))
