"""Every page that can be reached: nothing from elsewhere, nothing inline, and what people type stays text."""

from __future__ import annotations

import re
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import NamedTuple
from urllib.parse import urljoin, urlsplit

import pytest
from hypothesis import given
from hypothesis import strategies as st
from starlette.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from tests.web.conftest import be_host
from windroos.errors import WindroosError
from windroos.web.app import create_app
from windroos.web.guard import POLICY
from windroos.web.names import clean_name
from windroos.web.rendering import STATIC
from windroos.web.site import Site

OWN = "http://testserver"
MOST = 150
"""Pages of one crawl."""
EVIL = (
    "<script>alert(1)</script>",
    '"><img src=x onerror=alert(1)>',
    "'-{{ 7*7 }}-</title>",
    "Zoë & Jan <b>\u202egnol",
)
PLACES = {"src", "href", "action", "formaction", "poster", "data", "srcset", "xlink:href", "background", "ping", "cite"}


class Form(NamedTuple):
    """A form with what would be sent if nobody changed anything."""

    method: str
    action: str
    fields: dict[str, str]


class GuardedPage(HTMLParser):
    """What a page refers to, its forms, and what it should not have."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.places: list[tuple[str, str]] = []
        self.forms: list[Form] = []
        self.wrong: list[str] = []
        self._select = ""
        self.feed(text)

    def handle_starttag(self, tag: str, attributes: list[tuple[str, str | None]]) -> None:
        values = {name: value or "" for name, value in attributes}
        self.places += [(tag, value) for name, value in values.items() if name in PLACES]
        inline = tag == "script" and "src" not in values and values.get("type") != "application/json"
        if tag in ("style", "base", "iframe", "object", "embed", "img") and not values.get("src", "").startswith("/"):
            self.wrong.append(self.get_starttag_text() or tag)
        if inline or any(name == "style" or name.startswith("on") for name in values):
            self.wrong.append(self.get_starttag_text() or tag)
        if tag == "form":
            self.forms.append(Form(values.get("method", "get"), values.get("action", ""), {}))
        fields = self.forms[-1].fields if self.forms else {}
        is_choice = values.get("type") in ("radio", "checkbox")
        if tag == "input" and values.get("type") != "file" and (not is_choice or "checked" in values):
            fields[values.get("name", "")] = values.get("value", "")
        if tag == "select":
            self._select = values.get("name", "")
        if tag == "option" and self._select and ("selected" in values or self._select not in fields):
            fields[self._select] = values.get("value", "")

    def handle_endtag(self, tag: str) -> None:
        if tag == "select":
            self._select = ""


def is_own(place: str) -> bool:
    parts = urlsplit(place)
    if parts.scheme == "data":
        return place == "data:," or place.startswith("data:image/")
    return f"{parts.scheme}://{parts.netloc}" == OWN if parts.scheme or parts.netloc else not place.startswith("\\")


def with_names(form: Form) -> dict[str, str]:
    """The form sent with the worst names that there are."""
    names = [name for name in form.fields if re.fullmatch(r"name[-0-9]*|title", name)]
    four = [name for name in names if not name.endswith("4")]
    return {**form.fields, **{name: EVIL[at % len(EVIL)] for at, name in enumerate(four)}}


def crawl(client: TestClient) -> Iterator[tuple[str, str]]:
    """Every page that can be reached from the first one, tables with odd names among them."""
    waiting, seen = ["/", "/api", "/nowhere"], set[str]()
    for start in ("/tellen", "/spelen"):
        for form in GuardedPage(client.get(start).text).forms:
            if form.method == "post" and form.action.startswith(start) and any("name" in key for key in form.fields):
                answer = client.post(form.action, data=with_names(form))
                assert answer.status_code == 200, answer.text[:2000]
                waiting.append(answer.url.path)
    while waiting and len(seen) < MOST:
        address = waiting.pop(0)
        answer = client.get(address)
        yield address, answer.text if "text/html" in answer.headers["content-type"] else ""
        assert answer.headers["content-security-policy"] == POLICY, address
        assert answer.status_code in (200, 404), address
        for tag, place in GuardedPage(answer.text).places if "text/html" in answer.headers["content-type"] else ():
            target = urlsplit(urljoin(OWN + address, place))
            path = target.path + (f"?{target.query}" if target.query else "")
            if tag == "a" and target.netloc == "testserver" and target.path not in seen and "logout" not in path:
                seen.add(target.path)
                waiting.append(path)


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_no_page_refers_to_another_server(client: TestClient, lang: str) -> None:
    client.headers["accept-language"] = lang
    pages = dict(crawl(client))
    assert len(pages) > 15
    shown = ""
    for address, text in pages.items():
        page = GuardedPage(text)
        assert page.wrong == [], address
        assert [place for _, place in page.places if not is_own(place)] == [], address
        assert "alert(1)</script>" not in text, address
        assert "\u202e" not in text, address
        assert "-49-" not in text, address
        shown += text
    assert "&lt;script&gt;alert(1)&lt;/script&gt;" in shown, "the names were really on a page"


def test_a_stranger_on_the_network_sees_no_table(site: Site) -> None:
    """Every address below a table that the host's pages lead to, asked for without a link."""
    app = create_app(site)
    with TestClient(app) as host:
        be_host(host)
        tables = [address for address, _ in crawl(host) if re.match(r"/(tellen|spelen)/[a-z0-9]{8}", address)]
        assert len(tables) >= 6
        stranger = TestClient(app, client=("192.168.1.77", 50000), headers={"accept-language": "en"})
        for address in dict.fromkeys(tables):
            answer = stranger.get(address)
            assert answer.status_code == 403, address
            assert "needs a link" in answer.text
            assert stranger.post(address, data={"tap": "undo"}).status_code in (403, 404, 405), address
        ids = {address.split("/")[2][:8] for address in tables}
        for address in ("/", "/tellen", "/spelen"):
            text = stranger.get(address).text
            assert not any(id in text for id in ids), address
            assert "alert(1)" not in text, "not a name either"
        for id in ids:
            for path in (f"/spelen/{id}/ws", f"/tellen/{id}/ws"):
                assert "alert(1)" not in heard(stranger, path)


