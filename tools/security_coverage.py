"""What OWASP's Application Security Verification Standard asks, and what shows it: `docs/security.md`, from data.

    python3 tools/security_coverage.py            writes docs/security.md
    python3 tools/security_coverage.py --check    exit status 1 where it is out of date or a requirement has no row

The data are `docs/coverage/security.txt`, which says how a row is written. Every requirement of level 2 has its row.
"""

from __future__ import annotations

import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Final, NamedTuple

ROOT: Final = Path(__file__).resolve().parent.parent
if str(ROOT) not in sys.path:
    sys.path[:0] = [str(ROOT / "src"), str(ROOT)]

from tools.coverage import tests  # noqa: E402 - after the path is set

DATA: Final = ROOT / "docs" / "coverage" / "security.txt"
PAGE: Final = ROOT / "docs" / "security.md"
STATES: Final = {"yes": "met", "part": "in part", "no": "not met", "none": "does not apply"}
LEVEL_2: Final = """
1.1.1-7 1.2.1-4 1.4.1 1.4.4-5 1.5.1-4 1.6.1-4 1.7.1-2 1.8.1-2 1.9.1-2 1.10.1 1.11.1-2 1.12.2 1.14.1-6
2.1.1-12 2.2.1-3 2.3.1-3 2.4.1-6 2.5.1-7 2.6.1-3 2.7.1-6 2.8.1-6 2.9.1-3 2.10.1-4
3.1.1 3.2.1-4 3.3.1-4 3.4.1-5 3.5.1-3 3.7.1
4.1.1-3 4.1.5 4.2.1-2 4.3.1-3
5.1.1-5 5.2.1-8 5.3.1-10 5.4.1-3 5.5.1-4
6.1.1-3 6.2.1-6 6.3.1-2 6.4.1-2
7.1.1-4 7.2.1-2 7.3.1 7.3.3-4 7.4.1-3
8.1.1-4 8.2.1-3 8.3.1-8
9.1.1-3 9.2.1-4
10.2.1-2 10.3.1-3
11.1.1-8
12.1.1-3 12.2.1 12.3.1-6 12.4.1-2 12.5.1-2 12.6.1
13.1.1 13.1.3-5 13.2.1-3 13.2.5-6 13.3.1-2 13.4.1-2
14.1.1-4 14.2.1-6 14.3.2-3 14.4.1-7 14.5.1-4
"""
"""What version 4.0.3 asks at level 2, without what it deleted."""
HEAD: Final = """\
# How safe it is

Made by `tools/security_coverage.py` from `docs/coverage/security.txt`; change that. OWASP's Application Security
Verification Standard, version 4.0.3, asks {asked} things of an application at level 2. In our own words: what it asks,
how Windroos does it, and the test that fails where it no longer does. {counts}.
What is not met is said with its reason. It was read and filled in by who makes Windroos, and certified by nobody.

This is about a house on the open net ([hosting](hosting.md)), with `--public` and a proxy that speaks TLS. Who finds a
hole writes to the address of `/.well-known/security.txt` of the house where he found it.
"""


class SecurityRow(NamedTuple):
    """Requirements that have one answer: their numbers, how it stands, tests that show it, what is asked and done."""

    numbers: tuple[str, ...]
    state: str
    tests: tuple[str, ...]
    asked: str
    done: str


class SecurityChapter(NamedTuple):
    """A chapter of the standard."""

    code: str
    heading: str
    rows: tuple[SecurityRow, ...]


def spelt(numbers: str) -> Iterator[str]:
    """Numbers one by one: `2.6.1-3, 2.7.1` are four."""
    for one in numbers.replace(",", " ").split():
        head, _, last = one.partition("-")
        section, _, first = head.rpartition(".")
        yield from (f"{section}.{number}" for number in range(int(first), int(last or first) + 1))


def read(text: str | None = None) -> list[SecurityChapter]:
    """The data. Raises ValueError with the line that is none."""
    chapters: list[SecurityChapter] = []
    for number, line in enumerate((DATA.read_text("utf-8") if text is None else text).splitlines(), 1):
        columns = [column.strip() for column in line.lstrip("#").split("|")]
        if line.startswith("## ") and len(columns) == 2:
            chapters.append(SecurityChapter(columns[0], columns[1], ()))
        elif line.strip() and not line.startswith("#"):
            if len(columns) != 5 or not chapters:
                raise ValueError(f"{DATA.name}:{number}: numbers | state | tests | asked | done, under a heading")
            numbers, state, shown, asked, done = columns
            shows = () if shown == "-" else tuple(shown.replace(",", " ").split())
            row = SecurityRow(tuple(spelt(numbers)), state, shows, asked, done)
            chapters[-1] = chapters[-1]._replace(rows=(*chapters[-1].rows, row))
    return chapters


def troubles(chapters: list[SecurityChapter] | None = None) -> list[str]:
    """What is wrong: words that mean nothing, tests that are not there, requirements without a row or with two."""
    rows = [row for chapter in chapters or read() for row in chapter.rows]
    known, wanted = tests(), list(spelt(LEVEL_2))
    found = [f"{row.numbers[0]}: {row.state} is no state" for row in rows if row.state not in STATES]
    found += [f"{row.numbers[0]}: there is no test {test}" for row in rows for test in row.tests if test not in known]
    found += [
        f"{row.numbers[0]}: a test for what is not met" for row in rows if row.tests and row.state in ("no", "none")
    ]
    found += [f"{row.numbers[0]}: it does not say how, or why not" for row in rows if not row.done]
    said = [number for row in rows for number in row.numbers]
    found += [f"{number}: twice" for number in sorted(set(said)) if said.count(number) > 1]
    found += [f"{number}: asked by nobody" for number in said if number not in wanted]
    return found + [f"{number}: no row says how it stands" for number in wanted if number not in said]


def page() -> str:
    """The whole page, in Markdown."""
    chapters = read()
    counts = {state: sum(len(r.numbers) for c in chapters for r in c.rows if r.state == state) for state in STATES}
    told = ", ".join(f"{count} {STATES[state]}" for state, count in counts.items())
    lines = HEAD.format(asked=len(list(spelt(LEVEL_2))), counts=told).splitlines()
    for chapter in chapters:
        lines += ["", f"## {chapter.code}: {chapter.heading}", ""]
        lines += ["| | asked | | how, or why not | shown by |", "|---|---|---|---|---|"]
        for row in chapter.rows:
            shown = "<br>".join(f"`{test}`" for test in row.tests)
            lines.append(f"| {', '.join(row.numbers)} | {row.asked} | {STATES[row.state]} | {row.done} | {shown} |")
    return "\n".join(lines) + "\n"


def main(words: list[str]) -> int:
    """Write the page, or see that it is up to date."""
    wrong = troubles()
    if "--check" in words and (not PAGE.exists() or PAGE.read_text("utf-8") != page()):
        wrong.append("docs/security.md is out of date: run python3 tools/security_coverage.py")
    if "--check" not in words and not wrong:
        PAGE.write_text(page(), "utf-8")
    print("\n".join(wrong) or "Everything has its row.")
    return 1 if wrong else 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
