"""The messages of a live table as a page of the reference, made from what declares them."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any, Final

from tools.script_types import kind, type_name
from windroos.hosting.message_format import MESSAGES, REPLAY, TABLE_MESSAGE
from windroos.hosting.requests import REQUESTS, TABLE_REQUEST
from windroos.wire.objects import defined_by
from windroos.wire.spelling import Spelling

TITLE: Final = "Messages of a live table"
ABOUT: Final = "What server and browser say to each other while a game is played"
HEAD: Final = f"""\
# {TITLE}

{ABOUT}, key by key: a test reads
every message of the golden games by it. [The table](../table.md) says when they are sent and what they mean,
[the record](../record.md) what an `Action` and an `Event` are. Every key is there, but those with a question mark,
which are left out where they have their usual value or nothing changed."""
TOLD: Final = {
    "View": "`TableView` without `id` and `name`.",
    "TableChanges": "Those keys of `TableView` that changed, but for what has a key of its own.",
    "OwnChanges": "Those keys of `Own` that changed.",
}
"""What needs no table of its own."""
ELSEWHERE: Final = ("Event", "Action", "seat", "tile", "TableMessage", "TableRequest")


def text() -> str:
    """The page."""
    sent = (f"### {name}\n\n{table(alone(spelling))}" for name, spelling in MESSAGES.items())
    asked = (f"### {name}\n\n{table(alone(spelling))}" for name, spelling in REQUESTS.items())
    parts = (HEAD, "## From the server", *sent, "## From the browser", *asked, "## What they are made of", *kinds())
    return "\n\n".join(parts) + "\n"


def alone(spelling: Spelling[Any]) -> dict[str, Any]:
    """The schema of a message, which has a name."""
    return spelling.defined[spelling.schema["$ref"].rpartition("/")[2]]


def kinds() -> Iterator[str]:
    """Every kind that messages have in common."""
    told = {spelling.schema["$ref"].rpartition("/")[2] for spelling in (*MESSAGES.values(), *REQUESTS.values())}
    for name, schema in defined_by((TABLE_MESSAGE, TABLE_REQUEST, REPLAY)).items():
        if name not in told and name not in ELSEWHERE:
            yield f"### {type_name(name)}\n\n{TOLD.get(name) or table(schema)}"


def table(schema: dict[str, Any]) -> str:
    """The keys of an object; a bar within a cell is no border."""
    rows = ["| key | kind | |", "|---|---|---|"]
    for key, value in schema["properties"].items():
        may = "" if key in schema["required"] else "?"
        held = kind(value).replace("|", r"\|")
        rows.append(f"| `{key}`{may} | `{held}` | {value.get('description', '')} |")
    return "\n".join(rows)
