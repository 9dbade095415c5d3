"""What the page of standings shows: each row with its movement, its last evenings and what it still needs."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import Final, NamedTuple

from windroos.club.club_events import SeasonSet
from windroos.club.club_state import ClubState
from windroos.club.competition import SeasonEnding
from windroos.club.evening_state import EveningState
from windroos.club.season_deciding import ending_digest
from windroos.club.seasons import LinesOf, SeasonReckoning, lines_of, reckoned
from windroos.reckoning.chances import IfEndedNow, TitleChance, evenings_left, if_ended_now
from windroos.reckoning.facts import SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.numbers import Number, mean
from windroos.reckoning.scored import EveningScore, Lack, Scored, StandingRow

LAST: Final = 5
"""Evenings of a person that stand in his row."""


class RankedRow(NamedTuple):
    """A row of the page.

    row      what the formula makes of his results
    moved    places up (or down, negative) since the evening before; None: he had no place then, or has none now
    is_new   he had no result before the last evening
    average  of the evenings that count and at which he was; None without one
    won      tables at which nobody was better than he
    last     his last evenings, the latest last
    chance   what is left for him; None where the season is over
    """

    row: StandingRow
    moved: int | None
    is_new: bool
    average: Number | None
    won: int
    last: tuple[EveningScore, ...]
    chance: TitleChance | None

    @property
    def lacking(self) -> int:
        """Evenings that he still needs for the title."""
        return max(self.row.needed - self.row.evenings, 0)


class Outsider(NamedTuple):
    """Who played and is in no ranking: a guest, or somebody of another division."""

    person: str
    evenings: int


class SeasonBoard(NamedTuple):
    """The page of a season, or of a period of it.

    period     its name, "" for the whole season
    periods    the names of all
    evening    the last evening played, None before the first
    held       evenings that are planned and played
    rows       those with a place; `below` the line stand the others in the ranking
    ahead      what can still happen; None where nothing is to come
    ending     how it ended, None where it is not closed; `changed`: its standings have changed since
    mixed      the rule sets whose points are added together, where these are more than one
    """

    season: SeasonSet
    formula: Formula
    period: str
    periods: tuple[str, ...]
    evening: SeasonEvening | None
    held: int
    scored: Scored
    rows: tuple[RankedRow, ...]
    below: tuple[RankedRow, ...]
    outside: tuple[Outsider, ...]
    ahead: IfEndedNow | None
    ending: SeasonEnding | None
    changed: bool
    mixed: tuple[str, ...] = ()

    @property
    def lacks(self) -> tuple[Lack, ...]:
        """What the formula asks for and nobody knows."""
        return self.scored.lacks


def season_board(
    club: ClubState,
    evenings: Iterable[EveningState],
    season: SeasonSet,
    period: str = "",
    on: date | None = None,
    formula: Formula | None = None,
    lines: LinesOf = lines_of,
) -> SeasonBoard:
    """The page as it is now, or as it was on a day; by another formula where one is given.

    `lines` says what everybody did on an evening.

    Raises ClubError `club_period`, `club_year_far`, and ReckoningError.
    """
    evenings = tuple(evenings)
    found = reckoned(club, evenings, season, period, on, formula, with_places=True, lines=lines)
    scored = found.scored
    name = period_name(found, period)
    evening = scored.evenings[-1].evening if scored.evenings else None
    is_open = evenings_left(found.formula, scored, found.planned) > 0  # else nobody can win or miss anything any more
    ahead = if_ended_now(found.formula, scored, found.planned) if scored.rows and is_open else None
    chances = {one.person: one for one in ahead.chances} if ahead is not None and ahead.left else {}
    rows = [_row(row, found.places, scored, chances.get(row.person)) for row in scored.rows]
    ending = club.competition.endings.get((season.season, name))
    return SeasonBoard(
        season=season,
        formula=found.formula,
        period=name,
        periods=tuple(one.name for one in found.periods),
        evening=evening,
        held=len(found.planned),
        scored=scored,
        rows=tuple(row for row in rows if row.row.place is not None),
        below=tuple(row for row in rows if row.row.place is None),
        outside=_outside(scored),
        ahead=ahead if ahead is not None and ahead.left else None,
        ending=ending,
        changed=ending is not None and ending.digest != ending_digest(club, evenings, season.season, name, scored),
        mixed=_mixed(found, [one for one in evenings if on is None or one.day <= on]),
    )


def _mixed(reckoning: SeasonReckoning, evenings: Iterable[EveningState]) -> tuple[str, ...]:
    """The rule sets whose points a formula adds together; () where it counts places, or there is but one."""
    formula, planned = reckoning.formula, {one.id for one in reckoning.planned}
    if formula.table.measure != "points":
        return ()
    found: set[str] = set()
    for evening in evenings:
        if evening.id in planned:
            found.update(total.rules or evening.rules for total in evening.totals)
            found.update(
                kept.typed.rules or evening.rules
                for kept in evening.results.values()
                if kept.typed is not None and kept.typed.settled
            )
    counted = found.intersection(formula.lines.rules) if formula.lines.rules else found
    return tuple(sorted(counted)) if len(counted) > 1 else ()


def period_name(found: SeasonReckoning, period: str) -> str:
    """The whole name of a period that was asked for by its name or number; "" for none."""
    asked = period.casefold()
    return next((one.name for at, one in enumerate(found.periods, 1) if asked in (one.name.casefold(), str(at))), "")


def _row(row: StandingRow, places: Mapping[str, int | None], scored: Scored, chance: TitleChance | None) -> RankedRow:
    was = places.get(row.person)
    there = [entry for entry in row.entries if entry.present and entry.counts]
    won = len([part for entry in there for part in entry.parts if part.place == 1])
    return RankedRow(
        row,
        was - row.place if was is not None and row.place is not None else None,
        row.person not in places and len(scored.evenings) > 1,
        mean([entry.score for entry in there]) if there else None,
        won,
        row.entries[-LAST:],
        chance,
    )


def _outside(scored: Scored) -> tuple[Outsider, ...]:
    """Who played and has no row, the most evenings first."""
    ranked = {row.person for row in scored.rows}
    nights: dict[str, set[str]] = {}
    for evening in scored.evenings:
        for table in evening.tables:
            for part in table:
                if part.line.person not in ranked:
                    nights.setdefault(part.line.person, set()).add(evening.evening.id)
    found = [Outsider(person, len(some)) for person, some in nights.items()]
    return tuple(sorted(found, key=lambda one: (-one.evenings, one.person)))
