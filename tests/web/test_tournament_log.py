"""The log of a tournament: read from its events, with who told it, what it is about and what stood there before."""

from __future__ import annotations

from datetime import UTC, datetime

from starlette.testclient import TestClient

from tests.web.conftest import be_host
from tests.web.tournament_world import PLAYED, TOURNAMENT, tell_tournament
from windroos.text.tournament_log import SAID
from windroos.tournament.entrant_events import EntrantSet
from windroos.tournament.events import TOURNAMENT_EVENTS, TournamentEvent, told_text
from windroos.tournament.log_book import HallChange, chosen, hall_log
from windroos.tournament.result_events import TableAgreed, TableResult
from windroos.web.app import create_app
from windroos.web.site import Site

AT = datetime(2026, 11, 23, 10, 0, tzinfo=UTC)
TOLD: tuple[tuple[str, TournamentEvent], ...] = (
    ("host", EntrantSet("anna", club="Eem")),
    ("desk", EntrantSet("anna", club="Pe-Ling")),
    ("table#3", TableResult(1, 3, (40, 10, 10, -60))),
    ("player#anna", TableAgreed(1, 3, "anna")),
    ("desk", TableResult(1, 3, (40, 10, -10, -40), reason="telfout")),
)


def test_every_event_has_its_words() -> None:
    assert TOURNAMENT_EVENTS.keys() == SAID.keys()


def test_what_is_told_stands_there_with_what_stood_there_before() -> None:
    log = hall_log(((at, AT, told_text(by, what)) for at, (by, what) in enumerate(TOLD, 1)), {"anna"})
    last, agreed, first, club, made = log
    assert (last.by, last.round, last.table, last.reason) == ("desk", 1, 3, "telfout")
    assert last.changes == (HallChange("points", (40, 10, -10, -40), (40, 10, 10, -60)),)
    assert first.changes == (HallChange("points", (40, 10, 10, -60), None),)
    assert (agreed.people, agreed.by) == (("anna",), "player#anna")
    assert club.changes == (HallChange("club", "Pe-Ling", "Eem"),)
    assert HallChange("club", "Eem", None) in made.changes
    assert chosen(log, 3, "") == [last, agreed, first]
    assert chosen(log, 0, "anna") == [agreed, club, made]


def test_the_page_is_for_the_desk_and_names_people(site: Site) -> None:
    tell_tournament(site, PLAYED, TOURNAMENT)
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        where = f"/toernooi/{PLAYED}/leiding/logboek"
        assert client.get(where).status_code == 403
        page = be_host(client).get(where).text
        assert "Uitslag" in page
        assert "Indeling gemaakt" in page
        assert "regels" in page
        only = client.get(where, params={"tafel": "1"}).text
        assert "Indeling gemaakt" not in only
        assert client.get(where, params={"wie": "niemand"}).status_code == 200
