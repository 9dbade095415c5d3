"""A day with power cuts: the server is killed while a desk and phones type, again and again.

Whatever was answered is there, once, after the next start, and in the mirror where there is one. Eight cuts, or two
hundred where WINDROOS_FULL is set.
"""

from __future__ import annotations

import logging
import os
import re
import signal
import subprocess
import sys
from collections import Counter
from collections.abc import Iterator
from itertools import count
from pathlib import Path
from random import Random
from threading import Event, Lock, Thread, Timer
from time import monotonic
from typing import NamedTuple

import httpx
import pytest

from tests.web.conftest import PATIENCE, apart, open_site_at
from tests.web.started import ROOT
from tests.web.tournament_world import tell_tournament
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.store.mirror_reading import database_of, mirror_at
from windroos.store.place import DATABASE, Place
from windroos.store.store import Store
from windroos.tournament.clock_events import RoundCalled, RoundEnded, RoundExtended
from windroos.tournament.events import TournamentEvent, read_told
from windroos.tournament.result_events import TableAgreed, TableResult
from windroos.web.site import Site
from windroos.web.tournament.access import badge_digits, desk_link, table_card_link

LOG = logging.getLogger(__name__)
FULL = "WINDROOS_FULL" in os.environ
CUTS = 200 if FULL else 8
CUTS_A_DAY = 10
TABLES = 4
ROUNDS = 12
MOST_ANSWERS = 15 if FULL else 8
"""Between two cuts."""


class AnsweredRequest(NamedTuple):
    """Something that a server said was done: what, and the figures that make it itself."""

    what: str
    values: tuple[object, ...]


class CutHall:
    """A desk and four phones, which go on after each cut with what they were doing."""

    def __init__(self, id: str, links: list[str], codes: dict[str, str], random: Random) -> None:
        self.id = id
        self.codes = codes
        """On the card of everybody."""
        self.links = links
        """What lets the desk in, and each table."""
        self.answered: list[AnsweredRequest] = []
        self.repeated = 0
        """Entries that were sent once more, because nobody heard whether they had arrived."""
        self.gone = Event()
        """Nobody waits for this: a phone whose table is in looks again after a while."""
        self._lock = Lock()
        self._random = random
        self._figure = count(1)
        self._unheard: dict[int, dict[str, str]] = {}

    def said(self, what: str, *values: object) -> None:
        """A server answered that this was done."""
        with self._lock:
            self.answered.append(AnsweredRequest(what, values))

    def points(self) -> tuple[int, ...]:
        """Four figures that sum to nothing and that nobody else types."""
        one = next(self._figure)
        return (one, 3 * one, -one, -3 * one)

    def phone(self, web: httpx.Client, table: int) -> None:
        """Type, send, and let all four agree, round after round."""
        address = f"/toernooi/{self.id}/tafel/{table}"
        if (unheard := self._unheard.get(table)) is not None:
            self.repeated += 1
            self._send(web, address, table, unheard)
        while True:
            page = web.get(address).text
            round, seen = _hidden(page, "round"), _hidden(page, "seen")
            agree = re.findall(r'value="agree:(\w+)"', page)
            if 'name="points-0"' in page:
                self._send(web, address, table, _form(round, seen, self.points()))
            for one in agree:
                found = web.post(
                    address, data={"do": f"agree:{one}", "round": round, "seen": seen, "code": self.codes[one]}
                )
                if found.status_code == 200:
                    self.said("agree", int(round), table, one, int(seen))
            if not agree and 'name="points-0"' not in page:
                self.gone.wait(0.05)

    def _send(self, web: httpx.Client, address: str, table: int, form: dict[str, str]) -> None:
        self._unheard[table] = form
        answer = web.post(address, data=form)
        del self._unheard[table]
        if answer.status_code == 200:
            self.said("result", int(form["round"]), table, *_figures(form))

    def desk(self, web: httpx.Client) -> None:
        """Call, start and end rounds; correct what is in; give more time."""
        address = f"/toernooi/{self.id}/leiding"
        while True:
            page = web.get(address).text
            if 'value="outage"' in page:  # on a busy machine a cut takes longer than half a minute
                web.post(address, data={"do": "outage"})
                continue
            round = _hidden(page, "round")
            if found := re.search(r'value="(call:\d+)"', page):
                self._tap(web, found[1], round)
            elif 'value="start"' in page:
                self._tap(web, "start", round)
            elif f">{TABLES}/{TABLES}<" in page and 'value="end"' in page:
                self._tap(web, "end", round)
            elif 'value="extend"' in page and self._random.random() < 0.3:
                self._tap(web, "extend", round)
            table = self._random.randint(1, TABLES)
            typing = web.get(f"{address}?tafel={table}").text
            if "stage-final" in typing and "reason" in typing and self._random.random() < 0.3:
                points = self.points()
                form = _form(round, _hidden(typing, "seen"), points) | {"table": str(table), "reason": "verkeerd"}
                if web.post(address, data=form, headers={"x-windroos": "live"}).status_code == 303:
                    self.said("result", int(round), table, *points)

    def _tap(self, web: httpx.Client, what: str, round: str) -> None:
        answer = web.post(f"/toernooi/{self.id}/leiding", data={"do": what, "round": round, "minutes": "90"})
        if answer.status_code == 200:
            self.said(what.partition(":")[0], int(what.partition(":")[2] or round))

    def work(self, port: int, table: int) -> None:
        """One of them, until the server is gone."""
        headers = {"origin": f"http://localhost:{port}", "x-windroos": "live"}
        with httpx.Client(base_url=f"http://localhost:{port}", headers=headers, timeout=PATIENCE) as web:
            try:
                web.get(self.links[table])
                if table:
                    self.phone(web, table)
                else:
                    self.desk(web)
            except httpx.TransportError:
                return


