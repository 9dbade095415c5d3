"""A year whose standings are those of its periods together."""

from __future__ import annotations

from collections.abc import Sequence

from windroos.reckoning.formula import Formula
from windroos.reckoning.numbers import total
from windroos.reckoning.ranking import Account, rank
from windroos.reckoning.scored import Scored
from windroos.reckoning.standings import needed


def added(formula: Formula, periods: Sequence[Scored], lots: Sequence[Sequence[str]] = ()) -> Scored:
    """The standings of a year that adds up the scores of its periods, in order; lots as of `apply`."""
    counting = sum(scored.counting for scored in periods)
    least = needed(formula, counting)
    rows = [row for scored in periods for row in scored.rows]
    accounts = []
    for person in dict.fromkeys(row.person for row in rows):
        own = [row for row in rows if row.person == person]
        entries = [entry for row in own for entry in row.entries]
        there = sum(row.evenings for row in own)
        # Who came too rarely in the last period may still be a member, and that is all that the year asks of it.
        is_member = own[-1].eligible or own[-1].evenings < own[-1].needed
        eligible = there >= least and is_member
        accounts.append(Account(person, total(row.score for row in own), entries, there, least, eligible))
    ranked = rank(formula, accounts, lots)
    return Scored(
        tuple(evening for scored in periods for evening in scored.evenings),
        counting,
        least,
        ranked.rows,
        ranked.champions if counting else (),
        ranked.undecided,
        tuple(dict.fromkeys((*(lack for scored in periods for lack in scored.lacks), *ranked.lacks))),
    )
