"""Pages of figures: a person, records, the collection, the twenty-one, the champion and cups."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.club_program import GOLDEN, PROGRAM, forms
from tests.web.club_world import CLUB, tell
from windroos.web.app import create_app
from windroos.web.site import Site


def words(client: TestClient, path: str, answers: int = 200) -> str:
    """A page without its marks."""
    answer = client.get(path)
    assert answer.status_code == answers, (path, answer.status_code)
    main = answer.text.partition("<main")[2].partition("</main>")[0]
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", main)).split())


@pytest.fixture
def club(client: TestClient, site: Site) -> TestClient:
    tell(site, *CLUB, *PROGRAM)
    return client


def test_a_person_with_hands(club: TestClient) -> None:
    said = words(club, "/club/speler/frits")
    assert "mahjong per spel 11 % 2 % tot 43 %, over 9 spellen" in said, "with its interval, and over how many hands"
    assert "Minder dan dertig spellen" in said, "nobody is ranked by so few"
    assert "Pee ling eet cake (nummer 51) 500" in said
    assert "Van de 42: 1 / 42" in said
    assert "Anna de Vries" in said, "an opponent"
    assert 'class="chart"' in club.get("/club/speler/frits").text


def test_a_person_of_whom_totals_are_known_alone(club: TestClient) -> None:
    said = words(club, "/club/speler/els")
    assert "avonden 2 mahjong" in said
    assert "tafels gewonnen 100 % 34 % tot 100 %, over 2 tafels" in said
    assert "mahjong per spel – over 0 spellen" in said, "what is not known is not nothing"


def test_a_person_without_a_result_and_nobody(club: TestClient) -> None:
    assert "nog geen uitslag van Joost Ouwerkerk" in words(club, "/club/speler/joost")
    assert club.get("/club/speler/nobody").status_code == 404


def test_a_page_of_a_person_is_for_members(site: Site, club: TestClient) -> None:
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as stranger:
        assert stranger.get("/club/speler/frits").status_code == 403
        said = words(stranger, "/club/records?regels=nmv144")
        assert "Bart B." in said
        assert "van den Berg" not in said, "a stranger sees no whole names"
        assert stranger.post("/club/bekers/beker/ingeleverd").status_code == 403


def test_a_corrected_hand_takes_its_record_back(club: TestClient, site: Site) -> None:
    said = words(club, "/club/records?regels=nmv144")
    assert re.search(r"Hoogste overscore 640 Bart van den Berg, 6-2-2024 Het boek kent 61.440", said)
    line = forms("p1", "2024-02-06", *GOLDEN[:2], GOLDEN[3])[1]
    tell(site, {"do": "reopen", "evening": "p1"}, {**line, "reason": "Verkeerd geteld"})
    assert "overscore" not in words(club, "/club/records?regels=nmv144").lower()


def test_records_with_who_held_them_before(club: TestClient) -> None:
    said = words(club, "/club/records")
    assert "Hoogste eindtotaal 1.504 Bart van den Berg, 23-1-2024 Was 812, Anna de Vries, 9-1-2024" in said
    assert "Meeste punten in een seizoen 1.568" in said
    season = words(club, "/club/records?wie=s23")
    assert "Hoogste eindtotaal 1.504" in season


def test_the_collection_names_what_has_no_number(club: TestClient) -> None:
    said = words(club, "/club/verzameling")
    assert "12 Haakwerkje" in said
    assert "– Jadespel" in said
    assert "kent niemand hier het nummer" in said


def test_the_twenty_one_and_the_champion_of_a_year(club: TestClient) -> None:
    assert "1 · Anna de Vries 1 / 21" in words(club, "/club/21?jaar=2024")
    said = words(club, "/club/kampioen?jaar=2024")
    assert "Cor Jansen ? (20-2-2024) 0" in said, "no number is guessed"
    for year in ("9999", "0001", "x", "2024&jaar=1"):
        assert club.get(f"/club/21?jaar={year}").status_code == 200


def test_a_cup_comes_home_and_goes_back(club: TestClient) -> None:
    assert "Thuis bij Cor Jansen sinds 20-2-2024" in words(club, "/club/bekers")
    club.post("/club/bekers/beker/ingeleverd")
    assert "De beker is bij de club." in words(club, "/club/bekers")
    assert club.post("/club/bekers/nergens/ingeleverd").status_code == 404


@pytest.mark.parametrize("path", ["records", "verzameling", "21", "kampioen", "bekers"])
def test_a_club_without_results_says_so(client: TestClient, site: Site, path: str) -> None:
    assert client.get(f"/club/{path}").status_code == 404, "no club yet"
    tell(site, CLUB[0])
    assert 'class="club-empty"' in client.get(f"/club/{path}").text
