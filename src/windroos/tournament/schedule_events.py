"""Who sits where, as stored: playing numbers, and the rounds that are made for them."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Final, Literal, NamedTuple, get_args

from windroos.people.spelling import ID, SHORT
from windroos.reckoning.tournament_stages import Apart
from windroos.seating.door import MOST_ROUNDS, NOT_IN, NotIn
from windroos.seating.rounds import Round
from windroos.tournament.spelling import GROUPS, NUMBER, SEATED, TABLE
from windroos.wire.objects import Key, listed, mapping
from windroos.wire.spelling import one_of, whole

NumberWay = Literal["given", "bag", "drawn", "seed"]
NUMBER_WAYS: Final[tuple[NumberWay, ...]] = ("given", "bag", "drawn", "seed")
"""As somebody says; out of a bag; by a draw that anybody can check; by a seed."""


class NumbersGiven(NamedTuple):
    """Everybody's playing number by his id, all at once; those of before no longer hold. Every draw ends in this."""

    numbers: Mapping[str, int]
    how: NumberWay = "given"
    seed: int = 0


class ScheduleSet(NamedTuple):
    """The rounds, of tables of playing numbers from 1, East first, and what they were to heed.

    method  how they were found, "brought" where somebody else made them
    fixed   the table of a number, both as texts and numbers from 1
    not_first  pairs that wished not to meet in the first round
    together   groups of whom each two would like to meet
    not_in     groups of whom no two may meet in some rounds
    rather_of  what two had better not have in common; who do are among `rather_apart`
    """

    rounds: tuple[Round, ...]
    method: str
    seed: int = 0
    apart: tuple[tuple[int, ...], ...] = ()
    rather_apart: tuple[tuple[int, ...], ...] = ()
    fixed: Mapping[str, int] = {}
    not_first: tuple[tuple[int, ...], ...] = ()
    together: tuple[tuple[int, ...], ...] = ()
    not_in: tuple[NotIn, ...] = ()
    rather_of: tuple[Apart, ...] = ()


ChangeWay = Literal["remade", "by_rank", "swiss", "tables"]
CHANGE_WAYS: Final[tuple[ChangeWay, ...]] = ("remade", "by_rank", "swiss", "tables")
"""For who play on; a round by the standings, the first four together; with who met least; other numbers of tables."""


class ScheduleChanged(NamedTuple):
    """The rounds to come are made anew, after so many `played` that stay; `affected` numbers sit elsewhere now.

    fixed  for other numbers of tables: the table at which a number stays, both as texts and numbers from 1
    """

    rounds: tuple[Round, ...]
    played: int
    affected: tuple[int, ...]
    reason: str = ""
    seed: int = 0
    how: ChangeWay = "remade"
    fixed: Mapping[str, int] = {}


Carry = Literal["all", "half", "none"]
CARRIES: Final[tuple[Carry, ...]] = ("all", "half", "none")
"""How much of what was earned before a final is taken along into it."""


class FinalSeeded(NamedTuple):
    """A final after so many rounds; what was still to come after these is not played.

    finalists  in the order of the standings then; () there is no final after all
    rounds     of the final, at tables of playing numbers, East first
    without    who were passed over, for they do not want to play it
    """

    after: int
    finalists: tuple[str, ...]
    rounds: tuple[Round, ...]
    carry: Carry = "all"
    reason: str = ""
    without: tuple[str, ...] = ()


ScheduleEvent = NumbersGiven | ScheduleSet | ScheduleChanged | FinalSeeded
_SEED: Final = Key("seed", whole(0), 0)
SCHEDULE_EVENTS: Final[Mapping[str, tuple[type, tuple[Key, ...]]]] = {
    "numbers": (NumbersGiven, (Key("numbers", mapping(NUMBER)), Key("how", one_of(*NUMBER_WAYS), "given"), _SEED)),
    "schedule": (
        ScheduleSet,
        (
            *(Key("rounds", SEATED), Key("method", ID), _SEED),
            *(Key("apart", GROUPS, ()), Key("rather_apart", GROUPS, ()), Key("fixed", mapping(TABLE), {})),
            *(Key("not_first", GROUPS, ()), Key("together", GROUPS, ()), Key("not_in", NOT_IN, ())),
            Key("rather_of", listed(one_of(*get_args(Apart))), ()),
        ),
    ),
    "rescheduled": (
        ScheduleChanged,
        (
            *(Key("rounds", SEATED), Key("played", whole(0, MOST_ROUNDS)), Key("affected", listed(NUMBER))),
            *(Key("reason", SHORT, ""), _SEED, Key("how", one_of(*CHANGE_WAYS), "remade")),
            Key("fixed", mapping(TABLE), {}),
        ),
    ),
    "final": (
        FinalSeeded,
        (
            *(Key("after", whole(1, MOST_ROUNDS)), Key("finalists", listed(ID)), Key("rounds", SEATED)),
            *(Key("carry", one_of(*CARRIES), "all"), Key("reason", SHORT, "")),
            Key("without", listed(ID), ()),
        ),
    ),
}
"""The word of each event, and its keys."""
