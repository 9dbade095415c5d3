"""Score sheets of an evening's tables: opened for people of the club, and taken over at the end."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Mapping
from contextlib import suppress
from datetime import date
from typing import Final, NamedTuple

from windroos.books.catalog import IDS
from windroos.club.deciding import evening_of
from windroos.club.errors import ClubError
from windroos.club.evening_desk import SheetStand
from windroos.club.evening_requests import DoLink, DoTake
from windroos.club.evening_state import EveningState
from windroos.club.results import RIICHI
from windroos.club.season_houses import house_at
from windroos.errors import WindroosError
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.clubs import Clubs
from windroos.people.names import told_apart
from windroos.scoresheet.opening import LONGEST_NAME, SheetOpening, SheetPlace, named, open_sheet
from windroos.scoresheet.places import players_at
from windroos.scoresheet.sheet import Sheet
from windroos.web.club.house import open_club
from windroos.web.count.commands import StoredTable
from windroos.web.count.tables import CountedTables

BY_SHEET: Final = "sheet"
"""Who tells what a sheet came to, as the log keeps it."""
CHANGED: Final = "verbeterd op het formulier"
"""The reason of a result that was corrected on its sheet."""


class BroughtSheet(NamedTuple):
    """A sheet that a phone brought, and who sat where at it: ids of people in the order of its players."""

    sheet: str
    people: tuple[str, ...]


def sheet_names(clubs: Clubs) -> Callable[[SheetOpening], Mapping[str, str]]:
    """What gives the names of the people of the club that a sheet belongs to, as a score sheet can hold them."""

    def names(opening: SheetOpening) -> Mapping[str, str]:
        return _names(clubs.at(opening.of.id)[0] if opening.of is not None else clubs.oldest)

    return names


def _names(folder: ClubFolder) -> Mapping[str, str]:
    return {id: name[:LONGEST_NAME] for id, name in told_apart(folder.names()).items()}


def club_first(clubs: Clubs) -> Callable[[SheetOpening], Awaitable[None]]:
    """What has the club of an evening's sheet at hand, beside whatever else goes on."""

    async def first(opening: SheetOpening) -> None:
        if opening.of is not None and opening.of.kind == "evening":
            await clubs.at(opening.of.id)[0].at_hand()

    return first


async def begin_sheet(
    folder: ClubFolder, tables: CountedTables, place: SheetPlace, evening: EveningState, by: str, today: date
) -> str:
    """The score sheet of a table part, opened where there is none yet; its id. `place` is where it belongs.

    Raises ClubError `club_no_table`, `club_rules`; SheetError, OptionError: players or rules that cannot be.
    """
    table, part = place.table, place.part
    held = evening.parts.get((table, part))
    if held is None:
        raise ClubError("club_no_table", table=table, part=part)
    if held.sheet:
        return held.sheet
    rules = evening.rules_at(table)
    if rules not in IDS:
        raise ClubError("club_riichi_hands" if rules == RIICHI else "club_rules_needed")
    names = _names(folder)
    house = house_at(open_club(folder.world()), evening, rules)
    players = [names.get(player, player) for player in held.players]
    sheet = await tables.make(open_sheet(rules, players, house=house, people=held.players, of=place))
    await folder.do(DoLink(evening.id, table, part, sheet), by, today)
    return sheet


async def bring_in(
    folder: ClubFolder,
    tables: CountedTables,
    place: SheetPlace,
    evening: EveningState,
    brought: BroughtSheet,
    by: str,
    today: date,
) -> str:
    """Put a sheet that a phone brought at a table part; its id there.

    Raises ClubError `club_no_table`, `club_sheet_linked`, `club_sheet_rules`; CountError `no_table`, `count_moved`.
    """
    table, part = place.table, place.part
    held = evening.parts.get((table, part))
    if held is None:
        raise ClubError("club_no_table", table=table, part=part)
    if held.sheet:
        raise ClubError("club_sheet_linked", table=table, part=part)
    opening = (await tables.get(brought.sheet)).sheet.opening
    if opening.of is not None or opening.rules != evening.rules_at(table):
        raise ClubError("club_sheet_rules", table=table, part=part)
    if brought.people != held.players:
        raise ClubError("club_seats_twice")
    opening = named(opening._replace(people=brought.people, of=place, title=""), _names(folder))
    sheet = await tables.move(brought.sheet, opening)
    await folder.do(DoLink(evening.id, table, part, sheet), by, today)
    kept = await tables.get(sheet)
    await tables.home(kept.sheet).tell(kept)
    return sheet


async def kept_sheets(tables: CountedTables, evening: EveningState) -> dict[str, StoredTable]:
    """The sheets of an evening's tables, by id; one that cannot be read, or was kept elsewhere, is left out."""
    found = {}
    for part in evening.parts.values():
        if part.sheet:
            with suppress(WindroosError):
                found[part.sheet] = await tables.get(part.sheet)
    return found


async def stands_of(tables: CountedTables, evening: EveningState) -> dict[str, SheetStand]:
    """How the sheets of an evening stand, by id."""
    return {id: stand_of(kept) for id, kept in (await kept_sheets(tables, evening)).items()}


async def live_sheets(tables: CountedTables, evening: EveningState) -> dict[str, Sheet]:
    """The sheets of an evening's tables, by id."""
    return {id: kept.sheet for id, kept in (await kept_sheets(tables, evening)).items()}


def stand_of(kept: StoredTable) -> SheetStand:
    """How a sheet stands."""
    hands = sum(not entry.struck for entry in kept.sheet.entries)
    points = tuple(kept.sheet.match.points[player] for player in players_at(kept.sheet))
    return SheetStand(points, hands, kept.sheet.match.over)


async def take_over(
    folder: ClubFolder, tables: CountedTables, evening: str, table: int, part: int, reason: str, by: str, today: date
) -> None:
    """Make a sheet's score the result of its table part. Raises ClubError."""
    held = evening_of(folder.world(), evening).parts.get((table, part))
    if held is None or not held.sheet:
        raise ClubError("club_no_table", table=table, part=part)
    await folder.do(DoTake(evening, table, part, held.sheet, tables.events(held.sheet), reason), by, today)


def flowing(clubs: Clubs, tables: Callable[[], CountedTables]) -> Callable[[StoredTable], Awaitable[None]]:
    """What lets a sheet's result flow into its evening as soon as its game is over, and again where it is corrected."""

    async def flow(kept: StoredTable) -> None:
        place = kept.sheet.opening.of
        if place is None or place.kind != "evening" or not kept.sheet.match.over:
            return
        folder, evening = clubs.at(place.id)
        try:
            await take_over(folder, tables(), evening, place.table, place.part, CHANGED, BY_SHEET, date.today())
        except WindroosError:
            return  # the tap is kept; the desk says that the sheet is at its end and not taken over

    return flow
