"""A formula as a form: what is asked most often as fields of text, and its TOML with what was filled in."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, Final

from windroos.reckoning.formula_file import toml_of
from windroos.reckoning.numbers import read_number
from windroos.rules.toml_text import TomlError, read_toml

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "table.measure": ("points", "table_points", "mahjongs", "wins", "all_round", "special_total"),
    "table.ties": ("share", "best", "worst"),
    "lines.guests": ("unranked", "ranked"),
    "season.combine": ("sum", "mean"),
    "ranking.ties": ("share", "lot"),
    "lines.guest_places": ("keep", "move_up"),
    "evening.count": ("members", "all"),
    "evening.combine": ("sum", "best"),
    "evening.winner": ("without_premium", "with_premium"),
    "attendance.joined": ("absent", "from_first"),
    "title.attendance_round": ("up", "down"),
    "ranking.over": ("counting", "kept"),
}
"""Fields that are chosen, by table and key, with their values; the first is what a file means that says nothing."""
SELDOM: Final = (
    *("lines.guest_places", "evening.count", "evening.combine", "evening.winner", "attendance.joined"),
    *("title.attendance_round", "ranking.over", "deductions.unfinished_below"),
)
"""Fields that few clubs ask for: what no regulation says of guests, newcomers, rounding and ties."""
SCALES: Final = ("table.scale.3", "table.scale.4", "table.scale.5")
"""What the places of a table of three, four and five earn: numbers with a comma or a space between them."""
NUMBERS: Final = (
    *("attendance.bonus", "attendance.absent", "evening.counts_from_members"),
    *("title.attendance_share", "title.attendance_least", "deductions.unfinished"),
    "deductions.unfinished_below",
)
KEEP: Final = "season.keep"
"""Results that are kept: nothing for all, `5` for the best five, `3/4` for the best of that share of the evenings."""
FIELDS: Final = (*CHOICES, *SCALES, *NUMBERS, KEEP)


def fields_of(text: str) -> dict[str, str]:
    """What each field says of a formula's TOML; nothing at all of a text that is no TOML."""
    try:
        tree = read_toml(text)
    except TomlError:
        return {}
    found = {}
    for field in FIELDS:
        value = _at(tree, field)
        if field == KEEP:
            found[field] = _kept(value)
        elif field in CHOICES:
            found[field] = str(value) if value is not None else CHOICES[field][0]
        else:
            found[field] = " ".join(map(str, value)) if isinstance(value, list) else "" if value is None else str(value)
    return found


def with_fields(text: str, typed: Mapping[str, str]) -> str:
    """The formula's TOML with the fields that were changed; what no field asks stays as it is.

    What cannot be read is written as it was typed, so that `formula_file.read` says what is wrong with it.
    """
    known = fields_of(text)
    changed = {
        field: typed[field].strip() for field in known if field in typed and typed[field].strip() != known[field]
    }
    if not changed:
        return text
    tree = read_toml(text)
    for field, value in changed.items():
        _put(tree, field, _value(field, value))
    return toml_of(tree)


def _at(tree: Mapping[str, Any], field: str) -> Any:
    """The value at a field; None where the file does not say."""
    value: Any = tree
    for key in field.split("."):
        value = value.get(key) if isinstance(value, Mapping) else None
    return value


def _put(tree: dict[str, Any], field: str, value: object) -> None:
    """Set the value at a field; None takes it away."""
    *path, last = field.split(".")
    for key in path:
        inner = tree.setdefault(key, {})
        if not isinstance(inner, dict):
            return
        tree = inner
    if value is None:
        tree.pop(last, None)
    else:
        tree[last] = value


def _kept(value: object) -> str:
    """`keep` as a field says it: a number, a share, or nothing; other ways of keeping are left alone."""
    if isinstance(value, Mapping):
        return str(value.get("best") or value.get("best_share") or "…")
    return ""


def _value(field: str, text: str) -> object:
    if not text:
        return None
    if field in CHOICES:
        return text
    if field in SCALES:
        return [_number(part) for part in text.replace(",", " ").replace(";", " ").split()]
    number = _number(text)
    if field != KEEP:
        return number
    return {"best": number} if isinstance(number, int) else {"best_share": number}


def _number(text: str) -> object:
    """A whole number, or a fraction as a file writes it."""
    number = read_number(text)
    if number is None:
        return text
    return number if isinstance(number, int) else str(number)
