"""One table of a tournament in real browsers, hand by hand, from the phone on it to "in" on the desk."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage, apart, serving
from tests.web.test_tournament_counting import AT, EIGHT, ID, made
from tests.web.tournament_world import tell_tournament
from windroos.web.app import open_site
from windroos.web.settings import Settings
from windroos.web.tournament.access import badge_digits, table_card_link

PLAYED = ((0, (60, 40, 20, 0)), (2, (0, 20, 80, 40)))
"""Two hands: who won, and the scores."""


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[tuple[str, str, dict[str, str]]]:
    """A server whose first round runs; what the card of table 1 opens, and the code on the card of everybody."""
    site = open_site(Settings(tmp_path, apart=False))
    tell_tournament(site, ID, made())
    card = table_card_link(site, ID, 1).removeprefix(site.settings.address)
    codes = {name: badge_digits(site, ID, name.lower()) for name in EIGHT[:4]}
    apart(site.store.close())
    with serving(tmp_path) as address:
        yield address, card, codes


def counted(phone: Page, number: int, winner: int, scores: tuple[int, ...]) -> None:
    """A hand in scores, by thumb, until its result is shown."""
    phone.tap("#go")
    phone.tap(f'button[value="tap=winner&player={winner}"]:visible')
    phone.tap("a[href*='scores=1']:visible")
    for player, score in enumerate(scores):
        phone.fill(f"[name=points-{player}]", str(score))
    phone.tap('button[value="tap=done"]:visible')
    phone.wait_for_url(f"**/spel/{number}")


def test_a_table_counts_by_thumb_and_the_desk_sees_it_come_in(
    hall: tuple[str, str, dict[str, str]], open_page: OpenPage
) -> None:
    address, card, codes = hall
    desk = open_page(f"{address}{AT}/leiding", host=address)
    tile = desk.locator("#tile-1")
    phone = open_page(address + card, phone=True)
    phone.get_by_role("button", name="Tel spel voor spel").tap()
    expect(phone.get_by_role("heading", name="Ronde 1, tafel 1")).to_be_visible()
    expect(tile).to_contain_text("Telt spel 1")
    counted(phone, 1, *PLAYED[0])
    expect(tile).to_contain_text("Telt spel 2")
    other = open_page(address + card, phone=True)
    expect(other.get_by_role("link", name="Verder met spel 2")).to_be_visible()
    phone.goto(f"{address}{AT}/tafel/1")
    phone.get_by_role("link", name="Verder met spel 2").tap()
    counted(phone, 2, *PLAYED[1])
    expect(other.get_by_role("link", name="Verder met spel 3")).to_be_visible()
    phone.goto(f"{address}{AT}/tafel/1")
    phone.get_by_role("link", name="Verder met spel 3").tap()
    phone.tap("#finish summary")
    phone.fill("#finish [name=reason]", "De bel")
    phone.get_by_role("button", name="Nu beëindigen").tap()
    phone.get_by_role("link", name="Naar de uitslag: zeg akkoord").tap()
    for at, name in enumerate(EIGHT[:4], 1):
        form = phone.locator(f"form:has([value='agree:{name.lower()}'])")
        form.locator("[name=code]").fill(codes[name])
        form.get_by_role("button").tap()
        expect(phone.locator(".t-agreed")).to_have_count(at) if at < 4 else None
    expect(phone.get_by_text("De uitslag is binnen.")).to_be_visible()
    expect(tile).to_contain_text("binnen")
    expect(desk.locator(".t-count")).to_have_text("1/2")
    expect(other.get_by_text("De uitslag is binnen.")).to_be_visible()
