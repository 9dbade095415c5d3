"""Every state of Spelen fits every screen, axe finds nothing in any, and what a page does in them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from playwright.sync_api import Browser, Page, ViewportSize, expect

from tests.web.conftest import KEY, apart, own_page, serving
from tests.web.measuring import (
    LOOKED,
    SCREENS,
    SETTLED,
    Look,
    axe_looks,
    faults,
    looked_at,
    open_all,
    screens,
    violations,
    window,
)
from tests.web.scenes import ENDS, IN_PLAY, REPLAYS, WHOLE, Scene, Stage
from windroos.books.catalog import IDS
from windroos.web.app import open_site
from windroos.web.settings import Settings
from windroos.web.table.routes import MOST_GAMES

SIDEWAYS: ViewportSize = {"width": 740, "height": 360}


@pytest.fixture(scope="module")
def staged(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Stage]]:
    """The address of a server, and the games that are looked at there."""
    folder = tmp_path_factory.mktemp("scenes")
    site = open_site(Settings(folder, "http://localhost"))
    with serving(folder) as address:
        yield address, Stage(site)
    apart(site.close())


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
@pytest.mark.parametrize("scenes", [IN_PLAY, ENDS, REPLAYS], ids=["in play", "ends", "replays"])
def test_every_state_of_a_table_fits_every_screen(
    browser: Browser, staged: tuple[str, Stage], look: Look, scenes: tuple[Scene, ...]
) -> None:
    address, stage = staged
    found = []
    for at, scene in looked_at(scenes, look):
        with window(browser, look) as page:
            stage.show(page, address, scene, look.lang)
            found += faults(page, scene.name, screens(at, look))
            found += faults(page, f"{scene.name}, sideways", [SIDEWAYS])
            found += axe_looks(page, scene.name, at, look)
    assert not found, "\n".join(found)


def test_a_replay_whose_hand_has_not_come_yet_says_nothing_wrong(page: Page, staged: tuple[str, Stage]) -> None:
    """On a slow line, a screen reader meets no picture without a name."""
    address, stage = staged
    page.route("**/replay/*.json", lambda _: None)  # never answered
    stage.show(page, address, scene("playing back")._replace(press=()), "nl")
    assert page.locator(".pond").count() == 4
    assert violations(page, "before the hand has come", "all but colours") == []
    assert page.locator("main[data-step]").count() == 0


FRIENDS = "players=5&place1=friend&name1=Bartholomeus&place2=friend&place3=friend&name3=Frederikjans&name=Annemarieken"
CUT = """() => [...document.querySelectorAll("select")].filter((one) => one.offsetParent).flatMap((one) => {
  const looks = getComputedStyle(one), pen = document.createElement("canvas").getContext("2d");
  pen.font = `${looks.fontWeight} ${looks.fontSize} ${looks.fontFamily}`;
  const arrow = 18, room = one.clientWidth - parseFloat(looks.paddingLeft) - parseFloat(looks.paddingRight) - arrow;
  return [...one.options].map((option) => option.text).filter((text) => pen.measureText(text).width > room);
})"""
"""What can be chosen from a list that does not show it whole when it is."""


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
def test_the_form_of_a_new_game_fits_every_screen(browser: Browser, staged: tuple[str, Stage], look: Look) -> None:
    """With twelve games above it, for whatever is played, all open; and again with what is wrong in it."""
    address, _ = staged
    found = []
    with window(browser, look) as page:
        page.goto(f"{address}/host/{KEY}")
        for at, rules in looked_at(IDS, look):
            page.goto(f"{address}/spelen?{FRIENDS}&rules={rules}")
            assert page.locator(".running li").count() == MOST_GAMES
            found += faults(page, f"{rules}, folded", SCREENS if rules == IDS[0] else SCREENS[-1:])
            open_all(page)
            for screen in (*screens(at, look), SIDEWAYS):
                found += faults(page, rules, [screen])
                found += [f"{rules} @{screen['width']}: does not show {text!r}" for text in page.evaluate(CUT)]
        page.fill("[name=hands]", "0")
        page.click(".own-way > .btn.main")
        expect(page.locator(".trouble")).to_be_visible()
        found += faults(page, "what is wrong", (*SCREENS, SIDEWAYS))
        found += violations(page, "the form of a new game")
    assert not found, "\n".join(found)


OVER = """() => {
  const at = (selector) => document.querySelector(selector).getBoundingClientRect();
  const coach = at(".coach");
  return [".board", ".answers", ".rack", ".mini"].filter((other) => {
    const box = at(other);
    const wide = Math.min(coach.right, box.right) - Math.max(coach.left, box.left);
    return wide > 1 && Math.min(coach.bottom, box.bottom) - Math.max(coach.top, box.top) > 1;
  });
}"""
"""What the coach lies over."""


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
@pytest.mark.parametrize("name", ["the coach", "why not"])
def test_the_coach_lies_over_nothing_and_all_stays_on_the_screen(
    browser: Browser, staged: tuple[str, Stage], look: Look, name: str
) -> None:
    address, stage = staged
    with window(browser, look) as page:
        stage.show(page, address, scene(name), look.lang)
        for screen in (*SCREENS, SIDEWAYS):
            page.set_viewport_size(screen)
            page.evaluate(SETTLED)
            assert page.evaluate(OVER) == [], screen
            for seen in (".coach", ".rack", ".board"):
                expect(page.locator(seen)).to_be_in_viewport(ratio=0.98)


def test_a_halls_screen_is_filled(page: Page, staged: tuple[str, Stage]) -> None:
    """The standings reach from the board's top to the buttons under them; what happened stays beside the coach."""
    address, stage = staged
    for name in ("five players", "the coach"):
        stage.show(page, address, scene(name), "nl")
        score, board, tools = (page.locator(one).bounding_box() for one in (".panel.a", ".board", ".tools"))
        assert score is not None
        assert board is not None
        assert tools is not None
        assert score["height"] + tools["height"] > 0.8 * board["height"]
        rows = page.locator(".score li")
        high = sum((rows.nth(at).bounding_box() or {"height": 0})["height"] for at in range(rows.count()))
        assert high > 0.7 * score["height"]
        expect(page.locator(".where b")).to_have_text("Spel 1, ronde Oost")
    expect(page.locator(".log li:visible").first).to_be_visible()


