"""A tournament of eight in real browsers, from making it to the standings: a desk by keyboard, a phone, a screen."""

from __future__ import annotations

import re

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage

NAMES = "Anna\nBart\nCor\nDora\nEls\nFrits\nGreet\nHans"


def minus(page: Page, place: int) -> None:
    """The stroke beside a figure."""
    page.locator(f"label:has([name=minus-points-{place}])").click()


def prepared(desk: Page) -> str:
    """Make it as somebody does who reads what he is to do next; its address."""
    desk.get_by_role("link", name="Maak een toernooi").click()
    desk.fill("[name=name]", "Open Rijnlands")
    desk.fill("[name=players]", "8")
    desk.fill("[name=rounds]", "2")
    desk.get_by_role("button", name="Maak een toernooi").click()
    desk.wait_for_url("**/leiding")
    at = desk.url.removesuffix("/leiding")
    desk.get_by_role("main").get_by_role("link", name="Deelnemers").click()
    desk.fill("textarea", NAMES)
    desk.get_by_role("button", name="Zet erbij").click()
    expect(desk.get_by_role("heading", name="8 spelers")).to_be_visible()
    desk.get_by_role("link", name="Maak het schema").click()
    desk.get_by_role("button", name="Maak het schema").click()
    desk.get_by_role("main").get_by_role("link", name="Loten").click()
    desk.get_by_role("button", name="Toon de vingerafdruk").click()
    desk.fill("[name=word]", "rode draak")
    desk.get_by_role("button", name="Loot", exact=True).click()
    desk.get_by_role("main").get_by_role("link", name="Naar de leiding").click()
    return at


def by_keyboard(desk: Page, table: int, *figures: int) -> None:
    """Table number, Enter, four figures with Enter between; a loss has its minus typed."""
    expect(desk.locator("[name=tafel]")).to_be_focused()
    desk.keyboard.type(str(table))
    desk.keyboard.press("Enter")
    for place, figure in enumerate(figures):
        expect(desk.locator(f"[name=points-{place}]")).to_be_focused()
        desk.wait_for_load_state()  # its script hears Enter from then on; before, it sends the form
        desk.keyboard.type(str(figure))
        desk.keyboard.press("Enter")
    expect(desk.get_by_text(f"Tafel {table} is bewaard.")).to_be_visible()


def round_played(desk: Page, number: int) -> None:
    """Call and start a round."""
    desk.get_by_role("button", name=f"Roep ronde {number}").click()
    desk.get_by_role("button", name="Start de klok").click()
    expect(desk.get_by_role("button", name="Pauze")).to_be_visible()


def test_a_tournament_of_eight_from_making_to_the_standings(server: str, open_page: OpenPage) -> None:
    desk = open_page(f"{server}/toernooi", host=server)
    at = prepared(desk)
    round_played(desk, 1)
    screen = open_page(f"{at}/scherm/klok")
    clock = screen.locator(".t-huge .t-clock")
    expect(clock).to_have_text(re.compile(r"^1:(2\d:\d\d|30:00)$"))
    desk.goto(f"{at}/print/tafelkaarten")
    desk.goto(f"{at}/leiding")

    phone = open_page(f"{at}/tafel/1", phone=True, host=server)
    for place, figure in enumerate(("96", "32", "32", "32")):
        phone.fill(f"[name=points-{place}]", figure)
    expect(phone.get_by_text("De som is +192 te veel.")).to_be_visible()
    for place in (1, 2, 3):
        minus(phone, place)
    expect(phone.get_by_text("De som klopt.")).to_be_visible()
    phone.reload()
    expect(phone.locator("[name=points-0]")).to_have_value("96")
    phone.get_by_role("button", name="Klaar").click()
    for agreed in range(3):
        phone.locator(".t-agree .btn").first.click()
        expect(phone.locator(".t-agreed")).to_have_count(agreed + 1)
    phone.locator(".t-agree .btn").click()
    expect(phone.get_by_text("De uitslag is binnen.")).to_be_visible()
    expect(desk.locator("#tile-1")).to_contain_text("binnen")

    desk.goto(f"{at}/leiding")
    by_keyboard(desk, 2, 64, -16, -16, -32)
    expect(desk.locator(".t-count")).to_have_text("2/2")
    desk.get_by_role("button", name="Pauze").click()
    expect(clock).not_to_have_attribute("data-runs", "1")
    desk.get_by_role("button", name="Ronde is afgelopen").click()
    round_played(desk, 2)
    expect(phone.get_by_role("heading", name="Ronde 2, tafel 1")).to_be_visible()
    desk.goto(f"{at}/leiding?klaar=0")
    for table in (1, 2):
        by_keyboard(desk, table, 40, -10, -10, -20)
    desk.get_by_role("button", name="Ronde is afgelopen").click()
    desk.get_by_role("main").get_by_role("link", name="Naar de stand").click()
    expect(desk.locator("tbody tr")).to_have_count(8)

    reader = open_page(at, phone=True, script=False)
    reader.fill("[name=wie]", "anna")
    reader.get_by_role("button", name="Zoek").click()
    expect(reader.locator(".t-seat")).to_contain_text(re.compile("Tafel [12]"))
    size = reader.locator(".t-wind").evaluate("node => parseFloat(getComputedStyle(node).fontSize)")
    assert size >= 56  # letters of some two centimetres at 96 to the inch, on a phone held at arm's length
    reader.goto(f"{at}?deel=stand")
    expect(reader.locator("tbody tr").first).to_contain_text("2")
