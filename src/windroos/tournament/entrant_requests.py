"""What is asked of who takes part."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import ID, SHORT
from windroos.wire.objects import Key
from windroos.wire.spelling import FLAG, or_null


class DoEntrant(NamedTuple):
    """Register somebody, or change what is known of him; None: as it was, or nobody said.

    Who is new is ranked unless he is a reserve: that one only where it is asked (ruling T5).
    """

    id: str
    name: str | None
    country: str | None
    ema: str | None
    team: str | None
    club: str | None
    reserve: bool | None
    ranked: bool | None
    newcomer: bool | None = None


class DoForgetEntrant(NamedTuple):
    """Keep nothing of somebody by name any more; what he played stays under his id."""

    entrant: str


EntrantRequest = DoEntrant | DoForgetEntrant
_TEXT: Final = or_null(SHORT, None)
_FLAG: Final = or_null(FLAG, None)
ENTRANT_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "entrant": (
        DoEntrant,
        (
            *(Key("id", ID, ""), *(Key(name, _TEXT, None) for name in ("name", "country", "ema", "team", "club"))),
            *(Key("reserve", _FLAG, None), Key("ranked", _FLAG, None), Key("newcomer", _FLAG, None)),
        ),
    ),
    "erase": (DoForgetEntrant, (Key("entrant", ID),)),
}
"""The word of each request, and its keys."""
