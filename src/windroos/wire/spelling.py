"""How one value is spelt as JSON, how it is read back, and what the schema says of it.

A `Spelling` has no more than three parts, so that the three cannot drift apart: the writer, which is quick because
records are on while games are played; the reader, which is strict; and the JSON Schema. `objects` makes one of several.
"""

from __future__ import annotations

import json
import re
from collections.abc import Callable, Mapping
from typing import Any, Final, Generic, NamedTuple, NoReturn, TypeVar

from windroos.wire.fault import WireError
from windroos.wire.json_text import Json, decode, quoted

Value = TypeVar("Value")
Other = TypeVar("Other")


class Spelling(NamedTuple, Generic[Value]):
    """How values of one kind look.

    write    the value as JSON text
    read     a decoded value back; the text is the path to it. Raises WireError
    schema   the JSON Schema of the text
    defined  the schemas that it refers to, by name (`named`)
    """

    write: Callable[[Value], str]
    read: Callable[[Any, str], Value]
    schema: Json
    defined: Mapping[str, Json] = {}

    def parse(self, text: str) -> Value:
        """A value back from its text. Raises WireError."""
        return self.read(decode(text), "")


def refuse(value: object, where: str, wanted: str) -> NoReturn:
    """Raise WireError: this is not what belongs here."""
    raise WireError("value", where, value=value, wanted=wanted)


def named(name: str, spelling: Spelling[Value]) -> Spelling[Value]:
    """The same, of which schemas speak by its name; the names of a document are used once."""
    return spelling._replace(schema={"$ref": f"#/$defs/{name}"}, defined={**spelling.defined, name: spelling.schema})


def words(values: Mapping[str | None, Value], wanted: str = "") -> Spelling[Value]:
    """Values that have a word each; None is JSON's null. `wanted` tells a reader which, where they are many."""
    texts = {value: json.dumps(word) for word, value in values.items()}
    wanted = wanted or ", ".join(texts.values())

    def read(value: Any, where: str) -> Value:
        if (value is not None and not isinstance(value, str)) or value not in values:
            refuse(value, where, wanted)
        return values[value]

    return Spelling(texts.__getitem__, read, {"enum": list(values)})


def one_of(*texts: str) -> Spelling[str]:
    """One of these texts."""
    return words({text: text for text in texts})


def whole(least: int | None = None, most: int | None = None, wanted: str = "") -> Spelling[int]:
    """Whole numbers within limits."""
    wanted = wanted or (f">= {least}" if most is None and least is not None else f"{_end(least, '-')}..{_end(most)}")
    limits = {"minimum": least, "maximum": most}

    def read(value: Any, where: str) -> int:
        if type(value) is not int or (least is not None and value < least) or (most is not None and value > most):
            refuse(value, where, wanted)
        return value

    return Spelling(str, read, {"type": "integer", **{key: end for key, end in limits.items() if end is not None}})


def _end(limit: int | None, sign: str = "") -> str:
    return f"{sign}∞" if limit is None else str(limit)


def or_null(spelling: Spelling[Value], nobody: Other) -> Spelling[Value | Other]:
    """What `nobody` stands for is null: NOBODY, or None."""

    def write(value: Any) -> str:
        return "null" if value == nobody else spelling.write(value)

    def read(value: Any, where: str) -> Value | Other:
        return nobody if value is None else spelling.read(value, where)

    return Spelling(write, read, {"anyOf": [spelling.schema, {"type": "null"}]}, spelling.defined)


def matching(pattern: str, wanted: str = "") -> Spelling[str]:
    """Text that matches a pattern from end to end."""
    right = re.compile(pattern)

    def read(value: Any, where: str) -> str:
        if not right.fullmatch(_read_text(value, where)):
            refuse(value, where, wanted or pattern)
        return str(value)

    return Spelling(quoted, read, {"type": "string", "pattern": f"^{pattern}$"})


def text_to(most: int) -> Spelling[str]:
    """Text of so many characters at most."""

    def read(value: Any, where: str) -> str:
        if len(_read_text(value, where)) > most:
            refuse(value, where, f'"..." <= {most}')
        return str(value)

    return Spelling(quoted, read, {"type": "string", "maxLength": most})


def _read_text(value: Any, where: str) -> str:
    if not isinstance(value, str):
        refuse(value, where, '"..."')
    return value


def _read_flag(value: Any, where: str) -> bool:
    if not isinstance(value, bool):
        refuse(value, where, "true, false")
    return value


def _read_scalar(value: Any, where: str) -> bool | int | str:
    if not isinstance(value, bool | int | str):
        refuse(value, where, 'true, 1, "..."')
    return value


TEXT: Final[Spelling[str]] = Spelling(quoted, _read_text, {"type": "string"})
FLAG: Final[Spelling[bool]] = Spelling({True: "true", False: "false"}.__getitem__, _read_flag, {"type": "boolean"})
SCALAR: Final[Spelling[bool | int | str]] = Spelling(
    json.dumps, _read_scalar, {"type": ["boolean", "integer", "string"]}
)
"""The value of an option."""
NUMBER: Final = whole()
COUNT: Final = whole(0)
