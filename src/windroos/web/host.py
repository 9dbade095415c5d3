"""The host: whoever has opened the link that Windroos gave in its own terminal, wherever he connects from.

A browser that opened the link keeps a cookie that is signed with the secret of the folder, so that it is still the
host's after a new start. The link itself is good for one run: it stands on a screen, and may be read over a shoulder.
"""

from __future__ import annotations

import hashlib
import hmac
import secrets
from collections.abc import Callable, Collection
from typing import Final

from starlette.requests import HTTPConnection, Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.errors import WindroosError
from windroos.web.routing import get

PLACE: Final = "/host/"
YEAR: Final = 365 * 24 * 3600
"""Seconds that a cookie is kept."""


class HostError(WindroosError):
    """A link of the host that is not good any more, or something that only the host may do."""


def new_key() -> str:
    """The key of one run: 128 bits of chance."""
    return secrets.token_urlsafe(16)


class Host:
    """Knows the host of one folder.

    secret  of the folder: cookies are signed with it
    key     of this run, as it stands in the link; "" opens nothing
    """

    def __init__(self, secret: bytes, key: str, others: Callable[[], Collection[str]] = tuple) -> None:
        """`others`: digests of the keys of other machines that serve the house."""
        self._key = key
        self._others = others
        self.token: Final = _signed(secret, b"windroos.host")
        """What the host's browser keeps."""
        self.cookie: Final = f"host-{_signed(secret, b'windroos.host.cookie')[:8]}"
        """Under which name: servers of other folders on this machine share its cookies, whatever their port."""

    def knows(self, connection: HTTPConnection) -> bool:
        """Whether a request comes from the host."""
        held = connection.cookies.get(self.cookie)
        return held is not None and _equal(held, self.token)

    def opens(self, key: str) -> bool:
        """Whether a link has the key of this run, or that of another machine."""
        if bool(self._key) and _equal(key, self._key):
            return True
        digest = digest_of(key)
        return any(_equal(digest, one) for one in self._others())

    def give(self, response: Response) -> None:
        """Let a browser be the host's from now on."""
        response.set_cookie(self.cookie, self.token, max_age=YEAR, httponly=True, samesite="lax")


def digest_of(key: str) -> str:
    """Of a key, as other machines know it: nobody finds 128 bits of chance by their digest."""
    return hashlib.sha256(key.encode("utf-8", "replace")).hexdigest()


def host_link(address: str, key: str) -> str:
    """The link that makes a browser the host's."""
    return f"{address}{PLACE}{key}"


def routes(host: Host) -> list[Route]:
    """Opening the host's link: the browser keeps the cookie, and its address bar shows no key."""

    async def opened(request: Request, key: str) -> RedirectResponse:
        if not (host.opens(key) or host.knows(request)):
            raise HostError("host_key")
        answer = RedirectResponse("/", 303, headers={"cache-control": "no-store", "referrer-policy": "no-referrer"})
        if host.opens(key):
            host.give(answer)
        return answer

    return [get(f"{PLACE}{{key}}", opened)]


def _signed(secret: bytes, what: bytes) -> str:
    return hmac.new(secret, what, hashlib.sha256).hexdigest()


def _equal(one: str, other: str) -> bool:
    return hmac.compare_digest(one.encode("utf-8", "replace"), other.encode("utf-8", "replace"))
