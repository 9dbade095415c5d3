"""What somebody needs, beside every result that could be; teams and prizes by the formula."""

from __future__ import annotations

from fractions import Fraction
from itertools import product
from pathlib import Path

import pytest

from tests.tournament.door_of import Json, ask, code

EIGHT = tuple("abcdefgh")
ROUNDS = [[[1, 2, 3, 4], [5, 6, 7, 8]], [[5, 1, 6, 2], [7, 3, 8, 4]]]
NEEDS: Json = {"do": "show", "what": "needs", "entrant": "a"}


def made(formula: str = "mcr-4210", toml: str = "", **more: str) -> list[Json]:
    return [
        {"do": "tournament", "id": "t", "formula": "" if toml else formula, "toml": toml, "players": 8, "rounds": 2},
        *({"do": "entrant", "id": id, "name": f"Naam {id}", **more} for id in EIGHT),
        {"do": "numbers", "numbers": {id: at for at, id in enumerate(EIGHT, 1)}},
        {"do": "schedule", "rounds": ROUNDS},
    ]


def result(round: int, table: int, *points: int) -> Json:
    return {"do": "result", "round": round, "table": table, "points": list(points)}


FIRST = [result(1, 1, 30, 10, -10, -30), result(1, 2, 50, 20, -20, -50)]
KINDS = [(30, 10, -10, -30), (20, 20, -20, -20), (30, -10, -10, -10), (10, 10, 10, -30), (0, 0, 0, 0), (20, 0, 0, -20)]
"""One table for each way to be equal or not."""


def tables() -> list[tuple[int, ...]]:
    orders = [(0, 1, 2, 3), (3, 2, 1, 0), (1, 0, 3, 2), (2, 3, 0, 1), (1, 2, 3, 0), (3, 0, 1, 2)]
    return [tuple(kind[at] for at in order) for kind in KINDS for order in orders]


def test_what_is_needed_holds_for_whatever_the_others_do(tmp_path: Path) -> None:
    """Every way that two tables can end, by the program itself: never better than said, never worse."""
    found = ask(tmp_path, [*made(), *FIRST, NEEDS])[-1]
    assert (found["round"], found["table"], found["open"], found["now"]) == (2, 1, 1, 2)
    limits = {one["score"]: (one["best"], one["worst"]) for one in found["outcomes"]}
    lines: list[Json] = []
    for own, other in product(tables()[::2], tables()[::3]):
        lines += [result(2, 1, *own), result(2, 2, *other), {"do": "show", "what": "standings"}]
    answers = ask(tmp_path, lines)
    seen: dict[str, set[int]] = {}
    for answer in answers[2::3]:
        row = next(row for row in answer["rows"] if row["entrant"] == "a")
        seen.setdefault(row["scores"][1], set()).add(row["place"])
    assert len(seen) > 4
    for score, places in seen.items():
        best, worst = limits[score]
        assert best <= min(places)
        assert max(places) <= worst


def earned_by(ranks: tuple[int, ...]) -> list[Fraction]:
    """4-2-1-0 for four of these ranks, the lowest first; who are equal share what their places bring."""
    scale = (4, 2, 1, 0)
    shares = []
    for own in ranks:
        first, equal = sum(other < own for other in ranks), ranks.count(own)
        shares.append(Fraction(sum(scale[first : first + equal]), equal))
    return shares


