"""Who may do what in a club as it stands, folded from its events: what has ended is gone."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import NamedTuple, TypeVar

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

T = TypeVar("T")


class ClubRights(NamedTuple):
    """What holds now.

    cards    by person: the id of the card that opens
    passes   by id: links of helpers and secretaries
    devices  by id, in the order of coming
    """

    cards: Mapping[str, str] = {}
    passes: Mapping[str, PassGiven] = {}
    devices: Mapping[str, DeviceAdmitted] = {}

    def holder(self, card: str) -> str:
        """Whose card this is, "" if it opens nothing (any more)."""
        return next((person for person, own in self.cards.items() if card and own == card), "")


def rights_after(rights: ClubRights, event: RightsEvent) -> ClubRights:
    """The rights after an event."""
    match event:
        case MemberCardMade(person, card):
            ended = _out(rights, lambda device: device.through == rights.cards.get(person))
            return ended._replace(cards={**_without(rights.cards, person), **({person: card} if card else {})})
        case PassGiven(id):
            return rights._replace(passes={**rights.passes, id: event})
        case PassEnded(id):
            return _out(rights, lambda device: device.through == id)._replace(passes=_without(rights.passes, id))
        case PasswordChanged(role):
            return _out(rights, lambda device: (device.through, device.role) == (PASSWORD, role))
        case DeviceAdmitted(id):
            return rights._replace(devices={**rights.devices, id: event})
        case DeviceEnded(id):
            return rights._replace(devices=_without(rights.devices, id))


def rights_without(rights: ClubRights, person: str) -> ClubRights:
    """The rights after a person was erased: he has no card and no device."""
    ended = _out(rights, lambda device: device.person == person)
    return ended._replace(cards=_without(rights.cards, person))


def _out(rights: ClubRights, ends: Callable[[DeviceAdmitted], bool]) -> ClubRights:
    return rights._replace(devices={id: device for id, device in rights.devices.items() if not ends(device)})


def _without(values: Mapping[str, T], key: str) -> dict[str, T]:
    return {name: value for name, value in values.items() if name != key}
