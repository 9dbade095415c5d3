"""The screen of the hall by itself: its slides take turns without a hand, and a line that breaks mends without one."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, expect

from tests.web.club_evening_world import EVENING
from tests.web.club_world import CLUB, MEMBERS, tell
from tests.web.conftest import apart, free_port, own_page, serving
from windroos.web.app import open_site
from windroos.web.settings import Settings

SCREEN = "/club/avond/e4/scherm"
LAST = {
    "do": "result",
    "evening": "e4",
    "table": 1,
    "part": 2,
    "players": list(MEMBERS)[:4],
    "points": [70, 0, -30, -40],
}
TURN = """(seconds) => {
  for (const one of document.getAnimations()) { one.pause(); one.currentTime = 1000 * seconds; }
  return [...document.querySelectorAll(".slide")].map((one) => getComputedStyle(one).visibility);
}"""


def told(folder: Path, *lines: dict[str, object]) -> None:
    """Lines told to the folder of a server that does not run."""
    site = open_site(Settings(folder, apart=False))
    tell(site, *lines)
    apart(site.store.close())


def test_the_screen_turns_by_itself_and_comes_back_after_a_lost_line(browser: Browser, tmp_path: Path) -> None:
    told(tmp_path, *CLUB, *EVENING)
    port = free_port()
    with own_page(browser, viewport={"width": 1920, "height": 1080}, locale="nl-NL") as page:
        with serving(tmp_path, port) as address:
            page.goto(f"{address}{SCREEN}")
            expect(page.locator(".slide")).to_have_count(2)
            seen = [page.evaluate(TURN, seconds) for seconds in (5, 15, 25)]
            assert seen == [["visible", "hidden"], ["hidden", "visible"], ["visible", "hidden"]]
            assert page.evaluate("document.getAnimations()[0].effect.getTiming().iterations === Infinity")
        told(tmp_path, LAST)
        with serving(tmp_path, port):
            expect(page.locator(".slide.result")).to_have_count(1)
            expect(page.locator(".slide")).to_have_count(1)
