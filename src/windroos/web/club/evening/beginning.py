"""Beginning to count at a table: its score sheet, once it is known who sits where."""

from __future__ import annotations

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse

from windroos.books import catalog
from windroos.books.house import load_sent_house
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.evening_desk import seats_known
from windroos.club.evening_requests import DoTables
from windroos.club.evening_state import EveningState, Place
from windroos.club.season_houses import house_at
from windroos.hosting.tickets import Ticket
from windroos.rules.rules import course_of
from windroos.scoresheet.opening import SheetPlace
from windroos.text.web.club_evening import WORDS
from windroos.text.words import Lang
from windroos.web.club.evening.entry import part_of
from windroos.web.club.evening.shared import EveningHouse, evening_values, trouble_of
from windroos.web.club.evening.sheets import begin_sheet
from windroos.web.club.house import open_club
from windroos.web.errors import status_of
from windroos.web.form import Form
from windroos.web.pages import lang_of


async def sheet_begun(
    rooms: EveningHouse, request: Request, evening: EveningState, place: Place, form: Form
) -> RedirectResponse | None:
    """The way to the score sheet of a table part, with what opens it; None where it must be asked first who sits where.

    Raises ClubError `club_seats_twice`, and as `begin_sheet`.
    """
    house, (table, part) = rooms.house, place
    of = SheetPlace("evening", rooms.placed(evening.id), 0, table, part)
    if part == 1 and not seats_known(evening, place):
        players = part_of(evening, place).players
        order = order_of(form, len(players))
        if not any(order):
            return None
        if sorted(order) != sorted(players):
            raise ClubError("club_seats_twice")
        await house.do(request, seated_so(evening, table, order))
        evening = rooms.evening(evening.id)
    by, today = house.access(request).by, house.today()
    sheet = await begin_sheet(house.folder, rooms.tables, of, evening, by, today)
    return to_sheet(rooms, sheet)


def to_sheet(rooms: EveningHouse, sheet: str) -> RedirectResponse:
    """The way to a score sheet, with what opens it."""
    answer = RedirectResponse(f"/tellen/{sheet}", 303)
    rooms.house.site.give(answer, Ticket(sheet, "writer"))
    return answer


def order_of(form: Form, players: int) -> tuple[str, ...]:
    """Who sits where as a form says it, East first."""
    return tuple(form.get(f"seat-{at}", "") for at in range(players))


def seated_so(evening: EveningState, table: int, order: tuple[str, ...]) -> DoTables:
    """The same tables, with the players of one in the order in which they sit."""
    tables = tuple(order if at == table else players for at, players in enumerate(evening.tables, 1))
    made = evening.made
    assert made is not None
    return DoTables(evening.id, tables, made.seed, made.method, made.winds, made.reason)


def seats_found(club: ClubState, evening: EveningState, table: int, players: int, lang: Lang) -> str:
    """How the rules of a table find who sits where, and who of five dreams first (`course.Way`); "" of other rules.

    Raises HouseError where a newer program refuses the house rules of its season.
    """
    rules = evening.rules_at(table)
    if rules not in catalog.IDS:
        return ""
    house = house_at(club, evening, rules)
    way = course_of(load_sent_house(house, rules=rules).rules if house else catalog.rules(rules)).seating
    fifth = "seats_fifth_drawn" if way == "drawn" else "seats_fifth"
    return " ".join(WORDS[key].to(lang) for key in (f"seats_{way}", *((fifth,) if players == 5 else ())))


def seats_page(
    rooms: EveningHouse,
    request: Request,
    evening: EveningState,
    table: int,
    where: tuple[str, str],
    order: tuple[str, ...] = (),
    wrong: ClubError | None = None,
) -> HTMLResponse:
    """Asks who sits where, before a table counts whose winds the lot did not give.

    `where`: the address that is told, and the one to go back to.
    """
    players, lang = evening.parts[table, 1].players, lang_of(request)
    return rooms.house.page(
        request, "evening/seats.html", WORDS, status_of(wrong), **evening_values(request, evening),
        table=table, players=players, order=order if any(order) else players, action=where[0], back=where[1],
        trouble=trouble_of(wrong, lang),
        found=seats_found(open_club(rooms.house.world()), evening, table, len(players), lang),
    )  # fmt: skip
