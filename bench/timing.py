"""Whether time tells who may claim: `python -m bench.timing [DISCARDS]`.

A server with one person against three strong computer players. After each of his discards the person's window asks
three times, one answer after another, for something that is refused at once, and notes how long the answers take. Then
the record says after which discards a computer player could claim. The figure is the area under the curve: how often a
discard that one of them could claim took longer than one that none could. 0.5 tells nothing; the goal is within 0.03 of
it, over a thousand discards. Exit status 1 when it is missed.
"""

from __future__ import annotations

import asyncio
import json
import sys
import tempfile
from collections import deque
from pathlib import Path
from random import Random
from statistics import median
from time import perf_counter
from typing import Any, Final

from websockets.asyncio.client import ClientConnection, connect

from bench.load import Party
from bench.web import PORT, make_tables, started
from windroos.hosting.setup import read_setup
from windroos.play.record.header import first_state
from windroos.play.record.record import RecordedAction, read_groups
from windroos.play.record.replay import follow
from windroos.web.app import open_site
from windroos.web.settings import Settings

DISCARDS: Final = 1000
WITHIN: Final = 0.03
PINGS: Final = 3
PACE: Final = 0.1
"""Seconds that a computer player takes; in games 0.35."""
Json = dict[str, Any]


async def played(port: int, party: Party, discards: int) -> list[tuple[int, float]]:
    """Play a match, or so many discards; of each the number of the event and the milliseconds that its pings took."""
    random = Random(1)
    found: list[tuple[int, float]] = []
    headers, seat, sent = {"cookie": party.cookies[0]}, "", False
    waiting: deque[str] = deque()
    async with connect(f"ws://localhost:{port}/spelen/{party.id}/ws", additional_headers=headers, proxy=None) as window:
        while len(found) < discards:
            message: Json = json.loads(waiting.popleft() if waiting else await window.recv())
            if message["t"] == "view":
                seat = message["view"]["seat"] or seat
            for event in message.get("events", ()):
                if event["event"] == "match_ended":
                    return found
                if event["event"] == "hand_began":
                    seat = "ESWN"[event["seats"].index(0)]
                if sent and event["event"] == "discarded" and event["seat"] == seat:
                    found.append((message["n"], await pinged(window, waiting)))
                    sent = False
            sent = await act(window, message, seat, random) or sent
    return found


async def pinged(window: ClientConnection, waiting: deque[str]) -> float:
    """How long three answers take, in milliseconds; what else comes meanwhile waits."""
    since = perf_counter()
    for _ in range(PINGS):
        await window.send('{"t":"next"}')
        while '"t":"refused"' not in (text := str(await window.recv()))[:20]:
            waiting.append(text)
    return 1000 * (perf_counter() - since)


async def act(window: ClientConnection, message: Json, seat: str, random: Random) -> bool:
    """Do what is asked: discard anything, pass always, go on to the next hand. Whether it was a discard."""
    ask = message.get("ask")
    action: Json | None = None
    if ask is not None and ask["answered"] is None and ask["kind"] in ("claim", "rob"):
        action = {"action": "claim", "seat": seat, "call": "pass"}
    elif ask is not None and ask["kind"] == "turn" and ask["discards"]:
        action = {"action": "discard", "seat": seat, "tile": random.choice(ask["discards"])}
    elif message.get("rest") and 0 in message["rest"]["waits"]:
        await window.send('{"t":"next"}')
    if action is not None:
        await window.send(json.dumps({"t": "do", "n": message["n"], "action": action}))
    return action is not None and action["action"] == "discard"


def claimable(folder: Path, id: str) -> dict[int, bool]:
    """Whether a computer player could claim what was discarded, by the number of the event."""
    site = open_site(Settings(folder))
    stream = site.store.stream(id)
    assert stream is not None
    state, count, found = first_state(read_setup(stream.header).header), 0, {}
    for group in read_groups(line for event in site.store.events(id) for line in event.body.split("\n")):
        if not isinstance(group, RecordedAction):
            continue
        for step in group.steps:
            state = follow(state, (step,))
            if step.public is None:
                continue
            count += 1
            if type(step.public).__name__ == "Discarded":
                mask = state.pending
                found[count] = any(mask >> seat & 1 for seat, player in enumerate(state.table.players) if player != 0)
    asyncio.run(site.store.close())
    return found


def area(yes: list[float], no: list[float]) -> float:
    """How often one of the first is larger than one of the second; half of those that are equal."""
    wins = sum((one > other) + (one == other) / 2 for one in yes for other in no)
    return wins / (len(yes) * len(no))


def main() -> int:
    """Play, and say what time told."""
    discards = int(sys.argv[1]) if len(sys.argv) > 1 else DISCARDS
    yes: list[float] = []
    no: list[float] = []
    with tempfile.TemporaryDirectory() as text:
        folder = Path(text)
        parties = asyncio.run(make_tables(folder, discards // 100 + 1, ("person", "live", "live", "live")))
        seen: list[tuple[Party, int, float]] = []
        with started("serve", folder, PORT, PACE):
            asyncio.run(_up(PORT))
            for party in parties:
                seen += [(party, *one) for one in asyncio.run(played(PORT, party, discards - len(seen)))]
        could = {party.id: claimable(folder, party.id) for party in parties}
        for party, count, time in seen:
            (yes if could[party.id][count] else no).append(time)
    found = area(yes, no)
    met = abs(found - 0.5) <= WITHIN
    print(f"{len(yes) + len(no)} discards, {len(yes)} of which a computer player could claim: area {found:.3f}")
    print(f"median {median(yes):.2f} and {median(no):.2f} ms; goal 0.5 within {WITHIN}: {'met' if met else 'MISSED'}")
    return int(not met)


async def _up(port: int) -> None:
    while True:
        try:
            _, writer = await asyncio.open_connection("127.0.0.1", port)
            writer.close()
            return
        except OSError:
            await asyncio.sleep(0.05)


if __name__ == "__main__":
    sys.exit(main())
