"""Every page of the club fits every screen, and axe finds nothing on any: with a club of a season, and with none."""

from __future__ import annotations

from collections.abc import Iterator
from datetime import date

import pytest
from playwright.sync_api import Browser

from tests.web.club_course_world import FINALS, MIXED, SCHEME, TIES
from tests.web.club_evening_world import CLOSING, EVENING, RIICHI, tonight
from tests.web.club_program import HALL, LIVE, PROGRAM
from tests.web.club_states import CLUB_STATES, EMPTY, EXCLUDED
from tests.web.club_world import CLUB, tell
from tests.web.conftest import KEY, apart, serving
from tests.web.measuring import LOOKED, Look, faults_of_states, window
from tests.web.states import PageState
from windroos.web.app import open_site
from windroos.web.settings import Settings

SHARES = {f"a club, {at + 1} of 6": (0, CLUB_STATES[at::6]) for at in range(6)} | {"no club": (1, EMPTY)}
"""Which server is looked at, and what there: in shares, so that no core is left with all of it at the end."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """The addresses of a server with a club, and of one without."""
    folder, empty = tmp_path_factory.mktemp("club"), tmp_path_factory.mktemp("none")
    site = open_site(Settings(folder, apart=False))
    told = (*CLUB, *EVENING, *PROGRAM, *SCHEME, *MIXED, *FINALS, *TIES, *LIVE, *HALL, EXCLUDED)
    told = (*told, *tonight(date.today()), *CLOSING, *RIICHI)
    tell(site, *told)
    apart(site.store.close())
    with serving(folder) as one, serving(empty) as other:
        yield one, other


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
@pytest.mark.parametrize(("at", "states"), SHARES.values(), ids=SHARES)
def test_every_page_of_the_club_fits_and_axe_finds_nothing(
    browser: Browser, served: tuple[str, str], look: Look, at: int, states: tuple[PageState, ...]
) -> None:
    address = served[at]
    with window(browser, look) as page:
        page.goto(f"{address}/host/{KEY}")
        found = faults_of_states(page, address, states, look)
    assert not found, "\n".join(found)
