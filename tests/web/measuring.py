"""Measuring pages: what is cut off, broken by letter, covered or too near, at every width of screen there is.

`measure.js` looks at a page as it stands and says what is wrong with it; here are the screens, and how a page is taken
through them. A browser context is of one language and one colour: the window is resized, nothing is loaded again.
"""

from __future__ import annotations

import os
from collections.abc import Iterable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path
from typing import Final, Literal, NamedTuple, TypeVar

from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Browser, Page, ViewportSize

from tests.phrases import said_again
from tests.web.conftest import own_page
from tests.web.states import PageState

FULL: Final = bool(os.environ.get("WINDROOS_FULL"))
MEASURE: Final = (Path(__file__).parent / "measure.js").read_text(encoding="utf-8")
SCREENS: Final[tuple[ViewportSize, ...]] = (
    {"width": 2560, "height": 1440},
    {"width": 1366, "height": 768},
    {"width": 1024, "height": 768},
    {"width": 820, "height": 1180},
    {"width": 390, "height": 844},
    {"width": 360, "height": 740},
    {"width": 320, "height": 640},
)
"""A hall's screen, a laptop, two tablets, three phones."""
SOME: Final = tuple(screen for screen in SCREENS if screen["width"] in (320, 820, 1366))
"""The screens on which English is looked at by turns, whose words are shorter, and what can be folded out."""
T = TypeVar("T")

SETTLED: Final = "() => new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))"
"""Until a page has had its say about the room that it has now."""


MEASURED: Final = f"""async (wide) => {{
  const frame = () => new Promise((done) => requestAnimationFrame(done));
  while (innerWidth !== wide) await frame();
  await frame();
  await frame();
  return ({MEASURE})();
}}"""
"""The same in one go, once the window is so wide: each question to a browser takes as long as the measuring."""
AXE: Final = """(rules) => axe.run({ resultTypes: ["violations"], preload: false, ...rules }).then((found) =>
    found.violations.map((one) => `${one.id} ${one.nodes.map((node) => node.html.slice(0, 200))}`))"""
"""It would load the sheets once more for a rule about turned screens that it does not ask about."""
Asked = Literal["all", "colours", "all but colours"]
RULES: Final[dict[Asked, dict[str, object]]] = {
    "all": {},
    "colours": {"runOnly": ["color-contrast"]},
    "all but colours": {"rules": {"color-contrast": {"enabled": False}}},
}
"""Of what axe looks for: whether words can be read on what is behind them takes three quarters of its time."""


class Look(NamedTuple):
    """How a reader has set the page."""

    lang: Literal["nl", "en"]
    scheme: Literal["light", "dark"]


LOOKS: Final = tuple(Look(lang, scheme) for lang in ("nl", "en") for scheme in ("light", "dark"))
LOOKED: Final = LOOKS if FULL else (Look("nl", "light"), Look("en", "dark"))
"""Colours move nothing, so that one of each language will do where nobody asks for all."""


def looked_at(states: Sequence[T], look: Look) -> list[tuple[int, T]]:
    """What is shown to this reader, each with its place: in Dutch all, in English every other one or the only."""
    return [(at, state) for at, state in enumerate(states) if FULL or look.lang == "nl" or at % 2 or len(states) == 1]


def screens(at: int, look: Look) -> tuple[ViewportSize, ...]:
    """On which a state is looked at: the narrowest, which shows most of what is wrong, and two others by turns.

    The turn shifts each time round, for states often come in threes, one kind of page for each book.
    """
    if FULL:
        return SCREENS
    turn = (at + at // 3) % 3
    return (SCREENS[turn], SCREENS[turn + 3], SCREENS[-1]) if look.lang == "nl" else (SOME[turn],)


@contextmanager
def window(browser: Browser, look: Look) -> Iterator[Page]:
    """A window of a reader, its animations still."""
    locale = "nl-NL" if look.lang == "nl" else "en-GB"
    with own_page(
        browser, viewport=SCREENS[0], locale=locale, color_scheme=look.scheme, reduced_motion="reduce"
    ) as page:
        yield page


def faults(page: Page, where: str, screens: Iterable[ViewportSize] = SCREENS) -> list[str]:
    """What is wrong with a page as it stands, screen by screen; empty where nothing is."""
    found = [f"{where}: it says {phrase}" for phrase in said_again(page.locator("body").inner_text())]
    for screen in screens:
        page.set_viewport_size(screen)
        found += [f"{where} @{screen['width']}: {fault}" for fault in page.evaluate(MEASURED, screen["width"])]
    return found


def violations(page: Page, where: str, asked: Asked = "all") -> list[str]:
    """What axe finds wrong with a page as it stands. What it finds right it would list too, in half as long again."""
    if page.evaluate("typeof axe === 'undefined'"):
        page.evaluate(AXE_SCRIPT)
    return [f"{where}: {wrong}" for wrong in page.evaluate(AXE, RULES[asked])]


def axe_looks(page: Page, where: str, at: int, look: Look) -> list[str]:
    """What axe finds wrong with the state at a place, where it looks at that for this reader.

    axe takes as long as all the rest. It looks at every page once: at every other one in Dutch and light, at those
    between in English and dark; at the colours of one in three, for `test_look.py` has every pair of them. With
    WINDROOS_FULL set it looks at each in every look, and at all.
    """
    asked: Asked = "all" if FULL or at % 6 < 2 else "all but colours"
    return violations(page, where, asked) if FULL or at % 2 == (look.lang == "en") else []


def faults_of_states(page: Page, address: str, states: Sequence[PageState], look: Look) -> list[str]:
    """What is wrong with pages of a server, as they are and with all that can be folded out, and what axe finds."""
    found = []
    for at, state in looked_at(states, look):
        answer = page.goto(address + state.path)
        assert answer is not None
        assert answer.status == state.answers, state
        for field, text in state.fill:
            page.fill(field, text)
        for button in state.press:
            page.click(button)
        found += faults(page, state.name, screens(at, look))
        if open_all(page):
            found += faults(page, f"{state.name}, all open", SOME if FULL else (SOME[at % 3],))
        found += axe_looks(page, state.name, at, look)
    return found


def open_all(page: Page) -> int:
    """Open everything on the page that can be folded out, but not what hangs from the bar above; how much was shut."""
    return int(
        page.evaluate("""() => {
          const shut = [...document.querySelectorAll("main details:not([open])")];
          for (const one of shut) one.open = true;
          return shut.length;
        }""")
    )
