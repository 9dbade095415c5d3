"""Puzzels: each by its address, nothing of the answer before it is given, what went wrong comes back; by keys too."""

from __future__ import annotations

import re
from datetime import date

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from tests.web.conftest import OpenPage
from tests.web.measuring import FULL
from tests.web.playing import check
from windroos.books.catalog import IDS, book_words
from windroos.puzzles.boxes import read_boxes
from windroos.puzzles.position import position
from windroos.puzzles.puzzle import THEMES, Theme, number_of_the_day, stock
from windroos.puzzles.solving import answers, evaluated, may_go_out, waiting, won
from windroos.telling.coaching import told
from windroos.text.puzzle import THEMES as NAMES


def numbers(book: str, theme: Theme) -> list[int]:
    return [number for number, one in enumerate(stock(book), 1) if one.theme == theme]


def right_answer(book: str, number: int) -> str:
    """The right answer as it stands in an address."""
    puzzle = stock(book)[number - 1]
    here = position(puzzle)
    if puzzle.theme == "count":
        scored = won(here)
        assert scored is not None
        return f"?a=1&n={scored.total}"
    if puzzle.theme == "wait":
        return "?a=1" + "".join(f"&t={one.kind}" for one in waiting(here.view) if may_go_out(one))
    return f"?a=1&t={answers(puzzle, here).index(evaluated(here).best.action)}"


def wrong_answer(book: str, number: int) -> str:
    puzzle = stock(book)[number - 1]
    if puzzle.theme == "count":
        return "?a=1&n=1"
    if puzzle.theme == "wait":
        return "?a=1"
    here = position(puzzle)
    best = answers(puzzle, here).index(evaluated(here).best.action)
    return f"?a=1&t={0 if best else 1}"


def shown(client: TestClient, path: str, status: int = 200) -> str:
    got = client.get(path, follow_redirects=False)
    assert got.status_code == status, got.text
    return str(got.text)


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("theme", THEMES)
def test_a_puzzle_is_asked_and_answered(client: TestClient, theme: Theme, lang: str) -> None:
    client.cookies.set("lang", lang)
    for book in IDS[::2]:
        number = numbers(book, theme)[0]
        page = shown(client, f"/puzzels/{book}/{number}")
        assert f'lang="{lang}"' in page
        assert f"<h1>{NAMES[theme].to('nl' if lang == 'nl' else 'en')}</h1>" in page
        assert 'id="antwoord"' not in page
        right = shown(client, f"/puzzels/{book}/{number}{right_answer(book, number)}")
        assert "verdict good" in right
        wrong = shown(client, f"/puzzels/{book}/{number}{wrong_answer(book, number)}")
        assert 'id="antwoord"' in wrong
        assert "verdict good" not in wrong
        assert "{" not in re.sub(r"<script.*?</script>", "", page + right + wrong)


def test_the_reason_is_the_coach_s(client: TestClient) -> None:
    number = numbers("nts2002", "discard")[0]
    here = position(stock("nts2002")[number - 1])
    said = told(here.view, here.actions, book_words("nts2002"), "nl", in_full=True)
    page = shown(client, f"/puzzels/nts2002/{number}?toon=1")
    assert said.what in page
    assert said.why[0] in page


@pytest.mark.parametrize("theme", THEMES)
def test_nothing_of_the_answer_is_sent_before_it_is_given(client: TestClient, theme: Theme) -> None:
    """The page says what the seat sees: with other racks, another wall and another best answer it is the same."""
    number = numbers("nts2002", theme)[0]
    puzzle = stock("nts2002")[number - 1]
    page = shown(client, f"/puzzels/nts2002/{number}")
    assert str(puzzle.seed) not in re.findall(r"(?<![\w.#-])\d{3,}(?![\w.])", page)
    assert puzzle.moves not in page
    offers = re.findall(r'<button class="(pick|btn choice)" name="t" value="(\d+)"', page)
    assert all(kind in ("pick", "btn choice") for kind, _ in offers), "every answer is offered alike"
    assert "Het beste" not in page
    headers = client.get(f"/puzzels/nts2002/{number}").headers
    assert "set-cookie" not in headers


