"""Where a card and a player are one person: every page fits every screen in both languages, and axe finds nothing."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.club_world import CLUB, tell
from tests.web.conftest import apart, open_site_at, serving
from tests.web.measuring import SCREENS, Look, faults, open_all, violations, window
from tests.web.states import LONG
from tests.web.tied_world import GAME, card_of, phone, played
from windroos.text.web.ties import WORDS
from windroos.web.app import create_app
from windroos.web.club.rights import OPENING
from windroos.web.site import cookie_name
from windroos.web.tokens import Token

LONGEST = f"{LONG[1]} {LONG[2]} {LONG[4]}"[:40]


@pytest.mark.parametrize("look", [Look("nl", "light"), Look("en", "dark")], ids=lambda look: look.lang)
def test_from_the_first_tap_to_a_new_device(browser: Browser, tmp_path: Path, look: Look) -> None:
    site = open_site_at(tmp_path)
    tell(site, *CLUB)
    opening = f"{OPENING}/{site.tokens.make(Token('card', card_of(site, 'frits')))}"
    seat = phone(create_app(site))
    played(site, seat)
    ticket = seat.cookies[cookie_name(GAME)]
    apart(site.store.close())
    found: list[str] = []

    def look_at(page: Page, what: str) -> None:
        open_all(page)
        found.extend(faults(page, what, SCREENS) + violations(page, what))

    def says(key: str) -> str:
        return WORDS[key].to(look.lang)

    with serving(tmp_path) as address, window(browser, look) as own, window(browser, look) as new:
        own.goto(address + opening)
        look_at(own, "a card, and nobody is known")
        own.context.add_cookies([{"name": cookie_name(GAME), "value": ticket, "url": address}])
        own.goto(f"{address}/ik")
        own.fill("[name=name]", LONGEST)
        own.click(".begin .btn.main")
        own.goto(f"{address}/mij")
        look_at(own, "a card, and somebody is known")
        own.get_by_role("button", name=says("tie_do")).click()
        expect(own.get_by_text(says("tie_here"))).to_be_visible()
        look_at(own, "a card that is tied")
        new.goto(address + opening)
        look_at(new, "a tied card on another device")
        new.get_by_role("button", name=says("tie_ask")).click()
        code = new.locator(".knock-code").inner_text()
        new.wait_for_load_state()  # what is under way yet would be left out
        new.evaluate("stop()")  # it comes again every three seconds, also while it is measured
        look_at(new, "who knocks")
        new.reload()
        own.goto(f"{address}/ik")
        expect(own.locator(".knock .code")).to_have_text(code)
        look_at(own, "who is asked")
        own.get_by_role("button", name=says("asks_yes")).click()
        expect(new.get_by_role("heading", name=says("knock_is").format(name=LONGEST))).to_be_visible()
        look_at(new, "whom somebody said yes to")
        new.get_by_role("button", name=says("knock_take")).click()
        expect(new.get_by_role("heading", name=LONGEST)).to_be_visible()
        look_at(new, "the new device")
        new.goto(f"{address}/mij")
        open_all(new)
        new.locator(".me-player [value=loosen]").click()
        look_at(new, "a card that was loosened")
    assert not found, "\n".join(found)
