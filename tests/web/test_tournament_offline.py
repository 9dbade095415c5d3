"""A table's phone without network: what was typed is kept, sent by itself when it can be, and counts once."""

from __future__ import annotations

import re
from collections.abc import Iterator
from pathlib import Path
from typing import NamedTuple

import pytest
from playwright.sync_api import Browser, Page, Route, expect
from playwright.sync_api import Error as BrowserError

from tests.line import CutLine
from tests.web.conftest import PHONE, apart, open_site_at, own_page, serving
from tests.web.tournament_world import PLAYED, TOURNAMENT, tell_tournament
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.tournament.events import read_told
from windroos.tournament.result_events import TableResult
from windroos.web.tournament.access import table_card_link

AT = f"/toernooi/{PLAYED}/tafel/2"


class OfflineCard(NamedTuple):
    """What the code on a table's card opens, while the round is played; and the line of who may be cut off."""

    address: str
    link: str
    line: CutLine


@pytest.fixture
def card(tmp_path: Path) -> Iterator[OfflineCard]:
    site = open_site_at(tmp_path)
    tell_tournament(site, PLAYED, TOURNAMENT)
    link = table_card_link(site, PLAYED, 2).removeprefix(site.settings.address)
    apart(site.store.close())
    with serving(tmp_path) as address, CutLine.to(address) as line:
        yield OfflineCard(address, link, line)


@pytest.fixture
def phones(browser: Browser, card: OfflineCard) -> Iterator[tuple[Page, Page]]:
    """Two phones of one table; the first is on the line that can be cut."""
    options = {"viewport": PHONE, "locale": "nl-NL", "reduced_motion": "reduce"}
    with own_page(browser, **options) as first, own_page(browser, **options) as second:
        for page, address in ((first, card.line.address), (second, card.address)):
            page.goto(address + card.link)
            expect(page.get_by_role("heading", name="Ronde 1, tafel 2")).to_be_visible()
        yield first, second


def results(folder: Path) -> list[tuple[int, ...]]:
    async def read() -> list[tuple[int, ...]]:
        store = Store.open(folder / DATABASE)
        told = [read_told(event.body).what for event in store.events(f"tournament.{PLAYED}")]
        await store.close()
        return [event.points for event in told if isinstance(event, TableResult)]

    return apart(read())


def fill(page: Page, *points: int) -> None:
    for place, figure in enumerate(points):
        page.fill(f"[name=points-{place}]", str(abs(figure)))
        if (figure < 0) != page.locator(f"[name=minus-points-{place}]").is_checked():
            page.locator(f"label:has([name=minus-points-{place}])").click()


def test_a_phone_without_network_keeps_what_was_typed_and_sends_it_once(
    tmp_path: Path, card: OfflineCard, phones: tuple[Page, Page]
) -> None:
    first, second = phones
    here = first.url
    card.line.cut()
    fill(first, 64, -32, -16, -16)
    first.get_by_role("button", name="Klaar").click()
    expect(first.locator("#lost")).to_contain_text("Nog niet verstuurd")
    fill(first, 48, -16, -16, -16)  # they counted once more
    first.get_by_role("button", name="Klaar").click()
    with pytest.raises(BrowserError):
        first.reload()
    expect(first).to_have_url(re.compile("^chrome-error:"))  # its page of no network comes after the failure
    assert results(tmp_path) == []
    card.line.mend()
    first.goto(here)
    expect(first.get_by_role("heading", name="Is iedereen het eens?")).to_be_visible()
    expect(first.locator("#lost")).to_be_hidden()
    expect(second.get_by_role("heading", name="Is iedereen het eens?")).to_be_visible()
    expect(second.locator(".t-seats")).to_contain_text("+48")
    assert results(tmp_path) == [(48, -16, -16, -16)]
    first.reload()
    expect(first.get_by_role("heading", name="Is iedereen het eens?")).to_be_visible()

    lost = iter([True])

    def unheard(route: Route) -> None:
        """It arrives, and the phone does not hear that it did."""
        if route.request.method == "POST" and next(lost, False):
            route.fetch()
            route.abort()
        else:
            route.continue_()

    first.route(f"**{AT}", unheard)
    second.get_by_role("link", name="wijzig").click()
    first.get_by_role("link", name="wijzig").click()
    fill(second, 32, 0, -16, -16)
    for place, figure in enumerate(("32", "0", "16", "16")):  # the last word of a field holds: his own come after these
        expect(first.locator(f"[name=points-{place}]")).to_have_value(figure)
        expect(first.locator(f"[name=minus-points-{place}]")).to_be_checked(checked=place > 1)
    fill(first, 40, -8, -16, -16)
    first.get_by_role("button", name="Klaar").click()
    expect(first.locator(".t-seats")).to_contain_text("+40")
    expect(second.locator("[name=points-0]")).to_have_value("40")
    assert results(tmp_path) == [(48, -16, -16, -16), (40, -8, -16, -16)]


def stands(page: Page) -> list[str]:
    return [page.input_value(f"[name=points-{place}]") for place in range(4)]


def test_two_phones_of_a_table_see_what_each_types_and_the_last_word_of_a_field_holds(
    tmp_path: Path, card: OfflineCard, phones: tuple[Page, Page]
) -> None:
    first, second = phones
    first.fill("[name=points-0]", "64")
    expect(second.locator("[name=points-0]")).to_have_value("64")
    second.locator("label:has([name=minus-points-1])").click()
    second.fill("[name=points-1]", "32")
    expect(first.locator("[name=points-1]")).to_have_value("32")
    expect(first.locator("[name=minus-points-1]")).to_be_checked()
    second.fill("[name=points-0]", "48")
    expect(first.locator("[name=points-0]")).to_have_value("48")
    card.line.cut()  # both go on typing, in different fields
    first.fill("[name=points-2]", "16")
    second.fill("[name=points-3]", "0")
    card.line.mend()
    first.evaluate("document.dispatchEvent(new Event('visibilitychange'))")
    expect(second.locator("[name=points-2]")).to_have_value("16")
    expect(first.locator("[name=points-3]")).to_have_value("0")
    assert stands(first) == stands(second) == ["48", "32", "16", "0"]
    fill(second, 48, -32, -16, 0)
    expect(first.locator(".t-sum")).to_contain_text("klopt")
    assert results(tmp_path) == []
    first.get_by_role("button", name="Klaar").click()
    for page in phones:
        expect(page.get_by_role("heading", name="Is iedereen het eens?")).to_be_visible()
        expect(page.locator(".t-seats")).to_contain_text("+48")
    assert results(tmp_path) == [(48, -32, -16, 0)]


def test_letters_typed_fast_are_not_overtaken_by_what_comes_back(phones: tuple[Page, Page]) -> None:
    first, second = phones
    first.locator("[name=points-0]").press_sequentially("123456789", delay=60)
    assert first.input_value("[name=points-0]") == "123456789"
    expect(second.locator("[name=points-0]")).to_have_value("123456789")
