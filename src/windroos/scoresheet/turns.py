"""The course of a match put where the table is: who is East in which round."""

from __future__ import annotations

from windroos.hands import GREEN_DRAGON_ROUND
from windroos.play.model.events import NOBODY
from windroos.play.model.match import Match
from windroos.rules.course import Course, DragonRound
from windroos.rules.rules import course_of
from windroos.scoresheet.errors import SheetError


def turned_to(match: Match, round: int, east: int) -> Match:
    """The match with this player East in this round; over or last it is no more.

    Raises SheetError `sheet_no_player` or `sheet_no_round`.
    """
    course = course_of(match.rules)
    if not 0 <= east < len(match.players):
        raise SheetError("sheet_no_player", place=east + 1)
    if round not in rounds_of(match):
        raise SheetError("sheet_no_round", rules=match.rules.name)
    played = _played(course, match, round)
    seats, dreamer = _first_seats(course, played if round != GREEN_DRAGON_ROUND else 0)
    turns = 0
    while seats[0] != east:
        seats, dreamer = course.seats_after(seats, dreamer)
        turns += 1
    return match._replace(
        round=round, turns=turns, played=played, seats=seats, dreamer=dreamer, last=False, over=False, whole=False
    )


def rounds_of(match: Match) -> tuple[int, ...]:
    """The rounds of this match: its winds, and the green dragon's where it is played."""
    course = course_of(match.rules)
    winds = tuple(dict.fromkeys(course.winds[: match.rounds]))
    return winds if course.dragon == DragonRound.NEVER else (*winds, GREEN_DRAGON_ROUND)


def _played(course: Course, match: Match, round: int) -> int:
    """Wind rounds that are finished when this round is on."""
    if round == GREEN_DRAGON_ROUND:
        return match.rounds if course.dragon == DragonRound.LAST else max(1, match.played)
    if len(set(course.winds)) == 1:
        return min(match.played, match.rounds - 1)
    return course.winds.index(round)


def _first_seats(course: Course, played: int) -> tuple[tuple[int, ...], int]:
    """Seats and dreamer with which a round begins, after so many rounds."""
    seats: tuple[int, ...] = tuple(range(min(course.players, 4)))
    for round in range(1, played + 1):
        seats = course.exchanged(seats, round)
    return seats, 4 if course.players == 5 else NOBODY
