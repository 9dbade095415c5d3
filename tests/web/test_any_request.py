"""Whatever is sent to whatever address, nobody is shown a fault: every answer is a page, a sentence or an object."""

from __future__ import annotations

import json
import os
from collections.abc import Iterator
from urllib.parse import quote, urlencode

import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from starlette.testclient import TestClient

from tests.web.conftest import KEY, be_host
from tests.web.thumb import Thumb
from windroos.books.catalog import IDS
from windroos.scoresheet.taps import CIRCUMSTANCES
from windroos.tiles import symbol
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings

FULL = bool(os.environ.get("WINDROOS_FULL"))
FUZZ = settings(deadline=None, max_examples=1500 if FULL else 40, suppress_health_check=list(HealthCheck))
NUMBERS = st.one_of(st.integers(-2, 20), st.integers(), st.floats()).map(str)
WORDS = st.sampled_from(
    [
        *[
            "0",
            "1",
            "true",
            "on",
            "discard",
            "wall",
            "kong",
            "bonus",
            "robbed",
            "draw",
            "kongs",
            "bell",
            "called",
            "live",
            "minimum",
            "invalid",
            "hidden",
        ],
        *["tile", "chow", "pung", "concealed_kong", "east", "chance"],
        "",
        *CIRCUMSTANCES,
        *IDS,
    ]
)
TILES = st.integers(0, 41).map(symbol)
VALUES = st.one_of(NUMBERS, WORDS, TILES, st.text(max_size=30))
TAPS = st.sampled_from(
    [
        *[
            "key",
            "winner",
            "end",
            "how",
            "giver",
            "circumstance",
            "select",
            "tile",
            "set",
            "remove_tile",
            "remove_set",
            "turn",
            "remove_last",
        ],
        *[
            "winning_tile",
            "dead",
            "false",
            "bet",
            "fouls",
            "liable",
            "double",
            "points",
            "sum",
            "clear",
            "undo",
            "clear_player",
            "keep",
            "done",
        ],
        *["correct", "drop", "strike", "score", "last", "finish", "resume", "nothing"],
        "",
    ]
)
FIELDS = [
    *[
        "player",
        "tile",
        "what",
        "who",
        "from",
        "closed",
        "by",
        "giver",
        "end",
        "name",
        "value",
        "kind",
        "open",
        "added",
        "east_first",
        "place",
        "dead",
        "bet",
    ],
    *["fouls", "points", "doubles", "hand", "at", "revision", "id", "round", "east", "reason", "scores"],
    *(f"points-{at}" for at in range(4)),
    *(f"doubles-{at}" for at in range(4)),
]
FORMS = st.dictionaries(st.one_of(st.sampled_from(FIELDS), st.text(max_size=8)), VALUES, max_size=7)


@pytest.fixture(scope="module")
def host(tmp_path_factory: pytest.TempPathFactory) -> Iterator[TestClient]:
    place = Settings(tmp_path_factory.mktemp("any"), names=frozenset({"testserver"}), key=KEY, apart=False)
    with TestClient(create_app(open_site(place)), headers={"accept-language": "nl"}) as client:
        yield be_host(client)


@pytest.mark.parametrize("book", IDS)
def test_any_tap(host: TestClient, book: str) -> None:
    """Also such as no page would send, one after another at one table."""
    table = f"/tellen/{Thumb(host).make(book)}"

    @given(TAPS, FORMS)
    @FUZZ
    def tapped(tap: str, form: dict[str, str]) -> None:
        answer = host.post(f"{table}/tap", data={**form, "tap": tap}, headers={"x-windroos": "live"})
        assert answer.status_code < 500, answer.text[:300]

    tapped()
    assert host.get(table).status_code == 200


@given(FORMS, st.sampled_from(IDS), st.sampled_from(["/tellen", "/spelen/nieuw", "/spelregels/kaart", "/instelling"]))
@FUZZ
def test_any_form(host: TestClient, form: dict[str, str], book: str, path: str) -> None:
    more = {f"name-{at}": form.get("name", "x") + str(at) for at in range(4)}
    fields = {**more, **form, "rules": form.get("value", book), "house": form.get("reason", "")}
    assert host.post(path, data=fields, follow_redirects=False).status_code < 500


PARTS = st.one_of(
    st.sampled_from(["spel", "hand", "replay", "1", "0", "-1", "oefenen", "kaart", "zoek", *IDS]), st.text(max_size=9)
)
STARTS = st.sampled_from(["/tellen", "/spelen", "/spelregels", "/api", "/j", "/host", ""])


@given(STARTS, st.lists(PARTS, max_size=3), FORMS)
@FUZZ
def test_any_address(host: TestClient, start: str, parts: list[str], asked: dict[str, str]) -> None:
    path = "/".join([start, *(quote(part, safe="") for part in parts)])
    asked |= dict(zip(("zaad", "gegeven", "punten", "q", "lang"), asked.values(), strict=False))
    assert host.get(f"{path or '/'}?{urlencode(asked, errors='replace')}", follow_redirects=False).status_code < 500


OBJECTS = st.recursive(VALUES | st.none() | st.integers(), st.lists)


@given(st.sampled_from(["score", "settle", "waits", "why-not"]), OBJECTS)
@FUZZ
def test_any_object(host: TestClient, operation: str, value: object) -> None:
    hand = {"rules": "mcr", "seat": "E", "round": "E", "concealed": value}
    for sent in (value, [hand], hand, {"hand": hand, "item": value}):
        answer = host.post(f"/api/{operation}", content=json.dumps(sent), headers={"content-type": "application/json"})
        assert answer.status_code < 500, answer.text[:300]


@pytest.mark.parametrize("number", ["drie", "-1", "9" * 5000])
@pytest.mark.parametrize("path", ["/tellen/x/spel/{}", "/spelen/x/hand/{}", "/spelen/x/replay/{}.json"])
def test_an_address_without_a_number_where_one_belongs_is_no_page(host: TestClient, path: str, number: str) -> None:
    answer = host.get(path.format(number))
    assert answer.status_code == 404
    assert "Deze bladzijde is er niet" in answer.text
