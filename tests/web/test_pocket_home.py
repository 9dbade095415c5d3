"""A phone that counted by itself comes home: nothing lost, nothing twice, and two that differ stay two."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, cast

import pytest
from starlette.testclient import TestClient

from tests.web.conftest import be_host
from tests.web.pocket_client import PocketClient
from tests.web.thumb import Thumb, worked_example
from windroos.web.app import create_app
from windroos.web.pocket.served import HOME, PLACE
from windroos.web.site import Site

JSON = {"content-type": "application/json", "x-windroos": "live"}


class HomeLine:
    """What lies between a phone and the house: each letter is answered, or lost on the way there or back."""

    def __init__(self, house: TestClient) -> None:
        self.house = house
        self.status = 200

    def bring(self, phone: PocketClient, id: str, back: bool = True) -> str:
        """Send a table; the verdict, "" where the answer is lost."""
        answer = self.house.post(HOME, content=phone.letter(id), headers=JSON)
        self.status = answer.status_code
        if answer.status_code != 200 or not back:
            return ""
        phone.heard(id, answer.text)
        return str(answer.json()["verdict"])


@pytest.fixture
def phone() -> PocketClient:
    return PocketClient(home=True)


@pytest.fixture
def line(site: Site) -> Iterator[HomeLine]:
    """A house on the line, and nobody who has opened any link there."""
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as house:
        yield HomeLine(house)


@pytest.fixture
def own(phone: PocketClient) -> Thumb:
    return Thumb(cast(TestClient, phone))


def events(site: Site, id: str) -> list[str]:
    return [event.body for event in site.store.events(id)]


def at_phone(phone: PocketClient, id: str) -> list[str]:
    return list(json.loads(phone.kept[id])["events"])


def draw(thumb: Thumb, id: str) -> None:
    """A hand that nobody won."""
    thumb.go(f"/tellen/{id}/spel").press("tap=end&end=draw").press("tap=keep")


def test_what_was_counted_is_at_home_with_the_hand_on_paper(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site
) -> None:
    id = own.make(title="Kelder")
    draw(own, id)
    worked_example(own, id)
    assert "nog niet thuis" in own.go("/tellen").words
    assert line.bring(phone, id) == "kept"
    assert events(site, id) == at_phone(phone, id)
    assert phone.unsent() == []
    assert "thuis bewaard" in own.go("/tellen").words
    house = Thumb(line.house)
    paper = own.go(f"/tellen/{id}/spel").words
    assert house.go(f"/tellen/{id}/spel").words.startswith(paper[:200])
    assert "Kelder" in house.go("/tellen").words  # who brought it may go on with it there
    assert house.go(f"/tellen/{id}/spel").press("tap=keep").said == ""


def test_a_letter_cut_anywhere_is_nothing_and_the_next_is_everything(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site
) -> None:
    id = own.make()
    for _ in range(2):
        draw(own, id)
    letter = phone.letter(id)
    for cut in range(0, len(letter), 7):
        assert line.house.post(HOME, content=letter[:cut], headers=JSON).status_code == 422
    assert site.store.stream(id) is None
    assert line.bring(phone, id) == "kept"
    assert events(site, id) == at_phone(phone, id)


@pytest.mark.parametrize("lost", range(16))
def test_whichever_answers_are_lost_no_tap_is_lost_or_counted_twice(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site, lost: int
) -> None:
    """Four letters, of which the answers come back or not in every way; between them a hand and half a one."""
    id = own.make()
    for turn in range(4):
        draw(own, id)
        own.go(f"/tellen/{id}/spel").press(f"tap=winner&player={turn}")
        line.bring(phone, id, back=not lost >> turn & 1)
        line.bring(phone, id, back=not lost >> turn & 1)  # and sent twice at once
        own.go(f"/tellen/{id}/spel").press("tap=clear")
    assert line.bring(phone, id) == "kept"
    assert events(site, id) == at_phone(phone, id)
    assert len(events(site, id)) == 5
    assert phone.unsent() == []


def test_letters_that_come_late_and_out_of_order_change_nothing(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site
) -> None:
    id = own.make()
    letters = []
    for _ in range(3):
        draw(own, id)
        letters.append(phone.letter(id))
        own.go(f"/tellen/{id}/spel").press("tap=winner&player=1")
        letters.append(phone.letter(id))
        own.press("tap=undo")
        letters.append(phone.letter(id))
    assert line.bring(phone, id) == "kept"
    whole, note = events(site, id), site.store.note(id, "paper")
    for letter in (*letters, *reversed(letters)):
        assert line.house.post(HOME, content=letter, headers=JSON).json()["verdict"] in ("kept", "ahead")
    assert events(site, id) == whole
    assert site.store.note(id, "paper") == note


def test_what_the_house_counted_meanwhile_is_the_same_sheet_further_on(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site
) -> None:
    id = own.make()
    draw(own, id)
    line.bring(phone, id, back=False)
    line.bring(phone, id)
    draw(Thumb(line.house), id)
    letter = phone.letter(id)
    assert line.house.post(HOME, content=letter, headers=JSON).json() == {"verdict": "ahead", "at": 2}
    assert len(events(site, id)) == 3


def test_a_sheet_that_went_on_at_both_places_is_shown_as_two(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site
) -> None:
    id = own.make(title="Kelder")
    draw(own, id)
    line.bring(phone, id)
    draw(Thumb(line.house), id)
    at_home = events(site, id)
    own.go(f"/tellen/{id}/spel").press("tap=winner&player=1").press("tap=how&by=wall")
    assert line.bring(phone, id) == "apart"
    assert events(site, id) == at_home
    (other,) = phone.kept
    assert other != id
    assert phone.unsent() == [other]
    assert line.bring(phone, other) == "kept"
    assert events(site, other) == at_phone(phone, other)
    assert Thumb(line.house).go("/tellen").text.count("<b>Kelder</b>") == 2


def test_two_phones_at_one_table_are_one_sheet_as_long_as_one_begins_as_the_other(
    line: HomeLine, site: Site, own: Thumb, phone: PocketClient
) -> None:
    id = Thumb(line.house).make()
    other = PocketClient(home=True, writer="other")
    for one in (phone, other):
        one.take(line.house.get(f"{PLACE}/blad/{id}").text)
    draw(own, id)
    draw(own, id)
    assert line.bring(phone, id) == "kept"
    assert line.bring(other, id) == "ahead"
    assert events(site, id)[1:] == at_phone(phone, id)[1:]
    second = Thumb(cast(TestClient, other))
    second.go(f"/tellen/{id}/spel").press("tap=winner&player=0").press("tap=how&by=wall")
    assert line.bring(other, id) == "apart"
    assert len(events(site, id)) == 3
    assert id not in other.kept


def test_a_backup_that_was_put_back_is_filled_up_again(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site, tmp_path: Any
) -> None:
    """A house that knows less than it said: it asks for the whole sheet."""
    id = own.make()
    for _ in range(3):
        draw(own, id)
    line.bring(phone, id)
    draw(own, id)
    with TestClient(create_app(other_site(tmp_path / "other"))) as house:
        restored = HomeLine(house)
        assert restored.bring(phone, id) == "again"
        assert restored.bring(phone, id) == "kept"


def other_site(folder: Any) -> Site:
    from tests.web.conftest import open_site_at

    folder.mkdir()
    return open_site_at(folder)


def test_who_has_no_link_and_not_the_phone_writes_nothing(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site
) -> None:
    id = own.make()
    draw(own, id)
    line.bring(phone, id)
    before = events(site, id)
    draw(own, id)
    said = json.loads(phone.letter(id))
    stranger = TestClient(line.house.app, headers={"accept-language": "nl"})
    for key in ("", "guess"):
        answer = stranger.post(HOME, content=json.dumps({**said, "key": key}), headers=JSON)
        assert answer.status_code == 403
        assert answer.json()["code"] == "no_ticket"
    assert stranger.get(f"{PLACE}/blad/{id}").status_code == 403
    assert events(site, id) == before


@pytest.mark.parametrize(
    "wrong",
    [
        {"id": "zonder"},
        {"id": "aeiouaei"},
        {"opening": "{}"},
        {"events": ['{"event":"given","people":["p1","p2","p3","p4"],"table":1}']},
        {"events": ['{"event":"swapped","one":0,"other":1,"reason":""}']},
        {"events": ["no event"]},
        {"note": "no note"},
        {"note": '{"revision":1,"steps":{"9":[]},"seen":[]}'},
        {"note": '{"revision":1,"steps":{"x":[]},"seen":[]}'},
        {"at": -1},
        {"more": 1},
    ],
)
def test_what_is_no_sheet_is_said_and_leaves_nothing(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site, wrong: dict[str, Any]
) -> None:
    id = own.make()
    draw(own, id)
    said = json.loads(phone.letter(id)) | wrong
    answer = line.house.post(HOME, content=json.dumps(said), headers=JSON)
    assert answer.status_code == 422, answer.text
    assert site.store.stream(id) is None


def test_nobody_puts_a_sheet_into_an_evening_by_sending_it(
    line: HomeLine, phone: PocketClient, own: Thumb, site: Site
) -> None:
    id = own.make()
    said = json.loads(phone.letter(id))
    opening = json.loads(said["opening"]) | {
        "people": ["p1", "p2", "p3", "p4"], "of": {"kind": "evening", "id": "e1", "round": 0, "table": 1, "part": 1},
    }  # fmt: skip
    answer = line.house.post(HOME, content=json.dumps({**said, "opening": json.dumps(opening)}), headers=JSON)
    assert answer.status_code == 422
    assert site.store.stream(id) is None


def test_a_stranger_brings_no_more_tables_than_he_may_make(site: Site) -> None:
    with TestClient(create_app(site)) as house:
        line = HomeLine(house)
        found = []
        for _ in range(70):
            phone = PocketClient(home=True)
            draw(Thumb(cast(TestClient, phone)), id := Thumb(cast(TestClient, phone)).make())
            line.bring(phone, id)
            found.append(line.status)
            if line.status != 200:
                break
    assert found[-1] == 429
    assert len(found) == 61


def test_the_host_sees_what_phones_brought(line: HomeLine, phone: PocketClient, own: Thumb) -> None:
    id = own.make(title="Kelder")
    draw(own, id)
    line.bring(phone, id)
    host = be_host(TestClient(line.house.app, headers={"accept-language": "nl"}))
    assert "Kelder" in host.get("/tellen").text


def test_a_tap_at_home_while_the_phone_was_away_is_in_the_page_that_it_opens(
    line: HomeLine, phone: PocketClient, own: Thumb
) -> None:
    id = own.make()
    draw(own, id)
    line.bring(phone, id)
    assert line.house.get(f"/tellen/{id}").status_code == 200
