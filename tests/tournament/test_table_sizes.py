"""A recreational tournament of any number (ruling T8): tables of five and three, seated, typed, agreed, ranked."""

from __future__ import annotations

from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import ask, code
from tests.tournament.test_prints import paper, sheets, world_of
from windroos.printing.sheets import ScoreSlip
from windroos.seating.rounds import table_sizes
from windroos.tournament.prints.catalog import PaperAsked, tournament_print


def made(count: int, rounds: int = 5, formula: str = "recreatief", **keys: Any) -> list[dict[str, Any]]:
    """A tournament of so many players with a schedule."""
    people = [f"p{at}" for at in range(1, count + 1)]
    return [
        {"do": "tournament", "id": "t", "formula": formula, "players": count, "rounds": rounds, **keys},
        *({"do": "entrant", "id": one, "name": f"Naam {one}"} for one in people),
        {"do": "numbers", "numbers": {one: at for at, one in enumerate(people, 1)}},
        {"do": "schedule", "seed": 1},
    ]


SCHEDULE = {"do": "show", "what": "schedule"}
STANDINGS = {"do": "show", "what": "standings"}


def test_tables_for_any_number() -> None:
    assert [table_sizes(count) for count in (1, 2, 3, 6, 7, 9, 11, 13, 14)] == [
        *((), (), (3,), (3, 3), (4, 3), (5, 4), (4, 4, 3), (5, 4, 4), (5, 5, 4)),
    ]
    assert table_sizes(13, "three_or_four") == (4, 3, 3, 3)
    assert table_sizes(13, "four") == ()


@pytest.mark.parametrize(
    ("count", "sizes"), [(13, {5: 1, 4: 2}), (7, {4: 1, 3: 1}), (18, {5: 2, 4: 2}), (11, {4: 2, 3: 1})]
)
def test_everybody_plays_every_round_and_shares_the_odd_tables(
    tmp_path: Path, count: int, sizes: dict[int, int]
) -> None:
    *_, answer = ask(tmp_path, [*made(count), SCHEDULE])
    odd, seats = Counter[int](), Counter[tuple[int, int]]()
    for tables in answer["rounds"]:
        assert Counter(map(len, tables)) == sizes
        assert sorted(number for table in tables for number in table) == list(range(1, count + 1))
        for table in tables:
            odd.update({number: int(len(table) != 4) for number in table})
            if len(table) == 5:
                seats.update((number, seat) for seat, number in enumerate(table))
    assert max(odd.values()) - min(odd.values()) <= 1
    assert max(seats.values(), default=1) == 1, "nobody dreams first twice before others did"


def result(round: int, table: int, *points: int, **keys: Any) -> dict[str, Any]:
    return {"do": "result", "round": round, "table": table, "points": list(points), **keys}


def test_five_at_a_table_earn_by_the_scale_of_five_and_all_five_agree(tmp_path: Path) -> None:
    typed = [result(1, 1, 100, 40, 0, -40, -100), result(1, 2, 30, 10, -10, -30), result(1, 3, 20, 0, 0, -20)]
    *_, schedule = ask(tmp_path, [*made(13), *typed, SCHEDULE])
    five = [f"p{number}" for number in schedule["rounds"][0][0]]
    agrees = [{"do": "agree", "round": 1, "table": 1, "entrant": one} for one in five]
    *states, standings = ask(tmp_path, [*agrees, STANDINGS])
    assert [one["state"] for one in states] == ["agreed"] * 4 + ["final"]
    scores = {row["entrant"]: row["score"] for row in standings["rows"]}
    assert [scores[one] for one in five] == ["4", "2", "1", "0", "0"]
    assert sum(row["rounds"] for row in standings["rows"]) == 13


def test_what_is_typed_of_a_table_has_as_many_figures_as_it_has_players(tmp_path: Path) -> None:
    *_, short, long, audit = ask(
        tmp_path, [*made(13), result(1, 1, 1, 0, 0, -1), result(1, 2, 1, 0, 0, -1, 0), {"do": "show", "what": "audit"}]
    )
    assert [code(short), code(long)] == ["tournament_length"] * 2
    assert "5 waarden" in short["error"]["message"]
    assert audit["sum"] == 0