def _hidden(page: str, name: str) -> str:
    found = re.search(rf'name="{name}" value="(\d+)"', page)
    return found[1] if found else "0"


def _form(round: str, seen: str, points: tuple[int, ...]) -> dict[str, str]:
    signed = {f"minus-points-{at}": "1" for at, one in enumerate(points) if one < 0}
    figures = {f"points-{at}": str(abs(one)) for at, one in enumerate(points)}
    return {"do": "result", "round": round, "seen": seen, **figures, **signed}


def _figures(form: dict[str, str]) -> tuple[int, ...]:
    return tuple((-1 if f"minus-points-{at}" in form else 1) * int(form[f"points-{at}"]) for at in range(4))


class Cutter:
    """Starts servers, and kills each after it has answered for a while."""

    def __init__(self, process: subprocess.Popen[str]) -> None:
        self._process = process

    def cut(self, hall: CutHall, folder: Path, stick: Path | None, answers: int, after: float) -> None:
        """Let everybody work with a new server until it has answered so often, and a moment longer."""
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        print(folder, stick or "", sep="\t", file=self._process.stdin, flush=True)
        pid, port = map(int, self._process.stdout.readline().split())
        before = len(hall.answered)
        works = [Thread(target=hall.work, args=(port, table)) for table in range(TABLES + 1)]
        for work in works:
            work.start()
        seen, since = before, monotonic()
        while len(hall.answered) < before + answers:
            works[0].join(0.01)
            if len(hall.answered) > seen:
                seen, since = len(hall.answered), monotonic()
            elif monotonic() > since + PATIENCE:
                os.kill(pid, signal.SIGKILL)
                raise AssertionError("nobody is answered any more")
        timer = Timer(after, os.kill, (pid, signal.SIGKILL))
        timer.start()
        assert self._process.stdout.readline() == "over\n"
        for work in works:
            work.join()


@pytest.fixture
def cutter() -> Iterator[Cutter]:
    if not hasattr(os, "fork"):
        pytest.skip("needs fork")
    command = [sys.executable, "-m", "tests.web.hall_child"]
    with subprocess.Popen(command, stdin=subprocess.PIPE, stdout=subprocess.PIPE, cwd=ROOT, text=True) as process:
        yield Cutter(process)
        assert process.stdin is not None
        process.stdin.close()


