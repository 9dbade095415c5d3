"""Every page fits every screen: nothing is cut off, broken by letter, covered or too near, in either language."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import pytest
from playwright.sync_api import Browser
from starlette.testclient import TestClient

from tests.web.conftest import KEY, OpenPage, serving
from tests.web.measuring import FULL, LOOKED, SCREENS, SOME, Look, faults, looked_at, open_all, screens, window
from tests.web.states import COUNT, LESSON, OTHERS, PUZZLES, RULES, PageState, counted
from windroos.web.app import create_app, open_site
from windroos.web.settings import Settings

SHARES = {f"tellen, {at + 1} of 3": COUNT[at::3] for at in range(3)} | {
    f"spelregels, {at + 1} of 3": (RULES + OTHERS + LESSON)[at::3] for at in range(3)
}
SHARES["puzzels"] = PUZZLES
"""What is looked at in one go: in shares, so that no core is left with all of it at the end."""


@pytest.fixture(scope="module")
def served(tmp_path_factory: pytest.TempPathFactory) -> Iterator[tuple[str, Mapping[str, str]]]:
    """The address of a server, and the ids of its tables."""
    folder = tmp_path_factory.mktemp("fits")
    settings = Settings(folder, "http://testserver", names=frozenset({"testserver"}), apart=False)
    with TestClient(create_app(open_site(settings)), headers={"accept-language": "nl"}) as client:
        ids = counted(client)
    with serving(folder) as address:
        yield address, ids


@pytest.mark.parametrize("look", LOOKED, ids=lambda look: f"{look.lang}-{look.scheme}")
@pytest.mark.parametrize("states", SHARES.values(), ids=SHARES)
def test_every_page_fits_every_screen(
    browser: Browser, served: tuple[str, Mapping[str, str]], look: Look, states: tuple[PageState, ...]
) -> None:
    address, ids = served
    found = []
    with window(browser, look) as page:
        page.goto(f"{address}/host/{KEY}")
        for at, state in looked_at(states, look):
            answer = page.goto(address + state.path.format_map(ids))
            assert answer is not None
            assert answer.status == state.answers, state
            for button in state.press:
                page.click(button)
            found += faults(page, state.name, screens(at, look))
            if open_all(page):
                found += faults(page, f"{state.name}, all open", SCREENS if FULL else SOME[-1:])
    assert not found, "\n".join(found)


BEGINS = """() => [...document.querySelectorAll('.making > section')].map((one) => one.getBoundingClientRect())
  .map(({ left, right, top }) => [left, document.documentElement.clientWidth - right, top].map(Math.round))"""


def test_a_new_table_begins_beside_the_others_and_alone_in_the_middle(
    served: tuple[str, Mapping[str, str]], server: str, open_page: OpenPage
) -> None:
    """Also for the host, who may clear away what was never used."""
    beside = open_page(f"{served[0]}/tellen", host=served[0])
    assert beside.locator("form[action='/tellen/opruimen']").count() == 1
    (left, _, high), begins, *_ = beside.evaluate(BEGINS)
    assert begins[2] == high
    assert begins[0] < left
    ((left, right, _),) = open_page(f"{server}/tellen").evaluate(BEGINS)
    assert abs(left - right) <= 1
