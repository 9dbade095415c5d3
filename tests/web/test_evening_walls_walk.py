"""An evening on equal walls in real browsers, from the first button to the secret, with a restart between."""

from __future__ import annotations

from datetime import date
from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.club_world import CLUB, house_of, tell
from tests.web.conftest import KEY, OpenPage, apart, serving
from tests.web.evening_wall_world import finish, wall_evening
from windroos.store.place import DATABASE
from windroos.store.store import Store
from windroos.web.app import open_site
from windroos.web.club.evening.at_table import table_link
from windroos.web.settings import Settings

WALLS = "/club/avond/nu/muren"


def opened(desk: Page, word: str) -> None:
    """The desk opens the tables of four walls with a word from the hall."""
    desk.get_by_label("Aantal muren").select_option("4")
    desk.get_by_label("Het woord uit de zaal").fill(word)
    desk.get_by_role("button", name="Open de tafels").click()
    expect(desk.get_by_text("0 van 4 muren")).to_have_count(2)


def racks(open_page: OpenPage, server: str, cards: list[str]) -> list[list[str]]:
    """Who began as East sits down at each table by its card, and sees his tiles; they are closed again."""
    found = []
    phones = []
    for card, name in zip(cards, ("Anna V.", "Els B."), strict=True):
        phone = open_page(server + card, phone=True)
        phones.append(phone)
        phone.get_by_role("button", name=f"{name}: ga zitten").click()
        phone.get_by_role("button", name="Begin het spel").click()  # the computer plays for who is not there yet
        tiles = phone.locator(".rack button")
        expect(tiles).to_have_count(14)
        found.append(sorted(str(tile.get_attribute("aria-label")) for tile in tiles.all()))
    for phone in phones:
        phone.close()
    return found


def test_an_evening_on_equal_walls_from_the_first_button_to_the_secret(open_page: OpenPage, tmp_path: Path) -> None:
    site = open_site(Settings(tmp_path, apart=False))
    tell(site, *CLUB, *wall_evening("nu", date.today()))
    cards = [table_link(house_of(site), "nu", table).removeprefix(house_of(site).address) for table in (1, 2)]
    apart(site.store.close())
    with serving(tmp_path) as server:
        desk = open_page(f"{server}/host/{KEY}")
        desk.goto(f"{server}/club/avond/nu?deel=tables")
        desk.get_by_role("link", name="Gelijke muren").first.click()
        desk.get_by_role("button", name="Leg vast").click()
        expect(desk.get_by_role("heading", name="Vingerafdruk")).to_be_visible()
        opened(desk, "zes")
        first, second = racks(open_page, server, cards)
        assert first == second, "both began as East, and hold the same tiles"
        desk.reload()
        expect(desk.get_by_text("✓ zit")).to_have_count(2)
        desk.get_by_text("Niet op deze tafel wachten").first.click()
        desk.get_by_role("button", name="Tot zij terug zijn").first.click()
        expect(desk.get_by_text("Op deze tafel wacht niemand.")).to_be_visible()
        desk.get_by_role("button", name="Wacht er weer op").click()
        expect(desk.get_by_text("Op deze tafel wacht niemand.")).to_have_count(0)
        desk.get_by_text("De ronde stoppen").click()
        desk.get_by_role("button", name="Stop ronde 1").click()
        opened(desk, "zeven")
        desk.close()

    async def played() -> None:
        store = Store.open(tmp_path / DATABASE)
        try:
            await finish(store, "nu")
        finally:
            await store.close()

    apart(played())
    with serving(tmp_path) as server:
        desk = open_page(f"{server}/host/{KEY}")
        desk.goto(server + WALLS)
        expect(desk.get_by_role("heading", name="Op dezelfde stenen vergeleken")).to_be_visible()
        expect(desk.locator("table.tab.tight tbody tr")).to_have_count(8)
        expect(desk.get_by_text("Geen tafel speelde een muur uit.")).to_have_count(1)
        desk.get_by_role("link", name="Muur 3").click()
        expect(desk.get_by_role("heading", name="Uitgedeeld")).to_be_visible()
        desk.get_by_role("link", name="Alle muren").click()
        desk.get_by_text("Het geheim tonen").click()
        desk.get_by_role("button", name="Toon het geheim").click()
        expect(desk.get_by_role("link", name="Bestand om na te rekenen")).to_be_visible()
        desk.goto(f"{server}/club/avond/nu?deel=result")
        desk.get_by_role("button", name="Sluit de avond af").click()
        expect(desk.locator("h1")).to_contain_text("Uitslag van")
        guest = open_page(f"{server}/club/avond/nu")
        expect(guest.get_by_role("heading", name="Op dezelfde stenen vergeleken")).to_be_visible()
        for page in (desk, guest):  # nobody calls a server that is gone
            page.close()
