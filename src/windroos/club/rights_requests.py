"""What is asked about who may do what in a club."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.club.rights_events import TRUSTED_ROLE
from windroos.people.spelling import ID, SHORT
from windroos.wire.objects import Key
from windroos.wire.spelling import FLAG


class DoMemberCard(NamedTuple):
    """Make a person a new card, so that the one before opens nothing; `none`: and no new one."""

    person: str
    none: bool


class DoPass(NamedTuple):
    """Make a link for a helper or secretary."""

    role: str
    label: str


class DoEndPass(NamedTuple):
    """End a link, and who came in by it."""

    id: str


class DoPassword(NamedTuple):
    """A role has another password: end who came in by the one before."""

    role: str


class DoAdmit(NamedTuple):
    """Let a browser in, through a card, a link or the password of a role."""

    through: str
    role: str
    name: str


class DoEndDevice(NamedTuple):
    """End a browser."""

    id: str


RightsRequest = DoMemberCard | DoPass | DoEndPass | DoPassword | DoAdmit | DoEndDevice
_PERSON: Final = Key("person", ID)
_ID: Final = Key("id", ID)
_ROLE: Final = Key("role", TRUSTED_ROLE)
RIGHTS_REQUESTS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "member_card": (DoMemberCard, (_PERSON, Key("none", FLAG, False))),
    "pass": (DoPass, (_ROLE, Key("label", SHORT, ""))),
    "end_pass": (DoEndPass, (_ID,)),
    "password": (DoPassword, (_ROLE,)),
    "admit": (DoAdmit, (Key("through", SHORT), Key("role", SHORT, ""), Key("name", SHORT, ""))),
    "end_device": (DoEndDevice, (_ID,)),
}
"""The keys of each, by its word."""
