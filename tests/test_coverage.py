"""Every rule of every book has its place in `docs/coverage.md`, and nothing in the rule sets is without a rule."""

from __future__ import annotations

import pytest

from tools import coverage
from windroos.books.catalog import IDS


def test_the_page_is_up_to_date() -> None:
    assert coverage.PAGE.read_text(encoding="utf-8") == coverage.page(), "run python3 tools/coverage.py"


@pytest.mark.parametrize("book", IDS)
def test_every_rule_has_a_place_and_every_entry_a_rule(book: str) -> None:
    assert coverage.troubles(book) == []


@pytest.mark.parametrize(
    ("line", "trouble"),
    [
        ("1 | scoring | schoner | Clean", "there is no schoner"),
        ("1 | scoring | opt:maximum | The most", "there is no opt:maximum"),
        (
            "1 | scoring | fn:reading.nothing test:test_hands.test_the_three_walls | Facts",
            "there is no fn:reading.nothing",
        ),
        ("1 | scoring | fn:nothing test:test_hands.test_the_three_walls | Nothing", "there is no fn:nothing"),
        ("1 | scoring | fn:reading test:test_hands.test_nothing | Facts", "there is no test:test_hands.test_nothing"),
        ("1 | scoring | bmj:jaden | Jade", "there is no bmj:jaden"),
        ("1 | scoring | schoon N40 | A ruling too many", "there is no N40"),
        ("1 | scoring | schoon M1 | Another book's ruling", "there is no M1"),
        ("1 | play | later:nobody | Walls", "there is no later:nobody"),
        ("1 | playing | later:tournament | Walls", "playing is no kind"),
        ("1 | scoring | fn:reading.facts.Facts | Facts", "nothing shows it"),
        ("1 | scoring | test:test_hands.test_the_three_walls | Walls", "it stands nowhere in the code"),
        ("1 | scoring | - | Points", "only a story has no place"),
        ("1 | scoring | schoon | Clean\n1 | scoring | zuiver | Pure", "twice"),
    ],
)
def test_what_is_wrong_with_a_row(line: str, trouble: str) -> None:
    found = coverage.troubles("nts2002", coverage.read("nts2002", f"## 1.a | A heading, p. 1\n{line}\n"))
    assert f"nts2002:1.a.1: {trouble}" in found


def test_what_no_rule_names_is_said() -> None:
    found = coverage.troubles("nts2002", coverage.read("nts2002", "## 1.a | A heading\n1 | scoring | schoon | Clean\n"))
    assert "nts2002: no rule names the entry zuiver" in found
    assert "nts2002: no rule names the entry schoon" not in found
    assert "nts2002: no rule names the option pe_ling_pairs" in found
    assert "nts2002: no rule names the ruling N21" in found


@pytest.mark.parametrize("text", ["1 | scoring | schoon | Clean", "## 1 | Heading\n1 | scoring | schoon"])
def test_lines_that_are_no_row(text: str) -> None:
    with pytest.raises(ValueError, match=r"nts2002.txt:[12]: number"):
        coverage.read("nts2002", text)


def test_the_check_fails_on_a_stale_page(monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]) -> None:
    monkeypatch.setattr(coverage, "page", lambda: "another page\n")
    assert coverage.main(["--check"]) == 1
    assert "out of date" in capsys.readouterr().err