ROWS = "new Set([...document.querySelectorAll('.rack button')].map((one) => Math.round(one.offsetTop))).size"
"""In how many rows one's own tiles stand, the drawn one among them."""


@pytest.mark.parametrize(("width", "height", "rows"), [(820, 1180, 1), (640, 960, 1), (1366, 768, 1), (360, 740, 2)])
def test_ones_own_tiles_stand_in_one_row_where_they_fit(
    browser: Browser, staged: tuple[str, Stage], width: int, height: int, rows: int
) -> None:
    address, stage = staged
    with window(browser, LOOKED[0]) as page:
        page.set_viewport_size({"width": width, "height": height})
        stage.show(page, address, WHOLE, LOOKED[0].lang)
        assert page.locator(".rack button").count() == 14
        assert page.evaluate(ROWS) == rows


FLYING = """() => {
  for (const one of document.querySelectorAll(".board, .board *")) one.style.pointerEvents = "auto";
  for (const tile of document.querySelectorAll(".pond .t")) tile.classList.add("laid");
  for (const flight of document.getAnimations()) { flight.pause(); flight.currentTime = 0; }
  let over = 0;
  const cut = [];
  for (const tile of document.querySelectorAll(".pond .t.laid")) {
    const { left, top, width, height } = tile.getBoundingClientRect();
    for (const [x, y] of [[.1, .1], [.9, .1], [.5, .5], [.1, .9], [.9, .9]]) {
      const there = document.elementsFromPoint(left + x * width, top + y * height);
      const walls = there.findIndex((one) => one.closest(".wall")), at = there.indexOf(tile);
      over += walls >= 0;
      if (at < 0 || (walls >= 0 && walls < at)) cut.push(`${tile.innerHTML.slice(0, 90)} ${x} ${y}`);
    }
  }
  return { over, cut };
}"""
"""Every discard as it is when it begins to fly: in how many places over a wall, and where it cannot be seen."""


