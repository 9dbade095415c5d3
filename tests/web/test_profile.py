"""One's own page: known by a device, read by nobody else, taken along, and erased without a trace."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import Browser
from starlette.testclient import TestClient

from tests.recorded import recorded
from tests.web.conftest import apart, be_host, lobby_of, open_site_at, serving
from tests.web.measuring import SCREENS, Look, faults, open_all, violations, window
from tests.web.passkey import VirtualKey
from windroos.hosting.called import stand_in
from windroos.hosting.hands import FoundHands, followed
from windroos.hosting.new_tables import beginning
from windroos.hosting.open_seats import COMPANY, COMPANY_NOTE
from windroos.hosting.profile import HeldSeat, Profile
from windroos.hosting.profile_file import TAKEN
from windroos.hosting.profiles import Profiles
from windroos.hosting.seats import Held
from windroos.hosting.setup import Setup, SharedWalls, TablePlace
from windroos.hosting.standing import STANDING, STANDING_NOTE, standing_of
from windroos.hosting.tickets import Ticket
from windroos.play.record.header import first_state
from windroos.play.record.record import group_lines
from windroos.puzzles.puzzle import stock
from windroos.store.changes import Append, Change, Event, KeepNote, KeepPerson
from windroos.store.place import DATABASE
from windroos.store.store import Store, utc_now
from windroos.text.web.profile import WORDS
from windroos.text.web.puzzle import WORDS as PUZZLE
from windroos.text.words import Lang
from windroos.web.app import create_app, open_site
from windroos.web.profile import routes as profile_routes
from windroos.web.settings import Settings
from windroos.web.site import Site, cookie_name

ID, RUNNING, SHUT = "bbbbbbbb", "cccccccc", "dddddddd"
BROWSER = "fffffff2"
OWN = 1
NAME = "Quirinia Xanthippe"


def hands_of(bodies: tuple[str, ...]) -> FoundHands:
    match = first_state(recorded("nts2002").header).table.match
    events = [Event(at, utc_now(), body) for at, body in enumerate(bodies, 1)]
    return followed(FoundHands((), 0, match, match.seats), events)


async def _store(site: Site, id: str, walls: SharedWalls | None = None, cut: int = 0) -> None:
    """A game of two hands, at the second place of which this browser sits; without so many of its last groups."""
    game = recorded("nts2002")
    players = tuple(NAME if at == OWN else name for at, name in enumerate(game.header.players))
    setup = Setup(
        game.header._replace(players=players), tuple(TablePlace("person", at) for at in range(4)), walls=walls
    )
    bodies = tuple("\n".join(group_lines(action, steps)) for action, steps in game.groups)[: -cut or None]
    await site.store.write(*beginning(id, setup, {OWN: Held(browser=BROWSER)}))
    standing = standing_of(hands_of(bodies).match)
    await site.store.write(Append(id, 0, bodies), KeepNote(id, STANDING, STANDING_NOTE.write(standing)))


def seat(site: Site, id: str) -> str:
    return site.links.token(Ticket(id, "seat", OWN, browser=BROWSER))


def begin(client: TestClient, **form: str) -> Any:
    return client.post("/ik/begin", data={"name": NAME, "games": "1", **form}, follow_redirects=False)


def link_of(client: TestClient) -> str:
    """The path of the link on one's own page."""
    found = re.search(r'href="http://testserver(/ik/k/[^"]+)"', client.get("/ik").text)
    assert found is not None
    return found[1]


@pytest.fixture
def site(tmp_path: Path) -> Site:
    site = open_site_at(tmp_path)
    apart(_store(site, ID))
    apart(_store(site, RUNNING, cut=9))
    walls = SharedWalls(("00",), (SHUT,), until="2999-01-01")
    apart(_store(site, SHUT, walls))
    return site


@pytest.fixture
def client(site: Site) -> Iterator[TestClient]:
    """A browser that sits at all three tables, and knows nobody yet."""
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        for id in (ID, RUNNING, SHUT):
            client.cookies.set(cookie_name(id), seat(site, id), domain="testserver.local")
        yield client


def fresh(client: TestClient) -> TestClient:
    """Another browser, at the same server."""
    return TestClient(client.app, headers={"accept-language": "nl"})


def test_nobody_is_known_before_he_says_so_himself(client: TestClient) -> None:
    asked = client.get("/ik")
    assert "set-cookie" not in asked.headers
    assert "de 3 partijen die" in asked.text
    assert client.get("/ik/gegevens.json").status_code == 404
    assert begin(client, name=" ").status_code == 422
    got = begin(client)
    assert got.status_code == 303
    assert "HttpOnly" in got.headers["set-cookie"]
    assert "SameSite=lax" in got.headers["set-cookie"]
    assert NAME in client.get("/ik").text
    again = begin(client, name="Somebody else")
    assert "set-cookie" not in again.headers, "a second tap makes no second person"


