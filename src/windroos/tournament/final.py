"""Standings with a final: its players above all others, with what they took along and what they earned in it. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.reckoning.formula import Formula
from windroos.reckoning.numbers import Number, exact
from windroos.reckoning.ranking import Account, rank
from windroos.reckoning.scored import EveningScore, Scored, StandingRow
from windroos.tournament.schedule_events import Carry, FinalSeeded

PARTS: Final[Mapping[Carry, Fraction]] = {"all": Fraction(1), "half": Fraction(1, 2), "none": Fraction(0)}
"""How much of a score is taken along."""
FROM_NOTHING: Final = "final"
"""Why a round before a final counts for nothing there, as `EveningScore` says it."""


class CarriedScore(NamedTuple):
    """What a finalist had before the final, and what of it he takes along."""

    before: Number
    carried: Number


def carried(final: FinalSeeded, before: Number) -> CarriedScore:
    """What somebody with this score takes along into a final."""
    return CarriedScore(before, exact(PARTS[final.carry] * before))


def with_final(
    formula: Formula, final: FinalSeeded, before: Scored, played: Scored, lots: Sequence[Sequence[str]] = ()
) -> Scored:
    """The standings before a final and those of its rounds as one: who play it stand above who do not.

    Who are equal in it are set apart by the measures of the formula, over all rounds, or over those of the final
    alone where nothing is taken along.
    """
    earned = {row.person: row for row in played.rows}
    finalists, others = [], []
    for row in before.rows:
        if row.person in final.finalists:
            finalists.append(_account(final, row, earned.get(row.person)))
        else:
            others.append(row)
    ranked = rank(formula, finalists, lots)
    below = tuple(
        row if row.place is None else row._replace(place=row.place + _passed(row, before, final)) for row in others
    )
    below_all = {row.person for row in others}
    undecided = tuple(group for group in before.undecided if set(group) <= below_all)
    return before._replace(
        evenings=(*before.evenings, *played.evenings),
        counting=before.counting + played.counting,
        rows=(*ranked.rows, *below),
        champions=ranked.champions,
        undecided=(*ranked.undecided, *undecided),
        lacks=(*before.lacks, *played.lacks, *ranked.lacks),
    )


def _passed(row: StandingRow, before: Scored, final: FinalSeeded) -> int:
    """Finalists who stood at somebody's place or below it, and are above him now."""
    assert row.place is not None
    return sum(one.person in final.finalists and (one.place is None or one.place >= row.place) for one in before.rows)


def _account(final: FinalSeeded, row: StandingRow, earned: StandingRow | None) -> Account:
    """What a finalist has earned; rounds of which nothing is taken along are shown and do not count."""
    rounds: tuple[EveningScore, ...] = row.entries
    if final.carry == "none":
        rounds = tuple(entry._replace(kept=False, counts=False, why=FROM_NOTHING) for entry in rounds)
    score = carried(final, row.score).carried + (earned.score if earned is not None else 0)
    entries = (*rounds, *(earned.entries if earned is not None else ()))
    evenings = row.evenings + (earned.evenings if earned is not None else 0)
    return Account(row.person, exact(score), entries, evenings, row.needed, row.eligible)
