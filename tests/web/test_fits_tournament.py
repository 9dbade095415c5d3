"""Every page of a tournament fits every screen, and axe finds nothing on any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser

from tests.web.conftest import KEY, apart, serving
from tests.web.measuring import LOOKED, Look, faults_of_states, window
from tests.web.states import PageState
from tests.web.tournament_world import (
    EMPTY,
    FIRST_ROUND,
    FIVES,
    FIVES_STATES,
    LATE,
    LATE_STATES,
    ODD_SIZES,
    OPEN,
    OVERDUE,
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

MILLIMETRES = 4
"""Below the last line of a slip."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, str]]:
    """A server with a tournament that is played and one that is prepared; and what somebody's own card opens."""
    folder = tmp_path_factory.mktemp("tournament")
    site = open_site(Settings(folder, apart=False))
    tell_tournament(site, PLAYED, (*TOURNAMENT, *FIRST_ROUND))
    tell_tournament(site, EMPTY, PREPARED)
    tell_tournament(site, OPEN, REGISTERED)
    badge = badge_link(site, PLAYED, "p5").removeprefix(site.settings.address)
    tell_tournament(site, FIVES, ODD_SIZES)
    tell_tournament(site, LATE, OVERDUE)
    tell_walls(site)
    apart(site.store.close())
    with serving(folder) as address:
        yield address, badge


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
@pytest.mark.parametrize(
    "states",
    [*(TOURNAMENT_STATES[at::2] for at in range(2)), WALL_STATES, (*FIVES_STATES, *LATE_STATES)],
    ids=["one half", "the other", "walls", "fives"],
)
def test_every_page_of_a_tournament_fits_and_axe_finds_nothing(
    browser: Browser, served: tuple[str, str], look: Look, states: tuple[PageState, ...]
) -> None:
    with window(browser, look) as page:
        address, badge = served
        page.goto(f"{address}/host/{KEY}")
        page.goto(address + badge)
        found = faults_of_states(page, address, states, look)
    assert not found, "\n".join(found)


def test_a_score_slip_has_room_for_five(browser: Browser, served: tuple[str, str]) -> None:
    with window(browser, Look("nl", "light")) as page:
        page.goto(f"{served[0]}/host/{KEY}")
        page.goto(f"{served[0]}/toernooi/{FIVES}/print/scorebriefjes")
        page.emulate_media(media="print")
        room = page.locator(".slip").evaluate_all(
            "slips => slips.map(slip => slip.getBoundingClientRect().bottom"
            " - Math.max(...[...slip.children].map(one => one.getBoundingClientRect().bottom)))"
        )
    assert len(room) == 6
    assert min(room) >= MILLIMETRES * 96 / 25.4, "a printer leaves some millimetres at the edge of the paper"
