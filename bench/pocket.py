"""How soon a slow phone counts without a server: `python -m bench.pocket [FOLDER ...]`.

The folder as `windroos export app` writes it, from a web host beside it, in Chromium. What is measured is processor
time of the process that shows the page (its worker, in which Python runs, and what compiles for it included), so that a
busy machine gives the figures of an idle one; a slow phone is one on which everything takes four times as long as on
the reference machine (`bench.machine`). A phone with several cores is sooner, for part of it goes on at once; the
network is not counted.

A tap is measured twice: until it is seen, drawn by the page's own script, and until it is counted, when the answer is
painted. Of the first it is the thread of the page alone, beside which the worker already counts, on a core of its own;
where nothing is drawn before the answer, a tap is seen when it is counted. It is a phone, with a finger: a mouse that
lies on a page is looked up at each change of it. Nothing of the tool that drives the browser runs in the page, and what
asking for each tap takes of it is measured beside, without one, and taken off.

The browser keeps its profile and is closed between starts, as a phone has it: what it compiled it may find again. After
the first start it is left alone until it has practised. A window that keeps nothing of it (a private one) is measured
beside it, started for the second time. A later start shows what was left, before Python is there, and keeps what is
tapped until then: both moments are measured. A tap is the mean of the first twenty, in the middle of a hand. Goals: the
first start under 10 s, a later one under 2 s, a tap under 100 ms, seen and counted. Several folders are measured by
turns, with the ratio to the first. Exit status 1 when a goal is missed.
"""

from __future__ import annotations

import json
import sys
import tempfile
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from statistics import median
from typing import Any, Final, NamedTuple

from playwright.sync_api import Browser, CDPSession, Page, Playwright, sync_playwright

from bench.machine import factor
from bench.score import TimedRow, show
from windroos.web.pocket.runtime import browser_files
from windroos.web.pocket.site import write_site

SLOWER: Final = 4
STARTS: Final = 3
TAPS: Final = 20
FIRST_GOAL: Final = 10.0
LATER_GOAL: Final = 2.0
TAP_GOAL: Final = 100.0
MOST: Final = 600_000
"""Milliseconds that anything is waited for."""
CHROMIUM: Final = "/usr/bin/chromium-headless-shell"
PHONE: Final[dict[str, Any]] = {
    "viewport": {"width": 390, "height": 844}, "locale": "nl-NL", "has_touch": True, "is_mobile": True,
}  # fmt: skip
PROFILE: Final = (
    "A slow phone: everything takes {slower} times the processor time of the reference machine (this one takes\n"
    "{here:.2f} of it), all threads added; a folder on a web host, no network counted, a profile that the browser\n"
    "keeps between starts."
)
WAIT: Final = """(selector) => new Promise((there) => {
  const look = () => {
    if (!document.querySelector(selector)) return;
    observer.disconnect();
    there();
  };
  const observer = new MutationObserver(look);
  observer.observe(document, { subtree: true, childList: true, attributes: true, attributeFilter: ["data-awake"] });
  look();
})"""
"""Until something is on a page."""
TAP: Final = """window.tapped = (key) => new Promise((seen) => {
  const main = document.querySelector("main");
  const button = document.querySelector(key);
  if (!button) {
    window.counted = Promise.resolve();
    return seen(false);
  }
  window.counted = new Promise((done) => {
    const answered = new MutationObserver(() => {
      answered.disconnect();
      requestAnimationFrame(() => setTimeout(done));
    });
    answered.observe(main, { attributes: true, attributeFilter: ["data-revision"] });
  });
  button.click();
  if (main.hasAttribute("data-soon")) requestAnimationFrame(() => setTimeout(() => seen(true)));
  else seen(false);
})"""
"""A tap, until it is drawn, where it is; `counted` comes when its answer is painted. Without a button it is nothing."""


