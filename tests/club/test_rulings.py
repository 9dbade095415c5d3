"""Rulings of a club, told as lines: what each of its answers comes to (K2, K4, K5, K7, K13, K19, K21, K28)."""

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


TIED = {"players": FIVE[:4], "points": [50, 50, -40, -60]}


@pytest.mark.parametrize(
    ("order", "made", "takes"),
    [
        ("", {}, {"a"}),
        ("", {"mahjongs": [3, 3, 1, 1], "caused": [2, 1, 2, 3]}, {"b"}),
        ("", {"mahjongs": [3, 3, 1, 1], "caused": [2, 2, 1, 3]}, {"a", "b"}),
        ('["lot"]', {"mahjongs": [4, 3, 1, 1], "caused": [1, 2, 2, 3]}, {"a", "b"}),
        ('["mahjongs", "-caused"]', {"mahjongs": [3, 3, 1, 1], "caused": [2, 2, 1, 3]}, set()),
    ],
    ids=["mahjongs", "caused", "then-lot", "lot-at-once", "shared"],
)
def test_equal_first_on_a_cup_evening(order: str, made: dict[str, list[int]], takes: set[str]) -> None:
    """K2: the fewest caused decide after mahjongs, then the lot of the evening; or that at once; or nobody takes it."""
    won = {**TIED, **(made or {"mahjongs": [4, 3, 1, 0], "caused": [2, 2, 2, 2]})}
    found = [cup_after(order and f"[evening]\nwinner_order = {order}", won, lot) for lot in range(12)]
    winners = {one["winners"][0]["person"] for one in found} - {None}
    assert winners == takes
    assert all(("shared" in one["winners"][0]) == (not takes) for one in found)
    assert all(one["holder"] == one["winners"][0]["person"] for one in found)


@pytest.mark.parametrize(
    ("text", "winner"),
    [
        ("", "a"),
        ('[lines]\nguests = "ranked"', "a"),
        ('[lines]\nguests = "ranked"\n[cup]\nmembers_only = false', "g"),
    ],
    ids=["unranked", "members-only", "guests-too"],
)
def test_whether_a_guest_may_win_the_cup(text: str, winner: str) -> None:
    """K4: he may not, also where he stands in the ranking, unless the club says so."""
    won = {"players": ["g", "a", "b", "c"], "points": [90, 10, -40, -60]}
    assert cup_after(text, won)["winners"][0]["person"] == winner


def cup_after(text: str, won: dict[str, Any], lot: int = 0) -> dict[str, Any]:
    """The cup after one evening, which is the `lot`th that was planned: each has a lot of its own."""
    world = club("calendar")
    toml = f'extends = "fuhing"\nname = "Beker"\n{text}'
    world.tell(
        {"do": "person", "id": "g", "name": "Gast"},
        {"do": "season", "id": "s", "from": "2024-01-01", "until": "2024-12-31", "toml": toml},
        {"do": "cup", "id": "cup", "season": "s"},
        *({"do": "evening", "id": f"e{at}", "date": "2024-03-05", "kind": "free"} for at in range(lot)),
        {"do": "evening", "id": "cup", "date": "2024-03-05", "kind": "cup", "rules": "hongkong"},
        {"do": "result", "evening": "cup", "table": 1, **won},
    )
    return world.shown({"do": "show", "what": "cup", "cup": "cup"})


@pytest.mark.parametrize(
    ("below", "hands", "scores"),
    [(16, 15, ["20", "-10", "-30", "-60"]), (16, 16, ["40", "10", "-10", "-40"]), (0, 3, ["40", "10", "-10", "-40"])],
    ids=["fewer", "enough", "nobody-said-so"],
)
def test_twenty_points_off_a_table_of_too_few_hands(below: int, hands: int, scores: list[str]) -> None:
    """K21: by the hands that were played; where the desk says it, the hands alone take nothing."""
    world = club("calendar")
    toml = f'extends = "bamboe-acht"\nname = "Bamboe"\n[deductions]\nunfinished_below = {below}'
    result = {"players": FIVE[:4], "points": [40, 10, -10, -40], "hands": hands}
    world.tell(
        {"do": "season", "id": "s", "from": "2024-01-01", "until": "2024-12-31", "toml": toml},
        {"do": "evening", "id": "e1", "date": "2024-03-05", "rules": "nts2002"},
        {"do": "result", "evening": "e1", "table": 1, **result},
    )
    shown = world.shown({"do": "show", "what": "standings", "season": "s", "period": "1"})
    assert [row["score"] for row in shown["rows"]] == scores


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


@pytest.mark.parametrize(
    ("last", "on", "holds"),
    [
        ("2024-03-05", "2025-03-05", True),
        ("2024-03-05", "2025-03-06", False),
        ("2024-02-29", "2025-02-28", True),
        ("2024-02-29", "2025-03-01", False),
        ("", "2021-01-01", True),
        ("", "2021-01-02", False),
    ],
    ids=["a-year", "a-day-more", "leap-day", "after-it", "joined", "joined-longer-ago"],
)
def test_a_claim_lapses_a_year_after_the_last_day_that_was_played(last: str, on: str, holds: bool) -> None:
    """K5: a tournament is typed as a free evening; who never played counts from the day on which he joined."""
    world = club("calendar")
    if last:
        world.tell({"do": "evening", "id": "e1", "date": last, "kind": "free", "rules": "nts2002"})
        world.tell({"do": "result", "evening": "e1", "table": 1, **TIED})
    (row,) = [one for one in world.shown({"do": "show", "what": "claims", "on": on})["rows"] if one["person"] == "a"]
    assert (row["holds"], row["last"]) == (holds, last or None)
    assert row["until"] == ("2025-03-05" if last == "2024-03-05" else "2025-02-28" if last else "2021-01-01")
