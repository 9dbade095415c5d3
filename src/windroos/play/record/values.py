"""The values of a game as its record spells them, and what is wrong with a record that cannot be read."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final

from windroos.errors import RecordError
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.tiles import SEASONS, symbol
from windroos.wire.fault import Fault, WireError
from windroos.wire.json_text import quoted
from windroos.wire.objects import listed
from windroos.wire.spelling import TEXT, Spelling, Value, matching, named, or_null, refuse, whole, words

_CODES: Final[Mapping[Fault, str]] = {
    "json": "record_json",
    "deep": "record_object",
    "object": "record_object",
    "number": "record_number",
    "key_twice": "record_key_twice",
    "key_missing": "record_key_missing",
    "key": "record_key",
    "value": "record_value",
}
_UNKNOWN: Final = {"event": "record_no_event", "action": "record_no_action"}


def record_error(wrong: WireError) -> RecordError:
    """What is wrong with a line of a record, in its own words."""
    values = wrong.named()
    if wrong.fault == "unknown":
        from difflib import get_close_matches  # only when something is wrong

        name, known = str(values["name"]), wrong.values["known"]
        assert isinstance(known, list)
        near = ", ".join(get_close_matches(name, known, 3, 0.5) or known)
        return RecordError(_UNKNOWN[str(values["tag"])], name=name, known=near)
    if wrong.fault == "value":
        shown = json.dumps(values["value"])
        values["value"] = shown if len(shown) <= 40 else shown[:37] + "..."
    return RecordError(_CODES[wrong.fault], **values)


def read_as(spelling: Spelling[Value], value: object, where: str = "") -> Value:
    """A decoded value as it is spelt. Raises RecordError."""
    try:
        return spelling.read(value, where)
    except WireError as wrong:
        raise record_error(wrong) from None


def _read_salt(value: Any, where: str) -> str:
    text = TEXT.read(value, where)
    try:
        text.encode()
    except UnicodeEncodeError:  # half a surrogate pair has no bytes, and so no commitment
        refuse(value, where, '"..."')
    return text


SALT: Final[Spelling[str]] = Spelling(quoted, _read_salt, {"type": "string"})
DIGEST: Final = matching("[0-9a-f]{64}")
"""A SHA-256, or 32 bytes that somebody chose, in hexadecimal digits."""
PLACE: Final = whole(0, 4)
"""A player of the match, by the place in its list of players."""
PLACE_OR_NOBODY: Final = or_null(PLACE, NOBODY)

_WINDS: Final[dict[str | None, int]] = {"E": 0, "S": 1, "W": 2, "N": 3}
_TILES: Final[dict[str | None, int]] = {symbol(kind): kind for kind in range(SEASONS + 8)}
SEAT: Final = named("seat", words(_WINDS))
SEAT_OR_NOBODY: Final = or_null(SEAT, NOBODY)
ROUND: Final = words({**_WINDS, "G": 4})
TILE: Final = named("tile", words(_TILES, '"1m".."9s", "1z".."7z", "f1".."f4", "g1".."g4"'))
TILE_OR_NONE: Final = or_null(TILE, NOBODY)
SUIT_OR_NONE: Final = words({"m": 0, "p": 1, "s": 2, None: NOBODY})
CALL: Final = words({call.name.lower(): call for call in Call})


def _write_mask(mask: int) -> str:
    return f"[{','.join(SEAT.write(seat) for seat in range(4) if mask >> seat & 1)}]"


def _read_mask(value: Any, where: str) -> int:
    seats = listed(SEAT).read(value, where)
    if len(set(seats)) < len(seats):
        refuse(value, where, '["E", "S", "W", "N"]')
    return sum(1 << seat for seat in seats)


SEATS: Final = Spelling(_write_mask, _read_mask, {**listed(SEAT).schema, "uniqueItems": True}, SEAT.defined)
"""A mask of seats, as a list."""
