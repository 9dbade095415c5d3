"""Reading a list of special formations: the shipped one (`bmj.toml`) and a club's own, with the same reader.

A club's file:

    name = "De Rode Draak"
    base = "derived"              # shipped rows to begin with: all (default), derived, certain or none
    drop = ["plein"]              # rows to leave out

    [[formation]]                 # a shipped id: only what is named changes
    id = "ketting_bamboe"
    number = 31

    [[formation]]                 # another id: a new row
    id = "windval"
    number = 12
    nl = "Windval"
    en = "Windfall"
    value = 500                   # 250, 500 or 1000
    open = false                  # may sets be claimed on the way (rules 93, 94)
    groups = ["winds", "5 pairs of 123456789a"]

Instead of `groups`, `forms` holds several lists of groups and `situation` names `heaven` or `indirect_heaven`.
`number` (0: none), `waiting`, `deals`, `rule` and `certainty` are optional. A row that is new, or changed in more
than its words, is certain as the `club` says, unless the file says otherwise. Several rows may share a number (rule
141).
"""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any, Final, NoReturn

from windroos.bits import split
from windroos.errors import HouseError
from windroos.rules import groups as language
from windroos.rules.formations import (
    CERTAINTIES,
    SITUATIONS,
    Formation,
    bound_width,
    is_possible,
    is_seven_pairs,
)
from windroos.rules.special import Formations
from windroos.rules.toml_text import MOST_DOTS, TomlError, read_toml, text_of
from windroos.settling.overscore import VALUES
from windroos.text.words import Words

WIDEST: Final = 250_000
"""At most so many hands may be one form, so that a list always fits a compiled table."""

LONGEST: Final = 200_000
"""Characters of a list; the shipped one has an eighth of them."""
_FILE_KEYS: Final = {"name": "De Rode Draak", "base": "derived", "drop": ["plein"], "formation": [{"id": "jade"}]}
_ROW_KEYS: Final[dict[str, Any]] = {  # with an example of the value
    "id": "windval",
    "number": 12,
    "nl": "Windval",
    "en": "Windfall",
    "value": 500,
    "open": False,
    "certainty": "club",
    "rule": "103",
    "groups": ["winds", "5 pairs of 123456789a"],
    "forms": [["1234567a", "winds", "dragons"]],
    "situation": "heaven",
    "waiting": "1112345678999a",
    "deals": 1000,
}
_KINDS_OF_ROW: Final[tuple[str, ...]] = ("groups", "forms", "situation")
_BASES: Final = {"all": 3, "derived": 2, "certain": 1, "none": 0}
_CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "value": VALUES,
    "certainty": CERTAINTIES,
    "situation": SITUATIONS,
    "base": tuple(_BASES),
}


@cache
def shipped() -> Formations:
    """The list that comes with Windroos; read at the first call."""
    path = Path(__file__).with_name("bmj.toml")
    return load_formations(path, Formations("", ()))


def load_formations(source: Path | str, base: Formations | None = None) -> Formations:
    """A list from a file (a Path) or from TOML text (a str), on top of `base` (the shipped list).

    Raises HouseError for whatever is wrong in it, with the file, the row and the key.
    """
    reader = _FormationReader(source.name if isinstance(source, Path) else "TOML")
    tree = reader.tree(text_of(source, "formations_unreadable"))
    rows = {row.id: row for row in reader.base(tree, shipped() if base is None else base)}
    seen = set()
    for at, entry in enumerate(tree.get("formation", []), 1):
        row = reader.row(at, entry, rows)
        if row.id in seen:
            reader.fail("formation_twice", row=row.id)
        seen.add(row.id)
        rows[row.id] = row
    return Formations.of(tree.get("name", reader.file), rows.values())


