"""A round to come seated by the standings: the first four together, or Swiss. Pure, the same everywhere."""

from __future__ import annotations

from collections.abc import Mapping

from windroos.people.mentions import with_ids
from windroos.seating.door import measure_object
from windroos.seating.measure import measure
from windroos.seating.ranked import by_rank, nearest
from windroos.seating.rounds import changed_cards
from windroos.tournament.errors import TournamentError
from windroos.tournament.ranking import standings
from windroos.tournament.schedule import from_one, from_zero, wishes_of
from windroos.tournament.schedule_events import ScheduleChanged
from windroos.tournament.schedule_requests import DoSeatRound
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision


def decide_seats(state: TournamentState, asked: DoSeatRound, names: Mapping[str, str]) -> TournamentDecision:
    """The round seated anew, at as many tables as it had; the rounds after it stay as they are.

    Raises TournamentError `tournament_no_schedule`, `tournament_no_round`, `tournament_has_results` where it has begun
    and `tournament_open_table` where a table before it has no result.
    """
    rounds, made = state.schedule.rounds, state.schedule.made
    state.schedule.table(asked.round, 1)
    assert made is not None
    check_played(state, asked.round)
    before = from_zero(rounds[: asked.round - 1])
    order, sizes = standing_numbers(state, asked.round - 1), [len(table) for table in rounds[asked.round - 1]]
    wishes = wishes_of(made)
    tables = (
        by_rank(sizes, order, before) if asked.by == "by_rank" else nearest(sizes, order, before, wishes, asked.seed)
    )
    now = (*rounds[: asked.round - 1], *from_one((tables,)), *rounds[asked.round :])
    affected = changed_cards(rounds, now)
    reason = with_ids(asked.reason.strip(), names)
    event = ScheduleChanged(now, asked.round - 1, affected, reason, asked.seed, asked.by)
    answer = {"affected": list(affected), "measure": measure_object(measure(from_zero(now), wishes))}
    return TournamentDecision(answer, (event,) if now != rounds else (), correction=True)


def check_played(state: TournamentState, round: int) -> None:
    """The round has not begun, and all before it are played."""
    rounds = state.schedule.rounds
    kept = {at for at, table in state.results.items() if table.typed is not None}
    if any(one == round for one, _ in kept):
        raise TournamentError("tournament_round_begun", round=round)
    for at in range(1, round):
        for number in range(1, len(rounds[at - 1]) + 1):
            if (at, number) not in kept:
                raise TournamentError("tournament_open_table", round=at, table=number)


def standing_numbers(state: TournamentState, after: int) -> list[int]:
    """Playing numbers, from 0, by the standings after a round: below the line last, then numbers that are nobody's."""
    numbers = state.schedule.numbers
    placed = [numbers[row.entrant] - 1 for row in standings(state, after).rows if row.entrant in numbers]
    everybody = sorted(number - 1 for table in state.schedule.rounds[0] for number in table)
    there = set(everybody)
    first = [number for number in dict.fromkeys(placed) if number in there]
    return [*first, *(number for number in everybody if number not in set(first))]
