"""Pages of a club that are kept for everybody: what stands in them is what would be made anew, and of nobody alone."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator

import pytest
from starlette.testclient import TestClient

from tests.web.club_world import CLUB, tell
from tests.web.conftest import all_routes, be_host, boundless
from windroos.club.evening_result import EveningResult, result_of
from windroos.web.app import create_app
from windroos.web.club import kept_pages, tally_book
from windroos.web.club.kept_pages import KEPT, KeptPage, KeptPages
from windroos.web.pages import Templates
from windroos.web.routing import route_name
from windroos.web.site import Site
from windroos.web.who_reads import Reader

VALUES = {"id": "e1", "season": "s23", "person": "bart"}
LOOKS: tuple[dict[str, str], ...] = (
    {"accept-language": "nl"}, {"accept-language": "en"}, {"accept-language": "nl", "cookie": "theme=dark"},
)  # fmt: skip
Made = list[str]


@pytest.fixture
def viewer(site: Site) -> TestClient:
    """Anybody's browser at a club."""
    tell(site, *CLUB)
    return TestClient(create_app(boundless(site)), headers={"accept-language": "nl"}, follow_redirects=False)


@pytest.fixture
def made(monkeypatch: pytest.MonkeyPatch) -> Made:
    """The templates of the pages that are made."""
    found: Made = []
    text = Templates.text

    def told(self: Templates, template: str, *given: object, **values: object) -> str:
        found.append(template)
        return text(self, template, *given, **values)  # type: ignore[arg-type]  # what it was given

    monkeypatch.setattr(Templates, "text", told)
    return found


def addresses(client: TestClient) -> Iterator[str]:
    """Every address whose page is kept."""
    for route in all_routes(client.app):  # type: ignore[arg-type]  # it is ours
        if route_name(route) in KEPT:
            yield re.sub(r"{([^}]+)}", lambda found: VALUES[found[1]], route.path)


def test_every_address_of_the_list_is_one(viewer: TestClient) -> None:
    assert len(list(addresses(viewer))) == len(KEPT)


def test_what_is_kept_is_what_would_be_made_anew(
    viewer: TestClient, site: Site, made: Made, monkeypatch: pytest.MonkeyPatch
) -> None:
    kept = {}
    for place in addresses(viewer):
        for at, looks in enumerate(LOOKS):
            first = viewer.get(place, headers=looks)
            before = len(made)
            kept[place, at] = viewer.get(place, headers=looks)
            assert len(made) == before, f"{place} is made once"
            assert (first.text, first.headers) == (kept[place, at].text, kept[place, at].headers)
    monkeypatch.setattr(kept_pages, "KEPT", frozenset())
    fresh = TestClient(create_app(boundless(site)), follow_redirects=False)
    for (place, at), page in kept.items():
        anew = fresh.get(place, headers=LOOKS[at])
        stamped = re.compile(r"DTSTAMP:\w+")
        assert stamped.sub("", page.text) == stamped.sub("", anew.text), place
        assert page.status_code == anew.status_code
        for name in ("content-type", "cache-control", "content-disposition", "location"):
            assert page.headers.get(name) == anew.headers.get(name), place


@pytest.mark.parametrize(
    "line",
    [
        {"do": "person", "id": "bart", "name": "Barend Nieuwenhuis"},
        {"do": "club", "name": "De Vijf Winden", "year": "09-01"},
        {"do": "result", "evening": "e2", "table": 1, "players": ["anna", "bart", "cor", "dora"],
         "points": [4, 0, -2, -2], "mahjongs": [1, 1, 0, 0], "caused": [0, 0, 1, 1], "hands": 2, "reason": "typefout"},
    ],
    ids=["a name", "the club", "a correction"],
)  # fmt: skip
def test_whatever_is_written_is_seen_at_once(line: dict[str, object], viewer: TestClient, site: Site) -> None:
    places = [place for place in addresses(viewer) if viewer.get(place).status_code == 200]
    tell(site, line)
    fresh = TestClient(create_app(boundless(site)), headers={"accept-language": "nl"}, follow_redirects=False)
    stamped = re.compile(r"DTSTAMP:\w+")
    for place in places:
        assert stamped.sub("", viewer.get(place).text) == stamped.sub("", fresh.get(place).text), place


def test_who_has_a_right_has_his_own_page_and_leaves_nothing_of_it(viewer: TestClient, site: Site) -> None:
    host = be_host(TestClient(viewer.app, headers={"accept-language": "nl"}, follow_redirects=False))
    for place in addresses(viewer):
        own = host.get(place)
        seen = viewer.get(place)
        assert "Anna de Vries" not in seen.text, f"{place}: anybody reads a first name and a letter"
        assert host.get(place).text == own.text, place
    assert "Anna de Vries" in host.get("/club/stand/s23").text


def test_what_an_evening_came_to_is_reckoned_once_for_all_and_beside_the_pages(
    viewer: TestClient, site: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for who has a page of his own: phones of members, the desk, the screen of the hall."""
    on_loop: list[bool] = []

    def reckoned(*given: object) -> EveningResult:
        try:
            asyncio.get_running_loop()
        except RuntimeError:
            on_loop.append(False)
        else:
            on_loop.append(True)
        return result_of(*given)  # type: ignore[arg-type]  # what it was given

    monkeypatch.setattr(tally_book, "result_of", reckoned)
    host = be_host(TestClient(viewer.app, headers={"accept-language": "nl"}))
    places = ("/club/avond/e3", "/club/avond/e3?deel=tables", "/club/avond/e3/scherm", "/club/avond/e3/uitslag.csv")
    assert [one.get(place).status_code for one in (host, viewer) for place in places] == [200] * 8
    assert on_loop == [False]
    tell(site, {"do": "adjust", "evening": "e3", "person": "anna", "points": 1, "reason": "telfout"})
    assert host.get("/club/avond/e3").status_code == 200
    assert on_loop == [False] * 2


def test_what_an_address_does_not_ask_makes_no_other_page(viewer: TestClient, made: Made) -> None:
    assert viewer.get("/club/stand/s23").status_code == 200
    before = len(made)
    assert [viewer.get(f"/club/stand/s23?zomaar={at}").status_code for at in range(9)] == [200] * 9
    assert len(made) == before
    assert viewer.get("/club/stand/s23?op=2024-01-10").status_code == 200
    assert len(made) > before


def test_who_takes_no_gzip_gets_the_page_whole(viewer: TestClient) -> None:
    packed = viewer.get("/club/stand/s23")
    whole = viewer.get("/club/stand/s23", headers={"accept-encoding": "identity"})
    assert packed.headers["content-encoding"] == "gzip"
    assert "content-encoding" not in whole.headers
    assert whole.text == packed.text


def test_what_was_asked_for_longest_ago_makes_room() -> None:
    pages, written = KeptPages(25), (1,)
    for name in ("a", "b"):
        pages.keep((name, Reader()), written, KeptPage((), b"0123456789"))
    assert pages.get(("a", Reader()), written) is not None
    pages.keep(("c", Reader()), written, KeptPage((), b"0123456789"))
    assert [pages.get((name, Reader()), written) is not None for name in "abc"] == [True, False, True]
    assert pages.get(("a", Reader()), (2,)) is None
