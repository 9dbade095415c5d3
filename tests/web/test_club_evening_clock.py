"""The clock of an evening: the desk starts it, the screen in the hall calls the last hand and the end."""

from __future__ import annotations

import re
from datetime import UTC, datetime, timedelta
from pathlib import Path

from playwright.sync_api import Browser, expect
from starlette.testclient import TestClient

from tests.web.club_evening_world import EVENING
from tests.web.club_world import CLUB, tell
from tests.web.conftest import KEY, apart, own_page, serving
from windroos.club.evening_events import ResultTyped
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import open_site
from windroos.web.settings import Settings
from windroos.web.site import Site

DESK = "/club/avond/e4"
SINCE = datetime(2024, 4, 2, 17, 30, tzinfo=UTC)
CLOCK = {"do": "clock", "evening": "e4", "since": SINCE.strftime("%Y-%m-%dT%H:%M:%S"), "minutes": 150, "last": 15}
FORM = {"origin": "http://testserver"}


def test_the_clock_is_the_evening_s_own_and_may_stay_off(client: TestClient, site: Site) -> None:
    tell(site, *CLUB, *EVENING)
    assert 'id="clock"' not in client.get(f"{DESK}/scherm").text, "nobody started it"
    client.post(DESK, data={"do": "clock", "minutes": "150", "last": "15"}, headers=FORM)
    clock = ClubFolder(site.store).world().evenings["e4"].clock
    assert clock is not None
    assert (clock.minutes, clock.last) == (150, 15)
    assert 'data-last="900" data-last-hand="Laatste spel"' in client.get(f"{DESK}/scherm").text
    client.post(DESK, data={"do": "stop"}, headers=FORM)
    assert 'id="clock"' not in client.get(f"{DESK}/scherm").text
    refused = client.post(DESK, data={"do": "clock", "minutes": "0", "last": "15"}, headers=FORM)
    assert refused.status_code == 422


def test_a_table_whose_time_was_up_is_kept_as_not_finished(client: TestClient, site: Site) -> None:
    tell(site, *CLUB, *EVENING, {"do": "void", "evening": "e4", "table": 2, "reason": "opnieuw"})
    points = {f"points-{at}": str(of) for at, of in enumerate((30, 10, -10, -30))}
    client.post(
        f"{DESK}/tafel/2/1", data={"way": "totals", "do": "keep", "reason": "op tijd", "unfinished": "on", **points},
        headers=FORM,
    )  # fmt: skip
    assert "niet uitgespeeld" in client.get(f"{DESK}?deel=uitslag").text
    kept = ClubFolder(site.store).world().evenings["e4"].results[2, 1].typed
    assert isinstance(kept, ResultTyped)
    assert kept.complete is False


def test_the_screen_calls_the_last_hand_and_then_the_end(browser: Browser, tmp_path: Path) -> None:
    site = open_site(Settings(tmp_path, apart=False))
    tell(site, *CLUB, *EVENING, CLOCK)
    apart(site.store.close())
    with (
        serving(tmp_path) as address,
        own_page(browser, locale="nl-NL", timezone_id="Europe/Amsterdam") as page,
    ):
        page.clock.install(time=SINCE)
        page.goto(f"{address}/host/{KEY}")
        page.goto(f"{address}{DESK}/scherm")
        face = page.locator("#clock")
        for minutes, says in ((30, r"^[12]:\d\d:\d\d$"), (136, r"^\d+:\d\d Laatste spel$"), (151, "^Tijd$")):
            page.clock.set_system_time(SINCE + timedelta(minutes=minutes))
            page.clock.run_for(1000)
            expect(face).to_have_text(re.compile(says))
