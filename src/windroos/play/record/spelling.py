"""How one value of an event or an action is spelt as JSON, how it is read back, and what the schema says of it.

A `Spelling` has no more than three parts, so that the three cannot drift apart: the writer, which is quick because
records are on while games are played; the reader, which is strict; and the JSON Schema. `fields` makes one of several.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from json.encoder import encode_basestring
from typing import Any, Final, NamedTuple, NoReturn

from windroos.errors import RecordError
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.tiles import SEASONS, symbol

Json = dict[str, Any]
"""An object as `json.loads` gives it."""


class Spelling(NamedTuple):
    """How values of one kind look in a record.

    write   the value as JSON text
    read    a decoded value back; `where` is the path to it. Raises RecordError
    schema  the JSON Schema of the text
    """

    write: Callable[[Any], str]
    read: Callable[[Any, str], Any]
    schema: Json


# --- single values -----------------------------------------------------------------------------------------------


def refuse(value: object, where: str, wanted: str) -> NoReturn:
    """Raise RecordError: this is not what belongs here."""
    shown = json.dumps(value)
    raise RecordError("record_value", key=where, value=shown if len(shown) <= 40 else shown[:37] + "...", wanted=wanted)


_TILES_WANTED: Final = '"1m".."9s", "1z".."7z", "f1".."f4", "g1".."g4"'


def words(values: Mapping[str | None, Any]) -> Spelling:
    """Values that have a word each; None is JSON's null."""
    texts = {value: json.dumps(word) for word, value in values.items()}
    wanted = ", ".join(texts.values()) if len(texts) < 10 else _TILES_WANTED

    def read(value: object, where: str) -> Any:
        if value is not None and not isinstance(value, str):
            refuse(value, where, wanted)
        if value not in values:
            refuse(value, where, wanted)
        return values[value]

    return Spelling(texts.__getitem__, read, {"enum": list(values)})


def whole(least: int | None = None, most: int | None = None) -> Spelling:
    """Whole numbers within limits."""
    above = "-∞..∞" if least is None else f">= {least}"
    wanted = above if most is None else f"{least}..{most}"
    limits = {"minimum": least, "maximum": most}

    def read(value: object, where: str) -> int:
        if type(value) is not int or (least is not None and value < least) or (most is not None and value > most):
            refuse(value, where, wanted)
        return value

    return Spelling(str, read, {"type": "integer", **{key: end for key, end in limits.items() if end is not None}})


def or_nobody(spelling: Spelling) -> Spelling:
    """NOBODY is null."""

    def write(value: int) -> str:
        return "null" if value == NOBODY else spelling.write(value)

    def read(value: object, where: str) -> Any:
        return NOBODY if value is None else spelling.read(value, where)

    return Spelling(write, read, {"anyOf": [spelling.schema, {"type": "null"}]})


def quoted(text: str) -> str:
    """Text as JSON: legible, but what does not print, and half surrogate pairs, escaped."""
    return encode_basestring(text) if text.isprintable() else json.dumps(text)


def _read_text(value: object, where: str) -> str:
    if not isinstance(value, str):
        refuse(value, where, '"..."')
    return value


def _read_salt(value: object, where: str) -> str:
    text = _read_text(value, where)
    try:
        text.encode()
    except UnicodeEncodeError:  # half a surrogate pair has no bytes, and so no commitment
        refuse(value, where, '"..."')
    return text


def _read_digest(value: object, where: str) -> str:
    text = _read_text(value, where)
    if not _DIGEST.fullmatch(text):
        refuse(value, where, "[0-9a-f]{64}")
    return text


def _read_flag(value: object, where: str) -> bool:
    if not isinstance(value, bool):
        refuse(value, where, "true, false")
    return value


TEXT: Final = Spelling(quoted, _read_text, {"type": "string"})
SALT: Final = Spelling(quoted, _read_salt, {"type": "string"})
_DIGEST: Final = re.compile("[0-9a-f]{64}")
DIGEST: Final = Spelling(quoted, _read_digest, {"type": "string", "pattern": "^[0-9a-f]{64}$"})
"""A SHA-256, or 32 bytes that somebody chose, in hexadecimal digits."""
FLAG: Final = Spelling({True: "true", False: "false"}.__getitem__, _read_flag, {"type": "boolean"})
NUMBER: Final = whole()
COUNT: Final = whole(0)
PLACE: Final = whole(0, 4)
"""A player of the match, by the place in its list of players."""
PLACE_OR_NOBODY: Final = or_nobody(PLACE)

