"""What a browser says at a table, read strictly. A message that is none ends the connection."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.errors import RecordError
from windroos.play.actions import Action
from windroos.play.log import decode, read_action
from windroos.web.table.trouble import TableError

MOST_BYTES: Final = 16_384
"""Of a message; an action has some sixty."""
KEYS: Final = {
    "do": {"t", "n", "action"}, "why": {"t", "action"}, "next": {"t"}, "coach": {"t"}, "view": {"t"}, "last": {"t"},
}  # fmt: skip
_MOST_COUNT: Final = 1_000_000_000


class Asked(NamedTuple):
    """What is asked: `kind` as in docs/table.md, and for an action the number it is an answer to."""

    kind: str
    number: int = 0
    action: Action | None = None


def read_asked(text: str) -> Asked:
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
        count = value.get("n", 0)
        if type(count) is not int or not 0 <= count <= _MOST_COUNT:
            raise TableError("table_message")
        return Asked(kind, count, read_action(value["action"], "action") if "action" in value else None)
    except RecordError:
        raise TableError("table_message") from None
