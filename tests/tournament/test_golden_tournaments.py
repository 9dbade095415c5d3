"""Golden tournaments: read out of text, asked of the door, and beside a second reading; exports byte by byte."""

from __future__ import annotations

from pathlib import Path

import pytest

from tests.tournament.door_of import Json, ask
from tests.tournament.golden import GoldenTournament, golden_tournaments
from tests.tournament.golden_exports import EXPORTS, exports
from tests.tournament.naive import naive_standings, standing_text

GOLDEN = list(golden_tournaments())


def said(answer: Json) -> str:
    """Standings of the door as a golden tournament writes them, who share a place by name."""
    rows = sorted(answer["rows"], key=lambda row: (row["place"], row["entrant"]))
    places = [row["place"] for row in rows]
    return ", ".join(
        f"{row['place']}{'=' if places.count(row['place']) > 1 else ''} {row['entrant']} {row['score']} {row['points']}"
        for row in rows
    )


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_golden_tournaments(golden: GoldenTournament, tmp_path: Path) -> None:
    lines = list(golden.lines())
    shows = [{"do": "show", "what": "standings", "after": after} for after in golden.standings]
    answers = ask(tmp_path, [*lines, *shows])
    assert [answer for answer in answers if "error" in answer] == []
    found = {after: said(answer) for after, answer in zip(golden.standings, answers[len(lines) :], strict=True)}
    assert found == golden.standings
    second = {
        after: standing_text(naive_standings(golden.formula, golden.settled()[:after])) for after in golden.standings
    }
    assert second == golden.standings


@pytest.mark.parametrize("golden", GOLDEN, ids=str)
def test_every_export_is_what_it_was(golden: GoldenTournament, tmp_path: Path) -> None:
    """Byte by byte: the European file, reports, schedule and result in both languages, the whole tournament."""
    kept = {path.name: path.read_bytes() for path in (EXPORTS / golden.file).iterdir()}
    made = exports(golden, tmp_path)
    assert made.keys() == kept.keys()
    assert {name for name in made if made[name] != kept[name]} == set()


def test_there_are_golden_tournaments_of_each_way_to_count() -> None:
    assert {one.formula for one in GOLDEN} == {
        *("mcr-4210", "mcr-dertienwezen", "nts-toernooi", "nmv144-toernooi", "hongkong-toernooi", "riichi-ema"),
        "duplicaat-nts",
    }
