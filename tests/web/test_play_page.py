"""Spelen in Chromium: from the first page to the end of a hand, alone and with four; coming back; playing back."""

from __future__ import annotations

import json
import os
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any, Literal

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Browser, Page, Request, WebSocketRoute, expect

from tests.web.conftest import DESK, PATIENCE, OpenPage, serving
from windroos import check_record
from windroos.books.catalog import IDS
from windroos.play.record.verify import verify
from windroos.text.web.board import SYMBOLS, script_words
from windroos.tiles import BONUS_KINDS, KINDS, symbol

SCHEMES: tuple[Literal["light", "dark"], ...] = ("light", "dark")
FULL = bool(os.environ.get("WINDROOS_FULL"))
CLICKS = (Path(__file__).parent / "clicks.js").read_text(encoding="utf-8")
QUICK = {"place1": "greedy", "place2": "greedy", "place3": "greedy", "name": "Aad"}
PLAYING = """(asked) => {
  window.playing = (%s)(asked).catch((why) => ({ wrong: String(why) }));
}"""
FOLDED = "async () => (await import(document.querySelector('script[src$=\"table/play.js\"]').src)).state"


@pytest.fixture
def server(tmp_path: Path) -> Iterator[str]:
    """A server whose players do not wait."""
    with serving(tmp_path, grace=0.5) as address:
        yield address


def play(page: Page, seed: int, hands: int = 1, **more: object) -> Any:
    """Play at a table by its own buttons, at random, until so many hands have ended."""
    return page.evaluate(CLICKS, {"seed": seed, "hands": hands, "next": True, **more})


def new_game(page: Page, server: str, **form: str) -> None:
    """Make a game with a form, and sit down."""
    answer = page.context.request.post(
        f"{server}/spelen/nieuw", form={**QUICK, **form}, headers={"origin": server}, max_redirects=0
    )
    page.goto(server + answer.headers["location"])
    page.wait_for_selector("main[data-phase]")


def lies(page: Page) -> dict[str, object]:
    """What lies on the table and on the own rack, as the page has it."""
    view = page.evaluate(FOLDED)["now"]["view"]
    own = {**view["own"], "rack": sorted(view["own"]["rack"])}
    return {"own": own, **{key: view[key] for key in ("wall", "counts", "bonus", "melds", "discards", "turn")}}


def check(page: Page, *states: str) -> None:
    """Axe finds nothing on this page, in the light and in the dark."""
    for scheme in SCHEMES:
        page.emulate_media(color_scheme=scheme)
        found = Axe().run(page).response["violations"]
        assert [(one["id"], [node["html"] for node in one["nodes"]]) for one in found] == [], states
    page.emulate_media(color_scheme="light")


def test_scripts_know_every_tile_by_the_symbol_of_a_record() -> None:
    assert tuple(symbol(kind) for kind in range(KINDS + BONUS_KINDS)) == SYMBOLS
    assert len(set(script_words("nl"))) == len(set(script_words("en")))


# --- alone -----------------------------------------------------------------------------------------------------------


def test_one_click_from_the_first_page_to_the_first_tile(server: str, open_page: OpenPage) -> None:
    page = open_page(server)
    page.click("form[action='/spelen/nieuw'] button")
    page.wait_for_selector("main[data-asked=turn]")
    expect(page.locator(".offer b")).to_have_text("U bent aan de beurt")
    expect(page.locator(".rack button")).to_have_count(14)
    tile = page.locator(".rack button").nth(4)
    name = tile.get_attribute("aria-label")
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".answers .lay")).to_have_text(f"Leg {name} weg")
    tile.click()
    expect(page.locator(".ponds.bottom .pond > *")).to_have_count(1)
    if not page.locator(".ponds.bottom .gone").count():  # else somebody has taken it
        expect(page.locator(".ponds.bottom .pond")).to_have_attribute(
            "aria-label", f"Weggelegd door Oost, u, in volgorde: {name}"
        )
    assert name is not None
    assert f"U legt {name} weg." in page.locator("#live").inner_text()
    page.evaluate(CLICKS, {"seed": 1, "hands": 1, "next": True})
    expect(page.locator("#live")).to_contain_text("Spel 1 is uit.")


@pytest.mark.parametrize(("lang", "said"), [("nl", "Spel 1 is uit."), ("en", "Hand 1 is over.")])
def test_a_page_is_spoken_to_in_its_own_language(server: str, open_page: OpenPage, lang: str, said: str) -> None:
    page = open_page(server, lang=lang)
    sockets: list[str] = []
    fetched: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))

    def asks(request: Request) -> None:
        if request.resource_type == "fetch":
            fetched.append(request.headers["x-windroos-lang"])

    page.on("request", asks)
    new_game(page, server)
    page.wait_for_selector("main[data-asked=turn]")
    assert [socket.partition("?")[2] for socket in sockets] == [f"chance=1&lang={lang}"]
    other = {"nl": "en", "en": "nl"}[lang]
    page.context.add_cookies([{"name": "lang", "value": other, "url": server}])  # chosen in another window since
    play(page, 1)
    expect(page.locator("#live")).to_contain_text(said)
    assert set(fetched) == {lang}
    headline = page.locator(".verdict .headline").inner_text()
    for spoken in (lang, other):
        answer = page.context.request.get(f"{page.url}/hand/1", headers={"x-windroos-lang": spoken})
        assert (headline in answer.text()) == (spoken == lang)


