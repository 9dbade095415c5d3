"""A formula as a form: what is asked most often as fields of text, and its TOML with what was filled in."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from datetime import date
from typing import Any, Final

from windroos.reckoning.formula_file import toml_of
from windroos.reckoning.numbers import read_number
from windroos.rules.toml_text import TomlError, read_toml

CHOICES: Final[Mapping[str, tuple[str, ...]]] = {
    "table.measure": ("points", "table_points", "mahjongs", "wins", "all_round", "special_total"),
    "table.ties": ("share", "best", "worst"),
    "table.situations": ("no", "yes"),
    "lines.guests": ("unranked", "ranked"),
    "lines.guest_places": ("keep", "move_up"),
    "evening.count": ("members", "all"),
    "evening.combine": ("sum", "best"),
    "evening.winner": ("without_premium", "with_premium"),
    "evening.winner_order": ("", "mahjongs -caused lot", "mahjongs -caused", "lot"),
    "attendance.pro_rata": ("no", "yes"),
    "attendance.joined": ("absent", "from_first"),
    "deductions.penalties": ("before_places", "after_places"),
    "season.of": ("evenings", "games"),
    "season.keep.round": ("up", "down"),
    "season.combine": ("sum", "mean"),
    "season.catch_up.short": ("counts", "ignored"),
    "periods.scheme": ("none", "quarters", "chinese", "solar_terms", "evenings", "dates"),
    "periods.year": ("all", "sum"),
    "title.attendance_round": ("up", "down"),
    "title.members_only": ("no", "yes"),
    "ranking.ties": ("share", "lot"),
    "ranking.over": ("counting", "kept"),
    "ranking.ineligible": ("below", "among"),
    "final.twice": ("later", "earlier"),
    "cup.members_only": ("no", "yes"),
}
"""Fields that are chosen, by table and key, with their values; the first is what a file means that says nothing."""
SCALES: Final = ("table.scale.3", "table.scale.4", "table.scale.5")
"""What the places of a table of three, four and five earn: numbers with a comma or a space between them."""
ORDERS: Final = ("table.order", "ranking.order")
"""What decides, one measure after another, with a minus before it where the fewest come first."""
NUMBERS: Final = (
    *("attendance.bonus", "attendance.absent", "attendance.absent_without_notice", "evening.counts_from_members"),
    *("table.per_hand", "title.attendance_share", "title.attendance_least", "deductions.unfinished"),
    *("deductions.unfinished_below", "periods.evenings", "cup.keep_after", "cup.hand_in_days_before"),
)
DAYS: Final = ("periods.dates", "season.catch_up.until")
"""Days as `2025-02-01`: the first days of the periods, with a comma or a space between them; or one."""
NAMES: Final = "periods.names"
"""Names of the periods, with a comma between them."""
KEEP: Final = "season.keep"
"""Results that are kept: nothing for all; `5` for the best five; `3/4` for the best of that share of the evenings;
`10 1 1, 20 2 2` to leave out one lowest and one highest from ten results on, and two of each from twenty."""
FIELDS: Final = (*CHOICES, *SCALES, *ORDERS, *NUMBERS, *DAYS, NAMES, KEEP)
GROUPS: Final[Mapping[str, tuple[str, ...]]] = {
    "usual": (
        *("table.measure", "table.scale.3", "table.scale.4", "table.scale.5", "table.ties", "lines.guests"),
        *("attendance.bonus", "attendance.absent", "evening.counts_from_members", "season.keep", "season.combine"),
        *("title.attendance_share", "title.attendance_least", "ranking.ties", "deductions.unfinished"),
    ),
    "seldom": (
        *("lines.guest_places", "evening.count", "evening.combine", "attendance.joined", "attendance.pro_rata"),
        *("attendance.absent_without_notice", "season.keep.round", "season.of", "season.catch_up.short"),
        *("season.catch_up.until", "title.attendance_round", "title.members_only", "ranking.over"),
        *("ranking.ineligible", "deductions.unfinished_below", "deductions.penalties", "table.per_hand"),
        *("table.situations", "table.order", "ranking.order"),
    ),
    "periods": (
        *("periods.scheme", "periods.names", "periods.evenings", "periods.dates", "periods.year", "final.twice"),
    ),
    "cup": (
        *("evening.winner", "evening.winner_order", "cup.keep_after", "cup.hand_in_days_before", "cup.members_only"),
    ),
}
"""The fields as a form shows them: what is usual, what few clubs ask for, periods with the final, evening and cup."""
_FLAGS: Final = {"yes": True, "no": False}


def fields_of(text: str) -> dict[str, str]:
    """What each field says of a formula's TOML; nothing at all of a text that is no TOML."""
    try:
        tree = read_toml(text)
    except TomlError:
        return {}
    return {field: _shown(field, _at(tree, field)) for field in FIELDS}


