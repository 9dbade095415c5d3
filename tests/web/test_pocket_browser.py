"""The scorer on a phone, as it is written: counted with the network cut, resumed, the golden hands, axe, and fits."""

from __future__ import annotations

import gzip
import json
import os
import shutil
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Final

import pytest
from playwright.sync_api import Page, expect

from tests.golden import all_golden
from tests.web.conftest import OpenPage, serving
from tests.web.measuring import SOME, faults, violations
from tests.web.pocket_host import files_or_skip, hosting
from windroos.books.catalog import IDS
from windroos.errors import WindroosError
from windroos.testkit.golden import Golden
from windroos.web.pocket.runtime import MEMORY
from windroos.web.pocket.served import FOLDER, HOME
from windroos.web.pocket.site import write_site
from windroos.web.rendering import STATIC

EVERY: Final = 1 if os.environ.get("WINDROOS_FULL") else 40
"""Which of the golden hands are scored in the browser: all, or one of so many."""
SCORED: Final = """
import json
from windroos.books.catalog import rules
from windroos.notation import parse
from windroos.scoring.score import score

def scored(id, notation, options):
    reading = parse(notation)
    found = score(rules(id, options), reading.hand, reading.situation)
    lines = [[line.entry.id, line.times, line.replaced_by is None] for line in found.lines]
    return [found.complete, found.legal, found.would_be, found.total, lines]

json.dumps([scored(*one) for one in json.loads(hands)])
"""
"""What golden hands come to, wherever this runs."""
IN_BROWSER: Final = """async ([code, hands, memory]) => {
  const base = new URL("python/", location.href).href;
  const count = (python) => {
    python.globals.set("hands", hands);
    return python.runPython(code);
  };
  if (memory) {
    const { remembered } = await import(new URL("apart/memory.js", location.href).href);
    return count(await remembered(base, memory));
  }
  const { loadPyodide } = await import(`${base}pyodide.mjs`);
  const python = await loadPyodide({ indexURL: base });
  python.unpackArchive(await (await fetch(`${base}windroos.zip`)).arrayBuffer(), "zip", { extractDir: "/windroos" });
  python.runPython("import sys; sys.path.insert(0, '/windroos')");
  return count(python);
}"""
"""Golden hands by a Python that remembers the program, or by one that reads it."""

LAID: Final = """(presses) => presses.map((selector) => {
  document.querySelector(selector).click();
  return [".rackrow .t", ".laid .t", ".soon .t"].map((one) => document.querySelectorAll(one).length);
})"""
"""What lies in the rack, on the table, and not counted yet, after each press, before anything can be answered."""
READ: Final = """() => {
  const { prototype } = DOMParser, parse = prototype.parseFromString;
  window.read = [];
  prototype.parseFromString = (text, kind) => (window.read.push(text.length), parse.call(new DOMParser(), text, kind));
}"""
DRAWN: Final = """async (taps) => {
  const { redraw, undraw } = await import(new URL("apart/drawing.js", location.href).href);
  const main = document.querySelector("main");
  const said = () => main.innerHTML.replaceAll(' class=""', "");
  const before = said();
  redraw(taps.map((one) => ({ do: one, what: "tile" })));
  const drawn = main.querySelectorAll(".soon, .going, .sent").length;
  const { opacity } = getComputedStyle(main.querySelector(".there"));
  undraw();
  return [drawn, Number(opacity), main.hasAttribute("data-soon"), said() === before];
}"""
"""Taps that are drawn, and drawn no more: how many there were, how pale what they change, and what is left of them."""
HAND: Final = "() => ['.hand', '.keys9'].map((part) => document.querySelector(part).innerHTML)"
LIES: Final = "() => [...document.querySelectorAll('.rackrow .row use, .laid use')].map((one) => one.href.baseVal)"


full = pytest.mark.skipif(EVERY > 1, reason="with WINDROOS_FULL=1: each start of Python in a browser takes seconds")


@pytest.fixture(scope="module")
def brought() -> dict[str, bytes]:
    """Python for browsers and the program, brought once."""
    return files_or_skip()


