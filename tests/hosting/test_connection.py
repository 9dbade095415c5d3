"""What is sent to a window: at once where its browser takes it, else in order as soon as it does."""

from __future__ import annotations

import asyncio

from tests.hosting.at_table import settle, swiftly
from windroos.hosting.connection import Connection
from windroos.hosting.tasks import begin


class FakeBrowser:
    """Takes messages while it is open, each after so many turns of the event loop."""

    def __init__(self, turns: int = 0) -> None:
        self.open = asyncio.Event()
        self.open.set()
        self.sent: list[str] = []
        self._turns = turns

    def now(self, text: str) -> bool:
        """A browser that takes no turn takes a message at once."""
        taken = self.open.is_set() and not self._turns
        if taken:
            self.sent.append(text)
        return taken

    async def send(self, text: str) -> None:
        await self.open.wait()
        for _ in range(self._turns):
            await asyncio.sleep(0)
        self.sent.append(text)

    async def close(self, code: int) -> None:
        await self.send(str(code))


def test_what_the_browser_takes_is_sent_before_anything_else_happens() -> None:
    async def go() -> None:
        browser = FakeBrowser()
        window = Connection(0, "nl", wire=browser)
        window.send("one", '"n":1}')
        assert browser.sent == ['{"t":"one","m":1,"n":1}']
        window.close(1012)
        assert browser.sent[1:] == ["1012"]
        window.send("two", '"n":2}')
        await settle()
        assert len(browser.sent) == 2, "nothing after the end"

    swiftly(go)


def test_what_it_does_not_take_yet_follows_in_order() -> None:
    async def go() -> None:
        for turns in (0, 3):
            browser = FakeBrowser(turns)
            browser.open.clear()
            window = Connection(0, "nl", wire=browser)
            for number in range(5):
                window.send("one", f'"n":{number}}}')
                await settle(number)
            assert browser.sent == []
            browser.open.set()
            window.close(1012)
            await settle(50)
            assert [text[-2] for text in browser.sent[:5]] == list("01234")
            assert browser.sent[5:] == ["1012"]

    swiftly(go)


def test_a_window_that_ends_while_it_waits_is_sent_nothing_more() -> None:
    async def go() -> None:
        browser = FakeBrowser()
        browser.open.clear()
        window = Connection(0, "nl", wire=browser)
        window.send("one", '"n":1}')
        window.end()
        browser.open.set()
        window.send("two", '"n":2}')
        await settle()
        assert browser.sent == []

    swiftly(go)


def test_what_fails_while_it_is_waited_for_is_heard_by_the_work_itself() -> None:
    """Something that was begun at once, and then waits: a failure and a cancelling reach it as they reach any task."""

    async def go() -> None:
        heard: list[str] = []

        async def work(*waits: asyncio.Future[str]) -> None:
            for one in waits:
                try:
                    heard.append(await one)
                except (ValueError, asyncio.CancelledError) as error:
                    heard.append(type(error).__name__)

        loop = asyncio.get_running_loop()
        for last in (True, False):
            first, second, third = (loop.create_future() for _ in range(3))
            task = begin(work(first, second, third) if not last else work(first))
            assert task is not None
            first.set_exception(ValueError())
            await settle()
            if not last:
                assert second.cancel()
                await settle()
                third.set_result("third")
            await task
        assert heard == ["ValueError", "ValueError", "CancelledError", "third"]

    swiftly(go)