def with_fields(text: str, typed: Mapping[str, str]) -> str:
    """The formula's TOML with the fields that were changed; what no field asks stays as it is.

    What cannot be read is written as it was typed, so that `formula_file.read` says what is wrong with it. How a share
    is rounded says nothing where no share is kept.
    """
    known = fields_of(text)
    changed = {
        field: typed[field].strip() for field in known if field in typed and typed[field].strip() != known[field]
    }
    if not changed:
        return text
    tree = read_toml(text)
    rounding = {"round": changed.pop(_ROUND, known[_ROUND])}
    for field, value in changed.items():
        _put(tree, field, _value(field, value))
    kept = _at(tree, KEEP)
    if isinstance(kept, dict):
        kept.pop("round", None)
        if "best_share" in kept and rounding["round"] != CHOICES[_ROUND][0]:
            kept |= rounding
    return toml_of(tree)


_ROUND: Final = "season.keep.round"


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


# --- from a file to a field --------------------------------------------------------------------------------------


def _shown(field: str, value: object) -> str:
    """A value of the file as its field says it."""
    if field == KEEP:
        return _kept(value)
    if value is None:
        return CHOICES.get(field, ("",))[0]
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list):
        return (", " if field == NAMES else " ").join(map(str, value))
    return str(value)


def _kept(value: object) -> str:
    """`keep` as a field says it: a number, a share, rows of three numbers, or nothing."""
    if not isinstance(value, Mapping):
        return ""
    rows = value.get("trim")
    if isinstance(rows, list):
        return ", ".join(" ".join(map(str, row)) if isinstance(row, list) else str(row) for row in rows)
    return str(value.get("best") or value.get("best_share") or "…")


# --- and from a field to a file ----------------------------------------------------------------------------------


def _value(field: str, text: str) -> object:
    """What a file says for what stands in a field; None where that is nothing."""
    if not text:
        return None
    if field in CHOICES and _FLAGS.keys() == set(CHOICES[field]):
        return _FLAGS.get(text, text)
    if field == "evening.winner_order" or field in ORDERS:
        return _parts(text, str)
    if field in CHOICES:
        return text
    if field in SCALES:
        return _parts(text, _number)
    if field == NAMES:
        return [name.strip() for name in text.split(",") if name.strip()]
    if field in DAYS:
        days = _parts(text, _day)
        return days if field == "periods.dates" else days[0]
    return _number(text) if field != KEEP else _keep(text)


def _parts(text: str, read: Callable[[str], object]) -> list[object]:
    return [read(part) for part in text.replace(",", " ").replace(";", " ").split()] or [text]


def _keep(text: str) -> object:
    rows = [[_number(part) for part in row.split()] for row in text.replace(";", ",").split(",")]
    if any(len(row) > 1 for row in rows):
        return {"trim": rows}
    number = _number(text)
    return {"best": number} if isinstance(number, int) else {"best_share": number}


def _day(text: str) -> object:
    try:
        return date.fromisoformat(text)
    except ValueError:
        return text


def _number(text: str) -> object:
    """A whole number, or a fraction as a file writes it."""
    number = read_number(text)
    if number is None:
        return text
    return number if isinstance(number, int) else str(number)
