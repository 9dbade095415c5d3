"""The lesson of a book: its steps, from the first tile to the first hand."""

from __future__ import annotations

from collections.abc import Callable
from functools import lru_cache
from typing import Final, Literal

from windroos.lesson.basics import bonus, chow, hand, honours, kong, pung, suits
from windroos.lesson.exercise import LessonError, LessonStep
from windroos.lesson.turns import claim, claim_chow, discard, priority, replacement, turn
from windroos.lesson.winning import count, mahjong, minimum, pay, wait
from windroos.rules.rules import Rules

Track = Literal["whole", "short"]
TRACKS: Final[tuple[Track, ...]] = ("whole", "short")
"""From the first tile; or for who knows another mahjong, what this book has otherwise."""


@lru_cache(maxsize=32)
def lesson(rules: Rules, track: Track = "whole") -> tuple[LessonStep, ...]:
    """The steps of these rules in order; the last one, which asks nothing, leads to a table."""
    made = [step(rules) for step in _STEPS[track]]
    return tuple(step for step in made if step is not None)


def step_of(rules: Rules, track: str, number: int) -> LessonStep:
    """LessonStep `number` (from 1) of a lesson.

    Raises:
        LessonError: `lesson_step` where there is none.
    """
    known = next((one for one in TRACKS if one == track), None)
    steps = lesson(rules, known) if known is not None else ()
    if not 0 < number <= len(steps):
        raise LessonError("lesson_step", count=len(steps))
    return steps[number - 1]


def _play(_: Rules) -> LessonStep:
    return LessonStep("play")


_STEPS: Final[dict[Track, tuple[Callable[[Rules], LessonStep | None], ...]]] = {
    "whole": (
        suits, honours, bonus, pung, chow, kong, hand, turn, discard, claim, claim_chow, priority, replacement, wait,
        minimum, mahjong, count, pay, _play,
    ),
    "short": (bonus, claim_chow, priority, minimum, count, pay, _play),
}  # fmt: skip
