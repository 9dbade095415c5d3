"""The script that keeps a page up with its table, by itself: its server is made up, and answers when it is told."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import Final
from urllib.parse import parse_qs

import pytest
from playwright.sync_api import Browser, Page, Route, WebSocketRoute, expect

from tests.web.conftest import own_page
from tests.web.playing import wait
from windroos.web.rendering import STATIC

HERE: Final = "http://live.test"
PAGE: Final = """<!doctype html><html lang="en"><title>t</title><body><div id="live" aria-live="polite"></div>
<main id="main" tabindex="-1" class="x" data-region="r" data-revision="{revision}" data-socket="/ws" data-lost="LOST"
 data-back="BACK"><p id="told">{told}</p>
<form method="post" action="/tap" data-live><input name="note"><button name="do" value="a">a</button>
<button name="do" value="b">b</button></form></main><script type="module" src="/live.js"></script>"""


class MadeUp:
    """A server of one page, of which each answer can be kept back, broken or refused."""

    def __init__(self, page: Page) -> None:
        self.told: list[str] = []
        self.seen: set[str] = set()
        self.posts: list[tuple[str, str]] = []
        """Every post that came, by the id of its tap and what it does."""
        self.sockets: list[WebSocketRoute] = []
        self.turns: list[Callable[[Route, str], None]] = []
        """How the coming requests of the script are answered; after them at once and well."""
        page.route(f"{HERE}/**", self._asked)
        page.route_web_socket("**/ws*", self._joined)

    def happens(self, what: str) -> None:
        """Something is told of the table."""
        self.told.append(what)

    def says(self) -> None:
        """The socket tells how far the table is."""
        self.sockets[-1].send(f'{{"revision": {len(self.told)}}}')

    def _joined(self, socket: WebSocketRoute) -> None:
        self.sockets.append(socket)

    def _asked(self, route: Route) -> None:
        path = route.request.url.removeprefix(HERE)
        if path.endswith(".js"):
            route.fulfill(path=STATIC / path[1:], content_type="text/javascript")
            return
        if route.request.method == "POST":
            form = {key: one[0] for key, one in parse_qs(route.request.post_data or "").items()}
            self.posts.append((form["id"], form["do"]))
            if form["id"] not in self.seen:
                self.seen.add(form["id"])
                self.told.append(form["do"])
        page = PAGE.format(revision=len(self.told), told=" ".join(self.told))
        turn = self.turns.pop(0) if self.turns and "x-windroos" in route.request.headers else _well
        turn(route, page)


def _well(route: Route, page: str) -> None:
    route.fulfill(body=page, content_type="text/html", headers={"x-windroos-at": "/"})


def _broken(route: Route, _: str) -> None:
    """The line breaks, and whoever asked never knows what became of it."""
    route.abort("connectionreset")


def _away(route: Route, _: str) -> None:
    """Something between the two answers in the place of the server."""
    route.fulfill(status=503, body="")


class Kept:
    """An answer that waits until it is let go; it says what was so when it was asked for."""

    def __init__(self) -> None:
        self.answers: list[tuple[Route, str]] = []

    def __call__(self, route: Route, page: str) -> None:
        self.answers.append((route, page))

    def go(self) -> None:
        _well(*self.answers.pop())


@pytest.fixture
def page(browser: Browser) -> Iterator[Page]:
    with own_page(browser) as page:
        yield page


@pytest.fixture
def server(page: Page) -> MadeUp:
    server = MadeUp(page)
    page.goto(f"{HERE}/")
    wait(page, lambda: bool(server.sockets))
    return server


@pytest.mark.parametrize("breaks", [_broken, _away])
def test_a_tap_is_sent_until_it_is_answered_and_carried_out_once(
    page: Page, server: MadeUp, breaks: Callable[[Route, str], None]
) -> None:
    server.turns = [breaks, breaks]
    page.get_by_role("button", name="a").click()
    expect(page.locator("#lost")).to_have_text("LOST")
    expect(page.locator("#told")).to_have_text("a")
    expect(page.locator("#lost")).to_be_hidden()
    assert len(server.posts) == 3
    assert len(set(server.posts)) == 1, "it is one tap, by its id"
    assert server.told == ["a"]


def test_taps_keep_their_order_however_long_the_first_takes(page: Page, server: MadeUp) -> None:
    first = Kept()
    server.turns = [_broken, first]
    for name in "abab":
        page.get_by_role("button", name=name).click()
    wait(page, lambda: bool(first.answers))
    assert [do for _, do in server.posts] == ["a", "a"], "nothing is sent before what was tapped before it is answered"
    first.go()
    expect(page.locator("#told")).to_have_text("a b a b")
    assert len({id for id, _ in server.posts}) == 4


def test_the_page_follows_what_somebody_else_changes_and_keeps_focus_and_what_is_typed(
    page: Page, server: MadeUp
) -> None:
    note = page.locator("[name=note]")
    note.fill("half a wo")
    server.happens("c")
    server.says()
    expect(page.locator("#told")).to_have_text("c")
    expect(note).to_be_focused()
    expect(note).to_have_value("half a wo")
    page.keyboard.type("rd")
    expect(note).to_have_value("half a word")


def test_what_is_told_while_the_page_is_on_its_way_is_not_lost(page: Page, server: MadeUp) -> None:
    kept = Kept()
    server.turns = [kept]
    server.happens("c")
    server.says()
    wait(page, lambda: bool(kept.answers))
    server.happens("d")
    server.says()
    page.wait_for_function("() => true")
    kept.go()
    expect(page.locator("#told")).to_have_text("c d")


def test_what_is_told_while_a_tap_is_on_its_way_is_not_lost(page: Page, server: MadeUp) -> None:
    kept = Kept()
    server.turns = [kept]
    page.get_by_role("button", name="a").click()
    wait(page, lambda: bool(kept.answers))
    server.happens("d")
    server.says()
    kept.go()
    expect(page.locator("#told")).to_have_text("a d")


def test_a_socket_that_broke_is_opened_again_and_tells_what_was_missed(page: Page, server: MadeUp) -> None:
    server.happens("c")
    server.sockets[0].close(code=1011)
    wait(page, lambda: len(server.sockets) == 2)
    server.says()
    expect(page.locator("#told")).to_have_text("c")
