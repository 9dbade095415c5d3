"""The tables that wait for people, as the page of Spelen lists them, and sitting down at one with one tap."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, NamedTuple

from starlette.requests import Request
from starlette.responses import HTMLResponse, RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import book_words, rule_set
from windroos.hosting.answering import waiting_tables
from windroos.hosting.called import called
from windroos.hosting.errors import TableError
from windroos.hosting.lobby import Lobby
from windroos.hosting.open_seats import WaitingTable
from windroos.hosting.profiles import Profiles
from windroos.hosting.setup import Setup
from windroos.hosting.tickets import Ticket, new_id
from windroos.text.web.board import WORDS as BOARD
from windroos.text.web.company import WORDS
from windroos.text.words import Lang
from windroos.web.device_name import remember_name
from windroos.web.names import MOST_LETTERS, clean_name
from windroos.web.posted import form_sent
from windroos.web.profile.device import keep_seat
from windroos.web.reader import reader_of
from windroos.web.routing import get, post
from windroos.web.site import Site
from windroos.web.table.admission import admitted, is_maker

MOST_LISTED: Final = 24
"""Tables that a page lists."""
_NOT_SAID: Final = frozenset({"players"})


class ListedTable(NamedTuple):
    """A table that waits, as a page lists it.

    book    its rules: the book's name, or that of the house rules
    agreed  what it plays otherwise than the book, and by which clocks, in words
    here    who is there
    seats   how many seats are free
    own     the reader sits there
    """

    id: str
    book: str
    agreed: tuple[str, ...]
    here: tuple[str, ...]
    seats: int
    own: bool


class WaitingList(NamedTuple):
    """The list: its tables, how many there are besides, and how many there are in all in a sentence."""

    tables: tuple[ListedTable, ...]
    more: int
    said: str


async def waiting_list(request: Request, site: Site, lobby: Lobby) -> WaitingList:
    """The tables that wait for people, for who asks."""
    lang, found = reader_of(request).lang, await waiting_tables(lobby)
    listed = tuple(_listed(request, site, lobby, one, lang) for one in found[:MOST_LISTED])
    said = WORDS["who_count"].to(lang).format(count=len(found)) if found else WORDS["who_none"].to(lang)
    return WaitingList(listed, len(found) - len(listed), said)


def _listed(request: Request, site: Site, lobby: Lobby, table: WaitingTable, lang: Lang) -> ListedTable:
    header = table.setup.header
    names = called(header.players, lang)
    return ListedTable(
        table.id,
        header.house.name if header.house is not None else book_words(header.rules).name.to(lang),
        tuple(_agreed(table.setup, lang)),
        tuple(names[player] for player in table.here),
        len(table.free),
        _sits(request, site, lobby, table.id),
    )


def _agreed(setup: Setup, lang: Lang) -> Iterator[str]:
    """What a table plays otherwise than its book, and by which clocks."""
    header, words = setup.header, setup.words
    if header.strict:
        yield BOARD["kind_of_table_strict"].to(lang)
    for option in rule_set(header.rules).options:
        value = header.options.get(option.id, option.default)
        if option.id not in _NOT_SAID and not option.is_default(value):
            yield f"{words.question(option.id, lang)}: {words.answer(option.id, value, lang)}"
    yield WORDS["so_many_rounds"].to(lang).format(count=header.rounds)
    if header.hands:
        yield WORDS["at_most_hands"].to(lang).format(count=header.hands)
    if setup.think:
        yield WORDS["by_clock"].to(lang).format(count=setup.think // 1000)
    if setup.think and setup.bank:
        yield WORDS["by_bank"].to(lang).format(count=setup.bank // 1000)
    yield WORDS["claim_clock"].to(lang).format(count=setup.window // 1000)


def _sits(request: Request, site: Site, lobby: Lobby, id: str) -> bool:
    """Whether somebody has a seat at a table."""
    held = site.ticket(request, id)
    return held is not None and held.role == "seat" and lobby.seats.admits(held)


def routes(site: Site, lobby: Lobby, profiles: Profiles) -> list[Route]:
    """The list by itself, sitting down, waiting for nobody else, and going on to another match."""

    async def waiting(request: Request) -> HTMLResponse:
        return site.pages.page(request, "table/waiting.html", WORDS, waiting=await waiting_list(request, site, lobby))

    async def sit(request: Request, id: str) -> Response:
        lobby.stream(id)
        answer = RedirectResponse(f"/spelen/{id}", 303)
        if _sits(request, site, lobby, id):
            return answer
        name = clean_name((await form_sent(request, 4 * MOST_LETTERS)).get("name", ""))
        ticket = await lobby.open_seats.sit(id, name, new_id())
        await keep_seat(request, site, profiles, ticket)
        site.give(answer, ticket)
        remember_name(answer, name)
        return answer

    async def onwards(request: Request, id: str) -> Response:
        """Where the people of a table went on: with the seat that one has there, else to watch."""
        held, next = admitted(site, lobby.seats, request, id), lobby.new.next_of(id)
        if not next:
            raise TableError("rematch_none")
        seat = held._replace(table=next, link="")
        plays = held.role == "seat" and bool(held.browser) and held.seat in lobby.setup(next).people
        answer = RedirectResponse(f"/spelen/{next}", 303, headers={"cache-control": "no-store"})
        if held.role != "host":
            site.give(answer, seat if plays and lobby.seats.admits(seat) else Ticket(next, "reader"))
        return answer

    async def wait(request: Request, id: str) -> Response:
        lobby.stream(id)
        if not is_maker(admitted(site, lobby.seats, request, id)):
            raise TableError("table_maker")
        await lobby.open_seats.shut(id, (await form_sent(request, 8)).get("waits") != "1")
        return RedirectResponse(f"/spelen/{id}", 303)

    return [
        get("/spelen/wie", waiting),
        post("/spelen/{id}/meedoen", sit),
        post("/spelen/{id}/wachten", wait),
        get("/spelen/{id}/verder", onwards),
    ]
