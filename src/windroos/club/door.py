"""The door to a club for programs, by the command line and by the API: what a line asks, and the right it takes."""

from __future__ import annotations

from typing import Final, get_args

from windroos.club.errors import ClubError
from windroos.club.house_requests import DoSettings
from windroos.club.requests import REQUEST, DoShow, Request
from windroos.club.rights_requests import DoAdmit, DoEndDevice, DoMemberCard, RightsRequest
from windroos.club.roles import ClubRight
from windroos.telling.hand_line import line_error
from windroos.wire.fault import WireError

MEMBERS: Final = ("player",)
KEPT: Final = ("cash", "claims", "log")
"""What is shown to members, and to who keeps the club; everything else to everybody, as names may be seen."""
_OF_THE_MACHINE: Final = tuple(set(get_args(RightsRequest)) - {DoMemberCard, DoEndDevice})


def read_request(line: object) -> Request:
    """What a line asks, as JSON was read.

    Raises NotationError as `score --jsonl`, and ClubError `club_do` for what cannot be asked.
    """
    try:
        found: Request = REQUEST.read(line, "")
    except WireError as wrong:
        if wrong.fault == "unknown":
            raise ClubError("club_do", name=str(wrong.values["name"])[:40]) from None
        raise line_error(wrong) from None
    return found


def shown_to(what: str) -> ClubRight:
    """The right that it takes to be shown something."""
    return "keep" if what in KEPT else "members" if what in MEMBERS else "look"


def right_of(asked: Request) -> ClubRight:
    """The right that it takes to ask this from elsewhere.

    Who may do what, and where copies go on the machine's own disks, is the host's. Raises ClubError `club_do` for a
    browser that lets itself in: that is done by opening a link.
    """
    match asked:
        case DoShow(what):
            return shown_to(what)
        case DoAdmit():
            raise ClubError("club_do", name="admit")
        case DoSettings(values) if "backups" in values:
            return "machine"
    return "machine" if isinstance(asked, _OF_THE_MACHINE) else "keep"
