"""Whether a typed result can be, and what a wrong sum may be."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from windroos.books.catalog import IDS
from windroos.club.errors import ClubError
from windroos.club.people import People, one_with
from windroos.club.requests import DoResult

CHIPS: Final = 3000
"""What each begins with where a table is counted by chips."""
RIICHI: Final = "riichi"
"""The id of rules that no book here has; they take part by results."""
RIICHI_POINTS: Final = 30_000


def check_rules(rules: str) -> None:
    """Raise ClubError `club_rules` for rules that are not known; "" is none yet."""
    if rules and rules not in (*IDS, RIICHI):
        raise ClubError("club_rules", rules=rules[:40], known=", ".join((*IDS, RIICHI)))


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
        if player not in people:
            raise ClubError("club_person_unknown", person=player)
    seated = [one_with(people, player) for player in players]
    for at, player in enumerate(seated):
        if player in seated[:at]:
            raise ClubError("club_player_twice", person=players[at])


def check_sum(points: Sequence[int], rules: str) -> None:
    """The points of a table add up to nothing, or to what all began with.

    Raises ClubError with what it may be: `club_sum_sign` (one figure has the wrong sign), `club_sum_swapped` (two
    digits changed places), else `club_sum`.
    """
    begun = (RIICHI_POINTS,) if rules == RIICHI else (CHIPS,)
    off = min((sum(points) - each * len(points) for each in (0, *begun)), key=abs)
    if not off:
        return
    place = next((at + 1 for at, value in enumerate(points) if 2 * value == off), 0)
    if place:
        raise ClubError("club_sum_sign", off=off, place=place, points=points[place - 1])
    raise ClubError("club_sum_swapped" if off % 9 == 0 else "club_sum", off=off)
