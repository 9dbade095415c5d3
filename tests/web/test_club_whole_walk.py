"""A secretary who has never seen it, on a small laptop: from an empty folder to standings, print and correction.

Each step is done as it is seen; what she does is counted, for no step may become two.
"""

from __future__ import annotations

from playwright.sync_api import Page, ViewportSize, expect

from tests.web.conftest import OpenPage

NAMES = """Anna de Vries
Bart van den Berg
Cor Jansen
Dora Visser
Els Bakker
Frits Smit
Greet Mulder
Hans Hart"""
LAPTOP: ViewportSize = {"width": 1366, "height": 768}
ENOUGH = 48
"""Clicks and fields from the first page to standings: six questions need one, eight people eight, two tables eight."""


class Secretary:
    """Somebody at a page, and how often she clicked and typed."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.done = 0

    def button(self, name: str) -> None:
        """Click what is called so."""
        button, link = (self.page.get_by_role(role, name=name, exact=True) for role in ("button", "link"))
        button.or_(link).first.click()
        self.done += 1

    def click(self, selector: str) -> None:
        """Click it."""
        self.page.locator(selector).first.click()
        self.done += 1

    def type(self, selector: str, text: str) -> None:
        """Fill it in."""
        self.page.fill(selector, text)
        self.done += 1

    def table(self, number: int, points: str) -> None:
        """Type the totals of a table."""
        self.click(f"#enter-{number}-1")
        for place, figure in enumerate(points.split()):
            self.type(f"[name=points-{place}]", figure)
        self.click("#keep")

    def sees(self, selector: str) -> None:
        """It stands on the screen without scrolling."""
        box = self.page.locator(selector).first.bounding_box()
        assert box is not None, selector
        assert box["y"] + box["height"] <= LAPTOP["height"], selector


def test_from_an_empty_folder_to_why_am_i_third(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/", host=server)
    page.set_viewport_size(LAPTOP)
    she = Secretary(page)
    she.button("Naar de club")
    she.button("Een club beginnen")
    she.sees("main button.main")
    she.type("textarea[name=names]", NAMES)
    she.click("main button.main")
    she.button("Vanavond spelen we")
    for at in range(8):
        she.click(f".club-buttons .btn >> nth={at}")
        expect(page.locator(".club-buttons [aria-pressed=true]")).to_have_count(at + 1)
    she.button("Tafels maken")
    she.sees("#do-it")
    she.click("#do-it")
    expect(page.locator(".table-card")).to_have_count(2)
    she.click("#enter-1-1")
    she.sees("[name=points-3]")
    page.go_back()
    she.table(1, "200 -50 -100 -50")
    expect(page.locator(".table-card").first.locator(".seat")).to_have_count(0)  # nobody drew the winds
    she.table(2, "40 20 -10 -50")
    she.button("Sluit de avond af")
    expect(page.locator("h1")).to_contain_text("Uitslag van")
    assert " en " in page.locator(".won-name").inner_text(), "two are equal first"
    evening = page.url
    she.button("Stand")
    expect(page.locator("td.score")).to_have_count(8)
    assert she.done <= ENOUGH, she.done

    # the result and the standings on paper
    printed = page.get_by_role("link", name="Printen", exact=True).first.get_attribute("href") or ""
    for path in (f"{evening.partition('?')[0]}/print/uitslag", f"{server}{printed}"):
        answer = page.request.get(path)
        assert answer.status == 200, path
        assert "Greet Mulder" in answer.text(), path

    # why am I third?
    third = page.locator("tbody tr").nth(2)
    name = third.locator("th, td").nth(1).inner_text().split("\n")[0].strip()
    third.locator("a[href*=uitleg]").click()
    expect(page.locator("main")).to_contain_text(f"{name}: 3e plaats", use_inner_text=True)
    said = " ".join(page.locator("main").inner_text().split())
    assert f"{name}: 3e plaats" in said
    assert "2e aan tafel" in said
    assert "aanwezig: 1" in said

    # a figure was wrong: everything follows, and what stood there stays to be seen
    page.goto(evening)
    page.get_by_role("link", name="Tafel 2").click()
    page.fill("[name=points-0]", "-10")
    page.fill("[name=points-2]", "40")
    page.fill("[name=reason]", "twee regels verwisseld")
    page.click("#keep")
    expect(page.locator("main")).to_contain_text("twee regels verwisseld", use_inner_text=True)
    said = " ".join(page.locator("main").inner_text().split())
    assert "twee regels verwisseld" in said
    assert "+40 / +20 / −10 / −50" in said
    assert "−10 / +20 / +40 / −50" in said
