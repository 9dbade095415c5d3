"""A page of which a script that it needs was lost on its way: it says so, and comes when it is loaded again.

Every page that says that it needs a script is looked at here; `test_needed_scripts.py` sees to that.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from contextlib import contextmanager
from datetime import date
from typing import Any, Final, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.club_evening_world import tonight
from tests.web.club_world import CLUB, tell
from tests.web.conftest import KEY, apart, own_page, serving
from tests.web.measuring import SOME, faults
from tests.web.playing import check
from tests.web.pocket_host import hosting
from tests.web.scenes import IN_PLAY, REPLAYS, Stage
from tests.web.tournament_world import FIRST_ROUND, PLAYED, TOURNAMENT, tell_tournament
from windroos.web.app import open_site
from windroos.web.pocket.site import write_site
from windroos.web.settings import Settings

AT_FIRST: Final = """() => {
  for (const one of document.getAnimations()) {
    if (one.animationName === "not-come") Object.assign(one, { currentTime: 0 }).pause();
  }
}"""
MUCH_LATER: Final = """() => {
  for (const one of document.getAnimations()) if (one.animationName === "not-come") one.finish();
}"""
"""What comes by itself after some seconds has not come yet, however long this takes; and it has."""
NOTICE: Final = ".not-come"
LOAD_AGAIN: Final = "Laad de pagina opnieuw"


class LookedAtHouse(NamedTuple):
    """A server with something of everything, the games on it, and a folder of the scorer without a server."""

    address: str
    stage: Stage
    pocket: str

    def at(self, path: str) -> Callable[[Page], object]:
        """How its host comes to a page."""

        def go(page: Page) -> None:
            page.goto(f"{self.address}/host/{KEY}")
            page.goto(self.address + path)

        return go


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[LookedAtHouse]:
    """A club with an evening, a tournament, a game, and the scorer of a phone, of which Python is not there."""
    folder, pocket = tmp_path_factory.mktemp("house"), tmp_path_factory.mktemp("pocket")
    site = open_site(Settings(folder, "http://localhost", apart=False))
    tell(site, *CLUB, *tonight(date.today()))
    tell_tournament(site, PLAYED, (*TOURNAMENT, *FIRST_ROUND))
    stage = Stage(site, (IN_PLAY[0], REPLAYS[0]))
    apart(site.store.close())
    write_site(pocket, {})
    with serving(folder) as address, hosting(pocket) as away:
        yield LookedAtHouse(address, stage, away)


def at_table(house: LookedAtHouse) -> Callable[[Page], object]:
    return lambda page: house.stage.show(page, house.address, IN_PLAY[0], "nl")


def at_replay(house: LookedAtHouse) -> Callable[[Page], object]:
    return lambda page: house.stage.show(page, house.address, REPLAYS[0]._replace(press=()), "nl")


def at_own_page(house: LookedAtHouse) -> Callable[[Page], object]:
    def go(page: Page) -> None:
        page.goto(f"{house.address}/ik")
        page.fill(".begin [name=name]", "Aad")
        page.click(".begin .btn")
        expect(page.locator("h1")).to_have_text("Aad")

    return go


PAGES: Final[dict[str, Callable[[LookedAtHouse], Callable[[Page], object]]]] = {
    "table/table.html": at_table,
    "table/replay.html": at_replay,
    "table/new.html": lambda house: house.at("/spelen"),
    "profile/begin.html": lambda house: house.at("/ik"),
    "profile/profile.html": at_own_page,
    "club/evening/screen.html": lambda house: house.at("/club/avond/nu/scherm"),
    "club/evening/result.html": lambda house: lambda page: page.goto(f"{house.address}/club/avond/nu"),
    "tournament/public.html": lambda house: house.at(f"/toernooi/{PLAYED}"),
    "tournament/screen.html": lambda house: house.at(f"/toernooi/{PLAYED}/scherm/alles"),
    "tournament/desk.html": lambda house: house.at(f"/toernooi/{PLAYED}/leiding"),
    "tournament/table.html": lambda house: house.at(f"/toernooi/{PLAYED}/tafel/2"),
    "pocket/shell.html": lambda house: lambda page: page.goto(house.pocket),
}
"""How somebody comes to a page of a template."""
every = pytest.mark.parametrize("template", PAGES)


@contextmanager
def shown(browser: Browser, house: LookedAtHouse, template: str, **options: Any) -> Iterator[Page]:
    """A page of a template, all of which has come."""
    dutch = {"locale": "nl-NL", "extra_http_headers": {"accept-language": "nl"}}
    with own_page(browser, viewport=SOME[1], **dutch, **options) as page:
        PAGES[template](house)(page)
        assert needed(page)
        expect(page.locator("body")).to_have_attribute("data-needs", "")
        yield page


def needed(page: Page) -> list[str]:
    """The scripts that a page says that it needs, whichever have come."""
    text = page.request.get(page.url).text()
    return text.partition('data-needs="')[2].partition('"')[0].split()


@every
def test_a_page_whose_script_was_lost_says_so_and_comes_when_it_is_loaded_again(
    browser: Browser, house: LookedAtHouse, template: str
) -> None:
    with shown(browser, house, template) as page:
        for script in needed(page):
            page.route(f"**/{script}", lambda route: route.abort(), times=1)
            page.reload()
            page.evaluate(AT_FIRST)
            expect(page.locator(NOTICE)).to_be_hidden()
            page.evaluate(MUCH_LATER)
            expect(page.locator(NOTICE)).to_be_visible()
            assert page.locator("body").get_attribute("data-needs") == script
            page.get_by_role("link", name=LOAD_AGAIN).click()
            expect(page.locator("body")).to_have_attribute("data-needs", "")


@every
def test_what_it_says_is_seen_whole_and_not_printed(browser: Browser, house: LookedAtHouse, template: str) -> None:
    with shown(browser, house, template, reduced_motion="reduce") as page:
        page.route(f"**/{needed(page)[0]}", lambda route: route.abort())
        page.reload()
        page.evaluate(MUCH_LATER)
        expect(page.locator(NOTICE)).to_be_in_viewport(ratio=1)
        check(page, template, "a script was lost")
        assert faults(page, "a script was lost", SOME) == []
        page.emulate_media(media="print")
        expect(page.locator(NOTICE)).to_be_hidden()


@every
def test_where_every_script_came_or_none_is_wanted_it_is_never_seen(
    browser: Browser, house: LookedAtHouse, template: str
) -> None:
    with shown(browser, house, template) as page:
        for motion in ("no-preference", "reduce"):
            page.emulate_media(reduced_motion=motion)
            page.evaluate(MUCH_LATER)
            expect(page.locator(NOTICE)).to_be_hidden()
        address, cookies = page.url, page.context.cookies()
    with own_page(browser, java_script_enabled=False, locale="nl-NL") as page:
        page.context.add_cookies(cookies)  # type: ignore[arg-type]  # what is read is what is written
        page.goto(address)
        page.evaluate(MUCH_LATER)
        expect(page.locator(NOTICE)).to_have_count(1)
        expect(page.locator(NOTICE)).to_be_hidden()


def test_it_is_said_in_the_language_of_the_page(browser: Browser, house: LookedAtHouse) -> None:
    with own_page(browser, locale="en-GB", extra_http_headers={"accept-language": "en"}) as page:
        page.route("**/table/waiting.js", lambda route: route.abort())
        page.goto(f"{house.address}/spelen")
        page.evaluate(MUCH_LATER)
        expect(page.locator(NOTICE)).to_have_text("Not all of this page has come. Load the page again")


def test_before_a_phone_can_count_it_is_said_in_both(browser: Browser, house: LookedAtHouse) -> None:
    with own_page(browser) as page:
        page.route("**/pocket/page.js", lambda route: route.abort())
        page.goto(house.pocket)
        page.evaluate(MUCH_LATER)
        expect(page.locator(f"{NOTICE} [lang=nl]")).to_contain_text(LOAD_AGAIN)
        expect(page.locator(f"{NOTICE} [lang=en]")).to_contain_text("Load the page again")


def test_who_is_told_what_is_wrong_is_told_nothing_else(browser: Browser, house: LookedAtHouse) -> None:
    with shown(browser, house, "table/table.html") as page:
        page.route_web_socket("**/ws?*", lambda window: window.close(code=4401))
        page.reload()
        expect(page.locator(".line")).to_contain_text("Deze tafel is er niet")
        page.evaluate(MUCH_LATER)
        expect(page.locator(NOTICE)).to_be_hidden()


def test_a_hand_that_does_not_come_is_said_to_lack_until_the_page_says_why(
    browser: Browser, house: LookedAtHouse
) -> None:
    with shown(browser, house, "table/replay.html") as page:
        page.route("**/replay/*.json", lambda _: None)  # never answered
        page.reload()
        page.evaluate(MUCH_LATER)
        expect(page.locator(NOTICE)).to_be_visible()
        page.unroute_all()
        page.route("**/replay/*.json", lambda route: route.abort())
        page.reload()
        expect(page.locator(".step-told")).not_to_be_empty()
        page.evaluate(MUCH_LATER)
        expect(page.locator(NOTICE)).to_be_hidden()
