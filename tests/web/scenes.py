"""Every page and state of Spelen, as data: a stored game, what its socket tells, and what is done there first.

What a table shows comes from golden games, told by the server's own code at a chosen moment: names of twelve letters
and points of five figures, the most sets, the most to answer. Nobody plays on while it is looked at.
"""

from __future__ import annotations

import json
from collections.abc import Callable, Mapping, Sequence
from typing import Any, Final, NamedTuple

from playwright.sync_api import Page, WebSocketRoute

from tests.golden_games import GAMES
from tests.web.conftest import apart
from tests.web.playing import wait
from tests.web.states import LONG
from windroos.books.catalog import rules
from windroos.hosting.advice import advice
from windroos.hosting.board import Board
from windroos.hosting.broadcast import Broadcast
from windroos.hosting.clocks import Clocks
from windroos.hosting.connection import Connection
from windroos.hosting.presence import Presence
from windroos.hosting.setup import Setup, TablePlace, setup_text
from windroos.hosting.shapes import body
from windroos.hosting.tickets import Ticket, new_id
from windroos.play.model.actions import Begin
from windroos.play.model.events import NOBODY, Public
from windroos.play.model.match import new_match
from windroos.play.model.view import Phase
from windroos.play.record.header import Header, first_state, header_of
from windroos.play.record.record import RecordedAction, group_lines, read_record
from windroos.play.record.replay import follow
from windroos.play.referee.state import State
from windroos.store import changes
from windroos.text.words import Lang
from windroos.web.site import Site, cookie_name

POINTS: Final = (12_345, -23_456, 34_567, -23_456, 0)
Moment = Callable[[State], int]
"""How much a moment of a game is worth looking at; 0: not at all."""


class Scene(NamedTuple):
    """A table to look at.

    game    the golden game that lies there, or `three`, `five`: before the first hand
    moment  which moment of it
    player  who looks; NOBODY watches
    press   what is pressed there first, by selector
    """

    name: str
    game: str
    moment: Moment
    player: int = 0
    press: tuple[str, ...] = ()
    path: str = ""


def in_turn(player: int = 0) -> Moment:
    """A player is in turn, and as much lies on the table as ever."""

    def worth(state: State) -> int:
        table = state.table
        acts = table.phase == Phase.DISCARD and table.players[table.turn] == player
        return acts * (1 + len(table.discards) + 5 * sum(map(len, table.melds)))

    return worth


def offered(player: int = 0, phase: Phase = Phase.CLAIM) -> Moment:
    """A player is asked for an answer."""

    def worth(state: State) -> int:
        table = state.table
        asked = table.phase == phase and state.pending >> table.players.index(player) & 1
        return asked * (1 + len(table.discards))

    return worth


def most_sets(player: int = 0) -> Moment:
    """A player has as many sets, seasons and flowers on the table as ever."""

    def worth(state: State) -> int:
        table = state.table
        seat = table.players.index(player)
        lie = 5 * len(table.melds[seat]) + len(table.bonus[seat])
        return (table.phase != Phase.BETWEEN) * (1 + 100 * lie + len(table.discards))

    return worth


def whole_rack(state: State) -> int:
    """The first player is in turn with fourteen tiles."""
    table = state.table
    acts = table.phase == Phase.DISCARD and table.players[table.turn] == 0
    return acts * (len(state.own[table.turn].rack) == 14)


def start(state: State) -> int:
    """Before the first hand."""
    return 1


def ended(state: State) -> int:
    """After the last hand that was played."""
    return (state.table.phase == Phase.BETWEEN) * state.table.match.hand


