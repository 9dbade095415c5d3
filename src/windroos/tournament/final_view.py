"""A final as it is shown: who sits in it and why, what each took along and earned, and whether that still fits."""

from __future__ import annotations

from typing import NamedTuple

from windroos.reckoning.numbers import Number, exact
from windroos.tournament.final import carried
from windroos.tournament.final_deciding import qualified
from windroos.tournament.ranking import RankedEntrant, standings
from windroos.tournament.schedule_events import Carry
from windroos.tournament.state import TournamentState
from windroos.wire.json_text import Json


class ShownFinalist(NamedTuple):
    """Somebody in a final.

    seed     his place among the finalists when it was made, from 1
    before   place and score in the standings that seeded it
    carried  what of that score he took along; `earned` in the final so far; `place` in it now, None before its results
    """

    seed: int
    entrant: str
    place_before: int | None
    before: Number
    carried: Number
    earned: Number
    place: int | None


class ShownFinal(NamedTuple):
    """A final.

    after, first, last  it is seeded by the standings after a round, and played in these rounds
    moved               the standings that seeded it were corrected since, and would give others or another order
    passed              who stand high enough and did not want to play it
    """

    after: int
    first: int
    last: int
    carry: Carry
    finalists: tuple[ShownFinalist, ...]
    passed: tuple[str, ...]
    moved: bool


def shown_final(state: TournamentState, upto: int | None = None) -> ShownFinal | None:
    """The final, as it stands after the last round or after one; None where there is none."""
    final = state.schedule.final
    if final is None:
        return None
    before = {row.entrant: row for row in standings(state, final.after).rows}
    found = standings(state, upto)
    now = {row.entrant: row for row in found.rows}
    has_begun = found.after > final.after
    finalists = tuple(
        _finalist(seed, one, carried(final, before[one].score), before[one], now.get(one) if has_begun else None)
        for seed, one in enumerate(final.finalists, 1)
        if one in before
    )
    last_in = max((row.place_before or 0 for row in finalists), default=0)
    passed = tuple(
        row.entrant
        for row in before.values()
        if row.place is not None and row.place < last_in and row.entrant in final.without
    )
    expected = qualified(state, final.after, len(final.finalists), final.without)
    first = final.after + 1
    return ShownFinal(
        final.after, first, final.after + len(final.rounds), final.carry, finalists, passed, expected != final.finalists
    )


def _finalist(
    seed: int, entrant: str, taken: tuple[Number, Number], before: RankedEntrant, now: RankedEntrant | None
) -> ShownFinalist:
    score, along = taken
    earned = exact(now.score - along) if now is not None else 0
    return ShownFinalist(seed, entrant, before.place, score, along, earned, None if now is None else now.place)


def final_object(state: TournamentState) -> Json:
    """The same for programs; empty where there is no final."""
    found = shown_final(state)
    if found is None:
        return {"finalists": []}
    return {
        **{"after": found.after, "first": found.first, "last": found.last, "carry": found.carry},
        "finalists": [
            {
                **{"seed": one.seed, "entrant": one.entrant, "place_before": one.place_before, "place": one.place},
                **{"before": str(one.before), "carried": str(one.carried), "earned": str(one.earned)},
            }
            for one in found.finalists
        ],
        **{"passed": list(found.passed), "moved": found.moved},
    }