_WINDS: Final[dict[str | None, int]] = {"E": 0, "S": 1, "W": 2, "N": 3}
_TILES: Final[dict[str | None, int]] = {symbol(kind): kind for kind in range(SEASONS + 8)}
DEFINED: Final[dict[str, Json]] = {"seat": words(_WINDS).schema, "tile": words(_TILES).schema}
"""What the schema defines by name, so that it stays short."""
_REFERENCE: Final = {name: {"$ref": f"#/$defs/{name}"} for name in DEFINED}
SEAT: Final = words(_WINDS)._replace(schema=_REFERENCE["seat"])
SEAT_OR_NOBODY: Final = or_nobody(SEAT)
ROUND: Final = words({**_WINDS, "G": 4})
TILE: Final = words(_TILES)._replace(schema=_REFERENCE["tile"])
TILE_OR_NONE: Final = or_nobody(TILE)
SUIT_OR_NONE: Final = words({"m": 0, "p": 1, "s": 2, None: NOBODY})
CALL: Final = words({call.name.lower(): call for call in Call})


# --- more than one value -----------------------------------------------------------------------------------------


def listed(spelling: Spelling) -> Spelling:
    """A tuple of such values."""
    write_one, read_one, schema = spelling

    def write(values: tuple[Any, ...]) -> str:
        return f"[{','.join(map(write_one, values))}]"

    def read(value: object, where: str) -> tuple[Any, ...]:
        if not isinstance(value, list):
            refuse(value, where, "[...]")
        return tuple([read_one(item, f"{where}[{at}]") for at, item in enumerate(value)])

    return Spelling(write, read, {"type": "array", "items": schema})


def _write_mask(mask: int) -> str:
    return f"[{','.join(SEAT.write(seat) for seat in range(4) if mask >> seat & 1)}]"


def _read_mask(value: object, where: str) -> int:
    seats = listed(SEAT).read(value, where)
    if len(set(seats)) < len(seats):
        refuse(value, where, '["E", "S", "W", "N"]')
    return sum(1 << seat for seat in seats)


SEATS: Final = Spelling(_write_mask, _read_mask, {**listed(SEAT).schema, "uniqueItems": True})
"""A mask of seats, as a list."""

NEEDED: Final = object()
"""The default of a key that must be there."""


class Key(NamedTuple):
    """One key of an object; a key that has its default is left out."""

    name: str
    spelling: Spelling
    default: Any = NEEDED


def fields(make: Callable[..., Any], *keys: Key, tag: tuple[str, str] | None = None) -> Spelling:
    """An object with these keys, in this order: the parts of what `make` makes. `tag` is a key that says what it is."""
    head = [f'"{tag[0]}":"{tag[1]}"'] if tag else []
    plan = tuple((f'"{key.name}":', key.spelling.write, key.default, key.default is NEEDED) for key in keys)
    known = frozenset((*(key.name for key in keys), *(tag or ())[:1]))

    def write(value: tuple[Any, ...]) -> str:
        parts = head.copy()
        for (name, text, default, needed), part in zip(plan, value, strict=True):
            if needed or part != default:
                parts.append(name + text(part))
        return f"{{{','.join(parts)}}}"

    def read(value: object, where: str) -> Any:
        if not isinstance(value, dict):
            refuse(value, where, "{...}")
        for name in value:
            if name not in known:
                raise RecordError("record_key", key=path(where, name), known=", ".join(sorted(known)))
        return make(*[_read_key(key, value, where) for key in keys])

    return Spelling(write, read, _schema(keys, tag))


def path(where: str, name: str) -> str:
    """The path to a key within an object."""
    return f"{where}.{name}" if where else name


def _read_key(key: Key, value: Json, where: str) -> Any:
    if key.name in value:
        return key.spelling.read(value[key.name], path(where, key.name))
    if key.default is NEEDED:
        raise RecordError("record_key_missing", key=path(where, key.name))
    return key.default


def _schema(keys: tuple[Key, ...], tag: tuple[str, str] | None) -> Json:
    named: Json = {tag[0]: {"const": tag[1]}} if tag else {}
    return {
        "type": "object",
        "properties": {**named, **{key.name: key.spelling.schema for key in keys}},
        "required": [*named, *(key.name for key in keys if key.default is NEEDED)],
        "additionalProperties": False,
    }
