"""What the referee's desk asks: rulings, revoking, appeals; and a table that calls him."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, NamedTuple

from windroos.people.spelling import CENTS, ID, SHORT
from windroos.tournament.penalty_events import MOST_PENALTY, PENALTY_TO, PenaltyTo
from windroos.tournament.spelling import AT_TABLE, ROUND
from windroos.wire.objects import Key
from windroos.wire.spelling import FLAG, one_of, or_null, whole


class DoPenalty(NamedTuple):
    """Give a ruling; points, to whom and the paragraph follow from the offence (`kind`) where they are not said."""

    entrant: str
    round: int
    points: int | None
    to: PenaltyTo | None
    kind: str
    paragraph: str
    twice: str
    dead: bool
    id: str
    note: str


class DoRevoke(NamedTuple):
    """A ruling, or whatever else was told under this id, never was."""

    id: str
    reason: str


class DoAppeal(NamedTuple):
    """Somebody appeals against a ruling, with a deposit in cents."""

    id: str
    deposit: int
    note: str


class DoDecideAppeal(NamedTuple):
    """An appeal is granted or not; the deposit goes back, None: where it is granted."""

    id: str
    granted: bool
    returned: bool | None
    note: str


class DoCallReferee(NamedTuple):
    """A table calls the referee."""

    round: int
    table: int
    note: str


class DoRefereeCame(NamedTuple):
    """He has been there."""

    round: int
    table: int


PenaltyRequest = DoPenalty | DoRevoke | DoAppeal | DoDecideAppeal | DoCallReferee | DoRefereeCame
_NOTE: Final = Key("note", SHORT, "")
_KEPT: Final = Key("id", ID)
PENALTY_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "penalty": (
        DoPenalty,
        (
            *(Key("entrant", ID), Key("round", ROUND), Key("points", or_null(whole(0, MOST_PENALTY), None), None)),
            *(Key("to", or_null(one_of(*PENALTY_TO), None), None), Key("kind", or_null(SHORT, ""), "")),
            *(Key("paragraph", or_null(SHORT, ""), ""), Key("twice", or_null(ID, ""), "")),
            *(Key("dead", FLAG, False), Key("id", ID, ""), _NOTE),
        ),
    ),
    "revoke": (DoRevoke, (_KEPT, Key("reason", or_null(SHORT, ""), ""))),
    "appeal": (DoAppeal, (_KEPT, Key("deposit", CENTS, 0), _NOTE)),
    "decide_appeal": (DoDecideAppeal, (_KEPT, Key("granted", FLAG), Key("returned", or_null(FLAG, None), None), _NOTE)),
    "referee": (DoCallReferee, (*AT_TABLE, _NOTE)),
    "referee_came": (DoRefereeCame, AT_TABLE),
}
"""The word of each request, and its keys."""
