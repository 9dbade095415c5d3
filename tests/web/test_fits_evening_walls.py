"""Every page of an evening on equal walls fits every screen, and axe finds nothing on any."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from playwright.sync_api import Browser

from tests.web.club_world import CLUB, house_of, tell
from tests.web.conftest import KEY, apart, serving
from tests.web.evening_wall_world import EVENING_WALL_STATES, tell_evening_walls
from tests.web.measuring import SCREENS, SOME, Look, faults, open_all, violations, window
from tests.web.test_fits_club import LOOKED
from windroos.web.app import open_site
from windroos.web.club.evening.at_table import table_link
from windroos.web.settings import Settings


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server whose club has evenings on equal walls, and what the card of a table opens that is played at."""
    folder = tmp_path_factory.mktemp("walls")
    site = open_site(Settings(folder, apart=False))
    tell(site, *CLUB)
    tell_evening_walls(site, date.today())
    card = table_link(house_of(site), "mc", 1).removeprefix(house_of(site).address)
    apart(site.store.close())
    with serving(folder) as address:
        yield address, card


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
def test_every_page_of_an_evening_on_equal_walls_fits_and_axe_finds_nothing(
    browser: Browser, served: tuple[str, str], look: Look
) -> None:
    found = []
    with window(browser, look) as page:
        address, card = served
        page.goto(f"{address}/host/{KEY}")
        page.goto(address + card)
        for state in EVENING_WALL_STATES:
            answer = page.goto(address + state.path)
            assert answer is not None
            assert answer.status == state.answers, state
            found += faults(page, state.name, SCREENS if look.lang == "nl" else SOME)
            if open_all(page):
                found += faults(page, f"{state.name}, all open", SOME[:2])
            found += violations(page, state.name)
    assert not found, "\n".join(found)
