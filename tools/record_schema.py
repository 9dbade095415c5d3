"""The JSON Schema of a record's lines, made from the tables that write and read them.

python tools/record_schema.py            says whether docs/record.schema.json is as it should be (status 1: it is not)
python tools/record_schema.py --write    writes it
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
sys.path[:0] = [str(ROOT / "src")]
TARGET = ROOT / "docs" / "record.schema.json"


def schema() -> dict[str, Any]:
    """The schema of one line: the header, an action or a step."""
    from windroos.play.record.header import FORMAT, HEADER
    from windroos.play.record.keys import ACTIONS, EVENT, EVENTS, PRIVATE, STEPS

    private = [name for name, (kind, _) in EVENTS.items() if kind in PRIVATE]
    public = [name for name in EVENTS if name not in (*private, "built")]
    header = _with(HEADER.schema, format={"const": FORMAT}, seal={"type": "string", "pattern": "^[0-9a-f]{16}$"})
    step = {
        "type": "object",
        "properties": {
            "public": _any_of(public),
            "private": {"type": "array", "items": _any_of(private)},
            "sealed": _ref("built"),
        },
        "additionalProperties": False,
    }
    return {
        "$schema": "https://json-schema.org/draft/2020-12/schema",
        "title": "A line of a record of Windroos",
        "description": "First the header, then each action with its steps. docs/record.md says what they mean.",
        "oneOf": [_ref("header"), {"oneOf": [_ref(name) for name in ACTIONS]}, _ref("step")],
        "$defs": {
            **dict(sorted(EVENT.defined.items())),
            "header": header,
            "step": step,
            **{name: _with(spelling.schema, steps=STEPS.schema) for name, (_, spelling) in ACTIONS.items()},
            **{name: spelling.schema for name, (_, spelling) in EVENTS.items()},
        },
    }


def _ref(name: str) -> dict[str, str]:
    return {"$ref": f"#/$defs/{name}"}


def _any_of(names: list[str]) -> dict[str, Any]:
    return {"oneOf": [_ref(name) for name in names]}


def _with(form: dict[str, Any], **more: dict[str, Any]) -> dict[str, Any]:
    """An object's schema with more keys, which must be there."""
    required = [*form["required"], *(key for key in more if key not in form["required"])]
    return {**form, "properties": {**form["properties"], **more}, "required": required}


def text() -> str:
    """The schema as it stands in the file, each definition on a line of its own."""
    made = schema()
    defined = ",\n".join(f"  {json.dumps(name)}: {json.dumps(form)}" for name, form in made.pop("$defs").items())
    top = ",\n".join(f" {json.dumps(key)}: {json.dumps(value)}" for key, value in made.items())
    return f'{{\n{top},\n "$defs": {{\n{defined}\n }}\n}}\n'


def main() -> int:
    """Compare or write; the exit status."""
    if "--write" in sys.argv[1:]:
        TARGET.write_text(text(), encoding="utf-8")
        return 0
    if TARGET.exists() and TARGET.read_text(encoding="utf-8") == text():
        return 0
    print("docs/record.schema.json is not up to date: python tools/record_schema.py --write")
    return 1


if __name__ == "__main__":
    sys.exit(main())
