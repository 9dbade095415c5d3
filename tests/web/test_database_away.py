"""An evening through a gap: the database goes away while a secretary and phones write, and comes back.

What they were told was stored stands there once; what they were told was not stored does not, so that they may do it
once more without looking. It is told in one sentence in each reader's language, on every page.
"""

from __future__ import annotations

import logging
import re
import time
from collections import Counter
from collections.abc import Callable
from datetime import date
from html import unescape
from itertools import count
from pathlib import Path
from random import Random
from threading import Event, Thread
from typing import Final, NamedTuple, cast, get_args

import httpx
import pytest
from starlette.testclient import TestClient
from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect
from websockets.typing import Origin

from tests.conftest import FULL
from tests.web import club_states
from tests.web.club_evening_world import EVENING, tonight
from tests.web.club_roles import open_pass
from tests.web.club_world import CLUB, tell
from tests.web.conftest import apart, serving
from tests.web.postgres import postgres
from tests.web.sockets import LINE, PLAIN, made
from tests.web.test_handover import FRIENDS
from tests.web.test_tournament_power_cuts import TABLES, CutHall, check, events_of, hall_of
from tests.web.thumb import Thumb
from windroos.errors import WindroosError
from windroos.hosting.club_folder import ClubFolder
from windroos.hosting.scheduler import AGAIN
from windroos.store.errors import StoreError
from windroos.store.place import Place, ServerPlace, place_of
from windroos.store.store import Store
from windroos.text.words import Lang
from windroos.web.app import create_app, open_site
from windroos.web.club.devices import TABLE, table_token
from windroos.web.count.signal import REFUSED, UNKNOWN
from windroos.web.errors import PageError
from windroos.web.settings import Settings

AWAY: Final = 30 if FULL else 3
"""Seconds for which the database is away."""
SEEN: Final = 4
"""So much is stored by everybody before it, and again after it."""
SIGNS: Final = (1, 2, -1, -2)
"""By what its number each of four gets points."""
EVERY_PAGE: Final = tuple(
    page.path
    for pages in (club_states.STAND, club_states.RIGHTS, club_states.EVENINGS, club_states.FIGURES)
    for page in pages
    if page.answers == 200
)


class AskedPage(NamedTuple):
    """What came of a request; `looked`: it was one that only looks."""

    status: int
    text: str
    looked: bool = False


Ask = Callable[[httpx.Client, int], AskedPage]
"""Asks something that a number makes another thing than all before."""


class Persistent:
    """Somebody who writes one thing after another, and does each again until it is stored."""

    def __init__(self, address: str, lang: Lang, ask: Ask, cookies: dict[str, str], looks: bool = False) -> None:
        """`looks`: he looks first whether it stands there already."""
        self._address = address
        self._lang = lang
        self._ask = ask
        self._cookies = cookies
        self._looks = looks
        self.stored: list[int] = []
        self.doubted: set[int] = set()
        """What nobody knew of whether it was stored, and he did no more of."""
        self.away = 0
        """How often he was told that something was not."""
        self.waited = 0.0
        """Seconds of his longest answer: a commit that was cut off is told of when the database is there again."""
        self.trouble: BaseException | None = None

    def work(self, ended: Event) -> None:
        """Until it is over, and what he began is stored."""
        headers = {"accept-language": self._lang, "origin": self._address}
        try:
            with httpx.Client(base_url=self._address, headers=headers, cookies=self._cookies, **PLAIN) as web:
                for number in count(1):
                    if ended.is_set():
                        break
                    self._do(web, number)
        except BaseException as trouble:
            self.trouble = trouble

    def _do(self, web: httpx.Client, number: int) -> None:
        while (asked := self._timed(web, number)).status == 503:
            if says(asked.text, "store_doubt", self._lang):
                if not self._looks:
                    self.doubted.add(number)
                    return
            else:
                assert says(asked.text, "store_unread" if asked.looked else "store_away", self._lang), told(asked.text)
            self.away += 1
            time.sleep(0.02)
        assert asked.status in (200, 303) or says(asked.text, "store_left", self._lang), told(asked.text)
        self.stored.append(number)

    def _timed(self, web: httpx.Client, number: int) -> AskedPage:
        began = time.monotonic()
        asked = self._ask(web, number)
        self.waited = max(self.waited, time.monotonic() - began)
        return asked

    def check(self, there: Counter[int]) -> None:
        """What he was told of is there once, and nothing else is but what he was in doubt of."""
        assert {number: there[number] for number in self.stored} == dict.fromkeys(self.stored, 1)
        assert there.keys() - set(self.stored) <= self.doubted
        assert max(there.values()) == 1


