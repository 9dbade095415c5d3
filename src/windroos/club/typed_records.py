"""Records of the time before the program: what is asked of them, decided; and as they stand among the others. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from windroos.books.catalog import IDS, rule_set
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.marks import RecordMark
from windroos.club.people import NameOf, known_person, one_with
from windroos.club.record_events import RecordEvent, RecordTyped, RecordWithdrawn
from windroos.club.record_requests import DoRecord
from windroos.club.season_events import FIRST_HONOUR, LAST_HONOUR
from windroos.club.tallying import programme_year
from windroos.club.twentyone import lateness
from windroos.people.mentions import with_ids, with_names
from windroos.text.club_records import RECORDS

OF_FORMATIONS: Final = frozenset({"overscore", "special_number", "all_round", "twentyone_day", "twentyone_hands"})
"""Records that only rules with special formations have."""


class RecordChange(NamedTuple):
    """What a request comes to, as `deciding.ClubDecision` has it."""

    answer: dict[str, Any]
    events: tuple[RecordEvent, ...]
    correction: bool


def decide_record(club: ClubState, names: Mapping[str, str], asked: DoRecord, fresh: str) -> RecordChange:
    """What a request comes to; `fresh` is an id that nobody has.

    Raises ClubError: `club_record_unknown`, `club_record_kind`, `club_record_value`, `club_record_day`,
    `club_record_source`, `club_rules`, `club_person_unknown`, `club_year_far`.
    """
    known = {one.record: one for one in club.records}
    if not asked.people:
        if asked.id not in known:
            raise ClubError("club_record_unknown", record=asked.id)
        return RecordChange({}, (RecordWithdrawn(asked.id),), correction=True)
    for person in asked.people:
        known_person(club.people, person)
    if asked.rules not in IDS:
        raise ClubError("club_rules", rules=asked.rules[:40], known=", ".join(IDS))
    if asked.kind not in kinds_of(asked.rules):
        raise ClubError("club_record_kind", kind=asked.kind[:40], known=", ".join(kinds_of(asked.rules)))
    if not asked.source.strip():
        raise ClubError("club_record_source")
    year, value = asked.day.year if asked.day is not None else asked.year, asked.value
    if not FIRST_HONOUR <= year <= LAST_HONOUR:
        raise ClubError("club_record_day")
    if asked.kind == "twentyone_day":
        if asked.day is None:
            raise ClubError("club_record_day")
        value = lateness(asked.day, programme_year(club, asked.day).first)
    if value is None:
        raise ClubError("club_record_value")
    source, people = with_ids(asked.source.strip(), names), tuple(dict.fromkeys(asked.people))
    typed = RecordTyped(
        record=asked.id or fresh,
        rules=asked.rules,
        kind=asked.kind,
        value=value,
        people=people,
        year=year,
        day=asked.day,
        source=source,
    )
    events = () if known.get(typed.record) == typed else (typed,)
    return RecordChange({"id": typed.record}, events, correction=typed.record in known)


def kinds_of(rules: str) -> tuple[str, ...]:
    """The kinds of records that a rule set has, in the order in which they are shown."""
    formations = rule_set(rules).scheme.formations
    return tuple(kind for kind in RECORDS if formations or kind not in OF_FORMATIONS)


def typed_marks(
    club: ClubState,
    rules: str,
    since: date = date.min,
    until: date = date.max,
    people: frozenset[str] | None = None,
    name: NameOf | None = None,
) -> tuple[RecordMark, ...]:
    """What was typed of one rule set between two days, of everybody or of these people, as who they are now.

    A record of which the year alone is known counts as its last day. `name` gives what people are called in the source.
    """
    shown = {id: name(id) for id in club.people} if name is not None and club.records else {}
    found = []
    for one in club.records:
        day, whose = one.day or date(one.year, 12, 31), tuple(one_with(club.people, person) for person in one.people)
        if one.rules == rules and since <= day <= until and (people is None or people.issuperset(whose)):
            source = with_names(one.source, shown)
            at = ("", day, 0)
            found.append(RecordMark(one.kind, one.value, whose, *at, typed=one.record, source=source,
                                    whole_year=one.day is None))  # fmt: skip
    return tuple(found)
