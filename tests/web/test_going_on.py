"""What people at a table have for each other in a browser: phrases, another match, links to give away, felt."""

from __future__ import annotations

import re

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage
from tests.web.playing import new_game, play


@pytest.fixture
def two(hasty_server: str, open_page: OpenPage) -> tuple[Page, Page]:
    """Two people at a table that waits for a third; the second reads English."""
    first = open_page(hasty_server)
    new_game(first, hasty_server, place1="friend", name1="Bep", place2="friend", name2="Cor")
    links = first.locator("dialog.invite li a").evaluate_all("(links) => links.map((link) => link.href)")
    second = open_page(links[0], lang="en-GB")
    second.wait_for_selector("main[data-phase]")
    return first, second


def test_what_somebody_says_is_read_by_each_in_his_own_language(two: tuple[Page, Page]) -> None:
    first, second = two
    first.click("[data-opens=menu]:visible")
    first.click("dialog.menu [data-opens=phrases]")
    first.click("[data-phrase=pleasure]")
    expect(second.locator(".saying")).to_have_text("Aad: Enjoy the game!")
    expect(first.locator(".saying")).to_have_text("Aad: Veel plezier!")
    expect(second.locator("#live")).to_contain_text("Aad: Enjoy the game!")
    expect(first.locator("dialog[open]")).to_have_count(0)


def test_who_wants_to_hear_nothing_hears_nothing(two: tuple[Page, Page]) -> None:
    first, second = two
    second.click("[data-opens=menu]:visible")
    second.check("dialog.menu [name=quiet]")
    second.keyboard.press("Escape")
    first.click("[data-opens=menu]:visible")
    first.click("dialog.menu [data-opens=phrases]")
    first.click("[data-phrase=hello]")
    expect(first.locator(".saying")).to_have_text("Aad: Hallo allemaal!")
    expect(second.locator(".saying")).to_be_hidden()
    assert "Hello" not in second.locator("#live").inner_text()


def test_a_link_is_copied_and_shared(two: tuple[Page, Page]) -> None:
    first, _ = two
    first.evaluate("""() => {
        window.given = [];
        const writeText = async (text) => window.given.push(text);
        Object.defineProperty(navigator, "clipboard", { value: { writeText } });
    }""")
    first.click("[data-opens=invite]:visible")
    button = first.locator("[data-copy]:visible").first
    button.click()
    expect(button).to_have_text("Gekopieerd")
    assert re.search(r"/j/[a-z0-9]{8}-s[12]", first.evaluate("window.given")[0])
    expect(first.locator("[data-share]:visible")).to_have_count(0)  # this browser shares nothing


def test_another_match_begins_for_who_wants_it(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server, hands="1")
    before = page.url
    play(page, 4)
    page.click("[data-does=again]:visible")
    page.wait_for_url(lambda url: url.partition("#")[0] != before and "/verder" not in url)
    page.wait_for_selector("main[data-phase]")
    expect(page.locator(".score li").first).to_contain_text("0")
    expect(page.locator(".score")).to_contain_text("Aad (u)")
    assert page.locator(".score li").nth(3).locator("b").inner_text() == "Aad (u)", "South is East now, East is North"


def test_felt_and_backs_are_chosen_and_kept(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server)
    page.click("[data-opens=menu]:visible")
    page.select_option("dialog.menu [name=felt]", "wine")
    page.select_option("dialog.menu [name=back]", "blue")
    page.reload()
    page.wait_for_selector("main[data-phase]")
    expect(page.locator("body")).to_have_attribute("data-felt", "wine")
    expect(page.locator("body")).to_have_attribute("data-back", "blue")
    assert page.input_value("dialog.menu [name=felt]") == "wine"
