"""Tables in memory and in the store: what the store holds is what counts, and a match that is over can go on."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Iterable, Iterator
from re import findall

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import PATIENCE, apart, be_host
from tests.web.thumb import Thumb
from windroos.hosting.tickets import new_id
from windroos.scoresheet import sheet as sheets
from windroos.scoresheet.events import SheetEvent
from windroos.scoresheet.opening import open_sheet
from windroos.scoresheet.sheet import Sheet
from windroos.store.changes import Change, Event
from windroos.store.errors import StoreError
from windroos.web.count import listing, routes
from windroos.web.count import tables as module
from windroos.web.count.tables import CountedTables
from windroos.web.site import Site

OPENING = open_sheet("nts2002", ("Marijke", "Joost", "Ineke", "Henk"))
FINE = {"tap": "score", "points-0": "-10", "reason": "te laat"}


@pytest.fixture
def tables(site: Site) -> Iterator[CountedTables]:
    """The tables of a site whose server is not started."""
    yield CountedTables(site.store, new_id)
    apart(site.store.close())


def test_a_match_that_is_over_is_closed_and_goes_on_when_it_is_opened_again(site: Site, tables: CountedTables) -> None:
    id = apart(tables.make(OPENING))
    apart(tables.tap(id, {"tap": "finish", "reason": "zaal dicht"}))
    assert [stream.id for stream in site.store.streams(open=False)] == [id]
    apart(tables.tap(id, {"tap": "turn", "round": "0", "east": "2"}))
    assert [stream.id for stream in site.store.streams(open=True)] == [id]
    assert not apart(tables.get(id)).sheet.match.over
    assert apart(CountedTables(site.store, new_id).get(id)).sheet.match == apart(tables.get(id)).sheet.match


def test_who_remembers_less_than_the_store_holds_reads_it_again(site: Site, tables: CountedTables) -> None:
    id = apart(tables.make(OPENING))
    other = CountedTables(site.store, new_id)
    assert apart(other.get(id)).sheet.match.points[0] == 0
    apart(tables.tap(id, FINE))
    with pytest.raises(StoreError, match="Someone else"):
        apart(other.tap(id, FINE))
    assert apart(other.get(id)).sheet.match.points[0] == -10
    apart(other.tap(id, FINE))
    assert apart(CountedTables(site.store, new_id).get(id)).sheet.match.points[0] == -20


def test_two_servers_do_not_lose_each_others_taps_on_the_hand_that_is_entered(
    site: Site, tables: CountedTables
) -> None:
    """The hand on paper is a note: who has not seen the other's tap is refused, and does it once more."""
    id = apart(tables.make(OPENING))
    other = CountedTables(site.store, new_id)
    assert apart(other.get(id)).steps == {}
    first, _ = apart(tables.tap(id, {"tap": "winner", "player": "1"}))
    with pytest.raises(StoreError, match="Someone else"):
        apart(other.tap(id, {"tap": "winner", "player": "2"}))
    assert apart(other.get(id)).steps == first.steps
    apart(other.tap(id, {"tap": "winner", "player": "2"}))
    with pytest.raises(StoreError, match="Someone else"):
        apart(tables.tap(id, {"tap": "winner", "player": "3"}))
    assert apart(tables.get(id)).revision == 2
    assert apart(CountedTables(site.store, new_id).get(id)).steps == apart(tables.get(id)).steps != first.steps


