"""A process of a house that is killed, or stopped for so long that another took its tables."""

from __future__ import annotations

import asyncio
import json
import os
import signal
import sqlite3
import sys
from contextlib import closing, suppress
from datetime import timedelta
from pathlib import Path
from random import Random

import pytest
from websockets.asyncio.client import ClientConnection
from websockets.exceptions import InvalidHandshake

from tests.conftest import FULL
from tests.web.conftest import apart
from tests.web.sockets import choice, play, sit
from tests.web.test_processes import FRIENDS, SEEN, SharedHouse, closed, housed, tables_of_both, the_end
from windroos.hosting.leases import LASTS
from windroos.play.record.verify import verify
from windroos.store.changes import LiveOn
from windroos.store.errors import StoreError
from windroos.store.place import DATABASE
from windroos.store.store import Store, utc_now

pytestmark = pytest.mark.skipif(sys.platform != "linux", reason="needs processes that are copies, and their numbers")


async def some_turns(
    house: SharedHouse, url: str, cookies: list[str], turns: int, random: Random
) -> list[ClientConnection]:
    """Four windows that have played so many discards, and then stop."""
    windows = [await sit(house.address, url, cookie) for cookie in cookies[:4]]
    seen = 0

    async def one(at: int, window: ClientConnection) -> None:
        nonlocal seen
        seat = ""
        while seen < 4 * turns:
            message = json.loads(await window.recv())
            seat = (message.get("view") or {}).get("seat") or seat
            for event in message.get("events", ()):
                if event["event"] == "hand_began":
                    seat = "ESWN"[event["seats"].index(at)]
                seen += event["event"] == "discarded"
            action = choice({**message, "seat": seat}, random)
            if action is not None and "mahjong" not in action.values():
                await window.send(json.dumps({"t": "do", "n": message["n"], "action": action}))
            elif message.get("rest") and at not in message["rest"]["ready"]:
                await window.send('{"t":"next"}')

    tasks = [asyncio.create_task(one(at, window)) for at, window in enumerate(windows)]
    await asyncio.wait(tasks, return_when=asyncio.FIRST_COMPLETED)
    for task in tasks:
        task.cancel()
    await asyncio.gather(*tasks, return_exceptions=True)
    return windows


def kept(house: SharedHouse, url: str) -> list[str]:
    with closing(sqlite3.connect(house.folder / DATABASE)) as file:
        asked = "SELECT body FROM event WHERE stream = ? ORDER BY number"
        return [body for (body,) in file.execute(asked, (url.removeprefix("/spelen/"),))]


async def back(house: SharedHouse, url: str, cookie: str) -> ClientConnection:
    """A window that comes again until it is heard, as a page does: it may have been given to who was just killed."""
    while True:
        with suppress(OSError, InvalidHandshake):
            return await sit(house.address, url, cookie)
        await asyncio.sleep(0.05)


def test_a_table_whose_process_is_killed_goes_on_in_the_other(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        tables = tables_of_both(house, hands="1", window="1", **FRIENDS)
        for name in ("0", "1") if FULL else ("1",):
            url, cookies = tables[name]

            async def go(name: str = name, url: str = url, cookies: list[str] = cookies) -> None:
                windows = await some_turns(house, url, cookies, 2, Random(7))
                before, fence = kept(house, url), house.lease(url)[1]
                assert len(before) > 3
                killed = house.number(name)
                os.kill(killed, signal.SIGKILL)
                await asyncio.gather(*map(the_end, windows))
                again = [await back(house, url, cookie) for cookie in cookies[:4]]
                await asyncio.gather(*(play(window, Random(at), at, SEEN) for at, window in enumerate(again)))
                await closed(again)
                assert house.lease(url)[1] > fence
                assert kept(house, url)[: len(before)] == before
                assert len(kept(house, url)) > len(before)
                while True:  # and it is begun anew
                    with suppress(OSError):
                        if house.number(name) != killed:
                            break
                    await asyncio.sleep(0.05)

            apart(go())
            with house.client(cookies[0]) as client:
                assert verify(client.get(f"{url}/record.jsonl").text.splitlines()).over == FULL


def test_who_was_stopped_for_so_long_that_another_took_his_table_is_refused(tmp_path: Path) -> None:
    with housed(tmp_path) as house:
        (url, cookies) = tables_of_both(house, hands="1", window="1", **FRIENDS)["1"]

        async def stop(number: int) -> None:
            """Stop it while it writes nothing, for then it would hold up all, and let its lease be over."""
            store, stopped = Store.join(house.folder / DATABASE), False
            while not stopped:
                os.kill(number, signal.SIGSTOP)
                try:
                    await store.write(LiveOn("1", utc_now() - timedelta(seconds=1)))
                    stopped = True
                except StoreError:
                    os.kill(number, signal.SIGCONT)
                    await asyncio.sleep(0.1)
            await store.close()

        async def go() -> None:
            old = await some_turns(house, url, cookies, 2, Random(5))
            stopped, fence = house.number("1"), house.lease(url)[1]
            try:
                await stop(stopped)
                new = [await sit(house.address, url, cookie) for cookie in cookies[:4]]
                playing = [asyncio.create_task(play(window, Random(at), at, SEEN)) for at, window in enumerate(new)]
                late = '{"t":"do","n":%d,"action":{"action":"claim","seat":"E","call":"pass"}}'
                for window in old:
                    await window.send(late % 0)
                await asyncio.gather(*playing)
                await closed(new)
                assert house.lease(url) == ("0", fence + 1)
                await asyncio.sleep(LASTS.total_seconds())  # its lease is over by its own clock too
                played = kept(house, url)
            finally:
                os.kill(stopped, signal.SIGCONT)
            await asyncio.gather(*map(the_end, old))
            assert {window.close_code for window in old} == {1012}  # their pages come to the table where it is
            assert house.lease(url) == ("0", fence + 1)
            assert kept(house, url)[: len(played)] == played  # where it is, time goes on

        apart(go())
        with house.client(cookies[0]) as client:
            assert verify(client.get(f"{url}/record.jsonl").text.splitlines()).over == FULL
