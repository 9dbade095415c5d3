"""Standings on the page: rows, explanations that add up, files, seasons made and closed, and who may do that."""

from __future__ import annotations

import csv
import io
import json
import re
from fractions import Fraction
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.club_course_world import TIES
from tests.web.club_world import CLUB, MEMBERS, evening, tell
from windroos.club.errors import ClubError
from windroos.reckoning.formula_file import preset_text
from windroos.reckoning.numbers import read_number
from windroos.web.app import create_app
from windroos.web.site import Site


def words(html: str) -> str:
    """What a page says, without its marks."""
    return re.sub(r"\s+", " ", unescape(re.sub(r"<[^>]*>", " ", html)))


@pytest.fixture
def club(client: TestClient, site: Site) -> TestClient:
    """The host's browser, and a club with a season."""
    tell(site, *CLUB)
    return client


def test_a_row_says_place_score_and_what_fell_away(club: TestClient) -> None:
    text = club.get("/club/stand/s23").text
    said = words(text)
    assert "Na avond 3 van 3, 2 tellen mee." in said
    assert said.index("Els Bakker") < said.index("Bart van den Berg") < said.index("Anna de Vries")
    assert 'href="/club/stand/s23/uitleg/els"' in text
    assert re.search(r"<del>5</del>", text), "an evening of four people counts for nobody"


def test_an_explanation_adds_up_and_says_who_is_just_above(club: TestClient) -> None:
    text = club.get("/club/stand/s23/uitleg/anna").text
    said = words(text)
    assert "Anna de Vries: 3e plaats" in said
    assert "1 achter Bart van den Berg (2e)." in said
    assert "1 voor op" in said
    kept = [
        read_number(one) for one in re.findall(r'</td><td class="num">([^<]+)</td><td class="num soft wide">', text)
    ]
    assert sum(Fraction(one) for one in kept if one is not None) == 7
    assert "telt niet, te weinig leden" in said
    assert 'href="/club/avond/e1"' in text


def test_equal_scores_show_every_criterion(club: TestClient, site: Site) -> None:
    points = [(500, -100, -400, 0), (0, 0, 0, 0)]
    tell(
        site,
        *evening("e4", "2024-04-02", points),
        {"do": "adjust", "evening": "e4", "person": "bart", "points": 2, "reason": "Anna zei het"},
    )
    said = words(club.get("/club/stand/s23/uitleg/bart").text)
    if "Gelijk in score" in said:
        assert "de minste mahjongs veroorzaakt" in said
    assert "met de hand" in said
    assert "Anna de Vries zei het" in said or "Anna zei het" in said


def test_who_are_equal_stand_with_their_names_at_every_criterion(club: TestClient, site: Site) -> None:
    """In lines that a phone can show, however many they are."""
    tell(site, *TIES)
    said = words(club.get("/club/stand/s20/uitleg/frits").text)
    four = [MEMBERS[one] for one in ("anna", "bart", "frits", "ineke")]
    for measure in ("de meeste mahjongs", "de minste mahjongs veroorzaakt"):
        found = re.search(f"{measure} ((?:.{{1,40}}? onbekend ?){{4}})", said)
        assert found is not None, measure
        assert all(f"{name} onbekend" in found[1] for name in four)


def test_as_it_was_on_a_day(club: TestClient) -> None:
    said = words(club.get("/club/stand/s23?op=2024-01-10").text)
    assert "Zoals het was op 10-1-2024." in said
    assert "Na avond 1 van" in said
    assert club.get("/club/stand/s23?op=nooit").status_code == 422


def test_files_hold_the_same_and_no_formula_of_a_spreadsheet(club: TestClient, site: Site) -> None:
    tell(site, {"do": "person", "id": "anna", "name": "=1+1"})
    rows = list(csv.reader(io.StringIO(club.get("/club/stand/s23.csv").content.decode("utf-8-sig")), delimiter=";"))
    assert rows[1][:4] == ["1", "Els Bakker", "10", "10"]
    assert "'=1+1" in [row[1] for row in rows]
    found = json.loads(club.get("/club/stand/s23.json").text)
    assert [row["score"] for row in found["rows"]] == [row[3] for row in rows[1:]]
    assert club.get("/club/stand/s23.xlsx").content[:2] == b"PK"


def test_a_season_is_made_changed_closed_and_let_stand(club: TestClient, site: Site) -> None:
    form = {"name": "Winter", "from": "2024-01-01", "until": "2024-03-31", "formula": "peling-punten"}
    answer = club.post("/club/seizoenen", data=form, follow_redirects=False)
    assert answer.status_code == 303
    at = answer.headers["location"]
    assert "Winter" in words(club.get(at).text)
    club.post(f"{at}/sluiten", data={"period": ""})
    assert "Kampioen: Bart van den Berg, afgesloten op" in words(club.get(at).text)
    tell(site, {**evening("e3", "2024-03-19", [(20_000, -10_000, -10_000, 0)])[1], "reason": "verkeerd"})
    said = words(club.get(at).text)
    assert "Na het afsluiten is er iets verbeterd" in said
    assert "Kampioen: Bart van den Berg" in said
    club.post(f"{at}/laten", data={"period": ""})
    said = words(club.get(at).text)
    assert "Na het afsluiten" not in said
    assert "Kampioen: Bart van den Berg" in said
    club.post(f"{at}/sluiten", data={"period": ""})
    assert "Kampioen: Anna de Vries" in words(club.get(at).text)
    club.post(f"{at}/heropenen", data={"period": ""})
    assert "afgesloten op" not in words(club.get(at).text)


