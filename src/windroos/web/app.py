"""The application: every part of the page behind one guard."""

from __future__ import annotations

from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from typing import Final

from fastapi import FastAPI
from starlette.exceptions import HTTPException
from starlette.middleware.gzip import GZipMiddleware
from starlette.requests import Request
from starlette.responses import JSONResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

from windroos.errors import WindroosError
from windroos.store.store import Store
from windroos.text.web.base import WORDS
from windroos.version import __version__
from windroos.web import join, start, switches
from windroos.web.guard import Guard
from windroos.web.links import Links
from windroos.web.pages import STATIC, Pages
from windroos.web.reader import reader_of
from windroos.web.settings import Settings
from windroos.web.site import Site

DATABASE: Final = "windroos.db"
STATUS: Final = {
    "no_table": 404, "no_page": 404, "no_ticket": 403, "read_only": 403, "origin_unknown": 403, "host_unknown": 421,
    "request_too_large": 413, "store_full": 507, "store_busy": 503, "store_conflict": 409, "wrong_method": 405,
}  # fmt: skip
"""The HTTP status of an error; 422 of every other one."""


def open_site(settings: Settings) -> Site:
    """Open the database and what stands around it.

    Raises:
        StoreError: the database cannot be opened.
    """
    settings.folder.mkdir(parents=True, exist_ok=True, mode=0o700)
    store = Store.open(settings.folder / DATABASE)
    return Site(settings, store, Links(store.secret("links")), Pages())


def create_app(site: Site) -> FastAPI:
    """The application of a site. Its database is closed when the server stops."""

    @asynccontextmanager
    async def lifespan(_: FastAPI) -> AsyncIterator[None]:
        yield
        await site.store.close()

    app = FastAPI(
        title="Windroos", version=__version__, lifespan=lifespan, docs_url=None, redoc_url=None, openapi_url=None
    )
    for routes in (start.routes, switches.routes, join.routes):
        app.include_router(routes(site), include_in_schema=False)
    app.mount("/static", _Static(site.pages.digest))
    _answer_trouble(app, site)
    app.add_middleware(GZipMiddleware, minimum_size=1000)
    app.add_middleware(Guard, settings=site.settings)
    return app


class _Static(StaticFiles):
    """Files whose address changes with what they hold, so that a browser may keep them for good."""

    def __init__(self, digest: str) -> None:
        super().__init__(directory=STATIC)
        self._digest = digest

    async def get_response(self, path: str, scope: Scope) -> Response:
        """A file; an address of another version still finds it, but is not kept."""
        digest, _, name = path.partition("/")
        answer = await super().get_response(name, scope)
        keeps = digest == self._digest and answer.status_code == 200
        answer.headers["cache-control"] = "public, max-age=31536000, immutable" if keeps else "no-cache"
        return answer


def _answer_trouble(app: FastAPI, site: Site) -> None:
    """Say what is wrong in one sentence: on a page, or as JSON where a program or a script of ours asks."""

    @app.middleware("http")
    async def refuse(request: Request, call_next: Callable[[Request], Awaitable[Response]]) -> Response:
        refused = request.scope.get("windroos.refused")
        return trouble(request, refused) if refused is not None else await call_next(request)

    @app.exception_handler(WindroosError)
    async def known(request: Request, error: WindroosError) -> Response:
        return trouble(request, error)

    @app.exception_handler(HTTPException)
    async def http(request: Request, error: HTTPException) -> Response:
        code = "wrong_method" if error.status_code == 405 else "no_page"
        return trouble(request, PageError(code))

    def trouble(request: Request, error: WindroosError) -> Response:
        reader = reader_of(request)
        status = STATUS.get(error.code, 422)
        said = {"code": error.code, "message": error.sentence(reader.lang), "hint": error.hint(reader.lang)}
        if request.url.path.startswith("/api/") or request.headers.get("x-windroos") == "live":
            return JSONResponse(said, status)
        return site.pages.page(request, "trouble.html", WORDS, status, trouble=said)


class PageError(WindroosError):
    """A page or table that does not exist, or that somebody may not see."""
