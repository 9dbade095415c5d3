"""Who sits at which table now, and where play has begun."""

from __future__ import annotations

from windroos.club.errors import ClubError
from windroos.club.evening_state import EveningState


def seated_now(evening: EveningState) -> dict[int, tuple[str, ...]]:
    """Who sits at each table now: the players of its last part."""
    last: dict[int, tuple[str, ...]] = {}
    for (table, _), part in sorted(evening.parts.items()):
        last[table] = part.players
    return last


def has_begun(evening: EveningState, table: int) -> bool:
    """Whether play at a table has begun: there is a sheet, a later part or a result."""
    return (
        any(at == table and (part > 1 or bool(held.sheet)) for (at, part), held in evening.parts.items())
        or any(at == table and kept.typed is not None for (at, _), kept in evening.results.items())
        or any(at == table for begun in evening.walls.rounds.values() for at, _ in begun.tables)
    )


def on_walls(evening: EveningState, table: int, part: int) -> bool:
    """Whether a table part is being played on equal walls: its result comes of itself when all tables are done."""
    return any((table, part) in evening.walls.rounds[round].tables for round in evening.walls.playing())


def check_off_walls(evening: EveningState, table: int, part: int) -> None:
    """See that a table part is not being played on equal walls. Raises ClubError `club_walls_on`."""
    if on_walls(evening, table, part):
        raise ClubError("club_walls_on", table=table)
