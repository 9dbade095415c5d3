"""Who reads: the switches of every page, the language of who has not chosen, and files that a browser may keep."""

from __future__ import annotations

import pytest
from starlette.requests import Request
from starlette.testclient import TestClient

from windroos.text.words import Lang
from windroos.web.reader import LANG, PAGE, reader_of
from windroos.web.site import Site
from windroos.web.who_reads import Reader


def reads(accepted: str = "", cookie: str = "", server: Lang | None = None, page: str = "", query: str = "") -> Reader:
    """The reader behind a request with these headers."""
    headers = [(b"accept-language", accepted.encode()), (b"cookie", cookie.encode()), (PAGE.encode(), page.encode())]
    return reader_of(Request({"type": "http", "headers": headers, "query_string": query.encode(), LANG: server}))


@pytest.mark.parametrize(
    ("accepted", "lang"),
    [
        ("", "nl"),
        ("en", "en"),
        ("en-GB,en;q=0.9", "en"),
        ("fr,de;q=0.9,en;q=0.5,nl;q=0.4", "en"),
        ("en;q=0.4, nl;q=0.8", "nl"),
        ("en;q=0, fr", "nl"),  # 0 means: not this one
        ("en;q=often", "nl"),
        ("fr", "nl"),
    ],
)
def test_a_browser_asks_for_a_language(accepted: str, lang: Lang) -> None:
    assert reads(accepted).lang == lang


def test_what_was_chosen_goes_before_the_server_and_that_before_the_browser() -> None:
    assert reads("nl", server="en") == Reader("en", "auto", "en")
    assert reads("nl", "lang=nl; theme=dark; letters=none", "en") == Reader("nl", "dark", "none")
    assert reads("en", "lang=fr; theme=pink; letters=<b>") == Reader("en", "auto", "en")


def test_a_page_is_answered_in_its_own_language_whatever_was_chosen_since() -> None:
    assert reads("nl", "lang=nl; letters=none", "nl", page="en") == Reader("en", "auto", "none")
    assert reads("nl", "lang=nl", "nl", query="lang=en").lang == "en"
    assert reads("en", "lang=en", "en", query="lang=nl&lang=fr").lang == "en"  # the last one, which is none
    assert reads("en", page="fr", query="lang=fr").lang == "en"


@pytest.mark.parametrize(
    ("referer", "back"),
    [
        ("http://testserver/spelregels/mcr?tafel=x#o-limit", "/spelregels/mcr?tafel=x"),
        ("", "/"),
        ("http://testserver//evil.example/", "/"),
        ("javascript:alert(1)", "/"),
        ("http://[", "/"),
    ],
)
def test_a_switch_goes_back_to_its_page_and_nowhere_else(client: TestClient, referer: str, back: str) -> None:
    answer = client.post("/instelling", data={"lang": "en"}, headers={"referer": referer}, follow_redirects=False)
    assert (answer.status_code, answer.headers["location"]) == (303, back)


@pytest.mark.parametrize("path", ["/instelling", "/spelregels/kaart", "/spelen/nieuw"])
def test_a_form_that_cannot_be_read_is_told_of(client: TestClient, path: str) -> None:
    answer = client.post(path, content=b"x", headers={"content-type": "multipart/form-data"})
    assert answer.status_code == 400
    assert "Wat de browser stuurde, is niet te lezen." in answer.text


def test_a_switch_sets_what_may_be_chosen_and_nothing_else(client: TestClient) -> None:
    held = dict(client.cookies)
    client.post("/instelling", data={"lang": "en", "theme": "pink", "letters": "none", "t-bcdfghjk": "x"})
    assert dict(client.cookies) == {**held, "lang": "en", "letters": "none"}
    assert '<html lang="en" data-theme="auto" data-letters="none">' in client.get("/").text


def test_files_are_kept_for_good_by_their_own_address_only(client: TestClient, site: Site) -> None:
    kept = client.get(site.pages.static("base.css"))
    old = client.get("/static/0123456789/base.css")
    none = client.get(site.pages.static("nothing.css"))
    assert "immutable" in kept.headers["cache-control"]
    assert (old.status_code, old.text, old.headers["cache-control"]) == (200, kept.text, "no-cache")
    assert (none.status_code, "immutable" in none.headers["cache-control"]) == (404, False)
    assert client.get("/").headers["cache-control"] == "no-store"
