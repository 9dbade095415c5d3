"""The door to a tournament for programs: what a line asks, of which tournament, and the right it takes."""

from __future__ import annotations

from typing import Any, NamedTuple

from windroos.people.spelling import ID
from windroos.telling.hand_line import line_error
from windroos.tournament.errors import TournamentError
from windroos.tournament.requests import TOURNAMENT_REQUEST, TournamentRequest
from windroos.tournament.setup_requests import DoTournament
from windroos.wire.fault import WireError


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
