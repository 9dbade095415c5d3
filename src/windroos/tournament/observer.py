"""The observer's report on a tournament for the European ranking, filled in as far as is known."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.reckoning.numbers import Number
from windroos.tournament.countries import country_code
from windroos.tournament.exports import nationality
from windroos.tournament.formula import formula_of
from windroos.tournament.mers import base_rank, weight_of
from windroos.tournament.prizes import prizes
from windroos.tournament.ranking import standings
from windroos.tournament.registration import referees
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentWorld
from windroos.wire.json_text import Json

FEWEST_FROM_EUROPE: Final = 16
"""Players from countries of the association, below which a tournament does not count for the ranking."""


MOST_DAYS: Final = 3
"""That count in the weight of a tournament."""


class TournamentWeight(NamedTuple):
    """What a tournament weighs for the ranking, and by what."""

    days: int
    players: int
    countries: int
    weight: Number


def tournament_weight(state: TournamentState, *, championship: bool = False) -> TournamentWeight:
    """The weight by its programme and who stand in the result; before there is one by who are registered.

    Without a programme it is one day.
    """
    rows = [row.entrant for row in standings(state).rows if row.place is not None]
    people = rows or [one.entrant for one in state.entrants.values() if one.standing == "in" and not one.reserve]
    countries = {country_code(state.entrants[one].country) for one in people} - {""}
    days = min(MOST_DAYS, max(1, len({one.day for one in state.clock.programme if one.day})))
    players = max(1, len(people))
    return TournamentWeight(
        days, len(people), len(countries), weight_of(days, players, max(1, len(countries)), championship)
    )


def observer_countries(state: TournamentState) -> dict[str, int]:
    """How many of each country stand in the result, in two letters; "?" where it is not known."""
    rows = [row.entrant for row in standings(state).rows if row.place is not None]
    return dict(sorted(Counter(nationality(state.entrants[one]) or "?" for one in rows).items()))


def observer_report(world: TournamentWorld) -> Json:
    """What is known of what the report asks; what only people can say is null.

    `ranks` are base ranks of the places as they stand (ruling T3: a half is rounded up). `sessions` are as planned,
    `clock_rounds` those that ran on the clock of the hall; `irregular` counts what was told of who was late or gone.
    """
    state = world.there()
    setup, formula = state.setup, formula_of(state.setup)
    rows = [row for row in standings(state).rows if row.place is not None]
    rounds = formula.tournament.rounds
    given, called, weight = prizes(state), referees(state), tournament_weight(state)
    return {
        **{"name": setup.name or None, "date": str(setup.day), "rules": formula.name, "source": formula.source or None},
        **{
            "players": len(rows),
            "countries": observer_countries(state),
            "enough": len(rows) >= FEWEST_FROM_EUROPE,
        },
        **{"weight": str(weight.weight), "days": weight.days},
        "schedule": {"rounds": len(state.schedule.rounds), "minutes": rounds.minutes or None},
        "sessions": [
            {"round": one.round, "day": one.day or str(setup.day), "begins": one.begins, "minutes": one.minutes}
            for one in state.clock.programme
        ],
        "clock_rounds": sorted(state.clock.rounds),
        "referees": [{"person": one.entrant, "played": one.standing == "in"} for one in called] or None,
        "clock_seen": bool(state.clock.rounds) or None,
        "published": [{"round": one.told.round, "version": one.told.version} for one in state.publishing.versions],
        "prizes": [{"prize": one.prize, "place": one.place or None, "winners": list(one.winners)} for one in given],
        "corrections": sum(len(kept.earlier) for kept in state.results.values()),
        "settled": sum(kept.settled for kept in state.results.values()),
        "rescheduled": len(state.schedule.changes),
        "rulings": sum(one.holds for one in state.penalties.kept.values()),
        "irregular": len(state.irregular.facts),
        "ranks": [
            {"entrant": row.entrant, "rank": base_rank(len(rows), Fraction(row.place or 0))}
            for row in rows
            if len(rows) > 1
        ],
    }
