"""Leren: every step by its address, wrong and right answers, where one was; and the whole lesson in a browser."""

from __future__ import annotations

import re
from urllib.parse import urlencode

import pytest
from playwright.sync_api import expect
from starlette.testclient import TestClient

from tests.web.conftest import OpenPage
from tests.web.measuring import FULL
from tests.web.playing import check
from windroos.books.catalog import IDS, rules
from windroos.lesson.exercise import LessonStep, right_places
from windroos.lesson.lesson import TRACKS, Track, lesson
from windroos.text.lesson import STEPS
from windroos.text.web.about import WORDS as ABOUT
from windroos.text.web.board import WORDS as BOARD
from windroos.web.lesson.made import address

PHONE_NL, LAPTOP_EN = ((360, 740), "nl-NL"), ((1366, 768), "en-GB")


def answer_to(step: LessonStep) -> str:
    """A right answer as it stands in an address."""
    return "?" + urlencode([("a", 1), *(("t", place) for place in right_places(step))])


def shown(client: TestClient, path: str, status: int = 200) -> str:
    got = client.get(path, follow_redirects=False)
    assert got.status_code == status, got.text
    return str(got.text)


@pytest.mark.parametrize("lang", ["nl", "en"])
@pytest.mark.parametrize("track", TRACKS)
@pytest.mark.parametrize("id", IDS)
def test_right_answers_lead_from_the_first_step_to_the_table(
    client: TestClient, id: str, track: Track, lang: str
) -> None:
    client.cookies.set("lang", lang)
    steps = lesson(rules(id), track)
    for number, step in enumerate(steps, 1):
        page = shown(client, address(id, track, number))
        assert f'lang="{lang}"' in page
        assert f"<h1>{STEPS[step.id].title.to('nl' if lang == 'nl' else 'en')}</h1>" in page
        assert "{" not in re.sub(r"<script.*?</script>", "", page)
        if step.ask is None:
            assert 'action="/spelen/nieuw"' in page
            assert f'name="rules" value="{id}"' in page
            assert page.count('value="learner"') == 3, "whoever learns plays who learn"
            assert 'name="first"' in page, "and begins with walls that were picked for it"
            continue
        assert 'id="antwoord"' not in page
        right = shown(client, address(id, track, number) + answer_to(step))
        assert f'class="btn main" href="{address(id, track, number + 1)}"' in right
        assert f'class="btn main" href="{address(id, track, number + 1)}"' in shown(
            client, address(id, track, number) + "?toon=1"
        )


def test_a_hand_of_which_nothing_counts_has_no_empty_table(client: TestClient) -> None:
    numbers = {step.id: number for number, step in enumerate(lesson(rules("nmv144"), "whole"), 1)}
    page = shown(client, address("nmv144", "whole", numbers["minimum"]) + "?toon=1")
    assert page.count('<div class="counted">') == 2
    assert page.count('<table class="tab sum">') == 1


def test_what_decides_and_what_is_added_up_stands_there_before_it_is_asked(client: TestClient) -> None:
    """Nobody can know it yet: what counts for the minimum, the sums but for the last, and what the tiles are."""
    names = [step.id for step in lesson(rules("nmv144"), "whole")]
    counting = shown(client, address("nmv144", "whole", names.index("count") + 1))
    assert "Naar boven op een tiental" in counting
    assert "Met uitmaakpunten" in counting
    assert "40 × 2" not in counting, "that is what is asked"
    names = [step.id for step in lesson(rules("nts2002"), "whole")]
    minimum = shown(client, address("nts2002", "whole", names.index("minimum") + 1))
    for line in ("Pung draken", "Vier chows", "Pure eenvoud"):
        assert f'<span>{line} <b class="num">× 2</b></span>' in minimum
    first = shown(client, "/leren/nts2002/1")
    assert [name in first for name in (">Tekens<", ">Kringen<", ">Bamboe<")] == [True] * 3


def test_wrong_answers_say_why_and_keep_what_was_tapped(client: TestClient) -> None:
    page = shown(client, "/leren/nts2002/1?a=1&t=0")
    assert "Nog niet." in page
    assert "Het getal klopt, de soort niet: dit is tekens 3." in page
    assert 'class="pick chosen" name="t" value="0"' in page
    assert 'class="btn main"' not in page, "nobody is led on"
    short = shown(client, "/leren/nts2002/4?a=1&t=1&t=2")
    assert "U koos 2 stenen; er worden er 3 gevraagd." in short
    assert short.count(" checked") == 2
    assert "U koos 0 stenen" in shown(client, "/leren/nts2002/4?a=1")