def says(text: str, code: str, lang: Lang) -> bool:
    """Whether a page says this, in this language."""
    wrong: WindroosError = StoreError(code) if code in ("store_away", "store_doubt") else PageError(code)
    return wrong.sentence(lang) in unescape(text)


def told(text: str) -> str:
    """The words of a page."""
    return " ".join(unescape(re.sub(r"<[^>]+>", " ", text.partition("<main")[2])).split())[:500]


def sent(web: httpx.Client, path: str, form: dict[str, str]) -> AskedPage:
    """What came of a form."""
    answer = web.post(path, data=form)
    return AskedPage(answer.status_code, answer.text)


def member(web: httpx.Client, number: int) -> AskedPage:
    """The secretary adds somebody."""
    return sent(web, "/club/leden", {"names": f"Lid {number}", "kind": "member"})


def season(web: httpx.Client, number: int) -> AskedPage:
    """And a season."""
    form = {"name": f"Seizoen {number}", "from": f"{1000 + number}-01-01", "until": f"{1000 + number}-12-31"}
    return sent(web, "/club/seizoenen", {**form, "formula": "peling-punten"})


def result(web: httpx.Client, number: int) -> AskedPage:
    """A phone types the totals of its table, and again; it does not say what it saw before."""
    points = {f"points-{at}": str(sign * number) for at, sign in enumerate(SIGNS)}
    return sent(web, "/club/avond/nu/tafel/2/1", {"way": "totals", **points, "reason": "verteld"})


def draw(table: str) -> Ask:
    """A score sheet at which one hand after another is a draw."""

    def ask(web: httpx.Client, number: int) -> AskedPage:
        web.follow_redirects = True
        thumb = Thumb(cast(TestClient, web)).go(f"{table}/spel")
        if thumb.status == 503 or re.search(rf"\bSpel {number + 1}\b", thumb.words):
            return AskedPage(thumb.status, thumb.text, looked=True)
        if "tap=keep" not in thumb.buttons():
            thumb.press("tap=end&end=draw")
        if thumb.status != 503:
            thumb.press("tap=keep")
        return AskedPage(thumb.status, thumb.text, says(thumb.text, "store_unread", "nl"))

    return ask


class GapWorld(NamedTuple):
    """What stands ready before anybody serves: a tournament, and the cookies of the secretary and of a phone."""

    hall: CutHall
    secretary: dict[str, str]
    phone: dict[str, str]


def world(folder: Path, place: Place) -> GapWorld:
    """A club of which two tables play tonight, and a tournament that is about to begin."""
    site = open_site(Settings(folder, database=place))
    tell(site, *CLUB, *EVENING, *tonight(date.today()))
    opened = tell(site, {"do": "pass", "role": "secretary", "label": "proef"})[0]["id"]
    hall, phone = hall_of(site, "dag", Random(3)), {TABLE: site.tokens.make(table_token("nu", 2))}
    with TestClient(create_app(site), "http://localhost:8136") as client:
        open_pass(site, client, "pass", str(opened))
        return GapWorld(hall, dict(client.cookies), phone)


class HallListener:
    """A page of the hall, which listens to its socket and comes again as its script does, until the server is gone."""

    def __init__(self, address: str, path: str, cookies: dict[str, str]) -> None:
        self._address = address
        self._path = path
        self._headers = {"cookie": "; ".join(f"{name}={value}" for name, value in cookies.items())}
        self.told = 0
        self.codes: set[int] = set()
        """With which the socket was closed."""

    @property
    def refused(self) -> bool:
        """Whether it was told that there is nothing for it."""
        return bool(self.codes & {UNKNOWN, REFUSED})

    def work(self) -> None:
        """Listen; after a code of 4400 and more no page comes again."""
        where = f"ws{self._address.removeprefix('http')}{self._path}"
        while not self.refused:
            try:
                with connect(where, origin=Origin(self._address), additional_headers=self._headers, **LINE) as line:
                    try:
                        for _ in line:
                            self.told += 1
                    except ConnectionClosed:
                        pass
                    self.codes.add(line.close_code or 0)
            except InvalidHandshake:
                pass  # a browser is told no more than that it is closed
            except OSError:
                return
            time.sleep(0.05)


def until(true: Callable[[], bool], persons: list[Persistent]) -> None:
    """Wait until something is so, as long as nobody is in trouble."""
    while not true():
        for one in persons:
            if one.trouble is not None:
                raise one.trouble
        time.sleep(0.02)


def open_window(address: str, url: str, cookie: str) -> None:
    """A player's window is opened, until it is closed."""
    where, headers = f"ws{address.removeprefix('http')}{url}/ws", {"cookie": cookie}
    with connect(where, additional_headers=headers, **LINE) as window:
        while True:
            window.recv()


