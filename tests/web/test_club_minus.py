"""Amounts below zero: a real minus, and no line that ends between a sign and its figure."""

from __future__ import annotations

import re
from html import unescape

import pytest
from playwright.sync_api import Browser
from starlette.testclient import TestClient

from tests.web.club_evening_world import EVENING
from tests.web.club_world import CLUB, tell
from tests.web.conftest import own_page
from windroos.club.errors import ClubError
from windroos.text.figures import money, percent, signed
from windroos.text.words import Lang
from windroos.web.site import Site

HYPHEN = re.compile(r"(?<![\w-])-\d")
"""A hyphen where a minus belongs."""


@pytest.mark.parametrize(("lang", "said"), [("nl", "komen −10 van nul uit"), ("en", "are −10 off zero")])
def test_a_sum_below_zero_has_a_real_minus(lang: Lang, said: str) -> None:
    assert said in ClubError("club_sum", off=-10).sentence(lang)
    assert "−120 (" in ClubError("club_sum_sign", off=-240, place=1, points=-120).hint(lang)


def test_the_form_says_what_was_typed_with_a_real_minus(client: TestClient, site: Site) -> None:
    tell(site, *CLUB, *EVENING, {"do": "void", "evening": "e4", "table": 2, "reason": "opnieuw"})
    points = {f"points-{at}": of for at, of in enumerate(("-120", "40", "-60", "-100"))}
    answer = client.post(
        "/club/avond/e4/tafel/2/1",
        data={"way": "totals", "do": "keep", **points},
        headers={"origin": "http://testserver"},
    )
    assert answer.status_code == 422
    said = unescape(re.sub(r"<(script|style|textarea).*?</\1>|<[^>]+>", " ", answer.text))
    assert "−240" in said
    assert "120 in plaats van −120" in said
    assert not HYPHEN.search(said.partition("<main")[2] or said.partition("Uitslag van tafel 2")[2])


def test_no_line_ends_between_a_sign_and_its_figure(browser: Browser) -> None:
    """In a column that is too narrow for anything, each stands on one line."""
    texts = (money(-1250, "nl"), money(-1250, "en"), percent(0.32, "nl"), percent(0.32, "en"), signed(-2440, "nl"))
    with own_page(browser) as page:
        page.set_content("<p style='width: 1px; font: 16px/20px serif'></p>")
        for text in texts:
            high = page.eval_on_selector("p", "(one, said) => (one.textContent = said, one.clientHeight)", text)
            assert high == 20, text
