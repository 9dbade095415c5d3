"""How soon a slow phone counts without a server: `python -m bench.pocket [FOLDER]`.

The folder as `windroos export app` writes it, from a web host beside it, in Chromium. What is measured is processor
time of the process that shows the page (its worker, in which Python runs, and what compiles for it included), so that a
busy machine gives the figures of an idle one; a slow phone is one on which everything takes four times as long. A phone
with several cores is sooner, for part of it goes on at once; the network is not counted. A later start shows what was
left, before Python is there, and keeps what is tapped until then: both moments are measured. Goals: the first start
under 10 s, a later one under 2 s, a tap under 100 ms. Exit status 1 when one is missed.
"""

from __future__ import annotations

import sys
import tempfile
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Final

from playwright.sync_api import Browser, Page, sync_playwright

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
TAP: Final = """(key) => new Promise((done) => {
  const seen = new MutationObserver(() => {
    seen.disconnect();
    requestAnimationFrame(() => setTimeout(done));
  });
  seen.observe(document.querySelector("main"), { attributes: true, attributeFilter: ["data-revision"] });
  document.querySelector(key).click();
})"""
"""A tap, until what it did is painted."""


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


def started(browser: Browser, page: Page, address: str) -> tuple[float, float]:
    """Seconds of a slow phone until a page shows the list of tables, and until it counts."""
    before = used(browser)
    page.goto(address, wait_until="commit")
    page.wait_for_selector("#begin", state="attached", timeout=MOST)
    seen = used(browser) - before
    page.wait_for_selector("body[data-awake]", state="attached", timeout=MOST)
    return SLOWER * seen, SLOWER * (used(browser) - before)


def tapped(browser: Browser, page: Page) -> float:
    """Milliseconds of a slow phone that a tap on the keypad takes, in the middle."""
    page.click("#begin")
    page.click("#go")
    page.click("#won-1")
    page.locator("button", has_text="zelf gepakt").first.click()
    page.wait_for_selector("#k-0")
    before = used(browser)
    for turn in range(TAPS):
        page.evaluate(TAP, "#k-0" if turn % 2 == 0 else "[value='tap=undo']")
    return SLOWER * 1000 * (used(browser) - before) / TAPS


def rows(folder: Path) -> Iterator[TimedRow]:
    """The figures of one folder."""
    machine = factor()
    first, later, seen, taps = [], [], [], []
    with hosted(folder) as address, sync_playwright() as playwright:
        for _ in range(STARTS):
            browser = playwright.chromium.launch(executable_path=CHROMIUM)
            context = browser.new_context(viewport={"width": 390, "height": 844}, locale="nl-NL")
            context.set_default_timeout(MOST)
            page = context.new_page()
            first.append(started(browser, page, address)[1])
            page.evaluate("navigator.serviceWorker.ready")
            page.goto("about:blank")
            soon, awake = started(browser, page, address)
            seen.append(soon)
            later.append(awake)
            taps.append(tapped(browser, page))
            browser.close()
    machine = (machine + factor()) / 2
    yield TimedRow("phone, first start", [one / machine for one in first], "s", FIRST_GOAL)
    yield TimedRow("phone, a later start, until it is seen", [one / machine for one in seen], "s", LATER_GOAL)
    yield TimedRow("phone, a later start, until it counts", [one / machine for one in later], "s", LATER_GOAL)
    yield TimedRow("phone, a tap", [one / machine for one in taps], "ms", TAP_GOAL)


def main() -> int:
    """Print the figures; 1 where a goal is missed."""
    if len(sys.argv) > 1:
        return show(rows(Path(sys.argv[1])))
    with tempfile.TemporaryDirectory() as place:
        folder = Path(place) / "scorer"
        write_site(folder, browser_files())
        return show(rows(folder))


if __name__ == "__main__":
    sys.exit(main())
