"""Standings of a season: its evenings, results and members, given to its formula."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence, Set
from datetime import date, timedelta
from functools import lru_cache, partial
from typing import NamedTuple

from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_events import SheetTyped, TypedResult
from windroos.club.evening_state import EveningState
from windroos.club.hands import seats_of
from windroos.club.people import one_with
from windroos.club.periods import SeasonPeriod, period_named, periods
from windroos.club.scheme_games import away_from_home
from windroos.club.wall_view import compared_at
from windroos.reckoning.facts import Adjustment, Membership, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import read
from windroos.reckoning.lines import ResultLine, TablePart, from_counts, from_total, from_totals, numbered
from windroos.reckoning.numbers import exact
from windroos.reckoning.periods import added
from windroos.reckoning.scored import Scored
from windroos.reckoning.standings import Places, apply_until
from windroos.scoresheet.won import NO_NUMBERS
from windroos.text.formulas import formula_called
from windroos.text.words import Lang


@lru_cache(maxsize=64)
def formula_of(season: SeasonSet) -> Formula:
    """The formula of a season, from its stored text. Raises ReckoningError."""
    return read(season.formula)


def season_named(season: SeasonSet, lang: Lang = "nl") -> str:
    """The name of a season, else its formula's, where its days stand beside it. Raises ReckoningError."""
    return season.name or formula_called(formula_of(season).name, lang)


def season_called(season: SeasonSet, lang: Lang = "nl") -> str:
    """What a season is called: its name, else its formula's with its years; Dutch where programs ask.

    Raises ReckoningError.
    """
    first, last = season.since.year, season.until.year
    return season.name or f"{season_named(season, lang)} {first if first == last else f'{first}-{last}'}"


def season_of(club: ClubState, id: str) -> SeasonSet:
    """A season. Raises ClubError `club_season_unknown`."""
    if id not in club.seasons:
        raise ClubError("club_season_unknown", season=id)
    return club.seasons[id]


def lines_of(club: ClubState, evening: EveningState) -> Sequence[ResultLine]:
    """What everybody did on an evening, as who he is now; tables that do not add up are left out."""
    found: list[ResultLine] = []
    for _, kept in sorted(evening.results.items()):
        if kept.typed is not None and kept.typed.settled:
            people = [one_with(club.people, player) for player in kept.typed.players]
            found += part_lines(evening, kept.typed, people, club.numbers, both=club.settings.ruling("both") == "yes")
    for part, total in enumerate(evening.totals, 1):
        rules = total.rules or evening.rules
        at = TablePart(evening.id, evening.day, 0, part, rules)
        found.append(from_total(at, one_with(club.people, total.person), *total[2:6]))
    return found


def part_lines(
    evening: EveningState,
    typed: TypedResult,
    people: Sequence[str],
    numbers: Mapping[str, int] = NO_NUMBERS,
    *,
    both: bool = False,
) -> tuple[ResultLine, ...]:
    """What everybody did at a table part, from totals, or from its sheet, which may have been counted before.

    `numbers` of special hands by the club's own list go before those of the sheet; `both`: a formation and a situation
    at once count both (ruling K12).
    """
    rules = typed.rules or evening.rules
    complete = None if isinstance(typed, SheetTyped) else typed.complete
    at = TablePart(evening.id, evening.day, typed.table, typed.part, rules, exact(typed.share), complete)
    if isinstance(typed, SheetTyped):
        kept = evening.results.get((typed.table, typed.part))
        seats = evening.counts.seats.get(kept.event) if kept is not None and kept.typed is typed else None
        counts = seats_of(typed) if seats is None else seats
        return from_counts(at, people, [numbered(one, numbers, both=both) for one in counts])
    lines = from_totals(at, people, typed.points, typed.mahjongs or None, typed.caused or None, typed.hands)
    worth = compared_at(evening).get((typed.table, typed.part)) if evening.walls.rounds else None
    return tuple(line._replace(compared=one) for line, one in zip(lines, worth, strict=True)) if worth else lines


LinesOf = Callable[[ClubState, EveningState], Sequence[ResultLine]]
"""What everybody did on an evening: `lines_of`, or what it said before."""


class SeasonReckoning(NamedTuple):
    """Standings with what they were made of.

    formula  by which they were made
    planned  the evenings of the season or of the period, those to come too
    periods  of the season
    places   everybody's place on the day before the last evening
    """

    formula: Formula
    planned: tuple[SeasonEvening, ...]
    periods: tuple[SeasonPeriod, ...]
    scored: Scored
    places: Mapping[str, int | None] = {}


def standings(
    club: ClubState,
    evenings: Iterable[EveningState],
    season: SeasonSet,
    period: str = "",
    on: date | None = None,
    lines: LinesOf = lines_of,
) -> Scored:
    """The standings of a season or of a period of it, as they are now or as they were on a day.

    `lines` says what everybody did on an evening.

    Raises ClubError `club_period`, `club_year_far`, and ReckoningError.
    """
    return reckoned(club, evenings, season, period, on, lines=lines).scored


