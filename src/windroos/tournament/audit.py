"""A tournament looked through: every table's sum, what was corrected and by whom it was agreed, what is missing."""

from __future__ import annotations

from windroos.reckoning.sums import wanted_sum
from windroos.tournament.formula import formula_of
from windroos.tournament.points import counted, round_id
from windroos.tournament.seats import lacking, stage_of
from windroos.tournament.state import TournamentState
from windroos.wire.json_text import Json


def audit_object(state: TournamentState) -> Json:
    """Sums table by table and in all, corrections with what stood there, and tables without a final result.

    `sum` is of the points as typed, which sum to what all began with; `deductions` are penalties, which go to nobody.
    """
    start = formula_of(state.setup).table.start
    off: dict[tuple[str, int], int] = {}
    for line in counted(state).lines:
        at = (line.evening, line.table)
        off[at] = off.get(at, 0) + int(line.penalty)
    tables = []
    for (round, table), kept in sorted(state.results.items()):
        if kept.typed is not None:
            points = sum(kept.typed.points)
            wanted, stage = wanted_sum(start, len(kept.typed.points)), stage_of(state, round, table)
            row: Json = {"round": round, "table": table, "sum": points, "wanted": wanted, "state": stage}
            tables.append({**row, "deductions": off.get((round_id(round), table), 0)})
    corrections = [
        {
            **{"round": round, "table": table, "points": list(one.typed.points), "agreed": list(one.agreed)},
            **{"settled": one.settled, "reason": one.reason, "event": one.event},
        }
        for (round, table), kept in sorted(state.results.items())
        for one in kept.earlier
    ]
    rounds = range(1, len(state.schedule.rounds) + 1)
    missing = [{"round": round, "table": table} for round in rounds for table in lacking(state, round)]
    return {
        "events": state.length,
        "tables": tables,
        "sum": sum(row["sum"] - row["wanted"] for row in tables),
        "deductions": sum(row["deductions"] for row in tables),
        "corrections": corrections,
        "missing": missing,
    }
