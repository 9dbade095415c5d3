"""All hands of a person on one page: by kind of choice, luck and time; for him alone, and reviewed once."""

from __future__ import annotations

import gzip
import re
from collections.abc import Iterator
from datetime import date
from pathlib import Path

import pytest
from playwright.sync_api import Browser
from starlette.testclient import TestClient

from tests.recorded import NAMES, recorded
from tests.web.conftest import apart, open_site_at, serving
from tests.web.measuring import SCREENS, Look, faults, open_all, violations, window
from windroos.hosting import kept_reviews
from windroos.hosting.hands import HandSpan
from windroos.hosting.kept_reviews import KeptReviews
from windroos.hosting.new_tables import beginning
from windroos.hosting.seats import Held
from windroos.hosting.setup import Setup, SharedWalls, TablePlace
from windroos.hosting.tickets import Ticket
from windroos.play.record.record import group_lines
from windroos.review.losses import HandLosses, LostAt
from windroos.store.changes import Append
from windroos.text.web.review import WORDS as REVIEW
from windroos.text.web.review_season import WORDS
from windroos.text.words import Lang
from windroos.web.app import create_app
from windroos.web.review import season_desk
from windroos.web.review.season import SeasonAsked, SeasonHand, season_page
from windroos.web.site import Site, cookie_name
from windroos.web.table.game_reviewed import hand_losses
from windroos.web.who_reads import Reader

NTS, HONG_KONG, SHUT = "bbbbbbbb", "cccccccc", "dddddddd"
BROWSER = "fffffff2"
OWN = 1
HERE = "/nakijken/seizoen"
SUM = re.compile(r'<td class="num">(?:<b>)?([+−]?[\d.,]+)')


async def _store(site: Site, id: str, book: str, walls: SharedWalls | None = None) -> None:
    game = recorded(book)
    setup = Setup(game.header, tuple(TablePlace("person", at) for at in range(4)), walls=walls)
    bodies = tuple("\n".join(group_lines(action, steps)) for action, steps in game.groups)
    await site.store.write(*beginning(id, setup, {OWN: Held(browser=BROWSER)}))
    await site.store.write(Append(id, 0, bodies))


@pytest.fixture
def site(tmp_path: Path) -> Site:
    site = open_site_at(tmp_path)
    apart(_store(site, NTS, "nts2002"))
    apart(_store(site, HONG_KONG, "hongkong"))
    apart(_store(site, SHUT, "nts2002", SharedWalls(("00",), (SHUT,), until="2999-01-01")))
    return site


@pytest.fixture
def client(site: Site) -> Iterator[TestClient]:
    """A browser that sits at all three tables, at one of which others have yet to play."""
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as client:
        for id in (NTS, HONG_KONG, SHUT):
            token = site.links.token(Ticket(id, "seat", OWN, browser=BROWSER))
            client.cookies.set(cookie_name(id), token, domain="testserver.local")
        yield client


def numbers(html: str) -> list[int]:
    """The whole numbers of a table."""
    return [int(re.sub("[.,]", "", one).replace("−", "-")) for one in SUM.findall(html)]


def result_of(book: str) -> int:
    return recorded(book).states[-1].table.match.points[OWN]


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_all_hands_of_a_person_stand_together_by_book(client: TestClient, lang: Lang) -> None:
    client.cookies.set("lang", lang)
    for book, id in (("nts2002", NTS), ("hongkong", HONG_KONG)):
        page = client.get(f"{HERE}?boek={book}").text
        assert "{" not in re.sub(r"<script.*?</script>", "", page)
        sums = page[page.index(WORDS["season_sum"].to(lang)) :].partition("</table>")[0]
        *parts, result = numbers(sums)
        assert sum(parts) == result == result_of(book)
        assert WORDS["season_done"].to(lang).format(done="2", count=2) in page
        looked = set(re.findall(r'href="(/spelen/\w+)/hand/\d/nakijken\?speler=1"', page))
        assert looked <= {f"/spelen/{id}"}, "no other book, and nothing that others have yet to play"
        assert WORDS["season_time"].to(lang) in page
        assert '<svg class="chart"' in page
    assert SHUT not in page
    assert client.get(f"{HERE}?jaar=1999&boek=x").status_code == 200, "of what is none everything is shown"


