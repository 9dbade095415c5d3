"""A club as it stands, folded from its events."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from typing import NamedTuple

from windroos.club.club_events import (
    CardChanged,
    ClubDissolved,
    ClubEvent,
    ClubSet,
    CupHandedIn,
    CupMade,
    DuesSet,
    MoneyBooked,
    NumbersSet,
    PersonErased,
    PersonMerged,
    PersonSet,
    PersonUnmerged,
    PersonWithdrawn,
    SeasonSet,
)
from windroos.club.competition import Competition, after_season
from windroos.club.errors import ClubError
from windroos.club.past_events import ImportUndone, PastClubEvent, ResultsImported, StandingKept
from windroos.club.people import ClubPerson, check_merge
from windroos.club.record_events import RecordTyped, RecordWithdrawn
from windroos.club.rights_state import ClubRights, rights_after, rights_without
from windroos.club.season_events import (
    HonourTyped,
    HonourWithdrawn,
    HouseRules,
    SchemeSet,
    SeasonEnded,
    SeasonLetStand,
    SeasonLot,
    SeasonResumed,
)
from windroos.club.settings import ClubSettings


class CupState(NamedTuple):
    """A cup, the season whose cup evenings it is won at, and the days on which it was handed in."""

    id: str
    season: str
    handed_in: tuple[date, ...] = ()


class ClubState(NamedTuple):
    """A club: its settings, people, seasons, cups and cash book, each by id.

    length  events so far
    year    how its years run (`year.check_kind`)
    numbers of special formations by id: the club's own list (144 rules)
    earlier  what each season was before it was changed, the oldest first
    competition  what became of the seasons
    imports  files that were taken over and not taken back, with `old_standings` as they were printed
    rights  who may do what, and what may be shown of whom
    dues    what taking part costs, in order of the days since when
    records of the time before the program, typed by hand
    """

    length: int
    name: str
    year: str
    people: Mapping[str, ClubPerson] = {}
    seasons: Mapping[str, SeasonSet] = {}
    cups: Mapping[str, CupState] = {}
    entries: tuple[MoneyBooked, ...] = ()
    numbers: Mapping[str, int] = {}
    settings: ClubSettings = ClubSettings()
    earlier: Mapping[str, tuple[SeasonSet, ...]] = {}
    competition: Competition = Competition()
    imports: tuple[ResultsImported, ...] = ()
    old_standings: tuple[StandingKept, ...] = ()
    rights: ClubRights = ClubRights()
    dues: tuple[DuesSet, ...] = ()
    dissolved: ClubDissolved | None = None
    records: tuple[RecordTyped, ...] = ()


def fold_club(events: Iterable[ClubEvent], club: ClubState | None = None) -> ClubState:
    """The club after these events; without one to begin with the first of them opens it.

    Raises ClubError `club_event`, and as `people.check_merge`.
    """
    for event in events:
        if club is not None:
            club = _after(club, event)._replace(length=club.length + 1)
        elif isinstance(event, ClubSet):
            club = ClubState(1, event.name, event.year, settings=event.settings)
        else:
            raise ClubError("club_event", key="event")
    if club is None:
        raise ClubError("club_event", key="event")
    return club


def _after(club: ClubState, event: ClubEvent) -> ClubState:
    people = club.people
    match event:
        case ClubSet(name, year, settings):
            return club._replace(name=name, year=year, settings=settings)
        case PersonSet(id, memberships):
            return _with(club, people.get(id, ClubPerson(id)).with_spans(memberships))
        case PersonMerged(id, into):
            check_merge(people, id, into)
            return _with(club, people[id]._replace(into=into))
        case PersonUnmerged(id):
            return _with(club, people[id]._replace(into=""))
        case PersonErased(id, number):
            return _with(club, people[id]._replace(erased=number))._replace(rights=rights_without(club.rights, id))
        case PersonWithdrawn(id):
            left = {other: person for other, person in people.items() if other != id}
            return club._replace(people=left, rights=rights_without(club.rights, id))
        case SeasonSet():
            return _season(club, event)
        case NumbersSet(formations):
            return club._replace(numbers=formations)
        case CupMade(id, season):
            return club._replace(cups={**club.cups, id: CupState(id, season)})
        case CupHandedIn(id, day):
            cup = club.cups[id]
            return club._replace(cups={**club.cups, id: cup._replace(handed_in=(*cup.handed_in, day))})
        case MoneyBooked():
            return club._replace(entries=(*club.entries, event))
        case SeasonEnded() | SeasonLetStand() | SeasonResumed() | SeasonLot() | SchemeSet():
            return club._replace(competition=after_season(club.competition, event))
        case HonourTyped() | HonourWithdrawn() | HouseRules():
            return club._replace(competition=after_season(club.competition, event))
        case ResultsImported() | StandingKept() | ImportUndone():
            return _past(club, event)
        case DuesSet(since):
            others = (one for one in club.dues if one.since != since)
            return club._replace(dues=tuple(sorted((*others, event))))
        case ClubDissolved():
            return club._replace(dissolved=event)
        case RecordTyped(record) | RecordWithdrawn(record):
            others_typed = tuple(one for one in club.records if one.record != record)
            return club._replace(records=(*others_typed, event) if isinstance(event, RecordTyped) else others_typed)
        case CardChanged():
            return club
    return club._replace(rights=rights_after(club.rights, event))


def _past(club: ClubState, event: PastClubEvent) -> ClubState:
    match event:
        case ResultsImported():
            return club._replace(imports=(*club.imports, event))
        case StandingKept():
            return club._replace(old_standings=(*club.old_standings, event))
    return club._replace(
        imports=tuple(one for one in club.imports if one.imported != event.imported),
        old_standings=tuple(one for one in club.old_standings if one.imported != event.imported),
    )


def _season(club: ClubState, event: SeasonSet) -> ClubState:
    known, earlier = club.seasons.get(event.season), club.earlier
    if known is not None:
        earlier = {**earlier, event.season: (*earlier.get(event.season, ()), known)}
    return club._replace(seasons={**club.seasons, event.season: event}, earlier=earlier)


def _with(club: ClubState, person: ClubPerson) -> ClubState:
    return club._replace(people={**club.people, person.id: person})
