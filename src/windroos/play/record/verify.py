"""A record refereed again: every action is decided anew, and every line must say what the referee says.

So the commitment is computed anew from wall and salt, and the wall opened at the end is compared with the one that was
built. The referee is not believed either: every tile must be somewhere exactly once after every action.
"""

from __future__ import annotations

import json
from collections import Counter
from collections.abc import Iterable, Iterator
from typing import Final, NamedTuple

from windroos.errors import PlayError, RecordError
from windroos.play.model.events import NOBODY, HandBegan, HandEnded, Step
from windroos.play.model.view import Phase
from windroos.play.model.wall import draw_order, loose_order
from windroos.play.record.header import first_state
from windroos.play.record.log import step_object
from windroos.play.record.record import Cut, RecordedAction, read_first, read_groups
from windroos.play.referee.referee import advance
from windroos.play.referee.state import State
from windroos.play.rules.legal import IllegalAction
from windroos.rules.special import Formations
from windroos.tiles import symbol
from windroos.wire.fault import path


class Verdict(NamedTuple):
    """What the referee found.

    hands    hands that were played to their end, in order
    steps    steps that are in order
    over     the match is over
    trouble  the first line that is wrong and why; None: the record is in order
    """

    hands: int
    steps: int
    over: bool
    trouble: RecordError | None

    @property
    def in_order(self) -> bool:
        """Nothing is wrong."""
        return self.trouble is None


def verify(lines: Iterable[str], formations: Formations | None = None) -> Verdict:
    """Referee a record again, line by line, in memory that does not grow with its length.

    `formations` is the club's own list of special formations, where the record was played with one.
    """
    hands = steps = 0
    over = False
    try:
        for state, group in refereed_groups(lines, formations):
            steps += len(group.steps)
            hands += sum(isinstance(step.public, HandEnded) for step in group.steps)
            over = state.table.match.over
    except RecordError as wrong:
        return Verdict(hands, steps, over, wrong)
    return Verdict(hands, steps, over, None)


def refereed_groups(
    lines: Iterable[str], formations: Formations | None = None
) -> Iterator[tuple[State, RecordedAction]]:
    """Each group that is in order, with the state after it. Raises RecordError for the first that is not."""
    lines = iter(lines)
    header = read_first(lines)
    try:
        state = first_state(header, formations)
    except RecordError as wrong:
        raise wrong.at(1) from None
    except PlayError as wrong:
        raise RecordError("record_match", reason=wrong, line=1) from None
    groups = read_groups(lines)
    for group in groups:
        if isinstance(group, Cut):
            raise RecordError("record_cut", line=group.line)
        try:
            state = refereed(state, group)
        except RecordError as wrong:
            if wrong.code == "record_cut":
                next(groups, None)  # where the line that should follow is there but wrong, this says so
            raise
        yield state, group


def refereed(state: State, group: RecordedAction) -> State:
    """The state after a group that is in order.

    Raises:
        RecordError: with the first line that is wrong, and why.
    """
    try:
        after, steps = advance(state, group.action)
    except (IllegalAction, PlayError) as refused:
        raise RecordError("record_illegal", reason=refused, line=group.line) from None
    for number, (said, right) in enumerate(zip(group.steps, steps, strict=False), group.line + 1):
        if said != right:
            raise _contradiction(said, right, group, number)
    if group.needs != len(steps):
        raise RecordError("record_steps", said=group.needs, right=len(steps), line=group.line)
    if not group.whole:
        raise RecordError("record_cut", line=group.line + len(group.steps) + 1)
    _check_tiles(after, group.line)
    return after


# --- what differs ------------------------------------------------------------------------------------------------

_AMOUNTS: Final = ("scores", "net", "deductions", "liable", "ruling", "pays", "pot", "special")
_NOTHING: Final = "-"
"""Stands for a key that is not there."""


def _contradiction(said: Step, right: Step, group: RecordedAction, line: int) -> RecordError:
    """What to say of a line that is not what the referee says."""
    where, here, there = difference(step_object(said), step_object(right)) or ("", _NOTHING, _NOTHING)
    values = {"key": where, "said": here, "right": there, "line": line}
    key = where.partition(".")[2].partition("[")[0]
    if isinstance(said.public, HandBegan) and key == "commitment":
        return RecordError("record_commitment", **values)
    if isinstance(said.public, HandEnded) and isinstance(right.public, HandEnded):
        if key in ("wall", "salt"):
            return RecordError("record_opened", **values)
        if key in _AMOUNTS:
            return RecordError("record_amount", **values)
    return RecordError("record_differs", **values, action=group.line)


def difference(said: object, right: object, where: str = "") -> tuple[str, str, str] | None:
    """The path to the first place where two values of JSON differ, and what stands there in each; None: nowhere."""
    if isinstance(said, dict) and isinstance(right, dict):
        for key in (*right, *(key for key in said if key not in right)):
            at = path(where, key)
            if key not in said:
                return at, _NOTHING, _shown(right[key])
            if key not in right:
                return at, _shown(said[key]), _NOTHING
            found = difference(said[key], right[key], at)
            if found is not None:
                return found
        return None
    if isinstance(said, list) and isinstance(right, list) and len(said) == len(right):
        pairs = enumerate(zip(said, right, strict=True))
        return next((found for at, pair in pairs if (found := difference(*pair, f"{where}[{at}]"))), None)
    return None if said == right and type(said) is type(right) else (where, _shown(said), _shown(right))


def _shown(value: object) -> str:
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 60 else f"{text[:57]}..."


# --- what is checked besides -------------------------------------------------------------------------------------


def _check_tiles(state: State, line: int) -> None:
    """Every tile is somewhere exactly once. Between hands the tiles are off the table."""
    if state.table.phase == Phase.BETWEEN:
        return
    there, wanted = tiles_of(state), Counter(state.conduct.tiles)
    for tile in sorted(there | wanted):
        if there[tile] != wanted[tile]:
            raise RecordError("record_tiles", sign=symbol(tile), count=there[tile], right=wanted[tile], line=line)


def tiles_of(state: State) -> Counter[int]:
    """All tiles of a hand that is on: in the wall, on racks, laid out and discarded."""
    table = state.table
    there = Counter(state.wall[at] for at in standing(state))
    for own in state.own:
        there.update(own.rack)
        for kind in own.covered:
            there[kind] += 4
    for melds in table.melds:
        for meld in melds:
            there.update(meld.tiles())
    for bonus in table.bonus:
        there.update(bonus)
    there.update(thrown.tile for thrown in table.discards if thrown.taker == NOBODY)
    return there


def standing(state: State) -> set[int]:
    """The positions of the tiles that still stand in the wall."""
    conduct, table = state.conduct, state.table
    everything = set(range(len(state.wall)))
    if table.front + table.back >= len(everything):
        return set()
    return everything - {*draw_order(conduct)[: table.front], *loose_order(conduct)[: table.back]}
