"""The people of the club on its pages, its settings and its list; and that a stranger may change none of it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, MEMBERS, tell
from windroos.club.club_state import ClubState
from windroos.club.deciding import ClubWorld
from windroos.club.errors import ClubError
from windroos.club.name_list import MOST_NAMES, pasted_names
from windroos.club.people import MemberSpan
from windroos.club.person_card import PersonCard
from windroos.club.special_list import read_list, special_rows
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.club import begin, members, person_desk, settings
from windroos.web.club.house import Clubhouse
from windroos.web.site import Site

ORIGIN = {"origin": "http://testserver"}


@pytest.fixture
def club(client: TestClient, site: Site) -> TestClient:
    tell(site, *CLUB)
    return client


@pytest.fixture
def stranger(site: Site) -> Iterator[TestClient]:
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        yield client


def world(site: Site) -> ClubWorld:
    return ClubFolder(site.store).world()


def the_club(site: Site) -> ClubState:
    club = world(site).club
    assert club is not None
    return club


def send(client: TestClient, path: str, answers: int = 303, **fields: Any) -> str:
    answer = client.post(path, data=fields, headers=ORIGIN, follow_redirects=False)
    assert answer.status_code == answers, answer.text
    return str(answer.text)


def test_a_stranger_may_do_nothing_and_a_player_not_what_is_the_secretary_s(stranger: TestClient, site: Site) -> None:
    tell(site, *CLUB)
    house = Clubhouse(site, ClubFolder(site.store))
    before = world(site)
    asked = 0
    for area in (begin, members, person_desk, settings):
        for route in area.routes(house):
            path = route.path.replace("{id}", "anna")
            (method,) = set(route.methods or ()) - {"HEAD"}
            answer = stranger.request(method, path, headers=ORIGIN, data={"name": "X"} if method == "POST" else None)
            open_page = method == "GET" and path in ("/club/regels", "/club/lijst")
            assert answer.status_code == (200 if open_page else 403), (method, path)
            assert "<input class" not in answer.text, path
            asked += 1
    assert asked == 16
    assert world(site) == before


def test_the_list_has_everybody_the_dutch_way_and_filters(club: TestClient) -> None:
    text = club.get("/club/leden").text
    assert re.findall(r'<a href="/club/leden/(\w+)">', text)[:4] == ["els", "bart", "ineke", "cor"]
    assert "Bart B." in text
    guests = club.get("/club/leden?soort=guest").text
    assert re.findall(r'<a href="/club/leden/(\w+)">', guests) == ["wim"]
    assert re.findall(r'<a href="/club/leden/(\w+)">', club.get("/club/leden?q=BERG").text) == ["bart"]


def test_the_list_says_who_has_a_claim_a_card_and_a_number(club: TestClient, site: Site) -> None:
    def row(person: str) -> str:
        found = re.search(rf'<tr><td><a href="/club/leden/{person}">.*?</tr>', club.get("/club/leden").text, re.DOTALL)
        assert found is not None
        return found[0]

    assert "vervallen" in row("anna"), "who last played years ago"
    assert "heeft een kaart" not in row("anna")
    today = date.today()
    tell(
        site,
        {"do": "evening", "id": "nu", "date": today.isoformat(), "rules": "nts2002"},
        {"do": "result", "evening": "nu", "table": 1, "players": [*MEMBERS][:4], "points": [1, -1, 0, 0]},
        {"do": "member_card", "person": "anna"},
        {"do": "card", "person": "anna", "ema": "08001234"},
    )
    now = row("anna")
    assert f"{today.day}-{today.month}-{today.year + 1}" in now or (today.month, today.day) == (2, 29)
    assert "heeft een kaart" in now
    assert "08001234" in now
    assert "–" in row("wim"), "a guest has no claim"


def test_a_list_is_pasted_and_a_guest_added(club: TestClient, site: Site) -> None:
    send(club, "/club/leden", names="1. Piet Hein\r\n2. Berg, Kees van den\r\n\r\n", kind="member")
    send(club, "/club/leden", names="Gerda", kind="guest")
    after = world(site)
    new = {name: id for id, name in after.names.items() if id not in {*MEMBERS, "wim"}}
    assert set(new) == {"Piet Hein", "Kees van den Berg", "Gerda"}
    assert after.club is not None
    assert after.club.people[new["Piet Hein"]].memberships == (MemberSpan(date.today()),)
    assert after.club.people[new["Gerda"]].memberships == ()
    assert "naam" in send(club, "/club/leden", 422, names=" \n ", kind="member")


def test_a_card_is_edited_and_what_is_wrong_changes_nothing(club: TestClient, site: Site) -> None:
    fields: dict[str, Any] = {"name": "Anna de Vries", "alias": "Ans", "rules": ["nts2002", "mcr"],
        "needs": ["door"], "club": "initial", "public": "alias", "private": "yes",
        "note": "belt voor", "until": "2030-01-01"}  # fmt: skip
    send(club, "/club/leden/anna", **fields)
    kept = PersonCard(
        "Anna de Vries", alias="Ans", rules=("nts2002", "mcr"), needs=("door",), club="initial", public="alias",
        private=True, note="belt voor", until=date(2030, 1, 1),
    )  # fmt: skip
    assert world(site).cards["anna"] == kept
    assert "geen e-mailadres" in send(club, "/club/leden/anna", 422, **{**fields, "email": "anna"})
    said = ClubError("club_day", day="ooit").sentence("nl").partition(" ")[2]
    assert said in send(club, "/club/leden/anna", 422, **{**fields, "until": "ooit"})
    send(club, "/club/leden/anna", 422, **{**fields, "club": "half"})
    send(club, "/club/leden/niemand", 404, **fields)
    assert world(site).cards["anna"] == kept


def test_a_membership_is_a_history(club: TestClient, site: Site) -> None:
    path = "/club/leden/anna/lidmaatschap"
    send(club, path, 303, **{"since-0": "2020-01-01", "until-0": "2021-12-31", "since-1": "2023-01-01"})
    spans = (MemberSpan(date(2020, 1, 1), date(2021, 12, 31)), MemberSpan(date(2023, 1, 1)))
    found = the_club(site)
    assert found.people["anna"].memberships == spans
    send(club, path, 422, **{"since-0": "2020-01-01", "since-1": "2023-01-01"})
    send(club, path, 422, **{"until-0": "2020-01-01"})
    send(club, "/club/leden/anna/beeindigen")
    assert "oud-lid" in club.get("/club/leden/anna").text


def test_two_entries_are_merged_taken_apart_and_erased(club: TestClient, site: Site) -> None:
    send(club, "/club/leden/wim/samen", into="joost")
    assert "Deze naam hoort bij Joost Ouwerkerk" in club.get("/club/leden/wim").text
    assert "Wim" not in club.get("/club/leden").text
    send(club, "/club/leden/wim/samen", into="")
    assert "Wim" in club.get("/club/leden").text
    assert 'href="/club/vergeten/wim"' in club.get("/club/leden/wim").text
    send(club, "/club/vergeten/wim", 422)
    send(club, "/club/vergeten/wim", sure="1")
    assert "wim" not in world(site).names
    assert "niets meer bewaard" in club.get("/club/leden/wim").text


def test_settings_rules_and_the_list_are_kept(club: TestClient, site: Site) -> None:
    fields: dict[str, Any] = {"name": "De Vijf Winden", "year": "chinese", "place": "Gouda", "lang": "en",
        "weekday": "4", "time": "20:00", "rules": ["mcr"], "formula": "gemiddelde", "contribution": "2,5",
        "deposit": "€ 10", "threes": "threes", "backups": ""}  # fmt: skip
    send(club, "/club/instellingen", **fields)
    kept = the_club(site)
    now = kept.settings
    assert (kept.name, kept.year, now.contribution, now.deposit) == ("De Vijf Winden", "chinese", 250, 1000)
    assert (now.place, now.weekday, now.threes, now.rules) == ("Gouda", 4, True, ("mcr",))
    send(club, "/club/instellingen", **{**fields, "year": "own", "year_from": "2025-09-15"})
    assert the_club(site).year == "09-15"
    assert 'value="20' in club.get("/club/instellingen").text
    send(club, "/club/instellingen", **{**fields, "year": "solar"})
    page = club.get("/club/instellingen").text
    assert the_club(site).year == "solar"
    assert "lichun" in page
    assert "Het is het jaar van " in page
    send(club, "/club/instellingen", 422, **{**fields, "year": "own", "year_from": "ooit"})
    assert the_club(site).settings.forget_after == 2
    send(club, "/club/instellingen", **{**fields, "forget_after": "5"})
    assert the_club(site).settings.forget_after == 5
    assert "na 5 jaar" in club.get("/club/privacy").text
    assert "Wie al 5 jaar" in club.get("/club/vergeten").text
    refused = {
        "forget_after": "0",
        "contribution": "veel",
        "time": "laat",
        "formula": "geen",
        "rules": "poker",
        "year": "13-01",
    }
    for key, wrong in refused.items():
        send(club, "/club/instellingen", 422, **{**fields, key: wrong})
    send(club, "/club/regels", conduct="Anna de Vries zet koffie.\r\nOp tijd.", rich="twelve_thousand")
    ruled = the_club(site)
    assert ruled.settings.rulings == {"rich": "twelve_thousand"}
    assert ruled.settings.conduct == "{p:anna} zet koffie.\nOp tijd."
    assert "altijd boven 12.000" in club.get("/club/regels").text
    send(club, "/club/regels", 422, conduct="", rich="soms")
    send(club, "/club/lijst", 303, **{"n-hachi_ban": "7"})
    listed = the_club(site)
    assert listed.numbers == {"hachi_ban": 7}
    assert 'value="7"' in club.get("/club/lijst").text
    for id, number in (("hachi_ban", "51"), ("hachi_ban", "x"), ("hachi_ban", "1"), ("geen", "3")):
        send(club, "/club/lijst", 422, **{f"n-{id}": number})


def test_a_stranger_reads_names_in_house_rules_as_he_may(club: TestClient, stranger: TestClient) -> None:
    send(club, "/club/regels", conduct="Anna de Vries zet koffie.")
    assert "Anna de Vries" in club.get("/club/regels").text
    assert "Anna V. zet koffie" in stranger.get("/club/regels").text


def code_of(toml: str) -> str:
    with pytest.raises(ClubError) as wrong:
        read_list(toml.encode(), {})
    return wrong.value.code


def test_a_list_from_toml() -> None:
    assert read_list(b"hachi_ban = 7", {}) == {"hachi_ban": 7}
    assert read_list(b"[formations]\nhachi_ban = 7\nvuil_parenspel = 2", {}) == {"hachi_ban": 7}
    assert read_list(b'[[formation]]\nid = "hachi_ban"\nnumber = 7', {}) == {"hachi_ban": 7}
    assert code_of("hachi_ban =") == "club_list_toml"
    assert code_of("moon = 3") == "club_list_formation"
    assert code_of("hachi_ban = 99") == "club_list_number"
    assert code_of("hachi_ban = 2") == "club_list_twice"
    assert code_of("jade = 50") == "club_list_twice", "the hand from heaven has it (rule 129)"
    assert code_of("jade = 30\nketting_tekens = 30") == "club_list_twice"


def test_variants_of_one_hand_share_its_number() -> None:
    """Rule 141: three chains, strangers and eight dragons and two rubies have one number each."""
    chains = {"ketting_bamboe": 30, "ketting_kringen": 30, "ketting_tekens": 30, "indirect_spel_van_de_hemel": 49}
    assert read_list("\n".join(f"{id} = {number}" for id, number in chains.items()).encode(), {}) == chains
    rows = {row.id: row.number for row in special_rows(chains, "nl")}
    assert {id: rows[id] for id in chains} == chains, "all of them stand in the list"


@pytest.mark.parametrize(
    ("text", "names"),
    [
        ("Anna\nBart", ("Anna", "Bart")),
        ("- Anna\n* Bart\n3) Cor\n4 Dora", ("Anna", "Bart", "Cor", "Dora")),
        ("Anna, Bart, Cor", ("Anna", "Bart", "Cor")),
        ("Berg, Jan van den", ("Jan van den Berg",)),
        ("Anna;anna@voorbeeld.nl\nBart\t06", ("Anna", "Bart")),
        ("Anna*\n Anna \r\n", ("Anna",)),
        ("", ()),
    ],
)  # fmt: skip
def test_names_as_people_paste_them(text: str, names: tuple[str, ...]) -> None:
    assert pasted_names(text) == names


def test_too_many_names_and_names_that_are_none_are_refused() -> None:
    for text in ("\n".join(f"Naam {'x' * at}" for at in range(MOST_NAMES + 1)), "x" * 201, "a\u202eb"):
        with pytest.raises(ClubError):
            pasted_names(text)
