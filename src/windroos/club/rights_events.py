"""What happens to who may do what in a club, as stored: cards, links, passwords and devices.

A secret is never part of an event: the password's hash is a note beside the stream, and a link is the signed id of what
is named here.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.club.roles import TRUSTED
from windroos.people.spelling import ID, LONGEST_TEXT, SHORT
from windroos.wire.objects import Key
from windroos.wire.spelling import one_of, text_to

PASSWORD: Final = "password"  # the word for it
"""Through what a device came in that was admitted by a password."""


class MemberCardMade(NamedTuple):
    """A card for a person; the one before it is dead. An empty id: he has none any more."""

    person: str
    card: str


class PassGiven(NamedTuple):
    """A link that makes a helper or secretary; `label` says for whom it was made."""

    id: str
    role: str
    label: str


class PassEnded(NamedTuple):
    """It opens nothing any more, and who came in by it is out."""

    id: str


class PasswordChanged(NamedTuple):
    """A role has another password, or none; who came in by the one before is out."""

    role: str


class DeviceAdmitted(NamedTuple):
    """A browser that may do what its role may.

    through  the card or link that was opened, or `PASSWORD`
    person   whose card it was, "" for who came in otherwise
    name     what it calls itself, such as "Firefox, Windows"
    """

    id: str
    role: str
    through: str
    person: str
    name: str


class DeviceEnded(NamedTuple):
    """It may do nothing any more."""

    id: str


RightsEvent = MemberCardMade | PassGiven | PassEnded | PasswordChanged | DeviceAdmitted | DeviceEnded
_PERSON: Final = Key("person", ID)
_ID: Final = Key("id", ID)
TRUSTED_ROLE: Final = one_of(*TRUSTED)
_ANY_ROLE: Final = one_of("player", *TRUSTED)
RIGHTS_EVENTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "member_card": (MemberCardMade, (_PERSON, Key("card", text_to(LONGEST_TEXT)))),
    "pass": (PassGiven, (_ID, Key("role", TRUSTED_ROLE), Key("label", SHORT, ""))),
    "pass_ended": (PassEnded, (_ID,)),
    "password": (PasswordChanged, (Key("role", TRUSTED_ROLE),)),
    "device": (
        DeviceAdmitted,
        (
            *(_ID, Key("role", _ANY_ROLE), Key("through", SHORT), Key("person", text_to(LONGEST_TEXT), "")),
            Key("name", SHORT, ""),
        ),
    ),
    "device_ended": (DeviceEnded, (_ID,)),
}
"""The keys of each, by its word."""
