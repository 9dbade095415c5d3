"""The API of the club described as OpenAPI 3.1: what may be asked is described by what reads it."""

from __future__ import annotations

import json
from typing import Final

from windroos.club.door import shown_to
from windroos.club.requests import REQUESTS, WHAT
from windroos.telling import objects
from windroos.text.web.club_api import RIGHTS, SHOWN, WORDS
from windroos.text.words import Lang
from windroos.version import __version__
from windroos.web.api.answers import MOST
from windroos.wire.json_text import Json

API: Final = "/api/club"
NUMBERS: Final = ("year", "table")
"""What stands in an address in figures, and is a number in a line."""


def document(lang: Lang) -> Json:
    """The whole API of the club."""
    show = REQUESTS["show"].schema["properties"]
    keys = {key: about for key, about in show.items() if key not in ("do", "what")}
    paths: dict[str, Json] = {
        API: {"get": _got("club", "look", {}, lang)},
        f"{API}/people": {"get": _got("people", "members", {}, lang)},
        **{f"{API}/{what}": {"get": _got(what, shown_to(what), keys, lang)} for what in WHAT},
        f"{API}/do": {"post": _posted(lang)},
    }
    schemas: dict[str, Json] = {word: {"title": word, **spelling.schema} for word, spelling in REQUESTS.items()}
    for spelling in REQUESTS.values():
        schemas |= spelling.defined
    made: Json = {
        "openapi": "3.1.0",
        "info": {"title": "Windroos: club", "version": __version__, "description": WORDS["about"].to(lang)},
        "paths": paths,
        "components": {
            "schemas": {**schemas, "Trouble": objects.ERROR.schema},
            "securitySchemes": {"link": {"type": "http", "scheme": "bearer", "description": WORDS["link"].to(lang)}},
        },
        "security": [{}, {"link": []}],
    }
    placed: Json = json.loads(json.dumps(made).replace('"#/$defs/', '"#/components/schemas/'))
    return placed


def _got(id: str, right: str, keys: Json, lang: Lang) -> Json:
    said = f"{SHOWN[id].to(lang)} {RIGHTS[right].to(lang)}"
    asked = [{"name": key, "in": "query", "required": False, "schema": about} for key, about in keys.items()]
    return {"operationId": id, "summary": said, "parameters": asked, "responses": _responses({"type": "object"}, lang)}


def _posted(lang: Lang) -> Json:
    one: Json = {"oneOf": [{"$ref": f"#/components/schemas/{word}"} for word in REQUESTS]}
    # What stands in a list is answered in its place, so anything may.
    body = {"anyOf": [one, {"type": "array", "maxItems": MOST, "items": {"anyOf": [one, {}]}}]}
    given = {"anyOf": [{"type": "object"}, {"type": "array", "items": {"type": "object"}}]}
    return {
        "operationId": "do",
        "summary": f"{WORDS['do'].to(lang)} {RIGHTS['keep'].to(lang)}",
        "requestBody": {"required": True, "content": {"application/json": {"schema": body}}},
        "responses": _responses(given, lang),
    }


def _responses(given: Json, lang: Lang) -> Json:
    wrong = {"$ref": "#/components/schemas/Trouble"}
    return {
        "200": {"description": WORDS["answered"].to(lang), "content": {"application/json": {"schema": given}}},
        "4XX": {"description": WORDS["wrong"].to(lang), "content": {"application/json": {"schema": wrong}}},
    }