def test_another_site_makes_nobody_known(client: TestClient) -> None:
    sent = client.post("/ik/begin", data={"name": "Mallory"}, headers={"origin": "https://elsewhere.example"})
    assert sent.status_code == 403
    assert "profile" not in client.cookies


def test_the_page_and_the_file_have_what_the_record_has(client: TestClient) -> None:
    begin(client)
    game = recorded("nts2002")
    bodies = tuple("\n".join(group_lines(action, steps)) for action, steps in game.groups)
    spans = hands_of(bodies).hands
    assert len(spans) == 2
    sent = client.get("/ik/gegevens.json")
    assert sent.headers["cache-control"] == "no-store"
    taken = TAKEN.parse(sent.text)
    assert (taken.name, {one.table for one in taken.games}) == (NAME, {ID, RUNNING, SHUT})
    found = {one.table: one for one in taken.games}
    assert [(one.won, one.points) for one in found[ID].hands] == [(span.winner == OWN, span.net[OWN]) for span in spans]
    assert [one.score for one in found[ID].hands if one.won] == [span.score for span in spans if span.winner == OWN]
    page = client.get("/ik").text
    assert page.index(WORDS["go_on_title"].nl) < page.index(WORDS["by_book"].nl), "what goes on comes first"
    won = sum(span.winner == OWN for span in (*spans, spans[0]))
    row = re.search(r"<tbody><tr>(.*?)</tr>", page, re.DOTALL)
    assert row is not None
    assert re.findall(r'class="num">(\d+)<', row[1]) == ["3", str(won)]
    assert "2 partijen" in row[1]


def test_a_hand_that_is_on_and_walls_that_others_play_are_told_to_nobody(client: TestClient) -> None:
    begin(client)
    found = {one["table"]: one for one in client.get("/ik/gegevens.json").json()["games"]}
    assert [one["number"] for one in found[RUNNING]["hands"]] == [1]
    assert (found[SHUT]["hands"], found[SHUT]["points"]) == ([], None)
    assert f"/ik/partij/{SHUT}?spel" not in client.get("/ik").text
    assert client.get("/ik").text.count(WORDS["shut"].nl) == 1


def test_no_other_browser_reads_it_whatever_it_sends(client: TestClient, site: Site) -> None:
    begin(client)
    token = client.cookies["profile"]
    other = fresh(client)
    for forged in ("", token[:-1], token.swapcase(), token.replace("m-", "o-", 1), seat(site, ID), "m-x-y"):
        other.cookies.set("profile", forged)
        assert NAME not in other.get("/ik").text
        assert other.get("/ik/gegevens.json").status_code == 404
        assert other.get(f"/ik/partij/{ID}", follow_redirects=False).status_code == 404
        for path in ("naam", "weg", "apparaten", "wissen"):
            assert other.post(f"/ik/{path}", data={"name": "x", "sure": "1"}).status_code == 404
    assert NAME in client.get("/ik").text
    be_host(other)
    other.cookies.delete("profile")
    assert NAME not in other.get("/ik").text, "nor the host"


def test_a_link_alone_makes_nobody_known_and_a_tap_does(client: TestClient) -> None:
    begin(client)
    path, other = link_of(client), fresh(client)
    asked = other.get(path)
    assert NAME in asked.text
    assert "set-cookie" not in asked.headers
    assert other.post(path, follow_redirects=False).status_code == 303
    assert NAME in other.get("/ik").text
    opened = other.get(f"/ik/partij/{ID}?spel=1", follow_redirects=False)
    assert opened.headers["location"] == f"/spelen/{ID}/hand/1"
    assert other.get(opened.headers["location"]).status_code == 200, "where he never sat down on this device"


def test_a_stolen_device_is_shut_out_and_so_is_the_old_link(client: TestClient) -> None:
    begin(client)
    path, thief = link_of(client), fresh(client)
    thief.post(path)
    assert NAME in thief.get("/ik").text
    client.post("/ik/apparaten")
    assert NAME in client.get("/ik").text
    assert NAME not in thief.get("/ik").text
    assert thief.get(path).status_code == 404
    assert thief.post(path).status_code == 404
    assert link_of(client) != path


def test_who_says_this_is_not_me_leaves_nothing_on_the_tablet(client: TestClient) -> None:
    begin(client)
    path = link_of(client)
    stolen = client.cookies["profile"]
    client.post("/ik/weg")
    assert not {"profile", "name", cookie_name(ID)} & set(client.cookies)
    assert NAME not in client.get("/ik").text
    assert client.get(f"/spelen/{ID}/replay").status_code == 403
    client.cookies.set("profile", stolen)
    assert NAME not in client.get("/ik").text, "a cookie that was kept aside opens nothing"
    client.cookies.clear()
    client.post(path)
    assert NAME in client.get("/ik").text, "his link does"


