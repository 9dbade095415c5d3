"""The door to a tournament for programs: what a line asks, of which tournament, and the right it takes."""

from __future__ import annotations

from typing import Any, Final, Literal, NamedTuple

from windroos.people.spelling import ID
from windroos.telling.hand_line import line_error
from windroos.tournament.errors import TournamentError
from windroos.tournament.penalty_requests import DoCallReferee
from windroos.tournament.requests import TOURNAMENT_REQUEST, TournamentRequest
from windroos.tournament.result_requests import DoAgree, DoTableResult
from windroos.tournament.setup_requests import DoTournament, DoTournamentShow
from windroos.wire.fault import WireError

TournamentRight = Literal["look", "table", "desk"]
"""Everybody; who sits at the table that is spoken of; who keeps the tournament."""
FOR_DESK: Final = ("audit", "export", "checks")
"""What is shown to the desk alone; everything else to everybody, as names may be seen."""


class TournamentLine(NamedTuple):
    """What a line asks, and of which tournament: "" of the one that was spoken of last."""

    tournament: str
    asked: TournamentRequest


def read_line(line: Any) -> TournamentLine:
    """What a line asks, as JSON was read; every line may name its tournament.

    Raises NotationError as `score --jsonl`, and TournamentError `tournament_do` for what cannot be asked.
    """
    try:
        of = ""
        if isinstance(line, dict) and "tournament" in line:
            of = ID.read(line["tournament"], "tournament")
            line = {key: value for key, value in line.items() if key != "tournament"}
        asked: TournamentRequest = TOURNAMENT_REQUEST.read(line, "")
    except WireError as wrong:
        if wrong.fault == "unknown":
            raise TournamentError("tournament_do", name=str(wrong.values["name"])[:40]) from None
        raise line_error(wrong) from None
    return TournamentLine(asked.id if isinstance(asked, DoTournament) else of, asked)


def right_of_tournament(asked: TournamentRequest) -> TournamentRight:
    """The right that it takes to ask this from elsewhere."""
    if isinstance(asked, DoTournamentShow):
        return "desk" if asked.what in FOR_DESK else "look"
    return "table" if isinstance(asked, DoTableResult | DoAgree | DoCallReferee) else "desk"
