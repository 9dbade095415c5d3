"""A search for a better schedule, in a browser: it goes on by itself, and is taken at any moment."""

from __future__ import annotations

import re
from collections.abc import Iterator
from urllib.parse import parse_qsl, urlsplit

import pytest
from playwright.sync_api import Browser, Page, expect

from tests.web.conftest import KEY, PATIENCE, OpenPage, own_page, serving

SEARCHING = "/indeling/zoeken?spelers=17&rondes=7&zaad=5"
TRIED = "#watch p.small"


@pytest.fixture
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """A server of its own: a search that somebody else began has gone on already."""
    with serving(tmp_path_factory.mktemp("search")) as found:
        yield found


def number_of(text: str) -> int:
    """The first number of a sentence, however its thousands are written."""
    found = re.search(r"[0-9][0-9.,\u00a0\u202f]*", text)
    assert found is not None, text
    return int(re.sub(r"[^0-9]", "", found[0]))


def took(page: Page) -> dict[str, str]:
    """What the button that takes the schedule asks for."""
    link = page.locator("#watch a.main").get_attribute("href")
    return dict(parse_qsl(urlsplit(link or "").query))


def test_figures_change_while_one_watches_and_the_button_takes_what_is_seen(address: str, open_page: OpenPage) -> None:
    page = open_page(f"{address}/host/{KEY}")
    page.goto(address + SEARCHING)
    first, button = page.locator(TRIED).inner_text(), page.locator("#watch a.main").element_handle()
    expect(page.locator(TRIED)).not_to_have_text(first)
    now = page.locator(TRIED).inner_text()
    assert number_of(now) > number_of(first)
    assert button is not None
    assert button.evaluate("one => one.isConnected"), "a button stays where it is, so that nobody taps beside it"
    asked = took(page)
    assert (asked["spelers"], asked["rondes"], asked["zaad"]) == ("17", "7", "5")
    page.click("#watch a.main")
    expect(page.locator("table.measure")).to_have_count(1)
    assert dict(parse_qsl(urlsplit(page.url).query))["zaad"] == "5"
    expect(page.locator("#watch")).to_have_count(0)


def test_without_a_connection_it_waits_and_goes_on_when_there_is_one(address: str, browser: Browser) -> None:
    with own_page(browser, locale="nl-NL") as page:
        page.goto(f"{address}/host/{KEY}")
        page.goto(address + SEARCHING)
        page.context.set_offline(True)
        with page.expect_event("requestfailed", timeout=1000 * PATIENCE):
            pass
        before = page.locator(TRIED).inner_text()
        page.context.set_offline(False)
        expect(page.locator(TRIED)).not_to_have_text(before)


def test_it_is_over_where_nothing_is_better_and_nobody_asks_any_more(address: str, open_page: OpenPage) -> None:
    page = open_page(f"{address}/host/{KEY}")
    page.goto(f"{address}/indeling/zoeken?spelers=28&rondes=9")
    expect(page.locator("#watch p.large")).to_contain_text("beter kan niet")
    assert page.locator("[data-watch]").count() == 0


def test_without_a_script_a_link_looks_again(address: str, open_page: OpenPage) -> None:
    page = open_page(f"{address}/host/{KEY}", script=False)
    page.goto(address + SEARCHING)
    with page.expect_navigation():
        page.get_by_role("link", name="Kijk hoever het is").click()
    assert urlsplit(page.url).path == "/indeling/zoeken"
    expect(page.locator(TRIED)).to_have_count(1)
