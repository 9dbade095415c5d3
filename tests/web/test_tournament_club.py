"""Whose tournament it is: who helps a club is at the desk of that club's tournaments, and of no other."""

from __future__ import annotations

from starlette.testclient import TestClient

from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, tell
from tests.web.conftest import be_host, boundless
from tests.web.tournament_world import PLAYED, TOURNAMENT, tell_tournament
from windroos.hosting.clubs import Clubs
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.web.app import create_app
from windroos.web.site import Site

OWN = {"origin": "http://testserver"}
AT = f"/toernooi/{PLAYED}/leiding"
NEW = {
    "name": "Open dag", "formula": "nts-toernooi", "players": "8", "rounds": "2", "minutes": "60", "day": "2026-12-05",
    "begins": "10:00", "days": "1",
}  # fmt: skip


def test_a_helper_is_at_the_desk_of_his_own_clubs_tournaments_alone(site: Site) -> None:
    tell(site, *CLUB)
    tell_tournament(site, PLAYED, TOURNAMENT)
    app = create_app(boundless(site))
    helper, host = browser_of(site, app, "helper"), browser_of(site, app, "host")
    assert helper.get(AT).status_code == 403, "it is of no club"
    assert host.get(AT).status_code == 200
    tell_tournament(site, PLAYED, ({"do": "tournament", "id": PLAYED, "club": Clubs(site.store).first},))
    assert helper.get(AT).status_code == 200
    assert helper.post(AT, data={"do": "nothing"}, headers=OWN).status_code != 403
    tell_tournament(site, PLAYED, ({"do": "tournament", "id": PLAYED, "club": "cccccccc"},))
    assert helper.get(AT).status_code == 403, "another club's"


def test_who_makes_a_tournament_says_of_which_club_it_is(site: Site) -> None:
    """The only club of the folder unless another or none is chosen; nothing that is not there."""
    host = be_host(TestClient(create_app(boundless(site)), headers={"accept-language": "nl"}, follow_redirects=False))
    assert "Van welke club" not in host.get("/toernooi/nieuw").text
    tell(site, *CLUB)
    first = Clubs(site.store).first
    page = host.get("/toernooi/nieuw").text
    assert f'<option value="{first}" selected>De Vier Winden' in page
    made = {}
    for club in (first, ""):
        answer = host.post("/toernooi/nieuw", data={**NEW, "club": club}, headers=OWN)
        id = answer.headers["location"].split("/")[2]
        made[club] = TournamentFolder(site.store).world(id).there().setup.club
    assert made == {first: first, "": ""}
    assert host.post("/toernooi/nieuw", data={**NEW, "club": "cccccccc"}, headers=OWN).status_code == 422


def test_the_need_of_an_entrant_leads_to_his_fixed_table(site: Site) -> None:
    """From his card and on the schedule, until he has one."""
    tell_tournament(site, PLAYED, (*TOURNAMENT, {"do": "entrant", "id": "p3", "needs": "vaste tafel, rolstoel"}))
    host = be_host(TestClient(create_app(boundless(site)), headers={"accept-language": "nl"}))
    to = f"{AT}/indeling?wie=p3#fix"
    assert to in host.get(f"{AT}/deelnemers?wie=p3").text
    assert to not in host.get(f"{AT}/deelnemers?wie=p4").text
    page = host.get(f"{AT}/indeling?wie=p3").text
    assert "vaste tafel, rolstoel" in page
    assert '<option value="p3" selected>' in page
    tell_tournament(site, PLAYED, ({"do": "fix_table", "entrant": "p3", "table": 1},))
    assert "vaste tafel, rolstoel" not in host.get(f"{AT}/indeling").text


def test_formulas_are_called_in_the_language_of_the_page(site: Site) -> None:
    for lang, name in (("nl", "NTS, gelijke muren"), ("en", "NTS, equal walls")):
        host = be_host(TestClient(create_app(site), headers={"accept-language": lang}))
        assert name in host.get("/toernooi/nieuw").text


def test_the_host_sets_the_club_of_a_tournament_that_is_there_already(site: Site) -> None:
    tell(site, *CLUB)
    tell_tournament(site, PLAYED, TOURNAMENT)
    app = create_app(boundless(site))
    helper, host = browser_of(site, app, "helper"), browser_of(site, app, "host")
    first = Clubs(site.store).first
    assert "Van welke club dit toernooi is" in host.get(f"{AT}").text
    assert host.post(f"{AT}", data={"do": "club", "club": first}, headers=OWN).status_code == 303
    page = host.get(f"{AT}?club=ja").text
    assert f'value="{first}" selected' in page
    assert helper.get(f"{AT}").status_code == 200
    assert "Van welke club dit toernooi is" not in helper.get(f"{AT}").text
    for who, club in ((helper, ""), (host, "cccccccc")):
        who.post(f"{AT}", data={"do": "club", "club": club}, headers=OWN)
        assert TournamentFolder(site.store).world(PLAYED).there().setup.club == first
    host.post(f"{AT}", data={"do": "club", "club": ""}, headers=OWN)
    assert helper.get(f"{AT}").status_code == 403
