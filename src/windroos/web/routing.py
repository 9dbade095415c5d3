"""An address and what answers it: the parts of a path are given to its handler by name."""

from __future__ import annotations

from collections.abc import Awaitable, Callable

from starlette.convertors import IntegerConvertor, register_url_convertor
from starlette.requests import Request
from starlette.responses import Response
from starlette.routing import Route

Handler = Callable[..., Awaitable[Response]]
"""Takes the request, and by name each part in braces of its path: text, or an int of `{name:number}`."""


class ShortNumber(IntegerConvertor):
    """A number in an address, of so few digits that it is always one: Python reads none of some thousands."""

    regex = "[0-9]{1,6}"


register_url_convertor("number", ShortNumber())


def get(path: str, handler: Handler) -> Route:
    """What is asked for there."""
    return Route(path, _endpoint(handler), methods=["GET"])


def post(path: str, handler: Handler) -> Route:
    """What is sent there."""
    return Route(path, _endpoint(handler), methods=["POST"])


def _endpoint(handler: Handler) -> Callable[[Request], Awaitable[Response]]:
    async def endpoint(request: Request) -> Response:
        return await handler(request, **request.path_params)

    return endpoint
