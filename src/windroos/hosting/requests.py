"""What a browser says at a table, read strictly. A message that is none ends the connection."""

from __future__ import annotations

from functools import lru_cache
from typing import Any, Final, NamedTuple

from windroos.hosting.errors import TableError
from windroos.play.model.actions import Action
from windroos.play.record.keys import ACTION
from windroos.play.record.values import DIGEST
from windroos.text.web.phrases import PHRASES
from windroos.wire.fault import WireError
from windroos.wire.json_text import decode_object
from windroos.wire.objects import Key, shape, tagged
from windroos.wire.spelling import FLAG, Spelling, named, one_of, whole

MOST_BYTES: Final = 16_384
"""Of a message; an action has some sixty."""
_COUNT: Final = whole(0, 1_000_000_000)
_ACTION: Final = Key("action", named("Action", ACTION))
_KEYS: Final = {
    "do": (Key("n", _COUNT, about="that of the last message it is an answer to"), _ACTION),
    "next": (),
    "coach": (),
    "why": (_ACTION,),
    "view": (),
    "bind": (Key("hand", _COUNT), Key("commitment", DIGEST, about="the SHA-256 of a text of 64 hexadecimal digits")),
    "open": (Key("hand", _COUNT), Key("text", DIGEST, about="that text")),
    "hold": (Key("on", FLAG, about="whether this player passes by himself"),),
    "last": (),
    "again": (),
    "say": (Key("phrase", one_of(*PHRASES)),),
}
REQUESTS: Final = {
    name: named(f"{name.capitalize()}Request", shape(*keys, tag=("t", name))) for name, keys in _KEYS.items()
}
TABLE_REQUEST: Final[Spelling[Any]] = named("TableRequest", tagged("t", REQUESTS, lambda value: str(value["t"])))


class TableRequest(NamedTuple):
    """What is asked: `kind` as in docs/table.md.

    number  for an action what it is an answer to, for what is added to chance the hand
    on      whether one's answers are held until the time to claim is over
    phrase  what is said
    digest  what is added to chance: the SHA-256 of a text, or the text, as 64 hexadecimal digits
    """

    kind: str
    number: int = 0
    action: Action | None = None
    digest: str = ""
    on: bool = False
    phrase: str = ""


_SHORT: Final = 100
"""Characters of what is asked at every move: it comes in the same words again and again, and is read once."""


def read_request(text: str) -> TableRequest:
    """A message of a browser.

    Raises:
        TableError: `table_large`, or `table_message` for whatever is wrong with it.
    """
    if len(text) > MOST_BYTES:
        raise TableError("table_large")
    return _read_again(text) if len(text) <= _SHORT else _read(text)


def _read(text: str) -> TableRequest:
    try:
        asked = TABLE_REQUEST.read(decode_object(text), "")
    except WireError:
        raise TableError("table_message") from None
    number, digest = asked.get("n", asked.get("hand", 0)), asked.get("commitment", asked.get("text", ""))
    return TableRequest(
        asked["t"], number, asked.get("action"), digest, asked.get("on", False), asked.get("phrase", "")
    )


_read_again: Final = lru_cache(maxsize=4096)(_read)
