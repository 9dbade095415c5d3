"""The cup: who won it on which evening, who has it, when it is due, and who keeps it (house rules 7 and 10, p. 37)."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from datetime import date, timedelta
from hashlib import sha256
from typing import NamedTuple

from windroos.club.club_state import ClubState, CupState
from windroos.club.evening_state import EveningState
from windroos.club.seasons import evenings_of, formula_of, score_evenings, season_called, season_of
from windroos.club.year import year_of
from windroos.reckoning.formula import CupStage
from windroos.text.words import Lang


class CupWin(NamedTuple):
    """A cup evening that somebody won.

    year   the club year; `times` he won it in that year, with this one
    cup    the number of the cup, from 1: the next one comes when one is kept
    kept   with this win it is his for good
    shared  others who stood equal with him; then nobody takes it, and `person` is ""
    """

    evening: str
    day: date
    person: str
    year: int
    times: int
    cup: int
    kept: bool
    shared: tuple[str, ...] = ()


class CupStanding(NamedTuple):
    """A cup as it stands.

    wins    oldest first
    counts  wins of the coming club evening's year with the cup that is played for, by person
    holder  who has it at home, "" nobody; `since` when
    due     when he has to hand it in, None where no cup evening is planned
    cup     the number of the cup that is played for
    """

    wins: tuple[CupWin, ...]
    counts: Mapping[str, int]
    holder: str
    since: date | None
    due: date | None
    at: str
    cup: int


def cup_standing(club: ClubState, evenings: Iterable[EveningState], cup: CupState, on: date) -> CupStanding:
    """How a cup stands on a day. Raises ClubError `club_season_unknown`, `club_year_far`, and ReckoningError."""
    season = season_of(club, cup.season)
    formula = formula_of(season)
    held = sorted(
        (one for one in evenings_of(season, evenings) if one.kind in formula.lines.kinds),
        key=lambda evening: (evening.day, evening.id),
    )
    won = []
    for evening in held:
        if evening.day <= on and evening.has_points:
            scored = score_evenings(formula, club, [evening], [drawn(evening, club.people)])
            won += [(evening, one.winners) for one in scored.evenings if one.winners]
    wins = _wins(formula.cup, club.year, won)
    last = wins[-1] if wins else None
    number = 1 + sum(win.kept for win in wins)
    year = year_of(club.year, on).number
    counts = Counter(win.person for win in wins if win.cup == number and win.year == year and win.person)
    holder, since, due = "", None, None
    if last is not None and last.person and not last.kept:
        coming = next((one.day for one in held if one.day > last.day and not one.has_points), None)
        if not any(last.day <= day <= on for day in cup.handed_in):
            holder, since = last.person, last.day
            due = coming and coming - timedelta(days=formula.cup.hand_in_days_before)
    return CupStanding(wins, dict(sorted(counts.items())), holder, since, due, formula.cup.at, number)


def cup_called(club: ClubState, id: str, lang: Lang = "nl") -> str:
    """What a cup is called: as its season is."""
    season = club.seasons.get(club.cups[id].season)
    return season_called(season, lang) if season is not None else id


def drawn(evening: EveningState, people: Iterable[str]) -> tuple[str, ...]:
    """Everybody in the order of the evening's lot, which was drawn when it was planned."""
    return tuple(sorted(people, key=lambda person: sha256(f"{evening.lot} {person}".encode()).digest()))


def _wins(stage: CupStage, year_kind: str, won: Sequence[tuple[EveningState, tuple[str, ...]]]) -> tuple[CupWin, ...]:
    """The wins with their counts: they begin at zero each New Year, and with each new cup (ruling K3)."""
    wins: list[CupWin] = []
    cup, counts = 1, Counter[tuple[int, str]]()
    for evening, winners in won:
        year = year_of(year_kind, evening.day).number
        if len(winners) > 1:
            wins.append(CupWin(evening.id, evening.day, "", year, 0, cup, kept=False, shared=winners))
            continue
        counts[year, winners[0]] += 1
        times = counts[year, winners[0]]
        kept = 0 < stage.keep_after <= times
        wins.append(CupWin(evening.id, evening.day, winners[0], year, times, cup, kept=kept))
        if kept:
            cup, counts = cup + 1, Counter()
    return tuple(wins)
