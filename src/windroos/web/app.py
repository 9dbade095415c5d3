"""The application: every part of the page behind one guard."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable, Coroutine, Sequence
from contextlib import AbstractAsyncContextManager, asynccontextmanager, suppress
from functools import partial
from typing import Any, Final

from starlette.applications import Starlette
from starlette.middleware import Middleware
from starlette.middleware.gzip import GZipMiddleware
from starlette.routing import BaseRoute, Route, Router, WebSocketRoute

from windroos.hosting.answering import give_up_lost
from windroos.hosting.clubs import Clubs
from windroos.hosting.counting_beside import CountingBeside
from windroos.hosting.evening_walls import EveningWalls
from windroos.hosting.lobby import Lobby
from windroos.hosting.profiles import Profiles
from windroos.hosting.room import Pace
from windroos.hosting.sharing import Sharing
from windroos.hosting.thinker import Thinker
from windroos.hosting.tickets import new_id
from windroos.hosting.tied import TiedPlayers
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.hosting.tournament_walls import TournamentWalls
from windroos.hosting.wall_contest import WallContest, names_of
from windroos.hosting.wall_tables import WallTables
from windroos.hosting.worker import Worker
from windroos.hosting.worker_process import ASIDE
from windroos.scoresheet.opening import SheetOpening
from windroos.store.changes import Kind
from windroos.store.errors import StoreError
from windroos.store.store import Store
from windroos.web import about, assets, health, join, start, switches
from windroos.web.api import routes as api
from windroos.web.application import Application
from windroos.web.aside import Aside
from windroos.web.audit import Audit, RefusalTrail
from windroos.web.bans import Bans
from windroos.web.book import routes as book
from windroos.web.card import CardMaker
from windroos.web.club.beside import OWN, ClubsBeside, doors
from windroos.web.club.beside import routes as beside_routes
from windroos.web.club.copying import keep_expiring
from windroos.web.club.evening.shared import EveningHouse
from windroos.web.club.evening.sheets import club_first, flowing, sheet_names
from windroos.web.club.evening.worn import program_terms
from windroos.web.club.house import Clubhouse
from windroos.web.count import routes as count
from windroos.web.count.card import card_maker
from windroos.web.count.home import SheetHome
from windroos.web.count.tables import CountedTables
from windroos.web.day import routes as day
from windroos.web.doorman import Doorman
from windroos.web.errors import Answer, answering, handlers
from windroos.web.garbage import keep_looking
from windroos.web.guard import Guard
from windroos.web.host import Host
from windroos.web.host import routes as host_routes
from windroos.web.later import LaterRoutes
from windroos.web.lesson import routes as lesson
from windroos.web.links import Links
from windroos.web.marks import Marks
from windroos.web.metrics import AnswerCounter, Sample, house_text
from windroos.web.pages import Templates
from windroos.web.pocket import routes as pocket
from windroos.web.profile import routes as profile
from windroos.web.proxies import Proxies
from windroos.web.puzzle import routes as puzzle
from windroos.web.review import routes as review
from windroos.web.schedule import routes as schedule
from windroos.web.searches import WatchedSearches
from windroos.web.settings import Settings
from windroos.web.share import Share
from windroos.web.site import Site, open_store
from windroos.web.table import routes as table
from windroos.web.table.card import game_card_maker
from windroos.web.tokens import Tokens
from windroos.web.tournament.access import API
from windroos.web.tournament.counted import SheetStands
from windroos.web.tournament.house import HERE, HallClubs, TournamentHouse
from windroos.web.tournament.live import keep_alive
from windroos.web.tournament.live import socket as tournament_socket
from windroos.web.tournament.sheets import hall_home
from windroos.web.turns import Turns

MOST_QUESTIONS: Final = 4000
"""To computer players, that may wait: two for each table of a full server."""
Watch = Callable[[], Coroutine[Any, Any, None]]
"""What goes on beside the pages until the server stops."""


def open_site(settings: Settings, shared: bool = False, owner: int = 0) -> Site:
    """Open the database and what stands around it.

    Args:
        settings: where it is, and how it is served
        shared: other processes have it open too, and it was made ready
        owner: the number of who serves a server's database (`store.Ownership`)

    Raises:
        StoreError: the database cannot be opened, or there is nowhere to write along.
    """
    store = open_store(settings, shared, owner)
    host = Host(store.secret("host"), settings.key, partial(_other_keys, store) if settings.beside else tuple)
    links, tokens = Links(store.secret("links")), Tokens(store.secret("club"))
    searching, marks = Aside(settings.apart, "schedules"), Marks(store.secret("marks"))
    return Site(
        settings, store, links, tokens, Templates(), host,
        aside=Aside(settings.apart), searching=searching, searches=WatchedSearches(searching),
        counting=CountingBeside(settings.apart), bans=Bans(store), marks=marks, audit=Audit(marks),
    )  # fmt: skip


def _other_keys(store: Store) -> list[str]:
    return [machine.key for machine in store.held.machines().machines]


def create_app(site: Site, watch: Watch | None = None, share: Share | None = None) -> Application:
    """The application of a site, which closes its database when it stops; `watch` runs until then.

    `share`: in one of several processes.
    """
    patience = ASIDE if site.settings.lan else 3  # alone on a machine nobody times anybody
    thinking = Worker("computer players", MOST_QUESTIONS, patience=patience)
    clubs = Clubs(site.store)
    tables = _counted(site.store, clubs, lambda: hall)
    tournaments = TournamentFolder(site.store)
    contests = _contests(site.store, clubs, tournaments)
    sharing = None if share is None else share.sharing(site.store)
    pace = Pace(site.settings.pace, site.settings.grace)
    lobby = Lobby(site.store, pace, Thinker(thinking.do), names=names_of(contests), sharing=sharing)
    profiles = Profiles(site.store, lobby)
    tied = TiedPlayers(site.store, clubs, profiles)
    if sharing is not None:
        sharing.leases.lapsed = partial(give_up_lost, lobby)
    walls = WallTables(site.store, lobby, contests)
    rooms_of = partial(_rooms, site, clubs, tables, walls)
    rooms = rooms_of("")
    others = ClubsBeside(site, clubs, lambda beside: [club_pages(rooms_of(beside), tied)])
    turns = Turns(lambda: lobby.is_played)
    hall = _hall(rooms, tournaments, _hall_clubs(clubs, rooms_of))
    figures = partial(_figures, site, lobby)
    cards: dict[Kind, CardMaker] = {"count": card_maker(tables), "play": game_card_maker(lobby)}
    pages: list[BaseRoute] = [
        *(route for part in (switches, join, api, book, lesson, schedule, about) for route in part.routes(site)),
        *health.routes(site, partial(house_text, figures, sharing)),
        *host_routes(site.host),
        *_counting_pages(site, clubs, tables),
        *(route for part in (table, day) for route in part.routes(site, lobby, profiles)),
        *review.routes(site, lobby, tied),
        *puzzle.routes(site, profiles),
        *profile.routes(site, tied),
        *beside_routes(site, clubs),
        club_pages(rooms, tied),
        others.mount(),
        _tournament_pages(hall),
        *start.routes(site, cards, lambda: doors(clubs)),
        *assets.routes(site.pages.digest),
    ]
    answer = answering(site.pages)
    beside: list[Watch] = [partial(keep_looking, lambda: lobby.is_played), site.metrics.keep_looking]
    beside += [] if watch is None else [watch]
    if sharing is None or sharing.is_home:
        beside += [partial(keep_expiring, site, clubs), partial(keep_alive, hall), partial(site.counting.keep, clubs)]
    lifespan = _lifespan(site, thinking, beside, sharing, share)
    layers = _layers(site, turns, answer)
    app = Application(routes=pages, middleware=layers, exception_handlers=handlers(answer), lifespan=lifespan)
    here = [count.socket(site, tables), table.socket(site, lobby), tournament_socket(hall), club_sockets(rooms)]
    sockets = Router([*here, ClubsBeside(site, clubs, lambda beside: [club_sockets(rooms_of(beside))]).mount()])
    guarded = AnswerCounter(Guard(Doorman(sockets, site, turns), site.settings, answer), site.metrics)
    app.lobby, app.figures = lobby, figures
    app.open(sockets, guarded, Proxies(site.settings.proxies))
    return app


def _lifespan(
    site: Site, thinking: Worker, beside: Sequence[Watch], sharing: Sharing | None, share: Share | None
) -> Callable[[Starlette], AbstractAsyncContextManager[None]]:
    """What goes on beside the pages, and what is closed when the server stops."""

    @asynccontextmanager
    async def lifespan(_: Starlette) -> AsyncIterator[None]:
        going = [one() for one in beside]
        if sharing is not None and share is not None:
            await sharing.leases.beat()  # before it can be asked for a table
            going.append(sharing.leases.keep(share.keeper.lives))
        tasks = [asyncio.create_task(one) for one in going]
        yield
        for task in tasks:
            task.cancel()
        if sharing is not None:
            with suppress(StoreError):  # they lapse by themselves
                await sharing.leases.end()
        await thinking.close()
        await site.close()

    return lifespan


def _figures(site: Site, lobby: Lobby) -> list[Sample]:
    return site.metrics.samples(len(lobby.rooms))


def _layers(site: Site, turns: Turns, answer: Answer) -> list[Middleware]:
    """What stands before every page, the outermost first."""
    return [
        Middleware(AnswerCounter, metrics=site.metrics),
        Middleware(RefusalTrail, audit=site.audit),
        Middleware(Guard, settings=site.settings, answer=answer),
        Middleware(Doorman, site=site, turns=turns),
        Middleware(GZipMiddleware, minimum_size=1000),
    ]


def _contests(store: Store, clubs: Clubs, tournaments: TournamentFolder) -> dict[str, WallContest]:
    """What tables on equal walls may belong to, by its kind."""
    return {"tournament": TournamentWalls(tournaments), "evening": EveningWalls(store, clubs)}


def _rooms(site: Site, clubs: Clubs, tables: CountedTables, walls: WallTables, beside: str) -> EveningHouse:
    """A club by the id under which it stands beside the oldest of the folder, "" the oldest."""
    folder = clubs.of(beside)
    house = Clubhouse(site, folder, beside=beside, several=lambda: len(clubs.ids()) > 1)
    return EveningHouse(house, tables, walls, partial(clubs.placed, folder))


def _counted(store: Store, clubs: Clubs, hall: Callable[[], TournamentHouse]) -> CountedTables:
    """The counted tables. One that knows its people and no more is of the oldest club."""
    evenings = SheetHome(sheet_names(clubs), flowing(clubs, lambda: tables), club_first(clubs))
    rounds = hall_home(hall)

    def home(opening: SheetOpening) -> SheetHome:
        return rounds if opening.of is not None and opening.of.kind == "tournament" else evenings

    tables = CountedTables(store, new_id, home)
    return tables


def _counting_pages(site: Site, clubs: Clubs, tables: CountedTables) -> list[Route]:
    """Tellen, with a server and without: what phones ask stands before the ids of tables."""
    return [*pocket.routes(site, tables), *count.routes(site, tables, program_terms(clubs, tables))]


def _hall(rooms: EveningHouse, tournaments: TournamentFolder, clubs: HallClubs) -> TournamentHouse:
    tables, stands = rooms.tables, SheetStands(rooms.tables)
    return TournamentHouse(rooms.house.site, tournaments, rooms.house, rooms.walls, tables, stands, clubs=clubs)


def _hall_clubs(clubs: Clubs, rooms_of: Callable[[str], EveningHouse]) -> HallClubs:
    """The clubs of the folder, as tournaments are theirs."""

    def of(id: str) -> Clubhouse | None:
        return rooms_of("" if id == clubs.first else id).house if id in clubs.ids() else None

    return HallClubs(of, clubs.called)


def club_pages(rooms: EveningHouse, tied: TiedPlayers) -> LaterRoutes:
    """All pages of one club."""

    def made() -> list[Route]:
        from windroos.web.club.evening.routes import routes as evening_routes
        from windroos.web.club.routes import routes as club_routes

        return [*club_routes(rooms.house, tied), *evening_routes(rooms)]

    return LaterRoutes(OWN, made, rooms.house.first)


def club_sockets(rooms: EveningHouse) -> LaterRoutes:
    """The socket of its evenings."""

    def made() -> list[WebSocketRoute]:
        from windroos.web.club.evening.hall import socket

        return [socket(rooms)]

    return LaterRoutes(OWN, made, rooms.house.first)


def _tournament_pages(hall: TournamentHouse) -> LaterRoutes:
    def made() -> list[Route]:
        from windroos.web.tournament.routes import routes

        return routes(hall)

    return LaterRoutes((HERE, API), made, hall.first)
