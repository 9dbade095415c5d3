"""What a club and a tournament must do, row by row in `docs/coverage-*.md`: the modules and tests named there exist."""

from __future__ import annotations

import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Final, NamedTuple

import pytest

ROOT: Final = Path(__file__).resolve().parent.parent
PAGES: Final = sorted((ROOT / "docs").glob("coverage-*.md"))


class CoverageRow(NamedTuple):
    """A row of a page: what is required, the modules that do it, and the tests that fail without it."""

    line: int
    what: str
    modules: tuple[str, ...]
    tests: tuple[str, ...]


def rows(text: str) -> Iterator[CoverageRow]:
    """The rows of the tables of a page, but for their heads."""
    for number, line in enumerate(text.splitlines(), 1):
        cells = [cell.strip() for cell in line.strip().strip("|").split("|")]
        if line.startswith("|") and len(cells) == 3 and not set(line) <= set("|-") and cells[1] != "where":
            yield CoverageRow(number, cells[0], *(tuple(re.findall(r"`([^`]+)`", cell)) for cell in cells[1:]))


@cache
def names_in(path: str) -> frozenset[str]:
    """The names of the tests of a module; none where there is no such file."""
    file = ROOT / path
    return (
        frozenset(re.findall(r"^(?:async )?def (test_\w+)", file.read_text("utf-8"), re.MULTILINE))
        if file.is_file()
        else frozenset()
    )


def troubles(row: CoverageRow) -> list[str]:
    """What is wrong with a row."""
    found = [] if row.modules else ["no module does it"]
    found += [] if row.tests else ["no test shows it"]
    for module in row.modules:
        place = ROOT / "src" / "windroos" / module
        if not (place.with_suffix(".py").is_file() or (place / "__init__.py").is_file()):
            found.append(f"there is no module {module}")
    for test in row.tests:
        path, _, name = test.partition("::")
        if name not in names_in(path):
            found.append(f"there is no test {test}")
    return [f"line {row.line}, {row.what}: {one}" for one in found]


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.stem)
def test_every_requirement_names_modules_and_tests_that_are_there(page: Path) -> None:
    found = list(rows(page.read_text("utf-8")))
    assert found
    assert [one for row in found for one in troubles(row)] == []
    assert len({row.what for row in found}) == len(found), "each once"


@pytest.mark.parametrize(
    ("cells", "trouble"),
    [
        ("Walls | `tiles` | `tests/test_requirements.py::test_what_is_wrong_with_a_row_is_said`", ""),
        ("Walls |  | `tests/test_requirements.py::test_what_is_wrong_with_a_row_is_said`", "no module does it"),
        ("Walls | `tiles` | ", "no test shows it"),
        ("Walls | `tils` | `tests/test_requirements.py::test_nothing`", "there is no module tils"),
        ("Walls | `tiles` | `tests/test_no.py::test_nothing`", "there is no test tests/test_no.py::test_nothing"),
    ],
)  # fmt: skip
def test_what_is_wrong_with_a_row_is_said(cells: str, trouble: str) -> None:
    (row,) = rows(f"| what it must do | where | shown by |\n|---|---|---|\n| {cells} |")
    assert ([one.removeprefix("line 3, Walls: ") for one in troubles(row)] or [""])[0] == trouble
