"""What is asked about the club itself and about the card of a person; what is not said stays as it is."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.club.person_card import CARD_KEYS
from windroos.club.settings import SETTINGS_KEYS
from windroos.people.spelling import ID, SHORT
from windroos.wire.objects import ABSENT, Key, shape
from windroos.wire.spelling import Spelling


class DoSettings(NamedTuple):
    """Change settings of the club: values by the name of a field of `ClubSettings`."""

    values: Mapping[str, Any]


class DoCard(NamedTuple):
    """Change what is kept of a person: values by the name of a field of `PersonCard`."""

    person: str
    values: Mapping[str, Any]


HouseRequest = DoSettings | DoCard
_SETTINGS: Final = shape(*(key._replace(default=ABSENT) for key in SETTINGS_KEYS), tag=("do", "settings"))
_CARD: Final = shape(
    Key("person", ID),
    *(key._replace(default=ABSENT) for key in (Key("name", SHORT), *CARD_KEYS)),
    tag=("do", "card"),
)


def _read_settings(value: Any, where: str) -> DoSettings:
    return DoSettings(_said(_SETTINGS.read(value, where)))


def _read_card(value: Any, where: str) -> DoCard:
    found = _CARD.read(value, where)
    return DoCard(found["person"], _said(found))


def _said(found: Mapping[str, Any]) -> dict[str, Any]:
    return {key: value for key, value in found.items() if key not in ("do", "person")}


HOUSE: Final[Mapping[str, Spelling[Any]]] = {
    "settings": Spelling(lambda _: "null", _read_settings, _SETTINGS.schema),
    "card": Spelling(lambda _: "null", _read_card, _CARD.schema),
}
"""How they are read, by the word that asks for them."""