def test_another_ones_table_is_nobodys_game(client: TestClient, site: Site) -> None:
    other = fresh(client)
    begin(other, name="Mallory", games="1")
    assert other.get(f"/ik/partij/{ID}", follow_redirects=False).status_code == 404
    other.cookies.set(cookie_name(ID), site.links.token(Ticket(ID, "reader")))
    other.get(f"/spelen/{ID}")
    assert other.get("/ik/gegevens.json").json()["games"] == [], "who watches does not play"


def test_a_game_is_his_from_the_moment_that_he_sits_down(client: TestClient) -> None:
    begin(client, games="")
    assert client.get("/ik/gegevens.json").json()["games"] == []
    made = client.post("/spelen/nieuw", data={"name": NAME}, follow_redirects=False).headers["location"]
    client.get(made)
    found = client.get("/ik/gegevens.json").json()["games"]
    assert [(one["table"], one["place"], one["hands"]) for one in found] == [(made[-8:], 0, [])]


def where_it_stands(folder: Path, text: str) -> list[str]:
    return [path.name for path in folder.rglob("*") if path.is_file() and text.encode() in path.read_bytes()]


def test_no_byte_is_left_of_who_is_erased_and_his_tables_go_on(client: TestClient, site: Site, tmp_path: Path) -> None:
    begin(client)
    client.post("/ik/naam", data={"name": f"{NAME} the second"})
    made = client.post("/spelen/nieuw", data={"name": NAME}, follow_redirects=False).headers["location"]
    token = client.cookies["profile"]
    with client.websocket_connect(f"{made}/ws") as table:
        assert table.receive_json()["view"]["players"][0]["name"] == NAME
        assert where_it_stands(tmp_path, NAME)
        assert client.post("/ik/wissen").status_code == 422, "asked for once is not enough"
        assert where_it_stands(tmp_path, NAME)
        assert client.post("/ik/wissen", data={"sure": "1"}, follow_redirects=False).status_code == 303
        assert where_it_stands(tmp_path, NAME) == []
        while (message := table.receive_json())["t"] != "view" or message["view"]["players"][0]["name"] == NAME:
            pass
        assert message["view"]["players"][0]["name"] == ""
    for id in (ID, RUNNING):
        assert NAME not in client.get(f"/spelen/{id}/hand/1").text
    assert client.get(made).status_code == 200, "the seat is still his"
    client.cookies.set("profile", token)
    assert client.get("/ik/gegevens.json").status_code == 404
    assert not site.store.people("profiles")


def test_two_processes_lose_nothing_of_what_the_other_keeps(tmp_path: Path) -> None:
    async def go() -> None:
        await Store.open(tmp_path / DATABASE).close()
        stores = [Store.join(tmp_path / DATABASE) for _ in range(2)]
        first, second = (Profiles(store, lobby_of(store)) for store in stores)
        id, device = await first.begin(NAME, ())
        seats = [HeldSeat(f"{at:08}", 0, BROWSER) for at in range(8)]
        await asyncio.gather(
            *(first.change(id, partial(Profile.solving, book="mcr", number=at)) for at in range(8)),
            *(second.change(id, partial(Profile.holding, seats=(seat,))) for seat in seats),
            *(one.change(id, partial(Profile.on_device, mark=mark)) for mark, one in (("x", first), ("y", second))),
        )
        found = second.find(id, device)
        assert found is not None
        assert (set(found.profile.seats), found.profile.solved) == (set(seats), {"mcr": tuple(range(8))})
        assert set(found.profile.devices) == {device, "x", "y"}
        await asyncio.gather(first.erase(id), *(second.change(id, partial(Profile.on_device, mark="z")) for _ in "zz"))
        assert first.find(id, device) is None
        for store in stores:
            await store.close()

    apart(go())


def test_who_is_erased_while_another_match_of_his_table_is_made_has_no_name_there(site: Site, tmp_path: Path) -> None:
    lobby = lobby_of(site.store)
    profiles = Profiles(site.store, lobby)
    called: list[str] = []

    def named(id: str) -> tuple[Change, Setup]:
        unchanged, setup = lobby.open_seats.unchanged(ID), lobby.setup(ID)
        if not called:
            apart(profiles.erase(id))
        called.append(setup.header.players[OWN])
        return unchanged, setup

    async def go() -> str:
        id, _ = await profiles.begin(NAME, tuple(HeldSeat(table, OWN, BROWSER) for table in (ID, RUNNING, SHUT)))
        match = first_state(recorded("nts2002").header).table.match
        return await lobby.new.follow(ID, partial(named, id), match, {OWN})

    assert lobby.setup(apart(go())).header.players[OWN] == stand_in(OWN)
    assert called == [NAME, stand_in(OWN)]
    assert where_it_stands(tmp_path, NAME) == []


