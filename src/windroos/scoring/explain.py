"""The arithmetic of a score, step by step, as data; `windroos.text.explain` has the words.

>>> from windroos.notation import parse
>>> from windroos.books.catalog import rules
>>> from windroos.scoring.score import score
>>> south = parse("234m 678m 3s [345p] [567s] +3s discard S/E")
>>> [formula(step) for step in arithmetic(score(rules("groenehart2011"), south.hand, south.situation))]
['20 + 2 + 2 = 24', '24 × 4 = 96']
"""

from __future__ import annotations

from typing import Literal, NamedTuple

from windroos.bits import digit
from windroos.rules.patterns.winning import winning_tile
from windroos.rules.rule import Part
from windroos.scoring.score import Line, Score
from windroos.text.figures import TIMES, number
from windroos.text.words import Lang
from windroos.tiles import kinds_in

Kind = Literal[
    "points", "doubled", "limit", "limit_hand", "fan", "capped", "counted", "finishing", "rounded", "bonus", "flowers"
]


class Calculation(NamedTuple):
    """One calculation. `terms` are added up, or multiplied where `kind` is `doubled`; `result` is what follows.

    points      NTS: the points; MCR: the points without flowers
    doubled     points times two to the power of the doubles
    limit       what is over the limit is cut off: the term becomes the result
    limit_hand  a limit hand sets the total; there are no terms
    fan         Hong Kong: the fan; `capped` as `limit`
    counted, finishing, rounded, bonus    144 rules: G, A, G + A rounded up, and U on top
    flowers     MCR: the flowers, apart from the points
    """

    kind: Kind
    terms: tuple[int, ...]
    result: int


def arithmetic(score: Score) -> tuple[Calculation, ...]:
    """Every step from the lines to the total, the last result; empty where nothing is counted.

    For MCR a step `flowers` may follow the total.
    """
    if score.best is None:
        return ()
    scheme = score.rules.rule_set.scheme
    if score.situation.win is None and not scheme.everyone:
        return ()
    if score.limit is not None:
        steps: list[Calculation] = [Calculation("limit_hand", (), score.would_be)]
    elif scheme.parts:
        steps = _parts(score)
    elif scheme.doubles:
        steps = _doubles(score)
    elif scheme.limit_row:
        steps = _fan(score)
    else:
        steps = [Calculation("points", _terms(score, "fan", Part.COUNTED, Part.NOTHING_ELSE), score.points)]
    flowers = _terms(score, "fan", Part.FLOWERS) if scheme.flowers else ()
    if flowers:
        steps.append(Calculation("flowers", flowers, score.extra))
    return tuple(steps)


def _doubles(score: Score) -> list[Calculation]:
    steps = [Calculation("points", _terms(score, "points"), score.points)]
    return steps + _doubled(score.points, score)


def _doubled(points: int, score: Score) -> list[Calculation]:
    """Points times doubles, and the cut at the limit."""
    steps = []
    product = points << score.doubles
    if score.doubles:
        steps.append(Calculation("doubled", (points, 1 << score.doubles), product))
    if product > score.would_be:
        steps.append(Calculation("limit", (product,), score.would_be))
    return steps


def _parts(score: Score) -> list[Calculation]:
    steps = []
    total = 0
    for kind, part in (("counted", Part.COUNTED), ("finishing", Part.FINISHING)):
        terms = _terms(score, "points", part)
        if terms:
            total += sum(terms)
            steps.append(Calculation("counted" if kind == "counted" else "finishing", terms, sum(terms)))
    if score.extra != total:
        steps.append(Calculation("rounded", (total,), score.extra))
    bonus = _terms(score, "points", Part.BONUS)
    if bonus:
        steps.append(Calculation("bonus", (score.extra, *bonus), score.points))
    if not steps:
        steps.append(Calculation("points", (), score.points))
    return steps + _doubled(score.points, score)


def _fan(score: Score) -> list[Calculation]:
    terms = _terms(score, "fan")
    steps = [Calculation("fan", terms, sum(terms))]
    if sum(terms) > score.would_be:
        steps.append(Calculation("capped", (sum(terms),), score.would_be))
    return steps


def _terms(score: Score, award: Literal["points", "fan"], *parts: Part) -> tuple[int, ...]:
    """What each line that counts adds, in the order of the book."""
    counted = (
        line.points if award == "points" else line.fan
        for line in score.lines
        if line.replaced_by is None and (not parts or line.entry.part in parts)
    )
    return tuple(worth for worth in counted if worth)


def formula(step: Calculation, lang: Lang = "en") -> str:
    """A step as it is written down: `20 + 2 + 2 = 24`, `24 × 4 = 96`, and `2,112 → 2,000` where the limit cuts.

    Only the result where there is nothing to add.
    """
    if step.kind in ("limit", "capped", "rounded"):
        return f"{number(step.terms[0], lang)} → {number(step.result, lang)}"
    if len(step.terms) < 2:
        return number(step.result, lang)
    sign = f" {TIMES} " if step.kind == "doubled" else " + "
    return f"{sign.join(number(term, lang) for term in step.terms)} = {number(step.result, lang)}"


class Minimum(NamedTuple):
    """What going out asks for, and what a hand has. `unit` is `doubles`, `fan` or `points`."""

    needed: int
    have: int
    unit: str


def minimum_of(counted: Score) -> Minimum:
    """The doubles, fan or points that a winner's hand has towards the minimum of its rules."""
    scheme = counted.rules.rule_set.scheme
    lines = [line for line in counted.lines if line.replaced_by is None and line.entry.minimum]
    lines = [line for line in lines if line.entry.part != Part.FLOWERS]
    have = sum(line.doubles if scheme.doubles else line.fan for line in lines)
    return Minimum(counted.rules.policy.minimum, have, scheme.unit)


def line_tiles(score: Score, line: Line) -> tuple[int, ...]:
    """The tiles that a line is about, sets in full: a pung of dots 4 is three tiles. Empty for the whole hand.

    A tile of a chow that the line is about stands there once, also where the hand has a pair or pung of it.
    """
    if score.best is None or not line.tiles:
        return ()
    f = score.best.facts
    in_chows = 0
    for suit, chows in enumerate((f.chow_m, f.chow_p, f.chow_s)):
        for rank in range(7):
            run = 7 << 9 * suit + rank
            if digit(chows, rank) and line.tiles & run == run:
                in_chows |= run
    tiles: list[int] = []
    for kind in kinds_in(line.tiles):
        copies = 1
        if line.entry.tiles is not winning_tile and not in_chows >> kind & 1:
            if f.pungs >> kind & 1:
                copies = 3 + (f.lay.kongs >> kind & 1)
            elif f.pairs >> kind & 1:
                copies = 2
        tiles.extend([kind] * copies)
    return tuple(tiles)
