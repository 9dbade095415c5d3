"""What every answer and every request must keep to, whatever page it is about.

A browser that shows one of our pages takes scripts, styles and pictures from this server alone. A request that changes
something must come from a page of this server. A name that is not ours is refused, so that no page elsewhere can reach
a server on this machine by a name of its own (DNS rebinding). What goes wrong inside is kept for the log, and the
reader gets one calm sentence.
"""

from __future__ import annotations

import asyncio
import ipaddress
import logging
import re
import socket
from contextlib import suppress
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.requests import ClientDisconnect, Request
from starlette.types import ASGIApp, Message, Receive, Scope, Send
from starlette.websockets import WebSocketDisconnect

from windroos.errors import WindroosError
from windroos.store.errors import StoreError
from windroos.web.errors import Answer
from windroos.web.reader import HOUSE, LANG
from windroos.web.routing import told
from windroos.web.settings import Settings

POLICY: Final = "; ".join(
    (
        "default-src 'none'",
        "script-src 'self'",
        "style-src 'self'",
        "img-src 'self' data:",
        "connect-src 'self'",
        "manifest-src 'self'",
        "form-action 'self'",
        "base-uri 'none'",
        "frame-ancestors 'none'",
    )
)
HEADERS: Final = {
    "content-security-policy": POLICY,
    "x-content-type-options": "nosniff",
    "referrer-policy": "same-origin",
    "cross-origin-opener-policy": "same-origin",
    "cross-origin-resource-policy": "same-origin",
    "permissions-policy": "camera=(), microphone=(), geolocation=()",
}
HSTS: Final = "max-age=31536000"
"""A browser that has been here over TLS comes no other way for a year."""
MOST_BYTES: Final = 1_000_000
"""Of a request's body; a house-rules file is some kilobytes, a thousand hands for the API about 300 kB."""
MOST_HEADERS: Final = 32_000
"""Of its headers: a browser keeps at most some 180 cookies for one server, and a table's is 70 bytes."""
MOST_ADDRESS: Final = 8_000
"""Bytes of what is asked for, each of which is looked at; practice with all options of a book has 1,100."""
BODY_SECONDS: Final = 20.0
"""How long a body may take."""
AGAIN: Final = "5"
"""Seconds after which who was told that it cannot be done now (429, 503) may ask again."""
LOG: Final = logging.getLogger("windroos.web")

_NOT_NOW: Final = frozenset({429, 503})
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})
_HOST: Final = re.compile(r"(\[[0-9a-f:.]+\]|[a-z0-9._-]+)(:[0-9]{1,5})?", re.ASCII)
_POLICY_VIOLATION: Final = 1008
_INTERNAL_ERROR: Final = 1011
_TRY_LATER: Final = 1013


class GuardError(WindroosError):
    """A request that this server does not listen to."""