def every_page(address: str, secretary: dict[str, str], hall: CutHall) -> None:
    """While the database is away, each page says so in the reader's language."""
    for lang in get_args(Lang):
        headers = {"accept-language": lang, "origin": address}
        with httpx.Client(base_url=address, headers=headers, cookies=secretary, **PLAIN) as web:
            for path in (*EVERY_PAGE, f"/toernooi/{hall.id}", f"/toernooi/{hall.id}/leiding", "/toernooi", "/tellen"):
                answer = web.get(path)
                assert answer.status_code == 503, path
                assert says(answer.text, "store_unread", lang), path
            for path in ("/club/leden", f"/toernooi/{hall.id}/leiding"):
                wrong = web.post(path, data={"names": "Niemand", "do": "start"}, headers={"x-windroos": "live"})
                assert wrong.status_code == 503
                assert wrong.json()["code"] == "store_away"
                assert wrong.json()["message"] == StoreError("store_away").sentence(lang)


def test_an_evening_and_a_round_through_a_gap(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    with postgres() as server:
        place = place_of(server.fresh(), tmp_path)
        assert isinstance(place, ServerPlace)
        ready = world(tmp_path, place)
        hall, ended = ready.hall, Event()
        with serving(tmp_path, place=place) as address:
            game, (cookie, *_) = made(address, **FRIENDS)
            opened = httpx.post(f"{address}/tellen", data={"rules": "groenehart2011"}, **PLAIN)
            table, cookies = opened.headers["location"], dict(opened.cookies)
            secretary = [Persistent(address, "nl", ask, ready.secretary) for ask in (member, season)]
            phone = Persistent(address, "en", result, ready.phone)
            sheet = Persistent(address, "nl", draw(table), cookies, looks=True)
            everybody = [*secretary, phone, sheet]
            port = int(address.rpartition(":")[2])
            pages = (table, f"/toernooi/{hall.id}", "/club/avond/nu")
            lines = [HallListener(address, f"{page}/ws", cookies) for page in pages]
            works = [
                *(Thread(target=one.work, args=(ended,)) for one in everybody),
                *(Thread(target=hall.work, args=(port, at)) for at in range(TABLES + 1)),
                *(Thread(target=line.work) for line in lines),
            ]
            for work in works:
                work.start()

            def went_on(one: Persistent, since: int) -> bool:
                return len(one.stored) >= since + SEEN

            until(lambda: all(went_on(one, 0) for one in everybody) and len(hall.answered) >= SEEN, everybody)
            server.stop()
            gone = time.monotonic()
            every_page(address, ready.secretary, hall)
            with pytest.raises(ConnectionClosed) as closed:
                open_window(address, game, cookie)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == AGAIN, "its page comes again"
            time.sleep(max(0.0, gone + AWAY - time.monotonic()))
            far, answered = {one: len(one.stored) for one in everybody}, len(hall.answered)
            heard = {line: line.told for line in lines}
            server.start()
            until(lambda: all(went_on(*one) for one in far.items()), everybody)
            until(lambda: len(hall.answered) >= answered + SEEN, everybody)
            until(lambda: all(line.told > before or line.refused for line, before in heard.items()), everybody)
            assert not any(line.refused for line in lines), "a page would not come again"
            ended.set()
            for work in works[: len(everybody)]:
                work.join()
        for work in works:
            work.join()
        assert [one.trouble for one in everybody] == [None] * len(everybody)
        assert all(one.away or one.doubted or one.waited >= AWAY for one in everybody), "each was told so, or waited"
        assert any(one.away for one in everybody)
        check(events_of(place, hall.id), hall.answered)
        found = apart(kept(place))
        for one, there in zip(everybody, found, strict=False):
            one.check(there)
        assert sheet.stored == list(range(1, len(sheet.stored) + 1))
    assert [record for record in caplog.records if record.levelno >= logging.ERROR] == []


async def kept(place: Place) -> tuple[Counter[int], ...]:
    """How often members, seasons and results stand there, by what their names and points say."""
    store = Store.open(place)
    folder = ClubFolder(store)
    names = folder.names().values()
    club = [text for _, text in folder.happened("")]
    evening = [text for _, text in folder.happened("nu")]
    await store.close()
    return (
        Counter(int(found[1]) for name in names if (found := re.fullmatch(r"Lid (\d+)", name))),
        Counter(int(found[1]) for text in club if (found := re.search(r'"Seizoen (\d+)"', text))),
        Counter(int(found[1]) for text in evening if (found := re.search(r'"points":\[(\d+),', text))),
    )
