"""An address and what answers it: the parts of a path are given to its handler by name."""

from __future__ import annotations

import re
from collections.abc import Awaitable, Callable
from typing import Final

from starlette.concurrency import run_in_threadpool
from starlette.convertors import IntegerConvertor, StringConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

from windroos.books.catalog import IDS

Handler = Callable[..., Awaitable[Response]]
"""Takes the request, and by name each part in braces of its path: text, an int of `{name:number}`, or the id of a
book of `{name:book}`."""


BESIDE: Final = "/bij"
"""What the addresses of a club begin with that stands beside the oldest of its folder; its id follows."""
_LINK: Final = re.compile(
    r"^((?:/bij/[0-9a-z]+)?/(?:j|host|club/k|club/tafel|toernooi/k|ik/k|spelen/gedeeld)/).+", re.DOTALL
)
_BESIDE: Final = re.compile(rf"{BESIDE}/[0-9a-z]{{1,40}}(?=/)")


def root_of(beside: str) -> str:
    """What the addresses of a club begin with, by the id under which it stands beside the oldest; "" of that one."""
    return f"{BESIDE}/{beside}" if beside else ""


def within(path: str) -> str:
    """An address as the club knows it that it is of: without what says which club."""
    return _BESIDE.sub("", path, count=1) if path.startswith(BESIDE) else path


def told(path: str) -> str:
    """An address as the log keeps it: without the secret that a link ends in."""
    return _LINK.sub(r"\1...", path)


class ShortNumber(IntegerConvertor):
    """A number in an address, of so few digits that it is always one: Python reads none of some thousands."""

    regex = "[0-9]{1,6}"


class BookId(StringConvertor):
    """The id of a book in an address: of no other is there a page."""

    regex = "|".join(IDS)


register_url_convertor("number", ShortNumber())
register_url_convertor("book", BookId())


def in_thread(handler: Callable[..., Response]) -> Handler:
    """The same, of a handler that takes long: it runs in a thread, so that whoever asks for something else goes on."""

    async def answered(request: Request, **parts: object) -> Response:
        return await run_in_threadpool(handler, request, **parts)

    return answered


def get(path: str, handler: Handler) -> Route:
    """What is asked for there."""
    return Route(path, _endpoint(handler), methods=["GET"])


def post(path: str, handler: Handler) -> Route:
    """What is sent there."""
    return Route(path, _endpoint(handler), methods=["POST"])


def route_name(route: Route) -> str:
    """The method and the address of a route: `GET /club`."""
    return f"{'POST' if 'POST' in (route.methods or ()) else 'GET'} {route.path}"


def guarded_route(route: Route, check: Callable[[Request], object]) -> Route:
    """The same route, which first sees that who asks may, and whose answers nobody keeps."""
    endpoint = route.endpoint

    async def first(request: Request) -> Response:
        check(request)
        answer: Response = await endpoint(request)
        answer.headers.setdefault("cache-control", "no-store")
        return answer

    return Route(route.path, first, methods=list(route.methods or ("GET",)))


def _endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await handler(request, **request.path_params)

    return endpoint
