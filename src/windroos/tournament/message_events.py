"""What is told of the message to the hall, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import SHORT
from windroos.wire.objects import Key


class HallMessage(NamedTuple):
    """A line that all screens and phones show; `text` with ids in the place of names, "": there is none any more."""

    text: str = ""


MESSAGE_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "message": (HallMessage, (Key("text", SHORT, ""),)),
}
"""The word of each event, and its keys."""
