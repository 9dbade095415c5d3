"""An organiser who knows only paper: a tournament of 28 by pages alone, through a power cut, to the prizes."""

from __future__ import annotations

from pathlib import Path

from playwright.sync_api import Page, expect

from tests.web.conftest import OpenPage, free_port, serving
from tests.web.test_tournament_walk import by_keyboard, round_played

NAMES = [f"Speler {at:02}" for at in range(1, 29)]
RESERVES = ["Reserve Rob", "Reserve Sara", "Reserve Tom"]
FIGURES = (64, -16, -16, -32)
OF_BEST = (36, 36, -16, -56)
"""At the table of the highest hand: who made it is far behind, for whoever wins a place gets no other prize."""
PRINTS = ("deelnemers", "plaatsen", "tafelkaarten", "scorebriefjes", "scheidsrechter")


def prepared(desk: Page, server: str) -> str:
    """Make it, paste the names, look at what is not right, make the schedule, draw; its address."""
    desk.goto(f"{server}/toernooi")
    desk.get_by_role("link", name="Maak een toernooi").click()
    desk.fill("[name=name]", "Eerste toernooi")
    desk.fill("[name=players]", "28")
    desk.fill("[name=rounds]", "2")
    desk.get_by_role("button", name="Maak een toernooi").click()
    desk.wait_for_url("**/leiding")
    at = desk.url.removesuffix("/leiding")
    desk.get_by_role("main").get_by_role("link", name="Deelnemers").click()
    desk.fill("textarea", "\n".join(f"{at}. {name}" for at, name in enumerate(NAMES, 1)))
    desk.get_by_role("button", name="Zet erbij").click()
    expect(desk.get_by_role("heading", name="28 spelers")).to_be_visible()
    expect(desk.locator(".t-checks")).to_contain_text("scheidsrechter")
    expect(desk.locator(".t-checks")).to_contain_text("Reserves die klaarstaan: 0")
    desk.fill("textarea", "\n".join(RESERVES))
    desk.get_by_text("Dit zijn reserves").click()
    desk.get_by_role("button", name="Zet erbij").click()
    desk.fill("form.t-find [name=name]", "Gerda Gelijk")
    desk.get_by_role("button", name="Zet op de lijst").click()
    expect(desk.get_by_text("Alles is in orde voor de loting.")).to_be_visible()
    desk.get_by_role("link", name="Maak het schema").click()
    desk.get_by_role("button", name="Maak het schema").click()
    desk.get_by_role("main").get_by_role("link", name="Loten").click()
    desk.get_by_role("button", name="Toon de vingerafdruk").click()
    desk.fill("[name=word]", "rode draak")
    desk.get_by_role("button", name="Loot", exact=True).click()
    for what in PRINTS:
        answer = desk.goto(f"{at}/print/{what}")
        assert answer is not None
        assert answer.status == 200
    desk.goto(f"{at}/leiding")
    return at


def test_a_tournament_of_28_by_pages_alone_through_a_power_cut(open_page: OpenPage, tmp_path: Path) -> None:
    port = free_port()
    with serving(tmp_path, port) as server:
        desk = open_page(f"{server}/toernooi", host=server)
        at = prepared(desk, server)
        round_played(desk, 1)
        desk.goto(f"{at}/leiding?tafel=1")
        for place, figure in enumerate(OF_BEST):
            desk.fill(f"[name=points-{place}]", str(figure))
        desk.fill("[name=best-3]", "128")
        desk.fill("[name=hand]", "Alle pungen")
        desk.get_by_role("button", name="Bewaar").click()
        expect(desk.get_by_text("Tafel 1 is bewaard.")).to_be_visible()
        for table in range(2, 8):
            by_keyboard(desk, table, *FIGURES)
        expect(desk.locator(".t-count")).to_have_text("7/7")
        desk.get_by_role("button", name="Ronde is afgelopen").click()
        desk.get_by_role("button", name="Roep ronde 2").click()
        expect(desk.get_by_role("button", name="Start de klok")).to_be_visible()
        gone(desk, at, NAMES[0], NAMES[1])
        desk.goto(f"{at}/leiding")
        desk.get_by_role("button", name="Start de klok").click()
        expect(desk.get_by_role("button", name="Pauze")).to_be_visible()
        desk.goto(f"{at}/leiding?klaar=0")
        by_keyboard(desk, 1, *FIGURES)
        desk.goto("about:blank")
    with serving(tmp_path, port):
        desk.goto(f"{at}/leiding")
        expect(desk.locator(".t-count")).to_have_text("1/7")
        if desk.locator(".t-outage").count():
            desk.locator(".t-outage button").first.click()
        desk.goto(f"{at}/leiding?klaar=0")
        for table in range(2, 8):
            by_keyboard(desk, table, *FIGURES)
        desk.get_by_role("button", name="Ronde is afgelopen").click()
        expect(desk.get_by_role("main").get_by_role("link", name="Naar de stand")).to_be_visible()
        desk.get_by_role("navigation", name="Onderdelen van het toernooi").get_by_role("link", name="Prijzen").click()
        expect(desk.locator("main")).to_contain_text("Alle pungen")
        desk.get_by_role("link", name="Op het scherm").click()
        expect(desk.locator(".t-prizes").first).to_be_visible()
        desk.wait_for_load_state()
        read = " ".join(desk.locator(".t-prizes").all_inner_texts())
        assert "1e prijs" in read
        assert "Alle pungen" in read
        desk.goto(f"{at}?deel=stand")
        for name in NAMES[:2]:
            row = desk.locator("tr", has_text=name).inner_text()
            alone = {str(figure).replace("-", "\N{MINUS SIGN}") for figure in (*FIGURES, *OF_BEST)}
            assert alone & set(row.split()), "a missed round is worth 0"
        desk.goto("about:blank")


def gone(desk: Page, at: str, *names: str) -> None:
    """Somebody leaves; reserves take the seats, as the page proposes."""
    desk.goto(f"{at}/leiding/invallers?ronde=2")
    for name in names:
        form = desk.locator("form:has([value=withdraw])")
        form.locator("[name=wie]").select_option(label=name)
        form.locator("[name=by]").select_option(value="")
        form.get_by_role("button").click()
    expect(desk.locator("#missing")).to_be_visible()
    desk.locator("form:has([value=swap]) button").click()
    expect(desk.locator("#missing")).to_have_count(0)
