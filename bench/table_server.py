"""A server for `bench.web` and `bench.hall`: `python -m bench.table_server serve|relay|bare FOLDER PORT PACE`.

After these may stand of how many processes it is, without that one, and the address of its database, without that a
file in FOLDER.
"""

from __future__ import annotations

import asyncio
import socket
import sys
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from windroos.store.place import place_of
from windroos.web.budget import Budget
from windroos.web.crowd import Crowd, raise_file_limit
from windroos.web.serve import tune, uvicorn_config
from windroos.web.settings import Settings
from windroos.web.site import Site

PAGE: Final = 30_000
"""Bytes of the page of a bare server: about those of a standing of a hundred."""
MOST_WINDOWS: Final = 10_000
"""All windows of the bench come from one address; those of a club do not."""
PLAYERS: Final = "127.0.0.1"
"""That address."""


class OpenPurse(Budget):
    """A budget that the players do not pay; whoever comes from elsewhere may ask for no more than at a real server."""

    def take(self, key: str, cost: float, now: float) -> bool:
        """Let the players have what they ask for."""
        return key == PLAYERS or super().take(key, cost, now)


def settings_of(folder: Path, port: int, pace: float, place: str) -> Settings:
    """How such a server is set up."""
    return Settings(folder, f"http://localhost:{port}", lan=True, pace=pace, database=place_of(place, folder))


def real(settings: Settings) -> ASGIApp:
    """The page itself, which owns its database to its end."""
    from windroos.web.app import create_app, open_site
    from windroos.web.owned import Owned

    owned = Owned(settings.place).__enter__()
    return create_app(generous(open_site(settings, owner=owned.number)), partial(owned.watch, sys.exit))


def generous(site: Site) -> Site:
    """The same site, of which the players may ask as much as they like."""
    pages, heavy = (OpenPurse(budget.rate, budget.burst) for budget in (site.allowed.pages, site.allowed.heavy))
    return replace(site, allowed=site.allowed._replace(pages=pages, heavy=heavy, sockets=MOST_WINDOWS))


def everybody() -> Crowd:
    """A crowd that lets all windows in."""
    return Crowd(MOST_WINDOWS * 2, MOST_WINDOWS, Budget(MOST_WINDOWS, MOST_WINDOWS))


def several(settings: Settings, count: int, listening: socket.socket) -> None:
    """The page itself, served by several processes until the one that began them is killed."""
    from windroos.hosting.household import Household
    from windroos.web.app import create_app, open_site
    from windroos.web.neighbours import Neighbours
    from windroos.web.owned import Owned
    from windroos.web.processes import Keeper, Processes
    from windroos.web.share import Share
    from windroos.web.shared_serve import SharedServer

    owned = Owned(settings.place).__enter__()
    asyncio.run(open_site(settings, owner=owned.number).close())
    names, hall = tuple(map(str, range(count))), settings.folder / "hall"
    hall.mkdir(0o700)

    def work(name: str, keeper: Keeper) -> None:
        owned.leave_to_parent()
        share = Share(name, Household(names), Neighbours(hall, name), keeper)
        app = create_app(generous(open_site(settings, shared=True, owner=owned.number)), None, share)
        SharedServer(app, everybody(), share).run(sockets=[listening])

    def look() -> None:
        if not owned.is_kept():
            sys.exit("another program serves this database")

    Processes(names, work, lambda: None).run(lambda: None, look)


def relay() -> ASGIApp:
    """A server that passes every message on to all windows of its table, and does nothing else."""
    from starlette.applications import Starlette
    from starlette.routing import WebSocketRoute
    from starlette.websockets import WebSocket

    tables: dict[str, list[WebSocket]] = {}

    async def passed_on(websocket: WebSocket) -> None:
        windows = tables.setdefault(websocket.path_params["id"], [])
        await websocket.accept()
        windows.append(websocket)
        async for text in websocket.iter_text():
            for window in windows:
                await window.send_text(text)

    return Starlette(routes=[WebSocketRoute("/spelen/{id}/ws", passed_on)])


def bare() -> ASGIApp:
    """A server that answers every address with one page, and does nothing else."""
    from starlette.applications import Starlette
    from starlette.requests import Request
    from starlette.responses import HTMLResponse
    from starlette.routing import Route

    text = "<p>" + "Speler " * (PAGE // 7)

    async def page(_: Request) -> HTMLResponse:
        return HTMLResponse(text)

    return Starlette(routes=[Route("/{path:path}", page)])


def main(kind: str, folder: str, port: str, pace: str, count: str = "1", place: str = "") -> None:
    """Serve until the process is killed."""
    tune()
    raise_file_limit()
    settings = settings_of(Path(folder), int(port), float(pace), place)
    if int(count) > 1:
        listening = socket.create_server(("127.0.0.1", int(port)), backlog=4096)
        several(settings, int(count), listening)
        return
    made = {"relay": relay, "bare": bare}.get(kind)
    app = made() if made is not None else real(settings)
    listening = socket.create_server(("127.0.0.1", int(port)), backlog=4096)
    uvicorn.Server(uvicorn_config(app, everybody())).run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:7])
