"""The addresses under /leren. A step is an address, and so is an answer to it; where one was, the browser keeps."""

from __future__ import annotations

import re
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import IDS
from windroos.lesson.exercise import LessonError
from windroos.lesson.lesson import TRACKS, Track
from windroos.web.aside import page_response
from windroos.web.lesson.made import HERE, SHORT, address, begin_page, length, step_page
from windroos.web.reader import reader_of
from windroos.web.routing import get
from windroos.web.site import Site

COOKIE: Final = "lesson"
"""Where this browser was: `nts2002.whole.7`."""
_AT: Final = re.compile(r"([a-z0-9]{1,20})\.([a-z]{1,8})\.(\d{1,3})")
_YEAR: Final = 365 * 24 * 3600
_MOST_TILES: Final = 14


def routes(site: Site) -> list[Route]:
    """The pages of the lesson."""
    aside = site.aside

    async def begin(request: Request) -> Response:
        made = await aside.kept(site.who(request), begin_page, _was_at(request), reader_of(request))
        return page_response(request, made)

    async def first(_: Request, id: str) -> Response:
        return RedirectResponse(address(id, "whole", 1), 303)

    async def shown(request: Request, id: str, track: Track, number: int) -> Response:
        query = request.query_params
        made = await aside.kept(
            site.who(request),
            step_page,
            id,
            track,
            number,
            _places(request),
            "toon" in query,
            reader_of(request),
        )
        answer = page_response(request, made)
        answer.set_cookie(COOKIE, f"{id}.{track}.{number}", max_age=_YEAR, path=HERE, samesite="lax", httponly=True)
        return answer

    async def whole(request: Request, id: str, number: int) -> Response:
        return await shown(request, id, "whole", number)

    async def short(request: Request, id: str, number: int) -> Response:
        return await shown(request, id, "short", number)

    return [
        get(HERE, begin),
        get(f"{HERE}/{{id:book}}", first),
        get(f"{HERE}/{{id:book}}/{{number:number}}", whole),
        get(f"{HERE}/{{id:book}}/{SHORT}/{{number:number}}", short),
    ]


def _places(request: Request) -> tuple[int, ...] | None:
    """The answer in an address; None where there is none. Raises LessonError: `lesson_answer`."""
    query = request.query_params
    given = query.getlist("t")
    if "a" not in query:
        return None
    if len(given) > _MOST_TILES or not all(re.fullmatch(r"[0-9]{1,2}", one) for one in given):
        raise LessonError("lesson_answer")
    return tuple(map(int, given))


def _was_at(request: Request) -> tuple[str, Track, int] | None:
    """The step where this browser was; None where it was nowhere, or nowhere that there is."""
    found = _AT.fullmatch(request.cookies.get(COOKIE, ""))
    if found is None:
        return None
    id, number = found[1], int(found[3])
    track = next((one for one in TRACKS if one == found[2]), None)
    if id not in IDS or track is None or not 1 < number <= length(id, track):
        return None
    return id, track, number