@pytest.mark.parametrize("typed", [(), (20, 20, -20, -20), (30, 10, -10, -30)], ids=["open", "equal", "apart"])
def test_what_is_needed_is_the_best_and_the_worst_there_can_be(tmp_path: Path, typed: tuple[int, ...]) -> None:
    """Counted over every order of the tables that are open, equal ones before him or behind him."""
    other_table = [result(2, 2, *typed)] if typed else []
    found = ask(tmp_path, [*made(), *FIRST, *other_table, NEEDS])[-1]
    before = dict(zip(EIGHT, [Fraction(score) for score in (4, 2, 1, 0)] * 2, strict=True))
    orders = sorted(set(map(tuple, map(earned_by, product(range(4), repeat=4)))))
    closed = tuple(earned_by(tuple(-points for points in typed)))
    limits: dict[Fraction, tuple[int, int]] = {}
    for own, other in product(orders, [closed] if typed else orders):
        earned = dict(zip("eafbgchd", (*own, *other), strict=True))
        totals = {one: before[one] + earned[one] for one in EIGHT}
        others = [total for one, total in totals.items() if one != "a"]
        best = 1 + sum(total > totals["a"] for total in others)
        worst = 1 + sum(total >= totals["a"] for total in others)
        least, most = limits.get(earned["a"], (best, worst))
        limits[earned["a"]] = min(best, least), max(worst, most)
    told = {Fraction(one["score"]): (one["best"], one["worst"]) for one in found["outcomes"]}
    assert told == limits
    for place, target in enumerate(found["targets"], 1):
        assert target["place"] == place
        sure = [score for score, (_, worst) in limits.items() if worst <= place]
        possible = [score for score, (best, _) in limits.items() if best <= place]
        assert target["sure"] == (str(min(sure)) if sure else None)
        assert target["possible"] == (str(min(possible)) if possible else None)


def test_points_that_are_needed_are_the_fewest(tmp_path: Path) -> None:
    """With the last table open: one point fewer is a place lower."""
    for formula, others in (("nts-toernooi", 500), ("mcr-4210", 40)):
        folder = tmp_path / formula
        folder.mkdir()
        typed = [*made(formula), *FIRST, result(2, 2, others, 0, 0, -others)]
        target = ask(folder, [*typed, NEEDS])[-1]["targets"][0]
        points = target["points"]
        places = []
        for own in (points, points - 1):
            each, more = divmod(-own, 3)
            rest = [each + 1] * more + [each] * (3 - more)
            lines = [result(2, 1, rest[0], own, rest[1], rest[2]), {"do": "show", "what": "standings"}]
            rows = ask(folder, lines)[-1]["rows"]
            places.append(next(row["place"] for row in rows if row["entrant"] == "a"))
        assert places[0] == 1 < places[1]


def test_who_has_no_table_left_is_told(tmp_path: Path) -> None:
    answers = ask(tmp_path, [*made(), NEEDS, *FIRST[:1], NEEDS, *FIRST[1:], result(2, 1, 1, -1, 0, 0), NEEDS])
    assert answers[-6]["round"] == 1
    assert code(answers[-4]) == "tournament_needs_early"
    assert code(answers[-1]) == "tournament_needs_none"
    assert code(ask(tmp_path, [{"do": "show", "what": "needs"}])[0]) == "tournament_show_key"


TEAMS = """
extends = "viertallen"
name = "Tweetallen"
[teams]
size = 2
best = 1
measure = "{measure}"
[prizes]
places = 1
highest_hand = true
most_mahjongs = true
last = true
twice = {twice}
"""


@pytest.mark.parametrize(
    ("measure", "wanted"),
    [
        ("points", [(1, "ae", "50"), (2, "bf", "20"), (3, "cg", "-10"), (4, "dh", "-30")]),
        ("place", [(1, "ae", "1"), (2, "bf", "3"), (3, "cg", "5"), (4, "dh", "7")]),
    ],
)
def test_teams_add_up_their_best(tmp_path: Path, measure: str, wanted: list[tuple[int, str, str]]) -> None:
    teams = [{"do": "entrant", "id": id, "team": team} for team in ("ae", "bf", "cg", "dh") for id in team]
    toml = TEAMS.format(measure=measure, twice="false")
    rows = ask(tmp_path, [*made(toml=toml), *teams, *FIRST, {"do": "show", "what": "teams"}])[-1]["rows"]
    assert [(row["place"], row["team"], row["score"]) for row in rows] == wanted
    assert [one["entrant"] for one in rows[0]["members"] if one["counts"]] == ["e"]


