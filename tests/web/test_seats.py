"""Whose a seat is: its link works until somebody sits down with it, and then it is his browser's."""

from __future__ import annotations

import asyncio
import json
import re
from collections.abc import Iterator
from contextlib import suppress
from pathlib import Path
from typing import Any, ClassVar

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from tests.web.conftest import PATIENCE, apart, serving
from tests.web.sockets import sit
from windroos.hosting.seats import SEATS, Held, SeatOwners
from windroos.hosting.setup import setup_text
from windroos.hosting.tickets import Ticket, new_id
from windroos.store.changes import BeginStream, Change
from windroos.store.store import Store
from windroos.web.links import Links

Json = dict[str, Any]


@pytest.fixture(scope="module")
def server(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with serving(tmp_path_factory.mktemp("seats"), grace=0.3) as address:
        yield address


@pytest.fixture(autouse=True)
def closing() -> Iterator[None]:
    """Browsers are closed when a test is over."""
    yield
    while SeatBrowser.all:
        SeatBrowser.all.pop().http.close()


class SeatBrowser:
    """A browser: its cookies, and what its pages say."""

    all: ClassVar[list[SeatBrowser]] = []

    def __init__(self, address: str) -> None:
        SeatBrowser.all.append(self)
        self.http = httpx.Client(
            base_url=address, follow_redirects=True, headers={"accept-language": "nl"}, timeout=PATIENCE
        )
        self.address = address

    def opens(self, path: str) -> httpx.Response:
        return self.http.get(path)

    @property
    def cookie(self) -> str:
        return "; ".join(f"{key}={value}" for key, value in self.http.cookies.items())

    def first(self, url: str) -> Json:
        """The first message of a window at a table; then it is closed."""

        async def go() -> Json:
            async with sit(self.address, url, self.cookie) as window:
                found: Json = json.loads(await window.recv())
                return found

        return apart(go())

    def links(self, url: str) -> dict[str, str]:
        """What the maker's page tells of the seats: an address, or "" where somebody sits."""
        page = self.opens(url).text
        found = re.findall(
            r"<li>.*?<b>(.*?)</b>\s*(?:<a href=\"(.*?)\")?", page.partition('class="invite sheet"')[2], re.DOTALL
        )
        return {name: address.partition("//")[2].partition("/")[2] for name, address in found}


def made(server: str) -> tuple[SeatBrowser, str, dict[str, str]]:
    """A maker, his table with two friends, and the links that he sees."""
    maker = SeatBrowser(server)
    form = {"name": "Aad", "place1": "friend", "name1": "Bep", "place2": "friend", "name2": "Cor", "rules": "nts2002"}
    answer = maker.http.post("/spelen/nieuw", data=form, headers={"origin": server})
    url = answer.url.path
    return maker, url, maker.links(url)


def test_a_seat_belongs_to_the_browser_that_sits_down_first(server: str) -> None:
    maker, url, links = made(server)
    link = links["plaats van Bep"]
    looks, friend, other = SeatBrowser(server), SeatBrowser(server), SeatBrowser(server)
    for browser in (looks, friend, other):
        assert browser.opens(link).status_code == 200, "to open a link takes nothing"
    assert maker.links(url)["plaats van Bep"] == link
    assert friend.first(url)["view"]["player"] == 1
    for late in (looks, other, SeatBrowser(server)):
        answer = late.opens(link)
        assert answer.status_code == 403
        assert "Deze plaats is al bezet" in answer.text
        refused = late.first(url)
        assert (refused["t"], "own" in refused) == ("trouble", False)
    assert looks.opens(f"{url}/seat.jsonl").status_code == 403
    assert friend.opens(f"{url}/seat.jsonl").status_code == 200
    assert friend.opens(link).status_code == 200
    assert friend.first(url)["view"]["player"] == 1, "also after the link was opened again"


def test_nobody_is_shown_a_link_to_a_rack_that_somebody_plays(server: str) -> None:
    maker, url, links = made(server)
    assert links["uw eigen plaats, op een ander toestel"] == ""
    assert links["om mee te kijken"]
    friend = SeatBrowser(server)
    friend.opens(links["plaats van Bep"])
    friend.first(url)
    after = maker.links(url)
    assert after["plaats van Bep"] == ""
    assert after["plaats van Cor"] == links["plaats van Cor"]
    page = maker.opens(url).text
    assert links["plaats van Bep"] not in page
    assert "Maak een nieuwe link" in page
    assert 'class="invite sheet"' not in friend.opens(url).text


def test_a_new_link_turns_out_who_sat_there_and_all_are_told(server: str) -> None:
    maker, url, links = made(server)
    friend, thief, phone = SeatBrowser(server), SeatBrowser(server), SeatBrowser(server)
    thief.opens(links["plaats van Bep"])
    friend.opens(links["plaats van Bep"])

    async def go() -> tuple[list[Json], int]:
        async with sit(server, url, friend.cookie) as sits, sit(server, url, maker.cookie) as sees:
            await sits.recv()
            await sees.recv()
            renewed = await asyncio.to_thread(maker.http.post, f"{url}/seat/1/link", headers={"origin": server})
            assert renewed.status_code == 200
            told = []
            with suppress(ConnectionClosed):
                while True:
                    told.append(json.loads(await asyncio.wait_for(sits.recv(), PATIENCE)))
            said: list[str] = []
            while news not in said:
                message = json.loads(await asyncio.wait_for(sees.recv(), PATIENCE))
                said = [one["text"] for one in message.get("said", ())]
            return told, sits.close_code or 0

    news = "Voor de plaats van Bep is een nieuwe link gemaakt: wie die opent, speelt daar verder."
    told, code = apart(go())
    assert (told[-1]["t"], told[-1]["code"], code) == ("trouble", "seat_moved", 4401)
    for gone in (friend, thief):
        assert gone.first(url)["code"] == "seat_taken"
        assert gone.opens(links["plaats van Bep"]).status_code == 403
    new = maker.links(url)["plaats van Bep"]
    assert new not in ("", links["plaats van Bep"])
    phone.opens(new)
    assert phone.first(url)["view"]["player"] == 1
    assert maker.links(url)["plaats van Bep"] == ""


def test_the_maker_moves_to_another_device(server: str) -> None:
    """He is the maker here until he sits down there."""
    own = "uw eigen plaats, op een ander toestel"
    maker, url, _ = made(server)
    assert maker.first(url)["view"]["player"] == 0
    assert maker.http.post(f"{url}/seat/0/link", headers={"origin": server}).status_code == 200
    link, phone = maker.links(url)[own], SeatBrowser(server)
    assert link
    assert maker.first(url)["view"]["player"] == 0
    phone.opens(link)
    assert phone.first(url)["view"]["player"] == 0
    assert maker.first(url)["code"] == "seat_taken"
    assert phone.links(url)[own] == ""
    assert SeatBrowser(server).opens(link).status_code == 403


def test_only_the_maker_makes_new_links(server: str) -> None:
    maker, url, links = made(server)
    friend, watcher = SeatBrowser(server), SeatBrowser(server)
    friend.opens(links["plaats van Bep"])
    watcher.opens(links["om mee te kijken"])
    for browser in (friend, watcher, SeatBrowser(server)):
        assert browser.http.post(f"{url}/seat/2/link", headers={"origin": server}).status_code == 403
    assert maker.http.post(f"{url}/seat/3/link", headers={"origin": server}).status_code == 404
    assert maker.links(url)["plaats van Cor"] == links["plaats van Cor"]


def test_a_table_of_an_earlier_version_still_opens(tmp_path: Path) -> None:
    """Its cookies are links, and nobody has taken a seat of it: whoever loads the page first has it."""
    from tests.hosting.at_table import setup_of
    from windroos.books.catalog import rules
    from windroos.web.app import open_site
    from windroos.web.settings import Settings
    from windroos.web.site import cookie_name

    id = new_id()

    async def begin() -> dict[int, str]:
        site = open_site(Settings(tmp_path))
        await site.store.write(BeginStream(id, "play", setup_text(setup_of(rules("nts2002"), ("person",) * 4))))
        tokens = {player: site.links.token(Ticket(id, "seat", player)) for player in range(4)}
        assert site.store.note(id, SEATS) is None
        await site.store.close()
        return tokens

    tokens = apart(begin())
    assert tokens[1].startswith(f"{id}-s1.")
    with serving(tmp_path) as address:
        first, second = SeatBrowser(address), SeatBrowser(address)
        for browser in (first, second):
            browser.http.cookies.set(cookie_name(id), tokens[1], domain="localhost.local", path="/")
            assert browser.first(f"/spelen/{id}")["view"]["player"] == 1, "as before, until a page was loaded"
        first.opens(f"/spelen/{id}")
        assert first.first(f"/spelen/{id}")["view"]["player"] == 1
        assert second.first(f"/spelen/{id}")["code"] == "seat_taken"
        assert second.opens(f"/j/{tokens[1]}").status_code == 403


def test_two_who_sit_down_at_once_are_one(tmp_path: Path) -> None:
    from windroos.store.store import Store

    async def go() -> None:
        store = Store.open(tmp_path / "windroos.db")
        await store.write(BeginStream("abcdefgh", "play", "{}"))
        seats = SeatOwners(store)
        tickets = [Ticket("abcdefgh", "seat", 2, "", new_id()) for _ in range(5)]
        found = await asyncio.gather(*(seats.take(one) for one in tickets), return_exceptions=True)
        assert [one is False for one in found].count(True) == 1
        winner = tickets[[one is False for one in found].index(True)]
        assert seats.of("abcdefgh", 2) == Held("", winner.browser)
        assert [seats.admits(one) for one in tickets].count(True) == 1
        await seats.renew("abcdefgh", 2)
        assert not any(seats.admits(one) for one in tickets)
        await store.close()

    apart(go())


def test_two_servers_on_one_folder_do_not_lose_each_others_seats(tmp_path: Path) -> None:
    """Who read the seats before the other wrote them decides again, and what the other wrote stands."""

    class BothRead(Store):
        """Neither of two writes before the other has read, and then in the order in which they came; one does again."""

        came = 0
        read = asyncio.Event()

        async def write(self, *changes: Change) -> None:
            self.came += 1
            if self.came % 3 == 1:
                self.read.clear()
                await self.read.wait()
            elif self.came % 3 == 2:
                self.read.set()
                await asyncio.sleep(0)
            await super().write(*changes)

    async def go() -> None:
        store = BothRead.open(tmp_path / "windroos.db")
        await Store.write(store, BeginStream("abcdefgh", "play", "{}"))
        one, other = SeatOwners(store), SeatOwners(store)
        ticket, second = (Ticket("abcdefgh", "seat", at, "", new_id()) for at in (2, 1))
        assert not any(await asyncio.gather(one.take(ticket), other.take(second)))
        assert [one.of("abcdefgh", at).browser for at in (2, 1)] == [ticket.browser, second.browser]
        assert store.came == 3
        await asyncio.gather(one.renew("abcdefgh", 0), other.renew("abcdefgh", 3))
        assert Held() not in (one.of("abcdefgh", 0), one.of("abcdefgh", 3))
        await asyncio.gather(one.renew("abcdefgh", 2), other.renew("abcdefgh", 1, stays=True))
        assert one.of("abcdefgh", 2).browser == ""
        assert one.of("abcdefgh", 1).browser == second.browser
        await store.close()

    apart(go())


def test_tokens_of_seats_are_read_letter_for_letter() -> None:
    links = Links(b"secret" * 6)
    for ticket in (
        Ticket("bcdfghjk", "seat", 3), Ticket("bcdfghjk", "seat", 3, "bcdfghjk"),
        Ticket("bcdfghjk", "seat", 3, "", "zzzzzzzz"), Ticket("bcdfghjk", "seat", 3, "bcdfghjk", "zzzzzzzz"),
    ):  # fmt: skip
        token = links.token(ticket)
        assert links.read(token) == ticket
        assert links.read(token.replace("-s3", "-s2")) is None