WHOLE: Final = Scene("fourteen tiles", "nts2002-strict", whole_rack)
IN_PLAY: Final = (
    Scene("one's turn", "nts2002-strict", in_turn()),
    WHOLE,
    Scene("one's turn, friendly", "groenehart2011-friendly", in_turn()),
    Scene("the coach", "groenehart2011-friendly", in_turn(), press=("[data-does=coach]",)),
    Scene("why not", "groenehart2011-friendly", in_turn(), press=("[data-does=why]",)),
    Scene("a strict offer", "nmv144-strict", offered()),
    Scene("a friendly offer", "nts2002-friendly", offered(2), player=2),
    Scene("a kong to rob", "hongkong-orphans-rob", offered(3, Phase.ROB), player=3),
    Scene("four kongs", "groenehart2011-fifteen-kongs", most_sets()),
    Scene("sets and flowers", "hongkong-strict", most_sets(3), player=3),
    Scene("flowers kept", "mcr-flowers-kept", in_turn()),
    Scene("somebody else's turn", "mcr-strict", in_turn(2)),
    Scene("who watches", "hongkong-friendly", most_sets(), player=NOBODY),
    Scene("waiting for people", "nts2002-robbing", start),
    Scene("three players", "three", start),
    Scene("five players", "five", start),
    Scene("who sits out", "five", start, player=4),
    Scene("the menu", "nts2002-strict", in_turn(), press=("[data-opens=menu]",)),
    Scene("the menu, unfolded", "nts2002-strict", in_turn(), press=("[data-opens=menu]", "dialog.menu summary")),
    Scene("help", "nts2002-strict", in_turn(), press=("[data-opens=menu]", "[data-opens=help]")),
    Scene("the links", "nts2002-strict", in_turn(), press=("[data-opens=invite]",)),
    Scene(
        "what can be said", "nts2002-strict", in_turn(), press=("[data-opens=menu]", "dialog.menu [data-opens=phrases]")
    ),
)
ENDS: Final = (
    Scene("a result", "nts2002-robbing", ended),
    Scene("a limit hand", "groenehart2011-fifteen-kongs", ended),
    Scene("a result of Hong Kong", "hongkong-pays-for-all", ended),
    Scene("the end of a match", "groenehart2011-friendly", ended),
    Scene("the end of a match, MCR", "mcr-strict", ended),
    Scene("the end of a match, who watches", "nmv144-strict", ended, player=NOBODY),
    Scene("back at the table", "nts2002-robbing", ended, press=("[data-does=look]",)),
)
REPLAYS: Final = (
    Scene("playing back", "nts2002-strict", ended, path="/replay", press=("[data-step=end]",)),
    Scene("four kongs again", "groenehart2011-fifteen-kongs", ended, path="/replay", press=("[data-step=end]",)),
    Scene("nothing to play back", "three", start, path="/replay"),
    Scene("a review", "groenehart2011-friendly", ended, path="/hand/1/nakijken", press=("details.sheet summary",)),
    Scene("a match reviewed", "groenehart2011-friendly", ended, path="/nakijken"),
)
SCENES: Final = (*IN_PLAY, *ENDS, *REPLAYS)


