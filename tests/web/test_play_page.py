"""Spelen in Chromium: from the first page to the end of a hand, by touch, keys and dragging; coming back."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, Request, Route, WebSocketRoute, expect

from tests.line import CutLine
from tests.web.conftest import DESK, OpenPage, free_port, own_page, serving
from tests.web.playing import CLICKS, check, new_game, play, wait
from windroos.text.web.board import SYMBOLS, script_words
from windroos.tiles import BONUS_KINDS, KINDS, symbol

THROWN = ".ponds.bottom .pond > *"
"""One's own discards: those that lie there, and the places of those that somebody took, which may be at any moment."""
HEARING = """() => {
  window.heard = [];
  new MutationObserver((changes) => {
    for (const { addedNodes } of changes) window.heard.push(...[...addedNodes].map((one) => one.textContent));
  }).observe(document.querySelector("#live"), { childList: true });
}"""
"""Keeps every sentence that is told: the page itself keeps the last few, and others play on."""
FOLDED = "async () => (await import(document.querySelector('script[src$=\"table/play.js\"]').src)).state"


def lies(page: Page) -> dict[str, object]:
    """What lies on the table and on the own rack, as the page has it."""
    view = page.evaluate(FOLDED)["now"]["view"]
    own = {**view["own"], "rack": sorted(view["own"]["rack"])}
    return {"own": own, **{key: view[key] for key in ("wall", "counts", "bonus", "melds", "discards", "turn")}}


def asked(page: Page) -> list[str]:
    """What a page asks its socket from now on, by kind."""
    kinds: list[str] = []
    page.on("websocket", lambda socket: socket.on("framesent", lambda frame: kinds.append(json.loads(frame)["t"])))
    return kinds


def test_scripts_know_every_tile_by_the_symbol_of_a_record() -> None:
    assert tuple(symbol(kind) for kind in range(KINDS + BONUS_KINDS)) == SYMBOLS
    assert len(set(script_words("nl"))) == len(set(script_words("en")))


