"""Where a match stands, as a note beside its record, so that lists of games need not read the records."""

from __future__ import annotations

import json
from typing import Final, NamedTuple

from windroos.play.model.match import Match, leaders
from windroos.store.changes import Stream
from windroos.store.store import Store

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


def standing_of(match: Match) -> MatchStanding:
    """Where a match stands."""
    return MatchStanding(match.hand, match.round, match.points, leaders(match), match.over, match.over)


def standing_text(match: Match) -> str:
    """The note."""
    return json.dumps(standing_of(match)._asdict())


def read_standing(store: Store, stream: Stream) -> MatchStanding:
    """Where a stored match stands. Raises StoreError."""
    kept = store.note(stream.id, STANDING)
    if kept is None:
        return MatchStanding(closed=stream.closed is not None)
    found = json.loads(kept.body)
    tuples = {key: tuple(found[key]) for key in ("points", "leaders")}
    return MatchStanding(**{**found, **tuples, "closed": stream.closed is not None})
