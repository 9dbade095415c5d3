"""What may be seen of walls when all tables of a round are done: each wall beside the field, and one's own. Pure."""

from __future__ import annotations

from typing import NamedTuple

from windroos.duplicate.comparing import PlayedWall
from windroos.reckoning.numbers import Number
from windroos.tournament.formula import formula_of
from windroos.tournament.seats import seated
from windroos.tournament.setup_requests import DoTournamentShow
from windroos.tournament.state import TournamentState
from windroos.tournament.walls import wall_scores
from windroos.tournament.world import TournamentWorld
from windroos.wire.json_text import Json


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


def wall_rows(state: TournamentState, round: int, wall: int) -> tuple[WallRow, ...]:
    """What every table made of a wall, the one that won most with it as East first; nothing before all are done."""
    if not state.walls.is_done(round):
        return ()
    scores = wall_scores(formula_of(state.setup).tournament.walls, state.walls.of(round))
    plays = state.walls.rounds[round].plays
    found = []
    for table, walls in state.walls.of(round).items():
        began = seated(state, round, table)
        for one in walls:
            if one.wall == wall:
                worth = scores.get((table, wall), ())
                found.append(
                    WallRow(
                        *(table, plays[table - 1], one, tuple(began[seat] for seat in one.seats)),
                        tuple(one.points[seat] for seat in one.seats),
                        tuple(worth[seat] for seat in one.seats) if worth else (),
                    )
                )
    return tuple(sorted(found, key=lambda row: (-row.points[0], row.table)))


def own_walls(state: TournamentState, entrant: str) -> tuple[OwnWall, ...]:
    """The walls that somebody played, of rounds that may be seen."""
    found = []
    for round in sorted(state.walls.rounds):
        for wall in range(1, walls_of(state, round) + 1):
            rows = wall_rows(state, round, wall)
            for row in rows:
                if entrant in row.people:
                    wind = row.people.index(entrant)
                    better = sum(other.points[wind] > row.points[wind] for other in rows)
                    worth = row.compared[wind] if row.compared else None
                    found.append(OwnWall(round, wall, row.table, wind, row.points[wind], worth, better, len(rows)))
    return tuple(found)


def walls_of(state: TournamentState, round: int) -> int:
    """So many walls a round has; 0 where its tables were not opened."""
    begun = state.walls.rounds.get(round)
    return len(begun.promises) if begun is not None else 0


def show_walls(_: TournamentWorld, state: TournamentState, asked: DoTournamentShow) -> Json:
    """What was promised, and of rounds that are done what was made of every wall; of one round where it is asked."""
    rounds = []
    for round, begun in sorted(state.walls.rounds.items()):
        if asked.round in (None, round):
            walls = [_wall(state, round, wall) for wall in range(1, len(begun.promises) + 1)]
            done = state.walls.is_done(round)
            promised: Json = {"round": round, "word": begun.word, "promises": list(begun.promises)}
            rounds.append({**promised, "plays": list(begun.plays), "done": done, "walls": walls if done else None})
    return {"committed": state.walls.committed or None, "secret": state.walls.secret or None, "rounds": rounds}


def _wall(state: TournamentState, round: int, wall: int) -> list[Json]:
    return [
        {
            **{"table": row.table, "play": row.play, "players": [one or None for one in row.people]},
            **{"points": list(row.points), "compared": [str(one) for one in row.compared] or None},
            **{"winner": row.played.winner, "giver": row.played.giver, "score": row.played.score},
            "turns": row.played.turns,
        }
        for row in wall_rows(state, round, wall)
    ]
