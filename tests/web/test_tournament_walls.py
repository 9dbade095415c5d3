"""Equal walls on the page: who may see what before a round is done, and two tables in real browsers."""

from __future__ import annotations

import json
from pathlib import Path

from playwright.sync_api import expect
from starlette.testclient import TestClient

from tests.web.conftest import KEY, OpenPage, apart, be_host, boundless, serving
from tests.web.wall_world import WALLS, tell_walls
from windroos.duplicate.state import WallsState
from windroos.duplicate.walls import read_walls, unproven
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.hosting.tournament_walls import NOTE
from windroos.store.changes import Close
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings
from windroos.web.site import Site
from windroos.web.tournament.access import table_card_link

AT = f"/toernooi/{WALLS}"
OWN = {"origin": "http://testserver"}


def client_of(site: Site, table: int = 0, *, host: bool = False) -> TestClient:
    client = TestClient(create_app(boundless(site)), follow_redirects=False, headers={"accept-language": "nl"})
    if host:
        be_host(client)
    elif table:
        client.get(table_card_link(site, WALLS, table).removeprefix(site.settings.address))
    return client


def walls_of(site: Site) -> WallsState:
    return TournamentFolder(site.store).world(WALLS).there().walls


def test_a_round_that_is_played_shows_nothing_and_one_that_is_done_everything(site: Site) -> None:
    tell_walls(site)
    (done, _), (on, other) = (walls_of(site).rounds[round].plays for round in (1, 2))
    viewer, host, sitter = client_of(site), client_of(site, host=True), client_of(site, 1)
    seat = sitter.post(f"{AT}/tafel/1/zit", data={"round": "2", "seat": "0"}, headers=OWN)
    assert sitter.get(seat.headers["location"]).status_code == 303
    assert sitter.get(f"/spelen/{on}").status_code == 200, "who sits there sees his table"
    assert sitter.post(f"{AT}/tafel/2/zit", data={"round": "2", "seat": "0"}, headers=OWN).status_code == 403
    secret = TournamentFolder(site.store).note(WALLS, NOTE)

    for path in ("", "/replay", "/replay/1.json", "/record.jsonl", "/hand/1"):
        assert viewer.get(f"/spelen/{done}{path}").status_code == 200, f"everybody may look at what is done: {path}"
        for reader in (viewer, host, *([sitter] if path not in ("", "/hand/1") else [])):
            answer = reader.get(f"/spelen/{on}{path}")
            assert answer.status_code >= 400, (reader, path)
            assert not any(kept in answer.text for kept in walls_of(site).rounds[2].promises)
    assert host.post(f"/spelen/{on}/close", headers=OWN).status_code >= 400, "only the desk stops, for the whole round"
    for reader in (viewer, host, sitter):
        for path in ("/muren/2/1", "/muren.json"):
            assert reader.get(AT + path).status_code == 422
        pages = [reader.get(f"{AT}{path}").text for path in ("", "/muren", "/muren/1/1", "/speler/1")]
        assert secret not in "".join(pages)
        assert "/muren/2/" not in "".join(pages)

    assert host.post(f"{AT}/leiding/muren", data={"do": "show"}, headers=OWN).status_code == 422, "a round is open"
    assert host.post(f"{AT}/leiding/muren", data={"do": "stop", "round": "2"}, headers=OWN).status_code == 303
    assert host.post(f"{AT}/leiding/muren", data={"do": "show"}, headers=OWN).status_code == 303
    assert unproven(read_walls(json.dumps(viewer.get(f"{AT}/muren.json").json()))) == ()
    assert viewer.get(f"/spelen/{other}/record.jsonl").status_code == 200


def test_a_seat_belongs_to_whoever_sat_down_until_the_desk_frees_it(site: Site) -> None:
    tell_walls(site)
    play = walls_of(site).rounds[2].plays[0]
    first, second, host = client_of(site, 1), client_of(site, 1), client_of(site, host=True)
    for client in (first, second):
        link = client.post(f"{AT}/tafel/1/zit", data={"round": "2", "seat": "0"}, headers=OWN).headers["location"]
        client.get(link)
    with first.websocket_connect(f"/spelen/{play}/ws") as socket:
        assert socket.receive_json()["t"] == "view"
        assert second.get(f"/spelen/{play}").status_code >= 400
        assert "zit al" in second.get(f"{AT}/tafel/1").text
    freed = host.post(f"{AT}/leiding/muren", data={"do": f"free:{play}-0"}, headers=OWN)
    assert freed.status_code == 303
    again = second.post(f"{AT}/tafel/1/zit", data={"round": "2", "seat": "0"}, headers=OWN).headers["location"]
    second.get(again)
    assert second.get(f"/spelen/{play}").status_code == 200
    assert first.get(f"/spelen/{play}").status_code >= 400
    assert host.post(f"{AT}/leiding/muren", data={"do": "free:zzz-0"}, headers=OWN).status_code == 422


def test_a_stream_that_is_closed_by_hand_is_a_table_that_is_done(site: Site) -> None:
    tell_walls(site)
    apart(site.store.write(*map(Close, walls_of(site).rounds[2].plays)))
    assert client_of(site).get(f"{AT}/muren").status_code == 200
    assert walls_of(site).is_done(2), "whoever looks finds it told, also where the server was killed before it could"


def test_two_tables_in_browsers_begin_with_the_same_tiles(open_page: OpenPage, tmp_path: Path) -> None:
    """A person and three computer players at each: both are East, and hold the same tiles; then the desk stops."""
    site = open_site(Settings(tmp_path, apart=False))
    tell_walls(site, people={1: "Anna", 5: "Bart"}, done=False)
    apart(site.store.close())
    with serving(tmp_path) as server:
        desk = open_page(f"{server}/host/{KEY}")
        racks, phones = [], []
        for table, name in ((1, "Anna"), (2, "Bart")):
            phone = open_page(f"{server}/host/{KEY}", phone=True)
            phones.append(phone)
            phone.goto(f"{server}{AT}/tafel/{table}")
            phone.get_by_role("button", name=f"{name}: ga zitten").click()
            tiles = phone.locator(".rack button")
            expect(tiles).to_have_count(14)
            racks.append(sorted(str(tile.get_attribute("aria-label")) for tile in tiles.all()))
        assert racks[0] == racks[1]
        desk.goto(f"{server}{AT}/leiding/muren")
        expect(desk.get_by_text("✓ zit")).to_have_count(2)
        desk.get_by_text("De ronde stoppen").click()
        desk.get_by_role("button", name="Stop ronde 1").click()
        desk.get_by_role("link", name="Alle muren").click()
        expect(desk.get_by_role("heading", name="Ronde 1")).to_be_visible()
        expect(desk.get_by_text("Aan minstens één tafel wordt nog gespeeld")).to_have_count(0)
        for page in (desk, *phones):  # nobody calls a server that is gone
            page.close()
