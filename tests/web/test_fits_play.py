"""Every state of Spelen fits every screen, and axe finds nothing in any."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, ViewportSize

from tests.web.conftest import serving
from tests.web.measuring import Look, faults, window
from tests.web.scenes import ENDS, IN_PLAY, REPLAYS, WHOLE, Scene, Stage
from tests.web.test_fits import HERE
from windroos.web.app import open_site
from windroos.web.settings import Settings

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Stage]]:
    """The address of a server, and the games that are looked at there."""
    folder = tmp_path_factory.mktemp("scenes")
    stage = Stage(open_site(Settings(folder, "http://localhost")))
    with serving(folder) as address:
        yield address, stage


@pytest.mark.parametrize("look", HERE, ids=lambda look: f"{look.lang}-{look.scheme}")
@pytest.mark.parametrize("scenes", [IN_PLAY, ENDS, REPLAYS], ids=["in play", "ends", "replays"])
def test_every_state_of_a_table_fits_every_screen(
    browser: Browser, staged: tuple[str, Stage], look: Look, scenes: tuple[Scene, ...]
) -> None:
    address, stage = staged
    found = []
    for scene in scenes:
        with window(browser, look) as page:
            stage.show(page, address, scene, look.lang)
            found += faults(page, scene.name)
            found += faults(page, f"{scene.name}, sideways", [SIDEWAYS])
            wrong = Axe().run(page).response["violations"]
            found += [f"{scene.name}: {one['id']} {node['html'][:200]}" for one in wrong for node in one["nodes"]]
    assert not found, "\n".join(found)


ROWS = "new Set([...document.querySelectorAll('.rack button')].map((one) => Math.round(one.offsetTop))).size"
"""In how many rows one's own tiles stand, the drawn one among them."""


@pytest.mark.parametrize(("width", "height", "rows"), [(820, 1180, 1), (640, 960, 1), (1366, 768, 1), (360, 740, 2)])
def test_ones_own_tiles_stand_in_one_row_where_they_fit(
    browser: Browser, staged: tuple[str, Stage], width: int, height: int, rows: int
) -> None:
    address, stage = staged
    with window(browser, HERE[0]) as page:
        page.set_viewport_size({"width": width, "height": height})
        stage.show(page, address, WHOLE, HERE[0].lang)
        assert page.locator(".rack button").count() == 14
        assert page.evaluate(ROWS) == rows
