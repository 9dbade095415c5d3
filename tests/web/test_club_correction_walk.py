"""A figure of last month corrected on a telephone: everything is reckoned again, and what stood there stays visible."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Browser, Page, expect

from tests.web.club_world import CLUB, tell
from tests.web.conftest import KEY, PHONE, apart, own_page, serving
from windroos.web.app import open_site
from windroos.web.settings import Settings

EXPLAINED = "/club/stand/s23/uitleg"


def said(page: Page, path: str) -> str:
    """A page's words."""
    page.goto(path)
    return " ".join(page.locator("main").inner_text().split())


def test_a_figure_of_last_month_is_corrected_and_everything_follows(browser: Browser, tmp_path: Path) -> None:
    """Anna and Bart were typed the wrong way round in January: 812 is Bart's, and 96 hers."""
    site = open_site(Settings(tmp_path, apart=False))
    tell(site, *CLUB)
    apart(site.store.close())
    with serving(tmp_path) as address, own_page(browser, viewport=PHONE, locale="nl-NL", base_url=address) as page:
        page.goto(f"/host/{KEY}")
        assert "Anna de Vries: 3e plaats Waaruit de score van 7 bestaat" in said(page, f"{EXPLAINED}/anna")
        assert "Was 812, Anna de Vries, 9-1-2024" in said(page, "/club/records")
        page.goto("/club/avonden")
        page.locator("a[href='/club/avond/e1']").first.click()
        page.get_by_role("link", name="Tafel 1").click()
        page.fill("[name=points-0]", "96")
        page.fill("[name=points-1]", "812")
        page.click("#keep")
        expect(page.get_by_role("alert")).to_contain_text("Zet erbij waarom")
        expect(page.locator("[name=points-1]")).to_have_value("812")
        page.fill("[name=reason]", "Anna de Vries en Bart verwisseld")
        page.click("#keep")
        expect(page.locator("h1")).to_contain_text("9 januari 2024")
        expect(page.locator("main")).to_contain_text("en Bart verwisseld", use_inner_text=True)
        result = " ".join(page.locator("main").inner_text().split())
        assert "+812 / +96 / −300 / −608" in result, "the old value"
        assert "+96 / +812 / −300 / −608" in result, "and the new one"
        assert "Anna de Vries en Bart verwisseld" in result
        assert "Anna de Vries: 4e plaats Waaruit de score van 5 bestaat" in said(page, f"{EXPLAINED}/anna")
        records = said(page, "/club/records")
        assert "Was 812, Bart van den Berg, 9-1-2024" in records
        assert "812, Anna de Vries" not in records
        log = said(page, "/club/logboek")
        rest = "Cor Jansen −300, Dora Visser −608"
        old, new = "Anna de Vries +812, Bart van den Berg +96", "Anna de Vries +96, Bart van den Berg +812"
        assert f"{old}, {rest} → {new}, {rest}" in log
        assert "Anna de Vries en Bart verwisseld" in log
