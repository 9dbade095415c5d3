"""Standings by the shipped formulas: golden tables and seasons, and what a formula file may not say."""

from __future__ import annotations

import pytest

from tests.club_golden import GoldenSeason, exact_number, golden_seasons
from windroos.reckoning.scored import Scored
from windroos.reckoning.standings import apply

GOLDEN = list(golden_seasons())


def scored(golden: GoldenSeason) -> Scored:
    return apply(golden.formula, golden.lines, golden.evenings, golden.members)


def pairs(text: str) -> dict[str, str]:
    """`Anna 24½, Bram 20` by name."""
    parts = (part.strip().rpartition(" ") for part in text.split(","))
    return {name: value for name, _, value in parts}


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_golden_seasons(golden: GoldenSeason) -> None:
    found, wanted = scored(golden), dict(golden.wanted)
    rows = {row.person: row for row in found.rows}
    evenings = {evening.evening.id: evening for evening in found.evenings}
    assert wanted, "a block shows something"
    for key, value in wanted.items():
        word, _, number = key.partition(" ")
        if word == "verdient":
            earned = {part.line.person: part.score for table in evenings[number].tables for part in table}
            seats = [line.person for line in golden.lines if line.evening == number]
            assert [earned[seat] for seat in seats] == [exact_number(one) for one in value.replace("|", ",").split(",")]
        elif word == "winnaar":
            assert evenings[number].winners == tuple(value.split(", "))
        elif word == "stand":
            shown = [f"{row.place} {row.person}" for row in found.rows if row.place is not None]
            assert shown == list(pairs(value))
            scores = [row.score for row in found.rows if row.place is not None]
            assert scores == [exact_number(one) for one in pairs(value).values()]
        elif word == "score":
            assert {name: rows[name].score for name in pairs(value)} == {
                name: exact_number(one) for name, one in pairs(value).items()
            }
        elif word == "beslist":
            assert {name: rows[name].decided_by for name in pairs(value)} == pairs(value)
        elif key == "onder de streep":
            for name in value.split(", "):
                assert rows[name].place is None
                assert not rows[name].eligible
        else:
            assert {"tellen": found.counting, "nodig": found.needed}[key] == int(value)
