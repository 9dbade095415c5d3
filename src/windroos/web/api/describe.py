"""The API described: as OpenAPI 3.1 for programs, and operation by operation for the page."""

from __future__ import annotations

import json
from collections.abc import Iterator, Mapping
from typing import Final, Literal, NamedTuple, cast

from windroos.books import catalog
from windroos.books.catalog import IDS
from windroos.telling import books, hand_line, objects, outcome_line, waits, why_line
from windroos.telling.hand_line import TILE_SCHEMA
from windroos.telling.objects import Json
from windroos.telling.score_jsonl import encode
from windroos.text.web.api import KEYS, OBJECTS, OPERATIONS, WORDS
from windroos.text.words import LANGS, Lang, Words
from windroos.version import __version__
from windroos.web.api.answers import MOST
from windroos.web.api.answers import OPERATIONS as ANSWERS
from windroos.web.aside import squeezed
from windroos.web.pages import Templates
from windroos.web.who_reads import Reader
from windroos.wire.outputs import reference

HAND: Final[Json] = {
    "rules": IDS[0],
    "seat": "S",
    "round": "E",
    "melds": [{"kind": "chow", "tile": "3p"}, {"kind": "chow", "tile": "5s"}],
    "concealed": ["2m", "3m", "4m", "6m", "7m", "8m", "3s"],
    "win": {"tile": "3s", "by": "discard"},
}
TABLE: Final[Json] = {
    "rules": IDS[0],
    "east": "Marijke",
    "scores": {"Marijke": 64, "Joost": 96, "Ineke": 0, "Henk": 20},
    "winner": "Joost",
    "by": "discard",
    "discarder": "Ineke",
    "dead": ["Ineke"],
}


class Operation(NamedTuple):
    """One address: what goes in, what comes out, and an example. `many`: a list may be sent as well."""

    id: str
    method: Literal["get", "post"]
    path: str
    takes: str
    gives: str
    many: bool = False
    example: Json | None = None


API: Final = (
    Operation("score", "post", "/api/score", "Hand", "Score", True, HAND),
    Operation("settle", "post", "/api/settle", "Outcome", "Settlement", True, TABLE),
    Operation("waits", "post", "/api/waits", "Hand", "Waits", False, {**HAND, "win": None}),
    Operation(
        "why-not", "post", "/api/why-not", "Question", "WhyNot", False,
        {"hand": HAND, "item": "geheel_verborgen"},
    ),
    Operation("books", "get", "/api/rules", "", "BookName", True),
    Operation("book", "get", "/api/rules/{id}", "", "Rules"),
    Operation("openapi", "get", "/api/openapi.json", "", ""),
)  # fmt: skip
SCHEMAS: Final[Mapping[str, Json]] = {
    "Hand": hand_line.HAND.schema, "Meld": hand_line.MELD.schema, "Win": hand_line.WIN.schema,
    "Score": objects.SCORE.schema, "Line": objects.SCORE_LINE.schema,
    "Outcome": outcome_line.OUTCOME.schema, "FalseCall": outcome_line.FALSE.schema, "Fouls": outcome_line.FOUL.schema,
    "Settlement": objects.SETTLEMENT.schema, "Payment": objects.PAYMENT.schema,
    "Waits": waits.WAITS.schema, "Wait": waits.WAIT.schema, "Paid": waits.PAID.schema, "Form": waits.FORM.schema,
    "Question": why_line.QUESTION.schema, "WhyNot": why_line.WHY_NOT.schema, "Reason": why_line.REASON.schema,
    "BookName": books.BOOK_NAME.schema, "Rules": books.RULES.schema, "Heading": books.HEADING.schema,
    "Item": books.ITEM.schema, "Option": books.OPTION.schema,
    "Trouble": objects.ERROR.schema, "Failed": objects.FAILED.schema,
}  # fmt: skip
"""Every object by its name, as the rooms that read and write it define it."""


def document_text(lang: Lang) -> bytes:
    """The whole API as an OpenAPI document, written out."""
    return encode(document(lang)).encode()


def page(reader: Reader, address: str) -> bytes:
    """The page about the API of a server at this address, as it is sent."""
    values = {"path": "/api", "operations": operations(reader.lang), "address": address}
    return squeezed(Templates().text("api.html", reader, WORDS, **values))


def document(lang: Lang) -> Json:
    """The whole API as an OpenAPI document."""
    paths: dict[str, Json] = {}
    for operation in API:
        paths.setdefault(operation.path, {})[operation.method] = _described(operation, lang)
    return {
        "openapi": "3.1.0",
        "info": {"title": "Windroos", "version": __version__},
        "paths": paths,
        "components": {"schemas": schemas(lang)},
    }


def schemas(lang: Lang) -> dict[str, Json]:
    """Every object with its meaning and that of its keys."""
    return {name: _explained(name, schema, lang) for name, schema in SCHEMAS.items()}


def _explained(name: str, schema: Json, lang: Lang) -> Json:
    keys = cast("dict[str, Json]", schema["properties"])
    explained = {key: {**about, "description": meaning(name, key).to(lang)} for key, about in keys.items()}
    return {**schema, "description": OBJECTS[name].to(lang), "properties": explained}


def meaning(model: str, key: str) -> Words:
    """What a key of an object means."""
    return KEYS.get(f"{model}.{key}") or KEYS[key]