class Stage:
    """The games of a site that scenes are about, and what their sockets tell."""

    def __init__(self, site: Site, scenes: Sequence[Scene] = SCENES) -> None:
        """Store the games of these scenes; the server may be started after it."""
        self._games: dict[str, tuple[Header, list[RecordedAction]]] = {}
        self._cookies: dict[tuple[str, int], dict[str, str]] = {}
        self.ids: dict[str, str] = {}
        self.heard: list[Any] = []
        """What pages said to their sockets."""
        for name in sorted({scene.game for scene in scenes}):
            self.ids[name] = new_id()
            self._games[name] = _game(name)
            apart(self._store(site, name))

    async def _store(self, site: Site, name: str) -> None:
        (header, groups), id = self._games[name], self.ids[name]
        await site.store.write(changes.BeginStream(id, "play", setup_text(_setup(header))))
        if groups:
            bodies = tuple("\n".join(group_lines(group.action, group.steps)) for group in groups)
            await site.store.write(changes.Append(id, 0, bodies))
        for player in (*range(len(header.players)), NOBODY):
            token = site.links.token(Ticket(id, "reader") if player == NOBODY else Ticket(id, "seat", player))
            self._cookies[name, player] = {"name": cookie_name(id), "value": token}

    def show(self, page: Page, address: str, scene: Scene, lang: Lang) -> None:
        """Take a page to a scene. Its socket says what lies there, and answers who asks the coach."""
        page.context.clear_cookies()
        cookie = self._cookies[scene.game, scene.player]
        page.context.add_cookies([{"name": cookie["name"], "value": cookie["value"], "url": address}])
        told = self._told(scene, lang)

        def serve(socket: WebSocketRoute) -> None:
            def answer(text: str | bytes) -> None:
                self.heard.append(json.loads(text))
                asked = self.heard[-1]["t"]
                if asked in told:
                    socket.send(told[asked])

            socket.on_message(answer)
            socket.send(told["view"])
            if "rematch" in told:
                socket.send(told["rematch"])

        page.route_web_socket("**/ws?*", serve)
        page.goto(f"{address}/spelen/{self.ids[scene.game]}{scene.path}")
        if not scene.path:
            page.wait_for_selector("main[data-phase]")
        for selector in scene.press:
            page.locator(f"{selector}:visible").first.click()
        if not scene.path and "look" not in "".join(scene.press) and scene.moment is ended:
            page.wait_for_selector(".verdict .headline")
        if "[data-does=coach]" in scene.press:
            page.wait_for_selector(".coach .advice li")

    def hears(self, page: Page, message: Any) -> None:
        """Wait until a page has said something to its socket."""
        wait(page, lambda: message in self.heard)

    def _told(self, scene: Scene, lang: Lang) -> Mapping[str, str]:
        """What the socket of a scene says, by what it is asked."""
        header, groups = self._games[scene.game]
        board = _moment(header, groups, scene.moment)
        presence = Presence(_setup(header).places)
        clocks = Clocks(_setup(header), board, presence, 0.35, lambda: 0.0)
        window = Connection(scene.player, lang, scene.player == 0)
        presence.add(window)
        if scene.moment is not start:
            for player in range(len(header.players)):
                presence.here.add(player)
                presence.add(Connection(player, lang))
        if board.is_open:
            clocks.open()
        broadcast = Broadcast(self.ids[scene.game], board, presence, clocks)
        broadcast.view(window)
        told = {"view": window.waiting[0]}
        if board.table.match.over:  # to who plays the others say that they want another match; who watches may follow
            next = self.ids["three"] if scene.player == NOBODY else None
            broadcast.rematch({"yes": [1, 2], "waits": [0], "gone": [3], "next": next}, window)
            told["rematch"] = window.waiting[1]
        if scene.player != NOBODY and board.table.phase != Phase.BETWEEN:
            answer = body(n=board.count, **advice(board.view(scene.player), _setup(header).words, lang))
            told["coach"] = f'{{"t":"advice","m":2,{answer}'
        return told


def _setup(header: Header) -> Setup:
    return Setup(header, tuple(TablePlace("person", at) for at in range(len(header.players))), window=30_000)


def _game(name: str) -> tuple[Header, list[RecordedAction]]:
    """A golden game with long names; or a game that has not begun."""
    if name in ("three", "five"):
        players = {"three": 3, "five": 5}[name]
        seats = tuple(range(min(players, 4)))
        match = new_match(
            rules("groenehart2011", players=players), LONG[:players], seats, 4 if players == 5 else NOBODY
        )
        return header_of(match, False), []
    record = read_record((GAMES / f"{name}.jsonl").read_text().splitlines())
    return record.header._replace(players=LONG[: len(record.header.players)]), list(record.groups)


def _moment(header: Header, groups: Sequence[RecordedAction], worth: Moment) -> Board:
    """The best moment of a game, with points of five figures."""
    state = first_state(header)
    match = state.table.match._replace(points=POINTS[: len(header.players)])
    state = best = state._replace(table=state.table._replace(match=match))
    most = 0
    past: list[Public] = []
    told: tuple[Public, ...] = ()
    for group in groups if worth is not start else ():
        state = follow(state, group.steps)
        past = [] if isinstance(group.action, Begin) else past
        past += [step.public for step in group.steps if step.public is not None]
        if worth(state) > most:
            most, best, told = worth(state), state, tuple(past)
    assert most or worth is start
    return Board(best, 0, told)