def test_one_click_from_the_first_page_to_the_first_tile(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    page.click("form[action='/spelen/nieuw'] button")
    page.wait_for_selector("main[data-asked=turn]")
    expect(page.locator(".offer b")).to_have_text("U bent aan de beurt")
    expect(page.locator(".rack button")).to_have_count(14)
    tile = page.locator(".rack button").nth(4)
    name = tile.get_attribute("aria-label")
    page.evaluate(HEARING)
    tile.click()
    expect(tile).to_have_attribute("aria-pressed", "true")
    expect(page.locator(".answers .lay")).to_have_text(f"Leg {name} weg")
    tile.click()
    expect(page.locator(THROWN)).to_have_count(1)
    assert name is not None
    assert f"U legt {name} weg." in page.evaluate("window.heard"), "told as it is drawn"
    # Somebody may take it at any moment: both are right, and which of them it is may change while one looks.
    discarded = re.compile(rf"^Weggelegd door Oost, u, in volgorde: {re.escape(name)}( \(genomen\))?\s*$")
    expect(page.locator(".ponds.bottom .pond")).to_have_attribute("aria-label", discarded)
    page.evaluate(CLICKS, {"seed": 1, "hands": 1, "next": True})
    expect(page.locator("#live")).to_contain_text("Spel 1 is uit.")


def test_what_is_done_before_the_server_has_spoken_is_done_once(hasty_server: str, open_page: OpenPage) -> None:
    """Of two tiles tapped before the server has spoken one is laid away, and nobody hears that he was too late."""
    page = open_page(hasty_server)
    sent = asked(page)
    new_game(page, hasty_server)
    page.wait_for_selector("main[data-asked=turn]")
    page.evaluate("""() => {
      const tiles = [...document.querySelectorAll(".rack button")];
      for (const tile of [tiles[4], tiles[4], tiles[5], tiles[5]]) tile.click(); // chosen, then laid away
    }""")
    expect(page.locator(THROWN)).to_have_count(1)
    assert sent.count("do") == 1
    expect(page.locator(".notice")).to_be_hidden()


def test_who_always_wants_to_hear_the_coach_is_advised_at_every_turn(server: str, open_page: OpenPage) -> None:
    page = open_page(server)
    new_game(page, server)
    page.wait_for_selector("main[data-asked=turn]")
    expect(page.locator(".coach")).to_be_hidden()
    page.evaluate("localStorage.setItem('windroos-table', JSON.stringify({ coach: true }))")
    page.reload()
    expect(page.locator(".coach .told p").first).to_be_visible()
    assert page.locator(".menu input[name=coach]").is_checked()


def test_a_coach_who_takes_his_time_is_said_to_think(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    kept: list[tuple[WebSocketRoute, str]] = []

    def between(window: WebSocketRoute) -> None:
        def told(text: str | bytes) -> None:
            if json.loads(text)["t"] == "advice":
                kept.append((window, str(text)))
            else:
                window.send(text)

        window.connect_to_server().on_message(told)

    page.route_web_socket(re.compile("/ws[?]"), between)
    new_game(page, hasty_server)
    page.wait_for_selector("main[data-asked=turn]")
    page.click("[data-does=coach]")
    expect(page.locator(".coach .told")).to_have_text("De coach denkt na…")
    expect(page.locator("#live")).to_contain_text("De coach denkt na…")
    wait(page, lambda: bool(kept))
    window, text = kept[0]
    window.send(text)
    expect(page.locator(".coach .told")).to_contain_text(json.loads(text)["text"])
    page.wait_for_timeout(700)  # and it stays
    expect(page.locator(".coach .told")).to_contain_text(json.loads(text)["text"])


def test_a_coach_whose_answer_was_lost_with_the_line_is_asked_again(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    lines: list[WebSocketRoute] = []

    def between(window: WebSocketRoute) -> None:
        """The first line breaks at the question."""
        there = window.connect_to_server()
        lines.append(window)

        def asks(text: str | bytes) -> None:
            if json.loads(text)["t"] == "coach" and len(lines) == 1:
                window.close()
            else:
                there.send(text)

        window.on_message(asks)

    page.route_web_socket(re.compile("/ws[?]"), between)
    new_game(page, hasty_server)
    page.wait_for_selector("main[data-asked=turn]")
    page.click("[data-does=coach]")
    expect(page.locator(".coach .advice li").first).to_be_visible()
    assert len(lines) == 2


SAID = """async (asked) => {
  const { say } = await import(document.querySelector('script[src$="table/play.js"]').src.replace("play.js", "dom.js"));
  return asked.map(([key, values]) => say(key, values));
}"""


def test_the_script_fills_words_as_python_does(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server)
    asked = [("seconds_left", {"count": count}) for count in (0, 1, 2, 21)]
    asked += [("waits_tables", {"count": 1}), ("waits_tables", {"count": 3})]
    words = {key: said for key, said in script_words("nl").items() if isinstance(said, str)}
    said = page.evaluate(SAID, asked)
    assert said == [words[key].format(**values) for key, values in asked]
    assert said[1] == "Nog 1 seconde."


@pytest.mark.parametrize(("lang", "said"), [("nl", "Spel 1 is uit."), ("en", "Hand 1 is over.")])
def test_a_page_is_spoken_to_in_its_own_language(hasty_server: str, open_page: OpenPage, lang: str, said: str) -> None:
    page = open_page(hasty_server, lang=lang)
    sockets: list[str] = []
    fetched: list[str] = []
    page.on("websocket", lambda socket: sockets.append(socket.url))

    def asks(request: Request) -> None:
        if request.resource_type == "fetch":
            fetched.append(request.headers["x-windroos-lang"])

    page.on("request", asks)
    new_game(page, hasty_server)
    page.wait_for_selector("main[data-asked=turn]")
    assert [socket.partition("?")[2] for socket in sockets] == [f"chance=1&lang={lang}"]
    other = {"nl": "en", "en": "nl"}[lang]
    page.context.add_cookies([{"name": "lang", "value": other, "url": hasty_server}])  # chosen in another window since
    play(page, 1)
    expect(page.locator("#live")).to_contain_text(said)
    assert set(fetched) == {lang}
    headline = page.locator(".verdict .headline").inner_text()
    for spoken in (lang, other):
        answer = page.context.request.get(f"{page.url}/hand/1", headers={"x-windroos-lang": spoken})
        assert (headline in answer.text()) == (spoken == lang)


def test_how_a_hand_ended_is_asked_for_until_there_is_a_line(hasty_server: str, rough_page: Page) -> None:
    asked_for: list[str] = []

    def none_the_first_time(route: Route) -> None:
        asked_for.append(route.request.url)
        if len(asked_for) == 1:
            route.abort()
        else:
            route.continue_()

    rough_page.route("**/hand/1", none_the_first_time)
    new_game(rough_page, hasty_server, rules="nts2002")
    play(rough_page, 3, hands=1)
    expect(rough_page.locator(".verdict .headline")).to_be_visible()
    assert len(asked_for) > 1


def test_a_hand_is_explained_and_the_next_one_follows(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    sent = asked(page)
    new_game(page, hasty_server, rules="nts2002")
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
    sent.clear()
    page.locator(".answers [data-call=next]").evaluate("(next) => { next.click(); next.click(); }")  # before an answer
    page.wait_for_selector("main[data-asked]:not([data-asked=''])")
    expect(page.locator(".verdict")).to_be_hidden()
    assert sent.count("next") == 1
    expect(page.locator(".notice")).to_be_hidden()


@pytest.mark.parametrize(
    ("rules", "players", "strict"), [("nmv144", "4", "1"), ("groenehart2011", "3", "0"), ("mcr", "5", "0")]
)
def test_other_tables(hasty_server: str, open_page: OpenPage, rules: str, players: str, strict: str) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server, rules=rules, players=players, strict=strict, place4="greedy")
    found = play(page, 8, hands=1)
    assert (found["hands"], found["differs"]) == (1, [])


def test_keys_alone(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server)
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
    expect(page.locator(THROWN)).to_have_count(1)


def test_letters_can_be_switched_off_as_keys(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server)
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


def test_dragging_a_tile_up_lays_it_away(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server)
    page.wait_for_selector("main[data-asked=turn]")
    box = page.locator(".rack button").nth(5).bounding_box()
    assert box is not None
    page.mouse.move(box["x"] + 20, box["y"] + 30)
    page.mouse.down()
    page.mouse.move(box["x"] + 20, box["y"] - 20, steps=4)
    page.mouse.move(box["x"] + 20, box["y"] - 90, steps=4)
    page.mouse.up()
    expect(page.locator(THROWN)).to_have_count(1)


def test_a_phone_held_upright_sees_all_of_it(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server, phone=True, lang="en-GB")
    new_game(page, hasty_server)
    page.wait_for_selector("main[data-asked=turn]")
    expect(page.locator(".offer b")).to_have_text("It is your turn")
    width, height = page.evaluate("[document.documentElement.scrollWidth, document.documentElement.scrollHeight]")
    assert width <= 390
    assert height <= 844
    check(page, "a phone")
    page.locator(".rack button").nth(0).tap()
    page.locator(".rack button").nth(0).tap()
    expect(page.locator(THROWN)).to_have_count(1)
    for size in ((320, 568), (844, 390), (640, 400)):
        page.set_viewport_size({"width": size[0], "height": size[1]})
        assert page.evaluate("document.documentElement.scrollWidth") <= size[0], size


@pytest.fixture
def rough_page(browser: Browser) -> Iterator[Page]:
    """A page whose browser may complain of a server that is gone."""
    dutch = {"accept-language": "nl-NL"}
    options = {"locale": "nl-NL", "extra_http_headers": dutch, "viewport": DESK, "reduced_motion": "reduce"}
    with own_page(browser, **options) as page:
        yield page


def test_the_line_breaks_and_the_game_goes_on(server: str, rough_page: Page) -> None:
    page = rough_page
    with CutLine.to(server) as line:
        new_game(page, line.address)
        page.wait_for_selector("main[data-asked=turn]")
        before = lies(page)
        line.cut()
        expect(page.locator(".line")).to_contain_text("Verbinding weg")
        line.mend()
        page.wait_for_selector("main[data-line=open]")
        expect(page.locator(".line")).to_be_hidden()
        page.wait_for_selector("main[data-asked=turn]")
        assert lies(page) == before


def test_a_second_window_shows_the_same(hasty_server: str, open_page: OpenPage) -> None:
    page = open_page(hasty_server)
    new_game(page, hasty_server)
    page.wait_for_selector("main[data-asked=turn]")
    second = page.context.new_page()
    second.goto(page.url)
    second.wait_for_selector("main[data-asked=turn]")
    second.locator(".rack button").nth(0).click()
    second.locator(".rack button").nth(0).click()
    expect(page.locator(THROWN)).to_have_count(1)


def test_the_server_starts_again_in_the_middle_of_a_hand(tmp_path: Path, rough_page: Page) -> None:
    page = rough_page
    port = free_port()
    with serving(tmp_path, port) as address:
        new_game(page, address)
        page.wait_for_selector("main[data-asked=turn]")
        before = lies(page)
        page.evaluate("window.stayed = true")
    page.wait_for_selector("main[data-line=lost]")
    with serving(tmp_path, port):
        page.wait_for_selector("main[data-line=open]")
        page.wait_for_selector("main[data-asked=turn]")
        assert page.evaluate("window.stayed")
        assert lies(page) == before
        page.locator(".rack button").nth(0).click()
        page.locator(".rack button").nth(0).click()
        expect(page.locator(THROWN)).to_have_count(1)