def test_who_stays_away_from_five_leaves_four_who_play(tmp_path: Path) -> None:
    *_, schedule = ask(tmp_path, [*made(13), SCHEDULE])
    gone = schedule["rounds"][0][0][4]
    late = {"do": "late", "entrant": f"p{gone}", "round": 1}
    *_, swap, typed, standings = ask(
        tmp_path,
        [
            late,
            {"do": "swap", "round": 1, "absent": [f"p{gone}"], "reserves": []},
            result(1, 1, 40, 10, -10, -40, 0),
            STANDINGS,
        ],
    )
    assert (swap["tables_lost"], swap["swaps"]) == (0, [])
    assert typed["ok"]
    scores = {row["entrant"]: row["score"] for row in standings["rows"]}
    assert [scores[f"p{number}"] for number in schedule["rounds"][0][0][:4]] == ["4", "2", "1", "0"]


def test_who_comes_or_goes_on_the_way_changes_the_sizes_and_no_played_round(tmp_path: Path) -> None:
    lines = [*made(13), *(result(1, at, *((9, 0, 0, -9) + (0,) * (at == 1))) for at in (1, 2, 3))]
    *_, before = ask(tmp_path, [*lines, SCHEDULE])
    stay = [f"p{at}" for at in range(1, 12)]
    *_, remade, after = ask(tmp_path, [{"do": "remake", "players": stay, "reason": "twee naar huis"}, SCHEDULE])
    assert remade["ok"]
    assert after["rounds"][0] == before["rounds"][0]
    for tables in after["rounds"][1:]:
        assert [len(table) for table in tables] == [4, 4, 3]
        assert sorted(number for table in tables for number in table) == list(range(1, 12))


def test_where_tables_have_four_a_number_that_four_does_not_divide_is_refused(tmp_path: Path) -> None:
    first = ask(tmp_path, made(13, formula="nts-toernooi")[:1])[0]
    assert code(first) == "tournament_not_fours"


def test_needs_at_a_table_of_five(tmp_path: Path) -> None:
    *_, schedule = ask(tmp_path, [*made(5, 2), result(1, 1, 40, 20, 0, -20, -40), SCHEDULE])
    second = f"p{schedule['rounds'][0][0][1]}"
    *_, needs = ask(tmp_path, [{"do": "show", "what": "needs", "entrant": second}])
    assert next(one["score"] for one in needs["outcomes"]) == "4"


def test_a_schedule_of_five_that_is_brought_is_taken(tmp_path: Path) -> None:
    rounds = [[[1, 2, 3, 4, 5], [6, 7, 8, 9]], [[9, 1, 6, 2, 7], [3, 4, 5, 8]]]
    *_, taken = ask(tmp_path, [*made(9, 2)[:-1], {"do": "schedule", "rounds": rounds}])
    assert taken["ok"]
    *_, refused = ask(tmp_path, [{"do": "schedule", "rounds": [[[1, 2, 3, 4, 5, 6], [7, 8, 9]], rounds[1]]}])
    assert code(refused) == "tournament_four"


@pytest.mark.parametrize(("formula", "players", "is_four"), [("recreatief", 13, False), ("nts-toernooi", 12, True)])
def test_what_is_said_beforehand_asks_for_fours_only_where_tables_are_of_four(
    tmp_path: Path, formula: str, players: int, is_four: bool
) -> None:
    lines = made(players, formula=formula)
    entrant = {"do": "entrant", "id": "extra", "name": "Ook nog"}
    *_, checks = ask(tmp_path / "one", [*lines[:-2], entrant, {"do": "show", "what": "checks"}])
    assert ("fours" in {row["check"] for row in checks["rows"]}) == is_four
    booklet = tournament_print("programma").make(PaperAsked(paper(world_of(tmp_path, lines))))
    assert ("altijd van vier" in str(booklet)) == is_four


def test_a_slip_and_the_list_of_tables_have_a_line_for_each_of_five(tmp_path: Path) -> None:
    world = world_of(tmp_path, made(13))
    slips = [one for one in sheets(world, "scorebriefjes").sheets if isinstance(one, ScoreSlip)]
    assert [len(slip.seats) for slip in slips] == [5, 4, 4] * 5
    assert "Dromer" in {seat.wind for slip in slips for seat in slip.seats}, "the fifth dreams"
