"""Equal walls for an evening: which tables play them, what they made of them, and how that becomes results. Pure."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from fractions import Fraction
from typing import Final, NamedTuple

from windroos.books.catalog import IDS
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_deciding import EveningChange
from windroos.club.evening_events import EveningEvent
from windroos.club.evening_state import EveningState
from windroos.club.result_deciding import decide_result
from windroos.club.result_requests import DoResult
from windroos.club.seated import on_walls, seated_now
from windroos.club.wall_requests import DoWalls
from windroos.duplicate.comparing import LEAST_TABLES
from windroos.duplicate.deciding import SEATS, decide_walls
from windroos.duplicate.events import WallsPlayed
from windroos.duplicate.requests import DoBeginWalls, DoCommitWalls
from windroos.duplicate.totals import wall_totals

WALLS_REASON: Final = "gelijke muren"
"""Why a result comes though the evening was closed."""


class FreeTable(NamedTuple):
    """A table of four that can play equal walls: its number, the part it has come to, its players in seating order."""

    table: int
    part: int
    players: tuple[str, ...]


def tables_for_walls(evening: EveningState) -> tuple[FreeTable, ...]:
    """The tables of an evening that can be opened on equal walls: of four people, at which nothing is counted yet.

    Raises ClubError: `club_evening_closed`, `club_evening_cancelled`, `club_walls_tables`, `club_rules_needed`,
    `club_walls_rules`, `club_walls_book`.
    """
    if evening.closed:
        raise ClubError("club_evening_closed", evening=evening.id)
    if evening.cancelled:
        raise ClubError("club_evening_cancelled", evening=evening.id)
    found = []
    for table, players in seated_now(evening).items():
        part = max(part for at, part in evening.parts if at == table)
        kept = evening.results.get((table, part))
        is_counted = bool(evening.parts[table, part].sheet) or (kept is not None and kept.typed is not None)
        if len(players) == SEATS and not is_counted and not on_walls(evening, table, part):
            found.append(FreeTable(table, part, players))
    if len(found) < LEAST_TABLES:
        raise ClubError("club_walls_tables", count=len(found), least=LEAST_TABLES)
    books = {evening.rules_at(one.table) for one in found}
    if "" in books:
        raise ClubError("club_rules_needed")
    if len(books) > 1:
        raise ClubError("club_walls_rules")
    if not books <= set(IDS):
        raise ClubError("club_walls_book")
    return tuple(found)


def decide_evening_walls(
    asked: DoWalls, evening: EveningState, club: ClubState, names: Mapping[str, str]
) -> EveningChange:
    """What a request comes to. Raises ClubError, DuplicateError."""
    wanted = asked.asked
    if isinstance(wanted, DoBeginWalls):
        held = {(one.table, one.part) for one in tables_for_walls(evening)}
        strange = [place for place in wanted.tables if place not in held]
        if strange or len(wanted.tables) < LEAST_TABLES or len(set(wanted.tables)) < len(wanted.tables):
            raise ClubError("club_walls_tables", count=len(held), least=LEAST_TABLES)
        wanted = wanted._replace(compare=wanted.compare or "mean")
    event = decide_walls(evening.walls, wanted)
    if isinstance(event, WallsPlayed):
        return EveningChange((*_result(evening, club, names, event), event), correction=True)
    answer = {"hash": wanted.hash} if isinstance(wanted, DoCommitWalls) else {}
    return EveningChange((event,), answer, correction=True)


def _result(
    evening: EveningState, club: ClubState, names: Mapping[str, str], told: WallsPlayed
) -> Sequence[EveningEvent]:
    """The totals of a table as its result, by the way that all results go; none where it finished no wall."""
    begun = evening.walls.rounds[told.round]
    part = dict(begun.tables)[told.table]
    kept = evening.results.get((told.table, part))
    if not told.walls or (kept is not None and kept.typed is not None):
        return ()
    made = wall_totals(told.walls)
    typed = DoResult(
        *(evening.id, told.table, part, Fraction(1), "", evening.parts[told.table, part].players),
        *(made.points, made.mahjongs, made.caused, len(told.walls), WALLS_REASON if evening.closed else ""),
        unsettled=True,
        complete=len(told.walls) == len(begun.promises),
    )
    return decide_result(typed, evening, club, names, by_walls=True).events
