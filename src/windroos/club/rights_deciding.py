"""What is asked about who may do what, decided: which events it comes to, or why it cannot be. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.club.people import who_is
from windroos.club.rights_events import (
    PASSWORD,
    DeviceAdmitted,
    DeviceEnded,
    MemberCardMade,
    PassEnded,
    PassGiven,
    PasswordChanged,
    RightsEvent,
)
from windroos.club.rights_requests import (
    DoAdmit,
    DoEndDevice,
    DoEndPass,
    DoMemberCard,
    DoPass,
    DoPassword,
    RightsRequest,
)
from windroos.club.roles import TRUSTED
from windroos.people.spelling import LONGEST_TEXT

MOST_DEVICES: Final = 8
"""Browsers that one card opens; the oldest goes where another comes."""
MOST_TRUSTED: Final = 40
"""Browsers that came in by one link, or by the password of a role."""


class RightsDecision(NamedTuple):
    """What a request comes to: an answer, and new events of the club."""

    answer: Mapping[str, object]
    events: tuple[RightsEvent, ...]


def decide_rights(club: ClubState, asked: RightsRequest, fresh: str) -> RightsDecision:
    """What a request comes to; `fresh` is an id that nobody has. Raises ClubError."""
    match asked:
        case DoMemberCard(person, none):
            who = _living(club, person)
            card = "" if none else fresh
            return RightsDecision({} if none else {"card": card}, (MemberCardMade(who, card),))
        case DoPass(role, label):
            if len(label) > LONGEST_TEXT:
                raise ClubError("club_long", most=LONGEST_TEXT)
            return RightsDecision({"id": fresh}, (PassGiven(fresh, role, label.strip()),))
        case DoEndPass(id):
            if id not in club.rights.passes:
                raise ClubError("club_pass_unknown")
            return RightsDecision({}, (PassEnded(id),))
        case DoPassword(role):
            return RightsDecision({}, (PasswordChanged(role),))
        case DoAdmit():
            return _admit(club, asked, fresh)
        case DoEndDevice(id):
            if id not in club.rights.devices:
                raise ClubError("club_device_unknown")
            return RightsDecision({}, (DeviceEnded(id),))


def _living(club: ClubState, person: str) -> str:
    """Who a person is after all merging. Raises ClubError `club_person_unknown`, `club_erased`."""
    who = who_is(club.people, person)
    if club.people[who].erased:
        raise ClubError("club_erased", person=person)
    return who


def _admit(club: ClubState, asked: DoAdmit, fresh: str) -> RightsDecision:
    """Let a browser in by what still opens; the oldest of too many is ended."""
    rights = club.rights
    role, person, most = asked.role, "", MOST_TRUSTED
    if asked.through == PASSWORD:
        if role not in TRUSTED:
            raise ClubError("club_pass_unknown")
    elif asked.through in rights.passes:
        role = rights.passes[asked.through].role
    elif holder := rights.holder(asked.through):
        role, person, most = "player", holder, MOST_DEVICES
    else:
        raise ClubError("club_pass_unknown")
    alike = [device.id for device in rights.devices.values() if (device.through, device.role) == (asked.through, role)]
    ended = tuple(DeviceEnded(id) for id in alike[: max(0, len(alike) - most + 1)])
    return RightsDecision(
        {"id": fresh}, (*ended, DeviceAdmitted(fresh, role, asked.through, person, asked.name.strip()))
    )
