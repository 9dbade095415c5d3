"""The course of a match put where the table is: who is East in which round, and who sits in whose place."""

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
    played, order = _played(course, match, round), order_of(match)
    turns, there = 0, _seats_at(course, round, played, 0)
    while order[there[0][0]] != east:
        turns += 1
        there = _seats_at(course, round, played, turns)
    seats, dreamer = tuple(order[player] for player in there[0]), NOBODY if there[1] == NOBODY else order[there[1]]
    return match._replace(
        round=round, turns=turns, played=played, seats=seats, dreamer=dreamer, last=False, over=False, whole=False
    )


def order_of(match: Match) -> tuple[int, ...]:
    """Who sits in the place in which each player began: they themselves, but for who exchanged seats since."""
    there = _seats_at(course_of(match.rules), match.round, match.played, match.turns)
    now = dict(zip((*there[0], there[1]), (*match.seats, match.dreamer), strict=True))
    return tuple(now[player] for player in range(len(match.players)))


def swapped(match: Match, one: int, other: int) -> Match:
    """The match with two players in each other's places from the coming hand on.

    Raises SheetError `sheet_no_player`, `sheet_swap`.
    """
    for player in (one, other):
        if not 0 <= player < len(match.players):
            raise SheetError("sheet_no_player", place=player + 1)
    if one == other:
        raise SheetError("sheet_swap", player=match.players[one])
    exchanged = {one: other, other: one}
    seats = tuple(exchanged.get(player, player) for player in match.seats)
    return match._replace(seats=seats, dreamer=exchanged.get(match.dreamer, match.dreamer))


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


def _seats_at(course: Course, round: int, played: int, turns: int) -> tuple[tuple[int, ...], int]:
    """Seats and dreamer after so many turns of a round, had nobody exchanged seats."""
    seats, dreamer = _first_seats(course, played if round != GREEN_DRAGON_ROUND else 0)
    for _ in range(turns):
        seats, dreamer = course.seats_after(seats, dreamer)
    return seats, dreamer


def _first_seats(course: Course, played: int) -> tuple[tuple[int, ...], int]:
    """Seats and dreamer with which a round begins, after so many rounds."""
    seats: tuple[int, ...] = tuple(range(min(course.players, 4)))
    for round in range(1, played + 1):
        seats = course.exchanged(seats, round)
    return seats, 4 if course.players == 5 else NOBODY
