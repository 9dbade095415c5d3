"""What is different on a table since a window was last told, so that a page can keep up with it and knows no rules."""

from __future__ import annotations

from typing import NamedTuple

from windroos.hosting.shapes import Json, table_object, thrown_object, wall_marks
from windroos.play.model.view import Thrown, View


class ToldTable(NamedTuple):
    """What lies open, as everybody was told: `shapes.table_object`, the discards, and `shapes.wall_marks`."""

    table: Json
    discards: tuple[Thrown, ...]
    wall: bytes


def told(view: View) -> ToldTable:
    """What is told of a table as it is now."""
    return ToldTable(table_object(view), view.table.discards, wall_marks(view))


def changes(before: ToldTable, after: ToldTable, stacks: int) -> Json:
    """What everybody is told that is different, as JSON; see docs/table.md. `stacks`: of a side of the wall."""
    return {
        "table": _different(before.table, after.table),
        "discards": _discards(before.discards, after.discards),
        "wall": _stacks(before.wall, after.wall, stacks),
    }


def own_changes(before: Json | None, after: Json | None) -> Json | None:
    """What a seat is told that is different of `shapes.own_object`; None: it knows nothing besides."""
    return None if after is None else _different(before or {}, after)


def _different(before: Json, after: Json) -> Json:
    return {key: value for key, value in after.items() if key not in before or before[key] != value}


def _discards(before: tuple[Thrown, ...], after: tuple[Thrown, ...]) -> list[Json | int]:
    """From which place on they are others, and those that lie there now; nothing where they are the same."""
    same = 0
    while same < min(len(before), len(after)) and before[same] == after[same]:
        same += 1
    return [] if same == len(before) == len(after) else [same, *map(thrown_object, after[same:])]


def _stacks(before: bytes, after: bytes, length: int) -> list[list[int]] | None:
    """The stacks that differ: side, place from the right, tiles, raised, dead. None: there is no wall any more."""
    if before and not after:
        return None
    if len(before) != len(after):
        before = b"\xff" * len(after)
    return [
        [at // length, at % length, mark & 3, mark >> 2 & 3, mark >> 4]
        for at, (was, mark) in enumerate(zip(before, after, strict=True))
        if was != mark
    ]
