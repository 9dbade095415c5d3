"""What computer players think, in the process of their own: `windroos.hosting.thinker` asks.

A question holds what the seats see that are asked, and nothing else: no wall, no other rack. Nothing is kept from one
question to the next but what makes the answer quicker, so that the process may be begun anew at any moment.
"""

from __future__ import annotations

import gc
import pickle
import traceback
from collections import OrderedDict
from functools import lru_cache
from typing import TYPE_CHECKING, Any, Final, NamedTuple

from windroos.play.model.actions import Claim, PlayerAction
from windroos.play.model.view import OpenTable, Own, Phase, Source, Thrown, View

if TYPE_CHECKING:
    from collections.abc import Mapping

    from windroos.bots.player import ComputerPlayer
    from windroos.rules.conduct import Conduct
    from windroos.rules.rules import Rules
    from windroos.text.words import Lang, Words
    from windroos.wire.json_text import Json

MOST_PLAYERS: Final = 4000
"""Computer players that are kept, each with what it remembers of its last turn."""
_ASKING: Final = (Phase.CLAIM, Phase.ROB)


Moving = tuple[int, int, tuple[int, ...], int, int, int, int, tuple[int, ...]]
"""Phase, turn, counts, tiles taken in front and behind, source, due, owed: plain values, which are quickly sent."""


class AskedSeat(NamedTuple):
    """A seat that is asked: what it knows besides the table, and the computer player of its place."""

    seat: int
    own: Own
    player: int
    kind: str
    seed: int


class BotQuestion(NamedTuple):
    """Asks what some seats do.

    id      of the table in the store
    book    its `record_rules.RecordedBook`, pickled
    still   the table, pickled: without the rules, which the book tells, without what is thrown, and as if nobody moved
    number  of the hand
    moving  what changes at every turn, see `moving_of`
    thrown  the discards, four bytes each: there are many
    """

    id: str
    book: bytes
    strict: bool
    number: int
    still: bytes
    moving: Moving
    thrown: bytes
    asked: tuple[AskedSeat, ...]

    def __reduce__(self) -> tuple[Any, ...]:
        """Go through a pipe as plain values: that takes a fifth of the time that its classes would."""
        *still, asked = self
        return _question, (*still, tuple([(seat, tuple(own), *rest) for seat, own, *rest in asked]))


def _question(*parts: Any) -> BotQuestion:
    *still, asked = parts
    seats = [AskedSeat(seat, Own(*own), *rest) for seat, own, *rest in asked]
    return BotQuestion._make((*still, tuple(seats)))


class Thought(NamedTuple):
    """What a seat does; where its player failed the simplest thing, and how it failed."""

    action: PlayerAction
    fault: str = ""


@lru_cache(maxsize=64)
def load(book: bytes, kind: str) -> None:
    """Make the tables that such a player of these rules looks things up in, so that no question has to wait for it."""
    from windroos.bots.player import make
    from windroos.play.rules.options import options

    view = _first_view(book)
    make(kind, view.rules).decide(view, options(view))
    _keep()


@lru_cache(maxsize=64)
def load_coach(book: bytes) -> None:
    """The same for what the coach says of these rules: the first question would take the process two seconds."""
    from windroos.books.catalog import book_words
    from windroos.hosting.advice import advice

    view = _first_view(book)
    advice(view, book_words(view.rules.id), "nl")
    _keep()


def _first_view(book: bytes) -> View:
    """What the first seat sees of some hand."""
    from random import Random

    from windroos.play.model.events import NOBODY
    from windroos.play.model.match import new_match
    from windroos.play.referee.chance import shuffled
    from windroos.play.referee.referee import advance
    from windroos.play.referee.state import new_state, view_of

    rules, conduct = _played(book, False)
    names, dreamer = tuple("12345"[: conduct.players]), 4 if conduct.players > conduct.seats else NOBODY
    state = new_state(new_match(rules, names, tuple(range(conduct.seats)), dreamer))
    return view_of(advance(state, shuffled(conduct, state.table.match.round, Random(1))).state, 0)


def _keep() -> None:
    """The tables stay as long as the process: to go through them again and again would hold everybody up."""
    gc.collect()
    gc.freeze()


