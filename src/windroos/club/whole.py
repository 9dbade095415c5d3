"""Everything of a club as one JSON object: its events, those of its evenings, and what is kept of people; and back."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.club.club_state import fold_club
from windroos.club.errors import ClubError
from windroos.club.evening_state import fold_evening
from windroos.club.person_card import PersonCard, card_text, read_card
from windroos.club.told import CLUB_TOLD, EVENING_TOLD, ToldClub, ToldEvening
from windroos.errors import WindroosError
from windroos.wire.fault import WireError
from windroos.wire.objects import Key, fields, listed, mapping
from windroos.wire.spelling import Spelling


class WholeClub(NamedTuple):
    """All events of a club, of its evenings by id, and the cards of its people by id."""

    club: tuple[ToldClub, ...]
    evenings: Mapping[str, tuple[ToldEvening, ...]]
    people: Mapping[str, PersonCard]


def _read(value: Any, where: str) -> PersonCard:  # noqa: ARG001 - a spelling reads so
    return read_card(json.dumps(value))


_CARD: Final[Spelling[PersonCard]] = Spelling(card_text, _read, {"type": "object"})
_WHOLE: Final[Spelling[WholeClub]] = fields(
    WholeClub,
    *(Key("club", listed(CLUB_TOLD)), Key("evenings", mapping(listed(EVENING_TOLD))), Key("people", mapping(_CARD))),
    tag=("windroos", "club"),
)


def whole_text(whole: WholeClub) -> str:
    """A club as one JSON text."""
    return _WHOLE.write(whole)


def read_whole(text: str) -> WholeClub:
    """A club from its text, every event folded, so that it can be. Raises ClubError `import_json`."""
    try:
        whole = _WHOLE.read(json.loads(text), "")
        fold_club(told.what for told in whole.club)
        for id, events in whole.evenings.items():
            fold_evening(id, (told.what for told in events))
    except (WireError, WindroosError, ValueError, KeyError, RecursionError):
        raise ClubError("import_json") from None
    return whole
