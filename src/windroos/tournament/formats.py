"""How long rounds take and how many there are in a day, as organisers do it; and the times of a day that follow."""

from __future__ import annotations

from datetime import date, timedelta
from typing import Final, NamedTuple

from windroos.tournament.clock_events import PlannedRound
from windroos.tournament.errors import TournamentError

LAST_MINUTE: Final = 24 * 60
"""Of a day: no round ends later."""


class RoundFormat(NamedTuple):
    """A way to divide a tournament.

    hands   of a round, after which it is over before its time; 0: by time alone
    pause   least minutes between two rounds, `lunch` those in the middle of a day
    most    rounds of a day
    """

    id: str
    rounds: int
    minutes: int
    days: int
    hands: int = 0
    pause: int = 15
    lunch: int = 30
    most: int = 4


FORMATS: Final = (
    RoundFormat("dutch-day", 4, 90, 1, 16),
    RoundFormat("dutch-half", 2, 90, 1, 16),
    RoundFormat("mcr-day", 4, 90, 1),
    RoundFormat("mcr-two", 6, 120, 2),
    RoundFormat("mcr-three", 9, 120, 3),
    RoundFormat("riichi-day", 4, 90, 1, most=5),
    RoundFormat("riichi-two", 7, 90, 2, most=5),
    RoundFormat("riichi-three", 11, 90, 3, most=5),
)
"""MCR after the EMA: at most four sessions a day, breaks of fifteen minutes, half an hour for lunch; Riichi five."""


def per_day(rounds: int, days: int) -> tuple[int, ...]:
    """How many rounds each day has: as evenly as can be, the first days the most."""
    return tuple(rounds // days + (day < rounds % days) for day in range(days))


def planned(form: RoundFormat, first: date | None, begins: str) -> tuple[PlannedRound, ...]:
    """The times of the rounds; each day begins at the same time, and lunch is after the first half of its rounds.

    Args:
        form: rounds, days and breaks
        first: the first day; None: nobody said
        begins: a time of day, as 10:00

    Raises TournamentError `tournament_day_full` where a day would last too long or hold too many rounds.
    """
    hour, minute = (int(part) for part in begins.split(":"))
    found: list[PlannedRound] = []
    for at, count in enumerate(per_day(form.rounds, form.days)):
        day = "" if first is None else (first + timedelta(days=at)).isoformat()
        clock = hour * 60 + minute
        for turn in range(count):
            if clock + form.minutes > LAST_MINUTE or count > form.most:
                raise TournamentError("tournament_day_full", rounds=count, most=form.most)
            found.append(PlannedRound(len(found) + 1, day, f"{clock // 60:02}:{clock % 60:02}", form.minutes))
            clock += form.minutes + (form.lunch if turn + 1 == (count + 1) // 2 and count > 1 else form.pause)
    return tuple(found)
