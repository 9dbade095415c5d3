"""What every answer and every request must keep to, whatever page it is about.

A browser that shows one of our pages takes scripts, styles and pictures from this server alone. A request that changes
something must come from a page of this server. A name that is not ours is refused, so that no page elsewhere can reach
a server on this machine by a name of its own (DNS rebinding).
"""

from __future__ import annotations

import ipaddress
import socket
from typing import Final
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windroos.errors import WindroosError
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
MOST_BYTES: Final = 1_000_000
"""Of a request; a house-rules file is some kilobytes."""
_SAFE: Final = frozenset({"GET", "HEAD", "OPTIONS"})


class GuardError(WindroosError):
    """A request that this server does not listen to."""


class Guard:
    """The outermost layer of the application."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self._app = app
        own = urlsplit(settings.address).hostname
        machine = socket.gethostname().lower()
        self._names = {"localhost", machine, f"{machine}.local", *settings.names} | ({own} if own else set())

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Refuse what may not be, limit what is read, and add the headers."""
        if scope["type"] not in ("http", "websocket"):
            await self._app(scope, receive, send)
            return
        scope["windroos.refused"] = self._refused(scope)
        read = 0

        async def counted() -> Message:
            nonlocal read
            message = await receive()
            read += len(message.get("body", b""))
            if read > MOST_BYTES:
                raise GuardError("request_too_large", most=MOST_BYTES // 1000)
            return message

        async def dressed(message: Message) -> None:
            if message["type"] in ("http.response.start", "websocket.accept"):
                headers = MutableHeaders(scope=message)
                for name, value in HEADERS.items():
                    headers.setdefault(name, value)
            await send(message)

        await self._app(scope, counted if scope["type"] == "http" else receive, dressed)

    def _refused(self, scope: Scope) -> GuardError | None:
        """Why a request is not listened to; None if it is. The application says it, in the reader's language."""
        headers = Headers(scope=scope)
        host = headers.get("host", "")
        if not self._is_ours(host):
            return GuardError("host_unknown", host=host[:80])
        if scope["type"] == "http" and scope["method"] in _SAFE:
            return None
        origin = headers.get("origin")
        if origin is not None:
            same = urlsplit(origin).netloc.lower() == host.lower()
            return None if same else GuardError("origin_unknown")
        return (
            None if headers.get("sec-fetch-site", "none") in ("none", "same-origin") else GuardError("origin_unknown")
        )

    def _is_ours(self, host: str) -> bool:
        name = urlsplit(f"//{host}").hostname or ""
        if name in self._names:
            return True
        try:
            ipaddress.ip_address(name)
        except ValueError:
            return False
        return True
