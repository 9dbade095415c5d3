"""A form of a tournament that is refused stands there again with what was typed."""

from __future__ import annotations

import re
from html import unescape

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import be_host, boundless
from tests.web.tournament_world import EMPTY, OPEN, PREPARED, REGISTERED, tell_tournament
from windroos.web.app import create_app
from windroos.web.site import Site

AT = f"/toernooi/{OPEN}"
SENT = {"origin": "http://testserver"}
FORMS: dict[str, tuple[str, dict[str, str]]] = {
    "registering": ("/inschrijven", {"name": "Jan <b>", "country": "Frankrijk", "ema": "12", "diet": "noten"}),
    "one of the list": (
        "/leiding/deelnemers",
        {"do": "card", "entrant": "w", "name": "Weg Bos", "club": "Rijn", "standing": "waiting", "paid": "veel"},
    ),
    "how it is set up": (
        "/leiding/deelnemers",
        {"do": "save", "places": "3", "reserved": "30", "home": "België", "about": "20 euro"},
    ),
    "a list": ("/leiding/deelnemers/lijst", {"do": "look", "kind": "ema", "text": "Jan\n" + 300 * "a"}),
    "a prize": ("/leiding/prijzen", {"prize": "limit_hand", "entrant": "weg", "hand": "Dertien wezen"}),
}  # fmt: skip


@pytest.fixture
def host(site: Site) -> TestClient:
    """The host, at the desk of a tournament that people register for."""
    tell_tournament(site, EMPTY, PREPARED)
    tell_tournament(site, OPEN, REGISTERED)
    client = TestClient(create_app(boundless(site)), headers={"accept-language": "nl", **SENT}, follow_redirects=False)
    return be_host(client)


@pytest.mark.parametrize("form", FORMS)
def test_what_was_typed_stands_there_again(host: TestClient, form: str) -> None:
    path, fields = FORMS[form]
    answer = host.post(AT + path, data=fields)
    assert answer.status_code == 422, answer.text
    assert answer.text.count('class="trouble"') == 1
    seen = kept(answer.text)
    asked = {key: value for key, value in fields.items() if key not in ("do", "entrant") and key in shown(host, path)}
    assert asked
    for key, value in asked.items():
        assert value in seen.get(key, []), (key, value, seen.get(key))


def shown(host: TestClient, path: str) -> dict[str, list[str]]:
    """The fields of a page; of a list with somebody chosen."""
    return kept(host.get(f"{AT}{path}?wie=w").text)


def kept(page: str) -> dict[str, list[str]]:
    """What stands in the fields of a page, by name."""
    found: dict[str, list[str]] = {}
    for tag in re.findall(r"<input [^>]*>", page):
        name, value = re.search(r'name="([^"]+)"', tag), re.search(r'value="([^"]*)"', tag)
        found.setdefault(name[1] if name else "", []).append(unescape(value[1]) if value else "")
    for name_, text in re.findall(r'<textarea [^>]*name="([^"]+)"[^>]*>(.*?)</textarea>', page, re.DOTALL):
        found.setdefault(name_, []).append(unescape(text))
    for name_, inside in re.findall(r'<select [^>]*name="([^"]+)"[^>]*>(.*?)</select>', page, re.DOTALL):
        found.setdefault(name_, []).extend(re.findall(r'<option [^>]*value="([^"]*)"[^>]* selected', inside))
    return found
