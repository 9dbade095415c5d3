"""The schedule as it stands: playing numbers and rounds, folded from what was told of them."""

from __future__ import annotations

from collections.abc import Mapping
from itertools import combinations
from typing import NamedTuple

from windroos.seating.measure import SeatingMeasure, measure
from windroos.seating.rounds import Pair, Round, Table, pair
from windroos.seating.wishes import SeatingWishes
from windroos.tournament.errors import TournamentError
from windroos.tournament.schedule_events import FinalSeeded, NumbersGiven, ScheduleChanged, ScheduleEvent, ScheduleSet


class ScheduleState(NamedTuple):
    """Who sits where.

    numbers  playing numbers by entrant
    made     the schedule as it was set, None before
    rounds   as they stand after every change: tables of playing numbers from 1, East first
    changes  in order
    final    the last rounds are a final, of some; None: there is none
    planned  the rounds as they would be without it
    fixed    the table at which a number stays, as it was set or is since; both as texts and numbers from 1
    """

    numbers: Mapping[str, int] = {}
    made: ScheduleSet | None = None
    rounds: tuple[Round, ...] = ()
    changes: tuple[ScheduleChanged, ...] = ()
    final: FinalSeeded | None = None
    planned: tuple[Round, ...] = ()
    fixed: Mapping[str, int] = {}

    def wishes(self) -> SeatingWishes:
        """What it is to heed: as it was set, and who was given a table since."""
        if self.made is None:
            return SeatingWishes()
        return wishes_of(self.made._replace(fixed=self.fixed))

    def entrant_of(self, number: int) -> str:
        """Whose number it is, "" nobody's."""
        return next((entrant for entrant, own in self.numbers.items() if own == number), "")

    def table(self, round: int, table: int) -> Table:
        """The numbers at a table, East first.

        Raises TournamentError `tournament_no_schedule`, `tournament_no_round`, `tournament_no_table`.
        """
        if not self.rounds:
            raise TournamentError("tournament_no_schedule")
        if round > len(self.rounds):
            raise TournamentError("tournament_no_round", round=round, most=len(self.rounds))
        tables = self.rounds[round - 1]
        if table > len(tables):
            raise TournamentError("tournament_no_table", table=table, round=round, most=len(tables))
        return tables[table - 1]

    def measure(self) -> SeatingMeasure:
        """How good the schedule is, counted from its rounds but for a final; players from 0."""
        rounds = self.rounds if self.final is None else self.rounds[: self.final.after]
        return measure(from_zero(rounds), self.wishes())


def after_schedule(state: ScheduleState, event: ScheduleEvent) -> ScheduleState:
    """The schedule after an event."""
    match event:
        case NumbersGiven(numbers):
            return state._replace(numbers=numbers)
        case ScheduleSet(rounds):
            return ScheduleState(state.numbers, event, rounds, fixed=event.fixed)
        case ScheduleChanged(rounds):
            fixed = event.fixed if event.how == "tables" else state.fixed
            final = None if state.final is None else state.final._replace(rounds=rounds[state.final.after :])
            return state._replace(rounds=rounds, changes=(*state.changes, event), fixed=fixed, final=final)
        case FinalSeeded(after, finalists, rounds):
            planned = state.rounds if state.final is None else state.planned
            if not finalists:
                return state._replace(rounds=planned, final=None, planned=())
            return state._replace(rounds=(*planned[:after], *rounds), final=event, planned=planned)


def from_zero(rounds: tuple[Round, ...]) -> tuple[Round, ...]:
    """Rounds of numbers from 1 as `windroos.seating` has them."""
    return tuple(tuple(tuple(number - 1 for number in table) for table in tables) for tables in rounds)


def from_one(rounds: tuple[Round, ...]) -> tuple[Round, ...]:
    """And back."""
    return tuple(tuple(tuple(number + 1 for number in table) for table in tables) for tables in rounds)


def wishes_of(made: ScheduleSet) -> SeatingWishes:
    """What a schedule was to heed."""
    not_in: dict[Pair, frozenset[int]] = {pair(one - 1, other - 1): frozenset({0}) for one, other in made.not_first}
    for group in made.not_in:
        for met in combinations(sorted({number - 1 for number in group.players}), 2):
            not_in[met] = not_in.get(met, frozenset()) | {round - 1 for round in group.rounds}
    return SeatingWishes(
        _from_zero_groups(made.apart),
        _from_zero_groups(made.rather_apart),
        tables_fixed(made.fixed),
        not_in,
        _from_zero_groups(made.together),
    )


def tables_fixed(fixed: Mapping[str, int]) -> dict[int, int]:
    """Who stays at which table, as `windroos.seating` has them; both from 1 and numbers as texts."""
    return {int(number) - 1: table - 1 for number, table in fixed.items()}


def _from_zero_groups(groups: tuple[tuple[int, ...], ...]) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(number - 1 for number in group) for group in groups)
