"""A note of exclusion: the secretary alone sees it, and after its last day no byte of it is left."""

from __future__ import annotations

from asyncio import gather
from datetime import date, timedelta
from pathlib import Path

import pytest
from starlette.testclient import TestClient

from tests.web.club_roles import browser_of
from tests.web.club_world import MEMBERS, tell
from tests.web.conftest import apart
from windroos.club.errors import ClubError
from windroos.club.person_card import PersonCard, card_text, checked_card, read_card
from windroos.club.requests import REQUEST
from windroos.club.retention import Exclusion, exclusions, expired
from windroos.hosting.club_copies import let_expire_in_copies
from windroos.hosting.club_folder import ClubFolder
from windroos.store.copies import keep_copy
from windroos.store.place import DATABASE
from windroos.store.store import utc_now
from windroos.web.app import create_app
from windroos.web.club.copying import let_expire
from windroos.web.site import Site

LIVE = {"origin": "http://testserver"}
WHY = "gooide met stenen naar Zwanenzang"
LAST = date(2124, 3, 19)
AFTER = LAST + timedelta(1)
FIELDS = {"name": "Bart van den Berg", "exclusion": f"{WHY}, zag Anna de Vries", "excluded_until": str(LAST)}


def holds(folder: Path, text: str = WHY) -> list[str]:
    return sorted(file.name for file in folder.rglob("*") if file.is_file() and text.encode() in file.read_bytes())


def kept(site: Site) -> PersonCard:
    return ClubFolder(site.store).world().cards["bart"]


@pytest.fixture
def secretary(club: Site) -> TestClient:
    client = browser_of(club, create_app(club), "secretary")
    assert client.post("/club/leden/bart", data=FIELDS, headers=LIVE).status_code == 303
    return client


def test_which_notes_are_expired() -> None:
    today = date(2024, 3, 20)
    before, after = today - timedelta(1), today + timedelta(1)
    cards = {
        "a": PersonCard("A", note="x", until=today, exclusion="y", excluded_until=today),
        "b": PersonCard("B", note="x", until=after, exclusion="y", excluded_until=before),
        "c": PersonCard("C", note="x", exclusion="", excluded_until=after),
        "d": PersonCard("D"),
    }
    assert expired(cards, today) == {
        "a": cards["a"]._replace(note="", until=None),
        "b": cards["b"]._replace(exclusion="", excluded_until=None),
    }
    assert exclusions(cards, today) == (Exclusion("a", today), Exclusion("c", after))
    assert read_card(card_text(cards["a"])) == cards["a"]
    with pytest.raises(ClubError) as wrong:
        checked_card(PersonCard("A", exclusion="y"))
    assert wrong.value.code == "club_exclusion_day"


def test_the_secretary_alone_sees_who_is_excluded(club: Site, secretary: TestClient) -> None:
    pages = ("/club/leden", "/club/avond/e3", "/club/leden/bart")
    said = "Bart van den Berg is uitgesloten tot en met 19 maart 2124"
    assert [said in secretary.get(path).text for path in pages] == [True, True, False]
    assert f"{WHY}, zag Anna de Vries" in secretary.get("/club/leden/bart").text
    app = create_app(club)
    for role in ("viewer", "table", "player", "helper"):
        client = browser_of(club, app, role)
        for path in (*pages, "/club", "/mij/gegevens.json", "/api/club/people"):
            text = client.get(path).text
            assert WHY not in text, (role, path)
            assert "itgesloten" not in text, (role, path)
    own = browser_of(club, app, "host")
    tell(club, {"do": "card", "person": "anna", "exclusion": WHY, "excluded_until": str(LAST)})
    player = browser_of(club, app, "player")
    assert "excl" not in player.get("/mij/gegevens.json").text
    assert WHY not in player.get("/mij").text
    assert own.get("/club/leden/anna").text.count(WHY) == 1


def test_an_exclusion_without_an_end_is_asked_for_one(club: Site, secretary: TestClient) -> None:
    answer = secretary.post("/club/leden/bart", data={**FIELDS, "excluded_until": ""}, headers=LIVE)
    assert answer.status_code == 422
    assert ClubError("club_exclusion_day").sentence("nl") in answer.text
    assert WHY in answer.text
    assert kept(club).excluded_until == LAST


def test_the_log_does_not_tell_for_ever_who_was_excluded(club: Site, secretary: TestClient) -> None:
    folder = ClubFolder(club.store)
    folder.world()
    assert not any("exclu" in text for _, text in folder.happened(""))
    assert "itsluit" not in secretary.get("/club/logboek").text


def test_no_byte_is_left_of_it_after_its_last_day(club: Site, secretary: TestClient, tmp_path: Path) -> None:
    """Neither in the database, its log and freed pages, nor in the copies at hand; what was put back goes again."""
    assert kept(club).exclusion == f"{WHY}, zag {{p:anna}}"
    before = ClubFolder(club.store).world()
    stick = tmp_path / "stick"
    stick.mkdir()
    tell(club, {"do": "settings", "backups": str(stick)})
    copy, _ = keep_copy(tmp_path / DATABASE, stick, utc_now())
    folder = ClubFolder(club.store)
    apart(let_expire(club, folder, LAST))
    assert holds(tmp_path)
    assert holds(stick) == [copy.name]
    apart(let_expire(club, folder, AFTER))
    assert holds(tmp_path) == []
    left = kept(club)
    assert left == PersonCard(MEMBERS["bart"])
    assert folder.world().evenings == before.evenings
    assert "uitgesloten" not in secretary.get("/club/leden").text
    tell(club, {"do": "person", "id": "bart", "name": MEMBERS["bart"], "member": "2022-09-01"})
    assert not apart(folder.let_expire(AFTER))


def test_a_copy_that_came_back_later_is_looked_through_with_the_next_copy(club: Site, secretary: TestClient) -> None:
    """A stick that lay in a drawer on the day: when a copy is made there, what is expired in the others goes."""
    stick = club.settings.folder / "stick"
    stick.mkdir()
    keep_copy(club.settings.folder / DATABASE, stick, utc_now())
    apart(ClubFolder(club.store).let_expire(AFTER))
    assert holds(stick)
    folder = ClubFolder(club.store)
    folder.world()
    assert let_expire_in_copies([stick], folder.id, AFTER) == []
    assert holds(stick) == []


def test_who_writes_while_a_note_goes_loses_nothing(club: Site, secretary: TestClient) -> None:
    """Two at once: a card that is changed meanwhile is kept as it was changed, and its note goes with the next look."""
    slow, quick = ClubFolder(club.store), ClubFolder(club.store)
    asked = {"do": "card", "person": "bart", "email": "bart@example.org"}

    async def both() -> None:
        await gather(
            *(slow.let_expire(AFTER) for _ in range(3)),
            quick.do(REQUEST.read(asked, ""), "host", AFTER),
            slow.let_expire(AFTER),
        )
        await slow.let_expire(AFTER)

    apart(both())
    assert kept(club) == PersonCard(MEMBERS["bart"], email="bart@example.org")
