"""Every page of a tournament fits every screen, and axe finds nothing on any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import KEY, apart, serving
from tests.web.measuring import SCREENS, SOME, Look, faults, open_all, violations, window
from tests.web.states import State
from tests.web.test_fits_club import LOOKED
from tests.web.tournament_world import (
    EMPTY,
    FIRST_ROUND,
    OPEN,
    PLAYED,
    PREPARED,
    REGISTERED,
    TOURNAMENT,
    TOURNAMENT_STATES,
    tell_tournament,
)
from tests.web.wall_world import WALL_STATES, tell_walls
from windroos.web.app import open_site
from windroos.web.settings import Settings
from windroos.web.tournament.access import badge_link


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server with a tournament that is played and one that is prepared; and what somebody's own card opens."""
    folder = tmp_path_factory.mktemp("tournament")
    site = open_site(Settings(folder, apart=False))
    tell_tournament(site, PLAYED, (*TOURNAMENT, *FIRST_ROUND))
    tell_tournament(site, EMPTY, PREPARED)
    tell_tournament(site, OPEN, REGISTERED)
    badge = badge_link(site, PLAYED, "p5").removeprefix(site.settings.address)
    tell_walls(site)
    apart(site.store.close())
    with serving(folder) as address:
        yield address, badge


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
@pytest.mark.parametrize(
    "states", [*(TOURNAMENT_STATES[at::2] for at in range(2)), WALL_STATES], ids=["one half", "the other", "walls"]
)
def test_every_page_of_a_tournament_fits_and_axe_finds_nothing(
    browser: Browser, served: tuple[str, str], look: Look, states: tuple[State, ...]
) -> None:
    found = []
    with window(browser, look) as page:
        address, badge = served
        page.goto(f"{address}/host/{KEY}")
        page.goto(address + badge)
        for state in states:
            answer = page.goto(address + state.path)
            assert answer is not None
            assert answer.status == state.answers, state
            found += faults(page, state.name, SCREENS if look.lang == "nl" else SOME)
            if open_all(page):
                found += faults(page, f"{state.name}, all open", SOME[:2])
            found += violations(page, state.name)
    assert not found, "\n".join(found)
