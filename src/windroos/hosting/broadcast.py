"""Tells the windows of a table what happened, each what its seat sees."""

from __future__ import annotations

import json
from collections.abc import Sequence
from typing import NamedTuple

from windroos.books.catalog import book_words
from windroos.errors import WindroosError
from windroos.hands import Meld
from windroos.hosting import messages
from windroos.hosting.asking import ask_text
from windroos.hosting.board import Board, ShownSteps
from windroos.hosting.called import called
from windroos.hosting.changes import changes, own_changes, told
from windroos.hosting.clocks import Clocks
from windroos.hosting.connection import Connection
from windroos.hosting.messages import Tail, moment_text
from windroos.hosting.presence import Presence
from windroos.hosting.shapes import body, compact, own_object, view_object
from windroos.play.model.events import NOBODY
from windroos.play.model.view import Own, View
from windroos.play.record.log import event_text
from windroos.telling.objects import error_object
from windroos.text.web.table import WORDS
from windroos.text.words import Lang
from windroos.wire.json_text import Json


class News(NamedTuple):
    """What happened to a player: a key of the words; `own`: said to his own windows alone."""

    what: str
    player: int
    own: bool = False


class ToldOwn(NamedTuple):
    """What a player who has a window was told of his own, `shapes.own_object`, and what it was made of."""

    told: Json | None
    own: Own
    seat: int
    laid: tuple[Meld, ...]


class Broadcast:
    """Sends messages; see docs/table.md for all of them."""

    def __init__(self, id: str, board: Board, presence: Presence, clocks: Clocks) -> None:
        self._id = id
        self._board = board
        self._presence = presence
        self._clocks = clocks
        self._told = told(board.view(NOBODY))
        self._owns: dict[int, ToldOwn] = {}

    def view(self, connection: Connection) -> None:
        """Send a window the table as it is."""
        lang, player, board = connection.lang, connection.player, self._board
        rules = board.state.rules
        name = book_words(rules.id).name.to(lang) if rules.name == rules.id else rules.name
        view = board.view(player)
        seen = {"id": self._id, "name": name, **view_object(view)}
        people, watching = self._presence.objects(), len(self._presence.windows(NOBODY))
        self._owns[player] = ToldOwn(seen["own"], view.own, view.seat, _laid(view))
        past = [json.loads(event_text(event)) for event in board.past]
        first = body(n=board.count, view=seen, past=past, people=people, watching=watching)
        connection.send("view", f"{first[:-1]},{self._tails()(player, lang)}")

    def tell(self, shown: ShownSteps) -> None:
        """Send what was shown."""
        before, self._told = self._told, told(self._board.view(NOBODY), self._told)
        changed = changes(before, self._told, self._board.state.conduct.stacks)
        kinds = {(window.player, window.lang) for window in self._presence}
        owns = {player: self._own_changes(player) for player in self._presence.players()}
        texts = messages.events_messages(shown, self._board, changed, owns, kinds, self._tails())
        for window in self._presence:
            text = texts.get((window.player, window.lang))
            if text is not None:
                window.send("events", text)

    def _own_changes(self, player: int) -> Json | None:
        before, view = self._owns[player], self._board.view(player)
        laid = _laid(view)
        if view.own is before.own and view.seat == before.seat != NOBODY and laid is before.laid:
            return {}  # of every two messages one tells of somebody else
        told = own_object(view)
        self._owns[player] = ToldOwn(told, view.own, view.seat, laid)
        return own_changes(before.told, told)

    def refresh(self, only: int | None = None, but: Connection | None = None) -> None:
        """Nothing happened, but what may be done or a clock changed: for one player, or for everybody."""
        texts: dict[tuple[int, Lang], str] = {}
        tail = self._tails()
        for window in list(self._presence) if only is None else self._presence.windows(only):
            key = (window.player, window.lang)
            if window is not but:
                if key not in texts:
                    texts[key] = messages.refresh_message(self._board, window.player, tail(*key))
                window.send("events", texts[key])

    def people(self, news: Sequence[News] = ()) -> None:
        """Who is there, and in how many windows one's own seat is open; what happened to whom is said in words."""
        people, watching = compact(self._presence.objects()), len(self._presence.windows(NOBODY))
        names = self._board.table.match.players
        for window in self._presence:
            own = len(self._presence.windows(window.player)) if window.player != NOBODY else 0
            said = [
                WORDS[one.what].to(window.lang).format(name=called(names, window.lang)[one.player], count=own)
                for one in news
                if not one.own or (one.player == window.player and own > 1)
            ]
            told = compact([{"text": text, "notable": False} for text in said])
            window.send("people", f'"people":{people},"watching":{watching},"windows":{own},"said":{told}}}')

    def chance(self, published: Json, only: Connection | None = None) -> None:
        """What binds the table for the next hand, and who adds to its chance: for everybody, or for one window."""
        text = compact(published)[1:]
        for window in list(self._presence) if only is None else (only,):
            window.send("chance", text)

    def rematch(self, asked: Json, only: Connection | None = None) -> None:
        """Who wants another match: for everybody, or for one window."""
        for window in list(self._presence) if only is None else (only,):
            window.send("rematch", compact(asked)[1:])

    def phrase(self, player: int, phrase: str) -> None:
        """Somebody says one of the ready-made phrases; each page has its words."""
        for window in self._presence:
            window.send("phrase", body(player=player, phrase=phrase))

    def refuse(self, connection: Connection, wrong: WindroosError) -> None:
        """Tell a window that what it asked is not done, and why."""
        connection.send("refused", body(n=self._board.count, **error_object(wrong, connection.lang)))

    def _tails(self) -> Tail:
        """What the messages of this moment end with: what a player may do now, and the clocks."""
        board, clocks = self._board, self._clocks
        over, moment = board.table.match.over, moment_text(clocks.moment())

        def tail(player: int, lang: Lang) -> str:
            if over or player not in board.table.players:
                return f'"ask":null,{moment}'
            asked = clocks.is_asked(player)
            if not asked and board.is_open:
                return f'"ask":null,{moment}'
            ask = ask_text(board.view(player), lang, asked, clocks.answered(player) if asked else None)
            return f'"ask":{ask},{moment}'

        return tail


def _laid(view: View) -> tuple[Meld, ...]:
    """The sets of a seat as they lie there; a spectator has none."""
    return view.table.melds[view.seat] if view.seat != NOBODY else ()