def test_a_wrong_formula_is_said_in_one_sentence_and_keeps_what_was_typed(club: TestClient) -> None:
    form = {"name": "Proef", "from": "2024-01-01", "until": "2024-03-31", "formula": "kept"}
    answer = club.post("/club/seizoenen", data={**form, "toml": 'name = "A"\n[scle]\n4 = [4, 2, 1, 0]\n'})
    assert answer.status_code == 422
    assert "scle" in words(answer.text)
    assert 'value="Proef"' in answer.text
    assert "[scle]" in unescape(answer.text)


def test_a_formula_from_a_day_on_leaves_earlier_evenings_what_they_were_worth(club: TestClient) -> None:
    before = words(club.get("/club/stand/s23?op=2024-01-10").text)
    text = preset_text("groenehart").replace("bonus = 1", "bonus = 2")
    form = {"from": "2023-09-01", "until": "2024-08-31", "formula": "kept", "toml": text}
    club.post("/club/stand/s23/wijzigen", data={**form, "holds": "starts", "starts": "2024-01-20"})
    said = club.get("/club/stand/s23/uitleg/els").text
    assert "aanwezig: 1" in said
    assert "aanwezig: 2" in said
    assert 'value="starts" checked' in club.get("/club/stand/s23/wijzigen").text
    club.post("/club/stand/s23/wijzigen", data={**form, "holds": "starts", "starts": "2024-01-20", "name": "Nieuw"})
    assert "aanwezig: 1" in club.get("/club/stand/s23/uitleg/els").text, "what was not changed stays"
    club.post("/club/stand/s23/wijzigen", data={**form, "holds": "all"})
    assert "aanwezig: 1" not in club.get("/club/stand/s23/uitleg/els").text
    assert words(club.get("/club/stand/s23?versie=1&op=2024-01-10").text).count("Els Bakker") == before.count(
        "Els Bakker"
    )
    assert "aanwezig: 1" in club.get("/club/stand/s23/uitleg/els?versie=1").text


def test_who_is_no_secretary_reads_and_changes_nothing(club: TestClient, site: Site) -> None:
    with TestClient(create_app(site), headers={"accept-language": "en"}) as stranger:
        said = words(stranger.get("/club/stand/s23").text)
        assert "Els B." in said
        assert "Bakker" not in said
        for path in ("/club/seizoenen", "/club/seizoenen/nieuw", "/club/stand/s23/wijzigen"):
            assert stranger.get(path).status_code == 403, path
        for path in (
            "/club/seizoenen",
            *(f"/club/stand/s23/{one}" for one in ("wijzigen", "sluiten", "laten", "loten")),
        ):
            assert stranger.post(path, data={"period": ""}).status_code == 403, path


def test_divisions_go_up_and_down(club: TestClient, site: Site) -> None:
    people = list(MEMBERS)
    day = {"from": "2024-01-01", "until": "2024-12-31", "formula": "nts-bond"}
    toml = 'name = "Punten"\n[table]\nmeasure = "points"\n'
    one = {**day, "formula": "", "toml": toml, "name": "Eerste 2024", "people": people[:4]}
    tell(site, {"do": "season", "id": "een", **one})
    tell(
        site,
        {"do": "season", "id": "twee", **one, "name": "Tweede 2024", "people": people[4:8], "above": "een", "moves": 1},
    )
    said = words(club.get("/club/seizoenen/nieuw?van=een").text)
    assert "Komen erbij: Els Bakker." in said
    assert "Gaan eruit: Dora Visser." in said
    assert "Eerste 2025" in club.get("/club/seizoenen/nieuw?van=een").text
    assert "Buiten de stand" in words(club.get("/club/stand/een").text)


def test_a_lot_is_drawn_once(club: TestClient, site: Site) -> None:
    toml = 'name = "Lot"\n[table]\nmeasure = "points"\n[ranking]\nties = "lot"\n'
    tell(site, {"do": "season", "id": "lot", "from": "2024-05-01", "until": "2024-05-31", "toml": toml})
    tell(site, *evening("e5", "2024-05-07", [(0, 0, 0, 0)]))
    assert "het lot moet beslissen" in words(club.get("/club/stand/lot").text)
    with pytest.raises(ClubError) as wrong:
        tell(site, {"do": "end_season", "season": "lot", "date": "2024-06-01"})
    assert wrong.value.code == "club_season_lot"
    club.post("/club/stand/lot/loten", data={"period": ""})
    said = words(club.get("/club/stand/lot").text)
    assert "Geloot, met zaad" in said
    assert club.post("/club/stand/lot/loten", data={"period": ""}).status_code == 422
    assert words(club.get("/club/stand/lot").text) == said


