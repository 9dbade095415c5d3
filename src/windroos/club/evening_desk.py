"""What the desk of an evening shows: who is there, the tables with their state, and what is missing still."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from fractions import Fraction
from typing import Literal, NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_events import ResultTyped, SheetTyped, TypedResult
from windroos.club.evening_state import EveningState, KeptResult, Place
from windroos.club.forming import sizes
from windroos.club.people import member_on, one_with, reserve_on
from windroos.club.results import sum_of
from windroos.club.seasons import part_lines
from windroos.club.seated import on_walls, seated_now
from windroos.reckoning.sums import WrongSum

PartState = Literal["drawn", "playing", "ready", "in", "wrong"]
"""Drawn; counted on a sheet; its sheet is at its end and not taken over; in; in, and the sum is wrong."""
MissingKind = Literal["nobody", "tables", "result", "ready", "wrong"]


class SheetStand(NamedTuple):
    """How a score sheet stands: points in seating order, hands played, and whether the game is at its end."""

    points: tuple[int, ...]
    hands: int
    over: bool


class HereRow(NamedTuple):
    """Somebody on the list of who is there.

    here    False: not yet, or no longer (`gone`)
    at      when he came or went, "" where nobody kept it
    answer  what he said beforehand; None: nothing
    table   where he sits, 0 for nowhere
    """

    person: str
    is_member: bool
    here: bool
    gone: bool = False
    at: str = ""
    answer: bool | None = None
    table: int = 0
    is_reserve: bool = False


class PartRow(NamedTuple):
    """A part of a table on the desk.

    points  of its result, or of its sheet meanwhile, in seating order; () where nothing is known
    leaders  places of who leads
    seated  the order says who sits where, East first; it does not where the lot gave tables and no winds
    wrong   what is wrong with the sum
    on_walls  it is played on equal walls: its result comes of itself
    """

    table: int
    part: int
    players: tuple[str, ...]
    sheet: str
    state: PartState
    points: tuple[int, ...]
    hands: int | None
    leaders: tuple[int, ...]
    share: Fraction
    wrong: WrongSum | None
    reason: str
    last: bool
    seated: bool
    on_walls: bool = False


class MissingItem(NamedTuple):
    """Something that is missing before an evening can be closed; table and part are 0 where it is about none."""

    kind: MissingKind
    table: int = 0
    part: int = 0


class EveningDesk(NamedTuple):
    """The desk of an evening.

    sizes    of the tables for who is there, () where they are too few
    waiting  who is there and sits nowhere
    """

    rows: tuple[HereRow, ...]
    present: int
    sizes: tuple[int, ...]
    tables: tuple[tuple[PartRow, ...], ...]
    waiting: tuple[str, ...]
    missing: tuple[MissingItem, ...]


def desk_of(
    club: ClubState, evening: EveningState, order: Sequence[str], sheets: Mapping[str, SheetStand]
) -> EveningDesk:
    """The desk of an evening.

    Args:
        club: its people
        evening: as it stands
        order: all people in the order in which their names are listed
        sheets: how the score sheets of its tables stand, by id
    """
    tables = tables_of(evening, sheets)
    seated = {player: table for table, players in seated_now(evening).items() for player in players}
    rows = tuple(_row(club, evening, person, seated) for person in _listed(club, evening, order))
    try:
        wanted = sizes(len(evening.here))
    except ClubError:
        wanted = ()
    waiting = tuple(person for person in evening.here if person not in seated)
    return EveningDesk(rows, len(evening.here), wanted, tables, waiting, missing_of(evening, tables))


def _listed(club: ClubState, evening: EveningState, order: Sequence[str]) -> Iterable[str]:
    """Members and reserves of the day, and whoever is there, came or was announced; nobody twice after a merge."""
    about = {*evening.times, *evening.here, *evening.answers}
    for person in order:
        known = club.people.get(person)
        if known is None or known.erased or (known.into and person not in evening.here):
            continue
        day = evening.day
        if person in about or member_on(club.people, person, day) or reserve_on(club.people, person, day):
            yield person


def _row(club: ClubState, evening: EveningState, person: str, seated: Mapping[str, int]) -> HereRow:
    return HereRow(
        person,
        member_on(club.people, person, evening.day),
        person in evening.here,
        person in evening.gone,
        evening.times.get(person, ""),
        evening.answers.get(person),
        seated.get(person, 0),
        reserve_on(club.people, person, evening.day),
    )


def tables_of(evening: EveningState, sheets: Mapping[str, SheetStand]) -> tuple[tuple[PartRow, ...], ...]:
    """The parts of every table, by number; also of one of which there is only a result."""
    places = sorted({*evening.parts, *(place for place, kept in evening.results.items() if kept.typed is not None)})
    last = dict(places)  # the last part of each table
    found: dict[int, list[PartRow]] = {}
    for place in places:
        found.setdefault(place[0], []).append(_part(evening, place, sheets, is_last=last[place[0]] == place[1]))
    return tuple(tuple(parts) for parts in found.values())


def _part(evening: EveningState, place: Place, sheets: Mapping[str, SheetStand], *, is_last: bool) -> PartRow:
    part, kept = evening.parts.get(place), evening.results.get(place)
    typed = kept.typed if kept is not None else None
    players = typed.players if typed is not None else part.players if part is not None else ()
    sheet = part.sheet if part is not None else ""
    stand = sheets.get(sheet)
    state: PartState = "drawn"
    points: tuple[int, ...] = ()
    hands: int | None = None
    wrong, plays = None, False
    if typed is not None:
        points, hands = totals_of(evening, typed)
        state = "in" if typed.settled else "wrong"
        wrong = None if typed.settled else sum_of(points, typed.rules or evening.rules)
    elif stand is not None:
        points, hands = stand.points, stand.hands
        state = "ready" if stand.over else "playing"
    elif plays := on_walls(evening, *place):
        state = "playing"
    leaders = tuple(at for at, won in enumerate(points) if won == max(points)) if hands != 0 else ()
    return PartRow(
        *place, players=players, sheet=sheet, state=state, points=points, hands=hands, leaders=leaders,
        share=typed.share if typed is not None else Fraction(1), wrong=wrong,
        reason=part.reason if part is not None else "", last=is_last,
        seated=isinstance(typed, SheetTyped) or seats_known(evening, place), on_walls=plays,
    )  # fmt: skip


def seats_known(evening: EveningState, place: Place) -> bool:
    """Whether the order of a part's players says who sits where: the lot gave the winds, or a sheet was begun so.

    A later part goes on as the one before it sat.
    """
    part, (table, number) = evening.parts.get(place), place
    if (part is not None and part.sheet) or on_walls(evening, *place) or evening.made is None or evening.made.winds:
        return True
    return number > 1 and seats_known(evening, (table, number - 1))


def totals_of(evening: EveningState, typed: TypedResult) -> tuple[tuple[int, ...], int | None]:
    """The points of a result in seating order, and the hands played where that is known."""
    if isinstance(typed, ResultTyped):
        return typed.points, typed.hands
    lines = part_lines(evening, typed, typed.players)
    return tuple(int(line.points or 0) for line in lines), lines[0].table_hands


def missing_of(evening: EveningState, tables: Iterable[Sequence[PartRow]]) -> tuple[MissingItem, ...]:
    """What is missing before the evening can be closed, the first thing to do first."""
    parts = [part for table in tables for part in table]
    if not parts:
        return (MissingItem("tables" if len(evening.here) >= 3 else "nobody"),)
    by_state: Mapping[PartState, MissingKind] = {
        "wrong": "wrong", "ready": "ready", "drawn": "result", "playing": "result"
    }  # fmt: skip
    return tuple(
        MissingItem(kind, part.table, part.part) for part in parts if (kind := by_state.get(part.state)) is not None
    )


class CorrectionRow(NamedTuple):
    """A correction of a result: what it was, what it became (None: it was taken back), and why."""

    table: int
    part: int
    old: TypedResult
    new: TypedResult | None
    event: int
    reason: str


def corrections(evening: EveningState) -> tuple[CorrectionRow, ...]:
    """All corrections of the evening's results, the latest first; a share that followed the hands is none."""
    found = [row for place, kept in evening.results.items() for row in _corrected(place, kept)]
    return tuple(sorted(found, key=lambda row: row.event, reverse=True))


def _corrected(place: Place, kept: KeptResult) -> Iterable[CorrectionRow]:
    if not kept.earlier:
        return
    followed = [*(earlier.typed for earlier in kept.earlier[1:]), kept.typed]
    for earlier, new in zip(kept.earlier, followed, strict=True):
        if new is None or not _same_but_share(earlier.typed, new):
            yield CorrectionRow(*place, earlier.typed, new, earlier.event, earlier.reason)


def _same_but_share(old: TypedResult, new: TypedResult) -> bool:
    if isinstance(old, SheetTyped) and isinstance(new, SheetTyped):
        return old._replace(share=Fraction(1), reason="") == new._replace(share=Fraction(1), reason="")
    return False


def who_sat(club: ClubState, evening: EveningState) -> tuple[str, ...]:
    """Everybody of whom there is a result, also where no table is known, as who he is now."""
    seated = [one for typed in evening.standing for one in typed.players]
    found = (*seated, *(total.person for total in evening.totals))
    return tuple(dict.fromkeys(one_with(club.people, one) for one in found))
