"""What is typed of the tables of an evening, decided: results, paper forms, and what is struck. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from windroos.books.catalog import IDS
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_deciding import EveningChange
from windroos.club.evening_events import ResultTyped, ResultVoided, SheetTyped
from windroos.club.evening_state import EveningState
from windroos.club.hands import sheet_of, typed_sheet
from windroos.club.part_shares import with_part
from windroos.club.result_requests import DoHands, DoInstead, DoResult, DoVoid, ResultRequest
from windroos.club.results import check_points, check_result, check_table
from windroos.club.season_houses import house_at
from windroos.club.seated import check_off_walls
from windroos.people.mentions import with_ids
from windroos.scoresheet.events import SheetOpened


def decide_result(
    asked: ResultRequest, evening: EveningState, club: ClubState, names: Mapping[str, str], *, by_walls: bool = False
) -> EveningChange:
    """What a request comes to; `by_walls`: it comes of walls that were played.

    Raises ClubError, and what a paper form raises that cannot be.
    """
    if not by_walls:
        check_off_walls(evening, asked.table, asked.part)
    match asked:
        case DoResult():
            return _result(evening, club, names, asked)
        case DoHands():
            return _hands(evening, club, names, asked)
        case DoVoid():
            return _void(evening, names, asked)
        case DoInstead():
            return _instead(evening, club, names, asked)


def _result(evening: EveningState, club: ClubState, names: Mapping[str, str], asked: DoResult) -> EveningChange:
    check_result(asked, club.people)
    corrects, reason = _correction(evening, names, asked)
    rules = asked.rules or evening.rules_at(asked.table)
    settled = True
    try:
        check_points(asked.points, rules)
    except ClubError:
        if not asked.unsettled:
            raise
        settled = False
    typed = ResultTyped(
        table=asked.table,
        part=asked.part,
        share=asked.share,
        rules=rules,
        players=asked.players,
        points=asked.points,
        mahjongs=asked.mahjongs,
        caused=asked.caused,
        hands=asked.hands,
        reason=reason,
        settled=settled,
        complete=asked.complete,
    )
    answer: dict[str, Any] = {} if settled else {"unsettled": True}
    return EveningChange(with_part(evening, typed), answer, correction=corrects)


def _hands(evening: EveningState, club: ClubState, names: Mapping[str, str], asked: DoHands) -> EveningChange:
    check_table(asked.players, club.people)
    corrects, reason = _correction(evening, names, asked)
    rules = asked.rules or evening.rules_at(asked.table)
    if not rules:
        raise ClubError("club_rules", rules="", known=", ".join(IDS))
    typed = typed_sheet(asked, rules, reason, house_at(club, evening, rules))
    points = list(sheet_of(typed).match.points)
    return EveningChange(with_part(evening, typed), {"points": points}, correction=corrects)


def _correction(evening: EveningState, names: Mapping[str, str], asked: DoResult | DoHands) -> tuple[bool, str]:
    """Whether a result is in the place of another, and the reason, which it then needs."""
    old = evening.results.get((asked.table, asked.part))
    corrects = old is not None and old.typed is not None
    reason = with_ids(asked.reason.strip(), names)
    if corrects and not reason:
        raise ClubError("club_reason", table=asked.table, part=asked.part)
    if evening.closed and not reason:
        raise ClubError("club_closed", evening=evening.id)
    return corrects, reason


def _void(evening: EveningState, names: Mapping[str, str], asked: DoVoid) -> EveningChange:
    old = evening.results.get((asked.table, asked.part))
    if old is None or old.typed is None:
        raise ClubError("club_no_result", table=asked.table, part=asked.part)
    event = ResultVoided(asked.table, asked.part, with_ids(asked.reason.strip(), names))
    return EveningChange((event,), correction=True)


def _instead(evening: EveningState, club: ClubState, names: Mapping[str, str], asked: DoInstead) -> EveningChange:
    """The same result of somebody else; of a score sheet also what was counted, which knows its people by itself."""
    old = evening.results.get((asked.table, asked.part))
    if old is None or old.typed is None:
        raise ClubError("club_no_result", table=asked.table, part=asked.part)
    typed = old.typed
    if asked.person not in typed.players:
        raise ClubError("club_part_absent", person=asked.person)
    check_table(players := _with(typed.players, asked.person, asked.by), club.people)
    changed = typed._replace(players=players, reason=with_ids(asked.reason.strip(), names))
    if isinstance(changed, SheetTyped):
        events = tuple(
            SheetOpened(
                event.opening._replace(
                    people=_with(event.opening.people, asked.person, asked.by),
                    players=_with(event.opening.players, asked.person, asked.by),
                )
            )
            if isinstance(event, SheetOpened)
            else event
            for event in changed.events
        )
        changed = changed._replace(events=events)
    return EveningChange((changed,), correction=True)


def _with(people: tuple[str, ...], person: str, by: str) -> tuple[str, ...]:
    return tuple(by if one == person else one for one in people)
