"""A server for `bench.web` and `bench.hall`: `python -m bench.table_server serve|relay|bare FOLDER PORT PACE`."""

from __future__ import annotations

import socket
import sys
from dataclasses import replace
from pathlib import Path
from typing import Final

import uvicorn
from starlette.types import ASGIApp

from windroos.web.budget import Budget
from windroos.web.crowd import Crowd, raise_file_limit
from windroos.web.serve import tune, uvicorn_config

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


def real(folder: Path, port: int, pace: float) -> ASGIApp:
    """The page itself."""
    from windroos.web.app import create_app, open_site
    from windroos.web.settings import Settings

    site = open_site(Settings(folder, f"http://localhost:{port}", lan=True, pace=pace))
    pages, heavy = (OpenPurse(budget.rate, budget.burst) for budget in (site.allowed.pages, site.allowed.heavy))
    allowed = site.allowed._replace(pages=pages, heavy=heavy, sockets=MOST_WINDOWS)
    return create_app(replace(site, allowed=allowed))


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


def main(kind: str, folder: str, port: str, pace: str) -> None:
    """Serve until the process is killed."""
    tune()
    raise_file_limit()
    made = {"relay": relay, "bare": bare}.get(kind)
    app = made() if made is not None else real(Path(folder), int(port), float(pace))
    listening = socket.create_server(("127.0.0.1", int(port)), backlog=4096)
    everybody = Crowd(MOST_WINDOWS * 2, MOST_WINDOWS, Budget(MOST_WINDOWS, MOST_WINDOWS))
    uvicorn.Server(uvicorn_config(app, everybody)).run(sockets=[listening])


if __name__ == "__main__":
    main(*sys.argv[1:5])
