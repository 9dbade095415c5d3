"""How each value of a formula file is read, and what is refused."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from datetime import date
from itertools import pairwise
from typing import Any, Final

from windroos.reckoning.criteria import criterion
from windroos.reckoning.formula import CatchUp
from windroos.reckoning.numbers import Number, read_number
from windroos.reckoning.places import Scale, rises
from windroos.rules.toml_text import near

MOST: Final = 1_000_000
"""The largest number that a formula may name."""
LONGEST_TEXT: Final = 200


class RefusedValueError(Exception):
    """A value that its key does not take; `code` and `values` are those of the ReckoningError to come."""

    def __init__(self, code: str, **values: object) -> None:
        super().__init__(code)
        self.code = code
        self.values = values


Reading = Callable[[Any], Any]
"""From a value of the file to what the stage keeps. Raises RefusedValueError."""


def refuse(wanted: str) -> RefusedValueError:
    """This is not what the key takes."""
    return RefusedValueError("formula_type", wanted=wanted)


def text(value: object) -> str:
    """A text on one line."""
    if not isinstance(value, str) or not value.isprintable() or len(value) > LONGEST_TEXT:
        raise refuse('"..."')
    return value


def flag(value: object) -> bool:
    """True or false."""
    if not isinstance(value, bool):
        raise refuse("true, false")
    return value


def whole(least: int = 0, most: int = MOST) -> Reading:
    """A whole number within limits."""

    def read(value: Any) -> int:
        if type(value) is not int or not least <= value <= most:
            raise refuse(f"{least}..{most}")
        return value

    return read


def number(value: object) -> Number:
    """A whole number, or a fraction as text."""
    if isinstance(value, float):
        raise RefusedValueError("formula_float", value=value)
    found = read_number(value)
    if found is None or not -MOST <= found <= MOST:
        raise refuse('1, "1/2"')
    return found


def share(value: object) -> Number:
    """A share, from 0 to 1."""
    found = number(value)
    if found < 0 or found > 1:
        raise refuse('0..1, "3/4"')
    return found


def one_of(*known: str) -> Reading:
    """One of these words."""

    def read(value: object) -> str:
        if value not in known:
            raise RefusedValueError("formula_word", value=str(value)[:80], near=near(str(value), known))
        return str(value)

    return read


def up(value: object) -> bool:
    """How a share is rounded: up is True."""
    return bool(one_of("up", "down")(value) == "up")


def several(read_one: Reading, least: int = 0, wanted: str = "[...]") -> Reading:
    """A list of such values."""

    def read(value: object) -> tuple[Any, ...]:
        if not isinstance(value, list) or len(value) < least:
            raise refuse(wanted)
        return tuple(read_one(one) for one in value)

    return read


def rule_sets(value: object) -> tuple[str, ...]:
    """Ids of rule sets, or all of them."""
    return () if value == "all" else several(text, 1, '"all", ["...", "..."]')(value)


def criteria(measures: Sequence[str]) -> Reading:
    """A list of measures, each with a minus where the fewest come first."""

    def read_one(value: object) -> Any:
        found = criterion(text(value))
        if found.measure not in measures:
            raise RefusedValueError("formula_word", value=value, near=near(found.measure, measures))
        return found

    return several(read_one, 1, '["points", "-caused"]')


def scale(players: int) -> Reading:
    """What the places of a table of so many earn."""

    def read(value: object) -> Scale:
        found: Scale = several(number, 0, "[4, 2, 1]")(value)
        if len(found) != players:
            raise RefusedValueError("formula_scale_length", count=len(found), players=players)
        if rises(found):
            raise RefusedValueError("formula_scale_rises")
        return found

    return read


def scales(value: object) -> Mapping[int, Scale]:
    """The scales by number of players."""
    if not isinstance(value, dict):
        raise refuse("scale.4 = [4, 2, 1, 0]")
    for key in value:
        if key not in ("3", "4", "5"):
            raise RefusedValueError("formula_key", near="scale.3, scale.4, scale.5", deeper=str(key))
    found = {}
    for key, places in value.items():
        try:
            found[int(key)] = scale(int(key))(places)
        except RefusedValueError as wrong:
            raise RefusedValueError(wrong.code, **{"deeper": key, **wrong.values}) from None
    return found


def uma(value: object) -> Scale:
    """What the places of a table of four add."""
    found: Scale = scale(4)(value)
    return found


def day(value: object) -> date:
    """A day as TOML has it."""
    if type(value) is not date:
        raise refuse("2025-02-01")
    return value


def rising_days(value: object) -> tuple[date, ...]:
    """Days of which each comes after the one before."""
    wanted = "[2025-01-01, 2025-07-01]"
    days: tuple[date, ...] = several(day, 1, wanted)(value)
    if any(one >= following for one, following in pairwise(days)):
        raise refuse(wanted)
    return days


def inside(keys: Mapping[str, Reading]) -> Reading:
    """A table within a table, each of its keys read."""

    def read(value: object) -> dict[str, Any]:
        if not isinstance(value, dict):
            raise refuse("{" + ", ".join(f"{key} = ..." for key in keys) + "}")
        found = {}
        for key, one in value.items():
            if key not in keys:
                raise RefusedValueError("formula_key", near=near(key, tuple(keys)), deeper=key)
            try:
                found[key] = keys[key](one)
            except RefusedValueError as wrong:
                raise RefusedValueError(wrong.code, **{"deeper": key, **wrong.values}) from None
        return found

    return read


def trim(value: object) -> tuple[tuple[int, int, int], ...]:
    """Rows of: from so many results, leave out so many lowest and so many highest."""
    wanted = "[[10, 1, 1], [20, 2, 2]]"
    rows: tuple[tuple[int, ...], ...] = several(several(whole(), 3, wanted), 1, wanted)(value)
    if any(len(row) != 3 or row[1] + row[2] >= row[0] for row in rows):
        raise refuse(wanted)
    if any(one[0] >= other[0] for one, other in pairwise(rows)):
        raise refuse(wanted)
    return tuple((row[0], row[1], row[2]) for row in rows)


_KEEP: Final = inside({"best": whole(1), "best_share": share, "round": up, "trim": trim})


def keep(value: object) -> dict[str, Any]:
    """Which results are kept: fields of the stage."""
    if value == "all":
        return {"keep": "all"}
    if not isinstance(value, dict):
        raise refuse('"all", {best = 5}, {best_share = "3/4"}, {trim = [[10, 1, 1]]}')
    found = _KEEP(value)
    rounded = {"round_up": found.pop("round")} if "best_share" in found and "round" in found else {}
    if len(found) != 1 or "round" in found:
        raise refuse('{best = 5}, {best_share = "3/4"}, {trim = [[10, 1, 1]]}')
    [(rule, what)] = found.items()
    return {"keep": rule, "share" if rule == "best_share" else rule: what, **rounded}


def catch_up(value: object) -> CatchUp:
    """Until when games of another day count."""
    return CatchUp(**inside({"until": day, "short": one_of("counts", "ignored")})(value))


_FINAL_ROUND: Final = inside(
    {"name": text, "tables": several(several(text, 3), 1), "through": whole(0, 5), "carry": share}
)


def final_round(value: object) -> dict[str, Any]:
    """A round of a final."""
    found = dict(_FINAL_ROUND(value))
    if not {"name", "tables"} <= set(found):
        raise refuse('name = "Finale", tables = [["oost.1", ...]]')
    return found


def steps(value: object) -> tuple[tuple[Number, ...], ...]:
    """Steps as data: rows of two numbers, of which the first rises and the second does not fall."""
    wanted = "[[10, 10], [15, 20]]"
    rows: tuple[tuple[Number, ...], ...] = several(several(number, 2, wanted), 1, wanted)(value)
    if any(len(row) != 2 for row in rows) or any(a[0] >= b[0] or a[1] > b[1] for a, b in pairwise(rows)):
        raise refuse(wanted)
    return rows


def rising_points(value: object) -> tuple[int, ...]:
    """Points of which none is less than the one before."""
    wanted = "[0, 5, 10, 20, 30]"
    points: tuple[int, ...] = several(whole(), 1, wanted)(value)
    if any(one > following for one, following in pairwise(points)):
        raise refuse(wanted)
    return points
