"""Results that two people type from paper: they hold when both typed the same, and what differs is said."""

from __future__ import annotations

from pathlib import Path

from tests.tournament.door_of import Json, ask, code
from tests.tournament.test_spine import FIRST, MADE
from windroos.tournament.result_events import TypedOnce
from windroos.tournament.twice_deciding import TypedField, differences

TABLE: Json = {"do": "show", "what": "table", "round": 1, "table": 1}
ALL: Json = {"do": "twice", "rounds": "all"}


def by(typist: str, **other: object) -> Json:
    return {**FIRST, "typist": typist, **other}


def test_what_two_people_type_holds_when_it_is_the_same(tmp_path: Path) -> None:
    answers = ask(tmp_path, [*MADE, ALL, by("Jan"), TABLE, by("jan "), TABLE, by("Piet"), TABLE])[len(MADE) + 1 :]
    assert [answers[at]["typed"] for at in (0, 2, 4)] == ["once", "once", "same"]
    assert [answers[at]["state"] for at in (1, 3, 5)] == ["once", "once", "entered"]
    assert [answers[at]["points"] for at in (1, 3, 5)] == [None, None, [40, 10, 10, -60]]


def test_who_typed_once_more_settles_what_differs(tmp_path: Path) -> None:
    other = [40, 10, 1, -51]
    lines = [ALL, by("Jan"), by("Piet", points=other), TABLE, by("Jan", points=other), TABLE]
    answers = ask(tmp_path, [*MADE, *lines])[len(MADE) :]
    assert (answers[2]["typed"], answers[3]["state"]) == ("differs", "differs")
    assert (answers[4]["typed"], answers[5]["points"]) == ("same", other)


def test_a_third_decides_by_typing_what_one_of_the_two_has(tmp_path: Path) -> None:
    other = [40, 10, 1, -51]
    answers = ask(tmp_path, [*MADE, ALL, by("Jan"), by("Piet", points=other), by("Kees"), TABLE])
    assert answers[-1]["points"] == [40, 10, 10, -60]


def test_nobody_is_ranked_and_nothing_published_by_what_one_typed(tmp_path: Path) -> None:
    publish = {"do": "publish", "round": 1}
    answers = ask(tmp_path, [*MADE, ALL, by("Jan"), {"do": "show", "what": "standings", "after": 1}, publish])
    assert {row["rounds"] for row in answers[-2]["rows"]} <= {0}
    assert answers[-2]["open"][0] == {"round": 1, "table": 1, "state": "once"}
    assert code(answers[-1]) == "tournament_open"


def test_a_correction_waits_for_the_second_and_the_first_result_stands_meanwhile(tmp_path: Path) -> None:
    agrees = [{"do": "agree", "round": 1, "table": 1, "entrant": id} for id in "abcd"]
    other = {"points": [40, 10, 1, -51], "reason": "Briefje nagekeken"}
    lines = [FIRST, *agrees, ALL, by("Jan", points=other["points"]), by("Jan", **other), TABLE, by("Piet", **other)]
    answers = ask(tmp_path, [*MADE, *lines, TABLE])
    assert code(answers[-5]) == "tournament_reason"
    assert (answers[-3]["state"], answers[-3]["points"]) == ("final", [40, 10, 10, -60])
    assert (answers[-1]["state"], answers[-1]["points"]) == ("entered", other["points"])
    assert answers[-1]["earlier"][-1]["reason"] == "Briefje nagekeken"


def test_by_itself_it_is_so_in_a_final_and_never_where_a_table_types_itself(tmp_path: Path) -> None:
    first = [{**FIRST, "typist": "Jan"}, {**FIRST, "table": 2}]
    final = {"do": "final", "players": 4, "rounds": 1}
    lines = [*first, final, {**FIRST, "round": 2, "typist": "Jan"}, {**TABLE, "round": 2}, {**FIRST, "round": 2}]
    answers = ask(tmp_path, [*MADE, *lines, {**TABLE, "round": 2}])[len(MADE) :]
    assert "typed" not in answers[0]
    assert (answers[3]["typed"], answers[4]["state"]) == ("once", "once")
    assert answers[-1]["state"] == "entered"
    (tmp_path / "never").mkdir()
    never = ask(tmp_path / "never", [*MADE, *first, final, {"do": "twice", "rounds": "never"}, lines[3]])
    assert "typed" not in never[-1]


def test_what_one_typed_at_the_wrong_table_is_struck(tmp_path: Path) -> None:
    strike = {"do": "void", "round": 1, "table": 1, "reason": "Andere tafel"}
    answers = ask(tmp_path, [*MADE, ALL, by("Jan"), strike, TABLE])
    assert answers[-1]["state"] == "empty"


def test_differences_are_named_by_field_and_player() -> None:
    one = TypedOnce(1, 1, (40, 10, 10, -60), (3, 2, 1, 1), typist="Jan")
    other = one._replace(points=(40, 10, 1, -51), hands=16, typist="Piet")
    assert differences((one, other)) == (
        TypedField("points", 2, (10, 1)),
        TypedField("points", 3, (-60, -51)),
        TypedField("hands", None, (None, 16)),
    )


def test_one_screen_is_one_person_whatever_initials_are_typed(tmp_path: Path) -> None:
    lines = [ALL, by("Jan", screen="here"), by("Piet", screen="here"), TABLE, by("Jan", screen="here"), TABLE]
    answers = ask(tmp_path, [*MADE, *lines, by("Piet", screen="there"), TABLE])[len(MADE) + 1 :]
    assert code(answers[1]) == "tournament_typed_here"
    assert answers[1]["error"]["message"].startswith("Jan heeft tafel 1 op dit scherm al getypt")
    assert [answers[at]["state"] for at in (2, 4, 6)] == ["once", "once", "entered"]
