"""/nakijken/hand: what to do with a typed hand, in both languages, at an address that can be passed on."""

from __future__ import annotations

import re

import pytest
from starlette.testclient import TestClient

from windroos.text.typed_hand import WORDS
from windroos.text.words import Lang

HERE = "/nakijken/hand"
HAND = "[345p] 234m 678m 567s 3s 9s"


def asked(nobody: TestClient, status: int = 200, **typed: str) -> str:
    answer = nobody.get(HERE, params=typed)
    assert answer.status_code == status, answer.text
    return str(answer.text)


@pytest.mark.parametrize(("lang", "said"), [("nl", "Bamboe 3 wegleggen"), ("en", "Discard bamboo 3")])
def test_what_to_do_and_what_everything_else_costs(nobody: TestClient, lang: Lang, said: str) -> None:
    nobody.cookies.set("lang", lang)
    assert WORDS["typed_lead"].to(lang) in asked(nobody)
    page = asked(nobody, hand=HAND, regels="hongkong", wind="S")
    assert f'<h2 id="best">{said}</h2>' in page
    rows = re.findall(r'<th scope="row">([^<]+)</th><td class="num">([^<]+)</td><td class="num">\d+ %', page)
    costs = [0 if cost == "–" else int(cost) for _, cost in rows]
    assert costs == sorted(costs)
    assert len(costs) > 3
    assert costs[0] == 0 < costs[-1]
    assert f'value="{HAND}"' in page
    assert '<option value="hongkong" selected>' in page
    assert '<option value="S" selected>' in page


def test_a_mahjong_has_nothing_beside_it(nobody: TestClient) -> None:
    page = asked(nobody, hand="123456789m 11z 55z +5z wall", regels="mcr")
    assert '<h2 id="best">Mahjong</h2>' in page
    assert "<table" not in page


@pytest.mark.parametrize(
    ("typed", "said"),
    [
        ({"hand": "<b>"}, "is geen steen"),
        ({"hand": "234m"}, "om te kiezen zijn het er 14"),
        ({"hand": HAND, "over": "²"}, "is geen aantal stenen"),
        ({"hand": HAND, "over": "9999"}, "is geen aantal stenen"),
        ({"hand": HAND, "over": "144"}, "Zoveel stenen"),
        ({"hand": HAND, "open": "9"}, "9"),
        ({"hand": HAND * 20}, "trouble"),
    ],
)
def test_what_is_wrong_is_said_and_what_was_typed_stays(nobody: TestClient, typed: dict[str, str], said: str) -> None:
    page = asked(nobody, 422, **typed)
    assert said in page
    assert 'role="alert"' in page
    assert "<b>&#39;" in page or "<b>" not in typed["hand"]
    assert '<h2 id="best">' not in page


def test_what_no_form_sends_is_what_it_sends_at_first(nobody: TestClient) -> None:
    page = asked(nobody, hand=HAND, regels="<x>", wind="Q", ronde="ESW")
    assert page.replace(" ", "") == asked(nobody, hand=HAND).replace(" ", "")
