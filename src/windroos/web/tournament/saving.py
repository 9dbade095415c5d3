"""Keeping a result that the desk typed from paper: by one, or by two who are compared; with who signed it."""

from __future__ import annotations

from starlette.requests import Request

from windroos.hosting.tournament_folder import Still
from windroos.tournament.errors import TournamentError
from windroos.tournament.result_requests import DoAgree, DoTableResult
from windroos.tournament.state import TournamentState
from windroos.tournament.twice_deciding import is_typed_twice
from windroos.web.posted import Form
from windroos.web.tournament.entry import table_of_round
from windroos.web.tournament.house import TournamentHouse


async def save_result(
    house: TournamentHouse, request: Request, id: str, asked: DoTableResult, form: Form, still: Still
) -> None:
    """Keep a result, and that all four signed it where the form says so.

    Raises TournamentError `tournament_typist` where two people type and nobody said who did.
    """
    state = house.world(id).there()
    if is_typed_twice(state, asked.round) and not asked.typist.strip():
        raise TournamentError("tournament_typist")
    still(state)
    answer = await house.do(request, id, asked, still)
    if not form.get("signed") or answer.get("typed") in ("once", "differs"):
        return
    people = table_of_round(house.world(id).there(), asked.round, asked.table).people
    for one in people:
        if one:
            await house.do(request, id, DoAgree(asked.round, asked.table, one, "paper"), typed(asked))


def typed(asked: DoTableResult) -> Still:
    """Raises where the figures that were typed are no longer those of the table."""

    def still(state: TournamentState) -> None:
        if table_of_round(state, asked.round, asked.table).points != asked.points:
            raise TournamentError("tournament_meanwhile", table=asked.table)

    return still
