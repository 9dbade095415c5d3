"""A sheet that a phone counted in the cellar is put at a table of an evening: by a helper, who says who sat where."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date
from typing import cast

import pytest
from starlette.testclient import TestClient

from tests.web.club_evening_world import tonight
from tests.web.club_roles import browser_of
from tests.web.club_world import CLUB, MEMBERS, tell
from tests.web.pocket_client import PocketClient
from tests.web.test_pocket_home import HomeLine, draw
from tests.web.thumb import Thumb
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import create_app
from windroos.web.site import Site

AT = "/club/avond/nu/blad/2/1"
SAT = list(MEMBERS)[5:9]
ORDER = [SAT[2], SAT[0], SAT[3], SAT[1]]


@pytest.fixture
def house(site: Site) -> Iterator[TestClient]:
    tell(site, *CLUB, *tonight(date.today()))
    app = create_app(site)
    with TestClient(app):
        yield browser_of(site, app, "helper")


@pytest.fixture
def phone() -> PocketClient:
    return PocketClient(home=True)


def cellar(house: TestClient, phone: PocketClient, rules: str = "groenehart2011") -> str:
    """A sheet of two hands that came home; its id."""
    own = Thumb(cast(TestClient, phone))
    id = own.make(rules, tuple(MEMBERS[one] for one in ORDER), title="Kelder")
    draw(own, id)
    draw(own, id)
    assert HomeLine(house).bring(phone, id) == "kept"
    return id


def put(house: TestClient, sheet: str, order: list[str]) -> int:
    fields = {"sheet": sheet, **{f"seat-{at}": one for at, one in enumerate(order)}}
    return int(house.post(AT, data=fields, follow_redirects=False).status_code)


def sheet_of(site: Site) -> str:
    return ClubFolder(site.store).world().evenings["nu"].parts[2, 1].sheet


def test_a_sheet_is_put_at_its_table_and_what_the_phone_counts_on_follows(
    house: TestClient, phone: PocketClient, site: Site
) -> None:
    id = cellar(house, phone)
    assert "Kelder" in house.get(AT).text
    chosen = house.get(f"{AT}?blad={id}").text
    assert [f'value="{one}" selected' in chosen for one in ORDER] == [True] * 4
    assert put(house, id, ORDER) == 303
    sheet = sheet_of(site)
    assert sheet not in ("", id)
    assert [one.body for one in site.store.events(sheet)][1:] == [one.body for one in site.store.events(id)][1:]
    assert ClubFolder(site.store).world().evenings["nu"].parts[2, 1].players == tuple(ORDER)
    draw(Thumb(cast(TestClient, phone)), id)
    assert HomeLine(house).bring(phone, id) == "kept"
    assert site.store.stream(sheet) is not None
    assert len(site.store.events(sheet)) == 4
    assert len(site.store.events(id)) == 3
    assert "Kelder" not in house.get(AT.replace("/2/", "/1/")).text


def test_the_result_flows_into_the_evening_when_the_phone_ends_the_game(
    house: TestClient, phone: PocketClient, site: Site
) -> None:
    id = cellar(house, phone)
    assert put(house, id, ORDER) == 303
    Thumb(cast(TestClient, phone)).go(f"/tellen/{id}").press("tap=finish")
    assert HomeLine(house).bring(phone, id) == "kept"
    kept = ClubFolder(site.store).world().evenings["nu"].results[2, 1]
    assert kept.typed is not None
    assert kept.typed.players == tuple(ORDER)


@pytest.mark.parametrize("order", [SAT[:2] * 2, [*SAT[:3], ""], ["", "", "", ""]])
def test_who_sat_where_is_not_guessed(house: TestClient, phone: PocketClient, site: Site, order: list[str]) -> None:
    id = cellar(house, phone)
    assert put(house, id, order) == 422
    assert sheet_of(site) == ""


def test_a_sheet_goes_to_one_table_and_a_table_has_one_sheet(
    house: TestClient, phone: PocketClient, site: Site
) -> None:
    id = cellar(house, phone)
    assert put(house, id, ORDER) == 303
    assert put(house, cellar(house, PocketClient(home=True)), ORDER) == 422
    assert put(house, id, ORDER) == 422


def test_a_sheet_by_other_rules_does_not_fit(house: TestClient, phone: PocketClient, site: Site) -> None:
    id = cellar(house, phone, "nts2002")
    assert "Kelder" not in house.get(AT).text
    assert put(house, id, ORDER) == 422
    assert sheet_of(site) == ""
