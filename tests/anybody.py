"""Players who do anything that may be done, and a little that may not; and where every tile is."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from random import Random

from windroos.play.model import actions, events
from windroos.play.model.actions import Action, Call, PlayerAction
from windroos.play.model.events import NOBODY, Public
from windroos.play.model.view import View
from windroos.play.model.wall import draw_order, loose_order
from windroos.play.referee.state import State, view_of
from windroos.play.rules import legal
from windroos.play.rules.options import options
from windroos.tiles import KINDS

# --- players who do anything -------------------------------------------------------------------------------------


def conceivable(seat: int) -> tuple[PlayerAction, ...]:
    """Everything a seat could ask."""
    everything = range(KINDS + 8)
    return (
        actions.Draw(seat),
        actions.Draw(seat, moon=True),
        actions.Replace(seat),
        actions.Keep(seat),
        actions.Mahjong(seat),
        actions.Mahjong(seat, seasons=True),
        actions.Bet(seat),
        *(actions.Expose(seat, kind) for kind in everything),
        *(actions.Discard(seat, kind) for kind in everything),
        *(actions.Kong(seat, kind) for kind in everything),
        *(actions.Claim(seat, call) for call in (Call.PASS, Call.PUNG, Call.KONG, Call.MAHJONG)),
        *(actions.Claim(seat, Call.CHOW, low) for low in range(-1, KINDS)),
    )


def lively(view: View, random: Random) -> PlayerAction:
    """A player who claims nearly everything, likes sets, and on a strict table sometimes errs."""
    found = options(view)
    if view.conduct.strict and random.random() < 0.04:
        errors = [one for one in _errors(view, random) if legal.refusal(view, one) is None]
        if errors:
            return random.choice(errors)
    best = [
        one for one in found if isinstance(one, actions.Mahjong) or (isinstance(one, actions.Claim) and one.call == 4)
    ]
    if best and random.random() < 0.9:
        return best[-1]
    wanted = [one for one in found if isinstance(one, actions.Kong | actions.Bet | actions.Replace) or _is_set(one)]
    if wanted and random.random() < 0.7:
        return random.choice(wanted)
    owed = [one for one in found if isinstance(one, actions.Replace)]
    if owed and random.random() < 0.9:
        return owed[0]
    discards = [one for one in found if isinstance(one, actions.Discard)]
    if discards and random.random() < 0.95:
        rack = view.own.rack
        return min(discards, key=lambda one: (_company(rack, one.tile), random.random()))
    return random.choice(found)


def _is_set(action: PlayerAction) -> bool:
    return isinstance(action, actions.Claim) and action.call != Call.PASS


def _company(rack: tuple[int, ...], kind: int) -> int:
    near = 0
    if kind < 27:
        near = sum(one in rack for one in (kind - 1, kind + 1) if one // 9 == kind // 9)
    return 2 * rack.count(kind) + near


def _errors(view: View, random: Random) -> Iterator[PlayerAction]:
    seat = view.seat
    shown = random.random() < 0.7
    yield actions.Draw(seat)
    yield actions.Replace(seat)
    yield actions.Mahjong(seat, shown=shown)
    for call in (Call.PUNG, Call.KONG, Call.MAHJONG):
        yield actions.Claim(seat, call, shown=shown)
    yield actions.Claim(seat, Call.CHOW, random.randrange(27))
    if view.own.rack:
        yield actions.Discard(seat, random.choice(view.own.rack))


def answer_of(state: State, random: Random) -> Action:
    """What a random one of those who are waited for does; sometimes the clock is first, or somebody out of turn."""
    table = state.table
    if random.random() < 0.01:
        return actions.TimeUp()
    if state.conduct.kong_any_time and random.random() < 0.1:
        aside = [one for seat in range(table.seats) for one in options(view_of(state, seat)) if _rare(one)]
        if aside:
            return random.choice(aside)
    waiting = [seat for seat in range(table.seats) if state.pending >> seat & 1] or [table.turn]
    return lively(view_of(state, random.choice(waiting)), random)


def _rare(action: PlayerAction) -> bool:
    return isinstance(action, actions.Kong | actions.Bet)


# --- what is where -----------------------------------------------------------------------------------------------


def left_in_wall(state: State) -> list[int]:
    """The positions of the wall that nobody took."""
    conduct, table = state.conduct, state.table
    if table.front + table.back >= len(state.wall):
        return []
    gone = {*draw_order(conduct)[: table.front], *loose_order(conduct)[: table.back]}
    return [at for at in range(len(state.wall)) if at not in gone]


def everything(state: State, robbed: Public | None = None) -> Counter[int]:
    """All tiles, wherever they are; `robbed` is the mahjong that took a tile out of a kong."""
    found = Counter(state.wall[at] for at in left_in_wall(state))
    table = state.table
    for seat in range(table.seats):
        found.update(state.own[seat].rack)
        found.update(table.bonus[seat])
        for meld in view_of(state, seat).melds:
            found.update(meld.tiles())
    found.update(thrown.tile for thrown in table.discards if thrown.taker == NOBODY)
    if isinstance(robbed, events.Won) and robbed.robbed:
        found[robbed.tile] += 1
    return found
