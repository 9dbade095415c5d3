"""Who asks, as far as it matters for whose turn it is: an address, and within it a person who has a table's link."""

from __future__ import annotations

import asyncio
import re
from typing import Final, NamedTuple

from starlette.requests import HTTPConnection

from windroos.web.budget import Budget
from windroos.web.crowd import address_of
from windroos.web.host import Host
from windroos.web.links import Links
from windroos.web.turns import BusyError

HOST: Final = "host"
_TABLE: Final = re.compile(r"/(?:tellen|spelen)/([a-z0-9]{8})(?![a-z0-9])")


class Visitor(NamedTuple):
    """Somebody.

    address  that of his network, or `host`
    person   the signed ticket that he holds, "" without
    is_one   it is of a seat, which one browser has; the ticket to read or to write is everybody's who opened its link
    """

    address: str
    person: str = ""
    is_one: bool = False

    @property
    def is_host(self) -> bool:
        """Whether he is the host, whom nothing is counted for."""
        return self.address == HOST


def who(connection: HTTPConnection, host: Host, links: Links) -> Visitor:
    """Who asks for something."""
    if host.knows(connection):
        return Visitor(HOST)
    client = connection.client
    address = address_of(None if client is None else (client.host, client.port))
    table = _TABLE.match(connection.url.path)
    held = connection.cookies.get(f"t-{table[1]}", "") if table is not None else ""
    ticket = links.read(held) if held else None
    return Visitor(address) if ticket is None else Visitor(address, held, bool(ticket.browser))


def pay(budget: Budget, address: str, cost: float, code: str = "too_busy") -> None:
    """Take from somebody's purse. Raises BusyError."""
    if not budget.take(address, cost, asyncio.get_running_loop().time()):
        raise BusyError(code)
