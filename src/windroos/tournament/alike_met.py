"""How often two who have something in common sit at one table by the schedule, beside how often they must."""

from __future__ import annotations

from typing import NamedTuple

from windroos.reckoning.tournament_stages import Apart
from windroos.seating.measure import club_bound, club_meetings
from windroos.tournament.alike import in_common
from windroos.tournament.formula import formula_of
from windroos.tournament.schedule import from_zero
from windroos.tournament.spread import alike_before, players_of
from windroos.tournament.state import TournamentState


class AlikeMet(NamedTuple):
    """Meetings of two who have the same club, country or team, or are a couple; `bound`: no schedule has fewer."""

    kind: Apart
    met: int
    bound: int


def alike_met(state: TournamentState) -> tuple[AlikeMet, ...]:
    """Of each thing that two had better not have in common, by the formula or as was asked; a final is left out.

    Before the draw it is of the numbers that are kept for them.
    """
    made, final = state.schedule.made, state.schedule.final
    if made is None or not state.schedule.rounds:
        return ()
    rounds = from_zero(state.schedule.rounds if final is None else state.schedule.rounds[: final.after])
    kinds = tuple(dict.fromkeys((*formula_of(state.setup).tournament.seats.rather_apart, *made.rather_of)))
    numbers = dict(state.schedule.numbers)
    if not numbers:
        found = alike_before(state, players_of(state), kinds, len(rounds[0]), made.apart)
        numbers = {who: at for part in found.parts for who, at in zip(part.people, part.numbers, strict=True)}
    people = [state.entrants[one] for one in numbers if one in state.entrants]
    count = 1 + max((player for tables in rounds for table in tables for player in table), default=0)
    met = []
    for kind in kinds:
        labels = [""] * count
        for (_, called), some in in_common(people, (kind,)).items():
            for one in some:
                if numbers[one] <= count:
                    labels[numbers[one] - 1] = called
        met.append(AlikeMet(kind, sum(1 for _ in club_meetings(rounds, labels)), club_bound(rounds, labels)))
    return tuple(met)
