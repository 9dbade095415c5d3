"""Wishes at the desk's schedule: by name once numbers are drawn, by number before, and what is wrong with them."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import be_host, boundless
from tests.web.tournament_world import tell_tournament
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.reckoning.lots import commitment
from windroos.seating.door import NotIn
from windroos.tournament.state import TournamentState
from windroos.web.app import create_app
from windroos.web.site import Site

ID = "wens2026"
SEATS = f"/toernooi/{ID}/leiding/indeling"
NAMES = ("Anna de Vries", "Bart", "Cor", "Dora", "Els", "Frits", "Greet", "René")


@pytest.fixture
def hall(site: Site) -> Site:
    tell_tournament(
        site, ID,
        [
            {"do": "tournament", "id": ID, "formula": "nts-toernooi", "players": 8, "rounds": 4},
            *({"do": "entrant", "id": f"p{at}", "name": name} for at, name in enumerate(NAMES, 1)),
        ],
    )  # fmt: skip
    return site


@pytest.fixture
def desk(hall: Site) -> TestClient:
    return be_host(TestClient(create_app(boundless(hall)), headers={"accept-language": "nl"}))


def sent(desk: TestClient, **wishes: str) -> str:
    """The page after a schedule was asked for."""
    return unescape(desk.post(SEATS, data={"players": "8", "rounds": "4", "seed": "1", **wishes}).text)


def drawn(hall: Site) -> None:
    tell_tournament(hall, ID, [{"do": "numbers", "numbers": {f"p{at}": 9 - at for at in range(1, 9)}}])


def test_wishes_are_typed_by_name_and_stand_there_by_name(hall: Site, desk: TestClient) -> None:
    drawn(hall)
    page = sent(desk, together="anna de vries, Rene\n3, 4", not_in="Bart, Cor = 1 2")
    made = TournamentFolder(hall.store).world(ID).there().schedule.made
    assert made is not None
    assert made.together == ((8, 1), (3, 4))
    assert made.not_in == (NotIn((7, 6), (1, 2)),)
    typed = re.findall(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL)
    assert typed[2:4] == ["Anna de Vries, René\nFrits, Els", "Bart, Cor = 1, 2"]


def test_who_never_meet_and_who_had_better_not_stand_there_again_without_teams_and_clubs(site: Site) -> None:
    """What the program adds by itself is not shown as typed: a next schedule would take it for a wish of somebody."""
    clubs = {1: "Oost", 2: "Oost", 3: "West", 4: "west"}
    tell_tournament(
        site, ID,
        [
            {"do": "tournament", "id": ID, "formula": "viertallen", "players": 16, "rounds": 3},
            *({"do": "entrant", "id": f"p{at}", "name": f"Speler {at}", "team": "A" if at in (9, 10) else "",
               "club": clubs.get(at, "")} for at in range(1, 17)),
        ],
    )  # fmt: skip
    desk = be_host(TestClient(create_app(boundless(site)), headers={"accept-language": "nl"}))

    def asked(**wishes: str) -> tuple[list[str], bool]:
        page = unescape(desk.post(SEATS, data={"players": "16", "rounds": "3", "seed": "1", **wishes}).text)
        typed = re.findall(r"<textarea[^>]*>(.*?)</textarea>", page, re.DOTALL)
        return typed[:2], bool(re.search(r'name="rather_club"[^>]* checked', page))

    def state() -> TournamentState:
        return TournamentFolder(site.store).world(ID).there()

    assert asked(apart="15, 16", rather="13-14", rather_club="1") == (["15, 16", "13, 14"], True)
    made = state().schedule.made
    assert made is not None
    assert set(made.apart) == {(1, 2), (15, 16)}
    assert set(made.rather_apart) == {(13, 14), (3, 4), (5, 6)}
    draw = unescape(desk.get(f"/toernooi/{ID}/leiding/loting").text)
    assert "uit elkaar houdt: Oost, West, A." in draw
    tell_tournament(site, ID, [{"do": "commit", "hash": commitment("geheim")}])
    tell_tournament(site, ID, [{"do": "draw", "secret": "geheim", "word": "draak"}])
    numbers = state().schedule.numbers
    assert {frozenset(numbers[f"p{at}"] for at in pair) for pair in ((1, 2), (3, 4))} == {
        frozenset({3, 4}), frozenset({5, 6}),
    }  # fmt: skip
    assert {numbers["p9"], numbers["p10"]} == {1, 2}
    assert asked(apart="Speler 11, Speler 12") == (["Speler 11, Speler 12", ""], False)
    made = state().schedule.made
    assert made is not None
    assert set(made.apart) == {(1, 2), (numbers["p11"], numbers["p12"])}


def test_couples_register_are_kept_apart_and_their_meetings_stand_among_the_figures(
    hall: Site, desk: TestClient
) -> None:
    tell_tournament(hall, ID, [{"do": "registration", "open": True}])
    entry = {"name": "Ida", "knows": "1", "partner": "anna de vries"}
    assert "gedaan=ja" in str(desk.post(f"/toernooi/{ID}/inschrijven", data=entry).url)
    world = TournamentFolder(hall.store).world(ID)
    ida = next(one for one, card in world.cards.items() if card.name == "Ida")
    assert world.there().entrants[ida].partner == "p1"
    tell_tournament(hall, ID, [{"do": "entrant", "id": "p8", "standing": "left"}])
    page = sent(desk, rather_couple="1")
    assert re.search(r'name="rather_couple"[^>]* checked', page)
    row = re.search(r'<th scope="row">Partners aan één tafel</th><td class="num">0 .*?<td class="num">0</td>', page)
    assert row, "beside what nothing is below"
    assert "Anna de Vries / Ida" in unescape(desk.get(f"/toernooi/{ID}/leiding/loting").text)


def test_a_card_that_is_saved_keeps_names_that_were_typed(hall: Site, desk: TestClient) -> None:
    """Of who is not there yet the list cannot say: nobody chosen changes nothing where nobody was."""
    wished = {"do": "entrant", "id": "p2", "partner": "Wim", "not_with": "Piet"}
    tell_tournament(hall, ID, [wished, {"do": "entrant", "id": "p3", "partner": "p4"}])
    at = f"/toernooi/{ID}/leiding/deelnemers"
    assert "paar met Wim, die nog niet op de lijst staat" in desk.get(f"{at}?wie=p2").text
    for one in ("p2", "p3"):
        desk.post(at, data={"do": "card", "entrant": one, "name": one, "partner": "", "not_with": ""})
    world = TournamentFolder(hall.store).world(ID)
    assert (world.cards["p2"].couple, world.cards["p2"].wish) == ("Wim", "Piet")
    assert world.there().entrants["p3"].partner == ""


def test_a_name_that_nobody_has_or_that_has_no_number_is_said(hall: Site, desk: TestClient) -> None:
    assert "Bart heeft nog geen speelnummer" in sent(desk, together="Bart, 3")
    drawn(hall)
    assert "Deelnemer Bert is er niet" in sent(desk, together="Bert, Cor")
    assert not TournamentFolder(hall.store).world(ID).there().schedule.rounds
    assert "Bert, Cor</textarea>" in sent(desk, together="Bert, Cor"), "what was typed stays"


def test_before_the_draw_wishes_are_numbers(hall: Site, desk: TestClient) -> None:
    page = sent(desk, together="1, 6", not_in="1-2 = 1")
    assert "1, 6</textarea>" in page
    assert "1, 2 = 1</textarea>" in page


OWN = f"{SEATS}/eigen"
"""Where a schedule of one's own is sent."""
PASTED = "1-2-3-4; 5-6-7-8\n1-5-2-6; 3-7-4-8\n"


