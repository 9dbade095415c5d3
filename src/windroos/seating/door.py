"""The machine's door to schedules: what is asked and answered as JSON objects, players and tables from 1."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from itertools import combinations
from typing import Final, NamedTuple

from windroos.seating.brought import checked
from windroos.seating.errors import SeatingError
from windroos.seating.measure import SeatingMeasure
from windroos.seating.rounds import TABLE_SIZES, Pair, Round, TableSizes, table_sizes
from windroos.seating.schedule import Schedule, best_within, finished, searched, searched_for
from windroos.seating.wishes import MUSTS, NO_ROUND, NO_WISHES, SeatingWishes
from windroos.wire.json_text import Json
from windroos.wire.objects import Key, fields, listed, mapping
from windroos.wire.spelling import FLAG, Spelling, one_of, or_null, whole

MOST_PLAYERS: Final = 200
MOST_ROUNDS: Final = 40
MOST_EXCHANGES: Final = 100_000_000
SEATS: Final = 4
LEAST: Final = 3
"""Players at a table, where it may be of other than four."""


class NotIn(NamedTuple):
    """Players of whom no two may meet in these rounds, as partners in the first."""

    players: tuple[int, ...]
    rounds: tuple[int, ...]


class ScheduleAsked(NamedTuple):
    """A schedule for so many players and rounds.

    meet_evenly  all pairs as equally often as can be: what is sought anyhow, once repeats cannot be avoided
    seconds      stop then with the best that is there; None: what a seed gives is the same everywhere
    together     groups of whom each two would like to meet
    sizes        of the tables, where four does not divide the players
    exchanges    stop after so many, and go on beyond a short search until then: what somebody took who watched it
    """

    players: int
    rounds: int
    seed: int
    apart: tuple[tuple[int, ...], ...]
    rather_apart: tuple[tuple[int, ...], ...]
    fixed: Mapping[str, int]
    not_in: tuple[NotIn, ...]
    meet_evenly: bool
    seconds: int | None
    together: tuple[tuple[int, ...], ...] = ()
    sizes: TableSizes = "four"
    exchanges: int | None = None


class CheckAsked(NamedTuple):
    """Rounds of tables to be measured, and what they were to heed."""

    players: int | None
    rounds: tuple[tuple[tuple[int, ...], ...], ...]
    apart: tuple[tuple[int, ...], ...]
    rather_apart: tuple[tuple[int, ...], ...]
    fixed: Mapping[str, int]
    not_in: tuple[NotIn, ...]
    measure: None
    together: tuple[tuple[int, ...], ...] = ()


_NUMBER: Final = whole(1, MOST_PLAYERS)
_COUNTED_ANEW: Final = Spelling[None](lambda _value: "null", lambda _value, _where: None, {})
"""Figures that came with the rounds, as `schedule_object` gives them: nobody takes them over."""
_GROUPS: Final = listed(listed(_NUMBER))
NOT_IN: Final = listed(fields(NotIn, Key("players", listed(_NUMBER)), Key("rounds", listed(whole(1, MOST_ROUNDS)))))
_WISHES: Final = (
    Key("apart", _GROUPS, ()),
    Key("rather_apart", _GROUPS, ()),
    Key("fixed", mapping(whole(1, MOST_PLAYERS // SEATS)), {}),
    Key("not_in", NOT_IN, ()),
)
_TOGETHER: Final = Key("together", _GROUPS, ())
SCHEDULE: Final[Spelling[ScheduleAsked]] = fields(
    ScheduleAsked,
    *(Key("players", whole(LEAST, MOST_PLAYERS)), Key("rounds", whole(1, MOST_ROUNDS)), Key("seed", whole(0), 0)),
    *_WISHES,
    *(Key("meet_evenly", FLAG, False), Key("seconds", or_null(whole(1, 600), None), None)),
    *(
        _TOGETHER,
        Key("sizes", one_of(*TABLE_SIZES), "four"),
        Key("exchanges", or_null(whole(0, MOST_EXCHANGES), None), None),
    ),
)
"""Read only."""
CHECK: Final[Spelling[CheckAsked]] = fields(
    CheckAsked,
    *(Key("players", or_null(_NUMBER, None), None), Key("rounds", listed(listed(listed(_NUMBER))))),
    *_WISHES,
    *(Key("measure", _COUNTED_ANEW, None), _TOGETHER),
)
"""Read only."""


class WantedSchedule(NamedTuple):
    """What a search is given: the sizes of tables, how many rounds, what it is to heed, a seed."""

    sizes: tuple[int, ...]
    rounds: int
    wishes: SeatingWishes
    seed: int


def wanted(asked: ScheduleAsked) -> WantedSchedule:
    """What is asked for, as a search is given it. Raises SeatingError for what cannot be."""
    sizes = table_sizes(asked.players, asked.sizes)
    if not sizes:
        raise SeatingError("seating_not_fours", count=asked.players)
    tables = len(sizes)
    wishes = _wishes(asked, asked.players, asked.rounds)
    for table in wishes.fixed.values():
        if table >= tables:
            raise SeatingError("seating_no_table", table=table + 1, most=tables)
    return WantedSchedule(sizes, asked.rounds, wishes, asked.seed)


def made(asked: ScheduleAsked, passed: Callable[[], float]) -> Schedule:
    """The schedule that is asked for, the best that there is after its seconds. Raises SeatingError."""
    given = wanted(asked)
    if asked.exchanges is not None:
        return finished(searched_for(*given, asked.exchanges), given.wishes)
    search = searched(*given)
    return finished(best_within(search, lambda: asked.seconds is not None and passed() >= asked.seconds), given.wishes)


class Brought(NamedTuple):
    """Rounds that somebody brings along, and what they were to heed."""

    rounds: tuple[Round, ...]
    wishes: SeatingWishes = NO_WISHES


def brought(asked: CheckAsked) -> Brought:
    """What is to be measured, players from 0. Raises SeatingError for rounds that cannot be."""
    rounds = checked(tuple(tuple(tuple(player - 1 for player in table) for table in tables) for tables in asked.rounds))
    highest = 1 + max(player for table in rounds[0] for player in table)
    count = sum(len(table) for table in rounds[0])
    if not count == highest == (asked.players or count):
        raise SeatingError("seating_players", count=count, players=max(asked.players or 0, highest))
    return Brought(rounds, _wishes(asked, count, len(rounds)))


def schedule_object(found: Schedule) -> Json:
    """The rounds, East first, with their figures and how they were found."""
    rounds = [[[player + 1 for player in table] for table in tables] for tables in found.rounds]
    return {"rounds": rounds, "measure": {**measure_object(found.measure), "method": found.method}}


def measure_object(found: SeatingMeasure) -> Json:
    """The figures; `broken` is how many wishes that must be are not heeded, `not_heeded` names all."""
    musts = sum(one.kind in MUSTS for one in found.broken)
    named = [
        {"wish": one.kind}
        | ({"round": one.round + 1, "table": one.table + 1} if one.round != NO_ROUND else {})
        | {"players": [at + 1 for at in one.players]}
        for one in found.broken
    ]
    figures = {name: value for name, value in found._asdict().items() if name != "broken"}
    return {**figures, "broken": musts, "not_heeded": named}


def _wishes(asked: ScheduleAsked | CheckAsked, players: int, rounds: int) -> SeatingWishes:
    fixed = {}
    for text, table in asked.fixed.items():
        if not text.isdecimal() or not 0 < int(text) <= players:
            raise SeatingError("seating_no_player", player=text[:40], most=players)
        fixed[int(text) - 1] = table - 1
    for group in (*asked.apart, *asked.rather_apart, *asked.together, *(one.players for one in asked.not_in)):
        for player in group:
            if player > players:
                raise SeatingError("seating_no_player", player=player, most=players)
    not_in: dict[Pair, frozenset[int]] = {}
    for one in asked.not_in:
        for number in one.rounds:
            if number > rounds:
                raise SeatingError("seating_no_round", round=number, most=rounds)
        for met in combinations(sorted({player - 1 for player in one.players}), 2):
            not_in[met] = not_in.get(met, frozenset()) | {number - 1 for number in one.rounds}
    return SeatingWishes(_groups(asked.apart), _groups(asked.rather_apart), fixed, not_in, _groups(asked.together))


def _groups(groups: tuple[tuple[int, ...], ...]) -> tuple[frozenset[int], ...]:
    return tuple(frozenset(player - 1 for player in group) for group in groups)
