"""What a club asks of Windroos, where it is and what shows it: `docs/club-coverage.md`, made from data.

    python3 tools/club_coverage.py            writes docs/club-coverage.md
    python3 tools/club_coverage.py --check    exit status 1 where it is out of date or something has no place

The data are `docs/coverage/club.txt`: `## code | heading` begins a section, `number | where | what` is a row with the
id `code.number`, those of the section K are rulings. `where` holds words that say where it is,

    fn:club.cup            a module, function, class or value of windroos
    page:/club/...         an address of the club's pages
    print:uitslag          a print
    formula:groenehart     a formula that comes with Windroos
    key:table.ties         a field of a formula
    ruling:losers          a ruling of a club

and words that say what shows it:

    test:test_x.test_y     a test
    golden:K14             golden seasons that name this ruling in their title (`tests/club/*.txt`)
    door:fuhing            a transcript of the machine's door (`tests/club/door`)
"""

from __future__ import annotations

import re
import sys
from collections.abc import Callable, Mapping
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.coverage import exists, tests  # noqa: E402 - after the path is set
from windroos.club.prints.catalog import CLUB_PRINTS, EVENING_PRINTS  # noqa: E402 - after the path is set
from windroos.club.settings import RULINGS  # noqa: E402 - after the path is set
from windroos.reckoning.formula_file import PRESETS  # noqa: E402 - after the path is set
from windroos.reckoning.formula_form import FIELDS  # noqa: E402 - after the path is set
from windroos.web.club.needs import NEEDS  # noqa: E402 - after the path is set

DATA: Final = ROOT / "docs" / "coverage" / "club.txt"
PAGE: Final = ROOT / "docs" / "club-coverage.md"
GOLDEN: Final = ROOT / "tests" / "club"
SHOWS: Final = ("test", "golden", "door")
RULING: Final = "K"
MOST_RULINGS: Final = 28


class ClubRow(NamedTuple):
    """Something that a club asks; `where` as in the data."""

    id: str
    where: tuple[str, ...]
    what: str


class ClubSection(NamedTuple):
    """What it asks of one subject."""

    heading: str
    rows: tuple[ClubRow, ...]


def read(text: str | None = None) -> list[ClubSection]:
    """The data. Raises ValueError with the line that is none."""
    sections: list[ClubSection] = []
    code = ""
    for number, line in enumerate((DATA.read_text("utf-8") if text is None else text).splitlines(), 1):
        columns = [column.strip() for column in line.lstrip("#").split("|")]
        if line.startswith("## ") and len(columns) == 2:
            code, heading = columns
            sections.append(ClubSection(heading, ()))
        elif line.strip() and not line.startswith("#"):
            if len(columns) != 3 or not sections:
                raise ValueError(f"{DATA.name}:{number}: number | where | what, under a heading")
            id = f"{code}{columns[0]}" if code == RULING else f"{code}.{columns[0]}"
            row = ClubRow(id, tuple(columns[1].split()), columns[2])
            sections[-1] = ClubSection(sections[-1].heading, (*sections[-1].rows, row))
    return sections


@cache
def _addresses() -> frozenset[str]:
    """Every address of the club's pages, with `...` for what differs."""
    return frozenset(re.sub(r"\{[^}]*\}", "...", one.partition(" ")[2]) for one in NEEDS)


@cache
def _golden() -> frozenset[str]:
    """The rulings that titles of golden seasons name."""
    texts = (path.read_text("utf-8") for path in sorted(GOLDEN.glob("*.txt")))
    return frozenset(re.findall(r"^== .*\((K\d+)\b", "\n".join(texts), re.MULTILINE))


KNOWN: Final[Mapping[str, Callable[[str], bool]]] = {
    "fn": exists,
    "page": lambda name: name in _addresses(),
    "print": lambda name: any(kind.what == name for kind in (*EVENING_PRINTS, *CLUB_PRINTS)),
    "formula": PRESETS.__contains__,
    "key": FIELDS.__contains__,
    "ruling": RULINGS.__contains__,
    "test": lambda name: name in tests(),
    "golden": lambda name: name in _golden(),
    "door": lambda name: (GOLDEN / "door" / f"{name}.txt").exists(),
}
"""Whether there is such a thing, by the kind of a word."""


