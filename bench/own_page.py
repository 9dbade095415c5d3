"""One's own page with many games: `python -m bench.own_page [games]`.

A player of the house has played so many games of four hands, by every book in turn, with computer players and with
people; others have played as many of their own. Processor milliseconds of the page, of his file, and of a card's
figures: the first time after a start, when nothing of his games was looked at yet, and the median of the next times.
"""

from __future__ import annotations

import asyncio
import sys
import tempfile
from functools import partial
from pathlib import Path
from random import Random
from statistics import median
from time import process_time
from typing import Final

from starlette.types import Message

from windroos.books.catalog import IDS, rules
from windroos.bots.player import make
from windroos.hosting.hands import FoundHands, followed
from windroos.hosting.lobby import Lobby
from windroos.hosting.new_tables import beginning
from windroos.hosting.profile import HeldSeat
from windroos.hosting.profiles import Profiles
from windroos.hosting.room import Pace
from windroos.hosting.seats import Held
from windroos.hosting.setup import Setup, TablePlace
from windroos.hosting.standing import STANDING, STANDING_NOTE, standing_of
from windroos.hosting.thinker import Thinker
from windroos.hosting.worker import Worker
from windroos.play.model.match import new_match
from windroos.play.record.header import first_state, header_of
from windroos.play.record.record import group_lines
from windroos.play.referee.game import Decide, Game, play_hand
from windroos.store.changes import Append, Change, Close, Event, KeepNote
from windroos.store.store import utc_now
from windroos.web.app import create_app, open_site
from windroos.web.application import Application
from windroos.web.profile.device import COOKIE
from windroos.web.settings import Settings
from windroos.web.site import Site
from windroos.web.tokens import Token

GAMES: Final = 1000
HANDS: Final = 4
AGAIN: Final = 9
OWN: Final = 0
PAGES: Final = ("/ik", "/ik/gegevens.json")
PLACES: Final = (
    (TablePlace("person", 0), TablePlace("club", 1), TablePlace("novice", 2), TablePlace("expert", 3)),
    (TablePlace("person", 0), TablePlace("person", 1), TablePlace("club", 2), TablePlace("novice", 3)),
)
"""Who sat there, by turns."""


class MadeGame:
    """A game of four alike by a book, which is stored again and again as another."""

    def __init__(self, id: str) -> None:
        played = rules(id)
        self.header = header_of(new_match(played, ("a", "b", "c", "d"), (0, 1, 2, 3), hands=HANDS))
        self.bodies: list[str] = []
        game = Game.resumed(
            first_state(self.header), lambda action, steps: self.bodies.append("\n".join(group_lines(action, steps)))
        )
        players, random = [make("greedy", played, seat) for seat in range(4)], Random(5)
        decide: list[Decide] = [
            partial(lambda one, view, actions: one.decide(view, actions).action, one) for one in players
        ]
        for _ in range(HANDS):
            play_hand(game, decide, random)
        match = first_state(self.header).table.match
        events = [Event(at, utc_now(), body) for at, body in enumerate(self.bodies, 1)]
        self.standing = standing_of(followed(FoundHands((), 0, match, match.seats), events).match)

    def changes(self, id: str, at: int, browser: str) -> list[Change]:
        """What a table of it is written with."""
        setup = Setup(self.header, PLACES[at % 2])
        return [
            *beginning(id, setup, {OWN: Held(browser=browser), 1: Held(browser=f"b{at % 30}")}),
            Append(id, 0, self.bodies),
            KeepNote(id, STANDING, STANDING_NOTE.write(self.standing)),
            Close(id),
        ]


async def made(folder: Path, games: int) -> str:
    """The games of a player, and the cookie by which he is known."""
    site = opened(folder)
    played = [MadeGame(id) for id in IDS]
    for at in range(games):
        await site.store.write(*played[at % len(played)].changes(f"{at:08}", at, "own"))
    profiles = Profiles(site.store, Lobby(site.store, Pace(), Thinker(Worker("nobody").do)))
    id, mark = await profiles.begin("Anna", tuple(HeldSeat(f"{at:08}", OWN, "own") for at in range(games)))
    cookie = site.tokens.make(Token("mine", f"{id}-{mark}"))
    await site.store.close()
    return cookie


async def timed(app: Application, path: str, cookie: str) -> float:
    """Processor milliseconds of a page."""
    status = 0

    async def receive() -> Message:
        return {"type": "http.request", "body": b"", "more_body": False}

    async def send(message: Message) -> None:
        nonlocal status
        status = message.get("status", status)

    headers = [(b"host", b"testserver"), (b"accept-language", b"nl"), (b"cookie", f"{COOKIE}={cookie}".encode())]
    scope = {
        "type": "http", "asgi": {"version": "3.0"}, "http_version": "1.1", "method": "GET", "scheme": "http",
        "path": path, "raw_path": path.encode(), "query_string": b"", "root_path": "", "headers": headers,
        "client": ("127.0.0.1", 1), "server": ("testserver", 80),
    }  # fmt: skip
    since = process_time()
    await app(scope, receive, send)
    spent = process_time() - since
    assert status == 200, (path, status)
    return 1000 * spent


async def measured(folder: Path, path: str, cookie: str) -> tuple[float, float]:
    """Processor milliseconds of a page: the first time after a start, and the median of the next times."""
    app = create_app(opened(folder))
    await timed(app, "/spelen", cookie)
    first = await timed(app, path, cookie)
    return first, median([await timed(app, path, cookie) for _ in range(AGAIN)])


def opened(folder: Path) -> Site:
    """The site of a folder, as after a start."""
    return open_site(Settings(folder, "http://testserver", names=frozenset({"testserver"}), key="key", apart=False))


def main() -> int:
    """Print the table."""
    games = int(sys.argv[1]) if len(sys.argv) > 1 else GAMES
    with tempfile.TemporaryDirectory() as name:
        cookie = asyncio.run(made(Path(name), games))
        print(f"{games} games of {HANDS} hands; processor milliseconds")
        print(f"{'':24}{'first':>9}{'again':>9}{'a game':>9}")
        for path in PAGES:
            first, again = asyncio.run(measured(Path(name), path, cookie))
            print(f"{path:24}{first:9.1f}{again:9.1f}{again / games:9.3f}")
    return 0


if __name__ == "__main__":
    sys.exit(main())