def decide(question: BotQuestion) -> tuple[Thought, ...]:
    """What each seat that is asked does; whatever becomes of a player, there is an answer."""
    table = table_of(question)
    return tuple(_thought(question, table, one) for one in question.asked)


def advise(question: BotQuestion, names: Mapping[str, Words], lang: Lang) -> Json:
    """What the coach says to the one seat that is asked; `names` are the house's own of items."""
    from windroos.books.catalog import book_words
    from windroos.hosting.advice import advice
    from windroos.text.books import renamed

    view = _view(question, table_of(question), question.asked[0])
    return advice(view, renamed(book_words(view.rules.id), names), lang)


def explain(question: BotQuestion, action: PlayerAction, lang: Lang) -> Json:
    """Whether the one seat that is asked may do something, and why not."""
    from windroos.hosting.advice import why_object

    return why_object(_view(question, table_of(question), question.asked[0]), action, lang)


def moving_of(table: OpenTable) -> Moving:
    """What changes at every turn."""
    source, due = int(table.source), int(table.due)
    return (int(table.phase), table.turn, table.counts, table.front, table.back, source, due, table.owed)


def as_if_still(table: OpenTable) -> OpenTable:
    """The rest: the same table before anybody moved or threw anything."""
    none = Source.NOTHING
    return table._replace(
        discards=(), phase=Phase.BETWEEN, turn=0, counts=(), front=0, back=0, source=none, due=none, owed=()
    )


def thrown_bytes(discards: tuple[Thrown, ...]) -> bytes:
    """Discards, four bytes each."""
    return bytes([byte for seat, tile, rejected, taker in discards for byte in (seat, tile, rejected, taker + 1)])


def table_of(question: BotQuestion) -> OpenTable:
    """The table that a question is about."""
    rules, _ = _played(question.book, question.strict)
    still, parts = _still(question.still), iter(question.thrown)
    phase, turn, counts, front, back, source, due, owed = question.moving
    return still._replace(
        match=still.match._replace(rules=rules),
        discards=tuple(
            Thrown(seat, tile, bool(rejected), taker - 1)
            for seat, tile, rejected, taker in zip(parts, parts, parts, parts, strict=True)
        ),
        phase=Phase(phase),
        turn=turn,
        counts=counts,
        front=front,
        back=back,
        source=Source(source),
        due=Source(due),
        owed=owed,
    )


@lru_cache(maxsize=1024)
def _still(pickled: bytes) -> OpenTable:
    table: OpenTable = pickle.loads(pickled)
    return table


def _thought(question: BotQuestion, table: OpenTable, asked: AskedSeat) -> Thought:
    from windroos.bots.player import simplest
    from windroos.play.rules.options import options

    view = _view(question, table, asked)
    actions = options(view)
    if view.table.phase in _ASKING:
        actions = tuple(action for action in actions if isinstance(action, Claim))
    if len(actions) == 1:
        return Thought(actions[0])
    try:
        action = _player(question.id, asked, view.rules).decide(view, actions).action
    except Exception:
        return Thought(simplest(view, actions), traceback.format_exc())
    if action not in actions:
        return Thought(simplest(view, actions), f"{asked.kind}: {action!r} is none of what it may do")
    return Thought(action)


def _view(question: BotQuestion, table: OpenTable, asked: AskedSeat) -> View:
    rules, conduct = _played(question.book, question.strict)
    return View(rules, conduct, table, asked.seat, asked.own, asked.player)


@lru_cache(maxsize=128)
def _played(book: bytes, strict: bool) -> tuple[Rules, Conduct]:
    from windroos.play.record.record_rules import rules_of
    from windroos.rules.rules import conduct_of
    from windroos.version import __version__

    rules = rules_of(pickle.loads(book), __version__)
    return rules, conduct_of(rules, strict)


_players: Final[OrderedDict[tuple[str, int, str], ComputerPlayer]] = OrderedDict()


def _player(id: str, asked: AskedSeat, rules: Rules) -> ComputerPlayer:
    """The computer player of a place; the one that was not asked for longest makes room."""
    from windroos.bots.player import make

    key = (id, asked.player, asked.kind)
    if key not in _players:
        _players[key] = make(asked.kind, rules, asked.seed)
        if len(_players) > MOST_PLAYERS:
            _players.popitem(last=False)
    _players.move_to_end(key)
    return _players[key]
