"""Closing an evening of a season that is closed already: it asks why, and whether the title stands or follows."""

from __future__ import annotations

import pytest

from tests.web.club_course_world import FINALS, SCHEME
from tests.web.club_evening_world import CLOSING, EVENING
from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, tell
from windroos.club.given_titles import GivenTitle, given_titles
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.site import Site

PATH = "/club/avond/x1"
ORIGIN = {"origin": "http://testserver"}


@pytest.fixture
def club(site: Site) -> Site:
    tell(site, *CLUB, *EVENING, *SCHEME, *FINALS, *CLOSING)
    return site


def title(site: Site) -> GivenTitle:
    world = ClubFolder(site.store).world()
    assert world.club is not None
    found = given_titles(world.club, world.evenings.values(), world.evenings["x1"])
    return next(one for one in found if one.season == "s22")


def closed(site: Site) -> bool:
    return ClubFolder(site.store).world().evenings["x1"].closed


@pytest.mark.parametrize(("chosen", "changed"), [("stand", False), ("follow", False), ("", True)])
def test_it_asks_why_and_what_becomes_of_the_title(club: Site, chosen: str, changed: bool) -> None:
    """Bart comes first by the evening that was forgotten."""
    desk, before = browser_of(club, create_app(club), "host"), title(club)
    assert "Waarom komt deze avond er nu bij?" in desk.get(PATH).text
    refused = desk.post(PATH, data={"do": "close", "deel": "tables"}, headers=ORIGIN)
    assert refused.status_code == 422
    assert "hoort bij een seizoen of periode die al gesloten is" in refused.text
    assert not closed(club)
    fields = {"do": "close", "close_reason": "briefje gevonden", "title:s22:": chosen}
    assert desk.post(PATH, data=fields, headers=ORIGIN).status_code == 303
    assert closed(club)
    after = title(club)
    assert after.changed is changed
    assert after.people == (("bart",) if chosen == "follow" else before.people)
    assert before.people != ("bart",)
    assert "briefje gevonden" in desk.get("/club/logboek").text
    assert desk.post(PATH, data={"do": "close"}, headers=ORIGIN).status_code == 303, "closed: nothing is asked"


def test_a_helper_says_why_and_leaves_the_title_to_the_secretary(club: Site) -> None:
    helper, before = browser_of(club, create_app(club), "helper"), title(club)
    shown = helper.get(PATH).text
    assert "Waarom komt deze avond er nu bij?" in shown
    assert "De titel van" not in shown
    fields = {"do": "close", "close_reason": "briefje gevonden", "title:s22:": "follow"}
    assert helper.post(PATH, data=fields, headers=ORIGIN).status_code == 303
    assert closed(club)
    assert title(club).people == before.people
    assert title(club).changed
