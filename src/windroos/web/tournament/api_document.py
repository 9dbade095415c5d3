"""The API of tournaments described as OpenAPI 3.1, and the least role that each of its questions takes."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, get_args

from windroos.duplicate.requests import WallRequest
from windroos.text.web.tournament_api import RIGHTS, SHOWN, WORDS
from windroos.text.words import Lang
from windroos.tournament.requests import TOURNAMENT_REQUESTS, TournamentRequest
from windroos.tournament.setup_requests import DoRenewDeskLink, DoTournament, DoTournamentShow
from windroos.tournament.sheet_requests import TableSheetRequest
from windroos.tournament.showing import SHOWN as WHAT
from windroos.web.api.door_document import DoorAddress, DoorWords, door_document
from windroos.web.tournament.access import API, HallRole
from windroos.wire.json_text import Json

NUMBERS: Final = ("after", "round", "table")
"""What stands in an address in figures, and is a number in a line."""
_OF_THE_DESK: Final = ("audit", "checks", "export", "penalties", "report")
SHOWN_TO: Final[Mapping[str, HallRole]] = {what: "desk" if what in _OF_THE_DESK else "viewer" for what in WHAT}
"""Who is shown it; of what the desk keeps back `api` sees to it that others are not."""
_OF_THE_MACHINE: Final = (DoRenewDeskLink, *get_args(WallRequest), *get_args(TableSheetRequest))
"""What the server tells itself, and who may lead."""


def role_of(asked: TournamentRequest) -> HallRole:
    """The least role that it takes to ask this from elsewhere; of which club a tournament is, the host alone says."""
    match asked:
        case DoTournamentShow(what):
            return SHOWN_TO.get(what, "viewer")
        case DoTournament(club=club) if club is not None:
            return "host"
    return "host" if isinstance(asked, _OF_THE_MACHINE) else "desk"


def document(lang: Lang) -> Json:
    """The whole API of tournaments."""
    show = TOURNAMENT_REQUESTS["show"].schema["properties"]
    keys = {key: about for key, about in show.items() if key not in ("do", "what")}
    said = {id: words.to(lang) for id, words in SHOWN.items()}
    rights = {role: words.to(lang) for role, words in RIGHTS.items()}
    words = DoorWords("Windroos: tournaments", *(WORDS[key].to(lang) for key in ("about", "link", "answered", "wrong")))
    got = (
        DoorAddress(API, "tournaments", f"{said['tournaments']} {rights['viewer']}"),
        DoorAddress(f"{API}/{{id}}", "tournament", f"{said['tournament']} {rights['viewer']}"),
        *(DoorAddress(f"{API}/{{id}}/{what}", what, f"{said[what]} {rights[SHOWN_TO[what]]}", keys) for what in WHAT),
    )
    return door_document(words, got, DoorAddress(f"{API}/{{id}}/do", "do", WORDS["do"].to(lang)), TOURNAMENT_REQUESTS)
