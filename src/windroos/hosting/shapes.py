"""The table as a browser draws it: the view of one seat as JSON."""

from __future__ import annotations

import json
from functools import lru_cache
from typing import Any, Final

from windroos.hands import Meld
from windroos.hosting.called import typed_name
from windroos.play.model.actions import Call
from windroos.play.model.events import NOBODY
from windroos.play.model.match import leaders
from windroos.play.model.view import Laid, OpenTable, Phase, Source, Thrown, View, live_left, loose_left
from windroos.play.model.wall import layout
from windroos.play.record.log import MELD
from windroos.rules.conduct import Conduct
from windroos.tiles import symbol

Json = dict[str, Any]
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
    table, conduct, match = view.table, view.conduct, view.table.match
    return {
        "rules": view.rules.id,
        "strict": conduct.strict,
        "phase": Phase(table.phase).name.lower(),
        "number": table.number,
        "round": f"{WINDS}G"[table.round],
        "last": match.last,
        "over": match.over,
        "hands": match.hands,
        "rounds": match.rounds,
        "commitment": table.commitment,
        "dice": table.dice,
        "side": table.side,
        "stack": table.stack,
        "turn": wind(table.turn),
        "source": Source(table.source).name.lower(),
        "double": wind(table.double),
        "players": [_player(table, player) for player in range(len(match.players))],
        "seats": table.players,
        "leaders": leaders(match),
        "pot": match.pot,
        "live": live_left(conduct, table),
        "loose": None if conduct.refilled else loose_left(conduct, table),
        "counts": table.counts,
        "melds": [_sets(table, seat, table.melds[seat]) for seat in range(table.seats)],
        "bonus": [[symbol(kind) for kind in laid] for laid in table.bonus],
        "owed": table.owed,
        "kong": None if table.kong is None else _set(table.kong),
        "moon": wind(table.moon),
        "bets": [WINDS[seat] for seat in range(table.seats) if table.bets >> seat & 1],
        "dangers": [{**danger._asdict(), "seat": WINDS[danger.seat]} for danger in table.dangers],
        "pauses": table.pauses,
        "dead": sorted({WINDS[wrong.seat] for wrong in table.false}, key=WINDS.index),
    }


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
