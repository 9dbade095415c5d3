"""A player's hand as it is explained: the rack in sets, dim where it counts for nothing, and the lines of its score."""

from __future__ import annotations

from typing import NamedTuple

from windroos.hands import Hand
from windroos.scoring.score import Score
from windroos.telling.lines import ExplanationLine, lines, sum_text
from windroos.telling.racks import rack_groups
from windroos.text.books import BookWords
from windroos.text.words import Lang
from windroos.web.pictures import Tile


class ExplainedHand(NamedTuple):
    """The rack in groups and the lines; `figure` is the sum on one line, `24 × 4 = 96`, "" where nothing is counted."""

    groups: tuple[tuple[Tile, ...], ...]
    lines: tuple[ExplanationLine, ...]
    figure: str


def explained(hand: Hand, score: Score | None, words: BookWords, lang: Lang) -> ExplainedHand:
    """A hand with its score; None where it has none. A loser's tiles that no line is about are dim."""
    if score is None or score.best is None:
        win = score.situation.win if score is not None else None
        return ExplainedHand(tuple(_group(group, None) for group in rack_groups(hand, win, None)), (), "")
    told, win = lines(score, words, lang), score.situation.win
    used = {kind for line in told for kind in (*line.tiles, *line.lit)} if told and win is None else None
    groups = tuple(_group(group, used) for group in rack_groups(hand, win, score.best.facts))
    return ExplainedHand(groups, told, sum_text(score, words, lang)[0])


def _group(kinds: tuple[int, ...], used: set[int] | None) -> tuple[Tile, ...]:
    return tuple(Tile(kind, () if used is None or kind in used else ("dim",)) for kind in sorted(kinds))
