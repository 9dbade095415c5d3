"""The figures of a schedule a second time, table by table and pair by pair."""

from __future__ import annotations

from collections.abc import Sequence

from windroos.seating.rounds import Round


def times(rounds: Sequence[Round], one: int, other: int) -> int:
    return sum(one in table and other in table for tables in rounds for table in tables)


def figures(rounds: Sequence[Round]) -> dict[str, int]:
    players = sorted({player for tables in rounds for table in tables for player in table})
    met = [times(rounds, one, other) for one in players for other in players if one < other]
    starts = [
        [sum(tables_of[wind] == player for tables in rounds for tables_of in tables) for wind in range(4)]
        for player in players
    ]
    visits = [
        sum(player in tables[number] for tables in rounds) for player in players for number in range(len(rounds[0]))
    ]
    behind = [
        sum(one in table and table[table.index(one) - 1] == other for tables in rounds for table in tables)
        for one in players
        for other in players
    ]
    soon = sum(
        times(rounds[at : at + 1], one, other) and times(rounds[at + 1 : at + 2], one, other)
        for at in range(len(rounds) - 1)
        for one in players
        for other in players
        if one < other
    )
    return {
        "repeats": sum(count - 1 for count in met if count),
        "most_meetings": max(met),
        "least_meetings": min(met),
        "wind_spread": max(max(of) - min(of) for of in starts),
        "table_visits": max(visits),
        "soon": soon,
        "neighbours": sum(count - 1 for count in behind if count),
    }
