"""First use, as somebody does it who has never seen it: few clicks from the first page to a club that can play."""

from __future__ import annotations

from datetime import date

from playwright.sync_api import expect
from starlette.testclient import TestClient

from tests.web.conftest import OpenPage
from windroos.hosting.club_folder import ClubFolder
from windroos.web.site import Site

EIGHT = "Anna de Vries\nBart van den Berg\nCor Jansen\nDora Visser\nEls Bakker\nFrits Smit\nGreet Mulder\nHans Hart"


def test_from_the_first_page_to_a_club_in_three_clicks(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/", phone=True, host=server, script=False)
    page.click("main a[href='/club']")
    page.click("text=Een club beginnen")
    page.fill("textarea[name=names]", EIGHT)
    page.click("main button.main")
    expect(page.locator("h1")).to_have_text("Onze mahjongclub")
    expect(page).to_have_url(f"{server}/club")
    page.goto(f"{server}/club/leden")
    assert page.locator("table.people tbody tr").count() == 8


def test_every_answer_is_kept_and_the_page_is_for_once(client: TestClient, site: Site) -> None:
    origin = {"origin": "http://testserver"}
    fields = {"name": "Proef", "names": EIGHT, "rules": "mcr", "weekday": "3", "time": "20:15",
              "formula": "gemiddelde", "year": "calendar"}  # fmt: skip
    for key, wrong in (("name", " "), ("rules", "poker"), ("formula", "geen"), ("year", "x"), ("time", "laat")):
        answer = client.post("/club/begin", data={**fields, key: wrong}, headers=origin, follow_redirects=False)
        assert answer.status_code == 422, key
        assert "Hans Hart" in answer.text, "what was typed is not lost"
        assert ClubFolder(site.store).world().club is None, key
    assert client.post("/club/begin", data=fields, headers=origin, follow_redirects=False).status_code == 303
    club = ClubFolder(site.store).world().club
    assert club is not None
    kept = club.settings
    assert (kept.rules, kept.weekday, kept.time, kept.formula) == (("mcr",), 3, "20:15", "gemiddelde")
    (season,) = club.seasons.values()
    year = date.today().year
    assert (season.since, season.until) == (date(year, 1, 1), date(year, 12, 31))
    assert [person.memberships[0].since for person in club.people.values()] == [season.since] * 8
    assert client.get("/club/begin", follow_redirects=False).status_code == 303
    assert client.post("/club/begin", data=fields, headers=origin).status_code == 422
