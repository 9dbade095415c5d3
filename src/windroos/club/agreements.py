"""Who of a table agrees with its result: any change of it takes all agreements back (bond rule 4, p. 38). Pure."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from datetime import date
from fractions import Fraction
from hashlib import sha256
from typing import NamedTuple

from windroos.club.agreement_events import ResultAgreed
from windroos.club.agreement_requests import DoConfirm
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_events import EVENING_EVENTS, EVENING_WORDS, TypedResult
from windroos.club.evening_state import EveningState, Place
from windroos.club.people import one_with
from windroos.people.mentions import with_ids, with_names


class Agreement(NamedTuple):
    """What those who sat at a table part say of its result as it stands.

    mark     of that result
    against  who do not agree, each with what he wrote
    waiting  who have said nothing of it
    """

    mark: str
    agreed: tuple[str, ...]
    against: tuple[tuple[str, str], ...]
    waiting: tuple[str, ...]

    @property
    def whole(self) -> bool:
        """Whether all agree."""
        return not self.against and not self.waiting


class OwnResult(NamedTuple):
    """A result of somebody, and what he and the others say of it; `players` in seating order.

    seat     the id that he sits there by
    changed  it is another now than what he said something of
    """

    evening: str
    day: date
    place: Place
    players: tuple[str, ...]
    agreement: Agreement
    seat: str
    changed: bool


def result_mark(typed: TypedResult) -> str:
    """A fingerprint of a result: of all that was typed of it but its share of the evening, and why it was corrected."""
    plain = typed._replace(share=Fraction(1), reason="", imported="")
    return sha256(EVENING_EVENTS[EVENING_WORDS[type(plain)]].write(plain).encode()).hexdigest()[:16]


def agreement(evening: EveningState, place: Place) -> Agreement | None:
    """What the players of a table part say of its result; None where it has none, or one that does not add up."""
    kept = evening.results.get(place)
    if kept is None or kept.typed is None or not kept.typed.settled:
        return None
    said, mark = evening.agreed.get(place, {}), result_mark(kept.typed)
    now = {person: one for person, one in said.items() if one.mark == mark}
    players = kept.typed.players
    return Agreement(
        mark,
        tuple(one for one in players if one in now and now[one].agrees),
        tuple((one, now[one].note) for one in players if one in now and not now[one].agrees),
        tuple(one for one in players if one not in now),
    )


def with_names_of(said: Agreement | None, names: Mapping[str, str]) -> Agreement | None:
    """The same with names in what was written."""
    if said is None:
        return None
    return said._replace(against=tuple((person, with_names(note, names)) for person, note in said.against))


def own_results(club: ClubState, evenings: Iterable[EveningState], person: str, since: date) -> tuple[OwnResult, ...]:
    """The results of a person from a day on that have tables, the latest first."""
    who, found = one_with(club.people, person), []
    for evening in evenings:
        if evening.day < since or evening.cancelled:
            continue
        for typed in evening.counting:
            seat = next((one for one in typed.players if one_with(club.people, one) == who), None)
            place = (typed.table, typed.part)
            said = agreement(evening, place) if seat is not None else None
            if seat is not None and said is not None:
                before = seat in evening.agreed.get(place, {}) and seat in said.waiting
                found.append(OwnResult(evening.id, evening.day, place, typed.players, said, seat, before))
    return tuple(sorted(found, key=lambda one: (one.day, one.evening, one.place), reverse=True))


def decide_agreement(
    club: ClubState, evening: EveningState, names: Mapping[str, str], asked: DoConfirm
) -> tuple[ResultAgreed, ...]:
    """What a request comes to; a second time it comes to nothing.

    Raises ClubError: `club_no_result`, `club_agree_sum`, `club_agree_seat`, `club_agree_changed`.
    """
    place = (asked.table, asked.part)
    kept = evening.results.get(place)
    if kept is None or kept.typed is None:
        raise ClubError("club_no_result", table=asked.table, part=asked.part)
    now = agreement(evening, place)
    if now is None:
        raise ClubError("club_agree_sum", table=asked.table)
    if asked.mark not in ("", now.mark):
        raise ClubError("club_agree_changed", table=asked.table)
    if asked.person:
        who = one_with(club.people, asked.person) if asked.person in club.people else ""
        seats = tuple(one for one in kept.typed.players if one_with(club.people, one) == who)
        if not seats:
            raise ClubError("club_agree_seat", table=asked.table)
    else:
        seats = now.waiting
    note, said = with_ids(asked.note.strip(), names), evening.agreed.get(place, {})
    told = (ResultAgreed(*place, seat, now.mark, asked.agrees, note) for seat in seats)
    return tuple(one for one in told if said.get(one.person) != one)
