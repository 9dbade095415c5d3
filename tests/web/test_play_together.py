"""Spelen in Chromium with four: claims, clocks, hands played back, and a record and a promise that are held to."""

from __future__ import annotations

import json
import os
import re
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.web.conftest import DESK, OpenPage, own_page
from tests.web.playing import CLICKS, check, new_game, play
from windroos import check_record
from windroos.books.catalog import IDS
from windroos.play.record.verify import verify

FULL = bool(os.environ.get("WINDROOS_FULL"))


PLAYING = """(asked) => {
  window.playing = (%s)(asked).catch((why) => ({ wrong: String(why) }));
}"""


@pytest.mark.parametrize("rules", IDS if FULL else ("groenehart2011", "mcr"))
def test_four_browsers_play_a_game(hasty_server: str, open_page: OpenPage, rules: str) -> None:
    hands = 4 if FULL else 1
    first = open_page(hasty_server)
    seed = int.from_bytes(os.urandom(3)) if FULL else 1
    friends = {
        "place1": "friend",
        "place2": "friend",
        "place3": "friend",
        "name1": "Bep",
        "name2": "Cor",
        "name3": "Dik",
    }
    new_game(first, hasty_server, rules=rules, hands=str(hands), window="2", seats="chance", **friends)
    links = first.locator("dialog.invite li a").evaluate_all("(links) => links.map((link) => link.href)")
    pages = [first, *(open_page(link) for link in links[:3])]
    watching = open_page(links[3])
    for at, page in enumerate(pages):
        page.wait_for_selector("main[data-phase]")
        page.evaluate(PLAYING % CLICKS, {"seed": seed + at, "hands": hands, "next": True, "pause": 15})
    for page in pages:
        played = page.evaluate("window.playing")
        assert (played.get("hands"), played.get("differs")) == (hands, []), (seed, played)
        assert played["over"], seed
    expect(first.locator(".verdict .match-won").first).to_be_visible()
    expect(first.locator(".verdict .new")).to_be_visible()
    expect(watching.locator(".verdict .headline")).to_be_visible()
    assert watching.locator(".rack button").count() == 0


def test_claims_are_offered_with_a_clock_for_everybody(hasty_server: str, open_page: OpenPage) -> None:
    first = open_page(hasty_server)
    new_game(first, hasty_server, place1="friend", name1="Bep", window="30")
    links = first.locator("dialog.invite li a").evaluate_all("(links) => links.map((link) => link.href)")
    check(first, "waiting")
    first.click("[data-opens=invite]")
    check(first, "the links")
    expect(first.locator("dialog.invite svg")).to_have_count(0)  # no phone could open them
    first.keyboard.press("Escape")
    second = open_page(links[0], phone=True)
    first.wait_for_selector("main[data-asked=turn]")
    first.locator(".rack button").nth(0).click()
    first.locator(".rack button").nth(0).click()
    second.wait_for_selector("main[data-asked=claim]")
    expect(second.locator(".offer b")).to_contain_text("Oost legt")
    expect(second.locator(".offer .ask small")).to_contain_text("voor ieder gelijk")
    expect(second.locator(".answers [data-call=pass]")).to_be_visible()
    expect(first.locator(".time")).to_be_visible()
    check(second, "an offer")
    second.keyboard.press("Space")
    expect(second.locator(".time")).to_be_hidden()


@pytest.mark.parametrize(("think", "count"), [("0", 0), ("60", 1)])
def test_time_is_asked_for_where_a_clock_runs(hasty_server: str, open_page: OpenPage, think: str, count: int) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server, rules="hongkong", think=think)
    page.wait_for_selector("main[data-asked=turn]")
    expect(page.locator("[data-call=pause]")).to_have_count(count)


def test_a_finished_hand_is_played_back(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server)
    play(page, 4, hands=2)
    page.click(".verdict a[href$=replay]")
    page.wait_for_selector("main[data-seal]")
    assert page.get_attribute("main", "data-seal") == "right"
    expect(page.locator(".seal")).to_contain_text("Nagerekend in deze browser")
    expect(page.locator(".seal")).to_contain_text("het toeval van Aad.")
    expect(page.locator("[name=hand]")).to_have_value("2")
    expect(page.locator("main")).to_have_attribute("data-step", "1")
    assert page.locator(".pond .t").count() == 0  # nothing is left of the hand before
    check(page, "playing back")
    count = int(page.get_attribute("[name=step]", "max") or "0")
    page.keyboard.press("End")
    expect(page.locator("main")).to_have_attribute("data-step", str(count))
    page.keyboard.press("ArrowLeft")
    expect(page.locator(".step-of")).to_have_text(f"Stap {count - 1} van {count}")
    replay = page.request.get(f"{re.sub('[?#].*', '', page.url)}/2.json").json()
    owns = [step["owns"] for step in replay["steps"][: count - 1]]
    racks = [[own[seat]["rack"] for own in owns if "rack" in (own[seat] or {})] for seat in range(4)]
    assert page.locator(".backs .t").count() == sum(len(held[-1]) for held in racks)
    page.select_option("[name=seat]", "S")
    assert page.locator(".backs .t").count() == 0
    assert page.locator(".rack button").count() >= 1
    page.keyboard.press("Home")
    page.focus("[name=step]")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator("main")).to_have_attribute("data-step", "6")


