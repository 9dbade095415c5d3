"""Tellen in a browser: the book's worked example by thumb on a phone, others looking on, a network that drops, axe."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Literal

import pytest
from playwright.sync_api import Browser, Page, Route, expect

from tests.web.conftest import PHONE, OpenPage, own_page
from tests.web.measuring import FULL, violations
from tests.web.thumb import NAMES

MAIN = "main"
PAGES = ("", "/spel", "/spel?who=0", "/spel?scores=1", "/spel/1", "/spel/1/verbeteren", "/print")


def new_table(page: Page, server: str) -> str:
    """A table with four players; its address."""
    page.goto(f"{server}/tellen")
    for place, name in enumerate(NAMES):
        page.fill(f"[name=name-{place}]", name)
    page.click("#begin")
    page.wait_for_selector("#go")
    return page.url


def tap(page: Page, send: str) -> None:
    """Tap a button, and wait until the page has answered."""
    before = page.get_attribute(MAIN, "data-revision")
    page.tap(f'button[value="{send}"]:visible')
    expect(page.locator(MAIN)).not_to_have_attribute("data-revision", str(before))


def keys(page: Page, tiles: str, what: str = "tile", closed: bool = False) -> int:
    """Tap keys of the keypad; how many taps that took."""
    taps = 0
    if not page.is_checked(f"[name=what][value={what}]"):
        page.tap(f"label:has([value={what}])")
        taps += 1
    if page.is_checked("[name=closed]") != closed:
        page.tap("label.closed")
        taps += 1
    for tile in tiles.split():
        tap(page, f"tap=key&tile={tile}")
        taps += 1
    return taps


def follow_link(page: Page, player: str) -> None:
    """Go on to the next player, as the bar at the bottom offers."""
    expect(page.locator("#next")).to_contain_text(player)
    page.tap("#next")
    expect(page.locator(".seat-tab[aria-current]")).to_contain_text(player)


def winner(page: Page) -> int:
    """The winning hand of the worked example; how many taps it took."""
    page.tap("#go")
    page.wait_for_selector(".who")
    tap(page, "tap=winner&player=1")
    tap(page, "tap=how&by=discard&giver=2")
    taps = 3 + keys(page, "3p 5s", "chow") + keys(page, "2m 6m", "chow", closed=True) + keys(page, "3s")
    expect(page.locator(".missing")).to_contain_text("Alleen bamboe 3 past.")
    tap(page, "tap=tile&tile=3s")
    return taps + 1


def losers(page: Page) -> None:
    """The other three hands."""
    follow_link(page, "Marijke")
    keys(page, "4m 6p 7z", "pung", closed=True)
    keys(page, "1m 9p 2s 8s")
    follow_link(page, "Ineke")
    tap(page, "tap=dead&player=2&dead=1")
    keys(page, "3z", "kong")
    keys(page, "1z", "pung")
    keys(page, "1p 1p 9s 9s 9m 6z")
    follow_link(page, "Henk")
    keys(page, "8s", "pung")
    keys(page, "2z", "pung", closed=True)
    keys(page, "1s 4s 5s 7s 9s 4z 5z")


def test_what_was_played_fits_a_phone(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/tellen", phone=True)
    for place, name in enumerate(("Marijkeann", "Joostvande", "Inekewille", "Hendrikjan")):
        page.fill(f"[name=name-{place}]", name)
    page.click("#begin")
    page.tap("#go")
    tap(page, "tap=winner&player=1")
    page.goto(f"{page.url.partition('?')[0]}?scores=1")
    for player, points in enumerate(("0", "1000", "0", "0")):
        page.fill(f"[name=points-{player}]", points)
    page.tap("#done")
    page.wait_for_selector(".nets")
    page.goto(page.url.partition("/spel")[0])
    widths = page.locator(".scroll:has(.history)").evaluate("box => [box.scrollWidth, box.clientWidth]")
    assert widths[0] == widths[1]
    assert page.locator(".history tbody td.num").all_inner_texts()[1].split() == ["+4.000", "+4.000"]
    assert page.get_by_role("columnheader", name="Hendrikjan").count() == 1


def test_the_worked_example_by_thumb_while_somebody_looks_on(server: str, open_page: OpenPage) -> None:
    phone = open_page(f"{server}/tellen", phone=True)
    address = new_table(phone, server)
    watching = open_page(f"{address}/spel", host=server)
    assert winner(phone) <= 16
    expect(phone.locator(".live .sum")).to_have_text("24 × 4 = 96")
    expect(watching.locator(".seat-tab").nth(1)).to_contain_text("96")
    losers(phone)
    phone.tap("#done")
    phone.wait_for_url("**/spel/1")
    expect(phone.locator("h1")).to_have_text("Joost maakt mahjong met bamboe 3")
    assert phone.locator(".nets .net").all_inner_texts() == ["+24", "+384", "−244", "−164"]
    expect(watching.locator("h1")).to_have_text("Wie won?")
    phone.locator("#why-0 tr[data-lit]").first.focus()
    assert phone.locator("#hand-0 .t.lit").count() == 6


def test_words_typed_and_places_chosen_survive_what_others_do(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/tellen")
    address = new_table(page, server)
    page.click("#points summary")
    page.fill("[name=points-0]", "-10")
    other = open_page(f"{address}/spel", host=server)
    other.click('button[value="tap=end&end=draw"]')
    expect(page.locator(MAIN)).to_have_attribute("data-revision", "1")
    assert page.input_value("[name=points-0]") == "-10"
    assert page.evaluate("document.activeElement.name") == "points-0"


def test_keys_move_over_the_keypad_and_z_undoes(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/tellen")
    address = new_table(page, server)
    page.goto(f"{address}/spel")
    page.click('button[value="tap=winner&player=1"]')
    page.click('button[value="tap=how&by=wall"]')
    page.locator("#k-0").focus()
    for key in ("ArrowRight", "ArrowDown", "Enter"):
        page.keyboard.press(key)
    expect(page.locator(".rackrow button")).to_have_attribute("aria-label", "kringen 2 weghalen")
    assert page.evaluate("document.activeElement.id") == "k-10"
    expect(page.locator("#live")).to_contain_text("nog 13 stenen")
    page.keyboard.press("z")
    expect(page.locator(".rackrow button")).to_have_count(0)


def test_concealed_does_not_stay_on_for_the_next_player(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/tellen", phone=True)
    page.goto(f"{new_table(page, server)}/spel")
    tap(page, "tap=winner&player=1")
    tap(page, "tap=how&by=discard&giver=2")
    keys(page, "3p", "pung", closed=True)
    assert page.is_checked("[name=closed]")
    page.tap("#tab-0")
    expect(page.locator(".seat-tab[aria-current]")).to_contain_text("Marijke")
    assert not page.is_checked("[name=closed]")
    assert page.is_checked("[name=what][value=tile]")


def test_scores_alone_are_chosen_in_sight_and_typed_from_one_to_the_next(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/tellen", phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    page.goto(f"{new_table(page, server)}/spel")
    tap(page, "tap=winner&player=1")
    choice = page.get_by_role("link", name="Alleen de scores")
    box, bar = choice.bounding_box(), page.locator(".live").bounding_box()
    assert box is not None
    assert bar is not None
    assert box["y"] + box["height"] < bar["y"]
    choice.tap()
    page.locator("[name=points-0]").focus()
    for points in ("64", "24", "0", "20"):
        page.keyboard.type(points)
        page.keyboard.press("Enter")
        if page.evaluate("document.activeElement.name").startswith("doubles"):
            page.keyboard.press("Enter")
    assert page.evaluate("document.activeElement.id") == "done"
    assert [page.input_value(f"[name=points-{player}]") for player in range(4)] == ["64", "24", "0", "20"]


def test_a_correction_on_a_phone_shows_the_whole_rack(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/tellen", phone=True)
    page.set_viewport_size({"width": 360, "height": 740})
    new_table(page, server)
    winner(page)
    losers(page)
    page.tap("#done")
    page.wait_for_url("**/spel/1")
    page.locator('button[value="tap=correct"]').first.tap()
    page.wait_for_selector(".rackrow")
    expect(page.locator(".seat-tab[aria-current]")).to_contain_text("Joost")
    seen = """tiles => tiles.every((tile) => {
      const { left, right, top, bottom } = tile.getBoundingClientRect();
      return tile.contains(document.elementFromPoint((left + right) / 2, (top + bottom) / 2));
    })"""
    assert page.locator(".laid .lift, .rackrow .lift").evaluate_all(seen)


def test_at_night_what_cannot_be_chosen_is_not_the_brightest(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/tellen", scheme="dark")
    page.goto(f"{new_table(page, server)}/spel")
    page.click('button[value="tap=winner&player=1"]')
    page.click('button[value="tap=how&by=wall"]')
    for _ in range(4):
        page.click("#k-0")
    expect(page.locator("#k-0")).to_have_attribute("aria-disabled", "true")
    dim = page.locator("#k-0 .t").evaluate("tile => getComputedStyle(tile).filter")
    assert float(dim.partition("brightness(")[2].rstrip(")")) < 0.5
    assert "brightness(1)" in page.locator("#k-1 .t").evaluate("tile => getComputedStyle(tile).filter")


def test_a_tap_is_sent_again_until_it_is_answered_and_counts_once(server: str, browser: Browser) -> None:
    dutch = {"accept-language": "nl-NL"}
    with own_page(
        browser, viewport=PHONE, has_touch=True, is_mobile=True, locale="nl-NL", extra_http_headers=dutch
    ) as page:
        address = new_table(page, server)
        page.goto(f"{address}/spel")
        tap(page, "tap=winner&player=1")
        tap(page, "tap=how&by=wall")
        tries: list[str] = []

        def lose(route: Route) -> None:
            """The first tap does not arrive; the second does, but its answer is lost; then the network is back."""
            tries.append(route.request.post_data or "")
            if len(tries) == 2:
                route.fetch()
            if len(tries) < 3:
                route.abort()
            else:
                route.continue_()

        page.route("**/tap", lose)
        page.tap("#k-20")
        expect(page.locator("#lost")).to_have_text("Geen verbinding, opnieuw…")
        expect(page.locator(".rackrow button")).to_have_count(1)
        expect(page.locator("#lost")).to_be_hidden()
        assert len(tries) == 3
        assert len(set(tries)) == 1


def test_an_answer_that_breaks_off_is_asked_for_again(server: str, open_page: OpenPage) -> None:
    """The line goes while the page comes in: the tap counts once, and the next one is still heard."""
    page = open_page(server, phone=True)
    page.goto(f"{new_table(page, server)}/spel")
    tap(page, "tap=winner&player=1")
    tap(page, "tap=how&by=wall")
    page.evaluate("""() => {
      const asked = window.fetch;
      window.fetch = async (...how) => {
        const answer = await asked(...how);
        window.fetch = asked;
        answer.text = () => Promise.reject(new TypeError("network error"));
        return answer;
      };
    }""")
    for count in (1, 2):
        page.click("#k-20")
        expect(page.locator(".rackrow button")).to_have_count(count)
    expect(page.locator("#lost")).to_be_hidden()


def test_a_page_without_a_table_says_that_the_network_is_gone(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/tellen", lang="en-GB")
    page.evaluate("() => { window.fetch = () => Promise.reject(new TypeError()); }")
    page.locator(".books a").last.click()
    expect(page.locator("#lost")).to_have_text("No connection, trying again…")


@pytest.mark.parametrize(
    ("phone", "scheme", "lang"),
    [(True, "light", "nl-NL"), (False, "dark", "en-GB"), *([(True, "dark", "nl-NL")] if FULL else [])],
)
def test_axe_finds_nothing_and_nothing_is_too_wide(
    server: str, open_page: OpenPage, phone: bool, scheme: Literal["light", "dark"], lang: str, tmp_path: Path
) -> None:
    page = open_page(f"{server}/tellen", phone=phone, scheme=scheme, lang=lang)
    check(page, "/tellen")
    address = new_table(page, server)
    page.goto(f"{address}/spel")
    check(page, "who won")
    page.click('button[value="tap=winner&player=1"]')
    page.wait_for_selector('button[value="tap=how&by=wall"]')
    check(page, "how")
    page.click('button[value="tap=how&by=wall"]')
    page.wait_for_selector(".keys9")
    page.click('button[value="tap=key&tile=3s"]')
    expect(page.locator(".rackrow button")).to_have_count(1)  # the tap is not under way any more
    page.goto(f"{address}/spel?scores=1")
    for place, points in enumerate(("64", "96", "0", "20")):
        page.fill(f"[name=points-{place}]", points)
    page.click("#done")
    page.wait_for_url("**/spel/1")
    page.goto(f"{address}/spel?scores=0")
    page.click('button[value="tap=winner&player=1"]')
    page.click('button[value="tap=how&by=wall"]')
    page.wait_for_selector(".keys9")
    page.goto(f"{address}/spel/1")
    page.click('button[value="tap=correct"] >> nth=0')
    page.wait_for_url("**/verbeteren")
    for path in PAGES:
        page.goto(address + path)
        for summary in page.locator("main summary:visible").all():
            summary.click()
        check(page, path)


def check(page: Page, where: str) -> None:
    """What axe finds, and what is wider than a screen."""
    assert violations(page, where) == []
    size = page.viewport_size
    assert size is not None
    for width in (size["width"], 320, 640):
        page.set_viewport_size({"width": width, "height": size["height"]})
        wide = page.evaluate("[document.documentElement.scrollWidth, innerWidth]")
        assert wide[0] <= width, (where, wide)
    page.set_viewport_size(size)


def test_a_printed_hand_is_one_page_without_buttons(server: str, open_page: OpenPage) -> None:
    page = open_page(f"{server}/tellen")
    address = new_table(page, server)
    page.goto(f"{address}/spel?scores=1")
    page.click('button[value="tap=winner&player=1"]')
    page.wait_for_selector("[name=points-0]")
    for place, points in enumerate(("64", "96", "0", "20")):
        page.fill(f"[name=points-{place}]", points)
    page.click("#done")
    expect(page.locator(".matrix")).to_be_visible()
    pdf = page.pdf(prefer_css_page_size=True)
    assert len(re.findall(rb"/Type\s*/Page[^s]", pdf)) == 1
    page.emulate_media(media="print")
    for button in page.locator("button, .btn, summary").all():
        assert not button.is_visible()
    assert page.locator(".matrix").is_visible()
