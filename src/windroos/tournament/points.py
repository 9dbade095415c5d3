"""What the results of a tournament are worth, by its formula: the same reckoning as a club's."""

from __future__ import annotations

from functools import lru_cache
from typing import Final, NamedTuple

from windroos.reckoning.facts import Adjustment, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import read
from windroos.reckoning.lines import HighestHand, ResultLine, TablePart, from_totals
from windroos.reckoning.scored import Scored
from windroos.reckoning.standings import apply
from windroos.tournament.seats import seated
from windroos.tournament.setup_events import TournamentSet
from windroos.tournament.state import TournamentState

KEPT_FORMULAS: Final = 64


class CountedResults(NamedTuple):
    """What standings rest on: a line for each person at each table, and what is given or taken besides."""

    lines: tuple[ResultLine, ...]
    adjustments: tuple[Adjustment, ...] = ()


@lru_cache(maxsize=KEPT_FORMULAS)
def _formula(toml: str) -> Formula:
    return read(toml)


def formula_of(setup: TournamentSet) -> Formula:
    """The formula of a tournament."""
    return _formula(setup.toml)


def round_id(round: int) -> str:
    """What a round is called among the evenings of a formula: two digits, so that it sorts."""
    return f"{round:02}"


def counted(state: TournamentState, after: int | None = None) -> CountedResults:
    """Every result so far, or of the rounds up to one."""
    rules = next(iter(formula_of(state.setup).lines.rules), "")
    unranked = frozenset(id for id, one in state.entrants.items() if not one.ranked)
    found: list[ResultLine] = []
    for (round, table), kept in sorted(state.results.items()):
        typed = kept.typed
        if typed is None or (after is not None and round > after):
            continue
        best = [None if one is None else HighestHand(one, one) for one in typed.best]
        found += from_totals(
            TablePart(round_id(round), state.setup.day, table, rules=rules),
            seated(state, round, table),
            typed.points,
            typed.mahjongs or None,
            typed.caused or None,
            typed.hands,
            best=best or None,
            unranked=unranked,
        )
    return CountedResults(tuple(found))


def rounds_of(state: TournamentState) -> tuple[SeasonEvening, ...]:
    """The rounds as a formula has them: evenings of the kind that it counts."""
    kinds = formula_of(state.setup).lines.kinds
    kind = "round" if "round" in kinds else kinds[0]
    return tuple(SeasonEvening(round_id(at), state.setup.day, kind) for at in range(1, len(state.schedule.rounds) + 1))


def scored(state: TournamentState, after: int | None = None) -> Scored:
    """The standings, now or as they were after a round."""
    found = counted(state, after)
    return apply(formula_of(state.setup), found.lines, rounds_of(state), None, found.adjustments, state.publishing.lots)