def test_a_hand_is_explained_and_the_next_one_follows(server: str, open_page: OpenPage) -> None:
    page = open_page(server)
    new_game(page, server, rules="nts2002")
    found = play(page, 3, hands=2)
    assert found == {"hands": 2, "differs": [], "refused": [], "over": False, "ended": 2}
    expect(page.locator(".verdict .headline")).to_be_visible()
    expect(page.locator(".verdict .hrow")).to_have_count(4)
    expect(page.locator(".verdict .nets > div")).to_have_count(4)
    check(page, "the end of a hand")
    page.click("[data-does=look]")
    expect(page.locator(".board")).to_be_visible()
    page.click(".answers [data-call=look]")
    expect(page.locator(".verdict .headline")).to_be_visible()
    page.click("[data-does=look]")
    page.click(".answers [data-call=next]")
    page.wait_for_selector("main[data-asked]:not([data-asked=''])")
    expect(page.locator(".verdict")).to_be_hidden()


@pytest.mark.parametrize(
    ("rules", "players", "strict"), [("nmv144", "4", "1"), ("groenehart2011", "3", "0"), ("mcr", "5", "0")]
)
def test_other_tables(server: str, open_page: OpenPage, rules: str, players: str, strict: str) -> None:
    page = open_page(server)
    new_game(page, server, rules=rules, players=players, strict=strict, place4="greedy")
    found = play(page, 8, hands=1)
    assert (found["hands"], found["differs"]) == (1, [])


def test_keys_alone(server: str, open_page: OpenPage) -> None:
    page = open_page(server)
    new_game(page, server)
    page.wait_for_selector("main[data-asked=turn]")
    page.keyboard.press("3")
    third = page.locator(".rack button").nth(2)
    expect(third).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("ArrowRight")
    expect(page.locator(".rack button").nth(3)).to_have_attribute("aria-pressed", "true")
    page.keyboard.press("p")  # nothing to claim: it says why
    expect(page.locator(".coach .told")).to_contain_text("ong")
    page.keyboard.press("h")
    expect(page.locator(".coach .advice li").first).to_be_visible()
    check(page, "the coach")
    page.keyboard.press("?")
    expect(page.locator("dialog.help")).to_be_visible()
    check(page, "help")
    page.keyboard.press("Escape")
    page.keyboard.press("Enter")
    expect(page.locator(".ponds.bottom .pond .t")).to_have_count(1)


def test_letters_can_be_switched_off_as_keys(server: str, open_page: OpenPage) -> None:
    page = open_page(server)
    new_game(page, server)
    page.wait_for_selector("main[data-asked=turn]")
    page.click("[data-opens=menu]")
    check(page, "the menu")
    page.click("dialog.menu input[name=keys]")
    page.click("dialog.menu input[name=upright]")
    page.keyboard.press("Escape")
    expect(page.locator("main")).to_have_class("play-page upright")
    page.keyboard.press("h")
    page.keyboard.press("3")
    assert page.locator(".rack [aria-pressed=true]").count() == 0
    assert page.locator(".coach").is_hidden()
    page.reload()
    page.wait_for_selector("main.upright")


def test_dragging_a_tile_up_lays_it_away(server: str, open_page: OpenPage) -> None:
    page = open_page(server)
    new_game(page, server)
    page.wait_for_selector("main[data-asked=turn]")
    box = page.locator(".rack button").nth(5).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] - 20, steps=4)
    page.mouse.move(box["x"] + 20, box["y"] - 90, steps=4)
    page.mouse.up()
    expect(page.locator(".ponds.bottom .pond .t")).to_have_count(1)


def test_a_phone_held_upright_sees_all_of_it(server: str, open_page: OpenPage) -> None:
    page = open_page(server, phone=True, lang="en-GB")
    new_game(page, server)
    page.wait_for_selector("main[data-asked=turn]")
    expect(page.locator(".offer b")).to_have_text("It is your turn")
    width, height = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert width <= 390
    assert height <= 844
    check(page, "a phone")
    page.locator(".rack button").nth(0).tap()
    page.locator(".rack button").nth(0).tap()
    expect(page.locator(".ponds.bottom .pond .t")).to_have_count(1)
    for size in ((320, 568), (844, 390), (640, 400)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], size


# --- coming back -----------------------------------------------------------------------------------------------------


@pytest.fixture
def rough_page(browser: Browser) -> Iterator[Page]:
    """A page whose browser may complain of a server that is gone."""
    dutch = {"accept-language": "nl-NL"}
    context = browser.new_context(locale="nl-NL", extra_http_headers=dutch, viewport=DESK, reduced_motion="reduce")
    context.set_default_timeout(1000 * PATIENCE)
    yield context.new_page()
    context.close()


