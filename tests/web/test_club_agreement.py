"""Who of a table agrees with its result: on the table's phone with the digits of his card, by his card, on paper."""

from __future__ import annotations

import asyncio
import re
from datetime import date, timedelta

import httpx
import pytest
from starlette.testclient import TestClient

from tests.web.club_roles import browser_of, open_pass
from tests.web.club_world import CLUB, tell
from tests.web.conftest import apart
from tests.web.test_club_at_table import LIVE, TABLES, totals, typed
from windroos.club.agreements import Agreement, agreement
from windroos.club.errors import ClubError
from windroos.hosting.club_folder import ClubFolder
from windroos.store.changes import Change
from windroos.web.application import Application
from windroos.web.club.evening.at_table import AT_TABLE, PER_MINUTE, card_digits, table_digits
from windroos.web.site import Site

RESULT = {"do": "result", "evening": "nu", "table": 1, "players": TABLES[0], "points": [30, 10, -10, -30]}


@pytest.fixture
def club(site: Site) -> Site:
    """A club of which two tables play today; the first has its result."""
    tell(site, *CLUB, {"do": "evening", "id": "nu", "date": str(date.today()), "rules": "groenehart2011"})
    tell(site, {"do": "tables", "evening": "nu", "tables": TABLES}, RESULT)
    return site


def phone(app: Application) -> TestClient:
    return TestClient(app, headers={"accept-language": "nl"}, follow_redirects=False)


def said(site: Site, table: int = 1) -> Agreement:
    found = agreement(ClubFolder(site.store).world().evenings["nu"], (table, 1))
    assert found is not None
    return found


def says(client: TestClient, person: str, mark: str, **more: str) -> TestClient:
    fields = {"do": "agree", "person": person, "mark": mark, **more}
    answer = client.post(AT_TABLE, data=fields, headers=LIVE)
    assert answer.status_code in (303, 403, 409, 422, 429), answer.status_code
    client.headers["x-last"] = str(answer.status_code)
    return client


def last(client: TestClient) -> int:
    return int(client.headers["x-last"])


def test_a_table_agrees_and_any_change_takes_it_back(club: Site, app: Application) -> None:
    card = str(tell(club, {"do": "member_card", "person": "bart"})[0]["card"])
    table = phone(app)
    assert last(says(table, "anna", said(club).mark)) == 403, "nobody scanned the code"
    typed(table, 1, table_digits(club.tokens, "nu", 1))
    page = table.get(AT_TABLE).text
    assert "Klopt de uitslag?" in page
    assert "Anna V." in page
    assert "de Vries" not in page
    mark = re.findall(r'name="mark" value="(\w+)"', page)[0]
    assert mark == said(club).mark
    assert last(says(table, "anna", mark)) == 303
    assert last(says(table, "els", mark)) == 422, "she sits elsewhere"
    right = card_digits(club.tokens, card)
    wrong = f"{(int(right) + 1) % 10_000:04d}"
    assert last(says(table, "bart", mark, code=wrong)) == 422, "he has a card, and this is not its code"
    assert last(says(table, "bart", mark, code=right)) == 303
    note = {"do": "object", "note": "Anna de Vries had 20"}
    assert last(says(table, "cor", mark, **note)) == 303
    assert said(club)[1:] == (("anna", "bart"), (("cor", "{p:anna} had 20"),), ("dora",))
    assert last(says(table, "cor", mark)) == 303
    assert last(says(table, "dora", mark)) == 303
    assert said(club).whole
    assert said(club).agreed == tuple(TABLES[0])
    assert totals(table, 1, 20, 10, 0, -30, reason="verteld") == 303
    assert said(club).waiting == tuple(TABLES[0]), "any change takes all of them back"
    assert last(says(table, "anna", mark)) == 422, "she has not seen what stands there now"
    assert "Anna de Vries had 20" not in "".join(text for _, text in ClubFolder(club.store).happened("nu"))