class PhoneHost(SimpleHTTPRequestHandler):
    """A web host of files."""

    extensions_map = {  # noqa: RUF012 - as the base has it
        **SimpleHTTPRequestHandler.extensions_map, ".mjs": "text/javascript", ".wasm": "application/wasm",
    }  # fmt: skip

    def log_message(self, format: str, *args: object) -> None:
        """Says nothing."""


@contextmanager
def hosted(folder: Path) -> Iterator[str]:
    """The folder on a web host; its address."""
    server = ThreadingHTTPServer(("127.0.0.1", 0), partial(PhoneHost, directory=str(folder)))
    threading.Thread(target=server.serve_forever, daemon=True).start()
    try:
        yield f"http://localhost:{server.server_port}/"
    finally:
        server.shutdown()
        server.server_close()


def used(browser: Browser) -> float:
    """Processor seconds so far of all that shows pages."""
    session = browser.new_browser_cdp_session()
    told = session.send("SystemInfo.getProcessInfo")["processInfo"]
    session.detach()
    return float(sum(one["cpuTime"] for one in told if one["type"] == "renderer"))


def of_thread(session: CDPSession) -> float:
    """Processor seconds so far of the thread of a page."""
    found = session.send("Performance.getMetrics")["metrics"]
    return float(next(one["value"] for one in found if one["name"] == "ThreadTime"))


def asked(session: CDPSession, expression: str) -> object:
    """What an expression comes to in a page, in which nothing else runs for it."""
    wants = {"expression": expression, "awaitPromise": True, "returnByValue": True}
    return session.send("Runtime.evaluate", wants)["result"].get("value")


def started(browser: Browser, page: Page, address: str) -> tuple[float, float]:
    """Seconds of a slow phone until a page shows the list of tables, and until it counts."""
    session = page.context.new_cdp_session(page)
    before = used(browser)
    page.goto(address, wait_until="commit")
    asked(session, f"({WAIT})({json.dumps('#begin')})")
    seen = used(browser) - before
    asked(session, f"({WAIT})({json.dumps('body[data-awake]')})")
    counts = used(browser) - before
    session.detach()
    return SLOWER * seen, SLOWER * counts


class TapFigures(NamedTuple):
    """Milliseconds of a slow phone until a tap is seen, and until it is counted."""

    seen: float
    counted: float


def tapped(browser: Browser, page: Page) -> TapFigures:
    """What a tap on the keypad takes, in the middle."""
    page.tap("#begin")
    page.tap("#go")
    page.tap("#won-1")
    page.locator("button", has_text="zelf gepakt").first.tap()
    page.wait_for_selector("#k-0")
    thread = page.context.new_cdp_session(page)
    thread.send("Performance.enable")
    asked(thread, f"{TAP}; 0")
    taps = [one_tap(browser, thread, "#k-0" if turn % 2 == 0 else "[value='tap=undo']") for turn in range(TAPS)]
    nothing = [one_tap(browser, thread, "#nothing") for _ in range(TAPS)]
    thread.detach()
    seen, counted = (
        SLOWER * 1000 * (sum(one[at] for one in taps) - sum(one[at] for one in nothing)) / TAPS for at in (0, 1)
    )
    return TapFigures(seen, counted)


def one_tap(browser: Browser, thread: CDPSession, key: str) -> tuple[float, float]:
    """Processor seconds until one tap is seen, and until it is counted."""
    before, early = used(browser), of_thread(thread)
    drawn = asked(thread, f"tapped({json.dumps(key)})")
    drawn_in = of_thread(thread) - early
    asked(thread, "counted.then(() => 0)")
    took = used(browser) - before
    return drawn_in if drawn or key == "#nothing" else took, took


class PhoneFigures(NamedTuple):
    """Figures of one phone: seconds, and of taps milliseconds."""

    first: float
    first_tap_seen: float
    first_tap: float
    seen: float
    later: float
    tap_seen: float
    tap: float
    private: float
    private_tap_seen: float
    private_tap: float


