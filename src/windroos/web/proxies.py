"""The proxies in front of a server on the open net: they alone may say for whom they ask."""

from __future__ import annotations

import ipaddress
from collections.abc import Sequence

from starlette.types import ASGIApp
from uvicorn.middleware.proxy_headers import ProxyHeadersMiddleware


class Proxies:
    """Addresses and networks of proxies, as `10.0.0.2` or `10.0.0.0/8`.

    Raises:
        ValueError: one of them is neither.
    """

    def __init__(self, networks: Sequence[str] = ()) -> None:
        self._networks = tuple(map(ipaddress.ip_network, networks))

    def __contains__(self, address: object) -> bool:
        """Whether a connection from this address is a proxy's."""
        if not self._networks or not isinstance(address, str):
            return False
        try:
            found = ipaddress.ip_address(address)
        except ValueError:
            return False
        return any(found in network for network in self._networks)

    def behind(self, app: ASGIApp) -> ASGIApp:
        """An application that is told by the proxies who asks, and whether safely; of anybody else it believes nothing.

        The last address of `X-Forwarded-For` that is no proxy's is who asks: what stands before it anybody can write.
        """
        if not self._networks:
            return app
        return ProxyHeadersMiddleware(app, [str(one) for one in self._networks])  # type: ignore[arg-type, return-value]  # its own names of ASGI's types
