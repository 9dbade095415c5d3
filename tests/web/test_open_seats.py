"""Who joins in: tables that wait for whoever comes by, and sitting down at one of them with one tap."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import AsyncExitStack
from dataclasses import replace
from pathlib import Path
from typing import Any

import httpx
import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient
from websockets.asyncio.client import ClientConnection

from tests.web.conftest import PATIENCE, PHONE, OpenPage, apart, be_host, serving
from tests.web.measuring import SCREENS, faults
from tests.web.playing import check
from tests.web.sockets import sit
from windroos.hosting.open_seats import apart as called_apart
from windroos.hosting.setup import read_setup, setup_text
from windroos.web.app import create_app
from windroos.web.budget import Budget
from windroos.web.site import Site
from windroos.web.table.form import setup_of

Json = dict[str, Any]
OPEN = {f"place{at}": "anybody" for at in (1, 2, 3)}


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("open"), grace=0.3) as address:
        yield address


class PasserBy:
    """A browser without a page: its cookies, and what it asks for."""

    def __init__(self, address: str, name: str = "") -> None:
        self.address, self.name = address, name
        self.cookies: dict[str, str] = {}

    def ask(self, method: str, path: str, **form: str) -> httpx.Response:
        headers = {"accept-language": "nl", "origin": self.address, "cookie": self.cookie}
        answer = httpx.request(method, self.address + path, data=form or None, headers=headers, timeout=PATIENCE)
        self.cookies |= dict(answer.cookies)
        return answer

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.cookies.items())

    def makes(self, **form: str) -> str:
        """A table: its address."""
        answer = self.ask("POST", "/spelen/nieuw", name=self.name, **{**OPEN, **form})
        assert answer.status_code == 303, answer.text
        return answer.headers["location"]

    def sits(self, url: str) -> httpx.Response:
        return self.ask("POST", f"{url}/meedoen", name=self.name)

    def list(self) -> str:
        return self.ask("GET", "/spelen/wie").text


async def opens(stack: AsyncExitStack, one: PasserBy, url: str) -> tuple[ClientConnection, Json]:
    """A window at a table, and the first thing that it is told."""
    window = await stack.enter_async_context(sit(one.address, url, one.cookie))
    return window, json.loads(await window.recv())


async def until_said(window: ClientConnection, text: str) -> list[str]:
    """What the players are called when a window has heard something."""
    names: list[str] = []
    while True:
        message = json.loads(await asyncio.wait_for(window.recv(), PATIENCE))
        if message["t"] == "view":
            names = [one["name"] for one in message["view"]["players"]]
        if any(one["text"] == text for one in message.get("said", ())):
            return names


def test_who_comes_by_sits_down_with_one_tap_and_is_called_by_his_name(address: str) -> None:
    maker, guest = PasserBy(address, "Aad"), PasserBy(address, "Bep")
    url = maker.makes(rules="mcr", hands="3", think="20")
    assert url not in guest.list(), "nobody is there yet"

    async def go() -> None:
        async with AsyncExitStack() as stack:
            window, _ = await opens(stack, maker, url)
            listed = await asyncio.to_thread(guest.list)
            row = re.sub(r"\s+", " ", listed[listed.index("<li>") : listed.index("</li>")])
            assert "Chinese Official" in row or "MCR" in row
            assert "Aad · nog 3 plaatsen" in row
            assert "hoogstens 3 spellen" in row
            assert "20 seconden per beurt" in row
            assert (await asyncio.to_thread(guest.sits, url)).headers["location"] == url
            assert (await until_said(window, "Bep doet mee."))[:2] == ["Aad", "Bep"]
            _, seen = await opens(stack, guest, url)
            assert seen["view"]["player"] == 1
            assert [one["name"] for one in seen["view"]["players"]] == ["Aad", "Bep", "", ""]
            assert "U zit hier" in await asyncio.to_thread(guest.list)
            again = await asyncio.to_thread(guest.sits, url)
            assert (again.status_code, again.headers["location"]) == (303, url), "a second tap is the first one again"
            assert "Aad, Bep · nog 2 plaatsen" in await asyncio.to_thread(PasserBy(address).list)

    apart(go())
    assert guest.cookies["name"] == "Bep"
    page = guest.ask("GET", "/spelen").text
    assert 'required value="Bep"' in page, "asked once"


def test_two_at_once_never_get_the_same_seat_and_the_last_is_told(address: str) -> None:
    maker = PasserBy(address, "Aad")
    url = maker.makes(place2="greedy", place3="friend")
    guests = [PasserBy(address, f"Gast {at}") for at in range(6)]

    async def go() -> list[httpx.Response]:
        async with AsyncExitStack() as stack:
            await opens(stack, maker, url)
            return await asyncio.gather(*(asyncio.to_thread(one.sits, url) for one in guests))

    answers = apart(go())
    assert sorted(one.status_code for one in answers) == [303, 409, 409, 409, 409, 409]
    refused = next(one for one in answers if one.status_code == 409)
    assert "Aan deze tafel is geen plaats meer." in refused.text


def test_a_friends_place_is_kept_for_the_friend(address: str) -> None:
    """And names that would be taken for each other get a number."""
    maker = PasserBy(address, "Aad")
    url = maker.makes(place1="friend", name1="Bep", place3="live")

    async def go() -> None:
        async with AsyncExitStack() as stack:
            await opens(stack, maker, url)
            guest, late = PasserBy(address, "bep"), PasserBy(address, "Cor")
            assert (await asyncio.to_thread(guest.sits, url)).status_code == 303
            _, seen = await opens(stack, guest, url)
            assert seen["view"]["player"] == 2
            assert seen["view"]["players"][2]["name"] == "bep 2"
            assert (await asyncio.to_thread(late.sits, url)).status_code == 409

    apart(go())
    assert called_apart("Speler 2", ("Aad", "#2", "", "Joost")) == "Speler 2 2"
    assert called_apart("Dik", ("Aad", "#2", "", "Joost")) == "Dik"


def test_a_seat_that_somebody_left_is_his_until_another_wants_it(address: str, monkeypatch: pytest.MonkeyPatch) -> None:
    maker, guest, other = PasserBy(address, "Aad"), PasserBy(address, "Bep"), PasserBy(address, "Cor")
    url = maker.makes(place2="friend", place3="live")

    async def go() -> None:
        async with AsyncExitStack() as stack:
            window, _ = await opens(stack, maker, url)
            await asyncio.to_thread(guest.sits, url)
            assert (await asyncio.to_thread(other.sits, url)).status_code == 409, "who is on his way has the seat"
            async with AsyncExitStack() as short:
                _, seen = await opens(short, guest, url)
                assert seen["view"]["player"] == 1
            monkeypatch.setattr("windroos.hosting.open_seats.COMING", 0.0)
            async with AsyncExitStack() as short:
                _, seen = await opens(short, guest, url)
                assert seen["t"] == "view", "he comes back to it"
            while (answer := await asyncio.to_thread(other.sits, url)).status_code == 409:
                await asyncio.sleep(0.05)
            assert answer.status_code == 303, answer.text
            await until_said(window, "Cor doet mee.")
            _, seen = await opens(stack, other, url)
            assert seen["view"]["player"] == 1
            _, seen = await opens(stack, guest, url)
            assert (seen["t"], seen["code"]) == ("trouble", "seat_taken")

    monkeypatch.setattr("windroos.hosting.open_seats.COMING", 1e9)
    apart(go())


def test_the_maker_closes_the_table_again(address: str) -> None:
    maker, guest = PasserBy(address, "Aad"), PasserBy(address, "Bep")
    url = maker.makes()

    async def go() -> None:
        async with AsyncExitStack() as stack:
            await opens(stack, maker, url)
            assert "Wacht niet meer op anderen" in (await asyncio.to_thread(maker.ask, "GET", url)).text
            closed = await asyncio.to_thread(maker.ask, "POST", f"{url}/wachten", waits="0")
            assert closed.status_code == 303
            assert url not in await asyncio.to_thread(guest.list)
            refused = await asyncio.to_thread(guest.sits, url)
            assert (refused.status_code, "wacht niet meer op spelers" in refused.text) == (409, True)
            assert (await asyncio.to_thread(guest.ask, "POST", f"{url}/wachten", waits="1")).status_code == 403
            await asyncio.to_thread(maker.ask, "POST", f"{url}/wachten", waits="1")
            assert url in await asyncio.to_thread(guest.list)

    apart(go())


def test_a_table_that_has_begun_waits_for_nobody(address: str) -> None:
    maker, guest = PasserBy(address, "Aad"), PasserBy(address, "Bep")
    url = maker.makes()

    async def go() -> None:
        async with AsyncExitStack() as stack:
            window, _ = await opens(stack, maker, url)
            await window.send('{"t":"next"}')
            while not any(one["event"] == "hand_began" for one in json.loads(await window.recv()).get("events", ())):
                pass
            assert url not in await asyncio.to_thread(guest.list)
            assert (await asyncio.to_thread(guest.sits, url)).status_code == 409

    apart(go())


def test_names_are_kept_when_a_table_is_read_again(tmp_path: Path) -> None:
    maker, guest = PasserBy("", "Aad"), PasserBy("", "Bep")
    with serving(tmp_path) as maker.address:
        guest.address = maker.address
        url = maker.makes()

        async def come() -> None:
            async with AsyncExitStack() as stack:
                await opens(stack, maker, url)
                await asyncio.to_thread(guest.sits, url)

        apart(come())
    with serving(tmp_path) as maker.address:
        guest.address = maker.address

        async def again() -> Json:
            async with AsyncExitStack() as stack:
                return (await opens(stack, guest, url))[1]

        seen = apart(again())
        assert [one["name"] for one in seen["view"]["players"]] == ["Aad", "Bep", "", ""]


@pytest.mark.parametrize("name", ["", "  ", "x" * 41])
def test_a_name_is_asked_for(address: str, name: str) -> None:
    maker, guest = PasserBy(address, "Aad"), PasserBy(address, name)
    url = maker.makes()

    async def go() -> httpx.Response:
        async with AsyncExitStack() as stack:
            await opens(stack, maker, url)
            return await asyncio.to_thread(guest.sits, url)

    assert apart(go()).status_code == 422


def test_a_stranger_cannot_fill_all_tables(site: Site) -> None:
    app = create_app(replace(site, allowed=site.allowed._replace(making=Budget(0.001, 2))))
    with TestClient(app, client=("192.168.1.1", 1), headers={"accept-language": "nl"}, follow_redirects=False) as one:
        url = one.post("/spelen/nieuw", data=OPEN).headers["location"]
        found = [one.post(f"{url}/meedoen", data={"name": "Bep"}).status_code for _ in range(3)]
        assert found == [303, 429, 429]
        other = TestClient(app, client=("192.168.1.2", 1), follow_redirects=False)
        assert other.post(f"{url}/meedoen", data={"name": "Bep"}).status_code == 409, "nobody is there"
        assert be_host(one).post("/spelen/zzzzzzzz/meedoen").status_code == 404


def test_a_setup_of_an_earlier_version_waits_for_nobody() -> None:
    plain = setup_of({}, lambda: 1)
    assert "anybody" not in setup_text(plain)
    assert read_setup(setup_text(plain)).anybody == ()
    waiting = setup_of({**OPEN, "name1": "Bep"}, lambda: 1)
    assert read_setup(setup_text(waiting)) == waiting
    assert (waiting.anybody, waiting.people) == ((1, 2, 3), (0, 1, 2, 3))
    assert waiting.header.players[1] == "#2", "whoever comes says himself what he is called"


def test_four_who_do_not_know_each_other_play_a_hand_on_phones(hasty_server: str, open_page: OpenPage) -> None:
    """The list keeps up by itself; the hand begins when the fourth sits down."""
    first = open_page(f"{hasty_server}/spelen", phone=True)
    expect(first.locator(".waiting")).to_contain_text("Er wacht nu geen tafel op spelers.")
    others = [open_page(f"{hasty_server}/spelen", phone=True) for _ in range(3)]
    first.fill(".waiting [name=name]", "Aad")
    first.click("text=Zet zelf een tafel klaar")
    first.wait_for_selector("main[data-phase]")
    for name, page in zip(("Bep", "Cor", "Dik"), others, strict=True):
        page.fill(".waiting [name=name]", name)
        expect(page.locator(".waiting li")).to_have_count(1)
        assert page.input_value(".waiting [name=name]") == name
        if name == "Bep":
            check(page, "a table that waits")
            assert faults(page, "a table that waits", SCREENS) == []
            page.set_viewport_size(PHONE)
        page.click(".waiting li .btn")
        page.wait_for_selector("main[data-phase]")
    first.wait_for_selector("main[data-asked=turn]")
    for name in ("Aad", "Bep", "Cor", "Dik"):
        expect(others[0].locator(".score")).to_contain_text(name)


def test_one_sits_down_without_a_script(hasty_server: str, open_page: OpenPage) -> None:
    maker = open_page(f"{hasty_server}/spelen")
    maker.fill(".waiting [name=name]", "Aad")
    maker.click("text=Zet zelf een tafel klaar")
    maker.wait_for_selector("main[data-phase]")
    page = open_page(f"{hasty_server}/spelen", script=False)
    expect(page.locator(".waiting noscript a, .waiting a.quiet").first).to_have_count(1)
    page.fill(".waiting [name=name]", "Bep")
    page.click(".waiting li .btn")
    expect(page).to_have_url(re.compile(r"/spelen/[a-z0-9]{8}$"))
