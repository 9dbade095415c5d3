"""Objects that are only read, and asked for their keys one by one.

That is for doors whose answer to what is wrong is fixed: which of two faults is named first, and what one key says
before another is looked at.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Generic, NamedTuple, TypeVar

from windroos.wire.fault import WireError, path
from windroos.wire.json_text import Json
from windroos.wire.objects import NEEDED
from windroos.wire.spelling import Spelling, refuse

Value = TypeVar("Value")


class Input(NamedTuple, Generic[Value]):
    """A value that is only read: `read` as in a `Spelling`, and the JSON Schema of what it takes."""

    read: Callable[[Any, str], Value]
    schema: Json


class InputKey(NamedTuple):
    """One key of an object; one that may be left out has a default, which is what null stands for too where it may."""

    name: str
    value: Input[Any] | Spelling[Any]
    default: Any = NEEDED


class Keys:
    """The keys that an object may have, in the order in which a refusal names them."""

    def __init__(self, *keys: InputKey) -> None:
        self._keys = {key.name: (key.value.read, key.default) for key in keys}
        self.needed = tuple(key.name for key in keys if key.default is NEEDED)
        self.schema: Json = {
            "type": "object",
            "properties": {key.name: _described(key) for key in keys},
            "required": list(self.needed),
            "additionalProperties": False,
        }

    def complete(self, value: Mapping[str, Any], where: str = "") -> None:
        """Nothing is missing. Raises WireError `key_missing`."""
        for name in self.needed:
            if name not in value:
                raise WireError("key_missing", path(where, name))

    def known(self, value: Mapping[str, Any], where: str = "") -> None:
        """Nothing is there besides. Raises WireError `key`."""
        for name in value:
            if name not in self._keys:
                raise WireError("key", path(where, name), known=list(self._keys))

    def ask(self, value: Mapping[str, Any], name: str, where: str = "") -> Any:
        """What stands at a key, or its default. Raises WireError."""
        read, default = self._keys[name]
        if name in value:
            return read(value[name], f"{where}.{name}" if where else name)
        if default is NEEDED:
            raise WireError("key_missing", path(where, name))
        return default


def object_read(value: Any, where: str, wanted: str = "{...}") -> Json:
    """An object, whatever its keys. Raises WireError `value`."""
    if not isinstance(value, dict):
        refuse(value, where, wanted)
    return value


def or_none(value: Input[Any] | Spelling[Any], default: Any) -> Input[Any]:
    """Null stands for the default."""

    def read(given: Any, where: str) -> Any:
        return default if given is None else value.read(given, where)

    return Input(read, {"anyOf": [value.schema, {"type": "null"}]})


def _described(key: InputKey) -> Json:
    return {**key.value.schema, **({"default": key.default} if isinstance(key.default, bool) else {})}
