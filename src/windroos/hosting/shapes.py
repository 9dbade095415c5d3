"""The table as a browser draws it: the view of one seat as JSON."""

from __future__ import annotations

import json
from collections.abc import Callable
from functools import lru_cache
from typing import Any, Final

from windroos.hands import Meld
from windroos.hosting.called import typed_name
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.model.ranking import leaders
from windroos.play.model.view import Laid, OpenTable, Phase, Source, Thrown, View, live_left, loose_left
from windroos.play.model.wall import layout
from windroos.play.record.keys import MELD
from windroos.rules.conduct import Conduct
from windroos.tiles import symbol
from windroos.wire.json_text import Json

_ENCODE: Final = json.JSONEncoder(ensure_ascii=False, separators=(",", ":")).encode

WINDS: Final = "ESWN"


def compact(value: Any) -> str:
    """A value as JSON without spaces."""
    return _ENCODE(value)


def body(**values: object) -> str:
    """An object as JSON without its opening brace."""
    return compact(values)[1:]


def wind(seat: int) -> str | None:
    """A seat as it is written; None for nobody."""
    return WINDS[seat] if seat != NOBODY else None


def tile(kind: int) -> str | None:
    """A tile as it is written; None where there is none, or where it lies face down."""
    return symbol(kind) if kind >= 0 else None


def view_object(view: View) -> Json:
    """A view as JSON; see docs/table.md."""
    return {
        **table_object(view),
        "wall": wall_rows(view),
        "discards": [thrown_object(one) for one in view.table.discards],
        "player": None if view.player == NOBODY else view.player,
        "seat": wind(view.seat),
        "own": own_object(view),
    }


def table_object(view: View) -> Json:
    """What lies open for everybody, but for what is long: the wall and the discards."""
    return {key: make(view) for key, make in _KEYS.items()}


def table_keys(view: View, before: OpenTable) -> Json:
    """Those keys of `table_object` that may be others than `before`, on the same match: what they are made of is."""
    changed = [name for name, was, one in zip(OpenTable._fields, before, view.table, strict=True) if was is not one]
    return {key: _KEYS[key](view) for key in _keys_of(tuple(changed))}


@lru_cache(maxsize=512)
def _keys_of(changed: tuple[str, ...]) -> tuple[str, ...]:
    """The keys that are made of any of these fields of a table."""
    return tuple(key for key in _KEYS if not set(_MADE_OF.get(key, (key,))).isdisjoint(changed))


_PHASES: Final = tuple(phase.name.lower() for phase in Phase)
_SOURCES: Final = tuple(source.name.lower() for source in Source)
# Any: each key has a kind of value of its own, see `view_format`
_KEYS: Final[dict[str, Callable[[View], Any]]] = {
    "rules": lambda view: view.rules.id,
    "strict": lambda view: view.conduct.strict,
    "phase": lambda view: _PHASES[view.table.phase],
    "number": lambda view: view.table.number,
    "round": lambda view: f"{WINDS}G"[view.table.round],
    "last": lambda view: view.table.match.last,
    "over": lambda view: view.table.match.over,
    "hands": lambda view: view.table.match.hands,
    "rounds": lambda view: view.table.match.rounds,
    "commitment": lambda view: view.table.commitment,
    "dice": lambda view: view.table.dice,
    "side": lambda view: view.table.side,
    "stack": lambda view: view.table.stack,
    "turn": lambda view: wind(view.table.turn),
    "source": lambda view: _SOURCES[view.table.source],
    "double": lambda view: wind(view.table.double),
    "players": lambda view: [_player(view.table, player) for player in range(len(view.table.match.players))],
    "seats": lambda view: view.table.players,
    "leaders": lambda view: leaders(view.table.match),
    "pot": lambda view: view.table.match.pot,
    "live": lambda view: live_left(view.conduct, view.table),
    "loose": lambda view: None if view.conduct.refilled else loose_left(view.conduct, view.table),
    "counts": lambda view: view.table.counts,
    "melds": lambda view: [_sets(view.table, seat, melds) for seat, melds in enumerate(view.table.melds)],
    "bonus": lambda view: [[symbol(kind) for kind in laid] for laid in view.table.bonus],
    "owed": lambda view: view.table.owed,
    "kong": lambda view: None if view.table.kong is None else _set(view.table.kong),
    "moon": lambda view: wind(view.table.moon),
    "bets": lambda view: [letter for seat, letter in enumerate(WINDS) if view.table.bets >> seat & 1],
    "dangers": lambda view: [{**danger._asdict(), "seat": WINDS[danger.seat]} for danger in view.table.dangers],
    "pauses": lambda view: view.table.pauses,
    "dead": lambda view: sorted({WINDS[wrong.seat] for wrong in view.table.false}, key=WINDS.index),
}
_MADE_OF: Final[dict[str, tuple[str, ...]]] = {
    "rules": (),
    "strict": (),
    **dict.fromkeys(("last", "over", "hands", "rounds", "leaders", "pot"), ("match",)),
    "players": ("match", "players"),
    "seats": ("players",),
    **dict.fromkeys(("live", "loose"), ("front", "back")),
    "melds": ("melds", "laid"),
    "dead": ("false",),
}
"""The fields of a table that a key is made of, where that is not the one of its name."""


