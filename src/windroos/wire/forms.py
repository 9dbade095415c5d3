"""A definition read leniently: keys that are not its own are let be, and a form says everything as text."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from windroos.wire.json_text import Json
from windroos.wire.spelling import Spelling, Value

_ON: Final = (True, "true", "1", "on")
_OFF: Final = (False, "false", "0", "")


def lenient(spelling: Spelling[Value]) -> Spelling[Value]:
    """The same object, whatever other keys there are."""
    return _reading(spelling, lambda value, _: value)


def of_form(spelling: Spelling[Value]) -> Spelling[Value]:
    """The same object, lenient; numbers and switches may be texts, as a form has them."""
    return _reading(spelling, _typed)


def _reading(spelling: Spelling[Value], typed: Callable[[object, Json], object]) -> Spelling[Value]:
    keys: Json = spelling.schema["properties"]

    def read(value: Any, where: str) -> Value:
        if isinstance(value, Mapping):
            value = {key: typed(value[key], schema) for key, schema in keys.items() if key in value}
        return spelling.read(value, where)

    return spelling._replace(read=read)


def _typed(value: object, schema: Json) -> object:
    if schema.get("type") == "integer" and isinstance(value, str):
        right = len(value) <= 9 and value.removeprefix("-").isdecimal() and value.isascii()
        return int(value) if right else value
    if schema.get("type") == "boolean":
        return True if value in _ON else False if value in _OFF else value
    return value
