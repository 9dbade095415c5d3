"""Records of the time before the program: typed, among the others in their time, in every list, and taken back."""

from __future__ import annotations

import re
from datetime import date
from typing import Any

import pytest
from starlette.testclient import TestClient

from tests.web.club_program import PROGRAM
from tests.web.club_world import CLUB, tell
from tests.web.test_club_figures import words
from windroos.club.errors import ClubError
from windroos.club.evening_result import new_records
from windroos.club.marks import RecordMark
from windroos.club.records import ClubRecord, with_marks
from windroos.club.tallying import evening_tally
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.site import Site

ROW = {"rules": "nmv144", "kind": "overscore", "value": "6.400", "person": "cor", "year": "1998", "source": "clubblad"}


@pytest.fixture
def club(client: TestClient, site: Site) -> TestClient:
    tell(site, *CLUB, *PROGRAM)
    return client


def shown(club: TestClient, path: str = "/club/records?regels=nmv144") -> str:
    """The page without its form."""
    return words(club, path).partition("Een record van vroeger")[0]


def test_it_stands_among_the_others_with_its_source_until_it_is_taken_back(club: TestClient, site: Site) -> None:
    assert "Hoogste overscore 640 Bart van den Berg, 6-2-2024, tafel 1 Het boek kent" in shown(club)
    assert club.post("/club/records", data=ROW, follow_redirects=False).status_code == 303
    said = shown(club)
    assert "Hoogste overscore 6.400 Cor Jansen, 1998 getypt, bron: clubblad Het boek kent" in said
    assert "640" not in said.partition("Hoogste overscore")[2].partition("Meeste mahjongs")[0], "it was never one"
    assert "Hoogste overscore (het boek: 61.440) 6.400 Cor Jansen 1998" in words(club, "/club/print/records")
    assert "overscore 6.400 1998 getypt" in words(club, "/club/speler/cor?regels=nmv144")
    assert "Hoogste overscore;6400;1998;Cor Jansen" in club.get("/club/uitvoer/records/csv").text
    (told,) = tell(site, {"do": "show", "what": "records", "rules": "nmv144"})
    holder = told["records"]["overscore"]["holders"][0]
    assert (holder["people"], holder["date"], holder["evening"]) == (["cor"], "1998", None)
    assert holder["source"] == "clubblad"
    assert "Record van vroeger: Hoogste overscore 6400, Cor Jansen" in words(club, "/club/logboek")
    gone = {"gone": holder["typed"], "rules": "nmv144"}
    assert club.post("/club/records", data=gone, follow_redirects=False).status_code == 303
    assert "Hoogste overscore 640 Bart van den Berg" in shown(club)
    assert club.post("/club/records", data=gone).status_code == 422, "it can be taken back once"


def test_who_topped_it_later_holds_it_and_it_stands_as_what_was(club: TestClient) -> None:
    club.post("/club/records", data={**ROW, "value": "600", "year": "", "day": "1998-03-14"})
    said = shown(club)
    assert "Hoogste overscore 640 Bart van den Berg, 6-2-2024" in said
    assert "Was 600, Cor Jansen, 14-3-1998" in said
    assert "Getypte records" in said


def test_names_are_known_people_or_new_guests(club: TestClient, site: Site) -> None:
    names = {**ROW, "kind": "most_even", "value": "4", "person": "", "name": "anna de vries, Truus, Dora Visser"}
    assert club.post("/club/records", data=names, follow_redirects=False).status_code == 303
    world = ClubFolder(site.store).world()
    assert world.club is not None
    (typed,) = world.club.records
    assert [world.names[one] for one in typed.people] == ["Anna de Vries", "Truus", "Dora Visser"]
    assert typed.people[0] == "anna"
    assert not world.club.people[typed.people[1]].memberships


@pytest.mark.parametrize(
    ("wrong", "code"),
    [
        ({"value": "veel"}, "club_number"),
        ({"value": ""}, "club_record_value"),
        ({"year": "98"}, "club_record_day"),
        ({"kind": "twentyone_day"}, "club_record_day"),
        ({"kind": "nope"}, "club_record_kind"),
        ({"rules": "nts2002"}, "club_record_kind"),
        ({"person": ""}, "club_record_source"),
        ({"source": " "}, "club_record_source"),
    ],
)
def test_what_cannot_be_is_said_with_what_was_typed(club: TestClient, wrong: dict[str, str], code: str) -> None:
    answer = club.post("/club/records", data={**ROW, **wrong})
    assert answer.status_code == 422
    assert ClubError(code, value="", kind="", known="").hint("nl")[:12] in answer.text
    assert re.search(r'name="source"[^>]*value="(clubblad|)', answer.text)


def test_the_earliest_twentyone_is_a_day(club: TestClient, site: Site) -> None:
    club.post("/club/records", data={**ROW, "kind": "twentyone_day", "value": "", "year": "", "day": "1999-04-20"})
    assert "Vroegste eenentwintig vol 20 april Cor Jansen, 20-4-1999" in shown(club)
    world = ClubFolder(site.store).world()
    assert world.club is not None
    assert world.club.records[0].value == 320


def test_nobody_but_the_secretary_types_and_nobody_sees_names_that_he_may_not(site: Site, club: TestClient) -> None:
    club.post("/club/records", data={**ROW, "source": "boekje van Anna de Vries"})
    with TestClient(create_app(site), headers={"accept-language": "nl"}) as stranger:
        assert stranger.post("/club/records", data=ROW).status_code == 403
        said = words(stranger, "/club/records?regels=nmv144")
        assert "boekje van Anna V." in said
        assert "Jansen" not in said


def test_an_evening_tells_of_a_record_only_above_what_was_typed(site: Site, club: TestClient) -> None:
    world = ClubFolder(site.store).world()
    assert world.club is not None
    evening = next(one for one in world.evenings.values() if str(one.day) == "2024-02-20")
    tallies = [evening_tally(world.club, one) for one in sorted(world.evenings.values(), key=lambda one: one.day)]
    before = {one.kind for one in new_records(world.club, tallies, evening)}
    assert before, "there is something to top"
    lines: list[dict[str, Any]] = [
        {"do": "record", "rules": "nmv144", "kind": kind, "value": 90_000 * (-1 if kind == "lowest_end" else 1),
         "people": ["cor"], "year": 1998, "source": "x"}
        for kind in before
    ]  # fmt: skip
    tell(site, *lines)
    after = ClubFolder(site.store).world()
    assert after.club is not None
    assert not {one.kind for one in new_records(after.club, tallies, evening)} - {"most_even"}


def test_marks_are_put_in_their_time() -> None:
    def mark(value: int, year: int, **more: Any) -> RecordMark:
        return RecordMark("highest_end", value, (f"p{value}",), "", date(year, 1, 1), 0, **more)

    found = (ClubRecord("highest_end", 50, (mark(50, 2020),), (mark(10, 2010), mark(30, 2015)), None),)
    (one,) = with_marks(found, [mark(20, 2012, typed="a"), mark(30, 2014, typed="b"), mark(5, 2021)], "nts2002")
    assert [held.value for held in one.earlier] == [10, 20, 30, 30]
    assert [held.value for held in one.holders] == [50]
    assert with_marks(found, [], "nts2002") is found
