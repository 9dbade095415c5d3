"""A round by the standings: the first four together, winds by who had them least, and Swiss."""

from __future__ import annotations

from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import NOW, ask, code
from windroos.tournament.deciding import decide_tournament
from windroos.tournament.door import read_line
from windroos.tournament.hall_view import route_of, seat_in
from windroos.tournament.prints.paper import TournamentPaper
from windroos.tournament.state import TournamentState, fold_tournament
from windroos.tournament.world import AskedAt, TournamentWorld

PEOPLE = [f"p{at}" for at in range(1, 9)]
ROUNDS = [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 2, 6], [3, 7, 4, 8]], [[1, 2, 3, 4], [5, 6, 7, 8]]]
BEGIN: list[dict[str, Any]] = [
    {"do": "tournament", "id": "t", "formula": "mcr-4210", "players": 8, "rounds": 3},
    *({"do": "entrant", "id": one, "name": one} for one in PEOPLE),
    {"do": "numbers", "numbers": {one: at for at, one in enumerate(PEOPLE, 1)}},
    {"do": "schedule", "rounds": ROUNDS},
]


def played(round: int, table: int, *points: int) -> dict[str, Any]:
    return {"do": "result", "round": round, "table": table, "points": list(points)}


TWO = [played(1, 1, 40, 20, -20, -40), played(1, 2, 10, 5, -5, -10), played(2, 1, 30, 1, 0, -31)]
"""p1 has 8, p5 4 + 2, p2 2 + 1, p6 2 + 0; then the last table."""


def test_the_first_four_sit_at_the_first_table(tmp_path: Path) -> None:
    seat = {"do": "seat", "round": 3, "reason": "op de stand"}
    *_, early, last, made, shown = ask(
        tmp_path, [*BEGIN, *TWO, seat, played(2, 2, 20, 10, -10, -20), seat, {"do": "show", "what": "schedule"}]
    )
    assert code(early) == "tournament_open_table"
    assert last["ok"]
    third = shown["rounds"][2]
    # p1 8, p5 6, p3 4 + 1, p7 1 + 2 and 5 points, p2 3 and 21, ...: by table points, then points
    assert [sorted(table) for table in third] == [[1, 2, 3, 5], [4, 6, 7, 8]]
    starts = {
        number: [rounds.index(number) for rounds in (table for of in ROUNDS[:2] for table in of) if number in rounds]
        for number in range(1, 9)
    }
    assert sum(table.index(number) in starts[number] for table in third for number in table) <= 1
    assert set(made["affected"]) >= {4, 5}


@pytest.mark.parametrize("by", ["by_rank", "swiss"])
def test_who_stays_at_a_table_has_his_company_come_to_him(tmp_path: Path, by: str) -> None:
    """A wheelchair does not move when the standings do: the company is the same, and its table has his number."""
    end = [played(2, 2, 20, 10, -10, -20), {"do": "seat", "round": 3, "by": by}, {"do": "show", "what": "schedule"}]
    *_, made, shown = ask(tmp_path, [*BEGIN, *TWO, {"do": "fix_table", "entrant": "p1", "table": 2}, *end])
    (tmp_path / by).mkdir()
    *_, usual = ask(tmp_path / by, [*BEGIN, *TWO, *end])
    third = [sorted(table) for table in shown["rounds"][2]]
    assert 1 in third[1]
    assert sorted(third) == sorted(sorted(table) for table in usual["rounds"][2])
    assert 3 not in {one["round"] for one in made["measure"]["not_heeded"]}


def test_two_who_stay_at_other_tables_and_belong_together_are_named(tmp_path: Path) -> None:
    fixed = [{"do": "fix_table", "entrant": one, "table": table} for one, table in (("p1", 2), ("p2", 1))]
    lines = [*BEGIN, *TWO, *fixed, played(2, 2, 20, 10, -10, -20), {"do": "seat", "round": 3}]
    broken = ask(tmp_path, lines)[-1]["measure"]["not_heeded"]
    assert [one["players"] for one in broken if one["round"] == 3 and one["wish"] == "fixed"] == [[2]]


def test_swiss_lets_nobody_meet_again_where_that_can_be(tmp_path: Path) -> None:
    lines = [*BEGIN, *TWO, played(2, 2, 20, 10, -10, -20), {"do": "seat", "round": 3, "by": "swiss"}]
    *_, made, measured = ask(tmp_path, [*lines, {"do": "show", "what": "measure"}])
    assert made["measure"]["repeats"] == measured["repeats"]
    assert measured["repeats"] == 12  # eight players in three rounds: fewer cannot be


def test_who_came_since_is_seated_and_who_left_is_not(tmp_path: Path) -> None:
    lines = [
        *BEGIN,
        *TWO[:2],
        {"do": "entrant", "id": "p9", "name": "p9"},
        {"do": "remake", "players": [*PEOPLE[:7], "p9"], "reason": "p8 is ziek"},
        played(2, 1, 30, 1, 0, -31),
        played(2, 2, 20, 10, -10, -20),
        {"do": "seat", "round": 3},
        {"do": "show", "what": "schedule"},
    ]
    *_, made, shown = ask(tmp_path, lines)
    assert made["ok"]
    assert sorted(number for table in shown["rounds"][2] for number in table) == [1, 2, 3, 4, 5, 6, 7, 9]


