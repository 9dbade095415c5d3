"""Who sits in which place of a sheet, and of which hands a correction has moved the winds."""

from __future__ import annotations

from windroos.play.model.match import Match
from windroos.scoresheet.sheet import Sheet
from windroos.scoresheet.turns import order_of


def players_at(sheet: Sheet) -> tuple[int, ...]:
    """Who sits in each place of the beginning, East first: everybody in his own, but for who exchanged seats."""
    return order_of(sheet.match)


def people_at(sheet: Sheet) -> tuple[str, ...]:
    """Their ids."""
    return tuple(sheet.opening.people[player] for player in players_at(sheet))


def moved(before: Sheet, after: Sheet) -> tuple[int, ...]:
    """Numbers of the hands whose winds or round a correction has changed; the table must be told."""
    pairs = zip(before.entries, after.entries, strict=False)
    return tuple(old.number for old, new in pairs if _place(old.before) != _place(new.before))


def _place(match: Match) -> tuple[tuple[int, ...], int, int]:
    return match.seats, match.dreamer, match.round
