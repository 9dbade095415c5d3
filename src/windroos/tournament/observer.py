"""The observer's report on a tournament for the European ranking, filled in as far as is known."""

from __future__ import annotations

from fractions import Fraction
from typing import Final

from windroos.tournament.formula import formula_of
from windroos.tournament.mers import base_rank, weight_of
from windroos.tournament.prizes import prizes
from windroos.tournament.ranking import standings
from windroos.tournament.registration import referees
from windroos.tournament.world import TournamentWorld
from windroos.wire.json_text import Json

FEWEST_FROM_EUROPE: Final = 16
"""Players from countries of the association, below which a tournament does not count for the ranking."""


def observer_report(world: TournamentWorld) -> Json:
    """What is known of what the report asks; what only people can say is null.

    `weight` is that of one day. `ranks` are base ranks of the places as they stand (ruling T3: a half is rounded up).
    """
    state = world.there()
    setup, formula = state.setup, formula_of(state.setup)
    rows = [row for row in standings(state).rows if row.place is not None]
    countries: dict[str, int] = {}
    for row in rows:
        country = state.entrants[row.entrant].country or "?"
        countries[country] = countries.get(country, 0) + 1
    rounds = formula.tournament.rounds
    given, called = prizes(state), referees(state)
    return {
        **{"name": setup.name or None, "date": str(setup.day), "rules": formula.name, "source": formula.source or None},
        **{
            "players": len(rows),
            "countries": dict(sorted(countries.items())),
            "enough": len(rows) >= FEWEST_FROM_EUROPE,
        },
        **{"weight": str(weight_of(1, len(rows), len(countries.keys() - {"?"})))},
        "schedule": {"rounds": len(state.schedule.rounds), "minutes": rounds.minutes or None},
        "referees": [{"person": one.entrant, "played": one.standing == "in"} for one in called] or None,
        "clock_seen": None,
        "published": [{"round": one.told.round, "version": one.told.version} for one in state.publishing.versions],
        "prizes": [{"prize": one.prize, "place": one.place or None, "winners": list(one.winners)} for one in given],
        "corrections": sum(len(kept.earlier) for kept in state.results.values()),
        "settled": sum(kept.settled for kept in state.results.values()),
        "rescheduled": len(state.schedule.changes),
        "ranks": [
            {"entrant": row.entrant, "rank": base_rank(len(rows), Fraction(row.place or 0))}
            for row in rows
            if len(rows) > 1
        ],
    }
