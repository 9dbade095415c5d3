"""A machine's door over HTTP as an OpenAPI 3.1 document: what may be asked is described by what reads it."""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from types import MappingProxyType
from typing import Any, NamedTuple

from windroos.telling import objects
from windroos.version import __version__
from windroos.web.api.answers import MOST
from windroos.wire.json_text import Json
from windroos.wire.spelling import Spelling


class DoorWords(NamedTuple):
    """What the document says: of the whole, of the link that a program bears, of an answer and of what is wrong."""

    title: str
    about: str
    link: str
    answered: str
    wrong: str


class DoorAddress(NamedTuple):
    """An address that is asked, or sent to: parts in braces are texts, `keys` may stand behind it by their schemas."""

    path: str
    id: str
    said: str
    keys: Mapping[str, Any] = MappingProxyType({})


def door_document(
    words: DoorWords, got: Sequence[DoorAddress], sent: DoorAddress, requests: Mapping[str, Spelling[Any]]
) -> Json:
    """The document: of what is asked for, and of where lines are sent that ask one of `requests`."""
    paths: dict[str, Json] = {one.path: {"get": _got(one, words)} for one in got}
    paths[sent.path] = {"post": _posted(sent, words, requests)}
    schemas: dict[str, Json] = {word: {"title": word, **spelling.schema} for word, spelling in requests.items()}
    for spelling in requests.values():
        schemas |= spelling.defined
    made: Json = {
        "openapi": "3.1.0",
        "info": {"title": words.title, "version": __version__, "description": words.about},
        "paths": paths,
        "components": {
            "schemas": {**schemas, "Trouble": objects.ERROR.schema},
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer", "description": words.link}},
        },
        "security": [{}, {"link": []}],
    }
    placed: Json = json.loads(json.dumps(made).replace('"#/$defs/', '"#/components/schemas/'))
    return placed


def _got(one: DoorAddress, words: DoorWords) -> Json:
    asked = [{"name": key, "in": "query", "required": False, "schema": about} for key, about in one.keys.items()]
    return {
        "operationId": one.id,
        "summary": one.said,
        "parameters": _parts(one.path) + asked,
        "responses": _responses({"type": "object"}, words),
    }


def _parts(path: str) -> list[Json]:
    names = [part[1:-1] for part in path.split("/") if part.startswith("{")]
    return [{"name": name, "in": "path", "required": True, "schema": {"type": "string"}} for name in names]


def _posted(one: DoorAddress, words: DoorWords, requests: Mapping[str, Spelling[Any]]) -> Json:
    line: Json = {"oneOf": [{"$ref": f"#/components/schemas/{word}"} for word in requests]}
    # What stands in a list is answered in its place, so anything may.
    body = {"anyOf": [line, {"type": "array", "maxItems": MOST, "items": {"anyOf": [line, {}]}}]}
    given = {"anyOf": [{"type": "object"}, {"type": "array", "items": {"type": "object"}}]}
    parts = _parts(one.path)
    return {
        "operationId": one.id,
        "summary": one.said,
        **({"parameters": parts} if parts else {}),
        "requestBody": {"required": True, "content": {"application/json": {"schema": body}}},
        "responses": _responses(given, words),
    }


def _responses(given: Json, words: DoorWords) -> Json:
    wrong = {"$ref": "#/components/schemas/Trouble"}
    return {
        "200": {"description": words.answered, "content": {"application/json": {"schema": given}}},
        "4XX": {"description": words.wrong, "content": {"application/json": {"schema": wrong}}},
    }
