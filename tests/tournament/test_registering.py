"""Registering for a tournament: by a form, by lists, waiting, barred; and what is looked at before the draw."""

from __future__ import annotations

import time
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import pytest

from tests.tournament.door_of import ask, code
from windroos.importing.entrant_lists import entrants_in, numbers_of
from windroos.importing.entrant_plan import SKIP, entrant_lines, entrants_asked
from windroos.importing.errors import ImportingError
from windroos.reckoning.lots import commitment
from windroos.tournament.entrant_card import EntrantCard
from windroos.tournament.world import TournamentWorld

MADE: dict[str, Any] = {"do": "tournament", "id": "t", "formula": "mcr-ema", "rounds": 4, "date": "2026-11-28"}
OPEN: dict[str, Any] = {"do": "registration", "open": True, "places": 4, "home": "Nederland", "reserved": 2}


def entry(name: str, country: str = "NL", **more: object) -> dict[str, Any]:
    return {"do": "register", "name": name, "country": country, "knows_rules": True, **more}


def checks(answer: dict[str, Any]) -> dict[str, dict[str, Any]]:
    return {row["check"]: row for row in answer["rows"]}


def test_places_of_ones_own_country_are_for_nobody_else_and_who_waits_is_not_passed(tmp_path: Path) -> None:
    answers = ask(tmp_path, [
        MADE, entry("Te vroeg"), OPEN, entry("Duits 1", "DE"), entry("Duits 2", "Germany"), entry("Duits 3", "D"),
        entry("Anna", "Nederland"), entry("Bart", "ned"), entry("Cor"), entry("Rob", reserve=True),
    ])  # fmt: skip
    assert code(answers[1]) == "tournament_register_closed"
    got = [(answer.get("standing"), answer.get("waiting")) for answer in answers[3:]]
    assert got == [
        ("in", 0), ("in", 0), ("waiting", 1), ("in", 0), ("in", 0), ("waiting", 2), ("in", 0),
    ]  # fmt: skip
    third, cor, anna = answers[5]["id"], answers[8]["id"], answers[6]["id"]
    left, free, back = ask(tmp_path, [
        {"do": "entrant", "id": anna, "standing": "left"}, {"do": "show", "what": "checks"},
        {"do": "entrant", "id": cor, "standing": "in"},
    ])  # fmt: skip
    assert left["ok"]
    assert checks(free)["place_free"]["people"] == [cor]  # the German waits longer, and there is no place for him
    assert back["ok"]
    rest = ask(tmp_path, [{"do": "registration", "reserved": 0}, {"do": "registration", "places": 6},
                          {"do": "show", "what": "checks"}])  # fmt: skip
    assert checks(rest[-1])["place_free"]["people"] == [third]


@pytest.mark.parametrize(
    ("line", "wrong"),
    [
        (entry(" anna  BAKKER "), "tournament_register_twice"),
        (entry("Iemand", ema="0401.0001"), "tournament_register_twice"),
        (entry("Anna B."), "tournament_register_twice"),
        (entry("Iemand", ema="1234"), "tournament_ema"),
        (entry("   "), "tournament_name"),
        (entry("Iemand", knows_rules=False), "tournament_register_rules"),
        ({"do": "registration", "places": 2, "reserved": 3}, "tournament_register_reserved"),
        ({"do": "registration", "until": "morgen"}, "tournament_day"),
    ],
)
def test_a_form_that_cannot_be_says_why_and_names_nobody(tmp_path: Path, line: dict[str, Any], wrong: str) -> None:
    answers = ask(tmp_path, [
        MADE, {"do": "registration", "open": True}, entry("Anna Bakker", ema="04010001", shown="Anna B."), line,
    ])  # fmt: skip
    assert code(answers[-1]) == wrong
    assert "Bakker" not in answers[-1]["error"]["message"]


