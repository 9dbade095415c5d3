"""Rulings of the referee, appeals against them and calls for him, as stored."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple

from windroos.people.spelling import CENTS, ID, SHORT
from windroos.tournament.spelling import AT_TABLE, ROUND
from windroos.wire.objects import Key
from windroos.wire.spelling import FLAG, one_of, whole

MOST_PENALTY: Final = 1_000_000
PenaltyTo = Literal["nobody", "each"]
PENALTY_TO: Final[tuple[PenaltyTo, ...]] = ("nobody", "each")


class PenaltyGiven(NamedTuple):
    """A ruling against somebody in a round; it belongs to him and the round, whatever is corrected.

    points     taken off him; `to` each: so many go to each of the others at his table, and he pays them all
    kind       the offence, "" where nobody said; `paragraph` says where it is
    twice      who of the others gets double, "" nobody
    dead       his hand is dead
    """

    id: str
    entrant: str
    round: int
    points: int
    to: PenaltyTo = "nobody"
    kind: str = ""
    paragraph: str = ""
    twice: str = ""
    dead: bool = False
    note: str = ""


class PenaltyRevoked(NamedTuple):
    """A ruling never was."""

    id: str
    note: str = ""


class AppealNoted(NamedTuple):
    """Somebody appeals against a ruling, with a deposit in cents."""

    id: str
    deposit: int = 0
    note: str = ""


class AppealDecided(NamedTuple):
    """An appeal is granted, which revokes the ruling, or not; `returned`: the deposit goes back."""

    id: str
    granted: bool
    returned: bool
    note: str = ""


class RefereeCalled(NamedTuple):
    """A table calls the referee."""

    round: int
    table: int
    note: str = ""


class RefereeCame(NamedTuple):
    """He has been there."""

    round: int
    table: int


PenaltyEvent = PenaltyGiven | PenaltyRevoked | AppealNoted | AppealDecided | RefereeCalled | RefereeCame
_ID: Final = Key("id", ID)
_NOTE: Final = Key("note", SHORT, "")
PENALTY_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "penalty": (
        PenaltyGiven,
        (
            *(_ID, Key("entrant", ID), Key("round", ROUND), Key("points", whole(0, MOST_PENALTY))),
            *(Key("to", one_of(*PENALTY_TO), "nobody"), Key("kind", SHORT, ""), Key("paragraph", SHORT, "")),
            *(Key("twice", ID, ""), Key("dead", FLAG, False), _NOTE),
        ),
    ),
    "penalty_revoked": (PenaltyRevoked, (_ID, _NOTE)),
    "appeal": (AppealNoted, (_ID, Key("deposit", CENTS, 0), _NOTE)),
    "appeal_decided": (AppealDecided, (_ID, Key("granted", FLAG), Key("returned", FLAG), _NOTE)),
    "referee_called": (RefereeCalled, (*AT_TABLE, _NOTE)),
    "referee_came": (RefereeCame, AT_TABLE),
}
"""The word of each event, and its keys."""
