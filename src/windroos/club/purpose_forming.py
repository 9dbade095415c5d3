"""The tables that an evening is held for: of a scheme's round or of a final, filled up where somebody is away.

Each table keeps its order, which is that of the winds: who fills in has the seat of whom he fills in for.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState
from windroos.club.finale import season_final
from windroos.club.scheme_games import games_at
from windroos.club.seasons import season_of


class WantedTable(NamedTuple):
    """A table as a scheme or a final wants it: `number` there, of which round, and who sit there by their seats."""

    round: int
    number: int
    players: tuple[str, ...]


class FilledTable(NamedTuple):
    """A wanted table with who can be there.

    players      in seating order
    absent       who should be there and are not here
    substitutes  who sit there in their places
    """

    wanted: WantedTable
    players: tuple[str, ...]
    absent: tuple[str, ...]
    substitutes: tuple[str, ...]


class FilledTables(NamedTuple):
    """The tables that can be played now; `off` cannot, for too few of their people are there; `free` sit nowhere."""

    tables: tuple[FilledTable, ...]
    off: tuple[FilledTable, ...]
    free: tuple[str, ...]


def wanted_tables(
    club: ClubState, evenings: Iterable[EveningState], evening: EveningState, method: str
) -> tuple[WantedTable, ...]:
    """The tables of an evening's rounds, or of its round of a final.

    Raises ClubError `club_evening_no_round`, `club_evening_no_final`, `club_year_far`, and ReckoningError.
    """
    if method == "scheme":
        games = games_at(club, evening)
        if not games:
            raise ClubError("club_evening_no_round", evening=evening.id)
        return tuple(WantedTable(game.round, game.table, game.players) for game in games)
    season, round = evening.final or ("", 0)
    final = season_final(club, evenings, season_of(club, season)) if season else None
    if final is None or round > len(final.rounds):
        raise ClubError("club_evening_no_final", evening=evening.id)
    return tuple(WantedTable(round, table.table, table.people) for table in final.rounds[round - 1].tables)


def filled(wanted: Iterable[WantedTable], here: Iterable[str], who: Mapping[str, str]) -> FilledTables:
    """The wanted tables with who are there.

    A table is played where more than half of its people are there. Who sits nowhere then fills up, in the order of
    coming, the tables that lack somebody, the emptiest first.

    Args:
        wanted: tables, of who people are now
        here: ids of who are there, in the order of coming
        who: who each of them is now
    """
    left = {who[one]: one for one in here}
    present = {*left}
    split: list[tuple[WantedTable, bool]] = []
    for table in wanted:
        there = [person for person in table.players if person in left]
        split.append((table, bool(table.players) and 2 * len(there) > len(table.players)))
    seats: dict[WantedTable, list[str]] = {}
    for table, is_played in split:
        if is_played:
            seats[table] = [left.pop(person, "") for person in table.players]
    free = list(left.values())
    fillers: dict[WantedTable, list[str]] = {table: [] for table in seats}
    while free and (lacking := [table for table in seats if "" in seats[table]]):
        table = max(lacking, key=lambda one: seats[one].count(""))
        seats[table][seats[table].index("")] = free[0]
        fillers[table].append(free.pop(0))
    made, off = [], []
    for table, _ in split:
        players = tuple(filter(None, seats.get(table, ())))
        absent = tuple(person for person in table.players if person not in present)
        if len(players) >= 3:
            made.append(FilledTable(table, players, absent, tuple(fillers[table])))
        else:
            free += players
            off.append(FilledTable(table, (), absent, ()))
    return FilledTables(tuple(made), tuple(off), tuple(free))
