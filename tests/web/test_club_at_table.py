"""The code of a table: scanned or typed, what it opens and for how long, and that nobody can guess it."""

from __future__ import annotations

import re
from collections.abc import Iterator
from datetime import date, timedelta

import pytest
from starlette.testclient import TestClient

from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, house_of, tell
from windroos.club.errors import ClubError
from windroos.hosting.club_folder import ClubFolder
from windroos.web.application import Application
from windroos.web.club.evening.at_table import AT_TABLE, PER_MINUTE, table_digits, table_link
from windroos.web.site import Site

LIVE = {"origin": "http://testserver"}
TABLES = [["anna", "bart", "cor", "dora"], ["els", "frits", "greet", "hans", "wim"]]
ENTRY = "/club/avond/nu/tafel/{}/1"


@pytest.fixture
def club(site: Site) -> Site:
    """A club of which two tables play today, by rules that are known and winds that are not."""
    tell(site, *CLUB, {"do": "evening", "id": "nu", "date": str(date.today()), "rules": "groenehart2011"})
    tell(site, {"do": "tables", "evening": "nu", "tables": TABLES})
    return site


@pytest.fixture
def phone(app: Application) -> Iterator[TestClient]:
    with TestClient(app, headers={"accept-language": "nl"}, follow_redirects=False) as client:
        yield client


def typed(client: TestClient, table: int, code: str, **more: str) -> tuple[int, str]:
    answer = client.post(AT_TABLE, data={"evening": "nu", "table": table, "code": code, **more}, headers=LIVE)
    return answer.status_code, answer.text


def wrong_code(site: Site, table: int) -> str:
    return f"{(int(table_digits(site.tokens, 'nu', table)) + 1) % 10_000:04d}"


def totals(client: TestClient, table: int, *points: int, **more: str) -> int:
    fields = {f"points-{at}": str(one) for at, one in enumerate(points)}
    return int(client.post(ENTRY.format(table), data={"way": "totals", **fields, **more}, headers=LIVE).status_code)


def test_a_code_opens_its_table_and_no_other(club: Site, phone: TestClient) -> None:
    assert totals(phone, 1, 30, 10, -10, -30) == 403
    assert typed(phone, 1, table_digits(club.tokens, "nu", 1)) == (303, "")
    page = phone.get(AT_TABLE).text
    assert "Tafel 1" in page
    assert "Anna V." in page
    assert "de Vries" not in page
    assert phone.get(ENTRY.format(1)).status_code == 200
    assert totals(phone, 1, 30, 10, -10, -30) == 303
    assert totals(phone, 1, 31, 9, -10, -30) == 422
    assert totals(phone, 1, 31, 9, -10, -30, reason="verteld") == 303
    assert "verbeteren kan met een reden" in phone.get(AT_TABLE).text
    assert totals(phone, 2, 30, 10, -10, -30, 0) == 403
    for path in ("/club/avond/nu/tafels", "/club/leden", "/club/spelers"):
        assert phone.get(path).status_code == 403
    assert phone.post("/club/avond/nu", data={"do": "void:1:1", "reason": "x"}, headers=LIVE).status_code == 403
    folder = ClubFolder(club.store)
    folder.world()
    said = [entry for _, entry in folder.happened("nu") if "result" in entry]
    assert all('"by":"table nu#1"' in entry for entry in said)
    assert len(said) == 2


def test_two_phones_at_one_table_hear_of_each_other(club: Site, phone: TestClient, app: Application) -> None:
    other = TestClient(app, headers={"accept-language": "nl"}, follow_redirects=False)
    for client in (phone, other):
        typed(client, 1, table_digits(club.tokens, "nu", 1))
    seen = [re.findall(r'name="seen" value="(\d+)"', client.get(ENTRY.format(1)).text)[0] for client in (phone, other)]
    assert totals(phone, 1, 30, 10, -10, -30, seen=seen[0]) == 303
    assert totals(other, 1, 30, 10, -20, -20, seen=seen[1], reason="anders") == 409


def test_nobody_guesses_a_code(club: Site, phone: TestClient, app: Application) -> None:
    """Five tries a table, from whoever they come, and then not even the right one; another table goes on."""
    for at in range(PER_MINUTE):
        client = TestClient(app, headers={"accept-language": "nl"}, follow_redirects=False)
        status, text = typed(client, 1, wrong_code(club, 1))
        assert status == 422, at
        assert ClubError("club_table_code", table=1).sentence("nl") in text
        assert "club-table" not in client.cookies
    status, text = typed(phone, 1, table_digits(club.tokens, "nu", 1))
    assert status == 429
    assert ClubError("club_table_tries", most=PER_MINUTE).sentence("nl") in text
    assert typed(phone, 2, table_digits(club.tokens, "nu", 2))[0] == 303


