"""What is asked of the message to the hall."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import SHORT
from windroos.wire.objects import Key


class DoMessage(NamedTuple):
    """Show a line on all screens and phones; "": none any more."""

    text: str


MESSAGE_REQUESTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "message": (DoMessage, (Key("text", SHORT, ""),)),
}
"""The word of each request, and its keys."""
