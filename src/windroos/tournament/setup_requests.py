"""What is asked of a tournament as a whole: that it is made or set up otherwise, and what is shown of it."""

from __future__ import annotations

from collections.abc import Mapping
from datetime import date
from typing import Any, Final, NamedTuple

from windroos.people.spelling import DAY, ID, SHORT
from windroos.seating.door import MOST_PLAYERS, MOST_ROUNDS
from windroos.tournament.spelling import ROUND, TABLE
from windroos.wire.objects import Key
from windroos.wire.spelling import TEXT, or_null, whole


class DoTournament(NamedTuple):
    """Make a tournament, or set it up otherwise: by a shipped formula, or by one as TOML.

    players, rounds  0: as it was, or nobody said
    day              None: as it was, or today
    club             id of the club that it is of, "" of none; None: as it was
    """

    id: str
    formula: str
    toml: str
    players: int
    rounds: int
    name: str = ""
    day: date | None = None
    club: str | None = None


class DoTournamentShow(NamedTuple):
    """Show something; which keys it needs depends on what.

    after  standings as they were after this round, None: now
    as_    the kind of file (`export`)
    """

    what: str
    after: int | None = None
    round: int | None = None
    table: int | None = None
    entrant: str = ""
    as_: str = ""


class DoRenewDeskLink(NamedTuple):
    """Let the link of the desk open nothing any more, and who came in by it be out; there is another from then on."""


SetupRequest = DoTournament | DoTournamentShow | DoRenewDeskLink
SETUP_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "tournament": (
        DoTournament,
        (
            *(Key("id", ID, ""), Key("formula", or_null(SHORT, ""), ""), Key("toml", or_null(TEXT, ""), "")),
            *(Key("players", whole(0, MOST_PLAYERS), 0), Key("rounds", whole(0, MOST_ROUNDS), 0)),
            *(Key("name", SHORT, ""), Key("date", or_null(DAY, None), None)),
            Key("club", or_null(SHORT, None), None),
        ),
    ),
    "desk_link": (DoRenewDeskLink, ()),
    "show": (
        DoTournamentShow,
        (
            *(Key("what", SHORT), Key("after", or_null(whole(0, MOST_ROUNDS), None), None)),
            *(Key("round", or_null(ROUND, None), None), Key("table", or_null(TABLE, None), None)),
            *(Key("entrant", ID, ""), Key("as", SHORT, "")),
        ),
    ),
}
"""The word of each request, and its keys."""
