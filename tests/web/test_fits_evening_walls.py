"""Every page of an evening on equal walls fits every screen, and axe finds nothing on any."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from playwright.sync_api import Browser

from tests.web.club_world import CLUB, house_of, tell
from tests.web.conftest import KEY, apart, serving
from tests.web.evening_wall_world import EVENING_WALL_STATES, tell_evening_walls
from tests.web.measuring import LOOKED, Look, faults_of_states, window
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
    with window(browser, look) as page:
        address, card = served
        page.goto(f"{address}/host/{KEY}")
        page.goto(address + card)
        found = faults_of_states(page, address, EVENING_WALL_STATES, look)
    assert not found, "\n".join(found)