def test_registering_ends_with_its_day_and_with_the_draw(tmp_path: Path) -> None:
    people = [{"do": "entrant", "id": f"p{at}", "name": f"Speler {at}"} for at in range(1, 5)]
    answers = ask(tmp_path, [
        MADE, {"do": "registration", "open": True, "until": "2026-11-20"}, entry("Laat"),
        {"do": "registration", "until": ""}, entry("Op tijd", reserve=True), *people, {"do": "schedule", "seed": 1},
        {"do": "numbers", "seed": 1}, entry("Na de loting"), {"do": "entrant", "id": "p1", "standing": "left"},
    ])  # fmt: skip
    assert code(answers[2]) == "tournament_register_closed"
    assert answers[4]["standing"] == "in"
    assert code(answers[-2]) == "tournament_register_closed"
    assert code(answers[-1]) == "tournament_numbered"


def test_the_last_day_ends_where_the_tournament_is_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    lines = [MADE, {"do": "registration", "open": True, "until": "2026-11-20"}, entry("Na middernacht")]
    try:
        for zone, wrong in (("UTC-1", "tournament_register_closed"), ("UTC", "")):
            monkeypatch.setenv("TZ", zone)
            time.tzset()
            answer = ask(tmp_path / zone, lines, datetime(2026, 11, 20, 23, 30, tzinfo=UTC))[-1]
            assert code(answer) == wrong
    finally:
        monkeypatch.undo()
        time.tzset()


def test_what_is_wrong_before_the_draw_is_found(tmp_path: Path) -> None:
    people = [{"do": "entrant", "id": f"p{at}", "name": f"Speler {at}", "country": "NL"} for at in range(1, 35)]
    numbers = {"p1": "04010001", "p2": "04010002", "p3": "04010003", "p4": "11010004"}
    answers = ask(tmp_path, [
        MADE, *people, *({"do": "entrant", "id": id, "ema": ema} for id, ema in numbers.items()),
        {"do": "entrant", "id": "d", "name": "1 spéler"}, {"do": "entrant", "id": "r", "name": "Rob", "reserve": True},
        {"do": "ema_numbers", "listed": ["04010001", "04010002", "04010003"]}, {"do": "show", "what": "checks"},
        {"do": "entrant", "id": "s", "name": "Sara", "standing": "official"},
        {"do": "entrant", "id": "p5", "referee": True}, {"do": "entrant", "id": "d", "standing": "left"},
        *({"do": "entrant", "id": f"r{at}", "name": f"Reserve {at}", "reserve": True} for at in range(4)),
        {"do": "show", "what": "checks"}, {"do": "show", "what": "report"},
    ])  # fmt: skip
    assert not [answer for answer in answers if code(answer)]
    shown = next(answer for answer in answers if "rows" in answer and "ready" in answer)
    found = checks(shown)
    assert found["fours_by_reserves"] | {"people": []} == {
        "check": "fours_by_reserves", "grave": False, "people": [], "players": 35, "short": 1, "reserves": 1,
    }  # fmt: skip
    assert found["double"]["people"] == ["p1", "d"]
    assert found["ema_unknown"]["people"] == ["p4"]
    assert found["ema_country"]["people"] == ["p4"]
    assert (found["reserves"]["reserves"], found["reserves"]["wanted"]) == (0, 3)
    assert found["no_referee"]["grave"]
    assert (found["referees"]["count"], found["referees"]["wanted"]) == (0, 2)
    assert not shown["ready"]
    assert answers[-2]["ready"]
    assert "fours_by_reserves" in checks(answers[-2])
    assert {"no_referee", "referees", "double"}.isdisjoint(checks(answers[-2]))
    assert answers[-1]["referees"] == [{"person": "s", "played": False}, {"person": "p5", "played": True}]


def test_few_players_from_europe_are_said_only_for_its_ranking(tmp_path: Path) -> None:
    few = {"do": "entrant", "name": "Ann", "country": "Japan"}
    answers = ask(tmp_path, [
        MADE, few, {"do": "show", "what": "checks"}, {**MADE, "id": "u", "formula": "nts-toernooi"}, few,
        {"do": "show", "what": "checks"},
    ])  # fmt: skip
    assert checks(answers[2])["few_europeans"]["count"] == 0
    assert "few_europeans" not in checks(answers[5])


