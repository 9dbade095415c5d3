"""A connection that goes on at another machine: its bytes are given on, both ways, as they come."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Final

ENDS: Final = 1.0
"""Seconds that an answer under way gets when this server ends; a window comes back by itself."""


class CarriedEnd(asyncio.Protocol):
    """One of its two ends: what comes in here goes out at the other. Where one ends the other does too."""

    idle: Final = False
    transport: asyncio.Transport
    other: CarriedEnd

    def __init__(self, left: Callable[[CarriedEnd], object]) -> None:
        """`left` is told when it has ended."""
        self._left = left

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]  # as its kind is
        """It is connected."""
        self.transport = transport

    def connection_lost(self, exc: Exception | None) -> None:
        """It has ended: the other one does, when what was given to it is sent."""
        del exc
        self.other.transport.close()
        self._left(self)

    def data_received(self, data: bytes) -> None:
        """Some bytes came."""
        self.other.transport.write(data)

    def pause_writing(self) -> None:
        """Who is connected here takes nothing at the moment."""
        self.other.transport.pause_reading()

    def resume_writing(self) -> None:
        """And now he does."""
        self.other.transport.resume_reading()

    def shutdown(self) -> None:
        """The server ends."""
        asyncio.get_running_loop().call_later(ENDS, self.transport.close)

    def is_late(self, now: float) -> bool:
        """Where it is answered that is seen to."""
        del now
        return False


def tied_together(one: CarriedEnd, other: CarriedEnd) -> None:
    """Let two be the ends of one connection."""
    one.other, other.other = other, one
