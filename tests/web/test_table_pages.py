"""A game's pages and forms: languages, house rules, what cannot be, closed tables, the coach."""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import KEY, be_host
from windroos.hosting.tickets import Ticket
from windroos.text.trouble.table import TROUBLE
from windroos.text.words import Lang
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings
from windroos.web.site import Site, cookie_name


@pytest.fixture
def quick(tmp_path: Path) -> Iterator[tuple[TestClient, Site]]:
    names = frozenset({"testserver"})
    settings = Settings(tmp_path, "http://testserver", names=names, key=KEY, pace=0.0, grace=0.1, apart=False)
    site = open_site(settings)
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        yield be_host(client), site


@pytest.mark.parametrize(("page", "accepted", "said"), [("nl", "en", "Spel 1"), ("en", "nl", "Hand 1")])
def test_a_window_is_told_what_happens_in_the_language_of_its_page(
    quick: tuple[TestClient, Site], page: Lang, accepted: Lang, said: str
) -> None:
    client, _ = quick
    form = {"place1": "greedy", "place2": "greedy", "place3": "greedy"}
    url = client.post("/spelen/nieuw", data=form, follow_redirects=False).headers["location"]
    client.headers["accept-language"] = accepted
    client.cookies["lang"] = accepted  # chosen in another window since
    with client.websocket_connect(f"{url}/ws?lang={page}") as window:
        told: list[str] = []
        while not told:
            told = [one["text"] for one in window.receive_json().get("said", ()) if "text" in one]
        assert told[0].startswith(said)
        window.send_text("nonsense")
        message = window.receive_json()
        while message["t"] != "trouble":
            message = window.receive_json()
        assert message["message"] == TROUBLE["table_message"].sentence.to(page)


def test_a_form_that_cannot_be_says_why_and_keeps_what_was_typed(quick: tuple[TestClient, Site]) -> None:
    client, site = quick
    for form, code in (
        ({"rules": "nothing"}, "nothing"),
        ({"hands": "0"}, "past niet bij &#39;Hoogstens zoveel spellen&#39;: dat is een getal van 1 tot en met 999."),
        ({"window": "99"}, "past niet bij &#39;Tijd om te roepen&#39;: dat is een getal van 1 tot en met 30."),
        ({"place1": "boss"}, "&#39;boss&#39; past niet bij &#39;Plaats 2&#39;"),
        (
            {"rules": "mcr", "option-minimum": "-1"},
            "past niet bij &#39;Punten die nodig zijn om uit te gaan, zonder bloemen&#39;: dat is een",
        ),
        ({"name": "Joost", "place1": "friend", "name1": "Joost"}, "Joost"),
        ({"house": 'rules = "nts2002"\nformations = "../../etc/passwd"'}, "formations"),
        ({"house": "rules = 1"}, "TOML"),
        ({"name": "x" * 200}, "200"),
    ):
        answer = client.post("/spelen/nieuw", data={"name1": "Truus", **form}, follow_redirects=False)
        assert answer.status_code == 422, form
        assert code in answer.text, form
        assert 'value="Truus"' in answer.text or "name1" in form
        assert all(f'value="{form[key]}"' in answer.text for key in ("hands", "option-minimum") if key in form)
    assert site.store.streams("play") == []


def test_house_rules_and_options_are_played(quick: tuple[TestClient, Site]) -> None:
    client, site = quick
    house = 'name = "De Rode Draak"\nrules = "nts2002"\n[options]\nminimum = 1\n'
    url = client.post("/spelen/nieuw", data={"house": house}, follow_redirects=False).headers["location"]
    assert "De Rode Draak" in client.get(url).text
    form = {"rules": "hongkong", "players": "3", "strict": "1", "option-timeouts": "1", "name": "<b>Ko</b>"}
    url = client.post("/spelen/nieuw", data=form, follow_redirects=False).headers["location"]
    header = json.loads(site.store.streams("play")[0].header.split("\n")[0])
    assert (header["rules"], header["strict"], header["options"]["timeouts"]) == ("hongkong", True, 1)
    assert len(header["players"]) == 3
    assert "<b>Ko" not in client.get("/spelen").text
    assert "&lt;b&gt;Ko" in client.get("/spelen").text


def test_a_closed_table_says_so(quick: tuple[TestClient, Site]) -> None:
    client, site = quick
    url = client.post("/spelen/nieuw", follow_redirects=False).headers["location"]
    id = url.rsplit("/", 1)[1]
    with client.websocket_connect(f"{url}/ws") as window:
        while window.receive_json().get("n", 0) < 3:
            pass
    reader = {"cookie": f"{cookie_name(id)}={site.links.token(Ticket(id, 'reader'))}"}
    watcher = TestClient(client.app, headers=reader)
    refused = watcher.post(f"{url}/close", follow_redirects=False)
    assert (refused.status_code, "geopend" in refused.text) == (403, True)
    assert client.post(f"{url}/close", follow_redirects=False).status_code == 303
    with client.websocket_connect(f"{url}/ws") as window:
        message = window.receive_json()
        window.send_json({"t": "do", "n": message["n"], "action": {"action": "discard", "seat": "E", "tile": "1m"}})
        while message["t"] != "refused":
            message = window.receive_json()
        assert message["code"] == "table_closed"


def test_the_coach_and_why_not(quick: tuple[TestClient, Site]) -> None:
    client, _ = quick
    url = client.post("/spelen/nieuw", data={"rules": "nts2002"}, follow_redirects=False).headers["location"]
    with client.websocket_connect(f"{url}/ws") as window:
        message = window.receive_json()
        while not message.get("ask"):
            message = window.receive_json()
        window.send_json({"t": "coach"})
        advice = window.receive_json()
        while advice["t"] != "advice":
            advice = window.receive_json()
        assert advice["action"]["action"] == "discard"
        assert 1 <= len(advice["discards"]) <= 5
        assert all(one["missing"] and one["live"] for one in advice["discards"])
        assert advice["discards"][0]["tile"] == advice["action"]["tile"]
        window.send_json({"t": "why", "action": {"action": "mahjong", "seat": "E"}})
        why = window.receive_json()
        assert (why["t"], why["allowed"]) == ("why", False)
        assert why["text"].startswith("Mahjong: nee.")
        window.send_json({"t": "why", "action": {"action": "mahjong", "seat": "W"}})
        assert window.receive_json()["code"] == "table_seat"


def test_unknown_tables_and_hands(quick: tuple[TestClient, Site]) -> None:
    client, _ = quick
    for path in ("", "/replay", "/record.jsonl", "/seat.jsonl", "/hand/1", "/replay/1.json"):
        assert client.get(f"/spelen/zzzzzzzz{path}").status_code == 404
    url = client.post("/spelen/nieuw", follow_redirects=False).headers["location"]
    assert client.get(f"{url}/hand/1").status_code == 404
    assert client.get(f"{url}/hand/x").status_code in (404, 422)
    assert client.get(url, headers={"cookie": ""}).status_code in (200, 403)
