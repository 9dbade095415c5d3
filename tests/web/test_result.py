"""The result of a counted hand: in which order it is told on a phone, what a tablet makes of its width, one A4."""

from __future__ import annotations

import re
from collections.abc import Iterator
from itertools import pairwise

import pytest
from playwright.sync_api import Browser, Page
from starlette.testclient import TestClient

from tests.web.conftest import KEY, serving
from tests.web.measuring import LOOKS, SETTLED, Look, window
from tests.web.states import LONG, large
from tests.web.thumb import Thumb, worked_example
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings

DUTCH = Look("nl", "light")
A4 = {"width": 718, "height": 1047}
"""An A4 with margins of 10 mm, in pixels."""
TOP = "(selector) => document.querySelector(selector).getBoundingClientRect().top"
PLACES = """(selector) => [...document.querySelectorAll(selector)].flatMap((one) => [...one.getClientRects()])
  .map((box) => [Math.round(box.left), Math.round(box.top), Math.round(box.right), Math.round(box.bottom)])"""
CUT = """() => [...document.querySelectorAll("main, main *")]
  .filter((one) => getComputedStyle(one).overflowX !== "visible" || one.matches(".sheet, .nets > div, .hrow"))
  .filter((one) => getComputedStyle(one).clipPath === "none")
  .filter((one) => one.clientWidth && one.scrollWidth > one.clientWidth + 1)
  .map((one) => `${one.className} ${one.innerText.slice(0, 40)}`)"""


@pytest.fixture(scope="module")
def tables(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, str]]:
    """The addresses of two tables, by name: the worked example, and one with sums of five figures and corrections."""
    folder = tmp_path_factory.mktemp("result")
    settings = Settings(folder, "http://testserver", names=frozenset({"testserver"}), apart=False)
    with TestClient(create_app(open_site(settings)), headers={"accept-language": "nl"}) as client:
        thumb = Thumb(client)
        example = thumb.make(names=LONG[:4])
        worked_example(thumb, example).press("tap=keep")
        five = thumb.make(names=LONG)
        thumb.go(f"/tellen/{five}/spel").press("tap=winner&player=0")
        thumb.go(f"{thumb.path}?scores=1").press("tap=done", **{f"points-{at}": "2000" for at in range(4)})
        ids = {"example": example, "five": five, "large": large(thumb, thumb.make(names=LONG[:4]))}
    with serving(folder) as address:
        yield {"host": f"{address}/host/{KEY}", **{name: f"{address}/tellen/{id}" for name, id in ids.items()}}


def opened(page: Page, tables: dict[str, str], path: str, wide: int, high: int) -> None:
    page.goto(tables["host"])
    name, _, rest = path.partition("/")
    page.goto(f"{tables[name]}/{rest}".rstrip("/"))
    page.set_viewport_size({"width": wide, "height": high})
    page.evaluate(SETTLED)


def test_a_phone_tells_who_pays_whom_and_how_all_stand_before_it_explains(
    browser: Browser, tables: dict[str, str]
) -> None:
    with window(browser, DUTCH) as page:
        for wide, high in ((360, 740), (390, 844), (820, 1180)):
            opened(page, tables, "example/spel/1", wide, high)
            order = (".nets", ".matrix", ".standings", ".hands", ".why")
            tops = [page.evaluate(TOP, selector) for selector in order]
            pairs = pairwise(tops) if wide < 700 else [(tops[0], tops[1]), (tops[2], tops[3]), (tops[3], tops[4])]
            assert all(upper < lower for upper, lower in pairs), (wide, dict(zip(order, tops, strict=True)))
            assert tops[2] < tops[3], "the standings before the hands"


@pytest.mark.parametrize(("wide", "high"), [(820, 1180), (1024, 768)])
def test_a_tablet_uses_its_width(browser: Browser, tables: dict[str, str], wide: int, high: int) -> None:
    with window(browser, DUTCH) as page:
        for path in ("example/spel/1", "large/spel/1", "five/spel/1"):
            opened(page, tables, path, wide, high)
            pays, standings = page.evaluate(PLACES, ".figures > .sheet:nth-child(-n+2)")
            assert standings[0] > pays[2], f"{path}: what is paid stands beside the standings"
            assert standings[1] == pays[1]
        opened(page, tables, "example/spel/1", wide, high)
        lefts = {box[0] for box in page.evaluate(PLACES, ".why")}
        assert len(lefts) == 2, "reasons side by side"
        racks = page.evaluate(PLACES, ".hrow .tiles")
        assert all(bottom - top < 60 for _, top, _, bottom in racks), "fourteen tiles in one row"
        opened(page, tables, "large", wide, high)
        (table, chart), (history,) = (page.evaluate(PLACES, one) for one in (".standings, .chart", ".history"))
        assert chart[0] >= table[2], "the chart beside the standings"
        assert history[2] - history[0] > wide * 0.8


def test_the_keys_of_a_hand_fill_the_screen_of_a_hall(browser: Browser, tables: dict[str, str]) -> None:
    with window(browser, DUTCH) as page:
        opened(page, tables, "example/spel/1", 2560, 1440)
        page.click("text=Verbeteren")
        page.click(".more-tiles summary")
        (pad,) = page.evaluate(PLACES, ".pad")
        assert pad[2] > 2560 * 0.95
        assert pad[2] - pad[0] > 2560 * 0.42


@pytest.mark.parametrize("look", [look for look in LOOKS if look.scheme == "light"], ids=lambda look: look.lang)
@pytest.mark.parametrize("path", ["example/spel/1", "large/spel/1", "large/spel/2", "five/spel/1", "large", "five"])
def test_on_paper_it_is_one_a4_without_buttons_and_nothing_is_cut(
    browser: Browser, tables: dict[str, str], look: Look, path: str
) -> None:
    with window(browser, look) as page:
        opened(page, tables, path, 1366, 768)
        pdf = page.pdf(prefer_css_page_size=True)
        assert len(re.findall(rb"/Type\s*/Page[^s]", pdf)) == 1
        page.emulate_media(media="print")
        page.set_viewport_size({"width": A4["width"], "height": A4["height"]})
        page.evaluate(SETTLED)
        assert page.evaluate("document.documentElement.scrollHeight") <= A4["height"]
        assert page.evaluate("document.documentElement.scrollWidth") <= A4["width"]
        assert page.evaluate(CUT) == []
        assert not page.locator("main :is(button, .btn, summary, input):visible").count()
