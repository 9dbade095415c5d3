"""Scores of a season as the machine's door shows them: a row, an evening, a table part and their items."""

from __future__ import annotations

from windroos.reckoning.scored import EveningScore, PartScore, ScoreItem, StandingRow
from windroos.wire.json_text import Json


def row_object(row: StandingRow) -> Json:
    """A row of standings."""
    return {
        "place": row.place,
        "person": row.person,
        "score": str(row.score),
        "evenings": row.evenings,
        "kept": row.kept,
        "eligible": row.eligible,
        "mahjongs": row.mahjongs,
        "caused": row.caused,
        "decided_by": row.decided_by or None,
    }


def entry_object(entry: EveningScore) -> Json:
    """An evening of a score, with why it is no part of the total."""
    return {
        "evening": entry.evening.id,
        "date": str(entry.evening.date),
        "items": [item_object(item) for item in entry.items],
        "score": str(entry.score),
        "present": entry.present,
        "counts": entry.counts,
        "kept": entry.kept,
        "why": entry.why or None,
    }


def item_object(item: ScoreItem) -> Json:
    """One of the amounts that a score is the sum of."""
    found: Json = {"code": item.code, "value": str(item.value)}
    if item.table:
        found["table"] = item.table
    if item.place:
        found |= {"place": item.place, "equal": item.equal}
    if item.note:
        found["note"] = item.note
    return found


def part_object(part: PartScore) -> Json:
    """What one person got at a part of a table."""
    return {
        "table": part.line.table,
        "part": part.line.part,
        "person": part.line.person,
        "place": part.place or None,
        "score": None if part.score is None else str(part.score),
        "items": [item_object(item) for item in part.items],
    }
