"""A slow line and a slow browser, on which tests and pages that look too early show it: `WINDROOS_SLOW=1`.

Every answer comes late, of scripts and data as well as of pages, on its way there or on its way back, and so does
every message of a socket; how late is by chance. The number is the seed: what failed on a line is tried again on the
same one, and another number is another line.
"""

from __future__ import annotations

import asyncio
import os
from collections import Counter
from contextlib import suppress
from random import Random
from time import sleep
from typing import Final

from playwright.sync_api import BrowserContext, Page
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from windroos.hosting.tickets import is_id
from windroos.web.protocols import SEND_NOW

SEED: Final = os.environ.get("WINDROOS_SLOW", "")
ANSWER: Final = (0.2, 1.5)
"""Seconds, the fewest and the most, that an answer takes more than it would, and a socket until it is open."""
FILE: Final = (0.1, 0.6)
"""The same of a file, of which a page has dozens."""
MESSAGE: Final = (0.1, 0.4)
"""The same of each message on it. Hands of some dozens are played in tests."""
THROTTLE: Final = 2
"""How many times as long the scripts of a page take."""


class Lateness:
    """How late each answer is: by the seed, what is asked, and how often it was."""

    def __init__(self) -> None:
        self._asked: Counter[str] = Counter()

    def of(self, path: str) -> Random:
        """The chance of the next answer there; tables have other names each time, and count as one."""
        known = "/".join("" if is_id(part) else part for part in path.split("/"))
        self._asked[known] += 1
        return Random(f"{SEED} {known} {self._asked[known]}")

    def wait(self, path: str) -> None:
        """Wait in a thread, before an answer."""
        if SEED:
            sleep(self.of(path).uniform(*ANSWER))


class Late:
    """Messages on their way one way: they come in their order, each as late as chance has it."""

    def __init__(self, chance: Random) -> None:
        self._chance = chance
        self._most = ANSWER
        self._under_way: asyncio.Queue[tuple[float, Message]] = asyncio.Queue()
        self._next: tuple[float, Message] | None = None

    async def put(self, message: Message) -> None:
        """Send one on its way."""
        due = asyncio.get_running_loop().time() + self._chance.uniform(*self._most)
        self._most = MESSAGE
        await self._under_way.put((due, message))

    async def get(self) -> Message:
        """The next that has come; nothing is lost where somebody stops waiting for it."""
        if self._next is None:
            self._next = await self._under_way.get()
        due, message = self._next
        await asyncio.sleep(due - asyncio.get_running_loop().time())
        self._next = None
        return message


class SlowLine:
    """An application that is asked from far away."""

    def __init__(self, app: ASGIApp) -> None:
        self._app = app
        self._lateness = Lateness()

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Serve whoever asks, late."""
        if scope["type"] == "http":
            await self._answer(scope, receive, send)
        elif scope["type"] == "websocket":
            await self._talk(scope, receive, send)
        else:
            await self._app(scope, receive, send)

    async def _answer(self, scope: Scope, receive: Receive, send: Send) -> None:
        chance = self._lateness.of(scope["path"])
        is_file = scope["path"].startswith("/static/")
        seconds, there = chance.uniform(*(FILE if is_file else ANSWER)), chance.random()
        await asyncio.sleep(seconds * there)

        async def back(message: Message) -> None:
            if message["type"] == "http.response.start":
                await asyncio.sleep(seconds * (1 - there))
            await send(message)

        await self._app(scope, receive, back)

    async def _talk(self, scope: Scope, receive: Receive, send: Send) -> None:
        chance = self._lateness.of(scope["path"])
        there, back = Late(chance), Late(chance)
        extensions = {name: one for name, one in scope.get("extensions", {}).items() if name != SEND_NOW}

        async def hear() -> None:
            while (message := await receive())["type"] != "websocket.disconnect":
                await there.put(message)
            await there.put(message)

        async def say() -> None:
            with suppress(OSError):  # nobody listens any more
                while (message := await back.get())["type"] != "":
                    await send(message)

        hearing, saying = asyncio.create_task(hear()), asyncio.create_task(say())
        try:
            await self._app({**scope, "extensions": extensions}, there.get, back.put)
        finally:
            hearing.cancel()
            await back.put({"type": ""})
            await saying


def on_the_line(app: ASGIApp) -> ASGIApp:
    """An application as the browsers of the tests meet it."""
    return SlowLine(app) if SEED else app


def slowed(context: BrowserContext) -> BrowserContext:
    """A browser profile as the tests have it: its pages slow where all is."""

    def throttle(page: Page) -> None:
        # Of two who speak to a page this one does not know what the other asked: of a new page paper is asked anew.
        context.new_cdp_session(page).send("Emulation.setCPUThrottlingRate", {"rate": THROTTLE})

    if SEED:
        context.on("page", throttle)
    return context