@pytest.fixture(scope="module")
def scorer(brought: dict[str, bytes], tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The folder, written once, and in it the scripts that were put together."""
    folder = tmp_path_factory.mktemp("scorer")
    write_site(folder, brought)
    shutil.copytree(STATIC / "pocket", folder / "apart")
    return folder


@pytest.fixture
def house(brought: dict[str, bytes], tmp_path: Path) -> Iterator[str]:
    """A house that serves it."""
    write_site(tmp_path / FOLDER, brought, HOME)
    with serving(tmp_path) as address:
        yield address


@pytest.fixture
def host(scorer: Path) -> Iterator[str]:
    """The folder on a web host."""
    with hosting(scorer) as address:
        yield address


def awake(page: Page) -> Page:
    """Once its Python answers, and all is kept for without a network."""
    expect(page.locator("body")).to_have_attribute("data-awake", "")
    page.evaluate("navigator.serviceWorker.ready")
    return page


def by_score(page: Page, hand: int) -> None:
    """A hand in scores, from the page of the table to its result."""
    page.click("#go")
    expect(page.locator("#won-1")).to_be_visible()
    if hand == 1:  # the others are entered as the one before
        scores = page.get_by_role("link", name="Alleen de scores").first
        scores.click()
        expect(scores).to_have_attribute("aria-current", "true")
    page.click("#won-1")
    for player, points in enumerate((12, 40 + 2 * hand, 20, 8)):
        page.fill(f"[name=points-{player}]", str(points))
    page.click("#done")
    expect(page.locator("main.result h1")).to_contain_text("Speler 2")


KEPT: Final = """() => performance.getEntriesByType("resource").map((one) => (
  [one.name.replace(location.href.split("#")[0], ""), one.workerFinalSourceType]))"""
"""What a page asked for, and whence a browser that knows of it took that past the service."""
DRAWS: Final = ".css", ".js", ".svg"
FEW: Final = "dark.css", "pocket.css", "pocket/page.js", "pocket/worker.js"


def test_a_later_start_asks_for_few_files_and_wakes_no_service(host: str, open_page: OpenPage) -> None:
    page = awake(open_page(host, phone=True))
    page.reload()
    asked = {name: whence for name, whence in awake(page).evaluate(KEPT) if name.endswith(DRAWS)}
    assert asked == {f"static/{one}": "cache" for one in FEW}


def test_three_hands_are_counted_with_the_network_cut_and_are_still_there(host: str, open_page: OpenPage) -> None:
    page = open_page(f"{host}pocket.webmanifest", phone=True)
    said: list[str] = []
    page.on("console", lambda one: said.append(one.text))
    page.goto(host)
    assert page.locator("#lost").is_hidden(), "nobody has tapped yet who waits for an answer"
    found = problems(awake(page), "all tables")
    page.fill("[name=title]", "Kelder")
    page.context.set_offline(True)
    page.click("#begin")
    expect(page.locator("h1")).to_have_text("Kelder")
    table = page.url
    for hand in (1, 2, 3):
        by_score(page, hand)
        if hand < 3:
            page.goto(table)
    found += problems(page, "a result")
    page.reload()
    expect(page.locator("main.result h1")).to_contain_text("Speler 2")  # as it was left, before its Python is awake
    awake(page).click(".brand")
    page.get_by_role("link", name="Kelder").click()
    expect(page.locator("table.history tbody tr")).to_have_count(3)
    found += problems(page, "a table")
    page.context.set_offline(False)
    assert (found, said) == ([], []), "both starts remembered the program: who has to read it says why"


@full
def test_a_hand_in_tiles_goes_on_after_the_phone_was_closed_and_is_explained(host: str, open_page: OpenPage) -> None:
    page = awake(open_page(host, phone=True, lang="en-GB", scheme="dark"))
    page.click("#book-mcr")
    page.click("#begin")
    page.click("#go")
    page.click("#won-1")
    page.get_by_role("button", name="self-drawn").click()
    for at, kind in enumerate((1, 11, 21), 1):
        page.check("[name=what][value=pung]", force=True)
        page.check("[name=closed]", force=True)
        page.click(f"#k-{kind}")
        expect(page.locator(".rackrow .lift")).to_have_count(3 * at)
    page.reload()
    expect(page.locator(".rackrow .lift")).to_have_count(9)
    awake(page)
    found = problems(page, "a hand")
    page.check("[name=what][value=pung]", force=True)
    page.check("[name=closed]", force=True)
    page.click("#k-23")
    page.check("[name=what][value=tile]", force=True)
    page.click("#k-30")
    page.click("#k-30")
    page.click("#done")
    expect(page.locator("#why-1 h2")).to_be_visible()
    assert found + problems(page, "a result") == []


@full
def test_hands_are_practised_once_and_leave_no_table(host: str, open_page: OpenPage) -> None:
    page = awake(open_page(host))
    mark = "() => localStorage.getItem('windroos-practised')"
    while page.evaluate(mark) is None:
        page.wait_for_timeout(100)
    page.reload()
    awake(page).click("#begin")
    page.click(".brand")
    expect(page.locator("ul.mine > li")).to_have_count(1)


def in_tiles(page: Page) -> Page:
    """A new table's first hand, up to its keypad."""
    awake(page).click("#begin")
    page.click("#go")
    page.click("#won-1")
    page.get_by_role("button", name="zelf gepakt").click()
    expect(page.locator("#k-0")).to_be_visible()
    return page


def test_a_tap_is_drawn_at_once_and_the_answer_is_the_same(host: str, open_page: OpenPage) -> None:
    page = in_tiles(open_page(host, phone=True))
    single, pung, chow = (f"[name=what][value={what}]" for what in ("tile", "pung", "chow"))
    drawn = page.evaluate(LAID, ["#k-5", *4 * ["#k-2"], "#k-2", "#undo", pung, "#k-30", "#k-2", chow, "#k-10", "#k-8"])
    assert drawn == [
        [1, 0, 1], [2, 0, 2], [3, 0, 3], [4, 0, 4], [5, 0, 5],
        [5, 0, 5],  # there is no fifth
        [4, 0, 4],
        [4, 0, 4], [4, 3, 7],
        [4, 3, 7],  # three of these lie already
        [4, 3, 7], [4, 6, 10],
        [4, 6, 10],  # no chow begins with a nine
    ]  # fmt: skip
    before = page.evaluate(LIES)
    expect(page.locator("main")).not_to_have_attribute("data-soon", "")
    expect(page.locator(".soon")).to_have_count(0)
    expect(page.locator(".trouble:visible")).to_contain_text("begint geen set")
    assert page.evaluate(LIES) == before
    page.click(single, force=True)
    assert page.evaluate(LAID, [f"#k-{kind}" for kind in range(18, 26)])[-1] == [8, 6, 4], "and then it is full"
    expect(page.locator("main")).not_to_have_attribute("data-soon", "")
    assert page.evaluate("Object.keys(localStorage).filter((key) => key.startsWith('windroos-tap-'))") == []


def test_of_an_answer_only_what_is_other_is_read_and_no_picture_again(host: str, open_page: OpenPage) -> None:
    page = in_tiles(open_page(host, phone=True))
    page.reload()  # from here on all comes from the phone
    asked: list[str] = []
    page.on("request", lambda one: asked.append(one.url))
    awake(page).evaluate(READ)
    whole = len(page.content())
    for tapped in (["#k-5"] * 5, ["#k-7", "#undo", "#k-8"], ["[name=what][value=pung]", "#k-31", ".rackrow .lift"]):
        page.evaluate(LAID, tapped)
        expect(page.locator("main")).not_to_have_attribute("data-soon", "")
    read = page.evaluate("window.read")
    assert (min(read) < whole / 2, max(read) < 0.7 * whole) == (True, True), (whole, read)
    assert [one for one in asked if one.endswith(".svg")] == []
    hand = page.evaluate(HAND)
    page.reload()
    awake(page)
    assert page.evaluate(HAND) == hand, "and yet it is the whole page"
    taps = ["tap=key&tile=1m", "tap=key&tile=1m", "tap=remove_tile&tile=6m", "tap=remove_last"]
    assert page.evaluate(DRAWN, taps) == [4, 0.4, False, True]


def test_taps_before_it_counts_are_not_lost_and_not_twice_where_the_page_is_closed(
    host: str, open_page: OpenPage
) -> None:
    page = in_tiles(open_page(host, phone=True))
    page.reload()
    page.click("#k-20")  # as it was left, before its Python is awake
    page.evaluate("document.querySelector('#k-21').click(); location.reload()")
    expect(page.locator(".rackrow .row .t")).to_have_count(2)
    page.click("#k-4")
    awake(page)
    expect(page.locator("main")).not_to_have_attribute("data-soon", "")
    lies = page.evaluate(LIES)
    assert [one.partition("#")[2] for one in lies] == ["m5", "s3", "s4"]
    page.reload()
    awake(page)
    page.evaluate("document.querySelector('.brand').click()")
    expect(page.locator("#begin")).to_be_visible()
    page.go_back()
    expect(page.locator(".rackrow .row .t")).to_have_count(3)


@full
def test_two_pages_of_a_phone_write_at_one_table_and_nothing_is_lost(host: str, open_page: OpenPage) -> None:
    page = awake(open_page(host))
    page.click("#begin")
    page.click("#go")
    other = page.context.new_page()
    other.goto(page.url)
    awake(other).click("#won-2")
    expect(page.locator(".how h2")).to_contain_text("Speler 3")
    page.get_by_role("button", name="zelf gepakt").click()
    expect(other.locator(".how summary").first).to_contain_text("zelf gepakt")


def test_an_evening_in_the_cellar_comes_home_when_the_network_is_back(house: str, open_page: OpenPage) -> None:
    page = open_page(f"{house}/tellen", phone=True, host=house)
    page.click("a[href='/tellen/zonder-server']")
    page.click("#without")
    awake(page)
    page.fill("[name=title]", "Kelder")
    page.context.set_offline(True)
    page.click("#begin")
    by_score(page, 1)
    page.click(".brand")
    expect(page.locator("ul.mine")).to_contain_text("nog niet thuis")
    page.context.set_offline(False)
    expect(page.locator("ul.mine")).to_contain_text("thuis bewaard")
    other = page.context.new_page()
    other.goto(f"{house}/tellen")
    other.get_by_role("link", name="Kelder").click()
    expect(other.locator("table.history tbody tr")).to_have_count(1)
    other.click("#along")  # the same phone: it is there already, and goes on where it was
    expect(awake(other).locator("h1")).to_have_text("Kelder")
    assert problems(other, "a table that came home") == []


@pytest.mark.parametrize("remembers", [True, pytest.param(False, marks=full)], ids=["remembered", "read"])
def test_golden_hands_score_in_the_browser_as_everywhere(
    remembers: bool, host: str, scorer: Path, open_page: OpenPage
) -> None:
    asked = [(hand.rule_set, hand.notation, hand.options) for hand in all_golden() if refused(hand) is None][::EVERY]
    hands = json.dumps(asked)
    here: dict[str, Any] = {"hands": hands}
    code, _, last = SCORED.rpartition("json.dumps(")
    exec(compile(f"{code}found = json.dumps({last}", "scored", "exec"), here)
    page = open_page(f"{host}files.json")  # a page of the folder on which nothing else runs
    assert json.loads(page.evaluate(IN_BROWSER, [SCORED, hands, memory_of(scorer) if remembers else ""])) == json.loads(
        here["found"]
    )
    assert {id for id, _, _ in asked} == set(IDS)


@pytest.mark.parametrize(
    ("at", "why"),
    [(-4096, "not whole"), pytest.param(100, "build id", marks=full)],
    ids=["cut_off", "other_python"],
)
def test_a_memory_that_is_not_in_order_is_left_and_the_program_is_read(
    at: int, why: str, scorer: Path, tmp_path: Path, open_page: OpenPage
) -> None:
    shutil.copytree(scorer, tmp_path, dirs_exist_ok=True)
    path = tmp_path / "python" / memory_of(scorer)
    path.write_bytes(gzip.compress(damaged(gzip.decompress(path.read_bytes()), at), 1))
    with hosting(tmp_path) as address:
        page = open_page(f"{address}pocket.webmanifest")
        said: list[str] = []
        page.on("console", lambda one: said.append(one.text))
        page.goto(address)
        awake(page).click("#begin")
        expect(page.locator("#go")).to_be_visible()
    assert why in " ".join(said)


def memory_of(folder: Path) -> str:
    """The name of the memory's file in a written folder."""
    return next((folder / "python").glob(f"{MEMORY}-*.bin")).name


def damaged(memory: bytes, at: int) -> bytes:
    """A memory that is cut off, or of which the head names another Python."""
    if at < 0:
        return memory[:at]
    head = 8 + 8 * int.from_bytes(memory[:4], "little")
    return memory[: head + 16] + bytes(32) + memory[head + 48 :]


def refused(hand: Golden) -> WindroosError | None:
    """Why a golden hand cannot be read or scored: some are there to show what is refused."""
    try:
        hand.score()
    except WindroosError as wrong:
        return wrong
    return None


def problems(page: Page, name: str) -> list[str]:
    """What axe finds, and what does not fit on screens of every width."""
    return [*violations(page, name), *faults(page, name, SOME)]
