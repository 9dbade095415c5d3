"""What is asked of an evening, decided: who comes and goes, tables and their parts, sheets, the clock. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction
from typing import NamedTuple

from windroos.club.arrivals import check_arrival, closing_items
from windroos.club.club_events import ClubEvent, PersonSet
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_events import (
    ClockSet,
    EveningCancelled,
    EveningEvent,
    ItemTicked,
    PartBegun,
    PersonAnswered,
    PersonArrived,
    PersonLeft,
    SheetLinked,
    SheetTyped,
    TablesMade,
)
from windroos.club.evening_requests import (
    DoAnswer,
    DoArrive,
    DoCancel,
    DoClock,
    DoGuest,
    DoLeave,
    DoLink,
    DoPart,
    DoTables,
    DoTake,
    DoTick,
    EveningRequest,
)
from windroos.club.evening_state import EveningPart, EveningState
from windroos.club.part_shares import with_part
from windroos.club.parts import after_coming, after_leaving
from windroos.club.people import known_person, one_with
from windroos.club.purpose_deciding import decide_purpose
from windroos.club.purpose_requests import DoFinal, DoRound, DoTableRules
from windroos.club.results import check_table
from windroos.club.seated import check_off_walls, has_begun, seated_now
from windroos.people.mentions import with_ids
from windroos.scoresheet.events import (
    Ended,
    HandCorrected,
    HandStruck,
    PointsCorrected,
    SeatsSwapped,
    SheetEvent,
    SheetOpened,
    TurnSet,
)
from windroos.scoresheet.sheet import fold


class EveningChange(NamedTuple):
    """What a request comes to, as `deciding.ClubDecision` has it; `events` are the evening's."""

    events: tuple[EveningEvent, ...] = ()
    answer: Mapping[str, object] = {}
    club: tuple[ClubEvent, ...] = ()
    names: Mapping[str, str] = {}
    correction: bool = False


def decide_evening(
    asked: EveningRequest, evening: EveningState, club: ClubState, names: Mapping[str, str], fresh: str
) -> EveningChange:
    """What a request comes to; a second time it comes to nothing. `fresh` is an id that nobody has.

    Raises ClubError.
    """
    match asked:
        case DoCancel(_, reason):
            return EveningChange((EveningCancelled(with_ids(reason, names)),))
        case DoAnswer(_, person, coming):
            _check_person(club, person)
            same = evening.answers.get(person) is coming
            return EveningChange(() if same else (PersonAnswered(person, coming),))
        case DoArrive(_, person, at, reason):
            _check_open(evening, club, person)
            if person in evening.here:
                return EveningChange()
            check_arrival(club.settings, evening, at, reason)
            return EveningChange((PersonArrived(person, at, with_ids(reason.strip(), names)),))
        case DoLeave(_, person, at):
            _check_open(evening, club, person)
            return EveningChange((PersonLeft(person, at),) if person in evening.here else ())
        case DoGuest():
            return _guest(asked, evening, club, names, fresh)
        case DoTables():
            return _tables(asked, evening, club, names)
        case DoPart():
            return _part(asked, evening, club, names)
        case DoLink(_, table, part, sheet):
            held = _part_of(evening, table, part)
            check_off_walls(evening, table, part)
            if held.sheet not in ("", sheet):
                raise ClubError("club_sheet_linked", table=table, part=part)
            return EveningChange(() if held.sheet == sheet else (SheetLinked(table, part, sheet),))
        case DoTake():
            return _take(asked, evening, names)
        case DoClock(_, since, minutes, last):
            return EveningChange((ClockSet(since, minutes, min(last, minutes)),))
        case DoTick():
            return _tick(asked, evening, club)
        case DoRound() | DoFinal() | DoTableRules():
            _check_going(evening)
            return EveningChange(decide_purpose(asked, evening, club))


def guest_name(names: Mapping[str, str]) -> str:
    """What a guest is called who gave no name."""
    taken = set(names.values())
    return next(guest for at in range(1, len(taken) + 2) if (guest := f"Gast {at}") not in taken)


def _check_person(club: ClubState, id: str) -> None:
    if known_person(club.people, id).erased:
        raise ClubError("club_erased", person=id)


def _check_open(evening: EveningState, club: ClubState, person: str) -> None:
    _check_person(club, person)
    _check_going(evening)


def _check_going(evening: EveningState) -> None:
    if evening.closed:
        raise ClubError("club_evening_closed", evening=evening.id)
    if evening.cancelled:
        raise ClubError("club_evening_cancelled", evening=evening.id)


def _guest(
    asked: DoGuest, evening: EveningState, club: ClubState, names: Mapping[str, str], fresh: str
) -> EveningChange:
    """A guest by name: who was a guest of that name before, else somebody new."""
    _check_going(evening)
    check_arrival(club.settings, evening, asked.at, asked.reason)
    reason = with_ids(asked.reason.strip(), names)
    name = " ".join(asked.name.split())
    if not name.isprintable():
        raise ClubError("club_name")
    for id, known in club.people.items():
        same = bool(name) and names.get(id, "").casefold() == name.casefold()
        if same and not (known.memberships or known.into or known.erased) and id not in evening.here:
            return EveningChange((PersonArrived(id, asked.at, reason),), {"id": id})
    called = name or guest_name(names)
    arrived = (PersonArrived(fresh, asked.at, reason),)
    return EveningChange(arrived, {"id": fresh, "name": called}, (PersonSet(fresh, ()),), {fresh: called})


