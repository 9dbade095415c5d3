"""Standings of a season: its evenings, results and members, given to its formula."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date
from functools import lru_cache

from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_events import SheetTyped, TypedResult
from windroos.club.evening_state import EveningState
from windroos.club.hands import sheet_of
from windroos.club.people import one_with
from windroos.club.periods import period_named, periods
from windroos.reckoning.facts import Adjustment, Membership, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import read
from windroos.reckoning.lines import ResultLine, TablePart, from_sheet, from_totals
from windroos.reckoning.numbers import exact
from windroos.reckoning.periods import added
from windroos.reckoning.scored import Scored
from windroos.reckoning.standings import apply


@lru_cache(maxsize=64)
def formula_of(season: SeasonSet) -> Formula:
    """The formula of a season, from its stored text. Raises ReckoningError."""
    return read(season.formula)


def season_of(club: ClubState, id: str) -> SeasonSet:
    """A season. Raises ClubError `club_season_unknown`."""
    if id not in club.seasons:
        raise ClubError("club_season_unknown", season=id)
    return club.seasons[id]


def standings(
    club: ClubState, evenings: Iterable[EveningState], season: SeasonSet, period: str = "", on: date | None = None
) -> Scored:
    """The standings of a season or of a period of it, as they are now or as they were on a day.

    Raises ClubError `club_period`, `club_year_far`, and ReckoningError.
    """
    formula = formula_of(season)
    own = evenings_of(season, evenings)
    listed = [SeasonEvening(one.id, one.day, one.kind) for one in own if one.kind in formula.lines.kinds]
    by_period = periods(formula.periods, season.since, listed)
    until = on or date.max
    played = {one.id: one for one in own if one.day <= until}

    def scored(some: Iterable[SeasonEvening]) -> Scored:
        held = [one for one in some if one.id in played]
        return score_evenings(formula, club, [played[one.id] for one in held])

    if period:
        return scored(period_named(by_period, period).evenings)
    if formula.periods.year == "sum" and by_period:
        return added(formula, [scored(one.evenings) for one in by_period])
    return scored(listed)


def evenings_of(season: SeasonSet, evenings: Iterable[EveningState]) -> list[EveningState]:
    """The evenings that are held in a season."""
    return [one for one in evenings if season.since <= one.day <= season.until and not one.cancelled]


def score_evenings(
    formula: Formula, club: ClubState, evenings: Sequence[EveningState], lots: Sequence[Sequence[str]] = ()
) -> Scored:
    """A formula applied to evenings."""
    return apply(
        formula,
        [line for evening in evenings for line in lines_of(club, evening)],
        [_season_evening(club, evening) for evening in evenings],
        members_of(club),
        adjustments_of(club, evenings),
        lots,
    )


def _season_evening(club: ClubState, evening: EveningState) -> SeasonEvening:
    silent = tuple(one_with(club.people, person) for person in evening.without_notice)
    return SeasonEvening(evening.id, evening.day, evening.kind, silent)


def lines_of(club: ClubState, evening: EveningState) -> list[ResultLine]:
    """What everybody did on an evening, as who he is now; tables that do not add up are left out."""
    found: list[ResultLine] = []
    for typed in evening.counting:
        found += part_lines(evening, typed, [one_with(club.people, player) for player in typed.players])
    return found


def part_lines(evening: EveningState, typed: TypedResult, people: Sequence[str]) -> tuple[ResultLine, ...]:
    """What everybody did at a table part, from its sheet or from totals."""
    rules = typed.rules or evening.rules
    at = TablePart(evening.id, evening.day, typed.table, typed.part, rules, exact(typed.share))
    if isinstance(typed, SheetTyped):
        return from_sheet(at, people, sheet_of(typed))
    at = at._replace(complete=typed.complete)
    return from_totals(at, people, typed.points, typed.mahjongs or None, typed.caused or None, typed.hands)


def members_of(club: ClubState) -> list[Membership]:
    """Who was a member when, as who he is now."""
    return [
        Membership(one_with(club.people, person.id), *span)
        for person in club.people.values()
        for span in person.memberships
    ]


def adjustments_of(club: ClubState, evenings: Iterable[EveningState]) -> list[Adjustment]:
    """Points given by hand, to who he is now."""
    return [
        Adjustment(one_with(club.people, given.person), evening.id, given.points, given.reason)
        for evening in evenings
        for given in evening.adjustments
    ]
