"""Which rounds a formula seats by the standings before them, and how many rounds have seats that are settled."""

from __future__ import annotations

from typing import Final, Literal

from windroos.tournament.formula import formula_of
from windroos.tournament.state import TournamentState

SeatWay = Literal["by_rank", "swiss"]
"""The first four together; or everybody with who is near and was met least."""
SEAT_WAYS: Final[tuple[SeatWay, ...]] = ("by_rank", "swiss")


def way_of(state: TournamentState, round: int) -> SeatWay | None:
    """How the formula seats a round by the standings; None where it is by the schedule, or of a final."""
    rounds, stage, final = len(state.schedule.rounds), formula_of(state.setup).tournament.seats, state.schedule.final
    if round < 2 or round > rounds or (final is not None and round > final.after):
        return None
    last = stage.last_rounds if round == rounds else "schedule"
    for way in SEAT_WAYS:
        if way in (last, stage.schedule if last == "schedule" else ""):
            return way
    return None


def is_seated(state: TournamentState, round: int) -> bool:
    """Whether a round was seated by the standings before it, and not made anew since."""
    ways = (
        one.how
        for one in reversed(state.schedule.changes)
        if (one.how in SEAT_WAYS and one.played == round - 1) or (one.how == "remade" and one.played < round)
    )
    return next(ways, "remade") in SEAT_WAYS


def rounds_settled(state: TournamentState) -> int:
    """The rounds whose seats are settled: those before the first that is still to be seated by the standings.

    A round that was called, or has a result, is played as it is.
    """
    rounds = len(state.schedule.rounds)
    begun = max((round for (round, _), kept in state.results.items() if kept.typed is not None), default=0)
    coming = range(max(begun, state.clock.current) + 1, rounds + 1)
    return next((round - 1 for round in coming if way_of(state, round) and not is_seated(state, round)), rounds)