def test_a_formula_is_said_in_sentences_to_everybody(club: TestClient, site: Site) -> None:
    with TestClient(create_app(site), headers={"accept-language": "en"}) as stranger:
        said = words(stranger.get("/club/stand/s23/formule").text)
        assert "An evening counts from 8 members." in said
        assert stranger.get("/club/stand/s23/proef").status_code == 403
        assert stranger.post("/club/stand/s23/proef", data={"toml": "x"}).status_code == 403
        assert stranger.post("/club/stand/s23/formule", data={"toml": "x"}).status_code == 403


def test_what_is_tried_is_what_is_adopted(club: TestClient) -> None:
    """Law D5.6, on the page: the preview's places and scores are those of the standings after it."""
    tried = club.get("/club/stand/s23/proef?formule=peling-punten").text
    assert "Kampioen: Els Bakker → Bart van den Berg" in words(tried)
    rows = re.findall(r'<tr><th scope="row">([^<]*)<.*?<b>([^<]*)</b></td><td class="num">.*?<b>([^<]*)</b>', tried)
    assert len(rows) == 8
    form = {"toml": preset_text("peling-punten"), "holds": "all"}
    assert club.post("/club/stand/s23/formule", data=form, follow_redirects=False).status_code == 303
    found = {
        row["name"]: (str(row["place"]), int(row["score"])) for row in club.get("/club/stand/s23.json").json()["rows"]
    }
    assert found == {name: (place, int(score.replace(".", ""))) for name, place, score in rows}
    assert "De stand met formule 1: Groene Hart" in words(club.get("/club/stand/s23/formule").text)


def test_a_form_changes_what_was_filled_in_and_nothing_else(club: TestClient) -> None:
    text = preset_text("groenehart")
    answer = club.post("/club/stand/s23/proef", data={"toml": text, "attendance.bonus": "1½", "season.keep": "3/4"})
    assert "Aanwezig zijn geeft 1½." in words(answer.text)
    assert "aanwezigheid: +1" in words(answer.text)
    wrong = club.post("/club/stand/s23/proef", data={"toml": text, "table.scale.4": "1 2 3 4"})
    assert wrong.status_code == 422
    assert "table.scale.4" in words(wrong.text)
    wrong = club.post("/club/stand/s23/proef", data={"toml": text.replace("bonus", "bonis"), "how": "tekst"})
    said = words(wrong.text)
    assert "de formule:" in said
    assert "attendance.bonis" in said
    assert "bonis = 1" in unescape(wrong.text)


def test_a_scheme_seats_everybody_and_says_how_even_it_is(club: TestClient, site: Site) -> None:
    form = {"people": list(MEMBERS)[:8], "rounds": "7", "do": "make"}
    assert club.post("/club/stand/s23/schema", data=form, follow_redirects=False).status_code == 303
    said = words(club.get("/club/stand/s23/schema").text)
    assert "Elk paar ontmoet elkaar precies 3 keer." in said
    assert "Ronde 7" in said
    assert "tafel 1, met" in said
    assert club.post("/club/stand/s23/schema", data={"people": ["anna"], "rounds": "7"}).status_code == 422
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as stranger:
        assert "Bakker" not in words(stranger.get("/club/stand/s23/schema").text)
        assert stranger.post("/club/stand/s23/schema", data=form).status_code == 403


def test_a_scheme_is_taken_away(club: TestClient) -> None:
    club.post("/club/stand/s23/schema", data={"people": list(MEMBERS)[:9], "rounds": "3"})
    assert "Ronde 3" in words(club.get("/club/stand/s23/schema").text)
    club.post("/club/stand/s23/schema", data={"do": "remove"})
    assert "geen schema" in words(club.get("/club/stand/s23/schema").text)


def test_periods_and_rounds_of_a_final_are_called_in_the_language_of_who_reads(client: TestClient, site: Site) -> None:
    tell(
        site,
        *CLUB,
        {"do": "season", "id": "bam", "from": "2023-01-01", "until": "2023-12-31", "formula": "bamboe-acht"},
    )
    assert 'href="/club/stand/bam?periode=Zuid">Zuid</a>' in client.get("/club/stand/bam").text
    with TestClient(create_app(site), headers={"accept-language": "en"}) as stranger:
        page = stranger.get("/club/stand/bam").text
        assert 'href="/club/stand/bam?periode=Zuid">South</a>' in page
        assert "<h1>South</h1>" in stranger.get("/club/stand/bam?periode=Zuid").text
        final = words(stranger.get("/club/stand/bam/finale").text)
        assert "Semi-final" in final
        assert "Halve finale" not in final
        assert "South" in final
