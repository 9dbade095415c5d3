"""What a browser says at a table, read strictly. A message that is none ends the connection."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.errors import RecordError
from windroos.hosting.errors import TableError
from windroos.play.model.actions import Action
from windroos.play.record.log import decode, read_action
from windroos.play.record.values import DIGEST
from windroos.wire.fault import WireError

MOST_BYTES: Final = 16_384
"""Of a message; an action has some sixty."""
KEYS: Final = {
    "do": {"t", "n", "action"}, "why": {"t", "action"}, "next": {"t"}, "coach": {"t"}, "view": {"t"}, "last": {"t"},
    "hold": {"t", "on"}, "bind": {"t", "hand", "commitment"}, "open": {"t", "hand", "text"},
}  # fmt: skip
_MOST_COUNT: Final = 1_000_000_000


class TableRequest(NamedTuple):
    """What is asked: `kind` as in docs/table.md.

    number  for an action what it is an answer to, for what is added to chance the hand
    on      whether one's answers are held until the time to claim is over
    digest  what is added to chance: the SHA-256 of a text, or the text, as 64 hexadecimal digits
    """

    kind: str
    number: int = 0
    action: Action | None = None
    digest: str = ""
    on: bool = False


def read_request(text: str) -> TableRequest:
    """A message of a browser.

    Raises:
        TableError: `table_large`, or `table_message` for whatever is wrong with it.
    """
    if len(text) > MOST_BYTES:
        raise TableError("table_large")
    try:
        value = decode(text)
        kind = value.get("t")
        if not isinstance(kind, str) or set(value) != KEYS.get(kind):
            raise TableError("table_message")
        count = value.get("n", value.get("hand", 0))
        if type(count) is not int or not 0 <= count <= _MOST_COUNT:
            raise TableError("table_message")
        action = read_action(value["action"], "action") if "action" in value else None
        added = next((DIGEST.read(value[key], key) for key in ("commitment", "text") if key in value), "")
        on = value.get("on", False)
        if not isinstance(on, bool):
            raise TableError("table_message")
        return TableRequest(kind, count, action, added, on)
    except (RecordError, WireError):
        raise TableError("table_message") from None
