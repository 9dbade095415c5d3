"""A club looked through: every event folded anew, and what was kept beside them held to it. Pure."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping, Sequence
from typing import NamedTuple

from windroos.club.club_state import ClubState, fold_club
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.evening_events import SheetTyped
from windroos.club.evening_state import EveningState, SheetCounts, fold_evening
from windroos.club.hands import sheet_of
from windroos.club.results import check_points
from windroos.club.season_deciding import ending_digest
from windroos.club.seasons import reckoned
from windroos.club.told import read_club, read_evening
from windroos.errors import WindroosError
from windroos.reckoning.formula_file import read

Numbered = Sequence[tuple[int, str]]
"""Events as they are stored, with their numbers."""


class KeptClub(NamedTuple):
    """What is kept of a club: its events and those of its evenings, of whom there is a card, and score sheets by id."""

    club: Numbered
    evenings: Mapping[str, Numbered]
    cards: frozenset[str]
    sheets: frozenset[str]


class ClubChecked(NamedTuple):
    """How much was looked through, and what is wrong, each with its sentence."""

    events: int
    evenings: int
    people: int
    faults: tuple[WindroosError, ...]


def check_club(kept: KeptClub, held: Callable[[], ClubWorld]) -> ClubChecked:
    """What is wrong with a club; `held` gives it as the pages have it: asked for only where nothing else is wrong."""
    faults: list[WindroosError] = []
    club = _folded_club(kept.club, faults)
    evenings = {id: _folded_evening(id, events, faults) for id, events in kept.evenings.items()}
    whole = {id: evening for id, evening in evenings.items() if evening is not None}
    if club is not None:
        faults += _of_people(club, whole, kept.cards)
        faults += _of_results(whole, kept.sheets)
        faults += _of_seasons(club, whole)
        if not faults:
            faults += _of_held(held(), ClubWorld(club, whole))
    count = len(kept.club) + sum(map(len, kept.evenings.values()))
    return ClubChecked(count, len(kept.evenings), 0 if club is None else len(club.people), tuple(faults))


def _folded_club(events: Numbered, faults: list[WindroosError]) -> ClubState | None:
    club = None
    for number, text in events:
        try:
            club = fold_club((read_club(text).what,), club)
        except (WindroosError, LookupError):
            faults.append(ClubError("verify_club_event", number=number))
            return None
    return club


def _folded_evening(id: str, events: Numbered, faults: list[WindroosError]) -> EveningState | None:
    evening = None
    for number, text in events:
        try:
            evening = fold_evening(id, (read_evening(text).what,), evening)
        except (WindroosError, LookupError):
            faults.append(ClubError("verify_evening_event", evening=id, number=number))
            return None
    return evening


def _of_people(club: ClubState, evenings: Mapping[str, EveningState], cards: frozenset[str]) -> Iterator[WindroosError]:
    for person in sorted(cards):
        if person not in club.people or club.people[person].erased:
            yield ClubError("verify_card", person=person)
    for id, evening in sorted(evenings.items()):
        named = {*evening.here, *(one for typed in evening.standing for one in typed.players)}
        named |= {one for table in evening.tables for one in table} | {given.person for given in evening.adjustments}
        for person in sorted(named - club.people.keys()):
            yield ClubError("verify_person", evening=id, person=person)


def _of_results(evenings: Mapping[str, EveningState], sheets: frozenset[str]) -> Iterator[WindroosError]:
    for id, evening in sorted(evenings.items()):
        for part in evening.parts.values():
            if part.sheet and part.sheet not in sheets:
                yield ClubError("verify_sheet_gone", evening=id, sheet=part.sheet)
        for typed in evening.counting:
            try:
                if isinstance(typed, SheetTyped):
                    sheet_of(typed)
                else:
                    check_points(typed.points, typed.rules)
            except WindroosError as wrong:
                yield ClubError("verify_result", evening=id, table=typed.table, why=wrong.sentence("nl"))


def _of_seasons(club: ClubState, evenings: Mapping[str, EveningState]) -> Iterator[WindroosError]:
    for id, season in sorted(club.seasons.items()):
        try:
            spans = [(season.formula, season.digest), *((one.formula, one.digest) for one in season.before)]
            if any(read(formula).digest != digest for formula, digest in spans):
                yield ClubError("verify_formula", season=id)
                continue
            for (ended, period), ending in sorted(club.competition.endings.items()):
                if ended == id:
                    scored = reckoned(club, evenings.values(), season, period).scored
                    if ending_digest(club, evenings.values(), id, period, scored) != ending.digest:
                        yield ClubError("verify_ending", season=id, period=period)
        except WindroosError:
            yield ClubError("verify_formula", season=id)


def _of_held(held: ClubWorld, cold: ClubWorld) -> Iterator[WindroosError]:
    told = {id: evening._replace(counts=SheetCounts()) for id, evening in held.evenings.items()}
    if held.club != cold.club or told != dict(cold.evenings):
        yield ClubError("verify_held")
