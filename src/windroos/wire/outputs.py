"""Objects that are only written: each key with its schema and how its value is found, said once."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Final, Generic, NamedTuple, TypeVar

from windroos.wire.json_text import Json

Source = TypeVar("Source")

TEXT: Final[Json] = {"type": "string"}
FLAG: Final[Json] = {"type": "boolean"}
NUMBER: Final[Json] = {"type": "integer"}


class OutputKey(NamedTuple, Generic[Source]):
    """One key of an answer.

    find   its value, of what the answer is about
    there  whether it is there at all; without this it always is
    """

    name: str
    schema: Json
    find: Callable[[Source], object]
    there: Callable[[Source], bool] | None = None


class Output(Generic[Source]):
    """An object with these keys, in this order."""

    def __init__(self, *keys: OutputKey[Source]) -> None:
        self.keys = keys
        self._plain = tuple((key.name, key.find) for key in keys) if all(key.there is None for key in keys) else ()
        self.schema: Json = {
            "type": "object",
            "properties": {key.name: key.schema for key in keys},
            "required": [key.name for key in keys if key.there is None],
            "additionalProperties": False,
        }

    def of(self, source: Source) -> dict[str, object]:
        """The object, ready to be written as JSON."""
        if self._plain:  # as nearly all are, and quicker
            return {name: find(source) for name, find in self._plain}
        return {name: find(source) for name, _, find, there in self.keys if there is None or there(source)}


def many(schema: Json) -> Json:
    """A list of such values."""
    return {"type": "array", "items": schema}


def by_name(schema: Json) -> Json:
    """Such values by names of anything."""
    return {"type": "object", "additionalProperties": schema}


def or_null(schema: Json) -> Json:
    """Such a value, or null."""
    return {"anyOf": [schema, {"type": "null"}]}


def one_of(*texts: str) -> Json:
    """One of these texts."""
    return {"enum": list(texts)}


def reference(name: str) -> Json:
    """What a description has under a name."""
    return {"$ref": f"#/components/schemas/{name}"}


def anything() -> dict[str, Any]:
    """Any JSON."""
    return {}