def test_what_is_no_table_answers_as_a_wrong_code_does(club: Site, phone: TestClient) -> None:
    """And takes no purse: who asks for a thousand tables shuts out nobody."""
    tell(club, {"do": "evening", "id": "later", "date": str(date.today() + timedelta(1))})
    for table, evening in [(9, "nu"), (1, "nooit"), (1, "later"), (0, ""), *((at, "nu") for at in range(3, 20))]:
        assert typed(phone, table, table_digits(club.tokens, evening, table), evening=evening)[0] == 422
    assert typed(phone, 1, "")[0] == typed(phone, 1, "١٢٣٤")[0] == typed(phone, 1, "12345678")[0] == 422
    assert phone.post(AT_TABLE, data={"table": "één", "code": "1"}, headers=LIVE).status_code == 422
    assert typed(phone, 1, table_digits(club.tokens, "nu", 1), evening="nu")[0] == 303


def test_codes_are_of_a_table_and_an_evening_alone(club: Site) -> None:
    found = {table_digits(club.tokens, evening, at) for evening in ("nu", "e1") for at in range(1, 101)}
    assert all(re.fullmatch(r"\d{4}", one) for one in found)
    assert len(found) > 190


def test_a_card_is_scanned_as_long_as_its_table_plays(club: Site, phone: TestClient) -> None:
    link = table_link(house_of(club), "nu", 2).removeprefix(club.settings.address)
    assert phone.get(link).headers["location"] == AT_TABLE
    assert "Tafel 2" in phone.get(AT_TABLE).text
    for wrong in (f"{AT_TABLE}/x", link[:-1], table_link(house_of(club), "e1", 1).removeprefix(club.settings.address)):
        assert phone.get(wrong).status_code == 403, wrong
    tell(club, {"do": "close", "evening": "nu", "unsettled": True})
    assert phone.get(link).status_code == 403
    assert totals(phone, 2, 30, 10, -10, -30, 0) == 403
    assert typed(phone, 2, table_digits(club.tokens, "nu", 2))[0] == 422
    assert "Er zijn nu geen tafels" in phone.get(AT_TABLE).text


def test_a_table_begins_its_own_sheet_and_others_find_it(club: Site, phone: TestClient, app: Application) -> None:
    typed(phone, 1, table_digits(club.tokens, "nu", 1))
    asked = phone.post(AT_TABLE, data={"do": "sheet"}, headers=LIVE)
    assert asked.status_code == 200
    assert f'action="{AT_TABLE}"' in asked.text
    twice = {"do": "sheet:1:1", **{f"seat-{at}": "anna" for at in range(4)}}
    assert phone.post(AT_TABLE, data=twice, headers=LIVE).status_code == 422
    order = {"do": "sheet:1:1", **{f"seat-{at}": one for at, one in enumerate(reversed(TABLES[0]))}}
    sheet = phone.post(AT_TABLE, data=order, headers=LIVE).headers["location"]
    assert sheet.startswith("/tellen/")
    assert phone.get(sheet).status_code == 200
    other = TestClient(app, follow_redirects=False)
    assert other.get(sheet).status_code != 200
    digits = table_digits(club.tokens, "nu", 1)
    answer = other.post(AT_TABLE, data={"evening": "nu", "table": "1", "code": digits}, headers=LIVE)
    assert answer.headers["location"] == sheet
    assert other.get(sheet).status_code == 200
    evening = ClubFolder(club.store).world().evenings["nu"]
    assert evening.tables[0] == tuple(reversed(TABLES[0]))
    stranger = TestClient(app, follow_redirects=False)
    assert stranger.post(AT_TABLE, data={"do": "sheet"}, headers=LIVE).status_code == 403


def test_a_player_enters_what_his_own_table_came_to_while_it_plays(club: Site, app: Application) -> None:
    player = browser_of(club, app, "player")
    assert totals(player, 1, 30, 10, -10, -30) == 303
    assert totals(player, 2, 30, 10, -10, -30, 0) == 403
    tell(club, {"do": "close", "evening": "nu", "unsettled": True})
    assert totals(player, 1, 20, 20, -10, -30, reason="toch") == 403


def test_who_leads_the_evening_alone_sees_the_codes(club: Site, app: Application) -> None:
    pages = ("/club/avond/nu", "/club/avond/nu/print/tafelkaarten", "/club/avond/nu/scherm", "/club")
    codes = [table_digits(club.tokens, "nu", at) for at in (1, 2)]
    for role, sees in (("helper", True), ("player", False), ("viewer", False)):
        client = browser_of(club, app, role)  # type: ignore[arg-type]  # it is a role
        texts = [re.sub(r"<path[^>]*>|[?&]v=\w+", "", client.get(path).text) for path in pages]
        assert [all(f">{one}<" in text or f"code {one}" in text for one in codes) for text in texts] == [
            sees, sees, False, False,
        ], role  # fmt: skip
