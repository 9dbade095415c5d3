"""A connection that one process of a house hands to another, which goes on with it as if it had come there."""

from __future__ import annotations

from typing import Final, NamedTuple

Caller = tuple[str, int]
"""Who is connected: an address and a port."""


class Handed(NamedTuple):
    """What is told of a connection that is handed on.

    read    what was read of it so far
    times   how often it was handed on for its next request; 0 never
    caller  who is connected, where it goes through another machine; None where the system knows
    """

    read: bytes = b""
    times: int = 0
    caller: Caller | None = None


ARRIVES: Final = Handed()
"""Of a connection that nobody handed on."""