def test_who_stayed_away_is_marked_at_the_next_tournament_until_its_day(tmp_path: Path) -> None:
    away = {"do": "entrant", "id": "k", "name": "Karel Kwijt", "absent": True, "barred_until": "2026-12-31"}
    answers = ask(tmp_path, [
        MADE, away, {**MADE, "id": "next", "date": "2026-12-20"}, {"do": "entrant", "id": "q", "name": "KAREL kwijt"},
        {"do": "show", "what": "checks"}, {**MADE, "id": "later", "date": "2027-01-02"},
        {"do": "entrant", "id": "z", "name": "Karel Kwijt"}, {"do": "show", "what": "checks"},
        {"do": "erase", "tournament": "t", "entrant": "k"}, {"do": "show", "tournament": "next", "what": "checks"},
    ])  # fmt: skip
    assert checks(answers[4])["barred"]["people"] == ["q"]
    assert "barred" not in checks(answers[7])
    assert "barred" not in checks(answers[9])


def test_a_wish_for_the_first_round_is_met_by_the_draw(tmp_path: Path) -> None:
    people = [{"do": "entrant", "id": f"p{at}", "name": f"Speler {at}"} for at in range(1, 9)]
    wish = {"do": "entrant", "id": "p3", "not_with": "speler 7"}
    for seed in range(5):
        folder = tmp_path / str(seed)
        folder.mkdir()
        secret = f"{seed:064x}"
        answers = ask(folder, [
            MADE, *people, wish, {"do": "schedule", "seed": 1}, {"do": "commit", "hash": commitment(secret)},
            {"do": "draw", "secret": secret, "word": "rood"}, {"do": "show", "what": "schedule"},
        ])  # fmt: skip
        numbers, first = answers[-1]["numbers"], answers[-1]["rounds"][0]
        assert not any({numbers["p3"], numbers["p7"]} <= set(table) for table in first)


def test_a_couple_is_known_whoever_of_the_two_registers_first(tmp_path: Path) -> None:
    """What is typed is kept by name until somebody of that name is there; then it is an id, and the name is gone."""
    *_, entrants = ask(tmp_path, [
        MADE, {"do": "entrant", "id": "a", "name": "Anna", "partner": "bram  de wit"},
        {"do": "entrant", "id": "c", "name": "Cor", "partner": "Anna"},
        {"do": "entrant", "id": "b", "name": "Bram de Wit"}, {"do": "show", "what": "export", "as": "json"},
    ])  # fmt: skip
    partners = {one["entrant"]: one["partner"] for one in entrants["entrants"]}
    assert partners == {"a": "", "b": "a", "c": "a"}
    *_, cleared = ask(tmp_path, [
        {"do": "entrant", "id": "b", "partner": ""}, {"do": "show", "what": "export", "as": "json"},
    ])  # fmt: skip
    assert {one["partner"] for one in cleared["entrants"] if one["entrant"] == "b"} == {""}
    (jan,) = entrants_in(b"Naam;Paar\nJan;Anna\n", "").entrants
    assert jan.text("partner") == "Anna"


TABLE = "Naam;Club;EMA-nummer;Land;Reserve;Betaald\nJan de Vries;Rijn;4010001;NL;;25,00\nZoë Ümit;;;BE;ja;\n"


@pytest.mark.parametrize("encoding", ["utf-8", "utf-8-sig", "utf-16", "cp1252"])
def test_a_list_is_read_in_any_encoding(encoding: str) -> None:
    jan, zoe = entrants_in(TABLE.encode(encoding), "lijst.csv").entrants
    assert (jan.name, jan.text("ema"), jan.cents(), jan.flag("reserve")) == ("Jan de Vries", "04010001", 2500, None)
    assert (zoe.name, zoe.flag("reserve"), zoe.text("club"), zoe.cents()) == ("Zoë Ümit", True, None, None)


@pytest.mark.parametrize(
    ("paid", "cents"),
    [
        ("25", 2500), ("€ 25,-", 2500), ("betaald: 25.5", 2550), ("1.234,50", 123450), ("ja", None),
        ("12-10-2026", None), ("2026-10-12", None), ("12.10.2026", None), ("12 okt 2026", None), ("12345678", None),
    ],
)  # fmt: skip
def test_a_day_in_the_column_of_what_was_paid_is_no_amount(paid: str, cents: int | None) -> None:
    (one,) = entrants_in(f"Naam;Betaald\nJan de Vries;{paid}\n".encode(), "").entrants
    assert one.cents() == cents


