"""Codes, cards and links of a tournament: each agrees by his own, nobody guesses another's, the desk's is withdrawn."""

from __future__ import annotations

import asyncio
import re
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager

import httpx
import pytest
from starlette.testclient import TestClient

from tests.web.conftest import apart, be_host, boundless
from tests.web.tournament_world import PLAYED, TOURNAMENT, tell_tournament
from windroos.hosting.tournament_folder import TournamentFolder
from windroos.store.changes import Change
from windroos.tournament.results import KeptTable
from windroos.web.app import create_app
from windroos.web.site import Site
from windroos.web.tournament.access import badge_digits, badge_link, desk_link, table_card_link

AT = f"/toernooi/{PLAYED}"
LIVE = {"x-windroos": "live", "origin": "http://testserver"}


@pytest.fixture
def hall(site: Site) -> Site:
    tell_tournament(
        site, PLAYED, (*TOURNAMENT, {"do": "result", "round": 1, "table": 1, "points": [64, -32, -16, -16]})
    )
    return site


def browser(app: object, link: str = "", *, host: bool = False) -> TestClient:
    client = TestClient(app, follow_redirects=False, headers={"accept-language": "nl"})  # type: ignore[arg-type]  # any
    if host:
        be_host(client)
    if link:
        assert client.get(link.removeprefix("http://testserver")).status_code == 303
    return client


def kept(site: Site) -> KeptTable:
    return TournamentFolder(site.store).world(PLAYED).there().results[1, 1]


def people(client: TestClient) -> list[str]:
    return re.findall(r'value="agree:(\w+)"', client.get(f"{AT}/tafel/1").text)


def agree(client: TestClient, site: Site, who: str, code: str) -> int:
    form = {"do": f"agree:{who}", "round": "1", "seen": str(kept(site).event), "code": code}
    return int(client.post(f"{AT}/tafel/1", data=form, headers=LIVE).status_code)


def wrong(code: str) -> str:
    return f"{(int(code) + 1) % 10_000:04d}"


def test_a_code_is_each_ones_own_and_cannot_be_guessed(hall: Site) -> None:
    app = create_app(boundless(hall))
    phone, other = (browser(app, table_card_link(hall, PLAYED, 1)) for _ in range(2))
    first, second, *_ = people(phone)
    codes = {who: badge_digits(hall, PLAYED, who) for who in (first, second)}
    assert agree(phone, hall, first, "") == 422
    if codes[first] != codes[second]:
        assert agree(phone, hall, first, codes[second]) == 422
    assert agree(phone, hall, first, f" {codes[first]} ") == 200
    assert kept(hall).agreed == (first,)
    while (found := agree(other, hall, second, wrong(codes[second]))) == 422:
        pass
    assert found == 429
    assert agree(phone, hall, second, codes[second]) == 429  # from whoever they come: the table has had its five
    assert kept(hall).agreed == (first,)
    assert agree(browser(app, desk_link(hall, PLAYED), host=False), hall, second, "") == 200


def test_ones_own_phone_agrees_for_oneself_alone(hall: Site) -> None:
    app = create_app(boundless(hall))
    assert browser(app).get(f"{AT}/ik", headers=LIVE).status_code == 403
    desk = browser(app, host=True)
    first, second, *_ = people(desk)
    mine = browser(app, badge_link(hall, PLAYED, first))
    page = mine.get(f"{AT}/ik")
    assert "tafel 1" in page.text
    assert page.headers["cache-control"] == "no-store"
    assert mine.post(f"{AT}/ik", data={"round": "1", "seen": "0"}, headers=LIVE).status_code == 409
    form = {"round": "1", "seen": str(kept(hall).event)}
    assert mine.post(f"{AT}/ik", data=form, headers=LIVE).status_code == 200
    assert "U bent akkoord." in mine.get(f"{AT}/ik").text
    assert mine.get(f"{AT}/tafel/1", headers=LIVE).status_code == 403
    mine.get(table_card_link(hall, PLAYED, 1).removeprefix("http://testserver"))
    assert agree(mine, hall, second, "") == 422
    assert kept(hall).agreed == (first,)


def test_cards_carry_the_code(hall: Site) -> None:
    app = create_app(boundless(hall))
    desk = browser(app, host=True)
    for what in ("badges", "routekaarten"):
        page = desk.get(f"{AT}/print/{what}").text
        assert f"code\N{NO-BREAK SPACE}{badge_digits(hall, PLAYED, 'p1')}" in page
        assert browser(app).get(f"{AT}/print/{what}", headers=LIVE).status_code == 403


def test_the_link_of_the_desk_is_withdrawn(hall: Site) -> None:
    app = create_app(boundless(hall))
    old = desk_link(hall, PLAYED)
    helper, host = browser(app, old), browser(app, host=True)
    assert helper.get(f"{AT}/leiding").status_code == 200
    tap = {"do": "desk_link", "round": "1"}
    refused = helper.post(f"{AT}/leiding", data=tap, headers=LIVE)
    assert refused.status_code == 403
    assert host.post(f"{AT}/leiding", data=tap, headers=LIVE).status_code == 200
    assert helper.get(f"{AT}/leiding", headers=LIVE).status_code == 403
    assert helper.get(old.removeprefix("http://testserver"), headers=LIVE).status_code == 403
    found = re.search(rf'href="http://testserver({AT.rpartition("/")[0]}/k/[^"]+)"', host.get(f"{AT}/leiding").text)
    assert found is not None
    assert browser(app, found[1]).get(f"{AT}/leiding").status_code == 200


