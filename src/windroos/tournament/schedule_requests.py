"""What is asked of numbers and rounds."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final, Literal, NamedTuple, get_args

from windroos.people.spelling import ID
from windroos.reckoning.tournament_stages import Apart
from windroos.seating.door import MOST_PLAYERS, MOST_ROUNDS, NOT_IN, NotIn
from windroos.seating.rounds import Round
from windroos.tournament.schedule_events import CARRIES, Carry
from windroos.tournament.spelling import MOST_TABLES, NUMBER, PLAYER, REASON, ROUND, SEATED, TABLE
from windroos.wire.objects import Key, listed, mapping
from windroos.wire.spelling import one_of, or_null, whole

Players = tuple[int | str, ...]
"""People by playing number or by id."""


class DoPlayingNumbers(NamedTuple):
    """Give playing numbers: to these, or by a lot from this seed; None where the other is asked."""

    numbers: Mapping[str, int] | None
    seed: int | None


class DoSchedule(NamedTuple):
    """Make the rounds, or take those that are brought (`rounds`).

    seed          where chance comes from, the same everywhere
    apart, rather_apart, together, fixed  as `windroos tournament schedule`, with people by number or by id
    not_in        the same, by number
    method        how rounds that are brought were found; "" by somebody else
    rather_of     what else, beside what the formula says, two had better not have in common at a table
    """

    seed: int
    apart: tuple[Players, ...]
    rather_apart: tuple[Players, ...]
    fixed: Mapping[str, int]
    rounds: tuple[Round, ...] | None
    reason: str = ""
    together: tuple[Players, ...] = ()
    not_in: tuple[NotIn, ...] = ()
    method: str = ""
    rather_of: tuple[Apart, ...] = ()


class DoRemake(NamedTuple):
    """Make the rounds after `played` anew for who play on, and keep as many cards as can be.

    players  by number or by id; None: everybody who has a number and is no reserve
    played   None: as many as have a result
    """

    players: Players | None
    played: int | None
    seed: int
    reason: str


class DoFixTable(NamedTuple):
    """Let somebody sit at one table in all rounds to come, 0 no longer: tables get other numbers, nobody other company.

    entrant  by playing number or by id
    """

    entrant: int | str
    table: int
    reason: str


class DoSeatRound(NamedTuple):
    """Seat a round to come by the standings: `by_rank` the first four together, `swiss` who are near and met least.

    `by`: None as the formula seats that round, by rank where it does not say.
    """

    round: int
    by: Literal["by_rank", "swiss"] | None
    seed: int
    reason: str


class DoSeatFinal(NamedTuple):
    """A final of the first `players` of the standings over so many rounds; 0 players: none after all.

    after    the standings that seed it: after this round, None the last one played
    without  who do not want to play it, by id; whoever is next moves up
    """

    players: int
    rounds: int
    carry: Carry
    after: int | None
    without: tuple[str, ...]
    seed: int
    reason: str


ScheduleRequest = DoPlayingNumbers | DoSchedule | DoRemake | DoFixTable
_SEED: Final = Key("seed", whole(0), 0)
_PEOPLE: Final = listed(PLAYER)
SCHEDULE_KINDS: Final[Mapping[str, tuple[Any, tuple[Key, ...]]]] = {
    "numbers": (
        DoPlayingNumbers,
        (Key("numbers", or_null(mapping(NUMBER), None), None), Key("seed", or_null(whole(0), None), None)),
    ),
    "schedule": (
        DoSchedule,
        (
            *(_SEED, Key("apart", listed(_PEOPLE), ()), Key("rather_apart", listed(_PEOPLE), ())),
            *(Key("fixed", mapping(TABLE), {}), Key("rounds", or_null(SEATED, None), None), REASON),
            *(Key("together", listed(_PEOPLE), ()), Key("not_in", NOT_IN, ()), Key("method", ID, "")),
            Key("rather_of", listed(one_of(*get_args(Apart))), ()),
        ),
    ),
    "remake": (
        DoRemake,
        (
            *(Key("players", or_null(_PEOPLE, None), None), Key("played", or_null(whole(0, MOST_ROUNDS), None), None)),
            *(_SEED, REASON),
        ),
    ),
    "fix_table": (DoFixTable, (Key("entrant", PLAYER), Key("table", whole(0, MOST_TABLES)), REASON)),
    "seat": (
        DoSeatRound,
        (
            Key("round", whole(1, MOST_ROUNDS)),
            Key("by", or_null(one_of("by_rank", "swiss"), None), None),
            _SEED,
            REASON,
        ),
    ),
    "final": (
        DoSeatFinal,
        (
            *(Key("players", whole(0, MOST_PLAYERS)), Key("rounds", whole(1, MOST_ROUNDS), 1)),
            *(Key("carry", one_of(*CARRIES), "all"), Key("after", or_null(ROUND, None), None)),
            *(Key("without", listed(ID), ()), _SEED, REASON),
        ),
    ),
}
"""The word of each request, and its keys."""