def reckoned(
    club: ClubState,
    evenings: Iterable[EveningState],
    season: SeasonSet,
    period: str = "",
    on: date | None = None,
    formula: Formula | None = None,
    *,
    with_places: bool = False,
    lines: LinesOf = lines_of,
) -> SeasonReckoning:
    """The standings with what they were made of; by another formula where one is given, from the first evening on.

    with_places  reckon also who had which place on the day before the last evening
    lines        says what everybody did on an evening

    Raises ClubError `club_period`, `club_year_far`, and ReckoningError.
    """
    evenings = tuple(evenings)
    before = formulas_before(season) if formula is None else ()
    formula = formula or formula_of(season)
    own = evenings_of(season, evenings)
    listed = tuple(SeasonEvening(one.id, one.day, one.kind) for one in own if one.kind in formula.lines.kinds)
    by_period = periods(formula.periods, season.since, listed)
    until = on or date.max
    played = {one.id: one for one in own if one.day <= until}
    only = frozenset(one_with(club.people, person) for person in season.people if person in club.people)
    moved = _moved_games(club, tuple(played.values()), season.season)

    def scored(
        some: Iterable[SeasonEvening], named: str, days: Sequence[date] = ()
    ) -> tuple[Scored, tuple[Places, ...]]:
        held = [played[one.id] for one in some if one.id in played]
        lots = club.competition.lots_of(season.season, named)
        return _scored_until(formula, club, held, lots, before, only, days, partial(_lines_at, lines, moved))

    chosen = period_named(by_period, period) if period else SeasonPeriod("", listed)
    last = max(
        (played[one.id].day for one in chosen.evenings if one.id in played and played[one.id].has_points), default=None
    )
    days = (last - timedelta(days=1),) if with_places and last is not None else ()
    if not period and formula.periods.year == "sum" and by_period:
        lots = club.competition.lots_of(season.season, "")
        year = added(formula, [scored(one.evenings, one.name)[0] for one in by_period], lots)
        places: Places = {}
        if days:
            own_formula = None if before else formula
            earlier = reckoned(club, evenings, season, "", days[0], own_formula, lines=lines).scored
            places = {row.person: row.place for row in earlier.rows}
        return SeasonReckoning(formula, listed, by_period, year, places)
    now, then = scored(chosen.evenings, chosen.name, days)
    return SeasonReckoning(formula, chosen.evenings, by_period, now, *then)


class MovedGames(NamedTuple):
    """Games of a scheme that were played on another day than their round.

    lines  by the evening that they are of
    away   the tables (evening, number) at which they were played
    """

    lines: Mapping[str, tuple[ResultLine, ...]] = {}
    away: Set[tuple[str, int]] = frozenset()


def _moved_games(club: ClubState, evenings: Sequence[EveningState], season: str) -> MovedGames:
    """The games of a season that were caught up or played ahead: each is a further table of its own evening."""
    if season not in club.competition.schemes:
        return MovedGames()
    homes = away_from_home(club, evenings, season)
    by_id = {one.id: one for one in evenings}
    lines: dict[str, list[ResultLine]] = {}
    numbers: dict[str, int] = {}
    for (id, table), home in homes.items():
        last = max((typed.table for typed in home.counting), default=0)
        if last:  # what was played ahead counts once its round is played
            numbers[home.id] = number = numbers.get(home.id, last) + 1
            found = (line._replace(evening=home.id, table=number) for line in _lines_of_table(club, by_id[id], table))
            lines.setdefault(home.id, []).extend(found)
    return MovedGames({id: tuple(found) for id, found in lines.items()}, frozenset(homes))


def _lines_of_table(club: ClubState, evening: EveningState, table: int) -> list[ResultLine]:
    return [line for line in lines_of(club, evening) if line.table == table]


def _lines_at(lines: LinesOf, moved: MovedGames, club: ClubState, evening: EveningState) -> Sequence[ResultLine]:
    """What is of an evening, whenever it was played."""
    if not moved.away:
        return lines(club, evening)
    found = [line for line in lines(club, evening) if (evening.id, line.table) not in moved.away]
    return [*found, *moved.lines.get(evening.id, ())]


@lru_cache(maxsize=64)
def formulas_before(season: SeasonSet) -> tuple[tuple[date, Formula], ...]:
    """The formulas by which a season counts its evenings before a day, the oldest first. Raises ReckoningError."""
    return tuple((span.until, read(span.formula)) for span in season.before)


def evenings_of(season: SeasonSet, evenings: Iterable[EveningState]) -> list[EveningState]:
    """The evenings that are held in a season."""
    return [one for one in evenings if season.since <= one.day <= season.until and not one.cancelled]


def score_evenings(
    formula: Formula, club: ClubState, evenings: Sequence[EveningState], lots: Sequence[Sequence[str]] = ()
) -> Scored:
    """A formula applied to evenings."""
    return _scored_until(formula, club, evenings, lots)[0]


def _scored_until(
    formula: Formula,
    club: ClubState,
    evenings: Sequence[EveningState],
    lots: Sequence[Sequence[str]] = (),
    before: Sequence[tuple[date, Formula]] = (),
    only: Set[str] = frozenset(),
    days: Sequence[date] = (),
    lines: LinesOf = lines_of,
) -> tuple[Scored, tuple[Places, ...]]:
    """A formula applied to evenings, and who had which place at the end of each of some days.

    `lots`, `before` and `only` are as `standings.apply` takes them.
    """
    return apply_until(
        formula,
        [line for evening in evenings for line in lines(club, evening)],
        [_season_evening(club, evening) for evening in evenings],
        days,
        members_of(club),
        adjustments_of(club, evenings),
        lots,
        before,
        only,
    )


def _season_evening(club: ClubState, evening: EveningState) -> SeasonEvening:
    silent = tuple(one_with(club.people, person) for person in evening.without_notice)
    return SeasonEvening(evening.id, evening.day, evening.kind, silent)


def members_of(club: ClubState) -> list[Membership]:
    """Who was a member when, as who he is now."""
    return [
        Membership(one_with(club.people, person.id), span.since, span.until)
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
