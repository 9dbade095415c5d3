"""Where a match stands, as a note beside its record, so that lists of games need not read the records."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.play.model.match import Match
from windroos.play.model.ranking import leaders
from windroos.store.changes import Note, Stream
from windroos.store.store import Store
from windroos.wire.objects import Key, fields, listed
from windroos.wire.spelling import COUNT, FLAG, NUMBER

STANDING: Final = "standing"
"""The key of the note."""


class MatchStanding(NamedTuple):
    """Where a match stands. `hand` is the coming or running one; `closed`: nothing more can be done at the table."""

    hand: int = 1
    round: int = 0
    points: tuple[int, ...] = ()
    leaders: tuple[int, ...] = ()
    over: bool = False
    closed: bool = False


STANDING_NOTE: Final = fields(
    MatchStanding,
    Key("hand", COUNT),
    Key("round", COUNT),
    Key("points", listed(NUMBER)),
    Key("leaders", listed(COUNT)),
    Key("over", FLAG),
    Key("closed", FLAG),
)


def standing_of(match: Match) -> MatchStanding:
    """Where a match stands."""
    return MatchStanding(match.hand, match.round, match.points, leaders(match), match.over, match.over)


def read_standing(store: Store, stream: Stream) -> MatchStanding:
    """Where a stored match stands. Raises StoreError."""
    return told_standing(store.note(stream.id, STANDING), stream)


def told_standing(kept: Note | None, stream: Stream) -> MatchStanding:
    """Where a stored match stands, by the note beside it. Raises StoreError."""
    found = MatchStanding() if kept is None else STANDING_NOTE.parse(kept.body)
    return found._replace(closed=stream.closed is not None)
