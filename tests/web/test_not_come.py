"""A table's page of which a script was lost on its way: it says so, and comes when it is loaded again."""

from __future__ import annotations

from playwright.sync_api import Browser, expect

from tests.web.conftest import PHONE, own_page
from tests.web.measuring import SCREENS, faults
from tests.web.playing import check, new_game

MUCH_LATER = "() => { for (const one of document.getAnimations()) one.finish(); }"
"""What comes by itself after some seconds has come."""


def test_a_page_whose_script_was_lost_says_so_and_comes_when_it_is_loaded_again(
    browser: Browser, hasty_server: str
) -> None:
    with own_page(browser, viewport=PHONE, locale="nl-NL", extra_http_headers={"accept-language": "nl"}) as page:
        new_game(page, hasty_server)
        expect(page.locator(".not-come")).to_be_hidden()
        page.route("**/table/socket.js", lambda route: route.abort(), times=1)
        page.reload()
        expect(page.locator(".not-come")).to_be_hidden()
        page.evaluate(MUCH_LATER)
        expect(page.locator(".not-come")).to_be_visible()
        check(page, "a script was lost")
        assert faults(page, "a script was lost", SCREENS) == []
        page.get_by_role("link", name="Laad de pagina opnieuw").click()
        page.wait_for_selector("main[data-phase]")
        expect(page.locator(".not-come")).to_be_hidden()


def test_who_is_told_what_is_wrong_is_told_nothing_else(browser: Browser, hasty_server: str) -> None:
    with own_page(browser, locale="nl-NL", extra_http_headers={"accept-language": "nl"}) as page:
        new_game(page, hasty_server)
        page.route_web_socket("**/ws?*", lambda window: window.close(code=4401))
        page.reload()
        expect(page.locator(".line")).to_contain_text("Deze tafel is er niet")
        page.evaluate(MUCH_LATER)
        expect(page.locator(".not-come")).to_be_hidden()