class _FormationReader:
    """Checks one file; every complaint names it."""

    def __init__(self, file: str) -> None:
        self.file = file

    def fail(self, code: str, **values: object) -> NoReturn:
        raise HouseError(code, file=self.file, **values) from None

    def tree(self, text: str) -> dict[str, Any]:
        """The file as TOML with its own keys checked."""
        try:
            tree = read_toml(text, LONGEST)
        except TomlError as wrong:
            if not wrong.reason:
                self.fail("formations_large", most=LONGEST, dots=MOST_DOTS)
            self.fail("formations_toml", line=wrong.line or 1, reason=wrong.reason)
        for key, value in tree.items():
            self._known("formations_key", key, _FILE_KEYS, row="")
            self._typed(key, value, _FILE_KEYS[key], row="")
        return tree

    def base(self, tree: Mapping[str, Any], base: Formations) -> list[Formation]:
        """The rows of the base that the file keeps."""
        level = tree.get("base", "all")
        self._choice("base", level, row="")
        kept = [row for row in base.rows if CERTAINTIES.index(row.certainty) < _BASES[level] or level == "all"]
        known = [row.id for row in kept]
        for name in tree.get("drop", []):
            if name not in known:
                self.fail("formation_not_there", row=name, allowed=", ".join(sorted(known)))
        return [row for row in kept if row.id not in tree.get("drop", [])]

    def row(self, at: int, entry: dict[str, Any], rows: Mapping[str, Formation]) -> Formation:
        """One [[formation]]: a new row, or an old one with changes."""
        label = entry.get("id", f"#{at}")
        for key, value in entry.items():
            self._known("formation_key", key, _ROW_KEYS, row=label)
            self._typed(key, value, _ROW_KEYS[key], row=label)
            if key in _CHOICES:
                self._choice(key, value, row=label)
        if "id" not in entry:
            self._missing("id", label)
        if not label.replace("_", "").isalnum() or not label.isascii() or label.lower() != label:
            self.fail("formation_id", row=label)
        made = [key for key in _KINDS_OF_ROW if key in entry]
        if len(made) > 1:
            self.fail("formation_kinds", row=label, keys=", ".join(made))
        old = rows.get(label)
        for key in ("nl", "en", "value", "open") if old is None else ():
            if key not in entry:
                self._missing(key, label)
        if old is None and not made:
            self._missing("groups", label)
        return self._check(self._made(entry, old, made))

    def _made(self, entry: dict[str, Any], old: Formation | None, made: list[str]) -> Formation:
        """The row that an entry describes."""
        start = old or Formation(
            id=entry["id"], number=None, name=Words("", ""), value=0, open=False, certainty="club", rule="", forms=()
        )
        row = replace(
            start,
            name=Words(entry.get("nl", start.name.nl), entry.get("en", start.name.en)),
            number=entry.get("number", start.number) or None,
            value=entry.get("value", start.value),
            open=entry.get("open", start.open),
            rule=entry.get("rule", start.rule),
        )
        if made:
            forms = [entry["groups"]] if "groups" in entry else entry.get("forms", [])
            read = tuple(tuple(self._group(entry["id"], made[0], text) for text in form) for form in forms)
            row = replace(row, forms=read, situation=entry.get("situation", ""), waiting=None, deals=None)
        if "waiting" in entry:
            row = replace(row, waiting=self._group(row.id, "waiting", entry["waiting"]))
        if row != replace(start, name=row.name):
            row = replace(row, certainty="club")
        return replace(row, deals=entry.get("deals", row.deals), certainty=entry.get("certainty", row.certainty))

    def _group(self, row: str, key: str, text: str) -> language.Group:
        try:
            return language.parse_group(text)
        except language.GroupError as problem:
            self.fail("formation_group", row=row, key=key, group=text, word=problem.word, allowed=language.ALLOWED)

    def _check(self, row: Formation) -> Formation:
        """Fourteen tiles, possible, not too many hands."""
        key = "groups" if len(row.forms) == 1 else "forms"
        if not row.forms and not row.situation:
            self._missing("groups", row.id)
        for form in row.forms:
            shown = ", ".join(group.text for group in form)
            tiles = sum(language.size(group) for group in form)
            if tiles != 14:
                self.fail("formation_size", row=row.id, key=key, groups=shown, tiles=tiles)
            if row.open and is_seven_pairs(form):
                self.fail("formation_pairs_open", row=row.id)
            width = bound_width(form, 0, 1)
            if width > WIDEST:
                self.fail("formation_wide", row=row.id, key=key, groups=shown, width=width, most=WIDEST)
            if not width or not is_possible(form, 0, 1):
                self.fail("formation_impossible", row=row.id, key=key, groups=shown)
        if row.waiting and not _can_wait(row, row.waiting):
            self.fail("formation_waiting", row=row.id, group=row.waiting.text)
        return row

    def _missing(self, key: str, row: object) -> NoReturn:
        self.fail("formation_missing", row=row, key=key, example=_shown(_ROW_KEYS[key]))

    def _known(self, code: str, key: str, keys: Mapping[str, object], row: object) -> None:
        if key not in keys:
            self.fail(code, row=row, key=key, allowed=", ".join(keys))

    def _choice(self, key: str, value: object, row: object) -> None:
        if value not in _CHOICES[key]:
            allowed = ", ".join(map(str, _CHOICES[key]))
            self.fail("formation_choice", where=f"[{row}] " if row else "", key=key, value=value, allowed=allowed)

    def _typed(self, key: str, value: object, example: object, row: object) -> None:
        """The value has the type of the example, and so has all that is in it; numbers and texts are not empty."""
        if not _alike(value, example):
            where = f"[{row}] " if row else ""
            self.fail("formation_type", where=where, key=key, value=_shown(value), example=_shown(example))


def _can_wait(row: Formation, waiting: language.Group) -> bool:
    """Are these thirteen tiles, and does some tile make them the formation."""
    if waiting.shape != "each" or language.size(waiting) != 13:
        return False
    hands = language.options(waiting, next(language.bindings((waiting,), 0, 1)))
    alone = Formations.of("", (row,))
    return any(alone.waits(split(hand), True, 0, 1) for hand in hands)


def _alike(value: object, example: object) -> bool:
    if type(value) is not type(example) or value == "":
        return False
    if isinstance(value, int) and not isinstance(value, bool):
        return value >= 0
    if isinstance(value, list) and isinstance(example, list):
        return all(type(one) is dict if type(example[0]) is dict else _alike(one, example[0]) for one in value)
    return True


def _shown(value: object) -> str:
    """A value as TOML writes it."""
    if isinstance(value, bool):
        return str(value).lower()
    if isinstance(value, str):
        return f'"{value}"'
    if isinstance(value, list):
        return f"[{', '.join(map(_shown, value))}]"
    if isinstance(value, dict):
        return f"{{{', '.join(f'{key} = {_shown(one)}' for key, one in value.items())}}}"
    return str(value)
