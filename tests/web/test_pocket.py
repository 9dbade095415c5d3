"""Counting without a server: the same pages as with one, kept on the phone, no tap lost or counted twice."""

from __future__ import annotations

import gc
import json
import re
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from tests.web.pocket_client import PocketClient
from tests.web.thumb import GOLDEN, NAMES, Thumb, type_hand, worked_example
from windroos.books.catalog import IDS
from windroos.text.words import LANGS
from windroos.web.pocket import warming
from windroos.web.pocket.door import PocketDoor, read_asked, rendering
from windroos.web.pocket.needed import modules
from windroos.web.pocket.warming import Practice
from windroos.web.who_reads import Reader


def pocket(client: PocketClient) -> Thumb:
    """Somebody with a phone."""
    return Thumb(cast(TestClient, client))


@pytest.fixture
def phone() -> PocketClient:
    return PocketClient()


def shown(thumb: Thumb, id: str) -> str:
    """A page's main part without what differs by itself: ids of tables and taps, and what only a server has."""
    main = thumb.text.partition("<main")[2].partition("</main>")[0]
    main = re.sub(r'name="id" value="[^"]*"', "", main.replace(id, "ID"))
    main = re.sub(r"/static/[0-9a-f]+/", "static/", main)
    main = re.sub(r'<section class="sheet join">.*?</section>', "", main, flags=re.DOTALL)
    main = re.sub(r'<a class="btn" href="/spelregels.*?XLSX</a>', "", main, flags=re.DOTALL)
    main = re.sub(r'<p class="small"><a id="along".*?</p>', "", main)
    main = re.sub(r'<p class="small soft">Telefoons kunnen nog niet.*?</p>', "", main, flags=re.DOTALL)
    return re.sub(r"\s+", " ", main)


def test_the_worked_example_is_the_same_page_for_page_with_a_server_and_without(
    thumb: Thumb, phone: PocketClient
) -> None:
    own = pocket(phone)
    id, other = thumb.make(), own.make()
    for one, at in ((thumb, id), (own, other)):
        worked_example(one, at)
    assert shown(own, other) == shown(thumb, id)
    assert shown(own.press("tap=keep"), other) == shown(thumb.press("tap=keep"), id)
    for page in ("", "/spel", "/print"):
        assert shown(own.go(f"/tellen/{other}{page}"), other) == shown(thumb.go(f"/tellen/{id}{page}"), id)
    assert own.path == f"/tellen/{other}/print"


@pytest.mark.parametrize("book", IDS)
def test_every_book_is_counted_and_explained_in_both_languages(book: str, phone: PocketClient) -> None:
    own = pocket(phone)
    id = own.make(book)
    own.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=wall")
    own.keys("2m 3p 4s 6s", "pung", closed=True).keys("4z 4z")
    own.go(f"/tellen/{id}/spel?scores=0")
    if "tap=points&player=0&points=0" in own.show(0).text.replace("&amp;", "&"):
        for player in (0, 2, 3):
            own.show(player).press(f"tap=points&player={player}&points=0")
    own.press("tap=keep")
    assert own.path == f"/tellen/{id}/spel/1", own.said
    assert 'id="why-1"' in own.text
    phone.lang = "en"
    assert "Who pays whom" in own.go(f"/tellen/{id}/spel/1").words


def test_the_golden_day_of_the_144_rules_comes_out_as_with_a_server(thumb: Thumb, phone: PocketClient) -> None:
    own = pocket(phone)
    id, other = thumb.make("nmv144"), own.make("nmv144")
    for winner, scores, named in GOLDEN:
        type_hand(thumb, id, winner, scores, named)
        type_hand(own, other, winner, scores, named)
    assert shown(own.go(f"/tellen/{other}"), other) == shown(thumb.go(f"/tellen/{id}"), id)


def test_a_phone_that_was_closed_goes_on_with_the_hand_as_it_was(phone: PocketClient) -> None:
    own = pocket(phone)
    id = own.make()
    worked_example(own, id)
    before = own.go(f"/tellen/{id}/spel").words
    later = pocket(PocketClient(phone.kept))
    assert later.go(f"/tellen/{id}/spel").words == before
    later.press("tap=undo")
    assert later.said == ""


@pytest.mark.parametrize(
    ("book", "taps"),
    [
        ("nmv144", ("dead&player=3&dead=1", "bet&player=2&bet=1", "winner&player=1", "how&by=wall", "key&tile=1m")),
        ("mcr", ("winner&player=1", "fouls&player=2&fouls=2", "how&by=discard&giver=2", "key&tile=4z", "undo")),
        ("hongkong", ("false&player=2&kind=invalid", "undo", "winner&player=3", "how&by=wall", "liable&player=0")),
    ],
)
def test_what_is_made_once_is_as_if_it_were_made_anew(book: str, taps: tuple[str, ...], phone: PocketClient) -> None:
    table = phone.post("/tellen", {"rules": book, **{f"name-{at}": name for at, name in enumerate(NAMES)}}).url.path
    for tap in taps:
        phone.post(f"{table}/tap", {"do": f"tap={tap}", "at": "entry", "hand": "1", "what": "tile"})
        path = f"{table}/spel"
        other = PocketClient(phone.kept).get(path).text
        assert page_of(phone.get(path).text) == page_of(other), tap


def page_of(text: str) -> str:
    """A page without the id of the next tap."""
    return re.sub(r'name="id" value="[^"]*"', "", text)


