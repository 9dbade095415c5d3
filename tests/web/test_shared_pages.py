"""Every page that anybody may see says what it is: title, description, picture, and a name for all that can be used."""

from __future__ import annotations

import struct
from collections.abc import Iterator
from html.parser import HTMLParser
from typing import Final

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, tell
from tests.web.conftest import all_routes
from windroos.books.catalog import IDS
from windroos.web.app import create_app
from windroos.web.site import Site

HOUSE: Final = "http://testserver"
NAMED: Final = ("a", "button", "summary", "h1", "h2", "h3", "th", "legend", "option")
"""What is called by the words in it."""
FIELDS: Final = ("input", "select", "textarea")
VOID: Final = ("input", "img", "link", "meta", "br", "hr", "wbr", "source", "col")
MORE: Final = (
    *(f"/spelregels/{id}" for id in IDS), *(f"/puzzels/{id}" for id in IDS), "/leren/nts2002/1", "/puzzels/mcr/3",
    "/dagspel", "/club/stand", "/club/records", "/club/bekers", "/club/avonden",
)  # fmt: skip


class PageSeen(HTMLParser):
    """What a page says of itself, and what of it has no name."""

    def __init__(self, text: str) -> None:
        super().__init__()
        self.title, self.says, self.links = "", dict[str, list[str]](), dict[str, list[str]]()
        self.nameless: list[str] = []
        self._open: list[tuple[str, dict[str, str | None], list[str]]] = []
        self._labelled = set(self._labels(text))
        self.feed(text)

    @staticmethod
    def _labels(text: str) -> Iterator[str]:
        for part in text.split(' for="')[1:]:
            yield part.partition('"')[0]

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        values = dict(attrs)
        if tag == "meta":
            key = values.get("name") or values.get("property") or ""
            self.says.setdefault(key, []).append(values.get("content") or "")
        if tag == "link":
            self.links.setdefault(values.get("rel") or "", []).append(values["href"] or "")
        if tag == "img" and "alt" not in values:
            self.nameless.append(f"img {values}")
        if tag in FIELDS and values.get("type") not in ("hidden", "submit"):
            inside = any(open == "label" for open, _, _ in self._open)
            named = inside or values.get("aria-label") or values.get("aria-labelledby")
            if not named and values.get("id") not in self._labelled:
                self.nameless.append(f"{tag} {values}")
        if values.get("aria-label"):
            for _, _, words in self._open:
                words.append(values["aria-label"] or "")
        if tag not in VOID:
            self._open.append((tag, values, []))

    def handle_data(self, data: str) -> None:
        for tag, _, words in self._open:
            words.append(data)
            if tag == "title" and not any(open == "svg" for open, _, _ in self._open):
                self.title += data

    def handle_endtag(self, tag: str) -> None:
        while self._open:
            open, values, words = self._open.pop()
            if open in NAMED and not "".join(words).strip() and not values.get("aria-label"):
                self.nameless.append(f"{open} {values}")
            if open == tag:
                return


@pytest.fixture
def stranger(site: Site) -> Iterator[TestClient]:
    """Somebody who has no link, at a house with a club."""
    tell(site, *CLUB)
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        yield client


def pages(client: TestClient) -> dict[str, PageSeen]:
    """Every page that is shown to anybody."""
    plain = [route.path for route in all_routes(client.app) if "GET" in (route.methods or ())]  # type: ignore[arg-type]
    found = {}
    for path in dict.fromkeys((*(one for one in plain if "{" not in one), *MORE)):
        answer = client.get(path, follow_redirects=False)
        if answer.status_code == 200 and "<html" in answer.text[:200]:
            found[path] = PageSeen(answer.text)
    return found


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_every_page_for_everybody_says_what_it_is(stranger: TestClient, lang: str) -> None:
    stranger.cookies.set("lang", lang)
    found = pages(stranger)
    assert {"/", "/tellen", "/spelen", "/spelregels", "/leren", "/club", "/toernooi", *MORE[:5]} <= set(found)
    wrong: list[str] = []
    for path, page in found.items():
        says = page.says
        wrong += [f"{path}: {what}" for what in page.nameless]
        wrong += [] if page.title.strip().removesuffix("· Windroos").strip() else [f"{path}: no title"]
        for key in ("description", "og:title", "og:description", "og:image", "og:image:alt", "og:url"):
            if len(says.get(key, ())) != 1 or not says[key][0].strip():
                wrong.append(f"{path}: {key}")
        wrong += [f"{path}: {rel}" for rel in ("icon", "apple-touch-icon", "manifest") if rel not in page.links]
        if page.links.get("canonical") != [HOUSE + path] or says["og:url"] != [HOUSE + path]:
            wrong.append(f"{path}: it stands at {page.links.get('canonical')}")
        if not 40 <= len(says["description"][0]) <= 320:
            wrong.append(f"{path}: {says['description'][0]}")
    assert wrong == []
    first = [one for one in found if one.count("/") == 1]
    told = [found[one].says["description"][0] for one in first if not one.startswith(("/tellen/", "/mij"))]
    assert len(set(told)) == len(told), sorted(one for one in told if told.count(one) > 1)


def test_the_picture_is_there_and_as_large_as_said(stranger: TestClient) -> None:
    page = PageSeen(stranger.get("/").text)
    answer = stranger.get(page.says["og:image"][0].removeprefix(HOUSE))
    assert answer.headers["content-type"] == "image/png"
    assert "immutable" in answer.headers["cache-control"]
    size = struct.unpack(">II", answer.content[16:24])
    assert [str(one) for one in size] == [page.says[f"og:image:{key}"][0] for key in ("width", "height")]
    for address in (*page.links["icon"], *page.links["apple-touch-icon"], *page.links["manifest"]):
        assert stranger.get(address).status_code == 200


def test_an_address_that_opens_something_is_told_to_nobody(stranger: TestClient) -> None:
    for path in ("/ik/k/abcdef", "/club/k/abcdef", "/spelen/gedeeld/abcdef"):
        page = PageSeen(stranger.get(path).text)
        assert "canonical" not in page.links
        assert "og:url" not in page.says


def test_what_is_asked_of_a_page_is_not_its_address(stranger: TestClient) -> None:
    page = PageSeen(stranger.get("/spelregels/zoek?q=%22%3E%3Cscript%3E").text)
    assert page.links["canonical"] == [f"{HOUSE}/spelregels/zoek"]