def test_signed_paper_is_of_the_result_that_the_desk_saw(club: Site, app: Application) -> None:
    """Another corrects the figures while the page stands open: what was signed were the old ones."""
    secretary = browser_of(club, app, "secretary")
    (mark,) = re.findall(r'name="mark" value="(\w+)"', secretary.get("/club/avond/nu?deel=tables").text)
    tell(club, {**RESULT, "points": [40, 10, -20, -30], "reason": "verteld"})
    for seen in ({"mark": mark}, {}):
        sent = {"do": "agree:1:1", "deel": "tables", **seen}
        answer = secretary.post("/club/avond/nu", data=sent, headers=LIVE)
        assert answer.status_code == 422
        assert ClubError("club_agree_changed", table=1).sentence("nl") in answer.text
    assert said(club).waiting == tuple(TABLES[0])


def test_who_agrees_while_the_desk_corrects_is_not_taken_to_agree_with_what_he_did_not_see(
    club: Site, app: Application, monkeypatch: pytest.MonkeyPatch
) -> None:
    """His word comes in while the correction is being written: it waits for its turn, and is about the old figures."""
    desk, table, seen = browser_of(club, app, "secretary"), phone(app), said(club).mark
    typed(table, 1, table_digits(club.tokens, "nu", 1))
    points = {f"points-{at}": str(one) for at, one in enumerate((40, 10, -20, -30))}
    page = desk.get("/club/avond/nu/tafel/1/1").text
    (held,) = re.findall(r'name="seen" value="(\d+)"', page)
    change = {"way": "totals", "do": "keep", "seen": held, "reason": "verteld", **points}
    agreed = {"do": "agree", "person": "anna", "mark": seen}
    write = club.store.write

    async def together() -> tuple[int, int]:
        writing, go = asyncio.Event(), asyncio.Event()

        async def slow(*changes: Change) -> None:
            writing.set()
            await go.wait()
            await write(*changes)

        monkeypatch.setattr(club.store, "write", slow)
        transport = httpx.ASGITransport(app)
        async with httpx.AsyncClient(transport=transport, base_url="http://testserver", headers=LIVE) as both:
            cookies = {one: dict(client.cookies) for one, client in (("desk", desk), ("table", table))}
            sent = {
                name: {"cookie": "; ".join(f"{key}={value}" for key, value in held.items())}
                for name, held in cookies.items()
            }
            correcting = asyncio.create_task(both.post("/club/avond/nu/tafel/1/1", data=change, headers=sent["desk"]))
            await writing.wait()
            agreeing = asyncio.create_task(both.post(AT_TABLE, data=agreed, headers=sent["table"]))
            for _ in range(200):  # as far as it comes: to its turn
                await asyncio.sleep(0)
            go.set()
            return (await correcting).status_code, (await agreeing).status_code

    assert apart(together()) == (303, 422)
    assert said(club).waiting == tuple(TABLES[0])


def test_a_code_cannot_be_guessed(club: Site, app: Application) -> None:
    card = str(tell(club, {"do": "member_card", "person": "bart"})[0]["card"])
    table, right = phone(app), int(card_digits(club.tokens, card))
    typed(table, 1, table_digits(club.tokens, "nu", 1))
    for step in range(1, PER_MINUTE + 1):
        says(table, "bart", said(club).mark, code=f"{(right + step) % 10_000:04d}")
    answer = table.post(AT_TABLE, data={"do": "agree", "person": "bart", "code": f"{right:04d}"}, headers=LIVE)
    assert ClubError("club_table_tries", most=PER_MINUTE).sentence("nl") in answer.text
    assert not said(club).agreed


def test_a_member_confirms_by_his_card_and_nobody_else_s(club: Site, app: Application) -> None:
    anna, card = phone(app), str(tell(club, {"do": "member_card", "person": "anna"})[0]["card"])
    open_pass(club, anna, "card", card)
    page = anna.get("/mij").text
    assert "Mijn laatste uitslagen" in page
    assert card_digits(club.tokens, card) in page
    fields = {"evening": "nu", "table": "1", "part": "1", "mark": said(club).mark, "do": "agree"}
    assert anna.post("/mij/uitslag", data=fields, headers=LIVE).status_code == 303
    assert said(club).agreed == ("anna",)
    assert "akkoord" in anna.get("/mij").text
    assert anna.post("/mij/uitslag", data={**fields, "table": "2"}, headers=LIVE).status_code == 422
    assert anna.post(AT_TABLE, data={"do": "agree", "person": "bart"}, headers=LIVE).status_code == 403
    tell(club, {**RESULT, "points": [40, 10, -20, -30], "reason": "verteld"})
    assert "veranderd sinds u het zei" in anna.get("/mij").text
    assert anna.post("/mij/uitslag", data=fields, headers=LIVE).status_code == 422, "it has changed"
    assert phone(app).post("/mij/uitslag", data=fields, headers=LIVE).status_code == 403


