"""What several pages of a tournament show alike: the clock, the rounds, standings as rows."""

from __future__ import annotations

from collections.abc import Callable
from datetime import date
from typing import Final, NamedTuple

from windroos.reckoning.numbers import show
from windroos.text.dates import long_day
from windroos.text.words import Lang
from windroos.tournament.clock import RoundPhase, left, phase
from windroos.tournament.formula import formula_of
from windroos.tournament.hall_view import HallRound, hall_round, planned_of, ready_in, round_now
from windroos.tournament.ranking import TournamentStandings, standings
from windroos.tournament.schedule_deciding import rounds_played
from windroos.tournament.state import TournamentState

MOST_KEPT: Final = 32
"""Standings that are kept at once."""


class ShownRound(NamedTuple):
    """A round in the programme. `day` and `begins` as planned, "" where nobody said; `is_now`: it is played now."""

    round: int
    phase: RoundPhase
    day: str
    begins: str
    minutes: int
    ready: int
    tables: int
    is_now: bool
    is_final: bool


class ShownPlace(NamedTuple):
    """A row of the standings. `moved` is the places gained since the round before."""

    place: int | None
    entrant: str
    number: int
    score: str
    points: int
    rounds: int
    moved: int | None
    decided_by: str


class StandingsBook:
    """Standings as they were reckoned last, for as long as nothing has happened to their tournament."""

    def __init__(self) -> None:
        self._kept: dict[tuple[str, int, int | None], TournamentStandings] = {}

    def of(self, state: TournamentState, after: int | None = None) -> TournamentStandings:
        """The standings, now or after a round."""
        key = (state.id, state.length, after)
        if key not in self._kept:
            while len(self._kept) >= MOST_KEPT:
                self._kept.pop(next(iter(self._kept)))
            self._kept[key] = standings(state, after)
        return self._kept[key]


def programme(state: TournamentState, now: int) -> list[ShownRound]:
    """The rounds with their times, and which is played now."""
    current, found = round_now(state), []
    count = len(state.schedule.rounds) or state.setup.rounds
    for round in range(1, count + 1):
        plan = planned_of(state, round)
        day, begins, minutes = plan[1:] if plan is not None else ("", "", 0)
        tables = len(state.schedule.rounds[round - 1]) if state.schedule.rounds else 0
        is_now = round == current and (bool(state.clock.current) or bool(state.results))
        of_final = state.schedule.final is not None and round > state.schedule.final.after
        stands = phase(state.clock, round, now)
        found.append(ShownRound(round, stands, day, begins, minutes, ready_in(state, round), tables, is_now, of_final))
    return found


def day_said(lang: Lang) -> Callable[[str], str]:
    """What gives a day of the programme as people write it."""
    return lambda day: long_day(date.fromisoformat(day), lang)


def running(state: TournamentState, now: int, table: int = 0) -> tuple[HallRound | None, int]:
    """The round that is played now, and the seconds that are left of it at a table; None before there is one."""
    current = round_now(state)
    if not current:
        return None, 0
    return hall_round(state, current, now), left(state.clock, current, now, table)


def hidden_from(state: TournamentState) -> int:
    """The first round whose results are for the desk alone; beyond the last where nothing is hidden."""
    hidden = state.publishing.hidden
    return len(state.schedule.rounds) + 1 if hidden is None else max(1, hidden)


def has_points_beside(state: TournamentState) -> bool:
    """Whether points say something beside scores, which are points themselves in many a formula."""
    final = state.schedule.final
    return formula_of(state.setup).table.measure != "points" or (final is not None and final.carry != "all")


def may_ask_needs(state: TournamentState, round: int) -> bool:
    """Whether players may ask what they need in a round: others came before it, and nothing of these is kept back."""
    return 1 < round <= hidden_from(state)


def seen_places(book: StandingsBook, state: TournamentState, lang: Lang) -> tuple[list[ShownPlace], int]:
    """The standings as everybody may see them, and after which round: of hidden ones the last rows, once revealed."""
    now = rounds_played(state)
    if now < hidden_from(state):
        return places(book, state, lang), now
    if state.publishing.revealed:
        return places(book, state, lang)[-state.publishing.revealed :], now
    return places(book, state, lang, hidden_from(state) - 1), hidden_from(state) - 1


def places(book: StandingsBook, state: TournamentState, lang: Lang, after: int | None = None) -> list[ShownPlace]:
    """The standings, now or after a round."""
    numbers = state.schedule.numbers
    return [
        ShownPlace(
            *(row.place, row.entrant, numbers.get(row.entrant, 0), show(row.score, lang), int(row.points), row.rounds),
            *(row.moved, row.decided_by),
        )
        for row in book.of(state, after).rows
    ]