@pytest.mark.parametrize(
    ("measure", "hand", "earned"), [("points", 0, "50"), ("points", 5, "50"), ("table_points", 0, "4")]
)
def test_who_fills_in_for_his_own_team_earns_for_it_and_anybody_else_does_not(
    tmp_path: Path, measure: str, hand: int, earned: str
) -> None:
    """`e` won 50, and 4 table points; a substitute of another team, or of none, leaves the team with nothing."""
    toml = TEAMS.format(measure=measure, twice="false") + '[table]\nmeasure = "table_points"\n' * (measure != "points")
    teams = [{"do": "entrant", "id": id, "team": team} for team in ("ae", "bf", "cg", "dh") for id in team]
    shown = {"do": "show", "what": "teams"}
    for team, value, by in (("AE", earned, ["x"]), ("bf", "0", []), ("", "0", [])):
        folder = tmp_path / (team or "none")
        folder.mkdir()
        reserve = {"do": "entrant", "id": "x", "name": "X", "reserve": True, "team": team}
        filled = {"do": "substitute", "for": "e", "by": "x", "round": 1, "from_hand": hand, "reason": "ill"}
        rows = ask(folder, [*made(toml=toml), *teams, reserve, filled, *FIRST, shown])[-1]["rows"]
        members = next(row["members"] for row in rows if row["team"] == "ae")
        assert [(one["value"], one["by"]) for one in members if one["entrant"] == "e"] == [(value, by)]


def test_a_team_never_meets_itself(tmp_path: Path) -> None:
    made_so = made(toml=TEAMS.format(measure="points", twice="false"))[:-1]
    teams = [{"do": "entrant", "id": id, "team": team} for team in ("ae", "bf", "cg", "dh") for id in team]
    numbers = {"do": "numbers", "numbers": {id: at for at, id in enumerate("abefcgdh", 1)}}
    found = ask(tmp_path, [*made_so[:-1], *teams, numbers, {"do": "schedule", "seed": 3}])
    assert found[-1]["measure"]["broken"] == 0


def test_prizes_and_who_may_have_two(tmp_path: Path) -> None:
    best = [{**FIRST[0], "best": [8, 24, 8, 8], "mahjongs": [3, 2, 1, 0]}, {**FIRST[1], "best": [88, 8, 8, 64]}]
    best[1]["mahjongs"] = [6, 1, 0, 0]
    asked = {"do": "show", "what": "prizes"}
    once = made(toml=TEAMS.format(measure="points", twice="false"))
    rows = ask(tmp_path, [*once, *best, asked])[-1]["rows"]
    assert [(row["prize"], row["winners"], row["value"]) for row in rows] == [
        ("place", ["e"], "50"),
        ("highest_hand", ["h"], "64"),
        ("most_mahjongs", ["a"], "3"),
        ("last", ["d"], "-30"),
    ]
    twice = tmp_path / "twice"
    twice.mkdir()
    rows = ask(twice, [*made(toml=TEAMS.format(measure="points", twice="true")), *best, asked])[-1]["rows"]
    assert [row["winners"] for row in rows] == [["e"], ["e"], ["e"], ["h"]]
    given = {"do": "prize", "prize": "highest_hand", "entrant": "b", "hand": "Dertien wezen"}
    rows = ask(twice, [given, asked])[-1]["rows"]
    assert (rows[1]["winners"], rows[1]["hand"]) == (["b"], "Dertien wezen")


def test_points_that_three_cannot_share_evenly_change_nothing(tmp_path: Path) -> None:
    lines: list[Json] = [
        {"do": "tournament", "id": "t", "formula": "mcr-4210", "players": 4, "rounds": 2},
        *({"do": "entrant", "id": one, "name": one} for one in "abcd"),
        {"do": "numbers", "numbers": {one: at for at, one in enumerate("abcd", 1)}},
        {"do": "schedule", "rounds": [[[1, 2, 3, 4]], [[4, 3, 2, 1]]]},
        {"do": "result", "round": 1, "table": 1, "points": [10, 40, -60, 10]},
        {"do": "show", "what": "needs", "entrant": "a"},
    ]
    *_, needed = ask(tmp_path, lines)
    # with a point he has 4 + 3/2 and b, who shares the other places, 4 + 1; with nothing all four have 7/4 more, and
    # below it he keeps 3/2 where c, who shares the first place, has 7/3
    assert [one["points"] for one in needed["targets"]] == [1, 0, 0]
