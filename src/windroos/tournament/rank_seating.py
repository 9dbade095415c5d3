"""A round to come seated by the standings: the first four together, or Swiss. Pure, the same everywhere."""

from __future__ import annotations

from windroos.people.mentions import Spelt, with_ids
from windroos.seating.door import measure_object
from windroos.seating.measure import measure
from windroos.seating.ranked import by_rank, nearest
from windroos.seating.rounds import changed_cards
from windroos.tournament.by_standings import is_seated, rounds_settled, way_of
from windroos.tournament.errors import TournamentError
from windroos.tournament.ranking import standings
from windroos.tournament.schedule import from_one, from_zero
from windroos.tournament.schedule_events import ScheduleChanged
from windroos.tournament.schedule_requests import DoSeatRound
from windroos.tournament.seats import lacking
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_seats(state: TournamentState, asked: DoSeatRound, names: Spelt) -> TournamentDecision:
    """The round seated anew, at as many tables as it had; the rounds after it stay as they are.

    Raises TournamentError `tournament_no_schedule`, `tournament_no_round`, `tournament_has_results` where it has begun
    and `tournament_open_table` where a table before it has no result.
    """
    rounds = state.schedule.rounds
    state.schedule.table(asked.round, 1)
    check_played(state, asked.round)
    before = from_zero(rounds[: asked.round - 1])
    order, sizes = standing_numbers(state, asked.round), [len(table) for table in rounds[asked.round - 1]]
    wishes, way = state.schedule.wishes(), asked.by or way_of(state, asked.round) or "by_rank"
    tables = (
        by_rank(sizes, order, before, wishes) if way == "by_rank" else nearest(sizes, order, before, wishes, asked.seed)
    )
    now = (*rounds[: asked.round - 1], *from_one((tables,)), *rounds[asked.round :])
    affected = changed_cards(rounds, now)
    reason = with_ids(asked.reason.strip(), names)
    event = ScheduleChanged(now, asked.round - 1, affected, reason, asked.seed, way)
    answer = {"affected": list(affected), "measure": measure_object(measure(from_zero(now), wishes))}
    is_told = now == rounds and (is_seated(state, asked.round) or way_of(state, asked.round) is None)
    return TournamentDecision(answer, () if is_told else (event,), correction=True)


def seats_of_call(state: TournamentState, round: int, names: Spelt) -> TournamentDecision:
    """What a round that is called has to be seated by first, where the formula seats it by the standings.

    Raises TournamentError `tournament_open_table` where a table before it has no result.
    """
    if round <= rounds_settled(state) or way_of(state, round) is None:
        return TournamentDecision()
    made = state.schedule.made
    return decide_seats(state, DoSeatRound(round, None, made.seed if made is not None else 0, ""), names)


def check_played(state: TournamentState, round: int) -> None:
    """The round has not begun, and all before it are played."""
    if any(at == round and table.typed is not None for (at, _), table in state.results.items()):
        raise TournamentError("tournament_round_begun", round=round)
    for at in range(1, round):
        for table in lacking(state, at):
            raise TournamentError("tournament_open_table", round=at, table=table)


def standing_numbers(state: TournamentState, round: int) -> list[int]:
    """The numbers of a round to come, from 0, by the standings before it; last below the line, then nobody's."""
    numbers, there = state.schedule.numbers, {at - 1 for table in state.schedule.rounds[round - 1] for at in table}
    placed = [numbers[row.entrant] - 1 for row in standings(state, round - 1).rows if row.entrant in numbers]
    first = [number for number in placed if number in there]
    return [*first, *sorted(there - set(first))]