def test_a_table_that_cannot_play_holds_nobody_up(tmp_path: Path) -> None:
    *_, early, _, made = ask(
        tmp_path,
        [*BEGIN, *TWO, {"do": "seat", "round": 3}, {"do": "drop", "round": 2, "table": 2}, {"do": "seat", "round": 3}],
    )
    assert code(early) == "tournament_open_table"
    assert made["ok"]


@pytest.mark.parametrize(
    ("asked", "said"),
    [({"round": 9}, "tournament_no_round"), ({"round": 1}, "tournament_round_begun"), ({"round": 2, "by": "lot"}, "")],
)
def test_what_cannot_be_seated_is_said(tmp_path: Path, asked: dict[str, Any], said: str) -> None:
    *_, answer = ask(tmp_path, [*BEGIN, TWO[0], {"do": "seat", **asked}])
    assert "error" in answer
    assert code(answer) == said or not said


def by_formula(seats: str) -> list[dict[str, Any]]:
    """Eight people in three rounds by a formula that says how they are seated."""
    toml = f'name = "Proef"\nkind = "tournament"\nextends = "mcr-4210"\n[seats]\n{seats}\n'
    return [{**BEGIN[0], "formula": "", "toml": toml}, *BEGIN[1:]]


FIRST = [played(1, 1, 40, 20, -20, -40), played(1, 2, 10, 5, -5, -10)]
SHOW = {"do": "show", "what": "schedule"}


@pytest.mark.parametrize("way", ["by_rank", "swiss"])
def test_where_the_formula_says_so_each_round_is_seated_when_it_is_called(tmp_path: Path, way: str) -> None:
    """As `seat` would, from the second on; not before all of the one before it is in, and not again."""
    lines = by_formula(f'schedule = "{way}"')
    call = {"do": "call", "round": 2, "minutes": 90}
    begin = [{"do": "call", "round": 1, "minutes": 90}, FIRST[0], TWO[2]]
    *_, typed, early, _, called, shown, _, again = ask(
        tmp_path, [*lines, *begin, call, FIRST[1], call, SHOW, call, SHOW]
    )
    assert [code(typed), code(early)] == ["tournament_not_seated", "tournament_open_table"]
    assert called["ok"]
    assert shown["settled"] == 2
    assert shown["changes"] == again["changes"]
    (tmp_path / "seat").mkdir()
    *_, seated = ask(tmp_path / "seat", [*lines, *FIRST, {"do": "seat", "round": 2, "by": way, "seed": 0}, SHOW])
    assert seated["rounds"][1] == shown["rounds"][1] != ROUNDS[1]
    (tmp_path / "usual").mkdir()
    *_, usual = ask(tmp_path / "usual", [*lines, *FIRST, {"do": "seat", "round": 2}, SHOW])
    assert usual["rounds"] == seated["rounds"], "without a word it is as the formula says"


def test_the_last_round_alone_may_be_by_the_standings(tmp_path: Path) -> None:
    lines = [*by_formula('last_rounds = "by_rank"'), *TWO, played(2, 2, 20, 10, -10, -20)]
    *_, before, _, after = ask(tmp_path, [*lines, SHOW, {"do": "call", "round": 3, "minutes": 90}, SHOW])
    assert (before["settled"], after["settled"]) == (2, 3)
    assert [sorted(table) for table in after["rounds"][2]] == [[1, 2, 3, 5], [4, 6, 7, 8]]


def test_a_round_that_was_made_anew_is_seated_by_the_standings_once_more(tmp_path: Path) -> None:
    lines = [*by_formula('schedule = "swiss"'), *FIRST, {"do": "seat", "round": 2}]
    remake = {"do": "remake", "players": list(range(1, 9)), "seed": 3}
    *_, seated, _, anew, _, called = ask(
        tmp_path, [*lines, SHOW, remake, SHOW, {"do": "call", "round": 2, "minutes": 90}, SHOW]
    )
    assert (seated["settled"], anew["settled"], called["settled"]) == (2, 1, 2)
    assert called["rounds"][1] == seated["rounds"][1]


def test_nobody_is_told_a_seat_that_the_standings_still_decide(tmp_path: Path) -> None:
    """Neither on a page nor on paper: a card with a seat that changes is worse than none."""
    state: TournamentState | None = None
    for line in by_formula('schedule = "swiss"'):
        world = TournamentWorld("t", state)
        decision = decide_tournament(world, read_line(line)[1], AskedAt("x", NOW, NOW.date()))
        state = fold_tournament("t", decision.events, state)
    assert state is not None
    paper = TournamentPaper(state, {one: one for one in PEOPLE}, "nl", NOW.date())
    assert [seat.round for seat in route_of(state, "p1")] == [1]
    assert seat_in(state, "p1", 2) is None
    assert paper.places()["p1"] == [(1, "Oost"), (0, ""), (0, "")]
    assert [name for _, _, name in paper.table(2, 1)] == [""] * 4


def test_winds_that_tables_draw_themselves_are_refused_with_a_sentence(tmp_path: Path) -> None:
    (answer,) = ask(tmp_path, by_formula('winds = "drawn"')[:1])
    assert code(answer) == "tournament_winds_drawn"
    assert ask(tmp_path, by_formula('winds = "even"')[:1])[0]["ok"]