def rounds_of(hall: Site) -> list[list[list[int]]]:
    rounds = TournamentFolder(hall.store).world(ID).there().schedule.rounds
    return [[list(table) for table in tables] for tables in rounds]


def test_a_schedule_of_ones_own_is_taken_with_as_many_rounds_as_it_has(hall: Site, desk: TestClient) -> None:
    page = unescape(desk.post(OWN, data={"text": PASTED}).text)
    assert rounds_of(hall) == [[[1, 2, 3, 4], [5, 6, 7, 8]], [[1, 5, 2, 6], [3, 7, 4, 8]]]
    assert TournamentFolder(hall.store).world(ID).there().setup.rounds == 2
    assert "Alle cijfers, en wie wie ontmoet" in page
    assert "ontmoet 5 van de 7 anderen" in page
    assert 'class="pairs"' in page


def test_a_file_with_names_is_taken_once_numbers_are_drawn(hall: Site, desk: TestClient) -> None:
    rows = "ronde,tafel,O,Z,W,N\n1,1,Anna de Vries,Bart,Cor,Dora\n1,2,Els,Frits,Greet,Rene\n"
    page = unescape(desk.post(OWN, files={"file": ("eigen.csv", rows.encode(), "text/csv")}).text)
    assert "heeft nog geen" in page
    drawn(hall)
    desk.post(OWN, files={"file": ("eigen.csv", rows.encode(), "text/csv")})
    assert rounds_of(hall) == [[[8, 7, 6, 5], [4, 3, 2, 1]]]


