"""Hands that a lesson shows: of those that a beginner makes, the first that these rules count as the lesson needs."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from windroos.notation import parse
from windroos.rules.rules import Rules
from windroos.scoring.score import Score, score

HANDS: Final = (
    "[RRR] 123m 456p 789s 2p +2p discard S/E",
    "[345p] [567s] 234m 678m 3s +3s discard S/E",
    "[345p] [567s] 234m 999m 3s +3s discard S/E",
    "[RRR] [888p] 55m 234s 99p +5m discard S/E",
    "[RRR] [888p] 55p 234p 99p +5p discard S/E",
    "[GGG] [SSS] 222p 567p 9p +9p discard S/E",
    "[RRR] [555p] 222p 88p 99p +9p discard S/E",
)
"""Mahjongs with a discard, the plainest first: South in the round of East."""


def first(rules: Rules, test: Callable[[Score], bool]) -> Score | None:
    """The first of the hands that passes a test, counted; None where none does."""
    return next((scored for scored in (_counted(rules, text) for text in HANDS) if test(scored)), None)


def _counted(rules: Rules, text: str) -> Score:
    reading = parse(text)
    return score(rules, reading.hand, reading.situation)


def may_go_out(scored: Score) -> bool:
    """A mahjong that one may go out with, worth something by more than one line."""
    return scored.legal and scored.limit is None and len(_alive(scored)) > 1


def falls_short(scored: Score) -> bool:
    """Four sets and a pair that one may not go out with."""
    return not scored.legal


def is_worth_counting(scored: Score) -> bool:
    """A mahjong that somebody can add up who does so for the first time."""
    return may_go_out(scored) and 3 <= len(_alive(scored)) <= 7


def winning_tile(scored: Score) -> int:
    """The tile with which a hand was won."""
    win = scored.situation.win
    assert win is not None
    return win.tile


def _alive(scored: Score) -> list[object]:
    return [line for line in scored.lines if line.replaced_by is None]
