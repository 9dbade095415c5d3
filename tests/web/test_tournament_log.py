"""The log of a tournament: read from its events, with who told it, what it is about and what stood there before."""

from __future__ import annotations

import csv
from codecs import BOM_UTF8
from datetime import UTC, datetime
from io import StringIO

from starlette.testclient import TestClient

from tests.web.conftest import apart, be_host
from tests.web.tournament_world import PLAYED, TOURNAMENT, tell_tournament
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.hosting.tournament_log import PIECE, HallLogAsked, TournamentLogs
from windroos.store.changes import Event
from windroos.store.store import Store
from windroos.text.tournament_log import SAID
from windroos.tournament.entrant_events import EntrantSet
from windroos.tournament.events import TOURNAMENT_EVENTS, TournamentEvent, told_text
from windroos.tournament.log_book import HallChange, hall_entry, hall_mark
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
    texts = [told_text(by, what) for by, what in TOLD]
    whose = [hall_mark(text, {"anna"}).whose for text in texts]
    log = []
    for at, text in enumerate(texts):
        before = next((texts[one] for one in reversed(range(at)) if whose[one] == whose[at]), "")
        log.append(hall_entry(at + 1, AT, text, before, {"anna"}))
    last, agreed, first, club, made = log[::-1]
    assert (last.by, last.round, last.table, last.reason) == ("desk", 1, 3, "telfout")
    assert last.changes == (HallChange("points", (40, 10, -10, -40), (40, 10, 10, -60)),)
    assert first.changes == (HallChange("points", (40, 10, 10, -60), None),)
    assert (agreed.people, agreed.by) == (("anna",), "player#anna")
    assert club.changes == (HallChange("club", "Pe-Ling", "Eem"),)
    assert HallChange("club", "Eem", None) in made.changes
    marks = [hall_mark(text, {"anna"}) for text in texts]
    assert [one.is_about(3, "") for one in marks] == [False, False, True, True, True]
    assert [one.is_about(0, "anna") for one in marks] == [True, True, False, True, False]


def test_a_long_log_is_read_in_pieces_and_no_event_twice(site: Site) -> None:
    """A page has what is asked for and no more; what was said before is found however long ago it was."""
    lines = [{"do": "entrant", "id": "anna", "name": "Anna", "club": f"Club {at}"} for at in range(PIECE + 60)]
    tell_tournament(site, PLAYED, (*TOURNAMENT, *lines, {"do": "entrant", "id": "bob", "name": "Bob", "club": "Eem"}))
    folder = CountingFolder(site.store)
    logs = TournamentLogs(folder)
    found = apart(logs.part(PLAYED, HallLogAsked(person="anna", first=PIECE, most=20), {"anna", "bob"}))
    assert len(found.entries) == 20
    assert found.found == PIECE + 60
    assert max(folder.read) <= PIECE
    assert [change for change in found.entries[0].changes if change.field == "club"] == [
        HallChange("club", "Club 59", "Club 58")
    ]
    before = sum(folder.read)
    apart(logs.part(PLAYED, HallLogAsked(most=5), {"anna", "bob"}))
    assert sum(folder.read) - before <= 10, "what chooses the entries is kept"


class CountingFolder(TournamentFolder):
    """Remembers how many events were read at once."""

    def __init__(self, store: Store) -> None:
        super().__init__(store)
        self.read: list[int] = []

    def events(self, id: str, after: int, upto: int) -> list[Event]:
        """Those, counted."""
        found = super().events(id, after, upto)
        self.read.append(len(found))
        return found


def test_the_log_as_a_file_has_a_line_for_each_change(site: Site) -> None:
    lines = [{"do": "entrant", "id": "anna", "name": "Anna", "club": club} for club in ("Eem", "=Pe-Ling")]
    tell_tournament(site, PLAYED, (*TOURNAMENT, *lines))
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        where = f"/toernooi/{PLAYED}/leiding/logboek.csv"
        assert client.get(where).status_code == 403
        answer = be_host(client).get(where, params={"wie": "anna"})
    assert answer.headers["content-type"] == "text/csv; charset=utf-8"
    assert answer.content.startswith(BOM_UTF8)
    assert answer.content.count(BOM_UTF8) == 1
    heads, last, *_ = csv.reader(StringIO(answer.content.decode("utf-8-sig")), delimiter=";")
    assert heads == ["Wanneer", "Opgegeven door", "Wat", "Waar", "Over wie", "Reden", "Gegeven", "Eerst", "Nu"]
    assert last[4] == "Anna"
    assert last[7:] == ["Eem", "'=Pe-Ling"], "no spreadsheet takes it for a formula"


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
