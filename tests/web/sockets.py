"""A server process, and people who sit down at its tables."""

from __future__ import annotations

import json
from random import Random
from typing import Any

import httpx
from websockets.asyncio.client import ClientConnection, connect

from tests.web.conftest import PATIENCE

Json = dict[str, Any]
PLAIN: Json = {"timeout": PATIENCE, "verify": False}
"""Of a browser that needs no certificates; to read them all takes longer than to sit down."""

LINE: Json = {"proxy": None, "open_timeout": PATIENCE, "ping_timeout": PATIENCE}
"""Of a socket whose server may have no time for a while."""


def choice(message: Json, random: Random) -> Json | None:
    """Something that may be done, by chance; mahjong where it is offered."""
    ask = message.get("ask")
    if ask is None or ask["answered"] is not None or ask["kind"] == "aside":
        return None
    found = [option["action"] for option in ask["options"]]
    best = [one for one in found if "mahjong" in one.values()]
    if best:
        return dict(best[0])
    discards = [{"action": "discard", "seat": message["seat"], "tile": tile} for tile in ask["discards"]]
    return random.choice(discards) if discards and random.random() < 0.9 else random.choice([*found, *discards])


async def play(window: ClientConnection, random: Random, player: int, discards: int = 0) -> list[Json]:
    """Play until the match is over, or so many discards were seen; everything that was sent."""
    got: list[Json] = []
    seat = ""
    async for text in window:
        message = json.loads(text)
        got.append(message)
        assert message["t"] != "trouble", message
        if message["t"] == "view":
            seat = message["view"]["seat"] or ""
        for event in message.get("events", ()):
            if event["event"] == "hand_began":
                seat = "ESWN"[event["seats"].index(player)]
            discards -= event["event"] == "discarded"
            if event["event"] == "match_ended" or (discards == 0 and event["event"] == "discarded"):
                return got
        action = choice({**message, "seat": seat}, random)
        if action is not None:
            await window.send(json.dumps({"t": "do", "n": message["n"], "action": action}))
        elif message.get("rest") and player not in message["rest"]["ready"]:
            await window.send('{"t":"next"}')
    raise AssertionError("the socket ended before the match")


PRIVATE = ("rack", "received", "covered", "answered")


def told(lines: list[str], count: int) -> list[str]:
    """The beginning of a stream, up to so many public events; one's own answers left out, which come in between."""
    out: list[str] = []
    for line in lines:
        event = json.loads(line)["event"]
        count -= event not in PRIVATE
        if count < 0:
            break
        if event != "answered":
            out.append(line)
    return out


def made(address: str, **form: str) -> tuple[str, list[str]]:
    """A new game: its address, and the cookies of its people (the maker's first)."""
    with httpx.Client(base_url=address, headers={"accept-language": "nl"}, **PLAIN) as client:
        answer = client.post("/spelen/nieuw", data=form)
        assert answer.status_code == 303, answer.text
        url = answer.headers["location"]
        cookies = [f"{key}={value}" for key, value in client.cookies.items()]
        page = client.get(url).text
    for token in dict.fromkeys(part.split('"')[0].split("<")[0].strip() for part in page.split("/j/")[1:]):
        with httpx.Client(base_url=address, **PLAIN) as friend:
            friend.get(f"/j/{token}")
            found = [f"{key}={value}" for key, value in friend.cookies.items()]
            if found and found[0] not in cookies:
                cookies.append(found[0])
    return url, cookies


def sit(address: str, url: str, cookie: str) -> connect:
    return connect(
        f"ws{address.removeprefix('http')}{url}/ws",
        additional_headers={"cookie": cookie},
        compression=None,
        **LINE,
    )
