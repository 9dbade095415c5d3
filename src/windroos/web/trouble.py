"""Saying what is wrong: one sentence and a hint, on a page or as JSON."""

from __future__ import annotations

from collections.abc import Callable
from typing import Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response

from windroos.errors import WindroosError
from windroos.telling.objects import error_object
from windroos.telling.score_jsonl import encode
from windroos.text.web.base import WORDS
from windroos.web.pages import Pages
from windroos.web.reader import reader_of

STATUS: Final = {
    "no_table": 404, "no_page": 404, "no_ticket": 403, "read_only": 403, "link_unknown": 404, "origin_unknown": 403,
    "host_unknown": 421, "request_too_large": 413, "headers_too_large": 431, "request_slow": 408, "wrong_method": 405,
    "table_maker": 403, "table_watching": 403, "table_hand": 404, "table_closed": 409, "table_full": 503,
    "sheet_no_hand": 404,
    "api_media": 415, "api_no_rules": 404, "page_fault": 500,
    "store_damaged": 500, "store_folder": 500, "store_full": 507,
    "store_disk": 507, "store_busy": 503, "store_stopped": 503, "store_conflict": 409,
    "store_closed": 409, "store_taken": 409, "store_unknown": 404, "store_text": 400,
}  # fmt: skip
"""The HTTP status of an error; 422 of every other one."""

Answer = Callable[[Request, WindroosError], Response]


class PageError(WindroosError):
    """A page or table that does not exist, or that somebody may not see."""


def answering(pages: Pages) -> Answer:
    """Answers a request with what is wrong: as JSON where a program or a script of ours asks, else on a page."""

    def answer(request: Request, error: WindroosError) -> Response:
        reader = reader_of(request)
        asked = request.query_params.get("lang")
        lang = reader.lang if asked not in ("nl", "en") else "nl" if asked == "nl" else "en"
        status = STATUS.get(error.code, 422)
        path = request.url.path
        if path.startswith("/api/") or request.headers.get("x-windroos") == "live":
            return json_answer(error_object(error, lang), status)
        said = error_object(error, reader.lang)
        return pages.page(request, "trouble.html", WORDS, status, trouble=said)

    return answer


def json_answer(value: object, status: int = 200) -> Response:
    """JSON; never kept by the browser."""
    return Response(encode(value), status, {"cache-control": "no-store"}, "application/json")


def meant(error: HTTPException) -> WindroosError:
    """What an error of the framework says about a request, as one of ours."""
    if isinstance(error.__cause__, WindroosError):  # the framework rewords what went wrong while it read a body
        return error.__cause__
    return PageError("wrong_method" if error.status_code == 405 else "no_page")
