"""The first page of the club: before there is one, and for who may see what."""

from __future__ import annotations

import re
from datetime import date, timedelta
from fractions import Fraction

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, MEMBERS, TODAY, tell
from windroos.club.calendar import next_club_day
from windroos.club.errors import ClubError
from windroos.club.overview import overview
from windroos.club.roles import ROLES
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.club.access import Access, Role
from windroos.web.club.house import name_giver
from windroos.web.errors import STATUS
from windroos.web.site import Site


def test_without_a_club_the_page_says_what_to_do_first(client: TestClient, site: Site) -> None:
    assert 'href="/club/begin"' in client.get("/club").text
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as stranger:
        text = stranger.get("/club").text
    assert "/club/begin" not in text
    assert "nog geen club" in text


def test_every_page_leads_to_the_club(client: TestClient) -> None:
    for address in ("/", "/tellen", "/spelen", "/spelregels", "/nergens"):
        assert re.search(r'<a href="/club">Club</a>', client.get(address).text), address
    assert '<a href="/club" aria-current="page">' in client.get("/club").text


def test_the_club_of_the_folder_is_shown_by_its_name(client: TestClient, site: Site) -> None:
    tell(site, *CLUB)
    assert "<h1>De Vier Winden</h1>" in client.get("/club").text


def test_what_another_program_wrote_is_seen(client: TestClient, site: Site) -> None:
    tell(site, *CLUB)
    client.get("/club")
    tell(site, {"do": "club", "name": "De Vijf Winden", "year": "09-01"})
    assert "<h1>De Vijf Winden</h1>" in client.get("/club").text


def test_the_first_page_shows_what_comes_who_leads_and_how_many_came(client: TestClient, site: Site) -> None:
    tell(site, *CLUB, {"do": "cup", "id": "beker", "season": "s23"})
    world = ClubFolder(site.store).world()
    assert world.club is not None
    seen = overview(world.club, world.evenings.values(), TODAY)
    assert seen.coming is not None
    assert (seen.coming.id, seen.begun) == ("e3", True), "yesterday's, not closed: it went on past midnight"
    assert seen.last is not None
    assert seen.last.id == "e3"
    assert [one.season for one in seen.seasons] == ["s23"]
    assert [(one.year, one.evenings, one.people) for one in seen.attendance] == [(2023, 3, Fraction(20, 3))]
    later = overview(world.club, world.evenings.values(), TODAY + timedelta(days=1))
    assert later.coming is None
    text = client.get("/club").text
    assert "/club/avond/e3" in text, "the last evening"
    assert "6⅔" in text


def test_a_club_without_members_says_what_to_do_first(client: TestClient, site: Site) -> None:
    tell(site, {"do": "club", "name": "Leeg"})
    assert 'href="/club/leden"' in client.get("/club").text.partition("<main")[2]


def test_roles_are_in_order() -> None:
    may = [[other for other in ROLES if Access(role).may(other)] for role in ROLES]
    assert may == [list(ROLES[: at + 1]) for at in range(len(ROLES))]
    for role in ROLES[1:]:
        wrong = ClubError(f"club_for_{role}")
        assert STATUS[wrong.code] == 403
        assert wrong.sentence("nl") != wrong.sentence("en")


@pytest.mark.parametrize(("role", "shown"), [("viewer", "Bart B."), ("player", MEMBERS["bart"])])
def test_a_stranger_sees_a_first_name_and_a_letter(site: Site, role: Role, shown: str) -> None:
    tell(site, *CLUB, {"do": "erase", "person": "cor"}, {"do": "merge", "person": "wim", "into": "bart"})
    names = name_giver(ClubFolder(site.store).world(), Access(role), TODAY)
    assert (names("bart"), names("wim"), names("cor")) == (shown, shown, "oud-lid 1")


def test_what_the_club_settled_is_filled_in(client: TestClient, site: Site) -> None:
    """Its day, time, place and rules in the calendar, its formula in a new season, its sizes in the proposal."""
    tell(site, *CLUB)
    origin = {"origin": "http://testserver"}
    settings = {"weekday": 4, "time": "20:15", "rules": ["mcr", "nmv144"], "formula": "cbms", "threes": True}
    tell(site, {"do": "settings", **settings, "place": "Dorpshuis, zaal 2"})
    text = client.get("/club/avonden").text
    day = next_club_day(4, date.today())
    assert day.isoweekday() == 4
    assert 0 <= (day - date.today()).days < 7
    assert text.count(f'value="{day.isoformat()}"') == 2, "one evening, and the first of a series"
    assert text.count('value="20:15"') == 2
    assert text.count('<option value="mcr" selected>') == 2
    assert '<option value="cbms" selected>' in client.get("/club/seizoenen/nieuw").text
    went = client.post("/club/avonden", data={"plan": "today"}, headers=origin, follow_redirects=False)
    held = ClubFolder(site.store).world().evenings[date.today().isoformat()]
    assert went.headers["location"] == f"/club/avond/{held.id}", "one press, and the desk is there"
    assert (held.day, held.begins, held.rules, held.kind) == (date.today(), "20:15", "mcr", "competition")
    assert 'value="today"' not in client.get("/club").text
    tell(site, *({"do": "arrive", "evening": held.id, "person": one} for one in list(MEMBERS)[:9]))
    assert client.get(f"/club/avond/{held.id}/tafels").text.count("<h2>Tafel ") == 3
    assert client.get(f"/club/avond/{held.id}/tafels?method=lot").text.count("<h2>Tafel ") == 2
    assert "LOCATION:Dorpshuis\\, zaal 2" in client.get("/club/avonden.ics").text