NAMES: Final = (
    ("first start", "s", FIRST_GOAL),
    ("a tap right after the first start, until it is seen", "ms", TAP_GOAL),
    ("a tap right after the first start, until it is counted", "ms", TAP_GOAL),
    ("a later start, until it is seen", "s", LATER_GOAL),
    ("a later start, until it counts", "s", LATER_GOAL),
    ("a tap, until it is seen", "ms", TAP_GOAL),
    ("a tap, until it is counted", "ms", TAP_GOAL),
    ("a second start that finds nothing compiled", "s", LATER_GOAL),
    ("a tap after that, until it is seen", "ms", TAP_GOAL),
    ("a tap after that, until it is counted", "ms", TAP_GOAL),
)


@contextmanager
def opened(playwright: Playwright, profile: Path) -> Iterator[tuple[Browser, Page]]:
    """A browser with a profile that stays, and a page of it."""
    context = playwright.chromium.launch_persistent_context(
        profile, executable_path=CHROMIUM, args=["--remote-debugging-port=0"], **PHONE
    )
    context.set_default_timeout(MOST)
    port = (profile / "DevToolsActivePort").read_text().split()[0]
    browser = playwright.chromium.connect_over_cdp(f"http://127.0.0.1:{port}")
    try:
        yield browser, context.new_page()
    finally:
        browser.close()
        context.close()


def practised(page: Page) -> None:
    """Waits until what was compiled is kept; a folder that does not practise is left alone as long as that takes."""
    for _ in range(150):
        if page.evaluate("localStorage.getItem('windroos-practised')"):
            return
        page.wait_for_timeout(100)


def measured(playwright: Playwright, address: str, profile: Path) -> PhoneFigures:
    """The figures of a new phone."""
    with opened(playwright, profile / "taps") as (browser, page):
        started(browser, page, address)
        first_tap = tapped(browser, page)
    with opened(playwright, profile / "kept") as (browser, page):
        first = started(browser, page, address)[1]
        page.evaluate("navigator.serviceWorker.ready")
        practised(page)
    with opened(playwright, profile / "kept") as (browser, page):
        seen, later = started(browser, page, address)
        tap = tapped(browser, page)
    browser = playwright.chromium.launch(executable_path=CHROMIUM)
    page = browser.new_context(**PHONE).new_page()
    page.set_default_timeout(MOST)
    started(browser, page, address)
    page.evaluate("navigator.serviceWorker.ready")
    page.goto("about:blank")
    private = started(browser, page, address)[1]
    private_tap = tapped(browser, page)
    browser.close()
    return PhoneFigures(first, *first_tap, seen, later, *tap, private, *private_tap)


def rows(folders: Sequence[Path]) -> Iterator[TimedRow]:
    """The figures of each folder."""
    before = factor()
    found: dict[Path, list[PhoneFigures]] = {folder: [] for folder in folders}
    with sync_playwright() as playwright, tempfile.TemporaryDirectory() as place:
        for turn in range(STARTS):
            for at, folder in enumerate(folders):
                with hosted(folder) as address:
                    found[folder].append(measured(playwright, address, Path(place) / f"{turn}-{at}"))
    machine = (before + factor()) / 2
    for folder in folders:
        for at, (name, unit, goal) in enumerate(NAMES):
            values = [one[at] / machine for one in found[folder]]
            ratio = median(one[at] for one in found[folder]) / median(one[at] for one in found[folders[0]])
            beside = f"{folder.name} ({ratio:.2f}): " if len(folders) > 1 else ""
            yield TimedRow(f"{beside}phone, {name}", values, unit, goal)


def main() -> int:
    """Print the figures; 1 where a goal is missed."""
    print(PROFILE.format(slower=SLOWER, here=factor()))
    if len(sys.argv) > 1:
        return show(rows([Path(one) for one in sys.argv[1:]]))
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "scorer"
        write_site(folder, browser_files())
        return show(rows([folder]))


if __name__ == "__main__":
    sys.exit(main())
