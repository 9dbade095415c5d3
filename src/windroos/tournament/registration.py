"""Who may register, for whom there is a place, and who waits for one. Pure."""

from __future__ import annotations

from collections.abc import Iterable
from datetime import date

from windroos.tournament.countries import country_code
from windroos.tournament.entrant_events import EntrantSet
from windroos.tournament.state import TournamentState


def is_open(state: TournamentState, today: date) -> bool:
    """Whether entrants may register themselves."""
    registration = state.registration
    in_time = registration.until is None or today <= registration.until
    return registration.open and in_time and not state.publishing.finished and not state.schedule.numbers


def waiting(state: TournamentState) -> tuple[EntrantSet, ...]:
    """Who wait for a place, in order."""
    return tuple(one for one in state.aside.values() if one.standing == "waiting")


def officials(state: TournamentState) -> tuple[EntrantSet, ...]:
    """Who are there for the tournament and do not play."""
    return tuple(one for one in state.aside.values() if one.standing == "official")


def referees(state: TournamentState) -> tuple[EntrantSet, ...]:
    """Who may be called as a referee, those who do not play first."""
    return tuple(one for one in (*officials(state), *state.entrants.values()) if one.referee)


def has_place(state: TournamentState, country: str) -> bool:
    """Whether there is a place for a player of a country; what is reserved for one's own country is for nobody else."""
    registration = state.registration
    if not registration.places:
        return True
    players = [one for one in state.entrants.values() if not one.reserve]
    if len(players) >= registration.places:
        return False
    home = country_code(registration.home)
    if not home or country_code(country) == home:
        return True
    abroad = sum(country_code(one.country) != home for one in players)
    return abroad < registration.places - registration.reserved


def first_waiting(state: TournamentState, besides: Iterable[str] = ()) -> EntrantSet | None:
    """Who of those who wait gets the next place, None where there is none for any of them."""
    passed = set(besides)
    return next((one for one in waiting(state) if one.entrant not in passed and has_place(state, one.country)), None)
