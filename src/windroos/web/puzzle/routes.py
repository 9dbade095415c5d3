"""The addresses under /puzzels: a puzzle is one, and so is an answer to it; what went wrong the browser keeps."""

from __future__ import annotations

import re
from datetime import date
from typing import Final

from starlette.requests import Request
from starlette.responses import RedirectResponse, Response
from starlette.routing import Route

from windroos.books.catalog import IDS
from windroos.hosting.profiles import Profiles
from windroos.puzzles.boxes import BoxedPuzzle, after, boxes_text, due, read_boxes
from windroos.puzzles.puzzle import PuzzleError, number_of_the_day, stock
from windroos.store.store import today
from windroos.tiles import KINDS
from windroos.web.aside import page_response
from windroos.web.errors import PageError
from windroos.web.profile.device import keep_solved
from windroos.web.puzzle.made import (
    HERE,
    PuzzleAnswer,
    address,
    answered_page,
    begin_page,
    book_page,
    puzzle_page,
)
from windroos.web.reader import reader_of
from windroos.web.routing import get
from windroos.web.site import Site

COOKIE: Final = "puzzles"
"""What comes back: `windroos.puzzles.boxes`."""
_YEAR: Final = 365 * 24 * 3600


def routes(site: Site, profiles: Profiles) -> list[Route]:
    """The pages of the puzzles."""
    aside = site.aside

    async def begin(request: Request) -> Response:
        count = len(_due(request, today()))
        return page_response(request, await aside.kept(site.who(request), begin_page, count, reader_of(request)))

    async def again(request: Request) -> Response:
        found = _due(request, today())
        return RedirectResponse(address(found[0].book, found[0].number) if found else HERE, 303)

    async def of_book(request: Request, id: str) -> Response:
        made = await aside.kept(site.who(request), book_page, id, reader_of(request))
        return page_response(request, made)

    async def of_today(_: Request, id: str) -> Response:
        if not stock(id):
            raise PageError("no_page")
        return RedirectResponse(address(id, number_of_the_day(id, today())), 303)

    async def shown(request: Request, id: str, number: int) -> Response:
        who, reader, answer = site.who(request), reader_of(request), _answer(request)
        if answer is None:
            return page_response(request, await aside.kept(who, puzzle_page, id, number, reader))
        waiting = sum((one.book, one.number) != (id, number) for one in _due(request, today()))
        made = await aside.do(who, answered_page, id, number, answer, waiting, reader)
        if made.right:
            await keep_solved(request, site, profiles, id, number)
        boxes = after(read_boxes(request.cookies.get(COOKIE, "")), id, number, made.right, today())
        response = page_response(request, made.page)
        response.set_cookie(COOKIE, boxes_text(boxes), max_age=_YEAR, path=HERE, samesite="lax", httponly=True)
        return response

    return [
        get(HERE, begin),
        get(f"{HERE}/opnieuw", again),
        get(f"{HERE}/{{id:book}}", of_book),
        get(f"{HERE}/{{id:book}}/vandaag", of_today),
        get(f"{HERE}/{{id:book}}/{{number:number}}", shown),
    ]


def _due(request: Request, day: date) -> tuple[BoxedPuzzle, ...]:
    """What this browser is asked again, of what there is."""
    boxes = read_boxes(request.cookies.get(COOKIE, ""))
    return due(tuple(one for one in boxes if one.book in IDS and 0 < one.number <= len(stock(one.book))), day)


def _answer(request: Request) -> PuzzleAnswer | None:
    """The answer in an address; None where there is none. Raises PuzzleError: `puzzle_answer`."""
    query = request.query_params
    if "toon" in query:
        return PuzzleAnswer(shown=True)
    if "a" not in query:
        return None
    given, count = query.getlist("t"), query.get("n", "")
    if len(given) > KINDS or not all(re.fullmatch(r"[0-9]{1,2}", one) for one in given):
        raise PuzzleError("puzzle_answer")
    counted = count.strip().replace(".", "")
    if counted and not re.fullmatch(r"[0-9]{1,7}", counted):
        raise PuzzleError("puzzle_answer")
    return PuzzleAnswer(tuple(map(int, given)), int(counted) if counted else -1)