def test_a_copied_badge_is_withdrawn_and_the_new_one_holds(hall: Site) -> None:
    app = create_app(boundless(hall))
    host, first = browser(app, host=True), people(browser(app, table_card_link(hall, PLAYED, 1)))[0]
    old, code = badge_link(hall, PLAYED, first), badge_digits(hall, PLAYED, first)
    copied, phone = browser(app, old), browser(app, table_card_link(hall, PLAYED, 1))
    assert copied.get(f"{AT}/ik").status_code == 200
    tap = {"do": "renew", "entrant": first}
    assert copied.post(f"{AT}/leiding/deelnemers", data=tap, headers=LIVE).status_code == 403
    assert host.post(f"{AT}/leiding/deelnemers", data=tap, headers=LIVE).status_code == 303
    for answer in (copied.get(f"{AT}/ik", headers=LIVE), copied.get(old.removeprefix("http://testserver"))):
        assert "Deze kaart is ingetrokken" in answer.text
        assert answer.status_code in (403, 422)
    assert agree(copied, hall, first, "") in (403, 422)
    printed = host.get(f"{AT}/print/badges").text
    new = badge_digits(hall, PLAYED, first, 1)
    assert new in printed
    if new != code:
        assert agree(phone, hall, first, code) == 422
    assert agree(phone, hall, first, new) == 200
    mine = browser(app, badge_link(hall, PLAYED, first, 1))
    assert "U bent akkoord." in mine.get(f"{AT}/ik").text


def test_a_copied_table_card_is_withdrawn_for_that_table_alone(hall: Site) -> None:
    app = create_app(boundless(hall))
    host, copied, other = (
        browser(app, host=True),
        browser(app, table_card_link(hall, PLAYED, 1)),
        browser(app, table_card_link(hall, PLAYED, 2)),
    )
    tap = {"do": "renew_card", "table": "1"}
    assert host.post(f"{AT}/leiding", data=tap, headers=LIVE).status_code == 200
    refused = copied.get(f"{AT}/tafel/1", headers=LIVE)
    assert refused.status_code == 403
    assert other.get(f"{AT}/tafel/2").status_code == 200
    again = copied.get(table_card_link(hall, PLAYED, 1).removeprefix("http://testserver"))
    assert "Deze kaart is ingetrokken" in again.text
    assert browser(app, table_card_link(hall, PLAYED, 1, 1)).get(f"{AT}/tafel/1").status_code == 200
    wrong_table = host.post(f"{AT}/leiding", data={"do": "renew_card", "table": "99"}, headers=LIVE)
    assert wrong_table.status_code >= 400


def test_who_agrees_while_the_desk_corrects_is_not_taken_to_agree_with_what_he_did_not_see(
    hall: Site, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His word comes in while the correction is being written: it waits for its turn, and is about the old figures."""
    app = create_app(boundless(hall))
    who, seen = people(browser(app, table_card_link(hall, PLAYED, 1)))[0], str(kept(hall).event)
    agreed = {"do": f"agree:{who}", "round": "1", "seen": seen, "code": badge_digits(hall, PLAYED, who)}
    change = {"do": "result", "round": "1", "table": "1", "seen": seen, "points-0": "48", "reason": "Misgelezen"}
    change |= {
        f"{key}-{place}": value for place in (1, 2, 3) for key, value in (("points", "16"), ("minus-points", "1"))
    }
    write = hall.store.write

    async def together() -> tuple[int, int]:
        writing, go = asyncio.Event(), asyncio.Event()

        async def slow(*changes: Change) -> None:
            writing.set()
            await go.wait()
            await write(*changes)

        monkeypatch.setattr(hall.store, "write", slow)
        async with (
            entered(app, desk_link(hall, PLAYED)) as desk,
            entered(app, table_card_link(hall, PLAYED, 1)) as phone,
        ):
            correcting = asyncio.create_task(desk.post(f"{AT}/leiding", data=change))
            await writing.wait()
            agreeing = asyncio.create_task(phone.post(f"{AT}/tafel/1", data=agreed))
            for _ in range(200):  # as far as it comes: to its turn
                await asyncio.sleep(0)
            go.set()
            return (await correcting).status_code, (await agreeing).status_code

    assert apart(together()) == (303, 409)
    assert (kept(hall).agreed, kept(hall).typed.points) == ((), (48, -16, -16, -16))  # type: ignore[union-attr]  # typed


@asynccontextmanager
async def entered(app: object, link: str) -> AsyncIterator[httpx.AsyncClient]:
    transport = httpx.ASGITransport(app)  # type: ignore[arg-type]  # any
    async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=LIVE) as client:
        assert (await client.get(link)).status_code == 303
        yield client
