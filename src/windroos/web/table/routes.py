"""The pages of Spelen, their socket, and what can be read and downloaded of a game."""

from __future__ import annotations

import asyncio
import secrets
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.requests import Request
from starlette.responses import HTMLResponse, JSONResponse, PlainTextResponse, RedirectResponse, Response
from starlette.routing import Route, WebSocketRoute

from windroos.books.catalog import book_words
from windroos.errors import WindroosError
from windroos.hosting.called import called, typed_name
from windroos.hosting.errors import TableError
from windroos.hosting.history import bodies, seat_text
from windroos.hosting.lobby import Lobby
from windroos.hosting.profiles import Profiles
from windroos.hosting.replaying import replay_object
from windroos.hosting.setup import MAKER, Setup
from windroos.hosting.tickets import Ticket, new_id
from windroos.play.model.events import NOBODY
from windroos.store.store import utc_now
from windroos.telling.objects import error_object
from windroos.text.web import board as board_words
from windroos.text.web import company as company_words
from windroos.text.web.phrases import PHRASES
from windroos.text.web.table import WORDS
from windroos.text.words import Lang
from windroos.web.device_name import known_name, remember_name
from windroos.web.errors import PageError
from windroos.web.host import HostError
from windroos.web.posted import posted
from windroos.web.profile.device import keep_seat
from windroos.web.reader import reader_of
from windroos.web.routing import get, post
from windroos.web.site import Site, qr_code
from windroos.web.table import company, reviewing
from windroos.web.table.admission import is_maker, make_room, player_of, seen
from windroos.web.table.company import waiting_list
from windroos.web.table.ended import ended
from windroos.web.table.form import KINDS, books, filled, setup_of
from windroos.web.table.socket import Door
from windroos.wire.json_text import Json

HERE: Final = "/spelen"
COACHED: Final = "#coach"
"""What an address of a table ends with where the coach is to speak at once; `choices.js` reads it."""
MOST_GAMES: Final = 12
"""On the page of Spelen."""
_WORDS: Final = {**WORDS, **company_words.WORDS, **board_words.WORDS}


def routes(site: Site, lobby: Lobby, profiles: Profiles) -> list[Route]:
    """Everything under /spelen."""
    return [
        *_making(site, lobby, profiles),
        *company.routes(site, lobby, profiles),
        *_table(site, lobby, profiles),
        *_hands(site, lobby),
        *reviewing.routes(site, lobby, profiles),
        *_downloads(site, lobby),
    ]


def socket(site: Site, lobby: Lobby) -> WebSocketRoute:
    """The socket of a window at a table."""
    return WebSocketRoute("/spelen/{id}/ws", Door(site, lobby))


def _making(site: Site, lobby: Lobby, profiles: Profiles) -> list[Route]:
    async def new(request: Request) -> HTMLResponse:
        return await _form_page(request, site, lobby, dict(request.query_params))

    async def make(request: Request) -> Response:
        async with posted(request) as sent:
            form = {key: value for key, value in sent.items() if isinstance(value, str)}
        lang = reader_of(request).lang
        try:
            await make_room(site, lobby, request)
            setup = await run_in_threadpool(setup_of, form, lambda: secrets.randbits(32))
        except WindroosError as wrong:
            return await _form_page(request, site, lobby, form, error_object(wrong, lang))
        ticket = await lobby.new.make(setup)
        await keep_seat(request, site, profiles, ticket)
        answer = RedirectResponse(f"{HERE}/{ticket.table}{COACHED if 'coach' in form else ''}", 303)
        site.give(answer, ticket)
        remember_name(answer, typed_name(setup.header.players[MAKER], MAKER))
        return answer

    async def clear(request: Request) -> Response:
        if not site.host.knows(request):
            raise HostError("host_only")
        await lobby.clear(utc_now(), played=True)
        return RedirectResponse(HERE, 303)

    return [
        get("/spelen", new),
        post("/spelen/nieuw", make),
        post("/spelen/opruimen", clear),
    ]


