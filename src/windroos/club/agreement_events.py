"""What those who sat at a table say of its result, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.wire.objects import Key
from windroos.wire.spelling import FLAG, whole

_NUMBER: Final = whole(1, 1000)


class ResultAgreed(NamedTuple):
    """Somebody agrees with the result of a table part that he played, or does not, and says why in `note`.

    mark  of the result that he saw (`agreements.result_mark`): of another one he has said nothing
    """

    table: int
    part: int
    person: str
    mark: str
    agrees: bool
    note: str = ""


AGREEMENT: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "agreed": (
        ResultAgreed,
        (
            *(Key("table", _NUMBER), Key("part", _NUMBER, 1), Key("person", ID)),
            *(Key("mark", SHORT), Key("agrees", FLAG, True), Key("note", SHORT, "")),
        ),
    ),
}
"""The event by the word that it is stored under, with its keys."""
