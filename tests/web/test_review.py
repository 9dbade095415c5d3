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
        *parts, result = (int(re.sub("[.,]", "", one).replace("−", "-")) for one in SUM.findall(sums))
        assert len(parts) == 5
        assert sum(parts) == result, "play and luck add up to what the hand brought"
        assert parts[1] <= 0
        for turn in re.findall(rf"/spelen/{ID}/replay#{number}:(\d+)", page):
            assert int(turn) > 0


@pytest.mark.parametrize("lang", ["nl", "en"])
def test_the_match_is_reviewed_for_each_of_its_players(client: TestClient, lang: Lang) -> None:
    client.cookies.set("lang", lang)
    for player in range(4):
        page = client.get(f"/spelen/{ID}/nakijken?speler={player}").text
        assert WORDS["review_game_title"].to(lang) in page
        assert "{" not in re.sub(r"<script.*?</script>", "", page)
        sums, _, hands = page.partition(f">{WORDS['review_hands'].to(lang)}<")
        *parts, result = numbers(sums[sums.index(WORDS["review_sum_game"].to(lang)) :])
        assert sum(parts) == result
        assert WORDS["review_result_all"].to(lang) in sums, "of hands, not of the hand"
        assert WORDS["review_adds"].to(lang) in hands, "choices and luck alone are not what a hand brought"
        rows = numbers(hands)
        assert sum(rows[2::3]) == result, "what the match brought is what its hands brought"
        for number in (1, 2):
            assert f'/spelen/{ID}/hand/{number}/nakijken?speler={player}"' in hands
    again = client.get(f"/spelen/{ID}/nakijken?speler=3").text
    assert page == again


def test_a_part_of_the_hands_that_is_not_there(client: TestClient) -> None:
    for part in ("0", "2", "x", "-1"):
        assert client.get(f"/spelen/{ID}/nakijken?deel={part}").status_code == 404, part


def numbers(html: str) -> list[int]:
    """The whole numbers of a table."""
    return [int(re.sub("[.,]", "", one).replace("−", "-")) for one in SUM.findall(html)]


def test_a_shared_review_shows_one_hand_as_its_player_saw_it_and_nothing_else(client: TestClient) -> None:
    page = client.get(f"/spelen/{ID}/hand/1/nakijken").text
    address = re.findall(r'href="(/spelen/gedeeld/[^"]+)"', page)[0]
    assert "/gedeeld/" not in client.get(f"/spelen/{ID}/hand/1/nakijken?speler=2").text, "not for another's hand"
    stranger = TestClient(client.app, headers={"cookie": ""})
    shared = stranger.get(address)
    assert shared.status_code == 200
    assert [name for name in NAMES if name in shared.text] == []
    assert f"/spelen/{ID}" not in shared.text, "no way to the table"
    assert WORDS["review_waits"].to("nl") not in shared.text, "nothing of the others' tiles"
    told = re.compile('<span class="row[^"]*" role="img" aria-label="([^"]*)"')
    assert [*told.findall(shared.text)] == [*told.findall(page)], "the same racks, of the same player"
    for path in (f"/spelen/{ID}", f"/spelen/{ID}/replay", f"/spelen/{ID}/hand/1/nakijken", f"/spelen/{ID}/nakijken"):
        assert stranger.get(path).status_code == 403, path


@pytest.mark.parametrize("change", ["x", "-2-1", ""])
def test_no_address_of_a_review_can_be_thought_up(client: TestClient, change: str) -> None:
    site_token = re.findall(r'/spelen/gedeeld/([^"]+)"', client.get(f"/spelen/{ID}/hand/1/nakijken").text)[0]
    made = site_token + "x" if change == "x" else site_token.replace("-1-1", change, 1)
    assert client.get(f"/spelen/gedeeld/{made}").status_code == 404
    assert client.get(f"/j/{site_token}").status_code != 303, "it is no link to a table"


def test_a_hand_is_tried_again_from_a_choice(client: TestClient, tmp_path: Path) -> None:
    pages = {player: client.get(f"/spelen/{ID}/hand/2/nakijken?speler={player}").text for player in range(4)}
    steps = {player: re.findall(r'name="stap" value="(\d+)"', page) for player, page in pages.items()}
    player, step = next((player, found[0]) for player, found in steps.items() if found)
    client.headers["origin"] = "http://testserver"
    asked = {"speler": str(player), "stap": step}
    got = client.post(f"/spelen/{ID}/hand/2/opnieuw", data=asked, follow_redirects=False)
    assert got.status_code == 303, got.text
    place = got.headers["location"]
    assert place != f"/spelen/{ID}"
    assert client.get(place).status_code == 200
    with client.websocket_connect(f"{place}/ws") as window:
        window.send_json({"type": "hello", "lang": "nl"})
        view = window.receive_json()
    assert view


def test_a_moment_that_is_none_cannot_be_tried(client: TestClient) -> None:
    client.headers["origin"] = "http://testserver"
    for step, status in (("99999", 404), ("0", 404), ("x", 404), ("", 404)):
        got = client.post(f"/spelen/{ID}/hand/1/opnieuw", data={"speler": "1", "stap": step})
        assert got.status_code == status, (step, got.status_code)
    stranger = TestClient(client.app, headers={"cookie": "", "origin": "http://testserver"})
    assert stranger.post(f"/spelen/{ID}/hand/1/opnieuw", data={"stap": "9"}).status_code == 403


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
