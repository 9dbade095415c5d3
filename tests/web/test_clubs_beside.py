"""Several clubs in one folder: each at its own addresses, with rights of its own; the oldest stays where it was."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import pytest
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, MEMBERS, TODAY, house_of, tell
from tests.web.conftest import all_routes, apart, boundless
from windroos.club.requests import REQUEST
from windroos.hosting.clubs import Clubs
from windroos.web.app import create_app
from windroos.web.application import Application
from windroos.web.club.devices import TABLE, kept_as, table_token
from windroos.web.club.evening.at_table import table_link
from windroos.web.club.evening.hall import door_link
from windroos.web.club.house import Clubhouse, open_club
from windroos.web.club.rights import pass_link
from windroos.web.site import Site
from windroos.web.tokens import Token

FORM = {
    "name": "De Jonge Winden", "names": "Jan de Jong\nKees Vos\nLena Bos\nMia Smit", "rules": "nmv144",
    "weekday": "2", "time": "15:00", "formula": "groenehart", "year": "09-01",
}  # fmt: skip
SENT = {"origin": "http://testserver"}
TONIGHT = {"do": "evening", "id": "nu", "date": str(date.today()), "rules": "nts2002"}
BARE = re.compile(r'="/(?:club|mij|api/club)["/?#]')


class Two:
    """A site with two clubs; `root` is what the addresses of the second begin with."""

    def __init__(self, site: Site) -> None:
        self.site = boundless(site)
        tell(site, *CLUB, TONIGHT)
        self.app: Application = create_app(self.site)
        self.host = browser_of(site, self.app, "host")
        begin = self.host.post("/clubs", headers=SENT).headers["location"]
        assert f'action="{begin}"' in self.host.get(begin).text
        self.root = begin.removesuffix("/club/begin")
        assert self.host.post(begin, data=FORM, headers=SENT).headers["location"] == f"{self.root}/club"
        self.id = self.root.rpartition("/")[2]
        self.folder = Clubs(site.store).of(self.id)
        self.house = Clubhouse(self.site, self.folder, beside=self.id)

    def tell(self, line: dict[str, Any]) -> dict[str, Any]:
        """Do something in the second club."""
        return apart(self.folder.do(REQUEST.read(line, ""), "host", TODAY))

    def phone(self) -> TestClient:
        """Somebody's browser."""
        return TestClient(self.app, headers={"accept-language": "nl"}, follow_redirects=False)

    def role(self, phone: TestClient, root: str = "") -> str:
        """Who somebody is in a club."""
        return str(phone.get(f"{root}/api/club").json()["role"])


@pytest.fixture
def two(site: Site) -> Two:
    """Two clubs."""
    return Two(site)


def test_both_are_to_be_chosen_and_the_oldest_stays_where_it_was(two: Two) -> None:
    listed = two.phone().get("/clubs").text
    for path, name in (("/club", "De Vier Winden"), (f"{two.root}/club", "De Jonge Winden")):
        assert f'<a href="{path}">{name}</a>' in listed
        assert f'<a class="btn" href="{path}">{name}</a>' in two.phone().get("/").text
        assert name in two.phone().get(path).text
        assert 'href="/clubs"' in two.phone().get(path).text
    oldest = Clubs(two.site.store).first
    moved = two.phone().get(f"/bij/{oldest}/club/stand/s23?op=2024-01-10")
    assert (moved.status_code, moved.headers["location"]) == (307, "/club/stand/s23?op=2024-01-10")


def test_every_page_of_the_second_leads_to_the_second(two: Two) -> None:
    """As its host sees it, whatever its pages are: none leads to the oldest, nor sends there."""
    two.tell({"do": "evening", "id": "e1", "date": "2024-03-19", "rules": "nts2002"})
    (season,) = open_club(two.folder.world()).seasons
    parts = {"season": season, "id": "e1", "person": next(iter(two.folder.world().names)), "table": "1", "part": "1"}
    seen = 0
    for route in all_routes(two.app):
        if "GET" in (route.methods or ()) and route.path.startswith(("/club", "/mij")):
            path = re.sub(r"\{(\w+)[^}]*\}", lambda found: parts.get(found[1], "x"), route.path)
            answer = two.host.get(two.root + path) if route.path != "/clubs" else two.host.get(path)
            assert answer.status_code < 500, path
            if answer.headers.get("content-type", "").startswith("text/html") and answer.is_success:
                seen += path != "/clubs"
                assert path == "/clubs" or not BARE.search(answer.text), path
            if answer.is_redirect and path != "/clubs":
                assert answer.headers["location"].startswith(two.root), path
    assert seen > 25
    refused = two.host.post(f"{two.root}/club/leden", data={"names": ""}, headers=SENT)
    assert refused.status_code == 422
    assert not BARE.search(refused.text)