def test_each_hand_is_reviewed_once_so_many_at_a_time(client: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(season_desk, "PART", 1)
    made = []

    def counted(header: str, kept: list[str], first: int, player: int) -> HandLosses:
        made.append(first)
        return hand_losses(header, kept, first, player)

    monkeypatch.setattr("windroos.web.review.season_desk.hand_losses", counted)
    address = f"{HERE}?boek=nts2002"
    first = client.get(address).text
    assert WORDS["season_done"].to("nl").format(done="1", count=2) in first
    assert WORDS["season_more"].to("nl").format(count=1) in first
    second = client.get(address).text
    assert WORDS["season_done"].to("nl").format(done="2", count=2) in second
    assert client.get(address).text == second
    assert len(made) == len(set(made)) == 2
    monkeypatch.setattr(kept_reviews, "EVALUATION", kept_reviews.EVALUATION + 1)
    client.get(address)
    assert len(made) == 3, "another evaluation judges anew"


def test_nobody_else_is_shown_them(client: TestClient) -> None:
    stranger = TestClient(client.app, headers={"accept-language": "nl"})
    assert WORDS["season_none"].nl in stranger.get(HERE).text
    assert REVIEW["review_where"].nl not in stranger.get(HERE).text
    stranger.cookies.set(cookie_name(NTS), client.cookies[cookie_name(NTS)][:-1] + "x", domain="testserver.local")
    assert WORDS["season_none"].nl in stranger.get(HERE).text, "a cookie that this house did not sign"


def test_a_seat_that_another_has_taken_is_ones_own_no_more(client: TestClient, site: Site) -> None:
    reader = TestClient(client.app, headers={"accept-language": "nl"})
    for ticket in (Ticket(NTS, "reader"), Ticket(NTS, "seat", OWN, browser="fffffff3")):
        reader.cookies.set(cookie_name(NTS), site.links.token(ticket), domain="testserver.local")
        assert WORDS["season_none"].nl in reader.get(HERE).text


def test_who_is_known_on_another_device_sees_them_there_and_can_look_at_each(client: TestClient) -> None:
    client.headers["origin"] = "http://testserver"
    client.post("/ik/begin", data={"name": NAMES[OWN], "games": "1"})
    page = client.get("/ik").text
    assert f'href="{HERE}"' in page
    link = re.findall(r'href="http://testserver(/ik/k/[^"]+)"', page)[0]
    other = TestClient(client.app, headers={"accept-language": "nl", "origin": "http://testserver"})
    other.post(link)
    shown = other.get(f"{HERE}?boek=nts2002").text
    address = re.findall(rf'href="(/ik/partij/{NTS}\?spel=\d&amp;nakijken)"', shown)[0].replace("&amp;", "&")
    there = other.get(address)
    assert there.status_code == 200
    assert there.url.path.endswith("/nakijken")
    assert f'aria-current="true">{NAMES[OWN]}<' in there.text


def test_where_it_is_linked_from(client: TestClient) -> None:
    for path in ("/spelen", f"/spelen/{NTS}/nakijken"):
        assert f'href="{HERE}"' in client.get(path).text, path


def test_numbers_are_told_as_they_are_kept(site: Site) -> None:
    kept = KeptReviews(site.store)
    hand = HandLosses(1.234, -5.0, 2.5, -1.0, 0.266, -2, (LostAt("wait", 2, 4.25), LostAt("kong", 1, 0.75)))
    span = HandSpan(7, 1, 2, recorded("nts2002").states[0].table.match)

    async def make(_: HandSpan) -> HandLosses:
        return hand

    (first,) = apart(kept.of(NTS, OWN, [span], make))
    again = kept.known(NTS, OWN)[7]
    assert first == again, "a page says the same when it is asked for again"
    assert again.lost == hand.lost
    assert [round(one, 2) for one in again[:5]] == [1.23, -5.0, 2.5, -1.0, 0.27]
    assert sum(again[:5]) == pytest.approx(hand.result)
    assert kept.known(NTS, 2) == {}


def test_months_show_whether_it_gets_better() -> None:
    hands = [
        SeasonHand("x", at, "/x", day, HandLosses(10.0, cost, 1.0, 2.0, 0.5, 9, ()))
        for at, (day, cost) in enumerate(
            [(date(2026, 9, 1), -20.0), (date(2026, 9, 2), -10.0), (date(2026, 11, 3), -4.5)]
        )
    ]
    asked = SeasonAsked(("mcr",), "mcr", (2026,))
    page = decoded(season_page(asked, hands, 40, Reader("nl")))
    row = r'<th scope="row">(\w+ 2026)<small class="src">Spelen: (\d)</small></th><td class="num">(\S+?)<'
    assert re.findall(row, page) == [
        ("september 2026", "2", "−15,0"),
        ("november 2026", "1", "−4,5"),
    ]
    assert WORDS["season_more"].to("nl").format(count=16) in page
    days = decoded(season_page(asked, hands[:2], 2, Reader("en")))
    assert re.findall(r'<th scope="row">(\d September)', days) == ["1 September", "2 September"]
    long = decoded(season_page(asked, hands[:1] * 500, 500, Reader("en")))
    assert max(map(len, re.findall(r' d="(M[^"]*)"', long))) < 4000, "a line of some points, however many the hands"


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_pages_fit_every_screen_and_axe_finds_nothing(
    browser: Browser, site: Site, tmp_path: Path, lang: Lang
) -> None:
    file = tmp_path / "game.jsonl"
    file.write_text(recorded("nts2002").text(), encoding="utf-8")
    found: list[str] = []
    with serving(tmp_path) as address, window(browser, Look(lang, "light" if lang == "nl" else "dark")) as page:
        for id in (NTS, HONG_KONG):
            token = site.links.token(Ticket(id, "seat", OWN, browser=BROWSER))
            page.context.add_cookies([{"name": cookie_name(id), "value": token, "url": address}])
        page.goto(f"{address}{HERE}?boek=nts2002")
        assert page.locator("svg.chart").count() == 1
        found += faults(page, "the season", SCREENS) + violations(page, "the season")
        page.goto(f"{address}/nakijken")
        page.set_input_files("[name=bestand]", file)
        page.click("main .btn.main")
        page.wait_for_selector("#spel-2", state="attached")
        open_all(page)
        found += faults(page, "a record", SCREENS) + violations(page, "a record")
    assert not found, "\n".join(found)


def decoded(page: bytes) -> str:
    return gzip.decompress(page).decode()