def _table(site: Site, lobby: Lobby, profiles: Profiles) -> list[Route]:
    async def table(request: Request, id: str) -> HTMLResponse:
        stream, ticket = seen(site, lobby, request, id)
        lobby.check_open(ticket, seated=True)
        setup, reader = lobby.setup(id), reader_of(request)
        seat, maker = player_of(ticket), is_maker(ticket) and setup.walls is None
        answer = site.pages.page(
            request, "table/table.html", _WORDS, here=HERE, id=id, book=_book_name(setup, reader.lang),
            strict=setup.header.strict, seat=None if seat == NOBODY else seat, watching=seat == NOBODY, maker=maker,
            coached=setup.walls is None, alone=len(setup.people) == 1,
            company=seat != NOBODY and len(setup.people) > 1,
            phrases=[(phrase, reader.say(said)) for phrase, said in PHRASES.items()],
            waits=None if not (maker and setup.anybody) or stream.length else not lobby.open_seats.is_shut(id),
            links=await _links(site, lobby, id, setup, reader.lang) if maker else [], lan=site.settings.lan,
            over=lobby.standing(stream).over, closed=lobby.standing(stream).closed,
            script=board_words.script_words(reader.lang),
        )  # fmt: skip
        if seat != NOBODY and not ticket.browser:  # it opened its link in an earlier version
            ticket = ticket._replace(browser=new_id())
            site.give(answer, ticket)
        await keep_seat(request, site, profiles, ticket)
        return answer

    async def renew(request: Request, id: str, player: int) -> Response:
        _, ticket = seen(site, lobby, request, id)
        if not is_maker(ticket) or lobby.setup(id).walls is not None:
            raise TableError("table_maker")
        if player not in lobby.setup(id).people:
            raise PageError("no_page")
        await lobby.renew(ticket, player)
        return RedirectResponse(f"{HERE}/{id}", 303)

    async def close(request: Request, id: str) -> Response:
        _, ticket = seen(site, lobby, request, id)
        if not is_maker(ticket) or lobby.setup(id).walls is not None:
            raise TableError("table_maker")
        await (await lobby.room(id)).close()
        return RedirectResponse(HERE, 303)

    return [
        get("/spelen/{id}", table),
        post("/spelen/{id}/seat/{player:number}/link", renew),
        post("/spelen/{id}/close", close),
    ]


def _hands(site: Site, lobby: Lobby) -> list[Route]:
    """Hands that are over: explained, and played back."""

    async def hand(request: Request, id: str, number: int) -> HTMLResponse:
        lobby.check_open(seen(site, lobby, request, id)[1], seated=True)
        room, words, lang = lobby.here(id), lobby.setup(id).words, reader_of(request).lang
        last = room.session.last_end if room is not None else None
        if room is not None and last is not None and last.number == number and room.board.shows_all:
            found = ended(last, words, lang)
        else:
            found = ended((await lobby.hand(id, number)).end, words, lang)
        template = "table/hand.html" if request.headers.get("x-windroos") == "live" else "table/ended.html"
        return site.pages.page(request, template, _WORDS, here=HERE, id=id, ending=found)

    async def replay(request: Request, id: str) -> HTMLResponse:
        stream, ticket = seen(site, lobby, request, id)
        lobby.check_open(ticket)
        setup, lang = lobby.setup(id), reader_of(request).lang
        count = len(await lobby.hands(id))
        return site.pages.page(
            request, "table/replay.html", _WORDS, here=HERE, id=id, book=_book_name(setup, lang),
            hands=list(range(1, count + 1)), over=lobby.standing(stream).over,
            script=board_words.script_words(lang),
        )  # fmt: skip

    return [
        get("/spelen/{id}/hand/{number:number}", hand),
        get("/spelen/{id}/replay", replay),
    ]