def thrown_object(thrown: Thrown) -> Json:
    """A discard as JSON."""
    where = {"seat": WINDS[thrown.seat], "taker": wind(thrown.taker)}
    return {**where, "tile": symbol(thrown.tile), "rejected": thrown.rejected}


def own_object(view: View) -> Json | None:
    """What a seat knows besides; None for who has no seat. Its sets are those of `melds` with all their kinds."""
    if view.seat == NOBODY:
        return None
    own = view.own
    return {
        "rack": [symbol(kind) for kind in own.rack],
        "melds": _sets(view.table, view.seat, view.melds),
        "drawn": tile(own.drawn),
        "answer": None if own.answer is None else Call(own.answer).name.lower(),
        "accepted": [symbol(kind) for kind in own.accepted],
        "dead": own.dead,
    }


def _player(table: OpenTable, player: int) -> Json:
    seat = table.players.index(player) if player in table.players else NOBODY
    match = table.match
    return {"name": typed_name(match.players[player], player), "points": match.points[player], "seat": wind(seat)}


def _set(meld: Meld) -> Json:
    found: Json = json.loads(MELD.write(meld))
    return found


def _sets(table: OpenTable, seat: int, known: tuple[Meld, ...]) -> list[Json]:
    """The sets of a seat, each with who gave which tile; `known` are the same as far as their kinds are known."""
    laid = [one for one in table.laid if one.seat == seat]
    out = []
    for lies, meld in zip(table.melds[seat], known, strict=True):
        found = _laid_as(lies, laid)
        if found is not None:
            laid.remove(found)
        given = found is not None and found.giver != NOBODY
        giver = wind(found.giver) if found is not None else None
        out.append({**_set(meld), "from": giver, "taken": tile(found.tile) if found is not None and given else None})
    return out


def _laid_as(meld: Meld, laid: list[Laid]) -> Laid | None:
    """How a set came on the table: a promoted kong as the pung that it was."""
    kind = "pung" if meld.added else meld.kind
    return next((one for one in laid if (one.meld.kind, one.meld.tile) == (kind, meld.tile)), None)


# --- the wall ----------------------------------------------------------------------------------------------------


def wall_marks(view: View) -> bytes:
    """The wall in a byte a stack, side after side: small enough to be kept to tell what changed."""
    if not view.table.dice:
        return b""
    conduct, table = view.conduct, view.table
    sides, length = conduct.sides, conduct.stacks
    ring = _ring(conduct, table.front, table.back)
    opened = -table.side % sides * length + table.stack
    starts = [(-side % sides * length - opened) % len(ring) for side in range(sides)]
    return b"".join([(ring + ring)[start : start + length] for start in starts])


@lru_cache(maxsize=2048)
def _ring(conduct: Conduct, front: int, back: int) -> bytes:
    """The stacks in the order of the wall: the same at every table where as many tiles were taken."""
    placed = sorted(stack for side in layout(conduct, 0, 1, front, back) for stack in side)
    return bytes(stack.tiles | stack.raised << 2 | stack.dead << 4 for stack in placed)


def wall_rows(view: View) -> list[list[list[int]]]:
    """The sides of the wall, each a list of stacks: tiles, raised, dead."""
    marks, length = wall_marks(view), view.conduct.stacks
    rows = [[mark & 3, mark >> 2 & 3, mark >> 4] for mark in marks]
    return [rows[at : at + length] for at in range(0, len(rows), length)]
