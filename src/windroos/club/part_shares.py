"""What share of the evening each part of a table is, where one of them was counted on a score sheet."""

from __future__ import annotations

from collections.abc import Mapping
from fractions import Fraction

from windroos.club.evening_events import ResultTyped, SheetTyped, TypedResult
from windroos.club.evening_state import EveningState
from windroos.club.hands import sheet_of
from windroos.club.parts import shares


def with_part(evening: EveningState, typed: TypedResult) -> tuple[TypedResult, ...]:
    """A result with the share it has, and those of the table's other parts whose share it changes."""
    table = typed.table
    held = {at: kept.typed for (of, at), kept in evening.results.items() if of == table and kept.typed is not None}
    found = shared({**held, typed.part: typed})
    return tuple(one for part, one in found.items() if part == typed.part or one != held[part])


def shared(parts: Mapping[int, TypedResult]) -> dict[int, TypedResult]:
    """The results of a table's parts with the share that each is.

    By their hands, where those of all are known. Else who typed a share has said it, and a score sheet, of which nobody
    says one, is what that leaves; where it leaves nothing every part is as much. Without a score sheet all were typed.
    In whatever order results come, the shares are the same, and they add up to 1 unless all were typed otherwise.
    """
    parts = dict(sorted(parts.items()))
    counted = {part: hands for part, typed in parts.items() if (hands := _hands(typed))}
    taken = [part for part, typed in parts.items() if isinstance(typed, SheetTyped) and typed.sheet]
    if len(parts) < 2 or not taken:
        return parts
    if len(counted) == len(parts):
        return _with(parts, dict(zip(parts, shares(list(counted.values())), strict=True)))
    left = 1 - sum(typed.share for part, typed in parts.items() if part not in taken)
    if left <= 0:
        return _with(parts, dict.fromkeys(parts, Fraction(1, len(parts))))
    each = shares([counted.get(part, 0) for part in taken]) if any(map(counted.get, taken)) else ()
    return _with(parts, {part: left * share for part, share in zip(taken, each, strict=False)})


def _with(parts: Mapping[int, TypedResult], found: Mapping[int, Fraction]) -> dict[int, TypedResult]:
    return {part: typed._replace(share=found.get(part, typed.share)) for part, typed in parts.items()}


def _hands(typed: TypedResult) -> int | None:
    if isinstance(typed, ResultTyped):
        return typed.hands
    return sum(not entry.struck for entry in sheet_of(typed).entries)