def _downloads(site: Site, lobby: Lobby) -> list[Route]:
    async def replay(request: Request, id: str, number: int) -> Response:
        lobby.check_open(seen(site, lobby, request, id)[1])
        hand, lang = await lobby.hand(id, number), reader_of(request).lang
        return await asyncio.to_thread(lambda: JSONResponse(replay_object(hand, lang)))

    async def record(request: Request, id: str) -> Response:
        lobby.check_open(seen(site, lobby, request, id)[1])
        return _file(await lobby.record(id, reader_of(request).lang), f"windroos-{id}.jsonl")

    async def seat(request: Request, id: str) -> Response:
        _, ticket = seen(site, lobby, request, id)
        lobby.check_open(ticket)
        room = await lobby.room(id)
        player, count = player_of(ticket), room.board.count
        kept = await asyncio.to_thread(bodies, site.store, id, last=room.session.length)
        lobby.left(room)
        text = await site.aside.do(site.who(request), seat_text, kept, player, count)
        return _file(text, f"windroos-{id}-{player_of(ticket) + 1}.jsonl")

    return [
        get("/spelen/{id}/replay/{number:number}.json", replay),
        get("/spelen/{id}/record.jsonl", record),
        get("/spelen/{id}/seat.jsonl", seat),
    ]


async def _links(site: Site, lobby: Lobby, id: str, setup: Setup, lang: Lang) -> list[Json]:
    """The links of a table: one to watch, and of each person's seat one to give away until somebody has taken it."""
    out, names = [], called(setup.header.players, lang)
    for player in sorted(setup.people, key=lambda player: player == MAKER):
        held = lobby.seats.of(id, player)
        free = held.next or not held.browser
        address = site.link(Ticket(id, "seat", player, held.next or held.link)) if free else ""
        role = "own" if player == MAKER else "seat"
        out.append(await _link(address, role, names[player], player))
    out.insert(len(out) - 1, await _link(site.link(Ticket(id, "reader")), "reader"))
    return out


async def _link(address: str, role: str, name: str = "", player: int = NOBODY) -> Json:
    """A link as the page shows it; without an address its seat is taken."""
    qr = await asyncio.to_thread(qr_code, address) if address else ""
    return {"name": name, "address": address, "qr": qr, "role": role, "player": player}


async def _form_page(
    request: Request, site: Site, lobby: Lobby, form: dict[str, str], trouble: Json | None = None
) -> HTMLResponse:
    values, lang = filled({"name": known_name(request), **form}), reader_of(request).lang
    return site.pages.page(
        request, "table/new.html", _WORDS, 200 if trouble is None else 422, here=HERE, form=values,
        books=books(values, lang), kinds=tuple(KINDS), games=_games(request, site, lobby, lang), trouble=trouble,
        host=site.host.knows(request), waiting=await waiting_list(request, site, lobby),
    )  # fmt: skip


def _games(request: Request, site: Site, lobby: Lobby, lang: Lang) -> list[Json]:
    """The games that somebody may see, the newest first."""
    out: list[Json] = []
    for stream in site.store.streams("play", among=site.tables(request)):
        ticket = site.ticket(request, stream.id)
        if ticket is None or len(out) >= MOST_GAMES or not lobby.seats.admits(ticket):
            continue
        setup, standing = lobby.setup(stream.id), lobby.standing(stream)
        seat = player_of(ticket)
        out.append(
            {
                "id": stream.id, "name": _book_name(setup, lang), "players": called(setup.header.players, lang),
                "hand": standing.hand, "over": standing.over, "closed": standing.closed,
                "seat": None if seat == NOBODY else seat,
            }
        )  # fmt: skip
    return out


def _book_name(setup: Setup, lang: Lang) -> str:
    house = setup.header.house
    return house.name if house is not None else book_words(setup.header.rules).name.to(lang)


def _file(text: str, name: str) -> Response:
    headers = {"content-disposition": f'attachment; filename="{name}"', "cache-control": "no-store"}
    return PlainTextResponse(text, media_type="application/jsonl; charset=utf-8", headers=headers)
