"""The first page of the club: before there is one, and for who may see what."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, MEMBERS, TODAY, tell
from windroos.club.errors import ClubError
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
