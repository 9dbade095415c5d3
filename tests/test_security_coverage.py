"""Every requirement of OWASP's standard at level 2 has its row in `docs/security.md`, and its tests are there."""

from __future__ import annotations

import pytest

from tools import security_coverage as coverage


def test_the_page_is_up_to_date() -> None:
    assert coverage.PAGE.read_text(encoding="utf-8") == coverage.page(), "run python3 tools/security_coverage.py"


def test_every_requirement_has_one_answer_and_its_tests_exist() -> None:
    assert coverage.troubles() == []


def test_numbers_are_written_short() -> None:
    assert list(coverage.spelt("2.6.1-3, 2.10.1")) == ["2.6.1", "2.6.2", "2.6.3", "2.10.1"]
    assert len(list(coverage.spelt(coverage.LEVEL_2))) == 259


@pytest.mark.parametrize(
    ("row", "trouble"),
    [
        ("1.1.1 | perhaps | - | Asked | Done", "1.1.1: perhaps is no state"),
        ("1.1.1 | yes | test_cash.test_niets | Asked | Done", "1.1.1: there is no test test_cash.test_niets"),
        (
            "1.1.1 | no | test_serve.test_the_page_is_there_without_anything_slow | Asked | Done",
            "1.1.1: a test for what is not met",
        ),
        ("1.1.1 | no | - | Asked |", "1.1.1: it does not say how, or why not"),
        ("1.1.1 | yes | - | Asked | Done\n1.1.1 | no | - | Asked | Done", "1.1.1: twice"),
        ("1.4.2 | yes | - | Asked | Done", "1.4.2: asked by nobody"),
        ("1.1.1 | yes | - | Asked | Done", "14.5.4: no row says how it stands"),
    ],
)
def test_what_is_wrong_is_said(row: str, trouble: str) -> None:
    assert trouble in coverage.troubles(coverage.read(f"## V1 | Heading\n{row}\n"))


def test_a_line_that_is_no_row_is_named() -> None:
    with pytest.raises(ValueError, match=r"security\.txt:1: numbers"):
        coverage.read("1.1.1 | yes | - | No heading | Done")
