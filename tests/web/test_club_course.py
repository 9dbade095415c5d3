"""Schemes on evenings and finals on the page: who is asked what, and what he sees then."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tests.web.club_course_world import FINALS, SCHEME
from tests.web.club_world import CLUB, tell
from tests.web.test_club_stand import words
from windroos.web.site import Site


@pytest.fixture
def club(client: TestClient, site: Site) -> TestClient:
    """The host's browser, and a club with a scheme and a final."""
    tell(site, *CLUB, *SCHEME, *FINALS)
    return client


def test_the_scheme_says_what_was_played_and_a_missed_table_gets_an_evening(club: TestClient, site: Site) -> None:
    page = "/club/stand/s22/schema"
    said = words(club.get(page).text)
    assert "zonder Greet Smit" in said
    assert "niet gespeeld" in said
    sent = club.post(f"{page}/inhalen", data={"game": "2.2", "evening": "", "day": "2022-11-25"})
    assert "gepland op vrijdag 25 november 2022" in words(sent.text)
    tell(site, *({"do": "arrive", "evening": "2022-11-25", "person": one} for one in ("bart", "dora", "frits", "hans")))
    forming = club.get("/club/avond/2022-11-25/tafels").text
    assert 'name="table-1" value="bart dora frits hans"' in forming
    assert "speelt van ronde 2 tafel 2" in words(forming)


def test_the_desk_says_which_round_it_is_and_makes_its_tables(club: TestClient) -> None:
    page = "/club/avond/r2/tafels"
    said = words(club.get(page).text)
    assert "Tafel 2 van ronde 3 kan niet gespeeld worden: Greet Smit, Hans Mulder is er niet." in said
    assert "Deze avond speelt ronde 3." in said
    assert "Deze avond speelt ronde 3." not in words(
        club.post(page, data={"do": "round", "round": "s22 3", "off": "1"}).text
    )
    again = club.post(page, data={"do": "round", "round": "s22 3"}).text
    fields = dict(re.findall(r'name="(table-\d)" value="([^"]*)"', again))
    assert fields["table-1"] == "anna bart els frits"
    made = club.post(page, data={"method": "scheme", "seed": "1", **fields})
    assert "Tafel 1" in words(made.text)
    assert club.post(page, data={"do": "round", "round": "s22 9"}).status_code == 422


def test_the_coming_evenings_get_the_rounds_that_have_none(club: TestClient, site: Site) -> None:
    tell(
        site,
        {"do": "round", "evening": "r2", "season": "s22", "round": 3, "off": True},
        {"do": "evening", "id": "r3", "date": "2023-02-11", "rules": "nts2002"},
    )
    page = "/club/stand/s22/schema"
    assert "Geef één avond zijn ronde" in words(club.get(page).text)
    club.post(f"{page}/avonden", data={"do": "all"})
    assert "Deze avond speelt ronde 3." in words(club.get("/club/avond/r2/tafels?method=scheme").text)
    club.post(f"{page}/avonden", data={"do": "off", "evening": "r2", "round": "3"})
    assert "Deze avond speelt ronde" not in words(club.get("/club/avond/r2/tafels?method=scheme").text)


def test_a_final_says_who_sits_where_and_its_winner_has_the_title(club: TestClient, site: Site) -> None:
    page = "/club/stand/s21/finale"
    said = words(club.get(page).text)
    assert "Anna de Vries gaat door 1e van de stand 60" in said
    assert "Joost Ouwerkerk viel in, buiten de competitie." in said
    assert "Bart van den Berg 1e van tafel 2" in said
    forming = club.get("/club/avond/f2/tafels").text
    table = re.findall(r'name="table-1" value="([^"]*)"', forming)[0].split()
    assert table == ["anna", "frits", "bart", "els"]
    refused = club.post("/club/stand/s21/sluiten", data={"period": ""})
    assert "De finale van dit seizoen is nog niet gespeeld." in words(refused.text)
    tell(site, {"do": "result", "evening": "f2", "table": 1, "players": table, "points": [-100, 20, 60, 20]})
    assert "Bart van den Berg wint de finale." in words(club.get(page).text)
    assert "waarvan 30 meegenomen" in words(club.get(page).text)
    club.post("/club/stand/s21/sluiten", data={"period": ""})
    assert "Bart van den Berg" in words(club.get("/club/stand/s21").text).split("Na avond")[0]


def test_an_evening_is_planned_for_a_round_of_a_final_and_taken_off(club: TestClient) -> None:
    page = "/club/stand/s21/finale"
    taken = club.post(page, data={"round": "2", "evening": "f2", "do": "off"})
    assert "Wanneer wordt Finale gespeeld?" in words(taken.text)
    planned = club.post(page, data={"round": "2", "evening": "", "day": "2023-07-04", "do": "on"})
    assert "dinsdag 4 juli 2023" in words(planned.text)
    assert 'href="/club/avond/2023-07-04/tafels?method=final"' in planned.text
    assert club.post(page, data={"round": "7", "day": "2023-07-05"}).status_code == 422
    assert club.get("/club/avond/2023-07-05").status_code == 404
    assert "heeft geen finale" in words(club.get("/club/stand/s22/finale").text)


def test_tables_of_one_evening_play_different_rules(club: TestClient, site: Site) -> None:
    fields = {"do": "change", "day": "2023-06-20", "kind": "final", "rules": "nts2002", "also-mcr": "on"}
    club.post("/club/avond/f2", data=fields)
    club.post(
        "/club/avond/f2/tafels",
        data={
            "method": "hand",
            "table-1": "x",
            **{f"to-{one}": "1" for one in ("anna", "bart", "cor", "dora")},
            **{f"seat-{one}": str(at) for at, one in enumerate(("anna", "bart", "cor", "dora"))},
        },
    )
    desk = club.get("/club/avond/f2?deel=tables").text
    assert "Deze tafel speelt" in words(desk)
    club.post("/club/avond/f2", data={"do": "rules:1", "rules": "mcr", "deel": "tables"})
    entry = club.get("/club/avond/f2/tafel/1/1").text
    assert '<option value="mcr" selected>' in entry
    sheet = club.post("/club/avond/f2", data={"do": "sheet:1:1"}, follow_redirects=True)
    assert "MCR" in words(sheet.text) or "Chinees Officieel" in words(sheet.text)
    assert club.post("/club/avond/f2", data={"do": "rules:1", "rules": "hongkong"}).status_code == 422


def test_an_evening_says_that_a_title_rests_on_it_that_was_given(club: TestClient, site: Site) -> None:
    tell(site, {"do": "end_season", "season": "s22", "date": "2023-01-01"})
    said = words(club.get("/club/avond/r0").text)
    assert "De titel van Rode Draak 2022-2023 is al gegeven aan Anna de Vries" in said
    assert "is al gegeven" not in words(club.get("/club/avond/e2").text)
    people = ["anna", "bart", "cor", "dora"]
    line = {"do": "result", "evening": "r0", "table": 1, "players": people, "points": [-500, 600, 0, -100]}
    tell(site, {**line, "reason": "verwisseld"})
    page = club.get("/club/avond/r0").text
    assert "is veranderd nadat de titel aan Anna de Vries was gegeven" in words(page)
    assert 'href="/club/stand/s22"' in page
    tell(site, {"do": "let_stand", "season": "s22"})
    assert "is veranderd nadat" not in words(club.get("/club/avond/r0").text)
    viewer = TestClient(club.app, headers={"accept-language": "nl"})
    assert "is al gegeven" not in words(viewer.get("/club/avond/r0").text)
