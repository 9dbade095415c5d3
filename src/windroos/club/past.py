"""Taking over what a file holds: what of it is new, what is there already, what says otherwise.

A dry run is the same decision that is not written.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator, Mapping
from typing import Any, NamedTuple

from windroos.club.club_events import ClubEvent, PersonSet
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_events import EveningClosed, EveningEvent, EveningSet, PointsAdjusted
from windroos.club.evening_state import EveningState
from windroos.club.honours import honours_of
from windroos.club.past_evening import EveningTaking, ImportNote
from windroos.club.past_events import ResultsImported, StandingKept
from windroos.club.past_requests import DoImport, ImportedEvening, ImportedPerson
from windroos.club.people import ClubPerson, People, checked_memberships, known_person
from windroos.club.person_card import PersonCard, checked_card
from windroos.club.results import check_rules
from windroos.club.season_events import HonourTyped
from windroos.people.mentions import with_ids


class TakenOver(NamedTuple):
    """What a file comes to.

    events  of each evening by its id
    cards   of new people, and of those whose spelling was learnt
    there   results that were there already; the other counts are of what is new
    contacts  what came on cards that had it not yet
    """

    club: tuple[ClubEvent, ...]
    events: Mapping[str, tuple[EveningEvent, ...]]
    cards: Mapping[str, PersonCard]
    evenings: int
    tables: int
    forms: int
    totals: int
    people: int
    members: int
    standings: int
    contacts: int
    there: int
    notes: tuple[ImportNote, ...]
    planned: int = 0
    adjusted: int = 0
    honours: int = 0

    @property
    def added(self) -> int:
        """Everything that is new, people too."""
        results = self.tables + self.forms + self.totals
        annals = self.standings + self.planned + self.adjusted + self.honours
        return results + annals + self.people + self.members + self.contacts


def take_over(
    club: ClubState,
    evenings: Mapping[str, EveningState],
    cards: Mapping[str, PersonCard],
    asked: DoImport,
) -> TakenOver:
    """What taking over comes to. Raises ClubError for people, days and memberships that cannot be."""
    if any(asked.id == known.imported for known in club.imports):
        raise ClubError("club_import_done")
    people, new_people = _people(club, asked)
    kept, contacts = _cards(club, cards, asked)
    counts: Counter[str] = Counter()
    notes: list[ImportNote] = []
    names = {id: card.name for id, card in cards.items()}
    events, made = _evenings(evenings, people, names, asked, counts, notes)
    standings = _standings(club, names, asked, people)
    honours = _honours(club, asked, people, counts)
    results = counts["tables"] + counts["forms"] + counts["totals"]
    told: list[ClubEvent] = [*new_people]
    if results or new_people or standings or made or honours or counts["adjusted"]:
        came = tuple(event.person for event in new_people if event.person not in club.people)
        told.append(ResultsImported(asked.id, asked.digest, asked.shapes, results, tuple(made), came))
        told += [*standings, *honours]
    return TakenOver(
        club=tuple(told),
        events=events,
        cards=kept,
        evenings=len(made),
        tables=counts["tables"],
        forms=counts["forms"],
        totals=counts["totals"],
        people=sum(event.person not in club.people for event in new_people),
        members=sum(event.person in club.people for event in new_people),
        standings=len(standings),
        contacts=contacts,
        there=counts["there"],
        notes=tuple(notes),
        planned=counts["planned"],
        adjusted=counts["adjusted"],
        honours=len(honours),
    )


def _evenings(
    evenings: Mapping[str, EveningState],
    people: People,
    names: Mapping[str, str],
    asked: DoImport,
    counts: Counter[str],
    notes: list[ImportNote],
) -> tuple[dict[str, tuple[EveningEvent, ...]], list[str]]:
    """What is new of each evening by its id, and which evenings are; what is found is counted and noted."""
    by_day = {evening.day: evening for _, evening in sorted(evenings.items(), reverse=True) if not evening.cancelled}
    events: dict[str, tuple[EveningEvent, ...]] = {}
    made: list[str] = []
    for planned in asked.evenings:
        check_rules(planned.rules)
        evening = by_day.get(planned.day)
        added: tuple[EveningEvent, ...] = (
            *EveningTaking(people, evening, planned, asked.id, counts, notes).events(),
            *_adjusted(evening, planned, asked.id, people, names, counts),
        )
        if planned.planned:
            counts["planned" if evening is None else "there"] += 1
        if not added and (evening is not None or not planned.planned):
            continue
        if evening is not None:
            events[evening.id] = added
            continue
        if planned.id in evenings or planned.id in events:
            raise ClubError("club_evening_unknown", evening=planned.id)
        lot = planned.id
        opened = EveningSet(planned.day, planned.kind, planned.rules, lot, planned.begins)
        events[planned.id] = (opened, *added, EveningClosed()) if added else (opened,)
        made.append(planned.id)
    return events, made


def _adjusted(
    evening: EveningState | None,
    planned: ImportedEvening,
    imported: str,
    people: People,
    names: Mapping[str, str],
    counts: Counter[str],
) -> Iterator[PointsAdjusted]:
    """Points given or taken that the evening does not know yet."""
    known = Counter((one.person, one.points, one.reason) for one in (evening.adjustments if evening else ()))
    for one in planned.adjustments:
        known_person(people, one.person)
        reason = with_ids(one.reason, names)
        if known[one.person, one.points, reason]:
            known[one.person, one.points, reason] -= 1
            counts["there"] += 1
        else:
            counts["adjusted"] += 1
            yield PointsAdjusted(one.person, one.points, reason, imported)


def _honours(club: ClubState, asked: DoImport, people: People, counts: Counter[str]) -> list[HonourTyped]:
    """Titles of earlier years that nobody has given or typed yet."""
    known = {(one.year, one.title, frozenset(one.people)) for one in honours_of(club)}
    found = []
    for one in asked.honours:
        for person in one.people:
            known_person(people, person)
        if (one.year, one.title, frozenset(one.people)) in known:
            counts["there"] += 1
        else:
            found.append(HonourTyped(one.id, one.year, one.title, one.people, one.source, asked.id))
    return found


def _cards(club: ClubState, cards: Mapping[str, PersonCard], asked: DoImport) -> tuple[dict[str, PersonCard], int]:
    """Cards of new people and of those of whom more is known now, and how many contacts are new."""
    kept = {
        one.id: checked_card(PersonCard(one.name, **_reached(one))) for one in asked.people if one.id not in club.people
    }
    contacts = 0
    for one in asked.people:
        card = kept.get(one.id, cards.get(one.id))
        if card is None:
            continue
        if set(one.spelled) - set(card.spelled):
            card = kept[one.id] = card._replace(spelled=tuple(dict.fromkeys((*card.spelled, *one.spelled))))
        said = {key: value for key, value in _reached(one).items() if value and not getattr(card, key)}
        if said and one.id in cards:
            contacts += len(said)
            kept[one.id] = checked_card(card._replace(**said))
    return kept, contacts


def _reached(one: ImportedPerson) -> dict[str, Any]:
    """What a file says of how to reach somebody, by the name on his card."""
    return {"email": one.email, "telephone": one.telephone, "bond": one.bond, "ema": one.ema}


def _people(club: ClubState, asked: DoImport) -> tuple[People, list[PersonSet]]:
    """Everybody after the import, and the events that make it so; who is a member already stays as he is."""
    people = dict(club.people)
    told = []
    for one in asked.people:
        known = people.get(one.id)
        spans = checked_memberships(one.member)
        if known is not None and known.erased:
            raise ClubError("club_erased", person=one.id)
        if known is None or (spans and not known.spans):
            told.append(PersonSet(one.id, spans))
            people[one.id] = (known or ClubPerson(one.id)).with_spans(spans)
    return people, told


def _standings(club: ClubState, names: Mapping[str, str], asked: DoImport, people: People) -> list[StandingKept]:
    """Old standings that were not kept yet."""
    known = {(kept.title, kept.rows) for kept in club.old_standings}
    found = []
    for standing in asked.standings:
        for row in standing.rows:
            known_person(people, row.person)
        kept = StandingKept(asked.id, with_ids(standing.title, names), standing.rows)
        if (kept.title, kept.rows) not in known:
            found.append(kept)
    return found