def test_addresses_that_are_not_there(client: TestClient) -> None:
    for path, status in (
        ("/leren/riichi", 404),
        ("/leren/riichi/1", 404),
        ("/leren/nts2002/0", 422),
        ("/leren/nts2002/40", 422),
        ("/leren/nts2002/1234567", 404),
        ("/leren/nts2002/1?a=1&t=x", 422),
        ("/leren/nts2002/1?a=1&t=99", 422),
        ("/leren/nts2002/1?a=1&t=²", 422),
        ("/leren/nts2002/4?a=1" + "&t=1" * 40, 422),
        ("/leren/nts2002/18?a=1&t=0", 422),
    ):
        assert "Traceback" not in shown(client, path, status)
    assert shown(client, "/leren/nts2002", 303) == ""


def test_a_browser_goes_on_where_it_was(client: TestClient) -> None:
    assert "Ga verder" not in shown(client, "/leren")
    shown(client, "/leren/mcr/7")
    begin = shown(client, "/leren")
    assert "Ga verder bij stap 7 van 19" in begin
    assert 'href="/leren/mcr/7"' in begin
    shown(client, "/leren/hongkong/kort/2")
    assert 'href="/leren/hongkong/kort/2"' in shown(client, "/leren")
    for nonsense in ("mcr.whole.99", "riichi.whole.2", "mcr.half.2", "x", "mcr.whole.1"):
        client.cookies.clear()
        client.cookies.set("lesson", nonsense)
        assert "Ga verder" not in shown(client, "/leren"), nonsense


def test_what_the_lesson_and_the_help_speak_of_is_called_so_at_the_table() -> None:
    for key, told in (("menu", STEPS["play"].told[0]), ("coach", ABOUT["help_play_how"])):
        assert f"“{BOARD[key].nl}”" in told.nl
        assert f"“{BOARD[key].en}”" in told.en


def test_the_first_page_leads_to_the_lesson(client: TestClient) -> None:
    assert 'href="/leren"' in shown(client, "/")


WALKS = (("nts2002", PHONE_NL), ("mcr", LAPTOP_EN))
EVERY_WALK = tuple(
    (id, how) for id in IDS for how in (PHONE_NL, LAPTOP_EN, ((360, 740), "en-GB"), ((1366, 768), "nl-NL"))
)


@pytest.mark.parametrize(("id", "how"), EVERY_WALK if FULL else WALKS)
def test_the_lesson_is_walked_through_by_keys_to_the_first_tile(
    hasty_server: str, open_page: OpenPage, id: str, how: tuple[tuple[int, int], str]
) -> None:
    size, lang = how
    page = open_page(f"{hasty_server}/leren", lang=lang)
    page.set_viewport_size({"width": size[0], "height": size[1]})
    page.click(f"a[href='/leren/{id}/1']")
    for at, step in enumerate(lesson(rules(id))[:-1]):
        expect(page.locator("h1")).to_have_text(STEPS[step.id].title.to("nl" if lang == "nl-NL" else "en"))
        places = right_places(step)
        boxes = page.locator(".picks [name=t], .ask [name=t]")
        for place in places:
            boxes.nth(place).focus()
            page.keyboard.press("Space")
        if len(places) > 1:
            page.locator(".picks .btn.main").focus()
            page.keyboard.press("Enter")
        go_on = page.locator(".verdict .btn.main")
        expect(page.locator(".verdict.good")).to_be_in_viewport()
        if FULL or at % 6 == 3 * (id == "mcr"):
            check(page, step.id)
        go_on.focus()
        page.keyboard.press("Enter")
    page.locator("form[action='/spelen/nieuw'] button").focus()
    page.keyboard.press("Enter")
    page.wait_for_selector("main[data-asked]")
    assert page.evaluate("location.hash") == "", "once: who switches the coach off has it off after a reload"
    assert page.is_checked(".choices [name=coach]"), "it speaks by itself, here and at the tables to come"