def test_the_line_breaks_and_the_game_goes_on(server: str, rough_page: Page) -> None:
    page = rough_page
    new_game(page, server)
    page.wait_for_selector("main[data-asked=turn]")
    before = lies(page)
    page.context.set_offline(True)
    expect(page.locator(".line")).to_contain_text("Verbinding weg")
    page.context.set_offline(False)
    page.wait_for_selector("main[data-line=open]")
    expect(page.locator(".line")).to_be_hidden()
    page.wait_for_selector("main[data-asked=turn]")
    assert lies(page) == before


def test_a_second_window_shows_the_same(server: str, open_page: OpenPage) -> None:
    page = open_page(server)
    new_game(page, server)
    page.wait_for_selector("main[data-asked=turn]")
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector("main[data-asked=turn]")
    second.locator(".rack button").nth(0).click()
    second.locator(".rack button").nth(0).click()
    expect(page.locator(".ponds.bottom .pond .t")).to_have_count(1)


def test_the_server_starts_again_in_the_middle_of_a_hand(tmp_path: Path, rough_page: Page) -> None:
    page = rough_page
    with serving(tmp_path) as address:
        new_game(page, address)
        page.wait_for_selector("main[data-asked=turn]")
        before = lies(page)
        page.evaluate("window.stayed = true")
    page.wait_for_selector("main[data-line=lost]")
    with serving(tmp_path, port=int(address.rsplit(":", 1)[1])):
        page.wait_for_selector("main[data-line=open]")
        page.wait_for_selector("main[data-asked=turn]")
        assert page.evaluate("window.stayed")
        assert lies(page) == before
        page.locator(".rack button").nth(0).click()
        page.locator(".rack button").nth(0).click()
        expect(page.locator(".ponds.bottom .pond .t")).to_have_count(1)


# --- four people -----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("rules", IDS if FULL else ("groenehart2011", "mcr"))
def test_four_browsers_play_a_game(server: str, open_page: OpenPage, rules: str) -> None:
    hands = 4 if FULL else 1
    first = open_page(server)
    seed = int.from_bytes(os.urandom(3))
    friends = {
        "place1": "friend",
        "place2": "friend",
        "place3": "friend",
        "name1": "Bep",
        "name2": "Cor",
        "name3": "Dik",
    }
    new_game(first, server, rules=rules, hands=str(hands), window="2", seats="chance", **friends)
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


def test_claims_are_offered_with_a_clock_for_everybody(server: str, open_page: OpenPage) -> None:
    first = open_page(server)
    new_game(first, server, place1="friend", name1="Bep", window="30")
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
def test_time_is_asked_for_where_a_clock_runs(server: str, open_page: OpenPage, think: str, count: int) -> None:
    page = open_page(server)
    new_game(page, server, rules="hongkong", think=think)
    page.wait_for_selector("main[data-asked=turn]")
    expect(page.locator("[data-call=pause]")).to_have_count(count)


# --- playing back ----------------------------------------------------------------------------------------------------


def test_a_finished_hand_is_played_back(server: str, open_page: OpenPage) -> None:
    page = open_page(server)
    new_game(page, server)
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
    assert page.locator(".backs .t").count() >= 16
    page.select_option("[name=seat]", "S")
    assert page.locator(".backs .t").count() == 0
    assert page.locator(".rack button").count() >= 1
    page.keyboard.press("Home")
    page.focus("[name=step]")
    for _ in range(5):
        page.keyboard.press("ArrowRight")
    expect(page.locator("main")).to_have_attribute("data-step", "6")


def test_a_moved_tile_is_noticed(server: str, open_page: OpenPage) -> None:
    page = open_page(server)
    new_game(page, server)
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


def test_every_hand_uses_what_the_browser_added(server: str, open_page: OpenPage) -> None:
    """Also over plain http, where a browser has no SHA-256 of its own; and the record passes both checks."""
    page = open_page(server)
    page.add_init_script("Object.defineProperty(crypto, 'subtle', { value: undefined })")
    new_game(page, server, seats="chance")
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
def test_a_broken_promise_is_said_at_the_table(server: str, open_page: OpenPage, trick: str) -> None:
    """A server that is bound to another secret than it said, or leaves out who was bound."""
    page = open_page(server)

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
    new_game(page, server)
    expect(page.locator(".line")).to_contain_text("hield zich niet aan wat hij vóór het delen beloofde")


def test_the_form_of_a_new_game(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/spelen")
    check(page, "a new game")
    assert page.locator("[data-place='4']").is_hidden()
    page.check("input[name=players][value='5']", force=True)
    expect(page.locator("[data-place='4']")).to_be_visible()
    page.check("[name=rules][value=mcr]")
    page.select_option("[name=place1]", "friend")
    page.fill("[name=name1]", "<b>Bep</b>")
    page.fill("[name=name]", "Aad")
    page.click(".own-way > .btn.main")
    page.wait_for_selector("main[data-phase]")
    expect(page.locator(".score li")).to_have_count(5)
    expect(page.locator(".score")).to_contain_text("<b>Bep</b>")
    page.goto(f"{server}/spelen")
    expect(page.locator(".running li")).to_have_count(1)