def test_a_tap_that_comes_twice_counts_once(phone: PocketClient) -> None:
    own = pocket(phone)
    id = own.make()
    own.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=wall")
    tap = own.fields("tap=key&tile=4m") | {"do": "tap=key&tile=4m", "id": "writer.7"}
    action = tap.pop("action")
    phone.again(action, tap)
    once = phone.kept[id]
    assert phone.last["record"] is not None
    phone.again(action, tap)
    assert phone.last["record"] is None
    assert phone.kept[id] == once


def test_a_page_that_hears_of_another_goes_on_from_there(phone: PocketClient) -> None:
    own = pocket(phone)
    id = own.make()
    other = PocketClient(phone.kept)
    pocket(other).go(f"/tellen/{id}/spel").press("tap=end&end=draw").press("tap=keep")
    phone.learns(other)
    assert "Spel 2" in own.go(f"/tellen/{id}").words


def test_what_is_wrong_is_said_and_nothing_is_written(phone: PocketClient) -> None:
    own = pocket(phone)
    phone.post("/tellen", {"rules": "nts2002", "name-0": "Ans", "name-1": "Ans", "name-2": "Bea", "name-3": "Cor"})
    assert phone.kept == {}
    assert '<div class="trouble"' in phone.last["text"]
    id = own.make()
    before = phone.kept[id]
    own.go(f"/tellen/{id}/spel").press("tap=winner&player=1")
    own.press("tap=keep")
    assert own.said != ""
    assert own.path == f"/tellen/{id}/spel"
    assert phone.kept[id] != before
    assert "Deze tafel is er niet." in phone.get("/tellen/nowhere1").text
    assert phone.last["record"] is None


def test_tables_are_listed_in_parts_and_empty_ones_are_cleared_away(phone: PocketClient) -> None:
    own = pocket(phone)
    ids = [own.make(title=f"Tafel {letter}") for letter in "abcdefghi"]
    own.go(f"/tellen/{ids[0]}/spel").press("tap=winner&player=1")
    assert "Tafel i" in own.go("/tellen").words
    assert "Tafel a" not in own.words
    assert "Tafel a" in own.go("/tellen?alle=2").words
    phone.post("/tellen/opruimen", {})
    assert list(phone.kept) == ids[:1]


def test_a_table_without_a_name_is_called_by_its_number_of_the_day(phone: PocketClient) -> None:
    own = pocket(phone)
    own.make()
    assert "<h1>Tafel 1</h1>" in own.text
    own.make()
    assert "<h1>Tafel 2</h1>" in own.text


def test_the_sheet_can_be_saved_as_a_file(phone: PocketClient) -> None:
    own = pocket(phone)
    id = own.make(title="Kelder")
    own.go(f"/tellen/{id}/spel").press("tap=end&end=draw").press("tap=keep")
    text = phone.get(f"/tellen/{id}.csv").text
    assert phone.last["file"] == "windroos Kelder.csv"
    assert all(name in text for name in NAMES)


def test_only_a_server_has_house_cards_spreadsheets_and_links(phone: PocketClient) -> None:
    own = pocket(phone)
    own.make()
    assert "XLSX" not in own.text
    assert "/spelregels" not in own.text
    assert "/j/" not in own.text


def test_before_its_memory_is_kept_a_scorer_has_read_all_and_counted_by_every_book(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    pages, texts = rendering(), []

    class Heard(PocketDoor):
        def answer(self, text: str) -> str:
            said = super().answer(text)
            texts.append(json.loads(said)["text"])
            return said

    monkeypatch.setattr(warming, "PocketDoor", Heard)
    monkeypatch.setattr(warming, "modules", lambda: ["windroos.web.pocket.needed"])
    warming.warm(pages, ["count/entry.html"])
    gc.unfreeze()
    results = [text for text in texts if 'id="why-1"' in text]
    assert len(results) == 2 * len(IDS) * len(LANGS), "once when it is kept, and once when it is looked at again"


def test_hands_are_practised_tap_by_tap_by_every_book(monkeypatch: pytest.MonkeyPatch) -> None:
    texts: list[str] = []

    class Watched(PocketDoor):
        def answer(self, text: str) -> str:
            said = super().answer(text)
            texts.append(json.loads(said)["text"])
            return said

    monkeypatch.setattr(warming, "PocketDoor", Watched)
    practice = Practice(rendering())
    for book in IDS:
        before, at_once = len(texts), []
        going = True
        while going:
            since = len(texts)
            going = practice.step()
            at_once.append(len(texts) - since)
        assert max(at_once[1:]) == 1, "a step takes what one tap takes, so that a tap need not wait for a whole hand"
        assert [text for text in texts[before:] if 'id="why-1"' in text], book


def test_what_is_read_beforehand_is_every_module_that_is_there() -> None:
    assert set(modules()) <= {"windroos", *warming.modules()}


@pytest.mark.parametrize(
    ("chosen", "reader"),
    [
        ({}, Reader()),
        ({"lang": "en", "theme": "dark", "letters": "none"}, Reader("en", "dark", "none")),
        ({"lang": "fr", "theme": "<b>"}, Reader()),
        ({"lang": "en"}, Reader("en", "auto", "en")),
    ],
)
def test_who_reads_is_as_the_phone_says_where_that_can_be(chosen: dict[str, Any], reader: Reader) -> None:
    asked = json.dumps({"address": "/tellen", "form": None, "reader": chosen})
    assert read_asked(asked).reader == reader