def test_today_everybody_has_the_same(client: TestClient) -> None:
    for book in IDS:
        got = client.get(f"/puzzels/{book}/vandaag", follow_redirects=False)
        assert got.headers["location"] in {
            f"/puzzels/{book}/{number_of_the_day(book, date.fromordinal(date.today().toordinal() + by))}"
            for by in (-1, 0, 1)
        }


def test_what_went_wrong_comes_back(client: TestClient) -> None:
    assert "Er is vandaag niets dat terugkomt." in shown(client, "/puzzels")
    number = numbers("mcr", "wait")[0]
    shown(client, f"/puzzels/mcr/{number}?a=1")
    kept = read_boxes(client.cookies["puzzles"])
    assert [(one.book, one.number, one.box) for one in kept] == [("mcr", number, 0)]
    assert "Er is vandaag niets" in shown(client, "/puzzels"), "not before tomorrow"
    client.cookies.clear()
    client.cookies.set("puzzles", f"mcr.{number}.0.739000~riichi.1.0.739000~mcr.9999.0.739000")
    assert "Opnieuw: 1 puzzel" in shown(client, "/puzzels")
    got = client.get("/puzzels/opnieuw", follow_redirects=False)
    assert got.headers["location"] == f"/puzzels/mcr/{number}"
    kept = read_boxes(client.get(f"/puzzels/mcr/{number}{right_answer('mcr', number)}").cookies["puzzles"])
    assert [one.box for one in kept if (one.book, one.number) == ("mcr", number)] == [1]


def test_addresses_and_answers_that_are_not_there(client: TestClient) -> None:
    number = numbers("nts2002", "discard")[0]
    for path, status in (
        ("/puzzels/riichi", 404),
        ("/puzzels/riichi/1", 404),
        ("/puzzels/riichi/vandaag", 404),
        ("/puzzels/nts2002/0", 422),
        ("/puzzels/nts2002/9999", 422),
        (f"/puzzels/nts2002/{number}?a=1", 422),
        (f"/puzzels/nts2002/{number}?a=1&t=99", 422),
        (f"/puzzels/nts2002/{number}?a=1&t=x", 422),
        (f"/puzzels/nts2002/{number}?a=1&t=²", 422),
        (f"/puzzels/nts2002/{number}?a=1&n=-1", 422),
    ):
        assert "Traceback" not in shown(client, path, status)


def test_the_first_page_leads_to_the_puzzles(client: TestClient) -> None:
    assert 'href="/puzzels"' in shown(client, "/")
    assert f'href="/puzzels/mcr/{numbers("mcr", "claim")[0]}"' in shown(client, "/puzzels/mcr")


@pytest.mark.parametrize("size", [(360, 740), (1366, 768)])
def test_puzzles_are_solved_by_keys(hasty_server: str, open_page: OpenPage, size: tuple[int, int]) -> None:
    page = open_page(f"{hasty_server}/puzzels")
    page.set_viewport_size({"width": size[0], "height": size[1]})
    for at, theme in enumerate(THEMES):
        number = numbers("hongkong", theme)[0]
        page.goto(f"{hasty_server}/puzzels/hongkong/{number}")
        for name, value in re.findall(r"&(\w)=(\d+)", right_answer("hongkong", number)):
            if name == "n":
                page.locator("[name=n]").fill(value)
                page.keyboard.press("Enter")
            else:
                page.locator(f"[name=t][value='{value}']").focus()
                page.keyboard.press("Space" if theme == "wait" else "Enter")
        if theme == "wait":
            page.locator(".picks .btn.main").focus()
            page.keyboard.press("Enter")
        expect(page.locator("#antwoord.good")).to_be_visible()
        if FULL or at % 2 == (size[0] > 400):
            check(page, theme)
