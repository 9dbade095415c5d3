"""The schema of a record says what the reader takes and refuses."""

from __future__ import annotations

import json
import re
from random import Random
from typing import Any

import pytest

from tests.play.records import changed
from tests.recorded import TABLES, recorded
from tools import record_schema
from windroos.errors import RecordError
from windroos.play.record.log import read_step
from windroos.play.record.record import (
    read_groups,
)


def test_the_schema_is_up_to_date() -> None:
    assert record_schema.TARGET.read_text("utf-8") == record_schema.text()


@pytest.mark.parametrize("table", TABLES, ids=str)
def test_every_line_is_as_the_schema_says(table: tuple[str, bool, int]) -> None:
    schema = record_schema.schema()
    for line in recorded(*table).lines:
        assert fits(json.loads(line), schema, schema), line


def test_the_schema_refuses_what_the_reader_refuses() -> None:
    schema, random = record_schema.schema(), Random(5)
    for line in random.sample(recorded("hongkong").lines[1:], 60):
        for value in changed(json.loads(line), random):
            text = json.dumps(value)
            assert fits(value, schema, schema) == readable(text), text


def readable(text: str) -> bool:
    try:
        if '"action"' in text:
            next(read_groups([text]))
        else:
            read_step(text)
    except RecordError:
        return False
    return True


def fits(value: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    """The part of JSON Schema that the schema uses."""
    if "$ref" in schema:
        return fits(value, root["$defs"][schema["$ref"].removeprefix("#/$defs/")], root)
    for key, wanted in schema.items():
        if not _KEYWORDS[key](value, wanted, schema, root):
            return False
    return True


_TYPES = {
    "object": lambda value: isinstance(value, dict),
    "array": lambda value: isinstance(value, list),
    "string": lambda value: isinstance(value, str),
    "integer": lambda value: type(value) is int,
    "boolean": lambda value: isinstance(value, bool),
    "null": lambda value: value is None,
}


def _object_fits(value: Any, wanted: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    return not isinstance(value, dict) or all(
        fits(value[key], form, root) for key, form in wanted.items() if key in value
    )


def _others_fit(value: Any, wanted: Any, schema: dict[str, Any], root: dict[str, Any]) -> bool:
    others = (
        []
        if not isinstance(value, dict)
        else [one for key, one in value.items() if key not in schema.get("properties", {})]
    )
    return not others if wanted is False else all(fits(one, wanted, root) for one in others)


_KEYWORDS: dict[str, Any] = {
    **dict.fromkeys(("$schema", "title", "description", "$defs"), lambda *_: True),
    "type": lambda value, wanted, *_: any(
        _TYPES[name](value) for name in ([wanted] if isinstance(wanted, str) else wanted)
    ),
    "const": lambda value, wanted, *_: value == wanted and type(value) is type(wanted),
    "enum": lambda value, wanted, *_: value in wanted,
    "pattern": lambda value, wanted, *_: not isinstance(value, str) or re.search(wanted, value) is not None,
    "minimum": lambda value, wanted, *_: type(value) is not int or value >= wanted,
    "maximum": lambda value, wanted, *_: type(value) is not int or value <= wanted,
    "required": lambda value, wanted, *_: not isinstance(value, dict) or set(wanted) <= set(value),
    "uniqueItems": lambda value, *_: not isinstance(value, list) or len(set(map(str, value))) == len(value),
    "items": lambda value, wanted, _, root: (
        not isinstance(value, list) or all(fits(one, wanted, root) for one in value)
    ),
    "anyOf": lambda value, wanted, _, root: any(fits(value, form, root) for form in wanted),
    "oneOf": lambda value, wanted, _, root: sum(fits(value, form, root) for form in wanted) == 1,
    "properties": _object_fits,
    "additionalProperties": _others_fit,
}
