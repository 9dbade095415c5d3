"""Results that two people type from paper: of which rounds, and whether what they typed is the same. Pure.

Nobody sees what the other typed before he has typed it himself. Where they differ both stand beside each other, and
whoever types it once more, the other way or again, settles it by typing what another has.
"""

from __future__ import annotations

from itertools import zip_longest
from typing import Final, NamedTuple

from windroos.tournament.errors import TournamentError
from windroos.tournament.result_events import TableResult, TypedOnce
from windroos.tournament.results import KeptTable, same_typist
from windroos.tournament.state import TournamentState
from windroos.tournament.world import TournamentDecision

_COMPARED: Final = ("points", "mahjongs", "caused", "best", "limits", "hands", "hand")


class TypedField(NamedTuple):
    """A field in which people who typed a result differ.

    place   of the table, 0 East; of `form` the hand that is not the same, from 0; None of no player's
    values  as each typed it, in the order in which they did; None nothing; () of a hand, which is many taps
    """

    field: str
    place: int | None
    values: tuple[int | str | None, ...]


def is_typed_twice(state: TournamentState, round: int) -> bool:
    """Whether the results of a round are typed by two people, where they are typed from paper."""
    final = state.schedule.final
    return state.twice == "all" or (state.twice == "final" and final is not None and round > final.after)


def typed_by_one(kept: KeptTable | None, typed: TypedOnce) -> TournamentDecision:
    """What one of two typed: it holds if another typed the same, else it is kept beside what he did.

    Raises TournamentError `tournament_typed_here` where it was typed at the same browser under other initials: two
    names are no second pair of eyes.
    """
    others = [one for one in (kept.typed_once if kept else ()) if not same_typist(one.typist, typed.typist)]
    here = next((one for one in others if one.screen and one.screen == typed.screen), None)
    if here is not None:
        raise TournamentError("tournament_typed_here", table=typed.table, typist=here.typist)
    alike = next((one for one in others if _figures(one) == _figures(typed)), None)
    if alike is not None:
        agreed = typed.result._replace(reason=typed.reason or alike.reason)
        return TournamentDecision({"typed": "same"}, (typed, agreed))
    answer = {"typed": "differs" if others else "once"}
    return TournamentDecision(answer, (typed,))


def differences(typed: tuple[TypedOnce, ...]) -> tuple[TypedField, ...]:
    """Where what several people typed is not the same, field by field."""
    found = []
    for field in _COMPARED:
        values = [_values(one.result, field) for one in typed]
        for place in range(max((len(one) for one in values), default=0)):
            each = tuple(one[place] if place < len(one) else None for one in values)
            if len(set(each)) > 1:
                found.append(TypedField(field, place if field not in ("hands", "hand") else None, each))
    hands = zip_longest(*(one.form for one in typed))
    return (*found, *(TypedField("form", at, ()) for at, hand in enumerate(hands) if len(set(hand)) > 1))


def _figures(typed: TypedOnce) -> TableResult:
    return typed.result._replace(reason="")


def _values(typed: TableResult, field: str) -> tuple[int | str | None, ...]:
    """The values of a field, by place."""
    match field:
        case "points":
            return typed.points
        case "mahjongs":
            return typed.mahjongs
        case "caused":
            return typed.caused
        case "best":
            return typed.best
        case "limits":
            return typed.limits
        case "hands":
            return (typed.hands,)
    return (typed.hand or None,)
