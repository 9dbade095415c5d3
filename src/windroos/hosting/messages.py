"""The messages about what happened: events, sentences and changes, made once for windows that are sent the same."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Final, NamedTuple

from windroos.hosting.board import Board, ShownSteps
from windroos.hosting.called import called
from windroos.hosting.shapes import compact
from windroos.play.model import events as event_kinds
from windroos.play.model.events import NOBODY
from windroos.play.model.view import View
from windroos.play.record.log import event_text
from windroos.play.referee.seat import seat_of
from windroos.rules.conduct import Conduct
from windroos.telling.news import Listener, Said, sentences
from windroos.text.words import Lang
from windroos.wire.json_text import Json


class Moment(NamedTuple):
    """The clocks of a table as they are sent; see docs/table.md."""

    window: Json | None
    turn: Json | None
    rest: Json | None


def moment_text(moment: Moment) -> str:
    """The clocks as JSON, without the opening brace."""
    window, turn, rest = moment
    rests = "null" if rest is None else compact(rest)
    return f'"window":{_clock_text(window)},"turn":{"null" if turn is None else compact(turn)},"rest":{rests}}}'


def _clock_text(clock: Json | None) -> str:
    return "null" if clock is None else f'{{"left":{clock["left"]},"of":{clock["of"]}}}'


_TAKING: Final = (event_kinds.Melded, event_kinds.Won)
_UNSAID: Final = frozenset((event_kinds.Drew, event_kinds.Received, event_kinds.Answered))
"""Of these alone nothing is said."""

Tail = Callable[[int, Lang], str]
"""What a message ends with, for a player and a language: what he may do, and the clocks."""


def events_messages(
    shown: ShownSteps,
    board: Board,
    changed: Json,
    owns: Mapping[int, Json | None],
    windows: Iterable[tuple[int, Lang]],
    tail: Tail,
) -> dict[tuple[int, Lang], str]:
    """What happened, for each player and language; nothing for who sees nothing of it.

    `changed` is what is different for everybody (`changes.changes`), `owns` what is for each player besides.
    """
    view, changes = board.view(NOBODY), compact(changed)[1:-1]
    texts: dict[int, str] = {}
    out: dict[tuple[int, Lang], str] = {}
    for player, lang in windows:
        events = shown.events(player)
        if not events:
            continue
        for event in events:
            if id(event) not in texts:
                texts[id(event)] = event_text(event)
        happened = ",".join([texts[id(event)] for event in events])
        said = _said_text(events, board, view, player, lang)
        own = compact(owns[player]) if owns[player] else "null" if owns[player] is None else "{}"
        out[player, lang] = (
            f'"n":{board.count},"events":[{happened}],"said":{said},{changes},"own":{own},{tail(player, lang)}'
        )
    return out


def refresh_message(board: Board, player: int, tail: str) -> str:
    """Nothing happened, but what may be done or a clock changed."""
    own = "null" if board.view(player).seat == NOBODY else "{}"
    return f'"n":{board.count},"events":[],"said":[],"table":{{}},"discards":[],"wall":[],"own":{own},{tail}'


def _said_text(
    events: list[event_kinds.Public | event_kinds.Private], board: Board, view: View, player: int, lang: Lang
) -> str:
    """The sentences for a player as JSON; a discard is said in the same words at every table."""
    if len(events) == 1 and isinstance(events[0], event_kinds.Discarded):
        return _discard_said(events[0], view.table.players[events[0].seat] == player, lang, view.conduct)
    if _UNSAID.issuperset(map(type, events)):
        return "[]"
    return compact([one._asdict() for one in _said(events, board, view, player, lang)])


@lru_cache(maxsize=2048)
def _discard_said(event: event_kinds.Discarded, own: bool, lang: Lang, conduct: Conduct) -> str:
    listener = Listener(event.seat if own else NOBODY, conduct, lang, (), in_full=True)
    return compact([one._asdict() for one in sentences([event], listener)])


def _said(
    events: list[event_kinds.Public | event_kinds.Private], board: Board, view: View, player: int, lang: Lang
) -> list[Said]:
    """The sentences for a player; where somebody went before him, with the reason, which needs what he had answered."""
    seat = seat_of(view.table.players, player)
    listener = Listener(seat, view.conduct, lang, called(view.table.match.players, lang), in_full=True, player=player)
    after = [event for event in events if not isinstance(event, event_kinds.Answered)]
    first = after[0] if after else None
    if isinstance(first, _TAKING) and first.giver not in (NOBODY, seat) and seat in board.claimed:
        tile, answer = board.claimed[seat]
        before: list[event_kinds.Public | event_kinds.Private] = [event_kinds.Discarded(first.giver, tile), answer]
        return sentences([*before, *after], listener)[len(sentences(before, listener)) :]
    return sentences(events, listener)
