"""All open connections of a server: how many an address may hold, and which have been silent for too long."""

from __future__ import annotations

import asyncio
import ipaddress
import sys
from collections.abc import Container
from typing import Final, Protocol

from windroos.web.budget import MOST_OPEN, Budget

PER_SECOND: Final = 120.0
AT_ONCE: Final = 800.0
"""New connections of one address, again and again and at one go."""
SPARE: Final = 128
"""Files that are kept for the database, the log and the rest."""
OWN: Final = 64
"""Connections that are kept for this machine itself."""
MOST_FILES: Final = 65_536
SWEEP_SECONDS: Final = 2.0
LINGER_SECONDS: Final = 10.0
"""How long a connection that is being closed may wait for who does not read."""


class Guest(Protocol):
    """A connection as the crowd knows it."""

    transport: asyncio.Transport

    @property
    def idle(self) -> bool:
        """Nothing is being answered, so that it can be closed without loss."""

    def is_late(self, now: float) -> bool:
        """Whether it had its time; `now` is the event loop's."""


class Crowd:
    """The connections of one server.

    most       of all addresses together
    most_each  of one address
    proxies    whose connections are of all who come through them, and may be as many as all
    """

    def __init__(
        self, most: int, most_each: int = MOST_OPEN, arrivals: Budget | None = None, proxies: Container[str] = ()
    ) -> None:
        self._most = most
        self._proxies = proxies
        self._most_each = min(most_each, max(1, most // 2))
        self._arrivals = Budget(PER_SECOND, AT_ONCE) if arrivals is None else arrivals
        self._guests: dict[str, dict[Guest, None]] = {}
        self._closing: dict[Guest, tuple[float, int]] = {}
        """Since when each that is being closed has waited, and how much it had not read then."""
        self._count = 0
        self._sweeping: asyncio.TimerHandle | None = None

    def __len__(self) -> int:
        return self._count

    def enter(self, guest: Guest, address: str, now: float, arrives: bool = True) -> bool:
        """Let a connection in; False: its address has too many, or there are too many of all.

        `arrives`: it comes from outside, and not from another process of the house, which counted it when it came.
        """
        if address not in self._proxies:
            if arrives and not self._arrivals.take(address, 1, now):
                return False
            if len(self._guests.get(address, ())) >= self._most_each:
                return False
        most = self._most if is_own(address) else self._most - OWN
        if self._count >= most and not self._make_room(address):
            return False
        self.add(guest, address)
        return True

    def add(self, guest: Guest, address: str) -> None:
        """Count a connection that is in already."""
        self._guests.setdefault(address, {})[guest] = None
        self._count += 1
        if self._sweeping is None:
            self._sweeping = asyncio.get_running_loop().call_later(SWEEP_SECONDS, self._sweep)

    def leave(self, guest: Guest, address: str) -> None:
        """A connection has ended. One that never was let in is nobody."""
        guests = self._guests.get(address)
        if guests is None or guest not in guests:
            return
        del guests[guest]
        self._closing.pop(guest, None)
        self._count -= 1
        if not guests:
            del self._guests[address]

    def _make_room(self, address: str) -> bool:
        """Close an idle connection of the address that holds the most; False where it is the newcomer's own."""
        most = max(self._guests, key=lambda one: len(self._guests[one]))
        if len(self._guests[most]) <= len(self._guests.get(address, ())) + 1:
            return False
        idle = next((guest for guest in self._guests[most] if guest.idle), None)
        if idle is None:
            return False
        self.leave(idle, most)
        idle.transport.abort()
        return True

    def _sweep(self) -> None:
        """End what has been silent for too long."""
        loop = asyncio.get_running_loop()
        now = loop.time()
        for guests in list(self._guests.values()):
            for guest in list(guests):
                if guest.transport.is_closing():
                    late = self._lingers(guest, now)
                else:
                    late = guest.is_late(now)
                if late:
                    guest.transport.abort()
        self._sweeping = loop.call_later(SWEEP_SECONDS, self._sweep) if self._count else None

    def _lingers(self, guest: Guest, now: float) -> bool:
        """Whether one that is being closed has read nothing for too long of what it is still sent."""
        unread = guest.transport.get_write_buffer_size()
        since, before = self._closing.get(guest, (now, unread))
        since = since if unread == before else now
        self._closing[guest] = (since, unread)
        return now - since > LINGER_SECONDS


def address_of(client: tuple[str, int] | None) -> str:
    """Whose connection it is: an address, of IPv6 its network (/64), where everybody has as many as he likes."""
    if client is None:
        return ""
    try:
        found = ipaddress.ip_address(client[0].partition("%")[0])
    except ValueError:
        return client[0]
    if isinstance(found, ipaddress.IPv4Address):
        return str(found)
    if found.ipv4_mapped is not None:
        return str(found.ipv4_mapped)
    if found.is_loopback:
        return str(found)
    return str(ipaddress.IPv6Network((found, 64), strict=False))


def is_own(address: str) -> bool:
    """Whether a connection comes from this machine. It says nothing about who it is: a proxy's come from here too."""
    return address in ("127.0.0.1", "::1")


def raise_file_limit() -> int:
    """How many files this process may have open, raised as far as the system allows."""
    if sys.platform == "win32":
        return 8192
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    unlimited = resource.RLIM_INFINITY
    wanted = MOST_FILES if hard == unlimited else min(hard, MOST_FILES)
    if soft not in (unlimited, wanted) and soft < wanted:
        try:
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
        except (OSError, ValueError):  # macOS allows less than it says
            return soft
        return wanted
    return MOST_FILES if soft == unlimited else soft
