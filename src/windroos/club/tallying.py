"""The tally of an evening of a club, from whatever its results are: sheets, paper forms and typed totals."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from datetime import date

from windroos.club.club_state import ClubState
from windroos.club.counts import tables_of
from windroos.club.evening_state import EveningPart, EveningState
from windroos.club.mahjongs import RULED, ProgramRulings
from windroos.club.marks import RecordMark
from windroos.club.seasons import LinesOf, lines_of
from windroos.club.settings import ClubSettings
from windroos.club.tally import EveningTally
from windroos.club.twentyone import twentyone_marks
from windroos.club.year import CALENDAR, ClubYear, year_of


def evening_tally(
    club: ClubState, evening: EveningState, ruled: ProgramRulings = RULED, lines: LinesOf = lines_of
) -> EveningTally:
    """An evening with everyone as who he is now; a cancelled one has nothing. `lines` says what everybody did."""
    found = () if evening.cancelled else tuple(lines(club, evening))
    return EveningTally(evening.id, evening.day, evening.closed, found, tables_of(club, evening, ruled))


def ruled_by(settings: ClubSettings) -> ProgramRulings:
    """What the club rules of the score program (rulings K6, K7, K8, K11 and K12)."""
    return ProgramRulings(
        "twelve_thousand" if settings.ruling("rich") == "twelve_thousand" else "players",
        "table" if settings.ruling("scarf_hands") == "table" else "own",
        losers=settings.ruling("losers") == "yes",
        situations=settings.ruling("situations") == "yes",
        both=settings.ruling("both") == "yes",
    )


def races_of(club: ClubState, evenings: Sequence[EveningTally]) -> tuple[RecordMark, ...]:
    """Who filled the twenty-one in which year, over all evenings of a club, the oldest first (rule 143)."""
    return twentyone_marks(evenings, lambda day: programme_year(club, day))


def not_taken(evenings: Iterable[EveningState]) -> tuple[EveningPart, ...]:
    """The parts of tables that are counted on a score sheet which is no result: no figure knows their hands yet."""
    return tuple(
        part
        for evening in evenings
        if not evening.cancelled
        for place, part in evening.parts.items()
        if part.sheet and (place not in evening.results or evening.results[place].typed is None)
    )


def year_kind(club: ClubState) -> str:
    """How the years of the score program run: calendar years, or by ruling K13 those of the club."""
    return club.year if club.settings.ruling("year") == "club" else CALENDAR


def programme_year(club: ClubState, day: date) -> ClubYear:
    """The year of rules 130, 137 and 140-143 that a day belongs to. Raises ClubError `club_year_far`."""
    return year_of(year_kind(club), day)
