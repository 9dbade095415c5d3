"""Saying what is wrong: one sentence and a hint, on a page or as JSON."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any, Final

from starlette.exceptions import HTTPException
from starlette.requests import Request
from starlette.responses import Response
from starlette.types import ExceptionHandler

import windroos.text.reasons
import windroos.text.trouble  # noqa: F401 - read at once: what goes wrong may be that no file can be opened any more
from windroos.errors import WindroosError
from windroos.telling.objects import error_object
from windroos.telling.score_jsonl import encode
from windroos.text.web.base import WORDS
from windroos.text.words import lang_of
from windroos.web.pages import Templates
from windroos.web.reader import reader_of
from windroos.web.routing import within

_CODES: Final = {
    400: ("form_broken", "store_text"),
    403: (
        "banned",
        "host_key",
        "host_only",
        "no_ticket",
        "read_only",
        "origin_unknown",
        "table_maker",
        "table_watching",
        "seat_taken",
        *("passkey_refused", "passkey_unknown", "passkey_copied", "knock_code"),
        "club_for_table",
        "club_for_player",
        "club_for_helper",
        "club_for_secretary",
        "club_for_host",
        "club_own_only",
        "club_page_closed",
        "club_pass_unknown",
        "password_wrong",
        "club_door",
        *(
            "tournament_for_table",
            "tournament_for_desk",
            "tournament_for_host",
            "tournament_own_card",
            "tournament_link",
            "tournament_needs_hidden",
        ),
    ),
    404: (
        *(
            "no_table",
            "no_page",
            "profile_none",
            "profile_link",
            "passkey_none",
            "import_gone",
            "link_unknown",
            "rematch_none",
            "table_hand",
            "table_moment",
            "sheet_no_hand",
            "api_no_rules",
            "store_unknown",
        ),
        *("club_none", "club_person_unknown", "club_season_unknown", "club_evening_unknown", "club_cup_unknown"),
        *("club_unknown", "club_print_unknown", "club_print_season", "club_no_table", "club_hand_unknown"),
        *(
            "tournament_none",
            "tournament_player",
            "tournament_screen",
            "tournament_draw_open",
            "tournament_file",
            "tournament_print",
        ),
        "tournament_no_table",
    ),
    405: ("wrong_method",),
    408: ("request_slow",),
    409: (
        *("table_closed", "seats_begun", "seats_full", "store_conflict", "store_closed", "store_taken", "store_fenced"),
        *("tie_person", "tie_player", "knock_late", "knock_known"),
        *("club_result_meanwhile", "club_tables_meanwhile", "club_card_meanwhile"),
        *("tournament_meanwhile", "tournament_other_round", "tournament_table_final"),
    ),
    413: ("request_too_large",),
    415: ("api_media",),
    414: ("address_too_long",),
    421: ("host_unknown",),
    429: (
        "too_busy",
        "too_many_tables",
        "too_many_entrants",
        "password_tries",
        "club_table_tries",
        "knock_tries",
        "tournament_code_tries",
    ),
    431: ("headers_too_large",),
    500: (
        "page_fault",
        "store_left",
        "worker_fault",
        "store_damaged",
        "store_folder",
        "store_rights",
        "store_read_only",
        "store_no_entry",
    ),
    503: (
        "club_counting",
        "table_full",
        "table_elsewhere",
        *("store_busy", "store_stopped", "store_away", "store_unread", "store_doubt"),
        "worker_busy",
        "worker_lost",
        "worker_slow",
        "worker_stopped",
    ),
    507: ("store_full", "store_disk", "store_moved"),
}
STATUS: Final = {code: status for status, codes in _CODES.items() for code in codes}
"""The HTTP status of an error; 422 of every other one."""

_READS: Final = ("GET", "HEAD")
"""Who only looks has nothing that could fail to be stored."""

Answer = Callable[[Request, WindroosError], Response]


def note_stored(request: Request) -> None:
    """What was asked is stored: from now on nobody who sent this request may be told that it was not."""
    request.state.stored = True


def has_stored(request: Request) -> bool:
    """Whether it is, whatever goes wrong after it."""
    return bool(getattr(request.state, "stored", False))


class PageError(WindroosError):
    """A page or table that does not exist, or that somebody may not see."""


def answering(pages: Templates) -> Answer:
    """Answers a request with what is wrong: as JSON where a program or a script of ours asks, else on a page."""

    def answer(request: Request, error: WindroosError) -> Response:
        reader = reader_of(request)
        if error.code == "store_away" and (request.method in _READS or has_stored(request)):
            error = PageError("store_left" if has_stored(request) else "store_unread")
        status = STATUS.get(error.code, 422)
        if within(request.url.path).startswith("/api/"):
            asked = lang_of(request.query_params.get("lang"))
            return json_answer(error_object(error, asked or reader.lang), status)
        said = error_object(error, reader.lang)
        if request.headers.get("x-windroos") == "live":
            return json_answer(said, status)
        return pages.page(request, "trouble.html", WORDS, status, trouble=said)

    return answer


def status_of(wrong: WindroosError | None) -> int:
    """The status of a page that says what is wrong, if anything is."""
    return 200 if wrong is None else STATUS.get(wrong.code, 422)


def json_answer(value: object, status: int = 200) -> Response:
    """JSON; never kept by the browser."""
    return Response(encode(value), status, {"cache-control": "no-store"}, "application/json")


_FRAMEWORK: Final = {400: "form_broken", 405: "wrong_method"}


def meant(error: HTTPException) -> WindroosError:
    """What an error of the framework says about a request, as one of ours."""
    return PageError(_FRAMEWORK.get(error.status_code, "no_page"))


def handlers(answer: Answer) -> Mapping[Any, ExceptionHandler]:
    """Say what is wrong in one sentence, instead of what the framework would say."""

    async def known(request: Request, error: Exception) -> Response:
        assert isinstance(error, WindroosError)
        return answer(request, error)

    async def http(request: Request, error: Exception) -> Response:
        assert isinstance(error, HTTPException)
        said = answer(request, meant(error))
        said.headers.update(error.headers or {})
        return said

    return {WindroosError: known, HTTPException: http}
