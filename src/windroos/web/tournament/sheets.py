"""Score sheets of a tournament's tables: begun on the table's phone, and what they come to is the table's result."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from functools import partial
from typing import NamedTuple

from starlette.requests import HTTPConnection, Request

from windroos.club.evening_desk import SheetStand
from windroos.errors import WindroosError
from windroos.hosting.tickets import Ticket
from windroos.hosting.tournament_folder import Still
from windroos.people.names import told_apart
from windroos.scoresheet.opening import LONGEST_NAME, SheetOpening, SheetPlace, open_sheet
from windroos.tournament.errors import TournamentError
from windroos.tournament.form_figures import counted_books
from windroos.tournament.formula import formula_of
from windroos.tournament.hall_view import HallRound, round_now
from windroos.tournament.seats import stage_of
from windroos.tournament.sheet_deciding import check_counting, decide_counted, sheet_of
from windroos.tournament.sheet_moves import moved_sheets, to_tell
from windroos.tournament.sheet_requests import DoLinkSheet, DoTakeSheet
from windroos.tournament.sheets import counted_on
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentWorld
from windroos.web.club.evening.sheets import CHANGED
from windroos.web.count.commands import StoredTable
from windroos.web.count.home import SheetHome
from windroos.web.tournament.house import HERE, TournamentHouse


class TableCounting(NamedTuple):
    """The score sheet of a table, and how it stands."""

    sheet: str
    stand: SheetStand


def opening_at(world: TournamentWorld, round: int, table: int, rules: str = "") -> SheetOpening:
    """The score sheet of a table that begins to count, by these rules, "" those that there are.

    Raises TournamentError as `check_counting`, `tournament_form_rules` for rules that are not to be chosen here;
    SheetError, OptionError: so many cannot play by these rules.
    """
    state, names = world.there(), _names(world)
    people = check_counting(state, round, table)
    place = SheetPlace("tournament", world.id, round, table)
    hands = formula_of(state.setup).tournament.rounds.hands or None
    players = [names.get(one, one) for one in people]
    books = counted_books(state)
    if rules and rules not in books:
        raise TournamentError("tournament_form_rules")
    return open_sheet(rules or books[0], players, hands=hands, people=people, of=place)


def books_at(world: TournamentWorld, round: int, table: int) -> tuple[str, ...]:
    """By which books a table can begin to count hand by hand; () by none."""
    return tuple(one for one in counted_books(world.there()) if _can_begin(world, round, table, one))


def _can_begin(world: TournamentWorld, round: int, table: int, rules: str) -> bool:
    try:
        opening_at(world, round, table, rules)
    except WindroosError:
        return False
    return True


async def begin_sheet(
    house: TournamentHouse, request: Request, id: str, round: int, table: int, still: Still, rules: str = ""
) -> str:
    """The score sheet of a table, opened where it has none yet; its id. Raises as `opening_at`."""
    world = house.world(id)
    held = sheet_of(world.there(), round, table)
    if held:
        return held
    sheet = await house.tables.make(opening_at(world, round, table, rules))
    answer = await house.do(request, id, DoLinkSheet(round, table, sheet), still)
    return str(answer["sheet"])


def take_asked(house: TournamentHouse, state: TournamentState, round: int, table: int, reason: str) -> DoTakeSheet:
    """What makes a table's sheet its result, as it stands. Raises TournamentError `tournament_sheet_other`."""
    sheet = sheet_of(state, round, table)
    if not sheet:
        raise TournamentError("tournament_sheet_other", round=round, table=table)
    return DoTakeSheet(round, table, sheet, house.tables.events(sheet), reason)


def counting_in(house: TournamentHouse, state: TournamentState, shown: HallRound) -> dict[int, TableCounting]:
    """The tables of a round that count hand by hand and have no result yet, by number."""
    found = {}
    for table in shown.tables:
        sheet = counted_on(state.sheets, (shown.round, table.table), table.people)
        stand = house.counted.of(sheet)
        if stand is not None and table.stage == "empty":
            found[table.table] = TableCounting(sheet, stand)
    return found


