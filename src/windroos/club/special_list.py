"""The club's own list of special hands (144 rules): the number that each formation has there, typed or from TOML."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping
from typing import Final, NamedTuple

from windroos.club.collection import FAMILY
from windroos.club.errors import ClubError
from windroos.rules.bmj import shipped
from windroos.rules.toml_text import TomlError, read_toml
from windroos.text.words import Lang

MOST_NUMBER: Final = 50


class SpecialRow(NamedTuple):
    """A formation of the list; `number` 0 is not known, `certain` where the book's association gave it."""

    id: str
    name: str
    value: int
    rule: str
    number: int
    certain: bool


def special_rows(numbers: Mapping[str, int], lang: Lang) -> tuple[SpecialRow, ...]:
    """All formations by value, number and name; the club's number before the shipped one."""
    rows = [
        SpecialRow(
            row.id,
            row.name.to(lang),
            row.value,
            row.rule,
            numbers.get(row.id, row.number or 0),
            row.number is not None and row.id not in numbers,
        )
        for row in shipped().rows
    ]
    return tuple(sorted(rows, key=lambda row: (row.value, row.number or MOST_NUMBER + 1, row.name)))


def read_list(toml: bytes, typed: Mapping[str, str]) -> dict[str, int]:
    """The numbers of a list, by id, as typed or as a file has them: `id = number`, or tables `[[formation]]`.

    Variants of one formation may share a number, as they do in the association's list (rule 141).

    Raises ClubError: `club_list_toml`, `club_list_formation`, `club_list_number`, `club_list_twice`.
    """
    given: dict[str, object] = dict(typed)
    if toml.strip():
        try:
            tree = read_toml(toml.decode("utf-8-sig"))
        except (TomlError, UnicodeDecodeError) as wrong:
            raise ClubError("club_list_toml", line=getattr(wrong, "line", 0) or 1) from None
        rows = tree.get("formation", [])
        if isinstance(rows, list) and rows:
            given = {str(row.get("id", "")): row.get("number", "") for row in rows if isinstance(row, dict)}
        else:
            given = dict(tree.get("formations", tree))
    known = {row.id: row for row in shipped().rows}
    found: dict[str, int] = {}
    for id, value in given.items():
        if id not in known:
            raise ClubError("club_list_formation", formation=id[:40])
        text = str(value).strip()
        if not text:
            continue
        if not (text.isascii() and text.isdecimal() and len(text) < 3 and 1 <= int(text) <= MOST_NUMBER):
            raise ClubError("club_list_number", number=text[:20], most=MOST_NUMBER)
        if known[id].number != int(text):
            found[id] = int(text)
    twice = _given_twice({row.id: row.number or 0 for row in known.values()} | found)
    if twice:
        raise ClubError("club_list_twice", number=min(twice))
    return found


def _given_twice(numbers: Mapping[str, int]) -> list[int]:
    """The numbers that formations have which are no variants of each other."""
    whose: defaultdict[int, set[str]] = defaultdict(set)
    for id, number in numbers.items():
        whose[number].add(FAMILY.get(id, id))
    return [number for number, families in whose.items() if number and len(families) > 1]