def heard(client: TestClient, path: str) -> str:
    """All that a socket says to somebody who says nothing, until it is closed."""
    said = ""
    try:
        with client.websocket_connect(path) as line:
            while len(said) < 10_000:
                said += line.receive_text()
    except WebSocketDisconnect:
        pass
    assert not said or '"t":"trouble"' in said.replace(" ", "")
    return said


def test_no_script_or_style_fetches_anything_from_elsewhere() -> None:
    names = {"http://www.w3.org/2000/svg", "http://www.w3.org/1999/xlink"}
    for path in STATIC.rglob("*"):
        if path.suffix in (".css", ".js", ".svg", ".webmanifest"):
            text = path.read_text("utf-8")
            assert set(re.findall(r"\b(?:https?|wss?)://[^\s\"'`)]*", text)) - names <= {"ws://", "wss://"}, path.name
            text = re.sub(r"@import \{[^}]*\} from \"\.\.?/", "", text)  # in a script's comment: a type of ours
            assert not re.search(r"@import|\beval\(|new Function|document\.write|innerHTML\s*=\s*[\"'`]<", text), (
                path.name
            )


@pytest.mark.parametrize(
    ("typed", "kept"),
    [
        ("  Jan   Klaassen ", "Jan Klaassen"),
        ("<script>alert('1')</script>", "<script>alert('1')</script>"),
        ("Marijke\u202e\u2066\u200f", "Marijke"),
        ("a\x00b\x1b[31mc\x7f", "ab[31mc"),
        ("Zoe\u0308", "Zoë"),
        ("tab\there\r\nnew", "tab here new"),
        ("👩\u200d🍳 Ineke", "👩\u200d🍳 Ineke"),
        ("\ud800Jo", "Jo"),
        ("李", "李"),
        ("\u00a0Els\u3000", "Els"),
    ],
)
def test_a_name_is_kept_as_it_can_be_read(typed: str, kept: str) -> None:
    assert clean_name(typed) == kept


@pytest.mark.parametrize("typed", ["", "   ", "\u200b\u200d", "\u202e", "\x00", "\u0301"])
def test_a_name_of_nothing_is_refused(typed: str) -> None:
    with pytest.raises(WindroosError) as refused:
        clean_name(typed)
    assert refused.value.code == "name_empty"


def test_a_name_that_is_too_long_is_refused_not_cut() -> None:
    assert clean_name("a" * 40) == "a" * 40
    with pytest.raises(WindroosError, match="41 letters"):
        clean_name("a" * 41)
    assert clean_name("a" * 200, 200)


@given(st.text(max_size=60))
def test_a_clean_name_stays_as_it_is(text: str) -> None:
    try:
        name = clean_name(text, 200)
    except WindroosError:
        return
    assert clean_name(name, 200) == name
    assert name == name.strip()
    name.encode()
