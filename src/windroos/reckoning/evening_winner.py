"""Who won an evening, of those in the ranking."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Final, NamedTuple

from windroos.reckoning.formula import Formula
from windroos.reckoning.numbers import Number, total
from windroos.reckoning.ranking import Account, equal_groups
from windroos.reckoning.scored import EveningScore, Lack

PREMIUMS: Final = ("attendance", "attendance_part")
"""Codes of what being there is worth."""


class EveningWinners(NamedTuple):
    """The first of an evening, more where they are equal to the end; who wait for a lot that was never drawn."""

    people: tuple[str, ...]
    undecided: tuple[str, ...] = ()


def evening_winners(
    formula: Formula,
    tonight: Mapping[str, Sequence[EveningScore]],
    lots: Sequence[Sequence[str]],
    lacking: Callable[[Lack], None],
) -> EveningWinners:
    """Who won it, by score with or without the premium, and then as the formula says (rulings K2, K20).

    tonight  the results of the evening, by person
    """
    stage = formula.evening
    premium = stage.winner == "with_premium" or not formula.attendance.bonus
    scores = [
        _worth(found[0], premium=premium)
        if len(found) == 1
        else total([_worth(entry, premium=premium) for entry in found])
        for found in tonight.values()
    ]
    few = {id(score): score for score in scores}  # what evenings are worth is one of a few values
    best = max(few.values(), default=0)
    top = {key for key, score in few.items() if score == best}
    first = sorted(person for person, score in zip(tonight, scores, strict=True) if id(score) in top)
    undecided: tuple[str, ...] = ()
    if len(first) > 1 and stage.winner_order:
        accounts = [Account(person, 0, list(tonight[person])) for person in first]
        groups = equal_groups(formula, accounts, stage.winner_order, lots, lacking)
        first = sorted(account.person for account in groups[0].members)
        if len(first) > 1 and stage.winner_order[-1].measure == "lot":
            undecided = tuple(first)
    return EveningWinners(tuple(first), undecided)


def _worth(entry: EveningScore, *, premium: bool) -> Number:
    """An evening's score with or without what being there is worth."""
    if premium:
        return entry.score
    parts, items = entry.parts, entry.items
    if len(parts) == 1 and len(items) == len(parts[0].items) + 1:
        score = parts[0].score  # nearly always: one table, and then the premium
        if score is not None and items[-1].code in PREMIUMS:
            return score
    return total([item.value for item in items if item.code not in PREMIUMS])