def test_a_line_of_blanks_is_read_as_quickly_as_any() -> None:
    """Each blank is looked at once: that of ten thousand, from every one of them, would take minutes."""
    (jan,) = entrants_in(("\N{NO-BREAK SPACE}" * 20_000 + "x\nNaam: Jan de Vries\n").encode(), "").entrants
    assert jan.name == "Jan de Vries"


def test_forms_that_were_mailed_are_read_by_their_labels() -> None:
    mailed = "> Naam: Jan de Vries\n> Dieet: vega\nReserve:\n\nName: Piet\nRather not with: Jan\nReserve: nee\n"
    jan, piet = entrants_in(mailed.encode(), "").entrants
    assert (jan.name, jan.said) == ("Jan de Vries", {"diet": "vega"})
    assert (piet.text("not_with"), piet.flag("reserve")) == ("Jan", False)
    with pytest.raises(ImportingError):
        entrants_in(b"   ", "")


def test_names_are_matched_once_the_same_file_adds_nothing_and_it_can_be_taken_back(tmp_path: Path) -> None:
    found = entrants_in((TABLE + "Anna Bakker;;12;NL;;\n").encode(), "")
    world = TournamentWorld("t", None, {"a": EntrantCard("Ana Bakker"), "z": EntrantCard("zoe umit")})
    lines = entrant_lines(found, world, {})
    assert [(line.chosen, line.asks, line.doubt) for line in lines] == [
        ("new", False, ""), ("z", False, ""), (SKIP, True, "ema"),
    ]  # fmt: skip
    decided = entrant_lines(found, world, {"Anna Bakker": "a"})
    asked = entrants_asked(found.digest, decided, reserves=True)
    assert [(one.id, one.name, one.reserve, one.ema, one.paid) for one in asked.entrants] == [
        ("", "Jan de Vries", True, "04010001", 2500), ("z", None, True, None, None), ("a", None, None, None, None),
    ]  # fmt: skip
    taken = {
        "do": "entrants",
        "digest": "d1",
        "entrants": [{"name": "Jan", "ema": "04010001"}, {"id": "a", "club": "X"}],
    }
    bad = {**taken, "digest": "d2", "entrants": [{"name": "Nieuw"}, {"name": "Fout", "ema": "1"}]}
    answers = ask(tmp_path, [
        MADE, {"do": "entrant", "id": "a", "name": "Anna"}, taken, taken, bad,
        {"do": "show", "what": "export", "as": "json"}, {"do": "take_back_entrants", "digest": "d1"},
        {"do": "take_back_entrants", "digest": "d1"}, {"do": "show", "what": "export", "as": "json"},
    ])  # fmt: skip
    assert (len(answers[2]["entrants"]), answers[2]["again"], answers[3]["again"]) == (2, False, True)
    assert code(answers[4]) == "tournament_ema"
    assert [len(answers[at]["entrants"]) for at in (5, 8)] == [2, 1]
    assert code(answers[7]) == "tournament_taken_none"


def test_a_line_that_is_left_out_keeps_its_number_from_nobody() -> None:
    found = entrants_in(b"Naam;EMA-nummer\nAnna Bakker;04010001\nPiet Puk;04010001\n", "")
    world = TournamentWorld("t", None, {"a": EntrantCard("Ana Bakker")})
    assert [(line.chosen, line.doubt) for line in entrant_lines(found, world, {})] == [(SKIP, ""), ("new", "")]
    both = entrant_lines(found, world, {"Anna Bakker": "new"})
    assert [line.doubt for line in both] == ["", "ema_twice"]


def test_numbers_of_a_list_of_the_association_are_filled_in() -> None:
    players = "ema_id,last_name,first_name\n04010001,DE VRIES,JAN\n04010002,PUK,PIET\n04019999,BOS,OLGA\n"
    found = entrants_in(players.encode(), "").entrants
    assert numbers_of(found, {"j": ("Jan de Vries", ""), "p": ("Piet Puk", "04010002"), "x": ("Xandra", "")}) == {
        "j": "04010001", "p": "04010002",
    }  # fmt: skip
