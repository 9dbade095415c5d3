"""A paper form on a phone: one hand stands open, the others are a line each; a laptop shows all of them."""

from __future__ import annotations

import re
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.club_program import PEOPLE
from tests.web.club_world import CLUB, tell
from tests.web.conftest import KEY, apart, own_page, serving
from windroos.club.evening_events import SheetTyped
from windroos.club.mahjongs import RULES
from windroos.hosting.club_folder import ClubFolder
from windroos.web.app import open_site
from windroos.web.settings import Settings

FORM = "/club/avond/f1/tafel/1/1?wijze=hands"
PHONE: ViewportSize = {"width": 390, "height": 844}
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
LONGEST = 2_400
"""Pixels of a form of sixteen hands on a phone, of which one is open; all of them open are more than 5,000."""
TOLD = (
    *CLUB,
    {"do": "evening", "id": "f1", "date": "2024-02-06", "rules": RULES},
    *({"do": "arrive", "evening": "f1", "person": one} for one in PEOPLE),
    {"do": "tables", "evening": "f1", "method": "hand", "tables": [list(PEOPLE)]},
)


@pytest.fixture
def address(tmp_path: Path) -> Iterator[str]:
    site = open_site(Settings(tmp_path, apart=False))
    tell(site, *TOLD)
    apart(site.store.close())
    with serving(tmp_path) as served:
        yield served


@contextmanager
def opened(browser: Browser, address: str, screen: ViewportSize, *, scripts: bool = True) -> Iterator[Page]:
    """The empty form before somebody with such a screen."""
    with own_page(browser, viewport=screen, locale="nl-NL", java_script_enabled=scripts) as page:
        page.goto(f"{address}/host/{KEY}")
        page.goto(address + FORM)
        yield page


def open_hands(page: Page) -> list[int]:
    """The hands whose fields can be seen, from 0."""
    seen = page.locator("fieldset.hand")
    return [at for at in range(seen.count()) if seen.nth(at).locator("select").first.is_visible()]


def one_open(page: Page, hand: int) -> bool:
    """Whether, once the page is as it will be, this hand alone stands open.

    The lines come last, when the page is there whole: of one that still comes in, the first hand is all there is.
    """
    expect(page.locator(".hand-line")).to_have_count(16)
    expect(page.locator("fieldset.hand:not(.folded)")).to_have_count(1)
    return open_hands(page) == [hand]


def height(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollHeight"))


def test_one_hand_is_open_and_the_others_say_what_was_typed(browser: Browser, address: str, tmp_path: Path) -> None:
    with opened(browser, address, PHONE) as page:
        expect(page.locator(".hand-line").nth(15)).to_be_visible()
        assert one_open(page, 0)
        assert height(page) < LONGEST
        page.select_option("[name=w-0]", "bart")
        page.select_option("[name=g-0]", "cor")
        page.fill("[name=s-0-1]", "80")
        page.locator(".hand-next:visible").click()
        assert one_open(page, 1)
        expect(page.locator(".hand-line").nth(0)).to_have_text("Spel 1 Bart van den Berg van Cor Jansen, 80")
        page.select_option("[name=w-1]", "-draw")
        page.locator(".hand-line").nth(4).click()
        assert one_open(page, 4)
        expect(page.locator(".hand-line").nth(1)).to_have_text("Spel 2 Remise")
        page.locator(".hand-line").nth(4).click()
        assert open_hands(page) == [], "pressed again it is folded"
        page.locator(".hand-line").nth(0).click()
        page.fill("[name=s-0-1]", "1000")
        page.locator(".hand-line").nth(2).click()
        page.click("#keep")
        expect(page.locator(".field-wrong")).to_be_visible()
        assert one_open(page, 0), "a hand that was refused stands open"
        page.fill("[name=s-0-1]", "80")
        page.click("#keep")
        expect(page.locator(".field-wrong")).to_contain_text("niet compleet")
        assert one_open(page, 0), "a score is missing, and it is said there"
        for place in (0, 2, 3):
            page.fill(f"[name=s-0-{place}]", "20")
        page.click("#keep")
        expect(page).to_have_url(re.compile(r"deel=tables$"))
        page.goto(address + FORM)
        expect(page.locator(".hand-line").nth(0)).to_contain_text("Bart")
        assert one_open(page, 2), "what is typed later goes on behind what was kept"
    kept = ClubFolder(open_site(Settings(tmp_path, apart=False)).store).world().evenings["f1"].results[1, 1].typed
    assert isinstance(kept, SheetTyped)


@pytest.mark.parametrize(("screen", "scripts"), [(LAPTOP, True), (PHONE, False)], ids=["a laptop", "without scripts"])
def test_where_there_is_room_or_no_script_all_stand_open(
    browser: Browser, address: str, screen: ViewportSize, *, scripts: bool
) -> None:
    with opened(browser, address, screen, scripts=scripts) as page:
        assert open_hands(page) == list(range(16))
        assert page.locator(".hand-line").count() == 0
        assert page.locator(".hand-next:visible").count() == 0


def test_who_turns_a_phone_over_keeps_what_was_typed(browser: Browser, address: str) -> None:
    with opened(browser, address, PHONE) as page:
        page.fill("[name=s-0-0]", "12")
        page.set_viewport_size({"width": 844, "height": 390})
        expect(page.locator(".hand-line")).to_have_count(0)
        assert open_hands(page) == list(range(16))
        page.set_viewport_size(PHONE)
        expect(page.locator(".hand-line")).to_have_count(16)
        assert (open_hands(page), page.input_value("[name=s-0-0]")) == ([0], "12")