def test_a_member_says_by_his_card_whether_he_comes_until_it_begins(club: Site, app: Application) -> None:
    """And nobody says it for another, or of an evening that is over."""
    ahead = {"do": "evening", "id": "straks", "date": str(date.today() + timedelta(3)), "rules": "nts2002"}
    tell(club, ahead, {**ahead, "id": "nooit"}, {"do": "cancel", "evening": "nooit"})
    anna, card = phone(app), str(tell(club, {"do": "member_card", "person": "anna"})[0]["card"])
    open_pass(club, anna, "card", card)
    assert "Ik kom niet" in anna.get("/mij").text

    def says_so(client: TestClient, evening: str, what: str) -> int:
        sent = {"evening": evening, "do": what, "person": "bart"}
        return int(client.post("/mij/avond", data=sent, headers=LIVE).status_code)

    for what, coming in (("no", False), ("yes", True)):
        assert says_so(anna, "straks", what) == 303
        assert ClubFolder(club.store).world().evenings["straks"].answers == {"anna": coming}
    assert "u komt" in anna.get("/mij").text
    assert says_so(anna, "nooit", "yes") == 422
    assert says_so(anna, "e1", "yes") == 422, "it was in January"
    assert says_so(phone(app), "straks", "no") == 403


def test_signed_paper_counts_for_all_and_the_desk_sees_who_does_not_agree(club: Site, app: Application) -> None:
    tell(club, {"do": "agree", "evening": "nu", "table": 1, "person": "dora", "agrees": False, "note": "was -20"})
    helper, secretary = browser_of(club, app, "helper"), browser_of(club, app, "secretary")
    page = helper.get("/club/avond/nu?deel=tables").text
    assert "akkoord: 0 van 4" in page
    assert "niet akkoord: Dora Visser" in page
    assert "was -20" in page
    assert "Noteer: allen tekenden" not in page
    assert helper.post("/club/avond/nu", data={"do": "agree:1:1"}, headers=LIVE).status_code == 403
    assert "Noteer: allen tekenden" in secretary.get("/club/avond/nu?deel=tables").text
    (mark,) = re.findall(r'name="mark" value="(\w+)"', secretary.get("/club/avond/nu?deel=tables").text)
    signed = {"do": "agree:1:1", "deel": "tables", "mark": mark}
    assert secretary.post("/club/avond/nu", data=signed, headers=LIVE).status_code == 303
    assert said(club)[1:] == (("anna", "bart", "cor"), (("dora", "was -20"),), ()), "who said no has said it"
    (shown,) = tell(club, {"do": "show", "what": "evening", "evening": "nu"})
    assert (shown["tables"][0]["agreed"], shown["tables"][0]["against"]) == (["anna", "bart", "cor"], ["dora"])
    log = secretary.get("/club/logboek").text
    assert "Dora Visser over de uitslag: klopt niet" in log


def test_a_sum_that_is_wrong_is_confirmed_by_nobody_and_a_share_changes_nothing(club: Site) -> None:
    tell(club, {"do": "agree", "evening": "nu", "table": 1})
    assert said(club).whole
    tell(club, {**RESULT, "share": "1/2", "reason": "twee delen"})
    assert said(club).whole, "what was won is as it was"
    wrong = {**RESULT, "points": [1, 1, 1, 1], "unsettled": True, "reason": "x"}
    tell(club, wrong)
    assert agreement(ClubFolder(club.store).world().evenings["nu"], (1, 1)) is None
    for table, code in ((1, "club_agree_sum"), (2, "club_no_result")):
        with pytest.raises(ClubError) as refused:
            tell(club, {"do": "agree", "evening": "nu", "table": table})
        assert refused.value.code == code
