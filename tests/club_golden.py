"""Golden seasons and tables as a secretary writes them (`tests/club/*.txt`), read.

== What it shows
bron: where it is said
formule: groenehart
regel: season.keep = { best_share = "3/4", round = "down" }
leden: Anna, Bram                    (else everybody who is no "gast")
avond 1: Anna 500 m5 v2, Bram -500 | Carla 30, ...     tables; m mahjongs, v veroorzaakt, s straf, d deel of evening
avond 2, 10-2-2024, 12 spellen: ...  a date, and hands at each table
verdient 1: 4, 2 | ...               what each earned at the tables of evening 1, as above
stand: Anna 24½, Bram 20             in order; equal places as 1= Anna
onder de streep: Carla
tellen: 10                           evenings
nodig: 8
"""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta
from pathlib import Path
from typing import Any, NamedTuple

from windroos.reckoning.facts import Membership, SeasonEvening
from windroos.reckoning.formula import Formula
from windroos.reckoning.formula_file import preset_text, read
from windroos.reckoning.lines import ResultLine, TablePart, from_totals
from windroos.reckoning.numbers import Number, read_number

FOLDER = Path(__file__).parent / "club"
FIRST = date(2025, 1, 7)
_SEAT = re.compile(r"(?P<name>.+?) (?P<points>[-−]?\d\S*)(?P<rest>( [mvsd]\S+)*)")


class GoldenSeason(NamedTuple):
    """One block of a file."""

    file: str
    title: str
    formula: Formula
    members: tuple[Membership, ...]
    evenings: tuple[SeasonEvening, ...]
    lines: tuple[ResultLine, ...]
    wanted: dict[str, str]

    def __str__(self) -> str:
        return f"{self.file}: {self.title}"


def golden_seasons() -> Iterator[GoldenSeason]:
    """Every block of every file."""
    for path in sorted(FOLDER.glob("*.txt")):
        text = path.read_text(encoding="utf-8")
        for block in re.split(r"^== ", text, flags=re.MULTILINE)[1:]:
            yield _block(path.stem, block)


def exact_number(text: str) -> Number:
    found = read_number(text)
    assert found is not None, text
    return found


def _block(file: str, block: str) -> GoldenSeason:
    title, *rows = [line.strip() for line in block.splitlines() if line.strip() and not line.startswith("#")]
    wanted: dict[str, str] = {}
    rules: list[str] = []
    members: list[str] = []
    evenings: list[SeasonEvening] = []
    lines: list[ResultLine] = []
    formula = ""
    for row in rows:
        key, _, value = (part.strip() for part in row.partition(":"))
        if key == "formule":
            formula = value
        elif key == "regel":
            rules.append(value)
        elif key == "leden":
            members += [name.strip() for name in value.split(",")]
        elif key.startswith("avond"):
            evening, more = _evening(key, value)
            evenings.append(evening)
            lines += more
        elif key != "bron":
            assert key not in wanted, row
            wanted[key] = value
    read_formula = _formula(formula, rules)
    kind = read_formula.lines.kinds[0]
    people = members or sorted({line.person for line in lines if not line.person.startswith("gast")})
    return GoldenSeason(
        file,
        title,
        read_formula,
        tuple(Membership(person, date(1980, 1, 1)) for person in people),
        tuple(evening._replace(kind=kind) for evening in evenings),
        tuple(lines),
        wanted,
    )


def _formula(preset: str, rules: list[str]) -> Formula:
    """A preset with some rules otherwise."""
    if not rules:
        return read(preset_text(preset))
    tables: dict[str, list[str]] = {}
    for rule in rules:
        table, _, rest = rule.partition(".")
        tables.setdefault(table, []).append(rest)
    text = f'extends = "{preset}"\n' + "".join(
        f"[{table}]\n" + "".join(f"{key}\n" for key in keys) for table, keys in tables.items()
    )
    return read(text)


def _evening(key: str, value: str) -> tuple[SeasonEvening, list[ResultLine]]:
    words = [word.strip() for word in key.removeprefix("avond").split(",")]
    number, day, hands = words[0], FIRST + timedelta(weeks=int(words[0])), None
    for word in words[1:]:
        if word.endswith("spellen"):
            hands = int(word.split()[0])
        else:
            one, month, year = map(int, word.split("-"))
            day = date(year, month, one)
    lines: list[ResultLine] = []
    for table, seats in enumerate(value.split("|"), 1):
        lines += _table(TablePart(number, day, table), seats, hands)
    return SeasonEvening(number, day), lines


def _table(at: TablePart, text: str, hands: int | None) -> tuple[ResultLine, ...]:
    seats: list[dict[str, Any]] = []
    for seat in text.split(","):
        found = _SEAT.fullmatch(seat.strip())
        assert found is not None, seat
        more = {word[0]: word[1:] for word in found["rest"].split()}
        seats.append({"name": found["name"].strip(), "points": exact_number(found["points"]), **more})
    known = [seat.get("m") is not None for seat in seats]
    lines = from_totals(
        at,
        [seat["name"] for seat in seats],
        [seat["points"] for seat in seats],
        [int(seat["m"]) for seat in seats] if all(known) else None,
        [int(seat["v"]) for seat in seats] if all("v" in seat for seat in seats) else None,
        hands,
        [exact_number(seat.get("s", "0")) for seat in seats],
    )
    return tuple(line._replace(share=exact_number(seat.get("d", "1"))) for line, seat in zip(lines, seats, strict=True))