def test_no_name_is_left_of_who_left_his_seat_to_another(site: Site, tmp_path: Path) -> None:
    lobby = lobby_of(site.store)
    profiles = Profiles(site.store, lobby)
    setup = lobby.setup(ID)._replace(anybody=(2,))
    name, other = "Xenia Theodora", "gggggggg"

    async def sit(browser: str, name: str) -> None:
        company, told = lobby.open_seats.company("eeeeeeee")
        sat = COMPANY_NOTE.write(company._replace(sat={"2": browser}))
        note = KeepNote("eeeeeeee", COMPANY, sat, told)
        await lobby.seats.give(
            *("eeeeeeee", browser, lambda _: 2), lambda _: (note, KeepPerson("eeeeeeee", browser, name))
        )

    async def go() -> None:
        await site.store.write(*beginning("eeeeeeee", setup, {}))
        await sit(BROWSER, name)
        id, _ = await profiles.begin("X", (HeldSeat("eeeeeeee", 2, BROWSER),))
        await sit(other, "Somebody else")
        await profiles.erase(id)

    apart(go())
    assert where_it_stands(tmp_path, name) == []
    assert lobby.setup("eeeeeeee").header.players[2] == "Somebody else"


def test_a_puzzle_that_is_solved_is_kept(client: TestClient) -> None:
    number = next(at for at, one in enumerate(stock("mcr"), 1) if one.theme not in ("count", "wait"))
    right = PUZZLE["right"].nl
    begin(client)
    for tile in range(14):
        if right in client.get(f"/puzzels/mcr/{number}?t={tile}&a=1").text:
            break
        assert client.get("/ik/gegevens.json").json()["puzzles"] == {}
    assert client.get("/ik/gegevens.json").json()["puzzles"] == {"mcr": [number]}


def test_a_stranger_makes_no_million_persons(site: Site, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(profile_routes, "BEGINNINGS", 3.0)
    monkeypatch.setattr(profile_routes, "BEGINNINGS_A_SECOND", 0.0)
    monkeypatch.setattr("windroos.web.doorman.PATIENCE", 0.0)
    with TestClient(create_app(site)) as client:
        answers = []
        for _ in range(5):
            client.cookies.clear()
            answers.append(begin(client).status_code)
        assert answers == [303, 303, 303, 429, 429]
        client.cookies.clear()
        assert begin(be_host(client)).status_code == 303
    assert len(site.store.people("profiles")) == 4


def test_a_file_that_is_taken_along_opens_nothing(client: TestClient, site: Site) -> None:
    begin(client)
    text = client.get("/ik/gegevens.json").text
    kept = json.loads(next(iter(site.store.people("profiles").values())))
    for secret in (BROWSER, kept["key"], *kept["devices"], *site.store.people("profiles")):
        assert secret not in text
    assert recorded("nts2002").header.players[0] not in text, "others are not in it"


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_page_fits_every_screen_and_axe_finds_nothing(browser: Browser, tmp_path: Path, lang: Lang) -> None:
    site = open_site(Settings(tmp_path, "http://localhost", apart=False))
    for id in (ID, RUNNING):
        apart(_store(site, id, cut=9 * (id == RUNNING)))
    token = seat(site, ID), seat(site, RUNNING)
    found: list[Any] = []
    with serving(tmp_path) as address, window(browser, Look(lang, "light" if lang == "nl" else "dark")) as page:
        for id, value in zip((ID, RUNNING), token, strict=True):
            page.context.add_cookies([{"name": cookie_name(id), "value": value, "url": address}])
        page.goto(f"{address}/ik")
        found += faults(page, "the beginning", SCREENS) + violations(page, "the beginning")
        page.fill("[name=name]", "W" * 40)
        page.click(".begin .btn.main")
        page.wait_for_selector(".yours")
        VirtualKey(page)
        open_all(page)
        page.fill("[data-passkey=add] [name=name]", "W" * 40)
        page.click("[data-passkey=add] .btn")
        page.wait_for_selector(".passkeys li", state="attached")
        open_all(page)
        found += faults(page, "the page", SCREENS) + violations(page, "the page")
        page.click(".link a")
        page.wait_for_selector(".begin")
        found += faults(page, "the link", SCREENS) + violations(page, "the link")
    assert not found, "\n".join(found)
