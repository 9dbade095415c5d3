"""What may be asked of the agreement with a result."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.club.evening_events import MOST_TABLES
from windroos.people.spelling import ID, LONGEST_TEXT
from windroos.wire.objects import Key
from windroos.wire.spelling import FLAG, or_null, text_to, whole


class DoConfirm(NamedTuple):
    """Say for a person that the result of a table part is right, or is not; "" is for all who have not said it yet.

    mark  of the result that was seen, "" of whatever stands
    """

    evening: str
    table: int
    part: int
    person: str
    agrees: bool = True
    note: str = ""
    mark: str = ""


_NUMBER: Final = whole(1, MOST_TABLES)
AGREEMENT_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "agree": (
        DoConfirm,
        (
            *(Key("evening", ID), Key("table", _NUMBER), Key("part", _NUMBER, 1), Key("person", or_null(ID, ""), "")),
            *(Key("agrees", FLAG, True), Key("note", or_null(text_to(LONGEST_TEXT), ""), "")),
            Key("mark", or_null(text_to(LONGEST_TEXT), ""), ""),
        ),
    ),
}
"""Each by the word of `do`, with its keys."""
