"""Everything that a club asks has its place in `docs/club-coverage.md`, and what shows it is there."""

from __future__ import annotations

import pytest

from tools import club_coverage as coverage


def test_the_page_is_up_to_date() -> None:
    assert coverage.PAGE.read_text(encoding="utf-8") == coverage.page(), "run python3 tools/club_coverage.py"


def test_every_row_has_a_place_and_a_proof_and_nothing_is_left_out() -> None:
    assert coverage.troubles() == []


@pytest.mark.parametrize(
    ("row", "trouble"),
    [
        ("1 | fn:club.nothing door:fuhing | A cup", "a.1: there is no fn:club.nothing"),
        ("1 | page:/club/nergens door:fuhing | A page", "a.1: there is no page:/club/nergens"),
        ("1 | print:niets door:fuhing | A print", "a.1: there is no print:niets"),
        ("1 | formula:niets door:fuhing | A formula", "a.1: there is no formula:niets"),
        ("1 | key:table.niets door:fuhing | A field", "a.1: there is no key:table.niets"),
        ("1 | ruling:niets door:fuhing | A ruling", "a.1: there is no ruling:niets"),
        ("1 | fn:club.cup test:test_cash.test_niets | A test", "a.1: there is no test:test_cash.test_niets"),
        ("1 | fn:club.cup golden:K99 | A golden season", "a.1: there is no golden:K99"),
        ("1 | fn:club.cup door:niets | A transcript", "a.1: there is no door:niets"),
        ("1 | cup door:fuhing | A word of no kind", "a.1: there is no cup:"),
        ("1 | fn:club.cup | A cup", "a.1: nothing shows it"),
        ("1 | door:fuhing | A cup", "a.1: it stands nowhere in the code"),
        ("1 | fn:club.cup door:fuhing | A cup\n1 | fn:club.cup door:fuhing | A cup", "a.1: twice"),
        ("1 | fn:club.cup door:fuhing | A cup", "no row names print:uitslag"),
        ("1 | fn:club.cup door:fuhing | A cup", "no row names formula:fuhing"),
        ("1 | fn:club.cup door:fuhing | A cup", "no row names ruling:losers"),
        ("1 | fn:club.cup door:fuhing | A cup", "no row is the ruling K28"),
    ],
)
def test_what_is_wrong_is_said(row: str, trouble: str) -> None:
    assert trouble in coverage.troubles(coverage.read(f"## a | Heading\n{row}\n"))


@pytest.mark.parametrize("text", ["1 | fn:club.cup | No heading", "## a | Heading\n1 | fn:club.cup"])
def test_lines_that_are_no_row(text: str) -> None:
    with pytest.raises(ValueError, match=r"club.txt:[12]: number"):
        coverage.read(text)


def test_the_check_fails_on_a_stale_page(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(coverage, "page", lambda: "another page\n")
    assert coverage.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