def test_every_mistake_of_it_is_named_and_nothing_changes(hall: Site, desk: TestClient) -> None:
    desk.post(OWN, data={"text": PASTED})
    before = rounds_of(hall)
    page = unescape(desk.post(OWN, data={"text": PASTED.replace("3-7-4-8", "3-7-7-1")}).text)
    assert "fouten in dit schema; het is niet genomen" in page
    assert len(re.findall(r'<ul class="t-checks">(.*?)</ul>', page, re.DOTALL)[0].split("<li>")) > 2
    assert "3-7-7-1" in page, "what was pasted stands there to be corrected"
    assert "Er is nog niets" in unescape(desk.post(OWN, data={}).text) or rounds_of(hall) == before
    assert rounds_of(hall) == before


def test_a_better_schedule_is_searched_while_one_watches_and_taken_with_the_same_wishes(site: Site) -> None:
    people = [{"do": "entrant", "id": f"p{at}", "name": f"Speler {at}"} for at in range(1, 17)]
    setup = {"do": "tournament", "id": ID, "formula": "nts-toernooi", "players": 16, "rounds": 6}
    apart = {"players": [1, 2], "rounds": [1, 2, 3, 4, 5, 6]}
    first = {"do": "schedule", "rounds": [[list(range(at, at + 4)) for at in (1, 5, 9, 13)]] * 6, "not_in": [apart]}
    tell_tournament(site, ID, [setup, *people, first])
    search = f"{SEATS}/zoeken"
    with be_host(TestClient(create_app(boundless(site)), headers={"accept-language": "nl"})) as desk:
        assert f'href="{search}"' in desk.get(SEATS).text
        page = desk.get(search).text
        assert "minder dan" in page or "beter kan niet" in page
        before = TournamentFolder(site.store).world(ID).there().schedule
        assert before.measure().repeats > 100, "nothing changes until somebody says so"
        taken = desk.post(search, follow_redirects=False)
        assert (taken.status_code, taken.headers["location"]) == (303, SEATS)
        after = TournamentFolder(site.store).world(ID).there().schedule
        assert after.measure().repeats < before.measure().repeats
        assert after.made is not None
        assert after.made.method in ("bose", "search")
        assert after.made.not_in == (NotIn((1, 2), (1, 2, 3, 4, 5, 6)),)


def test_once_there_are_results_no_other_schedule_is_searched(hall: Site, desk: TestClient) -> None:
    drawn(hall)
    sent(desk)
    tell_tournament(hall, ID, [{"do": "result", "round": 1, "table": 1, "points": [8, -8, 8, -8]}])
    refused = desk.get(f"{SEATS}/zoeken")
    assert refused.status_code >= 400
    assert "Zo is het goed" not in refused.text
    assert 'class="trouble"' in refused.text