def _described(operation: Operation, lang: Lang) -> Json:
    summary = OPERATIONS[operation.id].to(lang)
    described: Json = {"operationId": operation.id, "summary": summary, "parameters": _parameters(operation, lang)}
    if operation.takes:
        body = reference(operation.takes)
        if operation.many:
            # An item of a list that is no such object is answered in its place, so any JSON may stand there.
            listed: Json = {"type": "array", "maxItems": MOST, "items": {"anyOf": [body, {}]}}
            body = {"anyOf": [body, listed], "description": OPERATIONS["in_a_list"].to(lang)}
        content: Json = {"schema": body}
        if operation.example is not None:
            content["example"] = operation.example
        described["requestBody"] = {"required": True, "content": {"application/json": content}}
    wrong = {"application/json": {"schema": reference("Trouble")}}
    described["responses"] = {
        "200": {
            "description": OPERATIONS["answered"].to(lang),
            "content": {"application/json": {"schema": _answered(operation)}},
        },
        "4XX": {"description": OPERATIONS["wrong"].to(lang), "content": wrong},
    }
    return described


def _answered(operation: Operation) -> Json:
    if not operation.gives:
        return {"type": "object"}
    one = reference(operation.gives)
    if not operation.takes:
        return {"type": "array", "items": one} if operation.many else one
    if not operation.many:
        return one
    return {"anyOf": [one, {"type": "array", "items": {"anyOf": [one, reference("Failed")]}}]}


def _parameters(operation: Operation, lang: Lang) -> list[Json]:
    language: Json = {
        "name": "lang", "in": "query", "required": False, "schema": {"type": "string", "enum": list(LANGS)},
        "description": OPERATIONS["lang"].to(lang),
    }  # fmt: skip
    if "{id}" not in operation.path:
        return [language]
    book = {"name": "id", "in": "path", "required": True, "schema": {"type": "string", "enum": list(catalog.IDS)}}
    return [{**book, "description": KEYS["rules"].to(lang)}, language]


class Row(NamedTuple):
    """A key of an object, for the page."""

    key: str
    type: str
    needed: bool
    meaning: str


class Shown(NamedTuple):
    """An operation, for the page."""

    method: str
    path: str
    summary: str
    many: bool
    takes: tuple[tuple[str, tuple[Row, ...]], ...]
    gives: tuple[tuple[str, tuple[Row, ...]], ...]
    asked: str
    answered: str


def operations(lang: Lang) -> tuple[Shown, ...]:
    """Every operation with its keys and an example that was really answered; objects are told once."""
    known, told = schemas(lang), set[str]()
    return tuple(_shown(operation, known, told, lang) for operation in API)


def _shown(operation: Operation, known: dict[str, Json], told: set[str], lang: Lang) -> Shown:
    asked = operation.example
    answered = ANSWERS[operation.id][0](asked, lang) if asked is not None else None

    def tables(name: str) -> tuple[tuple[str, tuple[Row, ...]], ...]:
        names = [one for one in _reached(name, known) if one not in told] if name else []
        told.update(names)
        return tuple((one, tuple(_rows(known[one]))) for one in names)

    return Shown(
        method=operation.method.upper(),
        path=operation.path,
        summary=OPERATIONS[operation.id].to(lang),
        many=operation.many and bool(operation.takes),
        takes=tables(operation.takes),
        gives=tables(operation.gives),
        asked=json.dumps(asked, ensure_ascii=False) if asked is not None else "",
        answered=json.dumps(answered, ensure_ascii=False, indent=1) if answered is not None else "",
    )


def _reached(name: str, known: Mapping[str, Json], found: tuple[str, ...] = ()) -> tuple[str, ...]:
    """An object and those inside it."""
    if name in found:
        return found
    found = (*found, name)
    for inner in _references(known[name]):
        found = _reached(inner, known, found)
    return found


def _references(schema: object) -> Iterator[str]:
    if isinstance(schema, dict):
        if "$ref" in schema:
            yield str(schema["$ref"]).rpartition("/")[2]
        schema = list(schema.values())
    if isinstance(schema, list):
        for part in schema:
            yield from _references(part)


def _rows(schema: Json) -> Iterator[Row]:
    needed = cast("list[str]", schema.get("required", []))
    for key, about in cast("dict[str, Json]", schema["properties"]).items():
        yield Row(key, type_text(about), key in needed, str(about["description"]))


def type_text(schema: Json) -> str:
    """The kind of a value in a few signs: `[Meld]`, `"E" | "S"`, `integer | null`."""
    if "$ref" in schema:
        return next(_references(schema))
    for many in ("anyOf", "oneOf"):
        if many in schema:
            return " | ".join(type_text(one) for one in cast("list[Json]", schema[many]))
    if "enum" in schema:
        return " | ".join(json.dumps(value) for value in cast("list[object]", schema["enum"]))
    if schema.get("pattern") == TILE_SCHEMA["pattern"]:
        return "tile"
    if schema.get("type") == "array":
        return f"[{type_text(cast(Json, schema['items']))}]"
    if schema.get("type") == "object":
        values = schema.get("additionalProperties")
        return f"{{…: {type_text(cast(Json, values)) if isinstance(values, dict) else '…'}}}"
    kinds = schema.get("type", "…")
    return " | ".join(kinds) if isinstance(kinds, list) else str(kinds)
