"""Games in a browser."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from time import monotonic
from typing import Any

from playwright.sync_api import Page

from tests.web.conftest import PATIENCE
from tests.web.measuring import violations

CLICKS = (Path(__file__).parent / "clicks.js").read_text(encoding="utf-8")


QUICK = {"place1": "greedy", "place2": "greedy", "place3": "greedy", "name": "Aad"}


def play(page: Page, seed: int, hands: int = 1, **more: object) -> Any:
    """Play at a table by its own buttons, at random, until so many hands have ended."""
    return page.evaluate(CLICKS, {"seed": seed, "hands": hands, "next": True, **more})


def wait(page: Page, until: Callable[[], bool]) -> None:
    """Let the browser go on until something is so."""
    latest = monotonic() + PATIENCE
    while not until():
        assert monotonic() < latest
        page.wait_for_timeout(10)


def new_game(page: Page, server: str, **form: str) -> None:
    """Make a game with a form, and sit down."""
    answer = page.context.request.post(
        f"{server}/spelen/nieuw", form={**QUICK, **form}, headers={"origin": server}, max_redirects=0
    )
    page.goto(server + answer.headers["location"])
    page.wait_for_selector("main[data-phase]")


def check(page: Page, *states: str) -> None:
    """Axe finds nothing on this page in the light, nor in its colours in the dark."""
    assert violations(page, "light") == [], states
    page.emulate_media(color_scheme="dark")
    assert violations(page, "dark", "colours") == [], states
    page.emulate_media(color_scheme="light")