@pytest.mark.parametrize(("width", "height"), [(820, 1180), (1366, 768), (360, 740)])
def test_a_discard_that_flies_is_cut_by_no_wall(
    browser: Browser, staged: tuple[str, Stage], width: int, height: int
) -> None:
    address, stage = staged
    size = {"width": width, "height": height}
    with own_page(browser, viewport=size, reduced_motion="no-preference") as page:
        stage.show(page, address, scene("one's turn"), "nl")
        found = page.evaluate(FLYING)
    assert found["over"] > 0, "some fly over a wall"
    assert found["cut"] == []


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with window(browser, Look("nl", "light")) as page:
        yield page


def scene(name: str) -> Scene:
    """A scene by its name."""
    return next(one for one in (*IN_PLAY, *ENDS, *REPLAYS) if one.name == name)


def test_enter_goes_on_from_the_result_to_the_next_hand(page: Page, staged: tuple[str, Stage]) -> None:
    address, stage = staged
    stage.show(page, address, scene("a result"), "nl")
    expect(page.locator(".verdict .headline")).to_be_focused()
    stage.heard.clear()
    page.keyboard.press("Enter")
    stage.hears(page, {"t": "next"})
    assert len(stage.heard) == 1


def test_enter_goes_on_from_the_end_of_a_match_to_a_new_game(page: Page, staged: tuple[str, Stage]) -> None:
    """Also for who opens the page when the match is over: the result is there."""
    address, stage = staged
    stage.show(page, address, scene("the end of a match"), "nl")
    expect(page.locator(".verdict .match-won").first).to_be_visible()
    expect(page.locator(".verdict .headline")).to_be_focused()
    page.keyboard.press("Enter")
    page.wait_for_url("**/spelen")


def test_the_total_is_as_large_in_its_words_as_in_its_figure(page: Page, staged: tuple[str, Stage]) -> None:
    address, stage = staged
    stage.show(page, address, scene("a result"), "nl")
    looks = "(cell) => { const now = getComputedStyle(cell); return [now.fontSize, now.fontWeight, now.color]; }"
    row = page.locator(".verdict .expl .total").first
    assert row.locator("th").evaluate(looks) == row.locator("td").evaluate(looks)


def test_who_loads_the_page_again_reads_what_happened(page: Page, staged: tuple[str, Stage]) -> None:
    address, stage = staged
    stage.show(page, address, scene("one's turn"), "nl")
    lines = page.locator(".log li")
    assert lines.count() > 4
    before = lines.all_inner_texts()
    page.reload()
    page.wait_for_selector("main[data-phase]")
    expect(lines).to_have_text(before, use_inner_text=True)


@pytest.mark.parametrize("chosen", ["never", "mahjong", "sets", "any"])
def test_mahjong_is_always_asked_about(page: Page, staged: tuple[str, Stage], chosen: str) -> None:
    address, stage = staged
    page.add_init_script(f"localStorage.setItem('windroos-table', JSON.stringify({{ pass: '{chosen}' }}))")
    stage.heard.clear()
    stage.show(page, address, scene("a friendly offer"), "nl")
    expect(page.locator(".answers [data-call=mahjong]")).to_have_count(1)
    page.locator("[data-does=coach]:visible").first.click()  # whatever was to be said before it has been
    stage.hears(page, {"t": "coach"})
    assert ({"t": "hold", "on": True} in stage.heard) == (chosen != "never")


def test_who_passes_by_himself_is_asked_nothing_and_sends_nothing(page: Page, staged: tuple[str, Stage]) -> None:
    """The clock goes on: the server alone knows when it is over. Chosen in the menu, and kept by this browser."""
    address, stage = staged
    offer = scene("a strict offer")
    stage.show(page, address, offer, "nl")
    expect(page.locator(".answers .btn")).not_to_have_count(0)
    page.click("[data-opens=menu]")
    page.select_option("dialog.menu [name=pass]", "mahjong")
    page.keyboard.press("Escape")
    expect(page.locator(".answers .btn")).to_have_count(0)
    expect(page.locator(".offer .ask small")).to_contain_text("u past vanzelf")
    stage.hears(page, {"t": "hold", "on": True})
    assert stage.heard[-1] == {"t": "hold", "on": True}
    stage.heard.clear()
    stage.show(page, address, offer, "nl")
    expect(page.locator(".offer .ask small")).to_contain_text("u past vanzelf")
    expect(page.locator(".time")).to_be_visible()
    assert [one for one in stage.heard if one["t"] != "hold"] == []