def test_who_keeps_one_club_is_nobody_in_the_other(two: Two) -> None:
    secretary = browser_of(two.site, two.app, "secretary")
    assert (two.role(secretary), two.role(secretary, two.root)) == ("secretary", "viewer")
    assert secretary.get(f"{two.root}/club/leden").status_code == 403
    assert secretary.post(f"{two.root}/club/leden", data={"names": "Indringer"}, headers=SENT).status_code == 403
    assert "Jan de Jong" not in secretary.get(f"{two.root}/club/avonden").text
    link = pass_link(two.house, Token("pass", str(two.tell({"do": "pass", "role": "helper", "label": "zaal"})["id"])))
    helper = two.phone()
    assert helper.get(link.replace(two.root, "")).status_code == 403, "signed by the other club"
    assert secretary.get(link).headers["location"] == f"{two.root}/club"
    assert (two.role(secretary), two.role(secretary, two.root)) == ("secretary", "helper"), "each keeps its own"
    assert secretary.post(f"{two.root}/club/afmelden", headers=SENT).headers["location"] == f"{two.root}/club"
    assert (two.role(secretary), two.role(secretary, two.root)) == ("secretary", "viewer")
    bearer = {"authorization": f"Bearer {link.rpartition('/')[2]}"}
    roles = [two.phone().get(f"{root}/api/club", headers=bearer).json()["role"] for root in ("", two.root)]
    assert roles == ["viewer", "helper"]


def test_codes_of_a_table_and_of_the_door_open_one_club(two: Two) -> None:
    """Also where an evening of both has the same id."""
    two.tell(TONIGHT)
    ours, theirs = house_of(two.site), two.house
    for mine, root, other in ((ours, "", two.root), (theirs, two.root, "")):
        key = door_link(mine, "nu").removeprefix(two.site.settings.address)
        assert key.startswith(f"{root}/club/avond/nu/aan?k=")
        assert two.phone().get(key).status_code == 200
        assert two.phone().get(other + key.removeprefix(root)).status_code == 403
        scanned = table_link(mine, "nu", 1).removeprefix(two.site.settings.address)
        phone = two.phone()
        assert phone.get(other + scanned.removeprefix(root)).status_code == 403
        assert phone.get(scanned).headers["location"] == f"{root}/club/tafel"
        assert (two.role(phone, root), two.role(phone, other)) == ("table", "viewer")
    thief = two.phone()
    thief.cookies.set(kept_as(TABLE, two.id), ours.tokens.make(table_token("nu", 1)))
    assert two.role(thief, two.root) == "viewer"


def test_a_score_sheet_flows_into_the_evening_of_its_own_club(two: Two) -> None:
    """Both have an evening `nu`, and somebody called anna: each by his own name."""
    tell(two.site, {"do": "tables", "evening": "nu", "tables": [["anna", "bart", "cor", "dora"]]})
    for id, name in (("anna", "Anna Jong"), ("bart", "Bart Jong"), ("cor", "Cor Jong"), ("dora", "Dora Jong")):
        two.tell({"do": "person", "id": id, "name": name, "member": "2022-09-01"})
    two.tell(TONIGHT)
    two.tell({"do": "tables", "evening": "nu", "tables": [["anna", "bart", "cor", "dora"]]})
    for root, names, folder in (
        ("", [MEMBERS[one] for one in ("anna", "bart")], house_of(two.site).folder),
        (two.root, ["Anna Jong", "Bart Jong"], two.folder),
    ):
        order = {f"seat-{at}": person for at, person in enumerate(("anna", "bart", "cor", "dora"))}
        way = two.host.post(f"{root}/club/avond/nu", data={"do": "sheet:1:1", **order}, headers=SENT)
        sheet = folder.world().evenings["nu"].parts[1, 1].sheet
        assert way.headers["location"] == f"/tellen/{sheet}"
        page = two.host.get(f"/tellen/{sheet}").text
        assert all(name in page for name in names)
        events = two.site.store.events(sheet)
        assert not any(name in event.body for event in events for name in names), "ids alone"
    places = [two.folder.world().evenings["nu"].parts[1, 1].sheet]
    assert f'"{two.id}.nu"' in two.site.store.events(places[0])[0].body


def test_nobody_but_the_host_begins_one_and_what_is_not_there_says_so(two: Two) -> None:
    stranger = two.phone()
    assert stranger.post("/clubs", headers=SENT).status_code == 403
    assert "Nieuwe club beginnen" not in stranger.get("/clubs").text
    before = two.site.store.streams("club")
    for way in ("/bij/00000000/club/begin", "/bij/00000000/club", "/bij/x/mij", "/bij/00000000/api/club"):
        assert stranger.get(way).status_code == 404, way
        assert stranger.post(way, data=FORM, headers=SENT).status_code == 404, way
    for way in ("/bij/zo-maar/club/begin", "/bij/00000000/club/leden"):
        answer = two.host.get(way)
        assert answer.status_code == 404
        assert "De Vier Winden" in answer.text, "which there are"
    assert stranger.get("/bij/00000000/api/club").json()["code"] == "club_unknown"
    assert two.site.store.streams("club") == before
    with pytest.raises(WebSocketDisconnect), stranger.websocket_connect("/bij/00000000/club/avond/nu/ws"):
        pass
    two.tell(TONIGHT)
    with stranger.websocket_connect(f"{two.root}/club/avond/nu/ws") as socket:
        assert "revision" in socket.receive_json()
