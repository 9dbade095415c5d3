"""Why somebody stands where he stands: who is just above and below, and what decided between those who are equal."""

from __future__ import annotations

from typing import NamedTuple

from windroos.club.board import RankedRow, SeasonBoard
from windroos.club.club_state import ClubState
from windroos.club.errors import ClubError
from windroos.reckoning.criteria import Criterion
from windroos.reckoning.numbers import Number
from windroos.reckoning.ranking import tie_values
from windroos.reckoning.scored import StandingRow


class StandingNeighbour(NamedTuple):
    """Who is beside him in the standings, and by how much: what he has more than the other, or less (negative)."""

    row: StandingRow
    more: Number


class TieValue(NamedTuple):
    """A criterion with the value of each who has the same score, in their order.

    decides  it is the one that set him apart
    """

    criterion: Criterion
    values: tuple[Number | None, ...]
    decides: bool


class StandingAccount(NamedTuple):
    """Why somebody stands where he stands.

    above, below  who are just before and after him; None where nobody is
    equal         who have the same score, he too, in the order of the standings; () where nobody else has it
    ties          what decides between them
    """

    person: str
    mine: RankedRow
    above: StandingNeighbour | None
    below: StandingNeighbour | None
    equal: tuple[str, ...]
    ties: tuple[TieValue, ...]


def standing_account(club: ClubState, board: SeasonBoard, person: str) -> StandingAccount:
    """Why somebody stands where he stands. Raises ClubError `club_not_ranked` for who is in no ranking."""
    rows = (*board.rows, *board.below)
    at = next((at for at, one in enumerate(rows) if one.row.person == person), None)
    if at is None:
        raise ClubError("club_not_ranked", person=person)
    mine = rows[at]
    same = [one.row for one in (board.rows if mine.row.place is not None else board.below)]
    place = next(number for number, row in enumerate(same) if row.person == person)
    equal = [row for row in same if row.score == mine.row.score]
    lots = club.competition.lots_of(board.season.season, board.period)
    criteria = tie_values(board.formula, equal, lots)[1:] if len(equal) > 1 else ()
    return StandingAccount(
        person,
        mine,
        _beside(mine.row, same[place - 1]) if place else None,
        _beside(mine.row, same[place + 1]) if place + 1 < len(same) else None,
        tuple(row.person for row in equal) if len(equal) > 1 else (),
        tuple(TieValue(one, values, one.measure == mine.row.decided_by) for one, values in criteria),
    )


def _beside(row: StandingRow, other: StandingRow) -> StandingNeighbour:
    return StandingNeighbour(other, row.score - other.score)
