"""Lines of a machine's door as they come over HTTP: in an address, or sent as one object or a list of them."""

from __future__ import annotations

from collections.abc import Awaitable, Callable, Collection, Set
from typing import Any

from starlette.requests import Request
from starlette.responses import Response

from windroos.errors import WindroosError
from windroos.telling.objects import error_object
from windroos.text.figures import whole
from windroos.text.words import Lang, lang_of
from windroos.web.api.answers import MOST, ApiError, read_json
from windroos.web.errors import json_answer
from windroos.web.reader import reader_of
from windroos.wire.json_text import Json

DoLine = Callable[[object], Awaitable[Json]]
"""Does what a line asks, and answers it; raises WindroosError."""


def lang_asked(request: Request) -> Lang:
    """The language of `?lang=`, else that of who reads."""
    return lang_of(request.query_params.get("lang")) or reader_of(request).lang


async def lines_done(request: Request, do: DoLine) -> Response:
    """Does what one object or each of a list asks; in a list, what is wrong with one does not stop the others.

    Raises ApiError for what is no JSON or too much of it, and what is wrong with one object.
    """
    kind = request.headers.get("content-type", "").partition(";")[0].strip().lower()
    if kind != "application/json":
        raise ApiError("api_media", kind=kind[:80])
    asked = read_json(await request.body())
    if not isinstance(asked, list):
        return json_answer(await do(asked))
    if len(asked) > MOST:
        raise ApiError("api_too_many", count=len(asked), most=MOST)
    return json_answer([await _tried(do, line, lang_asked(request)) for line in asked])


async def _tried(do: DoLine, line: object, lang: Lang) -> Json:
    try:
        return await do(line)
    except WindroosError as wrong:
        return {"error": error_object(wrong, lang)}


def show_line(request: Request, numbers: Collection[str]) -> Json:
    """What an address asks, as a line of the door; `numbers` are the keys that are figures there.

    Raises ApiError `api_key_twice`.
    """
    line: Json = {"do": "show", "what": request.url.path.rpartition("/")[2]}
    for key, value in request.query_params.multi_items():
        if key in line:
            raise ApiError("api_key_twice", key=key[:40])
        if key != "lang":
            number = whole(value) if key in numbers else None
            line[key] = value if number is None else number
    return line


def ids_in(answer: Any, known: Set[str]) -> set[str]:
    """The ids of people that an answer holds, as values and as keys."""
    if isinstance(answer, dict):
        return {id for id in answer if id in known} | {id for one in answer.values() for id in ids_in(one, known)}
    if isinstance(answer, list | tuple):
        return {id for one in answer for id in ids_in(one, known)}
    return {answer} if isinstance(answer, str) and answer in known else set()
