"""The tables on the first page: what goes on first, kinds apart, what was left out of sight, results found."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime, timedelta
from pathlib import Path
from re import findall
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import apart
from tests.web.thumb import Thumb
from windroos.hosting.tickets import new_id
from windroos.scoresheet.spelling import PAPER
from windroos.store.changes import Append, BeginStream, Close, Event, KeepNote, Kind, Stream
from windroos.store.store import Store, utc_now
from windroos.web.count.overview import LATEST
from windroos.web.count.tables import CountedTables
from windroos.web.evening import A_PART, ENDED, LEFT, LOOKED_AT, evening, part
from windroos.web.site import Site


class EveningClock:
    """A time that passes when it is told to."""

    def __init__(self) -> None:
        self.time = utc_now()

    def __call__(self) -> datetime:
        self.time += timedelta(seconds=1)
        return self.time


@pytest.fixture
def clock() -> EveningClock:
    """A clock."""
    return EveningClock()


@pytest.fixture
def store(tmp_path: Path, clock: EveningClock) -> Iterator[Store]:
    """A store that goes by that clock."""
    store = Store.open(tmp_path / "windroos.db", clock)
    yield store
    apart(store.close())


def make(store: Store, id: str, kind: Kind = "count", events: int = 0) -> None:
    """A table with so many events."""
    apart(store.write(BeginStream(id, kind, "{}"), *(Append(id, at, ("{}",)) for at in range(events))))


def names(store: Store, clock: EveningClock) -> tuple[list[str], list[str], list[str]]:
    """The tables that everybody may see: counted, games, ended."""
    found = evening(store, None, clock())
    return tuple([stream.id for stream in streams] for streams in found)  # type: ignore[return-value]


def test_the_table_where_something_happened_last_comes_first(store: Store, clock: EveningClock) -> None:
    make(store, "tbl00001", events=1)
    make(store, "tbl00002", events=1)
    make(store, "game0001", "play")
    apart(store.write(Append("tbl00001", 1, ("{}",))))
    assert names(store, clock) == (["tbl00001", "tbl00002"], ["game0001"], [])


def test_a_game_that_nobody_touched_for_long_is_out_of_sight_and_a_counted_table_is_not(
    store: Store, clock: EveningClock
) -> None:
    make(store, "game0001", "play", 1)
    make(store, "game0002", "play", 1)
    make(store, "tbl00001", events=2)
    clock.time += LEFT - timedelta(hours=1)
    apart(store.write(Append("game0002", 1, ("{}",))))
    clock.time += timedelta(hours=2)
    assert names(store, clock) == (["tbl00001"], ["game0002"], [])
    assert len(part(store, None, 1).tables) == 3


def test_a_counted_table_without_a_single_tap_is_put_out_of_sight_and_never_one_with_a_tap(
    store: Store, clock: EveningClock
) -> None:
    make(store, "tbl00001", events=1)
    make(store, "tapped01", events=1)
    apart(store.write(KeepNote("tapped01", PAPER, "{}")))
    make(store, "played01", events=2)
    assert len(names(store, clock)[0]) == 3
    clock.time += LEFT
    assert sorted(names(store, clock)[0]) == ["played01", "tapped01"]
    clock.time += timedelta(days=3650)
    assert sorted(names(store, clock)[0]) == ["played01", "tapped01"]
    assert len(part(store, None, 1).tables) == 3, "nothing is deleted"


def test_a_long_list_of_tables_does_not_stand_before_a_new_one(client: TestClient) -> None:
    thumb = Thumb(client)
    for number in range(LATEST + 2):
        thumb.make(title=f"Avond {number}")
    text = client.get("/tellen").text
    before, found, folded = text.partition("Nog 2 van eerder")
    assert found
    assert before.count(">Avond ") == LATEST
    assert folded.count(">Avond ") == 2


def test_ended_tables_are_found_the_latest_first(store: Store, clock: EveningClock) -> None:
    """Those that were cleared away before anything was counted are none."""
    for number in range(ENDED + 2):
        make(store, f"tbl0000{number}", events=2)
    make(store, "empty001", events=1)
    apart(store.write(Close("empty001")))
    for number in reversed(range(ENDED + 2)):
        apart(store.write(Close(f"tbl0000{number}")))
    assert names(store, clock) == ([], [], [f"tbl0000{number}" for number in range(ENDED)])


def test_nobody_sees_a_table_without_a_link(store: Store, clock: EveningClock) -> None:
    make(store, "tbl00001", events=1)
    make(store, "tbl00002", events=1)
    assert [one.id for one in evening(store, ["tbl00002"], clock()).counted] == ["tbl00002"]
    assert [one.id for one in part(store, ["tbl00002", "tbl00009"], 1).tables] == ["tbl00002"]
    assert part(store, [], 1).tables == ()


def test_tables_without_a_name_are_numbered(client: TestClient) -> None:
    thumb = Thumb(client)
    first, _, third = thumb.make(), thumb.make(title="Woensdag"), thumb.make()
    text = client.get("/").text
    assert [name for name in ("Tafel 1", "Tafel 2", "Woensdag") if f">{name}</a>" in text] == [
        "Tafel 1", "Tafel 2", "Woensdag",
    ]  # fmt: skip
    assert "<h1>Tafel 1</h1>" in thumb.go(f"/tellen/{first}").text
    assert "<h1>Tafel 2</h1>" in thumb.go(f"/tellen/{third}").text
    client.cookies.set("lang", "en")
    assert "<h1>Table 2</h1>" in thumb.go(f"/tellen/{third}").text


def test_of_the_games_against_computer_players_only_the_last_is_shown(client: TestClient) -> None:
    for _ in range(3):
        client.post("/spelen/nieuw", headers={"origin": "http://testserver"})
    text = client.get("/").text
    assert text.count('class="sheet tcard') == 1
    assert client.get("/?alle").text.count('class="sheet tcard') == 3


def test_the_result_of_an_evening_is_found_on_the_first_page(client: TestClient) -> None:
    thumb = Thumb(client)
    id = thumb.make()
    thumb.go(f"/tellen/{id}").press("tap=finish")
    text = client.get("/").text
    assert f'<a href="/tellen/{id}"><b>Tafel 1</b>' in text
    assert "De wedstrijd is afgelopen" in text
    assert "Afgelopen" in thumb.go("/tellen").words


def test_the_list_of_all_tables_comes_in_parts_of_which_each_reads_its_own(
    site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    template = Thumb(client).make()
    stream = site.store.stream(template)
    assert stream is not None
    opened = site.store.events(template)[0].body
    ids = [f"tbl{number:05}" for number in range(2 * A_PART + 9)]
    for id in ids:
        apart(site.store.write(BeginStream(id, "count", stream.header), Append(id, 0, (opened,))))
    read: list[str] = []
    events = site.store.events

    def counting(id: str, *arguments: Any) -> list[Event]:
        read.append(id)
        return events(id, *arguments)

    rows: list[int] = []
    streams = site.store.streams

    def listing(*arguments: Any, **named: Any) -> list[Stream]:
        found = streams(*arguments, **named)
        rows.append(len(found))
        return found

    monkeypatch.setattr(site.store, "events", counting)
    seen: list[str] = []
    client.get("/?alle=3")  # how tables without a name are numbered is known from here on
    read.clear()
    monkeypatch.setattr(site.store, "streams", listing)
    for number, cards, ways in ((1, A_PART, {"2"}), (2, A_PART, {"1", "3"}), (3, 10, {"2"}), (4, 0, {"3"})):
        text = client.get(f"/?alle={number}").text
        shown = findall(r'class="sheet tcard"><div><h3><a href="/tellen/(\w+)"', text)
        assert len(shown) == cards
        assert set(read) <= set(shown)
        assert set(findall(r'href="/\?alle=(\d+)"', text)) == ways
        seen += shown
        read.clear()
    assert 0 < max(rows) <= A_PART + 1
    assert sorted(seen) == sorted([template, *ids])
    assert "Oudere tafels" in client.get("/?alle").text
    assert "Newer tables" in client.get("/?alle=3", headers={"accept-language": "en"}).text
    for nonsense in ("0", "-1", "x", "1" * 30):
        assert client.get(f"/?alle={nonsense}").text.count('class="sheet tcard') == A_PART
    read.clear()
    client.get("/")
    assert len(set(read)) <= LOOKED_AT


def test_how_a_table_without_a_name_is_numbered_is_looked_up_once_for_its_day(
    site: Site, client: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    made = [Thumb(client).make() for _ in range(3)]
    asked: list[object] = []
    streams = site.store.streams

    def counting(*arguments: Any, **named: Any) -> list[Stream]:
        asked.append(named)
        return streams(*arguments, **named)

    monkeypatch.setattr(site.store, "streams", counting)
    tables = CountedTables(site.store, new_id)
    assert [apart(tables.get(id)).nameless for id in reversed(made)] == [3, 2, 1]
    assert len(asked) == 1
