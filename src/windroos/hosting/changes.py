"""What is different on a table since a window was last told, so that a page can keep up with it and knows no rules."""

from __future__ import annotations

from typing import Final, NamedTuple

from windroos.hosting.shapes import table_keys, table_object, thrown_object, wall_marks
from windroos.play.model.view import OpenTable, Thrown, View
from windroos.wire.json_text import Json


class ToldTable(NamedTuple):
    """What lies open, as everybody was told: `shapes.table_object`, and `shapes.wall_marks`.

    table   the table that was told; None: nothing was
    remade  of `told` what was made anew since what was told before
    """

    table: OpenTable | None
    told: Json
    remade: Json
    wall: bytes


NOTHING_TOLD: Final = ToldTable(None, {}, {}, b"")


def told(view: View, before: ToldTable = NOTHING_TOLD) -> ToldTable:
    """What is told of a table as it is now; `before` is what was told of it last."""
    was, table = before.table, view.table
    if was is None:
        made = table_object(view)
        return ToldTable(table, made, made, wall_marks(view))
    remade = table_keys(view, was)
    # Of every two messages one leaves the wall alone.
    stands = (was.front, was.back, was.dice, was.side, was.stack) == (
        table.front, table.back, table.dice, table.side, table.stack,
    )  # fmt: skip
    return ToldTable(table, {**before.told, **remade}, remade, before.wall if stands else wall_marks(view))


def changes(before: ToldTable, after: ToldTable, stacks: int) -> Json:
    """What everybody is told that is different, as JSON; see docs/table.md. `stacks`: of a side of the wall."""
    lay = before.table.discards if before.table is not None else ()
    lies = after.table.discards if after.table is not None else ()
    return {
        "table": _different(before.told, after.remade),
        "discards": _discards(lay, lies),
        "wall": _stacks(before.wall, after.wall, stacks),
    }


def own_changes(before: Json | None, after: Json | None) -> Json | None:
    """What a seat is told that is different of `shapes.own_object`; None: it knows nothing besides."""
    return None if after is None else _different(before or {}, after)


def _different(before: Json, after: Json) -> Json:
    return {key: value for key, value in after.items() if key not in before or before[key] != value}


def _discards(before: tuple[Thrown, ...], after: tuple[Thrown, ...]) -> list[Json | int]:
    """From which place on they are others, and those that lie there now; nothing where they are the same."""
    if before == after:
        return []
    same = len(before)
    if after[:same] != before:
        same = next(at for at in range(same) if after[at : at + 1] != before[at : at + 1])
    return [same, *map(thrown_object, after[same:])]


def _stacks(before: bytes, after: bytes, length: int) -> list[list[int]] | None:
    """The stacks that differ: side, place from the right, tiles, raised, dead. None: there is no wall any more."""
    if before == after:
        return []
    if before and not after:
        return None
    if len(before) != len(after):
        before = b"\xff" * len(after)
    differ, out = int.from_bytes(before, "little") ^ int.from_bytes(after, "little"), []
    while differ:  # as one number: of seventy stacks one or two have changed
        at = (differ & -differ).bit_length() - 1 >> 3
        differ = differ >> 8 * at + 8 << 8 * at + 8
        mark = after[at]
        out.append([at // length, at % length, mark & 3, mark >> 2 & 3, mark >> 4])
    return out