def _tick(asked: DoTick, evening: EveningState, club: ClubState) -> EveningChange:
    """What was ticked before may be taken back also where the club's list no longer has it."""
    _check_going(evening)
    if (asked.item in evening.ticked) is asked.done:
        return EveningChange()
    if asked.done and asked.item not in closing_items(club.settings):
        raise ClubError("club_item_unknown", item=asked.item[:60])
    return EveningChange((ItemTicked(asked.item, asked.done),))


def _tables(asked: DoTables, evening: EveningState, club: ClubState, names: Mapping[str, str]) -> EveningChange:
    _check_going(evening)
    for players in asked.tables:
        if len(players) not in (3, 4, 5):
            raise ClubError("club_players", count=len(players))
    now = seated_now(evening)
    seated = [
        now[at] if at in now and has_begun(evening, at) else players for at, players in enumerate(asked.tables, 1)
    ]
    check_table([player for players in seated for player in players], club.people)
    for table, players in enumerate(evening.tables, 1):
        if has_begun(evening, table) and (table > len(asked.tables) or asked.tables[table - 1] != players):
            raise ClubError("club_tables_begun", table=table)
    made = TablesMade(asked.tables, asked.seed, asked.method, asked.winds, with_ids(asked.reason.strip(), names))
    if made == evening.made:
        return EveningChange()
    coming = [player for players in asked.tables for player in players if player not in evening.here]
    if coming:
        check_arrival(club.settings, evening, asked.at, asked.reason)
    here = (PersonArrived(player, asked.at, made.reason) for player in coming)
    return EveningChange((*here, made), correction=evening.made is not None)


def _part_of(evening: EveningState, table: int, part: int) -> EveningPart:
    held = evening.parts.get((table, part))
    if held is None:
        raise ClubError("club_no_table", table=table, part=part)
    return held


def _part(asked: DoPart, evening: EveningState, club: ClubState, names: Mapping[str, str]) -> EveningChange:
    """The next part of a table; who comes from another table has to leave that one first."""
    _check_going(evening)
    last = max((part for table, part in evening.parts if table == asked.table), default=1)
    held = _part_of(evening, asked.table, last)
    check_off_walls(evening, asked.table, last)
    players = held.players
    if asked.goes:
        _check_person(club, asked.goes)
        players = after_leaving(players, asked.goes)
    events: tuple[EveningEvent, ...] = ()
    if asked.comes:
        _check_person(club, asked.comes)
        who = one_with(club.people, asked.comes)
        for table, seated in seated_now(evening).items():
            if table != asked.table and who in (one_with(club.people, one) for one in seated):
                raise ClubError("club_seated", person=asked.comes, table=table)
        players = after_coming(players, asked.comes)
        check_table(players, club.people)
        if asked.comes not in evening.here:
            check_arrival(club.settings, evening, asked.at, asked.reason)
            events = (PersonArrived(asked.comes, asked.at, with_ids(asked.reason.strip(), names)),)
    kept = evening.results.get((asked.table, last))
    if asked.again and kept is not None and kept.typed is not None:
        raise ClubError("club_part_result", table=asked.table, part=last)
    if not (asked.comes or asked.goes):
        raise ClubError("club_part_nobody")
    part = last if asked.again else last + 1
    begun = PartBegun(asked.table, part, players, with_ids(asked.reason.strip(), names), asked.at)
    # Decided on what somebody saw: two who move people at one table at once must both see what came of it.
    return EveningChange((*events, begun), {"part": part}, correction=True)


def _take(asked: DoTake, evening: EveningState, names: Mapping[str, str]) -> EveningChange:
    """The result of a part from its sheet; the shares of the table's parts follow their hands."""
    held = _part_of(evening, asked.table, asked.part)
    if held.sheet != asked.sheet:
        raise ClubError("club_sheet_other", table=asked.table, part=asked.part)
    events = tuple(_unnamed(event, names) for event in asked.events)
    opening = fold(events[:1]).opening if events else None
    if opening is None or opening.people != held.players:
        raise ClubError("club_sheet_other", table=asked.table, part=asked.part)
    place = (asked.table, asked.part)
    old = evening.results.get(place)
    reason = with_ids(asked.reason.strip(), names)
    if old is not None and old.typed is not None:
        if isinstance(old.typed, SheetTyped) and old.typed.events == events:
            return EveningChange()
        if not reason:
            raise ClubError("club_reason", table=asked.table, part=asked.part)
    if evening.closed and not reason:
        raise ClubError("club_closed", evening=evening.id)
    taken = SheetTyped(
        *(asked.table, asked.part, Fraction(1), opening.rules, opening.options),
        *(held.players, (), reason, asked.sheet, events),
    )
    return EveningChange(with_part(evening, taken), correction=old is not None)


def _unnamed(event: SheetEvent, names: Mapping[str, str]) -> SheetEvent:
    """The event as an evening keeps it: people are ids, also in what was written."""
    match event:
        case SheetOpened(opening):
            return SheetOpened(opening._replace(players=opening.people or opening.players, title=""))
        case HandCorrected() | HandStruck() | PointsCorrected() | TurnSet() | SeatsSwapped() | Ended():
            return event._replace(reason=with_ids(event.reason, names))
    return event
