"""A final is asked for: who sit in it by the standings, and at which tables. Pure."""

from __future__ import annotations

from collections.abc import Sequence

from windroos.people.mentions import Spelt, with_ids
from windroos.seating.door import SEATS
from windroos.seating.schedule import schedule
from windroos.seating.wishes import SeatingWishes, astray
from windroos.tournament.entrants import known_entrant
from windroos.tournament.errors import TournamentError
from windroos.tournament.ranking import standings
from windroos.tournament.schedule import from_one, from_zero, tables_fixed
from windroos.tournament.schedule_deciding import other_tables, places, rounds_played
from windroos.tournament.schedule_events import FinalSeeded, NumbersGiven, ScheduleChanged
from windroos.tournament.schedule_requests import DoSeatFinal
from windroos.tournament.seats import lacking
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_final(state: TournamentState, asked: DoSeatFinal, names: Spelt) -> TournamentDecision:
    """The final that follows from the standings; it takes the place of the rounds that were still to come.

    Raises TournamentError `tournament_no_schedule`, `tournament_final_begun` where a round of the final has a result,
    `tournament_final_early`, `tournament_open_table`, `tournament_final_size` and `tournament_final_few`.
    """
    final = state.schedule.final
    state.schedule.table(1, 1)
    if final is not None and rounds_played(state) > final.after:
        raise TournamentError("tournament_final_begun")
    reason = with_ids(asked.reason.strip(), names)
    if not asked.players:
        return TournamentDecision({"finalists": []}, _taken_away(state, reason), correction=True)
    after = rounds_played(state) if asked.after is None else asked.after
    _check_played(state, after)
    if asked.players % SEATS:
        raise TournamentError("tournament_final_size", players=asked.players)
    finalists = qualified(state, after, asked.players, asked.without)
    if len(finalists) < asked.players:
        raise TournamentError("tournament_final_few", players=asked.players, most=len(finalists) // SEATS * SEATS)
    numbers = _with_numbers(state, finalists)
    tables = asked.players // SEATS
    # The first of the standings is the first of the schedule, and so on: the numbers of the draw stay who they are.
    own = [numbers[one] for one in finalists]
    made = schedule((SEATS,) * tables, asked.rounds, _wishes(state, own, tables), asked.seed)
    rounds = tuple(
        tuple(tuple(own[player - 1] for player in table) for table in tables) for tables in from_one(made.rounds)
    )
    event = FinalSeeded(after, finalists, rounds, asked.carry, reason, asked.without)
    given = () if numbers == state.schedule.numbers else (NumbersGiven(numbers),)
    answer = {
        **{"after": after, "finalists": list(finalists), "rounds": [[list(table) for table in of] for of in rounds]},
        "not_heeded": [
            {"round": after + one.round + 1, "table": one.table + 1, "number": one.players[0] + 1}
            for one in astray(from_zero(rounds), state.schedule.wishes().fixed)
        ],
    }
    return TournamentDecision(answer, (*given, event) if event != final else (), correction=True)


def _taken_away(state: TournamentState, reason: str) -> tuple[FinalSeeded | ScheduleChanged, ...]:
    """No final after all: the rounds come as they were planned, and who was given a table since sits there too."""
    schedule = state.schedule
    if schedule.final is None:
        return ()
    gone, fixed, after = FinalSeeded(schedule.final.after, (), (), reason=reason), schedule.fixed, schedule.final.after
    moved = other_tables(schedule.planned, after, fixed, reason)
    return (gone, moved) if any(astray(from_zero(schedule.planned[after:]), tables_fixed(fixed))) else (gone,)


def _wishes(state: TournamentState, own: Sequence[int], tables: int) -> SeatingWishes:
    """What a final of these numbers heeds: groups that so many tables can keep apart, who stays at a table it has."""
    wishes = state.schedule.wishes()
    at = {number - 1: player for player, number in enumerate(own)}

    def among(groups: Sequence[frozenset[int]]) -> tuple[frozenset[int], ...]:
        found = [frozenset(at[one] for one in group if one in at) for group in groups]
        return tuple(group for group in found if 1 < len(group) <= tables)

    fixed = {at[one]: table for one, table in wishes.fixed.items() if one in at and table < tables}
    return SeatingWishes(among(wishes.apart), among(wishes.rather_apart), fixed)


def qualified(state: TournamentState, after: int, players: int, without: tuple[str, ...] = ()) -> tuple[str, ...]:
    """Who sit in a final by the standings after a round, the first first; who does not want to is passed over."""
    for one in without:
        known_entrant(state, one)
    rows = standings(state, after).rows
    return tuple(row.entrant for row in rows if row.place is not None and row.entrant not in without)[:players]


def _check_played(state: TournamentState, after: int) -> None:
    """The rounds that seed it are played, and none after them."""
    if not after or after < rounds_played(state):
        raise TournamentError("tournament_final_early", played=rounds_played(state))
    if after > len(state.schedule.rounds):
        raise TournamentError("tournament_no_round", round=after, most=len(state.schedule.rounds))
    for round in range(1, after + 1):
        for table in lacking(state, round):
            raise TournamentError("tournament_open_table", round=round, table=table)


def _with_numbers(state: TournamentState, finalists: tuple[str, ...]) -> dict[str, int]:
    """The playing numbers, with the next ones for a reserve who played for others and has none."""
    numbers = dict(state.schedule.numbers)
    for one in finalists:
        if one not in numbers:
            numbers[one] = max((*numbers.values(), places(state))) + 1
    return dict(sorted(numbers.items()))
