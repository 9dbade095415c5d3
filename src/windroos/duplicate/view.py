"""What may be seen of walls when all tables of a round are done: each wall beside the field, and one's own. Pure."""

from __future__ import annotations

from collections.abc import Mapping
from typing import NamedTuple

from windroos.duplicate.comparing import PlayedWall, WallScores
from windroos.duplicate.state import WallsState
from windroos.reckoning.numbers import Number
from windroos.wire.json_text import Json

Began = Mapping[int, tuple[str, ...]]
"""Who began a round at each table, by its number: East first, "" a computer player."""


class WallRow(NamedTuple):
    """What a table made of a wall.

    play      where it was played, so that it can be played back
    people    who sat there, by wind, East first; "" a computer player
    points    by wind; `compared` what these are worth, () where too few tables finished the wall
    """

    table: int
    play: str
    played: PlayedWall
    people: tuple[str, ...]
    points: tuple[int, ...]
    compared: tuple[Number, ...]


class OwnWall(NamedTuple):
    """A wall as somebody played it: at which wind, from 0 East, and where that put him among the tables.

    compared  None where too few tables finished the wall
    better    tables that did better at his seat; `tables` finished the wall
    """

    round: int
    wall: int
    table: int
    wind: int
    points: int
    compared: Number | None
    better: int
    tables: int


def wall_rows(walls: WallsState, round: int, wall: int, began: Began, scores: WallScores) -> tuple[WallRow, ...]:
    """What every table made of a wall, the one that won most with it as East first; nothing before all are done.

    `scores` is what the walls of the round are worth.
    """
    if not walls.is_done(round):
        return ()
    plays = walls.rounds[round].numbered()
    found = []
    for table, played in walls.of(round).items():
        for one in played:
            if one.wall == wall:
                worth = scores.get((table, wall), ())
                found.append(
                    WallRow(
                        *(table, plays[table], one, tuple(began[table][seat] for seat in one.seats)),
                        tuple(one.points[seat] for seat in one.seats),
                        tuple(worth[seat] for seat in one.seats) if worth else (),
                    )
                )
    return tuple(sorted(found, key=lambda row: (-row.points[0], row.table)))


def own_walls(walls: WallsState, round: int, person: str, began: Began, scores: WallScores) -> tuple[OwnWall, ...]:
    """The walls of a round that somebody played, where they may be seen."""
    found = []
    for wall in range(1, walls.walls_in(round) + 1):
        rows = wall_rows(walls, round, wall, began, scores)
        for row in rows:
            if person in row.people:
                wind = row.people.index(person)
                better = sum(other.points[wind] > row.points[wind] for other in rows)
                worth = row.compared[wind] if row.compared else None
                found.append(OwnWall(round, wall, row.table, wind, row.points[wind], worth, better, len(rows)))
    return tuple(found)


def walls_object(walls: WallsState, rows: Mapping[int, Mapping[int, tuple[WallRow, ...]]]) -> Json:
    """What was promised, and of the rounds of `rows` that are done what was made of every wall, as JSON."""
    rounds = []
    for round, begun in sorted(walls.rounds.items()):
        if round in rows:
            promised: Json = {"round": round, "word": begun.word, "promises": list(begun.promises)}
            done = walls.is_done(round)
            made = [[_row(row) for row in one] for _, one in sorted(rows[round].items())] if done else None
            rounds.append({**promised, "plays": list(begun.plays), "done": done, "walls": made})
    return {"committed": walls.committed or None, "secret": walls.secret or None, "rounds": rounds}


def _row(row: WallRow) -> Json:
    return {
        **{"table": row.table, "play": row.play, "players": [one or None for one in row.people]},
        **{"points": list(row.points), "compared": [str(one) for one in row.compared] or None},
        **{"winner": row.played.winner, "giver": row.played.giver, "score": row.played.score},
        "turns": row.played.turns,
    }
