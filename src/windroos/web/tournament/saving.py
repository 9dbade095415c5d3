"""Keeping a result that the desk typed from paper: by one, or by two who are compared; with who signed it."""

from __future__ import annotations

from typing import Final

from starlette.requests import Request
from starlette.responses import Response

from windroos.hosting.tickets import new_id
from windroos.hosting.tournament_folder import Still
from windroos.tournament.errors import TournamentError
from windroos.tournament.result_requests import DoAgree, DoTableResult
from windroos.tournament.state import TournamentState
from windroos.tournament.twice_deciding import is_typed_twice
from windroos.web.form import Form
from windroos.web.tournament.entry import table_of_round
from windroos.web.tournament.house import TournamentHouse

SCREEN: Final = "screen"
"""The cookie by which a browser is known again that typed a result; it says nothing of who used it."""
_LONGEST: Final = 40


async def save_result(
    house: TournamentHouse, request: Request, id: str, asked: DoTableResult, form: Form, still: Still
) -> str:
    """Keep a result, and that all four signed it where the form says so. The mark of the browser, for `marked`.

    Raises TournamentError `tournament_typist` where two people type and nobody said who did.
    """
    state = house.world(id).there()
    if is_typed_twice(state, asked.round) and not asked.typist.strip():
        raise TournamentError("tournament_typist")
    still(state)
    screen = request.cookies.get(SCREEN, "")[:_LONGEST] or new_id()
    answer = await house.do(request, id, asked._replace(screen=screen), still)
    if not form.get("signed") or answer.get("typed") in ("once", "differs"):
        return screen
    people = table_of_round(house.world(id).there(), asked.round, asked.table).people
    for one in people:
        if one:
            await house.do(request, id, DoAgree(asked.round, asked.table, one, "paper"), typed(asked))
    return screen


def marked(response: Response, screen: str) -> Response:
    """The answer by which a browser keeps its mark."""
    response.set_cookie(SCREEN, screen, httponly=True, samesite="lax")
    return response


def typed(asked: DoTableResult) -> Still:
    """Raises where the figures that were typed are no longer those of the table."""

    def still(state: TournamentState) -> None:
        if table_of_round(state, asked.round, asked.table).points != asked.points:
            raise TournamentError("tournament_meanwhile", table=asked.table)

    return still
