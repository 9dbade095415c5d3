"""Every page of a tournament fits every screen, and axe finds nothing on any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import KEY, apart, serving
from tests.web.measuring import SCREENS, Look, faults, open_all, violations, window
from tests.web.states import State
from tests.web.test_fits_club import LOOKED, SOME
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
from windroos.web.app import open_site
from windroos.web.settings import Settings


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server with a tournament that is played and one that is prepared."""
    folder = tmp_path_factory.mktemp("tournament")
    site = open_site(Settings(folder, apart=False))
    tell_tournament(site, PLAYED, (*TOURNAMENT, *FIRST_ROUND))
    tell_tournament(site, EMPTY, PREPARED)
    tell_tournament(site, OPEN, REGISTERED)
    apart(site.store.close())
    with serving(folder) as address:
        yield address


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
@pytest.mark.parametrize("states", [TOURNAMENT_STATES[at::2] for at in range(2)], ids=["one half", "the other"])
def test_every_page_of_a_tournament_fits_and_axe_finds_nothing(
    browser: Browser, served: str, look: Look, states: tuple[State, ...]
) -> None:
    found = []
    with window(browser, look) as page:
        page.goto(f"{served}/host/{KEY}")
        for state in states:
            answer = page.goto(served + state.path)
            assert answer is not None
            assert answer.status == state.answers, state
            found += faults(page, state.name, SCREENS if look.lang == "nl" else SOME)
            if open_all(page):
                found += faults(page, f"{state.name}, all open", SOME[:2])
            found += violations(page, state.name)
    assert not found, "\n".join(found)