def test_the_host_clears_tables_that_were_made_and_never_used(
    site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was counted stays, and who still has an empty table goes on with it: then it is in the lists again."""
    empty, begun, counted, young = (Thumb(client).make() for _ in range(4))
    thumb = Thumb(client)
    thumb.go(f"/tellen/{begun}/spel").press("tap=winner&player=1")
    client.post(f"/tellen/{counted}/tap", data=FINE)
    client.cookies.delete(site.host.cookie)
    assert "Ruim lege tafels op" not in client.get("/tellen").text
    assert client.post("/tellen/opruimen").status_code == 403
    be_host(client)
    assert "Ruim lege tafels op" in client.get("/tellen").text
    client.post("/tellen/opruimen")
    assert len(site.store.streams("count", open=True)) == 4, "they are young yet"
    made = site.store.stream(young)
    assert made is not None
    monkeypatch.setattr(routes, "utc_now", lambda: made.made + routes.UNUSED)

    def listed() -> set[str]:
        return set(findall(r'<li><a href="/tellen/(\w+)"', client.get("/tellen").text))

    client.post("/tellen/opruimen")
    assert listed() == {begun, counted, young}
    assert f'href="/tellen/{empty}"' not in client.get("/").text
    assert client.post(f"/tellen/{empty}/tap", data=FINE, follow_redirects=False).status_code == 303
    assert listed() == {empty, begun, counted, young}


class HeldTable:
    """Folding that waits until it may go on: for ever, where the event loop itself is to let it."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch) -> None:
        self.begun, self.may = threading.Event(), threading.Event()
        fold = sheets.fold

        def held(events: Iterable[SheetEvent]) -> Sheet:
            kept = list(events)
            self.begun.set()
            assert self.may.wait(PATIENCE), "it was folded on the event loop"
            return fold(kept)

        monkeypatch.setattr(sheets, "fold", held)

    async def begins(self) -> None:
        while not self.begun.is_set():
            await asyncio.sleep(0.001)


def test_a_long_sheet_is_folded_beside_the_event_loop(
    site: Site, tables: CountedTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    id = apart(tables.make(OPENING))
    held = HeldTable(monkeypatch)

    async def go() -> None:
        both = [asyncio.ensure_future(tables.get(id)) for _ in range(2)]
        await held.begins()
        held.may.set()
        one, other = await asyncio.gather(*both)
        assert one is other, "and once"

    apart(go())


def test_what_is_tapped_while_a_table_is_folded_is_not_forgotten(
    site: Site, tables: CountedTables, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who tapped still had the table, and it was put out of memory before the tap was stored."""
    monkeypatch.setattr(module, "MOST_KEPT", 1)
    id, other = apart(tables.make(OPENING)), apart(tables.make(OPENING))

    async def go() -> None:
        await tables.get(id)
        written, write = asyncio.Event(), site.store.write

        async def late(*changes: Change) -> None:
            await written.wait()
            await write(*changes)

        monkeypatch.setattr(site.store, "write", late)
        tapping = asyncio.ensure_future(tables.tap(id, FINE))
        await asyncio.sleep(0)
        await tables.get(other)
        held = HeldTable(monkeypatch)
        reading = asyncio.ensure_future(tables.get(id))
        await held.begins()
        written.set()
        await tapping
        held.may.set()
        assert (await reading).sheet.match.points[0] == -10

    apart(go())


def test_a_list_of_tables_comes_in_parts_of_which_each_reads_its_own(
    site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(listing, "A_PART", 3)
    made = [Thumb(client).make() for _ in range(7)]
    client.get("/tellen?alle=3")  # how tables without a name are numbered is known from here on
    monkeypatch.setattr(module, "MOST_KEPT", 1)
    read: list[str] = []
    events = site.store.events

    def counting(id: str) -> list[Event]:
        read.append(id)
        return events(id)

    monkeypatch.setattr(site.store, "events", counting)
    for number, count, ways in ((1, 3, {"2"}), (2, 3, {"1", "3"}), (3, 1, {"2"}), (4, 0, {"3"})):
        read.clear()
        text = client.get(f"/tellen?alle={number}").text
        shown = findall(r'<li><a href="/tellen/(\w+)"', text)
        assert shown == made[::-1][3 * number - 3 :][:3]
        assert len(shown) == count
        assert set(read) <= set(shown)
        assert set(findall(r'href="/tellen\?alle=(\d)"', text)) == ways
