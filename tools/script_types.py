"""Types of all messages between server and scripts, made from what declares them.

python -m tools.script_types            say whether `web/types/messages.d.ts` is up to date (status 1: it is not)
python -m tools.script_types --write    write it
"""

from __future__ import annotations

import json
import sys
from collections.abc import Iterable
from pathlib import Path
from typing import Any, Final

from windroos.hosting.message_format import REPLAY, TABLE_MESSAGE
from windroos.hosting.requests import TABLE_REQUEST
from windroos.web.count.signal import SHEET_MESSAGE
from windroos.web.tournament.shared_form import FORM_MESSAGE
from windroos.wire.objects import defined_by

TARGET: Final = Path(__file__).resolve().parent.parent / "src" / "windroos" / "web" / "types" / "messages.d.ts"
HEAD: Final = "/* Made by `python -m tools.script_types --write` from what declares the messages of a table. */\n"
END: Final = "\n"
_PLAIN: Final = {"integer": "number", "string": "string", "boolean": "boolean", "null": "null"}


def text() -> str:
    """All declared kinds, each by its name."""
    defined = defined_by((TABLE_MESSAGE, TABLE_REQUEST, REPLAY, SHEET_MESSAGE, FORM_MESSAGE))
    return "\n".join([HEAD, *(declaration(name, schema, defined) for name, schema in defined.items())])


def declaration(name: str, schema: dict[str, Any], defined: dict[str, dict[str, Any]]) -> str:
    """A kind by its name; one that has all keys of another extends it, and what changes of another is part of it."""
    if "properties" in schema:
        keys, extends = schema["properties"], ""
        for other, theirs in whole_objects(defined):
            if not schema["required"] and keys.items() <= theirs.items():
                return f"export type {type_name(name)} = Partial<{without(other, theirs.keys() - keys)}>;\n"
            if theirs.items() < keys.items():
                extends = f" extends {other}"
                schema = {**schema, "properties": {key: one for key, one in keys.items() if key not in theirs}}
        return f"export interface {type_name(name)}{extends} {{\n{''.join(members(schema, '  ', END))}}}\n"
    options = schema.get("oneOf", [])
    if len(options) > 1:
        return f"export type {type_name(name)} ={''.join(f'{END}  | {kind(one)}' for one in options)};\n"
    return f"export type {type_name(name)} = {kind(schema)};\n"


def whole_objects(defined: dict[str, dict[str, Any]]) -> list[tuple[str, dict[str, Any]]]:
    """The objects of which all keys are there and none says what it is, with their keys; the smallest first."""
    found = [
        (type_name(name), schema["properties"])
        for name, schema in defined.items()
        if "properties" in schema and len(schema["required"]) == len(schema["properties"])
    ]
    return sorted((one for one in found if "t" not in one[1]), key=lambda one: len(one[1]))


def without(name: str, keys: Iterable[str]) -> str:
    """A kind but for some of its keys."""
    left = " | ".join(json.dumps(key) for key in sorted(keys))
    return f"Omit<{name}, {left}>" if left else name


def type_name(name: str) -> str:
    """The name of a kind as types are called."""
    return name[0].upper() + name[1:]


def members(schema: dict[str, Any], before: str, after: str) -> list[str]:
    """The keys of an object, those that may be left out with a question mark."""
    out = []
    for key, value in schema["properties"].items():
        about = f"{before}/** {value['description']} */{END}" if "description" in value and after == END else ""
        out.append(f"{about}{before}{key}{'' if key in schema['required'] else '?'}: {kind(value)};{after}")
    return out


def kind(schema: dict[str, Any]) -> str:
    """A kind as it is written within another."""
    if "$ref" in schema:
        return type_name(str(schema["$ref"]).rpartition("/")[2])
    if "const" in schema:
        return json.dumps(schema["const"])
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in schema["enum"])
    several = schema.get("anyOf", schema.get("oneOf"))
    if several is not None:
        return " | ".join(kind(one) for one in several)
    if isinstance(schema["type"], list):
        return " | ".join(_PLAIN[name] for name in schema["type"])
    if schema["type"] == "array":
        return array(schema)
    if schema["type"] == "object":
        if "properties" in schema:
            return f"{{ {''.join(members(schema, '', ' '))}}}"
        return f"Record<string, {kind(schema['additionalProperties'])}>"
    return _PLAIN[schema["type"]]


def array(schema: dict[str, Any]) -> str:
    """A list, or a row whose places have kinds of their own."""
    items = kind(schema["items"]) if "items" in schema else ""
    if "prefixItems" not in schema:
        return f"({items})[]" if " | " in items else f"{items}[]"
    places = [kind(one) for one in schema["prefixItems"]]
    whole = f"[{', '.join([*places, *([f'...{items}[]'] if items else [])])}]"
    return whole if schema["minItems"] else f"[] | {whole}"


def main() -> int:
    """Compare or write; the exit status."""
    if "--write" in sys.argv[1:]:
        TARGET.parent.mkdir(exist_ok=True)
        TARGET.write_text(text(), encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text():
        return 0
    print("messages.d.ts is not up to date: python -m tools.script_types --write")
    return 1


if __name__ == "__main__":
    sys.exit(main())
