"""Whether a typed result can be, and what a wrong sum may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from windroos.books.catalog import IDS
from windroos.club.errors import ClubError
from windroos.club.people import People, known_person, one_with
from windroos.club.result_requests import DoResult
from windroos.reckoning.sums import WrongSum, check_sum, likely_slip, wanted_sum

CHIPS: Final = 3000
"""What each begins with where a table is counted by chips."""
RIICHI: Final = "riichi"
"""The id of rules that no book here has; they take part by results."""
PLAYED: Final = (*IDS, RIICHI)
"""The rules that an evening and its tables may play."""
RIICHI_POINTS: Final = (30_000, 25_000)
"""What each begins with: as the EMA has it, or 5,000 less, which go to the first (oka)."""


def check_rules(rules: str) -> None:
    """Raise ClubError `club_rules` for rules that are not known; "" is none yet."""
    if rules and rules not in PLAYED:
        raise ClubError("club_rules", rules=rules[:40], known=", ".join(PLAYED))


def check_result(typed: DoResult, people: People) -> None:
    """A result can be, whether it adds up or not.

    Raises ClubError: `club_rules`, `club_players`, `club_length`, `club_person_unknown`, `club_player_twice`,
    `club_mahjongs`.
    """
    check_rules(typed.rules)
    size = len(typed.players)
    if size not in (3, 4, 5):
        raise ClubError("club_players", count=size)
    for key, values in (("points", typed.points), ("mahjongs", typed.mahjongs), ("caused", typed.caused)):
        if len(values) != size and (values or key == "points"):
            raise ClubError("club_length", key=key, count=len(values), wanted=size)
    check_table(typed.players, people)
    made = sum(typed.mahjongs)
    if (typed.hands is not None and made > typed.hands) or (typed.mahjongs and sum(typed.caused) > made):
        raise ClubError("club_mahjongs")


def check_table(players: Sequence[str], people: People) -> None:
    """Everybody is known, and sits there once. Raises ClubError `club_person_unknown`, `club_player_twice`."""
    for player in players:
        known_person(people, player)
    seated = [one_with(people, player) for player in players]
    for at, player in enumerate(seated):
        if player in seated[:at]:
            raise ClubError("club_player_twice", person=players[at])


def sum_of(points: Sequence[int | None], rules: str) -> WrongSum | None:
    """What is wrong with the sum of a table; None where it adds up to nothing, or to what all began with."""
    begun = RIICHI_POINTS if rules == RIICHI else (CHIPS,)
    found = [check_sum(points, wanted_sum(each, len(points))) for each in (0, *begun)]
    return (
        None if None in found else min((one for one in found if one is not None), key=lambda one: abs(one.difference))
    )


def check_points(points: Sequence[int], rules: str) -> None:
    """The points of a table add up to nothing, or to what all began with.

    Raises ClubError with what it may be: `club_sum_sign` (one figure has the wrong sign), `club_sum_digit` (one has a
    digit too many or too few), `club_sum_swapped` (two digits changed places), else `club_sum`.
    """
    wrong = sum_of(points, rules)
    if wrong is None:
        return
    off, slip = wrong.difference, likely_slip(wrong)
    if slip is not None:
        code = "club_sum_sign" if slip.kind == "sign" else "club_sum_digit"
        raise ClubError(code, off=off, place=slip.player + 1, points=points[slip.player], right=slip.figure)
    raise ClubError("club_sum" if off % 9 else "club_sum_swapped", off=off)