def made(folder: Path, id: str, random: Random) -> CutHall:
    """A tournament that is about to begin, and who can get in where."""
    site = open_site_at(folder)
    hall = hall_of(site, id, random)
    apart(site.store.close())
    return hall


def hall_of(site: Site, id: str, random: Random) -> CutHall:
    """The same of a site that is open."""
    people = [{"do": "entrant", "id": f"p{at}", "name": f"Speler {at}"} for at in range(4 * TABLES)]
    numbers = {one["id"]: at for at, one in enumerate(people, 1)}
    begin = {"do": "tournament", "id": id, "formula": "mcr-ema", "players": len(people), "rounds": ROUNDS}
    tell_tournament(site, id, [begin, *people, {"do": "schedule", "seed": 1}, {"do": "numbers", "numbers": numbers}])
    links = [desk_link(site, id), *(table_card_link(site, id, table) for table in range(1, TABLES + 1))]
    codes = {who: badge_digits(site, id, who) for who in numbers}
    return CutHall(id, [link.removeprefix(site.settings.address) for link in links], codes, random)


def events_of(place: Place, id: str) -> list[TournamentEvent]:
    """What a database holds of a tournament, folded without complaint."""

    async def read() -> list[TournamentEvent]:
        store = Store.open(place)
        try:
            TournamentFolder(store).world(id).there()
            return [read_told(event.body).what for event in store.events(f"tournament.{id}")]
        finally:
            await store.close()

    return apart(read())


def told(events: list[TournamentEvent]) -> Counter[AnsweredRequest]:
    """The same as servers answer it, each as often as it happened."""
    found: Counter[AnsweredRequest] = Counter()
    latest: dict[tuple[int, int], int] = {}
    for number, event in enumerate(events, 1):
        match event:
            case TableResult(round, table, points):
                latest[round, table] = number
                found[AnsweredRequest("result", (round, table, *points))] += 1
            case TableAgreed(round, table, entrant):
                found[AnsweredRequest("agree", (round, table, entrant, latest[round, table]))] += 1
            case RoundCalled(round):
                found[AnsweredRequest("call", (round,))] += 1
            case RoundEnded(round):
                found[AnsweredRequest("end", (round,))] += 1
            case RoundExtended(round):
                found[AnsweredRequest("extend", (round,))] += 1
    return found


def check(events: list[TournamentEvent], answered: list[AnsweredRequest]) -> None:
    """All that was answered is there, and nothing twice: more time alone may be given as often as one likes."""
    found, wanted = told(events), Counter(one for one in answered if one.what != "start")
    assert wanted - found == Counter()
    assert {one: times for one, times in found.items() if times > 1 and one.what != "extend"} == {}


def test_a_day_with_power_cuts_loses_nothing_and_counts_nothing_twice(tmp_path: Path, cutter: Cutter) -> None:
    folder, stick, random = tmp_path / "data", tmp_path / "stick", Random(12)
    stick.mkdir()
    halls: list[CutHall] = []
    mirrored = 0
    for cut in range(CUTS):
        if cut % CUTS_A_DAY == 0:
            halls.append(made(folder, f"dag{len(halls)}", random))
        hall, has_stick = halls[-1], cut % 2 == 1
        cutter.cut(hall, folder, stick if has_stick else None, random.randint(1, MOST_ANSWERS), random.uniform(0, 0.03))
        events = events_of(folder / DATABASE, hall.id)
        check(events, hall.answered)
        if has_stick:
            other = tmp_path / "other" / f"{cut}" / DATABASE
            database_of(mirror_at(stick), other)
            copied = events_of(other, hall.id)
            check(copied, hall.answered)
            assert copied == events[: len(copied)]
            mirrored += len(copied)
    for hall in halls:
        check(events_of(folder / DATABASE, hall.id), hall.answered)
    answers = Counter(one.what for hall in halls for one in hall.answered)
    repeated = sum(hall.repeated for hall in halls)
    LOG.info("%s cuts, answered %s, sent again %s, read from mirrors %s", CUTS, dict(answers), repeated, mirrored)
    assert mirrored
    assert answers["result"] >= CUTS // 2