class Guard:
    """The outermost layer of the application. `answer` says what is wrong, in the reader's language."""

    def __init__(self, app: ASGIApp, settings: Settings, answer: Answer) -> None:
        self._app = app
        self._answer = answer
        self._lang, self._address = settings.lang, settings.address
        self._public = settings.is_public
        own = urlsplit(settings.address).hostname
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine}.local", *settings.names} | ({own} if own else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what may not be, limit what is read, and add the headers."""
        scope[LANG], scope[HOUSE] = self._lang, self._address
        if scope["type"] == "http":
            await self._http(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._websocket(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _http(self, scope: Scope, receive: Receive, send: Send) -> None:
        is_head, started, hides = scope["method"] == "HEAD", False, _has_two_lengths(Headers(scope=scope))
        inner = {**scope, "method": "GET"} if is_head else scope

        async def dressed(message: Message) -> None:
            nonlocal started
            if message["type"] == "http.response.start":
                started = True
                _dress(message, self._public)
                if hides:  # what stands behind it is no request
                    MutableHeaders(scope=message)["connection"] = "close"
            elif is_head:
                message = {**message, "body": b""}
            await send(message)

        async def refuse(error: WindroosError) -> None:
            await self._answer(Request(inner), error)(inner, receive, dressed)

        refused = self._refused(scope)
        if refused is not None:
            await refuse(refused)
            return
        try:
            await self._app(inner, _Body(receive).receive, dressed)
        except ClientDisconnect:
            return
        except Exception as fault:
            LOG.error("%s %s", scope["method"], told(scope["path"]), exc_info=fault)
            if not started:
                await refuse(GuardError("page_fault"))

    async def _websocket(self, scope: Scope, receive: Receive, send: Send) -> None:
        if self._refused(scope) is not None:
            await receive()  # the browser asks; closing before it is accepted is a plain refusal (403)
            await send({"type": "websocket.close", "code": _POLICY_VIOLATION})
            return

        gone: OSError | None = None

        async def dressed(message: Message) -> None:
            nonlocal gone
            if message["type"] == "websocket.accept":
                _dress(message, self._public)
            try:
                await send(message)
            except OSError as left:  # so a server says of whom it spoke to that he is gone, also while he comes in
                gone = left
                raise

        try:
            await self._app(scope, receive, dressed)
        except (WebSocketDisconnect, ClientDisconnect):
            return
        except StoreError:  # it is closed, or away: no fault, and the page comes again
            with suppress(Exception):  # as below
                await send({"type": "websocket.close", "code": _TRY_LATER})
        except Exception as fault:
            if fault is gone:
                raise  # to the server, who knows
            LOG.error("socket %s", told(scope["path"]), exc_info=fault)
            with suppress(Exception):  # it may be closed already; that is all we wanted
                await send({"type": "websocket.close", "code": _INTERNAL_ERROR})

    def _refused(self, scope: Scope) -> GuardError | None:
        """Why a request is not listened to; None if it is."""
        headers = Headers(scope=scope)
        host = headers.get("host", "").lower()
        if not self._is_ours(host):
            return GuardError("host_unknown", host=host[:80])
        if sum(len(name) + len(value) for name, value in headers.raw) > MOST_HEADERS:
            return GuardError("headers_too_large", most=MOST_HEADERS // 1000)
        if len(scope.get("raw_path") or b"") + len(scope["query_string"]) > MOST_ADDRESS:
            return GuardError("address_too_long", most=MOST_ADDRESS)
        if _has_two_lengths(headers):
            return GuardError("form_broken")
        length = headers.get("content-length", "")
        if length.isdecimal() and int(length[:12]) > MOST_BYTES:
            return GuardError("request_too_large", most=MOST_BYTES // 1000)
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return None
        origin, site = headers.get("origin"), headers.get("sec-fetch-site", "none")
        schemes = ("https",) if self._public else ("http", "https")
        is_same = site in ("none", "same-origin") if origin is None else _is_same(origin, host, schemes)
        return None if is_same else GuardError("origin_unknown")

    def _is_ours(self, host: str) -> bool:
        found = _HOST.fullmatch(host)
        if found is None:
            return False
        name = found[1].strip("[]").removesuffix(".")
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True


class _Body:
    """A request's body as it comes in: not more than a megabyte, and not for ever."""

    def __init__(self, receive: Receive) -> None:
        self._receive = receive
        self._bytes = 0
        self._is_whole = False
        self._end = 0.0

    async def receive(self) -> Message:
        """The next part. After the last one this waits until the reader goes away, as long as that takes."""
        if self._is_whole:
            return await self._receive()
        self._end = self._end or asyncio.get_running_loop().time() + BODY_SECONDS
        try:
            async with asyncio.timeout_at(self._end):
                message = await self._receive()
        except TimeoutError:
            raise GuardError("request_slow", seconds=int(BODY_SECONDS)) from None
        self._bytes += len(message.get("body", b""))
        self._is_whole = not message.get("more_body", False)
        if self._bytes > MOST_BYTES:
            raise GuardError("request_too_large", most=MOST_BYTES // 1000)
        return message


def _has_two_lengths(headers: Headers) -> bool:
    """Whether its end is said in two ways: a proxy may take one of them, and send what somebody hid as another's."""
    return "content-length" in headers and "transfer-encoding" in headers


def _dress(message: Message, public: bool) -> None:
    found = message.get("headers", [])
    message["headers"] = [*map(_secured, found)] if public else found
    headers = MutableHeaders(scope=message)
    if public:
        headers["strict-transport-security"] = HSTS
    for name, value in HEADERS.items():
        headers.setdefault(name, value)
    if message.get("status") in _NOT_NOW:
        headers.setdefault("retry-after", AGAIN)


def _secured(header: tuple[bytes, bytes]) -> tuple[bytes, bytes]:
    """A header as it goes over the open net: a cookie is sent back over TLS alone."""
    name, value = header
    return (name, value + b"; Secure") if name.lower() == b"set-cookie" else header


def _is_same(origin: str, host: str, schemes: tuple[str, ...]) -> bool:
    """Whether a request comes from a page of the server that it goes to. `null` is a page that hides where it is."""
    scheme, _, place = origin.lower().partition("://")
    return scheme in schemes and place == host