async def bring_in_line(house: TournamentHouse, state: TournamentState) -> None:
    """Tell the sheets of people who sit elsewhere since they began where they are now, and of whom.

    The tournament was told first, and what a sheet is still due is seen from the two: so a server that was killed
    between them makes up for it when the sheet is looked at.
    """
    for where in moved_sheets(state):
        with suppress(WindroosError):
            await house.tables.tell(where.sheet, partial(to_tell, where=where))


async def read_sheets(house: TournamentHouse, state: TournamentState) -> None:
    """Have at hand how the score sheets of the tables stand that count now, and did before."""
    await bring_in_line(house, state)
    await house.counted.read(kept[-1].sheet for kept in state.sheets.values())


def hall_home(house: Callable[[], TournamentHouse]) -> SheetHome:
    """What the score sheets of tournaments belong to."""

    async def first(opening: SheetOpening) -> None:
        state = house().folder.state(_place(opening).id)
        club = house().clubs.of(state.setup.club) if state is not None and state.setup.club else None
        if club is not None:
            await club.folder.at_hand()

    return SheetHome(
        lambda opening: _names(house().folder.world(_place(opening).id)),
        lambda kept: _told(house(), kept),
        first,
        lambda connection, kept: _ticket(house(), connection, kept),
        lambda opening: f"{HERE}/{_place(opening).id}/tafel/{_place(opening).table}",
        lambda kept: _stuck(house(), kept),
    )


def _place(opening: SheetOpening) -> SheetPlace:
    assert opening.of is not None
    return opening.of


def _names(world: TournamentWorld) -> Mapping[str, str]:
    return {id: name[:LONGEST_NAME] for id, name in told_apart(world.names()).items()}


def _ticket(house: TournamentHouse, connection: HTTPConnection, kept: StoredTable) -> Ticket:
    """What somebody may do: who has the card of the table, and who leads; for as long as it writes into the round.

    Raises TournamentError `tournament_for_table`.
    """
    place = _place(kept.sheet.opening)
    access = house.access(connection, place.id)
    leads = access.may("desk")
    if not leads and access.table != place.table:
        raise TournamentError("tournament_for_table")
    state = house.folder.state(place.id)
    writes = state is not None and _is_open(state, place, kept.id, leads)
    return Ticket(kept.id, "writer" if writes else "reader")


def _is_open(state: TournamentState, place: SheetPlace, sheet: str, leads: bool) -> bool:
    """Whether a sheet can still write into its table: a result that all agreed with is changed by who leads alone."""
    if state.publishing.finished or round_now(state) != place.round:
        return False
    try:
        held, stage = sheet_of(state, place.round, place.table), stage_of(state, place.round, place.table)
    except TournamentError:  # the schedule has no such table any more
        return False
    return held == sheet and (leads or stage not in ("final", "settled"))


def _stuck(house: TournamentHouse, kept: StoredTable) -> WindroosError | None:
    """Why what is on a sheet does not become its table's result; None where it does, or still can."""
    place = _place(kept.sheet.opening)
    try:
        world = house.world(place.id)
        state = world.there()
        if state.publishing.finished or round_now(state) != place.round:
            raise TournamentError("tournament_sheet_round", round=place.round)
        asked = take_asked(house, state, place.round, place.table, CHANGED)
        if asked.sheet != kept.id:
            raise TournamentError("tournament_sheet_other", round=place.round, table=place.table)
        if kept.sheet.match.over:
            decide_counted(state, asked, world.spelt())
    except WindroosError as wrong:
        return wrong
    return None


async def _told(house: TournamentHouse, kept: StoredTable) -> None:
    """Let a sheet's result flow into its table as soon as its game is over, and again whatever changes on it then."""
    place = _place(kept.sheet.opening)
    house.counted.hear(kept)

    def still(state: TournamentState) -> None:
        if not _is_open(state, place, kept.id, leads=True):
            raise TournamentError("tournament_sheet_other", round=place.round, table=place.table)

    try:
        state = house.world(place.id).there()
        still(state)
        result = state.results.get((place.round, place.table))
        if kept.sheet.match.over or (result is not None and result.typed is not None):
            asked = take_asked(house, state, place.round, place.table, CHANGED)
            await house.folder.do(place.id, asked, f"table#{place.table}", house.time.now(), still)
    except WindroosError:
        return  # the tap is kept; the page of the table says that the sheet is at its end and not taken over