def test_the_hand_that_was_chosen_last_is_played_back(hasty_server: str, browser: Browser) -> None:
    """Nothing steers a hand that has not come, and one that comes after another was chosen takes no place of it."""
    how = {"viewport": DESK, "locale": "nl-NL", "reduced_motion": "reduce"}
    with own_page(browser, extra_http_headers={"accept-language": "nl"}, **how) as page:
        play_back(page, hasty_server)


def play_back(page: Page, server: str) -> None:
    """Choose hands of two that were played, while the first comes late or not at all."""
    new_game(page, server)
    play(page, 4, hands=2)
    late: list[Route] = []

    def keep(route: Route) -> None:
        late.append(route)

    page.route("**/replay/1.json", keep)
    page.click(".verdict a[href$=replay]")
    steering = page.locator("[data-step=end], [name=step], [name=seat]")
    for number, steers in (("2", True), ("1", False), ("2", True)):
        page.select_option("[name=hand]", number)
        for one in steering.all():
            expect(one).to_be_enabled(enabled=steers)
    page.click("[data-step=end]")
    last = page.get_attribute("main", "data-step")
    with page.expect_response("**/replay/1.json") as came:
        late.pop().continue_()
    came.value.finished()
    page.evaluate("new Promise((done) => setTimeout(done))")
    expect(page.locator("[name=hand]")).to_have_value("2")
    assert page.get_attribute("main", "data-step") == last
    page.unroute("**/replay/1.json")
    page.route("**/replay/1.json", lambda route: route.abort(), times=1)
    page.select_option("[name=hand]", "1")
    expect(page.locator(".step-told")).to_contain_text("Verbinding weg")
    expect(page.locator("main")).to_have_attribute("data-step", "1")


def test_a_moved_tile_is_noticed(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server)
    play(page, 4)

    def move(route: Any) -> None:
        answer = route.fetch()
        hand = answer.json()
        ended = next(step["public"] for step in hand["steps"] if (step["public"] or {}).get("event") == "hand_ended")
        wall = ended["wall"]
        at = next(at for at in range(1, len(wall)) if wall[at] != wall[0])
        wall[0], wall[at] = wall[at], wall[0]
        route.fulfill(json=hand)

    page.route("**/replay/*.json", move)
    page.click(".verdict a[href$=replay]")
    page.wait_for_selector("main[data-seal=wrong]")
    expect(page.locator(".seal")).to_contain_text("NIET")


def test_every_hand_uses_what_the_browser_added(hasty_server: str, open_page: OpenPage) -> None:
    """Also over plain http, where a browser has no SHA-256 of its own; and the record passes both checks."""
    page = open_page(hasty_server)
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    new_game(page, hasty_server, seats="chance")
    play(page, 4, hands=2)
    lines = page.request.get(f"{page.url.partition('#')[0]}/record.jsonl").text().splitlines()
    begun = [value for line in lines if (value := json.loads(line)).get("action") in ("sit", "begin")]
    assert [one["action"] for one in begun] == ["sit", "begin", "begin"]
    assert all(one["player"] == 0 and one["text"] for begin in begun for one in begin["contributions"])
    assert len({begin["contributions"][0]["text"] for begin in begun}) == 2, "one for each hand"
    assert verify(lines).in_order
    assert check_record.check(lines) == 2
    page.click(".verdict a[href$=replay]")
    page.wait_for_selector("main[data-seal=right]")


@pytest.mark.parametrize("trick", ["commitment", "contributions"])
def test_a_broken_promise_is_said_at_the_table(hasty_server: str, open_page: OpenPage, trick: str) -> None:
    """A server that is bound to another secret than it said, or leaves out who was bound."""
    page = open_page(hasty_server)

    def changed(text: str) -> str:
        value = json.loads(text)
        for event in value.get("events", []):
            if event["event"] == "hand_began":
                event[trick] = "0" * 64 if trick == "commitment" else []
        return json.dumps(value)

    def between(window: WebSocketRoute) -> None:
        there = window.connect_to_server()
        there.on_message(lambda text: window.send(changed(str(text))))

    page.route_web_socket(re.compile("/ws[?]"), between)
    new_game(page, hasty_server)
    expect(page.locator(".line")).to_contain_text("hield zich niet aan wat hij vóór het delen beloofde")


def test_the_form_of_a_new_game(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(f"{hasty_server}/spelen")
    check(page, "a new game")
    assert page.locator("[data-place='4']").is_hidden()
    page.check("input[name=players][value='5']", force=True)
    expect(page.locator("[data-place='4']")).to_be_visible()
    page.check("[name=rules][value=mcr]")
    page.select_option("select[name=place1]", "friend")
    page.fill("[name=name1]", "<b>Bep</b>")
    page.fill("[name=name]", "Aad")
    page.click(".own-way > .btn.main")
    page.wait_for_selector("main[data-phase]")
    expect(page.locator(".score li")).to_have_count(5)
    expect(page.locator(".score")).to_contain_text("<b>Bep</b>")
    page.goto(f"{hasty_server}/spelen")
    expect(page.locator(".running li")).to_have_count(1)
