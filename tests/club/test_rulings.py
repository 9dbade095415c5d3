"""Rulings of a club, told as lines: what each of its answers comes to (K7, K13, K19, K28)."""

from __future__ import annotations

from fractions import Fraction
from typing import Any

import pytest

from tests.club.told_world import ToldWorld
from windroos.club.parts import shares

FIVE = ["a", "b", "c", "d", "e"]


def club(kind: str, **rulings: str) -> ToldWorld:
    """A club of five that plays the 144 rules."""
    world = ToldWorld({"do": "club", "name": "Proef", "year": kind})
    world.tell(*({"do": "person", "id": id, "name": id.upper(), "member": "2020-01-01"} for id in FIVE))
    if rulings:
        world.tell({"do": "settings", "rulings": rulings})
    return world


def hands(world: ToldWorld, evening: str, day: str, people: list[str], played: list[dict[str, Any]]) -> None:
    """An evening with one table."""
    world.tell({"do": "evening", "id": evening, "date": day, "rules": "nmv144"})
    world.tell({"do": "hands", "evening": evening, "table": 1, "players": people, "hands": played})


@pytest.mark.parametrize(("answer", "green"), [("own", ["e"]), ("table", [])])
def test_the_green_scarf_counts_the_own_hands_or_those_of_the_table(answer: str, green: list[str]) -> None:
    """K7: who dreamt the first hand has 6 All Round points after six hands of his own and seven of the table."""
    world = club("calendar", scarf_hands=answer)
    played = []
    for number in range(7):
        dreamer = (4, 0, 1, 2, 3, 4, 0)[number]
        winner = 4 if number == 1 else next(at for at in (1, 2, 3) if at != dreamer)
        scores: list[int | None] = [None if at == dreamer else 0 for at in range(5)]
        scores[winner] = 640 if number == 1 else 60
        played.append({"winner": FIVE[winner], "by": "self", "scores": scores})
    hands(world, "e1", "2024-03-05", FIVE, played)
    shown = world.shown({"do": "show", "what": "day", "evening": "e1", "table": 1})
    assert shown["all_round"]["e"] == 6
    assert (shown["people"]["e"]["hands"], shown["hands"]) == (5, 7)
    assert shown["scarves"]["green"] == green


@pytest.mark.parametrize(("answer", "totals"), [("calendar", [23, 31]), ("club", [54])])
def test_the_year_of_the_champion_is_the_calendar_s_or_the_club_s(answer: str, totals: list[int]) -> None:
    """K13: a hand in October and one in June are of one club year that begins in September."""
    world = club("09-01", year=answer)
    for evening, day, number in (("e1", "2023-10-05", 23), ("e2", "2024-06-05", 31)):
        special = {"winner": "a", "by": "self", "scores": [None, 0, 0, 0], "special": {"number": number}}
        hands(world, evening, day, FIVE[:4], [special])
    found = [world.shown({"do": "show", "what": "champion", "year": year}) for year in (2023, 2024)]
    assert [row["total"] for one in found for row in one["rows"] if row["total"]] == totals


def test_who_gave_the_tile_caused_it_and_a_self_drawn_one_nobody() -> None:
    """K19: a robbed kong is given too."""
    world = club("calendar")
    scores = [20, 0, 0, 0]
    played = [
        {"winner": "a", "by": "discard", "giver": "b", "scores": scores},
        {"winner": "a", "by": "robbed", "giver": "c", "scores": scores},
        {"winner": "a", "by": "self", "scores": scores},
    ]
    hands(world, "e1", "2024-03-05", FIVE[:4], played)
    caused = [world.shown({"do": "show", "what": "player", "person": one})["caused"]["sum"] for one in FIVE[:4]]
    assert caused == [0, 1, 1, 0]


@pytest.mark.parametrize(
    ("part", "score"),
    [("1/2", "2400"), (str(shares([4, 12])[1]), "3150"), ("1", "3900")],
    ids=["typed", "hands", "all"],
)
def test_the_premium_of_a_part_is_its_share_of_the_evening(part: str, score: str) -> None:
    """K28: who came for the second part, as typed or twelve of its sixteen hands, has that share of 3000 points."""
    world = club("calendar")
    season = {"do": "season", "id": "s", "formula": "peling-punten", "from": "2024-02-10", "until": "2025-01-28"}
    world.tell(season, {"do": "evening", "id": "e1", "date": "2024-03-05", "rules": "nts2002"})
    first = "1" if part == "1" else str(1 - Fraction(part))
    there, later = ["a", "b", "c"], ["a", "b", "c", "e"]
    both = [(1, first, there, [-300, 200, 100]), (2, part, later, [-300, -300, -300, 900])]
    for number, share, players, points in both[part == "1" :]:
        told = {"part": number, "share": share, "players": players, "points": points}
        world.tell({"do": "result", "evening": "e1", "table": 1, **told})
    shown = world.shown({"do": "show", "what": "standings", "season": "s"})
    found = {row["person"]: row["score"] for row in shown["rows"]}
    assert found["e"] == score
    if part != "1":
        assert found["a"] == "2400", "who plays both parts has the premium once: -600 and 3000"
