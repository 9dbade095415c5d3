"""Hands as they are explained after a game: groups, dim tiles, lines."""

from __future__ import annotations

from windroos.books.catalog import book_words, rules
from windroos.notation import parse
from windroos.scoring.score import score
from windroos.web.explained import ExplainedHand, explained

RULES = rules("nts2002")
WORDS = book_words("nts2002")


def told(text: str, *, counted: bool = True) -> ExplainedHand:
    """The explanation of a hand."""
    read = parse(text)
    return explained(read.hand, score(RULES, read.hand, read.situation) if counted else None, WORDS, "nl")


def shown(found: ExplainedHand) -> list[str]:
    """The groups in short: kinds, with a `-` behind those that are dim."""
    return [" ".join(f"{tile.kind}{'-' * ('dim' in tile.marks)}" for tile in group) for group in found.groups]


def test_a_losers_tiles_that_count_for_nothing_are_dim() -> None:
    found = told("444m 666p RRR 1m 9p 2s 8s loser S/E")
    assert shown(found) == ["3 3 3", "14 14 14", "33 33 33", "0- 17- 19- 25-"]
    assert found.figure == "16 × 4 = 64"


def test_a_winners_tiles_all_count() -> None:
    found = told("234m 678m 3s [345p] [567s] +3s discard S/E")
    assert shown(found) == ["1 2 3", "5 6 7", "20"]
    assert [line.figure for line in found.lines if line.kind == "total"]


def test_a_limit_hand_by_itself_needs_no_sum() -> None:
    found = told("19m 19p 19s ESWN PG R +R wall S/E")
    assert [line.kind for line in found.lines if line.kind != "replaced"] == ["line"]
    assert found.figure == "2.000"


def test_where_nothing_is_counted_the_tiles_are_only_laid() -> None:
    found = told("444m 666p RRR 1m 9p 2s 8s loser S/E", counted=False)
    assert shown(found) == ["3 3 3", "14 14 14", "33 33 33", "0 17 19 25"]
    assert (found.lines, found.figure) == ((), "")


def test_what_the_points_took_the_place_of_says_so() -> None:
    found = told("EEEESSSSRRRRN loser S/E")
    notes = [line.note for line in found.lines if line.kind == "replaced"]
    assert notes == ["de getelde punten zijn meer"] * len(notes) != []
