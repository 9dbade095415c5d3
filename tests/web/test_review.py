"""A finished hand reviewed on a page: for each player, in both languages, and for who may see it alone."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.recorded import NAMES, recorded
from tests.web.conftest import KEY, OpenPage, apart, be_host, serving
from tests.web.playing import check
from windroos.hosting.setup import Setup, TablePlace, setup_text
from windroos.hosting.tickets import Ticket
from windroos.play.record.record import group_lines
from windroos.store.changes import Append, BeginStream
from windroos.text.web.review import WORDS
from windroos.text.words import Lang
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings
from windroos.web.site import Site, cookie_name

ID = "bbbbbbbb"
SUM = re.compile(r'<td class="num">(?:<b>)?([+−]?[\d.,]+)')


async def _stored(site: Site) -> None:
    game = recorded("nts2002")
    setup = Setup(game.header, tuple(TablePlace("person", at) for at in range(4)))
    bodies = tuple("\n".join(group_lines(action, steps)) for action, steps in game.groups)
    await site.store.write(BeginStream(ID, "play", setup_text(setup)))
    await site.store.write(Append(ID, 0, bodies))


@pytest.fixture
def client(tmp_path: Path) -> Iterator[TestClient]:
    """A player's browser at a table of which two hands were played."""
    site = open_site(Settings(tmp_path, "http://testserver", names=frozenset({"testserver"}), key=KEY, apart=False))
    apart(_stored(site))
    with TestClient(create_app(site)) as client:
        be_host(client)
        client.cookies[cookie_name(ID)] = site.links.token(Ticket(ID, "seat", 1))
        yield client


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("number", [1, 2])
def test_a_hand_is_reviewed_for_each_of_its_players(client: TestClient, number: int, lang: Lang) -> None:
    client.cookies.set("lang", lang)
    for player in range(4):
        page = client.get(f"/spelen/{ID}/hand/{number}/nakijken?speler={player}").text
        assert WORDS["review_title"].to(lang).format(number=number) in page
        assert "{" not in re.sub(r"<script.*?</script>", "", page)
        assert page.count('aria-current="true"') == 1
        sums = page[page.index(WORDS["review_sum"].to(lang)) :].partition("</table>")[0]
        start, play, luck, result = (int(re.sub("[.,]", "", one).replace("−", "-")) for one in SUM.findall(sums))
        assert start + play + luck == result, "play and luck add up to what the hand brought"
        assert play <= 0
        for turn in re.findall(rf"/spelen/{ID}/replay#{number}:(\d+)", page):
            assert int(turn) > 0


def test_who_asks_sees_his_own_hand_first(client: TestClient) -> None:
    page = client.get(f"/spelen/{ID}/hand/1/nakijken").text
    assert re.search(rf'aria-current="true">{NAMES[1]}<', page)
    assert f'href="/spelen/{ID}/hand/1/nakijken"' in client.get(f"/spelen/{ID}/hand/1").text


def test_what_is_not_there_or_not_to_be_seen(client: TestClient) -> None:
    for path, status in (
        ("hand/3/nakijken", 404),
        ("hand/1/nakijken?speler=4", 404),
        ("hand/1/nakijken?speler=x", 404),
        ("hand/1/nakijken?speler=%C2%B2", 404),
    ):
        assert client.get(f"/spelen/{ID}/{path}").status_code == status, path
    stranger = TestClient(client.app, headers={"cookie": ""})
    assert stranger.get(f"/spelen/{ID}/hand/1/nakijken").status_code == 403
    assert client.get("/spelen/zzzzzzzz/hand/1/nakijken").status_code == 404


def test_a_turning_point_opens_the_replay_at_that_step(tmp_path: Path, open_page: OpenPage) -> None:
    site = open_site(Settings(tmp_path, "http://testserver", key=KEY))
    apart(_stored(site))
    with serving(tmp_path) as address:
        page = open_page(f"{address}/host/{KEY}")
        page.goto(f"{address}/spelen/{ID}/hand/1/nakijken?speler=1")
        check(page, "review")
        page.locator("details summary").last.click()
        link = page.locator(f"a[href^='/spelen/{ID}/replay#1:']").first
        step = (link.get_attribute("href") or "").rpartition(":")[2]
        link.click()
        page.wait_for_selector(f"main[data-step='{step}']")