def troubles(sections: list[ClubSection] | None = None) -> list[str]:
    """What is wrong: words that mean nothing, rows without a place or a proof, and what no row names."""
    rows = [row for section in sections or read() for row in section.rows]
    found = []
    for row in rows:
        words = [word.partition(":")[::2] for word in row.where]
        found += [f"{row.id}: there is no {kind}:{name}" for kind, name in words if not _is_known(kind, name)]
        if not any(kind in SHOWS for kind, _ in words):
            found.append(f"{row.id}: nothing shows it")
        if all(kind in SHOWS for kind, _ in words):
            found.append(f"{row.id}: it stands nowhere in the code")
    ids = [row.id for row in rows]
    found += [f"{id}: twice" for id in sorted(set(ids)) if ids.count(id) > 1]
    named = {word for row in rows for word in row.where}
    wanted = [f"print:{kind.what}" for kind in (*EVENING_PRINTS, *CLUB_PRINTS)]
    wanted += [*(f"formula:{id}" for id in PRESETS), *(f"ruling:{id}" for id in RULINGS)]
    found += [f"no row names {word}" for word in dict.fromkeys(wanted) if word not in named]
    missing = [f"{RULING}{number}" for number in range(1, MOST_RULINGS + 1) if f"{RULING}{number}" not in ids]
    return found + [f"no row is the ruling {ruling}" for ruling in missing]


def _is_known(kind: str, name: str) -> bool:
    return kind in KNOWN and KNOWN[kind](name)


def _said(word: str) -> str:
    """A word as the page shows it."""
    kind, _, name = word.partition(":")
    marks = {"fn": f"`windroos.{name}`", "page": f"`{name}`", "test": f"`{name}`"}
    marks |= {"golden": f"golden seasons of {name}", "door": f"`tests/club/door/{name}.txt`"}
    return marks.get(kind, f"{kind} `{name}`")


def _row(row: ClubRow) -> str:
    is_proof = [word.partition(":")[0] in SHOWS for word in row.where]
    where = ", ".join(_said(word) for word, shows in zip(row.where, is_proof, strict=True) if not shows)
    shown = "<br>".join(_said(word) for word, shows in zip(row.where, is_proof, strict=True) if shows)
    return f"| {row.id} | {row.what} | {where} | {shown} |"


def page() -> str:
    """The whole page, in Markdown."""
    sections = read()
    count = sum(len(section.rows) for section in sections)
    lines = [
        "# A club, requirement by requirement",
        "",
        f"Made by `tools/club_coverage.py` from `docs/coverage/club.txt`; change that. {count} rows: what a club asks,",
        "where it is (code, an address, a print, a formula or a field of one, a ruling), and what shows it: tests,",
        "golden seasons, transcripts of the machine's door. What the rulings are is said in [a club](club.md#rulings).",
        "",
    ]
    for section in sections:
        lines += [f"## {section.heading}", "", "| | what | where | shown by |", "|---|---|---|---|"]
        lines += [*map(_row, section.rows), ""]
    return "\n".join(lines).rstrip() + "\n"


def main(arguments: list[str]) -> int:
    """Write the page, or check it; says what is wrong and answers with the exit status."""
    wrong = troubles()
    for what in wrong:
        print(what, file=sys.stderr)
    new = page()
    if arguments == ["--check"]:
        old = PAGE.read_text(encoding="utf-8") if PAGE.exists() else ""
        if old != new:
            print("docs/club-coverage.md is out of date: run python3 tools/club_coverage.py", file=sys.stderr)
        return int(bool(wrong) or old != new)
    PAGE.write_text(new, encoding="utf-8")
    return int(bool(wrong))


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
